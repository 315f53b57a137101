"""Manners towards people: believable offers, few of them, and prices that hold."""

from itertools import pairwise

import pytest

from monopoly_gui.ai.advice import advise, limit, wanted
from monopoly_gui.ai.bargaining.manners import purpose_for
from monopoly_gui.ai.bargaining.talks import messages_of
from monopoly_gui.ai.levels import LEVELS, knobs_of
from monopoly_gui.ai.opponent import Opponent
from monopoly_gui.ai.valuation.appraisal import appraise
from monopoly_gui.ai.valuation.deals import Deal
from monopoly_gui.ai.valuation.incomes import mask_of
from monopoly_gui.ai.valuation.valuation_cache import ValuationCache
from monopoly_gui.engine.actions import (
    AcceptTrade,
    Bundle,
    CounterTrade,
    OfferTrade,
    RefuseTrade,
)
from monopoly_gui.engine.view import view
from tests.ai.asked import asked, done, heard, towards
from tests.ai.judgement.offers import EARLY, KNOT, SWAP
from tests.engine.scenes import P1, P2, P3, P4, game
from tools.campaigns.manners import played

BOARDWALK = 39
CODES = [level.code for level in LEVELS]
RICH = {P1: 3000, P2: 1500}


def offers(bot: Opponent, rounds: int, final: bool = False) -> list[tuple[int, OfferTrade]]:
    """The first player's offers to people, who refuse everything."""
    out = []
    for round in range(1, rounds + 1):
        scene = game(owns=SWAP, cash=1200, round=round)
        scene.state.turn, scene.state.version = 4 * round, 10 * round
        action = asked(scene, P1, bot)
        if isinstance(action, OfferTrade):
            out.append((round, action))
            after = done(scene.state, action, bot)
            done(after, RefuseTrade(action.partner, after.offers[-1].id, final), bot)
    assert out
    return out


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("owns", [SWAP, KNOT, EARLY], ids=["swap", "knot", "early"])
def test_a_person_is_offered_only_what_it_could_take_seriously(
    code: str, owns: dict[int, str]
) -> None:
    scene = game(owns=owns, cash=1200, round=10)
    action = asked(scene, P1, towards(code, P2, P3))
    if not isinstance(action, OfferTrade) or action.partner not in (P2, P3):
        return
    prices = scene.state.board.spaces
    comes = action.give.cash + sum(prices[s].price for s in action.give.deeds)
    goes = action.get.cash + sum(prices[s].price for s in action.get.deeds)
    assert goes <= 3 * comes


@pytest.mark.parametrize(("cash", "offered"), [(900, ""), (1200, "st_james tennessee")])
def test_an_expert_asks_a_person_for_a_set_only_in_return_for_one(cash: int, offered: str) -> None:
    """It pays computers money for New York Avenue, which makes its set."""
    scene = game(owns=SWAP, cash=cash, round=10)
    assert isinstance(asked(scene, P1, towards("expert")), OfferTrade)
    said = asked(scene, P1, towards("expert", P2, P3, P4))
    assert isinstance(said, OfferTrade) is bool(offered)
    if isinstance(said, OfferTrade):
        assert said.give.deeds == scene.bundle(deeds=offered).deeds


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("deed", ["kentucky", "new_york"])
def test_the_limit_is_accepted_and_one_unit_less_wants_a_little_more(code: str, deed: str) -> None:
    single = deed == "kentucky" and code in ("easy", "normal")  # the others would not sell it
    owns, deeds = (EARLY, "kentucky") if single else (SWAP, "new_york")
    scene, again = game(owns=owns, cash=RICH), game(owns=owns, cash=RICH)
    ask = OfferTrade(P1, P2, Bundle(), scene.bundle(deeds=deeds))
    terms = limit(view(scene.state, P1), ask, code).deal
    assert terms is not None
    bot = towards(code, P1)
    scene.do(terms)
    assert isinstance(heard(scene, P2, bot), AcceptTrade)
    again.offer(P1, P2, Bundle(terms.give.cash - 5, terms.give.deeds), terms.get)
    assert isinstance(heard(again, P2, towards(code, P1)), RefuseTrade)
    other = towards(code, P1)
    heard(again, P2, other)
    assert other.reason == "A little more, and I’ll accept."


