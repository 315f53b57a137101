"""Deals that are offered, accepted, countered with another price, and refused."""

from itertools import pairwise

from monopoly_gui.engine.actions import (
    AcceptTrade,
    Action,
    Bundle,
    CounterTrade,
    OfferTrade,
    RefuseTrade,
)
from tests.ai.asked import asked, heard, normal
from tests.engine.scenes import P1, P2, P3, P4, Places, Scene, game

#: everything is sold; the first two players each hold what the other lacks for a set
SWAP = {
    P1: "st_james tennessee kentucky reading",
    P2: "new_york indiana illinois short_line",
    P3: "brown park_place pacific states electric",
    P4: "boardwalk light_blue north_carolina virginia water",
}


def answer(scene: Scene, give: Bundle, get: Bundle, player: int = P1, partner: int = P2) -> Action:
    """The partner's answer to the player's offer."""
    scene.offer(player, partner, give, get)
    said = heard(scene, partner)
    assert said is not None
    return said


def sold(price: int, deeds: Places, scene: Scene) -> Action:
    """The second player's answer to this much money for these deeds."""
    return answer(scene, scene.bundle(price), scene.bundle(deeds=deeds))


# -- refusing -----------------------------------------------------------------------------


def test_the_deed_that_completes_a_rivals_set_is_not_sold_at_its_price() -> None:
    for price in (200, 300, 400):
        scene = game(owns=SWAP)
        assert not isinstance(sold(price, "new_york", scene), AcceptTrade)


def test_but_it_has_its_price() -> None:
    scene = game(owns=SWAP, cash={P1: 3000})
    said = sold(200, "new_york", scene)
    assert isinstance(said, CounterTrade)
    assert said.get.cash > 600, "three times its price, for a set"


def test_a_lone_deed_is_not_sold_at_its_price_either() -> None:
    scene = game(owns={P1: "boardwalk", P2: "states reading"})
    assert not isinstance(sold(140, "states", scene), AcceptTrade)
    assert not isinstance(sold(200, "reading", game(owns={P2: "reading"})), AcceptTrade)


def test_nothing_is_given_away() -> None:
    scene = game(owns=SWAP, one_sided_trades="allow")
    assert isinstance(sold(0, "short_line", scene), RefuseTrade | CounterTrade)


def test_a_better_deed_for_a_worse_one_is_refused() -> None:
    scene = game(owns=SWAP)
    said = answer(scene, scene.bundle(deeds="reading"), scene.bundle(deeds="new_york short_line"))
    assert not isinstance(said, AcceptTrade)


def test_a_worthless_set_for_a_good_one_is_refused() -> None:
    scene = game(3, owns={P1: "mediterranean st_james tennessee", P2: "baltic new_york"})
    said = answer(scene, scene.bundle(deeds="mediterranean"), scene.bundle(deeds="new_york"))
    assert not isinstance(said, AcceptTrade)


def test_a_refusal_says_why() -> None:
    scene = game(owns=SWAP)
    scene.offer(P1, P2, scene.bundle(100), scene.bundle(deeds="indiana illinois"))
    bot = normal()
    heard(scene, P2, bot)
    assert bot.reason.endswith(".")


# -- accepting ----------------------------------------------------------------------------


def test_a_gift_is_taken() -> None:
    scene = game(owns=SWAP, one_sided_trades="allow")
    said = answer(scene, scene.bundle(deeds="reading"), scene.bundle())
    assert isinstance(said, AcceptTrade)


def test_the_deed_that_completes_ones_own_set_is_bought_dearly() -> None:
    scene = game(owns=SWAP)
    said = answer(scene, scene.bundle(deeds="kentucky"), scene.bundle(400))
    assert isinstance(said, AcceptTrade)


def test_a_set_for_a_set_helps_both_against_the_others() -> None:
    scene = game(owns=SWAP, cash=800)
    said = answer(scene, scene.bundle(150, "kentucky"), scene.bundle(deeds="new_york"))
    assert isinstance(said, AcceptTrade)


def test_between_two_players_one_gains_what_the_other_loses() -> None:
    scene = game(2, owns={P1: "st_james tennessee", P2: "new_york"})
    assert not isinstance(sold(400, "new_york", scene), AcceptTrade)


# -- another price ------------------------------------------------------------------------


def test_a_counter_offer_asks_for_more_and_is_acceptable_to_its_like() -> None:
    scene = game(owns=SWAP, cash={P1: 1500})
    scene.offer(P1, P2, scene.bundle(250), scene.bundle(deeds="new_york"))
    counter = heard(scene, P2)
    assert isinstance(counter, CounterTrade)
    assert counter.get.cash > 250 and counter.give.deeds == (19,)
    scene.do(counter)
    said = heard(scene, P1)
    assert isinstance(said, AcceptTrade)


