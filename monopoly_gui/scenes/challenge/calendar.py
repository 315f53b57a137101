"""The challenges of the days: a calendar with the stars that were won, and the day's challenge."""

from __future__ import annotations

from datetime import date
from functools import partial
from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface

from ... import __version__
from ...challenges.challenge import Challenge, rules_of
from ...challenges.daily import of_day, sum_of_rules
from ...challenges.judge import Verdict
from ...language import _, translate_error
from ...storage import SaveError
from ...storage.challenge_results import Result, load_results, save_results
from ...ui.painting import layout, lines
from ...ui.widgets import BODY, LARGE, SMALL, Button, IconButton
from ..core.home_board import home_board
from ..core.page import Page
from ..menus.saved_list import MONTHS
from ..setup.own_seat import own_seat
from .challenge_text import summary
from .month import MonthGrid
from .picture import draw_opening
from .table import ChallengeTable, Ways
from .task import paint_task

if TYPE_CHECKING:
    from ..core.context import Context

BUTTONS, HEAD = 68, 60
#: the month where it lies above the challenge
MONTH = 520


class DaysScene(Page):
    """The month on the left, on the right the challenge of the chosen day.

    It is made from the date of this computer, without a net; days to come stay closed.
    """

    primary_height = MONTH

    def __init__(
        self,
        context: Context,
        chosen: date | None = None,
        today: date | None = None,
        threaded: bool = True,
    ) -> None:
        super().__init__(context, _("Challenge of the day"))
        self.board = home_board()
        self.seat = own_seat(context)
        self.threaded = threaded
        self.today = today or date.today()
        self.results, self._trouble = load_results()
        self.month = MonthGrid(chosen or self.today, self.today, self._won, self._chosen, self.play)
        self.before = IconButton(
            "arrow_left", partial(self.month.turn_month, -1), tip=_("Previous month"),
            key=pygame.K_PAGEUP, name="before",
        )  # fmt: skip
        self.after = IconButton(
            "arrow_right", partial(self.month.turn_month, 1), tip=_("Next month"),
            key=pygame.K_PAGEDOWN, name="after",
        )  # fmt: skip
        self.go = Button(
            _("Start the challenge"), self.play, icon="play", style="primary", size=LARGE, name="go"
        )
        self.challenge = of_day(self.month.chosen, self.board)
        widgets = [self.back, self.before, self.after, self.month, self.go]
        self.form.replace(widgets, default=self.go)
        self._month_box, self._head = Rect(0, 0, 0, 0), Rect(0, 0, 0, 0)
        self._detail = Rect(0, 0, 0, 0)
        self._chosen(self.month.chosen)

    def enter(self) -> None:
        if self._trouble:
            self.context.scenes.toasts.say(self._trouble, "bad")
            self._trouble = ""
        self.form.focus(self.month)

    def _won(self, day: date) -> int | None:
        """The stars of a day, None where it was not played."""
        result = self.result(day)
        return result.stars if result else None

    def result(self, day: date) -> Result | None:
        """The best result of a day."""
        return self.results.days_of(self.seat.profile).get(day.isoformat())

    def _chosen(self, day: date) -> None:
        self.challenge = of_day(day, self.board)
        early = day > self.today
        self.go.reason = _("This day has not come yet.") if early else ""
        self.invalidate()

    # playing ---------------------------------------------------------------------------

    def play(self) -> None:
        """Take the challenge of the chosen day, if it has come."""
        if not self.go.reason:
            self._open(self.month.chosen, self.challenge, task_shown=False)

    def _open(self, day: date, challenge: Challenge, task_shown: bool) -> None:
        context = self.context
        ways = Ways(
            again=partial(self._open, day, challenge, True),
            away=partial(back_to_days, context, day, self.today, self.threaded),
            on=None,
            keep=partial(self.keep, day),
            line=partial(self.score, day),
        )
        context.scenes.reset(
            ChallengeTable(context, challenge, self.board, ways, task_shown, self.threaded)
        )

    def made(self, day: date, verdict: Verdict, whole: bool | None = None) -> Result:
        """The verdict as the result of a day."""
        return Result(
            stars=verdict.stars,
            measured=verdict.measured,
            day=day.isoformat(),
            program=__version__,
            rules=sum_of_rules(rules_of(of_day(day, self.board)), self.board),
            whole=whole,
        )

    def keep(self, day: date, verdict: Verdict, whole: bool | None = None) -> bool:
        """Keep how a day's challenge ended; whether it is the best result so far."""
        person = self.seat.profile
        best = self.results.note_day(person, self.made(day, verdict, whole), race=False)
        if best:
            try:
                save_results(self.results)
            except SaveError as error:
                self.context.scenes.toasts.say(translate_error(error), "bad")
        return best

    def score(self, day: date, verdict: Verdict) -> str:
        """The score with what belongs to it, to be compared with others."""
        return score_line(self.made(day, verdict))

    # the screen --------------------------------------------------------------------------

    def layout(self) -> None:
        super().layout()
        px = self.context.painter.px
        self._month_box, self._detail = self.beside(self.body, [1.0, 1.2])
        inside = layout.inset(self._month_box, px(22))
        self._head, self.month.rect = layout.split(inside, "top", px(HEAD), px(8))
        self.before.rect = Rect(self._head.x, self._head.y, px(HEAD), px(HEAD))
        self.after.rect = Rect(self._head.right - px(HEAD), self._head.y, px(HEAD), px(HEAD))
        foot, _rest = layout.split(layout.inset(self._detail, px(28)), "bottom", px(BUTTONS))
        self.go.rect = foot

    def paint(self, surface: Surface) -> None:
        super().paint(surface)
        painter = self.context.painter
        painter.panel(surface, self._month_box, "dark")
        painter.panel(surface, self._detail, "dark")
        day = self.month.chosen
        title = _("{month} {year}").format(month=_(MONTHS[day.month - 1]), year=day.year)
        words = self._head.inflate(-2 * painter.px(HEAD + 4), 0)
        painter.text(
            surface, title, words, size=BODY + 2, colour="light", weight="bold",
            align="center", valign="center", wrap=True,
        )  # fmt: skip
        self._paint_detail(surface)

    def _paint_detail(self, surface: Surface) -> None:
        painter = self.context.painter
        px = painter.px
        inside = layout.inset(self._detail, px(28))
        _foot, inside = layout.split(inside, "bottom", px(BUTTONS), px(18))
        head, inside = layout.split(inside, "top", px(44), px(6))
        day = self.month.chosen
        sentence = _("{day} {month} {year}").format(
            day=day.day, month=_(MONTHS[day.month - 1]), year=day.year
        )
        painter.text(
            surface, sentence, head, size=LARGE, colour="light", weight="bold", valign="center"
        )
        words = summary(self.challenge)
        height = max(px(30), lines.text_height(painter, words, SMALL, inside.width))
        line, inside = layout.split(inside, "top", height, px(6))
        painter.text(
            surface, words, line, size=SMALL, colour="light_muted", valign="center", wrap=True
        )
        result = self.result(day)
        words = score_line(result) if result else _("Not played yet.")
        height = max(px(34), lines.text_height(painter, words, SMALL, inside.width))
        best, inside = layout.split(inside, "bottom", height, px(8))
        painter.text(
            surface,
            words,
            best,
            size=SMALL,
            colour="light" if result else "light_muted",
            valign="center",
            wrap=True,
        )
        if day > self.today:
            painter.text(
                surface, self.go.reason, inside, size=BODY, colour="light_muted", wrap=True
            )
            return
        text, picture = layout.split(inside, "top", px(300), px(10))
        paint_task(painter, surface, text, self.challenge, self.board, "light")
        draw_opening(self.context, surface, picture, self.challenge, self.board, self.seat)


def score_line(result: Result) -> str:
    """The score of a day: figure, version and rules."""
    return _("Score {score}; version {version}, rules {rules}").format(
        score=result.measured, version=result.program, rules=result.rules or "–"
    )


def back_to_days(context: Context, day: date, today: date, threaded: bool = True) -> None:
    """The calendar over the title, with a day chosen."""
    context.scenes.reset(context.routes.title())
    context.scenes.push(DaysScene(context, day, today, threaded))
