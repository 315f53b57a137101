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
LEAST, MOST, GAP, CLIPS = 76, 200, 4, 18
#: from where to where a picture is filled, as shares of its height
FILLED = (0.14, 0.85)
#: they are lit more than the table, so that they are recognised in the dark
LIFT = 0.55


def lay_still_lifes(view: SeatedView, surface: Surface, layout: TableLayout) -> None:
    """Lay down what belongs to the material of the table, as the lamp lights it."""
    painter, window = view.painter, surface.get_size()
    theme = painter.theme
    for side, place in still_life_places(view, layout).items():
        file = painter.assets / "table" / f"{theme.material}_{side}.png"
        if file.is_file():
            at = light_at(place.center, window, painter.assets, theme.lamp)
            red, green, blue = (round(255 * (part / 255) ** LIFT) for part in at)
            light = red, green, blue
            key = ("still_life", file, place.size, light)
            made = painter.cached(key, partial(_lit, file, place.size, light))
            stamp(surface, made, place.topleft)


def still_life_places(view: SeatedView, layout: TableLayout) -> dict[str, Rect]:
    """Places beside the far corners of the board, by side, clear of plates and cards."""
    painter = view.painter
    left, right, low_right, low_left = view.lens.corners(view.layout.outer)
    across = [*layout.panels, layout.bank, layout.log, layout.title]
    beyond = [layout.slot, layout.actions, layout.icons]
    room = {
        "left": (max(one.right for one in across), left, low_left),
        "right": (min(one.left for one in beyond), right, low_right),
    }
    taken = [layout.bank, layout.log, layout.title, layout.actions, layout.icons, layout.prompt]
    found, top = {}, max(one.bottom for one in (layout.title, layout.icons, layout.prompt))
    for side, (limit, far, near) in room.items():
        # the board is broader at the foot of a place than at its top
        lean = abs(near[0] - far[0]) / (near[1] - far[1])
        free = abs(far[0] - limit) - lean * (top - far[1]) - painter.px(GAP + CLIPS)
        tall = (FILLED[1] - FILLED[0]) * SIZE[1] / SIZE[0]
        wide = min(painter.px(MOST), int(free / (1 + lean * tall)))
        place = Rect(0, 0, wide, wide * SIZE[1] // SIZE[0])
        place.y = top - int(FILLED[0] * place.height)
        away = painter.px(GAP)
        place.x = limit + away if side == "left" else limit - away - wide
        if wide >= painter.px(LEAST) and filled(place).collidelist(taken) < 0:
            found[side] = place
    return found


def filled(place: Rect) -> Rect:
    """The part of the place of a picture where something lies."""
    first, last = (int(share * place.height) for share in FILLED)
    return Rect(place.x, place.y + first + 1, place.width, last - first - 1)


def _lit(file: Path, size: tuple[int, int], light: Colour) -> Surface:
    made = pygame.transform.smoothscale(premultiplied(picture(file, SIZE)), size)
    multiply(made, (*light, 255))
    return made
