"""Every value of every rule option changes something: one small scene an option.

``EFFECTS`` names, for each option, what is looked at; an option that is not in
it, or a value that changes nothing there, is a failing test.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from monopoly_gui.engine.actions import (
    AcceptTrade,
    AnswerDemand,
    Bid,
    Build,
    Bundle,
    CallTime,
    ChooseTax,
    DeclareBankruptcy,
    EndTurn,
    Mortgage,
    OfferTrade,
    PayFine,
    Resign,
    SellBuilding,
    SellDown,
    SkipJailTurn,
    UseJailCard,
)
from monopoly_gui.engine.amounts.bids import next_bid
from monopoly_gui.engine.amounts.mortgages import interest
from monopoly_gui.engine.frames import Auction, Over
from monopoly_gui.engine.notes import starting_notes
from monopoly_gui.engine.rules import Option, Rules, Value, options
from tests.engine.scenes import P1, P2, P3, P4, Scene, begun, game, rules_of

Effect = Callable[[dict[str, Any]], object]

#: values tried of options that take any number; the default is tried anyway
NUMBERS: dict[str, tuple[int, ...]] = {
    "start_cash": (1000, 5000),
    "auction_min_open": (1, 25),
    "auction_min_raise": (5,),
    "utility_flat_one": (40,),
    "utility_flat_both": (99,),
    "round_limit": (1,),
    "time_limit_minutes": (30,),
    "snake_eyes_bonus": (500,),
    "pot_seed": (300,),
    "go_salary": (1, 350),
}
#: options that the screen alone heeds: the game must be the same for every value
FOR_THE_SCREEN = {"token_choice"}


def tied(rules: dict[str, Any]) -> object:
    throws = [(1, 2), (4, 5), (3, 6), (6, 6), (2, 2), (1, 1)]
    return begun(3, dice=throws, **rules).state.order


def orders(rules: dict[str, Any]) -> object:
    return [begun(3, seed=seed, **rules).state.order for seed in range(12)]


def claim(rules: dict[str, Any]) -> object:
    scene = game(at={P1: 3}, owns={P2: 6}, asks=[P2], **rules).roll(1, 2)
    return [c.until for c in scene.state.claims]


def rent(space: int, owned: Any, **more: Any) -> Effect:
    """What P1 pays to P2 there, by a throw of 1 and 2."""

    def effect(rules: dict[str, Any]) -> int:
        scene = game(at={P1: space - 3}, owns={P2: owned}, **more, **rules)
        return 1500 - scene.roll(1, 2, then=more_dice(rules)).cash(P1)

    return effect


def more_dice(rules: dict[str, Any]) -> list[tuple[int, int]]:
    return [(6, 6)] if rules.get("utility_roll") == "fresh" else []


def utility_card(rules: dict[str, Any]) -> object:
    paid = rules["card_utility_on_mortgage"] == "pay"
    scene = game(at={P1: 19}, owns={P2: 28}, mortgaged=28, chance="ch_nearest_utility", **rules)
    return scene.roll(1, 2, then=[(2, 2)] if paid else []).cash(P1)


def income_tax(rules: dict[str, Any]) -> object:
    boards = ("us_2008", "us_pre2008")
    return [game(board=b, at={P1: 1}, **rules).roll(1, 2).pending for b in boards]


def luxury_tax(rules: dict[str, Any]) -> object:
    boards = ("us_2008", "us_pre2008")
    return [game(board=b, at={P1: 35}, **rules).roll(1, 2).cash(P1) for b in boards]


def tenth(**more: Any) -> Effect:
    def effect(rules: dict[str, Any]) -> list[int]:
        out = []
        for cash in (1011, 1015):
            scene = game(at={P1: 1}, cash={P1: cash}, income_tax="choice", **more, **rules)
            out.append(cash - scene.roll(1, 2).do(ChooseTax(P1, True)).cash(P1))
        return out

    return effect


def third_miss(rules: dict[str, Any]) -> object:
    scene = game(jail={P1: 2}, cards={P1: "ch_jail_free"}, cash={P1: 0}, **rules).roll(1, 2)
    return scene.may(UseJailCard(P1, scene.card("ch_jail_free")))


def prisoner(rules: dict[str, Any]) -> object:
    scene = game(at={P1: 3}, jail={P2: 1}, owns={P2: "dark_blue oriental"}, **rules)
    builds = scene.may(Build(P2, (39,)))
    return builds, scene.roll(1, 2).cash(P1)


def windows(action: Callable[[Scene], int]) -> Effect:
    """Whether P2 may act before P1's throw, between P1's doubles, and before P2's own throw."""

    def effect(rules: dict[str, Any]) -> tuple[int, int, int]:
        scene = game(3, at={P1: 36}, owns={P2: "brown reading"}, **rules)
        before = action(scene)
        scene.roll(2, 2)
        between = action(scene)
        scene.roll(4, 6).end()
        return before, between, action(scene)

    return effect


