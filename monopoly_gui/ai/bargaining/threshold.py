"""The limit of what one side accepts, found in few samples by false position."""

from collections.abc import Callable

#: the overshoot of a linear guess, so that the threshold lies between the samples
_BEYOND = 1.1
#: a fall counts as this share of the difference of two samples, and at least this share of the last
_FLATTER, _LEAST = 0.8, 0.25


def highest_affordable(
    excess: Callable[[int], float], low: int, high: int, near: float = 0.0, fall: float = 0.0
) -> int | None:
    """The highest number from ``low`` to ``high`` at which the falling ``excess`` is at least 0.

    None if there is none.  An excess below ``near`` is close enough.  ``fall`` is its approximate
    decrease per step, 0 if unknown; it sets the distance of the first sample.  The search uses the
    Illinois method: an end that stays twice in a row counts half.
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
