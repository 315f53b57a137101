"""Cut rectangles by rules instead of by coordinates.

Parts are given as a list in which an int is a fixed size in pixels and a
float is a share of what is left: ``row(rect, [48, 1.0, 120], gap=8)``.
"""

from collections.abc import Iterator, Sequence
from typing import Literal

from pygame import Rect

Side = Literal["left", "right", "top", "bottom"]
#: width and height in design units of the smallest window that everything is designed for
DESIGN = (1440.0, 1080.0)
#: the same for an upright window
UPRIGHT = (1080.0, 1300.0)
#: pixels of one design unit in a window of 1280x720, in which everything can be read
READABLE = 2 / 3


def sizes(total: int, parts: Sequence[int | float], gap: int) -> list[int]:
    """Pixels of every part; shares divide the rest exactly, without a lost pixel."""
    rest = total - gap * (len(parts) - 1) - sum(p for p in parts if isinstance(p, int))
    rest = max(0, rest)
    shares = sum(p for p in parts if isinstance(p, float)) or 1.0
    result: list[int] = []
    run = 0.0
    spent = 0
    for part in parts:
        if isinstance(part, int):
            result.append(part)
            continue
        run += part
        edge = round(rest * run / shares)
        result.append(edge - spent)
        spent = edge
    return result


def _cuts(start: int, lengths: Sequence[int], gap: int) -> Iterator[tuple[int, int]]:
    """Where each part begins, and its length."""
    for length in lengths:
        yield start, length
        start += length + gap


def row(rect: Rect, parts: Sequence[int | float], gap: int = 0) -> list[Rect]:
    """Cut from left to right."""
    cuts = _cuts(rect.x, sizes(rect.width, parts, gap), gap)
    return [Rect(x, rect.y, width, rect.height) for x, width in cuts]


def fitting(rect: Rect, needs: Sequence[int], gap: int = 0) -> list[Rect]:
    """Cut from left to right: to each its length, with surplus or shortage in equal parts."""
    spare = (rect.width - gap * (len(needs) - 1) - sum(needs)) / len(needs)
    return row(rect, [max(1.0, need + spare) for need in needs], gap)


def items_per_line(needs: Sequence[int], across: int, gap: int = 0) -> list[int]:
    """The number of items on each line, by their widths, up to ``across`` wide."""
    counts, width = [0], 0
    for need in needs:
        if counts[-1] and width + gap + need > across:
            counts.append(0)
        width = width + gap + need if counts[-1] else need
        counts[-1] += 1
    return counts


def column(rect: Rect, parts: Sequence[int | float], gap: int = 0) -> list[Rect]:
    """Cut from top to bottom."""
    cuts = _cuts(rect.y, sizes(rect.height, parts, gap), gap)
    return [Rect(rect.x, y, rect.width, height) for y, height in cuts]


def grid(rect: Rect, columns: int, rows: int, gap: int = 0) -> list[Rect]:
    """Equal cells, row by row."""
    return [
        cell for line in column(rect, [1.0] * rows, gap) for cell in row(line, [1.0] * columns, gap)
    ]


def split(rect: Rect, side: Side, size: int, gap: int = 0) -> tuple[Rect, Rect]:
    """Cut ``size`` pixels off one side: (the piece, the rest)."""
    if side == "left":
        piece, rest = row(rect, [size, 1.0], gap)
    elif side == "right":
        rest, piece = row(rect, [1.0, size], gap)
    elif side == "top":
        piece, rest = column(rect, [size, 1.0], gap)
    else:
        rest, piece = column(rect, [1.0, size], gap)
    return piece, rest


def inset(rect: Rect, x: int, y: int | None = None) -> Rect:
    """The rectangle without a margin of ``x`` left and right and ``y`` above and below."""
    return rect.inflate(-2 * x, -2 * (x if y is None else y))


def placed(size: tuple[int, int], **place: int | tuple[int, int]) -> Rect:
    """A rectangle of this size, placed by its points and edges: ``placed(size, center=pos)``."""
    rect = Rect((0, 0), size)
    for name, at in place.items():
        setattr(rect, name, at)
    return rect


def centre(rect: Rect, width: int, height: int) -> Rect:
    """A rectangle of that size in the middle of another, never larger than it."""
    return placed((min(width, rect.width), min(height, rect.height)), center=rect.center)


def above_or_below(anchor: Rect, width: int, height: int, bounds: Rect, gap: int) -> Rect:
    """The place of a box below an anchor, else above it, always inside the bounds."""
    box = placed((width, height), midtop=(anchor.centerx, anchor.bottom + gap))
    if box.bottom > bounds.bottom and anchor.top - gap - height >= bounds.top:
        box.midbottom = (anchor.centerx, anchor.top - gap)
    return box.clamp(bounds)


def scale_for(width: int, height: int, factor: float = 1.0) -> float:
    """Pixels of one design unit: 1.0 at 1920x1080, and what fits on 4:3, 21:9 or upright."""
    return largest_scale((width, height), (DESIGN, UPRIGHT)) * factor


def largest_scale(size: tuple[int, int], shapes: Sequence[tuple[float, float]]) -> float:
    """The largest scale at which one of these shapes (in design units) fits into a size."""
    return max(min(size[0] / width, size[1] / height) for width, height in shapes)


def roomiest(size: tuple[int, int], shapes: Sequence[tuple[float, float]]) -> tuple[float, float]:
    """The one of these shapes that is largest in a size."""
    return max(shapes, key=lambda shape: largest_scale(size, (shape,)))


def enlargement(size: tuple[int, int], enlarged: float) -> float:
    """The enlargement of a window's contents on a desktop with scaling.

    Such a window has fewer of the desktop's points; it is drawn no smaller than one of
    1280x720 points.  Without scaling nothing changes.
    """
    if enlarged <= 1.0:
        return 1.0
    return min(enlarged, max(1.0, READABLE * enlarged / scale_for(*size)))


def scales(size: tuple[int, int], player: float, desktop: float) -> tuple[float, float]:
    """Pixels of one design unit in a window, and how much larger than usual everything is.

    ``player`` and ``desktop`` say how much larger than usual each of them wants everything.
    """
    larger = player * enlargement(size, desktop)
    return scale_for(*size, larger), larger
