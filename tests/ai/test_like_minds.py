"""An Expert offers a partner that judges as it does little more than that partner agrees to."""

from monopoly_gui.ai.bargaining.memory import Memory
from monopoly_gui.ai.levels import make_opponent
from monopoly_gui.ai.valuation.bot_config import BotConfig
from monopoly_gui.ai.valuation.deals import Deal, Gains
from monopoly_gui.ai.valuation.incomes import mask_of
from monopoly_gui.ai.valuation.outlook import Outlook
from monopoly_gui.ai.valuation.worth_net import weights
from monopoly_gui.engine.actions import AcceptTrade, OfferTrade
from tests.ai.asked import asked, heard
from tests.ai.test_bargaining import SWAP
from tests.ai.test_tact import KEY, refused, taken
from tests.engine.scenes import P1, P2, Scene, game


def offer_in(scene: Scene) -> OfferTrade:
    offer = asked(scene, P1, make_opponent("expert"))
    assert isinstance(offer, OfferTrade) and offer.partner == P2
    return offer


def gains_by(scene: Scene, offer: OfferTrade) -> Gains:
    """The gains of both sides in chances of winning."""
    give, get = mask_of(offer.give.deeds), mask_of(offer.get.deeds)
    deal = Deal(offer.player, offer.partner, give, get, offer.give.cash - offer.get.cash)
    return Gains(*Outlook(weights()).changes(scene.state, deal))


def test_the_first_offer_keeps_most_of_the_joint_gain_and_is_accepted() -> None:
    scene = game(owns=SWAP)
    offer = offer_in(scene)
    gain = gains_by(scene, offer)
    assert 0.2 * gain.joint <= gain.theirs < 0.25 * gain.joint
    scene.do(offer)
    assert isinstance(heard(scene, P2, make_opponent("expert")), AcceptTrade)


def test_refusals_raise_the_partners_part_and_then_show_that_it_judges_otherwise() -> None:
    memory = Memory(BotConfig(tactful=True))
    parts, doubts = [], []
    for round in range(3):
        parts.append(memory.yielded(1))
        doubts.append(memory.like_me(1))
        memory.leave_in_peace(KEY, round, False, True)
        memory.learn(refused)
    assert parts == sorted(set(parts))
    assert doubts == sorted(set(doubts), reverse=True)
    memory.leave_in_peace(KEY, 3, False, True)
    memory.learn(taken)
    assert memory.yielded(1) == parts[0]
    assert memory.like_me(1) > doubts[2]


def test_a_refusal_of_what_an_expert_would_refuse_says_nothing_about_that() -> None:
    memory = Memory(BotConfig(tactful=True))
    before = memory.like_me(1)
    memory.leave_in_peace(KEY, 1, False, False)
    memory.learn(refused)
    assert memory.like_me(1) == before
