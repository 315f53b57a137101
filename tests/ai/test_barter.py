"""A player who will not sell for money is offered a useless deed; one who accepts none is left
alone.
"""

from dataclasses import replace
from typing import Any

import pytest

from monopoly_gui.ai.bargaining.market import Market
from monopoly_gui.ai.levels import level
from monopoly_gui.ai.opponent import Opponent
from monopoly_gui.ai.valuation.appraisal import glance
from monopoly_gui.ai.valuation.bot_config import BotConfig
from monopoly_gui.ai.valuation.deals import bare_deeds, spare_deeds
from monopoly_gui.ai.valuation.incomes import spaces_of
from monopoly_gui.ai.valuation.valuation_cache import ValuationCache
from monopoly_gui.engine.actions import OfferTrade
from tests.ai.asked import answered, asked, learned, towards
from tests.engine.scenes import P1, P2, P3, P4, Scene, game

EXPERT = level("expert").config
#: an orange deed is wanted of the second player, to whom Pacific is of no other use
OWNS = {
    P1: "st_james tennessee pacific",
    P2: "new_york virginia",
    P3: "kentucky boardwalk",
    P4: "baltic reading",
}


def at(round: int, **position: Any) -> Scene:
    scene = game(owns=OWNS, cash=500, round=round, **position)
    scene.state.turn, scene.state.version = 4 * round, 10 * round
    return scene


def offered(config: BotConfig) -> list[OfferTrade]:
    """The first player's offers in ten rounds, all refused."""
    bot, out = Opponent(config), []
    for round in range(5, 15):
        scene = at(round)
        action = asked(scene, P1, bot)
        if isinstance(action, OfferTrade):
            out.append(action)
            answered(scene, action, False, bot)
    return out


def in_kind(offer: OfferTrade) -> bool:
    return offer.partner == P2 and offer.give.deeds == (31,) and offer.get.deeds == (19,)


def test_a_deed_that_leads_nowhere_is_offered_to_who_refuses_money() -> None:
    assert any(in_kind(offer) for offer in offered(EXPERT))


def test_and_not_by_those_who_do_not_barter() -> None:
    assert not any(in_kind(offer) for offer in offered(replace(EXPERT, barters=False)))


@pytest.mark.parametrize(
    ("owns", "position", "found"),
    [
        ({P1: "pacific boardwalk", P2: "new_york"}, {}, "pacific boardwalk"),
        ({P1: "pacific boardwalk", P2: "park_place"}, {}, "pacific"),
        ({P1: "pacific dark_blue", P2: "new_york"}, {}, "pacific"),
        ({P1: "pacific reading", P2: "new_york"}, {"mortgaged": "pacific"}, "reading"),
    ],
)
def test_what_can_be_paid_with(owns: dict[int, str], position: dict[str, Any], found: str) -> None:
    """Not what is of use to the partner, a whole set's, or mortgaged."""
    scene = game(owns=owns, **position)
    seen = glance(scene.state, ValuationCache(EXPERT))
    masks = [mask for _, mask in spare_deeds(seen, bare_deeds(seen, P1, P2).spare)]
    spaces = sorted(space for mask in masks for space in spaces_of(mask))
    assert spaces == sorted(scene.bundle(deeds=found).deeds)


# -- whether deeds are of use to pay with -------------------------------------------------


def told(*answers: bool) -> Market:
    """The knowledge after these answers to a railroad offered for another."""
    bot = towards("expert")
    for version, yes in enumerate(answers):
        scene = game(owns={P1: "reading", P2: "short_line"})
        scene.state.version = 10 * version
        give, get = scene.bundle(deeds="reading"), scene.bundle(deeds="short_line")
        answered(scene, OfferTrade(P1, P2, give, get), yes, bot)
    return learned(bot)


def test_eight_refusals_and_no_deal_show_that_nobody_takes_deeds() -> None:
    assert told(*[False] * 7).takes_deeds(P1)
    assert not told(*[False] * 8).takes_deeds(P1)


def test_one_deal_shows_that_somebody_does() -> None:
    assert told(True, *[False] * 12).takes_deeds(P1)
    assert told(*[False] * 12, True).takes_deeds(P1)


def test_what_others_were_told_says_nothing() -> None:
    assert told(*[False] * 8).takes_deeds(P2)


def test_what_was_taken_back_counts_no_more() -> None:
    market = told(*[False] * 8)
    market.take_back(70)
    assert market.takes_deeds(P1)
