"""All challenges: with the stars that were won, and the chosen one to be looked at and begun."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from functools import partial

import pygame
from pygame import Rect, Surface

from ... import __version__
from ...challenges.challenge import Challenge, Verdict
from ...challenges.collection import CHALLENGES
from ...language import _, translate_error
from ...storage import SaveError
from ...storage.challenge_results import ChallengeResult, load_results, save_results
from ...ui.layout.containers import Column, Panel, Scroll, Share, Wrap
from ...ui.layout.leaves import Control, CustomPaint, Spacer, Text
from ...ui.layout.node import Node
from ...ui.painting import layout
from ...ui.painting.painter import Painter
from ...ui.widgets import BODY, LARGE, SMALL, Button, ScrollList
from ...ui.widgets.scrolllist import draw_ground
from ..core.context import Context
from ..core.home_board import home_board
from ..core.page import Page
from ..setup.own_seat import own_seat
from .calendar import DaysScene
from .challenge_text import goal_text, summary, task_text
from .picture import draw_opening
from .stars import MOST, draw_stars, stars_width
from .table import ChallengeRoutes, ChallengeTable
from .task import task_tree

ROW = 86
BUTTONS = 68
STAR = 24
DAY = 60
#: how many rows are seen, at least and at best; how high the picture of the position is
SEEN, PICTURE = (3, 9), (0, 380)
#: how wide the list and what is told of one are at least
LISTED, DETAIL = 380, 420


class ChallengesScene(Page):
    """Lines on the left, on the right the task, the goal and a picture of the position."""

    def __init__(
        self,
        context: Context,
        chosen: str = "",
        threaded: bool = True,
        today: Callable[[], date] = date.today,
    ) -> None:
        super().__init__(context, _("Challenges"))
        self.board = home_board()
        self.seat = own_seat(context)
        self.threaded = threaded
        self.today = today
        self.results, self._trouble = load_results()
        self.list = ScrollList(
            self._draw_row,
            self._words,
            on_select=lambda index: self._select(),
            on_activate=lambda index: self.play(),
            name="challenges",
        )
        self.list.details = lambda: " ".join(
            words(self.chosen, self.board) for words in (task_text, goal_text)
        )
        self.go = Button(
            _("Start the challenge"), self.play, icon="play", style="primary", size=LARGE, name="go"
        )
        self.day = Button(
            _("Daily challenge"), self._days, icon="star", key=pygame.K_d, style="ghost",
            name="day",
        )  # fmt: skip
        ids = [challenge.id for challenge in CHALLENGES]
        self.list.selected = ids.index(chosen) if chosen in ids else self._first_open()
        self.form.default = self.go
        self.recompose()

    def _select(self) -> None:
        """Tell of the challenge that is chosen now."""
        self.recompose()
        self.invalidate()

    def _first_open(self) -> int:
        """The first that has no star yet."""
        won = self.results.of(self.seat.profile)
        without = (n for n, each in enumerate(CHALLENGES) if each.id not in won)
        return next(without, 0)

    @property
    def chosen(self) -> Challenge:
        """The challenge that is looked at."""
        return CHALLENGES[max(0, self.list.selected)]

    def won(self, challenge: Challenge) -> int:
        """The stars that were won so far."""
        result = self.results.of(self.seat.profile).get(challenge.id)
        return result.stars if result else 0

    def enter(self) -> None:
        if self._trouble:
            self.context.scenes.toasts.say(self._trouble, "bad")
            self._trouble = ""
        self.form.focus(self.list)
        self.list.select(self.list.selected)

    def _days(self) -> None:
        """Go to the calendar, which comes back here."""
        self.context.scenes.push(
            DaysScene(self.context, today=self.today(), threaded=self.threaded)
        )

    # playing ---------------------------------------------------------------------------

    def play(self) -> None:
        """Take the challenge that is chosen."""
        self._open(self.chosen, task_shown=False)

    def _open(self, challenge: Challenge, task_shown: bool) -> None:
        """Begin a challenge; the list comes back with it chosen."""
        context = self.context
        at = CHALLENGES.index(challenge)
        following = CHALLENGES[at + 1] if at + 1 < len(CHALLENGES) else None
        ways = ChallengeRoutes(
            again=partial(self._open, challenge, True),
            away=partial(back_to_list, context, challenge.id, self.threaded),
            on=partial(self._open, following, False) if following else None,
            keep=partial(self.keep, challenge),
        )
        table = ChallengeTable(context, challenge, self.board, ways, task_shown, self.threaded)
        context.scenes.reset(table)

    def keep(self, challenge: Challenge, verdict: Verdict, whole: bool | None = None) -> bool:
        """Keep how a challenge ended; whether it is the best result so far."""
        if not verdict.stars:
            return False
        today = self.today().isoformat()
        result = ChallengeResult(
            stars=verdict.stars,
            measured=verdict.measured,
            day=today,
            program=__version__,
            whole=whole,
        )
        person = self.seat.profile
        best = self.results.note(person, challenge.id, result, challenge.goal.race)
        if best:
            try:
                save_results(self.results)
            except SaveError as error:
                self.context.scenes.toasts.say(translate_error(error), "bad")
        return best

    # the screen --------------------------------------------------------------------------

    def compose(self) -> Node:
        challenge = self.chosen
        rows = (SEEN[0] * ROW, SEEN[1] * ROW)
        day = Control(self.day, height=(50, DAY), grow=0.0)
        listed = Column([day, Control(self.list, height=rows)])
        detail = Column(
            [
                Text(_(challenge.title), size=LARGE + 4, weight="display", alt_text=""),
                task_tree(self.context.painter, challenge, self.board),
                CustomPaint(self._draw_opening, height=PICTURE, grow=1.0),
            ]
        )
        parts = [
            Share(Panel(listed, "dark", pad=(14, 14)), LISTED, grow=1.0),
            Share(Panel(detail, "card", pad=(32, 26)), DETAIL, grow=1.2),
        ]
        go = Control(self.go, height=(56, BUTTONS), width=(260, 420), grow=0.0)
        return Column([Scroll(Wrap(parts, gap=28), grow=1.0), Wrap([Spacer(), go])], gap=16)

    def layout(self) -> None:
        super().layout()
        painter = self.context.painter
        self.list.bar_width = painter.px(14)
        self.list.rows_of(len(CHALLENGES), painter.pressable(ROW))

    def _draw_opening(self, surface: Surface, place: Rect) -> None:
        draw_opening(self.context, surface, place, self.chosen, self.board, self.seat)

    @property
    def stars(self) -> str:
        """How many stars were won of all there are."""
        won = sum(map(self.won, CHALLENGES))
        return _("{won} of {all} stars").format(won=won, all=MOST * len(CHALLENGES))

    def full_text(self) -> list[str]:
        title, *others = super().full_text()
        return [title, self.stars, *others]

    def paint(self, surface: Surface) -> None:
        super().paint(surface)
        self.context.painter.text(
            surface,
            self.stars,
            self.header,
            size=BODY,
            colour="light_muted",
            weight="bold",
            align="right",
            valign="center",
        )

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
        side = px(STAR)
        stars, room = layout.split(inside, "right", stars_width(painter, side), px(12))
        at = (stars.x, stars.centery - side // 2)
        draw_stars(painter, surface, at, side, self.won(challenge), "dark")
        first, second = layout.column(room, [1.0, 1.0])
        painter.text(
            surface,
            self._numbered(index),
            first,
            size=BODY + 2,
            colour=strong,
            weight="bold",
            valign="center",
        )
        painter.text(surface, summary(challenge), second, size=SMALL, colour=quiet, valign="center")


def back_to_list(context: Context, chosen: str, threaded: bool = True) -> None:
    """The list over the title, with a challenge chosen."""
    context.scenes.reset(context.routes.title())
    context.scenes.push(ChallengesScene(context, chosen, threaded))
