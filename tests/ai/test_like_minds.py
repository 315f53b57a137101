"""An Expert offers a partner that judges as it does little more than that partner agrees to."""

import pytest

from monopoly_gui.ai.bargaining.dealer import Dealer
from monopoly_gui.ai.bargaining.market import Market
from monopoly_gui.ai.bargaining.memory import Memory
from monopoly_gui.ai.levels import level, make_opponent
from monopoly_gui.ai.valuation.bot_config import BotConfig
from monopoly_gui.ai.valuation.deals import Deal, Gains
from monopoly_gui.ai.valuation.incomes import mask_of
from monopoly_gui.ai.valuation.outlook import Outlook
from monopoly_gui.ai.valuation.valuation_cache import ValuationCache
from monopoly_gui.ai.valuation.worth_net import weights
from monopoly_gui.engine.actions import AcceptTrade, OfferTrade
from tests.ai.asked import heard
from tests.ai.test_bargaining import SWAP
from tests.ai.test_tact import KEY, refused, taken
from tests.engine.scenes import P1, P2, Scene, game


def expert_dealer() -> Dealer:
    config = level("expert").config
    return Dealer(ValuationCache(config), Memory(config), Market(), Outlook(weights()))


def gains_by(scene: Scene, offer: OfferTrade) -> Gains:
    """The gains of both sides in chances of winning."""
    give, get = mask_of(offer.give.deeds), mask_of(offer.get.deeds)
    deal = Deal(offer.player, offer.partner, give, get, offer.give.cash - offer.get.cash)
    return Gains(*Outlook(weights()).changes(scene.state, deal))


def test_to_who_decides_as_an_expert_the_offer_keeps_most_of_the_joint_gain() -> None:
    scene, dealer = game(owns=SWAP), expert_dealer()
    for _ in range(2):
        dealer.memory.answers(P2, agreeable=True, taken=True)
    choice = dealer.propose(scene.state, P1)
    assert choice is not None
    offer = choice[0]
    assert isinstance(offer, OfferTrade) and offer.partner == P2
    gain = gains_by(scene, offer)
    assert 0.2 * gain.joint <= gain.theirs < 0.25 * gain.joint
    scene.do(offer)
    assert isinstance(heard(scene, P2, make_opponent("expert")), AcceptTrade)


def test_each_refusal_raises_the_partners_part_until_it_accepts() -> None:
    memory = Memory(BotConfig(tactful=True))
    parts = []
    for round in range(3):
        parts.append(memory.yielded(1))
        memory.leave_in_peace(KEY, False, round, agreeable=True)
        memory.learn(refused)
    assert parts == sorted(set(parts))
    memory.leave_in_peace(KEY, False, 3, agreeable=True)
    memory.learn(taken)
    assert memory.yielded(1) == parts[0]


@pytest.mark.parametrize(("agreeable", "agrees"), [(True, True), (False, False)])
def test_who_decides_as_an_expert_would_is_taken_for_one(agreeable: bool, agrees: bool) -> None:
    memory = Memory(BotConfig(tactful=True))
    before = memory.like_me(1)
    memory.answers(1, agreeable, agrees)
    assert memory.like_me(1) > before == memory.like_me(2)
    memory.answers(1, agreeable, not agrees)
    assert memory.like_me(1) < before


def test_an_offer_that_costs_the_partner_chances_shows_that_it_is_no_expert() -> None:
    """And a resumed game remembers as much."""
    scene = game(owns=SWAP)
    scene.offer(P2, P1, scene.bundle(deeds="new_york indiana"), scene.bundle(10))
    first, resumed = expert_dealer(), expert_dealer()
    action, _ = first.answer(scene.state, P1, scene.state.offers[0])
    resumed.recall(scene.state, P1, action)
    for each in (first, resumed):
        assert each.memory.like_me(P2) < 0.2
