"""The prompt in the middle of the board: who, and what is to be done or is happening."""

from __future__ import annotations

from dataclasses import dataclass

from pygame import Rect, Surface

from ..painting.colour import Colour, mix
from ..painting.painter import Painter
from ..painting.shapes import stamp
from ..text.rich_text import Rows, draw_rows, set_rows

TITLE = 28
TEXT = 25
LEAST = 15
#: a place that is lower has the words beside the token, and smaller
LOW = 112
LOW_TITLE, LOW_TEXT, LOW_TOKEN = 22, 20, 40


@dataclass(frozen=True, slots=True)
class PromptFacts:
    """``title`` is whose turn it is, ``text`` a sentence; ``urgent`` if a human must act."""

    title: str
    text: str
    token: str
    colour: Colour
    urgent: bool = False


def draw_prompt(painter: Painter, surface: Surface, room: Rect, facts: PromptFacts) -> None:
    """A card with the player's token, as high as its words need, at the top of ``room``.

    It is golden while somebody at the screen must act.
    """
    if room.height < painter.px(LOW):
        _draw_low(painter, surface, room, facts)
        return
    pad_x, pad_y, gap = painter.px(18), painter.px(15), painter.px(10)
    width = room.width - 2 * pad_x
    head = round(painter.measure("", TITLE, "black")[1] * 1.5)
    most = room.height - 2 * pad_y - head - gap
    if width <= 0 or most <= 0:
        return
    size, rows = _set(painter, facts.text, width, most)
    high = len(rows) * painter.measure("", size)[1]
    rect = Rect(room.x, room.y, room.width, min(room.height, head + gap + high + 2 * pad_y))
    painter.panel(surface, rect, "active" if facts.urgent else "card")
    spot = Rect(rect.x + pad_x, rect.y + pad_y, head, head)
    painter.token(surface, facts.token, spot, facts.colour)
    words = Rect(spot.right + painter.px(12), spot.y, 0, head)
    words.width = rect.right - pad_x - words.x
    painter.text(
        surface,
        facts.title,
        words,
        size=_fitting(painter, facts.title, words.width),
        colour="text",
        weight="black",
        valign="center",
        wrap=True,
    )
    ink = painter.tint("text")
    soft = mix(ink, painter.theme.panels["card"].bottom, 0.1)
    picture = draw_rows(painter, rows, size, width, soft, ink)
    stamp(surface, picture, (rect.x + pad_x, spot.bottom + gap))


def _draw_low(painter: Painter, surface: Surface, room: Rect, facts: PromptFacts) -> None:
    """The same in few lines: the token at the left, the words beside it."""
    px = painter.px
    painter.panel(surface, room, "active" if facts.urgent else "card")
    side = px(LOW_TOKEN)
    spot = Rect(room.x + px(12), room.y + px(10), side, side)
    painter.token(surface, facts.token, spot, facts.colour)
    x = spot.right + px(10)
    high = painter.measure("", LOW_TITLE, "black")[1]
    words = Rect(x, room.y + px(6), room.right - px(12) - x, high)
    painter.text(
        surface, facts.title, words, size=LOW_TITLE, colour="text", weight="black", valign="center"
    )
    size, rows = _set(
        painter, facts.text, words.width, room.bottom - px(6) - words.bottom, LOW_TEXT
    )
    ink = painter.tint("text")
    picture = draw_rows(painter, rows, size, words.width, ink, ink)
    stamp(surface, picture, (x, words.bottom))


def _fitting(painter: Painter, text: str, width: int) -> float:
    """The title a little smaller where it would be cut."""
    wide = painter.measure(text, TITLE, "black")[0]
    return TITLE if wide <= width else max(TITLE * 0.72, TITLE * (width - 1) / wide)


def _set(
    painter: Painter, text: str, width: int, height: int, most: float = TEXT
) -> tuple[float, Rows]:
    """The sentence as large as fits, its names bold; what does not fit is left out."""
    size = float(most)
    while True:
        rows = set_rows(painter, text, size, width)
        line = painter.measure("", size)[1]
        if len(rows) * line <= height or size <= LEAST:
            return size, rows[: max(1, height // line)]
        size -= 1
