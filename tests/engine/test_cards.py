"""Chance and Community Chest: every kind of card, and where it leads."""

from typing import Any

import pytest

from monopoly_gui.engine.actions import ChooseCard, Mortgage, SellBuilding, UseJailCard
from monopoly_gui.engine.chance import SeededChance
from monopoly_gui.engine.events import (
    CardDrawn,
    CashMoved,
    DiceRolled,
    JailCardMoved,
    NothingToRepair,
    TokenMoved,
)
from monopoly_gui.engine.flow import cards as card_flow
from monopoly_gui.engine.frames import Turn
from monopoly_gui.engine.machine import Engine
from tests.engine.scenes import P1, P2, P3, P4, Scene, game

#: how P1 gets to each card space by 1 and 2
CHANCES = {7: 4, 22: 19, 36: 33}
CHESTS = {2: 39, 17: 14, 33: 30}


def draws(card: str, space: int = 7, then: tuple[int, int] | None = None, **options: Any) -> Scene:
    """P1 lands on a card space and draws this card."""
    options["chest" if space in CHESTS else "chance"] = card
    scene = game(at={P1: {**CHANCES, **CHESTS}[space]}, **options)
    return scene.roll(1, 2, then=[then] if then else [])


def spoken(scene: Scene, deck: int, count: int) -> list[str]:
    """The next cards of a deck, drawn one after the other from a copy of the game."""
    engine = Engine(scene.state.clone(), SeededChance())
    for _ in range(count):
        engine.state.position[P1] = 7
        engine.state.stack[:] = [Turn(P1)]
        card_flow.draw(engine, P1, deck)
    named = [e for e in engine.events if isinstance(e, CardDrawn) and e.deck == deck]
    return [event.card for event in named]


# -- decks -------------------------------------------------------------------------------


def test_the_card_goes_to_the_bottom() -> None:
    """CARD-1 CARD-3: drawn, obeyed, put under its deck; nothing is shuffled again."""
    scene = draws("ch_dividend")
    assert scene.of(CardDrawn)[0].card == "ch_dividend" and scene.cash(P1) == 1550
    assert scene.state.decks[0][-1] == scene.card("ch_dividend")
    assert len(scene.state.decks[0]) == 16 and scene.to_end(P1)


def test_the_order_repeats() -> None:
    """CARD-3: fifteen here, as the sixteenth is held."""
    cards = spoken(game(), 1, 5)
    assert cards == [card.id for card in game().state.board.decks[1][:5]]
    cards = spoken(game(cards={P2: "cc_jail_free"}), 1, 45)
    assert cards[:15] == cards[15:30] == cards[30:45] and len(set(cards)) == 15


def test_a_kept_card_leaves_the_cycle() -> None:
    """SC-072 CARD-3 CARD-4: fifteen cards go round while one is held."""
    scene = game(chance="ch_dividend ch_loan ch_jail_free ch_fine15")
    drawn = spoken(scene, 0, 19)
    assert drawn[:4] == ["ch_dividend", "ch_loan", "ch_jail_free", "ch_fine15"]
    assert drawn[16:19] == ["ch_dividend", "ch_loan", "ch_fine15"]


def test_no_second_jail_card_in_a_deck() -> None:
    """SC-265 CARD-4: while one player holds it thirty draws bring none."""
    assert "ch_jail_free" not in spoken(game(cards={P2: "ch_jail_free"}), 0, 30)


def test_keeping_a_jail_card() -> None:
    """CARD-4: it is the player's, for all to see."""
    scene = draws("cc_jail_free", 17)
    key = scene.card("cc_jail_free")
    assert scene.state.cards[P1] == [key] and key not in scene.state.decks[1]
    assert scene.of(JailCardMoved)[0].taker == P1


def test_a_used_card_goes_under_its_own_deck() -> None:
    """SC-073 CARD-5 CARD-6 JAIL-11: bought from another, used, under Community Chest."""
    scene = game(jail={P1: 0}, cards={P2: "cc_jail_free"})
    scene.deal(P1, P2, scene.bundle(cash=40), scene.bundle(cards="cc_jail_free"))
    assert scene.cash(P2) == 1540
    key = scene.card("cc_jail_free")
    scene.do(UseJailCard(P1, key))
    assert scene.state.decks[1][-1] == key and key not in scene.state.decks[0]
    assert not scene.jailed(P1) and scene.to_roll(P1)


