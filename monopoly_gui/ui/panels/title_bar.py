"""The line above the plates: the round, and the remaining time or the goal."""

from dataclasses import dataclass

from pygame import Rect, Surface

from ..painting.layout import grid
from ..painting.painter import Painter
from ..painting.text import Align

#: the sizes of the texts side by side, and one above the other
BESIDE, ABOVE = (22, 20), (17, 16)


@dataclass(frozen=True, slots=True)
class TitleProps:
    """``left`` is the remaining time or the goal, "" for none."""

    round: str
    left: str = ""


def draw_title(painter: Painter, surface: Surface, rect: Rect, props: TitleProps) -> None:
    """Both side by side; where there is little room, one above the other."""
    room = rect.inflate(-2 * painter.px(6), 0)
    (size, small), top, low = BESIDE, room, room
    words = painter.measure(props.round, size, "black")[0] + painter.px(18)
    if props.left and words + painter.measure(props.left, small, "bold")[0] > room.width:
        (size, small), (top, low) = ABOVE, grid(room, 1, 2)
    align: Align = "right" if top is low else "left"
    painter.text(surface, props.round, top, size, "light", weight="black")
    painter.text(surface, props.left, low, small, "accent", weight="bold", align=align)
