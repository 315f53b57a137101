"""Jail: all ways in, all ways out, and what a prisoner may do."""

import pytest

from monopoly_gui.engine.actions import (
    AcceptTrade,
    Bid,
    Build,
    ClaimRent,
    DeclareBankruptcy,
    EndTurn,
    Mortgage,
    OfferTrade,
    PayFine,
    Roll,
    SellBuilding,
    SkipJailTurn,
    UseJailCard,
)
from monopoly_gui.engine.events import (
    CashMoved,
    DebtSettled,
    DiceRolled,
    Jailed,
    JailTurnSpent,
    LeftJail,
)
from tests.engine.scenes import P1, P2, P3, game

# -- in ----------------------------------------------------------------------------------


def test_the_go_to_jail_space() -> None:
    """SC-112 JAIL-1 GO-4: straight there, no salary, the turn ends."""
    scene = game(at={P1: 27}, cash={P1: 80})
    scene.roll(1, 2)
    assert scene.at(P1) == 10 and scene.jailed(P1) and scene.cash(P1) == 80
    assert scene.of(Jailed)[0].why == "space" and scene.to_end(P1)


def test_the_go_to_jail_cards() -> None:
    """JAIL-2: either deck; the card goes to the bottom."""
    for card, start, deck in (("ch_jail", 4, 0), ("cc_jail", 14, 1)):
        scene = game(at={P1: start}, **{("chance", "chest")[deck]: card})  # type: ignore[arg-type]
        scene.roll(1, 2)
        assert scene.jailed(P1) and scene.of(Jailed)[0].why == "card" and scene.to_end(P1)
        assert scene.state.decks[deck][-1] == scene.card(card)


def test_landing_on_the_corner_is_visiting() -> None:
    """SC-113 JAIL-4 JAIL-5: no arrest; the next turn is normal."""
    scene = game(2, at={P1: 4, P2: 10})
    scene.roll(2, 4)
    assert scene.at(P1) == 10 and not scene.jailed(P1)
    scene.end().roll(4, 6).end().roll(1, 2)
    assert scene.at(P1) == 13


def test_no_leaving_in_the_turn_of_arrest() -> None:
    """SC-114 JAIL-1: neither by fine nor by card; the turn is over."""
    scene = game(at={P1: 27}, cash={P1: 500}, cards={P1: "ch_jail_free"})
    scene.roll(1, 2)
    scene.rejects(PayFine(P1), "turn_over")
    scene.rejects(UseJailCard(P1, scene.card("ch_jail_free")), "turn_over")
    scene.rejects(Roll(P1), "rolled")


# -- out ---------------------------------------------------------------------------------


def test_pay_then_throw() -> None:
    """JAIL-9: 50 to the Bank before the throw, which is then an ordinary one."""
    scene = game(jail={P1: 0})
    scene.do(PayFine(P1))
    assert scene.cash(P1) == 1450 and scene.of(LeftJail)[0].how == "fine"
    scene.rejects(PayFine(P1), "not_in_jail")
    scene.roll(1, 2)
    assert scene.at(P1) == 13 and scene.pending == "purchase"


def test_pay_then_three_doubles() -> None:
    """SC-116 DBL-4 DBL-2: the first counts as number one, the third leads back."""
    scene = game(jail={P1: 0}, owns={P1: "pink orange electric_company"})
    scene.do(PayFine(P1)).roll(1, 1).roll(2, 2)
    assert scene.at(P1) == 16 and scene.to_roll(P1)
    scene.roll(3, 3)
    assert scene.jailed(P1) and scene.to_end(P1)


def test_card_then_doubles() -> None:
    """SC-117 JAIL-10 DBL-4: as after paying."""
    scene = game(jail={P1: 1}, cards={P1: "ch_jail_free"})
    scene.do(UseJailCard(P1, scene.card("ch_jail_free")))
    assert scene.of(LeftJail)[0].how == "card" and scene.cash(P1) == 1500
    scene.roll(5, 5)
    assert scene.at(P1) == 20 and scene.to_roll(P1)


