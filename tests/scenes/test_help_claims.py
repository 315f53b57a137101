"""The help cards' claims on the rules, checked against claims written from the rulebook.

The facts of each preset are those of the printed rules and of championships, not of the program's
tables; the words are those that a player reads.
"""

from functools import cache

import pytest

from monopoly_gui.editions import load_edition
from monopoly_gui.engine.presets import PRESETS, Preset, rules_from
from monopoly_gui.engine.rules import Option, Rules, Value, options
from monopoly_gui.scenes.menus.help_lines import sentences
from monopoly_gui.scenes.menus.help_texts import TOPICS

OFFICIAL = {
    "winner": "the last one left",
    "rent": "until the next roll",
    "opening bid": "10",
    "bids": "cash",
    "hotel": "after four",
    "jail": "three throws",
    "creditors": "in turn",
    "double rent": "beside a mortgage",
    "income tax": "fixed",
    "scarce buildings": "from ten",
    "a hotel broken up": "nobody is asked",
}
#: what each preset does otherwise, by the printed rules that it is named after
FACTS: dict[str, dict[str, str]] = {
    "official_2008": {},
    "us_classic": {
        "rent": "until the second throw", "opening bid": "1", "income tax": "by choice",
        "scarce buildings": "from one",
    },
    "uk_1996": {
        "opening bid": "1", "double rent": "not beside a mortgage",
        "scarce buildings": "from the lowest price",
    },
    "short_1973": {
        "winner": "the richest at the second", "hotel": "after three", "income tax": "by choice",
        "rent": "until the second throw", "opening bid": "1", "scarce buildings": "from one",
    },
    "short_1997": {
        "winner": "the richest at the first", "hotel": "after three", "jail": "one roll",
    },
    "time_limit": {"winner": "after an hour the richest"},
    "tournament": {
        "rent": "until the second throw", "bids": "without limit", "creditors": "alike",
        "a hotel broken up": "buyers are asked",
    },
}  # fmt: skip
#: where each fact is told, and in which words
WORDS: dict[str, tuple[tuple[str, ...], dict[str, str]]] = {
    "winner": (
        ("TableScene", "ResultDialog"),
        {
            "the last one left": "The last player who is not bankrupt wins.",
            "the richest at the first": "The game ends at the first bankruptcy, and the richest",
            "the richest at the second": "The game ends at the second bankruptcy, and the richest",
            "after an hour the richest": "Time is called after 60 min: finish the round, then",
        },
    ),
    "rent": (
        ("TableScene", "ClaimsDialog"),
        {
            "until the next roll": "claimed before the next player rolls",
            "until the second throw": "claimed before the second player after the visitor rolls",
        },
    ),
    "opening bid": (
        ("AuctionDialog",),
        {"10": "must be {ten} or more", "1": "must be {one} or more"},
    ),
    "bids": (
        ("AuctionDialog",),
        {
            "cash": "can’t bid more than your cash",
            "without limit": "bid as much as you like; a winner who cannot pay goes bankrupt",
        },
    ),
    "hotel": (
        ("EstateDialog",),
        {"after four": "After 4 houses on every", "after three": "After 3 houses on every"},
    ),
    "jail": (
        ("JailDialog",),
        {
            "three throws": "If your third try fails too, you pay {fifty} and move by that roll",
            "one roll": "If you don’t roll doubles, you pay {fifty} and move by that roll",
        },
    ),
    "creditors": (
        ("DebtDialog",),
        {
            "in turn": "creditors are paid in turn order",
            "alike": "Several creditors: Equal shares.",
        },
    ),
    "double rent": (
        ("EstateDialog",),
        {
            "beside a mortgage": "does not affect double rent on the set’s other streets",
            "not beside a mortgage": "Double rent despite a mortgage: No.",
        },
    ),
    "income tax": (
        ("TaxDialog",),
        {
            "fixed": "the tax is the fixed sum",
            "by choice": "A share of everything you own, or the fixed",
        },
    ),
    "scarce buildings": (
        ("DemandDialog",),
        {
            "from ten": "Bids begin at {ten} for each building",
            "from one": "Lowest bid for a scarce building: Any price.",
            "from the lowest price": "Lowest bid for a scarce building: Lowest price.",
        },
    ),
    "a hotel broken up": (
        ("DemandDialog",),
        {"nobody is asked": "", "buyers are asked": "Buyers before sellers: Yes."},
    ),
}

