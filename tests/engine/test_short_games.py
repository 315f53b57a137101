"""Short and timed games: dealt deeds, early ends, and their presets."""

import pytest

from monopoly_gui.engine.actions import Resign, SetAutoClaim
from monopoly_gui.engine.board import BANK
from monopoly_gui.engine.events import CashMoved, DeedMoved
from monopoly_gui.engine.frames import Over
from monopoly_gui.engine.presets import differences, preset
from tests.engine.scenes import P1, P2, P3, Scene, begun, game, rules_of


def dealt(scene: Scene, player: int) -> list[int]:
    return [e.space for e in scene.all_of(DeedMoved) if e.taker == player]


def test_two_deeds_paid_for() -> None:
    """SC-224 SHORT-1: dealt one at a time and paid for at the printed price."""
    scene = begun(4, deal_deeds=2, deal_paid=True)
    assert [e.taker for e in scene.all_of(DeedMoved)] == scene.state.order * 2
    for player in range(4):
        prices = sum(scene.state.board.spaces[s].price for s in dealt(scene, player))
        assert scene.cash(player) == 1500 - prices and len(scene.state.deeds(player)) == 2
    assert {e.reason for e in scene.all_of(CashMoved)} == {"deal"}


def test_the_example_of_boardwalk_and_the_electric_company() -> None:
    """SC-224 SHORT-1: 400 and 150 leave 950."""
    for seed in range(400):
        scene = begun(2, deal_deeds=2, seed=seed)
        for player in (P1, P2):
            if set(scene.state.deeds(player)) == {12, 39}:
                assert scene.cash(player) == 950
                return
    raise AssertionError("no seed deals these two together")


def test_three_free_deeds() -> None:
    """SC-225 SHORT-1: eight players, 24 deeds, 4 left with the Bank, nothing paid."""
    scene = begun(8, deal_deeds=3, deal_paid=False)
    assert all(len(scene.state.deeds(p)) == 3 for p in range(8))
    assert sum(scene.state.owner[s] == BANK for s in scene.state.board.deeds) == 4
    assert scene.state.cash == [1500] * 8 and not scene.all_of(CashMoved)


def test_a_dealt_pair() -> None:
    """SC-226 SHORT-1 BUILD-1: a set that was dealt counts from the start."""
    for seed in range(400):
        scene = begun(2, deal_deeds=2, seed=seed)
        owner = scene.owner("baltic")
        if owner != BANK and owner == scene.owner("mediterranean"):
            scene.build(owner, "baltic")
            return
    raise AssertionError("no seed deals the brown set")


def test_the_first_bankruptcy_ends_it() -> None:
    """SC-218 SHORT-3: settled, then valued; the richer of the others wins."""
    scene = game(
        3,
        at={P1: 26},
        cash={P1: 700, P2: 300, P3: 2000},
        owns={P1: "boardwalk", P2: "green"},
        built={"green": 5},
        win_condition="richest_at_limit",
        end_after_bankruptcies=1,
    )
    scene.roll(4, 1).give_up()
    assert isinstance(scene.top, Over)
    assert scene.top.ranking == (P2, P3, P1)
    assert scene.top.worths == (300 + 700 + 400 + 920 + 3 * 1000, 2000, 0)


def test_no_dues_after_the_end() -> None:
    """SC-218 SC-204: mortgaged deeds received at the very end cost nothing, and count half."""
    scene = game(
        3,
        at={P1: 26},
        cash={P1: 0, P2: 0, P3: 0},
        owns={P1: "boardwalk", P2: "green"},
        built={"green": 5},
        mortgaged="boardwalk",
        win_condition="richest_at_limit",
        end_after_bankruptcies=1,
    )
    scene.roll(4, 1).give_up()
    assert isinstance(scene.top, Over) and scene.top.worths[0] == 200 + 920 + 3000


def test_the_second_bankruptcy_ends_it() -> None:
    """SHORT-3: with end_after_bankruptcies=2 the game goes on after the first."""
    scene = game(
        4,
        win_condition="richest_at_limit",
        end_after_bankruptcies=2,
        voluntary_bankruptcy="resign",
        cash={P3: 1501},
    )
    scene.do(Resign(P1))
    assert not scene.state.over
    scene.do(Resign(P2))
    assert isinstance(scene.top, Over) and scene.top.ranking[0] == P3


@pytest.mark.parametrize(
    ("name", "wanted"),
    [
        (
            "short_1973",
            {
                "deal_deeds": 2,
                "houses_for_hotel": 3,
                "auction_min_open": 1,
                "building_auction_open": "any",
                "rent_claim": "before_second_roll",
                "end_after_bankruptcies": 2,
                "win_condition": "richest_at_limit",
            },
        ),
        (
            "short_1997",
            {
                "deal_deeds": 3,
                "deal_paid": False,
                "houses_for_hotel": 3,
                "jail_exit_next_turn": True,
                "income_tax": "flat",
                "end_after_bankruptcies": 1,
                "win_condition": "richest_at_limit",
            },
        ),
    ],
)
def test_the_two_official_short_games(name: str, wanted: dict[str, object]) -> None:
    """SHORT-4: paid deeds, the second bankruptcy, and bids and rents as in 1973; or free deeds
    and the first."""
    assert differences(rules_of(name)) == wanted


def test_against_the_clock() -> None:
    """SHORT-4 SHORT-2: two deeds paid for, an hour, the richest."""
    rules = rules_of("time_limit")
    assert (rules.deal_deeds, rules.deal_paid, rules.time_limit_minutes) == (2, True, 60)
    assert rules.win_condition == "richest_at_limit"


def test_rules_do_not_change_during_a_game() -> None:
    """SHORT-5: no action touches them, and a copy shares them."""
    scene = begun(3, preset="short_1997")
    before = scene.state.rules
    scene.do(SetAutoClaim(P1, False))
    assert scene.state.rules is before and scene.state.clone().rules is before
    assert preset("short_1997").edition == "us_2008"
