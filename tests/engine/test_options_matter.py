"""Every value of every option ends in another sum, owner, place or winner than the others.

``SCENES`` has a short scene for each option.  It plays on to where something has come of the
value, and what is compared is always the same: who has how much and who owns what, where the
tokens stand, and who has won (``outcome``).  A value without its scene, or with the outcome of
another value, is a failing test.
"""

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

import pytest

from monopoly_gui.engine.actions import (
    AcceptTrade,
    Action,
    AnswerDemand,
    Bid,
    Build,
    Bundle,
    CallTime,
    ChooseSpace,
    ChooseTax,
    ClaimRent,
    ClaimSalary,
    EndTurn,
    LiftMortgage,
    Mortgage,
    OfferTrade,
    Pass,
    PayFine,
    Resign,
    Roll,
    SellBuilding,
    SellDown,
    SettleMortgage,
    SkipJailTurn,
    UseJailCard,
)
from monopoly_gui.engine.frames import Auction, Over, Purchase, TaxChoice
from monopoly_gui.engine.rules import Option, Value, options
from tests.engine.scenes import P1, P2, P3, P4, Scene, begun, game

Rules = dict[str, Any]
#: what is played with some rules
Play = Callable[[Rules], Scene]

#: values played of options that take any number, beside the default
NUMBERS: dict[str, tuple[int, ...]] = {
    "start_cash": (1000, 5000),
    "auction_min_open": (1, 25),
    "auction_min_raise": (5, 20),
    "utility_flat_one": (0, 40),
    "utility_flat_both": (0, 99),
    "round_limit": (1, 2),
    "time_limit_minutes": (30,),
    "goal_cash": (1600, 2500),
    "snake_eyes_bonus": (1, 500),
    "pot_seed": (1, 300),
    "go_salary": (1, 350),
}
#: only how the game is shown depends on these, which their tests in test_options.py prove
PICTURE_ONLY = {"token_choice", "cash_denominations"}
#: two values that end alike by the rules themselves, and why
ALIKE: dict[str, str] = {}


def outcome(scene: Scene) -> object:
    """Sums, owners, places and winners."""
    state = scene.state
    top = state.top
    places = [at if put else -1 for at, put in zip(state.position, state.placed, strict=True)]
    winners = top.winners if isinstance(top, Over) else ()
    return state.cash, state.pot, state.owner, places, state.order, winners


def tries(scene: Scene, *actions: Action) -> Scene:
    """Try all these actions in order; refused ones are skipped."""
    for action in actions:
        if scene.may(action):
            scene.do(action)
    return scene


def on(name: str, play: Callable[[Scene], Scene], **words: Any) -> Play:
    """A position by these words, with the option, and what is played there."""
    return lambda rules: play(game(**{"players": 4, **words}, **rules))


# -- the turn, buying ----------------------------------------------------------------------


#: by it lots let the second of three begin
SEED_OF_LOTS = 4


def tied(rules: Rules) -> Scene:
    throws = [(1, 2), (4, 5), (3, 6), (6, 6), (2, 2), (1, 1)]
    return begun(3, dice=throws, **rules)


def ordered(rules: Rules) -> Scene:
    """By these throws: 1 and 3 above 2; lots are drawn by a seed for which another begins."""
    random = rules["turn_order"] == "random"
    return begun(3, dice=() if random else [(6, 5), (1, 2), (4, 4)], seed=SEED_OF_LOTS, **rules)


def salary_late(rules: Rules) -> Scene:
    """P1 passes GO and forgets to ask until the next turn."""
    scene = game(2, at={P1: 38, P2: 10}, asks=[P1], **rules)
    scene.roll(5, 2).unsold().end().roll(4, 6).end()
    return tries(scene, ClaimSalary(P1))


def triple(rules: Rules) -> Scene:
    scene = game(4, lapped=[P1], doubles=2, speed_die="on", **rules)
    return tries(scene.roll(1, 1, speed="1"), ChooseSpace(P1, 20))


def declined(**words: Any) -> Callable[[Rules], Scene]:
    def scene(rules: Rules) -> Scene:
        return game(4, at={P1: 18}, **words, **rules).roll(1, 2).decline()

    return scene


