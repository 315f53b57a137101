"""Rent: how much is due, to whom, and how it is asked for."""

from typing import Any

import pytest

from monopoly_gui.engine.actions import Build, ClaimRent, Mortgage, SetAutoClaim, SkipJailTurn
from monopoly_gui.engine.events import CashMoved, RentAsked, RentDue, RentLapsed
from tests.engine.scenes import P1, P2, P3, P4, Places, Scene, game


def visit(space: Places, dice: tuple[int, int] = (1, 2), **options: Any) -> Scene:
    """P1 lands on the space by these dice."""
    index = game().place(space)
    at = {P1: (index - sum(dice)) % 40}
    scene = game(at=at, **options)
    return scene.roll(*dice)


def paid(space: Places, dice: tuple[int, int] = (1, 2), **options: Any) -> int:
    """P1's payment to P2 for landing there."""
    scene = visit(space, dice, **options)
    rents = [e for e in scene.of(CashMoved) if e.reason == "rent"]
    assert [(e.payer, e.payee) for e in rents] in ([], [(P1, P2)])
    return sum(e.amount for e in rents)


# -- how much ----------------------------------------------------------------------------


def test_site_rent() -> None:
    """SC-050 RENT-1 RENT-9: as printed on the deed."""
    scene = visit("oriental", owns={P2: "oriental"})
    assert (scene.cash(P1), scene.cash(P2)) == (1494, 1506) and scene.to_end(P1)


def test_a_whole_set_doubles_bare_streets() -> None:
    """RENT-7 RENT-9: double the site rent."""
    assert paid("oriental", owns={P2: "light_blue"}) == 12
    assert paid("connecticut", owns={P2: "light_blue"}) == 16
    assert paid("boardwalk", owns={P2: "dark_blue"}) == 100


def test_a_set_with_one_house() -> None:
    """SC-052 RENT-7 RENT-8: the built street charges its house rent, the others stay doubled."""
    owned: dict[str, Any] = {"owns": {P2: "light_blue"}, "built": {"connecticut": 1}}
    assert paid("connecticut", **owned) == 40
    assert paid("oriental", **owned) == 12


def test_house_rent_is_not_doubled() -> None:
    """SC-053 RENT-7 BUILD-14: the figure of the deed."""
    assert paid("boardwalk", owns={P2: "dark_blue"}, built={"dark_blue": 1}) == 200


@pytest.mark.parametrize(("level", "rent"), [(1, 200), (2, 600), (3, 1400), (4, 1700), (5, 2000)])
def test_buildings_raise_the_rent(level: int, rent: int) -> None:
    """BUILD-14 RENT-9: level by level."""
    owned: dict[str, Any] = {"owns": {P2: "dark_blue"}, "built": {"dark_blue": level}, "cash": 2000}
    assert paid("boardwalk", **owned) == rent


def test_a_hotel() -> None:
    """SC-069 RENT-9: New York charges 1,000."""
    assert paid("new_york", owns={P2: "orange"}, built={"orange": 5}) == 1000


def test_a_mortgaged_street_of_a_set() -> None:
    """SC-054 RENT-6 RENT-8 MORT-4: the others stay doubled, the mortgaged one is free."""
    owned: dict[str, Any] = {"owns": {P2: "yellow"}, "mortgaged": "atlantic"}
    assert paid("ventnor", **owned) == 44
    assert paid("atlantic", **owned) == 0
    assert paid("ventnor", **owned, double_rent_with_mortgage=False) == 22
    assert paid("atlantic", **owned, double_rent_with_mortgage=False) == 0


def test_the_british_leaflet_still_doubles_clear_sets() -> None:
    """RENT-8: double_rent_with_mortgage=no only concerns mortgages."""
    assert paid("ventnor", owns={P2: "yellow"}, double_rent_with_mortgage=False) == 44


@pytest.mark.parametrize(
    ("deeds", "rent"), [([5], 25), ([5, 15], 50), ([5, 15, 25], 100), ([5, 15, 25, 35], 200)]
)
def test_railroads(deeds: list[int], rent: int) -> None:
    """RENT-10: by the number that the owner has."""
    assert paid("reading", owns={P2: deeds}) == rent


def test_mortgaged_railroads_count() -> None:
    """SC-056 RENT-10 RENT-12: for the others, not for themselves."""
    owned: dict[str, Any] = {"owns": {P2: [5, 15, 25]}, "mortgaged": 15}
    assert paid(5, **owned) == 100
    assert paid(15, **owned) == 0


def test_utilities_by_dice() -> None:
    """SC-057 RENT-11: four times the throw that brought the token, ten times with both."""
    assert paid("electric_company", (3, 5), owns={P2: 12}) == 32
    assert paid("electric_company", (3, 5), owns={P2: [12, 28]}) == 80


