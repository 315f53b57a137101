"""Combinations of options that make no sense are refused, each with its sentence."""

from dataclasses import replace

import pytest

from monopoly_gui.editions import load_edition
from monopoly_gui.engine import setup
from monopoly_gui.engine.conflicts import CLASHES, IDLE, conflicts, inert_options, tidy
from monopoly_gui.engine.errors import RulesError
from monopoly_gui.engine.presets import PRESETS, Preset, problems, rules_from
from monopoly_gui.engine.rules import Rules, Value, options

BOARD = load_edition("us_2008")

#: what is chosen, and a piece of the sentence that refuses it (4 players)
REFUSED: list[tuple[dict[str, Value], str]] = [
    ({"token_choice": "first_turn"}, "can’t start on GO"),
    ({"win_condition": "richest_at_limit"}, "set a limit of rounds, time or bankruptcies"),
    ({"start_cash": 700, "deal_deeds": 2}, "can’t cover the deeds"),
    ({"start_cash": 1069, "deal_deeds": 3}, "can’t cover the deeds"),
    ({"goal_cash": 1500}, "Everybody would win at once"),
    (
        {"auction_order": "round_robin", "auction_bid_limit": "unlimited"},
        "Bids without limit need open bidding",
    ),
    (
        {"bankrupt_settlement": "liquidate", "bankrupt_buildings": "no_cash"},
        "must be sold for the creditor too",
    ),
    ({"hotel_requires": "four_on_this"}, "With even building, every street needs its houses"),
    ({"pot_seed": 300}, "It needs a pot on Free Parking."),
    ({"deal_paid": False}, "Dealt deeds are paid for: It needs deeds dealt at the start."),
    ({"triples_on_third_double": "jail"}, "It needs the speed die."),
    ({"utility_flat_one": 30}, "It needs fixed utility rents."),
    ({"utility_flat_both": 80}, "It needs fixed utility rents."),
    ({"utility_rent": "flat", "utility_roll": "fresh"}, "the dice don’t count"),
    ({"income_tax": "flat", "tax_rounding": "down"}, "a share of your worth"),
    ({"income_tax": "flat", "tax_worth_basis": "current_value"}, "a share of your worth"),
    ({"jail_exit_next_turn": True, "jail_prepay_third": False}, "no third roll"),
    (
        {"building_supply": "unlimited", "building_auction_unit": "lot"},
        "limited number of buildings",
    ),
    (
        {"building_supply": "unlimited", "shortage_priority": "buyers"},
        "limited number of buildings",
    ),
    (
        {"build_timing": "own_turn_before_roll", "building_auction_open": "own_deed"},
        "several players may build",
    ),
]
#: combinations beside them that are a game
PLAYED: list[dict[str, Value]] = [
    {"token_choice": "first_turn", "token_placement": "first_turn"},
    {"win_condition": "richest_at_limit", "round_limit": 20},
    {"win_condition": "richest_at_limit", "time_limit_minutes": 30},
    {"start_cash": 0},
    {"start_cash": 0, "deal_deeds": 2, "deal_paid": False},
    {"start_cash": 100, "deal_deeds": 3, "speed_die": "on"},
    {"auction_order": "round_robin", "auction_bid_limit": "raisable"},
    {"bankrupt_settlement": "liquidate"},
    {"bankrupt_buildings": "no_cash"},
    {"speed_die": "on", "triples_on_third_double": "jail"},
    {"utility_rent": "flat", "utility_flat_one": 30, "utility_flat_both": 80},
    {"income_tax": "choice", "tax_rounding": "down"},
    {"jail_exit_next_turn": True, "jail_third_fail": "pay_or_card", "jail_skip": True},
    {"even_build": False, "hotel_requires": "four_on_this", "mortgage_requires_clear": "street"},
]


#: options each value of which makes a game with every value of every other: no sentence is needed
ALONE = {
    "auction_min_open", "auction_min_raise", "auction_on_decline", "bank_auction_mortgages",
    "build_on", "build_timing", "building_supply", "card_utility_on_mortgage",
    "cash_denominations", "double_rent_with_mortgage", "doubles_reroll", "even_build",
    "first_lap_purchase", "free_parking", "go_landing_bonus", "go_salary",
    "goal_hotels", "goal_sets",
    "hotel_sale", "houses_for_hotel", "income_tax", "jail_exit_next_turn", "jail_rights",
    "jail_skip", "jail_third_fail", "luxury_tax", "mortgage_requires_clear", "mortgage_rounding",
    "mortgage_timing", "mortgaged_transfer", "multi_creditor", "one_sided_trades", "rent_claim",
    "salary_claim", "snake_eyes_bonus", "speed_die", "start_ties", "trade_in_debt",
    "trade_timing", "turn_order", "utility_rent", "voluntary_bankruptcy",
}  # fmt: skip


def test_every_option_has_a_sentence_or_stands_alone() -> None:
    """A new option needs an entry here that it needs no sentence, or a sentence."""
    text = {name for clash in CLASHES for name in clash.options} | {one.option for one in IDLE}
    assert {option.name for option in options()} == text | ALONE
    assert not text & ALONE


@pytest.mark.parametrize(("changes", "text"), REFUSED, ids=str)
def test_refused(changes: dict[str, Value], text: str) -> None:
    rules = rules_from(changes)
    (sentence,) = problems(rules, 4, BOARD)
    assert text in sentence
    assert sentence.endswith(".")
    with pytest.raises(RulesError, match=sentence.split(":")[0]):
        setup.new_state(BOARD, rules, 4, 1)


@pytest.mark.parametrize("changes", PLAYED, ids=str)
def test_played(changes: dict[str, Value]) -> None:
    assert problems(rules_from(changes), 4, BOARD) == []


def test_every_conflict_is_tried() -> None:
    """An entry missing in the table above would be proved by nothing."""
    found = {c.options for changes, _ in REFUSED for c in conflicts(rules_from(changes), BOARD)}
    assert {c.options for c in CLASHES} | {(i.option,) for i in IDLE} == found


@pytest.mark.parametrize("preset", PRESETS, ids=lambda p: p.id)
@pytest.mark.parametrize("players", range(2, 9))
def test_presets_are_games_for_any_number_of_players(preset: Preset, players: int) -> None:
    rules = rules_from(preset.changes)
    assert problems(rules, players, load_edition(preset.edition)) == []


def test_dear_deeds_of_another_board_are_counted() -> None:
    """Nobody begins a game in debt, whatever the deeds of the board cost."""
    dear = replace(BOARD, spaces=tuple(replace(s, price=s.price * 10) for s in BOARD.spaces))
    rules = Rules(deal_deeds=2)
    assert problems(rules, 4, BOARD) == []
    assert problems(rules, 4, dear) == ["The starting cash can’t cover the deeds that are dealt."]


def test_a_board_with_another_tax_by_choice_rounds_it() -> None:
    spaces = list(BOARD.spaces)
    spaces[38] = replace(spaces[38], tax_percent=10)
    taxed = replace(BOARD, spaces=tuple(spaces))
    rules = Rules(income_tax="flat", tax_rounding="down")
    assert problems(rules, 4, taxed) == []
    assert problems(rules, 4, BOARD) != []


def test_tidy_rules_have_no_idle_options() -> None:
    rules = Rules(deal_paid=False, utility_roll="fresh", utility_rent="flat", even_build=False)
    assert set(inert_options(rules)) >= {"deal_paid", "utility_roll"}
    assert tidy(rules) == Rules(utility_rent="flat", even_build=False)
    assert tidy(Rules()) == Rules()
