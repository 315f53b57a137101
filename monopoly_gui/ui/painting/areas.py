"""Areas of a picture to draw again, and the still layers in them."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from itertools import combinations

from pygame import Rect, Surface

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


@dataclass(frozen=True, slots=True)
class Layer:
    """A still thing: its place, its contents, and its drawing."""

    area: Rect
    props: object
    draw: Callable[[Surface], None]


def changes(old: Mapping[object, Layer], new: Mapping[object, Layer]) -> list[Rect]:
    """The areas where parts differ."""
    damage = []
    for key in {**old, **new}:
        one, other = old.get(key), new.get(key)
        if one and other and one.props == other.props and one.area == other.area:
            continue
        damage += [part.area for part in (one, other) if part]
    return damage


def repair(
    target: Surface,
    below: Callable[[Surface], None],
    parts: Mapping[object, Layer],
    damage: Iterable[Rect],
) -> None:
    """Redraw the damaged areas: the ground first, then the parts in order."""
    try:
        for area in outermost(damage, target.get_rect()):
            target.set_clip(area)
            below(target)
            for part in parts.values():
                if part.area.colliderect(area):
                    part.draw(target)
    finally:
        # drawing may be interrupted
        target.set_clip(None)