@pytest.mark.parametrize("code", CODES)
def test_who_has_just_offered_a_deed_for_less_names_no_more(code: str) -> None:
    scene, bot = game(owns=SWAP, cash=RICH), towards(code, P1)
    ask = OfferTrade(P1, P2, Bundle(), scene.bundle(deeds="new_york"))
    usual = limit(view(scene.state, P1), ask, code).deal
    assert usual is not None
    cheaper = Bundle(usual.give.cash - 10)
    done(scene.state, OfferTrade(P2, P1, ask.get, cheaper), bot)
    terms = wanted(view(scene.state, P1), ask, code, bot.heard).deal
    assert terms is not None and terms.give == cheaper
    scene.do(terms)
    assert isinstance(heard(scene, P2, bot), AcceptTrade), "and stands by it"


@pytest.mark.parametrize(
    ("code", "least", "most"), [("easy", 1, 1.01), ("normal", 1.05, 1.15), ("easy/bully", 1.2, 1.3)]
)
def test_a_price_is_first_named_above_the_limit_by_character(
    code: str, least: float, most: float
) -> None:
    scene, bot = game(owns=SWAP, cash=RICH), towards(code, P1)
    ask = OfferTrade(P1, P2, Bundle(), scene.bundle(deeds="new_york"))
    first, last = (each(view(scene.state, P1), ask, code).deal for each in (wanted, limit))
    assert first is not None and last is not None
    assert least * last.give.cash <= first.give.cash <= most * last.give.cash
    scene.do(first)
    assert isinstance(heard(scene, P2, bot), AcceptTrade), "though less would do"


def test_each_try_brings_the_named_price_nearer_to_the_limit() -> None:
    scene, bot = game(owns=SWAP, cash=RICH), towards("normal", P1)
    ask = OfferTrade(P1, P2, Bundle(), scene.bundle(deeds="new_york"))
    named = []
    for price in (300, 310, 320):
        terms = wanted(view(scene.state, P1), ask, "normal", bot.heard).deal
        assert terms is not None
        named.append(terms.give.cash)
        scene.offer(P1, P2, Bundle(price), ask.get)
        refusal = RefuseTrade(P2, scene.standing.id)
        done(scene.state, refusal, bot)
        scene.do(refusal)
    last = limit(view(scene.state, P1), ask, "normal", bot.heard).deal
    assert last is not None and named[0] > named[1] > named[2]
    assert named[2] - last.give.cash < 10


def test_who_insults_pays_the_price_that_was_named_then() -> None:
    scene, bot = game(owns=SWAP, cash=RICH), towards("normal", P1)
    ask = OfferTrade(P1, P2, Bundle(), scene.bundle(deeds="new_york"))
    last = limit(view(scene.state, P1), ask, "normal").deal
    assert last is not None
    scene.offer(P1, P2, Bundle(20), ask.get)
    said = heard(scene, P2, bot)
    assert isinstance(said, CounterTrade) and said.get.cash > last.give.cash
    done(scene.state, said, bot)
    for price, accepted in ((said.get.cash - 5, False), (said.get.cash, True)):
        again = game(owns=SWAP, cash=RICH)
        again.offer(P1, P2, Bundle(price), ask.get)
        assert isinstance(heard(again, P2, bot), AcceptTrade) is accepted


