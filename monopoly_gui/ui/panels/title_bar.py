"""The line above the panels: the round, the time that is left, and whose turn it is."""

from __future__ import annotations

from dataclasses import dataclass

from pygame import Rect, Surface

from ..painting.colour import Colour
from ..painting.painter import Painter

SIZE = 27
SMALL = 21
#: what the time is written in at least
LEAST = 12


@dataclass(frozen=True, slots=True)
class TitleFacts:
    """``room`` is the width in pixels beside the buttons; ``left`` the time left, "" for none."""

    round: str
    who: str
    colour: Colour
    room: int
    left: str = ""


def draw_title(painter: Painter, surface: Surface, rect: Rect, facts: TitleFacts) -> None:
    """Round, time and player on the left; the buttons on the right are widgets.

    Where there is not room for all, the player goes first, then the round: never the time.
    """
    rect = Rect(rect.x, rect.y, facts.room, rect.height)
    gap = painter.px(22)
    time, size = 0, float(SMALL)
    if facts.left:
        time, size = _whole(painter, facts.left, rect.width)
    x = rect.x
    head = painter.measure(facts.round, SIZE, "black")[0]
    if not time or head + gap + time <= rect.width:
        x = (
            gap
            + painter.text(
                surface,
                facts.round,
                rect,
                size=SIZE,
                colour="light",
                weight="black",
                valign="center",
            ).right
        )
    if time:
        x = (
            gap
            + painter.text(
                surface,
                facts.left,
                Rect(x, rect.y, max(time, rect.right - x), rect.height),
                size=size,
                colour="accent",
                weight="bold",
                valign="center",
            ).right
        )
    side = painter.px(16)
    # beside the time it stands whole or not at all, elsewhere as far as there is room
    whole = painter.measure(facts.who, SMALL, "bold")[0] * 3 // 4 + side + painter.px(6)
    if rect.right - x < (whole if time else painter.px(90)):
        return
    painter.dot(surface, (x, rect.centery), side + 2, "light")
    painter.dot(surface, (x, rect.centery), side, facts.colour)
    x += side
    painter.text(
        surface,
        facts.who,
        Rect(x, rect.y, rect.right - x, rect.height),
        size=SMALL,
        colour="light_muted",
        weight="bold",
        valign="center",
    )


def _whole(painter: Painter, text: str, width: int) -> tuple[int, float]:
    """How wide a text is, and in which size it is not wider than there is room."""
    size = float(SMALL)
    while (found := painter.measure(text, size, "bold")[0]) > width and size > LEAST:
        size -= 1
    return found, size