def test_both_jail_cards() -> None:
    """SC-074 CARD-4: one player may hold both; each works once, and which is a choice."""
    scene = game(jail={P1: 0}, cards={P1: "ch_jail_free cc_jail_free"})
    chance, chest = scene.card("ch_jail_free"), scene.card("cc_jail_free")
    usable = [a.card for a in scene.legal(P1) if isinstance(a, UseJailCard)]
    assert usable == [chance, chest]
    scene.do(UseJailCard(P1, chest))
    assert scene.state.cards[P1] == [chance]
    scene.rejects(UseJailCard(P1, chance), "not_in_jail")


# -- money -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "space", "change"),
    [
        ("ch_loan", 7, 150),
        ("ch_fine15", 7, -15),
        ("cc_hospital", 17, -100),
        ("cc_bank_error", 17, 200),
    ],
)
def test_the_bank_pays_and_charges(card: str, space: int, change: int) -> None:
    """CARD-2 BANK-3: sums to and from the Bank."""
    scene = draws(card, space)
    assert scene.cash(P1) == 1500 + change and scene.state.bank == -6000 - change


def test_collecting_from_each() -> None:
    """SC-076 CARD-2: ten from each of three."""
    scene = draws("cc_birthday", 17)
    assert scene.state.cash == [1530, 1490, 1490, 1490]


def test_the_opera() -> None:
    """CARD-2: fifty from each on the old American board."""
    assert draws("cc_opera", 17, board="us_pre2008").state.cash == [1650, 1450, 1450, 1450]


def test_paying_each() -> None:
    """CARD-2: fifty to each."""
    assert draws("ch_chairman").state.cash == [1350, 1550, 1550, 1550]


def test_a_guest_who_cannot_pay() -> None:
    """SC-077 BANKR-2: bankrupt to the drawer; the others still pay, and the turn goes on."""
    scene = draws("cc_birthday", 17, cash={P2: 4})
    assert scene.debt.player == P2
    scene.give_up()
    assert not scene.state.alive[P2] and scene.cash(P1) == 1500 + 4 + 10 + 10
    assert scene.to_end(P1)


def test_a_guest_who_has_to_raise_it() -> None:
    """SC-077 DEBT-1: everything waits until the guest has paid."""
    scene = draws("cc_birthday", 17, cash={P2: 4}, owns={P2: "baltic"})
    assert scene.cash(P3) == 1500
    scene.do(Mortgage(P2, 3)).pay()
    assert scene.state.cash == [1530, 24, 1490, 1490]


def test_repairs() -> None:
    """SC-078 CARD-2: 3 houses and 2 hotels at 25 and 100."""
    scene = draws(
        "ch_repairs", owns={P1: "brown dark_blue"}, built={"brown": (2, 1), "dark_blue": 5}
    )
    assert scene.cash(P1) == 1500 - 275


def test_street_repairs() -> None:
    """CARD-2: the other card takes 40 and 115, of the drawer's own buildings only."""
    built = {"brown": 1, "dark_blue": 5}
    scene = draws("cc_street_repairs", 17, owns={P1: "brown", P2: "dark_blue"}, built=built)
    assert scene.cash(P1) == 1500 - 80


def test_the_bill_is_fixed_when_drawn() -> None:
    """SC-080: selling the houses afterwards makes it no smaller."""
    scene = draws(
        "ch_repairs", cash={P1: 0}, owns={P1: "light_blue"}, built={"light_blue": (2, 1, 1)}
    )
    assert scene.debt.amount == 100
    for space in (6, 6, 8, 9):
        scene.do(SellBuilding(P1, space))
    scene.pay()
    assert scene.cash(P1) == 0 and scene.levels("light_blue") == (0, 0, 0)


def test_no_repairs_without_buildings() -> None:
    """SC-081: nothing to pay."""
    scene = draws("ch_repairs", owns={P1: "brown"})
    assert scene.cash(P1) == 1500 and scene.to_end(P1)
    assert [event.player for event in scene.of(NothingToRepair)] == [P1]


