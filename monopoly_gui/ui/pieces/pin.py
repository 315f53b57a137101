"""A pin with a round red head, which holds paper on the table."""

from pygame import Surface

from ..painting.painter import Painter

#: the diameter of its head in design units; the head, its light and its shadow
SIDE = 13
HEAD, LIT, SHADOW = (176, 40, 36), (240, 150, 140), (40, 26, 14, 90)


def draw_pin(painter: Painter, surface: Surface, x: int, y: int) -> None:
    """The head of a pin through the paper at this point."""
    side = painter.px(SIDE)
    painter.dot(surface, (x + side // 6, y + side // 3), side, SHADOW)
    painter.dot(surface, (x, y), side, HEAD)
    painter.dot(surface, (x - side // 6, y - side // 6), side // 3, LIT)
