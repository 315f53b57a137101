"""Named sets of rules, and refusing what is no set of rules."""

from typing import Any

import pytest

from monopoly_gui.editions import edition_ids
from monopoly_gui.engine.errors import RulesError
from monopoly_gui.engine.presets import PRESETS, differences, preset, problems, rules_from
from monopoly_gui.engine.rules import Rules
from tests.engine.scenes import begun, rules_of


def test_old_american_sets_auction_buildings_without_a_floor() -> None:
    """SC-144 SUPPLY-5: no printing before 2017 names a lowest bid, and 1973 no other either."""
    for name in ("us_classic", "short_1973"):
        rules = rules_of(name)
        assert rules.building_auction_open == "any" and rules.auction_min_open == 1
        assert rules.rent_claim == "before_second_roll"


@pytest.mark.parametrize("name", [p.id for p in PRESETS])
def test_every_preset_can_be_played(name: str) -> None:
    """SHORT-5: with 2 to 8 players on its own board; what differs is what it says."""
    found = preset(name)
    assert found.edition in edition_ids() and found.name and found.about.endswith(".")
    assert differences(rules_of(name)) == dict(found.changes)
    for players in range(2, 9):
        assert begun(players, preset=name, board=found.edition).state.problems() == []


def test_the_official_rules_differ_in_nothing() -> None:
    """The defaults are the official rules of 2008."""
    assert rules_of("official_2008") == Rules() and differences(Rules()) == {}


def test_what_the_presets_are() -> None:
    """C-01 to C-30: the older American rules, the British leaflet, the championships."""
    classic, british, cup = map(rules_of, ("us_classic", "uk_1996", "tournament"))
    assert (classic.income_tax, classic.luxury_tax, classic.rent_claim) == (
        "choice",
        75,
        "before_second_roll",
    )
    assert classic.auction_min_open == british.auction_min_open == 1
    assert not british.double_rent_with_mortgage
    assert british.building_auction_open == "lowest_deed"
    assert (cup.auction_bid_limit, cup.multi_creditor, cup.shortage_priority) == (
        "unlimited",
        "equal_split",
        "buyers",
    )


def test_an_unknown_preset() -> None:
    """The known ones are named."""
    with pytest.raises(RulesError, match=r"no preset called 'chess'.*official_2008.*tournament"):
        preset("chess")


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"colour": "red"}, "There is no rule option called 'colour'."),
        ({"start_cash": "much"}, "Starting cash: 'much' is not a whole number."),
        ({"start_cash": True}, "Starting cash: True is not a whole number."),
        ({"start_cash": -1}, "Starting cash: -1 is not between 0 and 100000."),
        ({"deal_paid": 1}, "Dealt deeds are paid for: 1 is neither yes nor no."),
        ({"speed_die": False}, "Speed die: False is not a word."),
        ({"luxury_tax": 80}, "Luxury Tax: 80 is not one of 0, 75, 100."),
        ({"rent_claim": "never"}, "never"),
        ({"round_limit": None}, "Round limit: None is not a whole number."),
    ],
)
def test_wrong_options_are_refused_in_words(changes: dict[str, Any], sentence: str) -> None:
    """By the option's label, the value and what would be right."""
    with pytest.raises(RulesError) as reason:
        rules_from(changes)
    assert sentence in str(reason.value)


def test_changes_build_on_a_base() -> None:
    """A preset can be changed further."""
    rules = rules_from({"round_limit": 9}, rules_of("short_1997"))
    assert rules.round_limit == 9 and rules.deal_deeds == 3


@pytest.mark.parametrize("players", [1, 9])
def test_players_are_counted(players: int) -> None:
    """SETUP-2: too few or too many, in words."""
    assert problems(Rules(), players) == [f"A game needs 2 to 8 players, not {players}."]
    assert problems(Rules(), 4) == []