def bids(*actions: Action, **words: Any) -> Play:
    """Kentucky Avenue is auctioned: these bids are tried, then all pass, and debts are settled."""

    def play(rules: Rules) -> Scene:
        scene = tries(declined(**words)(rules), *actions)
        while isinstance(scene.top, Auction) and scene.deciders:
            scene.do(Pass(scene.deciders[0]))
        if scene.pending == "debt":
            tries(scene, Mortgage(P2, 39))
            scene.pay() if scene.cash(P2) >= scene.debt.amount else scene.give_up()
        return scene

    return play


# -- rent and taxes --------------------------------------------------------------------------


def rent(space: int, owned: Any, **more: Any) -> Play:
    """P1's payment to P2 there, by a roll of 1 and 2, or a fresh one of 6 and 6."""

    def play(rules: Rules) -> Scene:
        scene = game(at={P1: space - 3}, owns={P2: owned}, **more, **rules)
        fresh = rules.get("utility_roll") == "fresh"
        return scene.roll(1, 2, then=[(6, 6)] if fresh else [])

    return play


def asked_late(rules: Rules) -> Scene:
    """Rent is asked for after the next player's throw; in a second game after that one's turn."""
    scene = game(3, at={P1: 3, P2: 10, P3: 10}, owns={P3: 6}, asks=[P3], **rules).roll(1, 2)
    scene.end().roll(4, 6)
    for claim in scene.state.claims[:]:
        tries(scene, ClaimRent(P3, claim.id))
    return scene


def asked(rules: Rules) -> Scene:
    """P3 asks after P2's throw for what P1 owes, and never for what P2 owes."""
    scene = game(3, at={P1: 3, P2: 2}, owns={P3: "light_blue"}, asks=[P3], **rules).roll(1, 2)
    scene.end().roll(1, 3)
    for claim in scene.state.claims[:1]:
        if claim.debtor == P1:
            tries(scene, ClaimRent(P3, claim.id))
    return scene


def utility_card(rules: Rules) -> Scene:
    paid = rules["card_utility_on_mortgage"] == "pay"
    scene = game(at={P1: 19}, owns={P2: 28}, mortgaged=28, chance="ch_nearest_utility", **rules)
    return scene.roll(1, 2, then=[(2, 2)] if paid else [])


def income_tax(board: str) -> Play:
    """P1 with 1,000 pays a share of it where that is offered."""

    def play(rules: Rules) -> Scene:
        scene = game(board=board, at={P1: 1}, cash={P1: 1000}, **rules).roll(1, 2)
        return scene.do(ChooseTax(P1, True)) if isinstance(scene.top, TaxChoice) else scene

    return play


def share(cash: int, **more: Any) -> Play:
    def play(rules: Rules) -> Scene:
        scene = game(at={P1: 1}, cash={P1: cash}, income_tax="choice", **more, **rules)
        return scene.roll(1, 2).do(ChooseTax(P1, True))

    return play


# -- Jail --------------------------------------------------------------------------------------


def third_miss(rules: Rules) -> Scene:
    """P1 with a card has missed three times, and would rather use it than pay."""
    scene = game(jail={P1: 2}, cards={P1: "ch_jail_free"}, cash={P1: 60}, **rules).roll(1, 2)
    tries(scene, UseJailCard(P1, scene.card("ch_jail_free")))
    return scene.pay() if scene.pending == "debt" else scene


def prisoner(rules: Rules) -> Scene:
    """P2 in Jail builds, and is visited on another street."""
    scene = game(at={P1: 3}, jail={P2: 1}, owns={P2: "dark_blue oriental"}, **rules)
    return tries(scene, Build(P2, (39,))).roll(1, 2)


# -- building ----------------------------------------------------------------------------------


def moments(*acts: Callable[[Scene], Action]) -> Play:
    """P2 acts before P1's throw, between P1's doubles, and before the own throw, each once."""

    def play(rules: Rules) -> Scene:
        owns = {P2: "brown reading b_and_o short_line"}
        scene = game(3, at={P1: 36}, owns=owns, even_build=False, **rules)
        tries(scene, acts[0](scene))
        scene.roll(2, 2)
        tries(scene, acts[1](scene))
        scene.roll(4, 6).end()
        return tries(scene, acts[2](scene))

    return play


