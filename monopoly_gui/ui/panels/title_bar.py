"""The line above the plates: the round, and the remaining time or the goal."""

from dataclasses import dataclass

from pygame import Rect, Surface

from ..painting.layout import grid, placed
from ..painting.painter import Painter
from ..painting.text import Align

#: the sizes of the texts side by side, and one above the other
BESIDE, ABOVE = (22, 20), (17, 16)
#: the height of the plate below one line
HIGH = 40


@dataclass(frozen=True, slots=True)
class TitleProps:
    """``left`` is the remaining time or the goal, "" for none."""

    round: str
    left: str = ""


def draw_title(painter: Painter, surface: Surface, rect: Rect, props: TitleProps) -> None:
    """On a plate, as the light of the table falls there: both side by side, or one above the
    other where there is little room.
    """
    pad, gap = painter.px(8), painter.px(18)
    room = rect.inflate(-2 * pad, 0)
    (size, small), top, low = BESIDE, room, room
    words = painter.measure(props.round, size, "display")[0]
    left = painter.measure(props.left, small, "bold")[0] + gap if props.left else 0
    if words + left > room.width:
        (size, small), (top, low) = ABOVE, grid(room, 1, 2)
    align: Align = "right" if top is low else "left"
    width = room.width if props.left else min(words, room.width)
    high = min(rect.height, painter.px(HIGH)) if top is low else rect.height
    plate = placed((width + 2 * pad, high), midleft=rect.midleft)
    painter.panel(surface, plate, "round")
    painter.text(surface, props.round, top, size, "light", weight="display")
    painter.text(surface, props.left, low, small, "accent", weight="bold", align=align)
