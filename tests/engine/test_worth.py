"""A player's worth at the end of a short or timed game, in its parts."""

import random

import pytest

from monopoly_gui.editions import load_edition
from monopoly_gui.engine.amounts.percentages import portion
from monopoly_gui.engine.amounts.worth import final_worth, worth_lines
from monopoly_gui.engine.rules import Rules
from monopoly_gui.engine.state import HOTEL
from tests.engine.positions import position
from tests.engine.scenes import P1, P2, game


def parts(player: int = P1, **what: object) -> dict[str, tuple[int, int]]:
    """Count and amount of every part, for a position."""
    scene = game(**what)  # type: ignore[arg-type]
    return {line.kind: (line.count, line.amount) for line in worth_lines(scene.state, player)}


@pytest.mark.parametrize(
    ("amount", "percent", "up", "nearest", "down"),
    [(35, 10, 4, 4, 3), (34, 10, 4, 3, 3), (7, 7, 1, 0, 0), (50, 1, 1, 1, 0), (40, 10, 4, 4, 4)],
)
def test_shares_are_rounded_as_the_option_says(
    amount: int, percent: int, up: int, nearest: int, down: int
) -> None:
    """MORT-5 TAX-3: also where what is left over is a hair below a half."""
    rounded = [portion(amount, percent, way) for way in ("up", "nearest", "down")]
    assert rounded == [up, nearest, down]


def test_each_part_is_told() -> None:
    """SC-220: clear deeds at the printed price, mortgaged ones at half, buildings at cost."""
    found = parts(
        cash={P1: 250},
        owns={P1: "brown dark_blue reading short_line"},
        mortgaged="reading",
        built={"brown": [2, 3], "dark_blue": [HOTEL, HOTEL]},
    )
    assert found == {
        "cash": (0, 250),
        "deeds": (5, 60 + 60 + 350 + 400 + 200),
        "mortgaged": (1, 100),
        "houses": (5, 5 * 50),
        "hotels": (2, 2 * 5 * 200),
    }


def test_a_hotel_of_a_short_game_stands_for_three_houses_and_itself() -> None:
    """SC-220: (3 + 1) x 200 for each of the two."""
    found = parts(owns={P1: "dark_blue"}, built={"dark_blue": HOTEL}, houses_for_hotel=3)
    assert found["hotels"] == (2, 2 * 4 * 200)


def test_who_owns_nothing_has_only_cash() -> None:
    assert sum(amount for _, amount in parts(P2, cash={P2: 7}).values()) == 7


@pytest.mark.parametrize("seed", range(40))
def test_the_parts_make_up_the_worth(seed: int) -> None:
    """Recomputed over random positions and compared."""
    rules = Rules(houses_for_hotel=3 + seed % 2)
    state = position(random.Random(seed), load_edition("us_2008"), rules, 4)
    for player in state.living():
        assert sum(line.amount for line in worth_lines(state, player)) == final_worth(state, player)
