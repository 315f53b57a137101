"""Pictures of empty boards on a screen, each drawn in the frames after it is first seen."""

from contextlib import suppress

from pygame import Rect, Surface

from ...editions import EditionError, load_edition
from ...ui.board.position_picture import empty_board
from ...ui.board.seated_picture import SeatedPicture
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
    painter, side = scene.context.painter, min(rect.size)
    key, theme = ("edition", edition, side), theme or painter.plain

    def step() -> bool:
        with suppress(EditionError), painter.trying(theme):
            board = load_edition(edition)
            painter.cached(key, lambda: empty_board(painter, side, board))
            scene.invalidate(rect)
        return False

    with painter.on("paper"), painter.trying(theme):
        picture = painter.kept(key)
    if picture:
        painter.stamp(surface, picture, rect.topleft)
    else:
        scene.unfinished.add((key, theme.id), step)
