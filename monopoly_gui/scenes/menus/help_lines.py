"""The help card's lines on the rules in force, by the options they depend on."""

from collections.abc import Mapping
from dataclasses import dataclass

from ...engine.amounts.bids import FIXED
from ...engine.amounts.salaries import salary, scaled
from ...engine.amounts.taxes import offers_share
from ...engine.board import Board
from ...engine.conflicts import inert_options
from ...engine.rules import Rules, Value, options
from ...language import _, mark
from ..rules.in_force import option_text

#: by the name of an option, the values it applies to
Values = Mapping[str, tuple[Value, ...]]
#: used like an option: whether any tax may be paid as a share of one's worth [TAX-2]
SHARE_OFFERED = "share_offered"
#: a line of the table below that holds for every value that has none of its own
OTHERS = "others"
#: the text of an option, by its value, instead of its own words; "" for none
WORDS: dict[str, dict[Value, str]] = mark(
    {
        # the winner, and the end [OBJ-1, OBJ-2, SHORT-2, SHORT-3]
        "win_condition": {
            "last_standing": "The last player who is not bankrupt wins.",
            "richest_at_limit": "",
        },
        "end_after_bankruptcies": {
            1: "The game ends at the first bankruptcy, and the richest player wins.",
            2: "The game ends at the second bankruptcy, and the richest player wins.",
        },
        "round_limit": {OTHERS: "The game ends after round {rounds}, and the richest player wins."},
        "time_limit_minutes": {
            OTHERS: "Time is called after {minutes} min: finish the round, then the richest "
            "player wins."
        },
        "goal_sets": {OTHERS: "The first to own {sets} complete sets wins."},
        "goal_hotels": {OTHERS: "The first to own {hotels} hotels wins."},
        "goal_cash": {OTHERS: "The first to hold {goal} in cash wins."},
        "go_landing_bonus": {400: "Landing on GO pays {landing}."},
        # the dues to claim, and the deadline [RENT-2, RENT-3, RENT-4, GO-2]
        "rent_claim": {
            "automatic": "Rent is paid automatically.",
            "before_next_roll": "Rent must be claimed before the next player rolls.",
            "before_second_roll": "Rent must be claimed before the second player after the "
            "visitor rolls.",
        },
        "pot_seed": {
            OTHERS: "The Bank adds {seed} to the pot at the start and each time the pot is won."
        },
        "snake_eyes_bonus": {
            OTHERS: "The Bank pays {bonus} for a roll of two ones, unless it gets you out of Jail "
            "or is your third double."
        },
        "auction_on_decline": {
            True: "If you don’t buy, the property is auctioned at once. Everybody may bid, "
            "including you.",
            False: "This game has no auctions: what you don’t buy stays with the Bank.",
        },
        # at what the bidding for scarce buildings begins [SUPPLY-5]
        "building_auction_open": {"10": "Bids begin at {ten} for each building."},
        "auction_order": {"open": "Bid whenever you like, even after passing."},
        "auction_bid_limit": {
            "cash": "You can’t bid more than your cash.",
            "unlimited": "You can bid as much as you like; a winner who cannot pay goes bankrupt.",
        },
        "bank_auction_mortgages": {
            "cancelled": "A bankrupt player’s deeds are auctioned free of mortgages."
        },
        "one_sided_trades": {
            "forbid": "Both sides must give something. Loans and promises don’t count."
        },
        "trade_timing": {
            "any_idle": "You may trade whenever nothing is pending, even during other players’ "
            "turns."
        },
        "building_supply": {
            "limited": "The Bank has 32 houses and 12 hotels. If players want more than are left, "
            "the last ones are auctioned."
        },
        "hotel_sale": {"both": "Exchange a hotel for houses, or sell it outright."},
        "mortgage_requires_clear": {
            "set": "A mortgage pays what the deed says. The whole set must be free of buildings."
        },
        "mortgage_rounding": {"up": "Unmortgaging it costs the loan plus 10%, rounded up."},
        "double_rent_with_mortgage": {
            True: "A mortgage on one street does not affect double rent on the set’s other streets."
        },
        "trade_in_debt": {
            "settle_only": "Mortgage, sell buildings, or make a trade that lets you pay."
        },
        "voluntary_bankruptcy": {
            "forbidden": "You go bankrupt only if there is no way to raise the sum."
        },
        "bankrupt_buildings": {
            "half_to_creditor": "If you bankrupt another player, you get everything they own, and "
            "half the price of their buildings."
        },
        "multi_creditor": {
            "turn_order": "Several creditors are paid in turn order, until the money runs out."
        },
        "jail_exit_next_turn": {
            True: "If you don’t roll doubles, you pay {fine} and move by that roll.",
            False: "If your third try fails too, you pay {fine} and move by that roll.",
        },
        "jail_rights": {"full": "In Jail you collect rent, bid, build and trade as usual."},
        "tax_worth_basis": {
            "printed_price": "Cash, printed deed prices and building costs are counted.",
            "current_value": "Cash, deed prices (mortgaged ones at their mortgage value) and "
            "building costs all count.",
        },
        "tax_rounding": {"up": "The share is rounded up."},
        "mortgaged_transfer": {
            "lift_or_10": "Unmortgage them now for the loan plus 10%, or pay 10% and keep them "
            "mortgaged."
        },
    }
)


