"""Offers that a person would find absurd, and those a person may expect, position by position."""

from dataclasses import dataclass

import pytest

from monopoly_gui.ai.advice import advise, limit
from monopoly_gui.engine.actions import AcceptTrade, Bundle, OfferTrade, RefuseTrade
from monopoly_gui.engine.view import view
from tests.ai.asked import asked, done, heard, towards
from tests.ai.judgement.offers import EARLY, KNOT, SWAP
from tests.ai.styles.market import value
from tests.engine.scenes import P1, P2, P3, P4, Scene, game

#: strong players, and those who drive a hard bargain or cannot stop
MANNERS = ("expert", "hard/bully", "expert/dealer")
#: rounds in which the opponent has its turn
ROUNDS = (5, 6, 12, 14, 30)


@dataclass(frozen=True, slots=True)
class Table:
    """The owners of deeds, with the opponent first and the person second, and their money."""

    name: str
    owns: dict[int, str]
    cash: int | dict[int, int] = 1500
    mortgaged: str = ""

    def scene(self, turn: int = P1, round: int = 5) -> Scene:
        return game(
            owns=self.owns, cash=self.cash, mortgaged=self.mortgaged, turn=turn, round=round
        )


ORANGES = {P1: "tennessee reading", P2: "st_james new_york short_line", P3: "ventnor baltic"}
TABLES = (
    Table("a deed of 180 that the person lacks", ORANGES),
    Table("... and the person has all the money", ORANGES, {P1: 40, P2: 3000}),
    Table("... and the person has next to none", ORANGES, {P1: 1500, P2: 90}),
    Table("a deed of 180 that the opponent lacks", {P1: "st_james new_york", P2: "tennessee"}),
    Table("each has what the other lacks", SWAP),
    Table("... and as much money", SWAP, 1200),
    Table("... and more of it", SWAP, 1300),
    Table("four who wait for each other", KNOT),
    Table("little is sold", EARLY),
    Table("the fourth railroad", {P1: "reading", P2: "b_and_o short_line pennsylvania_railroad"}),
    Table("the second utility", {P1: "electric baltic", P2: "water mediterranean"}),
    Table("dark blue", {P1: "boardwalk", P2: "park_place reading", P3: "orange"}),
    Table("brown", {P1: "baltic vermont", P2: "mediterranean oriental"}),
    Table("what is wanted is mortgaged", ORANGES, 1200, "tennessee"),
)
EACH = pytest.mark.parametrize("table", TABLES, ids=lambda table: table.name)


def offers(table: Table, code: str) -> list[tuple[int, Scene, OfferTrade, str]]:
    """The opponent's offers to a person who refuses them all: round, position, offer, reason."""
    bot = towards(code, P2)
    out = []
    for round in ROUNDS:
        scene = table.scene(round=round)
        scene.state.turn, scene.state.version = 4 * round, 10 * round
        action = asked(scene, P1, bot)
        if isinstance(action, OfferTrade) and action.partner == P2:
            out.append((round, scene, action, str(bot.reason)))
            after = done(scene.state, action, bot)
            done(after, RefuseTrade(P2, after.offers[-1].id), bot)
    return out


@EACH
@pytest.mark.parametrize("code", MANNERS)
def test_a_person_is_asked_for_nothing_absurd_and_not_again_in_other_words(
    table: Table, code: str
) -> None:
    """No 670 for a deed of 180, then 630, then 525 and a railroad."""
    asked_for: dict[int, list[tuple[int, float]]] = {}
    for round, scene, offer, reason in offers(table, code):
        comes, goes = value(scene.state, offer.give), value(scene.state, offer.get)
        assert goes <= 3 * comes, offer
        assert offer.give.deeds or comes >= goes, offer
        assert reason.startswith(("It would complete your", "You would", "By my count")), reason
        for deed in offer.get.deeds or offer.give.deeds:
            asked_for.setdefault(deed, []).append((round, comes / max(1, goes)))
    for tries in asked_for.values():
        assert len(tries) <= 2
        if len(tries) == 2:
            (sooner, first), (later, second) = tries
            assert later - sooner >= 8 and second > first


@EACH
@pytest.mark.parametrize("code", ["expert", "hard/bully"])
def test_the_limit_is_agreed_to_and_a_step_less_wants_a_little_more(
    table: Table, code: str
) -> None:
    """It names 340 and agrees to 340, not to 335."""
    for deed in table.scene().state.deeds(P1)[:1]:
        scene = table.scene(P2)
        terms = limit(
            view(scene.state, P2), OfferTrade(P2, P1, Bundle(), Bundle(0, (deed,))), code
        ).deal
        if terms is None:
            continue
        scene.do(terms)
        assert isinstance(heard(scene, P1, towards(code, P2)), AcceptTrade)
        less = Bundle(terms.give.cash - 5, terms.give.deeds)
        if less.cash <= 0:
            continue
        again, bot = table.scene(P2), towards(code, P2)
        again.offer(P2, P1, less, terms.get)
        assert isinstance(heard(again, P1, bot), RefuseTrade)
        assert bot.reason == "A little more, and I’ll accept."


@EACH
@pytest.mark.parametrize("code", ["normal", "expert/bully"])
def test_what_advice_names_is_agreed_to_or_called_a_limit(table: Table, code: str) -> None:
    scene = table.scene(P2)
    text = advise(view(scene.state, P2), dict.fromkeys((P1, P3, P4), code))
    if not isinstance(text.action, OfferTrade) or "go further than that" in text.reason:
        return
    scene.do(text.action)
    assert isinstance(heard(scene, text.action.partner, towards(code, P2)), AcceptTrade)


@pytest.mark.parametrize("code", MANNERS)
def test_what_was_offered_is_agreed_to_a_moment_later_from_the_other_side(code: str) -> None:
    """A partner that refuses an offer, thinks again and makes it in the next turn, is not sent
    away.
    """
    made = 0
    for table in TABLES:
        bot = towards(code, P2)
        scene = table.scene()
        scene.state.turn = 20
        offer = asked(scene, P1, bot)
        if not isinstance(offer, OfferTrade) or offer.partner != P2:
            continue
        after = done(scene.state, offer, bot)
        done(after, RefuseTrade(P2, after.offers[-1].id), bot)
        again = table.scene(P2)
        again.offer(P2, P1, offer.get, offer.give)
        again.state.turn, again.state.version = 21, 10
        assert isinstance(heard(again, P1, bot), AcceptTrade), (table.name, offer)
        made += 1
    assert made >= 3
