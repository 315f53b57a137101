"""The light of the window or the lamp on a tilted board and on what lies on it.

It is printed with them: nothing of it is drawn again.
"""

import pygame
from pygame import Rect, Surface

from ..painting.painter import Painter
from ..painting.table import light_of

#: the picture of the light is so much larger than the board: owners have their clips beyond it
AROUND = 1.08
#: pixels of the screen for one of the light: in its own size it would drive other pictures out
COARSE = 8


def shine(painter: Painter, picture: Surface, at: tuple[int, int], board: Rect) -> None:
    """Let the light fall on a picture with this corner; ``board`` is the board's place."""
    if painter.theme.strong:
        return
    size = (round(AROUND * board.width / COARSE), round(AROUND * board.height / COARSE))
    left, top = (
        middle - COARSE * side // 2 - corner
        for middle, side, corner in zip(board.center, size, at, strict=True)
    )
    light = painter.cached_drawing(_light, painter, size)
    # all of the light that falls on it, with a pixel more for soft edges
    first_x, first_y = -left // COARSE - 1, -top // COARSE - 1
    wide, high = (side // COARSE + 4 for side in picture.get_size())
    part = Rect(first_x, first_y, wide, high).clip(light.get_rect())
    if not part.size[0] * part.size[1]:
        return
    fine = pygame.transform.smoothscale(
        light.subsurface(part), (COARSE * part.width, COARSE * part.height)
    )
    place = left + COARSE * part.x, top + COARSE * part.y
    picture.blit(fine, place, special_flags=pygame.BLEND_RGB_MULT)


def _light(painter: Painter, size: tuple[int, int]) -> Surface:
    light = light_of(painter.assets, f"{painter.theme.lamp}_board")
    return pygame.transform.smoothscale(light, size)
