"""Owing money: raising it, in what order debts are met, and when one may give up."""

from typing import Any

import pytest

from monopoly_gui.engine.actions import (
    Build,
    Bundle,
    ClaimRent,
    ClaimSalary,
    DeclareBankruptcy,
    LiftMortgage,
    Mortgage,
    PayDebt,
    Resign,
    Roll,
    SellBuilding,
    SettleMortgage,
)
from monopoly_gui.engine.amounts.debts import due
from monopoly_gui.engine.amounts.worth import raisable, within_reach
from monopoly_gui.engine.board import BANK
from monopoly_gui.engine.events import CashMoved, DebtOpened, DebtSettled
from monopoly_gui.engine.frames import Claim
from tests.engine.scenes import P1, P2, P3, P4, P5, Places, Scene, game
from tests.engine.setting import setting


def test_short_of_cash_not_of_assets() -> None:
    """SC-192 DEBT-1 DEBT-4: no bankruptcy while there is a way to pay."""
    owns: dict[int, Places] = {P1: "boardwalk", P2: "red"}
    scene = game(at={P1: 21}, cash={P1: 100}, owns=owns, built={"red": 2})
    scene.rejects(DeclareBankruptcy(P1), "not_now")
    scene.roll(1, 2)
    (opened,) = scene.of(DebtOpened)
    assert (opened.player, opened.creditors, opened.amount) == (P1, (P2,), 300)
    reason = scene.rejects(DeclareBankruptcy(P1), "can_pay")
    assert "$300" in reason.text
    scene.rejects(PayDebt(P1), "no_cash")
    scene.do(Mortgage(P1, 39)).pay()
    assert scene.of(DebtSettled) and scene.cash(P1) == 0 and scene.to_end(P1)


def test_a_debt_of_all_one_can_raise() -> None:
    """SC-192 DEBT-4 SC-193: to the last unit; with nothing left one is still in."""
    scene = game(at={P1: 1}, cash={P1: 0}, owns={P1: "boardwalk"})
    scene.roll(1, 2)
    scene.rejects(DeclareBankruptcy(P1), "can_pay")
    scene.do(Mortgage(P1, 39)).pay()
    assert scene.cash(P1) == 0 and scene.state.alive[P1]
    scene.end()
    assert scene.to_roll(P2)


def test_exactly_enough_cash_is_no_debt_at_all() -> None:
    """SC-201 DEBT-1: it is paid at once, to the last unit, without a question."""
    scene = game(at={P1: 21}, cash={P1: 300}, owns={P2: "red"}, built={"red": 2})
    scene.roll(1, 2)
    assert not scene.of(DebtOpened) and scene.cash(P1) == 0 and scene.to_end(P1)


def test_several_creditors_can_be_paid_to_the_last_unit() -> None:
    """SC-201 DEBT-1: the last of them leaves nothing, and nobody is asked."""
    scene = game(4, at={P1: 4}, cash={P1: 150}, chance="ch_chairman")
    scene.roll(1, 2)
    assert scene.state.cash == [0, 1550, 1550, 1550]
    assert not scene.of(DebtOpened) and scene.to_end(P1)


def test_one_unit_short_is_too_little() -> None:
    """DEBT-3: nobody pays with less than the whole sum."""
    scene = game(at={P1: 21}, cash={P1: 299}, owns={P1: "baltic", P2: "red"}, built={"red": 2})
    scene.roll(1, 2)
    assert "$1 short" in scene.rejects(PayDebt(P1), "no_cash").text
    scene.do(Mortgage(P1, 3)).pay()
    assert scene.cash(P1) == 29