@pytest.mark.parametrize("code", CODES)
def test_a_counter_offer_asks_for_what_would_be_named_and_is_agreed_to(code: str) -> None:
    scene = game(owns=SWAP, cash=RICH)
    ask = OfferTrade(P1, P2, Bundle(), scene.bundle(deeds="new_york"))
    terms = wanted(view(scene.state, P1), ask, code).deal
    assert terms is not None
    scene.offer(P1, P2, Bundle(200), scene.bundle(deeds="new_york"))
    said = heard(scene, P2, towards(code, P1))
    assert isinstance(said, CounterTrade)
    assert abs(said.get.cash - terms.give.cash) <= 15


@pytest.mark.parametrize("code", CODES)
def test_patience_costs_a_person_nothing(code: str) -> None:
    scene = game(owns=SWAP, cash={P1: 3000})
    ask = OfferTrade(P1, P2, Bundle(), scene.bundle(deeds="new_york"))
    terms = wanted(view(scene.state, P1), ask, code).deal
    assert terms is not None
    bot = towards(code, P1)
    for price in range(200, 400, 20):
        scene.offer(P1, P2, Bundle(price), scene.bundle(deeds="new_york"))
        assert not isinstance(heard(scene, P2, bot), AcceptTrade)
        refusal = RefuseTrade(P2, scene.standing.id)
        done(scene.state, refusal, bot)
        scene.do(refusal)
    scene.do(terms)
    assert isinstance(heard(scene, P2, bot), AcceptTrade)


@pytest.mark.parametrize("code", CODES)
def test_what_a_person_has_refused_is_asked_for_twice_at_most(code: str) -> None:
    made = offers(towards(code, P2, P3, P4), 40)
    by_deed: dict[tuple[int, int], list[int]] = {}
    for round, offer in made:
        for deed in offer.get.deeds or offer.give.deeds:
            by_deed.setdefault((offer.partner, deed), []).append(round)
    for rounds in by_deed.values():
        assert len(rounds) <= 2
        assert all(later - sooner >= 8 for sooner, later in pairwise(rounds))


@pytest.mark.parametrize("code", CODES)
def test_no_more_offers_for_this_means_none(code: str) -> None:
    made = offers(towards(code, P2, P3, P4), 40, final=True)
    deeds = [
        (offer.partner, deed) for _, offer in made for deed in (offer.get.deeds or offer.give.deeds)
    ]
    assert len(deeds) == len(set(deeds))


def test_people_hear_one_offer_a_round_from_all_opponents_together() -> None:
    scene = game(owns=SWAP, cash=1200, round=10)
    first, second = towards("expert", P2, P3, P4), towards("expert", P2, P3, P4)
    said = asked(scene, P1, first)
    assert isinstance(said, OfferTrade)
    words = messages_of(scene.state, said)
    second.hear(words)
    assert not isinstance(asked(scene, P1, second), OfferTrade)


def test_who_had_to_wait_for_the_round_to_end_asks_in_the_next() -> None:
    scene = game(owns=SWAP, cash=1200, round=10)
    first, second = towards("expert", P2, P3, P4), towards("expert", P2, P3, P4)
    said = asked(scene, P1, first)
    assert isinstance(said, OfferTrade)
    words = messages_of(scene.state, said)
    # what was said was about another deed, which does not make this one refused
    second.hear([word._replace(get=1 << BOARDWALK) for word in words])
    assert not isinstance(asked(scene, P1, second), OfferTrade)
    later = game(owns=SWAP, cash=1200, round=11)
    later.state.turn, later.state.version = 44, 110
    assert isinstance(asked(later, P1, second), OfferTrade)


def test_people_who_ask_for_more_offers_hear_more_than_one_a_round() -> None:
    scene = game(owns=SWAP, cash=1200, round=10)
    first = towards("expert", P2, P3, P4)
    said = asked(scene, P1, first)
    assert isinstance(said, OfferTrade)
    others = [word._replace(get=1 << BOARDWALK) for word in messages_of(scene.state, said)]
    for more in (False, True):
        second = towards("expert", P2, P3, P4)
        second.hear(others)
        second.offer_more(more)
        assert isinstance(asked(scene, P1, second), OfferTrade) is more


