"""The values of the rule options as people say them."""

from collections.abc import Callable

from ..engine.money import figures
from ..engine.notes import starting_notes
from ..engine.rules import Option, Rules, Value, options
from .catalogue import _, mark

#: groups that come last
LATE = ("Short and timed games", "House rules")
Money = Callable[[int], str]
#: options that hold an amount of money
AMOUNTS = (
    "start_cash",
    "auction_min_open",
    "auction_min_raise",
    "utility_flat_one",
    "utility_flat_both",
    "luxury_tax",
    "snake_eyes_bonus",
    "pot_seed",
    "go_salary",
    "goal_cash",
)


def groups() -> dict[str, list[Option]]:
    """All options by heading, early ends near the end."""
    found: dict[str, list[Option]] = {}
    for option in options():
        found.setdefault(option.group, []).append(option)
    return dict(sorted(found.items(), key=lambda item: item[0] in LATE))


def value_text(option: Option, value: Value, money: Money = figures) -> str:
    """A value of an option in a few words; ``money`` writes amounts."""
    found = WORDS.get(option.name, {}).get(value)
    if isinstance(value, bool):
        return _("Yes") if value else _("No")
    if found is not None:
        return _(found)
    if isinstance(value, int):
        return money(value) if option.name in AMOUNTS else figures(value)
    return value


def describe_notes(rules: Rules, money: Money = figures) -> str:
    """The notes that everybody starts with, the largest first [SETUP-5]."""
    return ", ".join(
        f"{count}\u00a0×\u00a0{money(value)}" for value, count in starting_notes(rules)
    )


_TIMING: dict[Value, str] = mark(
    {
        "any_idle": "Any free moment",
        "own_turn_or_between": "Your turn or between",
        "own_turn_before_roll": "Before your roll",
    }
)
_ROUNDING: dict[Value, str] = mark({"up": "Up", "nearest": "To the nearest unit", "down": "Down"})

#: the words for values that are no plain number and not yes or no
WORDS: dict[str, dict[Value, str]] = mark(
    {
        "cash_denominations": {
            "world_2008": "2008 edition",
            "classic": "Older editions",
            "us_2021": "2021 edition",
        },
        "token_choice": {"setup": "Before the game", "first_turn": "On the first turn"},
        "token_placement": {"on_go": "On GO", "first_turn": "Beside the board"},
        "turn_order": {
            "highest_then_clockwise": "Highest roll first",
            "ranked_by_roll": "In order of their rolls",
            "random": "Random order",
        },
        "start_ties": {"tied_reroll": "Only the tied players", "all_reroll": "Everybody"},
        "deal_deeds": {0: "None", 2: "Two each", 3: "Three each"},
        "doubles_reroll": {"mandatory": "You must", "optional": "You may"},
        "salary_claim": {
            "automatic": "Automatically",
            "claim_before_next_turn": "If claimed in time",
        },
        "speed_die": {"off": "Off", "on": "On"},
        "triples_on_third_double": {"free_move": "Move anywhere", "jail": "Go to Jail"},
        "auction_order": {"open": "Anybody at any time", "round_robin": "Round the table"},
        "auction_bid_limit": {
            "cash": "Cash in hand",
            "raisable": "What they can raise",
            "unlimited": "Nothing",
        },
        "rent_claim": {
            "automatic": "Automatically",
            "before_next_roll": "Until the next roll",
            "before_second_roll": "One more roll",
        },
        "utility_rent": {"dice": "By the dice", "flat": "A fixed sum"},
        "utility_roll": {"arriving": "The same dice", "fresh": "A new roll"},
        "card_utility_on_mortgage": {"none": "Nothing is due", "pay": "What the card says"},
        "income_tax": {
            "as_printed": "As on the board",
            "flat": "The fixed sum",
            "choice": "Fixed sum or a share",
        },
        "luxury_tax": {0: "As on the board"},
        "tax_worth_basis": {
            "printed_price": "Printed price",
            "current_value": "Half if mortgaged",
        },
        "tax_rounding": _ROUNDING,
        "jail_third_fail": {"pay_only": "Pay the fine", "pay_or_card": "Fine or card"},
        "jail_rights": {
            "full": "Everything allowed",
            "no_rent": "No rent",
            "no_trade_no_rent": "No trading or building",
        },
        "build_timing": _TIMING,
        "mortgage_timing": _TIMING,
        "build_on": {"set": "Whole sets", "most": "Two of three"},
        "hotel_requires": {"four_on_each": "On every street", "four_on_this": "On this street"},
        "houses_for_hotel": {4: "Four", 3: "Three"},
        "building_supply": {"limited": "32 houses, 12 hotels", "unlimited": "No limit"},
        "building_auction_unit": {"each": "One by one", "lot": "As one lot"},
        "building_auction_open": {
            "10": "Ten",
            "any": "Any price",
            "lowest_deed": "Lowest price",
            "own_deed": "Own price",
        },
        "shortage_priority": {"none": "No", "buyers": "Yes"},
        "hotel_sale": {
            "both": "Either",
            "exchange_only": "For houses",
            "outright_only": "Outright",
        },
        "mortgage_requires_clear": {"set": "The whole set", "street": "The street"},
        "mortgage_rounding": _ROUNDING,
        "mortgaged_transfer": {"lift_or_10": "Unmortgage or 10%", "always_10_first": "10% first"},
        "trade_timing": _TIMING,
        "one_sided_trades": {"forbid": "Forbidden", "allow": "Allowed"},
        "trade_in_debt": {
            "settle_only": "To settle the debt",
            "free": "Free",
            "none": "Not at all",
        },
        "voluntary_bankruptcy": {"forbidden": "Forbidden", "resign": "Allowed"},
        "bankrupt_buildings": {"half_to_creditor": "Sold at half price", "no_cash": "For nothing"},
        "bank_auction_mortgages": {"cancelled": "Cancelled", "kept": "Kept"},
        "bankrupt_settlement": {"as_is": "As they are", "liquidate": "Mortgaged first"},
        "multi_creditor": {"turn_order": "In turn order", "equal_split": "Equal shares"},
        "win_condition": {"last_standing": "The last one left", "richest_at_limit": "The richest"},
        "end_after_bankruptcies": {
            0: "One player is left",
            1: "First bankruptcy",
            2: "Second bankruptcy",
        },
        "round_limit": {0: "No limit"},
        "time_limit_minutes": {0: "No limit"},
        "goal_sets": {0: "None"},
        "goal_cash": {0: "None"},
        "goal_hotels": {0: "None"},
        "free_parking": {"nothing": "Nothing", "pot": "Taxes and fines"},
        "pot_seed": {0: "Nothing"},
        "go_salary": {0: "As printed"},
        "go_landing_bonus": {200: "The salary", 400: "Twice the salary"},
        "first_lap_purchase": {"allowed": "Allowed", "forbidden": "Forbidden"},
        "snake_eyes_bonus": {0: "None"},
    }
)
