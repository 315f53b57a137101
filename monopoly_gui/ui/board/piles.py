"""The decks as piles of cards on a board in perspective."""

from itertools import cycle
from math import cos, radians, sin

import pygame
from pygame import Surface

from ..painting.colour import Colour
from ..painting.painter import Painter
from ..painting.shapes import blank, flat, stamp, whitened
from ..pieces.solids import Point3
from ..pieces.standing import SLANT
from ..pieces.sun import solid_shadow
from .cards_art import DECK_SHAPE, card_back
from .perspective import PAD, Perspective, lay_down, padded

#: the height of a pile, as a share of its width
HIGH = 0.19
#: edges of cards turned away from the sun, and the gaps between them
EDGES: tuple[Colour, ...] = ((226, 219, 203), (176, 166, 148))
#: the horizontal offset of the cards of a pile in pixels
ASIDE = (0, 1, 1, 0, -1, 0, 0, -1)


def lying_picture(
    back: Surface, pos: tuple[int, int], degrees: float, lens: Perspective
) -> Surface:
    """A flat picture turned on the board, centred at ``pos``, in perspective."""
    turned = pygame.transform.rotozoom(back, degrees, 1.0)
    layer = padded(turned.get_size())
    stamp(layer, turned, (PAD, PAD))
    return lay_down(layer, turned.get_rect(center=pos).topleft, lens)[0]


def pile_height(width: int, pos: tuple[int, int], lens: Perspective) -> int:
    """The height in screen pixels of a pile of this flat width."""
    return max(3, round(HIGH * SLANT.rise * width * lens.size_at(lens.project(pos)[1])))


def pile(
    painter: Painter,
    deck: int,
    pos: tuple[int, int],
    width: int,
    degrees: float,
    lens: Perspective,
    title: str,
) -> tuple[Surface, tuple[int, int]]:
    """A face-down deck, ``width`` flat pixels wide, on the flat point ``pos``, with its shadow.

    The second value is where the picture is on the screen; the middle of the pile's foot is in
    the middle of it.
    """

    def draw() -> Surface:
        size = (width, round(width / DECK_SHAPE))
        top = lying_picture(card_back(painter, deck, size, title), pos, degrees, lens)
        height = pile_height(width, pos, lens)
        share = lens.size_at(lens.project(pos)[1])
        deep = HIGH * width * share
        shade, ground = solid_shadow(list(_corners(size, degrees, share, deep)), SLANT, deep)
        room = (
            2 * max(top.get_width(), shade.get_width()),
            2 * max(top.get_height() + height, shade.get_height()),
        )
        surface = blank(room)
        middle = (room[0] // 2, room[1] // 2)
        stamp(surface, shade, (middle[0] - ground[0], middle[1] - ground[1]))
        place, shape = top.get_rect(center=middle), whitened(top)
        for layer, tone, aside in zip(range(height), cycle(EDGES), cycle(ASIDE), strict=False):
            dark = 0.72 + 0.28 * layer / height
            edge = flat(shape, (*(round(part * dark) for part in tone), 255))
            stamp(surface, edge, place.move(aside, -layer).topleft)
        stamp(surface, top, place.move(0, -height).topleft)
        return surface

    picture = painter.cached(("pile", deck, title, pos, width, lens.area.size), draw)
    x, y = lens.project(pos)
    return picture, picture.get_rect(center=(round(x), round(y))).topleft


def _corners(size: tuple[int, int], degrees: float, share: float, deep: float) -> list[Point3]:
    """The corners of the pile in pixels of the screen, from the middle of its foot."""
    across, up = cos(radians(degrees)), sin(radians(degrees))
    found: list[Point3] = []
    for x, y in ((-1, -1), (1, -1), (1, 1), (-1, 1)):
        right, near = x * size[0] * share / 2, y * size[1] * share / 2
        spot = right * across + near * up, near * across - right * up
        found += [(*spot, 0.0), (*spot, deep)]
    return found
