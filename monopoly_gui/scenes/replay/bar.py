"""What a film is driven with: the line of its moments, and the buttons below it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

import pygame
from pygame import Rect, Surface

from ...language import _, mark
from ...ui.painting import layout
from ...ui.panels.scrub_bar import ScrubBar
from ...ui.widgets import BODY, SMALL, Button, Choice, IconButton, Widget
from .reel import SPEEDS

if TYPE_CHECKING:
    from ...match.film import Film
    from ...ui.painting.painter import Painter
    from ..core.context import Context
    from .reel import Reel

#: in design units
HEIGHT = 124
LINE = 48
PAD = 10
SIDE = 50
GAP = 8
SPEED = 62
#: as many design units across have room for the buttons in one row, or in two
ONE_ROW, TWO_ROWS = 876, 540
#: the words are left out where they have less room than this
WORDS_LEAST = 150
OVER = mark("The game ends here. Go back to an earlier moment.")


def rows_in(across: float) -> int:
    """In how many rows the buttons lie where the bar has so many design units across."""
    return 1 + (across < ONE_ROW) + (across < TWO_ROWS)


def high(across: float) -> float:
    """How many design units high the bar is there."""
    return HEIGHT + (rows_in(across) - 1) * (SIDE + GAP)


class Player(Protocol):
    """What the bar may ask of the screen that shows the film; moments count from 0."""

    context: Context
    film: Film
    reel: Reel

    def want(self, moment: int) -> None: ...
    def go_to(self, moment: int) -> None: ...
    def says(self, moment: int) -> str: ...
    def step_back(self) -> None: ...
    def step_forward(self) -> None: ...
    def turn_back(self) -> None: ...
    def turn_forward(self) -> None: ...
    def set_speed(self, speed: int) -> None: ...
    def continue_here(self) -> None: ...
    def close(self) -> None: ...


class ReplayBar:
    """Made once; ``refresh`` follows the reel."""

    def __init__(self, scene: Player) -> None:
        self.scene = scene
        film, go = scene.film, scene.go_to
        self.scrub = ScrubBar(len(film), film.rounds, scene.want, scene.says)
        self.play = Button(
            _("Play"),
            scene.reel.toggle,
            icon="play",
            key=pygame.K_SPACE,
            style="primary",
            name="play",
        )
        before = (
            ("start", "step_back", lambda: go(0), _("To the start (Home)")),
            ("turn back", "rewind", scene.turn_back, _("Back one turn (Shift+←)")),
            ("back", "chevron_left", scene.step_back, _("Back one step (←)")),
        )
        after = (
            ("forward", "chevron_right", scene.step_forward, _("Forward one step (→)")),
            ("turn forward", "fast_forward", scene.turn_forward, _("Forward one turn (Shift+→)")),
            ("end", "skip", lambda: go(len(film)), _("To the end (End)")),
        )
        self.before = [IconButton(icon, do, tip=tip, name=name) for name, icon, do, tip in before]
        self.after = [IconButton(icon, do, tip=tip, name=name) for name, icon, do, tip in after]
        self.speed = Choice(
            [(str(speed), f"{speed}×") for speed in SPEEDS],
            "1",
            lambda value: scene.set_speed(int(value)),
            size=SMALL,
            name="speed",
            tip=_("Playback speed (+ and -)"),
        )
        self.go_on = Button(
            _("Continue from here"),
            scene.continue_here,
            icon="dice",
            key=pygame.K_n,
            style="good",
            name="continue",
            tip=_("Continue from this position as a new game."),
        )
        self.go_on.short = _("Continue")
        self.close = Button(
            _("Close"), scene.close, icon="close", key=pygame.K_ESCAPE, style="ghost", name="close"
        )
        self.box = Rect(0, 0, 0, 0)
        self.words = Rect(0, 0, 0, 0)
        self._told = ""

    @property
    def all(self) -> list[Widget]:
        return [
            self.scrub, *self.before, self.play, *self.after, self.speed, self.go_on, self.close
        ]  # fmt: skip

    def refresh(self) -> bool:
        """Show where the reel is; True if the words have changed."""
        reel = self.scene.reel
        self.scrub.value = reel.moment
        label, icon = (_("Pause"), "pause") if reel.playing else (_("Play"), "play")
        if self.play.icon != icon:
            self.play.icon, self.play.label = icon, label
        if self.speed.value != str(reel.speed):
            self.speed.value = str(reel.speed)
        self.go_on.reason = _(OVER) if reel.state.over else ""
        text, self._told = self._told, self.scene.says(reel.moment)
        return text != self._told

    def place(self, rect: Rect) -> None:
        """The line above, the buttons in a row below, narrower where the window is."""
        painter = self.scene.context.painter
        px = painter.px
        self.box = rect
        inside = layout.inset(rect, px(PAD + 6), px(PAD))
        line, row = layout.split(inside, "top", px(LINE), px(2))
        self.scrub.rect = line
        rows = rows_in(rect.width / painter.scale)
        if rows > 1:
            self._place_rows(layout.column(row, [1.0] * rows, px(GAP)))
            return
        most = max(self._play_width(painter, text) for text in (_("Play"), _("Pause")))
        wishes = [px(SIDE)] * 3 + [most] + [px(SIDE)] * 3
        ends = [px(SPEED) * len(SPEEDS), self.go_on.width(painter), self.close.width(painter)]
        gaps = px(GAP) * (len(wishes) + len(ends))
        share = min(1.0, (row.width - gaps) / max(1, sum(wishes) + sum(ends)))
        # the speeds are as wide as they have to be, and the rest shares what is left
        speeds = max(int(ends[0] * share), min(ends[0], self._speed_width(painter)))
        left = row.width - gaps - speeds
        share = min(1.0, left / max(1, sum(wishes) + sum(ends[1:])))
        widgets = [*self.before, self.play, *self.after]
        x = row.x
        for widget, width in zip(widgets, wishes, strict=True):
            widget.rect = Rect(x, row.y, int(width * share), row.height)
            x = widget.rect.right + px(GAP)
        left, right = x, row.right
        widths = (int(ends[2] * share), int(ends[1] * share), speeds)
        for end, width in zip((self.close, self.go_on, self.speed), widths, strict=True):
            end.rect = Rect(right - width, row.y, width, row.height)
            right = end.rect.left - px(GAP)
        room = right - left - px(GAP)
        self.words = Rect(left + px(GAP), row.y, max(0, room), row.height)

    def _place_rows(self, rows: list[Rect]) -> None:
        """The steps above, the speeds and the ends below, in one row or in two."""
        painter = self.scene.context.painter
        gap, steps = painter.px(GAP), [*self.before, self.play, *self.after]
        most = max(self._play_width(painter, text) for text in (_("Play"), _("Pause")))
        needs = [most if step is self.play else painter.px(SIDE) for step in steps]
        for step, cell in zip(steps, layout.fitting(rows[0], needs, gap), strict=True):
            step.rect = cell
        ends: list[Widget] = [self.go_on, self.close]
        needs = [self.go_on.width(painter), self.close.width(painter)]
        if len(rows) > 2:
            self.speed.rect = rows[1]
        else:
            speeds = self._speed_width(painter)
            self.speed.rect, rows[-1] = layout.split(rows[-1], "left", speeds, gap)
        for end, cell in zip(ends, layout.fitting(rows[-1], needs, gap), strict=True):
            end.rect = cell
        self.words = Rect(0, 0, 0, 0)

    def _speed_width(self, painter: Painter) -> int:
        """The least at which every speed can be read."""
        widest = max(painter.measure(text, SMALL, "bold")[0] for _other, text in self.speed.options)
        return len(SPEEDS) * (widest + painter.px(14))

    def _play_width(self, painter: Painter, label: str) -> int:
        return Button(label, icon="play", key=pygame.K_SPACE).width(painter)

    def paint(self, surface: Surface) -> None:
        """The ground, and in words where the film is."""
        painter = self.scene.context.painter
        painter.panel(surface, self.box, "dark")
        needed = max(painter.px(WORDS_LEAST), painter.measure(self._told, BODY - 2)[0] * 0.55)
        if self.words.width >= needed:
            painter.text(
                surface,
                self._told,
                self.words,
                size=BODY - 2,
                colour="light_muted",
                valign="center",
                max_width=self.words.width,
                wrap=True,
            )
        else:
            painter.leave_out(self._told, self.words)