def test_both_utilities_one_mortgaged() -> None:
    """SC-058 RENT-12: ten times on the clear one, nothing on the other."""
    owned: dict[str, Any] = {"owns": {P2: "utility"}, "mortgaged": 28}
    assert paid(12, (2, 4), **owned) == 60
    assert paid(28, (2, 4), **owned) == 0


def test_utilities_by_a_fresh_throw() -> None:
    """RENT-11 SC-057: with utility_roll=fresh the dice are thrown again."""
    scene = game(at={P1: 4}, owns={P2: 12}, utility_roll="fresh")
    scene.roll(3, 5, then=[(1, 1)])
    assert scene.cash(P1) == 1500 - 8 and scene.to_end(P1)


def test_flat_utility_rent() -> None:
    """RENT-13: fixed sums for one and for both."""
    assert paid(12, (3, 5), owns={P2: 12}, utility_rent="flat") == 28
    assert paid(12, (3, 5), owns={P2: "utility"}, utility_rent="flat") == 70
    assert paid(12, (3, 5), owns={P2: 12}, utility_rent="flat", utility_flat_one=31) == 31
    both: dict[str, Any] = {
        "owns": {P2: "utility"},
        "utility_rent": "flat",
        "utility_flat_both": 99,
    }
    assert paid(28, (3, 5), **both) == 99


def test_ones_own_property() -> None:
    """SC-061 RENT-5: nothing happens."""
    scene = visit("illinois", owns={P1: "illinois"})
    assert scene.cash(P1) == 1500 and scene.to_end(P1)


def test_a_mortgaged_deed_charges_nothing() -> None:
    """RENT-6 MORT-4: no rent, no claim."""
    scene = visit("illinois", owns={P2: "illinois"}, mortgaged="illinois", asks=[P2])
    assert scene.cash(P1) == 1500 and not scene.state.claims


def test_the_owner_in_jail() -> None:
    """SC-060 RENT-1 JAIL-6: rent is due all the same."""
    scene = visit("boardwalk", owns={P2: "boardwalk"}, jail={P2: 1})
    assert (scene.cash(P1), scene.cash(P2)) == (1450, 1550)


@pytest.mark.parametrize("rights", ["no_rent", "no_trade_no_rent"])
def test_no_rent_from_jail(rights: str) -> None:
    """SC-070 JAIL-7: where prisoners collect no rent there is no later claim either."""
    scene = visit("boardwalk", owns={P2: 39}, jail={P2: 1}, asks=[P2], jail_rights=rights)
    assert scene.cash(P1) == 1500 and not scene.state.claims


def test_rent_is_fixed_at_the_landing() -> None:
    """SC-068 SC-216 RENT-1: nothing is built between a throw and its settlement."""
    scene = visit("boardwalk", (2, 4), owns={P2: "dark_blue"}, cash={P1: 60})
    assert scene.debt.amount == 100
    scene.rejects(Build(P2, (39,)), "busy")


# -- asking ------------------------------------------------------------------------------


def asked_scene(rent_claim: str = "before_next_roll", players: int = 4) -> Scene:
    """P1 has landed on Oriental, of P3, who must ask; P1's turn is over."""
    scene = game(
        players, at={P1: 3, P2: 10}, owns={P3: "oriental"}, asks=[P3], rent_claim=rent_claim
    )
    return scene.roll(1, 2)


def test_the_owner_must_ask() -> None:
    """RENT-2: nothing is paid by itself; asked, it is paid at once."""
    scene = asked_scene()
    (due,) = scene.of(RentDue)
    assert (due.player, due.debtor, due.amount) == (P3, P1, 6)
    assert scene.cash(P1) == 1500 and scene.to_end(P1)
    scene.rejects(ClaimRent(P2, scene.claim.id), "not_yours")
    scene.do(ClaimRent(P3, scene.claim.id))
    assert scene.of(RentAsked) and (scene.cash(P1), scene.cash(P3)) == (1494, 1506)
    scene.rejects(ClaimRent(P3, due.claim), "lapsed")


def test_the_owner_forgets() -> None:
    """SC-062 RENT-3: the claim is gone when the next player throws."""
    scene = asked_scene()
    number = scene.claim.id
    scene.end()
    assert scene.may(ClaimRent(P3, number))
    scene.roll(4, 6)
    assert scene.of(RentLapsed) and not scene.state.claims
    reason = scene.rejects(ClaimRent(P3, number), "lapsed")
    assert reason.rule == "RENT-3"


