"""A portrait: the face or the token in a ring, in gold for a winner."""

from dataclasses import dataclass

import pygame
from pygame import Rect, Surface

from ..painting import layout
from ..painting.colour import WHITE, Colour, darken, lighten
from ..painting.painter import Painter
from ..painting.shapes import blank, disc, filled, radial, rounded, stamp
from .figures import cast_token
from .sun import contact_shadow

GOLD: Colour = (246, 190, 62)
#: shares of the side: a line of the ring, and the small token beside the foot of a face
RING, TOKEN = 0.034, 0.38
#: a cast token in a ring, as a share of its ground, and how that is lit and shaded like enamel
CAST, LIT, SHADED = 1.0, 0.34, 0.38
#: the part of a radial light that falls on a face, from the upper left, and how dim it is far off
LAMP, FAR = (0.24, 0.28, 0.76, 0.72), (122, 104, 104)


@dataclass(frozen=True, slots=True)
class Portrait:
    """``face`` is a character, "" for the token; a face needs no token.

    Its pupils are moved by ``gaze`` hundredths of its width.
    """

    token: str
    colour: Colour
    face: str = ""
    mood: str = "happy"
    gaze: tuple[float, float] = (0.0, 0.0)


def draw_medallion(
    painter: Painter, surface: Surface, rect: Rect, portrait: Portrait, ring: Colour = GOLD
) -> None:
    """The portrait as large as the smaller side of a rectangle, in its middle."""
    whole = min(rect.size)
    inside = draw_rim(painter, surface, rect, ring)
    if not portrait.face:
        painter.token(surface, portrait.token, inside, portrait.colour)
        return
    stamp(surface, _face(painter, portrait, inside.width), inside.topleft)
    if not portrait.token:
        return
    foot = layout.centre(rect, whole, whole).bottomright
    small = layout.placed((round(whole * TOKEN),) * 2, bottomright=foot)
    painter.token(surface, portrait.token, small, portrait.colour)


def draw_cast(painter: Painter, surface: Surface, rect: Rect, token: str, colour: Colour) -> None:
    """A token of metal, as it stands on the board, before enamel in the player's colour."""
    inside = draw_rim(painter, surface, rect, colour)
    picture = painter.cached_drawing(_cast, painter, token, inside.width, colour)
    stamp(surface, picture, inside.topleft)


def _cast(painter: Painter, token: str, side: int, colour: Colour) -> Surface:
    picture = enamel(side, colour)
    cast = cast_token(painter, token, round(side * CAST))
    under = contact_shadow(cast.get_width() * 0.8, 0.3)
    place = cast.get_rect(center=picture.get_rect().center)
    stamp(picture, under, under.get_rect(center=place.midbottom).move(0, -side // 14).topleft)
    stamp(picture, cast, place.topleft)
    return picture


def enamel(side: int, colour: Colour) -> Surface:
    """A disc of enamel, lit in its middle."""
    picture = blank((side, side))
    picture.blit(radial((side, side), lighten(colour, LIT), darken(colour, SHADED)), (0, 0))
    picture.fill((0, 0, 0, 255), special_flags=pygame.BLEND_RGBA_ADD)
    picture.blit(disc(side), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return picture


def draw_rim(painter: Painter, surface: Surface, rect: Rect, ring: Colour = GOLD) -> Rect:
    """A ring of metal as large as fits; returns the square around the disc inside it."""
    whole = max(1, min(rect.size))
    line, outer = max(1, round(whole * RING)), layout.centre(rect, whole, whole)
    stamp(surface, painter.cached_drawing(_rim, whole, line, ring), outer.topleft)
    return outer.inflate(-3 * line, -3 * line)


def _rim(side: int, line: int, ring: Colour) -> Surface:
    picture, light, dark = blank((side, side)), lighten(ring, 0.5), darken(ring, 0.4)
    # cast in metal: the outer rim is lit from above, the groove inside it from below
    for inner, (top, bottom) in enumerate(((light, dark), (ring, ring), (dark, light))):
        rim = picture.get_rect().inflate(-inner * line, -inner * line)
        stamp(picture, filled(rounded(rim.size, side), top, bottom), rim.topleft)
    return picture


def _face(painter: Painter, portrait: Portrait, side: int) -> Surface:
    """The face before its colour, cut to a disc."""

    def draw() -> Surface:
        picture = blank((side, side))
        painter.dot(picture, (side // 2, side // 2), side, portrait.colour)
        painter.face(picture, portrait.face, portrait.mood, picture.get_rect(), portrait.gaze)
        shade = radial((side, side), WHITE, FAR, LAMP)
        picture.blit(shade, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
        picture.blit(disc(side), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        return picture

    return painter.cached(("portrait", portrait, side), draw)
