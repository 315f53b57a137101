"""A picture of layers that redraws only changed areas."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass

from pygame import Rect, Surface

from ..painting.areas import outermost


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
