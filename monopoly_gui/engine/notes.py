"""The notes of the starting cash; they never limit a payment [SETUP-5]."""

from collections.abc import Iterable

from .rules import Rules
from .state import State

Notes = tuple[tuple[int, int], ...]

#: (value, number), the largest first; each set is worth 1,500
NOTES: dict[str, Notes] = {
    "world_2008": ((500, 2), (100, 4), (50, 1), (20, 1), (10, 2), (5, 1), (1, 5)),
    "classic": ((500, 2), (100, 2), (50, 2), (20, 6), (10, 5), (5, 5), (1, 5)),
    "us_2021": ((500, 2), (100, 2), (50, 3), (20, 4), (10, 4), (5, 5), (1, 5)),
}
PRINTED_SUM = 1500


def starting_notes(rules: Rules) -> Notes:
    """The printed set, or the fewest notes where the game starts with another sum."""
    notes = NOTES[rules.cash_denominations]
    if rules.start_cash == PRINTED_SUM:
        return notes
    return change_for(rules.start_cash, [value for value, _count in notes])


def notes_of(state: State, player: int) -> Notes:
    """A player's cash: the printed set as long as nothing was spent, else the fewest notes."""
    cash, rules = state.cash[player], state.rules
    if cash == rules.start_cash and not state.deeds(player):
        return starting_notes(rules)
    return change_for(cash, [value for value, _count in NOTES[rules.cash_denominations]])


def change_for(cash: int, values: Iterable[int]) -> Notes:
    """The fewest notes of these values, the largest first, that make up the sum."""
    out = []
    for value in sorted(values, reverse=True):
        count, cash = divmod(cash, value)
        if count:
            out.append((value, count))
    return tuple(out)
