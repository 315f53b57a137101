"""Players' tokens as figures: cast in metal, on a foot of enamel in the player's colour."""

from dataclasses import dataclass
from math import hypot

import pygame
from pygame import Rect, Surface

from ..painting.baked import cut_scaled, paint_baked, sheet, with_rim
from ..painting.colour import Colour, darken
from ..painting.painter import Painter
from ..painting.shapes import blank, flat, stamp, whitened
from ..painting.tokens import drawing
from .solids import Projection
from .standing import SLANT
from .sun import contact_shadow, figure_shadow, shadow_offset

#: pixels of one direction on a sheet, directions in a row, and rows
SIDE, COLUMNS, ROWS = 128, 4, 3
DIRECTIONS = COLUMNS * ROWS
#: the place of a figure in its picture, and its share of the picture's height
FOOT, FIGURE = 0.838, 1 / 1.3
#: pixels of the picture of the foot, its fill, and the middle of its top in it
FOOT_SIDE, FILLED, TOP = 192, 1 / 1.04, 0.49
#: shares of a figure's height: the metal, the side of a square around it, and the width of its foot
HIGH, LARGEST, FOOT_WIDE = 0.685, 0.86, 0.72
#: the foot, which leans back as its figure does
FLAT = Projection(squash=0.62)
#: a figure leans back: pixels of height per pixel of its picture
RISE = 0.89
#: the directions of figures on each side of the board, from GO on: forwards, but always with a
#: side to the viewer, by which a token is known
FACING = (11, 0, 5, 6)
#: the rim by which the metal stands out from the print, as a share of its height, and its colours
RIM, EDGE, LIT = 0.02, (18, 13, 12, 150), (255, 255, 255, 50)
#: how thick the foot is, as a share of its width, how bright its colour and how dark its side is
THICK, BRIGHT, SIDE_DARK = 0.085, 1.25, 0.36
#: the direction of a figure that stands alone in a picture
CAST_TURN = 0
#: what is at least so opaque belongs to a figure
OPAQUE = 100
#: shadows are kept at steps of this many pixels of height
STEP = 4


@dataclass(frozen=True, slots=True)
class Figure:
    """A token with its foot at the lower edge of a square, ``lift`` pixels above the board.

    It faces one of ``DIRECTIONS``, and tilts to the right by an angle in degrees.
    """

    token: str
    rect: Rect
    colour: Colour
    lift: int = 0
    turn: int = 0
    tilt: int = 0


