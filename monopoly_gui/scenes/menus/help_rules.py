"""What the help card tells of the rules of a game, by the options that decide it.

Sums come from the board and the rules; ``sentences`` in ``help_lines.py`` names them.
"""

from __future__ import annotations

from ...language import mark
from .help_lines import Line, unless, when

RICHEST = "richest_at_limit"
BEFORE_THROW = "own_turn_before_roll"

#: who wins, and when [OBJ-1, OBJ-2, SHORT-2, SHORT-3]
GOAL: tuple[Line, ...] = (
    when(mark("The last player who is not bankrupt wins."), win_condition="last_standing"),
    when(
        mark("At the first bankruptcy the game ends, and the richest wins."),
        win_condition=RICHEST,
        end_after_bankruptcies=1,
    ),
    when(
        mark("At the second bankruptcy the game ends, and the richest wins."),
        win_condition=RICHEST,
        end_after_bankruptcies=2,
    ),
    unless(mark("After round {rounds} the game ends, and the richest wins."), round_limit=0),
    unless(
        mark("After {minutes} min time is called: the round is finished, then the richest wins."),
        time_limit_minutes=0,
    ),
    when(
        mark("Whoever is left alone before that wins at once."),
        win_condition=RICHEST,
        end_after_bankruptcies=(0, 2),
    ),
)
#: what is counted where worth decides [SHORT-2]
COUNTED: Line = when(
    mark(
        "Counted are cash, prices of deeds (what was lent where mortgaged), "
        "and what buildings cost."
    ),
    win_condition=RICHEST,
)

#: what must be asked for, and until when [RENT-2, RENT-3, RENT-4, GO-2]
ASKING: tuple[Line, ...] = (
    when(
        mark("Rent has to be asked for before the next player throws."),
        rent_claim="before_next_roll",
    ),
    when(
        mark("Rent has to be asked for before the second player after the visitor throws."),
        rent_claim="before_second_roll",
    ),
    when(
        mark("A salary has to be asked for before one’s next turn begins."),
        salary_claim="claim_before_next_turn",
    ),
)

TABLE: tuple[Line, ...] = (
    when(
        mark("Throw the dice, do what the space asks, then end your turn. Doubles throw again."),
        doubles_reroll="mandatory",
    ),
    when(
        mark(
            "Throw the dice, do what the space asks, then end your turn. After doubles you may "
            "throw again."
        ),
        doubles_reroll="optional",
    ),
    *GOAL,
    mark("Passing GO pays {salary}."),
    when(mark("Landing on GO pays {landing}."), go_landing_bonus=400),
    when(mark("Rent is paid automatically."), rent_claim="automatic"),
    *ASKING,
    unless(
        mark("“Collect rent automatically” in the menu does the asking for you."),
        rent_claim="automatic",
    ),
    when(
        mark("Nobody may buy or bid for a deed before having passed GO."),
        first_lap_purchase="forbidden",
    ),
    when(mark("Who has passed GO throws the speed die too."), speed_die="on"),
    when(mark("Free Parking pays out the taxes and fines."), free_parking="pot"),
    unless(mark("The Bank adds {seed} at the start and each time it is won."), pot_seed=0),
    unless(
        mark(
            "A throw of two ones brings {bonus} from the Bank, but not out of Jail nor as a third "
            "double."
        ),
        snake_eyes_bonus=0,
    ),
)

PURCHASE: tuple[Line, ...] = (
    mark("You may buy it for the printed price, from cash."),
    when(
        mark(
            "What is not bought is auctioned at once; everybody may bid, the one who declined too."
        ),
        auction_on_decline=True,
    ),
    when(
        mark("In this game nothing is auctioned: what you do not buy stays with the Bank."),
        auction_on_decline=False,
    ),
    unless(mark("While you decide you may mortgage deeds."), mortgage_timing=BEFORE_THROW),
    unless(mark("While you decide you may sell buildings."), build_timing=BEFORE_THROW),
    unless(mark("While you decide you may trade."), trade_timing=BEFORE_THROW),
)

