"""The ornaments of a banknote: guilloches around a centre, waves all over, and engraved views."""

from itertools import pairwise, product
from pathlib import Path

import pygame
from pygame import BLEND_RGB_ADD, BLEND_RGB_MULT, Rect, Surface

from ... import paths
from ..painting.baked import picture, sheet
from ..painting.colour import DARK, WHITE, Colour, darken, lighten, luminance, mix
from ..painting.icons import tinted
from ..painting.painter import Painter
from ..painting.shapes import blank, flat, lay_tiles, stamp
from ..painting.theme import Theme

#: pixels, shades and parts of an engraved view; its side as a share of the guilloche around it
SIDE, SHADES, PARTS, VIEW = 1024, 16, 8, 0.831
#: pixels of its washes, the radius of its paper as a share of its side, and the light on that
WASHED, ROUND = 512, 0.4815
CREAM: Colour = (250, 238, 214)
#: the sides of the baked rosette and of a quarter of the wreath
ROSETTE, QUARTER = 384, 512


def draw_rosette(surface: Surface, ink: Colour, place: Rect) -> None:
    """Fill a square with the ornament."""
    lines = sheet(paths.assets() / "pieces" / "rosette.png", (ROSETTE, ROSETTE))
    stamp(surface, flat(pygame.transform.smoothscale(lines, place.size), ink), place.topleft)


def draw_wreath(surface: Surface, ink: Colour, place: Rect) -> None:
    """Fill a square with the ornament around a round view."""
    half = place.width // 2
    lines = picture(paths.assets() / "pieces" / "wreath.png", (QUARTER, QUARTER))
    quarter = flat(pygame.transform.smoothscale(lines, (half, half)), ink)
    for right, low in product((False, True), repeat=2):
        at = place.x + half * right, place.y + half * low
        stamp(surface, pygame.transform.flip(quarter, right, low), at)


def waves(painter: Painter, size: tuple[int, int], pitch: int, ink: tuple[int, ...]) -> Surface:
    """Fine waves all over, in squares of this side."""
    paper, file = blank(size), painter.assets / "pieces" / "waves.svg"
    tile = painter.cached_drawing(tinted, file, (pitch, pitch), WHITE)
    lay_tiles(paper, flat(tile, ink), pygame.BLEND_RGBA_ADD)
    return paper


def rosette_ink(theme: Theme, share: float = 1.0) -> Colour:
    """The tint of the middle, deeper by this factor; on a dark middle a dull gold."""
    colours = theme.colours
    middle = colours.board_centre_edge
    if luminance(middle) < DARK:
        return mix(middle, lighten(colours.accent, 0.2), 0.24 * share)
    return mix(middle, darken(middle, 0.75), 0.26 * share)


def engrave(surface: Surface, folder: Path, name: str, place: Rect, theme: Theme) -> None:
    """Print a view of ``assets/centre``, tinted by hand, on paper that is lit on a dark board."""
    lines = picture(folder / f"{name}.png", (SIDE, SIDE))
    washes = picture(folder / f"{name}_wash.png", (WASHED, WASHED))
    if {lines.get_bitsize(), washes.get_bitsize()} != {8}:
        return
    colours = theme.colours
    ink = mix(WHITE, darken(colours.table, 0.5), 0.82)
    lines.set_palette([mix(WHITE, ink, shade / (SHADES - 1)) for shade in range(SHADES)])
    paper = CREAM if luminance(colours.board) < DARK else colours.board
    # its edge is below the outermost line
    pygame.draw.circle(surface, paper, place.center, round(place.width * ROUND))
    _print(surface, washes, place)
    _print(surface, lines, place)


def _print(surface: Surface, plate: Surface, place: Rect) -> None:
    """Lay the colours of a square plate over what is there."""
    # a part at a time, as the whole of it would need many megabytes
    side, high = plate.get_width(), plate.get_height() // PARTS
    cuts = [place.height * number // PARTS for number in range(PARTS + 1)]
    lift = Surface((place.width, place.height // PARTS + 1), 0, 32)
    lift.fill((4, 4, 4))
    for number, (top, foot) in enumerate(pairwise(cuts)):
        part = plate.subsurface((0, high * number, side, high)).convert(32)
        part = pygame.transform.smoothscale(part, (place.width, foot - top))
        # scaled white is not quite white; a fill in this mode is slow
        part.blit(lift, (0, 0), None, BLEND_RGB_ADD)
        surface.blit(part, place.move(0, top), None, BLEND_RGB_MULT)
