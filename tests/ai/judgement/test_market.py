"""Strong opponents ask and pay what a market would, name prices that hold, and spend early."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pytest

from monopoly_gui.ai.bargaining.manners import is_believable
from monopoly_gui.ai.bargaining.market import Market
from monopoly_gui.ai.bargaining.talks import messages_of
from monopoly_gui.ai.levels import make_opponent
from monopoly_gui.ai.valuation.deals import Deal
from monopoly_gui.ai.valuation.incomes import mask_of
from monopoly_gui.engine.actions import (
    AcceptTrade,
    Action,
    Bid,
    Bundle,
    Buy,
    OfferTrade,
    Pass,
    RefuseTrade,
)
from tests.ai.asked import answered, asked, done, heard, learned, towards
from tests.ai.judgement.offers import EARLY, SWAP
from tests.engine.scenes import P1, P2, P3, P4, Scene, game

LEVELS = ("hard", "expert")
#: more than any deed's chance of winning
GAIN = 0.1


# -- what a person may be offered ---------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Offered:
    """The two sides of an opponent's offer to a person, each (cash, deeds)."""

    name: str
    give: tuple[int, str]
    get: tuple[int, str]


TABLE = {P1: "st_james tennessee reading mediterranean", P2: "new_york kentucky short_line baltic"}
ABSURD = (
    Offered("670 for a deed of 180", (0, "tennessee"), (670, "")),
    Offered("630 for a deed of 180", (0, "tennessee"), (630, "")),
    Offered("525 and a railroad for a deed of 180", (0, "tennessee"), (525, "short_line")),
    Offered("275, a little more than half more", (0, "tennessee"), (275, "")),
    Offered("much more than a single deed is worth", (490, ""), (0, "short_line")),
    Offered("185 for a deed of 60", (0, "mediterranean"), (185, "")),
    Offered("a railroad for a dollar", (1, ""), (0, "short_line")),
    Offered("a railroad for nearly its price", (195, ""), (0, "short_line")),
    Offered("two deeds for the price of one", (220, ""), (0, "kentucky short_line")),
    Offered("a brown deed for a red one and much money", (0, "mediterranean"), (200, "kentucky")),
)
FAIR = (
    Offered("200 for a deed of 180", (0, "tennessee"), (200, "")),
    Offered("270, just half more", (0, "tennessee"), (270, "")),
    Offered("a railroad at its price", (200, ""), (0, "short_line")),
    Offered("a railroad for a railroad", (0, "reading"), (0, "short_line")),
)


def may_be_said(offered: Offered, theirs: float = GAIN) -> bool:
    scene = game(owns=TABLE, cash=1500)
    (paid, give), (cost, get) = offered.give, offered.get
    deeds = [mask_of(scene.bundle(deeds=side or ()).deeds) for side in (give, get)]
    return is_believable(scene.state, Deal(P1, P2, deeds[0], deeds[1], paid - cost), theirs)


@pytest.mark.parametrize("offered", ABSURD, ids=lambda each: each.name)
def test_no_person_is_asked_that(offered: Offered) -> None:
    assert not may_be_said(offered)


@pytest.mark.parametrize("offered", FAIR, ids=lambda each: each.name)
def test_a_person_may_be_asked_that_if_it_gains_by_it(offered: Offered) -> None:
    assert may_be_said(offered)
    assert not may_be_said(offered, -0.01)


# -- prices learned -----------------------------------------------------------------------


def told(*answers: tuple[float, bool], partner: int = P2, deed: str = "kentucky") -> Market:
    """The knowledge after these answers to offers at these multiples of the price."""
    bot = towards("expert")
    for version, (rate, yes) in enumerate(answers):
        scene = game(owns=EARLY, cash=3000)
        scene.state.version = 10 * version
        bundle = scene.bundle(deeds=deed)
        price = scene.state.board.spaces[bundle.deeds[0]].price
        offer = OfferTrade(P1, partner, Bundle(round(rate * price)), bundle)
        answered(scene, offer, yes, bot)
    return learned(bot)


def tries(market: Market, partner: int = P2) -> float:
    """The rate at which a lone deed would be asked for next."""
    scene = game(owns=EARLY, cash=3000)
    words = messages_of(
        scene.state, OfferTrade(P1, P2, Bundle(200), scene.bundle(deeds="kentucky"))
    )
    return market.guess(partner, words[0].sort, 0, 1 << 39).rate


def test_where_nothing_is_known_the_first_price_is_about_the_lists() -> None:
    assert 1.0 <= tries(Market()) <= 1.2


def test_after_a_yes_a_little_less_is_offered() -> None:
    assert 0.8 <= tries(told((1.1, True))) / 1.1 < 1


def test_after_a_no_a_good_deal_more_is_offered() -> None:
    assert 1.2 <= tries(told((1.1, False))) / 1.1 <= 1.4


def test_between_a_no_and_a_yes_the_price_is_found() -> None:
    assert 1.1 < tries(told((1.0, False), (1.5, True))) < 1.5
    assert tries(told((1.0, False), (1.5, True), (1.4, False))) == pytest.approx(1.5, abs=0.01)


def test_what_one_has_sold_at_is_tried_with_the_next() -> None:
    assert tries(told((1.4, True)), P3) == pytest.approx(1.4, abs=0.01)


