"""What grows and stands beside the houses of a street: trees, a lamp, boards before a mortgage.

It is evening where the theme is dark: then lamps are lit.
"""

from __future__ import annotations

from collections.abc import Callable

import pygame
from pygame import Rect, Surface

from ..painting.colour import Colour, darken, lighten
from ..painting.painter import Painter
from ..painting.shadows import outline_shadow
from ..painting.shapes import blank, disc, filled, flat, rounded, stamp

LEAF: Colour = (58, 132, 66)
BARK: Colour = (104, 74, 48)
PLANK: Colour = (158, 120, 78)
STEEL: Colour = (66, 74, 80)
LAMP: Colour = (255, 232, 150)
#: drawn this many times too large, then shrunk
OVER = 4


def ornament(painter: Painter, kind: str, wide: int) -> tuple[Surface, tuple[int, int]]:
    """A ``tree``, a ``lamp`` or ``boards`` so wide, with its shadow, and where its foot is."""
    wide = max(5, wide)
    if kind == "lamp" and painter.theme.evening:
        kind = "lit_lamp"
    size = (2 * wide, round(2.6 * wide))
    foot = (wide, round(2.1 * wide))

    def drawn() -> Surface:
        made = blank(size)
        oval = pygame.transform.smoothscale(disc(wide), (wide, max(2, wide // 3)))
        shade = outline_shadow(oval, wide * 0.2, 110)
        x, y = foot[0] + wide // 6, foot[1] + wide // 16
        stamp(made, shade, (x - shade.get_width() // 2, y - shade.get_height() // 2))
        large = blank((size[0] * OVER, size[1] * OVER))
        DRAWERS[kind](large, Rect(wide * OVER // 2, 0, wide * OVER, foot[1] * OVER))
        stamp(made, pygame.transform.smoothscale(large, size), (0, 0))
        return made

    return painter.cached(("ornament", kind, wide), drawn), foot


def _tree(large: Surface, place: Rect) -> None:
    """A round crown on a trunk; ``place`` stands on its foot."""
    wide = place.width
    trunk = Rect(0, 0, wide // 6, wide // 2)
    trunk.midbottom = place.midbottom
    large.fill((*BARK, 255), trunk)
    for share, dx, dy, tone in (
        (0.86, 0.0, 0.0, -0.2),
        (0.6, -0.08, -0.1, 0.1),
        (0.3, -0.16, -0.2, 0.34),
    ):
        size = round(wide * share)
        crown = disc(size)
        colour = lighten(LEAF, tone) if tone > 0 else darken(LEAF, -tone)
        at = Rect(0, 0, size, size)
        at.center = (place.centerx + round(wide * dx), place.bottom - round(wide * (0.82 - dy)))
        stamp(large, flat(crown, colour), at.topleft)


def _lit_lamp(large: Surface, place: Rect) -> None:
    """A lamp with its light around it and on the ground."""
    wide = place.width
    for share, alpha in ((1.0, 40), (0.7, 60)):
        size = (round(wide * share), round(wide * share * 0.4))
        pool = flat(pygame.transform.smoothscale(disc(size[0]), size), (*LAMP, alpha))
        stamp(large, pool, pool.get_rect(center=place.midbottom).topleft)
    post = _post(large, place)
    for share, alpha in ((1.0, 44), (0.74, 70), (0.5, 96)):
        glow = disc(round(wide * share))
        stamp(large, flat(glow, (*LAMP, alpha)), glow.get_rect(center=post.midtop).topleft)
    bulb = disc(round(wide * 0.36))
    lit = filled(bulb, (255, 252, 232), LAMP)
    stamp(large, lit, bulb.get_rect(center=post.midtop).topleft)


def _lamp(large: Surface, place: Rect) -> None:
    """A lamp by day: a pale glass on its post."""
    post = _post(large, place)
    bulb = disc(round(place.width * 0.34))
    glass = filled(bulb, (252, 252, 246), (206, 210, 204))
    stamp(large, glass, bulb.get_rect(center=post.midtop).topleft)


def _post(large: Surface, place: Rect) -> Rect:
    wide = place.width
    post = Rect(0, 0, max(2, wide // 9), round(wide * 1.25))
    post.midbottom = place.midbottom
    large.fill((*STEEL, 255), post)
    return post


def _boards(large: Surface, place: Rect) -> None:
    """Two planks nailed across, as before a house that is shut."""
    wide = place.width
    high = round(wide * 0.62)
    frame = Rect(place.x, place.bottom - high, wide, high)
    stamp(large, flat(rounded(frame.size, wide // 24), (54, 40, 28, 235)), frame.topleft)
    plank = filled(
        rounded((round(wide * 1.06), wide // 6), 2), lighten(PLANK, 0.2), darken(PLANK, 0.1)
    )
    for turn in (26, -26):
        turned = pygame.transform.rotozoom(plank, turn, 1.0)
        stamp(large, turned, turned.get_rect(center=frame.center).topleft)


DRAWERS: dict[str, Callable[[Surface, Rect], None]] = {
    "tree": _tree, "lamp": _lamp, "lit_lamp": _lit_lamp, "boards": _boards,
}  # fmt: skip
