"""Each sum that a board prints is known to the opponents and to luck: another one changes them."""

from collections.abc import Iterator
from dataclasses import fields, replace
from functools import cache

import pytest

from monopoly_gui.ai import choices
from monopoly_gui.ai.advice import chances
from monopoly_gui.ai.levels import make_opponent
from monopoly_gui.ai.valuation.bot_config import BotConfig
from monopoly_gui.ai.valuation.valuation_cache import ValuationCache
from monopoly_gui.engine import setup
from monopoly_gui.engine.actions import PayFine, Roll
from monopoly_gui.engine.board import Board
from monopoly_gui.engine.frames import Turn
from monopoly_gui.engine.rules import Rules
from monopoly_gui.engine.state import HOTEL, State
from monopoly_gui.engine.view import view
from monopoly_gui.match.luck import expected_money
from tests.amounts.marked import marked_board

MARKED = marked_board()
#: so much another sum is
MORE = 34


def sums(board: Board) -> Iterator[tuple[str, int, str, int]]:
    """Every sum on a board: what prints it, where, under which name, and which in a row."""
    yield from (("board", 0, name, -1) for name in ("salary", "jail_fine"))
    for space in board.spaces:
        for name in ("price", "mortgage", "house_cost", "tax"):
            if getattr(space, name):
                yield "space", space.index, name, -1
        yield from (("space", space.index, "rents", at) for at in range(len(space.rents)))
    for deck in (0, 1):
        for at, card in enumerate(board.decks[deck]):
            for name in ("amount", "per_house", "per_hotel"):
                if getattr(card, name):
                    yield f"deck {deck}", at, name, -1


def with_more(board: Board, what: str, at: int, name: str, rank: int) -> Board:
    """The board with one of its sums another; houses cost the same on a whole set."""
    if what == "board":
        return replace(board, **{name: getattr(board, name) + MORE})
    if what == "space":
        mates = board.group_members[at] if name == "house_cost" else (at,)
        spaces = list(board.spaces)
        for s in mates:
            old = getattr(spaces[s], name)
            new = old + MORE if rank < 0 else (*old[:rank], old[rank] + MORE, *old[rank + 1 :])
            spaces[s] = replace(spaces[s], **{name: new})  # type: ignore[arg-type]
        return replace(board, spaces=tuple(spaces))
    decks = [list(deck) for deck in board.decks]
    cards = decks[int(what[-1])]
    cards[at] = replace(cards[at], **{name: getattr(cards[at], name) + MORE})
    return replace(board, decks=(tuple(decks[0]), tuple(decks[1])))


def positions(board: Board) -> Iterator[State]:
    """Player 1 has all deeds but each group's first so many; streets stand at every level."""
    for level in range(HOTEL + 1):
        for without in range(4 if not level else 1):
            state = setup.new_state(board, Rules(), 2, 7)
            for group in board.groups.values():
                for space in group.members[without:]:
                    state.owner[space] = 1
                    if board.spaces[space].kind == "street":
                        state.buildings[space] = level
            state.lapped = [True, True]
            state.cash, state.dice = [900, 700], (3, 4)
            state.houses_left = state.hotels_left = 0
            state.stack = [Turn(0)]
            yield state


def seen(board: Board) -> Iterator[object]:
    """The estimates of an opponent and of luck for these positions."""
    config = BotConfig()
    for state in positions(board):
        for group in ValuationCache(config).scale(state).groups:
            yield [getattr(group, f.name) for f in fields(group)]
        for player in (0, 1):
            yield [choices.card_outlook(state, player, deck) for deck in (0, 1)]
            yield choices.rent_faced(state, player)
        yield [choices.arrival_value(state, 0, space, config) for space in range(40)]
        yield chances(state)
        for start in (0, 30):
            state.position[0] = start
            yield expected_money(state, 0)


@cache
def as_marked() -> tuple[object, ...]:
    return tuple(seen(MARKED))


@pytest.mark.parametrize(
    ("what", "at", "name", "rank"),
    [each for each in sums(MARKED) if each[2] != "jail_fine"],
)
def test_another_sum_is_noticed(what: str, at: int, name: str, rank: int) -> None:
    other = seen(with_more(MARKED, what, at, name, rank))
    assert any(one != two for one, two in zip(as_marked(), other, strict=True))


@pytest.mark.parametrize(("cash", "pays"), [(69, False), (70, True)])
@pytest.mark.parametrize("level", ["easy", "normal", "hard"])
def test_a_prisoner_pays_the_fine_of_the_board(level: str, cash: int, pays: bool) -> None:
    state = setup.new_state(MARKED, Rules(), 2, 7)
    state.jail_turns[0], state.position[0], state.cash[0] = 0, 10, cash
    state.stack = [Turn(0)]
    action = make_opponent(level).decide(view(state, 0))
    assert isinstance(action, PayFine if pays else Roll)
