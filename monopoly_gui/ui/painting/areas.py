"""Areas of the window to draw again."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations

from pygame import Rect

#: with more areas than this, the nearest ones are merged
MOST_AREAS = 6


def merged(rects: Iterable[Rect], bounds: Rect) -> list[Rect]:
    """Merge areas into few rectangles that do not overlap."""
    result: list[Rect] = []
    for rect in rects:
        area = rect.clip(bounds)
        if not area.width or not area.height:
            continue
        while (hit := area.collidelist(result)) >= 0:
            area = area.union(result.pop(hit))
        result.append(area)
    while len(result) > MOST_AREAS:
        one, other = min(combinations(result, 2), key=_wasted)
        result = merged([one.union(other), *(r for r in result if r not in (one, other))], bounds)
    return result


def _wasted(pair: tuple[Rect, Rect]) -> int:
    """The pixels drawn in vain where two areas are merged."""
    both = pair[0].union(pair[1])
    return both.width * both.height - sum(rect.width * rect.height for rect in pair)


def outermost(areas: Iterable[Rect], bounds: Rect) -> list[Rect]:
    """Drop the areas inside others."""
    out: list[Rect] = []
    for area in sorted(areas, key=lambda rect: -rect.width * rect.height):
        inside = area.clip(bounds)
        if inside.width and inside.height and not any(one.contains(inside) for one in out):
            out.append(inside)
    return out
