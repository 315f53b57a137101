"""What is written where something is drawn, in the order in which it is read."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager

from pygame import Rect, Surface

from .painter import Painter, Written

Draw = Callable[[Surface, Painter], None]


def written(painter: Painter, size: tuple[int, int], draw: Draw) -> list[Written]:
    """Draw for nobody; the texts with their places."""
    outside = painter.reading
    found: list[Written] = []
    painter.reading = found
    try:
        draw(Surface(size), painter)
    finally:
        painter.reading = outside
    return found


@contextmanager
def read_as(painter: Painter, place: Rect, *texts: str) -> Iterator[None]:
    """Have what is drawn here read as these sentences, each on a line of its own."""
    if painter.reading is not None:
        painter.reading += [(text, Rect(place.topleft, (place.width, 0))) for text in texts]
    with painter.unread():
        yield


def in_order(found: Sequence[Written]) -> list[str]:
    """Line by line as it was written; what follows on one line is read from left to right."""
    lines: list[list[Written]] = []
    for text, rect in found:
        same = lines and abs(lines[-1][0][1].centery - rect.centery) * 2 < rect.height
        if same:
            lines[-1].append((text, rect))
        else:
            lines.append([(text, rect)])
    texts = [
        ", ".join(text for text, _rect in sorted(line, key=lambda one: one[1].x)) for line in lines
    ]
    return [text for at, text in enumerate(texts) if not at or text != texts[at - 1]]
