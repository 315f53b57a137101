"""Trades: what may be dealt in, when, and the ways to answer."""

from typing import Any

import pytest

from monopoly_gui.engine import actions
from monopoly_gui.engine.actions import (
    AcceptTrade,
    Bundle,
    ChooseCard,
    ClaimRent,
    CounterTrade,
    LiftMortgage,
    Mortgage,
    OfferTrade,
    RefuseTrade,
    SettleMortgage,
    UseJailCard,
    WithdrawTrade,
)
from monopoly_gui.engine.events import TradeAgreed, TradeDone, TradeEnded, TradeOffered
from monopoly_gui.engine.flow.trading import change
from tests.engine.scenes import P1, P2, P3, P4, Places, Scene, game


def test_a_deal_between_two() -> None:
    """TRADE-1 TRADE-3 TRADE-4 CARD-5: deeds, cash and cards on both sides, at any price."""
    scene = game(
        owns={P1: "reading baltic", P2: "boardwalk"}, cards={P1: "ch_jail_free"}, cash={P2: 20}
    )
    give = scene.bundle(cash=100, deeds="reading baltic", cards="ch_jail_free")
    scene.deal(P1, P2, give, scene.bundle(cash=20, deeds="boardwalk"))
    assert [scene.owner(s) for s in ("reading", "baltic", "boardwalk")] == [P2, P2, P1]
    assert (scene.cash(P1), scene.cash(P2)) == (1420, 100)
    assert scene.state.cards[P2] == [scene.card("ch_jail_free")] and scene.of(TradeDone)


def test_what_can_be_put_into_a_deal() -> None:
    """SC-182 TRADE-3: no promise, no immunity; and no act lends money."""
    assert Bundle() == Bundle(cash=0, deeds=(), cards=())
    names = " ".join(vars(actions)).lower()
    assert not any(word in names for word in ("loan", "lend", "immun", "option", "promise"))


@pytest.mark.parametrize(
    ("give", "code"),
    [
        (Bundle(cash=-5), "cash"),
        (Bundle(cash=1501), "no_cash"),
        (Bundle(deeds=(5,)), "not_owned"),
        (Bundle(deeds=(0,)), "not_owned"),
        (Bundle(deeds=(-1,)), "not_owned"),
        (Bundle(deeds=(77,)), "not_owned"),
        (Bundle(deeds=(3, 3)), "twice"),
        (Bundle(cards=(10,)), "not_owned"),
    ],
)
def test_only_what_one_has(give: Bundle, code: str) -> None:
    """TRADE-3 BANK-5: nobody offers what is not theirs."""
    scene = game(owns={P1: "baltic", P2: "reading boardwalk"})
    scene.rejects(OfferTrade(P1, P2, give, scene.bundle(deeds="boardwalk")), code)


@pytest.mark.parametrize("partner", [P1, -1, 4, P4])
def test_with_another_player_who_is_in(partner: int) -> None:
    """TRADE-1 BANKR-8: not with oneself, the Bank, nobody, or one who is out."""
    scene = game(turn=P4, cash={P4: 0}, at={P4: 2})
    scene.roll(1, 1).give_up()
    scene.rejects(OfferTrade(P1, partner, Bundle(cash=1), Bundle(cash=2)), "partner")


def test_a_set_with_buildings() -> None:
    """SC-180 TRADE-5: blocked, also for its bare streets; until they are sold."""
    scene = game(owns={P1: "light_blue"}, built={"connecticut": 1})
    offer = OfferTrade(P1, P2, scene.bundle(deeds="oriental"), Bundle(cash=500))
    reason = scene.rejects(offer, "built")
    assert reason.rule == "TRADE-5"
    asked = OfferTrade(P2, P1, Bundle(cash=500), scene.bundle(deeds="oriental"))
    scene.rejects(asked, "built")


def test_gifts() -> None:
    """SC-181 TRADE-7: refused, unless the table allows them."""
    scene = game(owns={P1: "reading"})
    for give, get in ((Bundle(cash=300), Bundle()), (Bundle(), Bundle(deeds=()))):
        scene.rejects(OfferTrade(P1, P2, give, get), "one_sided")
    scene.rejects(OfferTrade(P1, P2, scene.bundle(deeds="reading"), Bundle()), "one_sided")
    scene = game(one_sided_trades="allow")
    scene.deal(P1, P2, Bundle(cash=300), Bundle())
    assert scene.cash(P2) == 1800
    scene.rejects(OfferTrade(P1, P2, Bundle(), Bundle()), "empty")


