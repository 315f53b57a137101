"""Folding the events gives exactly the position."""

from typing import get_args

import pytest

from monopoly_gui.engine import events as ev
from monopoly_gui.engine import machine
from monopoly_gui.engine.actions import (
    AcceptTrade,
    Action,
    AnswerDemand,
    Bid,
    Build,
    Bundle,
    CallTime,
    OfferTrade,
    Pass,
    WithdrawDemand,
    WithdrawPass,
)
from monopoly_gui.engine.amounts.rents import rent
from monopoly_gui.engine.events import DiceRolled, Event
from monopoly_gui.engine.rules import Rules
from monopoly_gui.ui.playback.fold import FOLDS, fold
from monopoly_gui.ui.table_model import TableModel, empty_model, model_of, state_as_shown
from tests.ui.random_games import any_rules, begun, play, short_of_houses

EVENTS: tuple[type, ...] = get_args(Event)
# these change nothing: their effects come as events of their own
WITHOUT_EFFECT = (
    ev.CardDrawn, ev.PurchaseOffered, ev.BidderPassed, ev.PassWithdrawn, ev.DemandOpened,
    ev.NothingToRepair, ev.SaleVoided, ev.RentDue, ev.RentAsked, ev.RentLapsed, ev.SalaryDue,
    ev.SalaryLapsed, ev.AutoClaimSet, ev.TradeOffered, ev.TradeAgreed, ev.TradeDone, ev.TradeEnded,
    ev.MortgageReceived, ev.DebtOpened, ev.DebtSettled, ev.TaxChosen, ev.EndAgreed,
)  # fmt: skip


def told(engine: machine.Engine) -> TableModel:
    """The table after the set-up of a game, folded from its events."""
    model = empty_model(engine.state)
    for event in engine.events:
        fold(model, event)
    return model


def test_every_event_is_folded() -> None:
    assert sorted((*FOLDS, *WITHOUT_EFFECT), key=str) == sorted(EVENTS, key=str)


@pytest.mark.parametrize("seed", range(12))
def test_a_game_told_by_its_events_is_the_game(seed: int) -> None:
    players = 2 + seed % 7
    engine = begun(seed, players, any_rules(seed, players))
    model = told(engine)
    assert model == model_of(engine.state)
    for action, happened in play(engine, seed, steps=1200):
        for event in happened:
            fold(model, event)
        assert model == model_of(engine.state), action


def test_a_loaded_game_can_be_told_on() -> None:
    engine = begun(5)
    for _ in play(engine, 5, steps=300):
        pass
    model = model_of(engine.state)
    for _action, happened in play(engine, 6, steps=300):
        for event in happened:
            fold(model, event)
    assert model == model_of(engine.state)


def test_scarce_houses_are_told_too() -> None:
    engine = short_of_houses(1)
    model = model_of(engine.state)
    actions: list[Action] = [
        Build(0, (1,)),
        AnswerDemand(1, (6,)),
        Pass(1, True),
        WithdrawPass(1),
        Bid(0, 50, 1),
        Bid(1, 60, 6),
        Pass(0),
    ]
    for action in actions:
        for event in engine.apply(action):
            fold(model, event)
        assert model == model_of(engine.state), action
    assert model.buildings[6] == 1


def test_a_demand_given_up_ends_the_auction() -> None:
    engine = short_of_houses(1)
    for action in (Build(0, (1,)), AnswerDemand(1, (6,))):
        engine.apply(action)
    model = model_of(engine.state)
    assert model.auction
    for event in engine.apply(WithdrawDemand(1)):
        fold(model, event)
    assert model == model_of(engine.state)
    assert model.auction is None


def test_time_is_called() -> None:
    engine = begun(1, rules=Rules(win_condition="richest_at_limit", time_limit_minutes=60))
    model = model_of(engine.state)
    for event in engine.apply(CallTime()):
        fold(model, event)
    assert model == model_of(engine.state)


def test_a_throw_for_rent_is_seen_but_is_not_the_turns_throw() -> None:
    model = model_of(begun(1).state)
    fold(model, DiceRolled(0, (3, 4), "move"))
    fold(model, DiceRolled(0, (6, 6), "utility"))
    assert (model.dice, model.thrown) == ((3, 4), (6, 6))


def test_the_bus_lies_on_the_table_but_adds_no_steps() -> None:
    model = model_of(begun(1).state)
    fold(model, DiceRolled(2, (3, 4, 4), "move"))
    assert (model.dice, model.thrown, model.thrower) == ((3, 4, 0), (3, 4, 4), 2)


def test_what_the_rules_are_asked_is_what_is_shown() -> None:
    engine = begun(2)
    engine.state.owner[39] = 1
    model = model_of(engine.state)
    engine.state.buildings[39] = 5
    shown = state_as_shown(engine.state, model)
    assert rent(shown, 39, 7) == 50


def test_what_the_rules_are_asked_is_asked_in_the_round_that_is_shown() -> None:
    """While tokens still walk, the engine may be in the next player's turn."""
    state = begun(2).state
    model = model_of(state)
    state.round, state.turn, state.current, state.time_called, state.pot = 7, 13, 1, True, 150
    shown = state_as_shown(state, model)
    assert (shown.round, shown.turn, shown.current) == (model.round, model.turn, model.current)
    assert (shown.time_called, shown.pot) == (False, 0)


def test_a_trade_folds_both_ways() -> None:
    engine = begun(3)
    engine.state.owner[1], engine.state.owner[3] = 0, 1
    model = model_of(engine.state)
    for action in (OfferTrade(0, 1, Bundle(deeds=(1,)), Bundle(cash=50)), AcceptTrade(1, 1)):
        for event in engine.apply(action):
            fold(model, event)
    assert model == model_of(engine.state)
    assert model.owner[1] == 1
    assert model.cash[0] == 1550
