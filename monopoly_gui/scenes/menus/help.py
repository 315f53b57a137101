"""The help card: what a screen is about, by the rules in force, and the keys that work there."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import zip_longest
from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface

from ...engine.rules import Rules
from ...language import _
from ...ui.input.gamepad import TOLD as PAD_KEYS
from ...ui.painting import layout
from ...ui.painting.reading import read_as
from ...ui.panels.key_caps import caps_width, draw_caps
from ...ui.widgets import BODY, SMALL, Button
from ..core.dialog import BUTTON_HEIGHT, PAD, Dialog
from ..core.key_list import KeyLine, as_line, keys_everywhere, keys_here
from ..core.shown import GameRules, Shown
from ..rules.book import show_rule
from .help_texts import TOPICS, help_lines

if TYPE_CHECKING:
    from ..core.context import Context

LINE = 36
HEAD = 40
CAPS = 150
#: what lies between the two columns of keys
GAP = 24


class HelpScene(Dialog):
    """Tells of the highest of the scenes below it; it goes as it came, by F1 or Escape."""

    width = 1280.0
    helped = False

    def __init__(self, context: Context, scenes: Sequence[Shown], game: GameRules | None) -> None:
        about = topic_scene(scenes)
        topic = TOPICS[type(about).__name__]
        read = Button(
            _("Read the rules"),
            lambda: self._read(topic.rule),
            icon="book",
            style="light",
            key=pygame.K_r,
            name="read",
        )
        done = Button(_("Close"), self.close, style="primary", key=pygame.K_ESCAPE, name="close")
        super().__init__(context, _(topic.title), [read, done])
        self.form.default = done
        self.game = game
        rules, board = game if game else (Rules(), None)
        self.text = " ".join(help_lines(topic, rules, board))
        self.groups: list[tuple[str, list[KeyLine]]] = [
            (_("On this screen"), keys_here(scenes)),
            (_("Everywhere"), keys_everywhere(about, context.bindings)),
        ]
        if pads := context.pads():
            words = [KeyLine((button,), as_line(_(meaning))) for button, meaning in PAD_KEYS]
            self.groups.append((pads[0], words))
        self.groups = [(title, lines) for title, lines in self.groups if lines]

    def on_demand_text(self) -> Sequence[str]:
        """The keys of the whole game."""
        others = [group for group in self.groups if group[0] != _("On this screen")]
        return [text for title, lines in others for text in (title, *map(aloud, lines))]

    def more_hint(self) -> str:
        return _("F10 also reads the keys that work everywhere.")

    def _read(self, rule: str) -> None:
        self.close()
        show_rule(self.context, rule, self.game)

    # the picture ----------------------------------------------------------------------

    def update_viewport(self) -> None:
        painter = self.context.painter
        lines = len(painter.wrap(self.text, BODY, painter.px(self.inside)))
        line = painter.measure("", BODY)[1] / painter.scale
        keys = sum(
            HEAD + sum(self._high(pair) for pair in self._pairs(found)) / painter.scale
            for _title, found in self.groups
        )
        self.height = 2 * PAD + 50 + lines * line + 24 + keys + 24 + BUTTON_HEIGHT + 10
        super().update_viewport()

    def paint(self, surface: Surface) -> None:
        super().paint(surface)
        painter = self.context.painter
        px = painter.px
        text = painter.text(surface, self.text, self.body, size=BODY, colour="text", wrap=True)
        y = text.bottom + px(20)
        for title, lines in self.groups:
            head = Rect(self.body.x, y, self.body.width, px(HEAD))
            painter.text(
                surface, title, head, size=SMALL, colour="muted", weight="black", valign="center"
            )
            y = head.bottom
            with read_as(painter, head, *map(aloud, lines)):
                for pair in self._pairs(lines):
                    room = Rect(self.body.x, y, self.body.width, self._high(pair))
                    cells = layout.row(room, [1.0] * len(pair), px(GAP))
                    for found, cell in zip(pair, cells, strict=True):
                        if found:
                            self._paint_line(surface, cell, found)
                    y += room.height

    def _pairs(self, lines: Sequence[KeyLine]) -> list[tuple[KeyLine | None, ...]]:
        """The lines in two columns, or in one where there is no room for two."""
        return [(line,) for line in lines] if self.narrower(self.width) else pairs(lines)

    def _high(self, pair: tuple[KeyLine | None, ...]) -> int:
        """How high the lines of two keys beside each other are, in pixels."""
        painter = self.context.painter
        half = painter.px((self.inside - (len(pair) - 1) * GAP) / len(pair))
        most = max(
            len(painter.wrap(line.words, SMALL, half - self._before(line))) for line in pair if line
        )
        return painter.px(LINE) + (most - 1) * painter.measure("", SMALL)[1]

    def _before(self, line: KeyLine) -> int:
        """How many pixels the keys of a line take."""
        painter = self.context.painter
        return max(caps_width(painter, line.keys) + painter.px(6), painter.px(CAPS))

    def _paint_line(self, surface: Surface, room: Rect, line: KeyLine) -> None:
        painter = self.context.painter
        left = room.x, room.centery
        draw_caps(painter, surface, line.keys, left, "light", "text")
        x = room.x + self._before(line)
        words = Rect(x, room.y, room.right - x, room.height)
        painter.text(
            surface, line.words, words, size=SMALL, colour="text", valign="center", wrap=True
        )


def aloud(line: KeyLine) -> str:
    """Keys and what they do, as a line that is read."""
    return f"{', '.join(line.keys)}: {line.words}"


def pairs(lines: Sequence[KeyLine]) -> list[tuple[KeyLine | None, ...]]:
    """The lines in two columns, what stands beside each other together."""
    half = -(-len(lines) // 2)
    return list(zip_longest(lines[:half], lines[half:]))


def topic_scene(scenes: Sequence[Shown]) -> Shown:
    """The highest scene that has something to tell."""
    return next((s for s in reversed(scenes) if type(s).__name__ in TOPICS), scenes[-1])


def show_help(context: Context, stack: Sequence[Shown] = ()) -> None:
    """Open the help card of the scene on top of the stack (the real one if none is given).

    Where the card lies on top already, it is closed.
    """
    scenes = context.scenes
    stack = stack or scenes.stack
    top = stack[-1] if stack else None
    if isinstance(top, HelpScene):
        top.close()
        return
    if top is None or not top.helped:
        return
    game = None
    for scene in reversed(stack):
        game = game or scene.rules_in_force
    scenes.push(HelpScene(context, heard(stack), game))


def heard(stack: Sequence[Shown]) -> list[Shown]:
    """The scenes that hear keys now: the top one, and what it passes them on to."""
    scenes = [stack[-1]]
    for below in reversed(stack[:-1]):
        if not scenes[0].propagates:
            break
        scenes.insert(0, below)
    return scenes
