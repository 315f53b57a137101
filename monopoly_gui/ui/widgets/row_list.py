"""A list of uniform rows: picture, title, end of line, note."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import KW_ONLY, dataclass, field

from pygame import Rect, Surface

from ..painting import layout
from ..painting.painter import Painter
from .base import BODY, SMALL
from .scrolllist import RowPainter, ScrollList, draw_ground

#: around the words of a row, and between its picture and its words
PAD, APART = (14, 8), 14
#: in a list narrower than this, the end of the title's line goes below it
FOLDED = 500.0


@dataclass(frozen=True, slots=True)
class ListRow:
    """The texts of a row; ``picture`` draws its icon in a square.

    ``muted`` rows can be chosen like the others, but matter less; a ``warning`` is why one cannot
    be used.
    """

    title: str
    note: str = ""
    end: str = ""
    picture: Callable[[Surface, Rect], None] | None = None
    strong: bool = True
    muted: bool = False
    warning: bool = False


@dataclass(eq=False, repr=False)
class RowList(ScrollList):
    """``row`` describes a row; the note has room for ``lines``, with an ellipsis if it ``ends``.

    It has a minimum height in design units.
    """

    draw_row: RowPainter = field(init=False)
    words: Callable[[int], str] = field(init=False)
    row: Callable[[int], ListRow]
    _: KW_ONLY
    lines: int = 0
    ends: bool = False
    size: int = BODY
    least: float = 58.0

    def __post_init__(self) -> None:
        self.draw_row, self.words = self._draw_row, self._words

    def row_needs(self, painter: Painter, width: int) -> int:
        """The height of a row at this width in pixels."""
        small = self.lines + (self.ends and width < painter.px(FOLDED))
        words = painter.measure("", self.size, "bold")[1] + small * painter.measure("", SMALL)[1]
        return max(painter.pressable(self.least), words + 2 * painter.px(PAD[1] + 4))

    def lay_out(self, painter: Painter) -> None:
        self.bar_width = painter.px(14)
        self.rows_of(self.count, self.row_needs(painter, self.rect.width))

    def _words(self, index: int) -> str:
        row = self.row(index)
        return ", ".join(filter(None, (row.title, row.end, row.note)))

    def _draw_row(
        self,
        surface: Surface,
        painter: Painter,
        rect: Rect,
        index: int,
        *,
        selected: bool,
        hover: float,
        focus: bool,
    ) -> None:
        row, px = self.row(index), painter.px
        box = layout.inset(rect, px(4))
        draw_ground(surface, painter, box, selected, hover, focus)
        inside = layout.inset(box, px(PAD[0]), px(PAD[1]))
        if row.picture:
            square, inside = layout.split(inside, "left", inside.height, px(APART))
            row.picture(surface, square)
        quiet, warns = "light_muted", "accent"
        title = Rect(inside.topleft, (inside.width, painter.measure("", self.size, "bold")[1]))
        below = Rect(inside.x, title.bottom, inside.width, inside.bottom - title.bottom)
        if not self.lines and not (self.ends and self.rect.width < px(FOLDED)):
            title.height = inside.height
        if row.end and self.rect.width < px(FOLDED):
            end, below = layout.split(below, "top", painter.measure("", SMALL)[1])
            painter.text(surface, row.end, end, SMALL, quiet)
        elif row.end:
            drawn = painter.text(surface, row.end, title, SMALL, quiet, align="right")
            title.width = drawn.left - px(APART) - title.x
        painter.text(
            surface, row.title, title, self.size,
            warns if row.warning and not row.note else quiet if row.muted else "light",
            weight="bold" if row.strong else "regular",
        )  # fmt: skip
        if row.warning and row.note:
            sign, below = layout.split(below, "left", px(22), px(8))
            painter.icon(surface, "warning", layout.centre(sign, px(22), px(22)), warns)
        painter.text(surface, row.note, below, SMALL, warns if row.warning else quiet, wrap=True)
