"""Choosing how well the computer plays one seat, and in which manner."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from ...ai.levels import DEFAULT, JOINT, LEVELS, PERSONALITIES, level, personality
from ...language import _, mark
from ...ui.layout.containers import Column
from ...ui.layout.leaves import Control, Text
from ...ui.layout.node import Node
from ...ui.layout.parts import WrappedChoice
from ...ui.widgets import BODY, SMALL, Button, Choice, Label
from ..core.context import Context
from ..core.dialog import Dialog

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


#: how high is what a choice is called, and what is told of what is chosen
HEAD, ABOUT = 28, (84, 84)


def _asked(label: str, choice: Choice, about: Label) -> list[Node]:
    """A choice in as many rows as it needs, what it is called, and what is told of it."""
    choice.title = label
    head = Text(label, size=SMALL, colour="muted", weight="bold", height=HEAD, alt_text="")
    return [head, WrappedChoice(choice, line=56), Control(about, height=ABOUT, grow=0.0)]


class OpponentChoice(Dialog):
    """Two rows to choose from, each with what the choice is like."""

    width = 1000.0

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
        self._tell()
        self.show_tree(
            Column(
                [
                    *_asked(_("Level"), self.level, self.about_level),
                    *_asked(_("Personality"), self.manner, self.about_manner),
                ],
                gap=6,
            ),
            done,
        )

    @property
    def code(self) -> str:
        """The chosen opponent's code for the seat."""
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