def dealt(*throws: tuple[int, int]) -> Play:
    """P3 agrees to buy a deed of P2's, after these throws of P1 and the end of P1's turn, if any.

    A deal agreed to outside its time is carried out later.
    """

    def play(rules: Rules) -> Scene:
        scene = game(3, at={P1: 36}, owns={P2: "reading"}, **rules)
        for dice in throws:
            scene.roll(*dice)
        if len(throws) > 1:
            scene.end()
        number = scene.offer(P2, P3, scene.bundle(deeds="reading"), scene.bundle(cash=1))
        return scene.do(AcceptTrade(P3, number))

    return play


def scarce(rules: Rules) -> Scene:
    """P1 and P2 want two houses each, of which there are two."""
    sets = game(4, owns={P1: "brown", P2: "dark_blue"}, stock=(2, 12), **rules)
    return sets.build(P1, 1, 3).do(AnswerDemand(P2, (37, 39)))


def bid_low(rules: Rules) -> Scene:
    """P1 bids 1, 10, 50 or more, whichever is allowed first."""
    scene = scarce(rules)
    for amount in (1, 10, 50, 100, 200):
        if isinstance(scene.top, Auction) and not scene.top.high:
            tries(scene, Bid(P1, amount, 1))
    while isinstance(scene.top, Auction) and scene.deciders:
        scene.do(Pass(scene.deciders[0]))
    return scene


def bid_by_the_dearer(rules: Rules) -> Scene:
    """The owner of the dearest streets offers ever more until it may."""
    scene = scarce(rules)
    for amount in (1, 10, 50, 100, 200):
        if isinstance(scene.top, Auction) and not scene.top.high:
            tries(scene, Bid(P2, amount, 37))
    while isinstance(scene.top, Auction) and scene.deciders:
        scene.do(Pass(scene.deciders[0]))
    return scene


def lot(rules: Rules) -> Scene:
    """P1 bids 30 for whatever is sold first, and for what is sold then."""
    scene = scarce(rules)
    for space in (1, 3):
        if isinstance(scene.top, Auction):
            tries(scene, Bid(P1, 30, space), Bid(P1, 30, -1))
        if isinstance(scene.top, Auction):
            scene.all_pass()
    return scene


def hotel_seller(*ways: Action) -> Play:
    """P1 has three hotels, and sells in this way if that may be."""

    def play(rules: Rules) -> Scene:
        return tries(game(owns={P1: "orange"}, built={"orange": 5}, stock=(4, 9), **rules), *ways)

    return play


def buyers(rules: Rules) -> Scene:
    """P1 breaks a hotel up; P2 would have the houses."""
    scene = game(owns={P1: "orange", P2: "dark_blue"}, built={"orange": 5}, stock=(4, 9), **rules)
    scene.do(SellBuilding(P1, 16))
    return tries(scene, AnswerDemand(P2, (37, 39, 37, 39)))


# -- mortgages, trades, debts ---------------------------------------------------------------------


def interest(rules: Rules) -> Scene:
    """A deed with a mortgage of 33 and one of 175 are lifted."""
    scene = game(owns={P1: "mediterranean park_place water_works"}, **rules)
    state = scene.state
    odd = replace(state.board.spaces[1], mortgage=33)
    board = replace(state.board, spaces=(state.board.spaces[0], odd, *state.board.spaces[2:]))
    state.board = board
    for space in (1, 37, 28):
        state.mortgaged[space] = True
    again = Scene(state.clone())
    return tries(again, *(LiftMortgage(P1, space) for space in (1, 37, 28)))


def kept_first(rules: Rules) -> Scene:
    """P2 gets a mortgaged deed for 50: 110 % at once, or a tenth first and then the rest."""
    scene = game(owns={P1: "boardwalk"}, mortgaged="boardwalk", **rules)
    scene.deal(P1, P2, scene.bundle(deeds="boardwalk"), scene.bundle(cash=50))
    return scene


def gift(rules: Rules) -> Scene:
    scene = game(**rules)
    if scene.may(OfferTrade(P1, P2, Bundle(cash=5), Bundle())):
        scene.deal(P1, P2, Bundle(cash=5), Bundle())
    return scene


