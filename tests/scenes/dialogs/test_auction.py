"""Bidding, passing, leaving; several people before one screen [AUCT-3, AUCT-4, SUPPLY-6]."""

from typing import Any

import pygame
import pytest
from pygame import Rect, Surface

from monopoly_gui.engine.actions import Bid, Pass, WithdrawDemand, WithdrawPass
from monopoly_gui.engine.board import BANK
from monopoly_gui.engine.events import AuctionOpened, BidPlaced
from monopoly_gui.engine.flow.auction import open_to
from monopoly_gui.engine.frames import Auction, Shortage
from monopoly_gui.engine.machine import Engine
from monopoly_gui.engine.state import State
from monopoly_gui.scenes.core.spoken_screen import spoken_widget
from monopoly_gui.scenes.table.auction.auction import AuctionDialog
from monopoly_gui.scenes.table.auction.lot import WayOut, bidder_status
from monopoly_gui.scenes.table.estate.estate import EstateDialog
from monopoly_gui.scenes.table.parts.bid_history import (
    BidHistory,
    describe_bids,
    last_of,
)
from monopoly_gui.ui.painting.painter import Painter
from tests.engine.scripted import ScriptedChance
from tests.scenes.dialogs.desk import Desk, Scripted, own, position
from tests.scenes.dialogs.stories import (
    auction,
    auction_hot_seat,
    auction_house,
    middle_game,
    shortage_state,
)
from tests.scenes.seat import Seat


@pytest.mark.parametrize(("level", "asked"), [(0, False), (1, True)])
def test_who_could_not_raise_the_bid_by_any_means_sits_out(level: int, asked: bool) -> None:
    """Houses count among the means, mortgaged deeds do not."""
    state = position(3)
    state.cash[0] = 29
    own(state, 0, "park_place", mortgaged=True)
    own(state, 0, "oriental_avenue", "vermont_avenue", "connecticut_avenue", level=level)
    for space in (6, 8, 9):
        state.mortgaged[space] = not level
    frame = Auction(15, high=76, leader=2)
    state.stack.append(frame)
    assert (0 in open_to(state, frame)) == asked
    assert isinstance(Desk(state, humans=(0,)).top, AuctionDialog) == asked


def test_a_key_stands_clear_of_the_words_of_a_way_out(monkeypatch: pytest.MonkeyPatch) -> None:
    desk = auction()
    desk.key(pygame.K_TAB)
    painter, caps, words = desk.screen.context.painter, [], []
    written, draw_cap = painter.text, WayOut._draw_cap

    def text(surface: Surface, *given: Any, **more: Any) -> Rect:
        words.append(written(surface, *given, **more))
        return words[-1]

    def cap(way: WayOut, surface: Surface, own: Painter, area: Rect) -> None:
        draw_cap(way, surface, own, area)
        caps.append((area, len(words) - 1))

    monkeypatch.setattr(painter, "text", text)
    monkeypatch.setattr(WayOut, "_draw_cap", cap)
    for name in ("pass", "out"):
        words.clear()
        caps.clear()
        way = desk.screen.find(name)
        way.draw(desk.screen.app.surface, painter)
        (area, key), *others = caps
        assert not others and way.rect.contains(area)
        assert area.collidelist([line for n, line in enumerate(words) if n != key]) < 0


