"""The rents of a title deed as rows of a table."""

from dataclasses import dataclass

from ...engine.amounts.rents import GroupHolding, by_dice, rent
from ...engine.board import Board
from ...engine.state import HOTEL, State
from ...language import _, plural


@dataclass(frozen=True, slots=True)
class RentRow:
    """One line of the rent table; ``houses`` are drawn before the label, 5 is a hotel."""

    label: str
    amount: str
    houses: int = 0


def rent_rows(state: State, space: int) -> tuple[RentRow, ...]:
    """The rent table of a deed as rents are now, from the lowest to the highest."""
    board = state.board
    of = len(board.group_members[space])
    if board.spaces[space].kind == "street":
        return _street_rows(state, space, of)
    times = by_dice(board, state.rules, space)
    rows = []
    for count in range(1, of + 1):
        label = _("{count} of {of} owned").format(count=count, of=of)
        amount = rent(state, space, 1, held=GroupHolding(count))
        text = _("{factor} × the dice").format(factor=amount) if times else board.money(amount)
        rows.append(RentRow(label, text))
    return tuple(rows)


def _street_rows(state: State, space: int, of: int) -> tuple[RentRow, ...]:
    """Without and with the set, with as many houses as the rules allow, and with a hotel."""
    houses = range(1, state.rules.houses_for_hotel + 1)
    rows = [
        (_("Rent"), GroupHolding(0)),
        (_("With the complete set"), GroupHolding(of)),
        *(
            (plural("{count} house", "{count} houses", n).format(count=n), GroupHolding(of, n))
            for n in houses
        ),
        (_("Hotel"), GroupHolding(of, HOTEL)),
    ]
    money = state.board.money
    return tuple(
        RentRow(label, money(rent(state, space, held=held)), held.level) for label, held in rows
    )


def costs(board: Board, space: int) -> list[tuple[str, str]]:
    """What each house costs, where there are any, and what a mortgage brings."""
    deed, money = board.spaces[space], board.money
    house = (_("Each house"), money(deed.house_cost))
    mortgage = (_("Mortgage value"), money(deed.mortgage))
    return [house, mortgage] if deed.house_cost else [mortgage]


def due_row(
    board: Board,
    space: int,
    buildings: int,
    owner_has_set: bool,
    owned: int,
    most_houses: int,
) -> int:
    """The row of the rent table that is due unless a card says otherwise."""
    if board.spaces[space].kind == "street":
        return min(buildings, most_houses + 1) + 1 if buildings else int(owner_has_set)
    return max(0, owned - 1)
