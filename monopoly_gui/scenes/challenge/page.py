"""All challenges: the stars won, and the chosen one to read and start."""

from collections.abc import Callable, Sequence
from datetime import date
from functools import partial

import pygame
from pygame import Rect, Surface

from ...challenges.challenge import Challenge, Verdict
from ...challenges.collection import CHALLENGES
from ...language import _
from ...ui.layout.containers import Column, Panel
from ...ui.layout.leaves import Control, Text
from ...ui.layout.node import Node
from ...ui.painting import layout
from ...ui.painting.painter import Painter
from ...ui.widgets import BODY, LARGE, SMALL, Button, ScrollList, Widget
from ...ui.widgets.scrolllist import draw_ground
from ..core.context import Context
from .calendar import DaysScene
from .choosing import ChallengePage
from .task import (
    MOST,
    ChallengeRoutes,
    draw_stars,
    goal_text,
    stars_width,
    summary,
    task_text,
    task_tree,
)

ROW = 86


class ChallengesScene(ChallengePage):
    """Lines on the left, on the right the task, the goal and a picture of the position."""

    def __init__(
        self,
        context: Context,
        chosen: str = "",
        threaded: bool = True,
        today: Callable[[], date] = date.today,
    ) -> None:
        super().__init__(context, _("Challenges"), threaded)
        self.today = today
        self.list = ScrollList(
            self._draw_row,
            self._words,
            on_select=lambda index: self._select(),
            on_activate=lambda index: self.play(),
            name="challenges",
        )
        self.list.details = lambda: " ".join(
            words(self.challenge, self.board) for words in (task_text, goal_text)
        )
        self.day = Button(
            _("Daily challenge"), self._days, icon="star", key=pygame.K_d, style="ghost",
            name="day",
        )  # fmt: skip
        ids = [challenge.id for challenge in CHALLENGES]
        self.list.selected = ids.index(chosen) if chosen in ids else self._first_open()
        self._select()

    @property
    def selector(self) -> Widget:
        return self.list

    def _select(self) -> None:
        """Announce the selected challenge."""
        self.challenge = CHALLENGES[max(0, self.list.selected)]
        self.recompose()
        self.invalidate()

    def _first_open(self) -> int:
        """The first challenge without a star."""
        won = self.results.of(self.seat.profile)
        without = (n for n, each in enumerate(CHALLENGES) if each.id not in won)
        return next(without, 0)

    def won(self, challenge: Challenge) -> int:
        """The stars won so far."""
        result = self.results.of(self.seat.profile).get(challenge.id)
        return result.stars if result else 0

    def enter(self) -> None:
        super().enter()
        self.list.select(self.list.selected)

    def _days(self) -> None:
        """Go to the calendar, which comes back here."""
        self.context.scenes.push(
            DaysScene(self.context, today=self.today(), threaded=self.threaded)
        )

    # playing ---------------------------------------------------------------------------

    def play(self) -> None:
        """Start the chosen challenge."""
        self._open(self.challenge, task_shown=False)

    def _open(self, challenge: Challenge, task_shown: bool) -> None:
        """Start a challenge; the list comes back with it selected."""
        at = CHALLENGES.index(challenge)
        following = CHALLENGES[at + 1] if at + 1 < len(CHALLENGES) else None
        ways = ChallengeRoutes(
            again=partial(self._open, challenge, True),
            away=lambda: self.come_back(ChallengesScene(self.context, challenge.id, self.threaded)),
            on=partial(self._open, following, False) if following else None,
            keep=partial(self.keep, challenge),
        )
        self.begin(challenge, ways, task_shown)

    def keep(self, challenge: Challenge, verdict: Verdict, whole: bool | None = None) -> bool:
        """Save the result of a challenge; whether it is the best so far."""
        if not verdict.stars:
            return False
        result = self.result_of(verdict, self.today(), whole)
        person, race = self.seat.profile, challenge.goal.race
        return self.save_best(self.results.note(person, challenge.id, result, race))

    # the screen --------------------------------------------------------------------------

    def compose(self) -> Node:
        challenge = self.challenge
        rows = Control(self.list, height=(3 * ROW, 9 * ROW))
        listed = Column([Control(self.day, grow=0.0), rows])
        detail = Column(
            [
                Text(_(challenge.title), size=LARGE + 4, weight="display", alt_text=""),
                task_tree(self.context.painter, challenge, self.board),
                self.picture(),
            ]
        )
        return self.beside(Panel(listed, "dark", pad=(14, 14)), 380, detail)

    def layout(self) -> None:
        super().layout()
        painter = self.context.painter
        self.list.bar_width = painter.px(14)
        self.list.rows_of(len(CHALLENGES), painter.pressable(ROW))

    @property
    def stars(self) -> str:
        """The stars won out of all there are."""
        won = sum(map(self.won, CHALLENGES))
        return _("{won} of {all} stars").format(won=won, all=MOST * len(CHALLENGES))

    def beside_title(self) -> Sequence[Node]:
        return [Text(self.stars, colour="light_muted", weight="bold", wrap=False)]

    def _words(self, index: int) -> str:
        return f"{self._numbered(index)}, {summary(CHALLENGES[index])}"

    def _numbered(self, index: int) -> str:
        return f"{index + 1}. {_(CHALLENGES[index].title)}"

    def _draw_row(
        self,
        surface: Surface,
        painter: Painter,
        rect: Rect,
        index: int,
        *,
        selected: bool,
        hover: float,
        focus: bool,
    ) -> None:
        challenge = CHALLENGES[index]
        px = painter.px
        box = layout.inset(rect, px(6), px(5))
        draw_ground(surface, painter, box, selected, hover, focus)
        strong, quiet = "light", "light_muted"
        inside = layout.inset(box, px(20), px(10))
        side = px(24)
        stars, room = layout.split(inside, "right", stars_width(painter, side), px(12))
        at = (stars.x, stars.centery - side // 2)
        draw_stars(painter, surface, at, side, self.won(challenge), "dark")
        first, second = layout.column(room, [1.0, 1.0])
        painter.text(surface, self._numbered(index), first, BODY + 2, strong, weight="bold")
        painter.text(surface, summary(challenge), second, SMALL, quiet)
