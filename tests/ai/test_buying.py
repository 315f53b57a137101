"""Purchases and bids."""

from typing import Any

import pytest

from monopoly_gui.ai.levels import make_opponent
from monopoly_gui.engine.actions import Bid, Buy, Decline, Mortgage, Pass
from monopoly_gui.engine.amounts.worth import raisable
from tests.ai.asked import asked, normal, plays
from tests.engine.scenes import P1, P2, P3, Scene, game


def auction(players: int = 3, **position: Any) -> Scene:
    """The first player lands on New York Avenue and leaves it to the auction."""
    return game(players, at={P1: 12}, **position).roll(3, 4).decline()


def bids_until(scene: Scene, player: int, rival: int, highest: int) -> int:
    """Let a rival raise a player by 10 at a time; the last bid the player makes."""
    bot, last = normal(), 0
    while scene.pending == "auction":
        if player in scene.deciders:
            action = asked(scene, player, bot)
            scene.do(action)
            if isinstance(action, Bid):
                last = action.amount
            elif isinstance(action, Pass):
                break
        else:
            amount = last + 10
            if amount > highest:
                break
            scene.bid(rival, amount)
    return last


def test_it_buys_what_it_lands_on_down_to_the_last_note() -> None:
    scene = game(at={P1: 12}, cash={P1: 200}).roll(3, 4)
    assert asked(scene, P1) == Buy(P1)


@pytest.mark.parametrize("owner", [P1, P2])
def test_it_mortgages_lone_deeds_for_one_that_makes_or_blocks_a_set(owner: int) -> None:
    sets = {P1: "reading park", P2: "short_line"}
    sets[owner] += " st_james tennessee"
    scene = game(at={P1: 12}, cash={P1: 150}, owns=sets).roll(3, 4)
    done = plays(scene, P1)
    assert [action.kind for action in done[:2]] == ["mortgage", "buy"]


@pytest.mark.parametrize("owns", ["reading park", "light_blue"])
def test_it_mortgages_nothing_for_any_other_deed(owns: str) -> None:
    scene = game(at={P1: 12}, cash={P1: 150}, owns={P1: owns}).roll(3, 4)
    bot = normal()
    assert asked(scene, P1, bot) == Decline(P1)
    assert raisable(scene.state, P1) > 200 and "cash" in bot.reason, "it could raise the price"


def test_it_declines_what_it_cannot_pay() -> None:
    scene = game(at={P1: 12}, cash={P1: 150}, owns={P1: "baltic"}).roll(3, 4)
    assert asked(scene, P1) == Decline(P1)


def test_a_lone_deed_goes_for_a_little_over_its_price() -> None:
    last = bids_until(auction(), P2, P3, 1000)
    assert 200 <= last <= 260


def test_the_deed_that_completes_a_set_is_worth_much_more() -> None:
    last = bids_until(auction(owns={P2: "st_james tennessee"}), P2, P3, 1400)
    assert last > 400


def test_a_rivals_set_is_blocked_for_more_than_the_price() -> None:
    last = bids_until(auction(owns={P3: "st_james tennessee"}), P2, P3, 1400)
    assert last > 260


def test_an_expert_bids_for_what_decides_the_game_as_far_as_that_is_worth() -> None:
    decides = auction(owns={P2: "st_james tennessee"}).bid(P3, 900)
    assert isinstance(asked(decides, P2, make_opponent("expert")), Bid), "more than 4 * 200"
    lone = auction().bid(P3, 300)
    assert asked(lone, P2, make_opponent("expert")) == Pass(P2, final=True)


def test_it_never_bids_more_than_its_cash() -> None:
    scene = auction(cash={P2: 130}, owns={P2: "st_james tennessee"})
    assert 0 < bids_until(scene, P2, P3, 1400) <= 130 + 90 + 90


def test_it_never_bids_what_it_could_not_pay_though_bids_have_no_limit() -> None:
    scene = auction(cash={P2: 130}, owns={P2: "st_james tennessee"}, auction_bid_limit="unlimited")
    means = raisable(scene.state, P2)
    assert 0 < bids_until(scene, P2, P3, 1400) <= means


def test_it_leaves_an_auction_once_and_for_all() -> None:
    scene = auction().bid(P3, 700)
    assert asked(scene, P2) == Pass(P2, final=True)


def test_it_raises_money_to_go_on_bidding_for_a_set() -> None:
    scene = auction(cash={P2: 60}, owns={P2: "st_james tennessee reading"})
    scene.bid(P3, 100)
    assert isinstance(asked(scene, P2), Mortgage)


def test_bids_go_round_the_table() -> None:
    scene = auction(auction_order="round_robin")
    while scene.pending == "auction":
        (player,) = scene.deciders
        scene.do(asked(scene, player))
    assert scene.owner("new_york") in (P1, P2, P3)
