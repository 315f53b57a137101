"""Rule lines of the help card, by the options they depend on.

Sums come from the board and the rules; ``sentences`` in ``help_lines.py`` names them.
"""

from __future__ import annotations

from ...language import mark
from .help_lines import WORDS, Line, Stands, told, unless, when

RICHEST = "richest_at_limit"
BEFORE_THROW = "own_turn_before_roll"

#: who wins, and when [OBJ-1, OBJ-2, SHORT-2, SHORT-3]
GOAL: tuple[Line, ...] = (
    *told("win_condition", "end_after_bankruptcies", "round_limit", "time_limit_minutes"),
    *told("goal_sets", "goal_hotels", "goal_cash"),
    when(
        mark("If only one player is left before then, they win at once."),
        win_condition=RICHEST,
        end_after_bankruptcies=(0, 2),
    ),
)
#: what is counted where worth decides [SHORT-2]
COUNTED: Line = when(WORDS["tax_worth_basis"]["current_value"], win_condition=RICHEST)

TABLE: tuple[Line, ...] = (
    mark("Roll the dice, do what the space says, then end your turn. After doubles, roll again."),
    Stands("doubles_reroll"),
    *GOAL,
    mark("Passing GO pays {salary}."),
    *told("go_landing_bonus", "rent_claim", "salary_claim"),
    unless(
        mark("“Collect rent automatically” in the menu claims it for you."),
        rent_claim="automatic",
    ),
    *told("first_lap_purchase", "speed_die", "free_parking", "pot_seed", "snake_eyes_bonus"),
)

PURCHASE: tuple[Line, ...] = (
    mark("You may buy it for the printed price, in cash."),
    Stands("auction_on_decline"),
    unless(mark("While you decide, you may mortgage deeds."), mortgage_timing=BEFORE_THROW),
    unless(mark("While you decide, you may sell buildings."), build_timing=BEFORE_THROW),
    unless(mark("While you decide, you may trade."), trade_timing=BEFORE_THROW),
)

AUCTION: tuple[Line, ...] = (
    mark("The highest bidder pays the Bank. The first bid for a deed must be {least} or more."),
    Stands("building_auction_open"),
    mark("Each further bid must be at least {raise} higher."),
    *told("auction_order", "auction_bid_limit"),
    when(
        mark("You may mortgage and sell buildings in the meantime."),
        mortgage_timing="any_idle",
        build_timing="any_idle",
    ),
    Stands("bank_auction_mortgages"),
)

#: the sum below trades and plans
RENTS = mark("“Total rent”: what you would collect if every one of your deeds were landed on once.")
TRADE: tuple[Line, ...] = (
    mark("Trade cash, deeds and Jail cards at any price you both accept."),
    Stands("one_sided_trades"),
    mark("You can’t trade a street while its set has buildings."),
    RENTS,
    mark("“No more offers for this” refuses an offer for good: no opponent makes it again."),
    Stands("trade_timing"),
)

#: also where one street's houses would do: an even set has them on each [BUILD-9, BUILD-11]
EACH = mark("After {houses} houses on every street you can build a hotel.")
ESTATE: tuple[Line, ...] = (
    when(
        mark("Build evenly on a complete set: no street gets two buildings more than another."),
        even_build=True,
        build_on="set",
    ),
    *told("even_build", "build_on"),
    unless(EACH, hotel_requires="four_on_this"),
    when(EACH, hotel_requires="four_on_this", even_build=True),
    when(
        mark("After {houses} houses on a street you can build a hotel there."),
        hotel_requires="four_on_this",
        even_build=False,
    ),
    *told("building_supply", "build_timing"),
    mark("Buildings sell for half price."),
    RENTS,
    *told("hotel_sale", "mortgage_requires_clear", "mortgage_rounding", "mortgage_timing"),
    Stands("double_rent_with_mortgage"),
)

DEBT: tuple[Line, ...] = (
    mark("You owe more than you have in cash: raise the money, then pay."),
    Stands("trade_in_debt"),
    mark("The least painful ways come first."),
    *told("voluntary_bankruptcy", "bankrupt_buildings", "bankrupt_settlement", "multi_creditor"),
)

JAIL: tuple[Line, ...] = (
    mark("Roll doubles, pay {fine}, or use a Get Out of Jail Free card."),
    *told("jail_exit_next_turn", "jail_third_fail", "jail_prepay_third", "jail_skip"),
    Stands("jail_rights"),
)

TAX: tuple[Line, ...] = (
    when(
        mark("A share of everything you own, or the fixed sum: choose before you add it up."),
        share_offered=True,
    ),
    when(mark("In this game the tax is the fixed sum on the board."), share_offered=False),
    *(when(line, share_offered=True) for line in told("tax_worth_basis", "tax_rounding")),
)

MOVE: tuple[Line, ...] = (
    mark("The bus moves you by one die or both; a triple takes you to any other space."),
    Stands("triples_on_third_double"),
    mark("The spaces you may choose are lit up on the board."),
)

CLAIMS: tuple[Line, ...] = (
    mark("Claim it in time, or it is lost."),
    *told("rent_claim", "salary_claim"),
    mark("“Always claim for me”, or the switch in the menu, claims it at once from then on."),
)

DEMAND: tuple[Line, ...] = (
    mark("Players want more buildings than the Bank has. Say which ones you want, if any."),
    Stands("shortage_priority"),
    Stands("building_auction_unit", always=True),
    Stands("building_auction_open"),
)

RECEIVED: tuple[Line, ...] = (
    Stands("mortgaged_transfer"),
    mark("If you wait, you pay the 10% again when you unmortgage it later."),
)
