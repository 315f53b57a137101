"""The table of a challenge: an ordinary one with the goal beside the board."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

import pygame
from pygame import Rect

from ...challenges.challenge import Challenge, opened
from ...challenges.judge import Verdict, judge
from ...engine.board import BANK, Board
from ...language import _, mark
from ...match.match import Match, Step
from ...ui.input.bindings import Binding, always
from ...ui.panels.table_layout import MARGIN
from ...ui.widgets import Widget
from ..core.confirm import ConfirmScene
from ..setup.own_seat import own_seat, tokens_of, with_characters
from ..table.questions import Questions
from ..table.table import TableScene
from ..table.table_commands import TableCommands
from .challenge_text import asked_in_short, standing, wanted_in_short
from .end import ChallengeEnd
from .goal_card import HEIGHT, GoalCard
from .menu import ChallengeMenu
from .stars import MOST
from .task import TaskDialog

if TYPE_CHECKING:
    from ..core.context import Context

#: said at the start of the log, where other games tell of their seed
ARRANGED = mark("A challenge: a set position, with the same dice each time.")


def no_line(verdict: Verdict) -> str:
    """Add no line."""
    return ""


@dataclass(frozen=True, slots=True)
class Ways:
    """Where a challenge leads: begun again, back to the list, on to the next (None: the last).

    ``keep`` takes the verdict, and whether all was played here, and says whether it is the best
    result so far; ``line`` is what else is told of it.
    """

    again: Callable[[], None]
    away: Callable[[], None]
    on: Callable[[], None] | None
    keep: Callable[[Verdict, bool], bool]
    line: Callable[[Verdict], str] = no_line


class ChallengeCommands(TableCommands):
    """A challenge has a menu of its own, and is not saved."""

    def __init__(self, table: ChallengeTable) -> None:
        super().__init__(table)
        self.challenge_table = table

    def menu(self) -> None:
        table = self.challenge_table
        ways = table.ways
        scenes = table.context.scenes
        scenes.push(ChallengeMenu(table.context, table.tell, ways.again, table.ask_to_leave))

    def title(self) -> None:
        self.challenge_table.ways.away()

    def save(self) -> None:
        toasts = self.table.context.scenes.toasts
        toasts.say(_("Challenges are not saved; start again at any time."))


class ChallengeQuestions(Questions):
    """Once the challenge is decided, nothing but the end is put up."""

    def __init__(self, table: ChallengeTable) -> None:
        super().__init__(table, table.commands)
        self.challenge_table = table

    def open(self) -> bool:
        if self.challenge_table.verdict is None:
            return super().open()
        self.challenge_table.tell_end()
        return True


class ChallengeTable(TableScene):
    """Watches every action, and stops as soon as the challenge is decided."""

    def __init__(
        self,
        context: Context,
        challenge: Challenge,
        board: Board,
        ways: Ways,
        task_shown: bool = False,
        threaded: bool = True,
    ) -> None:
        self.challenge, self.ways = challenge, ways
        self.verdict: Verdict | None = None
        #: whether the task, and how it ended, have been told
        self._task_shown, self._ended = task_shown, False
        saved = opened(challenge, board, own_seat(context), tokens_of(context))
        saved.seats = with_characters(saved.seats)
        match = Match.from_saved(saved, threaded=threaded)
        self.goal = GoalCard(self.tell, _("The whole task (G)"))
        super().__init__(context, match)
        match.on_step.append(self._watch)
        self.game.book.rewrite([])
        self.game.book.note(BANK, ARRANGED)
        self._say()

    # life ------------------------------------------------------------------------------

    def enter(self) -> None:
        super().enter()
        if not self._task_shown:
            self._task_shown = True
            self.tell()

    def _watch(self, step: Step) -> None:
        """Look whether an action has decided the challenge."""
        if self.verdict is None:
            self.verdict = judge(self.challenge, self.match.state)
        if self.verdict is not None:
            self.game.paused, self.game.skipping = True, False

    def tick(self, now: float, dt: float) -> None:
        super().tick(now, dt)
        self._say()

    def _say(self) -> None:
        shown = tuple(asked_in_short(self.challenge, self.board, n) for n in range(1, MOST + 1))
        self.goal.say(
            wanted_in_short(self.challenge, self.board), shown, standing(self.challenge, self.state)
        )

    def tell(self) -> None:
        """Tell the task."""
        self.context.scenes.push(TaskDialog(self.context, self.challenge, self.board))

    def tell_end(self) -> None:
        """Show how it ended, once."""
        if self._ended or self.verdict is None:
            return
        self._ended = True
        best = self.ways.keep(self.verdict, self.match.is_whole)
        ways = self.ways
        self.context.scenes.push(
            ChallengeEnd(
                self.context, self.challenge, self.board, self.verdict, best,
                ways.again, ways.away, ways.on, ways.line(self.verdict),
            )
        )  # fmt: skip

    def ask_to_leave(self) -> None:
        """Go back to the list, if that is meant."""
        if self.verdict is not None or not self.context.settings.confirmations:
            self.ways.away()
            return
        self.context.scenes.push(
            ConfirmScene(
                self.context,
                _("Give up the challenge?"),
                _("You can start it again whenever you like."),
                self.ways.away,
                yes=_("Give up"),
                no=_("Stay"),
            )
        )

    # what is different from other tables -------------------------------------------------

    def make_commands(self) -> ChallengeCommands:
        return ChallengeCommands(self)

    def make_questions(self) -> ChallengeQuestions:
        return ChallengeQuestions(self)

    def layout(self) -> None:
        margin, height = (self.context.painter.px(part) for part in (MARGIN, HEIGHT))
        self.foot = height + margin
        self.update_viewport()
        super().layout()
        bounds = self.near.foot if self.near else self.bounds.inflate(-2 * margin, -2 * margin)
        self.goal.rect = Rect(bounds.x, bounds.bottom - height, bounds.width, height)

    def beside(self) -> Sequence[Widget]:
        return (self.goal,)

    def bindings(self) -> Sequence[Binding]:
        read = Binding((pygame.K_g,), mark("read the task"), always(self.tell))
        return (*super().bindings(), read)
