"""What a title deed says about rent, as rows of a table."""

from __future__ import annotations

from dataclasses import dataclass

from ...engine.board import Board, Space
from ...language import _, plural

LIFT_PERCENT = 10


@dataclass(frozen=True, slots=True)
class RentRow:
    """One line of the rent table; ``houses`` are drawn before the label, 5 is a hotel."""

    label: str
    amount: str
    houses: int = 0


def rent_rows(board: Board, space: int) -> tuple[RentRow, ...]:
    """The rent table of a deed, from the lowest rent to the highest."""
    deed = board.spaces[space]
    if deed.kind == "street":
        rents = [board.money(rent) for rent in deed.rents]
        bare = (
            RentRow(_("Rent"), rents[0]),
            RentRow(_("With the colour set"), _twice(board, deed)),
        )
        houses = [plural("{count} house", "{count} houses", n).format(count=n) for n in range(1, 5)]
        counts = (*houses, _("Hotel"))
        built = tuple(RentRow(counts[i], rents[i + 1], i + 1) for i in range(5))
        return bare + built
    of = len(board.groups[deed.group].members)
    if deed.kind == "utility":
        return tuple(
            RentRow(
                _("{count} of {of} owned").format(count=count, of=of),
                _("{factor} × the dice").format(factor=factor),
            )
            for count, factor in enumerate(deed.rents, 1)
        )
    return tuple(
        RentRow(_("{count} of {of} owned").format(count=count, of=of), board.money(rent))
        for count, rent in enumerate(deed.rents, 1)
    )


def due_row(
    board: Board, space: int, *, buildings: int, owner_has_set: bool, number_owned: int
) -> int:
    """Which row of the rent table is due as long as no card says otherwise."""
    if board.spaces[space].kind == "street":
        return buildings + 1 if buildings else int(owner_has_set)
    return max(0, number_owned - 1)


def lift_cost(deed: Space) -> int:
    """What lifting the mortgage costs: its value and ten per cent, rounded up."""
    return deed.mortgage + -(-deed.mortgage * LIFT_PERCENT // 100)


def _twice(board: Board, deed: Space) -> str:
    return board.money(2 * deed.rents[0])