def test_the_older_window() -> None:
    """RENT-4: with before_second_roll it lasts until the second following player throws."""
    scene = asked_scene("before_second_roll")
    number = scene.claim.id
    scene.end().roll(4, 6).end()
    assert scene.to_roll(P3) and scene.may(ClaimRent(P3, number))
    scene.roll(4, 6)
    assert scene.of(RentLapsed) and not scene.state.claims


def test_the_older_window_with_two_players() -> None:
    """RENT-4: the second following player is the lander."""
    scene = game(2, at={P1: 3, P2: 10}, owns={P2: 6}, asks=[P2], rent_claim="before_second_roll")
    scene.roll(1, 2).end().roll(4, 6).end()
    assert scene.to_roll(P1) and scene.may(ClaimRent(P2, scene.claim.id))
    scene.roll(1, 3)
    assert not scene.state.claims and scene.cash(P2) == 1500


def test_a_claim_while_the_next_player_moves() -> None:
    """SC-064 RENT-4 RENT-2: the roller finishes first, then the rent is paid."""
    scene = game(
        at={P1: 3, P2: 16}, owns={P4: "oriental"}, asks=[P4], rent_claim="before_second_roll"
    )
    scene.roll(1, 2).end().roll(2, 3)
    assert scene.pending == "purchase"
    scene.do(ClaimRent(P4, scene.claim.id))
    assert scene.pending == "purchase" and scene.cash(P4) == 1500
    scene.rejects(ClaimRent(P4, scene.claim.id), "asked")
    scene.buy()
    assert (scene.cash(P1), scene.cash(P4)) == (1494, 1506) and scene.to_end(P2)


def test_doubles_do_not_close_the_window() -> None:
    """SC-065 RENT-3: it is about the next player's dice, not the lander's own."""
    scene = game(at={P1: 4, P2: 10}, owns={P3: "oriental"}, asks=[P3])
    scene.roll(1, 1).roll(1, 3)
    assert scene.at(P1) == 10
    scene.do(ClaimRent(P3, scene.claim.id))
    assert scene.cash(P3) == 1506
    scene.end().roll(4, 6)


def test_jail_skipping_throws_no_dice() -> None:
    """RENT-3: a prisoner who sits the turn out does not close the window."""
    scene = game(at={P1: 3, P3: 10}, jail={P2: 0}, owns={P4: 6}, asks=[P4], jail_skip=True)
    scene.roll(1, 2).end().do(SkipJailTurn(P2)).end()
    assert scene.to_roll(P3)
    scene.do(ClaimRent(P4, scene.claim.id))
    assert scene.cash(P4) == 1506


def test_automatic_rent() -> None:
    """SC-066 RENT-2: with rent_claim=automatic it is paid inside the landing, whoever owns."""
    scene = visit("oriental", owns={P2: "oriental"}, asks=[P2], rent_claim="automatic")
    assert scene.cash(P2) == 1506 and not scene.state.claims


def test_auto_claim_is_each_players_own() -> None:
    """RENT-2: it can be switched at any time, and holds from the next landing on."""
    scene = game(2, at={P1: 3, P2: 3}, owns={P2: 6, P1: 39})
    scene.do(SetAutoClaim(P2, False)).roll(1, 2)
    assert scene.cash(P2) == 1500 and scene.state.claims
    scene.do(SetAutoClaim(P2, True))
    assert scene.state.claims
    scene.do(ClaimRent(P2, scene.claim.id))
    assert scene.cash(P2) == 1506


def test_rent_asked_for_comes_before_business() -> None:
    """RENT-2 DEBT-1: once asked for it is a debt to be settled before anything else."""
    scene = game(at={P1: 3}, cash={P1: 3}, owns={P3: "oriental", P1: "boardwalk"}, asks=[P3])
    scene.roll(1, 2).do(ClaimRent(P3, scene.claim.id))
    assert scene.debt.player == P1 and scene.debt.creditors == (P3,)
    scene.do(Mortgage(P1, 39)).pay()
    assert scene.cash(P3) == 1506 and scene.to_end(P1)


def test_several_claims_at_once() -> None:
    """RENT-2 SC-210: each is asked for on its own, the older is paid first."""
    scene = game(at={P1: 4}, cash={P1: 7}, owns={P3: "oriental", P4: "vermont"}, asks=[P3, P4])
    scene.roll(1, 1).roll(1, 1)
    first, second = scene.state.claims
    assert (first.owner, second.owner) == (P3, P4) and first.id != second.id
    scene.roll(1, 1)
    assert scene.jailed(P1)
    scene.do(ClaimRent(P4, second.id))
    assert scene.cash(P1) == 1
    scene.do(ClaimRent(P3, first.id))
    assert scene.debt.creditors == (P3,) and scene.debt.amount == 6