#: at what the bidding for scarce buildings begins [SUPPLY-5]
OPENING: tuple[Line, ...] = (
    when(
        mark("Bids begin at {ten} for each building."),
        building_supply="limited",
        building_auction_open="10",
    ),
    when(
        mark("Bids begin at {one} for each building."),
        building_supply="limited",
        building_auction_open="any",
    ),
    when(
        mark("Bids begin at the lowest building price among those who want one."),
        building_supply="limited",
        building_auction_open="lowest_deed",
    ),
    when(
        mark("Each bidder begins at the price on the deed of the own street."),
        building_supply="limited",
        building_auction_open="own_deed",
    ),
)
AUCTION: tuple[Line, ...] = (
    mark("The highest bid pays the Bank. For a deed the first must be {least} or more."),
    *OPENING,
    mark("Each further bid must be higher by {raise} or more."),
    when(mark("Bids go round the table in this game."), auction_order="round_robin"),
    when(mark("Bids have no order: bid when you like, also after passing."), auction_order="open"),
    when(mark("You cannot bid more than your cash."), auction_bid_limit="cash"),
    when(mark("You can bid as much as you could raise."), auction_bid_limit="raisable"),
    when(
        mark("You can bid as much as you like; a winner who cannot pay goes bankrupt."),
        auction_bid_limit="unlimited",
    ),
    when(
        mark("You may mortgage and sell buildings meanwhile."),
        mortgage_timing="any_idle",
        build_timing="any_idle",
    ),
    when(
        mark("The deeds of a bankrupt are auctioned free of mortgages."),
        bank_auction_mortgages="cancelled",
    ),
    when(
        mark("Mortgages on the deeds of a bankrupt stay: the buyer has to settle them."),
        bank_auction_mortgages="kept",
    ),
)

#: the sum below trades and plans
RENTS = mark("“All rents together”: what comes in if each of the deeds is landed on once.")
TRADE: tuple[Line, ...] = (
    mark("Cash, deeds and Jail cards change hands, at any price that both accept."),
    when(mark("Gifts are allowed in this game."), one_sided_trades="allow"),
    when(
        mark("Each side must give something; there are no loans and no promises."),
        one_sided_trades="forbid",
    ),
    mark("Streets of a set with buildings on it cannot be traded."),
    RENTS,
    mark("“No more offers for this” refuses an offer, and no opponent asks for the same again."),
    when(
        mark("You may trade whenever nothing is being settled, in others’ turns too."),
        trade_timing="any_idle",
    ),
    when(
        mark("In this game one trades in one’s own turn or between turns."),
        trade_timing="own_turn_or_between",
    ),
    when(
        mark("In this game trades are made only before a throw, with the player about to throw."),
        trade_timing=BEFORE_THROW,
    ),
)

#: also where one street's houses would do: an even set has them on each [BUILD-9, BUILD-11]
EACH = mark("After {houses} houses on each street a hotel may follow.")
BUILDING: tuple[Line, ...] = (
    when(
        mark("A whole set can be built on, evenly: no street gets two more than another."),
        even_build=True,
        build_on="set",
    ),
    when(
        mark("A whole set can be built on, in this game also unevenly."),
        even_build=False,
        build_on="set",
    ),
    when(
        mark("Two streets of a set of three can be built on, evenly, in this game."),
        even_build=True,
        build_on="most",
    ),
    when(
        mark("Two streets of a set of three can be built on, unevenly too, in this game."),
        even_build=False,
        build_on="most",
    ),
    unless(EACH, hotel_requires="four_on_this"),
    when(EACH, hotel_requires="four_on_this", even_build=True),
    when(
        mark("After {houses} houses on a street a hotel may follow there."),
        hotel_requires="four_on_this",
        even_build=False,
    ),
    when(
        mark(
            "The Bank has 32 houses and 12 hotels; if too many want the last, they are auctioned."
        ),
        building_supply="limited",
    ),
    when(mark("In this game the Bank never runs out of buildings."), building_supply="unlimited"),
    when(
        mark("In this game one builds in one’s own turn or between turns."),
        build_timing="own_turn_or_between",
    ),
    when(mark("In this game one builds only before one’s own throw."), build_timing=BEFORE_THROW),
)

