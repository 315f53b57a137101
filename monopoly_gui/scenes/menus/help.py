"""The help card: the purpose of a screen, by the rules in force, and its keys."""

from collections.abc import Sequence

import pygame

from ...engine.rules import Rules
from ...language import _
from ...ui.input.gamepad import PAD_KEYS
from ...ui.layout.containers import Column, Columns
from ...ui.layout.leaves import Text
from ...ui.layout.node import Node
from ...ui.panels.key_caps import CAPS, KeyText
from ...ui.widgets import SMALL, Button
from ..core.context import Context
from ..core.dialog import Dialog
from ..core.home_board import home_board
from ..core.managed_scene import GameRules, ManagedScene, game_rules_of
from ..core.screen_keys import KeyLine, as_line, keys_everywhere, keys_here
from ..core.spoken_screen import title_of
from ..rules.book import show_rule
from .help_lines import sentences
from .help_texts import TOPICS


class HelpScene(Dialog):
    """Help on the topmost scene below; F1 or Escape opens and closes it."""

    #: it is read
    ground = "paper"

    width = 1280.0
    helped = False

    def __init__(
        self, context: Context, scenes: Sequence[ManagedScene], game: GameRules | None
    ) -> None:
        # the topmost scene with help
        about = next((s for s in reversed(scenes) if type(s).__name__ in TOPICS), scenes[-1])
        topic = TOPICS[type(about).__name__]
        read = Button(
            _("Read the rules"), lambda: self._read(topic.rule), icon="book", key=pygame.K_r,
            name="read",
        )  # fmt: skip
        done = Button(_("Close"), self.close, style="primary", key=pygame.K_ESCAPE, name="close")
        title = _(topic.title) if topic.title else title_of(about)
        super().__init__(context, title, [read, done])
        self.form.default = done
        self.game = game
        rules, board = game or (Rules(), home_board())
        self.text = " ".join(sentences(topic.lines, rules, board))
        self.groups: list[tuple[str, list[KeyLine]]] = [
            (_("On this screen"), keys_here(scenes)),
            (_("Everywhere"), keys_everywhere(about, context.bindings)),
        ]
        if pads := context.pads():
            words = [KeyLine((button,), as_line(_(meaning))) for button, meaning in PAD_KEYS]
            self.groups.append((pads[0], words))
        self.groups = [(title, lines) for title, lines in self.groups if lines]
        parts = (part for group in self.groups for part in key_group(*group))
        self.tree = Column([Text(self.text), *parts], gap=10)

    def on_demand_text(self) -> Sequence[str]:
        """The keys of the whole game."""
        others = [group for group in self.groups if group[0] != _("On this screen")]
        return [one.text for group in others for part in key_group(*group) for one in part.spoken()]

    def opening_text(self) -> list[str]:
        return [*super().opening_text(), _("F10 also reads out the keys that work everywhere.")]

    def _read(self, rule: str) -> None:
        self.close()
        show_rule(self.context, rule, self.game)


def key_group(title: str, lines: Sequence[KeyLine], caps: float = CAPS) -> list[Node]:
    """A heading, and keys in two columns, or in one where room is short."""
    keys = [KeyText(line.keys, line.words, caps) for line in lines]
    return [
        Text(title, size=SMALL, weight="display", colour="muted"),
        Columns(keys, width=290 + caps, gap=0, apart=24),
    ]


def show_help(context: Context, stack: Sequence[ManagedScene] = ()) -> None:
    """Open or close the help card of the scene on top of the stack (the real one by default)."""
    scenes = context.scenes
    stack = stack or scenes.stack
    top = stack[-1] if stack else None
    if isinstance(top, HelpScene):
        top.close()
        return
    if top is None or not top.helped:
        return
    scenes.push(HelpScene(context, scenes_with_keys(stack), game_rules_of(stack)))


def scenes_with_keys(stack: Sequence[ManagedScene]) -> list[ManagedScene]:
    """The scenes that receive keys now: the top one, and those it passes them on to."""
    scenes = [stack[-1]]
    for below in reversed(stack[:-1]):
        if not scenes[0].propagates:
            break
        scenes.insert(0, below)
    return scenes