def test_a_salary_not_asked_for_yet_is_a_way_to_pay() -> None:
    """DEBT-4 GO-2: nobody gives up who only has to ask the Bank for the salary."""
    owns: dict[int, Places] = {P2: "brown"}
    rules: dict[str, Any] = {"asks": [P1], "salary_claim": "claim_before_next_turn"}
    scene = game(3, at={P1: 38}, cash={P1: 0}, owns=owns, built={"brown": 4}, **rules)
    scene.roll(1, 2)
    assert scene.debt.amount == 160 and scene.legal(P1) == [ClaimSalary(P1)]
    assert "$200" in scene.rejects(DeclareBankruptcy(P1), "can_pay").text
    scene.do(ClaimSalary(P1)).pay()
    assert scene.cash(P1) == 40 and scene.to_end(P1)


def test_how_much_can_be_raised() -> None:
    """SC-194 BANKR-1: cash, half of all building steps, mortgages of clear deeds."""
    scene = game(
        owns={P1: "light_blue reading boardwalk"},
        cash={P1: 10},
        built={"light_blue": (2, 2, 1)},
        mortgaged="reading",
    )
    assert raisable(scene.state, P1) == 10 + 125 + 160 + 200


def test_all_of_it_can_really_be_raised() -> None:
    """SC-194 DEBT-1: the figure is not a promise but what selling and mortgaging bring."""
    scene = game(
        at={P1: 1},
        owns={P1: "light_blue boardwalk"},
        cash={P1: 0},
        built={"light_blue": (2, 2, 1)},
    )
    scene.roll(1, 2)
    limit = raisable(scene.state, P1)
    while any(a.kind in ("sell_building", "mortgage") for a in scene.legal(P1)):
        raising = [a for a in scene.legal(P1) if a.kind in ("sell_building", "mortgage")]
        scene.do(raising[0])
    assert scene.cash(P1) == limit == 125 + 160 + 200


def test_nobody_rolls_while_a_debt_is_open() -> None:
    """DEBT-1: only selling, mortgaging, trading, paying; nobody builds or lifts."""
    scene = game(
        at={P1: 1}, cash={P1: 50}, owns={P1: "boardwalk", P2: "brown reading"}, mortgaged=5
    )
    scene.roll(1, 2)
    scene.rejects(Roll(P2), "not_now")
    scene.rejects(Roll(P1), "not_now")
    scene.rejects(Build(P2, (1,)), "busy")
    scene.rejects(LiftMortgage(P2, 5), "busy")
    scene.rejects(PayDebt(P2), "not_yours")
    scene.rejects(DeclareBankruptcy(P2), "not_yours")
    scene.do(Mortgage(P2, 1))


def test_no_part_payment() -> None:
    """DEBT-3: all of it, or nothing is paid."""
    scene = game(at={P1: 1}, cash={P1: 150}, owns={P1: "brown"}, built={"brown": 1})
    scene.roll(1, 2)
    scene.rejects(PayDebt(P1), "no_cash")
    assert scene.cash(P1) == 150
    scene.do(SellBuilding(P1, 1))
    scene.rejects(PayDebt(P1), "no_cash")
    scene.do(SellBuilding(P1, 3)).pay()
    assert scene.cash(P1) == 0


def test_the_debt_is_fixed() -> None:
    """SC-216 RENT-1: what the creditor does meanwhile changes nothing."""
    scene = game(at={P1: 2}, cash={P1: 10}, owns={P1: "boardwalk", P2: "railroad"})
    scene.roll(1, 2)
    assert scene.debt.amount == 200
    scene.do(Mortgage(P2, 5)).do(Mortgage(P1, 39)).pay()
    assert scene.cash(P1) == 10 and scene.cash(P2) == 1800


def test_the_older_claim_first() -> None:
    """SC-210 RENT-2: rent asked for while a newer debt is open is settled before it."""
    scene = game(3, at={P1: 31}, cash={P1: 20}, owns={P1: "reading", P3: "short_line"}, asks=[P3])
    scene.roll(2, 2).roll(1, 2)
    assert scene.at(P1) == 38 and scene.debt.creditors == (BANK,)
    scene.do(ClaimRent(P3, scene.claim.id))
    assert scene.debt.creditors == (P3,) and scene.debt.amount == 25
    scene.do(Mortgage(P1, 5)).pay()
    assert scene.cash(P3) == 1525 and scene.cash(P1) == 95
    assert scene.debt.creditors == (BANK,) and scene.debt.amount == 100
    scene.give_up()
    assert scene.pending == "auction"


