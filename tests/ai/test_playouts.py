"""Advice that is judged by playing on: what it says, and that it holds."""

from monopoly_gui.ai.advice import Advice, advise
from monopoly_gui.ai.bargaining.talks import messages_of
from monopoly_gui.ai.candidate_plans import CandidatePlan, candidate_plans, consequence
from monopoly_gui.engine.actions import (
    AcceptTrade,
    Buy,
    CounterTrade,
    Decline,
    Mortgage,
    OfferTrade,
    RefuseTrade,
    Roll,
)
from monopoly_gui.engine.machine import why_not
from monopoly_gui.engine.view import view
from monopoly_gui.simulation.playouts import FIRST, best_by_playouts
from tests.ai.asked import heard, towards
from tests.ai.judgement.offers import SWAP
from tests.engine.scenes import P1, P2, P3, P4, Places, Scene, game

NAMES = ("Ada", "Blaise", "Chen", "Dorothy")
CODES = {P2: "expert", P3: "hard", P4: "normal"}
RAILROADS = "reading pennsylvania_railroad b_and_o short_line"


def told(scene: Scene, samples: int = FIRST) -> Advice:
    """The advice to the first player."""
    return best_by_playouts(view(scene.state, P1), CODES, (), NAMES, samples)


def leading(give: tuple[int, str]) -> Scene:
    """The leader, with railroads and hotels, wants the red deeds that it lacks."""
    owns = {
        P1: "kentucky indiana orange states vermont",
        P2: f"{RAILROADS} dark_blue illinois marvin virginia",
        P3: "pacific st_charles water oriental",
        P4: "north_carolina ventnor electric",
    }
    cash = {P1: 700, P2: 1200, P3: 500, P4: 500}
    scene = game(owns=owns, cash=cash, built={"dark_blue": 5}, round=25)
    money, deeds = give
    scene.offer(P2, P1, scene.bundle(money, deeds), scene.bundle(deeds="kentucky indiana"))
    return scene


def test_what_others_would_do_at_once_with_what_they_get_is_seen() -> None:
    advice = told(leading((80, "marvin")), 40)
    assert isinstance(advice.action, RefuseTrade | CounterTrade)
    assert advice.reason.endswith("%.")
    assert "Otherwise your chance of winning would fall from" in advice.reason


def test_a_refusal_says_what_the_rival_could_build() -> None:
    scene = leading((80, "marvin"))
    offer = scene.state.offers[-1]
    no, yes = (
        CandidatePlan((RefuseTrade(P1, offer.id),)),
        CandidatePlan((AcceptTrade(P1, offer.id),)),
    )
    assert consequence(scene.state, no, yes, (0.31, 0.22), NAMES) == (
        "With the Red set, Blaise could build 10 houses at once. "
        "Otherwise your chance of winning would fall from 31 to 22%."
    )


def test_where_the_chances_are_the_same_the_expert_says_why() -> None:
    scene = game(at={P1: 1}).roll(2, 3)
    buy, leave = CandidatePlan((Buy(P1),)), CandidatePlan((Decline(P1),))
    assert consequence(scene.state, buy, leave, (0.19, 0.19), NAMES, "It earns rent.") == (
        "It earns rent. Either way your chance of winning is about 19%."
    )


def test_an_answer_that_is_no_longer_wanted_is_the_experts() -> None:
    scene = leading((80, "marvin"))
    seen, left = view(scene.state, P1), [True] * 3
    found = best_by_playouts(seen, CODES, (), NAMES, wanted=lambda: bool(left and left.pop()))
    assert found == advise(seen, CODES)


def test_the_same_view_gets_the_same_advice() -> None:
    scene = leading((80, "marvin"))
    assert told(scene) == told(scene)


def test_a_purchase_knows_what_can_be_raised() -> None:
    owns = {P1: "st_james reading illinois", P2: "new_york kentucky"}
    scene = game(owns=owns, cash={P1: 140}, at={P1: 18}).roll(2, 3)
    assert scene.pending == "purchase"
    advice = told(scene)
    assert isinstance(advice.action, Mortgage)
    assert advice.reason.startswith("You have $140 and can raise $90, which is enough.")
    scene.do(advice.action)
    assert isinstance(told(scene).action, Buy)