def debtors_trade(rules: Rules) -> Scene:
    """A debtor offers the last deed, for too little and then for enough."""
    scene = game(at={P1: 1}, cash={P1: 150}, owns={P1: "reading"}, **rules).roll(1, 2)
    for price in (1, 60):
        give, get = scene.bundle(deeds="reading"), Bundle(cash=price)
        if scene.may(OfferTrade(P1, P2, give, get)):
            return scene.deal(P1, P2, give, get)
    return scene


def resigning(rules: Rules) -> Scene:
    """P1 would leave rather than pay what could be paid."""
    scene = game(at={P1: 1}, cash={P1: 150}, owns={P1: "reading"}, **rules).roll(1, 2)
    tries(scene, Resign(P1))
    return scene if scene.pending != "debt" else scene.do(Mortgage(P1, 5)).pay()


def ruin(**more: Any) -> Play:
    """P1's bankruptcy to P2 over a hotel's rent."""

    def play(rules: Rules) -> Scene:
        owns = {P1: "brown boardwalk", P2: "green"}
        scene = game(at={P1: 26}, cash={P1: 0}, owns=owns, **more, **rules)
        return scene.roll(4, 1).give_up()

    return play


def estate(rules: Rules) -> Scene:
    """A mortgaged deed of a bankrupt is auctioned to P2, who settles what is to be settled."""
    owns = {P1: "baltic"}
    scene = game(3, at={P1: 1}, cash={P1: 0}, owns=owns, mortgaged="baltic", **rules)
    scene.roll(1, 2).give_up().sold(P2, 20)
    return tries(scene, SettleMortgage(P2, 3, False))


def each(rules: Rules) -> Scene:
    scene = game(at={P1: 4}, cash={P1: 60}, chance="ch_chairman", **rules)
    return scene.roll(1, 2).give_up()


# -- the end --------------------------------------------------------------------------------------


def limited(rules: Rules, name: str) -> Rules:
    """The rules, with the richest winning where one of them ends the game."""
    return {**rules, "win_condition": "richest_at_limit"} if rules[name] else rules


def winners(rules: Rules) -> Scene:
    """The poorer of two wins where the other leaves, the richer after the one round there is."""
    more = {"round_limit": 1} if rules["win_condition"] == "richest_at_limit" else {}
    scene = game(2, cash={P2: 2000}, voluntary_bankruptcy="resign", **more, **rules)
    scene.roll(4, 6).end().roll(4, 6).end()
    return tries(scene, Resign(P2))


def fallen(rules: Rules) -> Scene:
    """The others leave in turn, and the richest of those who are left when the game ends wins."""
    cash = {P1: 1000, P2: 3000, P3: 4000}
    rules = limited(rules, "end_after_bankruptcies")
    scene = game(4, voluntary_bankruptcy="resign", cash=cash, **rules)
    return tries(scene, *(Resign(player) for player in (P4, P3, P2)))


def rounds(rules: Rules) -> Scene:
    """The richer of two wins after a round; after two the other, who has found money meanwhile."""
    rules = limited(rules, "round_limit")
    scene = game(2, cash={P1: 1900, P2: 2000}, voluntary_bankruptcy="resign", **rules)
    scene.roll(4, 6).end().roll(4, 6).end()
    if not scene.state.over:
        scene = Scene(scene.state.clone())
        scene.roll(6, 4).end().roll(4, 6).end()
    return tries(scene, Resign(P2))


def reached(rules: Rules, **words: Any) -> Scene:
    """P2 has something at the end of a turn of P1's, and leaves if it does not win by that."""
    scene = game(3, voluntary_bankruptcy="resign", **words, **rules)
    scene.roll(4, 6).end()
    return tries(scene, Resign(P2))


#: sets, and streets of which hotels stand on so many
SETS = ("brown", "light_blue", "orange")
HOTELS: dict[int, dict[str, Sequence[int]]] = {
    1: {"dark_blue": (5, 4)},
    2: {"dark_blue": (5, 5)},
    3: {"green": (5, 5, 5)},
    5: {"green": (5, 5, 5), "dark_blue": (5, 5)},
}


def time_called(rules: Rules) -> Scene:
    rules = limited(rules, "time_limit_minutes")
    scene = game(2, cash={P2: 2000}, voluntary_bankruptcy="resign", **rules)
    tries(scene, CallTime())
    scene.roll(4, 6).end().roll(4, 6).end()
    return tries(scene, Resign(P2))


