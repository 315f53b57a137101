"""The line above the panels: the round, and whose turn it is."""

from __future__ import annotations

from dataclasses import dataclass

from pygame import Rect, Surface

from ..painting.colour import Colour
from ..painting.painter import Painter

SIZE = 27
SMALL = 21


@dataclass(frozen=True, slots=True)
class TitleFacts:
    """``room`` is the width in pixels that is left beside the buttons."""

    round: str
    who: str
    colour: Colour
    room: int


def draw_title(painter: Painter, surface: Surface, rect: Rect, facts: TitleFacts) -> None:
    """Round and player on the left; the buttons on the right are widgets."""
    rect = Rect(rect.x, rect.y, facts.room, rect.height)
    left = painter.text(
        surface,
        facts.round,
        rect,
        size=SIZE,
        colour="light",
        weight="black",
        valign="center",
    )
    side = painter.px(16)
    x = left.right + painter.px(22)
    if rect.right - x < painter.px(90):
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
