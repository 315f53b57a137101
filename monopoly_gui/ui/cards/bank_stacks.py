"""The Bank's notes in tidy stacks in a wooden tray, behind the far edge of a tilted board."""

from functools import partial

import pygame
from pygame import Surface

from ..board.seated_board import SeatedView, pile
from ..painting.baked import picture
from ..painting.colour import mix
from ..painting.painter import Painter
from ..painting.shapes import multiply, premultiplied, stamp
from .banknotes import SHAPE, note_face

#: by stack, from the left: its notes, its height as a share of their width, and degrees
STACKS = ((5, 0.13, 1.2), (10, 0.1, -0.8), (20, 0.15, 0.6), (50, 0.11, -1.4), (100, 0.14, 0.9))
#: the least height in pixels, before scaling, in which they can be made out
LEAST = 26
#: the size of the baked tray, and the margin around it for its shadow
TRAY, MARGIN = (1320, 128), 20
#: the distance of two of its compartments, the width of the notes in them, and how high above its
#: foot those lie: shares of its height
PITCH, WIDE, LIFT = 2.03, 1.70, 0.18
#: its wood, and how much of the frame's colour is in it
WOOD, ALIKE = (176, 124, 78), 0.25


def draw_stacks(view: SeatedView, surface: Surface, top: int) -> None:
    """Draw them in their tray below ``top``, clear of the owners' clips, if there is room."""
    painter, foot = view.painter, view.mark_area(25).top
    high = foot - top - painter.px(3)
    if high < painter.px(LEAST):
        return
    tray = painter.cached(("bank tray", high), partial(_tray, painter, high))
    at = tray.get_rect(midbottom=(view.area.centerx, foot + round(MARGIN * high / TRAY[1])))
    stamp(surface, tray, at.topleft)
    width = WIDE * high
    for number, (value, tall, degrees) in enumerate(STACKS):
        x = view.area.centerx + (number - (len(STACKS) - 1) / 2) * high * PITCH
        flat = width / view.lens.size_at(foot)
        size = (round(flat), round(flat / SHAPE))
        spot = view.lens.unproject((x, foot - high * LIFT))
        face = partial(note_face, painter, value, view.board.money(value), size)
        key = ("stack", value, view.board.money(value))
        place = (round(spot[0]), round(spot[1] - size[1] / 2))
        stamp(surface, *pile(painter, face, key, place, size, degrees, view.lens, tall))


def _tray(painter: Painter, high: int) -> Surface:
    """The tray of the frame's wood, so high without its margin, premultiplied."""
    share = high / TRAY[1]
    whole = (TRAY[0] + 2 * MARGIN, TRAY[1] + 2 * MARGIN)
    tray = premultiplied(picture(painter.assets / "pieces" / "tray.png", whole))
    tray = pygame.transform.smoothscale(tray, (round(whole[0] * share), round(whole[1] * share)))
    multiply(tray, (*mix(WOOD, painter.theme.colours.board_frame, ALIKE), 255))
    return tray