def test_doubles_out_of_jail() -> None:
    """SC-118 JAIL-12 JAIL-13 DBL-3: moved by, no fine, no extra throw."""
    scene = game(jail={P1: 0}, owns={P1: 16})
    scene.roll(3, 3)
    assert scene.at(P1) == 16 and scene.cash(P1) == 1500 and scene.to_end(P1)
    assert scene.of(LeftJail)[0].how == "doubles"


def test_no_doubles() -> None:
    """JAIL-12 JAIL-17 SC-128: the turn is spent; nobody is made to leave before the third miss."""
    scene = game(jail={P1: 0}, cards={P1: "ch_jail_free"})
    scene.roll(1, 2)
    assert scene.jailed(P1) and scene.at(P1) == 10 and scene.state.jail_turns[P1] == 1
    assert scene.of(JailTurnSpent)[0].turns == 1 and scene.to_end(P1)
    assert scene.cash(P1) == 1500 and scene.state.cards[P1]


def test_the_third_miss() -> None:
    """SC-120 JAIL-14: the fine, then the move by that throw; after the card the turn ends."""
    scene = game(jail={P1: 2}, cash={P1: 60}, chest="cc_beauty")
    scene.roll(2, 5)
    kinds = [e.kind for e in scene.events]
    assert kinds.index("cash_moved") < kinds.index("token_moved") < kinds.index("card_drawn")
    assert scene.of(CashMoved)[0].amount == 50
    assert scene.at(P1) == 17 and scene.cash(P1) == 60 - 50 + 10 and scene.to_end(P1)
    assert scene.of(LeftJail)[0].how == "third"


def test_the_third_try_succeeds() -> None:
    """SC-121 JAIL-12 DBL-3: no fine, no extra throw."""
    scene = game(jail={P1: 2}, cash={P1: 60}, chance="ch_dividend")
    scene.roll(6, 6)
    assert scene.at(P1) == 22 and scene.cash(P1) == 110 and scene.to_end(P1)


def test_the_fine_is_raised_first() -> None:
    """SC-122 JAIL-14 DEBT-1: raise, pay, then move."""
    scene = game(jail={P1: 2}, cash={P1: 10}, owns={P1: "reading"})
    scene.roll(1, 3)
    assert scene.pending == "debt" and scene.at(P1) == 10
    scene.rejects(DeclareBankruptcy(P1), "can_pay")
    scene.do(Mortgage(P1, 5)).pay()
    assert scene.cash(P1) == 60 and scene.at(P1) == 14 and scene.pending == "purchase"


def test_the_fine_that_cannot_be_raised() -> None:
    """JAIL-14 BANKR-5: bankrupt to the Bank, without moving."""
    scene = game(jail={P1: 2}, cash={P1: 10}, owns={P3: "electric_company"})
    scene.roll(1, 3).give_up()
    assert not scene.state.alive[P1] and scene.at(P1) == 10 and scene.to_roll(P2)
    assert scene.cash(P2) == 1500


def test_a_card_is_for_before_the_throw() -> None:
    """SC-124 JAIL-14 JAIL-10: by default too late after the third miss."""
    scene = game(jail={P1: 2}, cash={P1: 20}, cards={P1: "ch_jail_free"})
    scene.roll(1, 3)
    scene.rejects(UseJailCard(P1, scene.card("ch_jail_free")), "too_late")
    scene.give_up()
    assert not scene.state.alive[P1]
    assert scene.state.decks[0][-1] == scene.card("ch_jail_free")