def cash_by_mortgage(scene: Scene) -> int:
    """P2's cash after a try to mortgage Reading Railroad."""
    probe = Scene(scene.state.clone())
    if probe.may(Mortgage(P2, 5)):
        probe.do(Mortgage(P2, 5))
    return probe.cash(P2)


def trade_now(scene: Scene) -> bool:
    """Whether a deal of P2's with P3 is carried out at once."""
    probe = Scene(scene.state.clone())
    number = probe.offer(P2, P3, probe.bundle(deeds="reading"), probe.bundle(cash=1))
    probe.do(AcceptTrade(P3, number))
    return probe.owner("reading") == P3


def scarce(**more: Any) -> Callable[[dict[str, Any]], Scene]:
    """P1 and P2 both want houses of which there are too few."""

    def scene(rules: dict[str, Any]) -> Scene:
        sets = game(4, owns={P1: "brown", P2: "dark_blue"}, stock=(2, 12), **more, **rules)
        return sets.build(P1, 1, 3).do(AnswerDemand(P2, (37, 39)))

    return scene


def lot(rules: dict[str, Any]) -> object:
    top = scarce()(rules).top
    return top.count if isinstance(top, Auction) else 0


def house_floor(rules: dict[str, Any]) -> object:
    scene = scarce()(rules)
    assert isinstance(scene.top, Auction)
    return [next_bid(scene.state, scene.top, player) for player in (P1, P2)]


def hotel_seller(rules: dict[str, Any]) -> object:
    scene = game(owns={P1: "orange", P2: "dark_blue"}, built={"orange": 5}, stock=(4, 9), **rules)
    outright, exchange = SellDown(P1, "orange", (0, 0, 0)), SellBuilding(P1, 16)
    return scene.may(outright), scene.may(exchange)


def buyers(rules: dict[str, Any]) -> object:
    scene = game(owns={P1: "orange", P2: "dark_blue"}, built={"orange": 5}, stock=(4, 9), **rules)
    return scene.do(SellBuilding(P1, 16)).pending


def partly_mortgaged(rules: dict[str, Any]) -> object:
    scene = game(owns={P1: "red"}, built={"red": (1, 1, 0)}, **rules)
    return scene.may(Mortgage(P1, 24))


def interests(rules: dict[str, Any]) -> object:
    """Of mortgages of 175, 75 and, as an own edition may have, 33."""
    state = game(**rules).state
    odd = replace(state.board.spaces[1], mortgage=33)
    state.board = replace(state.board, spaces=(state.board.spaces[0], odd, *state.board.spaces[2:]))
    return [interest(state, space) for space in (37, 12, 1)]


def received(rules: dict[str, Any]) -> object:
    scene = game(owns={P1: "boardwalk"}, mortgaged="boardwalk", **rules)
    scene.deal(P1, P2, scene.bundle(deeds="boardwalk"), scene.bundle(cash=50))
    return scene.cash(P2)


def gift(rules: dict[str, Any]) -> object:
    return game(**rules).may(OfferTrade(P1, P2, Bundle(cash=5), Bundle()))


