"""What an opponent is."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol, TypeGuard

from ..engine.actions import Action
from ..engine.view import View
from .bargaining.talks import TradeMessage


class Bot(Protocol):
    """A player made of code; one object plays one seat for one game.

    ``reason`` says why the last action was chosen, in a sentence ("" if there
    is nothing to say).
    """

    reason: str

    def decide(self, view: View) -> Action:
        """The action of a player without whom the game cannot go on.

        An interrupt (build, offer, mortgage) may come first; the bot is then
        asked again.
        """
        ...

    def interject(self, view: View) -> Action | None:
        """An action while another decides, or None: answer an offer, build, claim rent."""
        ...


def is_watchful(bot: Bot) -> bool:
    """Whether a bot may offer deals in others' turns: unless it says that it does not."""
    return bool(getattr(bot, "watchful", True))


class TradeListener(Bot, Protocol):
    """A bot that hears the messages of bargaining."""

    def hear(self, words: Iterable[TradeMessage]) -> None:
        """What an action said, before it is looked at again."""
        ...


def is_trade_listener(bot: Bot) -> TypeGuard[TradeListener]:
    """Whether what is said makes any difference to a bot."""
    return bool(getattr(bot, "listens", False))