def test_the_older_claim_may_ruin() -> None:
    """SC-210 BANKR-2: then its owner takes everything, and the tax comes to nothing."""
    scene = game(3, at={P1: 31}, cash={P1: 20}, owns={P3: "short_line"}, asks=[P3])
    scene.roll(2, 2).roll(1, 2).do(ClaimRent(P3, scene.claim.id))
    scene.give_up()
    assert scene.cash(P3) == 1520 and scene.to_roll(P2)


def test_a_debtor_asks_for_rent() -> None:
    """DEBT-4 RENT-2: who owes the birthday child ten is owed twelve by it since before."""
    scene = game(3, at={P1: 10}, cash={P2: 0}, owns={P2: 14}, asks=[P2], chest="cc_birthday")
    scene.roll(2, 2).roll(1, 2)
    assert scene.debt.player == P2 and not scene.may(PayDebt(P2))
    scene.do(ClaimRent(P2, scene.claim.id))
    (rent,) = [moved for moved in scene.of(CashMoved) if moved.reason == "rent"]
    assert (rent.payer, rent.payee, rent.amount) == (P1, P2, 12)
    scene.pay()
    assert scene.cash(P2) == 2 and scene.to_end(P1)


def test_nobody_gives_up_before_asking_for_rent() -> None:
    """DEBT-4 RENT-2: rent that a visitor can be asked for is a way to pay, as a salary is."""
    more: dict[str, Any] = {"chest": "cc_birthday", "one_sided_trades": "allow"}
    scene = game(3, at={P1: 10}, cash={P2: 0}, owns={P2: 14}, asks=[P2], **more)
    scene.roll(2, 2).do(Mortgage(P2, 14)).deal(P2, P3, Bundle(80), Bundle()).roll(1, 2)
    assert scene.debt.player == P2 and scene.legal(P2) == [ClaimRent(P2, scene.claim.id)]
    assert "$12" in scene.rejects(DeclareBankruptcy(P2), "can_pay").text
    scene.do(ClaimRent(P2, scene.claim.id)).pay()
    assert scene.cash(P2) == 2 and scene.to_end(P1)


def owing_each_other(cash: int) -> Scene:
    """P2, without cash, owes P1 26 since before P1 owed P2 25; nobody has asked yet."""
    state = setting(3, cash={P1: cash, P2: 0}, owns={P2: "baltic"})
    state.claims = [Claim(1, P1, P2, 31, 26, 9), Claim(2, P2, P1, 35, 25, 9)]
    state.next_id = 3
    return Scene(state)


def test_younger_rent_of_a_creditor_who_can_pay() -> None:
    """DEBT-4 SC-210: it may be asked for, is paid first and counts as a way to pay."""
    scene = owing_each_other(cash=40).do(ClaimRent(P1, 1))
    assert scene.debt.player == P2 and within_reach(scene.state, P2) == 30 + 25
    scene.do(ClaimRent(P2, 2))
    assert scene.cash(P1) == 15 and scene.debt.player == P2
    scene.do(Mortgage(P2, 3)).pay()
    assert (scene.cash(P1), scene.cash(P2)) == (41, 29)


def test_younger_rent_of_a_creditor_who_cannot_pay() -> None:
    """SC-210: it waits for the older debt, and does not ruin the creditor meanwhile."""
    scene = owing_each_other(cash=24).do(ClaimRent(P1, 1))
    assert within_reach(scene.state, P2) == 30
    scene.do(ClaimRent(P2, 2))
    assert scene.debt.player == P2 and scene.cash(P1) == 24
    scene.do(Mortgage(P2, 3)).pay()
    assert (scene.cash(P1), scene.cash(P2)) == (25, 29) and not scene.state.claims