@pytest.mark.parametrize(("cash", "back"), [(500, 1), (1, 500), (300, 300)])
def test_money_for_money(cash: int, back: int) -> None:
    """TRADE-7 TRADE-8: a loan by another name is refused, the other way round too."""
    scene = game(owns={P1: "reading"}, cards={P1: "ch_jail_free", P2: "cc_jail_free"})
    reason = scene.rejects(OfferTrade(P1, P2, Bundle(cash), Bundle(back)), "one_sided")
    assert reason.rule == "TRADE-7" and "Money for money" in reason.text
    sides = scene.bundle(cash, cards="ch_jail_free"), scene.bundle(back, cards="cc_jail_free")
    if cash != back:
        scene.rejects(OfferTrade(P1, P2, *sides), "one_sided")
    scene = game(one_sided_trades="allow")
    scene.deal(P1, P2, Bundle(cash), Bundle(back))
    assert scene.cash(P2) == 1500 + cash - back


def test_a_gift_behind_equal_parts() -> None:
    """TRADE-7: the same sum, or a card, on both sides hides no gift of a deed or of a card."""
    cards = {P1: "ch_jail_free cc_jail_free"}
    scene = game(owns={P1: "reading"}, cards=cards)
    deed = scene.bundle(100, deeds="reading")
    scene.rejects(OfferTrade(P1, P2, deed, Bundle(100)), "one_sided")
    scene.rejects(OfferTrade(P2, P1, Bundle(100), deed), "one_sided")
    scene.deal(P1, P2, deed, Bundle(101)).deal(
        P1, P2, scene.bundle(cards="ch_jail_free"), Bundle(9)
    )
    swap = scene.bundle(cards="ch_jail_free"), scene.bundle(cards="cc_jail_free")
    scene.rejects(OfferTrade(P2, P1, scene.bundle(5, cards="ch_jail_free"), swap[1]), "one_sided")
    scene.deal(P2, P1, *swap)
    assert scene.cash(P1) == 1510 and scene.state.cards[P1] == [scene.card("ch_jail_free")]


def test_a_deed_sold_dearly_and_bought_back_cheaply() -> None:
    """TRADE-4: prices are free, also where that amounts to a loan."""
    scene = game(owns={P1: "baltic"})
    deed = scene.bundle(deeds="baltic")
    scene.deal(P1, P2, deed, Bundle(900)).deal(P2, P1, deed, Bundle(1))
    assert scene.owner("baltic") == P1 and scene.cash(P1) == 2399


def offered(**options: Any) -> Scene:
    """P1 offers Reading to P2 for 150."""
    scene = game(owns={P1: "reading", P2: "boardwalk"}, **options)
    scene.offer(P1, P2, scene.bundle(deeds="reading"), scene.bundle(cash=150))
    return scene


def test_accepting() -> None:
    """TRADE-6: only the one it was made to can."""
    scene = offered()
    number = scene.standing.id
    assert (scene.of(TradeOffered)[0].offer, scene.of(TradeOffered)[0].counters) == (number, 0)
    scene.rejects(AcceptTrade(P1, number), "not_yours")
    scene.rejects(AcceptTrade(P3, number), "not_yours")
    scene.rejects(AcceptTrade(P2, number + 1), "gone")
    assert AcceptTrade(P2, number) in scene.legal(P2)
    scene.do(AcceptTrade(P2, number))
    assert scene.owner("reading") == P2 and scene.cash(P1) == 1650


def test_refusing() -> None:
    """TRADE-6: the offer is gone."""
    scene = offered()
    number = scene.standing.id
    scene.rejects(RefuseTrade(P3, number), "not_yours")
    scene.do(RefuseTrade(P2, number))
    assert scene.of(TradeEnded)[0].why == "refused" and not scene.state.offers


def test_countering() -> None:
    """SC-184 TRADE-6: the counter-offer takes the offer's place; accepted, it is what counts."""
    scene = offered()
    first = scene.standing.id
    scene.do(CounterTrade(P2, first, Bundle(cash=120), scene.bundle(deeds="reading")))
    assert scene.of(TradeEnded)[0].why == "countered"
    assert scene.of(TradeOffered)[0].counters == first
    counter = scene.standing
    assert (counter.player, counter.partner) == (P2, P1)
    scene.rejects(AcceptTrade(P2, first), "gone")
    scene.rejects(CounterTrade(P2, counter.id, Bundle(cash=1), Bundle(cash=2)), "not_yours")
    scene.do(AcceptTrade(P1, counter.id))
    assert scene.owner("reading") == P2 and (scene.cash(P1), scene.cash(P2)) == (1620, 1380)