#: options that no help card tells, and where a player reads them instead
NOT_TOLD = {
    "start_cash": "set-up; everybody's cash stands beside the board",
    "cash_denominations": "changes the picture only",
    "token_choice": "set-up; the choice opens by itself",
    "token_placement": "seen on the board",
    "turn_order": "told by the log before the first turn",
    "start_ties": "told by the log before the first turn",
    "deal_deeds": "over when the table opens; the log tells it",
    "deal_paid": "over when the table opens; the log tells it",
    "luxury_tax": "stands on the space",
    "utility_rent": "stands on the deed",
    "utility_flat_one": "stands on the deed",
    "utility_flat_both": "stands on the deed",
    "utility_roll": "seen when the dice are thrown; the rules book",
    "card_utility_on_mortgage": "the log tells it when it happens; the rules book",
}
#: rules under which options tell that say nothing under the official ones
CONTEXTS: tuple[Rules, ...] = (
    Rules(),
    Rules(even_build=False),
    Rules(speed_die="on"),
    Rules(free_parking="pot"),
    Rules(win_condition="richest_at_limit", round_limit=20),
    Rules(income_tax="choice"),
)
BOARDS = ("us_2008", "us_pre2008")


@cache
def pages(rules: Rules, edition: str = "us_2008") -> dict[str, str]:
    """The finished text of every help page of a game."""
    board = load_edition(edition)
    return {name: " ".join(sentences(topic.lines, rules, board)) for name, topic in TOPICS.items()}


@pytest.mark.parametrize("preset", PRESETS, ids=lambda preset: preset.id)
def test_every_page_tells_the_rules_of_the_preset(preset: Preset) -> None:
    board = load_edition(preset.edition)
    sums = {"one": board.money(1), "ten": board.money(10), "fifty": board.money(50)}
    found = pages(rules_from(preset.changes), preset.edition)
    props = OFFICIAL | FACTS[preset.id]
    assert set(FACTS[preset.id]) <= set(WORDS)
    for subject, (where, words) in WORDS.items():
        right = words[props[subject]].format(**sums)
        for page in where:
            assert right in found[page], (subject, page)
        for other in words.values():
            wrong = other.format(**sums)
            if wrong and wrong != right:
                assert [page for page, text in found.items() if wrong in text] == [], subject


def _values(option: Option) -> tuple[Value, ...]:
    if option.values:
        return option.values
    assert isinstance(option.default, int)
    return option.default, option.default + 7


@pytest.mark.parametrize("option", options(), ids=lambda option: option.name)
def test_an_option_turned_over_changes_a_sentence(option: Option) -> None:
    """Every value has words of its own, somewhere, or the option is listed."""
    tellings = [
        tuple(
            tuple(pages(rules_from({option.name: value}, rules), board).values())
            for rules in CONTEXTS
            for board in BOARDS
        )
        for value in _values(option)
    ]
    told_apart = len(set(tellings)) == len(tellings)
    assert told_apart != (option.name in NOT_TOLD)


def test_only_options_are_listed_as_not_told() -> None:
    assert set(NOT_TOLD) <= {option.name for option in options()}


@pytest.mark.parametrize(
    ("changes", "page", "said", "not_said"),
    [
        (
            {"win_condition": "richest_at_limit", "round_limit": 30},
            "ResultDialog", "The game ends after round 30, and the richest player wins.",
            "last player who",
        ),
        (
            {"jail_third_fail": "pay_or_card"},
            "JailDialog", "Third failed roll in Jail: Fine or card.", "which counts",
        ),
        ({"jail_skip": True}, "JailDialog", "Sitting out a turn in Jail: Yes.", "or card"),
        (
            {"jail_skip": True, "jail_third_fail": "pay_or_card"},
            "JailDialog", "Third failed roll in Jail: Fine or card.", "which counts",
        ),
        (
            {"jail_exit_next_turn": True, "jail_third_fail": "pay_or_card"},
            "JailDialog", "If you don’t roll doubles, you pay $50 and move by that roll.", "third",
        ),
        ({"jail_rights": "no_rent"}, "JailDialog", "Rights in Jail: No rent.", "as usual"),
        ({"rent_claim": "automatic"}, "TableScene", "Rent is paid automatically.", "claimed"),
        (
            {"mortgage_timing": "own_turn_before_roll"},
            "EstateDialog", "When mortgaging is allowed: Before your roll.", "or between",
        ),
        (
            {"mortgage_timing": "own_turn_before_roll"},
            "PurchaseDialog", "you may sell buildings", "mortgage",
        ),
        (
            {"mortgage_timing": "own_turn_or_between"},
            "EstateDialog", "When mortgaging is allowed: Your turn or between.", "Before your roll",
        ),
        ({"go_landing_bonus": 400}, "TableScene", "Landing on GO pays $400.", "{"),
        ({"snake_eyes_bonus": 75}, "TableScene", "The Bank pays $75 for a roll of two ones", "{"),
        ({"hotel_requires": "four_on_this"}, "EstateDialog", "4 houses on every street", "there"),
        (
            {"hotel_requires": "four_on_this", "even_build": False},
            "EstateDialog", "4 houses on a street you can build a hotel there", "on every street",
        ),
    ],
)  # fmt: skip
def test_options_that_meet(changes: dict[str, object], page: str, said: str, not_said: str) -> None:
    text = pages(rules_from(changes))[page]
    assert said in text
    assert not_said not in text
