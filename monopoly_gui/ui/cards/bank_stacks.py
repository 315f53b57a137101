"""The Bank's notes in tidy stacks on the table, behind the far edge of a tilted board."""

from functools import partial

from pygame import Surface

from ..board.seated_board import SeatedView, pile
from ..painting.shapes import stamp
from .banknotes import SHAPE, note_face

#: by stack, from the left: its notes, its height as a share of their width, and degrees
STACKS = ((5, 0.13, 1.2), (10, 0.1, -0.8), (20, 0.15, 0.6), (50, 0.11, -1.4), (100, 0.14, 0.9))
#: the space of a stack with the gap beside it, in widths; its height with the gaps, as a share
BESIDE, ABOVE = 1.22, 0.58
#: the least height in pixels, before scaling, in which they can be made out
LEAST = 26


def draw_stacks(view: SeatedView, surface: Surface, top: int) -> None:
    """Draw them below ``top``, clear of the owners' clips, if there is room."""
    painter, foot = view.painter, view.mark_area(25).top
    if foot - top < painter.px(LEAST):
        return
    width = (foot - top) / ABOVE
    for number, (value, high, degrees) in enumerate(STACKS):
        x = view.area.centerx + (number - (len(STACKS) - 1) / 2) * width * BESIDE
        spot = view.lens.unproject((x, foot - width * 0.2))
        flat = width / view.lens.size_at(foot)
        size = (round(flat), round(flat / SHAPE))
        face = partial(note_face, painter, value, view.board.money(value), size)
        at = (round(spot[0]), round(spot[1]))
        key = ("stack", value, view.board.money(value))
        stamp(surface, *pile(painter, face, key, at, size, degrees, view.lens, high))