def test_withdrawing() -> None:
    """TRADE-6: by the one who made it."""
    scene = offered()
    scene.rejects(WithdrawTrade(P2, scene.standing.id), "not_yours")
    scene.do(WithdrawTrade(P1, scene.standing.id))
    assert scene.of(TradeEnded)[0].why == "withdrawn" and not scene.state.offers


def test_a_new_offer_replaces_the_old() -> None:
    """TRADE-6: between the same two; offers to others stand beside it."""
    scene = offered()
    scene.offer(P1, P3, scene.bundle(deeds="reading"), scene.bundle(cash=160))
    scene.offer(P1, P2, scene.bundle(deeds="reading"), scene.bundle(cash=140))
    assert [(o.partner, o.get.cash) for o in scene.state.offers] == [(P3, 160), (P2, 140)]


def test_a_deed_mortgaged_since_it_was_offered() -> None:
    """TRADE-6 MORT-10: the old terms are not agreed to, nor once the mortgage is lifted."""
    scene = offered()
    number = scene.standing.id
    assert change(scene.state, scene.standing) is None
    scene.do(Mortgage(P1, 5))
    reason = scene.rejects(AcceptTrade(P2, number), "changed")
    assert "Reading Railroad" in reason.text and AcceptTrade(P2, number) not in scene.legal(P2)
    scene.do(CounterTrade(P2, number, Bundle(cash=60), scene.bundle(deeds="reading")))
    scene.do(AcceptTrade(P1, scene.standing.id)).do(SettleMortgage(P2, 5, lift=False))
    assert scene.owner("reading") == P2 and scene.is_mortgaged("reading")


def test_a_mortgage_lifted_since_it_was_offered() -> None:
    """TRADE-6: a deed that was offered as mortgaged is not sold clear by mistake."""
    scene = offered(mortgaged="reading")
    assert scene.standing.lent == (5,)
    scene.do(LiftMortgage(P1, 5))
    scene.rejects(AcceptTrade(P2, scene.standing.id), "changed")
    scene.do(Mortgage(P1, 5)).do(AcceptTrade(P2, scene.standing.id))
    assert scene.owner("reading") == P2


def test_a_set_built_on_and_a_card_used_since_they_were_offered() -> None:
    """TRADE-6 TRADE-5 CARD-5: neither is there any more as it was."""
    scene = game(owns={P1: "light_blue"}, cards={P1: "ch_jail_free"}, jail={P1: 0})
    scene.offer(P1, P2, scene.bundle(deeds="oriental"), Bundle(200))
    scene.offer(P1, P3, scene.bundle(cards="ch_jail_free"), Bundle(40))
    streets, card = scene.state.offers
    scene.build(P1, "connecticut").do(UseJailCard(P1, scene.card("ch_jail_free")))
    for offer, code in ((streets, "built"), (card, "not_owned")):
        scene.rejects(AcceptTrade(offer.partner, offer.id), code)
        found = change(scene.state, offer)
        assert found and found.code == "changed" and found.rule == "TRADE-6"


def test_checked_again_when_accepted() -> None:
    """TRADE-6: what was sold meanwhile, or spent, is no longer there."""
    scene = offered()
    number = scene.standing.id
    scene.deal(P1, P3, scene.bundle(deeds="reading"), scene.bundle(cash=10))
    scene.rejects(AcceptTrade(P2, number), "not_owned")
    scene = offered(cash={P2: 149})
    scene.rejects(AcceptTrade(P2, scene.standing.id), "no_cash")


def test_an_offer_lapses_at_ones_next_turn() -> None:
    """TRADE-6: it does not stand for ever."""
    scene = game(2, owns={P1: "reading"}, at={P2: 10})
    scene.offer(P1, P2, scene.bundle(deeds="reading"), scene.bundle(cash=150))
    scene.roll(4, 6).end()
    assert scene.state.offers
    scene.roll(4, 6).end()
    assert scene.of(TradeEnded)[0].why == "lapsed" and not scene.state.offers


