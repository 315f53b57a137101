"""Deeds bought for money alone are offered for at the market’s price, or not at all."""

import pytest

from monopoly_gui.ai.bargaining.price_limits import FAIR, list_value
from monopoly_gui.ai.bargaining.talks import messages_of
from monopoly_gui.ai.levels import level
from monopoly_gui.ai.opponent import Opponent
from monopoly_gui.editions import load_edition
from monopoly_gui.engine import setup
from monopoly_gui.engine.actions import Action, Bundle, OfferTrade
from monopoly_gui.engine.rules import Rules
from monopoly_gui.engine.state import State
from monopoly_gui.simulation.driver import play
from tests.ai.asked import Watched, answered, asked, learned, towards
from tests.engine.scenes import P1, P2, P3, Places, Scene, game

EXPERT = level("expert").config
UNIT = 5
#: a deed that money alone buys, of the second player, and what the market tells of it at first
PRICED: list[tuple[dict[int, Places], str, int]] = [
    ({P1: "oriental", P2: "vermont"}, "vermont", 105),
    ({P1: "reading", P2: "short_line"}, "short_line", 210),
    ({P1: "kentucky", P2: "indiana", P3: "illinois"}, "indiana", 235),
    ({P1: "st_james tennessee", P2: "new_york"}, "new_york", 320),
]


def at(round: int, owns: dict[int, Places], cash: int) -> Scene:
    """The first player has so much, the others as at the beginning."""
    scene = game(owns=owns, cash={P1: cash}, round=round)
    scene.state.turn, scene.state.version = 4 * round, 10 * round
    return scene


def listener(price: int, yes: bool) -> Opponent:
    """The listeners to the third player's offer to the second for Kentucky, which costs 220."""
    bot, scene = towards("expert"), at(4, {P2: "vermont kentucky", P3: "boardwalk"}, 1500)
    kentucky = scene.bundle(deeds="kentucky")
    answered(scene, OfferTrade(P3, P2, Bundle(price), kentucky), yes, bot)
    return bot


@pytest.mark.parametrize(("owns", "deed", "price"), PRICED)
@pytest.mark.parametrize("less", [1, UNIT, 2 * UNIT, 50])
def test_who_has_not_the_price_offers_nothing_and_not_later_either(
    owns: dict[int, Places], deed: str, price: int, less: int
) -> None:
    bot = towards("expert")
    for round in range(5, 11):
        action = asked(at(round, owns, price - less), P1, bot)
        sells = isinstance(action, OfferTrade) and not action.get.deeds
        assert sells or not isinstance(action, OfferTrade), (round, action)


@pytest.mark.parametrize(
    ("owns", "deed", "price", "more"),
    [
        (*each, more)
        for each in PRICED
        for more in (0, UNIT, 50, 500)
        # a second railroad does not help who has nothing left
        if more >= 50 or each[1] != "short_line"
    ],
)
def test_who_has_the_price_offers_exactly_that(
    owns: dict[int, Places], deed: str, price: int, more: int
) -> None:
    scene = at(5, owns, price + more)
    offer = asked(scene, P1, towards("expert"))
    assert isinstance(offer, OfferTrade), offer
    assert offer == OfferTrade(P1, P2, Bundle(price), scene.bundle(deeds=deed))


@pytest.mark.parametrize(
    ("heard_of", "yes", "price"),
    [(220, False, 125), (330, False, 150), (176, True, 75), (330, True, 135)],
)
def test_a_price_that_others_answers_tell_is_offered_or_nothing(
    heard_of: int, yes: bool, price: int
) -> None:
    owns: dict[int, Places] = {P1: "oriental", P2: "vermont kentucky", P3: "boardwalk"}
    poor = asked(at(5, owns, price - UNIT), P1, listener(heard_of, yes))
    assert not isinstance(poor, OfferTrade), poor
    scene = at(5, owns, price + UNIT)
    offer = asked(scene, P1, listener(heard_of, yes))
    assert offer == OfferTrade(P1, P2, Bundle(price), scene.bundle(deeds="vermont"))


class Buyer(Watched):
    """An Expert whose every offer of money alone is looked at."""

    def __init__(self) -> None:
        super().__init__(EXPERT)
        self.priced = 0

    def look_at(self, state: State, action: Action) -> None:
        if not isinstance(action, OfferTrade) or action.settles:
            return
        if action.give.deeds or action.give.cards or action.get.cards or not action.get.deeds:
            return
        word = messages_of(state, action)[0]
        rate = learned(self).guess(word.partner, word.sort, word.give, word.get).rate
        price = rate * list_value(state, action.get.deeds)
        if not word.sort.whole:
            price = min(price, FAIR * list_value(state, action.get.deeds))
        self.priced += 1
        if action.give.cash % UNIT or abs(action.give.cash - price) >= UNIT:
            self.faults.append(f"not at {price} with {state.cash[action.player]}: {action}")


@pytest.mark.parametrize("seed", [11, 12])
def test_in_whole_games_no_other_price_is_ever_offered(seed: int) -> None:
    bots = [Buyer() for _ in range(4)]
    play(setup.start(load_edition("us_2008"), Rules(), 4, seed), bots, 30, lambda events: None)
    assert [fault for bot in bots for fault in bot.faults] == []
    assert sum(bot.priced for bot in bots) > 5
