"""Every rule option: one dataclass, the source of screens and commands."""

from dataclasses import dataclass, field, fields, replace
from functools import cache
from typing import Any, TypeAlias

Value: TypeAlias = str | int | bool


@dataclass(frozen=True, slots=True)
class Option:
    """A rule option for display; ``values`` () is any integer in ``limits``."""

    name: str
    label: str
    help: str
    group: str
    source: str
    values: tuple[Value, ...]
    limits: tuple[int, int]
    default: Value


def _option(
    default: Value,
    label: str,
    help: str,
    group: str,
    source: str,
    *values: Value,
    limits: tuple[int, int] = (0, 0),
) -> Any:
    entries = {
        "label": label,
        "help": help,
        "group": group,
        "source": source,
        "default": default,
    }
    return field(default=default, metadata={**entries, "values": values, "limits": limits})


@dataclass(frozen=True, slots=True)
class Rules:
    """The rules of one game.  Money in whole units; ``none`` limits are 0.

    Each field's metadata holds label, help, group, source (rule ids), the
    values it may take, and limits where any integer is allowed.
    """

    # -- set-up ---------------------------------------------------------------
    start_cash: int = _option(
        1500,
        "Starting cash",
        "What every player starts with, not counting any extra for the speed die.",
        "Setup",
        "SETUP-4",
        limits=(0, 100_000),
    )
    cash_denominations: str = _option(
        "world_2008",
        "Starting notes",
        "The banknotes that make up the starting cash. They only change the picture.",
        "Setup",
        "SETUP-5 C-29",
        "world_2008",
        "classic",
        "us_2021",
    )
    token_choice: str = _option(
        "setup",
        "Choosing tokens",
        "Before the game, or on a player’s first turn.",
        "Setup",
        "SETUP-2 C-02",
        "setup",
        "first_turn",
    )
    token_placement: str = _option(
        "on_go",
        "Tokens start",
        "On GO, or beside the board until the first turn.",
        "Setup",
        "SETUP-3 C-02",
        "on_go",
        "first_turn",
    )
    turn_order: str = _option(
        "highest_then_clockwise",
        "Who goes first",
        "The highest roll goes first and play runs clockwise; or everybody plays in "
        "the order of their rolls; or the order is random.",
        "Setup",
        "SETUP-7 SETUP-9 C-03",
        "highest_then_clockwise",
        "ranked_by_roll",
        "random",
    )
    start_ties: str = _option(
        "tied_reroll",
        "Ties for the first turn",
        "Only the tied players roll again, or everybody does.",
        "Setup",
        "SETUP-8",
        "tied_reroll",
        "all_reroll",
    )
    deal_deeds: int = _option(
        0,
        "Deeds dealt at the start",
        "Title deeds dealt to each player before the first turn.",
        "Short and timed games",
        "SHORT-1 C-27",
        0,
        2,
        3,
    )
    deal_paid: bool = _option(
        True,
        "Dealt deeds are paid for",
        "Each player pays the printed price of the deeds dealt.",
        "Short and timed games",
        "SHORT-1 C-27",
        True,
        False,
    )
    # -- the turn -------------------------------------------------------------
    doubles_reroll: str = _option(
        "mandatory",
        "Rolling again after doubles",
        "Compulsory or optional.",
        "The turn",
        "DBL-1 C-05",
        "mandatory",
        "optional",
    )
    salary_claim: str = _option(
        "automatic",
        "Salary",
        "Paid automatically, or lost unless you claim it before your next turn.",
        "The turn",
        "GO-2 C-19",
        "automatic",
        "claim_before_next_turn",
    )
    speed_die: str = _option(
        "off",
        "Speed die",
        "A third die for players who have passed GO once.",
        "Speed die",
        "SPEED-1",
        "off",
        "on",
    )
    triples_on_third_double: str = _option(
        "free_move",
        "Three of a kind on third doubles",
        "Three of a kind on the third doubles: move anywhere, or go to Jail.",
        "Speed die",
        "SPEED-1",
        "free_move",
        "jail",
    )
    # -- buying and auctions --------------------------------------------------
    auction_on_decline: bool = _option(
        True,
        "Auction unsold properties",
        "A property that is not bought is auctioned at once.",
        "Buying and auctions",
        "BUY-3",
        True,
        False,
    )
    auction_order: str = _option(
        "open",
        "Bidding order",
        "Anybody at any time, or round the table.",
        "Buying and auctions",
        "AUCT-4",
        "open",
        "round_robin",
    )
    auction_min_open: int = _option(
        10,
        "Lowest opening bid",
        "An auction opens at this bid or more.",
        "Buying and auctions",
        "AUCT-2 C-06",
        limits=(1, 1000),
    )
    auction_min_raise: int = _option(
        1,
        "Smallest raise",
        "Each bid must beat the last one by this much.",
        "Buying and auctions",
        "AUCT-3 C-06",
        limits=(1, 1000),
    )
    auction_bid_limit: str = _option(
        "cash",
        "Limit on bids",
        "Cash in hand; what the bidder could raise; or no limit, and a winner who "
        "can’t pay goes bankrupt.",
        "Buying and auctions",
        "AUCT-6 SC-036 SC-037 SC-038",
        "cash",
        "raisable",
        "unlimited",
    )
    # -- rent -----------------------------------------------------------------
    rent_claim: str = _option(
        "before_next_roll",
        "Collecting rent",
        "Automatically, or only if the owner claims it before the next player, or "
        "the one after, rolls. Players with automatic claims always claim at once.",
        "Rent",
        "RENT-2 RENT-3 RENT-4 C-07",
        "automatic",
        "before_next_roll",
        "before_second_roll",
    )
    double_rent_with_mortgage: bool = _option(
        True,
        "Double rent despite a mortgage",
        "The undeveloped streets of a complete set charge double even while another "
        "street of the set is mortgaged.",
        "Rent",
        "RENT-8 C-08",
        True,
        False,
    )
    utility_rent: str = _option(
        "dice",
        "Utility rent",
        "A multiple of the dice, or a fixed sum.",
        "Rent",
        "RENT-11 RENT-13 C-20",
        "dice",
        "flat",
    )
    utility_flat_one: int = _option(
        28,
        "Fixed rent, one utility",
        "Where utility rents are fixed.",
        "Rent",
        "RENT-13 C-20",
        limits=(0, 10_000),
    )
    utility_flat_both: int = _option(
        70,
        "Fixed rent, both utilities",
        "Where utility rents are fixed.",
        "Rent",
        "RENT-13 C-20",
        limits=(0, 10_000),
    )
    utility_roll: str = _option(
        "arriving",
        "Dice for utility rent",
        "The dice that brought you there, or a new roll.",
        "Rent",
        "RENT-11 SC-057",
        "arriving",
        "fresh",
    )
    card_utility_on_mortgage: str = _option(
        "none",
        "Utility card on a mortgaged utility",
        "You pay nothing, or what the card says.",
        "Rent",
        "RENT-6 SC-096",
        "none",
        "pay",
    )
    # -- taxes ----------------------------------------------------------------
    income_tax: str = _option(
        "as_printed",
        "Income Tax",
        "As printed on the board; always the fixed sum; or a share of your worth if "
        "you choose it, before counting.",
        "Taxes",
        "TAX-2 TAX-4 TAX-5 C-09",
        "as_printed",
        "flat",
        "choice",
    )
    luxury_tax: int = _option(
        0,
        "Luxury Tax",
        "What the board says (0), or another sum.",
        "Taxes",
        "TAX-6 C-10",
        0,
        75,
        100,
    )
    tax_worth_basis: str = _option(
        "printed_price",
        "Net worth for tax",
        "Deeds count at their printed price, or mortgaged ones at their mortgage value.",
        "Taxes",
        "TAX-3 C-04",
        "printed_price",
        "current_value",
    )
    tax_rounding: str = _option(
        "up",
        "Rounding of the tax",
        "How the share is rounded.",
        "Taxes",
        "TAX-3 SC-105",
        "up",
        "nearest",
        "down",
    )
    # -- Jail -----------------------------------------------------------------
    jail_third_fail: str = _option(
        "pay_only",
        "Third failed roll in Jail",
        "The fine must be paid, or a card may be used instead.",
        "Jail",
        "JAIL-14 C-11",
        "pay_only",
        "pay_or_card",
    )
    jail_prepay_third: bool = _option(
        True,
        "Leaving before the third roll",
        "You may still pay the fine or use a card.",
        "Jail",
        "JAIL-15 C-11",
        True,
        False,
    )
    jail_rights: str = _option(
        "full",
        "Rights in Jail",
        "Prisoners can do everything; or collect no rent; or neither trade, bid, "
        "build nor collect rent.",
        "Jail",
        "JAIL-6 JAIL-7 C-12",
        "full",
        "no_rent",
        "no_trade_no_rent",
    )
    jail_skip: bool = _option(
        False,
        "Sitting out a turn in Jail",
        "Prisoners may stay without rolling; it counts as one of their three turns.",
        "Jail",
        "JAIL-16 C-23",
        False,
        True,
    )
    jail_exit_next_turn: bool = _option(
        False,
        "Jail for one turn only",
        "One roll for doubles; if it fails, pay the fine and move.",
        "Short and timed games",
        "SHORT-4 JAIL-14 SC-130",
        False,
        True,
    )
    # -- building -------------------------------------------------------------
    build_timing: str = _option(
        "any_idle",
        "When building is allowed",
        "Whenever nothing is pending; on your own turn or between turns; or only "
        "before your own roll.",
        "Building",
        "BUILD-5 TURN-4 C-13",
        "any_idle",
        "own_turn_or_between",
        "own_turn_before_roll",
    )
    build_on: str = _option(
        "set",
        "What may be built on",
        "Complete sets only; or any two streets of a three-street set. Only complete "
        "sets charge double rent.",
        "Building",
        "BUILD-1 BUILD-15",
        "set",
        "most",
    )
    even_build: bool = _option(
        True,
        "Build and sell evenly",
        "The streets of a set never differ by more than one building.",
        "Building",
        "BUILD-9 SELL-3",
        True,
        False,
    )
    hotel_requires: str = _option(
        "four_on_each",
        "Houses needed for a hotel",
        "On every street of the set, or on this street only. If you build evenly, it "
        "makes no difference.",
        "Building",
        "BUILD-11 C-15",
        "four_on_each",
        "four_on_this",
    )
    houses_for_hotel: int = _option(
        4,
        "Houses before a hotel",
        "Four, or three in short games.",
        "Building",
        "BUILD-10 SHORT-4",
        4,
        3,
    )
    building_supply: str = _option(
        "limited",
        "Supply of buildings",
        "32 houses and 12 hotels, or no limit.",
        "Building",
        "SUPPLY-1 SC-254",
        "limited",
        "unlimited",
    )
    building_auction_unit: str = _option(
        "each",
        "Auctioning scarce buildings",
        "One by one, or all that are left as one lot.",
        "Building",
        "SUPPLY-5 C-16",
        "each",
        "lot",
    )
    building_auction_open: str = _option(
        "10",
        "Lowest bid for a scarce building",
        "Ten, scaled to the board’s salary; any price; the lowest building price among "
        "the players who want one; or the bidder’s own.",
        "Building",
        "SUPPLY-5 C-16",
        "10",
        "any",
        "lowest_deed",
        "own_deed",
    )
    shortage_priority: str = _option(
        "none",
        "Buyers before sellers",
        "Whether players who want to buy houses are asked before a hotel is exchanged for them.",
        "Building",
        "SUPPLY-5",
        "none",
        "buyers",
    )
    hotel_sale: str = _option(
        "both",
        "Selling a hotel",
        "Exchanged for houses, sold outright, or either. A debtor may always sell "
        "outright when the Bank is short of houses.",
        "Building",
        "SELL-4 SELL-5 C-17",
        "both",
        "exchange_only",
        "outright_only",
    )
    # -- mortgages and trades ---------------------------------------------------
    mortgage_requires_clear: str = _option(
        "set",
        "Mortgages and buildings",
        "The whole set must be free of buildings; or only the mortgaged street itself.",
        "Mortgages and trades",
        "MORT-2 BUILD-2 C-14",
        "set",
        "street",
    )
    mortgage_rounding: str = _option(
        "up",
        "Rounding interest",
        "How the 10% is rounded.",
        "Mortgages and trades",
        "MORT-5",
        "up",
        "nearest",
        "down",
    )
    mortgaged_transfer: str = _option(
        "lift_or_10",
        "Receiving a mortgaged deed",
        "Unmortgage it for 110%, or pay 10% to keep it mortgaged; or pay 10% first, then the rest.",
        "Mortgages and trades",
        "MORT-7 C-18",
        "lift_or_10",
        "always_10_first",
    )
    trade_timing: str = _option(
        "any_idle",
        "When trading is allowed",
        "Whenever nothing is pending; on your own turn or between turns; or only "
        "before your own roll.",
        "Mortgages and trades",
        "TURN-4 TRADE-2 C-13",
        "any_idle",
        "own_turn_or_between",
        "own_turn_before_roll",
    )
    mortgage_timing: str = _option(
        "any_idle",
        "When mortgaging is allowed",
        "Whenever nothing is pending; on your own turn or between turns; or only "
        "before your own roll. A debtor may always mortgage.",
        "Mortgages and trades",
        "TURN-4 MORT-3 MORT-6 C-13",
        "any_idle",
        "own_turn_or_between",
        "own_turn_before_roll",
    )
    one_sided_trades: str = _option(
        "forbid",
        "Gifts",
        "Both sides must give something, or gifts are allowed.",
        "Mortgages and trades",
        "TRADE-7 C-24",
        "forbid",
        "allow",
    )
    # -- debts and bankruptcy -------------------------------------------------
    trade_in_debt: str = _option(
        "settle_only",
        "Trading while in debt",
        "Only if it leaves enough to pay the debt; freely; or only to settle the debt.",
        "Debts and bankruptcy",
        "DEBT-2 C-25",
        "settle_only",
        "free",
        "none",
    )
    voluntary_bankruptcy: str = _option(
        "forbidden",
        "Giving up",
        "Not allowed while the player can still pay, or allowed at any time.",
        "Debts and bankruptcy",
        "DEBT-4 C-30",
        "forbidden",
        "resign",
    )
    bankrupt_buildings: str = _option(
        "half_to_creditor",
        "A bankrupt player’s buildings",
        "Sold to the Bank at half price for the creditor, or returned for nothing.",
        "Debts and bankruptcy",
        "BANKR-3 C-26",
        "half_to_creditor",
        "no_cash",
    )
    bank_auction_mortgages: str = _option(
        "cancelled",
        "Mortgages on deeds the Bank auctions",
        "Cancelled, or kept for the buyer to settle.",
        "Debts and bankruptcy",
        "BANKR-6 C-28",
        "cancelled",
        "kept",
    )
    bankrupt_settlement: str = _option(
        "as_is",
        "A bankrupt player’s deeds",
        "Pass as they are, or are mortgaged first.",
        "Debts and bankruptcy",
        "BANKR-2 SC-196",
        "as_is",
        "liquidate",
    )
    multi_creditor: str = _option(
        "turn_order",
        "Several creditors",
        "Paid in turn order until the money runs out, or everybody gets a share.",
        "Debts and bankruptcy",
        "BANKR-2 SC-201 SC-202",
        "turn_order",
        "equal_split",
    )
    # -- the end --------------------------------------------------------------
    win_condition: str = _option(
        "last_standing",
        "Winner",
        "The last player left, or the richest when a limit ends the game; with a limit it is "
        "always the richest.",
        "Short and timed games",
        "OBJ-1 OBJ-2 C-01",
        "last_standing",
        "richest_at_limit",
    )
    end_after_bankruptcies: int = _option(
        0,
        "End of the game",
        "When one player is left (0), or at the first or second bankruptcy, when the "
        "richest player wins.",
        "Short and timed games",
        "SHORT-3 C-27",
        0,
        1,
        2,
    )
    round_limit: int = _option(
        0,
        "Round limit",
        "The richest player wins after this many rounds. 0: no limit.",
        "Short and timed games",
        "SHORT-2",
        limits=(0, 1000),
    )
    time_limit_minutes: int = _option(
        0,
        "Time limit in minutes",
        "When time is up, the round is finished and the richest player wins. 0: no limit.",
        "Short and timed games",
        "SHORT-2",
        limits=(0, 1440),
    )
    goal_sets: int = _option(
        0,
        "Goal: complete sets",
        "A house rule: the first player to have this many at the end of a turn wins. "
        "0: no such goal.",
        "Short and timed games",
        "END-3",
        0,
        1,
        2,
        3,
    )
    goal_cash: int = _option(
        0,
        "Goal: cash",
        "A house rule: at the end of a turn, the first player with this much cash wins. "
        "0: no such goal.",
        "Short and timed games",
        "END-3",
        limits=(0, 100_000),
    )
    goal_hotels: int = _option(
        0,
        "Goal: hotels",
        "A house rule: the first player to have this many at the end of a turn wins. "
        "0: no such goal.",
        "Short and timed games",
        "END-3",
        0,
        1,
        2,
        3,
        5,
    )
    # -- house rules ----------------------------------------------------------
    free_parking: str = _option(
        "nothing",
        "Free Parking",
        "Nothing, or it pays out the taxes and fines collected.",
        "House rules",
        "PARK-1",
        "nothing",
        "pot",
    )
    pot_seed: int = _option(
        0,
        "The Bank’s contribution to the pot",
        "What the Bank puts into the pot at the start, and again whenever somebody wins it.",
        "House rules",
        "PARK-1 PARK-2",
        limits=(0, 10_000),
    )
    go_salary: int = _option(
        0,
        "Salary for passing GO",
        "What the board says (0), or another sum.",
        "House rules",
        "GO-1",
        limits=(0, 10_000),
    )
    go_landing_bonus: int = _option(
        200,
        "Salary for landing on GO",
        "The salary, or twice as much.",
        "House rules",
        "GO-1",
        200,
        400,
    )
    first_lap_purchase: str = _option(
        "allowed",
        "Buying on the first lap",
        "Allowed, or players can’t buy before they have passed GO.",
        "House rules",
        "BUY-1 SC-252",
        "allowed",
        "forbidden",
    )
    snake_eyes_bonus: int = _option(
        0,
        "Bonus for two ones",
        "Paid by the Bank for rolling two ones, but not if that gets you out of Jail "
        "or is your third double in a row.",
        "House rules",
        "DBL-1 SC-253",
        limits=(0, 10_000),
    )


#: the reasons for an end with several players left
LIMITS = ("round_limit", "time_limit_minutes", "end_after_bankruptcies")


def settled(rules: Rules) -> Rules:
    """The rules with their consequences: at a limit the richest wins [OBJ-2, SHORT-2]."""
    if any(getattr(rules, name) for name in LIMITS):
        return replace(rules, win_condition="richest_at_limit")
    return rules


@cache
def options() -> tuple[Option, ...]:
    """All options in the order of the screen."""
    return tuple(
        Option(
            name=f.name,
            label=f.metadata["label"],
            help=f.metadata["help"],
            group=f.metadata["group"],
            source=f.metadata["source"],
            values=f.metadata["values"],
            limits=f.metadata["limits"],
            default=f.metadata["default"],
        )
        for f in fields(Rules)
    )
