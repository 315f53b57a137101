"""Places in the window that are to be drawn again."""

from __future__ import annotations

from collections.abc import Iterable

from pygame import Rect

#: more places than this are drawn as one
MOST_AREAS = 5


def merged(rects: Iterable[Rect], bounds: Rect) -> list[Rect]:
    """The same places in few rectangles that do not overlap."""
    result: list[Rect] = []
    for rect in rects:
        area = rect.clip(bounds)
        if not area.width or not area.height:
            continue
        while (hit := area.collidelist(result)) >= 0:
            area = area.union(result.pop(hit))
        result.append(area)
    if len(result) > MOST_AREAS:
        return [result[0].unionall(result[1:])]
    return result


def outermost(areas: Iterable[Rect], bounds: Rect) -> list[Rect]:
    """The same places without those that lie in others."""
    out: list[Rect] = []
    for area in sorted(areas, key=lambda rect: -rect.width * rect.height):
        inside = area.clip(bounds)
        if inside.width and inside.height and not any(one.contains(inside) for one in out):
            out.append(inside)
    return out
