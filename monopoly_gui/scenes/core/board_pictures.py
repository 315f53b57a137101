"""Pictures of boards and pieces on a screen, each drawn in the frames after it is first seen."""

import time
from collections.abc import Callable, Hashable
from contextlib import suppress

from pygame import Rect, Surface

from ...editions import EditionError, load_edition
from ...engine.board import Board
from ...ui.board.board_tile import board_tile
from ...ui.board.position_picture import empty_board
from ...ui.board.seated_picture import SeatedPicture
from ...ui.cards.still_life import still_life
from ...ui.painting.cache import DrawDeferred
from ...ui.painting.colour import Colour
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
    scene: Scene, board: str | Board, surface: Surface, rect: Rect, theme: Theme | None = None
) -> None:
    """Draw a flat board, or that of a sound edition, in another theme if one is given."""
    side, edition = min(rect.size), board if isinstance(board, str) else board.id

    def draw(painter: Painter) -> Surface:
        return empty_board(painter, side, load_edition(board) if isinstance(board, str) else board)

    _draw_later(scene, ("flat", edition, side), surface, rect, draw, theme)


def draw_tile(scene: Scene, edition: str, surface: Surface, rect: Rect) -> None:
    """Draw a board on its table, with its emblem."""
    _draw_later(
        scene, ("tile", edition, rect.size), surface, rect,
        lambda painter: board_tile(painter, rect.size, load_edition(edition)),
    )  # fmt: skip


def draw_pieces(
    scene: Scene, board: Board, colour: Colour, things: str, surface: Surface, rect: Rect
) -> None:
    """Draw a still life of game pieces on cloth of a colour."""
    key = ("pieces", board.title, colour, things, rect.size)
    _draw_later(
        scene, key, surface, rect,
        lambda painter: still_life(painter, board, colour, things, rect.size),
    )  # fmt: skip


def _draw_later(
    scene: Scene,
    key: Hashable,
    surface: Surface,
    rect: Rect,
    draw: Callable[[Painter], Surface],
    theme: Theme | None = None,
) -> None:
    """Draw a picture, or nothing until it is ready."""
    painter = scene.context.painter
    theme = theme or painter.plain

    def step() -> bool:
        until = time.perf_counter() + scene.context.scenes.arrival.patience
        with suppress(EditionError), painter.trying(theme), painter.cache.hurry(until):
            try:
                painter.cached(key, lambda: draw(painter))
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