def test_a_debtor_asks_for_rent_that_ruins() -> None:
    """DEBT-4 BANKR-2 SC-210: the older debt is settled first, whatever becomes of its debtor."""
    scene = game(
        3,
        at={P1: 10},
        cash={P1: 1, P2: 0},
        owns={P1: "reading", P2: 14},
        mortgaged="reading",
        asks=[P2],
        chest="cc_birthday",
    )
    scene.roll(2, 2).roll(1, 2).do(ClaimRent(P2, scene.claim.id))
    assert scene.debt.player == P1 and scene.debt.creditors == (P2,)
    scene.give_up()
    assert scene.owner("reading") == P2 and scene.cash(P2) == 11
    assert [frame.kind for frame in scene.state.stack] == ["turn", "received"]


def test_two_claims_in_their_order() -> None:
    """SC-210: asked for the other way round while a debt is open, the older is still first."""
    owns = {P1: "reading", P3: "north_carolina", P4: "pennsylvania_avenue"}
    scene = game(at={P1: 28}, cash={P1: 0}, owns=owns, asks=[P3, P4])
    scene.roll(2, 2).roll(1, 1).roll(1, 3)
    older, newer = scene.state.claims
    scene.do(ClaimRent(P4, newer.id))
    assert scene.debt.creditors == (P4,)
    scene.do(ClaimRent(P3, older.id))
    assert scene.debt.creditors == (P3,) and scene.debt.amount == 26
    scene.do(Mortgage(P1, 5)).pay()
    assert scene.debt.creditors == (P4,)
    scene.pay()
    assert scene.debt.creditors == (BANK,) and scene.cash(P1) == 100 - 26 - 28


def test_a_newer_claim_waits_for_the_older_debt() -> None:
    """SC-210: asked for in the order they arose, the second is paid after the first."""
    owns = {P1: "reading", P3: "north_carolina", P4: "pennsylvania_avenue"}
    scene = game(at={P1: 28}, cash={P1: 0}, owns=owns, asks=[P3, P4])
    scene.roll(2, 2).roll(1, 1)
    older, newer = scene.state.claims
    scene.do(ClaimRent(P3, older.id)).do(ClaimRent(P4, newer.id))
    assert scene.debt.creditors == (P3,)
    scene.do(Mortgage(P1, 5)).pay()
    assert scene.cash(P4) == 1528 and scene.to_roll(P1)


def test_paying_each_in_turn_order() -> None:
    """SC-201 DEBT-1: from the left, each in full; the first who cannot be paid takes all."""
    scene = game(5, at={P1: 4}, cash={P1: 149}, chance="ch_chairman")
    scene.roll(1, 2).give_up()
    assert scene.state.cash == [0, 1550, 1550, 1549, 1500]
    scene = game(5, at={P1: 4}, cash={P1: 119}, owns={P1: "baltic"}, chance="ch_chairman")
    scene.roll(1, 2)
    assert (scene.cash(P2), scene.cash(P3)) == (1550, 1550)
    assert scene.debt.creditors == (P4, P5) and scene.cash(P1) == 19
    assert due(scene.state, scene.debt) == 50
    assert raisable(scene.state, P1) == 49
    scene.give_up()
    assert scene.cash(P4) == 1519 and scene.owner("baltic") == P4 and scene.cash(P5) == 1500
    assert not scene.state.alive[P1] and scene.to_roll(P2)


def test_a_debt_to_several_that_is_raised() -> None:
    """SC-201: the debtor pays one after the other, raising money in between."""
    scene = game(4, at={P1: 4}, cash={P1: 60}, owns={P1: "boardwalk"}, chance="ch_chairman")
    scene.roll(1, 2)
    assert scene.debt.creditors == (P3, P4)
    scene.do(Mortgage(P1, 39)).pay()
    assert scene.state.cash == [110, 1550, 1550, 1550] and scene.to_end(P1)
    assert len(scene.all_of(DebtOpened)) == len(scene.all_of(DebtSettled)) == 1