class TestOne:
    @pytest.mark.parametrize(
        ("button", "key", "amount"),
        [("+1", pygame.K_1, 121), ("+10", pygame.K_2, 130), ("+100", pygame.K_3, 220)],
    )
    def test_raises_go_above_the_bid_that_stands(self, button: str, key: int, amount: int) -> None:
        desk = auction()
        assert desk.label(button) == f"{button}: ${amount}"
        desk.click(button)
        assert desk.done == [Bid(0, amount)]
        other = auction()
        other.key(key)
        assert other.done == [Bid(0, amount)]

    def test_an_own_figure_is_typed_and_handed_in_by_enter(self) -> None:
        desk = auction()
        desk.tab_to("figure")
        desk.screen.type("275")
        assert desk.label("bid") == "Bid $275"
        desk.key(pygame.K_RETURN)
        assert desk.done == [Bid(0, 275)]

    def test_an_own_figure_is_stepped_and_clicked(self) -> None:
        desk = auction()
        figure = desk.screen.find("figure")
        plus = (figure.rect.right - 10, figure.rect.centery)
        desk.click(plus)
        desk.click(plus)
        desk.click("bid")
        assert desk.done == [Bid(0, 123)]

    def test_a_figure_is_never_above_the_cash(self) -> None:
        desk = auction()
        desk.tab_to("figure")
        desk.screen.type("9999")
        assert desk.label("bid") == "Bid $1,284"

    def test_before_the_first_bid_one_more_is_too_low_and_says_so(self) -> None:
        state = middle_game()
        state.stack.append(Auction(39))
        desk = Desk(state)
        assert desk.reason("+1") == "The lowest bid now is $10."
        desk.click("+1")
        assert desk.done == []
        desk.key(pygame.K_RETURN)
        assert desk.done == [Bid(0, 10)]

    def test_the_leader_is_told_that_the_bid_binds(self) -> None:
        desk = auction()
        desk.click("+10")
        assert "binding" in desk.reason("+10")
        assert "binding" in desk.reason("pass")

    def test_passing_lets_the_bid_stand(self) -> None:
        desk = auction()
        desk.key(pygame.K_p)
        assert desk.done == [Pass(0)]
        assert desk.state.owner[39] == 1, "nobody else could go higher"

    def test_a_pass_is_taken_back_while_others_think(self) -> None:
        state = middle_game()
        state.stack.append(Auction(39, high=50, leader=1))
        desk = Desk(state)
        desk.click("pass")
        assert desk.done == [Pass(0)]
        desk.key(pygame.K_u)
        assert desk.did() == WithdrawPass(0)
        desk.key(pygame.K_o)
        assert desk.did() == Pass(0, True)
        desk.click("take back")
        assert desk.did() == WithdrawPass(0)

    def test_an_opponents_bid_is_seen_while_the_dialog_is_open(self) -> None:
        state = middle_game()
        state.stack.append(Auction(39, high=50, leader=1, passed=ADA))
        desk = Desk(state, bots={2: Scripted(Bid(2, 80))})
        assert desk.label("+1") == "+1: $51"
        desk.play_on(3)
        desk.shows(AuctionDialog)
        assert desk.label("+1") == "+1: $81"

    def test_it_closes_with_the_auction(self) -> None:
        desk = auction()
        desk.click("out")
        desk.play_on(6)
        assert desk.state.owner[39] == 1
        assert desk.top is desk.table

    def test_money_is_raised_meanwhile(self) -> None:
        desk = auction()
        desk.key(pygame.K_m)
        desk.shows(EstateDialog)
        desk.click("deed 5")
        desk.click("flip 5")
        desk.key(pygame.K_d)
        desk.key(pygame.K_ESCAPE)
        desk.shows(AuctionDialog)
        assert desk.state.cash[0] == 1384

    def test_opponents_alone_bid_among_themselves(self) -> None:
        state = middle_game(jail_rights="no_trade_no_rent")
        state.position[0], state.jail_turns[0] = 10, 0
        state.stack.append(Auction(39))
        desk = Desk(state)
        assert not isinstance(desk.top, AuctionDialog)

    def test_who_has_to_raise_money_first_passes_by_enter(self) -> None:
        state = middle_game()
        state.cash[0] = 20
        state.stack.append(Auction(39, high=50, leader=1))
        desk = Desk(state)
        assert not desk.screen.find("bid").enabled
        desk.key(pygame.K_RETURN)
        assert desk.done == [Pass(0)]

    def test_who_cannot_bid_at_all_sits_out_and_is_told_once(self) -> None:
        state = bidding()
        for space in state.deeds(0):
            own(state, 1, state.board.spaces[space].id)
        state.cash[0] = 20
        state.stack[-1] = Auction(39, high=50, leader=2)
        seat = Seat(state, bots={1: Scripted(Bid(1, 120), Pass(1))}, speed="instant")
        seat.until_rest()
        told = "Ada sits this auction out: $20 is too little to bid."
        assert seat.screen.said.count(told) == 1
        assert seat.state.owner[39] == 1


class TestAtInstant:
    """The bids are listed although none of them was seen."""

    def at_instant(self) -> Desk:
        state = middle_game()
        state.stack.append(Auction(39, high=50, leader=1, passed=ADA))
        desk = Desk(state, bots={2: Scripted(Bid(2, 80)), 1: Scripted(Bid(1, 120))})
        desk.screen.context.settings.speed = "instant"
        desk.play_on(2)
        return desk

    def test_the_run_of_bids_and_what_each_bid_last_are_told(self) -> None:
        desk = self.at_instant()
        assert list(desk.table.bids) == [(2, 80), (1, 120)]
        assert describe_bids(desk.table.bids, desk.table.people) == "Chen $80  ›  Blaise $120"
        assert [last_of(desk.table.bids, player) for player in range(3)] == [0, 120, 80]
        shown = told_of(desk)
        assert "Chen $80  ›  Blaise $120" in shown
        assert any(line.startswith("Blaise: leading $120, ") for line in shown)
        assert any(line.startswith("Chen: ") and " $80, " in line for line in shown)

    def test_the_next_auction_begins_without_bids(self) -> None:
        run = BidHistory()
        run.note((AuctionOpened(39), BidPlaced(0, 10, -1), AuctionOpened(1)))
        assert run.bids == []

    def test_the_end_is_told_with_the_rival(self) -> None:
        seat = Seat(bidding(), bots={1: Scripted(Bid(1, 120))}, speed="instant")
        seat.until_rest()
        seat.click("+10")
        seat.until_rest()
        assert seat.state.owner[39] == 0
        assert "Sold to Ada for $130; runner-up: Blaise with $120" in seat.screen.said

    def test_what_is_seen_is_not_told_twice(self) -> None:
        seat = Seat(bidding(), bots={1: Scripted(Bid(1, 120))}, speed="normal")
        seat.until_rest()
        seat.click("+10")
        seat.until_rest()
        assert seat.state.owner[39] == 0
        # of the deed alone: the end of the auction was seen
        assert seat.screen.said == [
            "One more for Ada’s Dark blue set: Dorothy has Park Place.",
        ]


