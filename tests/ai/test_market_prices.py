"""An Expert's price for a deed, its changes, and the number of evaluations."""

import pytest

from monopoly_gui.ai.bargaining.haggler import as_deal
from monopoly_gui.ai.bargaining.price_limits import FAIR, list_value
from monopoly_gui.ai.bargaining.talks import messages_of
from monopoly_gui.ai.levels import level
from monopoly_gui.ai.opponent import Opponent
from monopoly_gui.ai.valuation.outlook import Outlook
from monopoly_gui.ai.valuation.worth_net import weights
from monopoly_gui.editions import load_edition
from monopoly_gui.engine import setup
from monopoly_gui.engine.actions import (
    Action,
    Bundle,
    CounterTrade,
    OfferTrade,
    RefuseTrade,
)
from monopoly_gui.engine.amounts.mortgages import interest
from monopoly_gui.engine.frames import Offer
from monopoly_gui.engine.rules import Rules
from monopoly_gui.engine.state import State
from monopoly_gui.simulation.driver import play
from tests.ai.asked import Watched, answered, asked, heard, learned, towards
from tests.ai.judgement.offers import EARLY, KNOT, SWAP
from tests.engine.scenes import P1, P2, P3, P4, Places, Scene, game

EXPERT = level("expert").config
UNIT = 5
#: the second player has the light blue deed that the first wants, and another one
LONE: dict[int, Places] = {P1: "oriental", P2: "vermont kentucky", P3: "boardwalk"}
#: the second player alone has what the first could want
PAIR: dict[int, Places] = {P1: "oriental st_james reading", P2: "vermont kentucky"}


def buys(action: Action) -> bool:
    """Whether deeds are wanted (others may be for sale)."""
    return isinstance(action, OfferTrade) and action.get.deeds != ()


def at(round: int, owns: dict[int, Places]) -> Scene:
    scene = game(owns=owns, cash=1500, round=round)
    scene.state.turn, scene.state.version = 4 * round, 10 * round
    return scene


def paid(scene: Scene, deed: str, bot: Opponent | None = None) -> int:
    """The first player's offer of money alone for this deed of the second's."""
    offer = asked(scene, P1, bot or towards("expert"))
    assert isinstance(offer, OfferTrade), offer
    assert (offer.partner, offer.get) == (P2, scene.bundle(deeds=deed))
    assert not offer.give.deeds and not offer.give.cards
    return offer.give.cash


# -- the price that the market tells ------------------------------------------------------


@pytest.mark.parametrize(
    ("owns", "deed", "price"),
    [
        (LONE, "vermont", 105),
        ({P1: "reading", P2: "short_line"}, "short_line", 210),
        ({P1: "st_james pacific", P2: "tennessee", P3: "kentucky"}, "tennessee", 190),
        ({P1: "kentucky", P2: "indiana", P3: "illinois"}, "indiana", 235),
    ],
)
def test_where_nothing_is_known_a_twentieth_more_than_the_list_is_paid_for_a_lone_deed(
    owns: dict[int, Places], deed: str, price: int
) -> None:
    """1.05 times 180 and 220 are 189 and 231."""
    assert paid(at(5, owns), deed) == price


@pytest.mark.parametrize("cash", [500, 1000, 1500, 4000])
def test_what_it_has_does_not_change_that(cash: int) -> None:
    assert paid(game(owns={P1: "st_james tennessee", P2: "new_york"}, cash=cash), "new_york") == 320
    assert paid(game(owns={P1: "oriental", P2: "vermont"}, cash=cash), "vermont") == 105


def listener(price: int, yes: bool) -> Opponent:
    """The listeners to the third player's offer to the second for Kentucky, which costs 220."""
    bot, scene = towards("expert"), at(4, LONE)
    kentucky = scene.bundle(deeds="kentucky")
    answered(scene, OfferTrade(P3, P2, Bundle(price), kentucky), yes, bot)
    return bot


@pytest.mark.parametrize(("refused", "price"), [(176, 100), (220, 125), (242, 140), (330, 150)])
def test_a_quarter_more_than_the_rate_that_the_partner_refused(refused: int, price: int) -> None:
    """At a list price of 100, and so 1.25 times 80, 100 and 110; 1.5 times the list at most."""
    assert paid(at(5, LONE), "vermont", listener(refused, False)) == price


@pytest.mark.parametrize(("taken", "price"), [(110, 45), (176, 75), (242, 100), (330, 135)])
def test_a_tenth_less_than_the_rate_that_the_partner_took(taken: int, price: int) -> None:
    assert paid(at(5, LONE), "vermont", listener(taken, True)) == price


