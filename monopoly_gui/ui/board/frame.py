"""The frame of a tilted board, of wood or metal: its grain, caps of brass, its front and shadow.

Grain and caps are pictures baked by ``tools/art/woodwork.py``.
"""

from collections.abc import Sequence
from functools import partial
from itertools import product

import pygame
from pygame import Rect, Surface

from ..painting.baked import picture
from ..painting.colour import Colour, darken, lighten
from ..painting.painter import Painter
from ..painting.shadows import outline_shadow, spread
from ..painting.shapes import (
    blank,
    fill,
    gradient,
    multiply,
    opaque,
    polygon,
    rounded,
    stamp,
)
from ..pieces.sun import SHADE
from .layout import BoardLayout
from .perspective import Corner

#: the sizes of the baked pictures: the grain, and four caps in the corners of a square
GRAIN, CAPS = (1024, 128), (256, 256)
#: the tables on which frames and trays are of brushed metal
METALLIC = ("steel",)
#: the length of a cap's arms, in widths of the frame
ARM = 1.95
#: the frame is made so much brighter before the grain darkens it
BRIGHT = 1.25
#: brass on the front, from its upper edge to the lower one
BRASS: tuple[Colour, Colour] = ((176, 130, 62), (84, 54, 20))
#: the reflection of a lamp along an edge, how much of the edge it takes, how many edges it is wide
STREAK = (0.55, 0.95, 1.0, 0.80, 0.55, 0.34, 0.18, 0.07, 0.0)
GLEAMS, WIDE = 0.62, 3.6
REFLECTED: Colour = (170, 152, 116)
#: the shadow is drawn this many times too small
COARSE = 6
#: the two shadows of the board: how far they fall to the right and down, how soft and dark they
#: are; in design units, and of 255. They reach no farther than the shadow of a dialog, for which
#: the table keeps room around the board
CONTACT, CAST = (3, 4, 9, 200), (34, 30, 34, 205)


def framed_in_wood(painter: Painter, layer: Surface, layout: BoardLayout, radius: int) -> None:
    """Draw the frame flat, or the part of it in this layer: wood with a lit edge, and its caps."""
    colour, outer, thick = painter.theme.colours.board_frame, layout.outer, layout.frame
    edge = max(2, round(thick * 0.07))
    pygame.draw.rect(layer, lighten(colour, 0.6), outer, border_radius=radius)
    face = outer.inflate(-2 * edge, -2 * edge)
    pygame.draw.rect(layer, _brighter(colour), face, border_radius=radius)
    bar = grain_bar(painter, outer.width, thick)
    upright = painter.cached(("upright grain", outer.width, thick), partial(_turned, bar))
    for y in (outer.y, outer.bottom - thick):
        layer.blit(bar, (outer.x, y), special_flags=pygame.BLEND_RGB_MULT)
    between = Rect(0, thick, thick, outer.height - 2 * thick)
    for x in (outer.x, outer.right - thick):
        at = (x, outer.y + thick)
        layer.blit(upright, at, between, special_flags=pygame.BLEND_RGB_MULT)
    groove = layout.gold()[0].inflate(2 * edge, 2 * edge)
    pygame.draw.rect(layer, darken(colour, 0.55), groove, edge)
    _cap(painter, layer, outer, round(ARM * thick))
    length, wide = round(outer.width * GLEAMS), round(edge * WIDE)
    streak = painter.cached_drawing(_streak, length, wide)
    layer.blit(streak, outer.move(radius, 0), special_flags=pygame.BLEND_RGB_ADD)
    streak = painter.cached_drawing(_upright_streak, length, wide)
    layer.blit(streak, outer.move(0, radius), special_flags=pygame.BLEND_RGB_ADD)


def _streak(length: int, wide: int) -> Surface:
    """The reflection of the lamp on the far edge, of wood and of brass."""
    small = Surface((len(STREAK), 2), 0, 32)
    for x, share in enumerate(STREAK):
        small.set_at((x, 0), [round(part * share) for part in REFLECTED])
        small.set_at((x, 1), [round(part * share / 2) for part in REFLECTED])
    return pygame.transform.smoothscale(small, (length, wide))


def _upright_streak(length: int, wide: int) -> Surface:
    """The same on the left edge."""
    return pygame.transform.flip(_turned(_streak(length, wide)), False, True)


