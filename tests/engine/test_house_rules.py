"""House rules that are behind options, where no other file has them."""

from typing import Any

import pytest

from monopoly_gui.engine.actions import ClaimSalary
from monopoly_gui.engine.errors import RulesError
from monopoly_gui.engine.events import CashMoved, PotSeeded
from tests.engine.scenes import P1, P2, begun, game


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


def test_the_bank_seeds_the_pot_at_the_start() -> None:
    """PARK-2: before anybody throws; the picture on the screen is told."""
    scene = begun(3, free_parking="pot", pot_seed=500)
    assert scene.state.pot == 500 and scene.state.bank == -3 * 1500 - 500
    assert [event.pot for event in scene.all_of(PotSeeded)] == [500]
    assert begun(3, free_parking="pot").state.pot == 0


def test_the_bank_seeds_the_pot_again_whenever_it_is_won() -> None:
    """PARK-2 PARK-1: with what taxes have brought meanwhile."""
    scene = game(2, at={P1: 16, P2: 1}, pot=500, free_parking="pot", pot_seed=500)
    scene.roll(1, 3)
    assert scene.cash(P1) == 2000 and scene.state.pot == 500
    scene.end().roll(1, 2)
    assert scene.state.pot == 700


def test_dealt_deeds_leave_the_pot_alone() -> None:
    """PARK-2 SHORT-1: what is paid for them goes to the Bank."""
    scene = begun(2, free_parking="pot", pot_seed=200, deal_deeds=2)
    assert scene.state.pot == 200
    assert all(event.pot == 200 for event in scene.all_of(CashMoved))


def test_a_seed_without_a_pot_is_refused() -> None:
    """PARK-2: it would decide nothing."""
    with pytest.raises(RulesError, match="pot on Free Parking"):
        begun(2, pot_seed=100)


@pytest.mark.parametrize(("bonus", "landing"), [(200, 300), (400, 600)])
def test_a_salary_of_the_table(bonus: int, landing: int) -> None:
    """GO-1: it takes the place of the board's, and landing may pay twice as much of it."""
    scene = game(at={P1: 39, P2: 33}, go_salary=300, go_landing_bonus=bonus)
    scene.roll(5, 6)
    assert scene.cash(P1) == 1800
    scene.end().roll(3, 4)
    assert scene.cash(P2) == 1500 + landing


def test_a_card_to_go_pays_the_salary_of_the_table() -> None:
    """GO-1 GO-2: also where it has to be asked for."""
    rules: dict[str, Any] = {"salary_claim": "claim_before_next_turn", "asks": [P1]}
    scene = game(at={P1: 4}, chance="ch_go", go_salary=50, **rules).roll(1, 2)
    assert scene.state.salaries[P1] == 50
    assert scene.do(ClaimSalary(P1)).cash(P1) == 1550
