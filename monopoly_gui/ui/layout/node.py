"""The interface of the nodes of a layout tree: size for a width, place, picture, words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from pygame import Rect, Surface

from ..painting.painter import Painter
from ..widgets import Accessible, Widget


@dataclass(frozen=True, slots=True)
class Span:
    """A minimum and a preferred length along one axis, in pixels."""

    minimum: int
    preferred: int

    def __add__(self, other: Span) -> Span:
        return Span(self.minimum + other.minimum, self.preferred + other.preferred)

    def __or__(self, other: Span) -> Span:
        """The length of two parts side by side on the other axis."""
        return Span(max(self.minimum, other.minimum), max(self.preferred, other.preferred))


NONE = Span(0, 0)
#: pixels by which a node may be drawn outside its rectangle
BEYOND = 48


@dataclass(eq=False, repr=False)
class Node:
    """Layout goes down the tree twice: ``widths`` and ``heights`` measure, ``place`` places.

    Measuring has no side effects and may be asked for any width.  Sizes that a node is made
    with are in design units; all that it answers is in pixels.
    """

    #: its share of the remaining room in its row or column
    grow: float = field(default=0.0, kw_only=True)
    rect: Rect = field(init=False, default_factory=lambda: Rect(0, 0, 0, 0))

    @property
    def children(self) -> Sequence[Node]:
        return ()

    def widths(self, painter: Painter) -> Span:
        return NONE

    def heights(self, painter: Painter, width: int) -> Span:
        """The heights across ``width`` pixels."""
        return NONE

    def place(self, painter: Painter, rect: Rect) -> None:
        self.rect = Rect(rect)

    def paint(self, surface: Surface, painter: Painter) -> None:
        """Draw all but the widgets, which their form draws, inside the clip."""
        clip = surface.get_clip().inflate(2 * BEYOND, 2 * BEYOND)
        for child in self.children:
            if child.rect.colliderect(clip):
                child.paint(surface, painter)

    def walk(self) -> Iterator[Node]:
        """This node, then all nodes in it, in reading order."""
        yield self
        for child in self.children:
            yield from child.walk()

    def widgets(self) -> Iterator[Widget]:
        """The widgets in it, in the order of Tab."""
        for child in self.children:
            yield from child.widgets()

    def spoken(self) -> Iterator[Accessible]:
        """The words of the node beyond its widgets, in reading order."""
        for child in self.children:
            yield from child.spoken()


def divide(total: int, spans: Sequence[Span], grows: Sequence[float]) -> list[int]:
    """Divide pixels among parts.

    All get what they want, and the growing ones what is left over; where there is less, all
    give way in proportion, down to what they need, and only then below it.
    """
    wanted = sum(span.preferred for span in spans)
    least = sum(span.minimum for span in spans)
    if total >= wanted:
        shares = sum(grows)
        spare = total - wanted if shares else 0
        exact = [
            s.preferred + (spare * g / shares if shares else 0)
            for s, g in zip(spans, grows, strict=True)
        ]
    elif total >= least:
        part = (total - least) / (wanted - least)
        exact = [s.minimum + (s.preferred - s.minimum) * part for s in spans]
    else:
        exact = [s.minimum * max(0, total) / least for s in spans]
    return _whole(exact)


def _whole(exact: Sequence[float]) -> list[int]:
    """Round parts so that no pixel of their sum is lost."""
    result: list[int] = []
    run = 0.0
    for part in exact:
        run += part
        result.append(round(run) - sum(result))
    return result
