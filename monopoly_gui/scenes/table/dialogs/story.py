"""The story of a game that has ended, with its curve."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface

from ....engine.chance import LogMismatch
from ....language import _, translate
from ....match.background_tasks import BackgroundTask
from ....match.chronicle import chronicle_of
from ....match.match import Match
from ....match.seal import seed_line
from ....records.reckoning import NoResult, result_of
from ....storage import SavedGame
from ....ui.charts.line_chart import DASHES, Line, LineChart
from ....ui.painting import layout
from ....ui.text.people import People, Person
from ....ui.text.story_text import Course, Deal, Told, story_of
from ....ui.widgets import BODY, SMALL, Button
from ...core.confirm import ConfirmScene
from ...core.page import Page

if TYPE_CHECKING:
    from ...core.context import Context

#: the share of the page that the sentences take
WORDS = 0.56
#: how high a sentence is in a narrow page, where the curve lies below them
SENTENCE = 104


def nothing() -> None:
    """Do nothing more."""


def course_of(saved: SavedGame) -> Course | None:
    """What is known of a finished game, None if its log does not lead there."""
    try:
        result = result_of(saved)
        chronicle = chronicle_of(saved.start, saved.log)
    except (NoResult, LogMismatch):
        return None
    order = sorted(range(len(result.seats)), key=lambda seat: result.seats[seat].place)
    winner = result.winners[0]
    deals = tuple(
        Deal(seat, each.best.other, each.best.round, each.best.change)
        for seat, each in enumerate(result.seats)
        if each.best
    )
    luck = tuple(seat.luck for seat in result.seats if seat.luck is not None)
    return Course(
        rounds=result.rounds,
        ranking=tuple(order),
        winners=result.winners,
        moments=tuple(chronicle.moments()),
        deals=deals,
        chances=result.curve.chances,
        luck=luck if len(luck) == len(result.seats) else (),
        lowest=result.seats[winner].lowest,
        earner=result.seats[winner].earner,
    )


class StoryPage(Page):
    """The sentences on the left, the chances of winning through the game on the right or below."""

    roomy = 800.0
    first_part = 7 * SENTENCE + 32.0

    def __init__(self, context: Context, match: Match) -> None:
        super().__init__(context, _("The story of the game"))
        self.match = match
        self.people = People(
            [Person(s.name, s.token, s.colour, s.kind == "human", s.bot) for s in match.seats],
            match.board,
        )
        self.told: list[Told] = []
        self.chart = LineChart(lambda value: f"{value} %", name="curve")
        self.chart.title, self.chart.unit = _("Chances of winning"), _("Round")
        self.proof = Button(
            _("Proof of the dice"),
            self._prove,
            icon="lock",
            key=pygame.K_p,
            style="secondary",
            name="proof",
        )
        self._task: BackgroundTask[Course | None] | None = match.background_tasks.send(
            partial(course_of, match.saved())
        )
        self._words = Rect(0, 0, 0, 0)
        self.form.replace([self.back, self.chart, self.proof])
        self._take()

    def _take(self) -> None:
        """Show the story as soon as it is known."""
        if self._task is None or not self._task.done:
            return
        course, self._task = self._task.result, None
        if course is None:
            self.told = [Told("info", _("This game has no story."))]
            return
        self.told = story_of(course, self.people)
        theme, people = self.context.painter.theme, self.people
        count = max(1, len(course.chances[0]) - 1) if course.chances else 1
        self.chart.show(
            [
                Line(
                    people.name(p),
                    people.mark(p),
                    people.colour(p, theme),
                    p % len(DASHES),
                    tuple((at * course.rounds / count, 100 * value)
                          for at, value in enumerate(chances)),
                )
                for p, chances in enumerate(course.chances)
            ]
        )  # fmt: skip

    def _prove(self) -> None:
        """Tell the seed, whose seal was told before the first throw."""
        text = translate(seed_line(self.match.state.seed, self.match.salt))
        told = ConfirmScene(
            self.context, _("Proof of the dice"), text, nothing, yes=_("Close"), no=""
        )
        self.context.scenes.push(told)

    def tick(self, now: float, dt: float) -> None:
        super().tick(now, dt)
        if self._task is not None and self._task.done:
            self._take()
            self.invalidate()

    def layout(self) -> None:
        super().layout()
        px = self.context.painter.px
        foot, rest = layout.split(self.body, "bottom", px(56), px(12))
        self._words, right = self.beside(rest, [WORDS, 1 - WORDS])
        self.chart.rect = layout.inset(right, px(20), px(20))
        wide = self.proof.width(self.context.painter)
        self.proof.rect = Rect(foot.right - wide, foot.y, wide, foot.height)

    def paint(self, surface: Surface) -> None:
        super().paint(surface)
        painter = self.context.painter
        px = painter.px
        painter.panel(surface, self._words, "card")
        painter.panel(surface, layout.inset(self.chart.rect, -px(20), -px(20)), "card")
        inside = layout.inset(self._words, px(22), px(16))
        told = self.told or [Told("clock", _("Looking back at the game…"))]
        rows = layout.column(inside, [1.0] * max(len(told), 7), px(4))
        for line, row in zip(told, rows, strict=False):
            side = min(row.height, px(40))
            spot = Rect(row.x, row.centery - side // 2, side, side)
            if line.player >= 0:
                who = line.player
                colour = self.people.colour(who, painter.theme)
                face = self.people.faces[who]
                if face:
                    happy = line.icon == "trophy"
                    painter.face(surface, face, "happy" if happy else "calm", spot)
                else:
                    painter.token(surface, self.people.token(who), spot, colour)
            icon = Rect(spot.right + px(12), row.centery - px(14), px(28), px(28))
            painter.icon(surface, line.icon, icon, "muted")
            words = Rect(icon.right + px(14), row.y, row.right - icon.right - px(14), row.height)
            size = painter.fitting(line.text, BODY, words.width * 1.8, "regular")
            painter.text(
                surface,
                line.text,
                words,
                size=max(SMALL, min(BODY, size)),
                colour="text",
                weight="bold" if line.icon == "trophy" else "regular",
                valign="center",
                wrap=True,
            )
