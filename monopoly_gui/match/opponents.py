"""The opponents of a match: asking them, waiting for them, doing without them."""

import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from ..ai.bargaining.talks import SPOKEN, TradeMessage, messages_of
from ..ai.bot import Bot, is_watchful
from ..ai.levels import make_opponent
from ..ai.opponent import Opponent
from ..engine.action_validation import well_formed
from ..engine.actions import (
    NOBODY,
    Action,
    CounterTrade,
    OfferTrade,
    RefuseTrade,
    SetAutoClaim,
    WithdrawPass,
    WithdrawTrade,
)
from ..engine.chance import LogMismatch
from ..engine.errors import IllegalAction
from ..engine.machine import verify
from ..engine.sentence import Sentence, mark
from ..engine.state import State
from ..engine.view import View, view
from ..storage import LogEntry, SeatRecord
from .asking import AskingOrder, BotAsk
from .fallback import FallbackBot
from .history import Replay
from .worker import LONGEST_REASON, BotAnswer, BotQuestion, InlineWorker, ThreadWorker, Worker

#: free actions of a bot; the limit per turn keeps two bots from going on for ever
FREE = frozenset((OfferTrade, CounterTrade, WithdrawTrade, WithdrawPass, SetAutoClaim))
FREE_A_TURN = 12
#: seconds a bot may think about one answer
PATIENCE = 15.0
#: a bot that was too slow this many times is not asked again
STRIKES = 3


#: the opponents' memories
BARGAINING = (OfferTrade, CounterTrade, RefuseTrade)


def restore_memory(
    bots: Mapping[int, Bot], start: State, log: Sequence[LogEntry]
) -> list[TradeMessage]:
    """Give opponents all of the bargaining so far, and each its own part in it.

    Returns the messages.  A log that does not fit is read as far as it does.
    """
    hearers = [bot for bot in bots.values() if isinstance(bot, Opponent)]
    parts = [at for at, (_, action, _) in enumerate(log) if isinstance(action, SPOKEN)]
    said: list[TradeMessage] = []
    if not parts or not hearers:
        return said
    again = Replay(start)
    state = again.engine.state
    for entry in log[: parts[-1] + 1]:
        action = entry[1]
        bot = bots.get(action.player)
        words = messages_of(state, action)
        if isinstance(action, BARGAINING) and isinstance(bot, Opponent):
            bot.recall(View(action.player, state), action)
        try:
            again.apply(entry)
        except LogMismatch:
            break
        said += words
        for hearer in hearers:
            hearer.hear(words)
    return said


def make_bot(code: str) -> Bot:
    """A new bot by its code ("" for the default), for one seat of one game.

    ValueError names those there are.
    """
    return make_opponent(code)


#: the remark on a bot whose choice the simple player makes
FAULTS = mark(
    {
        "failed": "{player} failed ({fault}); a simple move was made instead.",
        "silent": "{player} chose something invalid; a simple move was made instead.",
        "senseless": "{player} chose something invalid; a simple move was made instead.",
        "forbidden": "{player} failed ({fault}); a simple move was made instead.",
        "absurd": "{player} failed ({fault}); a simple move was made instead.",
        "talkative": "{player} has made enough offers this turn; a simple move was made instead.",
        "slow": "{player} took too long; a simple move was made instead.",
        "impossible": "{player} failed ({fault}); a simple move was made instead.",
    }
)


class FreeActs:
    """A counter of free actions, so that bots cannot go on with them for ever."""

    def __init__(self, players: int) -> None:
        self.turn = -1
        self.count = [0] * players

    def allows(self, state: State, action: Action) -> bool:
        """Count a free action; False if it is one too many in this turn."""
        if action.__class__ not in FREE:
            return True
        if state.turn != self.turn:
            self.turn = state.turn
            self.count = [0] * len(self.count)
        self.count[action.player] += 1
        return self.count[action.player] <= FREE_A_TURN


@dataclass(frozen=True, slots=True)
class BotChoice:
    """A bot's choice, legal by the rules; ``ask`` is the question."""

    ask: BotAsk
    action: Action
    reason: str