# -- moves -------------------------------------------------------------------------------


def test_back_three_to_the_tax() -> None:
    """SC-082 CARD-7: from 7 to Income Tax, which is charged."""
    scene = draws("ch_back_3", cash={P1: 300})
    assert scene.at(P1) == 4 and scene.cash(P1) == 100
    assert scene.of(TokenMoved)[-1].way == "back"


def test_back_three_to_a_street() -> None:
    """CARD-7: from 22 to New York, which is offered."""
    scene = draws("ch_back_3", 22)
    assert scene.at(P1) == 19 and scene.pending == "purchase"


def test_back_three_to_community_chest() -> None:
    """SC-084 CARD-7: from 36 to 33, where a card is drawn."""
    scene = draws("ch_back_3", 36, cash={P1: 10}, chest="cc_bank_error")
    assert scene.at(P1) == 33 and scene.cash(P1) == 210


def test_a_chain_of_cards() -> None:
    """SC-085 CARD-7 GO-1: 36 to 33 to GO, with one salary."""
    scene = draws("ch_back_3", 36, cash={P1: 0}, chest="cc_go")
    assert scene.at(P1) == 0 and scene.cash(P1) == 200 and scene.to_end(P1)


def test_nearest_railroad_unowned() -> None:
    """SC-086 CARD-7 BUY-1: offered at its normal price."""
    scene = draws("ch_nearest_rr_1", 22, cash={P1: 500})
    scene.buy()
    assert scene.at(P1) == 25 and scene.cash(P1) == 300 and scene.owner(25) == P1


@pytest.mark.parametrize(("deeds", "rent"), [([25], 50), ("railroad", 400)])
def test_nearest_railroad_owned(deeds: Any, rent: int) -> None:
    """SC-088: twice the normal rent; 400 where one player has all four."""
    scene = draws("ch_nearest_rr_1", 22, owns={P2: deeds})
    assert scene.cash(P1) == 1500 - rent and scene.cash(P2) == 1500 + rent


def test_nearest_is_ahead() -> None:
    """SC-089: from 7 it is 15, although 5 is closer behind."""
    assert draws("ch_nearest_rr_1").at(P1) == 15


def test_nearest_railroad_across_go() -> None:
    """SC-090 GO-1: from 36 it is 5, with a salary on the way."""
    scene = draws("ch_nearest_rr_2", 36, cash={P1: 0}, owns={P2: 5})
    assert scene.at(P1) == 5 and scene.cash(P1) == 150 and scene.cash(P2) == 1550


def test_nearest_railroad_is_ones_own() -> None:
    """SC-092 RENT-5: nothing."""
    scene = draws("ch_nearest_rr_1", 22, owns={P1: 25})
    assert scene.at(P1) == 25 and scene.cash(P1) == 1500 and scene.to_end(P1)


def test_nearest_railroad_mortgaged() -> None:
    """RENT-6 CARD-7: a mortgaged railroad charges nothing, doubled or not."""
    assert draws("ch_nearest_rr_1", 22, owns={P2: 25}, mortgaged=25).cash(P1) == 1500


def test_nearest_railroad_asked_for() -> None:
    """RENT-2 CARD-7: the double rent, too, is asked for by its owner."""
    scene = draws("ch_nearest_rr_1", 22, owns={P2: 25}, asks=[P2])
    assert scene.claim.amount == 50 and scene.cash(P1) == 1500


def test_nearest_utility() -> None:
    """SC-093: ten times a fresh throw, even with one utility."""
    scene = draws("ch_nearest_utility", 22, then=(2, 3), owns={P2: 28})
    assert scene.at(P1) == 28 and scene.cash(P1) == 1450 and scene.cash(P2) == 1550
    assert [e.purpose for e in scene.of(DiceRolled)] == ["move", "utility"]


def test_the_fresh_throw_is_no_move() -> None:
    """SC-094: doubles in it mean nothing."""
    scene = game(at={P1: 15}, owns={P2: 28}, chance="ch_nearest_utility")
    scene.roll(4, 3, then=[(5, 5)])
    assert scene.cash(P1) == 1400 and scene.to_end(P1) and scene.state.doubles == 0