def test_at_any_time_carried_out_when_idle() -> None:
    """SC-185 TRADE-2: agreed while P3's landing is open, done right after its settlement."""
    scene = game(turn=P3, at={P3: 3}, owns={P1: "reading"})
    scene.roll(1, 2)
    assert scene.pending == "purchase"
    number = scene.offer(P1, P2, scene.bundle(deeds="reading"), scene.bundle(cash=150))
    scene.do(AcceptTrade(P2, number))
    assert scene.of(TradeAgreed) and scene.owner("reading") == P1
    for refused in (AcceptTrade(P2, number), RefuseTrade(P2, number), WithdrawTrade(P1, number)):
        scene.rejects(refused, "gone")
    scene.buy()
    assert scene.owner("reading") == P2 and scene.cash(P1) == 1650 and not scene.state.offers


def test_agreed_but_no_longer_valid() -> None:
    """SC-185 TRADE-6: if the money is gone by then, nothing happens."""
    scene = game(turn=P3, at={P3: 3}, owns={P1: "reading"}, cash={P2: 150})
    scene.roll(1, 2)
    number = scene.offer(P1, P2, scene.bundle(deeds="reading"), scene.bundle(cash=150))
    scene.do(AcceptTrade(P2, number)).decline()
    scene.sold(P2, 10)
    assert scene.all_of(TradeEnded)[-1].why == "void" and scene.owner("reading") == P1
    assert scene.owner("oriental") == P2 and scene.cash(P2) == 140


def test_agreed_deals_in_the_order_of_agreement() -> None:
    """TRADE-2: two buyers agree on the same deed; the older offer wins."""
    scene = game(turn=P3, at={P3: 3}, owns={P1: "reading"})
    scene.roll(1, 2)
    for buyer in (P2, P4):
        number = scene.offer(P1, buyer, scene.bundle(deeds="reading"), scene.bundle(cash=150))
        scene.do(AcceptTrade(buyer, number))
    scene.buy()
    assert scene.owner("reading") == P2 and scene.cash(P4) == 1500
    assert scene.of(TradeEnded)[0].partner == P4


def test_an_agreed_deal_helps_in_a_debt() -> None:
    """TRADE-2 DEBT-2: who comes to owe money before the board is idle may use it."""
    scene = game(board="uk", at={P1: 14}, owns={P1: 5}, cash={P1: 3}, chest="cc_fine_or_chance")
    scene.roll(1, 2)
    number = scene.offer(P1, P4, scene.bundle(deeds=5), scene.bundle(cash=90))
    scene.do(AcceptTrade(P4, number))
    assert scene.pending == "card_choice" and scene.standing.agreed
    scene.do(ChooseCard(P1, False))
    assert scene.owner(5) == P4 and scene.debt.amount == 10
    assert scene.pay().cash(P1) == 83


def test_two_offers_across() -> None:
    """TRADE-6: offers in both directions between two players are two offers."""
    scene = offered()
    scene.offer(P2, P1, scene.bundle(deeds="boardwalk"), scene.bundle(cash=500))
    first, second = scene.state.offers
    scene.do(AcceptTrade(P1, second.id)).do(AcceptTrade(P2, first.id))
    assert scene.owner("boardwalk") == P1 and scene.owner("reading") == P2


# -- debts -------------------------------------------------------------------------------


#: the rent that makes a debt, by the street landed on and the houses there
RENTS = {40: ("connecticut", 1), 200: ("boardwalk", 1), 500: ("park_place", 2)}


def in_debt(amount: int = 200, **options: Any) -> Scene:
    """P1 owes P2 so much rent, and has Reading unless said otherwise."""
    street, level = RENTS[amount]
    owns = {P1: "reading", **options.pop("owns", {}), P2: "light_blue dark_blue"}
    group = "light_blue" if amount == 40 else "dark_blue"
    start = game().place(street) - 3
    scene = game(at={P1: start}, owns=owns, built={group: level}, **options).roll(1, 2)
    assert scene.debt.amount == amount
    return scene


def test_a_debtor_sells_to_survive() -> None:
    """SC-188 DEBT-2: allowed where the debt can be met afterwards."""
    scene = in_debt(200, cash={P1: 50})
    scene.deal(P1, P3, scene.bundle(deeds="reading"), scene.bundle(cash=160))
    assert scene.cash(P1) == 210
    scene.pay()
    assert scene.cash(P1) == 10 and scene.to_end(P1)


