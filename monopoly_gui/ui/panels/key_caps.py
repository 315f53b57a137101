"""Keys as they are printed on a keyboard, in a row."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Rect, Surface

from ..painting.painter import Painter

SIZE = 15
LEAST, HIGH = 30, 28
#: beside the name on a cap, and between caps
PAD, GAP = 16, 6


def caps_width(painter: Painter, keys: Sequence[str]) -> int:
    """How far caps reach, with the gap after the last one."""
    return sum(_width(painter, key) + painter.px(GAP) for key in keys)


def _width(painter: Painter, key: str) -> int:
    return max(painter.px(LEAST), painter.measure(key, SIZE, "bold")[0] + painter.px(PAD))


def draw_caps(
    painter: Painter,
    surface: Surface,
    keys: Sequence[str],
    left: tuple[int, int],
    style: str,
    colour: str,
) -> int:
    """Draw caps from the middle of their left edge on; where the next one would begin."""
    px = painter.px
    x, middle = left
    for key in keys:
        cap = Rect(x, middle - px(HIGH) // 2, _width(painter, key), px(HIGH))
        painter.panel(surface, cap, style)
        painter.text(
            surface,
            key,
            cap,
            size=SIZE,
            colour=colour,
            weight="bold",
            align="center",
            valign="center",
        )
        x = cap.right + px(GAP)
    return x
