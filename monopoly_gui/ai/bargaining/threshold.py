"""A binary search for the limit of what one side accepts."""

from __future__ import annotations

from collections.abc import Callable

#: the overshoot of a linear guess, so that the threshold lies between the samples
_BEYOND = 1.1
#: a fall counts as this share of the difference of two samples, and at least this share of the last
_FLATTER, _LEAST = 0.8, 0.25


def highest_affordable(
    excess: Callable[[int], float], low: int, high: int, near: float = 0.0, fall: float = 0.0
) -> int | None:
    """The highest number from ``low`` to ``high`` at which ``excess``, which falls, is not below 0.

    None where there is none.  One at which less than ``near`` is left will do.  ``fall`` is by
    about how much it falls each step, 0 if nothing is known of that: then the first look goes far
    enough down.  Between two looks it is looked for on the line through both, by the Illinois
    method: an end that stays twice in a row counts half.
    """
    if low > high:
        return None
    at, above = high, excess(high)
    below = above
    if above >= 0:
        return high
    while above < 0:
        if at == low:
            return None
        high, below = at, above
        at = max(low, high - int(_BEYOND * -below / fall) - 1) if fall else low
        above = excess(at)
        fall = max(_FLATTER * (above - below) / (high - at), _LEAST * fall)
    low = at
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
