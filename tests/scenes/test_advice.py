"""Asking for advice at the table and in its dialogs, and the chances of winning."""

from typing import get_args

import pygame
import pytest

from monopoly_gui.ai.advice import Advice
from monopoly_gui.engine.actions import Action, Bundle, OfferTrade
from monopoly_gui.engine.frames import Auction, Debt, Purchase, Turn
from monopoly_gui.scenes.table.auction.auction import AuctionDialog
from monopoly_gui.scenes.table.dialog_base.adviser import Adviser
from monopoly_gui.scenes.table.dialog_base.table_dialog import TableDialog
from monopoly_gui.scenes.table.dialogs.debt import DebtDialog
from monopoly_gui.scenes.table.dialogs.jail import JailDialog
from monopoly_gui.scenes.table.dialogs.purchase import PurchaseDialog
from monopoly_gui.scenes.table.table_commands import TableMenu
from monopoly_gui.scenes.table.trade.trade import TradeDialog
from monopoly_gui.ui.text.action_words import WORDS, describe_action
from monopoly_gui.ui.text.log_words import plain
from tests.scenes.dialogs.desk import Scripted, imprison, own, own_set, position
from tests.scenes.layout_watch import faults
from tests.scenes.seat import Seat
from tests.scenes.test_layout import resize


def said(adviser: Adviser) -> str:
    return plain(adviser.strip.what)


def asked(seat: Seat) -> Adviser:
    """The advice that the dialog on top gives at the press of its key."""
    seat.frames(3)
    seat.key(pygame.K_h)
    seat.frames(2)
    dialog = seat.screen.scene
    assert isinstance(dialog, TableDialog)
    assert dialog.adviser.open
    return dialog.adviser


def test_every_action_can_be_advised() -> None:
    assert set(WORDS) == set(get_args(Action))


def test_advice_before_the_throw_by_key_and_by_mouse() -> None:
    seat = Seat(position(2), dice=[(1, 3)])
    seat.key(pygame.K_h)
    adviser = seat.table.side.adviser
    assert (said(adviser), adviser.marked) == ("Roll the dice.", "roll")
    seat.key(pygame.K_ESCAPE)
    assert not adviser.open
    seat.click("advice")
    seat.click("do advice")
    assert seat.state.position[0] == 4
    assert not adviser.open


def test_advice_goes_when_something_else_is_done() -> None:
    seat = Seat(position(2), dice=[(1, 3)], humans=(0, 1))
    seat.key(pygame.K_h)
    assert seat.table.side.adviser.open
    seat.key(pygame.K_r)
    assert not seat.table.side.adviser.open


def at_boardwalk() -> Seat:
    """The first player may buy Boardwalk."""
    state = position(2)
    state.position[0] = 39
    state.stack.append(Purchase(0, 39))
    return Seat(state)


def test_a_purchase_marks_what_is_advised_and_does_it() -> None:
    seat = at_boardwalk()
    adviser = asked(seat)
    assert (said(adviser), adviser.marked) == ("Buy Boardwalk for $400.", "buy")
    assert adviser.strip.rect.colliderect(seat.screen.shows(PurchaseDialog).box) is False
    seat.key(pygame.K_y)
    assert seat.state.owner[39] == 0


def test_advice_stays_in_sight_below_a_dialog_that_is_larger_than_the_window() -> None:
    seat = at_boardwalk()
    adviser = asked(seat)
    resize(seat.screen, (800, 1280), 2.0)
    dialog = seat.screen.shows(PurchaseDialog)
    assert adviser.strip.rect.top >= dialog.box.bottom
    seen = dialog.viewport.to_window(adviser.strip.rect)
    assert [part.size for part in seen] == [adviser.strip.rect.size]
    assert faults(seat.screen) == []


def test_an_auction_puts_what_is_advised_into_the_figure() -> None:
    state = position(2)
    own(state, 0, "park_place")
    state.stack.append(Auction(39))
    seat = Seat(state, bots={1: Scripted()})
    adviser = asked(seat)
    dialog = seat.screen.shows(AuctionDialog)
    assert adviser.marked == "bid"
    assert said(adviser) == f"Bid ${dialog.figure.value}."
    assert dialog.figure.value > 100