def test_a_trade_is_proposed_where_nothing_better_is_to_be_done_and_is_accepted() -> None:
    owns: dict[int, Places] = {
        P1: "new_york indiana marvin",
        P2: "light_blue illinois",
        P3: "baltic virginia st_james tennessee atlantic",
        P4: "reading st_charles ventnor short_line dark_blue",
    }
    built: dict[Places, int] = {"light_blue": 3, "dark_blue": 2}
    scene = game(owns=owns, cash={P1: 680, P2: 50, P3: 1472, P4: 64}, built=built, round=9)
    advice = told(scene)
    assert isinstance(advice.action, OfferTrade)
    assert advice.taken
    assert why_not(scene.state, advice.action) is None
    partner = advice.action.partner
    scene.do(advice.action)
    assert isinstance(heard(scene, partner, towards(CODES[partner], P1)), AcceptTrade)


def test_after_an_offer_of_this_turn_no_other_one_is_advised() -> None:
    """Refused advice is not repeated; the turn goes on."""
    scene = game(owns={P1: "st_james kentucky", P2: "tennessee"})
    first = told(scene).action
    assert isinstance(first, OfferTrade)
    seen, said = view(scene.state, P1), messages_of(scene.state, first)
    assert not isinstance(best_by_playouts(seen, CODES, said, NAMES).action, OfferTrade)


def test_no_offer_is_advised_that_loses_more_than_it_wins() -> None:
    owns: dict[int, Places] = {
        P1: "vermont tennessee new_york b_and_o pennsylvania_avenue",
        P2: "oriental st_charles pennsylvania_railroad ventnor",
        P3: "reading connecticut utility st_james illinois boardwalk",
        P4: "baltic indiana marvin pacific north_carolina",
    }
    cash = {P1: 885, P2: 1060, P3: 535, P4: 570}
    scene = game(owns=owns, cash=cash, at={P1: 32, P2: 9, P3: 16, P4: 19}, round=16)
    codes = dict.fromkeys((P2, P3, P4), "hard")
    seen = view(scene.state, P1)
    assert advise(seen, codes).taken
    advice = best_by_playouts(seen, codes, (), NAMES)
    assert isinstance(advice.action, Roll)
    assert advice.reason == "There is nothing better to do before you roll."


def test_an_offer_says_what_the_partner_could_build() -> None:
    scene = game(owns={P1: "orange", P2: "kentucky indiana"}, cash={P2: 700})
    state = scene.state
    offer = OfferTrade(P1, P2, scene.bundle(deeds="orange"), scene.bundle(100))
    plans = CandidatePlan((offer,), True), CandidatePlan((Roll(P1),))
    assert consequence(state, *plans, (0.3, 0.2), NAMES) == (
        "With the Orange set, Blaise could build 8 houses at once. "
        "Your chance of winning would rise from 20 to 30%."
    )


def test_a_limit_that_was_refused_is_not_named_again_for_some_rounds() -> None:
    owns: dict[int, Places] = {P2: "vermont"}
    scene = game(owns=owns, round=2)
    limit = told(scene)
    assert isinstance(limit.action, OfferTrade)
    assert not limit.taken
    scene.do(limit.action)
    said = messages_of(scene.state, RefuseTrade(P2, scene.state.offers[-1].id))
    for round, again in ((3, False), (5, False), (6, True)):
        advice = advise(view(game(owns=owns, round=round).state, P1), CODES, said)
        assert isinstance(advice.action, OfferTrade) == again


def test_terms_that_are_on_the_table_are_never_advised() -> None:
    for money in (1, 200, 400, 565, 900):
        scene = game(owns=SWAP, cash=1500, round=20)
        scene.offer(P2, P1, scene.bundle(money), scene.bundle(deeds="kentucky"))
        offer, advice = scene.state.offers[-1], told(scene)
        if isinstance(advice.action, CounterTrade):
            assert (advice.action.give, advice.action.get) != (offer.get, offer.give)


def test_nothing_is_played_on_where_there_is_nothing_to_choose() -> None:
    scene = game(at={P1: 10})
    seen = view(scene.state, P1)
    first = told(scene)
    assert first.action is not None
    assert len(candidate_plans(seen, first, CODES, ())) < 2
