"""A worked example for each chapter of the rules book, its figures from the engine."""

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


def _with_values(state: State, text: str, deed: Space | None = None, **values: int | str) -> str:
    """The text with the values of a deed and others; numbers are sums of money."""
    words = _deed(state, deed) if deed else {}
    for name, value in values.items():
        words[name] = state.board.money(value) if isinstance(value, int) else value
    return text.format(**words)


def _in_short(state: State) -> str:
    text = _(
        "Ada buys {street} for {price}. Blaise lands there and pays her {rent}; with "
        "a hotel on it he would pay {hotel}."
    )
    return _with_values(state, text, _dear(state))


def _before(state: State) -> str:
    text = _("Everybody starts with {cash}. Ada rolls 11, Blaise and Chen 8: Ada goes first.")
    if state.rules.turn_order == "random":
        text = _("Everybody starts with {cash}. The order is random: Ada goes first.")
    return _with_values(state, text, cash=start_cash(state.board, state.rules))


def _board(state: State) -> str:
    text = _(
        "The deed for {street} says: price {price}, rent {rent}, house {house}, "
        "mortgage {mortgage}."
    )
    return _with_values(state, text, _dear(state))


def _turn(state: State) -> str:
    spaces, due = state.board.spaces, salary(state.board, state.rules, landed=False)
    text = _(
        "Ada is on {start} and rolls two sixes. She passes GO, collects {salary} and "
        "lands on {end}. Then she rolls again."
    )
    return _with_values(state, text, start=spaces[35].name, salary=due, end=spaces[7].name)


def _buying(state: State) -> str:
    street = _low(state)[-1]
    text = _(
        "{street} costs {price}. With {more} in cash Ada buys it and keeps {rest}; with {less} she "
        "must first raise {rest}."
    )
    return _with_values(
        state, text, street, more=street.price + 20, less=street.price - 20, rest=20
    )


def _auction(state: State) -> str:
    street = _low(state)[-1]
    first = next_bid(state, Auction(street.index), 0)
    high = first + 50
    after = next_bid(state, Auction(street.index, high=high, leader=1), 0)
    text = _(
        "{street} is auctioned. The first bid must be {first} or more. Blaise bids "
        "{high}; the next bid must be {after} or more. Nobody goes higher, so Blaise "
        "pays {high}."
    )
    return _with_values(state, text, street, first=first, high=high, after=after)


def _rents(state: State) -> str:
    street = _low(state)[-1]
    deed = _deed(state, street)
    text = _(
        "{street}: {one} alone, {whole} with the whole set, {house} with one house, {three} with "
        "three, {hotel} with a hotel."
    )
    return _with_values(state, text, street, one=deed["rent"], house=deed["one"])


def _taxes(state: State) -> str:
    """A share if the rules offer one, else the fixed sum."""
    board, space, street = state.board, income_tax(state.board), _low(state)[-1]
    tax = fixed_tax(state, space)
    if not tax_is_choice(state, space):
        text = _("Ada lands on {place} and pays {tax}, whatever she has.")
        return _with_values(state, text, place=board.spaces[space].name, tax=tax)
    state.cash[0] = CASH
    state.owner[street.index], state.buildings[street.index] = 0, 1
    text = _(
        "Ada has {cash}, {street} at {price}, and a house at {house} on it: she is "
        "worth {worth}. {percent}% of that is {share}; the fixed tax is {tax}. She "
        "must choose before she adds it up."
    )
    return _with_values(
        state, text, street, cash=CASH, worth=tax_worth(state, 0),
        percent=str(tax_percent(board, space)), share=tax_share(state, 0, space), tax=tax,
    )  # fmt: skip


def _jail(state: State) -> str:
    text = _(
        "Ada rolls 1 and 2, then 3 and 5, then 2 and 4: no doubles in three turns. "
        "She pays {fine} and moves six spaces, to {end}."
    )
    if misses_allowed(state.rules) == 1:
        text = _("Ada rolls 2 and 4: no doubles. She pays {fine} and moves six spaces, to {end}.")
    end = state.board.spaces[JAIL + 6].name
    return _with_values(state, text, fine=state.board.jail_fine, end=end)


def _building(state: State) -> str:
    streets = _low(state)
    names, cost = joined([space.name for space in streets]), sum(s.house_cost for s in streets)
    text = _(
        "On {streets} a house costs {house}: one on each comes to {sum}. The rent on "
        "{street} rises from {whole} to {rent}."
    )
    built = _deed(state, streets[-1])["one"]
    return _with_values(state, text, streets[-1], streets=names, sum=cost, rent=built)


def _mortgages(state: State) -> str:
    text = _(
        "The Bank lends {loan} on {street}. Unmortgaging it costs {lift}: the loan plus {tenth}."
    )
    return _with_values(state, text, _low(state)[-1])


