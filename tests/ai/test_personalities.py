"""Personalities differ in manner: what they buy, how they bid, and what they offer unasked."""

import pytest

from monopoly_gui.ai.levels import GOOD_FOR_BOTH, LEVELS, knobs_of, make_opponent, personality
from monopoly_gui.ai.opponent import Opponent
from monopoly_gui.engine.actions import (
    Bid,
    Bundle,
    Buy,
    CounterTrade,
    Decline,
    OfferTrade,
    Pass,
    RefuseTrade,
)
from monopoly_gui.engine.rules import Rules
from monopoly_gui.engine.view import view
from monopoly_gui.match.match import Match
from monopoly_gui.storage import SeatRecord
from tests.ai.asked import asked, heard, towards
from tests.ai.styles.market import value
from tests.engine.scenes import P1, P2, P3, P4, Scene, game
from tests.waiting import repeat_until
from tools.campaigns.personalities import THREE, read

CODES = [level.code for level in LEVELS]
#: lone deeds on all sides, which nobody would have to trade yet
EARLY = {
    P1: "oriental st_james reading baltic",
    P2: "vermont kentucky",
    P3: "states tennessee",
    P4: "ventnor short_line",
}


def landed(cash: int, **owns: str) -> Scene:
    """The first player stands on New York Avenue, which nobody owns."""
    seats = {int(seat[1:]) - 1: deeds for seat, deeds in owns.items()}
    return game(at={P1: 12}, cash={P1: cash}, owns=seats).roll(3, 4)


def under_the_hammer(high: int) -> Scene:
    """New York Avenue, of 200, has a bid."""
    scene = game(at={P2: 12}, turn=P2).roll(3, 4).decline()
    return scene.do(Bid(P3, high)) if high else scene


@pytest.mark.parametrize("code", CODES)
def test_the_cautious_leaves_a_lone_deed_where_it_would_run_low(code: str) -> None:
    bot = make_opponent(f"{code}/cautious")
    assert asked(landed(450), P1, bot) == Decline(P1)
    assert bot.reason == "I’d rather keep the money."
    assert asked(landed(550), P1, make_opponent(f"{code}/cautious")) == Buy(P1)
    assert asked(landed(450), P1, make_opponent(code)) == Buy(P1)


@pytest.mark.parametrize("code", CODES)
def test_the_cautious_pays_for_what_makes_or_blocks_a_set(code: str) -> None:
    for scene in (
        landed(250, P1="st_james tennessee"),
        landed(250, P1="tennessee"),
        landed(250, P2="st_james tennessee"),
    ):
        assert asked(scene, P1, make_opponent(f"{code}/cautious")) == Buy(P1)


@pytest.mark.parametrize("code", CODES)
def test_the_cautious_bids_in_small_steps_and_stops_where_it_would_run_low(code: str) -> None:
    assert asked(under_the_hammer(0), P1, make_opponent(f"{code}/cautious")) == Bid(P1, 10)
    assert asked(under_the_hammer(100), P1, make_opponent(f"{code}/cautious")) == Bid(P1, 110)
    poor = game(at={P2: 12}, turn=P2, cash={P1: 350}).roll(3, 4).decline().do(Bid(P3, 60))
    assert asked(poor, P1, make_opponent(f"{code}/cautious")) == Pass(P1, True)


@pytest.mark.parametrize("code", CODES)
def test_the_bully_leaps_to_the_price_at_once(code: str) -> None:
    for high in (0, 50):
        assert asked(under_the_hammer(high), P1, make_opponent(f"{code}/bully")) == Bid(P1, 200)
        plain = asked(under_the_hammer(high), P1, make_opponent(code))
        assert isinstance(plain, Bid) and plain.amount < 200


def offered(code: str, *people: int) -> tuple[Scene, list[OfferTrade], set[str]]:
    """The offers of an opponent with lone deeds in the first rounds, with their reasons.

    Offers that its level makes too are left out.
    """
    scene, made, said = game(owns=EARLY), [], set()
    plain = {GOOD_FOR_BOTH, *personality(code.partition("/")[2]).words.values()}
    for round in range(2, 11):
        scene = game(owns=EARLY, round=round)
        scene.state.turn = 4 * round
        bot = towards(code, *people)
        while isinstance(action := asked(scene, P1, bot), OfferTrade):
            if bot.reason not in plain:
                made.append(action)
                said.add(str(bot.reason))
    return scene, made, said