def test_its_own_offers_that_are_refused_make_it_pay_a_quarter_more() -> None:
    bot, prices = towards("expert"), []
    for round in range(5, 12):
        scene = at(round, {**EARLY})
        offer = asked(scene, P1, bot)
        if not isinstance(offer, OfferTrade):
            continue
        if offer.get == scene.bundle(deeds="vermont") and not offer.give.deeds:
            prices.append(offer.give.cash)
        answered(scene, offer, False, bot)
    assert prices == [105, 135, 150]


# -- another price, or none ---------------------------------------------------------------


def change(state: State, player: int, offer: Offer) -> tuple[float, float]:
    """An offer's effect on the chances of its receiver, and of the other."""
    return Outlook(weights()).changes(state, as_deal(player, offer))


def bid(owns: dict[int, Places], cash: int, deed: str, price: int) -> Scene:
    """The first player offers so much for a deed of the second's."""
    scene = game(owns=owns, cash=cash)
    scene.offer(P1, P2, Bundle(price), scene.bundle(deeds=deed))
    return scene


@pytest.mark.parametrize(
    ("owns", "cash", "deed", "price"),
    [
        (SWAP, 800, "indiana", 50),
        (SWAP, 2000, "indiana", 500),
        (KNOT, 800, "kentucky", 200),
        (KNOT, 2000, "kentucky", 700),
        (KNOT, 2000, "pennsylvania_railroad", 50),
        ({P2: "orange"}, 1500, "new_york", 400),
    ],
)
def test_no_other_price_is_named_where_both_together_would_lose(
    owns: dict[int, Places], cash: int, deed: str, price: int
) -> None:
    scene = bid(owns, cash, deed, price)
    mine, theirs = change(scene.state, P2, scene.standing)
    assert mine < 0 and mine + theirs < -0.004
    assert isinstance(heard(scene, P2, towards("expert")), RefuseTrade)


def test_nor_where_a_deed_is_offered_so() -> None:
    scene = game(owns=EARLY)
    scene.offer(P1, P2, scene.bundle(deeds="oriental"), Bundle(1400))
    assert sum(change(scene.state, P2, scene.standing)) < -0.004
    assert isinstance(heard(scene, P2, towards("expert")), RefuseTrade)


@pytest.mark.parametrize(
    ("owns", "cash", "deed", "price"),
    [
        (SWAP, 800, "new_york", 50),
        (SWAP, 2000, "new_york", 700),
        (KNOT, 800, "pennsylvania_railroad", 50),
        ({P1: "st_james tennessee", P2: "new_york"}, 1500, "new_york", 320),
    ],
)
def test_a_better_price_is_named_where_both_together_would_gain(
    owns: dict[int, Places], cash: int, deed: str, price: int
) -> None:
    scene = bid(owns, cash, deed, price)
    mine, theirs = change(scene.state, P2, scene.standing)
    assert mine < 0 and mine + theirs > 0.003
    counter = heard(scene, P2, towards("expert"))
    assert isinstance(counter, CounterTrade)
    assert counter.give == scene.bundle(deeds=deed)
    assert counter.get == Bundle(counter.get.cash) and counter.get.cash > price
    again = bid(owns, cash, deed, counter.get.cash)
    assert change(again.state, P2, again.standing)[0] > max(0, mine)


@pytest.mark.parametrize(
    ("owns", "cash", "deed", "price"),
    [(SWAP, 2000, "short_line", 100), (EARLY, 800, "kentucky", 200)],
)
def test_no_more_is_named_than_one_and_a_half_times_the_list_for_what_makes_no_set(
    owns: dict[int, Places], cash: int, deed: str, price: int
) -> None:
    counter = heard(bid(owns, cash, deed, price), P2, towards("expert"))
    assert isinstance(counter, RefuseTrade)


def test_less_is_named_for_a_deed_that_is_offered_too_dearly() -> None:
    scene = game(owns={P1: "reading boardwalk", P2: "states"}, mortgaged="boardwalk")
    scene.offer(P1, P2, scene.bundle(deeds="boardwalk"), Bundle(400))
    mine, theirs = change(scene.state, P2, scene.standing)
    assert mine < 0 < mine + theirs
    counter = heard(scene, P2, towards("expert"))
    assert isinstance(counter, CounterTrade)
    assert counter.get == scene.bundle(deeds="boardwalk")
    assert counter.give == Bundle(counter.give.cash) and 0 < counter.give.cash < 400