HOTELS: tuple[Line, ...] = (
    when(
        mark("A hotel is exchanged for houses, or sold outright with what is below it."),
        hotel_sale="both",
    ),
    when(mark("A hotel that is sold is exchanged for houses."), hotel_sale="exchange_only"),
    when(mark("A hotel is sold outright, not exchanged for houses."), hotel_sale="outright_only"),
)

ESTATE: tuple[Line, ...] = (
    *BUILDING,
    mark("Buildings sell for half their price."),
    RENTS,
    *HOTELS,
    when(
        mark("A mortgage brings what the deed says; its whole set must be free of buildings."),
        mortgage_requires_clear="set",
    ),
    when(
        mark("A mortgage brings what the deed says; its street must be free of buildings."),
        mortgage_requires_clear="street",
    ),
    when(mark("Lifting it costs the loan and a tenth, rounded up."), mortgage_rounding="up"),
    when(
        mark("Lifting it costs the loan and a tenth, rounded to the nearest unit."),
        mortgage_rounding="nearest",
    ),
    when(mark("Lifting it costs the loan and a tenth, rounded down."), mortgage_rounding="down"),
    when(
        mark("In this game one mortgages and lifts in one’s own turn or between turns."),
        mortgage_timing="own_turn_or_between",
    ),
    when(
        mark("In this game one mortgages and lifts only before one’s own throw."),
        mortgage_timing=BEFORE_THROW,
    ),
    when(
        mark("A mortgage in a set leaves the double rent of its other bare streets alone."),
        double_rent_with_mortgage=True,
    ),
    when(
        mark("While one street of a set is mortgaged, the others charge no double rent."),
        double_rent_with_mortgage=False,
    ),
)

DEBT: tuple[Line, ...] = (
    mark("You owe more than your cash: raise the money, then pay."),
    when(
        mark("Mortgage, sell buildings, or make a trade that lets you pay."),
        trade_in_debt="settle_only",
    ),
    when(mark("Mortgage, sell buildings, or trade as you like."), trade_in_debt="free"),
    when(
        mark("Mortgage or sell buildings; only the creditor may take property in place of money."),
        trade_in_debt="none",
    ),
    mark("The ways are listed so that those which hurt least come first."),
    when(mark("You may also give up, in this game."), voluntary_bankruptcy="resign"),
    when(
        mark("Only who cannot raise the sum in any way goes bankrupt."),
        voluntary_bankruptcy="forbidden",
    ),
    when(
        mark("A player who ruined another gets everything, and half the price of the buildings."),
        bankrupt_buildings="half_to_creditor",
        bankrupt_settlement="as_is",
    ),
    when(
        mark(
            "A player who ruined another gets everything, half the price of the buildings, and "
            "the deeds mortgaged to the Bank, with what that brings."
        ),
        bankrupt_buildings="half_to_creditor",
        bankrupt_settlement="liquidate",
    ),
    when(
        mark("A player who ruined another gets everything but the buildings, which bring nothing."),
        bankrupt_buildings="no_cash",
    ),
    when(
        mark("Several creditors are paid in turn order, as far as the money goes."),
        multi_creditor="turn_order",
    ),
    when(mark("Several creditors share what there is equally."), multi_creditor="equal_split"),
)