def test_a_prisoner_is_advised() -> None:
    state = position(2)
    imprison(state, 0)
    seat = Seat(state)
    adviser = asked(seat)
    seat.screen.shows(JailDialog)
    assert adviser.marked in ("roll", "pay")


def test_a_debtor_is_shown_the_way() -> None:
    state = position(2)
    own_set(state, 0, "brown")
    state.cash[0] = 10
    state.stack.append(Debt(0, (1,), 30, "rent", 39, opened=True))
    seat = Seat(state)
    adviser = asked(seat)
    seat.screen.shows(DebtDialog)
    assert adviser.marked.startswith("way")
    assert said(adviser).startswith("Mortgage ")


def test_who_is_made_an_offer_is_told_what_to_say() -> None:
    state = position(2)
    own(state, 0, "boardwalk")
    state.stack[0], state.current = Turn(1), 1
    bot = Scripted(OfferTrade(1, 0, Bundle(cash=1), Bundle(deeds=(39,))))
    seat = Seat(state, bots={1: bot})
    seat.frames(40)
    seat.screen.shows(TradeDialog)
    adviser = asked(seat)
    assert adviser.marked in ("refuse", "counter")
    seat.click("counter")
    assert not adviser.open, "it was about the offer, and not about one's own terms"


def test_a_trade_that_is_advised_is_shown_before_it_is_offered() -> None:
    state = position(2)
    own(state, 1, "boardwalk")
    seat = Seat(state)
    adviser = seat.table.side.adviser
    adviser.advice = Advice(OfferTrade(0, 1, Bundle(cash=450), Bundle(deeds=(39,))), "")
    adviser.do.activate()
    seat.frames(2)
    dialog = seat.screen.shows(TradeDialog)
    assert (dialog.talk.terms.mine.cash, dialog.talk.terms.theirs.deeds) == (450, (39,))
    assert seat.state.offers == []


def test_advice_can_be_switched_off_for_the_table() -> None:
    seat = Seat(position(2))
    seat.key(pygame.K_ESCAPE)
    seat.frames(2)
    seat.screen.shows(TableMenu)
    seat.click("advice")
    seat.key(pygame.K_ESCAPE)
    seat.frames(2)
    assert not seat.screen.context.settings.advice
    assert "advice" not in [button.name for button in seat.table.buttons.all]
    seat.key(pygame.K_h)
    assert not seat.table.side.adviser.open


def test_chances_are_shown_where_they_are_wanted() -> None:
    state = position(3)
    own_set(state, 0, "dark_blue")
    seat = Seat(state)
    assert [spot.chance for spot in seat.table.panels.spots] == [None] * 3
    seat.screen.context.settings.chances = True
    seat.frames(2)
    shown = [spot.chance or 0.0 for spot in seat.table.panels.spots]
    assert sum(shown) == pytest.approx(1)
    assert shown[0] == max(shown)
    seat.screen.context.settings.chances = False
    seat.frames(2)
    assert seat.table.panels.spots[0].chance is None


def test_offers_are_told_with_both_sides() -> None:
    state = position(2)
    own(state, 1, "boardwalk")
    seat = Seat(state)
    action = OfferTrade(0, 1, Bundle(cash=50), Bundle(deeds=(39,)))
    assert (
        plain(describe_action(state, seat.table.people, action))
        == "Offer Blaise $50 for Boardwalk."
    )


def test_the_tables_bulb_asks_in_the_dialog_that_is_open() -> None:
    state = position(2)
    state.position[0] = 39
    state.stack.append(Purchase(0, 39))
    seat = Seat(state)
    seat.frames(3)
    dialog = seat.screen.shows(PurchaseDialog)
    seat.table.side.ask_advice()
    seat.frames(2)
    assert dialog.adviser.open
    assert not seat.table.side.adviser.open
