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
    #: who it is without another word, which is told where there is no room for more
    name: str = ""


def draw_title(painter: Painter, surface: Surface, rect: Rect, facts: TitleFacts) -> None:
    """Round, time and player on the left; the buttons on the right are widgets.

    Where there is not room for all, the words around the name go first, then the round: never
    the name, and never the time.
    """
    rect = Rect(rect.x, rect.y, facts.room, rect.height)
    gap, side = painter.px(22), painter.px(16)
    dot = side + painter.px(6)
    time, size = 0, float(SMALL)
    if facts.left:
        time, size = _whole(painter, facts.left, rect.width)
    head = painter.measure(facts.round, SIZE, "black")[0] + gap
    rest = rect.width - (time + gap if time else 0) - dot
    whole = painter.measure(facts.who, SMALL, "bold")[0]
    alone = painter.measure(facts.name or facts.who, SMALL, "bold")[0]
    x = rect.x
    if rest - head >= min(whole, alone) or (time and rest < alone and head + time <= rect.width):
        x = _tell(painter, surface, facts.round, rect, x, SIZE, "light", "black") + gap
    if time:
        x = _tell(painter, surface, facts.left, rect, x, size, "accent", "bold") + gap
    if rect.right - x < dot + min(alone, painter.px(60)):
        return
    painter.dot(surface, (x + side // 2, rect.centery), side + 2, "light")
    painter.dot(surface, (x + side // 2, rect.centery), side, facts.colour)
    x += dot
    words = facts.who if whole <= rect.right - x or not facts.name else facts.name
    _tell(painter, surface, words, rect, x, SMALL, "light_muted", "bold")


def _tell(
    painter: Painter,
    surface: Surface,
    text: str,
    rect: Rect,
    x: int,
    size: float,
    colour: str,
    weight: str,
) -> int:
    """Write from a place on; where it ends."""
    room = Rect(x, rect.y, max(1, rect.right - x), rect.height)
    return painter.text(
        surface, text, room, size=size, colour=colour, weight=weight, valign="center"
    ).right


def _whole(painter: Painter, text: str, width: int) -> tuple[int, float]:
    """How wide a text is, and in which size it is not wider than there is room."""
    size = float(SMALL)
    while (found := painter.measure(text, size, "bold")[0]) > width and size > LEAST:
        size -= 1
    return found, size