def debtors_trade(rules: dict[str, Any]) -> object:
    scene = game(at={P1: 1}, cash={P1: 150}, owns={P1: "reading"}, **rules).roll(1, 2)
    deed = scene.bundle(deeds="reading")
    return [scene.may(OfferTrade(P1, P2, deed, Bundle(cash=price))) for price in (1, 60)]


def resigning(rules: dict[str, Any]) -> object:
    return game(**rules).may(Resign(P1))


def ruin(**more: Any) -> Effect:
    """What P2 has after P1's bankruptcy over a hotel's rent."""

    def effect(rules: dict[str, Any]) -> int:
        owns = {P1: "brown boardwalk", P2: "green"}
        scene = game(at={P1: 26}, cash={P1: 0}, owns=owns, **more, **rules)
        return scene.roll(4, 1).give_up().cash(P2)

    return effect


def estate(rules: dict[str, Any]) -> object:
    owns = {P1: "baltic"}
    scene = game(3, at={P1: 1}, cash={P1: 0}, owns=owns, mortgaged="baltic", **rules)
    return scene.roll(1, 2).give_up().is_mortgaged("baltic")


def each(rules: dict[str, Any]) -> object:
    scene = game(at={P1: 4}, cash={P1: 60}, chance="ch_chairman", **rules)
    return scene.roll(1, 2).give_up().state.cash


def winners(rules: dict[str, Any]) -> object:
    """The poorer of two wins where the other leaves, the richer after the one round there is."""
    more = {"round_limit": 1} if rules["win_condition"] == "richest_at_limit" else {}
    scene = game(2, cash={P2: 2000}, voluntary_bankruptcy="resign", **more, **rules)
    scene.roll(4, 6).end().roll(4, 6).end()
    if not scene.state.over:
        scene.do(Resign(P2))
    assert isinstance(scene.top, Over)
    return scene.top.winners


def winner_of_the_fallen(rules: dict[str, Any]) -> object:
    """The others leave in turn: who has won when the game ends, and with what worth."""
    cash = {P1: 1000, P2: 3000, P3: 4000}
    scene = game(4, voluntary_bankruptcy="resign", cash=cash, **limited(rules))
    for player in (P4, P3, P2):
        if scene.do(Resign(player)).state.over:
            break
    assert isinstance(scene.top, Over)
    return scene.top.winners


def limited(rules: dict[str, Any]) -> dict[str, Any]:
    """The rules, with the richest winning where one of them ends the game."""
    return {**rules, "win_condition": "richest_at_limit"} if any(rules.values()) else rules


def winner_of_a_round(rules: dict[str, Any]) -> object:
    """The richer of two wins at the limit, the other where it has to leave after it."""
    scene = game(2, cash={P2: 2000}, voluntary_bankruptcy="resign", **limited(rules))
    scene.roll(4, 6).end().roll(4, 6).end()
    if not scene.state.over:
        scene.do(Resign(P2))
    assert isinstance(scene.top, Over)
    return scene.top.winners


def winner_when_time_is_called(rules: dict[str, Any]) -> object:
    """The same where the clock may end it."""
    scene = game(2, cash={P2: 2000}, voluntary_bankruptcy="resign", **limited(rules))
    if scene.may(CallTime()):
        scene.do(CallTime())
    scene.roll(4, 6).end().roll(4, 6).end()
    if not scene.state.over:
        scene.do(Resign(P2))
    assert isinstance(scene.top, Over)
    return scene.top.winners


def pot(rules: dict[str, Any]) -> object:
    return game(at={P1: 1}, **rules).roll(1, 2).state.pot


def auction_of_21(**more: Any) -> Callable[[dict[str, Any]], Scene]:
    def scene(rules: dict[str, Any]) -> Scene:
        return game(at={P1: 18}, **more, **rules).roll(1, 2).decline()

    return scene


def triple(rules: dict[str, Any]) -> object:
    rules = {**rules, "speed_die": "on"}
    return game(lapped=[P1], doubles=2, **rules).roll(1, 1, speed="1").pending


