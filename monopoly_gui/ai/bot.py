"""The interface of an opponent."""

from collections.abc import Iterable
from typing import Protocol, TypeGuard

from ..engine.actions import Action
from ..engine.view import View
from .bargaining.talks import TradeMessage


class Bot(Protocol):
    """A computer player; one object plays one seat for one game.

    ``reason`` says why the last action was chosen, in a sentence ("" if there
    is nothing to say).
    """

    reason: str

    def decide(self, view: View) -> Action:
        """The action of a player whose decision the game waits for.

        An interrupt (build, offer, mortgage) may come first; the bot is then
        asked again.
        """
        ...

    def interject(self, view: View) -> Action | None:
        """An action while another decides, or None: answer an offer, build, claim rent."""
        ...


def is_watchful(bot: Bot) -> bool:
    """Whether a bot offers deals in others' turns: the default."""
    return bool(getattr(bot, "watchful", True))


class TradeListener(Bot, Protocol):
    """A bot that hears the messages of bargaining."""

    def hear(self, words: Iterable[TradeMessage]) -> None:
        """Take in the messages of an action before the state changes."""
        ...


def is_trade_listener(bot: Bot) -> TypeGuard[TradeListener]:
    """Whether messages make any difference to a bot."""
    return bool(getattr(bot, "listens", False))
