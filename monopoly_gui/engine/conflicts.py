"""Contradictory combinations of rule options, each with its sentence."""

from collections.abc import Callable
from dataclasses import dataclass, replace

from .amounts.salaries import SPEED_DIE_CASH, start_cash
from .board import Board
from .rules import LIMITS, Rules, Value, options
from .sentence import Sentence, mark

#: the highest price of a deed on an unknown board
DEAREST_DEED = 400


@dataclass(frozen=True, slots=True)
class Game:
    """The context of a combination of options; ``board`` is None if unknown."""

    rules: Rules
    board: Board | None = None


@dataclass(frozen=True, slots=True)
class InertOption:
    """An option without effect unless ``works``; ``reason`` names the condition."""

    option: str
    works: Callable[[Game], bool]
    reason: str


@dataclass(frozen=True, slots=True)
class Contradiction:
    """Options that contradict each other when ``found`` is true."""

    options: tuple[str, ...]
    found: Callable[[Game], bool]
    text: str


@dataclass(frozen=True, slots=True)
class Problem:
    """The reason why a combination is refused, and the options concerned."""

    options: tuple[str, ...]
    text: str


def _share_is_taxed(game: Game) -> bool:
    """Whether any tax may be a share of one's worth [TAX-2]."""
    if game.rules.income_tax != "flat":
        return True
    taxes = [s for s in game.board.spaces if s.kind == "tax"] if game.board else []
    return any(tax.tax_percent for tax in taxes[1:])


def _contested(game: Game) -> bool:
    """Whether two players can claim the last buildings at one time [SUPPLY-5]."""
    rules = game.rules
    return rules.building_supply == "limited" and rules.build_timing != "own_turn_before_roll"


_NEVER_CONTESTED = mark(
    "This needs a limited number of buildings, and a table where several players "
    "may build at the same time."
)

IDLE: tuple[InertOption, ...] = (
    InertOption(
        "deal_paid", lambda g: g.rules.deal_deeds > 0, "It needs deeds dealt at the start."
    ),
    InertOption(
        "pot_seed", lambda g: g.rules.free_parking == "pot", "It needs a pot on Free Parking."
    ),
    InertOption(
        "triples_on_third_double", lambda g: g.rules.speed_die == "on", "It needs the speed die."
    ),
    *(
        InertOption(name, lambda g: g.rules.utility_rent == "flat", "It needs fixed utility rents.")
        for name in ("utility_flat_one", "utility_flat_both")
    ),
    InertOption(
        "hotel_requires",
        lambda g: not g.rules.even_build,
        "With even building, every street needs its houses before a hotel anyway.",
    ),
    InertOption(
        "utility_roll",
        lambda g: g.rules.utility_rent == "dice",
        "With fixed utility rents the dice don’t count.",
    ),
    *(
        InertOption(
            name, _share_is_taxed, "It needs an Income Tax that can be a share of your worth."
        )
        for name in ("tax_worth_basis", "tax_rounding")
    ),
    InertOption(
        "jail_prepay_third",
        lambda g: not g.rules.jail_exit_next_turn,
        "There is no third roll when Jail lasts one turn.",
    ),
    *(
        InertOption(name, _contested, _NEVER_CONTESTED)
        for name in ("building_auction_unit", "building_auction_open", "shortage_priority")
    ),
)


def _start(game: Game) -> int:
    """The starting cash of each player; at the usual salary for an unknown board."""
    if game.board is not None:
        return start_cash(game.board, game.rules)
    return game.rules.start_cash + (SPEED_DIE_CASH if game.rules.speed_die == "on" else 0)


def _deal_costs(game: Game) -> int:
    """The most that dealt deeds may cost one player [SHORT-1]."""
    rules = game.rules
    if not rules.deal_paid:
        return 0
    if game.board is None:
        return rules.deal_deeds * DEAREST_DEED
    prices = sorted((game.board.spaces[s].price for s in game.board.deeds), reverse=True)
    return sum(prices[: rules.deal_deeds])


CLASHES: tuple[Contradiction, ...] = (
    Contradiction(
        ("token_choice", "token_placement"),
        lambda g: g.rules.token_choice == "first_turn" and g.rules.token_placement == "on_go",
        "A token chosen on the first turn can’t start on GO: let tokens start beside the board.",
    ),
    Contradiction(
        ("win_condition", *LIMITS),
        lambda g: (
            g.rules.win_condition == "richest_at_limit"
            and not any(getattr(g.rules, name) for name in LIMITS)
        ),
        "The richest can only win at a limit: set a limit of rounds, time or bankruptcies.",
    ),
    Contradiction(
        ("start_cash", "deal_deeds", "deal_paid"),
        lambda g: _start(g) < _deal_costs(g),
        "The starting cash can’t cover the deeds that are dealt.",
    ),
    Contradiction(
        ("start_cash", "goal_cash"),
        lambda g: 0 < g.rules.goal_cash <= _start(g),
        "Everybody would win at once: set a goal above the starting cash.",
    ),
    Contradiction(
        ("auction_order", "auction_bid_limit"),
        lambda g: (
            g.rules.auction_order == "round_robin" and g.rules.auction_bid_limit == "unlimited"
        ),
        "Bids without limit need open bidding.",
    ),
    Contradiction(
        ("bankrupt_settlement", "bankrupt_buildings"),
        lambda g: (
            g.rules.bankrupt_settlement == "liquidate" and g.rules.bankrupt_buildings == "no_cash"
        ),
        "If a bankrupt player’s deeds are mortgaged for the creditor, the buildings must be "
        "sold for the creditor too.",
    ),
)

_LABELS = {option.name: option.label for option in options()}
_OFFICIAL = Rules()


def inert_options(rules: Rules, board: Board | None = None) -> dict[str, str]:
    """The options that decide nothing under these rules, and why."""
    game = Game(rules, board)
    return {one.option: one.reason for one in IDLE if not one.works(game)}


def tidy(rules: Rules, board: Board | None = None) -> Rules:
    """The rules with every inert option reset to its official value."""
    official: dict[str, Value] = {
        name: getattr(_OFFICIAL, name) for name in inert_options(rules, board)
    }
    return replace(rules, **official)  # type: ignore[arg-type]


def contradictions(rules: Rules, board: Board | None = None) -> list[Problem]:
    """The contradictions between options that rule a game out; [] if there are none."""
    game = Game(rules, board)
    return [Problem(clash.options, clash.text) for clash in CLASHES if clash.found(game)]


def conflicts(rules: Rules, board: Board | None = None) -> list[Problem]:
    """The problems of these rules; [] if there are none.

    A changed option that decides nothing is wrong: whoever changed it expects
    something that will not happen.
    """
    found = contradictions(rules, board)
    found += [
        Problem(
            (name,),
            Sentence("{name}: {text}", name=Sentence(_LABELS[name]), text=Sentence(reason)),
        )
        for name, reason in inert_options(rules, board).items()
        if getattr(rules, name) != getattr(_OFFICIAL, name)
    ]
    return found
