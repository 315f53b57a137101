"""The prompt in the middle of the board: who, and what is to be done or is happening."""

from __future__ import annotations

from dataclasses import dataclass

from pygame import Rect, Surface

from .colour import Colour, mix
from .layout import inset
from .painter import Painter
from .rich_text import draw_rows, set_rows
from .shapes import stamp

TITLE = 28
TEXT = 22
LEAST = 15


@dataclass(frozen=True, slots=True)
class PromptFacts:
    """``title`` is whose turn it is, ``text`` a sentence; ``urgent`` if a human must act."""

    title: str
    text: str
    token: str
    colour: Colour
    urgent: bool = False


def draw_prompt(painter: Painter, surface: Surface, rect: Rect, facts: PromptFacts) -> None:
    """A card with the player's token; golden while somebody at the screen must act."""
    painter.panel(surface, rect, "active" if facts.urgent else "card")
    inside = inset(rect, painter.px(16), painter.px(12))
    if inside.width <= 0 or inside.height <= 0:
        return
    title = painter.measure("", TITLE, "black")[1]
    size = min(round(title * 1.5), inside.height // 2)
    spot = Rect(inside.x, inside.y, size, size)
    painter.token(surface, facts.token, spot, facts.colour)
    words = Rect(spot.right + painter.px(12), spot.y, 0, size)
    words.width = inside.right - words.x
    painter.text(
        surface,
        facts.title,
        words,
        size=_fitting(painter, facts.title, words.width),
        colour="text",
        weight="black",
        valign="center",
    )
    body = Rect(inside.x, spot.bottom + painter.px(8), inside.width, 0)
    body.height = inside.bottom - body.y
    _sentence(painter, surface, body, facts.text)


def _fitting(painter: Painter, text: str, width: int) -> float:
    """The title a little smaller where it would be cut."""
    wide = painter.measure(text, TITLE, "black")[0]
    return TITLE if wide <= width else max(TITLE * 0.72, TITLE * (width - 1) / wide)


def _sentence(painter: Painter, surface: Surface, room: Rect, text: str) -> None:
    """As large as fits; the names in it bold."""
    size = float(TEXT)
    while True:
        rows = set_rows(painter, text, size, room.width)
        high = len(rows) * painter.measure("", size)[1]
        if high <= room.height or size <= LEAST:
            break
        size -= 1
    ink = painter.tint("text")
    soft = mix(ink, painter.theme.panels["card"].bottom, 0.12)
    fitting = max(1, room.height // painter.measure("", size)[1])
    stamp(
        surface,
        draw_rows(painter, rows[:fitting], size, room.width, soft, ink),
        room.topleft,
    )