def test_who_becomes_dearer_is_believed() -> None:
    assert tries(told((1.0, True), (1.2, False))) > 1.2


def test_a_partner_who_refuses_again_and_again_is_less_and_less_likely_to_agree() -> None:
    chances = []
    for times in range(1, 6):
        market = told(*[(1.1 + each / 10, False) for each in range(times)])
        scene = game(owns=EARLY, cash=3000)
        deal = OfferTrade(P1, P2, Bundle(200), scene.bundle(deeds="kentucky"))
        word = messages_of(scene.state, deal)[0]
        chances.append(market.guess(P2, word.sort, word.give, word.get).chance)
    assert chances == sorted(chances, reverse=True)
    assert chances[-1] < chances[0] / 1.5


def test_what_was_refused_is_not_asked_at_the_same_price_again() -> None:
    scene, bot = game(owns=EARLY, cash=1500, round=5), towards("expert")
    first = asked(scene, P1, bot)
    assert isinstance(first, OfferTrade)
    for round in range(5, 20):
        later = game(owns=EARLY, cash=1500, round=round)
        later.state.turn, later.state.version = 4 * round, 10 * round
        action = asked(later, P1, bot) if round > 5 else first
        if isinstance(action, OfferTrade):
            assert round == 5 or (action.give, action.get) != (first.give, first.get)
            after = done(later.state, action, bot)
            done(after, RefuseTrade(action.partner, after.offers[-1].id), bot)


# -- prices named -------------------------------------------------------------------------


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("price", [200, 100, 1])
def test_a_person_who_offers_too_little_is_told_a_price_that_is_agreed_to(
    level: str, price: int
) -> None:
    scene = game(owns=EARLY, cash={P1: 3000})
    scene.offer(P1, P2, Bundle(price), scene.bundle(deeds="kentucky"))
    counter = heard(scene, P2, towards(level, P1))
    if level in ("hard", "expert"):  # it would lose by what a single deed may cost
        assert isinstance(counter, RefuseTrade)
        return
    assert counter is not None and counter.kind == "counter_trade"
    assert counter.get.cash <= 1.5 * 220
    again = game(owns=EARLY, cash={P1: 3000})
    again.offer(P1, P2, counter.get, counter.give)
    assert isinstance(heard(again, P2, towards(level, P1)), AcceptTrade)


# -- money and deeds ----------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Case:
    """A position that waits for the first player, and what it must do."""

    name: str
    scene: Callable[[], Scene]
    good: Callable[[Action], bool]


def auction(space: int, deeds: str, high: int = 10, **position: Any) -> Callable[[], Scene]:
    """The second player declines what it landed on, and somebody has bid ``high``."""

    def scene() -> Scene:
        dice = (space - 12) // 2, (space - 12) - (space - 12) // 2
        begun = game(4, at={P2: 12}, turn=P2, **position).roll(*dice)
        assert begun.pending == "purchase", deeds
        begun.decline()
        return begun.do(Bid(P3, high))

    return scene


def landing(space: int, **position: Any) -> Callable[[], Scene]:
    return lambda: game(4, at={P1: space - 7}, **position).roll(3, 4)


BUYS: Callable[[Action], bool] = lambda action: isinstance(action, Buy)  # noqa: E731
BIDS: Callable[[Action], bool] = lambda action: isinstance(action, Bid)  # noqa: E731
PASSES: Callable[[Action], bool] = lambda action: isinstance(action, Pass)  # noqa: E731

SPENDING = (
    Case("the first deed of a group", landing(19), BUYS),
    Case("the dearest, for most of the money", landing(39, cash={P1: 420}), BUYS),
    Case(
        "the last money for a second red", landing(24, cash={P1: 245}, owns={P1: "red"[:0]}), BUYS
    ),
    Case("a deed that blocks", landing(19, owns={P2: "st_james tennessee"}), BUYS),
    Case("a bid for a lone deed", auction(19, "new_york", 100), BIDS),
    Case(
        "a bid above the price for one's third",
        auction(19, "new_york", 240, owns={P1: "st_james tennessee"}),
        BIDS,
    ),
    Case(
        "a bid at the price for a rival's third",
        auction(19, "new_york", 190, owns={P3: "st_james tennessee"}),
        BIDS,
    ),
    Case("no bid beyond reason", auction(19, "new_york", 900), PASSES),
    Case(
        "no bid of five times the price, not for one's third either",
        auction(19, "new_york", 1100, owns={P1: "st_james tennessee"}),
        PASSES,
    ),
)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("case", SPENDING, ids=lambda case: case.name)
def test_money_becomes_deeds_early(case: Case, level: str) -> None:
    action = asked(case.scene(), P1, make_opponent(level))
    assert case.good(action), action


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("seat", [P2, P3, P4])
def test_a_deed_that_makes_a_rivals_set_is_not_sold_for_little_more_than_its_price(
    level: str, seat: int
) -> None:
    scene = game(owns=SWAP, cash=1500)
    deed = {P2: "new_york", P3: "park_place", P4: "boardwalk"}[seat]
    buyer = {P2: P1, P3: P4, P4: P3}[seat]
    price = scene.state.board.spaces[scene.bundle(deeds=deed).deeds[0]].price
    scene.offer(buyer, seat, Bundle(int(1.3 * price)), scene.bundle(deeds=deed))
    assert not isinstance(heard(scene, seat, make_opponent(level)), AcceptTrade)
