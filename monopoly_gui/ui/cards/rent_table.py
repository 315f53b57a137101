"""What a title deed says about rent, as rows of a table."""

from __future__ import annotations

from dataclasses import dataclass

from ...engine.amounts.rents import by_dice, tariff
from ...engine.board import Board
from ...engine.rules import Rules
from ...language import _, plural


@dataclass(frozen=True, slots=True)
class RentRow:
    """One line of the rent table; ``houses`` are drawn before the label, 5 is a hotel."""

    label: str
    amount: str
    houses: int = 0


def rent_rows(board: Board, rules: Rules, space: int) -> tuple[RentRow, ...]:
    """The rent table of a deed by the rules of a game, from the lowest rent to the highest."""
    deed, of = board.spaces[space], len(board.mates[space])
    if deed.kind == "street":
        rents = [board.money(rent) for rent in deed.rents]
        double = board.money(tariff(board, rules, space, owned=of))
        bare = (RentRow(_("Rent"), rents[0]), RentRow(_("With the colour set"), double))
        houses = [plural("{count} house", "{count} houses", n).format(count=n) for n in range(1, 5)]
        counts = (*houses, _("Hotel"))
        built = tuple(RentRow(counts[i], rents[i + 1], i + 1) for i in range(5))
        return bare + built
    times = by_dice(board, rules, space)
    rows = []
    for count in range(1, of + 1):
        label = _("{count} of {of} owned").format(count=count, of=of)
        rent = tariff(board, rules, space, owned=count, throw=1)
        told = _("{factor} × the dice").format(factor=rent) if times else board.money(rent)
        rows.append(RentRow(label, told))
    return tuple(rows)


def due_row(
    board: Board, space: int, *, buildings: int, owner_has_set: bool, number_owned: int
) -> int:
    """Which row of the rent table is due as long as no card says otherwise."""
    if board.spaces[space].kind == "street":
        return buildings + 1 if buildings else int(owner_has_set)
    return max(0, number_owned - 1)