# -- both, in whole games -----------------------------------------------------------------


class Trader(Watched):
    """An Expert whose every price and counter-offer is looked at."""

    def __init__(self) -> None:
        super().__init__(EXPERT)
        self.priced = self.countered = 0

    def look_at(self, state: State, action: Action) -> None:
        if isinstance(action, OfferTrade) and not action.settles and not action.give.deeds:
            self._look_at_price(state, action)
        if isinstance(action, CounterTrade):
            offer = state.offer(action.offer)
            assert offer is not None
            self.countered += 1
            if sum(change(state, action.player, offer)) < -0.004:
                self.faults.append(f"both would clearly have lost: {offer}, {action}")

    def _look_at_price(self, state: State, action: OfferTrade) -> None:
        word = messages_of(state, action)[0]
        rate = learned(self).guess(word.partner, word.sort, word.give, word.get).rate
        price = rate * list_value(state, action.get.deeds)
        if not word.sort.whole:
            price = min(price, FAIR * list_value(state, action.get.deeds))
        dues = sum(interest(state, s) for s in action.get.deeds if state.mortgaged[s])
        if price + UNIT + dues > state.cash[action.player]:
            return
        self.priced += 1
        if action.give.cash % UNIT or abs(action.give.cash - price) >= UNIT:
            asked = Offer(0, action.player, action.partner, action.give, action.get)
            theirs = change(state, action.partner, asked)[0]
            if theirs < 0.2 * sum(change(state, action.partner, asked)):
                self.faults.append(f"neither at {price} nor what an Expert agrees to: {action}")


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_whole_games_of_experts_keep_to_the_market_and_to_what_helps_both(seed: int) -> None:
    bots = [Trader() for _ in range(4)]
    play(setup.start(load_edition("us_2008"), Rules(), 4, seed), bots, 40, lambda events: None)
    assert [fault for bot in bots for fault in bot.faults] == []
    assert sum(bot.priced for bot in bots) > 5
    assert sum(bot.countered for bot in bots) > 0


# -- how often it looks -------------------------------------------------------------------


def rounds_of_offers(
    *people: int, more: dict[int, Places] | None = None, since: int = 99
) -> list[int]:
    """The rounds of the first player's offers, all refused.

    ``more`` is owned besides from the round ``since`` on.
    """
    bot, out = towards("expert", *people), []
    for round in range(5, 20):
        scene = at(round, {**PAIR, **(more or {})} if round >= since else PAIR)
        offer = asked(scene, P1, bot)
        if isinstance(offer, OfferTrade):
            out.append(round)
            answered(scene, offer, False, bot)
    return out


def silent(rounds: list[int]) -> int:
    """The first round without an offer, when the partner was left in peace for that round."""
    return next(round for round in range(5, 20) if round not in rounds)


def test_with_people_at_the_table_it_looks_again_in_the_next_round() -> None:
    rounds = rounds_of_offers(P4)
    assert silent(rounds) + 1 in rounds


def test_where_only_computers_play_it_looks_again_in_the_round_after_that() -> None:
    assert EXPERT.look_again == 2
    rounds = rounds_of_offers()
    assert silent(rounds) == silent(rounds_of_offers(P4))
    assert silent(rounds) + 1 not in rounds
    assert silent(rounds) + 2 in rounds


@pytest.mark.parametrize("more", [{P3: "connecticut"}, {P4: "boardwalk"}, {P4: "baltic"}])
def test_a_deed_that_changes_hands_makes_it_look_in_the_next_round(more: dict[int, Places]) -> None:
    since = silent(rounds_of_offers()) + 1
    assert since in rounds_of_offers(more=more, since=since)


@pytest.mark.parametrize(
    ("owns", "poor"),
    [
        ({P1: "kentucky", P2: "indiana", P3: "illinois"}, 230),
        ({P1: "reading", P2: "short_line"}, 205),
        ({P1: "oriental", P2: "vermont"}, 100),
    ],
)
def test_who_could_not_pay_asks_again_soon_after_money_has_come_in(
    owns: dict[int, Places], poor: int
) -> None:
    bot = towards("expert")
    assert not buys(asked(game(owns=owns, cash=poor, round=5), P1, bot))
    for round in range(6, 10):
        scene = at(round, owns)
        if buys(asked(scene, P1, bot)):
            return
    pytest.fail("It has the money, and asked for nothing in four rounds.")
