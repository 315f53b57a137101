"""Upright bars, each with its expected value."""

from collections.abc import Callable, Sequence
from dataclasses import KW_ONLY, dataclass, field

from pygame import Rect, Surface

from ...language import _, format_decimal
from ..board.flat_board import ABOVE
from ..painting import layout
from ..painting.colour import Colour, darken, ink_on, lighten
from ..painting.painter import Painter
from ..pieces.rolling_die import Pose, SolidDie
from ..widgets import Accessible
from .chart import SIZE, Chart, TipRow, draw_ledger, draw_tip
from .line_chart import scale_of

#: a die below a bar in design units
DICE = 26
Parts = tuple[tuple[str, str, float, Colour], ...]


@dataclass(frozen=True, slots=True)
class Bar:
    """``parts`` rise from the foot: (name, letter, value, colour); ``dice`` lie below it."""

    label: str
    title: str
    parts: Parts
    expected: float | None = None
    dice: tuple[str, ...] = ()

    @property
    def value(self) -> float:
        return sum(value for _name, _letter, value, _colour in self.parts)


@dataclass(eq=False, repr=False)
class BarChart(Chart[int]):
    """Shows bars; the pointer, or the left and right keys, read them off.

    ``write`` writes a value.
    """

    write: Callable[[float], str]
    _: KW_ONLY
    name: str = "bars"
    bars: list[Bar] = field(init=False, default_factory=list)

    def show(self, bars: Sequence[Bar]) -> None:
        """Show other bars."""
        self.bars = list(bars)
        self.at = None
        self.dirty = True

    # reading ---------------------------------------------------------------------

    def spoken(self) -> Accessible:
        """The selected bar with its parts, else all of them."""
        bars = self.bars if self.at is None else [self.bars[self.at]]
        parts = [f"{bar.title or bar.label} {self.write(bar.value)}" for bar in bars]
        if self.at is not None:
            parts += [f"{name} {self.write(value)}" for name, _mark, value, _ink in bars[0].parts]
        return self.accessible("chart", value=", ".join(parts))

    def place_at(self, pos: tuple[int, int]) -> int | None:
        return next((n for n, cell in enumerate(self._columns) if cell.collidepoint(pos)), None)

    def step(self, by: int) -> bool:
        start = self.at if self.at is not None else (-1 if by > 0 else len(self.bars))
        if self.bars:
            self.at = max(0, min(len(self.bars) - 1, start + by))
        return bool(self.bars)

    # drawing -----------------------------------------------------------------------

    _left = 0
    _foot = 0

    @property
    def _columns(self) -> list[Rect]:
        """The column of each bar, from the upper edge to the labels."""
        x, y, width, height = self.rect
        area = Rect(x + self._left, y, width - self._left, height - self._foot)
        return layout.row(area, [1.0] * len(self.bars)) if self.bars else []

    def draw(self, surface: Surface, painter: Painter) -> None:
        px = painter.px
        highest = max([max(bar.value, bar.expected or 0) for bar in self.bars] or [1])
        self._foot = px(36 + DICE * 2 * any(bar.dice for bar in self.bars))
        height = self.rect.height - self._foot - px(34)
        scale = scale_of(0, highest, max(2, min(4, height // px(90))), whole=True)
        texts = [self.write(tick) for tick in scale.ticks]
        self._left = max(painter.measure(text, SIZE, "display")[0] for text in texts) + px(16)
        bottom = self.rect.bottom - self._foot
        ticks = [
            (round(bottom - scale.share(tick) * height), text, not tick)
            for tick, text in zip(scale.ticks, texts, strict=True)
        ]
        left = self.rect.x + self._left
        draw_ledger(surface, painter, ticks, left, self.rect.width - self._left)
        for index, (bar, cell) in enumerate(zip(self.bars, self._columns, strict=True)):
            self._draw_bar(surface, painter, bar, cell, height / scale.high, index == self.at)
        if self.at is not None:
            self._draw_reading(surface, painter, self.bars[self.at], self._columns[self.at])
        if self.ringed:
            painter.focus_ring(surface, self.rect.inflate(8, 8))

    def _draw_bar(
        self, surface: Surface, painter: Painter, bar: Bar, cell: Rect, unit: float, read: bool
    ) -> None:
        px = painter.px
        width = min(round(cell.width * 0.62), px(96))
        left = cell.centerx - width // 2
        if read:
            painter.box(surface, cell, (*painter.tint("accent"), 40), radius=8)
        bottom = float(cell.bottom)
        for _other, letter, value, colour in bar.parts:
            top = bottom - value * unit
            piece = Rect(left, round(top), width, round(bottom) - round(top))
            painter.box(surface, piece, lighten(colour, 0.12), to=darken(colour, 0.12))
            painter.box(surface, piece, darken(colour, 0.45), line=1.4)
            if piece.height >= px(SIZE * 1.3):
                painter.text(
                    surface, letter, piece, SIZE, ink_on(colour), weight="display", align="center"
                )
            bottom = top
        if bar.value:
            y = round(bottom) - px(14)
            mark = cell.bottom - (bar.expected or 0) * unit
            if bar.expected and abs(mark - y) < px(14):
                y = round(mark) - px(16)
            above = Rect(cell.x, y, cell.width, 0)
            written = self.write(bar.value)
            painter.text(surface, written, above, SIZE, "text", weight="bold", align="center")
        if bar.expected is not None:
            y = round(cell.bottom - bar.expected * unit)
            tick = Rect(left - px(9), y - px(2), width + px(18), px(4))
            painter.box(surface, tick.inflate(px(3), px(3)), painter.ink("primary"), radius=99)
            painter.box(surface, tick, "text", radius=99)
        label = Rect(cell.x, cell.bottom + px(8), cell.width, self._foot - px(8))
        painter.text(
            surface, bar.label, label, SIZE, "text", weight="display", align="center", valign="top"
        )
        for at, face in enumerate(bar.dice):
            size = min(px(DICE), round(cell.width / 2.6))
            place = (cell.centerx + round((at - 0.5) * 1.15 * size), label.bottom - size)
            SolidDie(painter, size, ABOVE).draw(surface, place, Pose(face))

    def _draw_reading(self, surface: Surface, painter: Painter, bar: Bar, cell: Rect) -> None:
        rows = [
            TipRow(name, self.write(value), letter, colour)
            for name, letter, value, colour in bar.parts
            if value
        ]
        if bar.expected is not None:
            rows.append(TipRow(_("Expected"), format_decimal(bar.expected, 1)))
        draw_tip(surface, painter, bar.title, rows, (cell.centerx, cell.centery), self.rect)
