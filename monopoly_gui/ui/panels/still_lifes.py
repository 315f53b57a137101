"""The small things that lie on the table on either side of a leaning board, where room is free."""

from functools import partial
from pathlib import Path

import pygame
from pygame import Rect, Surface

from ..board.seated_board import SeatedView
from ..painting.baked import picture
from ..painting.colour import Colour
from ..painting.shapes import multiply, premultiplied, stamp
from ..painting.table import light_at
from .table_layout import TableLayout

#: the size of a baked picture
SIZE = (240, 320)
#: the least and the largest width, the gap to what is beside, and that to the board, where
#: owners have their clips, in design units
LEAST, MOST, GAP, CLIPS = 76, 150, 4, 10


def lay_still_lifes(view: SeatedView, surface: Surface, layout: TableLayout) -> None:
    """Lay down what belongs to the material of the table, as the lamp lights it."""
    painter, window = view.painter, surface.get_size()
    theme = painter.theme
    for side, place in still_life_places(view, layout).items():
        file = painter.assets / "table" / f"{theme.material}_{side}.png"
        if file.is_file():
            light = light_at(place.center, window, theme.evening)
            key = ("still_life", file, place.size, light)
            made = painter.cached(key, partial(_lit, file, place.size, light))
            stamp(surface, made, place.topleft)


def still_life_places(view: SeatedView, layout: TableLayout) -> dict[str, Rect]:
    """The free places beside the far corners of the board, by side."""
    painter = view.painter
    left, right, low_right, low_left = view.lens.corners(view.layout.outer)
    across = [*layout.panels, layout.bank, layout.log, layout.title]
    beyond = [layout.slot, layout.actions, layout.icons]
    room = {
        "left": (max(one.right for one in across), left, low_left),
        "right": (min(one.left for one in beyond), right, low_right),
    }
    taken, found, top = [*across, *beyond, layout.prompt], {}, layout.prompt.bottom
    for side, (limit, far, near) in room.items():
        # the board is broader at the foot of a place than at its top
        lean = abs(near[0] - far[0]) / (near[1] - far[1])
        free = abs(far[0] - limit) - lean * (top - far[1]) - painter.px(GAP + CLIPS)
        wide = min(painter.px(MOST), int(free / (1 + lean * SIZE[1] / SIZE[0])))
        place = Rect(0, top, wide, wide * SIZE[1] // SIZE[0])
        place.x = limit + painter.px(GAP) if side == "left" else limit - painter.px(GAP) - wide
        if wide >= painter.px(LEAST) and place.collidelist(taken) < 0:
            found[side] = place
    return found


def _lit(file: Path, size: tuple[int, int], light: Colour) -> Surface:
    made = pygame.transform.smoothscale(premultiplied(picture(file, SIZE)), size)
    multiply(made, (*light, 255))
    return made
