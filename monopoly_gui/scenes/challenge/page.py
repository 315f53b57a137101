"""All challenges: the stars won, and the chosen one to read and start."""

from collections.abc import Callable, Sequence
from datetime import date
from functools import partial

import pygame
from pygame import Rect, Surface

from ...challenges.challenge import Challenge, Verdict
from ...challenges.collection import CHALLENGES
from ...language import _
from ...storage.challenge_results import ChallengeResult
from ...ui.layout.containers import Column, Sheet
from ...ui.layout.leaves import Control, Text
from ...ui.layout.node import Node
from ...ui.layout.parts import Rows
from ...ui.painting import layout
from ...ui.panels.plate_tray import Tray
from ...ui.widgets import BODY, LARGE, Button, ListRow, RowList
from ..core.context import Context
from ..people.page_tree import METALS, draw_medal
from .calendar import DaysScene
from .choosing import ChallengePage
from .task import ChallengeRoutes, draw_stars, goal_text, summary, task_text


class ChallengesScene(ChallengePage):
    """Lines on the left, on the right the task, the goal and a picture of the position."""

    def __init__(
        self, context: Context, chosen: str = "", today: Callable[[], date] = date.today
    ) -> None:
        super().__init__(context, _("Challenges"))
        self.today = today
        self.selector = self.list = RowList(
            self._row, lines=1, size=BODY + 2, foot=30, name="challenges",
            on_select=lambda index: self._select(), on_activate=lambda index: self.play(),
        )  # fmt: skip
        self.list.count = len(CHALLENGES)
        self.list.details = lambda: " ".join(
            words(self.challenge, self.board) for words in (task_text, goal_text)
        )
        self.day = Button(
            _("Daily challenge"), self._days, icon="star", key=pygame.K_d, style="secondary",
            name="day",
        )  # fmt: skip
        ids = [challenge.id for challenge in CHALLENGES]
        self.list.selected = ids.index(chosen) if chosen in ids else self._first_open()
        self._select()

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
        self.context.scenes.push(DaysScene(self.context, today=self.today()))

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
            away=lambda: self.come_back(ChallengesScene(self.context, challenge.id)),
            on=partial(self._open, following, False) if following else None,
            keep=partial(self.keep, challenge),
        )
        self.begin(challenge, ways, task_shown)

    def keep(self, challenge: Challenge, verdict: Verdict, whole: bool | None = None) -> bool:
        """Save the result of a challenge; whether it is the best so far."""
        if not verdict.stars:
            return False
        result = ChallengeResult(
            stars=verdict.stars, measured=verdict.measured, day=self.today().isoformat(),
            whole=whole,
        )  # fmt: skip
        person, race = self.seat.profile, challenge.goal.race
        return self.save_best(self.results.note(person, challenge.id, result, race))

    # the screen --------------------------------------------------------------------------

    def compose(self) -> Node:
        rows = Rows(self.list, seen=(3, 9))
        listed = Tray(Column([Control(self.day, grow=0.0), rows]))
        title = Text(_(self.challenge.title), size=LARGE + 4, weight="display", alt_text="")
        return self.beside(listed, Sheet(Column([title, *self.task()]), pad=(32, 26)))

    @property
    def stars(self) -> str:
        """The stars won out of all there are."""
        won = sum(map(self.won, CHALLENGES))
        return _("{won} of {all} stars").format(won=won, all=3 * len(CHALLENGES))

    def beside_title(self) -> Sequence[Node]:
        return [Text(self.stars, colour="light_muted", weight="bold", wrap=False)]

    def _row(self, index: int) -> ListRow:
        challenge = CHALLENGES[index]

        painter, won = self.context.painter, self.won(challenge)

        def draw(surface: Surface, place: Rect) -> None:
            painter.card_picture(surface, challenge.picture, place)
            if won:
                side = place.width * 45 // 100
                medal = layout.placed((side, side), bottomright=place.bottomright)
                draw_medal(painter, surface, medal, "trophy", METALS[3 - won])

        def stars(surface: Surface, place: Rect) -> None:
            room = Rect(place.topleft, (painter.px(90), place.height))
            draw_stars(painter, surface, room, won, empty=True)

        title = f"{index + 1}. {_(challenge.title)}"
        return ListRow(title, summary(challenge), picture=draw, foot=stars)
