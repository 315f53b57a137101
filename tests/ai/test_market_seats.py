"""Whose answers count to whom: a market learns of its own seat alone how offers were taken."""

import random
from itertools import groupby
from operator import attrgetter

import pytest

from monopoly_gui.ai.bargaining.market import Market, PriceEstimate
from monopoly_gui.ai.bargaining.price_limits import OfferKind, Trade, list_value
from monopoly_gui.ai.valuation.incomes import mask_of
from monopoly_gui.engine.actions import Bundle, OfferTrade
from tests.ai.asked import answered, towards
from tests.engine.scenes import P1, P2, P3, P4, Places, game

#: everybody has a railroad, and something else that another could want
TABLE: dict[int, Places] = {
    P1: "reading oriental st_james",
    P2: "short_line vermont kentucky",
    P3: "b_and_o indiana tennessee",
    P4: "pennsylvania_railroad connecticut states",
}
RAILROADS = {P1: "reading", P2: "short_line", P3: "b_and_o", P4: "pennsylvania_railroad"}
WANTED = {P1: "oriental", P2: "kentucky", P3: "indiana", P4: "states"}
SEATS = (P1, P2, P3, P4)
ALL = -1


class Table:
    """One offer after another; what is said is known to who listens from any seat."""

    def __init__(self) -> None:
        self.bot = towards("expert")
        self.version = 0

    def _said(self, player: int, partner: int, give: Bundle, get: Bundle, yes: bool) -> None:
        scene = game(owns=TABLE, cash=3000)
        scene.state.version = self.version
        answered(scene, OfferTrade(player, partner, give, get), yes, self.bot)
        self.version += 10

    def pays(self, player: int, partner: int, rate: float, yes: bool) -> None:
        """The player offers so many times the price for a deed of the partner's."""
        scene = game(owns=TABLE)
        get = scene.bundle(deeds=WANTED[partner])
        price = round(rate * list_value(scene.state, get.deeds))
        self._said(player, partner, Bundle(price), get, yes)

    def swaps(self, player: int, partner: int, yes: bool) -> None:
        """The player offers its railroad for the partner's."""
        give, get = (game(owns=TABLE).bundle(deeds=RAILROADS[who]) for who in (player, partner))
        self._said(player, partner, give, get, yes)

    def known(self, seat: int, market: Market | None = None) -> Market:
        """The effect of all messages on the player in that seat."""
        market = market or Market(seat=seat)
        for _, words in groupby(self.bot.heard, attrgetter("version")):
            market.hear(words)  # what one action said is heard at once
        return market


def hopes(market: Market, player: int, partner: int) -> list[float]:
    usual = (0.2, 0.5, 0.8)
    return [market.hope(player, partner, each, at) for each in usual for at in (True, False)]


def test_a_market_is_everybodys_if_nobody_is_named() -> None:
    assert Market().seat == ALL


def test_eight_refused_deeds_are_known_to_who_offered_them_and_to_everybodys_market() -> None:
    table = Table()
    for _ in range(8):
        table.swaps(P1, P2, False)
    assert not table.known(P1).takes_deeds(P1)
    assert not table.known(ALL).takes_deeds(P1)


@pytest.mark.parametrize("seat", [P2, P3, P4])
def test_and_from_another_seat_nothing_is_learned_of_it(seat: int) -> None:
    table = Table()
    for _ in range(8):
        table.swaps(P1, P2, False)
    assert table.known(seat).takes_deeds(P1)
    assert table.known(seat).takes_deeds(seat)


def test_each_learns_only_of_its_own_deeds() -> None:
    """The third player's are taken once, the first's never."""
    table = Table()
    for turn in range(9):
        table.swaps(P1, P2, False)
        table.swaps(P3, P2, turn == 4)
    assert [table.known(seat).takes_deeds(seat) for seat in (P1, P3)] == [False, True]
    assert [table.known(ALL).takes_deeds(seat) for seat in (P1, P3)] == [False, True]


@pytest.mark.parametrize("yes", [True, False])
def test_an_answer_changes_the_hope_of_who_asked_and_of_nobody_else(yes: bool) -> None:
    table = Table()
    for rate in (1.05, 1.5, 2.0):
        table.pays(P1, P2, rate, yes)
    nothing = hopes(Market(), P1, P2)
    assert hopes(table.known(ALL), P1, P2) != nothing
    assert hopes(table.known(P1), P1, P2) == hopes(table.known(ALL), P1, P2)
    for seat in (P2, P3, P4):
        assert hopes(table.known(seat), P1, P2) == nothing
        assert hopes(table.known(seat), seat, P2) == nothing


def test_refusals_make_the_hope_smaller_and_deals_make_it_greater() -> None:
    refused, taken = Table(), Table()
    for _ in range(4):
        refused.pays(P1, P2, 1.05, False)
        taken.pays(P1, P2, 1.05, True)
    less, usual, more = (
        market.hope(P1, P2, 0.5, True)
        for market in (refused.known(P1), Market(P1), taken.known(P1))
    )
    assert less < usual < more


def talk(seed: int) -> Table:
    """Thirty offers of anybody's to anybody."""
    rng, table = random.Random(seed), Table()
    for _ in range(30):
        player, partner = rng.sample(SEATS, 2)
        yes = rng.random() < 0.3
        if rng.random() < 0.4:
            table.swaps(player, partner, yes)
        else:
            table.pays(player, partner, rng.choice((0.7, 1.0, 1.05, 1.3, 1.8)), yes)
    return table


def guesses(market: Market) -> list[PriceEstimate]:
    """At any sort of deal, with anybody, for railroads or for what was paid for."""
    scene = game(owns=TABLE)
    out: list[PriceEstimate] = []
    trades: tuple[Trade, ...] = ("sell", "buy", "swap")
    for partner in SEATS:
        other = (partner + 1) % len(SEATS)
        give = mask_of(scene.bundle(deeds=RAILROADS[other]).deeds)
        gets = [mask_of(scene.bundle(deeds=each[partner]).deeds) for each in (RAILROADS, WANTED)]
        for trade in trades:
            for whole, helps in ((False, False), (True, False), (False, True), (True, True)):
                sort = OfferKind(trade, whole, helps)
                for given in (0, give):
                    out += [market.guess(partner, sort, given, get) for get in gets]
    return out


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_prices_are_guessed_the_same_from_any_seat(seed: int) -> None:
    table = talk(seed)
    everybodys = guesses(table.known(ALL))
    assert everybodys != guesses(Market())
    for seat in SEATS:
        assert guesses(table.known(seat)) == everybodys


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_after_any_talk_each_knows_of_itself_what_everybodys_market_does(seed: int) -> None:
    table = talk(seed)
    everybodys, nothing = table.known(ALL), Market()
    for seat in SEATS:
        own = table.known(seat)
        for player in SEATS:
            like = everybodys if player == seat else nothing
            assert own.takes_deeds(player) == like.takes_deeds(player)
            for partner in SEATS:
                assert hopes(own, player, partner) == hopes(like, player, partner)


def test_what_was_taken_back_leaves_the_seat_as_it_was() -> None:
    table, again = talk(1), talk(2)
    for seat in (ALL, *SEATS):
        market = table.known(seat)
        market.take_back(0)
        assert market.seat == seat
        again.known(seat, market)
        assert guesses(market) == guesses(again.known(seat))
        for player in SEATS:
            assert hopes(market, player, P2) == hopes(again.known(seat), player, P2)
            assert market.takes_deeds(player) == again.known(seat).takes_deeds(player)
