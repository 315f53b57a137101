"""A worked example for each chapter of the rules book, with the figures of a board and its rules.

Every figure comes from the engine: these functions only set the scene and describe it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from ...engine import setup
from ...engine.actions import Roll
from ...engine.amounts.bids import next_bid
from ...engine.amounts.mortgages import dues, interest_on, unmortgage_price
from ...engine.amounts.rents import GroupHolding, rent
from ...engine.amounts.salaries import SPEED_DIE_CASH, TWICE, salary, scaled, start_cash
from ...engine.amounts.taxes import (
    fixed_tax,
    income_tax,
    tax_is_choice,
    tax_percent,
    tax_share,
    tax_sum,
)
from ...engine.amounts.worth import final_worth, raisable, tax_worth
from ...engine.board import JAIL, Board, Space
from ...engine.flow.jail import misses_allowed
from ...engine.frames import Auction
from ...engine.rules import Rules
from ...engine.state import HOTEL, State
from ...language import _, mark
from ...ui.text.log_words import joined
from .text import Block, Chapter

Example = Callable[[State], str]
#: the seed whose first roll the last chapter shows
TOLD_SEED = 1
#: Ada's deeds in some of the scenes
CASH = 300
#: a throw that utilities ask for by the dice
TEN = 10


def with_examples(chapters: Sequence[Chapter], rules: Rules, board: Board) -> list[Chapter]:
    """The chapters, each with its example at the end."""
    if not board.streets:
        return list(chapters)
    result = {_(title): example for title, example in EXAMPLES.items()}
    scene = _scene(rules, board)
    return [
        replace(
            chapter,
            blocks=[*chapter.blocks, Block("example", result[chapter.title](scene.clone()))],
        )
        if chapter.title in result
        else chapter
        for chapter in chapters
    ]


def _scene(rules: Rules, board: Board) -> State:
    """A new game of three; the rules may still contradict each other."""
    state = setup.start(board, Rules(), 3, TOLD_SEED).state
    state.rules = rules
    return state


def _groups(state: State) -> list[tuple[int, ...]]:
    """The sets of streets, in the order of the board."""
    board = state.board
    found = dict.fromkeys(board.spaces[space].group for space in board.streets)
    return [board.groups[group].members for group in found]


def _low(state: State) -> tuple[Space, ...]:
    """The second set of streets, or the only one."""
    sets = _groups(state)
    return tuple(state.board.spaces[space] for space in sets[min(1, len(sets) - 1)])


def _dear(state: State) -> Space:
    """The dearest street."""
    spaces = state.board.spaces
    return spaces[max(state.board.streets, key=lambda space: spaces[space].price)]


def _deed(state: State, space: Space) -> dict[str, str]:
    """A deed's print, its mortgage value, and the rents that others pay there."""
    money, rules = state.board.money, state.rules

    def owed(level: int = 0, whole: bool = False) -> str:
        owned = len(state.board.group_members[space.index]) if whole or level else 1
        return money(rent(state, space.index, held=GroupHolding(owned, level)))

    return {
        "street": space.name,
        "price": money(space.price),
        "house": money(space.house_cost),
        "mortgage": money(space.mortgage),
        "loan": money(space.mortgage),
        "tenth": money(interest_on(space, rules)),
        "lift": money(unmortgage_price(space, rules)),
        "rent": owed(),
        "whole": owed(whole=True),
        "one": owed(1),
        "three": owed(3),
        "hotel": owed(HOTEL),
    }


def _in_short(state: State) -> str:
    return _(
        "Ada buys {street} for {price}. Blaise lands there and pays her {rent}; with "
        "a hotel on it he would pay {hotel}."
    ).format(**_deed(state, _dear(state)))


def _before(state: State) -> str:
    rules = state.rules
    cash = start_cash(state.board, rules)
    text = (
        _("Everybody starts with {cash}. The order is random: Ada goes first.")
        if rules.turn_order == "random"
        else _("Everybody starts with {cash}. Ada rolls 11, Blaise and Chen 8: Ada goes first.")
    )
    return text.format(cash=state.board.money(cash))


def _board(state: State) -> str:
    return _(
        "The deed for {street} says: price {price}, rent {rent}, house {house}, "
        "mortgage {mortgage}."
    ).format(**_deed(state, _dear(state)))


def _turn(state: State) -> str:
    spaces = state.board.spaces
    return _(
        "Ada is on {start} and rolls two sixes. She passes GO, collects {salary} and "
        "lands on {end}. Then she rolls again."
    ).format(
        start=spaces[35].name,
        salary=state.board.money(salary(state.board, state.rules, landed=False)),
        end=spaces[7].name,
    )


