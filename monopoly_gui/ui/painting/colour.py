"""Colours as tuples, and calculations with them."""

from collections.abc import Sequence
from functools import lru_cache

Colour = tuple[int, int, int]
Rgba = tuple[int, int, int, int]

WHITE: Colour = (255, 255, 255)
BLACK: Colour = (0, 0, 0)
#: a ground of less luminance is a dark one
DARK = 0.2


def parse(text: str) -> Rgba:
    """Read ``#rrggbb`` or ``#rrggbbaa``; ValueError on anything else."""
    if len(text) not in (7, 9) or text[0] != "#":
        raise ValueError(f"{text!r} is not a colour; write #rrggbb or #rrggbbaa")
    parts = [int(text[i : i + 2], 16) for i in range(1, len(text), 2)]
    return parts[0], parts[1], parts[2], parts[3] if len(parts) == 4 else 255


def rgb(text: str) -> Colour:
    """Parse ``#rrggbb``, dropping an alpha if there is one."""
    return parse(text)[:3]


def mix(a: Sequence[int], b: Sequence[int], t: float) -> Colour:
    """The colour ``t`` of the way from ``a`` to ``b`` (0 to 1)."""
    return (
        round(a[0] + (b[0] - a[0]) * t),
        round(a[1] + (b[1] - a[1]) * t),
        round(a[2] + (b[2] - a[2]) * t),
    )


def lighten(colour: Sequence[int], t: float) -> Colour:
    return mix(colour, WHITE, t)


def darken(colour: Sequence[int], t: float) -> Colour:
    return mix(colour, BLACK, t)


def luminance(colour: Sequence[int]) -> float:
    """Relative luminance from 0 (black) to 1 (white), as WCAG defines it."""
    return 0.2126 * _linear(colour[0]) + 0.7152 * _linear(colour[1]) + 0.0722 * _linear(colour[2])


@lru_cache(maxsize=256)
def _linear(channel: int) -> float:
    c = channel / 255
    return c / 12.92 if c <= 0.04045 else float(((c + 0.055) / 1.055) ** 2.4)


def contrast(a: Sequence[int], b: Sequence[int]) -> float:
    """Contrast ratio of two colours, from 1 (none) to 21 (black on white)."""
    high, low = sorted((luminance(a), luminance(b)), reverse=True)
    return (high + 0.05) / (low + 0.05)


def deep_for(ink: Sequence[int], ground: Sequence[int]) -> Colour:
    """The ground, darkened until light ink is readable on it."""
    share = 0.0
    while share < 1.0 and contrast(ink, darken(ground, share)) < 4.5:
        share += 0.02
    return darken(ground, share)


def ink_on(ground: Sequence[int]) -> Colour:
    """The dark or light ink, whichever reads better on this ground."""
    return max((10, 14, 16), WHITE, key=lambda ink: contrast(ground, ink))
