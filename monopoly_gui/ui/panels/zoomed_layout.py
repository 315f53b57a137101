"""The room of the enlarged table: a zoomed board, everything else in its place."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import sqrt
from typing import Any

import pygame
from pygame import Rect, Surface

from ..painting.painter import Painter
from ..painting.shapes import premultiplied, stamp
from .table_layout import TableLayout, table_layout

#: the rounding and the depth of the shade along the edges of the visible part, and its colour
CORNER, SHADE, DARK = 18, 26, (14, 9, 6)
#: the other parts of the canvas
MOVED = ("title", "icons", "prompt", "bank", "log", "slot", "actions", "reading", "strip")


@dataclass(frozen=True, slots=True)
class ZoomedLayout:
    """``table`` is on a canvas of ``size``, of which the window shows parts.

    ``place`` is the part of the window that shows ``room`` of the canvas, as far as it
    fits; each of ``fixed`` is always visible: its place in the window, and on the canvas.
    """

    table: TableLayout
    size: tuple[int, int]
    place: Rect
    room: Rect
    fixed: tuple[tuple[Rect, Rect], ...]
    #: the parts at the foot of the window, on the canvas
    foot: Rect

    def in_window(self, rect: Rect) -> Rect:
        """The place in the window of a part of the canvas that is always visible."""
        for place, shown in self.fixed:
            if shown.contains(rect):
                return rect.move(place.x - shown.x, place.y - shown.y)
        return rect


def near_layout(
    window: Rect,
    painter: Painter,
    alive: Sequence[bool],
    *,
    strip: int = 0,
    foot: int = 0,
    acts: bool = True,
    whole: bool = False,
) -> ZoomedLayout | None:
    """The room for a window in which the board is larger than its place, unless ``whole``.

    None where too little of it would be seen. ``foot`` pixels at the foot of the window are kept
    for what another table has there, of whose board half is seen.
    """
    px = painter.px
    visible = Rect(window.x, window.y, window.width, window.height - foot)
    flat, place = _flat(visible, painter, alive, strip, acts)
    if not _enough(place, painter):
        flat, place = _flat(visible, painter, alive, strip, acts, tight=True)
    if not _enough(place, painter):
        return None
    margin = px(12)
    side = max(px(900), min(place.size))
    if whole:
        side = min(place.size) - 2 * margin
    elif foot:
        # the largest of which half is seen
        wide, high = place.width - margin, place.height - margin
        side = min(side, int(min(sqrt(2 * wide * high), 2 * min(wide, high))))
    area = Rect(0, 0, max(place.width, side + 2 * margin), max(place.height, side + 2 * margin))
    board = Rect(0, 0, side, side)
    board.center = area.center
    fixed = _around(visible, place)
    if foot:
        fixed.append(Rect(window.x, visible.bottom, window.width, foot))
    shown, size = _on_canvas(area, fixed)

    def moved(rect: Rect) -> Rect:
        home = next((n for n, part in enumerate(fixed) if part.contains(rect)), 0)
        return rect.move(shown[home].x - fixed[home].x, shown[home].y - fixed[home].y)

    elsewhere: dict[str, Any] = {name: moved(getattr(flat, name)) for name in MOVED}
    beside, panels = moved(flat.log.unionall(flat.panels)), tuple(map(moved, flat.panels))
    table = replace(flat, board=board, place=area, side=beside, panels=panels, **elsewhere)
    below = Rect(window.x, visible.bottom, window.width, foot).inflate(-2 * margin, 0)
    return ZoomedLayout(
        table, size, place, area, tuple(zip(fixed, shown, strict=True)), moved(below)
    )


def _flat(
    visible: Rect,
    painter: Painter,
    alive: Sequence[bool],
    strip: int,
    acts: bool,
    tight: bool = False,
) -> tuple[TableLayout, Rect]:
    """A room in this part of the window, and the visible place of the board."""
    flat = table_layout(visible, painter, alive, strip=strip, acts=acts, tight=tight, near=True)
    return flat, _opened(flat, visible, painter.px(7))


def _enough(place: Rect, painter: Painter) -> bool:
    """Whether enough of the board is seen in this place."""
    return place.width >= painter.px(220) and place.height >= painter.px(110)


def _opened(flat: TableLayout, window: Rect, gap: int) -> Rect:
    """The place of the board extended to the edges of the window, or to its neighbours."""
    place = flat.place.inflate(2 * gap, 2 * gap)
    if flat.upright:
        return Rect(window.x, place.y, window.width, place.height)
    end = place.bottom if flat.strip.height else window.bottom
    return Rect(place.x, place.y, place.width, end - place.y)


def _around(window: Rect, place: Rect) -> list[Rect]:
    """The parts of the window that do not move: above and below, then at both sides."""
    parts = [
        Rect(window.x, window.y, window.width, place.y - window.y),
        Rect(window.x, place.bottom, window.width, window.bottom - place.bottom),
    ]
    if place.width < window.width:
        middle = Rect(place.x, window.y, place.width, place.y - window.y)
        left = Rect(window.x, window.y, place.x - window.x, window.height)
        right = Rect(place.right, window.y, window.right - place.right, window.height)
        parts = [left, right, middle, Rect(place.x, place.bottom, place.width, parts[1].height)]
    return [part for part in parts if part.width and part.height]


def _on_canvas(area: Rect, fixed: Sequence[Rect]) -> tuple[list[Rect], tuple[int, int]]:
    """The places of the fixed parts: beside the room of the board, one below the other."""
    shown, y = [], 0
    for part in fixed:
        shown.append(Rect(area.right, y, part.width, part.height))
        y += part.height
    return shown, (area.right + max(part.width for part in fixed), max(area.bottom, y))


def draw_opening(painter: Painter, surface: Surface, rect: Rect) -> None:
    """Frame the visible part of a board as seen through an opening: its edges lie in the shade."""
    corner, deep = painter.px(CORNER), painter.px(SHADE)

    def draw() -> Surface:
        result = Surface(rect.size, pygame.SRCALPHA)
        result.fill((*DARK, 255))
        inside = result.get_rect()
        pygame.draw.rect(result, (*DARK, 0), inside, border_radius=corner)
        for step in range(deep):
            alpha = round(200 * (1 - step / deep) ** 2)
            ring = inside.inflate(-2 * step, -2 * step)
            pygame.draw.rect(result, (*DARK, alpha), ring, 2, border_radius=max(2, corner - step))
        return premultiplied(result)

    stamp(surface, painter.cached(("opening", rect.size, corner, deep), draw), rect.topleft)
    painter.box(surface, rect, (*painter.tint("accent"), 130), radius=CORNER, line=2)
