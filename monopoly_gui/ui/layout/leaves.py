"""Leaf nodes: widgets, texts, pictures, spacers."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import KW_ONLY, dataclass
from typing import Literal

from pygame import Rect, Surface

from ..painting import layout
from ..painting.painter import Painter, Tint
from ..widgets import BODY, SMALL, Accessible, Label, Widget
from .node import Node, Span

#: the height of a double rule
RULES = 10
#: design units, least and wanted, or both the same
Units = float | tuple[float, float]


def pixels(painter: Painter, units: Units) -> Span:
    """Design units as pixels."""
    least, wanted = units if isinstance(units, tuple) else (units, units)
    return Span(painter.px(least), painter.px(wanted))


@dataclass(eq=False, repr=False)
class Spacer(Node):
    """Free room, which grows."""

    grow: float = 1.0


@dataclass(eq=False, repr=False)
class Control(Node):
    """A widget, at least as wide as its words and its minimum width.

    A ``tight`` button hides its key where there is too little room.
    """

    widget: Widget
    _: KW_ONLY
    height: Units = (50, 56)
    width: Units = (0, 0)
    tight: bool = False
    grow: float = 1.0

    def widths(self, painter: Painter) -> Span:
        wanted = self.widget.width(painter)
        own = Span(self.widget.least_width(painter) if self.tight else wanted, wanted)
        return pixels(painter, self.width) | own

    def heights(self, painter: Painter, width: int) -> Span:
        pressed = self.widget.focusable and not self.widget.yields
        least = painter.least_target if pressed else 0
        own = max(least, self.widget.height(painter, width))
        return pixels(painter, self.height) | Span(own, own)

    def place(self, painter: Painter, rect: Rect) -> None:
        super().place(painter, rect)
        self.widget.rect = rect
        self.widget.lay_out(painter)

    def spoken(self) -> Iterator[Accessible]:
        if isinstance(self.widget, Label) and self.widget.visible:
            yield self.widget.spoken()

    def widgets(self) -> Iterator[Widget]:
        yield self.widget


@dataclass(eq=False, repr=False)
class Text(Node):
    """A text in as many lines as it needs, or cut to one without ``wrap``.

    ``alt_text`` is what is read instead, "" for nothing; ``on`` is the panel whose ink it wears.
    """

    text: str
    _: KW_ONLY
    size: int = BODY
    weight: str = "regular"
    colour: str = "text"
    align: Literal["left", "center", "right"] = "left"
    valign: Literal["top", "center", "bottom"] = "center"
    wrap: bool = True
    width: Units = (0, 0)
    height: float = 0.0
    alt_text: str | None = None
    on: str = ""

    def __post_init__(self) -> None:
        self.alt_text = self.text if self.alt_text is None else self.alt_text

    def widths(self, painter: Painter) -> Span:
        own = painter.measure(self.text, self.size, self.weight)[0] + 1 if self.text else 0
        width = pixels(painter, self.width)
        if self.wrap:
            return Span(width.minimum, width.preferred or own)
        return Span(max(width.minimum, own), max(width.preferred, own))

    def heights(self, painter: Painter, width: int) -> Span:
        own = painter.measure("", self.size, self.weight)[1]
        if self.wrap:
            own = painter.text_height(self.text, self.size, width, self.weight) or own
        height = max(painter.px(self.height), own)
        return Span(height, height)

    def paint(self, surface: Surface, painter: Painter) -> None:
        if self.text:
            ink: Tint = painter.ink(self.on) if self.on else self.colour
            painter.text(
                surface, self.text, self.rect, self.size, ink, weight=self.weight,
                align=self.align, valign=self.valign, wrap=self.wrap,
            )  # fmt: skip

    def spoken(self) -> Iterator[Accessible]:
        if self.alt_text:
            yield Accessible(self.alt_text, "note")


class Heading(Text):
    """A small heading in capitals, where these have room; capitals alone would be spelt out."""

    def __init__(self, title: str) -> None:
        super().__init__(title, size=SMALL - 3, weight="bold", colour="muted", height=26)

    def paint(self, surface: Surface, painter: Painter) -> None:
        title = self.alt_text or ""
        whole = title.upper()
        narrow = painter.measure(whole, self.size, self.weight)[0] > self.rect.width
        self.text = title if narrow else whole
        super().paint(surface, painter)


class DoubleRule(Node):
    """A thick line above a thin one, as below the head of a printed page."""

    def heights(self, painter: Painter, width: int) -> Span:
        return pixels(painter, (RULES, RULES))

    def paint(self, surface: Surface, painter: Painter) -> None:
        for top, high in ((0, 3), (6, 1)):
            line = Rect(
                self.rect.x, self.rect.y + painter.px(top), self.rect.width, painter.px(high)
            )
            surface.fill(painter.tint("text"), line)


@dataclass(eq=False, repr=False)
class CustomPaint(Node):
    """A drawing by ``draw(surface, rect)``; ``alt_text`` describes it in sentences."""

    draw: Callable[[Surface, Rect], None]
    _: KW_ONLY
    height: Units
    width: Units = (0, 0)
    alt_text: Sequence[str] = ()

    def widths(self, painter: Painter) -> Span:
        return pixels(painter, self.width)

    def heights(self, painter: Painter, width: int) -> Span:
        return pixels(painter, self.height)

    def paint(self, surface: Surface, painter: Painter) -> None:
        self.draw(surface, self.rect)

    def spoken(self) -> Iterator[Accessible]:
        for text in self.alt_text:
            yield Accessible(text, "note")


@dataclass(eq=False, repr=False)
class Picture(CustomPaint):
    """Something drawn of a fixed shape (width by height), as large as fits, in the middle."""

    shape: float

    def widths(self, painter: Painter) -> Span:
        span = pixels(painter, self.height)
        return Span(round(span.minimum * self.shape), round(span.preferred * self.shape))

    def heights(self, painter: Painter, width: int) -> Span:
        span, most = pixels(painter, self.height), round(width / self.shape)
        return Span(min(span.minimum, most), min(span.preferred, most))

    def place(self, painter: Painter, rect: Rect) -> None:
        height = min(rect.height, round(rect.width / self.shape))
        self.rect = layout.centre(rect, round(height * self.shape), height)
