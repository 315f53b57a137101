"""Building on part of a set, where the table allows it [BUILD-15]."""

from typing import Any

from monopoly_gui.engine.actions import Build, Mortgage, SellBuilding, SellDown
from monopoly_gui.engine.amounts.rents import rent
from tests.engine.scenes import P1, P2, P3, Scene, game

ORIENTAL, VERMONT, CONNECTICUT = 6, 8, 9
HOTEL = 5


def two(**words: Any) -> Scene:
    """P1 has two of the light blue streets, P2 the third."""
    owns = {P1: "oriental vermont", P2: "connecticut", **words.pop("owns", {})}
    return game(words.pop("players", 3), owns=owns, **{"build_on": "most", **words})


def test_two_of_three_are_enough() -> None:
    """BUILD-15: for the one who has them, not for the one who has the third."""
    scene = two().build(P1, "oriental", "vermont", "oriental")
    assert scene.levels("light_blue") == (2, 1, 0) and scene.cash(P1) == 1350
    reason = scene.rejects(Build(P2, (CONNECTICUT,)), "no_set")
    assert "most of" in reason.text
    scene.rejects(Build(P1, (CONNECTICUT,)), "no_set")


def test_one_of_two_is_not_enough() -> None:
    """BUILD-15: half is not the greater part."""
    scene = game(3, owns={P1: "boardwalk"}, build_on="most")
    scene.rejects(Build(P1, (39,)), "no_set")


def test_officially_the_whole_set_is_needed() -> None:
    """BUILD-1"""
    two(build_on="set").rejects(Build(P1, (ORIENTAL,)), "no_set")


def test_evenly_among_the_streets_owned() -> None:
    """BUILD-9 BUILD-15 SELL-3: the third street plays no part."""
    scene = two().build(P1, "oriental")
    scene.rejects(Build(P1, (ORIENTAL,)), "uneven")
    scene.build(P1, "vermont", "oriental").rejects(SellBuilding(P1, VERMONT), "uneven")
    assert scene.do(SellBuilding(P1, ORIENTAL)).levels("light_blue") == (1, 1, 0)


def test_hotels_after_four_on_each_street_owned() -> None:
    """BUILD-11 BUILD-15"""
    scene = two(built={"oriental": 4, "vermont": 3})
    scene.rejects(Build(P1, (ORIENTAL,)), "uneven")
    scene.build(P1, "vermont", "oriental")
    assert scene.levels("light_blue") == (HOTEL, 4, 0)


def test_rents() -> None:
    """RENT-7 RENT-9 BUILD-15: by the houses; bare streets charge double for whole sets only."""
    scene = two().build(P1, "oriental")
    assert [rent(scene.state, s, 7) for s in (ORIENTAL, VERMONT, CONNECTICUT)] == [30, 6, 8]


def test_mortgages_count_on_the_streets_owned() -> None:
    """MORT-2 BUILD-2 BUILD-15: another's mortgage is no hindrance, another's house neither."""
    scene = two(mortgaged="connecticut").build(P1, "oriental")
    scene.rejects(Mortgage(P1, VERMONT), "built")
    scene = two(mortgaged="vermont")
    scene.rejects(Build(P1, (ORIENTAL,)), "mortgaged")
    scene = two().build(P1, "oriental").do(Mortgage(P2, CONNECTICUT))
    assert scene.is_mortgaged("connecticut")


def test_only_ones_own_buildings_keep_a_street_from_being_traded() -> None:
    """TRADE-5 BUILD-15: the third may be sold to the builder, or to anybody."""
    scene = two().build(P1, "oriental")
    scene.deal(P2, P3, scene.bundle(deeds="connecticut"), scene.bundle(cash=200))
    scene.deal(P3, P1, scene.bundle(deeds="connecticut"), scene.bundle(cash=300))
    assert scene.owner("connecticut") == P1
    assert scene.level("oriental") == 1


def test_the_third_street_catches_up() -> None:
    """BUILD-9 BUILD-15 SELL-3: it is built on first; sales still come from the highest."""
    scene = two(built={"oriental": 2, "vermont": 2})
    scene.deal(P2, P1, scene.bundle(deeds="connecticut"), scene.bundle(cash=200))
    scene.rejects(Build(P1, (ORIENTAL,)), "uneven")
    scene.build(P1, "connecticut").do(SellBuilding(P1, ORIENTAL))
    assert scene.levels("light_blue") == (1, 2, 1)


def test_a_part_is_sold_down_at_once() -> None:
    """SELL-5 BUILD-15: the level of another's street is named as it is."""
    scene = two(built={"oriental": HOTEL, "vermont": HOTEL})
    scene.rejects(SellDown(P1, "light_blue", (4, 2, 0)), "uneven")
    scene.rejects(SellDown(P2, "light_blue", (2, 2, 0)), "not_yours")
    scene.do(SellDown(P1, "light_blue", (2, 1, 0)))
    assert scene.levels("light_blue") == (2, 1, 0) and scene.cash(P1) == 1500 + 7 * 25
    assert SellDown(P1, "light_blue", (0, 0, 0)) in scene.legal(P1)


def test_bankrupt_with_part_of_a_set() -> None:
    """BANKR-3 BUILD-15: the buildings are sold, and the two streets pass on bare."""
    scene = two(
        built={"oriental": 1, "dark_blue": HOTEL},
        at={P1: 36},
        cash={P1: 0},
        owns={P3: "dark_blue"},
    )
    scene.roll(1, 2).give_up()
    assert scene.owner("oriental") == P3 and scene.cash(P3) == 1500 + 25
    assert scene.levels("light_blue") == (0, 0, 0)


def test_scarce_houses_are_wanted_by_those_who_may_build() -> None:
    """SUPPLY-5 BUILD-15: the owner of two of three is asked too."""
    scene = two(players=4, owns={P3: "dark_blue"}, stock=(1, 12)).build(P3, 37)
    assert scene.pending == "shortage" and scene.deciders == (P1,)