@pytest.mark.parametrize("code", ["easy", "normal", "hard"])
def test_the_dealer_swaps_in_most_turns(code: str) -> None:
    _scene, made, said = offered(f"{code}/dealer")
    swaps = [offer for offer in made if offer.give.deeds and offer.get.deeds]
    assert len(swaps) >= 5
    assert "Let’s swap: it helps us both." in said


def test_the_bully_demands_deeds_for_less_than_their_price_now_of_one_now_of_another() -> None:
    scene, made, said = offered("normal/bully")
    assert {offer.partner for offer in made} == {P2, P3, P4}
    assert said == {"That’s all you’ll get from me. Take it."}
    for offer in made:
        assert not offer.give.deeds
        assert value(scene.state, offer.give) < value(scene.state, offer.get)


def test_the_bully_pays_no_more_than_it_has_named() -> None:
    scene, bot = game(owns=EARLY, round=3), towards("normal/bully")
    demand = asked(scene, P1, bot)
    assert isinstance(demand, OfferTrade)
    scene.do(demand)
    more = Bundle(demand.give.cash + 50)
    scene.do(CounterTrade(demand.partner, scene.standing.id, demand.get, more))
    assert heard(scene, P1, bot) == RefuseTrade(P1, scene.standing.id)
    assert bot.reason == "I’d rather keep the money."


def test_the_collector_pays_more_than_the_price() -> None:
    scene, made, _said = offered("normal/collector")
    assert made
    for offer in made:
        assert not offer.give.deeds
        assert value(scene.state, offer.give) > value(scene.state, offer.get)


@pytest.mark.parametrize("manner", ["dealer", "bully", "collector"])
@pytest.mark.parametrize("code", CODES)
def test_towards_people_even_the_bully_pays_the_price_and_says_what_is_in_it(
    code: str, manner: str
) -> None:
    scene, made, said = offered(f"{code}/{manner}", P2, P3, P4)
    for offer in made:
        comes, goes = value(scene.state, offer.give), value(scene.state, offer.get)
        assert comes >= goes if not offer.give.deeds else 3 * comes >= goes
    assert all(text.startswith(("You would", "It would complete your", "By my")) for text in said)


def test_an_unasked_offer_is_made_once_a_turn_also_after_loading() -> None:
    match = Match.new(
        "us_2008",
        Rules(),
        [SeatRecord(name, "ai", "dog", at, "normal/dealer") for at, name in enumerate("ABC")],
        seed=3,
        threaded=False,
    )
    repeat_until(
        lambda: bool(match.log) and isinstance(match.log[-1][1], OfferTrade),
        match.poll,
        "somebody offers a trade",
    )
    player = match.log[-1][1].player
    again = Match.from_saved(match.saved(), threaded=False)
    for table in (match, again):
        for _ in range(100):
            if table.state.offers:
                table.poll()
        assert not table.state.offers
        if table.state.current == player and table.state.stack[-1].kind == "turn":
            bot = table.opponents.bots[player]
            assert not isinstance(bot.decide(view(table.state, player)), OfferTrade)


def test_a_personality_foresees_no_more_than_its_level() -> None:
    for code in CODES:
        for manner in ("cautious", "builder", "dealer", "bully", "collector"):
            plain, config = knobs_of(code), knobs_of(f"{code}/{manner}")
            for knob in ("foresight", "judgement", "value_bids", "listens"):
                assert getattr(config, knob) == getattr(plain, knob)
            assert isinstance(make_opponent(f"{code}/{manner}"), Opponent)


def test_a_plain_reader_of_ten_rounds_tells_three_personalities_apart() -> None:
    """By chance it would be a third; `python -m tools.campaigns.personalities` reads more."""
    text = read("normal", THREE, games=8, seed=7000, learnt=12)
    assert sum(log.code == said for log, said in text) >= 16