def test_what_was_refused_is_not_asked_again_by_whoever_may_offer_more() -> None:
    bot = towards("expert", P2, P3, P4)
    bot.offer_more(True)
    asked_for = [(offer.partner, deed) for _r, offer in offers(bot, 6) for deed in offer.get.deeds]
    assert len(asked_for) == len(set(asked_for))


def test_an_offer_says_what_is_in_it_for_the_person() -> None:
    scene, bot = game(owns=SWAP, cash=1200, round=10), towards("expert", P2, P3, P4)
    said = asked(scene, P1, bot)
    assert isinstance(said, OfferTrade)
    assert bot.reason.startswith(("It would complete your", "You would"))


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("owns", [SWAP, KNOT, EARLY], ids=["swap", "knot", "early"])
def test_advice_that_is_followed_is_accepted_or_called_a_limit(
    code: str, owns: dict[int, str]
) -> None:
    scene = game(owns=owns, cash=1200, round=10)
    codes = dict.fromkeys((P2, P3, P4), code)
    text = advise(view(scene.state, P1), codes)
    if not isinstance(text.action, OfferTrade):
        return
    if "may still refuse" in text.reason:
        return
    scene.do(text.action)
    assert isinstance(heard(scene, text.action.partner, towards(code, P1)), AcceptTrade)


def test_whole_games_with_people_pass_without_bad_manners() -> None:
    for seed in range(1, 7):
        assert played(seed, 25).faults == []


def test_haggling_has_a_price_a_last_word_and_then_nothing_for_some_rounds() -> None:
    scene, bot = game(owns=SWAP, cash=RICH), towards("normal", P1)
    said = []
    for price in (210, 215, 220, 225):
        scene.offer(P1, P2, Bundle(price), scene.bundle(deeds="new_york"))
        answer = heard(scene, P2, bot)
        assert answer is not None
        said.append(bot.reason)
        if isinstance(answer, CounterTrade):
            last = answer.get
        refusal = RefuseTrade(P2, scene.standing.id)
        done(scene.state, refusal, bot)
        scene.do(refusal)
    assert said[-2:] == ["That’s my final word.", "Not today."]
    scene.offer(P1, P2, last, scene.bundle(deeds="new_york"))
    assert isinstance(heard(scene, P2, bot), AcceptTrade), "the last word holds"


def test_an_insult_hears_the_last_word_at_once() -> None:
    scene, bot = game(owns=SWAP, cash=RICH), towards("normal/bully", P1)
    scene.offer(P1, P2, Bundle(20), scene.bundle(deeds="new_york"))
    heard(scene, P2, bot)
    assert bot.reason == "Take it or leave it."


def test_what_an_offer_says_of_a_mortgaged_deed_is_true() -> None:
    scene = game(owns=SWAP, cash=RICH, mortgaged="illinois")
    appraisal = appraise(scene.state, ValuationCache(knobs_of("normal")))
    illinois = scene.bundle(deeds="illinois").deeds
    deal = Deal(P1, P2, 0, mask_of(illinois), 215)
    assert purpose_for(appraisal, deal) == "You would get $215 for property mortgaged for $120."


@pytest.mark.parametrize(
    ("code", "owns"),
    [
        ("normal", ("st_james tennessee", "new_york")),
        ("hard", ("st_james tennessee", "new_york")),
        ("easy/dealer", ("oriental reading", "vermont kentucky")),
    ],
)
def test_nobody_bargains_with_a_person_before_the_second_round(
    code: str, owns: tuple[str, str]
) -> None:
    for round, asks in ((1, False), (2, True)):
        scene = game(3, owns={P1: owns[0], P2: owns[1]}, round=round)
        assert isinstance(asked(scene, P1, towards(code, P2)), OfferTrade) is asks
