"""The prompt of the table: the acting player, and the choices."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from ...engine import frames
from ...engine.amounts.debts import due
from ...engine.board import BANK
from ...engine.machine import deciders
from ...engine.state import State
from ...language import _, mark
from ...ui.text.log_words import buildings, have_won, joined, quoted
from ...ui.text.people import People
from .dialogs.demand import want_one


@dataclass(frozen=True, slots=True)
class Prompt:
    """``player`` is whose token is shown; ``urgent`` if a human is waited for."""

    player: int
    title: str
    text: str
    urgent: bool


def prompt(state: State, people: People) -> Prompt:
    """The player asked and the question; names in the text are marked."""
    frame = state.top
    if isinstance(frame, frames.Over):
        return Prompt(
            frame.ranking[0],
            have_won([people.name(p) for p in frame.winners]),
            _("The game is over."),
            False,
        )
    asked = deciders(state)
    humans = [p for p in asked if people.is_human(p)]
    player = humans[0] if humans else asked[0] if asked else state.current
    text = TEXTS[frame.__class__](state, people, frame)
    if humans:
        names = joined([people.name(p) for p in humans])
        own = isinstance(frame, frames.Turn)
        title = (
            _("{names}, your turn").format(names=names)
            if own
            else _("{names}, please decide").format(names=names)
        )
        return Prompt(player, title, text, True)
    title = _("{player}’s turn").format(player=people.name(state.current))
    return Prompt(player, title, _("{who} is thinking.").format(who=_who(people, player)), False)


def _who(people: People, player: int) -> str:
    return people.name(player) if player == BANK else quoted(people.name(player))


Text = Callable[[State, People, Any], str]


def _turn(state: State, people: People, frame: frames.Turn) -> str:
    if frame.phase != "roll":
        return _("Build or trade if you like, then end your turn.")
    if state.in_jail(frame.player):
        fine = state.board.money(state.board.jail_fine)
        text = (
            _("You are in Jail: roll doubles, pay {fine}, or use a card.")
            if state.cards[frame.player]
            else _("You are in Jail: roll doubles or pay {fine}.")
        )
        return text.format(fine=fine)
    if frame.again:
        return _("You rolled doubles: roll again.")
    return _("Roll the dice.")


def _purchase(state: State, people: People, frame: frames.Purchase) -> str:
    deed = state.board.spaces[frame.space]
    return _("Buy {name} for {price}?").format(name=deed.name, price=state.board.money(deed.price))


def _auction(state: State, people: People, frame: frames.Auction) -> str:
    lot = (
        state.board.spaces[frame.space].name
        if frame.space >= 0
        else buildings(frame.building, frame.count)
    )
    if frame.leader == BANK:
        return _("Auction: {lot}. Nobody has bid yet.").format(lot=lot)
    high = state.board.money(frame.high)
    return _("Auction: {lot}. {who} leads with {high}.").format(
        lot=lot, who=_who(people, frame.leader), high=high
    )


def _shortage(state: State, people: People, frame: frames.Shortage) -> str:
    human = next(filter(people.is_human, deciders(state)), state.current)
    return want_one(frame.building, people.name(human))


def _debt(state: State, people: People, frame: frames.Debt) -> str:
    creditors = joined([_who(people, c) for c in frame.creditors])
    owed = state.board.money(due(state, frame))
    return _("{who} owes {creditors} {owed}.").format(
        who=_who(people, frame.player), creditors=creditors, owed=owed
    )


def _received(state: State, people: People, frame: frames.Received) -> str:
    names = joined([state.board.spaces[s].name for s in frame.spaces])
    return _(
        "You’ve received mortgaged deeds: {names}. Unmortgage them, or keep them for 10%?"
    ).format(names=names)


def _move(state: State, people: People, frame: frames.ChooseMove) -> str:
    if frame.why == "bus":
        return _("Bus: move by one die or both.")
    return _("Three of a kind: move to any other space.")


def _plain(text: str) -> Text:
    return lambda state, people, frame: _(text)


TEXTS: dict[type, Text] = {
    frames.Turn: _turn,
    frames.Advance: _plain(mark("The token is moving.")),
    frames.Arrival: _plain(mark("The token is moving.")),
    frames.ChooseMove: _move,
    frames.SecondMove: _plain(mark("Mr. Monopoly is moving.")),
    frames.Purchase: _purchase,
    frames.Auction: _auction,
    frames.Deliver: _plain(mark("The winner receives the lot.")),
    frames.Estate: _plain(mark("The Bank is auctioning an estate.")),
    frames.Shortage: _shortage,
    frames.Debt: _debt,
    frames.TaxChoice: _plain(mark("A share of everything you have, or the fixed tax?")),
    frames.CardChoice: _plain(mark("Pay the fine, or draw the other card?")),
    frames.Received: _received,
    frames.Over: _plain(mark("The game is over.")),
}
