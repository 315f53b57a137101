"""The end of the lesson: what the learner now knows, and the way into a game of one's own."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface

from ...language import _
from ...ui.painting import layout
from ...ui.widgets import BODY, SMALL, Button
from ..core.dialog import BUTTON_HEIGHT, Dialog
from ..setup.quick import MINUTES, play_quick
from ..table.shared.card_buttons import CardButton
from .steps import learnt

if TYPE_CHECKING:
    from ..core.context import Context

LINE = 44
#: with fewer design units across, the points stand in one column and the invitation is higher
ACROSS, MORE = 760.0, 170
#: at the foot: the space of the words, and of the buttons
TOLD, FOOT = 128, 84
#: the card that invites to a quick game: its height, and what its button has of the width
INVITATION, BUTTON = 160, 230
#: the opponents of whoever has never had any
FIRST_LEVEL = "easy"


class LessonEnd(Dialog):
    """``done`` names the steps that were done; the others are shown without a tick."""

    width = 880.0

    def __init__(self, context: Context, done: set[str], to_title: Callable[[], None]) -> None:
        self.points = learnt(done)
        self.to_title = to_title
        self.card = Rect(0, 0, 0, 0)
        self.quick = CardButton(
            _("Quick game"), self._quick, icon="speed", style="primary", key=pygame.K_k,
            name="quick",
        )  # fmt: skip
        own = Button(_("Set up a game"), self._play, style="light", key=pygame.K_p, name="play")
        on = Button(
            _("Keep playing here"), self.close, style="light", key=pygame.K_ESCAPE, name="on"
        )
        title = Button(
            _("To the title screen"), to_title, style="light", key=pygame.K_q, name="title"
        )
        self.others = [title, on, own]
        super().__init__(context, _("Now you can"), self.others)
        self.form.replace([self.quick, *self.buttons], self.quick)

    def _quick(self) -> None:
        """Begin at once."""
        play_quick(self.context, FIRST_LEVEL)

    def _play(self) -> None:
        """To the title, and from there at once to the set-up of a game."""
        self.to_title()
        self.context.scenes.push(self.context.routes.set_up())

    @property
    def _slim(self) -> bool:
        return self.is_compact(ACROSS)

    @property
    def _rows(self) -> int:
        """How many lines the points have."""
        return len(self.points) if self._slim else -(-len(self.points) // 2)

    @property
    def _at_foot(self) -> bool:
        """Whether the golden button stands with the others, where it is always in sight."""
        return self.context.painter.enlarged > 1.0

    def _in_order(self) -> None:
        """Have the golden button in the card, or last at the foot."""
        self.buttons = [*self.others, self.quick] if self._at_foot else self.others
        widgets = self.buttons if self._at_foot else [self.quick, *self.buttons]
        if [w for w in self.form.widgets if w in widgets] != widgets:
            self.form.replace(widgets, self.quick)

    def layout(self) -> None:
        self._in_order()
        invitation = INVITATION + (MORE if self._slim else 0)
        if self._slim and self._at_foot:
            invitation -= BUTTON_HEIGHT
        more = 60 if self._slim else 0
        self.height = 2 * 34 + 50 + self._rows * LINE + 14 + invitation + TOLD + FOOT + more
        super().layout()
        px = self.context.painter.px
        top = self.body.y + px(LINE) * self._rows + px(14)
        self.card = Rect(self.body.x, top, self.body.width, px(invitation))
        if self._at_foot:
            return
        width = max(px(BUTTON), self.quick.width(self.context.painter))
        self.quick.rect = Rect(0, 0, width, px(BUTTON_HEIGHT))
        self.quick.rect = self.quick.rect.move(
            self.card.right - px(22) - width, self.card.centery - self.quick.rect.height // 2
        )

    def paint(self, surface: Surface) -> None:
        super().paint(surface)
        painter = self.context.painter
        rows = self._rows
        top, rest = layout.split(self.body, "top", painter.px(LINE) * rows, painter.px(14))
        cells = layout.grid(top, 1 if self._slim else 2, rows, 0)
        for (words, done), cell in zip(self.points, cells, strict=False):
            side = painter.px(28)
            rect = Rect(cell.x, cell.centery - side // 2, side, side)
            painter.icon(surface, "check" if done else "minus", rect, "good" if done else "muted")
            area = Rect(rect.right + painter.px(12), cell.y, 0, cell.height)
            area.width = cell.right - area.x
            painter.text(
                surface,
                words,
                area,
                size=BODY,
                colour="text" if done else "muted",
                weight="bold" if done else "regular",
                valign="center",
            )
        self._invite(surface)
        rest.y, rest.height = self.card.bottom + painter.px(14), 0
        rest.height = self.body.bottom - rest.y
        painter.text(
            surface,
            _(
                "At any time F1 or the ? in the corner explains what you see, by the "
                "rules of your game. You can choose how strong your computer "
                "opponents are."
            ),
            rest,
            size=SMALL + 1,
            colour="muted",
            wrap=True,
        )

    def _invite(self, surface: Surface) -> None:
        """Say what a quick game is, beside the button that begins one."""
        painter = self.context.painter
        painter.panel(surface, self.card, "inset")
        pad = painter.px(20)
        area = Rect(self.card.x + pad, self.card.y + pad // 2, 0, self.card.height - pad)
        beside = self.card.right if self._at_foot else self.quick.rect.left
        area.width = beside - pad - area.x
        text = _(
            "How about a quick game? You and three computers, about {minutes} "
            "minutes: everybody starts with two deeds, a hotel follows three houses, "
            "and at the second bankruptcy the richest player wins."
        )
        painter.text(
            surface,
            text.format(minutes=MINUTES),
            area,
            size=BODY,
            colour="text",
            valign="center",
            wrap=True,
        )
