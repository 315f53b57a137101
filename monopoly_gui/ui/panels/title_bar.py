"""The line above the plates: the round, and the remaining time."""

from dataclasses import dataclass

from pygame import Rect, Surface

from ..painting.painter import Painter


@dataclass(frozen=True, slots=True)
class TitleProps:
    """``left`` is the remaining time, "" for none."""

    round: str
    left: str = ""


def draw_title(painter: Painter, surface: Surface, rect: Rect, props: TitleProps) -> None:
    """Both side by side; where there is little room, the round gives way to the time."""
    room = rect.inflate(-2 * painter.px(6), 0)
    if props.left:
        size = _whole(painter, props.left, room.width)
        time = painter.text(surface, props.left, room, size, "accent", weight="bold", align="right")
        room.width = time.x - painter.px(18) - room.x
    painter.text(
        surface, props.round, room, 22, "light", weight="black", max_width=max(1, room.width)
    )


def _whole(painter: Painter, text: str, width: int) -> float:
    """The size at which a text fits the width."""
    size = 20.0
    while painter.measure(text, size, "bold")[0] > width and size > 12:
        size -= 1
    return size
