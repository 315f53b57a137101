"""The prompt above the board: who, and what is to be done or is happening, in one line."""

from __future__ import annotations

from dataclasses import dataclass

from pygame import Rect, Surface

from ..painting.colour import Colour
from ..painting.painter import Painter
from ..painting.shapes import stamp
from ..text.log_words import plain, quoted
from ..text.rich_text import Rows, draw_rows, set_rows

SIZE, LEAST = 22, 14
PAD, DOT, HIGH = 18, 14, 44


@dataclass(frozen=True, slots=True)
class PromptFacts:
    """``title`` is whose turn it is, ``text`` a sentence; ``urgent`` if a human must act."""

    title: str
    text: str
    token: str
    colour: Colour
    urgent: bool = False

    @property
    def line(self) -> str:
        """Both in one sentence, its names marked; what happens speaks for itself."""
        if not self.urgent:
            return self.text or self.title
        return f"{quoted(plain(self.title))}: {self.text}"


def draw_prompt(painter: Painter, surface: Surface, room: Rect, facts: PromptFacts) -> None:
    """A pill in the middle of the room, as wide as its words; golden at the edge for a human.

    Where there is no room for both, what is to be done matters more than who does it.
    """
    px = painter.px
    start = px(PAD + DOT + 10)
    most = room.width - start - px(PAD)
    if most <= 0:
        return
    size, rows = _set(painter, facts.line, most)
    if len(rows) > 1:
        size, rows = _set(painter, facts.text, most)
    rows = rows[:1]
    last = rows[0][-1]
    wide = last.x + painter.measure(last.text, size, "bold" if last.name else "regular")[0]
    pill = Rect(0, 0, start + wide + px(PAD), min(room.height, px(HIGH)))
    pill.center = room.center
    painter.panel(surface, pill, "turn" if facts.urgent else "dark")
    dot, ink = px(DOT), painter.ink("turn")
    at = (pill.x + px(PAD) + dot // 2, pill.centery)
    painter.dot(surface, at, dot + 2, "light")
    painter.dot(surface, at, dot, facts.colour)
    words = draw_rows(painter, rows, size, most, ink, ink)
    stamp(surface, words, (pill.x + start, pill.centery - words.get_height() // 2))


def _set(painter: Painter, text: str, width: int) -> tuple[float, Rows]:
    """The sentence in one row, smaller where it must be; more rows where even that is too wide."""
    size = float(SIZE)
    while len(rows := set_rows(painter, text, size, width)) > 1 and size > LEAST:
        size -= 1
    return size, rows
