"""House rules that are behind options, where no other file has them."""

from __future__ import annotations

from monopoly_gui.engine.events import CashMoved
from tests.engine.scenes import P1, P2, game


def test_snake_eyes() -> None:
    """SC-253 DBL-1: 500 for two ones, which are otherwise an ordinary double."""
    scene = game(cash={P1: 0}, at={P1: 8}, snake_eyes_bonus=500)
    scene.roll(1, 1)
    assert scene.cash(P1) == 500 and scene.at(P1) == 10 and scene.to_roll(P1)
    assert scene.of(CashMoved)[0].reason == "snake_eyes"


def test_no_bonus_on_the_third_double() -> None:
    """SC-253 DBL-2: it is a way to Jail and nothing else."""
    scene = game(doubles=2, snake_eyes_bonus=500)
    scene.roll(1, 1)
    assert scene.cash(P1) == 1500 and scene.jailed(P1)


def test_no_bonus_for_other_doubles() -> None:
    """SC-253: nor for any other two."""
    scene = game(at={P1: 4}, snake_eyes_bonus=500)
    scene.roll(3, 3)
    assert scene.cash(P1) == 1500


def test_no_bonus_from_jail() -> None:
    """SC-253 JAIL-12: the throw for freedom is no ordinary one."""
    scene = game(jail={P1: 0}, owns={P2: "electric_company"}, snake_eyes_bonus=500)
    scene.roll(1, 1)
    assert scene.cash(P1) == 1500 - 8 and scene.at(P1) == 12


def test_forty_houses() -> None:
    """SC-254 SUPPLY-1: with unlimited buildings the Bank never says no, and nobody is asked."""
    scene = game(
        owns={P1: "light_blue pink orange", P2: "brown"},
        built={"light_blue": 4, "pink": 4, "orange": 4},
        building_supply="unlimited",
    )
    scene.build(P2, 1, 3, 1, 3)
    assert sum(scene.state.buildings) == 40 and scene.to_roll(P1)
    scene.build(P1, 6, 8, 9)
    assert scene.state.hotels_left == 12
