"""The daily challenges: a calendar with the stars won, and the day's challenge."""

from calendar import monthrange
from collections.abc import Callable
from datetime import date, timedelta
from functools import partial

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from ...challenges.challenge import Challenge, Verdict, rules_of
from ...challenges.daily import challenge_of_day, sum_of_rules
from ...language import _, mark, plural
from ...storage.challenge_results import ChallengeResult
from ...ui.layout.containers import Column, Row, Sheet
from ...ui.layout.leaves import Control, Spacer, Text
from ...ui.layout.node import Node
from ...ui.painting import layout
from ...ui.painting.painter import Painter
from ...ui.widgets import BODY, LARGE, SMALL, Accessible, IconButton, Widget
from ..core.context import Context
from ..menus.saved_list import MONTHS, whole_date
from .choosing import ChallengePage
from .task import ChallengeRoutes, draw_stars, summary

WEEK, WEEKS = 7, 6
DAYS = mark(("Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"))
STEPS = {pygame.K_LEFT: -1, pygame.K_RIGHT: 1, pygame.K_UP: -WEEK, pygame.K_DOWN: WEEK}


class MonthGrid(Widget):
    """The month of the chosen day, with the ``result`` of each; Enter plays the chosen one."""

    focusable = True
    by_arrows = True

    def __init__(
        self,
        chosen: date,
        today: date,
        result: Callable[[date], ChallengeResult | None],
        on_choose: Callable[[date], None],
        on_play: Callable[[], None],
    ) -> None:
        super().__init__(name="month")
        self.chosen, self.today, self.result = chosen, today, result
        self.on_choose, self.on_play = on_choose, on_play

    def spoken(self) -> Accessible:
        """The chosen day, and its result."""
        won = ""
        if result := self.result(self.chosen):
            won = plural("{count} star", "{count} stars", result.stars).format(count=result.stars)
        return self.accessible("calendar", _("Day"), self.chosen.isoformat(), won)

    def choose(self, day: date) -> None:
        """Choose a day, of this month or another."""
        self.chosen, self.dirty = day, True
        self.on_choose(day)

    def turn_month(self, by: int) -> None:
        """Show another month, with the same day of it if it exists."""
        number = self.chosen.year * 12 + self.chosen.month - 1 + by
        year, month = number // 12, number % 12 + 1
        self.choose(date(year, month, min(self.chosen.day, monthrange(year, month)[1])))

    def cell(self, day: date) -> Rect:
        """The cell of a day in the shown month."""
        height = self.rect.height // 12
        rest = Rect(self.rect.x, self.rect.y + height, self.rect.width, self.rect.height - height)
        cells = layout.grid(rest, WEEK, WEEKS, max(2, height // 8))
        return cells[day.replace(day=1).weekday() + day.day - 1]

    def _days(self) -> list[date]:
        first = self.chosen.replace(day=1)
        count = monthrange(first.year, first.month)[1]
        return [first + timedelta(days=n) for n in range(count)]

    def activate(self) -> None:
        self.on_play()

    def handle(self, event: Event) -> bool:
        if event.type == pygame.KEYDOWN and event.key in STEPS:
            self.choose(self.chosen + timedelta(days=STEPS[event.key]))
            return True
        if event.type == pygame.KEYDOWN and event.key in (pygame.K_PAGEUP, pygame.K_PAGEDOWN):
            self.turn_month(1 if event.key == pygame.K_PAGEDOWN else -1)
            return True
        if event.type == pygame.MOUSEBUTTONDOWN:
            for day in self._days():
                if self.cell(day).collidepoint(event.pos):
                    self.choose(day)
            return True
        return False

    def draw(self, surface: Surface, painter: Painter) -> None:
        height = self.rect.height // 12
        names = layout.row(Rect(self.rect.x, self.rect.y, self.rect.width, height), [1.0] * WEEK)
        for name, place in zip(DAYS, names, strict=True):
            painter.text(surface, _(name), place, SMALL, "muted", align="center")
        for day in self._days():
            self._draw_day(surface, painter, day, self.cell(day))

    def _draw_day(self, surface: Surface, painter: Painter, day: date, cell: Rect) -> None:
        chosen = day == self.chosen
        if chosen:
            painter.panel(surface, cell, "selected", focus=self.focused and self.ring)
        elif day == self.today:
            painter.panel(surface, cell, "inset", hover=1.0)
        ink = "text" if chosen or day <= self.today else "muted"
        result = self.result(day)
        upper, lower = layout.column(cell, [1.2, 1.0])
        place, weight = upper if result else cell, "bold" if day == self.today else "regular"
        painter.text(surface, str(day.day), place, BODY, ink, weight=weight, align="center")
        if result:
            room = layout.centre(lower, painter.px(53), lower.height)
            draw_stars(painter, surface, room, result.stars, empty=True)


class DaysScene(ChallengePage):
    """The month on the left, on the right the challenge of the chosen day, if it has come."""

    def __init__(
        self, context: Context, chosen: date | None = None, today: date | None = None
    ) -> None:
        super().__init__(context, _("Daily challenge"))
        self.today = today or date.today()
        self.selector = self.month = MonthGrid(
            chosen or self.today, self.today, self.result, self._chosen, self.play
        )
        self.before = IconButton(
            "arrow_left", partial(self.month.turn_month, -1), tip=_("Previous month"),
            key=pygame.K_PAGEUP, style="light", name="before",
        )  # fmt: skip
        self.after = IconButton(
            "arrow_right", partial(self.month.turn_month, 1), tip=_("Next month"),
            key=pygame.K_PAGEDOWN, style="light", name="after",
        )  # fmt: skip
        self._chosen(self.month.chosen)

    def result(self, day: date) -> ChallengeResult | None:
        """The best result of a day."""
        return self.results.days_of(self.seat.profile).get(day.isoformat())

    def _chosen(self, day: date) -> None:
        self.challenge = challenge_of_day(day, self.board)
        early = day > self.today
        self.go.reason = _("This challenge isn’t open yet.") if early else ""
        self.recompose()
        self.invalidate()

    # playing ---------------------------------------------------------------------------

    def play(self) -> None:
        """Take the challenge of the chosen day, if it has come."""
        if not self.go.reason:
            self._open(self.month.chosen, self.challenge, task_shown=False)

    def _open(self, day: date, challenge: Challenge, task_shown: bool) -> None:
        ways = ChallengeRoutes(
            again=partial(self._open, day, challenge, True),
            away=lambda: self.come_back(DaysScene(self.context, day, self.today)),
            on=None,
            keep=partial(self.keep, day),
            line=lambda verdict: score_line(self.day_result(day, verdict)),
        )
        self.begin(challenge, ways, task_shown)

    def day_result(self, day: date, verdict: Verdict, whole: bool | None = None) -> ChallengeResult:
        """The verdict as the result of a day."""
        rules = sum_of_rules(rules_of(challenge_of_day(day, self.board)), self.board)
        stars, measured = verdict.stars, verdict.measured
        return ChallengeResult(
            stars=stars, measured=measured, day=day.isoformat(), rules=rules, whole=whole
        )

    def keep(self, day: date, verdict: Verdict, whole: bool | None = None) -> bool:
        """Save the result of a day's challenge; whether it is the best so far."""
        person = self.seat.profile
        result = self.day_result(day, verdict, whole)
        return self.save_best(self.results.note_day(person, result, race=False))

    # the screen --------------------------------------------------------------------------

    def compose(self) -> Node:
        day = self.month.chosen
        name = _("{month} {year}").format(month=_(MONTHS[day.month - 1]), year=day.year)
        title = Text(name, size=LARGE, weight="display", align="center", grow=1.0)
        before, after = (Control(turn, width=60, grow=0.0) for turn in (self.before, self.after))
        month = Control(self.month, height=(330, 700))
        shown = Column([Row([before, title, after]), month], gap=8)
        return self.beside(Sheet(shown, pad=(22, 16)), self._detail(day))

    def _detail(self, day: date) -> Node:
        """The challenge of a day, and how it was played."""
        head = Text(whole_date(day), size=LARGE, weight="bold")
        about = Text(summary(self.challenge), size=SMALL, colour="muted")
        result = self.result(day)
        words, ink = (score_line(result), "text") if result else (_("Not played yet."), "muted")
        best = Text(words, size=SMALL, colour=ink)
        if day > self.today:
            early = Text(self.go.reason, colour="muted")
            parts = [head, about, early, Spacer(), best]
        else:
            parts = [head, about, *self.task(), best]
        return Sheet(Column(parts), pad=(32, 26))


def score_line(result: ChallengeResult) -> str:
    """The score of a day: figure, version and rules."""
    return _("Score {score}; version {version}, rules {rules}").format(
        score=result.measured, version=result.program, rules=result.rules or "–"
    )
