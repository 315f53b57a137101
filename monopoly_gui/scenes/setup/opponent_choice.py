"""Choosing how well the computer plays one seat, and in which manner."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame
from pygame import Surface

from ...ai.levels import DEFAULT, JOINT, LEVELS, PERSONALITIES, level, personality
from ...language import _, mark
from ...ui.painting import layout
from ...ui.widgets import BODY, SMALL, Button, Choice, Label
from ..core.dialog import Dialog

if TYPE_CHECKING:
    from ..core.context import Context

#: no personality
PLAIN = ""
PLAIN_NAME = mark("Balanced")
PLAIN_ABOUT = mark("Plays by the numbers, without a bias of its own.")


def title_of(code: str) -> str:
    """A short name for a code, like "Hard, Dealer"."""
    of_level, _joint, of_person = (code or DEFAULT).partition(JOINT)
    name = _(level(of_level).name)
    if not of_person:
        return name
    return _("{level}, {personality}").format(
        level=name, personality=_(personality(of_person).name)
    )


#: a row of the choice, and the whole; with fewer design units across, the manners have several rows
LINE, HEIGHT, SLIM = 56, 560.0, 700.0


class OpponentChoice(Dialog):
    """Two rows to choose from, each with what the choice is like."""

    width = 1000.0
    height = HEIGHT

    def __init__(
        self,
        context: Context,
        name: str,
        code: str,
        take: Callable[[str], None],
        take_all: Callable[[str], None] | None,
    ) -> None:
        done = Button(_("Done"), self._done, style="primary", key=pygame.K_RETURN, name="done")
        everybody = Button(_("This level for all computers"), self._all, style="light", name="all")
        super().__init__(
            context,
            _("How {player} plays").format(player=name or _("this player")),
            [everybody, done] if take_all else [done],
        )
        of_level, _joint, of_person = (code or DEFAULT).partition(JOINT)
        self._take, self._take_all = take, take_all
        self.level = Choice(
            [(each.code, _(each.name)) for each in LEVELS],
            of_level,
            lambda _code: self._tell(),
            name="level",
            on_card=True,
        )
        self.manner = Choice(
            [(PLAIN, _(PLAIN_NAME)), *((p.code, _(p.name)) for p in PERSONALITIES)],
            of_person,
            lambda _code: self._tell(),
            name="personality",
            on_card=True,
        )
        self.about_level = Label(
            "", size=BODY, colour="text", wrap=True, valign="top", name="about level"
        )
        self.about_manner = Label(
            "", size=BODY, colour="text", wrap=True, valign="top", name="about personality"
        )
        #: rows of the manners
        self._lines = 1
        self._tell()
        self.form.replace(
            [self.level, self.about_level, self.manner, self.about_manner, *self.buttons],
            default=done,
        )

    @property
    def code(self) -> str:
        """What is chosen, as a seat keeps it."""
        return JOINT.join(part for part in (self.level.value, self.manner.value) if part)

    def _tell(self) -> None:
        """Describe what is chosen now."""
        self.about_level.text = _(level(self.level.value).description)
        manner = self.manner.value
        self.about_manner.text = _(personality(manner).description if manner else PLAIN_ABOUT)

    def _done(self) -> None:
        self._take(self.code)
        self.close()

    def _all(self) -> None:
        if self._take_all:
            self._take_all(self.code)
        self.close()

    def update_viewport(self) -> None:
        painter = self.context.painter
        self.manner.columns, self._lines = 0, 1
        if self.is_compact(SLIM):
            self._lines = self.manner.fold(painter, painter.px(self.inside), 1)
        self.height = HEIGHT + (self._lines - 1) * LINE
        super().update_viewport()

    def layout(self) -> None:
        super().layout()
        painter = self.context.painter
        px = painter.px
        label, line, about = px(34), painter.pressable(LINE), px(84)
        _head, first, text, _gap, second, second_note = layout.column(
            self.body, [label, line, about, label, self._lines * line, 1.0], px(6)
        )
        self.level.rect, self.manner.rect = first, second
        self.about_level.rect = layout.inset(text, px(4), px(6))
        self.about_manner.rect = layout.inset(second_note, px(4), px(6))

    def paint(self, surface: Surface) -> None:
        super().paint(surface)
        painter = self.context.painter
        for widget, title in ((self.level, _("Level")), (self.manner, _("Personality"))):
            at = (widget.rect.x, widget.rect.y - painter.px(34))
            painter.text(surface, title, at, size=SMALL, colour="muted", weight="bold")