class Opponents:
    """All bots of a match, asked one at a time.

    ``serial`` identifies a moment of the game; an answer about another
    moment is dropped and the question asked again.  ``lent`` bots come from
    outside and cannot be recreated.  ``remind`` gives bots, by seat, the
    bargaining before they joined.  ``faults`` is called for every answer that
    had to be replaced.
    """

    def __init__(
        self,
        seats: Sequence[SeatRecord],
        lent: Mapping[int, Bot],
        threaded: bool = True,
        now: Callable[[], float] = time.monotonic,
        remind: Callable[[Mapping[int, Bot]], None] = lambda bots: None,
    ) -> None:
        self.seats = seats
        self._remind = remind
        self.patience = PATIENCE
        self.faults: list[str] = []
        self._lent = frozenset(lent)
        result = {
            p: self._make_bot(p) for p, s in enumerate(seats) if s.kind == "ai" and p not in lent
        }
        self.bots: dict[int, Bot] = {**result, **lent}
        self._simple = FallbackBot()
        self._strikes = [0] * len(seats)
        #: the requests of people, as given to ``offer_more``
        self._more = False
        self._free = FreeActs(len(seats))
        #: the seats of people, who are treated with manners
        self._people = frozenset(p for p in range(len(seats)) if p not in self.bots)
        for bot in self.bots.values():
            self._introduce(bot)
        played = [self.bots.get(p) for p in range(len(seats))]
        keen = [bot is not None and is_watchful(bot) for bot in played]
        self._asking = AskingOrder([bot is not None for bot in played], keen)
        self._worker: Worker = ThreadWorker() if threaded else InlineWorker()
        self._now = now
        self._asked: tuple[BotAsk, int, float] | None = None

    @property
    def thinking(self) -> int:
        """The player whose bot is thinking, or -1."""
        return self._asked[0].player if self._asked else NOBODY

    def poll(self, state: State, serial: int, quiet: bool, wait: float = 0.0) -> BotChoice | None:
        """The next choice of a bot, if one has answered, or does within ``wait`` seconds.

        With ``quiet`` nobody is asked anew.
        """
        while True:
            answer = self._worker.poll(wait if self._asked else 0.0)
            if answer is not None and self._asked is not None:
                ask, self._asked = self._asked[0], None
                if answer.serial == serial and (choice := self._choice(state, ask, answer)):
                    return choice
            if self._asked is not None:
                return self._too_slow(state, serial)
            if quiet or not self._ask(state, serial):
                return None

    def replacement(
        self, state: State, ask: BotAsk, kind: str, fault: str = ""
    ) -> BotChoice | None:
        """The choice of the simple player in the bot's place; the reason says why."""
        reason = Sentence(FAULTS[kind], player=self.seats[ask.player].name, fault=fault)
        self.faults.append(reason)
        player_view = view(state, ask.player)
        decide = ask.why == "decide"
        action = self._simple.decide(player_view) if decide else self._simple.interject(player_view)
        if action is not None:
            return BotChoice(ask, action, reason)
        self._asking.declined(ask, state)
        return None

    def hear(self, words: Sequence[TradeMessage]) -> None:
        """Pass the messages of an action to the opponents."""
        for bot in self.bots.values() if words else ():
            if isinstance(bot, Opponent):
                bot.hear(words)

    def take_back(self, version: int) -> None:
        """Withdraw from the opponents all messages since this version."""
        for bot in self.bots.values():
            if isinstance(bot, Opponent):
                bot.take_back(version)

    def offer_more(self, more: bool) -> None:
        """Whether people want more than one offer a round from all opponents together."""
        if more is self._more:
            return
        self._more = more
        for bot in self.bots.values():
            self._introduce(bot)

    def _introduce(self, bot: Bot) -> None:
        """Inform an opponent of the people at the table and their goals."""
        if isinstance(bot, Opponent):
            bot.people = self._people
            bot.offer_more(self._more)

    def close(self) -> None:
        self._worker.close()
        self._asked = None

    def _make_bot(self, player: int) -> Bot:
        """The bot of a seat; the default one for an unknown code, and a note."""
        seat = self.seats[player]
        try:
            return make_bot(seat.bot)
        except ValueError:
            self.faults.append(Sentence("The standard opponent plays {player}.", player=seat.name))
            return make_bot("")

    def _ask(self, state: State, serial: int) -> bool:
        ask = self._asking.next(state)
        if ask is None:
            return False
        self._asked = (ask, serial, self._now())
        player_view = view(state, ask.player)
        self._worker.ask(
            BotQuestion(serial, self.bots[ask.player], player_view, ask.why == "decide")
        )
        return True

    def _choice(self, state: State, ask: BotAsk, answer: BotAnswer) -> BotChoice | None:
        """The bot's answer, or the simple player's if it is illegal."""
        action = answer.action
        if answer.error is not None:
            return self.replacement(
                state,
                ask,
                "failed",
                short_error(answer.error),
            )
        if action is None:
            if ask.why == "decide":
                return self.replacement(state, ask, "silent")
            if ask.why == "offer":
                return BotChoice(ask, RefuseTrade(ask.player, ask.number), answer.reason)
            self._asking.declined(ask, state)
            return None
        if not well_formed(action):
            return self.replacement(
                state,
                ask,
                "senseless",
            )
        try:
            if action.player != ask.player:
                raise IllegalAction("not_yours", "That decision belongs to another player.")
            verify(state, action)
        except IllegalAction as reason:
            return self.replacement(
                state,
                ask,
                "forbidden",
                reason.text,
            )
        except Exception as error:
            return self.replacement(
                state,
                ask,
                "absurd",
                short_error(error),
            )
        if not self._free.allows(state, action):
            return self.replacement(
                state,
                ask,
                "talkative",
            )
        return BotChoice(ask, action, answer.reason)

    def _too_slow(self, state: State, serial: int) -> BotChoice | None:
        """Abandon a bot that takes too long, and choose in its place.

        The seat gets a fresh bot, but the simple player where there is none or
        where that has happened too often.
        """
        assert self._asked is not None
        ask, asked_at, since = self._asked
        if self._now() - since <= self.patience:
            return None
        self._asked = None
        self._worker.abandon()
        player = ask.player
        self._strikes[player] += 1
        lost = player in self._lent or self._strikes[player] >= STRIKES
        self.bots[player] = self._simple if lost else self._make_bot(player)
        self._introduce(self.bots[player])
        self._remind({player: self.bots[player]})
        return self.replacement(state, ask, "slow") if asked_at == serial else None


def short_error(error: BaseException) -> str:
    """A short text for an error, even one whose own text fails."""
    try:
        text = repr(error)
    except Exception:
        text = type(error).__name__
    return text[:LONGEST_REASON]
