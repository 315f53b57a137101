"""A row of stars, the won ones in gold."""

from __future__ import annotations

from pygame import Rect, Surface

from ...ui.painting.colour import Colour
from ...ui.painting.painter import Painter

MOST = 3
GOLD: Colour = (245, 185, 53)
#: stars that are still to be won, on light and on dark ground
EMPTY: dict[str, Colour] = {"light": (196, 196, 186), "dark": (104, 90, 74)}
GAP = 4


def stars_width(painter: Painter, side: int, count: int = MOST) -> int:
    """Pixels that so many of them need."""
    return count * side + (count - 1) * painter.px(GAP)


def draw_stars(
    painter: Painter, surface: Surface, place: tuple[int, int], side: int, won: int, ground: str
) -> None:
    """Three stars of ``side`` pixels from ``place`` on; the ground is light or dark."""
    for number in range(MOST):
        rect = Rect(place[0] + number * (side + painter.px(GAP)), place[1], side, side)
        painter.icon(surface, "star", rect, GOLD if number < won else EMPTY[ground])


def draw_asked(
    painter: Painter, surface: Surface, place: tuple[int, int], side: int, count: int
) -> None:
    """So many golden stars at the right end of the room that three would need."""
    for number in range(MOST - count, MOST):
        x = place[0] + number * (side + painter.px(GAP))
        painter.icon(surface, "star", Rect(x, place[1], side, side), GOLD)
