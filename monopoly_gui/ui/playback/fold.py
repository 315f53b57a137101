"""The effect of each event on the picture of the table."""

from collections.abc import Callable
from typing import Any

from ...engine import events as ev
from ...engine.board import BANK, JAIL
from ..table_model import ShownAuction, TableModel


def fold(model: TableModel, event: ev.Event) -> None:
    """Change the model as the event says.

    All events of a game, folded into ``empty_model``, give ``model_of`` its
    last state.
    """
    if change := FOLDS.get(event.__class__):
        change(model, event)


def _sets(**fields: str) -> Callable[[TableModel, Any], None]:
    """Copy fields of the event into fields of the model."""

    def change(model: TableModel, event: Any) -> None:
        for field, name in fields.items():
            setattr(model, field, getattr(event, name))

    return change


def _puts(field: str, place: str, value: str) -> Callable[[TableModel, Any], None]:
    """Copy a field of the event into a list of the model, at the place it names."""

    def change(model: TableModel, event: Any) -> None:
        getattr(model, field)[getattr(event, place)] = getattr(event, value)

    return change


def _game_started(model: TableModel, event: ev.GameStarted) -> None:
    model.cash = list(event.cash)
    model.houses_left, model.hotels_left = event.houses, event.hotels


def _dice_rolled(model: TableModel, event: ev.DiceRolled) -> None:
    """A roll for rent is shown, but the turn's own roll stays as it was."""
    THROWN(model, event)
    if event.purpose == "utility":
        return
    white = event.dice[:2]
    model.dice = (*white, *(face if face <= 3 else 0 for face in event.dice[2:]))


def _token_moved(model: TableModel, event: ev.TokenMoved) -> None:
    model.position[event.player] = event.end
    model.placed[event.player] = True


def _cash_moved(model: TableModel, event: ev.CashMoved) -> None:
    if event.payer != BANK:
        model.cash[event.payer] -= event.amount
    if event.payee != BANK:
        model.cash[event.payee] += event.amount
    model.pot = event.pot


def _buildings_changed(model: TableModel, event: ev.BuildingsChanged) -> None:
    model.buildings[event.space] = event.after
    model.houses_left, model.hotels_left = event.houses_left, event.hotels_left


def _jail_card_moved(model: TableModel, event: ev.JailCardMoved) -> None:
    if event.giver != BANK:
        model.cards[event.giver].remove(event.card)
    if event.taker != BANK:
        model.cards[event.taker].append(event.card)


def _jailed(model: TableModel, event: ev.Jailed) -> None:
    model.position[event.player] = JAIL
    model.jail_turns[event.player] = 0


def _left_jail(model: TableModel, event: ev.LeftJail) -> None:
    model.jail_turns[event.player] = -1


def _auction_opened(model: TableModel, event: ev.AuctionOpened) -> None:
    model.auction = ShownAuction(event.space)


def _bid_placed(model: TableModel, event: ev.BidPlaced) -> None:
    assert model.auction, "a bid without an auction"
    model.auction.leader = event.player


def _auction_over(model: TableModel, event: ev.AuctionClosed | ev.DemandAnswered) -> None:
    """Closed; or given up, because a demand for scarce buildings was [SUPPLY-5]."""
    model.auction = None


def _went_bankrupt(model: TableModel, event: ev.WentBankrupt) -> None:
    model.alive[event.player] = False
    model.jail_turns[event.player] = -1


def _time_called(model: TableModel, event: ev.TimeCalled) -> None:
    model.time_called = True


def _game_ended(model: TableModel, event: ev.GameEnded) -> None:
    model.ranking, model.places = event.ranking, event.places
    model.auction = None


THROWN = _sets(thrown="dice", thrower="player")
FOLDS: dict[type, Callable[[TableModel, Any], None]] = {
    ev.GameStarted: _game_started,
    ev.OrderRolled: THROWN,
    ev.TurnStarted: _sets(current="player", round="round", turn="turn"),
    ev.DiceRolled: _dice_rolled,
    ev.TokenMoved: _token_moved,
    ev.CashMoved: _cash_moved,
    ev.PotSeeded: _sets(pot="pot"),
    ev.DeedMoved: _puts("owner", "space", "taker"),
    ev.MortgageChanged: _puts("mortgaged", "space", "mortgaged"),
    ev.BuildingsChanged: _buildings_changed,
    ev.JailCardMoved: _jail_card_moved,
    ev.Jailed: _jailed,
    ev.JailTurnSpent: _puts("jail_turns", "player", "turns"),
    ev.LeftJail: _left_jail,
    ev.AuctionOpened: _auction_opened,
    ev.BidPlaced: _bid_placed,
    ev.AuctionClosed: _auction_over,
    ev.DemandAnswered: _auction_over,
    ev.WentBankrupt: _went_bankrupt,
    ev.TimeCalled: _time_called,
    ev.GameEnded: _game_ended,
}
