"""Keys as printed on a keyboard, with their effects."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from pygame import Rect, Surface

from ..layout.node import Node, Span
from ..painting.painter import Painter
from ..widgets import SMALL, Accessible

SIZE = 15
#: beside the name on a cap, and between caps
PAD, GAP = 16, 6
#: in design units: a line from top to bottom; across its keys, and the words at least
LINE, CAPS, WORDS = (31, 38), 150, 150


@dataclass(eq=False, repr=False)
class KeyText(Node):
    """Keys and their effects, on paper."""

    keys: Sequence[str]
    words: str
    caps: float = CAPS

    def widths(self, painter: Painter) -> Span:
        width = self._before(painter) + painter.px(WORDS)
        return Span(width, width)

    def heights(self, painter: Painter, width: int) -> Span:
        lines = len(painter.wrap(self.words, SMALL, width - self._before(painter)))
        more = (lines - 1) * painter.measure("", SMALL)[1]
        return Span(painter.px(LINE[0]) + more, painter.px(LINE[1]) + more)

    def paint(self, surface: Surface, painter: Painter) -> None:
        left = (self.rect.x, self.rect.centery)
        draw_caps(painter, surface, self.keys, left, "light", "text")
        words = Rect(self.rect)
        words.x += self._before(painter)
        words.width = self.rect.right - words.x
        painter.text(surface, self.words, words, SMALL, "text", wrap=True)

    def spoken(self) -> Iterator[Accessible]:
        yield Accessible(f"{', '.join(self.keys)}: {self.words}", "note")

    def _before(self, painter: Painter) -> int:
        """The width of the caps so far, with the space between words."""
        width = caps_width(painter, self.keys) + painter.px(GAP)
        return max(width, painter.px(self.caps))


def caps_width(painter: Painter, keys: Sequence[str]) -> int:
    """The width of the caps, with the gap after the last one."""
    return sum(_width(painter, key) + painter.px(GAP) for key in keys)


def draw_caps(
    painter: Painter,
    surface: Surface,
    keys: Sequence[str],
    left: tuple[int, int],
    style: str,
    colour: str,
) -> None:
    """Draw caps from the middle of their left edge on."""
    x, height = left[0], painter.px(28)
    for key in keys:
        cap = Rect(x, left[1] - height // 2, _width(painter, key), height)
        room = painter.panel(surface, cap, style)
        painter.text(surface, key, room, SIZE, colour, weight="bold", align="center")
        x = cap.right + painter.px(GAP)


def _width(painter: Painter, key: str) -> int:
    return max(painter.px(30), painter.measure(key, SIZE, "bold")[0] + painter.px(PAD))