def test_one_counter_offer_a_turn() -> None:
    scene, bot = game(owns=SWAP, cash={P1: 1500}), normal()
    scene.offer(P1, P2, scene.bundle(250), scene.bundle(deeds="new_york"))
    counter = heard(scene, P2, bot)
    assert counter is not None and counter.kind == "counter_trade"
    scene.do(counter).do(RefuseTrade(P1, scene.standing.id))
    scene.offer(P1, P2, scene.bundle(255), scene.bundle(deeds="new_york"))
    said = heard(scene, P2, bot)
    assert said is not None and said.kind == "refuse_trade"


def lowest_accepted(prices: range, one: bool) -> int:
    """The first of these prices at which New York Avenue is sold, by one opponent or fresh ones."""
    scene, bot = game(owns=SWAP, cash={P1: 3000}), normal()
    for price in prices:
        scene.offer(P1, P2, scene.bundle(price), scene.bundle(deeds="new_york"))
        said = heard(scene, P2, bot if one else normal())
        assert said is not None
        if isinstance(said, AcceptTrade):
            return price
        scene.do(RefuseTrade(P2, scene.standing.id))
    return prices.stop


def test_asking_again_and_again_does_not_bring_the_price_down() -> None:
    at_once = lowest_accepted(range(400, 3000, 40), one=False)
    creeping = lowest_accepted(range(400, 3000, 40), one=True)
    assert 600 < at_once < creeping, "who has been pestered asks for more"


def test_the_same_offer_a_hundred_times_is_refused_a_hundred_times() -> None:
    scene, bot = game(owns=SWAP, cash={P1: 1500}), normal()
    for _ in range(100):
        scene.offer(P1, P2, scene.bundle(400), scene.bundle(deeds="new_york"))
        said = heard(scene, P2, bot)
        assert said is not None and not isinstance(said, AcceptTrade)
        scene.do(RefuseTrade(P2, scene.standing.id))


# -- offering -----------------------------------------------------------------------------


def test_it_offers_a_deal_that_completes_its_set() -> None:
    scene = game(owns=SWAP, cash=800)
    offer = asked(scene, P1)
    assert isinstance(offer, OfferTrade) and offer.partner == P2
    mine = {*scene.state.deeds(P1), *offer.get.deeds} - {*offer.give.deeds}
    assert {16, 18, 19} <= mine or {21, 23, 24} <= mine


def test_it_starts_low() -> None:
    scene = game(owns={**SWAP, P2: "new_york short_line"}, cash={P1: 2000})
    first = asked(scene, P1)
    assert isinstance(first, OfferTrade) and first.get.deeds == (19,)
    scene.do(first)
    counter = heard(scene, P2)
    assert isinstance(counter, CounterTrade) and counter.get.cash > first.give.cash


def rounds_of_offers(rounds: int) -> list[tuple[int, OfferTrade]]:
    """An opponent's offers, turn after turn, to a table that refuses everything."""
    bot, out = normal(), []
    for round in range(1, rounds + 1):
        scene = game(owns=SWAP, cash=800, round=round)
        scene.state.turn = 4 * round
        for _ in range(5):
            action = asked(scene, P1, bot)
            if not isinstance(action, OfferTrade):
                break
            out.append((round, action))
    return out


def test_one_offer_a_turn_and_none_twice_within_four_rounds() -> None:
    offers = rounds_of_offers(30)
    assert len(offers) == len({round for round, _ in offers})
    seen: dict[tuple[int, tuple[int, ...], tuple[int, ...]], list[tuple[int, int]]] = {}
    for round, offer in offers:
        key = (offer.partner, offer.give.deeds, offer.get.deeds)
        seen.setdefault(key, []).append((round, offer.give.cash - offer.get.cash))
    for times in seen.values():
        for (before, price), (after, better) in pairwise(times):
            assert after - before >= 4
            assert better >= price, "the ladder leads upwards"
    assert len(offers) < 15, "it does not nag"


def test_no_offers_while_nothing_can_be_completed() -> None:
    scene = game(owns={P1: "st_james reading", P2: "kentucky short_line"})
    assert asked(scene, P1).kind == "roll"


def test_no_deal_with_a_prisoner_where_prisoners_may_not_trade() -> None:
    scene = game(owns=SWAP, cash=800, jail={P2: 0}, jail_rights="no_trade_no_rent")
    action = asked(scene, P1)
    assert not isinstance(action, OfferTrade) or action.partner != P2


def test_what_the_table_forbids_now_is_refused() -> None:
    scene = game(owns=SWAP, cash=800, trade_timing="own_turn_before_roll", turn=P3)
    scene.offer(P1, P2, scene.bundle(deeds="kentucky"), scene.bundle(deeds="new_york"))
    said = heard(scene, P2)
    assert isinstance(said, RefuseTrade)


def test_property_instead_of_money_only_if_it_is_worth_more() -> None:
    scene = game(
        3,
        at={P1: 32},
        cash={P1: 1000},
        owns={P1: "baltic reading", P2: "dark_blue"},
        built={"dark_blue": 4},
    ).roll(3, 4)
    scene.do(OfferTrade(P1, P2, Bundle(deeds=(3,)), Bundle(), settles=True))
    said = heard(scene, P2)
    assert isinstance(said, RefuseTrade)
