"""Buying a deed, or leaving it to the auction [BUY-1, BUY-3]."""

import pygame

from monopoly_gui.engine.actions import Buy, Decline
from monopoly_gui.engine.frames import Purchase
from monopoly_gui.scenes.table.auction.auction import AuctionDialog
from monopoly_gui.scenes.table.dialogs.purchase import PurchaseDialog
from monopoly_gui.scenes.table.estate.estate import EstateDialog
from monopoly_gui.scenes.table.trade.trade import TradeDialog
from tests.scenes.dialogs.desk import Desk, position
from tests.scenes.dialogs.stories import middle_game, purchase, purchase_short


def test_a_click_buys() -> None:
    desk = purchase()
    desk.shows(PurchaseDialog)
    assert desk.label("buy") == "Buy for $400"
    desk.click("buy")
    assert desk.done == [Buy(0)]
    assert desk.state.owner[39] == 0
    assert desk.top is desk.table


def test_enter_buys_and_so_does_the_key() -> None:
    for key in (pygame.K_RETURN, pygame.K_b):
        desk = purchase()
        desk.key(key)
        assert desk.done == [Buy(0)]


def test_by_tab_and_space_the_deed_is_left_to_the_auction() -> None:
    desk = purchase()
    desk.tab_to("decline")
    desk.key(pygame.K_SPACE)
    assert desk.done == [Decline(0)]
    desk.shows(AuctionDialog)


def test_without_auctions_it_is_only_not_bought() -> None:
    state = middle_game(auction_on_decline=False)
    state.stack.append(Purchase(0, 39))
    desk = Desk(state)
    assert desk.label("decline") == "Don’t buy"
    desk.key(pygame.K_a)
    assert desk.done == [Decline(0)]
    assert desk.state.owner[39] == -1
    assert desk.top is desk.table


def test_too_little_cash_is_said_and_enter_leads_to_raising_it() -> None:
    desk = purchase_short()
    assert desk.reason("buy") == "Short Line costs $200: raise $80 first."
    desk.click("buy")
    assert desk.done == []
    desk.key(pygame.K_RETURN)
    desk.shows(EstateDialog)
    desk.click("deed 16")
    desk.click("flip 16")
    desk.click("do")
    desk.key(pygame.K_ESCAPE)
    desk.shows(PurchaseDialog)
    assert desk.reason("buy") == ""
    desk.key(pygame.K_b)
    assert desk.did() == Buy(0)


def test_enter_leaves_a_deed_beyond_all_means_to_the_auction() -> None:
    state = position()
    state.cash[0] = 10
    state.stack.append(Purchase(0, 39))
    desk = Desk(state)
    desk.key(pygame.K_RETURN)
    assert desk.done == [Decline(0)]


def test_a_trade_is_a_key_away() -> None:
    desk = purchase()
    desk.key(pygame.K_t)
    desk.shows(TradeDialog)


def test_an_opponents_purchase_asks_nobody() -> None:
    state = position()
    state.stack.append(Purchase(1, 39))
    desk = Desk(state)
    assert desk.top is desk.table
