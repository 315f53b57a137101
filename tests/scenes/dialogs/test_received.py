"""Mortgaged deeds received: lift or keep each [MORT-7]."""

import pygame

from monopoly_gui.engine.actions import SettleMortgage
from monopoly_gui.engine.frames import Received
from monopoly_gui.scenes.table.dialogs.received_mortgages import ReceivedMortgagesDialog
from tests.scenes.dialogs.desk import Desk, own
from tests.scenes.dialogs.stories import middle_game, received


def test_one_is_lifted_and_the_others_kept() -> None:
    desk = received()
    desk.click("lift 15")
    assert desk.done == [SettleMortgage(0, 15, True)]
    assert desk.state.cash[0] == 80
    desk.key(pygame.K_k)
    assert desk.did() == SettleMortgage(0, 31, False)
    desk.key(pygame.K_RETURN)
    assert desk.did() == SettleMortgage(0, 37, False)
    assert desk.top is desk.table


def test_any_order_is_free() -> None:
    desk = received()
    desk.click("keep 37")
    assert desk.done == [SettleMortgage(0, 37, False)]
    assert desk.shows(ReceivedMortgagesDialog).frame.spaces == (15, 31)


def test_lifting_without_the_cash_says_so() -> None:
    desk = received()
    assert desk.reason("lift 37") == "Unmortgaging it costs $193: you have $190."
    desk.click("lift 37")
    assert desk.done == []


def test_where_a_tenth_comes_first_they_are_settled_in_order() -> None:
    state = middle_game(mortgaged_transfer="always_10_first")
    own(state, 0, "pacific_avenue", "park_place", mortgaged=True)
    state.stack.append(Received(0, (31, 37), (31,)))
    desk = Desk(state)
    assert desk.label("keep 31") == "Keep: $0"
    assert desk.reason("keep 37") == "Settle the mortgages in order."
    desk.key(pygame.K_l)
    assert desk.done == [SettleMortgage(0, 31, True)]


def test_many_deeds_come_in_portions() -> None:
    state = middle_game()
    ids = [space.id for space in state.board.spaces if space.is_deed][:12]
    own(state, 0, *ids, mortgaged=True)
    spaces = tuple(state.board.find(name) for name in ids)
    state.stack.append(Received(0, spaces))
    desk = Desk(state)
    for _ in spaces:
        desk.key(pygame.K_k)
    assert len(desk.done) == 12
    assert desk.top is desk.table


def test_all_are_kept_or_lifted_by_one_click() -> None:
    desk = received()
    assert desk.reason("lift all") == "That costs $468: you have $190."
    assert desk.label("keep all") == "Keep all: $43"
    desk.click("keep all")
    assert desk.done == [SettleMortgage(0, space, False) for space in (15, 31, 37)]
    assert desk.top is desk.table
    state = middle_game()
    state.cash[0] = 1000
    own(state, 0, "pacific_avenue", "park_place", mortgaged=True)
    state.stack.append(Received(0, (31, 37)))
    desk = Desk(state)
    desk.key(pygame.K_a)
    assert desk.done == [SettleMortgage(0, space, True) for space in (31, 37)]


def test_a_single_deed_needs_no_buttons_for_all() -> None:
    state = middle_game()
    own(state, 0, "pacific_avenue", mortgaged=True)
    state.stack.append(Received(0, (31,)))
    names = [widget.name for widget in Desk(state).shows(ReceivedMortgagesDialog).form.widgets]
    assert "keep 31" in names and "keep all" not in names


def test_what_costs_least_is_recommended_or_the_way_to_its_money() -> None:
    for cash, recommended in ((190, "keep all"), (10, "raise")):
        state = middle_game()
        state.cash[0] = cash
        own(state, 0, "pacific_avenue", "park_place", mortgaged=True)
        state.stack.append(Received(0, (31, 37)))
        form = Desk(state).shows(ReceivedMortgagesDialog).form
        golden = [each for each in form.widgets if getattr(each, "style", "") == "primary"]
        assert [each.name for each in golden] == [recommended]
        assert form.default_button is golden[0]
