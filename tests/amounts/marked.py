"""A board and rules with unusual, distinct amounts."""

import re
from collections.abc import Iterator
from dataclasses import replace

from monopoly_gui.editions import load_edition
from monopoly_gui.engine.amounts import buildings, mortgages, rents
from monopoly_gui.engine.amounts.salaries import salary
from monopoly_gui.engine.amounts.worth import raisable
from monopoly_gui.engine.board import Board
from monopoly_gui.engine.frames import Auction, Debt
from monopoly_gui.engine.rules import Rules
from monopoly_gui.engine.state import State

USUAL = load_edition("us_2008")
#: by how much the buttons of an auction raise a bid
STEPS = (10, 50, 100)
#: rules that change amounts too
RULES = Rules(mortgage_rounding="down", go_landing_bonus=400, houses_for_hotel=3)


def amounts(board: Board, rules: Rules) -> frozenset[int]:
    """All that the board prints, and what follows from it by the rules."""
    return frozenset(_printed(board)) | frozenset(_derived(board, rules)) - {0}


def _printed(board: Board) -> Iterator[int]:
    yield from (board.salary, board.jail_fine)
    for space in board.spaces:
        yield from (space.price, space.mortgage, space.house_cost, space.tax)
        if space.kind != "utility":
            yield from space.rents
    for card in (*board.decks[0], *board.decks[1]):
        yield from (card.amount, card.per_house, card.per_hotel)


def _derived(board: Board, rules: Rules) -> Iterator[int]:
    yield from (salary(board, rules, landed) for landed in (False, True))
    for space in board.spaces:
        if space.is_deed:
            yield mortgages.interest_on(space, rules)
            yield mortgages.unmortgage_price(space, rules)
            yield buildings.resale(space)
            yield 3 * space.house_cost
        if space.kind == "street":
            mates = len(board.group_members[space.index])
            yield rents.tariff(board, rules, space.index, mates)


_TAKEN = amounts(USUAL, Rules()) | amounts(USUAL, RULES)


def other(amount: int) -> int:
    """The next sum that is on no usual board; nothing stays nothing."""
    if not amount:
        return 0
    amount += 1
    while amount in _TAKEN or amount % 5 == 0 or amount % 2 == 0:
        amount += 1
    return amount


def marked_board(edition: str = "us_2008") -> Board:
    """A board of the game with a salary of 180, a fine of 70, and every other sum another."""
    usual = load_edition(edition)
    spaces = tuple(
        replace(
            space,
            price=other(space.price),
            mortgage=other(space.mortgage),
            house_cost=other(space.house_cost),
            tax=other(space.tax),
            rents=tuple(other(rent) for rent in space.rents),
        )
        for space in usual.spaces
    )
    chance, chest = (
        tuple(
            replace(
                card,
                amount=other(card.amount),
                per_house=other(card.per_house),
                per_hotel=other(card.per_hotel),
                text=re.sub(
                    r"([$£])(\d+)", lambda found: f"{found[1]}{other(int(found[2]))}", card.text
                ),
            )
            for card in deck
        )
        for deck in usual.decks
    )
    return replace(
        usual, id="marked", salary=180, jail_fine=70, spaces=spaces, decks=(chance, chest)
    )


def figures(text: str) -> set[int]:
    """The sums of money in a text."""
    return {int(found.replace(",", "")) for found in re.findall(r"[$£](\d[\d,]*)", text)}


def agreed(state: State) -> Iterator[int]:
    """Sums that are somebody's and not the board's: cash, debts, bids, offers."""
    yield from state.cash
    yield from (10, state.rules.start_cash)
    for frame in state.stack:
        if isinstance(frame, Debt):
            yield from (frame.amount, frame.amount * len(frame.creditors))
        if isinstance(frame, Auction):
            yield from (frame.high + step for step in (0, state.rules.auction_min_raise, *STEPS))
    for offer in state.offers:
        yield from (offer.give.cash, offer.get.cash)
    yield from (claim.amount for claim in state.claims)
    yield from state.salaries
    yield from (raisable(state, player) for player in state.living())


MARKED = marked_board()
#: all that may be told of it
SUMS = amounts(MARKED, RULES) | amounts(MARKED, Rules())
#: what stands on the usual board alone
STALE = amounts(USUAL, RULES) - SUMS
