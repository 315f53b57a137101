"""Advice to a person at the table: chances, the next action, the price of a deal."""

import pytest

from monopoly_gui.ai.advice import Terms, advise, chances, limit, wanted
from monopoly_gui.ai.levels import LEVELS
from monopoly_gui.engine.actions import AcceptTrade, Bundle, Buy, OfferTrade
from monopoly_gui.engine.machine import why_not
from monopoly_gui.engine.view import view
from tests.ai.asked import heard, towards
from tests.ai.test_bargaining import SWAP
from tests.engine.scenes import P1, P2, P3, P4, Places, Scene, game

#: nothing leads to a set yet
LONE = {P1: "oriental reading", P2: "states short_line"}
#: more than any lone deed is worth
RICH = 3000


def asking(scene: Scene, deeds: Places, code: str = "", cash: int = 0) -> Terms:
    """The second player's price for these deeds of the first's."""
    deal = OfferTrade(P1, P2, scene.bundle(cash), scene.bundle(deeds=deeds))
    return wanted(view(scene.state, P1), deal, code)


# -- chances ------------------------------------------------------------------------------


def test_chances_sum_to_one_and_favour_whoever_has_built() -> None:
    text = chances(game(owns={P1: "orange"}, built={"orange": 3}).state)
    assert sum(text) == pytest.approx(1)
    assert text[P1] == max(text) > 0.5


def test_the_bankrupt_have_no_chance() -> None:
    state = game().state.clone()
    state.alive[P3] = False
    text = chances(state)
    assert text[P3] == 0
    assert sum(text) == pytest.approx(1)


def test_players_who_have_the_same_have_about_the_same_chances() -> None:
    assert all(0.15 < chance < 0.35 for chance in chances(game().state))


def test_a_debt_counts_before_it_is_paid() -> None:
    owns = {P1: "new_york red pacific", P2: "dark_blue"}
    scene = game(owns=owns, built={"dark_blue": 3}, at={P1: 33}, cash={P1: 1000})
    before = chances(scene.state)
    scene.roll(5, 1)  # Boardwalk
    assert scene.pending == "debt"
    assert chances(scene.state)[P1] < before[P1]


def test_where_worth_decides_the_richest_leads_and_the_more_so_towards_the_end() -> None:
    early = chances(game(cash={P2: 2500}, win_condition="richest_at_limit", round_limit=40).state)
    late = chances(
        game(cash={P2: 2500}, win_condition="richest_at_limit", round_limit=40, round=40).state
    )
    assert sum(late) == pytest.approx(1)
    assert max(early) == early[P2] < late[P2]


def test_when_the_game_is_over_the_winner_has_won() -> None:
    scene = game(2, owns={P2: "dark_blue"}, built={"dark_blue": 5}, at={P1: 33}, cash={P1: 10})
    scene.roll(5, 1).give_up()
    assert scene.pending == "over"
    assert chances(scene.state) == [0.0, 1.0]


# -- what to do now -----------------------------------------------------------------------


def test_advice_may_be_done_and_says_why() -> None:
    scene = game(at={P1: 10})
    text = advise(view(scene.state, P1))
    assert text.action is not None
    assert text.action.kind == "roll"
    assert text.reason.endswith(".")
    scene.roll(6, 2)  # Tennessee
    text = advise(view(scene.state, P1))
    assert isinstance(text.action, Buy)
    assert text.reason.endswith(".")


def test_asked_twice_it_says_the_same() -> None:
    seen = view(game(owns=SWAP).state, P1)
    assert advise(seen) == advise(seen)


def test_an_offer_that_stands_comes_first() -> None:
    scene = game(owns=SWAP)
    scene.offer(P2, P1, scene.bundle(1), scene.bundle(deeds="tennessee"))
    text = advise(view(scene.state, P1))
    assert text.action is not None
    assert text.action.kind in ("refuse_trade", "counter_trade")
    assert why_not(scene.state, text.action) is None


def test_who_waits_is_told_to_wait() -> None:
    text = advise(view(game().state, P4))
    assert text.action is None
    assert text.reason.endswith(".")


# -- what would you want for this? --------------------------------------------------------


@pytest.mark.parametrize("code", [level.code for level in LEVELS])
def test_what_is_asked_is_then_accepted_and_a_little_less_is_not(code: str) -> None:
    single = code != "expert"  # who sells no single deed for what it may cost
    deed = "short_line" if single else "new_york"
    scene, again = (game(owns=LONE if single else SWAP, cash={P1: RICH}) for _ in range(2))
    ask = OfferTrade(P1, P2, Bundle(), scene.bundle(deeds=deed))
    deal = limit(view(scene.state, P1), ask, code).deal
    assert deal is not None
    assert deal.get == scene.bundle(deeds=deed)
    least = 200 if code == "easy" else 205
    assert deal.give.cash >= least, "its price from a newcomer, more from others"
    again.offer(P1, P2, Bundle(deal.give.cash - 5), deal.get)
    assert not isinstance(heard(again, P2, towards(code, P1)), AcceptTrade)
    scene.do(deal)
    assert isinstance(heard(scene, P2, towards(code, P1)), AcceptTrade)