def uneven(rules: dict[str, Any]) -> object:
    scene = game(owns={P1: "brown"}, built={"brown": (1, 0)}, **rules)
    return scene.may(Build(P1, (1,)))


def two_of_three(rules: dict[str, Any]) -> object:
    scene = game(owns={P1: "oriental vermont", P2: "connecticut"}, **rules)
    return scene.may(Build(P1, (6, 8)))


def hotel_alone(rules: dict[str, Any]) -> object:
    scene = game(owns={P1: "brown"}, built={"brown": (4, 3)}, even_build=False, **rules)
    return scene.may(Build(P1, (1,)))


def fourth_step(rules: dict[str, Any]) -> object:
    return game(owns={P1: "brown"}, built={"brown": 3}, **rules).build(P1, 1).level(1)


def stock_after_a_house(rules: dict[str, Any]) -> object:
    return game(owns={P1: "brown"}, **rules).build(P1, 1).state.houses_left


def seeded(rules: dict[str, Any]) -> object:
    return game(at={P1: 16}, pot=40, free_parking="pot", **rules).roll(1, 3).state.pot


def salary(rules: dict[str, Any]) -> object:
    return game(at={P1: 38}, asks=[P1], **rules).roll(1, 3).cash(P1)


EFFECTS: dict[str, Effect] = {
    "start_cash": lambda rules: begun(2, **rules).state.cash,
    "cash_denominations": lambda rules: starting_notes(rules_of(**rules)),
    "token_placement": lambda rules: begun(2, **rules).state.placed,
    "turn_order": orders,
    "start_ties": tied,
    "deal_deeds": lambda rules: len(begun(3, **rules).state.deeds(P1)),
    "deal_paid": lambda rules: sum(begun(3, deal_deeds=2, **rules).state.cash),
    "doubles_reroll": lambda rules: game(at={P1: 6}, **rules).roll(2, 2).may(EndTurn(P1)),
    "salary_claim": salary,
    "speed_die": lambda rules: begun(2, **rules).state.cash,
    "triples_on_third_double": triple,
    "auction_on_decline": lambda rules: auction_of_21()(rules).pending,
    "auction_order": lambda rules: auction_of_21()(rules).deciders,
    "auction_min_open": lambda rules: [
        auction_of_21()(rules).may(Bid(P2, amount)) for amount in (1, 10, 25)
    ],
    "auction_min_raise": lambda rules: auction_of_21()(rules).bid(P2, 30).may(Bid(P3, 31)),
    "auction_bid_limit": lambda rules: [
        auction_of_21(cash={P2: 60}, owns={P2: "boardwalk"})(rules).may(Bid(P2, amount))
        for amount in (60, 260, 5000)
    ],
    "rent_claim": claim,
    "double_rent_with_mortgage": rent(27, "yellow", mortgaged="atlantic"),
    "utility_rent": rent(12, [12]),
    "utility_flat_one": rent(12, [12], utility_rent="flat"),
    "utility_flat_both": rent(12, [12, 28], utility_rent="flat"),
    "utility_roll": rent(12, [12]),
    "card_utility_on_mortgage": utility_card,
    "income_tax": income_tax,
    "luxury_tax": luxury_tax,
    "tax_worth_basis": tenth(owns={P1: "boardwalk"}, mortgaged="boardwalk"),
    "tax_rounding": tenth(),
    "jail_third_fail": third_miss,
    "jail_prepay_third": lambda rules: game(jail={P1: 2}, **rules).may(PayFine(P1)),
    "jail_rights": prisoner,
    "jail_skip": lambda rules: game(jail={P1: 0}, **rules).may(SkipJailTurn(P1)),
    "jail_exit_next_turn": lambda rules: game(jail={P1: 0}, **rules).roll(1, 2).at(P1),
    "build_timing": windows(lambda scene: scene.may(Build(P2, (1,)))),
    "build_on": two_of_three,
    "even_build": uneven,
    "hotel_requires": hotel_alone,
    "houses_for_hotel": fourth_step,
    "building_supply": stock_after_a_house,
    "building_auction_unit": lot,
    "building_auction_open": house_floor,
    "shortage_priority": buyers,
    "hotel_sale": hotel_seller,
    "mortgage_requires_clear": partly_mortgaged,
    "mortgage_rounding": interests,
    "mortgaged_transfer": received,
    "mortgage_timing": windows(cash_by_mortgage),
    "trade_timing": windows(trade_now),
    "one_sided_trades": gift,
    "trade_in_debt": debtors_trade,
    "voluntary_bankruptcy": resigning,
    "bankrupt_buildings": ruin(built={"green": 5, "brown": 1}),
    "bank_auction_mortgages": estate,
    "bankrupt_settlement": ruin(built={"green": 5}),
    "multi_creditor": each,
    "win_condition": winners,
    "end_after_bankruptcies": winner_of_the_fallen,
    "round_limit": winner_of_a_round,
    "time_limit_minutes": winner_when_time_is_called,
    "free_parking": pot,
    "pot_seed": lambda rules: seeded(rules),
    "go_salary": lambda rules: game(at={P1: 33}, **rules).roll(3, 4).cash(P1),
    "go_landing_bonus": lambda rules: game(at={P1: 33}, **rules).roll(3, 4).cash(P1),
    "first_lap_purchase": lambda rules: game(at={P1: 3}, **rules).roll(1, 2).pending,
    "snake_eyes_bonus": lambda rules: game(at={P1: 8}, **rules).roll(1, 1).cash(P1),
}