def test_a_debtor_gives_nothing_away() -> None:
    """SC-189 DEBT-2: refused where the debt could not be met afterwards."""
    scene = in_debt(500, cash={P1: 50})
    gift = OfferTrade(P1, P3, scene.bundle(deeds="reading"), scene.bundle(cash=1))
    assert scene.rejects(gift, "debt").rule == "DEBT-2"
    asked = OfferTrade(P3, P1, scene.bundle(cash=449), scene.bundle(deeds="reading"))
    scene.rejects(asked, "debt")
    scene.deal(P3, P1, scene.bundle(cash=450), scene.bundle(deeds="reading"))
    assert scene.pay().cash(P1) == 0


def test_free_trade_in_debt() -> None:
    """DEBT-2: trade_in_debt=free lets a debtor deal as before."""
    scene = in_debt(500, cash={P1: 50}, trade_in_debt="free")
    scene.deal(P1, P3, scene.bundle(deeds="reading"), scene.bundle(cash=1))
    scene.give_up()
    assert scene.owner("reading") == P3


def test_no_trade_in_debt() -> None:
    """DEBT-2 DEBT-1: trade_in_debt=none leaves the Bank only."""
    scene = in_debt(200, cash={P1: 150}, trade_in_debt="none")
    good = OfferTrade(P1, P3, scene.bundle(deeds="reading"), scene.bundle(cash=500))
    scene.rejects(good, "debt")
    scene.do(Mortgage(P1, 5)).pay()
    assert scene.cash(P1) == 50


def test_a_card_sold_in_need() -> None:
    """SC-213 DEBT-2: no value at the Bank, but a buyer may be found."""
    scene = in_debt(40, cash={P1: 0}, owns={P1: []}, cards={P1: "ch_jail_free"})
    assert any(a.kind == "declare_bankruptcy" for a in scene.legal(P1))
    number = scene.offer(P3, P1, scene.bundle(cash=45), scene.bundle(cards="ch_jail_free"))
    scene.do(AcceptTrade(P1, number)).pay()
    assert scene.cash(P1) == 5 and scene.state.cards[P3]


def test_property_in_settlement() -> None:
    """SC-190 DEBT-3: a willing creditor takes a deed for the whole debt."""
    scene = in_debt(200, cash={P1: 80})
    give = scene.bundle(cash=80, deeds="reading")
    scene.rejects(OfferTrade(P1, P3, give, Bundle(), settles=True), "no_debt")
    scene.rejects(OfferTrade(P1, P2, Bundle(), Bundle(), settles=True), "one_sided")
    scene.do(OfferTrade(P1, P2, give, Bundle(), settles=True))
    scene.do(AcceptTrade(P2, scene.standing.id))
    assert scene.owner("reading") == P2 and scene.cash(P2) == 1580 and scene.to_end(P1)
    scene.rejects(OfferTrade(P1, P2, Bundle(), Bundle(), settles=True), "no_debt")


@pytest.mark.parametrize("gifts", ["forbid", "allow"])
def test_no_coin_in_full_settlement(gifts: str) -> None:
    """DEBT-3 DEBT-4 SC-190: in place of money a creditor takes property, not less money."""
    scene = in_debt(200, cash={P1: 150}, cards={P1: "ch_jail_free"}, one_sided_trades=gifts)
    for give in (Bundle(1), Bundle(150)):
        reason = scene.rejects(OfferTrade(P1, P2, give, Bundle(), settles=True), "one_sided")
        assert reason.rule == "DEBT-3"
    give = scene.bundle(1, cards="ch_jail_free")
    scene.do(OfferTrade(P1, P2, give, Bundle(), settles=True))
    scene.do(AcceptTrade(P2, scene.standing.id))
    assert scene.cash(P1) == 149 and scene.state.cards[P2] and scene.to_end(P1)


def test_a_settlement_not_taken() -> None:
    """SC-190: once the debt is paid the offer can no longer settle it."""
    scene = in_debt(200, cash={P1: 150})
    scene.do(OfferTrade(P1, P2, scene.bundle(deeds="reading"), Bundle(), settles=True))
    number = scene.standing.id
    scene.do(Mortgage(P1, 5)).pay()
    scene.rejects(AcceptTrade(P2, number), "no_debt")
    scene.do(RefuseTrade(P2, number))


