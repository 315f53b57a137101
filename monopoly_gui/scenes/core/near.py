"""A table that is larger than the window: the board seen nearly, all else where it always is."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Rect

from ...ui.painting.painter import Painter
from ...ui.panels.near_layout import NearLayout
from .viewing import View, Viewer


def is_larger(least: tuple[float, float], window: Rect, painter: Painter) -> bool:
    """Whether a table of at least this size in design units is larger than the window."""
    wide, high = (int(units * painter.scale) for units in least)
    return wide > window.width or high > window.height


def look_nearly(viewer: Viewer, window: Rect, near: NearLayout) -> None:
    """Let the board move in its part of the window, and the rest stay."""
    fixed = tuple(View(place, shown) for place, shown in near.fixed)
    viewer.split(window, Rect((0, 0), near.size), near.place, near.room, fixed)


def on_board(near: NearLayout | None, areas: Sequence[Rect]) -> list[Rect]:
    """Those of some places that lie on the board where it is seen nearly."""
    return [area for area in areas if near and near.room.contains(area)]
