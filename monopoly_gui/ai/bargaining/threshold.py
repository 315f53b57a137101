"""How far one can go: a threshold found with few looks."""

from __future__ import annotations

from collections.abc import Callable


def highest(excess: Callable[[int], float], low: int, high: int, near: float = 0.0) -> int | None:
    """The highest number from ``low`` to ``high`` at which ``excess``, which falls, is not below 0.

    None where there is none.  One at which less than ``near`` is left will do.  It is looked for
    on the line through both ends, by the Illinois method: an end that stays twice in a row
    counts half.
    """
    if low > high:
        return None
    above = excess(low)
    if above < 0:
        return None
    below = excess(high)
    if below >= 0:
        return high
    stayed = 0
    while high - low > 1 and above >= near:
        middle = low + int((high - low) * above / (above - below))
        middle = min(max(middle, low + 1), high - 1)
        found = excess(middle)
        if found >= 0:
            low, above = middle, found
            below /= 2 if stayed > 0 else 1
            stayed = 1
        else:
            high, below = middle, found
            above /= 2 if stayed < 0 else 1
            stayed = -1
    return low