def test_a_settlement_of_another_debt() -> None:
    """SC-190 TRADE-6: what was offered for one debt is not taken for the next one."""
    owns: dict[int, Places] = {P1: "reading boardwalk", P2: "light_blue orange"}
    built = {"light_blue": 1, "orange": 2}
    scene = game(3, at={P1: 4}, cash={P1: 0}, owns=owns, built=built)
    scene.roll(1, 1)
    scene.do(OfferTrade(P1, P2, scene.bundle(deeds="boardwalk"), Bundle(), settles=True))
    number = scene.standing.id
    scene.do(Mortgage(P1, 5)).pay().roll(5, 5)
    assert scene.debt.creditors == (P2,) and scene.debt.amount == 200
    assert not scene.may(AcceptTrade(P2, number)) and AcceptTrade(P2, number) not in scene.legal(P2)
    scene.rejects(AcceptTrade(P2, number), "no_debt")
    scene.do(OfferTrade(P1, P2, scene.bundle(deeds="boardwalk"), Bundle(), settles=True))
    scene.do(AcceptTrade(P2, scene.standing.id))
    assert scene.owner("boardwalk") == P2 and scene.cash(P1) == 70 and scene.to_roll(P1)


def test_a_debtor_of_two_gives_nothing_away() -> None:
    """DEBT-2 SC-189 SC-210: the small debt that comes first is no way round the other."""
    scene = game(3, at={P1: 32}, cash={P1: 1}, owns={P1: "boardwalk", P2: 34}, asks=[P2])
    scene.roll(1, 1).roll(1, 3).do(ClaimRent(P2, scene.claim.id))
    assert (scene.debt.reason, scene.debt.amount) == ("rent", 28)
    scene.rejects(
        OfferTrade(P1, P3, scene.bundle(deeds="boardwalk"), scene.bundle(cash=126)), "debt"
    )
    scene.deal(P1, P3, scene.bundle(deeds="boardwalk"), scene.bundle(cash=127))
    scene.pay().pay()
    assert scene.cash(P1) == 0 and scene.to_end(P1)


def test_a_debtor_of_two_sells_what_the_bank_gives_nothing_for() -> None:
    """DEBT-2 SC-213: who could not meet both may still meet the first by a deal that costs him
    nothing of what can be raised."""
    scene = game(3, at={P1: 32}, cash={P1: 1}, owns={P2: 34}, cards={P1: "ch_jail_free"}, asks=[P2])
    scene.roll(1, 1).roll(1, 3).do(ClaimRent(P2, scene.claim.id))
    scene.deal(P1, P3, scene.bundle(cards="ch_jail_free"), scene.bundle(cash=40))
    scene.pay()
    assert scene.debt.reason == "tax" and scene.cash(P2) == 1528


def test_others_wait_with_their_deals() -> None:
    """TRADE-2 DEBT-1: a deal between two who owe nothing is done after the debt."""
    scene = in_debt(200, cash={P1: 150}, owns={P3: "baltic"})
    number = scene.offer(P3, P4, scene.bundle(deeds="baltic"), scene.bundle(cash=60))
    scene.do(AcceptTrade(P4, number))
    assert scene.standing.agreed
    scene.do(Mortgage(P1, 5)).pay()
    assert scene.owner("baltic") == P4


def test_a_debtors_deal_that_waited_is_not_lost() -> None:
    """TRADE-2 DEBT-2: what the debt does not allow is done when it is paid."""
    scene = game(
        board="uk", at={P1: 14}, owns={P1: [5, 15]}, cash={P1: 0}, chest="cc_fine_or_chance"
    )
    scene.roll(1, 2)
    number = scene.offer(P1, P4, scene.bundle(deeds=[5, 15]), scene.bundle(cash=9))
    scene.do(AcceptTrade(P4, number)).do(ChooseCard(P1, False))
    assert scene.standing.agreed and scene.debt.amount == 10
    scene.deal(P1, P3, scene.bundle(deeds=15), scene.bundle(cash=20))
    scene.pay()
    assert not scene.state.offers and scene.owner(5) == P1 and scene.cash(P1) == 10


def test_a_mortgaged_deed_bought_by_a_debtor() -> None:
    """DEBT-2 MORT-7: its ten per cent counts against what can be raised."""
    scene = in_debt(200, cash={P1: 130}, owns={P3: "short_line"}, mortgaged="short_line")
    swap = OfferTrade(P3, P1, scene.bundle(79, "short_line"), scene.bundle(deeds="reading"))
    scene.rejects(swap, "debt")
    scene.deal(P3, P1, scene.bundle(80, "short_line"), scene.bundle(deeds="reading"))
    scene.do(SettleMortgage(P1, 35, False))
    assert scene.debt.amount == 200 and scene.cash(P1) == 200
    assert scene.pay().to_end(P1)
