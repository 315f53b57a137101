"""Paying debts: the least productive deeds go first, and nobody gives up too soon."""

from typing import Any

import pytest

from monopoly_gui.engine.actions import (
    AcceptTrade,
    Bundle,
    DeclareBankruptcy,
    Mortgage,
    OfferTrade,
    PayDebt,
    SellBuilding,
    SellDown,
)
from tests.ai.asked import asked, heard, normal, plays, towards
from tests.engine.scenes import P1, P2, P3, Scene, game

#: Boardwalk with a hotel, and two players who own nothing that matters
LANDLORD = {P2: "dark_blue"}


def in_debt(cash: int, owns: str, built: dict[str, Any] | None = None, **position: object) -> Scene:
    """The first player lands on Boardwalk, where a hotel stands: 2,000 are due to the second."""
    position.setdefault("owns", {**LANDLORD, P1: owns})
    return game(
        3,
        at={P1: 32},
        cash={P1: cash, P3: 0},
        built={"dark_blue": 5, **(built or {})},
        **position,
    ).roll(3, 4)


def test_who_can_pay_pays_without_being_asked() -> None:
    scene = in_debt(2000, "reading")
    assert scene.cash(P1) == 0 and scene.pending == "turn"


def test_lone_deeds_go_first() -> None:
    scene = in_debt(1950, "orange baltic reading", {"orange": 3})
    assert asked(scene, P1) == Mortgage(P1, scene.place("reading"))
    done = plays(scene, P1)
    assert [action.kind for action in done] == ["mortgage", "pay_debt", "end_turn"]
    assert scene.level("new_york") == 3


def test_the_smallest_deed_that_is_enough() -> None:
    scene = in_debt(1975, "baltic pacific")
    assert asked(scene, P1) == Mortgage(P1, scene.place("baltic"))


def test_houses_go_before_their_set_and_only_as_many_as_needed() -> None:
    scene = in_debt(1900, "orange", {"orange": 3})
    done = plays(scene, P1)
    assert [action.kind for action in done] == ["sell_down", "pay_debt", "end_turn"]
    assert sum(scene.level(s) for s in ("st_james", "tennessee", "new_york")) == 7
    assert not any(scene.state.mortgaged)


def test_railroads_go_before_houses_are_sold_at_half_price() -> None:
    scene = in_debt(1750, "light_blue railroad", {"light_blue": 3})
    kinds = [action.kind for action in plays(scene, P1)]
    assert kinds[:3] == ["mortgage", "mortgage", "mortgage"] and "sell_down" not in kinds


def test_a_set_built_in_another_order() -> None:
    scene = in_debt(1950, "orange", {"orange": [3, 3, 2]})
    plays(scene, P1)
    assert [scene.level(s) for s in ("st_james", "tennessee", "new_york")] == [2, 3, 2]


def test_everything_goes_before_giving_up() -> None:
    # 450 for nine houses and 280 for three deeds are just enough
    scene = in_debt(1270, "orange", {"orange": 3})
    done = plays(scene, P1)
    assert done[-2] == PayDebt(P1)
    assert scene.cash(P1) == 0 and scene.state.alive[P1]


def test_it_gives_up_when_that_is_proved() -> None:
    scene = in_debt(1269, "orange", {"orange": 3})
    assert asked(scene, P1) == DeclareBankruptcy(P1)


def test_hotels_when_the_bank_has_no_houses() -> None:
    scene = in_debt(1800, "orange", {"orange": 5}, stock=(0, 7))
    plays(scene, P1)
    assert scene.pending == "turn" and scene.state.alive[P1]


def test_hotels_that_are_only_exchanged() -> None:
    scene = in_debt(1800, "orange", {"orange": 5}, hotel_sale="exchange_only")
    done = plays(scene, P1)
    assert any(isinstance(action, SellBuilding) for action in done)
    assert scene.pending == "turn" and scene.state.alive[P1]


def test_hotels_that_are_only_sold_outright() -> None:
    scene = in_debt(1800, "orange", {"orange": 5}, hotel_sale="outright_only")
    done = plays(scene, P1)
    assert any(isinstance(action, SellDown) for action in done)
    assert scene.pending == "turn" and scene.state.alive[P1]


def wanted_by_a_third(cash: int = 1500, **rules: str) -> Scene:
    """The debtor can raise too little, but holds what the third player lacks for a set."""
    return game(
        3,
        at={P1: 32},
        cash={P1: 1700, P3: cash},
        owns={**LANDLORD, P1: "st_james tennessee", P3: "new_york"},
        built={"dark_blue": 5},
        **rules,
    ).roll(3, 4)


def test_what_a_third_player_wants_is_offered_before_giving_up() -> None:
    scene = wanted_by_a_third()
    offer = asked(scene, P1)
    assert isinstance(offer, OfferTrade) and offer.partner == P3
    assert offer.get.cash + scene.cash(P1) >= 2000


def test_a_rescue_that_is_accepted_saves_the_debtor() -> None:
    scene = wanted_by_a_third()
    bots = [normal() for _ in range(3)]
    scene.do(asked(scene, P1, bots[P1]))
    answer = heard(scene, P3, bots[P3])
    assert answer is not None
    scene.do(answer)
    if answer.kind == "counter_trade":  # the third player knows that help has its price
        agreed = heard(scene, P1, bots[P1])
        assert agreed is not None and agreed.kind == "accept_trade"
        scene.do(agreed)
    assert asked(scene, P1, bots[P1]) == PayDebt(P1)


def test_an_offer_of_help_is_made_once() -> None:
    scene = wanted_by_a_third()
    bot = normal()
    assert asked(scene, P1, bot).kind == "offer_trade"
    assert asked(scene, P1, bot) == DeclareBankruptcy(P1)


def test_a_debtor_does_not_trade_where_that_is_forbidden() -> None:
    scene = wanted_by_a_third(trade_in_debt="none")
    assert asked(scene, P1) == DeclareBankruptcy(P1)


@pytest.mark.parametrize(("price", "sells"), [(8, False), (740, False), (750, True)])
def test_a_ruined_debtor_keeps_the_dearest_set_from_a_person_who_pays_little(
    price: int, sells: bool
) -> None:
    scene = game(
        3,
        at={P1: 0},
        cash={P1: 1, P2: 1500},
        owns={P1: "dark_blue", P2: "reading", P3: "connecticut"},
        mortgaged="dark_blue",
    ).roll(3, 6)
    assert scene.debt.player == P1
    scene.offer(P2, P1, Bundle(price), scene.bundle(deeds="dark_blue"))
    said = heard(scene, P1, towards("normal", P2))
    assert isinstance(said, AcceptTrade) is sells
    assert isinstance(heard(scene, P1, normal()), AcceptTrade), "from a computer for any money"


def test_a_ruined_debtor_sells_a_person_no_set_below_twice_the_list_price() -> None:
    for cash, sells in ((719, False), (1500, True)):
        scene = wanted_by_a_third(cash)
        assert isinstance(asked(scene, P1), OfferTrade)
        assert isinstance(asked(scene, P1, towards("normal", P3)), OfferTrade) is sells
