"""Easy and Normal keep a sense of price, so that nobody farms them."""

import pytest

from monopoly_gui.ai.bargaining.manners import rounded
from monopoly_gui.ai.bargaining.talks import messages_of
from monopoly_gui.ai.valuation.deals import Deal
from monopoly_gui.engine.actions import AcceptTrade, Bundle
from tests.ai.asked import heard, towards
from tests.ai.judgement.offers import SWAP
from tests.engine.scenes import P1, P2, P3, game

MEDITERRANEAN, BOARDWALK = 1, 39
#: the second player has two of the yellow deeds; the third sells the last
OWNS = {P1: "atlantic reading", P2: "ventnor marvin", P3: "kentucky"}


def accepts(code: str, price: int, owns: dict[int, str], last: int = 0) -> bool:
    """Whether the second player buys Atlantic, which was last sold for so much."""
    bot = towards(code, P3)
    if last:
        before = game(owns={P3: "atlantic", P1: "reading"}, cash=3000)
        before.offer(P1, P3, Bundle(last), before.bundle(deeds="atlantic"))
        bot.hear(messages_of(before.state, AcceptTrade(P3, before.standing.id)))
    scene = game(owns=owns, cash=3000)
    scene.offer(P1, P2, scene.bundle(deeds="atlantic"), Bundle(price))
    return isinstance(heard(scene, P2, bot), AcceptTrade)


@pytest.mark.parametrize("code", ["easy", "normal"])
def test_a_deed_is_not_bought_for_more_than_twice_what_it_has_just_fetched(code: str) -> None:
    assert accepts(code, 500, OWNS)
    assert accepts(code, 500, OWNS, last=260)
    assert not accepts(code, 525, OWNS, last=260)


@pytest.mark.parametrize(("code", "sells"), [("easy", True), ("normal", False)])
def test_a_newcomer_sells_people_a_deed_for_the_list_price(code: str, sells: bool) -> None:
    scene = game(owns={P1: "boardwalk", P2: "reading"}, cash=3000)
    scene.offer(P1, P2, Bundle(200), scene.bundle(deeds="reading"))
    assert isinstance(heard(scene, P2, towards(code, P1)), AcceptTrade) is sells
    assert not isinstance(heard(scene, P2, towards(code)), AcceptTrade), "to no computer"


def test_what_a_person_gains_hurts_a_newcomer_less_than_what_a_computer_gains() -> None:
    """It sells New York Avenue, which makes the other's set."""
    for people, sells in ((P1,), True), ((), False):
        scene = game(owns=SWAP, cash=1500)
        scene.offer(P1, P2, Bundle(600), scene.bundle(deeds="new_york"))
        assert isinstance(heard(scene, P2, towards("easy", *people)), AcceptTrade) is sells


def sold(code: str, price: int, give: str = "") -> bool:
    """Whether the second player sells a person with $1000 the last orange deed, listed at $200."""
    scene = game(owns=SWAP, cash={P1: 1000, P2: 1500}, round=2)
    scene.offer(P1, P2, scene.bundle(price, give), scene.bundle(deeds="new_york"))
    return isinstance(heard(scene, P2, towards(code, P1)), AcceptTrade)


def test_a_newcomer_sells_a_person_a_set_for_twice_the_list_price_or_more() -> None:
    assert not sold("easy", 395)
    assert sold("easy", 400)


@pytest.mark.parametrize("code", ["normal", "hard", "expert"])
def test_no_other_sells_a_person_a_set_below_its_worth(code: str) -> None:
    assert not sold(code, 800)
    assert sold(code, 1000)


@pytest.mark.parametrize("code", ["normal", "hard", "expert"])
def test_a_lone_deed_beside_some_money_does_not_buy_a_set(code: str) -> None:
    assert not sold(code, 600, "reading")


@pytest.mark.parametrize(
    ("price", "said"), [(15, 0), (25, 0), (35, 30), (-5, -25), (-15, -25), (-142, -150), (0, 0)]
)
def test_sums_beside_deeds_are_round_and_not_trifling(price: int, said: int) -> None:
    deal = Deal(P1, P2, 1 << BOARDWALK, 1 << MEDITERRANEAN, price)
    assert rounded(deal, 5).price == said
    assert rounded(Deal(P1, P2, 0, 1 << MEDITERRANEAN, 35), 5).price == 35, "the price of a deed"


@pytest.mark.parametrize("code", ["easy", "normal"])
def test_nor_for_more_than_three_times_the_list_where_it_completes_nothing(code: str) -> None:
    single = {P1: "atlantic reading", P2: "ventnor", P3: "marvin"}
    assert not accepts(code, 785, single)
