"""Nodes that arrange other nodes: columns, rows that wrap, grids, tables, panels."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import KW_ONLY, dataclass, field
from functools import reduce
from math import ceil
from operator import add, or_

from pygame import Rect, Surface

from ..painting import layout
from ..painting.painter import Painter
from .node import NONE, Node, Span, divide

GAP = 12.0
#: between the cells of a row that is too narrow for a line
FOLDED = 6.0
#: from the edge of a sheet to its frame
FRAMED = 9


def side_by_side(spans: Iterable[Span], gap: int) -> Span:
    """The space that parts need along their axis, with gaps between them."""
    found = list(spans)
    between = gap * max(0, len(found) - 1)
    return reduce(add, found, Span(between, between))


@dataclass(eq=False, repr=False)
class Container(Node):
    """Holds nodes, ``gap`` design units apart; remembers measurements until it is placed."""

    #: with None for a part left out
    parts: Iterable[Node | None]
    _: KW_ONLY
    gap: float = GAP
    #: by scale and width, None for its own widths
    _measured: dict[tuple[float, int | None], Span] = field(init=False, default_factory=dict)

    def __post_init__(self) -> None:
        self._children = [child for child in self.parts if child is not None]

    @property
    def children(self) -> Sequence[Node]:
        return self._children

    def widths(self, painter: Painter) -> Span:
        key = (painter.scale, None)
        if key not in self._measured:
            self._measured[key] = self._across(painter)
        return self._measured[key]

    def heights(self, painter: Painter, width: int) -> Span:
        key = (painter.scale, width)
        if key not in self._measured:
            self._measured[key] = self._down(painter, width)
        return self._measured[key]

    def place(self, painter: Painter, rect: Rect) -> None:
        super().place(painter, rect)
        self._arrange(painter, rect)
        # the contents may change before it is measured again
        self._measured.clear()

    def _across(self, painter: Painter) -> Span:
        """Its widths."""
        return reduce(or_, (child.widths(painter) for child in self.children), NONE)

    def _down(self, painter: Painter, width: int) -> Span:
        """Its heights."""
        raise NotImplementedError

    def _arrange(self, painter: Painter, rect: Rect) -> None:
        """Place the contents."""
        raise NotImplementedError


class Column(Container):
    """Nodes one below the other, each as wide as the column."""

    def _down(self, painter: Painter, width: int) -> Span:
        spans = (child.heights(painter, width) for child in self.children)
        return side_by_side(spans, painter.px(self.gap))

    def _arrange(self, painter: Painter, rect: Rect) -> None:
        gap, y = painter.px(self.gap), rect.y
        spans = [child.heights(painter, rect.width) for child in self.children]
        total = rect.height - gap * (len(spans) - 1)
        grows = [child.grow for child in self.children]
        for child, height in zip(self.children, divide(total, spans, grows), strict=True):
            child.place(painter, Rect(rect.x, y, rect.width, height))
            y += height + gap


class Wrap(Container):
    """Nodes side by side, in as many lines as they need.

    A line takes as many as have what they need of its width.
    """

    def _across(self, painter: Painter) -> Span:
        spans = [child.widths(painter) for child in self.children]
        wanted = side_by_side(spans, painter.px(self.gap)).preferred
        return Span(max((span.minimum for span in spans), default=0), wanted)

    def _down(self, painter: Painter, width: int) -> Span:
        lines = (self._high(painter, cells) for cells in self._lines(painter, width))
        return side_by_side(lines, painter.px(self.gap))

    def _arrange(self, painter: Painter, rect: Rect) -> None:
        gap, y = painter.px(self.gap), rect.y
        lines = list(self._lines(painter, rect.width))
        spans = [self._high(painter, cells) for cells in lines]
        total = rect.height - gap * (len(lines) - 1)
        for cells, height in zip(lines, divide(total, spans, [1.0] * len(lines)), strict=True):
            x = rect.x
            for child, width in cells:
                child.place(painter, Rect(x, y, width, height))
                x += width + gap
            y += height + gap

    def _high(self, painter: Painter, cells: Iterable[tuple[Node, int]]) -> Span:
        return reduce(or_, (child.heights(painter, width) for child, width in cells), NONE)

    def _lines(self, painter: Painter, width: int) -> Iterator[list[tuple[Node, int]]]:
        """The nodes of each line with their widths."""
        gap, rest = painter.px(self.gap), list(self.children)
        needs = [child.widths(painter) for child in rest]
        for count in self._breaks([span.minimum for span in needs], width, gap):
            line, rest = rest[:count], rest[count:]
            spans, needs = needs[:count], needs[count:]
            sizes = divide(width - gap * (count - 1), spans, [child.grow for child in line])
            yield list(zip(line, sizes, strict=True))

    def _breaks(self, needs: Sequence[int], width: int, gap: int) -> list[int]:
        return layout.items_per_line(needs, width, gap) if needs else []


class SideBySide(Wrap):
    """Nodes side by side, or the last alone where all together have no room."""

    def _lines(self, painter: Painter, width: int) -> Iterator[list[tuple[Node, int]]]:
        lines = list(super()._lines(painter, width))
        yield from lines if len(lines) == 1 else [[(self._children[-1], width)]]

    def _arrange(self, painter: Painter, rect: Rect) -> None:
        for child in self._children:
            child.rect = Rect(rect.topleft, (0, 0))
        super()._arrange(painter, rect)

    def paint(self, surface: Surface, painter: Painter) -> None:
        for child in self._children:
            if child.rect.width:
                child.paint(surface, painter)


class Row(Wrap):
    """Nodes side by side in one line, however narrow."""

    def _across(self, painter: Painter) -> Span:
        return side_by_side((c.widths(painter) for c in self.children), painter.px(self.gap))

    def _breaks(self, needs: Sequence[int], width: int, gap: int) -> list[int]:
        return [len(needs)] if needs else []


@dataclass(eq=False, repr=False)
class Grid(Container):
    """Equal cells in as many columns as their widths allow, but at least ``columns[0]``.

    There is room for so many ``cells``, so that a grid that gets more does not jump.
    """

    _: KW_ONLY
    columns: tuple[int, int]
    cells: int = 1

    def _across(self, painter: Painter) -> Span:
        cell, (fewest, most) = super()._across(painter), self.columns
        gap = painter.px(self.gap)
        return Span(
            fewest * cell.minimum + (fewest - 1) * gap, most * cell.preferred + (most - 1) * gap
        )

    def _columns(self, painter: Painter, width: int) -> int:
        gap = painter.px(self.gap)
        fits = (width + gap) // max(1, super()._across(painter).minimum + gap)
        return max(self.columns[0], min(self.columns[1], fits))

    def _down(self, painter: Painter, width: int) -> Span:
        across, gap = self._columns(painter, width), painter.px(self.gap)
        cell = (width - gap * (across - 1)) // across
        height = reduce(or_, (c.heights(painter, cell) for c in self.children), NONE)
        rows = -(-max(self.cells, len(self.children)) // across)
        return side_by_side([height] * rows, gap)

    def _arrange(self, painter: Painter, rect: Rect) -> None:
        across, gap = self._columns(painter, rect.width), painter.px(self.gap)
        rows = -(-max(self.cells, len(self.children)) // across)
        cells = layout.grid(rect, across, rows, gap)
        for child, cell in zip(self.children, cells, strict=False):
            child.place(painter, cell)


@dataclass(eq=False, repr=False)
class Columns(Container):
    """Equal columns of at least ``width``, as many as fit up to ``most``, of about the same height.

    The gap between columns is ``apart``, by default that between their contents. The reading order
    is column by column, from top to bottom.
    """

    _: KW_ONLY
    width: float
    most: int = 2
    apart: float | None = None

    def _across(self, painter: Painter) -> Span:
        least = super()._across(painter).minimum
        return Span(least, max(least, self.most * painter.px(self.width)))

    def _apart(self, painter: Painter) -> int:
        return painter.px(self.gap if self.apart is None else self.apart)

    def _columns(self, painter: Painter, width: int) -> tuple[list[Column], int]:
        """The columns, and how wide each is."""
        gap, apart = painter.px(self.gap), self._apart(painter)
        count = max(1, min(self.most, (width + apart) // (painter.px(self.width) + apart)))
        cell = (width - apart * (count - 1)) // count
        height = [child.heights(painter, cell).preferred + gap for child in self.children]
        parts: list[list[Node]] = [[] for _number in range(count)]
        above = 0
        for child, one in zip(self.children, height, strict=True):
            middle = (above + one / 2) / max(1, sum(height))
            # what lies across the cut goes before it, and one alone to the first column
            parts[max(0, ceil(middle * count) - 1)].append(child)
            above += one
        return [Column(part, gap=self.gap) for part in parts], cell

    def _down(self, painter: Painter, width: int) -> Span:
        columns, cell = self._columns(painter, width)
        return reduce(or_, (column.heights(painter, cell) for column in columns), NONE)

    def _arrange(self, painter: Painter, rect: Rect) -> None:
        columns, cell = self._columns(painter, rect.width)
        for number, column in enumerate(columns):
            x = rect.x + number * (cell + self._apart(painter))
            height = min(rect.height, column.heights(painter, cell).preferred)
            column.place(painter, Rect(x, rect.y, cell, height))


@dataclass(eq=False, repr=False)
class Table(Node):
    """Rows with aligned columns; where too narrow, the cells of each row stack.

    ``grows`` selects the columns that take the remaining room.
    """

    rows: Sequence[Sequence[Node]]
    _: KW_ONLY
    grows: Sequence[float]
    gap: float = GAP
    apart: float = GAP

    @property
    def children(self) -> Sequence[Node]:
        return [cell for row in self.rows for cell in row]

    def _columns(self, painter: Painter) -> list[Span]:
        columns = zip(*self.rows, strict=True)
        return [reduce(or_, (c.widths(painter) for c in column), NONE) for column in columns]

    def widths(self, painter: Painter) -> Span:
        columns = self._columns(painter)
        wanted = side_by_side(columns, painter.px(self.gap)).preferred
        return Span(max((span.minimum for span in columns), default=0), wanted)

    def _lines(self, painter: Painter, width: int) -> list[Container]:
        """Each row as a line of cells of equal widths, or as a column if it is too narrow."""
        columns, gap = self._columns(painter), painter.px(self.gap)
        if side_by_side(columns, gap).minimum > width:
            return [Column(row, gap=FOLDED) for row in self.rows]
        sizes = divide(width - gap * (len(columns) - 1), columns, self.grows)
        spans = [Span(size, size) for size in sizes]
        rows = (map(FixedSize, row, spans) for row in self.rows)
        return [Row(row, gap=self.gap) for row in rows]

    def _column(self, painter: Painter, width: int) -> Column:
        return Column(self._lines(painter, width), gap=self.apart)

    def heights(self, painter: Painter, width: int) -> Span:
        return self._column(painter, width).heights(painter, width)

    def place(self, painter: Painter, rect: Rect) -> None:
        super().place(painter, rect)
        self._column(painter, rect.width).place(painter, rect)


@dataclass(eq=False, repr=False)
class Wrapper(Node):
    """A frame around one other node, as large as that unless a subclass differs."""

    child: Node

    @property
    def children(self) -> Sequence[Node]:
        return (self.child,)

    def widths(self, painter: Painter) -> Span:
        return self.child.widths(painter)

    def heights(self, painter: Painter, width: int) -> Span:
        return self.child.heights(painter, width)

    def place(self, painter: Painter, rect: Rect) -> None:
        super().place(painter, rect)
        self.child.place(painter, rect)


@dataclass(eq=False, repr=False)
class FixedSize(Wrapper):
    """A node of a width or a height in pixels, whatever is in it."""

    width: Span | None = None
    height: Span | None = None

    def widths(self, painter: Painter) -> Span:
        return self.width or super().widths(painter)

    def heights(self, painter: Painter, width: int) -> Span:
        return self.height or super().heights(painter, width)


@dataclass(eq=False, repr=False)
class MinWidth(Wrapper):
    """A node with a minimum width in design units."""

    width: float

    def widths(self, painter: Painter) -> Span:
        width = painter.px(self.width)
        return Span(width, max(width, super().widths(painter).preferred))


class Share(MinWidth):
    """A node with a base width in design units and a share of the rest, whatever its contents.

    So columns keep their width while their contents change.
    """

    def widths(self, painter: Painter) -> Span:
        width = painter.px(self.width)
        return Span(width, width)


@dataclass(eq=False, repr=False)
class SameWidth(Wrapper):
    """A node as wide as each of a group, so that they align."""

    group: Sequence[Node]

    def widths(self, painter: Painter) -> Span:
        return reduce(or_, (node.widths(painter) for node in self.group), NONE)


@dataclass(eq=False, repr=False)
class Centred(Wrapper):
    """A node in the middle of its room, no higher than it needs.

    Its width is limited in design units, 0 for no limit.
    """

    width: float = field(default=0.0, kw_only=True)

    def _across(self, painter: Painter, width: int) -> int:
        return min(width, painter.px(self.width) or width)

    def heights(self, painter: Painter, width: int) -> Span:
        return super().heights(painter, self._across(painter, width))

    def place(self, painter: Painter, rect: Rect) -> None:
        width = self._across(painter, rect.width)
        height = min(rect.height, self.heights(painter, width).preferred)
        super().place(painter, layout.centre(rect, width, height))


class IfFits(Wrapper):
    """A node that is left out where there is less room than it needs."""

    def heights(self, painter: Painter, width: int) -> Span:
        return Span(0, super().heights(painter, width).preferred)

    def place(self, painter: Painter, rect: Rect) -> None:
        least = super().heights(painter, rect.width).minimum
        super().place(painter, rect if rect.height >= least else Rect(rect.topleft, (0, 0)))

    def paint(self, surface: Surface, painter: Painter) -> None:
        if self.rect.height:
            super().paint(surface, painter)


class Scroll(Wrapper):
    """A part that scrolls where the window is too low; the parts above and below stay visible."""


class AtEnd(Wrap):
    """Nodes at the right ends of their lines."""

    def _lines(self, painter: Painter, width: int) -> Iterator[list[tuple[Node, int]]]:
        for line in super()._lines(painter, width):
            used = sum(wide + painter.px(self.gap) for _child, wide in line)
            yield [(Node(), width - used), *line]


@dataclass(eq=False, repr=False)
class Panel(Wrapper):
    """A node on a panel of a style of the theme ("" for none), with a margin around it."""

    style: str = "inset"
    pad: tuple[float, float] = field(kw_only=True)

    def _margin(self, painter: Painter) -> tuple[int, int]:
        return painter.px(self.pad[0]), painter.px(self.pad[1])

    def widths(self, painter: Painter) -> Span:
        more = 2 * self._margin(painter)[0]
        return self.child.widths(painter) + Span(more, more)

    def heights(self, painter: Painter, width: int) -> Span:
        x, y = self._margin(painter)
        return self.child.heights(painter, width - 2 * x) + Span(2 * y, 2 * y)

    def place(self, painter: Painter, rect: Rect) -> None:
        self.rect = Rect(rect)
        self.child.place(painter, layout.inset(rect, *self._margin(painter)))

    def paint(self, surface: Surface, painter: Painter) -> None:
        if self.style:
            painter.panel(surface, self.rect, self.style)
        super().paint(surface, painter)


@dataclass(eq=False, repr=False)
class Sheet(Panel):
    """A node on a sheet of paper with a fine frame, whatever its surroundings are made of."""

    style: str = "card"

    def paint(self, surface: Surface, painter: Painter) -> None:
        with painter.on("paper"):
            painter.slip(surface, self.rect, self.style)
            self.child.paint(surface, painter)
            frame = self.rect.inflate(*(-2 * painter.px(FRAMED),) * 2)
            painter.box(surface, frame, (*painter.tint("muted"), 70), radius=9, line=1.4)
