"""The description of every rule option, and those for the screen alone.

``test_options_matter.py`` shows that every value of the others matters.
"""

from typing import Any

import pytest

from monopoly_gui.engine.actions import DeclareBankruptcy, Resign
from monopoly_gui.engine.notes import starting_notes
from monopoly_gui.engine.rules import Rules, options
from tests.engine.scenes import P1, begun, game
from tests.engine.test_options_matter import PICTURE_ONLY


@pytest.mark.parametrize("name", sorted(PICTURE_ONLY))
def test_options_of_the_screen_change_no_rule(name: str) -> None:
    """SETUP-2 SETUP-5: two games that differ in it alone are the same game."""
    (option,) = (o for o in options() if o.name == name)
    games = []
    for value in option.values:
        rules: dict[str, Any] = {name: value, "token_placement": "first_turn"}
        games.append(begun(4, seed=5, **rules).state)
    for other in games[1:]:
        other.rules = games[0].rules
        assert other == games[0]


def test_the_starting_notes_are_of_the_set_that_was_chosen() -> None:
    """SETUP-5: three sets, which come to the same sum."""
    (option,) = (o for o in options() if o.name == "cash_denominations")
    notes = [starting_notes(Rules(cash_denominations=str(value))) for value in option.values]
    assert len({tuple(each) for each in notes}) == len(option.values)
    assert {sum(value * count for value, count in each) for each in notes} == {1500}


@pytest.mark.parametrize("option", options(), ids=lambda o: o.name)
def test_every_option_tells_what_it_is(option: Any) -> None:
    """Label, help, group and source are there, and the default is a legal value."""
    assert option.label and option.help.endswith(".") and option.group and option.source
    assert option.default == getattr(Rules(), option.name)
    if option.values:
        assert option.default in option.values and len(set(option.values)) == len(option.values)
    else:
        low, high = option.limits
        assert low <= int(option.default) <= high


def test_bankruptcy_is_never_chosen_by_default() -> None:
    """DEBT-4: the official rules allow no way out but a proof."""
    scene = game(at={P1: 1}, cash={P1: 150}, owns={P1: "reading"}).roll(1, 2)
    assert not scene.may(Resign(P1)) and not scene.may(DeclareBankruptcy(P1))
