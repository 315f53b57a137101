"""Pictures of empty boards on a screen, each drawn in the frames after it is first seen."""

import time
from collections.abc import Callable
from contextlib import suppress

from pygame import Rect, Surface

from ...editions import EditionError, load_edition
from ...engine.board import Board
from ...ui.board.board_tile import board_tile
from ...ui.board.position_picture import empty_board
from ...ui.board.seated_picture import SeatedPicture
from ...ui.painting.cache import DrawDeferred
from ...ui.painting.painter import Painter
from ...ui.painting.theme import Theme
from .scene import Scene


def draw_seated(scene: Scene, picture: SeatedPicture, surface: Surface, rect: Rect) -> None:
    """Draw a tilted board, the one before where it is not ready yet."""

    def step() -> bool:
        if picture.build(scene.context.scenes.arrival.patience):
            scene.invalidate()
        return picture.stale

    picture.place(rect)
    picture.draw(surface, rect)
    if picture.stale:
        scene.unfinished.add(picture, step)


def draw_small(
    scene: Scene, edition: str, surface: Surface, rect: Rect, theme: Theme | None = None
) -> None:
    """Draw a flat board, if its file is sound, in another theme if one is given."""
    side = min(rect.size)
    _draw_later(scene, edition, surface, Rect(rect.topleft, (side, side)), theme, _flat)


def draw_tile(scene: Scene, edition: str, surface: Surface, rect: Rect) -> None:
    """Draw a board on its table, with its emblem."""
    _draw_later(scene, edition, surface, rect, None, board_tile)


def _flat(painter: Painter, size: tuple[int, int], board: Board) -> Surface:
    return empty_board(painter, size[0], board)


def _draw_later(
    scene: Scene,
    edition: str,
    surface: Surface,
    rect: Rect,
    theme: Theme | None,
    draw: Callable[[Painter, tuple[int, int], Board], Surface],
) -> None:
    """Draw the picture of a board, or nothing until it is ready."""
    painter = scene.context.painter
    key, theme = (draw, edition, rect.size), theme or painter.plain

    def step() -> bool:
        until = time.perf_counter() + scene.context.scenes.arrival.patience
        with suppress(EditionError), painter.trying(theme), painter.cache.hurry(until):
            board = load_edition(edition)
            try:
                painter.cached(key, lambda: draw(painter, rect.size, board))
            except DrawDeferred:
                return True
            scene.invalidate(rect)
        return False

    with painter.on("paper"), painter.trying(theme):
        picture = painter.kept(key)
    if picture:
        painter.stamp(surface, picture, rect.topleft)
    else:
        scene.unfinished.add((key, theme.id), step)
