"""Rule lines of the help card, by the options they depend on.

Sums come from the board and the rules; ``sentences`` in ``help_lines.py`` names them.
"""

from __future__ import annotations

from ...language import mark
from .help_lines import Line, unless, when, when_set

RICHEST = "richest_at_limit"
BEFORE_THROW = "own_turn_before_roll"

#: who wins, and when [OBJ-1, OBJ-2, SHORT-2, SHORT-3]
GOAL: tuple[Line, ...] = (
    when(mark("The last player who is not bankrupt wins."), win_condition="last_standing"),
    when(
        mark("The game ends at the first bankruptcy, and the richest player wins."),
        win_condition=RICHEST,
        end_after_bankruptcies=1,
    ),
    when(
        mark("The game ends at the second bankruptcy, and the richest player wins."),
        win_condition=RICHEST,
        end_after_bankruptcies=2,
    ),
    unless(mark("The game ends after round {rounds}, and the richest player wins."), round_limit=0),
    unless(
        mark("Time is called after {minutes} min: finish the round, then the richest player wins."),
        time_limit_minutes=0,
    ),
    unless(mark("The first to own {sets} complete sets wins."), goal_sets=0),
    unless(mark("The first to own {hotels} hotels wins."), goal_hotels=0),
    unless(mark("The first to hold {goal} in cash wins."), goal_cash=0),
    when(
        mark("If only one player is left before then, they win at once."),
        win_condition=RICHEST,
        end_after_bankruptcies=(0, 2),
    ),
)
#: what is counted where worth decides [SHORT-2]
COUNTED: Line = when(
    mark(
        "Cash, deed prices (mortgaged ones at their mortgage value) and building costs all count."
    ),
    win_condition=RICHEST,
)

#: what must be asked for, and until when [RENT-2, RENT-3, RENT-4, GO-2]
ASKING: tuple[Line, ...] = (
    when(
        mark("Rent must be claimed before the next player rolls."),
        rent_claim="before_next_roll",
    ),
    when(
        mark("Rent must be claimed before the second player after the visitor rolls."),
        rent_claim="before_second_roll",
    ),
    when_set("salary_claim", "claim_before_next_turn"),
)

TABLE: tuple[Line, ...] = (
    mark("Roll the dice, do what the space says, then end your turn. After doubles, roll again."),
    when_set("doubles_reroll", "optional"),
    *GOAL,
    mark("Passing GO pays {salary}."),
    when(mark("Landing on GO pays {landing}."), go_landing_bonus=400),
    when(mark("Rent is paid automatically."), rent_claim="automatic"),
    *ASKING,
    unless(
        mark("“Collect rent automatically” in the menu claims it for you."),
        rent_claim="automatic",
    ),
    when_set("first_lap_purchase", "forbidden"),
    when_set("speed_die", "on"),
    when_set("free_parking", "pot"),
    unless(
        mark("The Bank adds {seed} to the pot at the start and each time the pot is won."),
        pot_seed=0,
    ),
    unless(
        mark(
            "The Bank pays {bonus} for a roll of two ones, unless it gets you out of Jail "
            "or is your third double."
        ),
        snake_eyes_bonus=0,
    ),
)

PURCHASE: tuple[Line, ...] = (
    mark("You may buy it for the printed price, in cash."),
    when(
        mark(
            "If you don’t buy, the property is auctioned at once. Everybody may bid, including you."
        ),
        auction_on_decline=True,
    ),
    when(
        mark("This game has no auctions: what you don’t buy stays with the Bank."),
        auction_on_decline=False,
    ),
    unless(mark("While you decide, you may mortgage deeds."), mortgage_timing=BEFORE_THROW),
    unless(mark("While you decide, you may sell buildings."), build_timing=BEFORE_THROW),
    unless(mark("While you decide, you may trade."), trade_timing=BEFORE_THROW),
)

#: at what the bidding for scarce buildings begins [SUPPLY-5]
OPENING: tuple[Line, ...] = (
    when(
        mark("Bids begin at {ten} for each building."),
        building_supply="limited",
        building_auction_open="10",
    ),
    when_set("building_auction_open", "any", "lowest_deed", "own_deed", building_supply="limited"),
)
AUCTION: tuple[Line, ...] = (
    mark("The highest bidder pays the Bank. The first bid for a deed must be {least} or more."),
    *OPENING,
    mark("Each further bid must be at least {raise} higher."),
    when_set("auction_order", "round_robin"),
    when(mark("Bid whenever you like, even after passing."), auction_order="open"),
    when(mark("You can’t bid more than your cash."), auction_bid_limit="cash"),
    when_set("auction_bid_limit", "raisable"),
    when(
        mark("You can bid as much as you like; a winner who cannot pay goes bankrupt."),
        auction_bid_limit="unlimited",
    ),
    when(
        mark("You may mortgage and sell buildings in the meantime."),
        mortgage_timing="any_idle",
        build_timing="any_idle",
    ),
    when(
        mark("A bankrupt player’s deeds are auctioned free of mortgages."),
        bank_auction_mortgages="cancelled",
    ),
    when_set("bank_auction_mortgages", "kept"),
)

#: the sum below trades and plans
RENTS = mark("“Total rent”: what you would collect if every one of your deeds were landed on once.")
TRADE: tuple[Line, ...] = (
    mark("Trade cash, deeds and Jail cards at any price you both accept."),
    when_set("one_sided_trades", "allow"),
    when(
        mark("Both sides must give something. Loans and promises don’t count."),
        one_sided_trades="forbid",
    ),
    mark("You can’t trade a street while its set has buildings."),
    RENTS,
    mark("“No more offers for this” refuses an offer for good: no opponent makes it again."),
    when(
        mark("You may trade whenever nothing is pending, even during other players’ turns."),
        trade_timing="any_idle",
    ),
    when_set("trade_timing", "own_turn_or_between", BEFORE_THROW),
)