def _buying(state: State) -> str:
    street, money = _low(state)[-1], state.board.money
    return _(
        "{street} costs {price}. With {more} in cash Ada buys it and keeps {rest}; with {less} she "
        "must first raise {rest}."
    ).format(
        **_deed(state, street),
        more=money(street.price + 20),
        less=money(street.price - 20),
        rest=money(20),
    )


def _auction(state: State) -> str:
    street, money = _low(state)[-1], state.board.money
    first = next_bid(state, Auction(street.index), 0)
    high = first + 50
    after = next_bid(state, Auction(street.index, high=high, leader=1), 0)
    return _(
        "{street} is auctioned. The first bid must be {first} or more. Blaise bids "
        "{high}; the next bid must be {after} or more. Nobody goes higher, so Blaise "
        "pays {high}."
    ).format(street=street.name, first=money(first), high=money(high), after=money(after))


def _rents(state: State) -> str:
    deed = _deed(state, _low(state)[-1])
    return _(
        "{street}: {one} alone, {whole} with the whole set, {house} with one house, {three} with "
        "three, {hotel} with a hotel."
    ).format(**{**deed, "one": deed["rent"], "house": deed["one"]})


def _taxes(state: State) -> str:
    """A share if the rules offer one, else the fixed sum."""
    board, money = state.board, state.board.money
    space, street = income_tax(board), _low(state)[-1]
    tax = money(fixed_tax(state, space))
    if not tax_is_choice(state, space):
        return _("Ada lands on {place} and pays {tax}, whatever she has.").format(
            place=board.spaces[space].name, tax=tax
        )
    state.cash[0] = CASH
    state.owner[street.index], state.buildings[street.index] = 0, 1
    return _(
        "Ada has {cash}, {street} at {price}, and a house at {house} on it: she is "
        "worth {worth}. {percent}% of that is {share}; the fixed tax is {tax}. She "
        "must choose before she adds it up."
    ).format(
        **_deed(state, street),
        cash=money(CASH),
        worth=money(tax_worth(state, 0)),
        percent=tax_percent(board, space),
        share=money(tax_share(state, 0, space)),
        tax=tax,
    )


def _jail(state: State) -> str:
    board = state.board
    values = {
        "fine": board.money(board.jail_fine),
        "end": board.spaces[JAIL + 6].name,
    }
    if misses_allowed(state.rules) == 1:
        return _(
            "Ada rolls 2 and 4: no doubles. She pays {fine} and moves six spaces, to {end}."
        ).format(**values)
    return _(
        "Ada rolls 1 and 2, then 3 and 5, then 2 and 4: no doubles in three turns. "
        "She pays {fine} and moves six spaces, to {end}."
    ).format(**values)


def _building(state: State) -> str:
    streets = _low(state)
    deed = _deed(state, streets[-1])
    return _(
        "On {streets} a house costs {house}: one on each comes to {sum}. The rent on "
        "{street} rises from {whole} to {rent}."
    ).format(
        **{**deed, "rent": deed["one"]},
        streets=joined([space.name for space in streets]),
        sum=state.board.money(sum(space.house_cost for space in streets)),
    )


def _mortgages(state: State) -> str:
    return _(
        "The Bank lends {loan} on {street}. Unmortgaging it costs {lift}: the loan plus {tenth}."
    ).format(**_deed(state, _low(state)[-1]))


def _trading(state: State) -> str:
    given, got, money = _low(state)[0], _dear(state), state.board.money
    state.mortgaged[got.index] = True
    return _(
        "Ada gives {given} and {cash} for {got}, which is mortgaged. To keep the "
        "mortgage she also pays the Bank {dues}; to unmortgage it at once, {lift}."
    ).format(
        **_deed(state, got),
        given=given.name,
        got=got.name,
        cash=money(100),
        dues=money(dues(state, (got.index,))),
    )


def _debts(state: State) -> str:
    street, dear, money = _low(state)[-1], _dear(state), state.board.money
    state.cash[0] = 100
    state.owner[street.index] = 0
    owned = len(state.board.group_members[dear.index])
    asked = rent(state, dear.index, held=GroupHolding(owned, HOTEL))
    means = raisable(state, 0)
    text = (
        _(
            "Ada has {cash} and {street}, on which the Bank lends {loan}: she can "
            "raise {sum} in all. Chen’s hotel on {dear} charges {rent}. Ada can’t "
            "pay, and is bankrupt."
        )
        if asked > means
        else _(
            "Ada has {cash} and {street}, on which the Bank lends {loan}: she can "
            "raise {sum} in all. Chen’s hotel on {dear} charges {rent}, which she "
            "can pay."
        )
    )
    return text.format(
        **{**_deed(state, street), "rent": money(asked)},
        cash=money(100),
        sum=money(means),
        dear=dear.name,
    )


