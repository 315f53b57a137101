"""An outside bot at a table: its errors are replaced by simple actions, and counted."""

import time

from ...engine.actions import Action, RefuseTrade
from ...engine.errors import IllegalAction
from ...engine.machine import legal, verify
from ...engine.state import State
from ...engine.view import View, view
from ...match.fallback import FallbackBot
from .child import AnswerTimeout, Child, ProcessGone
from .entrant import OutsideBot, OutsideBotError
from .messages import AnswerMissing, Ready, game_line, question_line, read_ready, read_reply
from .process_pool import pool_of


class ProcessBot:
    """An outside bot that a league can rely on.

    It receives a copy without hidden facts, in a process of its own.  ``faults`` counts its
    errors, ``first_fault`` describes the first.  After a missing answer it is not asked again
    in this game, and after several such games in no other.
    """

    def __init__(self, outside: OutsideBot) -> None:
        self.reason = ""
        self.faults = 0
        self.first_fault = ""
        self._limits = outside.limits
        self._stable = pool_of(outside)
        self._child: Child | None = None
        self._wants = Ready()
        self._lost = ""
        self._number = 0
        #: its remaining seconds in this game
        self._left = outside.limits.game
        self._simple = FallbackBot()

    @property
    def watchful(self) -> bool:
        return self._wants.watchful

    def begin(self, state: State, seat: int) -> str:
        """Start the bot's game; the reason why it cannot play ("" if it can)."""
        if self._stable.vain >= self._limits.strikes:
            self._lost = "it took too long too often"
            return self._lost
        line = game_line(state.board, state.rules, seat, state.players)
        try:
            self._child = self._stable.child()
            self._wants = read_ready(self._child.ask(line, self._limits.ready))
        except AnswerMissing as wrong:
            self._lost = str(wrong)
        except AnswerTimeout:
            self._stable.vain += 1
            self._lost = f"it was not ready after {self._limits.ready:g} seconds."
        except ProcessGone as wrong:
            self._lost = str(wrong)
        return self._lost

    def decide(self, asked: View) -> Action:
        return self._ask(asked, True) or self._simple.decide(asked)

    def interject(self, asked: View) -> Action | None:
        return self._ask(asked, False) if self._wants.interjects else self._simply(asked)

    def close(self) -> None:
        """The game is over: its process may play another."""
        if self._child is not None:
            self._stable.take_back(self._child)
            self._child = None

    def _ask(self, asked: View, decide: bool) -> Action | None:
        """The bot's answer, if it is legal; else None and a fault."""
        if self._child is None or self._lost:
            return self._fault(asked, decide, self._lost)
        self._number += 1
        player_view = view(asked.state, asked.player).state
        listed = legal(player_view, asked.player) if self._wants.legal else None
        line = question_line(self._number, decide, player_view, listed)
        began = time.monotonic()
        try:
            reply = read_reply(self._child.ask(line, self._limits.answer), self._number)
        except AnswerMissing as wrong:
            return self._fault(asked, decide, str(wrong))
        except ProcessGone as wrong:
            self._stable.vain += isinstance(wrong, AnswerTimeout)
            self._lost = str(wrong)
            return self._fault(asked, decide, self._lost)
        self._left -= time.monotonic() - began
        if self._left < 0:
            self._lost = f"it took longer than {self._limits.game:g} s in one game"
        action = reply.action
        if reply.error or (action is None and decide):
            return self._fault(asked, decide, reply.error or "it gave no answer")
        if action is None:
            return None
        try:
            if action.player != asked.player:
                return self._fault(asked, decide, "it acted for another player")
            verify(asked.state, action)
        except IllegalAction as wrong:
            return self._fault(asked, decide, str(wrong))
        self.reason = reply.reason
        return action

    def _fault(self, asked: View, decide: bool, why: str) -> Action | None:
        self.faults += 1
        self.first_fault = self.first_fault or why
        return None if decide else self._simply(asked)

    def _simply(self, asked: View) -> Action | None:
        """Play a simple action; refusing an offer is all it does in bargaining."""
        answer = self._simple.interject(asked)
        return answer if isinstance(answer, RefuseTrade) else None


def check_bot(outside: OutsideBot, state: State) -> None:
    """Raise OutsideBotError for a bot that cannot play a game like this."""
    bot = ProcessBot(outside)
    reason = bot.begin(state, 0)
    bot.close()
    if reason:
        raise OutsideBotError(f"{outside.where}{reason}{'' if reason.endswith('.') else '.'}")