def _trading(state: State) -> str:
    given, got = _low(state)[0], _dear(state)
    state.mortgaged[got.index] = True
    text = _(
        "Ada gives {given} and {cash} for {got}, which is mortgaged. To keep the "
        "mortgage she also pays the Bank {dues}; to unmortgage it at once, {lift}."
    )
    owed = dues(state, (got.index,))
    return _with_values(state, text, got, given=given.name, got=got.name, cash=100, dues=owed)


def _debts(state: State) -> str:
    street, dear = _low(state)[-1], _dear(state)
    state.cash[0] = 100
    state.owner[street.index] = 0
    owned = len(state.board.group_members[dear.index])
    asked = rent(state, dear.index, held=GroupHolding(owned, HOTEL))
    means = raisable(state, 0)
    text = _(
        "Ada has {cash} and {street}, on which the Bank lends {loan}: she can "
        "raise {sum} in all. Chen’s hotel on {dear} charges {rent}, which she "
        "can pay."
    )
    if asked > means:
        text = _(
            "Ada has {cash} and {street}, on which the Bank lends {loan}: she can "
            "raise {sum} in all. Chen’s hotel on {dear} charges {rent}. Ada can’t "
            "pay, and is bankrupt."
        )
    return _with_values(state, text, street, rent=asked, cash=100, sum=means, dear=dear.name)


def _end(state: State) -> str:
    text = _(
        "Chen went bankrupt first, then Blaise. Ada has {cash} left and no deeds: "
        "she wins, and Blaise comes second."
    )
    return _with_values(state, text, cash=1)


def _short(state: State) -> str:
    street, dear = _low(state)[-1], _dear(state)
    state.cash[0] = CASH
    state.owner[street.index] = state.owner[dear.index] = 0
    state.buildings[street.index], state.mortgaged[dear.index] = 1, True
    text = _(
        "Time is called. Ada has {cash}, {street} at {price} with a house at "
        "{house}, and {dear}, mortgaged, which counts as {loan}: she is worth "
        "{worth}."
    )
    worth = final_worth(state, 0)
    return _with_values(
        state, text, street, loan=dear.mortgage, cash=CASH, dear=dear.name, worth=worth
    )


def _speed(state: State) -> str:
    board = state.board
    text = _(
        "Everybody starts with {cash}. Ada, on {start}, rolls 3 and 1, plus a 2 on the "
        "third die: she moves six spaces, to {end}."
    )
    cash = state.rules.start_cash + scaled(board, SPEED_DIE_CASH)
    return _with_values(
        state, text, cash=cash, start=board.spaces[0].name, end=board.spaces[6].name
    )


def _other(state: State) -> str:
    """Utilities by the dice and by fixed sums; mortgages where there are none."""
    board = state.board
    works = [space.index for space in board.spaces if space.kind == "utility"]
    if not works:
        return _mortgages(state)
    dice = replace(state.rules, utility_rent="dice")
    flat = replace(state.rules, utility_rent="flat")
    every = len(board.group_members[works[0]])

    def due(rules: Rules, owned: int) -> int:
        return rent(replace(state, rules=rules), works[0], 10, held=GroupHolding(owned))

    text = _(
        "Blaise rolls a ten and lands on {work}. Where the dice set the rent, he pays "
        "{one}, or {all} if one player owns every utility; where it is fixed, "
        "{flat_one} or {flat_all}."
    )
    return _with_values(
        state, text, work=board.spaces[works[0]].name, one=due(dice, 1), all=due(dice, every),
        flat_one=due(flat, 1), flat_all=due(flat, every),
    )  # fmt: skip


def _house_rules(state: State) -> str:
    board, rules, place = state.board, state.rules, income_tax(state.board)
    tax, fine = tax_sum(board, rules, place), board.jail_fine
    text = _(
        "Ada pays {tax} on {place}, and Blaise {fine} to leave Jail: both go into the "
        "pot. Chen lands on {parking} and takes {pot}; landing on {go} earns {twice} "
        "where it pays double."
    )
    return _with_values(
        state, text, tax=tax, place=board.spaces[place].name, fine=fine,
        pot=rules.pot_seed + tax + fine, parking=board.spaces[20].name, go=board.spaces[0].name,
        twice=salary(board, replace(rules, go_landing_bonus=TWICE), landed=True),
    )  # fmt: skip


def _history(state: State) -> str:
    """The tax of the same player by choice, and as a fixed sum."""
    space = income_tax(state.board)
    state.cash[0] = CASH
    text = _(
        "With {cash} and nothing else, Ada pays {share} on {place} where she may choose the share; "
        "where the sum is fixed she pays {tax}."
    )
    place, share = state.board.spaces[space].name, tax_share(state, 0, space)
    return _with_values(
        state, text, cash=CASH, share=share, place=place, tax=fixed_tax(state, space)
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
