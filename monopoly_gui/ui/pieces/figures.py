"""Players' tokens as wooden figures that stand: cut out, painted in front, on a round foot."""

from __future__ import annotations

from functools import lru_cache
from math import cos, pi, sin
from pathlib import Path

import pygame
from pygame import Rect, Surface

from ..painting.colour import Colour, darken, lighten
from ..painting.icons import tinted
from ..painting.shadows import outline_shadow
from ..painting.shapes import blank, disc, filled, flat, stamp

#: drawn this many times too large, then shrunk; a large figure needs less
OVER, OVER_LARGE, LARGE = 3, 2, 60
WOOD: Colour = (236, 214, 172)
#: shares of the figure's height: its largest width and height, foot, thickness, rim
WIDE, HIGH = 0.98, 0.75
FOOT_WIDE, FOOT_HIGH, FOOT_THICK = 0.84, 0.26, 0.07
THICK, RIM = 0.075, 0.028


@lru_cache(maxsize=12)
def carve(file: Path, high: int, colour: Colour) -> Surface:
    """A figure of up to ``high`` pixels: square, premultiplied, without its shadow, too large.

    It takes a while, so the last ones are kept; ``pygame.transform.smoothscale`` makes every
    size of them.
    """
    side = high * (OVER if high < LARGE else OVER_LARGE)
    made = blank((side, side))
    foot = _foot(made, side, colour)
    mask = _mask(file, round(side * WIDE) - round(side * THICK), round(side * HIGH))
    rim = max(2, round(side * RIM))
    body = _grown(mask, rim)
    deep = max(3, round(side * THICK))
    x = (side - body.get_width() - deep) // 2
    y = foot - body.get_height()
    back, front = (flat(body, darken(WOOD, share)) for share in (0.46, 0.3))
    for step in range(deep, 0, -1):
        stamp(made, back if step > 2 else front, (x + step, y - step // 3))
    stamp(made, filled(body, lighten(WOOD, 0.35), WOOD), (x, y))
    # the painted face lies a little deeper than the rim around it
    stamp(made, flat(mask, darken(colour, 0.5)), (x + rim, y + rim - max(1, rim // 3)))
    face = filled(mask, lighten(colour, 0.22), darken(colour, 0.12))
    stamp(made, face, (x + rim, y + rim))
    return made


def draw_figure_shadow(high: int, alpha: int) -> Surface:
    """The soft shadow that a figure throws to the right, premultiplied."""
    wide = max(4, round(high * 1.02))
    mask = pygame.transform.smoothscale(disc(wide), (wide, max(2, round(high * 0.34))))
    return outline_shadow(mask, high * 0.12, alpha)


def _foot(made: Surface, side: int, colour: Colour) -> int:
    """The round foot in the player's colour; the height at which the figure stands on it."""
    wide, high = round(side * FOOT_WIDE), round(side * FOOT_HIGH)
    thick = max(2, round(side * FOOT_THICK))
    oval = pygame.transform.smoothscale(disc(wide), (wide, high))
    x, bottom = (side - wide) // 2, side - high
    stamp(made, flat(oval, darken(colour, 0.5)), (x, bottom))
    edge_tone = flat(oval, darken(colour, 0.34))
    for step in range(1, thick):
        stamp(made, edge_tone, (x, bottom - step))
    top = bottom - thick
    stamp(made, flat(oval, lighten(WOOD, 0.2)), (x, top))
    edge = max(2, round(side * 0.028))
    inner = pygame.transform.smoothscale(oval, (wide - 2 * edge, high - edge))
    painted = filled(inner, lighten(colour, 0.1), darken(colour, 0.1))
    stamp(made, painted, (x + edge, top + edge // 2))
    return top + round(high * 0.62)


def _mask(file: Path, wide: int, high: int) -> Surface:
    """The drawing in white, cut to its outline, as large as fits."""
    large = tinted(file, (2 * high, 2 * high), (255, 255, 255))
    cut: Rect = large.get_bounding_rect(min_alpha=8)
    share = min(wide / cut.width, high / cut.height)
    size = (max(1, round(cut.width * share)), max(1, round(cut.height * share)))
    return pygame.transform.smoothscale(large.subsurface(cut).copy(), size)


def _grown(mask: Surface, by: int) -> Surface:
    """The outline of a mask, ``by`` pixels larger on every side, its holes closed."""
    made = blank((mask.get_width() + 2 * by, mask.get_height() + 2 * by))
    for reach in (by, by / 2):
        for step in range(16):
            turn = 2 * pi * step / 16
            at = (round(by + cos(turn) * reach), round(by + sin(turn) * reach))
            made.blit(mask, at, special_flags=pygame.BLEND_RGBA_MAX)
    made.blit(mask, (by, by), special_flags=pygame.BLEND_RGBA_MAX)
    return made
