"""The notes of the starting cash; they never limit a payment [SETUP-5]."""

from .rules import Rules

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
    if rules.start_cash == PRINTED_SUM:
        return NOTES[rules.cash_denominations]
    left, out = rules.start_cash, []
    for value, _count in NOTES[rules.cash_denominations]:
        count, left = divmod(left, value)
        if count:
            out.append((value, count))
    return tuple(out)