def test_equal_split_when_all_can_be_paid() -> None:
    """SC-202: with multi_creditor=equal_split everybody is paid at once or nobody."""
    scene = game(
        4,
        at={P1: 4},
        cash={P1: 60},
        owns={P1: "boardwalk"},
        chance="ch_chairman",
        multi_creditor="equal_split",
    )
    scene.roll(1, 2)
    assert scene.cash(P2) == 1500 and due(scene.state, scene.debt) == 150
    scene.do(Mortgage(P1, 39)).pay()
    assert scene.state.cash == [110, 1550, 1550, 1550]
    assert len(scene.all_of(DebtOpened)) == len(scene.all_of(DebtSettled)) == 1


def test_no_giving_up() -> None:
    """SC-214 DEBT-4: by default you can’t give up, in debt or not."""
    scene = game(at={P1: 1}, cash={P1: 0}, owns={P1: "boardwalk"})
    scene.rejects(Resign(P1), "forbidden")
    scene.roll(1, 2)
    scene.rejects(Resign(P1), "forbidden")


@pytest.mark.parametrize("card", ["cc_hospital", "cc_doctor"])
def test_cards_are_paid_at_once_where_there_is_cash(card: str) -> None:
    """DEBT-1: nobody is asked for what can be paid."""
    scene = game(at={P1: 14}, chest=card)
    scene.roll(1, 2)
    assert not scene.of(DebtOpened) and scene.of(CashMoved)[0].payee == BANK


# -- what others still owe by the same card ------------------------------------------------


def birthday(cash: int, **more: Any) -> Scene:
    """P1's birthday at 10 from each: P2 falls over it with 3 in hand and Boardwalk mortgaged."""
    return game(
        4,
        at={P1: 14},
        cash={P1: 0, P2: 3, P3: 100, P4: cash},
        owns={P2: "boardwalk"},
        mortgaged="boardwalk",
        chest="cc_birthday",
        **more,
    )


def test_the_rest_of_the_card_comes_first() -> None:
    """DEBT-4 BANKR-1 BANKR-4: 3 in hand and 20 to pay, but P3 and P4 still owe ten each."""
    scene = birthday(100).roll(1, 2).give_up()
    scene.do(SettleMortgage(P1, 39, False))
    assert scene.to_end(P1) and scene.state.cash == [3, 0, 90, 90]
    assert scene.owner("boardwalk") == P1 and not scene.all_of(DebtOpened)[1:]


def test_who_owes_by_the_card_raises_it_first() -> None:
    """DEBT-4 DEBT-1: P4 mortgages for the birthday before P1 is ruined over the interest."""
    scene = game(
        4,
        at={P1: 14},
        cash={P1: 0, P2: 1, P3: 10, P4: 0},
        owns={P2: "boardwalk", P4: "reading"},
        mortgaged="boardwalk",
        chest="cc_birthday",
    )
    scene.roll(1, 2).give_up().do(SettleMortgage(P1, 39, False))
    assert scene.debt.player == P4 and scene.debt.creditors == (P1,)
    scene.do(Mortgage(P4, 5)).pay()
    assert scene.cash(P1) == 1 and scene.to_end(P1)


def test_ruined_when_all_of_the_card_is_there() -> None:
    """DEBT-4 BANKR-5: with P4's two after his fall it is not enough, and P1 falls too."""
    scene = birthday(2).roll(1, 2).give_up()
    scene.do(SettleMortgage(P1, 39, False))
    assert scene.debt.player == P4
    scene.give_up()
    assert scene.debt.player == P1 and scene.cash(P1) == 15
    scene.give_up()
    assert scene.state.over


def test_in_an_old_game_the_rest_of_the_card_comes_too_late() -> None:
    """DEBT-4 SHORT-5: its log says that the drawer was ruined."""
    scene = birthday(100, rules_version=1).roll(1, 2).give_up()
    scene.do(SettleMortgage(P1, 39, False))
    assert scene.debt.player == P1 and scene.cash(P1) == 3
    scene.give_up()
