"""The memory of opponents in a resumed game, rebuilt by replaying its log."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ..ai.bargaining.talks import SPOKEN, TradeMessage, messages_of
from ..ai.bot import Bot
from ..ai.opponent import Opponent
from ..engine.actions import CounterTrade, OfferTrade, RefuseTrade
from ..engine.chance import LogMismatch
from ..engine.state import State
from ..engine.view import View
from ..storage import LogEntry
from .history import Replay

#: what opponents remember of what they did
BARGAINING = (OfferTrade, CounterTrade, RefuseTrade)


def recall(bots: Mapping[int, Bot], start: State, log: Sequence[LogEntry]) -> list[TradeMessage]:
    """Tell opponents all that was said in bargaining so far, and each its own part in it.

    Returns what was said.  A log that does not fit is read as far as it does.
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