def visited(scene: Scene) -> Scene:
    """P1 goes on to Jail's corner, and P2 stops on Mediterranean Avenue."""
    return scene.roll(4, 6).end().roll(1, 2)


def bought(scene: Scene) -> Scene:
    return scene.buy() if isinstance(scene.top, Purchase) else scene


SCENES: dict[str, tuple[Play, ...]] = {
    "start_cash": (lambda rules: begun(2, **rules),),
    "token_placement": (lambda rules: begun(2, **rules),),
    "turn_order": (ordered,),
    "start_ties": (tied,),
    "deal_deeds": (lambda rules: begun(3, **rules),),
    "deal_paid": (lambda rules: begun(3, deal_deeds=2, **rules),),
    "doubles_reroll": (lambda rules: doubles(rules),),
    "salary_claim": (salary_late,),
    "speed_die": (lambda rules: begun(2, **rules),),
    "triples_on_third_double": (triple,),
    "auction_on_decline": (
        lambda rules: tries(declined()(rules), Bid(P2, 90), Pass(P1), Pass(P3), Pass(P4)),
    ),
    "auction_order": (bids(Bid(P3, 30), Bid(P2, 40)),),
    "auction_min_open": (bids(Bid(P2, 5), Bid(P2, 15), Bid(P2, 50)),),
    "auction_min_raise": (bids(Bid(P2, 30), Bid(P3, 31), Bid(P3, 35), Bid(P3, 60)),),
    "auction_bid_limit": (
        bids(Bid(P2, 900), Bid(P2, 200), Bid(P2, 50), cash={P2: 60}, owns={P2: "boardwalk"}),
    ),
    "rent_claim": (asked, asked_late),
    "double_rent_with_mortgage": (rent(27, "yellow", mortgaged="atlantic"),),
    "utility_rent": (rent(12, [12]),),
    "utility_flat_one": (rent(12, [12], utility_rent="flat"),),
    "utility_flat_both": (rent(12, [12, 28], utility_rent="flat"),),
    "utility_roll": (rent(12, [12]),),
    "card_utility_on_mortgage": (utility_card,),
    "income_tax": (income_tax("us_2008"), income_tax("us_pre2008")),
    "luxury_tax": tuple(
        lambda rules, board=board: game(board=board, at={P1: 35}, **rules).roll(1, 2)  # type: ignore[misc]
        for board in ("us_2008", "us_pre2008")
    ),
    "tax_worth_basis": (share(1000, owns={P1: "boardwalk"}, mortgaged="boardwalk"),),
    "tax_rounding": (share(1011), share(1015), share(1019)),
    "jail_third_fail": (third_miss,),
    "jail_prepay_third": (
        lambda rules: tries(game(jail={P1: 2}, **rules), PayFine(P1)).roll(4, 4),
    ),
    "jail_rights": (prisoner,),
    "jail_skip": (lambda rules: sits(rules),),
    "jail_exit_next_turn": (lambda rules: game(jail={P1: 0}, **rules).roll(1, 2),),
    "build_timing": (moments(*[lambda scene, s=s: Build(P2, (s,)) for s in (1, 1, 1)]),),
    "build_on": (
        on(
            "build_on",
            lambda scene: tries(scene, Build(P1, (6, 8))),
            owns={P1: "oriental vermont", P2: "connecticut"},
        ),
    ),
    "even_build": (
        on(
            "even_build",
            lambda scene: tries(scene, Build(P1, (1,))),
            owns={P1: "brown"},
            built={"brown": (1, 0)},
        ),
    ),
    "hotel_requires": (
        on(
            "hotel_requires",
            lambda scene: tries(scene, Build(P1, (1,))),
            owns={P1: "brown"},
            built={"brown": (4, 3)},
            even_build=False,
        ),
    ),
    "houses_for_hotel": (
        on(
            "houses_for_hotel",
            lambda scene: visited(scene.build(P1, 1)),
            owns={P1: "brown"},
            built={"brown": 3},
            at={P2: 38},
        ),
    ),
    "building_supply": (
        on(
            "building_supply",
            lambda scene: tries(scene, Build(P1, (1, 3)), Build(P1, (1,))),
            owns={P1: "brown"},
            stock=(1, 12),
        ),
    ),
    "building_auction_unit": (lot,),
    "building_auction_open": (bid_low, bid_by_the_dearer),
    "shortage_priority": (buyers,),
    "hotel_sale": (
        hotel_seller(SellBuilding(P1, 16)),
        hotel_seller(SellDown(P1, "orange", (0, 0, 0))),
    ),
    "mortgage_requires_clear": (
        on(
            "mortgage_requires_clear",
            lambda scene: tries(scene, Mortgage(P1, 24)),
            owns={P1: "red"},
            built={"red": (1, 1, 0)},
        ),
    ),
    "mortgage_rounding": (interest,),
    "mortgaged_transfer": (kept_first,),
    "mortgage_timing": (moments(*[lambda scene, s=s: Mortgage(P2, s) for s in (5, 25, 35)]),),
    "trade_timing": (dealt(), dealt((2, 2)), dealt((2, 2), (4, 6))),
    "one_sided_trades": (gift,),
    "trade_in_debt": (debtors_trade,),
    "voluntary_bankruptcy": (resigning,),
    "bankrupt_buildings": (ruin(built={"green": 5, "brown": 1}),),
    "bank_auction_mortgages": (estate,),
    "bankrupt_settlement": (ruin(built={"green": 5}),),
    "multi_creditor": (each,),
    "win_condition": (winners,),
    "end_after_bankruptcies": (fallen,),
    "round_limit": (rounds,),
    "time_limit_minutes": (time_called,),
    "goal_sets": tuple(
        partial(reached, owns={P2: SETS[:count]}) for count in range(1, len(SETS) + 1)
    ),
    "goal_cash": tuple(partial(reached, cash={P2: cash}) for cash in (2000, 3000)),
    "goal_hotels": tuple(
        partial(reached, owns={P2: "green dark_blue"}, built=HOTELS[count])
        for count in (1, 2, 3, 5)
    ),
    "free_parking": (lambda rules: game(at={P1: 1}, **rules).roll(1, 2),),
    "pot_seed": (lambda rules: game(at={P1: 16}, pot=40, free_parking="pot", **rules).roll(1, 3),),
    "go_salary": (lambda rules: game(at={P1: 39}, **rules).roll(5, 6),),
    "go_landing_bonus": (lambda rules: game(at={P1: 33}, **rules).roll(3, 4),),
    "first_lap_purchase": (lambda rules: bought(game(at={P1: 3}, **rules).roll(1, 2)),),
    "snake_eyes_bonus": (lambda rules: game(at={P1: 8}, **rules).roll(1, 1),),
}