def facing(space: int) -> int:
    """The direction of a figure that rests on a space, of ``DIRECTIONS``."""
    return FACING[space // 10]


def draw_figure(
    painter: Painter, surface: Surface, figure: Figure, board: Rect | None = None
) -> None:
    """A figure and its shadow, which falls on the board alone."""
    height = max(6, figure.rect.height)
    _cast_shadow(painter, surface, figure, height, board)
    picture = painter.cached_drawing(
        _figure, painter, figure.token, height, figure.colour, figure.turn, figure.tilt
    )
    left = figure.rect.centerx - picture.get_width() // 2
    stamp(surface, picture, (left, figure.rect.bottom - height))


def _cast_shadow(
    painter: Painter, surface: Surface, figure: Figure, height: int, board: Rect | None
) -> None:
    rect, token, lift, turn = figure.rect, figure.token, figure.lift, figure.turn
    size = max(2 * STEP, round(height / STEP) * STEP)
    centre = (rect.centerx, rect.bottom - round(height * FOOT_WIDE * FLAT.squash / 2))
    under = painter.cached_drawing(contact_shadow, size * FOOT_WIDE, FLAT.squash)
    shade = painter.cached_drawing(_shadow, painter, token, size, turn)
    dx, dy = shadow_offset(lift / SLANT.rise, SLANT)
    ground = (centre[0] + dx, centre[1] + lift + dy)
    clip = surface.get_clip()
    surface.set_clip(clip.clip(board or clip))
    if not lift:
        stamp(surface, under, under.get_rect(center=ground).topleft)
    stamp(surface, shade, shade.get_rect(center=ground).topleft)
    surface.set_clip(clip)


def figure_area(rect: Rect, lift: int = 0) -> Rect:
    """The largest area of a figure and its shadow."""
    height = rect.height
    dx, dy = shadow_offset(lift / SLANT.rise, SLANT)
    shade = Rect(rect.x - height // 8, rect.y + height // 2 + lift, round(1.9 * height), height)
    return rect.inflate(height // 2, height // 2).union(shade.move(dx, dy))


def _figure(
    painter: Painter, token: str, height: int, colour: Colour, turn: int, tilt: int
) -> Surface:
    surface = blank((height, height))
    width = round(height * FOOT_WIDE / FILLED)
    foot, thick = _foot(painter, width, colour), max(1, round(width * THICK))
    low = height + round(width * (1 - FLAT.squash * FILLED) / 2) - width
    side = flat(whitened(foot), darken(colour, SIDE_DARK))
    for _ in range(thick):
        low -= 1
        stamp(surface, side, ((height - width) // 2, low))
    stamp(surface, foot, ((height - width) // 2, low))
    stands = low + round(width * TOP)
    under = contact_shadow(width * 0.5, FLAT.squash)
    stamp(surface, under, under.get_rect(center=(height // 2, stands)).topleft)
    cast, at = _metal(painter, token, height, turn)
    cast = with_rim(cast, max(1, round(height * RIM)), EDGE, LIT)
    stamp(surface, cast, (height // 2 - at[0], stands - at[1]))
    return _tilted(surface, tilt, height) if tilt else surface


def _tilted(surface: Surface, tilt: int, height: int) -> Surface:
    """The figure tilting on the edge of its foot."""
    whole = blank((2 * height, 2 * height))
    whole.blit(surface, (height // 2, 0))
    turned = pygame.transform.rotozoom(whole, -tilt, 1.0)
    out = blank((2 * height, round(1.3 * height)))
    out.blit(turned, (height - turned.get_width() // 2, height - turned.get_height() // 2))
    return out


def _metal(painter: Painter, token: str, height: int, turn: int) -> tuple[Surface, tuple[int, int]]:
    """The figure of a token alone, and its place in its picture."""
    svg = drawing(painter.assets / "tokens", token)
    file = svg.with_name(f"{svg.stem}_around.png")
    whole = sheet(file, (COLUMNS * SIDE, ROWS * SIDE))
    # all as high, wherever they rest, but what is low would be far too wide
    known = {*FACING, turn}
    tops = [whole.subsurface(_on_sheet(one)).get_bounding_rect(OPAQUE).top for one in known]
    side = round(height * min(HIGH * SIDE / (FOOT * SIDE - min(tops)), LARGEST / FIGURE))
    result = cut_scaled(whole, _on_sheet(turn), (side, side))
    return result, (side // 2, round(side * FOOT))


def _on_sheet(turn: int) -> Rect:
    """The place of a direction on the sheet of a token."""
    row, column = divmod(turn % DIRECTIONS, COLUMNS)
    return Rect(column * SIDE, row * SIDE, SIDE, SIDE)


def cast_token(painter: Painter, token: str, diameter: int) -> Surface:
    """The figure of a token alone, as large as fits into a circle."""
    cast = _metal(painter, token, SIDE, CAST_TURN)[0]
    cast = cast.subsurface(cast.get_bounding_rect(16))
    share = diameter / hypot(*cast.get_size())
    size = max(1, round(cast.get_width() * share)), max(1, round(cast.get_height() * share))
    rim = max(1, round(diameter * RIM))
    picture = blank((size[0] + 4 * rim, size[1] + 4 * rim))
    stamp(picture, pygame.transform.smoothscale(cast, size), (2 * rim, 2 * rim))
    return with_rim(picture, rim, EDGE, LIT)


def _foot(painter: Painter, width: int, colour: Colour) -> Surface:
    whole = sheet(painter.assets / "pieces" / "foot.png", (2 * FOOT_SIDE, FOOT_SIDE))
    return paint_baked(whole, Rect(0, 0, FOOT_SIDE, FOOT_SIDE), (width, width), colour, BRIGHT)


def _shadow(painter: Painter, token: str, size: int, turn: int) -> Surface:
    cast, at = _metal(painter, token, size, turn)
    return figure_shadow(cast, at, RISE, SLANT)