def _cap(painter: Painter, layer: Surface, outer: Rect, arm: int) -> None:
    """Put the caps on the four corners."""
    caps = painter.cached(("brass caps", arm), partial(_caps, painter, arm))
    for right, low in product((False, True), repeat=2):
        at = (outer.right - arm if right else outer.x, outer.bottom - arm if low else outer.y)
        layer.blit(caps, at, (arm * right, arm * low, arm, arm))


def _caps(painter: Painter, arm: int) -> Surface:
    """The four caps in one picture, with straight alpha."""
    caps = picture(painter.assets / "pieces" / "cap.png", CAPS)
    return pygame.transform.smoothscale(caps, (2 * arm, 2 * arm))


def _brighter(colour: Colour) -> Colour:
    red, green, blue = (min(255, round(BRIGHT * part)) for part in lighten(colour, 0.03))
    return red, green, blue


def grain_bar(painter: Painter, length: int, thick: int) -> Surface:
    """The grain of a bar of wood or metal, to be multiplied by its colour."""
    return painter.cached(("grain", length, thick), partial(_grain, painter, length, thick))


def _grain(painter: Painter, length: int, thick: int) -> Surface:
    name = "brushed.png" if painter.theme.material in METALLIC else "grain.png"
    grain = opaque(picture(painter.assets / "pieces" / name, GRAIN))
    long = max(1, round(GRAIN[0] * thick / GRAIN[1] * 1.6))
    grain = pygame.transform.smoothscale(grain, (long, thick))
    bar = Surface((length, thick), 0, 32)
    for x in range(0, length, long):
        bar.blit(grain, (x, 0))
    return bar


def _turned(bar: Surface) -> Surface:
    return pygame.transform.rotate(bar, 90)


def front(painter: Painter, size: tuple[int, int], high: int, radius: int, arm: int) -> Surface:
    """The front of the frame, ``high`` pixels of which are seen at the foot of the picture."""
    colour = painter.theme.colours.board_frame
    mask, seen = rounded(size, radius), Rect(0, size[1] - high, size[0], high)
    surface = blank(size)
    lit, dark = lighten(_brighter(colour), 0.16), darken(colour, 0.45)
    stamp(surface, gradient(size, lit, lit), (0, 0))
    stamp(surface, gradient(seen.size, lit, dark), seen.topleft)
    wood = grain_bar(painter, seen.width, high)
    surface.blit(wood, seen, special_flags=pygame.BLEND_RGB_MULT)
    line = max(1, round(painter.scale * 1.4))
    fill(surface, (*lighten(colour, 0.50), 255), Rect(seen.topleft, (seen.width, line)))
    bright, dim = BRASS
    brass = gradient((arm, high), bright, dim)
    fill(brass, (*lighten(bright, 0.55), 255), Rect(0, 0, arm, line))
    for x in (0, size[0] - arm):
        stamp(surface, brass, (x, seen.y))
        # the cap stands off the wood, and the sun is at the left
        fill(surface, (*darken(dim, 0.5), 255), Rect(arm if not x else x - 1, seen.y, 1, high))
    surface.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return surface


def reach(painter: Painter) -> int:
    """How far beyond a board its shadow is seen at most, in pixels."""
    return max(
        spread(blur * painter.scale) + painter.px(max(right, down))
        for right, down, blur, _alpha in (CONTACT, CAST)
    )


def cast_shadow(painter: Painter, area: Rect, corners: Sequence[Corner], high: int) -> Surface:
    """The shadow on the table, ``reach`` pixels larger on every side than the board's area: a
    tight one around its foot, and a soft one to the lower right.
    """
    far = reach(painter)
    size = (-(-(area.width + 2 * far) // COARSE), -(-(area.height + 2 * far) // COARSE))
    small = blank(size)
    points = [((x - area.x + far) / COARSE, (y - area.y + far) / COARSE) for x, y in corners]
    # the near corners stand on the table as far below as the frame is high
    foot = [*points[:2], *((x, y + high / COARSE) for x, y in points[2:])]
    for right, down, blur, alpha in (CAST, CONTACT):
        soft = blur * painter.scale / COARSE
        cast = outline_shadow(polygon(size, foot), soft, 255)
        at = (painter.px(right) // COARSE - spread(soft), painter.px(down) // COARSE - spread(soft))
        layer = blank(size)
        layer.blit(cast, at)
        multiply(layer, (*SHADE, 255))
        multiply(layer, (alpha, alpha, alpha, alpha))
        stamp(small, layer, (0, 0))
    grown = (size[0] * COARSE, size[1] * COARSE)
    whole = pygame.transform.smoothscale(small, grown)
    return whole.subsurface((0, 0, area.width + 2 * far, area.height + 2 * far))
