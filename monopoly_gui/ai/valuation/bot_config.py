"""The parameters that distinguish opponents."""

from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Literal, TypeVar

from ...engine.amounts.salaries import USUAL, measure
from ...engine.board import Board

Sum = TypeVar("Sum", int, float)
#: the knobs that are sums of money
SUMS = ("reserve", "hotel_reserve", "hoard", "lift_reserve", "keeps", "leave_rent", "a_word",
        "an_offer", "a_look", "a_cell", "a_throw")  # fmt: skip

#: offers for the sake of offering: none, deed for deed, less than the price for
#: a deed, or more
Overture = Literal["", "swap", "demand", "collect"]
#: the way of raising bids: as far as seems wise, as little as possible, or at once to the price
Bidding = Literal["", "creep", "jump"]


@dataclass(frozen=True, slots=True)
class BotConfig:
    """The judgement and bargaining of an opponent; every level and personality is one of these.

    Turns are opponents' turns with three opponents; shares are parts of 1;
    sums of money are for a board with a salary of 200; ``on_board`` scales
    them to another.
    """

    # -- worth ------------------------------------------------------------------
    #: rounds of income that a set is worth
    horizon: float = 20.0
    #: worth of a lone street, as a share of its price
    lone: float = 1.2
    #: share of their income at which railroads and utilities are valued
    rails: float = 0.7
    #: share of a set's worth that counts when one deed is missing: in the Bank, or with a rival
    near_free: float = 0.25
    near_held: float = 0.12
    #: share of the mortgages on other deeds that counts as money to build with
    leverage: float = 0.8
    #: the weight of a rival's gain: 1 compares shares of all wealth, 0 is indifferent; and the
    #: part of it for a person's gain, at 0 of which people also get sets for less than they are
    #: worth, and for the gain of a person who buys deeds for money alone
    rivalry: float = 1.0
    people_rivalry: float = 1.0
    buyer_rivalry: float = 1.0
    #: rounds after which gains of rivals matter less and less, if nothing is decided by rents
    patience: int = 40
    # -- buying -----------------------------------------------------------------
    #: highest bid for a lone deed, as a multiple of its price
    bid: float = 1.25
    #: whether bids follow from the chances of winning, and mortgages to pay for a deed too
    value_bids: bool = False
    #: whether to mortgage lone deeds for one that makes or blocks a set
    mortgage_to_buy: bool = True
    # -- building ---------------------------------------------------------------
    #: cash kept when building the first three houses, and when building beyond
    reserve: int = 0
    hotel_reserve: int = 200
    #: cash up to which scarce houses are kept from rivals by not building hotels
    hoard: int = 3000
    #: whether to mortgage lone deeds for the first three houses
    mortgage_to_build: bool = True
    #: cash kept when lifting mortgages
    lift_reserve: int = 300
    # -- trading ----------------------------------------------------------------
    #: part of the joint gain below which an offer is refused, and which a counter-offer asks for
    accept_share: float = 0.4
    counter_share: float = 0.55
    #: the same towards people, whether offering, answering or naming a price: one word
    fair_share: float = 0.4
    #: the try of a person's for the same deed that hears the last word
    patience_with_people: int = 3
    #: what is added to that price at first, as a part of it; less with each try
    opening: float = 0.12
    #: the least that a person pays for a deed that completes its set, as a multiple of the list
    set_markup: float = 3.0
    #: part of the joint gain kept in the first offer of a deal, the second, ...
    ladder: tuple[float, ...] = (0.7, 0.58, 0.5)
    #: rounds before the same deal is offered again, and after the ladder's end
    cool_down: int = 4
    long_cool_down: int = 12
    #: rounds until the next search for deals although no deed has changed hands (each round for
    #: the watchful where people, who hear one offer a round, may have kept it from being made)
    look_again: int = 8
    #: the lowest price of deeds for money alone, as a multiple of the list, and that for people
    markup: float = 1.5
    people_markup: float = 1.5
    #: whether deals to offer are chosen by the chance of winning, and offers judged by it
    foresight: bool = False
    judgement: bool = False
    #: whether to make offers in others' turns too, as soon as deeds have changed hands
    watchful: bool = False
    #: whether a partner hears one offer a round at most, and fewer the more it has refused
    tactful: bool = False
    #: whether prices are learned from partners' answers and requests
    listens: bool = False
    #: whether a deed's price is limited by its last one, and by the list
    price_sense: bool = True
    #: deals weighed before an offer
    weighed: int = 16
    #: whether to buy lone deeds of others' groups too, to have something to trade with
    collects: bool = False
    #: whether to pay for deeds with lone deeds that the partner has nothing else of
    barters: bool = False
    #: gain below which a deal is not worth a word, joint gain below which none is offered, and
    #: below which none is looked at by the chance of winning
    a_word: float = 10.0
    an_offer: float = 60.0
    a_look: float = 30.0
    #: prices are multiples of this, and found as nearly as that
    unit: int = 5
    near: int = 10
    # -- manner -----------------------------------------------------------------
    #: offers made for their own sake, and the rounds between them
    overture: Overture = ""
    overture_rest: int = 1
    #: the way of raising bids for deeds
    bidding: Bidding = ""
    #: cash below which no deed is bought that neither makes nor blocks a set
    keeps: int = 0
    # -- Jail -------------------------------------------------------------------
    #: unowned deeds, or expected rent a turn, at which a prisoner prefers to leave
    leave_deeds: int = 6
    leave_rent: float = 20.0
    #: the loss of being sent to Jail early, and the most an avoidable roll may cost
    a_cell: float = 100.0
    a_throw: float = 20.0
    # -- being human ------------------------------------------------------------
    #: of a hundred rents to claim, this many are forgotten
    forgets: int = 0


@lru_cache(maxsize=64)
def _scaled(config: BotConfig, salary: int) -> BotConfig:
    """The config scaled to a board with this ``salary``."""
    if salary == USUAL:
        return config
    sums = {name: _of(getattr(config, name), salary) for name in SUMS}
    unit, near = (_of(sum_, salary) for sum_ in (config.unit, config.near))
    return replace(config, **sums, unit=max(1, unit), near=max(2, near))


def _of(sum_: Sum, salary: int) -> Sum:
    """A sum on a board of this salary, whole if it was whole."""
    return sum_ * salary // USUAL if isinstance(sum_, int) else sum_ * salary / USUAL


def on_board(config: BotConfig, board: Board) -> BotConfig:
    """The config scaled to the amounts of a board."""
    return _scaled(config, measure(board))
