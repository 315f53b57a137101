"""The prompt above the board: the player, and the action or event, in one line."""

from dataclasses import dataclass

from pygame import Rect, Surface

from ..painting.colour import Colour
from ..painting.painter import Painter
from ..painting.shapes import stamp
from ..text.log_words import plain, quoted
from ..text.rich_text import Rows, draw_rows, set_rows, width_of

PAD, DOT, HIGH = 18, 14, 44


@dataclass(frozen=True, slots=True)
class PromptProps:
    """``title`` names the current player, ``text`` is a sentence.

    ``urgent`` if a human must act; ``hushed`` where a question would cut it.
    """

    title: str
    text: str
    token: str
    colour: Colour
    urgent: bool = False
    hushed: bool = False

    @property
    def line(self) -> str:
        """Both in one sentence, its names marked; events need no title."""
        if not self.urgent:
            return self.text or self.title
        return f"{quoted(plain(self.title))}: {self.text}"


def draw_prompt(painter: Painter, surface: Surface, area: Rect, props: PromptProps | None) -> None:
    """A pill in the middle of the room, as wide as its words; golden at the edge for a human.

    Where there is no room for both, what is to be done matters more than who does it.
    """
    px = painter.px
    start = px(PAD + DOT + 10)
    most = area.width - start - px(PAD)
    if props is None or props.hushed or most <= 0:
        return
    size, rows, fits = _set(painter, props.line, most, area.height)
    if not fits:
        size, rows, _fits = _set(painter, props.text, most, area.height)
    width = width_of(painter, rows, size)
    height = max(px(HIGH), len(rows) * painter.measure("", size)[1] + px(12))
    pill = Rect(0, 0, start + width + px(PAD), min(area.height, height))
    pill.center = area.center
    painter.panel(surface, pill, "turn" if props.urgent else "dark")
    dot, ink = px(DOT), painter.ink("turn")
    at = (pill.x + px(PAD) + dot // 2, pill.centery)
    painter.dot(surface, at, dot + 2, "light")
    painter.dot(surface, at, dot, props.colour)
    words = draw_rows(painter, rows, size, width, ink, ink)
    stamp(surface, words, (pill.x + start, pill.centery - words.get_height() // 2))


def _set(painter: Painter, text: str, width: int, height: int) -> tuple[float, Rows, bool]:
    """The sentence in as many rows as fit, smaller if necessary; whether all of it fits."""
    size = 22.0
    while True:
        rows = set_rows(painter, text, size, width)
        most = max(1, height // painter.measure("", size)[1])
        if len(rows) <= most or size <= 14:
            return size, rows[:most], len(rows) <= most
        size -= 1
