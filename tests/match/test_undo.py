"""Taking back: one's own acts, while nothing was drawn and nobody else has acted."""

import pytest

from monopoly_gui.engine.actions import Bundle, Buy, ChooseTax, EndTurn, Mortgage, OfferTrade, Roll
from monopoly_gui.engine.rules import Rules
from monopoly_gui.match.history import replay
from monopoly_gui.match.match import Match

from .tables import table, until

ADA, BEN = 0, 1
BALTIC = 3


def bought(kinds: str = "ha") -> Match:
    match = table(kinds, dice=((1, 2), (2, 3)))
    match.submit(Roll(ADA))
    match.submit(Buy(ADA))
    return match


def test_a_throw_cannot_be_taken_back() -> None:
    match = table("ha", dice=((1, 2),))
    match.submit(Roll(ADA))
    assert not match.can_undo(ADA)
    with pytest.raises(ValueError, match="nothing to take back"):
        match.undo()


def test_acts_since_the_throw_are_taken_back_one_by_one() -> None:
    match = bought()
    after_roll = replay(match.saved().start, match.log[:1]).state
    match.submit(Mortgage(ADA, BALTIC))
    assert match.can_undo(ADA)
    match.undo()
    assert not match.state.mortgaged[BALTIC]
    match.undo()
    assert match.state == after_roll
    assert len(match.log) == 1
    assert not match.can_undo(ADA)


def test_what_came_before_a_throw_is_out_of_reach() -> None:
    match = bought("hh")
    match.submit(EndTurn(ADA))
    match.submit(Roll(BEN))
    assert not match.can_undo(ADA)
    assert not match.can_undo(BEN)


def test_the_end_of_a_turn_can_be_taken_back_until_the_next_player_acts() -> None:
    match = bought("hh")
    match.submit(EndTurn(ADA))
    assert match.can_undo(ADA)
    assert not match.can_undo(BEN)
    match.undo()
    assert match.state.current == ADA


def test_nothing_is_taken_back_once_an_opponent_has_acted() -> None:
    match = bought()
    match.submit(OfferTrade(ADA, BEN, Bundle(deeds=(BALTIC,)), Bundle(cash=5)))
    assert match.can_undo(ADA)
    until(match, lambda state: not state.offers)
    assert not match.can_undo(ADA)


def test_the_choice_of_a_tax_is_final() -> None:
    """TAX-4: whoever has seen what a tenth comes to chooses no more."""
    match = table("hh", dice=((1, 3),), rules=Rules(income_tax="choice"))
    match.submit(Roll(ADA))
    match.submit(ChooseTax(ADA, share=True))
    assert match.state.cash[ADA] == 1350
    assert not match.can_undo(ADA)


def test_a_computer_takes_nothing_back() -> None:
    match = table("aa", dice=((1, 2),))
    until(match, lambda state: state.version == 2)
    assert not match.can_undo(ADA)


def test_a_game_with_something_taken_back_is_saved_as_if_it_had_not_been() -> None:
    match = bought()
    match.submit(Mortgage(ADA, BALTIC))
    match.undo()
    match.submit(EndTurn(ADA))
    until(match, lambda state: state.current == ADA)
    saved = match.saved()
    assert [entry[0] for entry in saved.log] == list(range(len(saved.log)))
    assert replay(saved.start, saved.log).state == match.state