#: also where one street's houses would do: an even set has them on each [BUILD-9, BUILD-11]
EACH = mark("After {houses} houses on every street you can build a hotel.")
BUILDING: tuple[Line, ...] = (
    when(
        mark("Build evenly on a complete set: no street gets two buildings more than another."),
        even_build=True,
        build_on="set",
    ),
    when_set("even_build", False),
    when_set("build_on", "most"),
    unless(EACH, hotel_requires="four_on_this"),
    when(EACH, hotel_requires="four_on_this", even_build=True),
    when(
        mark("After {houses} houses on a street you can build a hotel there."),
        hotel_requires="four_on_this",
        even_build=False,
    ),
    when(
        mark(
            "The Bank has 32 houses and 12 hotels. If players want more than are left, the "
            "last ones are auctioned."
        ),
        building_supply="limited",
    ),
    when_set("building_supply", "unlimited"),
    when_set("build_timing", "own_turn_or_between", BEFORE_THROW),
)

ESTATE: tuple[Line, ...] = (
    *BUILDING,
    mark("Buildings sell for half price."),
    RENTS,
    when(
        mark("Break a hotel down into houses, or sell the lot outright."),
        hotel_sale="both",
    ),
    when_set("hotel_sale", "exchange_only", "outright_only"),
    when(
        mark("A mortgage pays what the deed says. The whole set must be free of buildings."),
        mortgage_requires_clear="set",
    ),
    when_set("mortgage_requires_clear", "street"),
    when(mark("Unmortgaging it costs the loan plus 10%, rounded up."), mortgage_rounding="up"),
    when_set("mortgage_rounding", "nearest", "down"),
    when_set("mortgage_timing", "own_turn_or_between", BEFORE_THROW),
    when(
        mark("A mortgage on one street does not affect double rent on the set’s other streets."),
        double_rent_with_mortgage=True,
    ),
    when_set("double_rent_with_mortgage", False),
)

DEBT: tuple[Line, ...] = (
    mark("You owe more than you have in cash: raise the money, then pay."),
    when(
        mark("Mortgage, sell buildings, or make a trade that lets you pay."),
        trade_in_debt="settle_only",
    ),
    when_set("trade_in_debt", "free", "none"),
    mark("The least painful ways come first."),
    when_set("voluntary_bankruptcy", "resign"),
    when(
        mark("You go bankrupt only if there is no way to raise the sum."),
        voluntary_bankruptcy="forbidden",
    ),
    when(
        mark(
            "If you bankrupt another player, you get everything they own, and half the "
            "price of their buildings."
        ),
        bankrupt_buildings="half_to_creditor",
    ),
    when_set("bankrupt_buildings", "no_cash"),
    when_set("bankrupt_settlement", "liquidate"),
    when(
        mark("Several creditors are paid in turn order, until the money runs out."),
        multi_creditor="turn_order",
    ),
    when_set("multi_creditor", "equal_split"),
)

JAIL: tuple[Line, ...] = (
    mark("Roll doubles, pay {fine}, or use a Get Out of Jail Free card."),
    when(
        mark("If you don’t roll doubles, you pay {fine} and move by that roll."),
        jail_exit_next_turn=True,
    ),
    when(
        mark("If your third try fails too, you pay {fine} and move by that roll."),
        jail_exit_next_turn=False,
    ),
    when_set("jail_third_fail", "pay_or_card"),
    when_set("jail_prepay_third", False, jail_exit_next_turn=False),
    when_set("jail_skip", True),
    when(mark("In Jail you collect rent, bid, build and trade as usual."), jail_rights="full"),
    when_set("jail_rights", "no_rent", "no_trade_no_rent"),
)

TAX: tuple[Line, ...] = (
    when(
        mark("A share of everything you own, or the fixed sum: choose before you add it up."),
        share_offered=True,
    ),
    when(mark("In this game the tax is the fixed sum on the board."), share_offered=False),
    when(
        mark("Cash, printed deed prices and building costs are counted."),
        share_offered=True,
        tax_worth_basis="printed_price",
    ),
    when(
        mark(
            "Cash, deed prices (mortgaged ones at their mortgage value) and building costs "
            "all count."
        ),
        share_offered=True,
        tax_worth_basis="current_value",
    ),
    when(mark("The share is rounded up."), share_offered=True, tax_rounding="up"),
    when_set("tax_rounding", "nearest", "down", share_offered=True),
)

MOVE: tuple[Line, ...] = (
    mark("The bus moves you by one die or both; a triple takes you to any other space."),
    when_set("triples_on_third_double", "jail"),
    mark("The spaces you may choose are lit up on the board."),
)

CLAIMS: tuple[Line, ...] = (
    mark("Claim it in time, or it is lost."),
    *ASKING,
    mark("“Always claim for me”, or the switch in the menu, claims it at once from then on."),
)

DEMAND: tuple[Line, ...] = (
    when(
        mark("Players want more buildings than the Bank has. Say which ones you want, if any."),
        building_supply="limited",
    ),
    when_set("shortage_priority", "buyers"),
    when_set("building_auction_unit", "each", "lot"),
    *OPENING,
)

RECEIVED: tuple[Line, ...] = (
    when(
        mark("Unmortgage them now for the loan plus 10%, or pay 10% and keep them mortgaged."),
        mortgaged_transfer="lift_or_10",
    ),
    when_set("mortgaged_transfer", "always_10_first"),
    mark("If you wait, you pay the 10% again when you unmortgage it later."),
)