def test_a_card_instead_of_the_fine() -> None:
    """SC-124 JAIL-14 DEBT-4: with pay_or_card it may be used, and nobody is ruined."""
    scene = game(
        jail={P1: 2}, cash={P1: 20}, cards={P1: "ch_jail_free"}, jail_third_fail="pay_or_card"
    )
    scene.roll(1, 3)
    key = scene.card("ch_jail_free")
    scene.rejects(DeclareBankruptcy(P1), "can_pay")
    assert scene.legal(P1) == [UseJailCard(P1, key)]
    scene.do(UseJailCard(P1, key))
    assert scene.at(P1) == 14 and scene.cash(P1) == 20 and not scene.state.cards[P1]
    assert scene.of(DebtSettled) == [DebtSettled(P1)]


def test_nobody_leaves_jail_for_another() -> None:
    """JAIL-14 JAIL-16: nobody uses a card or sits a turn out for another."""
    scene = game(
        jail={P1: 2},
        cards={P1: "ch_jail_free", P2: "cc_jail_free"},
        jail_third_fail="pay_or_card",
        jail_skip=True,
    )
    scene.roll(1, 3)
    scene.rejects(UseJailCard(P2, scene.card("cc_jail_free")), "not_yours")
    scene.rejects(UseJailCard(P1, scene.card("cc_jail_free")), "no_card")
    scene.rejects(SkipJailTurn(P2), "not_yours")
    scene.do(SkipJailTurn(P1))
    assert scene.jailed(P1) and scene.cash(P1) == 1500 and scene.to_end(P1)


def test_the_fine_instead_of_the_card() -> None:
    """JAIL-14: with pay_or_card it is a choice also for one who has the cash."""
    scene = game(jail={P1: 2}, cards={P1: "ch_jail_free"}, jail_third_fail="pay_or_card")
    scene.roll(1, 3)
    assert scene.pending == "debt"
    scene.pay()
    assert scene.cash(P1) == 1450 and scene.at(P1) == 14 and scene.state.cards[P1]


def test_paying_before_the_third_throw() -> None:
    """SC-125 JAIL-15: allowed by default; the throw is then an ordinary one."""
    scene = game(jail={P1: 2}, cash={P1: 100})
    scene.do(PayFine(P1)).roll(4, 4)
    assert scene.at(P1) == 18 and scene.unsold().to_roll(P1)


def test_no_paying_before_the_third_throw() -> None:
    """SC-125 JAIL-15: with jail_prepay_third off the third throw must be made."""
    scene = game(jail={P1: 2}, cards={P1: "ch_jail_free"}, jail_prepay_third=False)
    scene.rejects(PayFine(P1), "third_turn")
    scene.rejects(UseJailCard(P1, scene.card("ch_jail_free")), "third_turn")
    assert scene.legal(P1) == [Roll(P1)]
    scene = game(jail={P1: 1}, jail_prepay_third=False)
    scene.do(PayFine(P1))


def test_the_fine_needs_cash() -> None:
    """JAIL-9: before the throw nobody lends it; money can be raised first."""
    scene = game(jail={P1: 0}, cash={P1: 40}, owns={P1: "baltic"})
    scene.rejects(PayFine(P1), "no_cash")
    scene.do(Mortgage(P1, 3)).do(PayFine(P1))
    assert scene.cash(P1) == 20


def test_a_card_bought_just_before_the_throw() -> None:
    """JAIL-11 CARD-5 JAIL-10: from another player, at any price."""
    scene = game(jail={P1: 2}, cash={P1: 60}, cards={P2: "cc_jail_free"})
    scene.deal(P1, P2, scene.bundle(cash=55), scene.bundle(cards="cc_jail_free"))
    scene.do(UseJailCard(P1, scene.card("cc_jail_free"))).roll(1, 2)
    assert scene.at(P1) == 13 and scene.cash(P1) == 5


def test_cards_that_one_does_not_hold() -> None:
    """JAIL-10: another's card opens nothing."""
    scene = game(jail={P1: 0}, cards={P2: "cc_jail_free"})
    scene.rejects(UseJailCard(P1, scene.card("cc_jail_free")), "no_card")