def test_nearest_utility_mortgaged() -> None:
    """SC-096 RENT-6: nothing by default; with the option ten times the throw all the same."""
    scene = draws("ch_nearest_utility", 22, owns={P2: 28}, mortgaged=28)
    assert scene.cash(P1) == 1500 and len(scene.of(DiceRolled)) == 1
    scene = draws(
        "ch_nearest_utility",
        22,
        then=(2, 4),
        owns={P2: 28},
        mortgaged=28,
        card_utility_on_mortgage="pay",
    )
    assert scene.cash(P1) == 1440


def test_nearest_utility_across_go() -> None:
    """SC-097 GO-1: from 36 it is Electric Company, with a salary, at 150."""
    scene = draws("ch_nearest_utility", 36, cash={P1: 0})
    assert scene.at(P1) == 12 and scene.cash(P1) == 200
    assert scene.buy().cash(P1) == 50


def test_go_to_jail_card_after_doubles() -> None:
    """SC-098 JAIL-2: the turn is over."""
    scene = game(at={P1: 5}, chance="ch_jail").roll(1, 1)
    assert scene.jailed(P1) and scene.to_end(P1)
    assert scene.state.decks[0][-1] == scene.card("ch_jail")


def test_move_card_to_an_owned_street() -> None:
    """CARD-7 RENT-1: rent as for any landing."""
    scene = draws("ch_boardwalk", owns={P2: 39})
    assert scene.cash(P1) == 1450 and scene.cash(P2) == 1550


# -- the British choice ------------------------------------------------------------------


def fine_or_chance(chance: str = "ch_back_3", **options: Any) -> Scene:
    return draws("cc_fine_or_chance", 17, board="uk", chance=chance, **options)


def test_a_chance_card_instead_of_the_fine() -> None:
    """SC-100 CARD-2: it acts from where the token stands."""
    scene = fine_or_chance(cash={P1: 100})
    assert scene.pending == "card_choice"
    scene.rejects(ChooseCard(P2, True), "not_yours")
    scene.do(ChooseCard(P1, True))
    assert scene.at(P1) == 14 and scene.cash(P1) == 100 and scene.pending == "purchase"


def test_the_fine() -> None:
    """SC-100 CARD-2: ten to the Bank."""
    scene = fine_or_chance().do(ChooseCard(P1, False))
    assert scene.cash(P1) == 1490 and scene.to_end(P1)


def test_the_fine_without_the_cash() -> None:
    """SC-101: who can raise it may choose it and has a debt; who cannot must draw."""
    scene = fine_or_chance(cash={P1: 3})
    scene.rejects(ChooseCard(P1, False), "cannot_pay")
    assert [a for a in scene.legal(P1) if isinstance(a, ChooseCard)] == [ChooseCard(P1, True)]
    scene = fine_or_chance(cash={P1: 3}, owns={P1: 1}).do(ChooseCard(P1, False))
    assert scene.debt.amount == 10
    scene.do(Mortgage(P1, 1)).pay()
    assert scene.cash(P1) == 23


def test_back_to_old_kent_road() -> None:
    """SC-102 CARD-7: backwards, then the rent of the street; no salary."""
    scene = draws("cc_old_kent", 33, board="uk", owns={P2: "brown"})
    assert scene.at(P1) == 1 and scene.cash(P1) == 1496 and scene.cash(P2) == 1504


@pytest.mark.parametrize("board", ["us_2008", "us_pre2008", "uk"])
def test_every_card_is_obeyed(board: str) -> None:
    """CARD-1 CARD-2: none of the 32 leaves a game without somebody to decide."""
    for deck, space in enumerate((22, 17)):
        for card in game(board=board).state.board.decks[deck]:
            then = (1, 2) if card.fresh_dice else None
            scene = draws(card.id, space, then, board=board, owns={P2: "utility"})
            (first, *_) = scene.of(CardDrawn)
            assert first.card == card.id and scene.deciders


def test_cards_pay_in_order_from_the_left() -> None:
    """CARD-2 SC-076: P3's birthday is paid by P4, P1, P2."""
    scene = game(turn=P3, at={P3: 14}, chest="cc_birthday").roll(1, 2)
    assert [e.payer for e in scene.of(CashMoved)] == [P4, P1, P2]