@dataclass(frozen=True, slots=True)
class Stands:
    """The value of an option in words; official ones without any are said only if ``always``."""

    option: str
    always: bool = False

    def text(self, rules: Rules, board: Board) -> str:
        value = getattr(rules, self.option)
        if self.option in inert_options(rules, board):
            return ""
        words = WORDS.get(self.option, {})
        option = next(found for found in options() if found.name == self.option)
        if value in words or (value == option.default and not self.always):
            return _(words.get(value, ""))
        return _(words[OTHERS]) if OTHERS in words else f"{option_text(option, rules, board)}."


@dataclass(frozen=True, slots=True)
class HelpCondition:
    """A condition: every option has one of its values, or none has where that is not ``wanted``."""

    line: str | Stands
    options: Values
    wanted: bool

    def holds(self, facts: Mapping[str, Value]) -> bool:
        return all((facts[name] in values) == self.wanted for name, values in self.options.items())


Line = str | HelpCondition | Stands


def each(*names: str) -> tuple[Stands, ...]:
    """The value of each of these options."""
    return tuple(map(Stands, names))


def when(line: str | Stands, **options: Value | tuple[Value, ...]) -> HelpCondition:
    """True where each option named has this value, or one of these."""
    return HelpCondition(line, _values(options), wanted=True)


def unless(line: str | Stands, **options: Value | tuple[Value, ...]) -> HelpCondition:
    """True where none of the options named has this value, or one of these."""
    return HelpCondition(line, _values(options), wanted=False)


def _values(options: Mapping[str, Value | tuple[Value, ...]]) -> Values:
    return {n: v if isinstance(v, tuple) else (v,) for n, v in options.items()}


def sentences(lines: tuple[Line, ...], rules: Rules, board: Board) -> list[str]:
    """The help lines for these rules, with their sums."""
    taxes = [space.index for space in board.spaces if space.kind == "tax"]
    facts: dict[str, Value] = {
        **{option.name: getattr(rules, option.name) for option in options()},
        SHARE_OFFERED: any(offers_share(board, rules, tax) for tax in taxes),
    }
    sums: dict[str, str | int] = {
        "fine": board.money(board.jail_fine),
        "salary": board.money(salary(board, rules, landed=False)),
        "landing": board.money(salary(board, rules, landed=True)),
        "least": board.money(rules.auction_min_open),
        "raise": board.money(rules.auction_min_raise),
        "ten": board.money(scaled(board, FIXED)),
        "seed": board.money(rules.pot_seed),
        "bonus": board.money(rules.snake_eyes_bonus),
        "houses": rules.houses_for_hotel,
        "rounds": rules.round_limit,
        "minutes": rules.time_limit_minutes,
        "sets": rules.goal_sets,
        "hotels": rules.goal_hotels,
        "goal": board.money(rules.goal_cash),
    }
    found = []
    for line in lines:
        if isinstance(line, HelpCondition):
            line = line.line if line.holds(facts) else ""
        text = line.text(rules, board) if isinstance(line, Stands) else _(line) if line else ""
        found.append(text.format(**sums))
    return [text for text in found if text]
