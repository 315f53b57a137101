"""Ruled paper held on the table by a pin with a round red head."""

from collections.abc import Iterable

from pygame import Rect, Surface

from ..painting.painter import Painter

#: the diameter of its head in design units; the head, its light and its shadow
SIDE = 13
HEAD, LIT, SHADOW = (176, 40, 36), (240, 150, 140), (40, 26, 14, 90)
#: the inks of the ruled lines and of the margin
RULED = (62, 98, 150, 76)
MARGIN_INK = (178, 52, 44, 150)


def draw_page(painter: Painter, surface: Surface, rect: Rect, lines: Iterable[int]) -> None:
    """A page of a notebook, ruled at these heights, with a pin through it."""
    # it lies flat, so its shadow stays within what is redrawn with it
    painter.shadow(surface, rect, "token")
    painter.paper(surface, rect, radius=3, thick=2)
    for line in lines:
        painter.box(surface, Rect(rect.x, line, rect.width, 1), RULED)
    side, (x, y) = painter.px(SIDE), rect.midtop
    painter.dot(surface, (x + side // 6, y + side // 3), side, SHADOW)
    painter.dot(surface, (x, y), side, HEAD)
    painter.dot(surface, (x - side // 6, y - side // 6), side // 3, LIT)
