"""Houses and hotels of plastic on the board, seen from the seat."""

import pygame
from pygame import Rect, Surface

from ...engine.state import HOTEL
from ..painting.baked import paint_baked, sheet, with_rim
from ..painting.colour import Colour, darken, lighten
from ..painting.painter import Painter
from ..painting.shapes import blank, stamp
from .solids import Point3, Projection
from .sun import solid_shadow

SLANT = Projection(squash=0.81)
#: the width of a hotel as a multiple of a house
HOTEL_WIDE = 1.9
#: a place on the sheets: a row for each side of the board and one for plans, and a column
Place = tuple[int, int]
PLAN: Place = (4, 0)
COLUMNS, ROWS = 5, 5
#: by kind: widths of a house in a picture, pixels of it; length and height in widths of a house
KINDS = {"house": (2.2, 128, 0.6, 1.38), "hotel": (3.6, 144, 1.9, 1.5)}
#: how much brighter than their colour in print they are, and the rim that sets them off from bars
#: of any colour: how dark it is, how light where the sun meets it, and its width
BRIGHT, SHADED, LIT, RIM_WIDE = 1.5, 0.8, 0.6, 0.05
#: how much farther to the right the rear of what stands in a column is seen, of its length
LEANING = {1: 0.19, 3: -0.19}


def place_of(space: int) -> Place:
    """The index of a space's sprite: its side, and the position along it."""
    side, number = divmod(space, 10)
    along = number - 5 if side in (2, 3) else 5 - number
    return side, 2 + round(along / 2)


def building(
    painter: Painter, level: int, width: int, place: Place
) -> tuple[Surface, tuple[int, int]]:
    """A house (1 to 4) or a hotel (5) this many pixels wide, with its shadow, if there is any.

    The second value is the middle of its base in the picture.
    """
    width = max(6, width)
    kind = "hotel" if level >= HOTEL else "house"
    colour = painter.theme.colour(kind)
    # a hotel is as deep as a house
    unit = width / (HOTEL_WIDE if kind == "hotel" else 1)
    side = round(KINDS[kind][0] * unit)
    ground = (side // 2, round(side * (0.5 + 0.17)))
    return painter.cached_drawing(_standing, painter, kind, colour, unit, place, ground), ground


def plastic_building(
    painter: Painter, kind: str, colour: Colour, place: Place, unit: float
) -> Surface:
    """The building alone, of which a house is ``unit`` pixels wide."""
    room, fine, _, _ = KINDS[kind]
    file = painter.assets / "pieces" / f"{kind}.png"
    whole = sheet(file, (2 * COLUMNS * fine, ROWS * fine))
    row, column = place
    side = round(room * unit)
    area = Rect(2 * column * fine, row * fine, fine, fine)
    return paint_baked(whole, area, (side, side), colour, BRIGHT)


def rimmed(picture: Surface, width: int, colour: Colour) -> Surface:
    """A building of this colour that stands out from any bar."""
    return with_rim(picture, width, darken(colour, SHADED), lighten(colour, LIT))


def _standing(
    painter: Painter, kind: str, colour: Colour, unit: float, place: Place, ground: tuple[int, int]
) -> Surface:
    bare = plastic_building(painter, kind, colour, place, unit)
    picture = rimmed(bare, max(1, round(unit * RIM_WIDE)), colour)
    height = KINDS[kind][3] * unit
    shade, at = solid_shadow(_corners(kind, unit, place[0]), SLANT, height)
    size = (
        max(picture.get_width(), ground[0] - at[0] + shade.get_width()),
        max(picture.get_height(), ground[1] - at[1] + shade.get_height()),
    )
    surface = blank(size)
    stamp(surface, shade, (ground[0] - at[0], ground[1] - at[1]))
    stamp(surface, picture, (0, 0))
    return surface


def _corners(kind: str, unit: float, side: int) -> list[Point3]:
    """The corners of a building, as far as its shadow shows them."""
    _, _, length, height = KINDS[kind]
    half, deep = length * unit / 2, unit / 2
    eaves = height * unit * 0.55
    corners: list[Point3] = [
        (x, y, z)
        for x in (-half, half)
        for y, z in ((-deep, 0.0), (deep, 0.0), (-deep, eaves), (deep, eaves), (0.0, height * unit))
    ]
    # houses show their gables to the viewer, hotels lie along their bar
    if kind == "house" or side in LEANING:
        lean = LEANING.get(side, 0.0)
        return [(y - lean * x, x, z) for x, y, z in corners]
    return corners


def squash(picture: Surface, ground: int, share: float) -> Surface:
    """A building squashed on its base to this share of its height."""
    above = picture.subsurface((0, 0, picture.get_width(), ground))
    surface = blank(picture.get_size())
    low = round(ground * share)
    surface.blit(pygame.transform.smoothscale(above, (picture.get_width(), low)), (0, ground - low))
    surface.blit(
        picture, (0, ground), (0, ground, picture.get_width(), picture.get_height() - ground)
    )
    return surface
