"""The light of the window or the lamp on a tilted board and on what lies on it.

It is printed with them: nothing of it is drawn again.
"""

import pygame
from pygame import Rect, Surface

from ..painting.painter import Painter
from ..painting.table import light_of

#: the picture of the light is so much larger than the board: owners have their clips beyond it
AROUND = 1.08


def shine(painter: Painter, picture: Surface, at: tuple[int, int], board: Rect) -> None:
    """Let the light fall on a picture with this corner; ``board`` is the board's place."""
    if painter.theme.strong:
        return
    size = round(AROUND * board.width), round(AROUND * board.height)
    place = Rect((0, 0), size)
    place.center = board.center
    light = painter.cached_drawing(_light, painter, size)
    picture.blit(light, (place.x - at[0], place.y - at[1]), special_flags=pygame.BLEND_RGB_MULT)


def _light(painter: Painter, size: tuple[int, int]) -> Surface:
    light = light_of(painter.assets, f"{painter.theme.lamp}_board")
    return pygame.transform.smoothscale(light, size)