def doubles(rules: Rules) -> Scene:
    """P1 would rather not throw again."""
    scene = tries(game(2, at={P1: 6, P2: 0}, **rules).roll(2, 2), EndTurn(P1))
    return scene.roll(4, 6)


def sits(rules: Rules) -> Scene:
    """P1 would rather stay than throw; else doubles come."""
    scene = tries(game(2, jail={P1: 0}, **rules), SkipJailTurn(P1))
    if scene.may(Roll(P1)):
        scene.roll(5, 5)
    return scene


def choices(option: Option) -> list[Value]:
    """The values that are played of an option, the default first."""
    values = option.values or NUMBERS[option.name]
    return [option.default, *(value for value in values if value != option.default)]


PLAYED = [option for option in options() if option.name not in PICTURE_ONLY]


def test_every_option_has_a_scene() -> None:
    """And there is none too many."""
    assert set(SCENES) | PICTURE_ONLY == {option.name for option in options()}
    assert not set(SCENES) & PICTURE_ONLY
    assert set(NUMBERS) == {option.name for option in options() if not option.values}


@pytest.mark.parametrize("option", PLAYED, ids=lambda option: option.name)
def test_every_value_ends_otherwise_than_the_others(option: Option) -> None:
    """In a sum, an owner, a place or a winner."""
    ends = {}
    for value in choices(option):
        ends[value] = repr([outcome(play({option.name: value})) for play in SCENES[option.name]])
    alike = [(a, b) for a in ends for b in ends if a is not b and ends[a] == ends[b]]
    assert alike == [], option.name
