"""The print below figures on a board in perspective: it gives way to them."""

from collections.abc import Sequence

import pygame
from pygame import Rect, Surface

from ..painting.colour import Colour
from ..pieces.figures import FLAT, FOOT_WIDE
from .layout import CORNERS, SIDE_BOTTOM, SIDE_LEFT, SIDE_TOP, BoardLayout, side_of
from .perspective import Perspective

#: the share of a picture from which on it gives way to paper below figures; more in a corner
MUCH, IN_CORNER = 0.2, 0.4
#: the paper around the feet in a bay, in widths of a colour bar
AROUND = 0.3


def hide_much(spots: Sequence[Rect], picture: Rect, space: int) -> bool:
    """Whether figures in these squares hide too much of the picture on a space.

    All are places on the screen.  On GO they always do.
    """
    hidden = picture.clip(spots[0].unionall([*spots[1:]]))
    most = IN_CORNER if space in CORNERS else MUCH
    return not space or hidden.width * hidden.height >= most * picture.width * picture.height


def bay_of(
    layout: BoardLayout, lens: Perspective, space: int, spots: Sequence[Rect]
) -> Rect | None:
    """The flat place beyond the inner edge of a space on which figures there stand, if they do.

    ``spots`` are their squares on the screen.
    """
    if space in CORNERS:
        return None
    feet = _feet(spots)
    (left, _), (_, top) = lens.unproject(feet.midleft), lens.unproject(feet.midtop)
    (right, _), (_, foot) = lens.unproject(feet.midright), lens.unproject(feet.midbottom)
    cell, side, around = layout.cell(space), side_of(space), AROUND * layout.bar
    if side in (SIDE_BOTTOM, SIDE_TOP):
        x, end = max(left - around, cell.x), min(right + around, cell.right)
        y, low = (top - around, cell.y) if side == SIDE_BOTTOM else (cell.bottom, foot + around)
    else:
        y, low = max(top - around, cell.y), min(foot + around, cell.bottom)
        x, end = (cell.right, right + around) if side == SIDE_LEFT else (left - around, cell.x)
    if min(end - x, low - y) <= around:
        return None
    corner = round(x), round(y)
    return Rect(corner, (round(end) - corner[0], round(low) - corner[1]))


def _feet(spots: Sequence[Rect]) -> Rect:
    """The part of the screen that their feet cover."""
    feet = []
    for spot in spots:
        width = round(spot.width * FOOT_WIDE)
        height = round(width * FLAT.squash)
        feet.append(Rect(spot.centerx - width // 2, spot.bottom - height, width, height))
    return feet[0].unionall(feet[1:])


def draw_bay(
    surface: Surface, rect: Rect, side: int, radius: int, line: int, inks: tuple[Colour, Colour]
) -> None:
    """Paper with an outline, rounded but where it joins its space."""
    paper, ink = inks
    across, down = ((0, 1), (-1, 0), (0, -1), (1, 0))[side]
    whole = rect.union(rect.move(2 * radius * across, 2 * radius * down))
    surface.set_clip(rect)
    pygame.draw.rect(surface, ink, whole, border_radius=radius)
    pygame.draw.rect(surface, paper, whole.inflate(-2 * line, -2 * line), border_radius=radius)
    surface.set_clip(None)
