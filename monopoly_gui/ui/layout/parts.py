"""Common parts of trees: a widget below its label, a list, an icon, a tree that scrolls."""

from collections.abc import Iterator
from dataclasses import dataclass

from pygame import Rect, Surface

from ..painting import layout
from ..painting.painter import Painter
from ..widgets import BODY, LARGE, SMALL, Choice, RowList, ScrollArea, Widget
from .containers import Centred, Column, Panel
from .leaves import Control, Text, Units, pixels
from .node import Node, Span

#: a notch of the wheel, and the scroll bar with its gap
LINE, BAR, BESIDE_BAR = 50, 14, 14


def labelled(
    label: str,
    widget: Widget,
    *,
    height: Units = (44, 52),
    colour: str = "muted",
    grow: float = 1.0,
) -> Node:
    """A widget below its label, which is left out where the widget says it itself."""
    name_by(widget, label)
    words = Text(label, size=SMALL, weight="bold", colour=colour, alt_text="") if label else None
    return Column([words, Control(widget, height=height)], gap=4, grow=grow)


def name_by(widget: Widget, label: str) -> None:
    """Give a widget without words of its own the name of the label beside it."""
    if not widget.spoken().name:
        widget.title = label


@dataclass(eq=False, repr=False)
class Icon(Node):
    """An icon in the middle of a square of this many design units."""

    name: str
    side: float
    colour: str = "light"

    def widths(self, painter: Painter) -> Span:
        side = painter.px(self.side)
        return Span(side, side)

    def heights(self, painter: Painter, width: int) -> Span:
        return self.widths(painter)

    def paint(self, surface: Surface, painter: Painter) -> None:
        side = min(*self.rect.size, painter.px(self.side))
        painter.icon(surface, self.name, layout.centre(self.rect, side, side), self.colour)


def notice(
    icon: str,
    title: str,
    text: str,
    style: str = "dark",
    inks: tuple[str, str] = ("light", "light_muted"),
) -> Node:
    """A notice in the middle of an empty page, with the next step."""
    words = [
        Icon(icon, 84, inks[1]),
        Text(title, size=LARGE, weight="bold", colour=inks[0], align="center"),
        Text(text, size=BODY, colour=inks[1], align="center"),
    ]
    return Centred(Panel(Column(words), style, pad=(40, 40)), width=760, grow=1.0)


class WrappedChoice(Control):
    """A choice or tabs in as many rows as the words need, each this many design units high."""

    def __init__(self, choice: Choice, *, line: float = 52) -> None:
        super().__init__(choice, grow=0.0)
        self.choice, self.line = choice, line

    def heights(self, painter: Painter, width: int) -> Span:
        height = self.choice.fold(painter, width, painter.pressable(self.line))
        return Span(height, height)

    def place(self, painter: Painter, rect: Rect) -> None:
        self.heights(painter, rect.width)
        super().place(painter, rect)


class Rows(Control):
    """A list that scrolls by itself, with ``seen`` visible rows, minimum and preferred."""

    def __init__(self, rows: RowList, *, seen: tuple[float, float] = (3, 8)) -> None:
        super().__init__(rows)
        self.rows, self.seen = rows, seen

    def heights(self, painter: Painter, width: int) -> Span:
        height = self.rows.row_needs(painter, width)
        return Span(round(self.seen[0] * height), round(self.seen[1] * height))


class ScrolledTree(ScrollArea):
    """A tree that may be higher than its window, with the widgets in it.

    Its node in the tree around it is ``Scrolled``.
    """

    def __init__(self, name: str = "page") -> None:
        super().__init__(name=name)
        self.tree: Node = Column([])
        self._painter: Painter | None = None
        self._barred = False

    def show(self, tree: Node) -> None:
        """Read another tree, from its beginning."""
        self.tree, self.offset, self.dirty = tree, 0, True

    def lay_out(self, painter: Painter) -> None:
        self._painter = painter
        self.line, self.bar_width = painter.px(LINE), painter.px(BAR)
        self._barred = False
        # without a bar it is as wide as its window
        for self._barred in (False, True):
            self.content = self.tree.heights(painter, self.across(painter)).preferred
            if self.content <= self.rect.height:
                break
        self.placed()
        self._place(painter)

    def across(self, painter: Painter) -> int:
        """The width of the tree."""
        return self.rect.width - painter.px(BAR + BESIDE_BAR) * self._barred

    def scroll_to(self, offset: int) -> None:
        super().scroll_to(offset)
        if self._painter:
            self._place(self._painter)

    def _place(self, painter: Painter) -> None:
        """Place the tree at its scroll position; a low one has all the room."""
        height = max(self.content, self.rect.height)
        top = self.rect.y - self.offset
        self.tree.place(painter, Rect(self.rect.x, top, self.across(painter), height))
        for widget in self.tree.widgets():
            widget.clip = self.rect

    def follow(self, widget: Widget | None) -> None:
        """Scroll to the part of the tree with a widget."""
        for part in self.tree.children:
            if widget in set(part.widgets()):
                top = part.rect.y - self.rect.y + self.offset
                self.reveal(top, top + part.rect.height)

    def draw_content(self, surface: Surface, painter: Painter) -> None:
        self.tree.paint(surface, painter)

    def texts_in_sight(self) -> Iterator[str]:
        for leaf in self.tree.walk():
            if not leaf.children and leaf.rect.colliderect(self.rect):
                yield from (each.text for each in leaf.spoken())


class Scrolled(Control):
    """A tree that scrolls by itself, and its contents."""

    def __init__(self, area: ScrolledTree, *, height: Units) -> None:
        super().__init__(area, height=height)
        self.area = area

    def widgets(self) -> Iterator[Widget]:
        yield self.area
        yield from self.area.tree.widgets()


class AllIfRoom(Scrolled):
    """A tree that scrolls by itself where there is less room than all of it needs."""

    def heights(self, painter: Painter, width: int) -> Span:
        least = pixels(painter, self.height).minimum
        whole = self.area.tree.heights(painter, width).preferred
        return Span(least, max(least, whole))
