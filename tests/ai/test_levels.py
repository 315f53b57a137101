"""The opponents there are to choose from."""

from __future__ import annotations

import pytest

from monopoly_gui.ai.levels import DEFAULT, LEVELS, level


def test_every_level_can_be_found_and_described() -> None:
    for each in LEVELS:
        assert level(each.code) is each
        assert each.name and each.description.endswith(".")
    assert len({each.code for each in LEVELS}) == len(LEVELS)
    assert level(DEFAULT)


def test_every_seat_gets_an_opponent_of_its_own() -> None:
    assert level(DEFAULT).factory() is not level(DEFAULT).factory()


def test_a_level_that_there_is_not() -> None:
    with pytest.raises(ValueError, match=r"'genius'.*normal"):
        level("genius")
