"""Building houses and hotels while the Bank has enough of them."""

from typing import Any

import pytest

from monopoly_gui.engine.actions import Build, LiftMortgage
from monopoly_gui.engine.events import BuildingsChanged, CashMoved
from monopoly_gui.engine.state import HOTEL
from tests.engine.scenes import P1, P2, game


def test_the_whole_set_is_needed() -> None:
    """BUILD-1: two of three are not enough, nor is a set of two owners."""
    scene = game(owns={P1: [6, 8], P2: 9})
    reason = scene.rejects(Build(P1, (6,)), "no_set")
    assert "Light blue" in reason.text
    scene = game(owns={P1: [6, 8]})
    scene.rejects(Build(P1, (6,)), "no_set")


def test_none_of_it_mortgaged() -> None:
    """SC-133 BUILD-2: rejected until the mortgage is lifted, for 55."""
    scene = game(owns={P1: "light_blue"}, mortgaged="vermont")
    reason = scene.rejects(Build(P1, (6,)), "mortgaged")
    assert "Vermont" in reason.text
    scene.do(LiftMortgage(P1, 8))
    assert scene.cash(P1) == 1445
    scene.build(P1, "oriental")


def test_mortgages_may_concern_the_street_alone() -> None:
    """BUILD-2 MORT-2: with mortgage_requires_clear=street the others may be built on."""
    scene = game(owns={P1: "light_blue"}, mortgaged="vermont", mortgage_requires_clear="street")
    scene.rejects(Build(P1, (8,)), "mortgaged")
    scene.build(P1, "oriental")
    scene.rejects(Build(P1, (6,)), "uneven")


@pytest.mark.parametrize("deed", ["reading", "water_works", "jail", "chance_1"])
def test_only_streets(deed: str) -> None:
    """BUILD-3: no buildings on railroads, utilities or anything else."""
    scene = game(owns={P1: "railroad utility"})
    scene.rejects(Build(P1, (scene.place(deed),)), "no_street")
    scene.rejects(Build(P1, (-1,)), "no_street")
    scene.rejects(Build(P1, (40,)), "no_street")


def test_a_house_is_bought_and_placed() -> None:
    """BUILD-8 BUILD-7 BUILD-6: pay the deed's price, wherever the token stands."""
    scene = game(owns={P1: "dark_blue"}, at={P1: 20})
    scene.build(P1, "boardwalk")
    assert scene.cash(P1) == 1300 and scene.level("boardwalk") == 1
    assert scene.state.houses_left == 31
    (changed,) = scene.of(BuildingsChanged)
    assert (changed.before, changed.after, changed.houses_left) == (0, 1, 31)


@pytest.mark.parametrize(
    ("group", "cost"),
    [
        ("brown", 50),
        ("light_blue", 50),
        ("pink", 100),
        ("orange", 100),
        ("red", 150),
        ("yellow", 150),
        ("green", 200),
        ("dark_blue", 200),
    ],
)
def test_prices_by_set(group: str, cost: int) -> None:
    """BUILD-7: the same for a house and for the step to a hotel."""
    scene = game(owns={P1: group})
    scene.build(P1, scene.state.board.groups[group].members[0])
    assert scene.cash(P1) == 1500 - cost
    scene = game(owns={P1: group}, built={group: 4})
    scene.build(P1, scene.state.board.groups[group].members[0])
    assert scene.cash(P1) == 1500 - cost and scene.state.buildings.count(HOTEL) == 1


def test_even_building() -> None:
    """SC-134 BUILD-9: only on a street at the set's minimum."""
    scene = game(owns={P1: "light_blue"}, built={"light_blue": (1, 1, 0)})
    scene.rejects(Build(P1, (6,)), "uneven")
    scene.build(P1, "connecticut")
    assert scene.levels("light_blue") == (1, 1, 1)


def test_uneven_building_as_an_option() -> None:
    """BUILD-9: with even_build off a street may run ahead."""
    scene = game(owns={P1: "light_blue"}, even_build=False)
    scene.build(P1, 6, 6, 6, 6)
    assert scene.levels("light_blue") == (4, 0, 0)
    scene.rejects(Build(P1, (6,)), "not_ready")


def test_sets_are_independent() -> None:
    """SC-136 BUILD-9: the next house may go to another set."""
    scene = game(owns={P1: "brown light_blue"}, built={"brown": (1, 0)})
    scene.build(P1, "vermont")


def test_the_first_hotel_of_a_set() -> None:
    """SC-137 BUILD-11 BUILD-10: four houses on every street of the set."""
    scene = game(owns={P1: "orange"}, built={"orange": (4, 4, 3)})
    scene.rejects(Build(P1, (16,)), "uneven")
    scene.build(P1, "new_york").build(P1, "st_james")
    assert scene.levels("orange") == (5, 4, 4)