def choices(option: Option) -> list[Value]:
    """The values of an option besides its default."""
    values = option.values or NUMBERS[option.name]
    return [value for value in values if value != option.default]


CASES = [(o, v) for o in options() if o.name not in FOR_THE_SCREEN for v in choices(o)]


def test_every_option_has_a_scene() -> None:
    """Options without an effect are listed by name, and there is no scene too many."""
    assert set(EFFECTS) | FOR_THE_SCREEN == {option.name for option in options()}
    assert not set(EFFECTS) & FOR_THE_SCREEN


@pytest.mark.parametrize(("option", "value"), CASES, ids=[f"{o.name}={v}" for o, v in CASES])
def test_every_value_changes_something(option: Option, value: Value) -> None:
    """The outcome differs from that of the official rules."""
    effect = EFFECTS[option.name]
    assert effect({option.name: value}) != effect({option.name: option.default})


@pytest.mark.parametrize("option", [o for o in options() if len(o.values) > 2])
def test_values_differ_from_one_another(option: Option) -> None:
    """Three values of an option are three outcomes."""
    outcomes = [repr(EFFECTS[option.name]({option.name: value})) for value in option.values]
    assert len(set(outcomes)) == len(outcomes), dict(zip(option.values, outcomes, strict=True))


@pytest.mark.parametrize("name", sorted(FOR_THE_SCREEN))
def test_options_of_the_screen_change_no_rule(name: str) -> None:
    """SETUP-2: two games that differ in it alone are the same game."""
    (option,) = (o for o in options() if o.name == name)
    games = []
    for value in option.values:
        rules: dict[str, Any] = {name: value, "token_placement": "first_turn"}
        games.append(begun(4, seed=5, **rules).state)
    for other in games[1:]:
        other.rules = games[0].rules
        assert other == games[0]


@pytest.mark.parametrize("option", options(), ids=lambda o: o.name)
def test_every_option_tells_what_it_is(option: Option) -> None:
    """Label, help, group and source are there, and the default is a legal value."""
    assert option.label and option.help.endswith(".") and option.group and option.source
    assert option.default == getattr(Rules(), option.name)
    if option.values:
        assert option.default in option.values and len(set(option.values)) == len(option.values)
    else:
        low, high = option.limits
        assert low <= int(option.default) <= high


def test_bankruptcy_is_never_chosen_by_default() -> None:
    """DEBT-4: the official rules allow no way out but a proof."""
    scene = game(at={P1: 1}, cash={P1: 150}, owns={P1: "reading"}).roll(1, 2)
    assert not scene.may(Resign(P1)) and not scene.may(DeclareBankruptcy(P1))
