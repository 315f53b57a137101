"""The ways out of Jail at the start of a prisoner's turn [JAIL-9, JAIL-10, JAIL-12, JAIL-16]."""

import pygame

from monopoly_gui.engine.actions import ClaimRent, PayFine, Roll, SkipJailTurn, UseJailCard
from monopoly_gui.engine.frames import Claim, Turn
from monopoly_gui.scenes.table.dialogs.jail import JailDialog
from monopoly_gui.scenes.table.estate.estate import EstateDialog
from monopoly_gui.scenes.table.trade.trade import TradeDialog
from tests.scenes.dialogs.desk import Desk, imprison
from tests.scenes.dialogs.stories import jail, jail_last, middle_game


def test_throwing_by_enter_key_and_click() -> None:
    desk = jail()
    desk.key(pygame.K_RETURN)
    assert desk.done == [Roll(0)]
    desk = jail()
    desk.key(pygame.K_r)
    assert desk.done == [Roll(0)]
    desk = jail()
    desk.click("roll")
    assert desk.done == [Roll(0)]


def test_paying_leaves_the_throw_to_the_table() -> None:
    desk = jail()
    desk.key(pygame.K_f)
    assert desk.done == [PayFine(0)]
    assert desk.top is desk.table


def test_using_a_card() -> None:
    desk = jail()
    held = desk.state.cards[0][0]
    desk.click("card")
    assert desk.done == [UseJailCard(0, held)]


def test_the_tries_are_counted_and_reasons_given() -> None:
    assert jail().shows(JailDialog).subtitle == "Try 2 of 3 to roll doubles."
    desk = jail_last()
    assert desk.reason("pay") == "The fine is $50: you don’t have it in cash."
    assert "You have no" in desk.reason("card")
    answers = {answer.name: answer.note for answer in desk.shows(JailDialog).rows}
    assert answers["roll"].startswith("Last try")


def test_sitting_a_turn_out_where_the_table_allows_it() -> None:
    assert "skip" not in {widget.name for widget in jail().top.form.widgets}
    desk = jail_last()
    desk.key(pygame.K_k)
    assert desk.done == [SkipJailTurn(0)]


def test_business_comes_before_the_throw() -> None:
    desk = jail()
    desk.key(pygame.K_b)
    desk.shows(EstateDialog)
    desk.key(pygame.K_ESCAPE)
    desk.key(pygame.K_t)
    desk.shows(TradeDialog)
    desk.key(pygame.K_ESCAPE)
    desk.shows(JailDialog)


def test_rent_is_asked_for_from_inside() -> None:
    state = middle_game()
    imprison(state, 0)
    state.auto_claim[0] = False
    state.claims.append(Claim(3, 0, 2, 6, 270, state.turn + 1))
    state.next_id = 4
    desk = Desk(state)
    desk.click("claim 3")
    assert desk.done == [ClaimRent(0, 3)]


def test_an_opponent_in_jail_asks_nobody() -> None:
    state = middle_game()
    imprison(state, 1)
    state.current = 1
    state.stack[0] = Turn(1)
    assert Desk(state).top.__class__.__name__ == "Table"