def test_a_hotel_on_four_of_this_street() -> None:
    """BUILD-11: hotel_requires=four_on_this, where sets need not be even."""
    rules: dict[str, Any] = {"owns": {P1: "orange"}, "built": {"orange": (4, 4, 3)}}
    scene = game(**rules, even_build=False)
    scene.rejects(Build(P1, (16,)), "not_ready")
    scene = game(**rules, even_build=False, hotel_requires="four_on_this")
    scene.build(P1, "st_james")
    assert scene.levels("orange") == (5, 4, 3)


def test_the_hotel_exchange() -> None:
    """SC-138 BUILD-12: one house price; four houses go back to the Bank."""
    scene = game(owns={P1: "orange"}, built={"orange": 4}, cash={P1: 100}, stock=(5, 12))
    scene.build(P1, "new_york")
    assert scene.cash(P1) == 0 and scene.levels("orange") == (4, 4, 5)
    assert (scene.state.houses_left, scene.state.hotels_left) == (9, 11)


def test_nothing_after_the_hotel() -> None:
    """BUILD-13 BUILD-4: one hotel a street."""
    scene = game(owns={P1: "brown"}, built={"brown": 5})
    scene.rejects(Build(P1, (1,)), "full")
    scene.rejects(Build(P1, (3,)), "full")


def test_houses_first() -> None:
    """BUILD-4 BUILD-10: four houses, one by one, then the hotel."""
    scene = game(owns={P1: "brown"})
    for level in (1, 2, 3, 4, 5):
        scene.build(P1, "mediterranean", "baltic")
        assert scene.levels("brown") == (level, level)
    assert scene.cash(P1) == 1000 and scene.state.houses_left == 32


def test_three_houses_make_a_hotel_in_short_games() -> None:
    """BUILD-10 SHORT-4: houses_for_hotel=3."""
    scene = game(owns={P1: "brown"}, built={"brown": 3}, houses_for_hotel=3)
    scene.build(P1, "baltic")
    assert scene.levels("brown") == (3, 5) and scene.state.houses_left == 29


def test_several_at_once() -> None:
    """BUILD-8 BUILD-9: a plan is built in its order, all of it or nothing."""
    scene = game(owns={P1: "brown"}, cash={P1: 120})
    scene.rejects(Build(P1, (1, 1)), "uneven")
    scene.rejects(Build(P1, (1, 3, 1)), "no_cash")
    scene.rejects(Build(P1, ()), "nothing")
    scene.build(P1, 1, 3)
    assert scene.cash(P1) == 20 and len(scene.of(CashMoved)) == 2


def test_in_anybodys_turn() -> None:
    """BUILD-5: whenever nothing is being resolved."""
    scene = game(turn=P2, owns={P1: "brown"})
    scene.build(P1, "baltic")
    scene.roll(4, 6).build(P1, "mediterranean")


def test_not_while_a_landing_is_open() -> None:
    """SC-149 BUILD-5: rejected, and accepted after the settlement."""
    scene = game(turn=P2, at={P2: 3}, owns={P1: "brown"})
    scene.roll(1, 2)
    scene.rejects(Build(P1, (1,)), "busy")
    scene.decline()
    scene.rejects(Build(P1, (1,)), "busy")
    scene.all_pass().build(P1, "baltic")


def test_other_groups_do_not_matter() -> None:
    """SC-152 BUILD-2: a mortgaged railroad hinders no house."""
    scene = game(owns={P1: "brown reading"}, mortgaged="reading")
    scene.build(P1, "mediterranean")


def test_a_mortgaged_street_completes_a_set_for_rent_only() -> None:
    """SC-177 BUILD-2 RENT-8: doubled rent on the clear one, no building."""
    scene = game(turn=P2, at={P2: 0}, owns={P1: "brown"}, mortgaged="mediterranean")
    scene.rejects(Build(P1, (3,)), "mortgaged")
    scene.roll(1, 2)
    assert scene.cash(P2) == 1492


def test_a_dealt_or_inherited_set_counts_at_once() -> None:
    """SC-208 BUILD-1: the creditor who completes a set may build at the next idle moment."""
    scene = game(
        3,
        at={P1: 26},
        cash={P1: 0},
        owns={P2: "park_place green", P1: "boardwalk"},
        built={"green": 3},
    )
    scene.roll(4, 1).give_up()
    assert scene.owner("boardwalk") == P2
    scene.build(P2, "boardwalk")


def test_unlimited_buildings() -> None:
    """SC-254 SUPPLY-1: with building_supply=unlimited the counters are ignored."""
    sets = "brown light_blue pink orange"
    scene = game(
        owns={P1: sets},
        built={"brown": 4, "light_blue": 4, "pink": 4, "orange": (3, 3, 3)},
        building_supply="unlimited",
        cash={P1: 5000},
    )
    scene.build(P1, 16, 18, 19)
    assert sum(scene.state.buildings) == 44 and scene.state.houses_left == 32
