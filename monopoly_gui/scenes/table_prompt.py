"""What the table says: who must act, and what there is to do."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from ..engine import frames
from ..engine.board import BANK
from ..engine.flow.debt import due
from ..engine.machine import deciders
from ..engine.state import State
from ..ui.log_words import joined, quoted
from ..ui.people import People


@dataclass(frozen=True, slots=True)
class Prompt:
    """``player`` is whose token is shown; ``urgent`` if a human is waited for."""

    player: int
    title: str
    text: str
    urgent: bool


def prompt(state: State, people: People) -> Prompt:
    """Who is asked now, and what; names in the text are marked."""
    frame = state.top
    if isinstance(frame, frames.Over):
        winner = frame.ranking[0]
        return Prompt(winner, f"{people.name(winner)} has won!", "The game is over.", False)
    asked = deciders(state)
    humans = [p for p in asked if people.is_human(p)]
    player = humans[0] if humans else asked[0] if asked else state.current
    text = TEXTS[frame.__class__](state, people, frame)
    if humans:
        names = joined([people.name(p) for p in humans])
        own = isinstance(frame, frames.Turn)
        title = f"{names}, your turn" if own else f"{names}, please decide"
        return Prompt(player, title, text, True)
    title = f"{people.name(state.current)}’s turn"
    return Prompt(player, title, f"{_who(people, player)} is thinking.", False)


def _who(people: People, player: int) -> str:
    return people.name(player) if player == BANK else quoted(people.name(player))


Text = Callable[[State, People, Any], str]


def _turn(state: State, people: People, frame: frames.Turn) -> str:
    if frame.phase != "roll":
        return "Build or trade if you like, then end your turn."
    if state.in_jail(frame.player):
        fine = state.board.money(state.board.jail_fine)
        cards = ", use a card" if state.cards[frame.player] else ""
        return f"You are in Jail: throw a double, pay {fine}{cards}."
    if frame.again:
        return "You threw a double: throw again."
    return "Throw the dice."


def _purchase(state: State, people: People, frame: frames.Purchase) -> str:
    deed = state.board.spaces[frame.space]
    return f"Buy {deed.name} for {state.board.money(deed.price)}?"


def _auction(state: State, people: People, frame: frames.Auction) -> str:
    lot = state.board.spaces[frame.space].name if frame.space >= 0 else f"{frame.building}s"
    if frame.leader == BANK:
        return f"Auction: {lot}. Nobody has bid yet."
    high = state.board.money(frame.high)
    return f"Auction: {lot}. {_who(people, frame.leader)} leads with {high}."


def _shortage(state: State, people: People, frame: frames.Shortage) -> str:
    return f"The Bank runs out of {frame.building}s: do you want some?"


def _debt(state: State, people: People, frame: frames.Debt) -> str:
    creditors = joined([_who(people, c) for c in frame.creditors])
    owed = state.board.money(due(state, frame))
    return f"{_who(people, frame.player)} owes {creditors} {owed}."


def _received(state: State, people: People, frame: frames.Received) -> str:
    names = joined([state.board.spaces[s].name for s in frame.spaces])
    return f"Mortgaged deeds came to you: {names}. Lift them, or keep them for 10 %?"


def _move(state: State, people: People, frame: frames.ChooseMove) -> str:
    if frame.why == "bus":
        return "The bus: use one of the dice, or both."
    return "Three of a kind: move to any space you like."


def _plain(text: str) -> Text:
    return lambda state, people, frame: text


TEXTS: dict[type, Text] = {
    frames.Turn: _turn,
    frames.Advance: _plain("The token moves on."),
    frames.ChooseMove: _move,
    frames.SecondMove: _plain("Mr. Monopoly moves on."),
    frames.Purchase: _purchase,
    frames.Auction: _auction,
    frames.Deliver: _plain("What was won is handed over."),
    frames.Estate: _plain("The Bank auctions an estate."),
    frames.Shortage: _shortage,
    frames.Debt: _debt,
    frames.TaxChoice: _plain("A tenth of everything you have, or the fixed tax?"),
    frames.CardChoice: _plain("Pay the fine, or draw the other card?"),
    frames.Received: _received,
    frames.Over: _plain("The game is over."),
}
