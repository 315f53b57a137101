"""There are opponents to choose from, each by its code."""

import pytest

from monopoly_gui.ai.levels import DEFAULT, LEVELS, PERSONALITIES, knobs_of, level, make_opponent


def test_every_level_and_personality_is_found_by_its_code_and_says_what_it_is_like() -> None:
    for one in LEVELS:
        assert one.name and one.description.endswith(".")
    for person in PERSONALITIES:
        assert person.name and person.description.endswith(".")
    assert [level(each.code) for each in LEVELS] == list(LEVELS)
    assert level(DEFAULT)


@pytest.mark.parametrize("code", [one.code for one in PERSONALITIES])
@pytest.mark.parametrize("of_level", [one.code for one in LEVELS])
def test_a_personality_changes_a_level(of_level: str, code: str) -> None:
    assert knobs_of(f"{of_level}/{code}") != knobs_of(of_level)
    assert knobs_of(f"{of_level}/{code}").foresight == knobs_of(of_level).foresight


def test_each_seat_gets_an_opponent_of_its_own() -> None:
    assert make_opponent("") is not make_opponent("")


@pytest.mark.parametrize("code", ["genius", "hard/genius", "/"])
def test_an_unknown_one_is_refused_with_those_there_are(code: str) -> None:
    with pytest.raises(ValueError, match="Choose one of: "):
        make_opponent(code)