# -- meanwhile ---------------------------------------------------------------------------


def test_a_prisoner_does_business() -> None:
    """SC-126 JAIL-6: builds, sells, mortgages and trades in another player's idle moment."""
    scene = game(turn=P2, jail={P1: 0}, cash={P1: 500}, owns={P1: "dark_blue reading"})
    scene.build(P1, "boardwalk")
    scene.do(SellBuilding(P1, 39)).do(Mortgage(P1, 5))
    scene.deal(P1, P3, scene.bundle(deeds="reading"), scene.bundle(cash=20))
    assert scene.owner("reading") == P3 and scene.cash(P1) == 500 - 200 + 100 + 100 + 20


def test_trade_with_a_prisoner() -> None:
    """SC-186 JAIL-6: accepted."""
    scene = game(jail={P2: 1}, owns={P2: "reading"})
    scene.deal(P1, P2, scene.bundle(cash=150), scene.bundle(deeds="reading"))
    assert scene.owner("reading") == P1


def test_a_prisoner_collects_rent() -> None:
    """JAIL-6 SC-060: and may ask for it."""
    scene = game(at={P1: 3}, jail={P2: 1}, owns={P2: "oriental"}, asks=[P2])
    scene.roll(1, 2).do(ClaimRent(P2, scene.claim.id))
    assert scene.cash(P2) == 1506


def test_a_prisoner_without_rights() -> None:
    """JAIL-7: with no_trade_no_rent no trade, no bid, no building, no rent; but mortgages."""
    scene = game(
        at={P1: 3},
        jail={P2: 1},
        owns={P2: "dark_blue oriental reading"},
        jail_rights="no_trade_no_rent",
    )
    scene.rejects(Build(P2, (39,)), "jail_rights")
    offer = OfferTrade(P2, P1, scene.bundle(deeds="reading"), scene.bundle(cash=1))
    scene.rejects(offer, "jail_rights")
    offer = OfferTrade(P1, P2, scene.bundle(cash=1), scene.bundle(deeds="reading"))
    scene.rejects(offer, "jail_rights")
    scene.do(Mortgage(P2, 5)).roll(1, 2)
    assert scene.cash(P1) == 1500 and scene.to_end(P1)
    scene.end()
    scene.do(PayFine(P2)).build(P2, "boardwalk")


def test_a_prisoner_without_rights_does_not_bid() -> None:
    """JAIL-7 AUCT-1: the auction goes on without."""
    scene = game(3, at={P1: 4}, jail={P2: 1}, jail_rights="no_trade_no_rent")
    scene.roll(1, 1).decline()
    assert scene.deciders == (P1, P3)
    scene.rejects(Bid(P2, 10), "not_bidding")


def test_only_rent_is_lost() -> None:
    """JAIL-7 SC-070: with no_rent a prisoner trades and builds."""
    scene = game(at={P1: 3}, jail={P2: 0}, owns={P2: "light_blue"}, jail_rights="no_rent")
    scene.build(P2, "oriental")
    scene.roll(1, 2)
    assert scene.cash(P1) == 1500 and scene.cash(P2) == 1450


def test_an_offer_made_before_the_arrest() -> None:
    """JAIL-7 TRADE-6: a standing offer cannot be accepted by one who lost the right."""
    scene = game(at={P1: 27}, owns={P1: "reading"}, jail_rights="no_trade_no_rent")
    number = scene.offer(P2, P1, scene.bundle(cash=9), scene.bundle(deeds="reading"))
    scene.roll(1, 2)
    scene.rejects(AcceptTrade(P1, number), "jail_rights")


# -- options -----------------------------------------------------------------------------


def test_sitting_a_turn_out() -> None:
    """SC-129 JAIL-16: with jail_skip no throw; it counts as one of the three turns."""
    scene = game(jail={P1: 0}, jail_skip=True)
    scene.do(SkipJailTurn(P1))
    assert not scene.of(DiceRolled) and scene.state.jail_turns[P1] == 1 and scene.to_end(P1)
    scene.rejects(SkipJailTurn(P1), "turn_over")


