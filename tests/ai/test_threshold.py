"""The search for a limit is exact, and takes few evaluations."""

from collections.abc import Callable

import pytest

from monopoly_gui.ai.bargaining.threshold import highest_affordable

FALLING: dict[str, Callable[[int], float]] = {
    "a line": lambda x: 40.5 - x,
    "steep, then flat": lambda x: 1000.0 - 30 * x if x < 33 else 7.0 - x / 100,
    "flat, then steep": lambda x: 1.0 - x / 1000 if x < 150 else 900.0 - 7 * x,
    "a curve": lambda x: 1e6 - float(x) ** 3,
    "a leap": lambda x: 1.0 if x <= 61 else -1e9,
    "nothing but once": lambda x: 0.0 if x <= 17 else -1e-9,
}


@pytest.mark.parametrize("excess", FALLING.values(), ids=FALLING)
@pytest.mark.parametrize(("low", "high"), [(-50, 200), (0, 0), (17, 18), (60, 62), (30, 10)])
def test_it_is_the_last_number_that_is_good_enough(
    excess: Callable[[int], float], low: int, high: int
) -> None:
    good = [x for x in range(low, high + 1) if excess(x) >= 0]
    assert highest_affordable(excess, low, high) == (good[-1] if good else None)


@pytest.mark.parametrize("fall", [1e-6, 1.0, 1e6])
@pytest.mark.parametrize("excess", FALLING.values(), ids=FALLING)
@pytest.mark.parametrize(("low", "high"), [(-50, 200), (0, 0), (17, 18), (60, 62), (30, 10)])
def test_it_is_the_same_however_steep_the_fall_was_thought_to_be(
    excess: Callable[[int], float], low: int, high: int, fall: float
) -> None:
    assert highest_affordable(excess, low, high, fall=fall) == highest_affordable(excess, low, high)


def test_who_knows_about_the_fall_looks_near_the_upper_end_alone() -> None:
    looks: list[int] = []

    def excess(x: int) -> float:
        looks.append(x)
        return -0.3 * (x + 40.5)

    assert highest_affordable(excess, -5000, 0, fall=0.25) == -41
    assert min(looks) > -100
    few, looks[:] = len(looks), []
    assert highest_affordable(excess, -5000, 0) == -41
    assert few <= len(looks)


def test_a_smooth_fall_takes_few_looks() -> None:
    looks: list[int] = []

    def excess(x: int) -> float:
        looks.append(x)
        return 1e6 - float(x) ** 3

    assert highest_affordable(excess, -400, 400) == 100
    assert len(looks) < 15


def test_where_little_is_left_it_need_not_be_looked_further() -> None:
    looks: list[int] = []

    def excess(x: int) -> float:
        looks.append(x)
        return 1e6 - float(x) ** 3

    near = highest_affordable(excess, -400, 400, near=1e5)
    assert near is not None and 0 <= excess(near) < 1e5
    few, looks[:] = len(looks), []
    assert highest_affordable(excess, -400, 400) == 100
    assert few < len(looks)