def test_a_fair_offer_is_taken_as_it_is() -> None:
    scene = game(owns=SWAP, cash={P1: RICH})
    fair = asking(scene, "new_york").deal
    assert fair is not None
    assert asking(scene, "new_york", cash=fair.give.cash).deal == fair


@pytest.mark.parametrize("code", [level.code for level in LEVELS])
def test_who_offers_too_much_hears_what_would_do(code: str) -> None:
    scene = game(owns=SWAP, cash={P1: 5000})
    dear = asking(scene, "new_york", code, cash=4000)
    least = asking(scene, "new_york", code)
    assert dear.deal is not None and least.deal is not None
    assert dear.deal == least.deal
    scene.do(dear.deal)
    assert isinstance(heard(scene, P2, towards(code, P1)), AcceptTrade)


def test_who_cannot_pay_in_money_may_add_a_deed() -> None:
    scene = game(owns={P1: "vermont oriental reading", P2: "states short_line"}, cash={P1: 150})
    terms = asking(scene, "short_line")
    assert terms.deal is not None
    added = [scene.state.board.spaces[space].name for space in terms.deal.give.deeds]
    assert terms.reason == f"If you add {added[0]}, yes." and len(added) == 1


@pytest.mark.parametrize("code", ["easy", "normal"])
@pytest.mark.parametrize("offered", [0, 150])
def test_the_price_of_a_mortgaged_deed_leaves_enough_for_its_dues(code: str, offered: int) -> None:
    owns: dict[int, Places] = {P1: "states oriental", P2: "virginia", P3: "st_charles"}
    scene = game(owns=owns, cash={P1: 666, P2: 20}, mortgaged="virginia")
    terms = asking(scene, "virginia", code, offered)
    assert terms.deal is not None, terms.reason
    assert 0 < terms.deal.give.cash <= 658
    scene.do(terms.deal)
    assert isinstance(heard(scene, P2, towards(code, P1)), AcceptTrade)


def test_who_cannot_pay_the_dues_hears_that() -> None:
    scene = game(owns={P1: "states", P2: "virginia"}, cash={P1: 8}, mortgaged="virginia")
    assert "You need" in asking(scene, "virginia").reason


@pytest.mark.parametrize("code", [level.code for level in LEVELS])
@pytest.mark.parametrize("cash", [20, 60, 200, 1000])
def test_no_deed_of_the_group_that_is_asked_for_is_wished_for(code: str, cash: int) -> None:
    owns: dict[int, Places] = {P1: "states baltic", P2: "st_charles", P3: "virginia"}
    deal = asking(game(owns=owns, cash={P1: cash}), "st_charles", code).deal
    assert deal is None or not deal.give.deeds or deal.give.deeds == (3,)


def in_debt(cash: int) -> Scene:
    """The first player owes the second 1200 for Pennsylvania Avenue."""
    owns = {P1: "reading baltic boardwalk", P2: "green"}
    return game(3, at={P1: 27}, cash={P1: cash}, owns=owns, built={"green": 4}).roll(3, 4)


def test_in_place_of_a_debt_the_terms_are_those_that_settle_it() -> None:
    scene = in_debt(1000)
    deal = OfferTrade(P1, P2, scene.bundle(deeds="boardwalk"), Bundle(), settles=True)
    found = wanted(view(scene.state, P1), deal).deal
    assert found is not None and found.settles
    assert found.give.deeds == deal.give.deeds and 0 < found.give.cash < 1000
    scene.do(found)
    assert isinstance(heard(scene, P2, towards("normal", P1)), AcceptTrade)


def test_who_will_not_settle_a_debt_says_why() -> None:
    scene = in_debt(0)
    deal = OfferTrade(P1, P2, scene.bundle(deeds="baltic"), Bundle(), settles=True)
    terms = wanted(view(scene.state, P1), deal)
    assert terms == Terms(None, "Then it will all be mine.")


def test_there_is_not_always_a_price() -> None:
    terms = asking(game(owns=SWAP, cash={P1: 20}), "new_york indiana illinois")
    assert terms.deal is None
    assert terms.reason.endswith(".")


@pytest.mark.parametrize(
    ("code", "owns", "cash", "reason"),
    [
        (
            "expert",
            {P2: "illinois", P3: "kentucky indiana"},
            900,
            "It’s worth far more to me than its price.",
        ),
        ("", {P2: "illinois"}, 20, "I’d want at least $300, more than you have."),
        ("", {P2: "red"}, 900, "I need it for my Red set."),
        ("", {P1: "kentucky", P2: "illinois"}, 900, "It would help your Red set."),
    ],
)
def test_who_will_not_sell_says_what_is_in_the_way(
    code: str, owns: dict[int, Places], cash: int, reason: str
) -> None:
    terms = asking(game(owns=owns, cash={P1: cash}), "illinois", code)
    assert terms == Terms(None, reason)


def test_what_the_rules_forbid_is_explained() -> None:
    scene = game(owns={P2: "orange"}, built={"orange": 1})
    terms = asking(scene, "new_york")
    assert terms.deal is None
    assert "buildings" in terms.reason