JAIL: tuple[Line, ...] = (
    mark("Throw doubles, pay {fine}, or use a Get Out of Jail Free card."),
    when(
        mark("If your throw fails you pay and walk by it, in this game."),
        jail_exit_next_turn=True,
        jail_third_fail="pay_only",
    ),
    when(
        mark("If your throw fails you pay or use a card, and walk by it, in this game."),
        jail_exit_next_turn=True,
        jail_third_fail="pay_or_card",
    ),
    when(
        mark("After the third throw without doubles you must pay {fine} and walk by it."),
        jail_exit_next_turn=False,
        jail_third_fail="pay_only",
        jail_skip=False,
    ),
    when(
        mark("After the third throw without doubles you pay {fine} or use a card, and walk by it."),
        jail_exit_next_turn=False,
        jail_third_fail="pay_or_card",
        jail_skip=False,
    ),
    when(
        mark("After the third turn without doubles you pay {fine} and walk by your throw."),
        jail_exit_next_turn=False,
        jail_third_fail="pay_only",
        jail_skip=True,
    ),
    when(
        mark("After the third turn without doubles you pay {fine} or use a card, and walk on."),
        jail_exit_next_turn=False,
        jail_third_fail="pay_or_card",
        jail_skip=True,
    ),
    when(
        mark("On the third turn the dice must be thrown first."),
        jail_prepay_third=False,
        jail_exit_next_turn=False,
    ),
    when(
        mark(
            "You may sit a turn out, which counts as a miss; after the last miss you may stay "
            "once more before you pay."
        ),
        jail_skip=True,
    ),
    when(mark("Meanwhile you collect rent, bid, build and trade as usual."), jail_rights="full"),
    when(
        mark("Meanwhile you collect no rent; you bid, build and trade as usual."),
        jail_rights="no_rent",
    ),
    when(
        mark("Meanwhile you neither collect rent nor bid, build or trade."),
        jail_rights="no_trade_no_rent",
    ),
)

TAX: tuple[Line, ...] = (
    when(
        mark("A share of all you have, or the fixed sum: choose before it is counted."),
        share_offered=True,
    ),
    when(mark("In this game the tax is the fixed sum on the board."), share_offered=False),
    when(
        mark("Counted are cash, printed prices of deeds, and what buildings cost."),
        share_offered=True,
        tax_worth_basis="printed_price",
    ),
    when(
        mark(
            "Counted are cash, prices of deeds (what was lent where mortgaged), "
            "and what buildings cost."
        ),
        share_offered=True,
        tax_worth_basis="current_value",
    ),
    when(mark("The share is rounded up."), share_offered=True, tax_rounding="up"),
    when(
        mark("The share is rounded to the nearest unit."),
        share_offered=True,
        tax_rounding="nearest",
    ),
    when(mark("The share is rounded down."), share_offered=True, tax_rounding="down"),
)

MOVE: tuple[Line, ...] = (
    mark("The bus moves you by one of the dice or both, a triple to any other space."),
    when(
        mark("Where a triple is the third double in a row, it leads to Jail instead."),
        triples_on_third_double="jail",
    ),
    mark("The spaces you may choose are lit up on the board."),
)

CLAIMS: tuple[Line, ...] = (
    mark("Ask in time, or it is lost."),
    *ASKING,
    mark("“Always ask for me” or the switch in the menu: from then on it is asked for at once."),
)

DEMAND: tuple[Line, ...] = (
    when(
        mark("More buildings are wanted than the Bank has: say which you want, if any."),
        building_supply="limited",
    ),
    when(
        mark("Who wants to buy houses is asked before a hotel is broken into them."),
        shortage_priority="buyers",
    ),
    when(
        mark("If there are too few for all, they are auctioned one by one."),
        building_auction_unit="each",
    ),
    when(
        mark("If there are too few for all, those that are left are auctioned as one lot."),
        building_auction_unit="lot",
    ),
    *OPENING,
)

RECEIVED: tuple[Line, ...] = (
    when(
        mark("Lift them now for the loan and a tenth, or pay a tenth and keep them mortgaged."),
        mortgaged_transfer="lift_or_10",
    ),
    when(
        mark("A tenth is due at once for each; then you may pay the loan back, or leave it."),
        mortgaged_transfer="always_10_first",
    ),
    mark("Who waits pays the tenth once more when lifting later."),
)
