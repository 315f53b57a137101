"""The end of the lesson: what the learner now knows, and the way into a game of one's own."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from ...language import _
from ...ui.layout.containers import Centred, Column, Columns, MinWidth, Panel, Row, Wrap
from ...ui.layout.leaves import Control, Text
from ...ui.layout.node import Node
from ...ui.layout.parts import Icon
from ...ui.widgets import SMALL, Button
from ..core.context import Context
from ..core.dialog import BUTTON_HEIGHT, Dialog
from ..setup.own_seat import MINUTES, play_quick
from ..table.parts.card_buttons import DialogButton
from .steps import lesson_results

LINE = 44
#: how wide a point and the words of the invitation are at least
POINT, WORDS = 330, 320
#: the opponents of whoever has never had any
FIRST_LEVEL = "easy"


class LessonEnd(Dialog):
    """``done`` names the steps that were done; the others are shown without a tick."""

    width = 880.0

    def __init__(self, context: Context, done: set[str], to_title: Callable[[], None]) -> None:
        self.points = lesson_results(done)
        self.to_title = to_title
        self.quick = DialogButton(
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

    def _quick(self) -> None:
        """Begin at once."""
        play_quick(self.context, FIRST_LEVEL)

    def _play(self) -> None:
        """To the title, and from there at once to the set-up of a game."""
        self.to_title()
        self.context.scenes.push(self.context.routes.set_up())

    @property
    def _at_foot(self) -> bool:
        """Whether the golden button stands with the others, where it is always in sight."""
        return self.context.painter.enlarged > 1.0

    def update_viewport(self) -> None:
        self.buttons = [*self.others, self.quick] if self._at_foot else self.others
        self.tree = self._contents()
        widgets = [*self.tree.widgets(), *self.buttons]
        if [w for w in self.form.widgets if w in widgets] != widgets:
            self.form.replace(widgets, self.quick)
        super().update_viewport()

    def _contents(self) -> Node:
        text = _(
            "How about a quick game? You and three computers, about {minutes} minutes: "
            "everybody starts with two deeds, hotels need only three houses, and at the "
            "second bankruptcy the richest player wins."
        )
        words = Text(text.format(minutes=MINUTES))
        button = Control(self.quick, height=(BUTTON_HEIGHT, BUTTON_HEIGHT), grow=0.0)
        beside = [] if self._at_foot else [Centred(button)]
        invitation = Panel(Wrap([MinWidth(words, WORDS, grow=1.0), *beside]), pad=(20, 14))
        more = _(
            "Press F1 or the ? in the corner at any time for an explanation of what you "
            "see, by the rules of your game. You can choose how strong your computer "
            "opponents are."
        )
        points = Columns([_point(*point) for point in self.points], width=POINT, gap=8)
        return Column([points, invitation, Text(more, size=SMALL + 1, colour="muted")], gap=14)


def _point(words: str, done: bool) -> Node:
    """Something that was learnt, or is still to be."""
    icon = Icon("check" if done else "minus", 28, "good" if done else "muted")
    ink, weight = ("text", "bold") if done else ("muted", "regular")
    return Row([icon, Text(words, colour=ink, weight=weight, height=LINE - 8, grow=1.0)])
