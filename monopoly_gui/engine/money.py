"""Sums of money: the sign is the board's, the rest is written as the language spoken writes it.

One way of writing holds for the whole program at a time, as one language does; nothing in a game
depends on it.
"""

from dataclasses import dataclass

#: keeps a figure and its sign on one line
NO_BREAK = "\u00a0"


@dataclass(frozen=True, slots=True)
class MoneyFormat:
    """The separator of thousands, and whether the sign comes after the figure."""

    thousands: str
    sign_after: bool


ENGLISH = MoneyFormat(",", sign_after=False)


@dataclass(slots=True)
class _Current:
    writing: MoneyFormat = ENGLISH


_current = _Current()


def write_as(writing: MoneyFormat) -> None:
    """Write figures so from now on."""
    _current.writing = writing


def figures(number: int) -> str:
    """A whole number in figures, such as ``1,500`` or ``1.500``."""
    return f"{number:,}".replace(",", _current.writing.thousands)


def written(amount: int, sign: str) -> str:
    """A sum with the sign of its board, such as ``$1,500`` or ``1.500 €``."""
    minus = "-" if amount < 0 else ""
    text = figures(abs(amount))
    if _current.writing.sign_after:
        return f"{minus}{text}{NO_BREAK}{sign.strip()}"
    return f"{minus}{sign.replace(' ', NO_BREAK)}{text}"