#: Ada has passed: the opponents bid among themselves
ADA = 1 << 0


def bidding() -> State:
    """A street is auctioned; the Bank still has it, and some have more than its price."""
    state = middle_game()
    state.stack.append(Auction(39, high=50, leader=2, passed=ADA))
    return state


def told_of(desk: Desk) -> list[str]:
    """The dialog's description of itself."""
    assert isinstance(desk.top, AuctionDialog)
    return desk.top.full_text()


def test_pass_and_out_say_what_they_do_beside_the_buttons_and_in_their_tips() -> None:
    desk = auction()
    assert any("asked again after a higher bid" in text for text in told_of(desk))
    for name, words in (("pass", "asked again after a higher bid"), ("out", "not asked again")):
        button = desk.screen.find(name)
        said = spoken_widget(desk.screen.scene, button).sentence(longer=True)
        assert words in button.tip and words in said
    # and the rules say so: a higher bid asks again who has passed, and not who is out [AUCT-5]
    state = middle_game()
    state.cash[:] = [2000] * 4
    frame = Auction(39, high=50, leader=1, passed=1 << 0 | 1 << 2, out=1 << 2)
    state.stack.append(frame)
    engine = Engine(state, ScriptedChance())
    engine.apply(Bid(3, 80))
    top = engine.state.top
    assert isinstance(top, Auction)
    assert 0 in open_to(engine.state, top) and 2 not in open_to(engine.state, top)


class TestHotSeat:
    def test_the_next_human_has_the_word_a_moment_later(self) -> None:
        desk = auction_hot_seat()
        dialog = desk.shows(AuctionDialog)
        assert dialog.speaker == 0
        desk.key(pygame.K_2)
        assert desk.done == [Bid(0, 10)]
        assert dialog.speaker == 0
        desk.key(pygame.K_2)
        assert desk.done == [Bid(0, 10)], "a second press at once bids for nobody"
        desk.frames(15)
        assert dialog.speaker == 2
        desk.key(pygame.K_2)
        assert desk.did() == Bid(2, 20)

    def test_who_bids_is_chosen_by_click_and_by_key(self) -> None:
        desk = auction_hot_seat()
        dialog = desk.shows(AuctionDialog)
        desk.key(pygame.K_n)
        assert dialog.speaker == 2
        choice = dialog.who
        desk.click(choice.cells()[2].center)
        assert dialog.speaker == 5
        desk.key(pygame.K_3)
        assert desk.done == [Bid(5, 100)]

    def test_a_human_who_has_passed_can_be_chosen_to_come_back(self) -> None:
        desk = auction_hot_seat()
        desk.key(pygame.K_p)
        desk.frames(15)
        assert desk.shows(AuctionDialog).speaker == 2
        desk.key(pygame.K_n)
        desk.key(pygame.K_n)
        desk.key(pygame.K_u)
        assert desk.done == [Pass(0), WithdrawPass(0)]


class TestBuildings:
    def test_the_street_is_chosen_with_the_bid(self) -> None:
        desk = auction_house()
        desk.click("street")
        desk.key(pygame.K_DOWN)
        desk.key(pygame.K_RETURN)
        desk.key(pygame.K_b)
        assert desk.done == [Bid(0, 61, 18)]

    def test_a_demand_is_withdrawn_before_the_first_bid_only(self) -> None:
        assert "pass instead" in auction_house().reason("withdraw")
        state = shortage_state()
        state.stack += [
            Shortage(1, "house", ((16,), (21, 23), (), ()), 0),
            Auction(-1, "house", bidders=(0, 1)),
        ]
        desk = Desk(state)
        desk.key(pygame.K_w)
        assert desk.done == [WithdrawDemand(0)]


def test_what_is_said_of_each_bidder() -> None:
    state: State = middle_game()
    own(state, BANK, "pacific_avenue", "park_place", "pennsylvania_railroad")
    frame = Auction(39, high=120, leader=1, passed=1 << 2)
    state.stack.append(frame)
    said = [bidder_status(state, frame, p)[0] for p in range(4)]
    assert said == ["still in", "leading", "passed", "can’t go higher"]
    state.cash[3] = 500
    assert bidder_status(state, frame, 3)[0] == "still in"


def test_nothing_moves_as_the_highest_bid_takes_more_notes() -> None:
    state = position(2)
    state.stack.append(Auction(39))
    seat, places = Seat(state, humans=(0, 1)), set[tuple[int, ...]]()
    for bid in (Bid(0, 10), Bid(1, 98), Bid(0, 189), Bid(1, 500)):
        seat.table.submit(bid)
        seat.frames(30)
        places.add(tuple(seat.screen.find("bid").rect))
    assert len(places) == 1