def test_three_turns_may_be_sat_out() -> None:
    """JAIL-16: and no fourth; then the dice must be thrown."""
    scene = game(
        2,
        jail={P1: 2},
        at={P2: 10},
        owns={P1: "brown"},
        jail_skip=True,
        build_timing="own_turn_before_roll",
    )
    assert SkipJailTurn(P1) in scene.legal(P1)
    scene.do(SkipJailTurn(P1))
    scene.rejects(Build(P1, (1,)), "timing")
    scene.end().roll(4, 6).end()
    assert SkipJailTurn(P1) not in scene.legal(P1)
    scene.rejects(SkipJailTurn(P1), "no_more")
    scene.build(P1, 1).roll(1, 2)
    assert scene.pending == "purchase" and scene.cash(P1) == 1400


def test_no_sitting_out_by_default() -> None:
    """SC-129 JAIL-16: a prisoner must throw."""
    scene = game(jail={P1: 0})
    scene.rejects(SkipJailTurn(P1), "no_skipping")
    scene.rejects(EndTurn(P1), "must_roll")


def test_one_turn_more_instead_of_the_fine() -> None:
    """JAIL-16 DEBT-4: after the third miss once; then the fine must be paid."""
    scene = game(2, jail={P1: 2}, at={P2: 10}, cash={P1: 0}, jail_skip=True)
    scene.roll(1, 2)
    scene.rejects(DeclareBankruptcy(P1), "can_pay")
    scene.do(SkipJailTurn(P1))
    assert scene.jailed(P1) and scene.to_end(P1) and scene.at(P1) == 10
    scene.end().roll(4, 6).end()
    scene.rejects(SkipJailTurn(P1), "no_more")
    scene.roll(1, 2)
    scene.rejects(SkipJailTurn(P1), "no_skipping")
    scene.give_up()
    assert scene.state.over


def test_jail_for_one_turn() -> None:
    """SC-130 SHORT-4: with jail_exit_next_turn the first miss costs 50 and is moved."""
    scene = game(jail={P1: 0}, cash={P1: 100}, jail_exit_next_turn=True)
    scene.roll(1, 2)
    assert scene.cash(P1) == 50 and scene.at(P1) == 13 and not scene.jailed(P1)


def test_the_next_doubles_are_number_one() -> None:
    """SC-132 DBL-3: the throw out of Jail is not counted."""
    scene = game(2, jail={P1: 0}, at={P2: 10}, owns={P1: "pink orange red"})
    scene.roll(2, 2)
    assert scene.state.doubles == 0 and scene.to_end(P1)
    scene.end().roll(4, 6).end().roll(3, 3)
    assert scene.state.doubles == 1 and scene.at(P1) == 20 and scene.to_roll(P1)


def test_out_of_jail_and_in_again() -> None:
    """JAIL-2 DBL-3: the throw out of Jail may lead to a card that leads back."""
    scene = game(jail={P1: 1}, chance="ch_jail")
    scene.roll(6, 6)
    assert scene.jailed(P1) and scene.state.jail_turns[P1] == 0 and scene.to_end(P1)


@pytest.mark.parametrize("how", ["fine", "card", "doubles"])
def test_a_new_stay_begins_at_nothing(how: str) -> None:
    """JAIL-1: the misses of an earlier stay are forgotten."""
    scene = game(jail={P1: 2}, cards={P1: "ch_jail_free"}, chance="ch_jail")
    if how == "fine":
        scene.do(PayFine(P1))
    elif how == "card":
        scene.do(UseJailCard(P1, scene.card("ch_jail_free")))
    scene.roll(6, 6)
    assert scene.jailed(P1) and scene.state.jail_turns[P1] == 0