def _end(state: State) -> str:
    return _(
        "Chen went bankrupt first, then Blaise. Ada has {cash} left and no deeds: "
        "she wins, and Blaise comes second."
    ).format(cash=state.board.money(1))


def _short(state: State) -> str:
    streets, dear, money = _low(state), _dear(state), state.board.money
    street = streets[-1]
    state.cash[0] = CASH
    state.owner[street.index] = state.owner[dear.index] = 0
    state.buildings[street.index], state.mortgaged[dear.index] = 1, True
    return _(
        "Time is called. Ada has {cash}, {street} at {price} with a house at "
        "{house}, and {dear}, mortgaged, which counts as {loan}: she is worth "
        "{worth}."
    ).format(
        **{**_deed(state, street), "loan": money(dear.mortgage)},
        cash=money(CASH),
        dear=dear.name,
        worth=money(final_worth(state, 0)),
    )


def _speed(state: State) -> str:
    board, rules = state.board, state.rules
    return _(
        "Everybody starts with {cash}. Ada, on {start}, rolls 3 and 1, plus a 2 on the "
        "third die: she moves six spaces, to {end}."
    ).format(
        cash=board.money(rules.start_cash + scaled(board, SPEED_DIE_CASH)),
        start=board.spaces[0].name,
        end=board.spaces[6].name,
    )


def _other(state: State) -> str:
    """Utilities by the dice and by fixed sums; mortgages where there are none."""
    board, money = state.board, state.board.money
    works = [space.index for space in board.spaces if space.kind == "utility"]
    if not works:
        return _mortgages(state)
    dice = replace(state.rules, utility_rent="dice")
    flat = replace(state.rules, utility_rent="flat")
    every = len(board.group_members[works[0]])

    def due(rules: Rules, owned: int) -> str:
        return money(rent(replace(state, rules=rules), works[0], TEN, held=GroupHolding(owned)))

    return _(
        "Blaise rolls a ten and lands on {work}. Where the dice set the rent, he pays "
        "{one}, or {all} if one player owns every utility; where it is fixed, "
        "{flat_one} or {flat_all}."
    ).format(
        work=board.spaces[works[0]].name,
        one=due(dice, 1),
        all=due(dice, every),
        flat_one=due(flat, 1),
        flat_all=due(flat, every),
    )


def _house_rules(state: State) -> str:
    board, rules, money = state.board, state.rules, state.board.money
    tax, fine = tax_sum(board, rules, income_tax(board)), board.jail_fine
    twice = salary(board, replace(rules, go_landing_bonus=TWICE), landed=True)
    return _(
        "Ada pays {tax} on {place}, and Blaise {fine} to leave Jail: both go into the "
        "pot. Chen lands on {parking} and takes {pot}; landing on {go} earns {twice} "
        "where it pays double."
    ).format(
        tax=money(tax),
        place=board.spaces[income_tax(board)].name,
        fine=money(fine),
        pot=money(rules.pot_seed + tax + fine),
        parking=board.spaces[20].name,
        go=board.spaces[0].name,
        twice=money(twice),
    )


def _history(state: State) -> str:
    """The tax of the same player by choice, and as a fixed sum."""
    board, money = state.board, state.board.money
    space = income_tax(board)
    state.cash[0] = CASH
    return _(
        "With {cash} and nothing else, Ada pays {share} on {place} where she may choose the share; "
        "where the sum is fixed she pays {tax}."
    ).format(
        cash=money(CASH),
        share=money(tax_share(state, 0, space)),
        place=board.spaces[space].name,
        tax=money(fixed_tax(state, space)),
    )


def _screen(state: State) -> str:
    engine = setup.start(state.board, Rules(), 2, TOLD_SEED)
    engine.apply(Roll(engine.state.current))
    first, second = engine.state.dice
    return _(
        "With seed {seed}, two players and the official rules, the first roll of the "
        "game is {first} and {second}, on every computer."
    ).format(seed=TOLD_SEED, first=first, second=second)


#: by the title of the chapter
EXAMPLES: dict[str, Example] = {
    mark("The game in brief"): _in_short,
    mark("Before you start"): _before,
    mark("The board"): _board,
    mark("Your turn"): _turn,
    mark("Buying property"): _buying,
    mark("Auctions"): _auction,
    mark("Rent"): _rents,
    mark("Cards and taxes"): _taxes,
    mark("Jail"): _jail,
    mark("Building"): _building,
    mark("Mortgages"): _mortgages,
    mark("Trading"): _trading,
    mark("Debts and bankruptcy"): _debts,
    mark("The end"): _end,
    mark("Short and timed games"): _short,
    mark("The speed die"): _speed,
    mark("Other ways to play"): _other,
    mark("House rules"): _house_rules,
    mark("How the rules changed"): _history,
    mark("On screen"): _screen,
}
