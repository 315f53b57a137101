"""The table of a challenge: an ordinary one with the goal beside the board."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame
from pygame import Rect, Surface

from ...challenges.challenge import Challenge, Verdict, challenge_game, judge_challenge
from ...engine.board import BANK, Board
from ...language import _, mark
from ...match.match import Match, Step
from ...ui.input.bindings import Binding, always
from ...ui.painting import layout
from ...ui.painting.painter import Painter
from ...ui.panels.table_layout import MARGIN
from ...ui.widgets import BODY, SMALL, Accessible, Button, Widget
from ..core.context import Context
from ..core.dialog import ConfirmScene, RowsDialog
from ..rules.book import show_rule
from ..setup.own_seat import own_seat, tokens_of, with_characters
from ..table.table import TableScene
from ..table.table_commands import TableCommands
from .task import (
    ChallengeEnd,
    ChallengeRoutes,
    TaskDialog,
    draw_stars,
    progress_text,
    short_goal_text,
    star_text,
)


class GoalCard(Button):
    """The goal, the conditions for its stars, and the progress; a click shows the task."""

    glows = False

    def __init__(self, on_click: Callable[[], None], tip: str) -> None:
        super().__init__("", on_click, name="goal", tip=tip)
        self.wanted, self.now = "", ""
        self.asked: tuple[str, ...] = ("", "", "")

    def say(self, wanted: str, asked: tuple[str, ...], now: str) -> None:
        """Change the text."""
        parts = (wanted, asked, now)
        if parts != (self.wanted, self.asked, self.now):
            self.wanted, self.asked, self.now = parts
            self.dirty = True

    def spoken(self) -> Accessible:
        stars = [f"{n}: {asked}" for n, asked in enumerate(self.asked, 1) if asked]
        return self.accessible("button", self.wanted, ". ".join([*stars, self.now]))

    def draw(self, surface: Surface, painter: Painter) -> None:
        px = painter.px
        painter.panel(surface, self.rect, "active", focus=self.focused and self.ring)
        ink = painter.ink("active")
        inside = layout.inset(self.rect, px(14), px(9))
        longest = max(painter.measure(text, SMALL)[0] for text in self.asked)
        wide = max(inside.width * 3 // 8, px(62 + 14) + longest)
        lines, room = layout.split(inside, "right", min(wide, inside.width * 5 // 8), px(12))
        foot, head = layout.split(room, "bottom", px(26), px(2))
        painter.text(surface, self.wanted, head, BODY, ink, weight="bold", wrap=True, valign="top")
        painter.text(surface, self.now, foot, SMALL, ink)
        for number, row in enumerate(layout.column(lines, [1.0] * 3), 1):
            stars, words = layout.split(row, "left", px(62), px(10))
            draw_stars(painter, surface, stars, number)
            painter.text(surface, self.asked[number - 1], words, SMALL, ink)


class ChallengeMenu(RowsDialog):
    """Back to the challenge, its task, or its beginning; on to the settings, or out."""

    width = 480.0

    def __init__(self, table: ChallengeTable) -> None:
        context = table.context
        push, settings = context.scenes.push, context.routes.settings
        rows = (
            (mark("Continue"), "play", pygame.K_ESCAPE, self.close),
            (mark("Read the task again"), "star", pygame.K_g, self.closing(table.show_task)),
            (mark("Start again"), "refresh", pygame.K_a, table.challenge_routes.again),
            (mark("Settings"), "settings", pygame.K_t, lambda: push(settings())),
            (mark("Rules"), "book", pygame.K_r, lambda: show_rule(context)),
            (mark("Give up"), "exit", pygame.K_q, table.ask_to_leave),
        )
        super().__init__(context, _("Challenge"), rows)


class ChallengeCommands(TableCommands):
    """A challenge has a menu of its own, and is not saved."""

    def __init__(self, table: ChallengeTable) -> None:
        super().__init__(table)
        self.challenge_table = table

    def menu(self) -> None:
        ChallengeMenu(self.challenge_table).open()

    def title(self) -> None:
        self.challenge_table.challenge_routes.away()

    def save(self) -> None:
        toasts = self.table.context.scenes.toasts
        toasts.say(_("Challenges are not saved; start again at any time."))


class ChallengeTable(TableScene):
    """Watches every action, and stops as soon as the challenge is decided."""

    commands_of = ChallengeCommands

    def __init__(
        self,
        context: Context,
        challenge: Challenge,
        board: Board,
        ways: ChallengeRoutes,
        task_shown: bool = False,
    ) -> None:
        self.challenge, self.challenge_routes = challenge, ways
        self.verdict: Verdict | None = None
        #: whether the task, and the result, have been announced
        self._task_shown, self._ended = task_shown, False
        saved = challenge_game(challenge, board, own_seat(context), tokens_of(context))
        saved.seats = with_characters(saved.seats)
        match = Match.from_saved(saved, threaded=context.threaded)
        self.goal = GoalCard(self.show_task, _("The whole task (G)"))
        super().__init__(context, match)
        match.on_step.append(self._watch)
        self.game.book.rewrite([])
        text = mark("A challenge: a fixed position, with the same dice every time.")
        self.game.book.note(BANK, text)
        self._say()

    # life ------------------------------------------------------------------------------

    def enter(self) -> None:
        super().enter()
        if not self._task_shown:
            self._task_shown = True
            self.show_task()

    def _watch(self, step: Step) -> None:
        """Look whether an action has decided the challenge."""
        if self.verdict is None:
            self.verdict = judge_challenge(self.challenge, self.match.state)
        if self.verdict is not None:
            self.game.paused, self.game.skipping = True, False

    def tick(self, now: float, dt: float) -> None:
        super().tick(now, dt)
        self._say()

    def _say(self) -> None:
        shown = tuple(star_text(self.challenge, self.board, n, short=True) for n in (1, 2, 3))
        goal = short_goal_text(self.challenge, self.board)
        self.goal.say(goal, shown, progress_text(self.challenge, self.state))

    def show_task(self) -> None:
        """Show the whole task."""
        self.context.scenes.push(TaskDialog(self.context, self.challenge, self.board))

    def show_end(self) -> None:
        """Show how it ended, once."""
        if self._ended or self.verdict is None:
            return
        self._ended = True
        ways = self.challenge_routes
        best = ways.keep(self.verdict, self.match.is_whole)
        end = ChallengeEnd(self.context, self.challenge, self.board, self.verdict, best, ways)
        self.context.scenes.push(end)

    def ask_to_leave(self) -> None:
        """Go back to the list, after a question."""
        ConfirmScene(
            self.context,
            _("Give up the challenge?"),
            _("You can start it again whenever you like."),
            self.challenge_routes.away,
            yes=_("Give up"),
            no=_("Stay"),
        ).ask(self.verdict is None)

    # differences from other tables -------------------------------------------------------

    def open_question(self) -> bool:
        """Once the challenge is decided, nothing but its end is put up."""
        if self.verdict is None:
            return super().open_question()
        self.show_end()
        return True

    def layout(self) -> None:
        margin, height = (self.context.painter.px(part) for part in (MARGIN, 132))
        self.foot = height + margin
        self.update_viewport()
        super().layout()
        bounds = self.near.foot if self.near else self.bounds.inflate(-2 * margin, -2 * margin)
        self.goal.rect = Rect(bounds.x, bounds.bottom - height, bounds.width, height)

    def beside(self) -> Sequence[Widget]:
        return (self.goal,)

    def bindings(self) -> Sequence[Binding]:
        read = Binding((pygame.K_g,), mark("read the task"), always(self.show_task))
        return (*super().bindings(), read)
