"""A mortgaged space: duller paper, a hatched bar, a corner turned over, a word for the price."""

import pygame
from pygame import Rect, Surface

from ...language import mark
from ..painting.colour import Colour, darken, luminance, mix
from ..painting.layout import placed, split
from ..painting.painter import Painter
from ..painting.paper import add_grain
from ..painting.shapes import blank, flat, opaque, polygon, stamp
from ..painting.theme import Colours
from .cells import ASIDE, Cell
from .layout import INNER, OUTER, SIDE_BOTTOM, SIDE_LEFT, SIDE_TOP, BoardLayout
from .patterns import draw_pattern

MORTGAGED = mark("MORTGAGED")
#: how far its ink is from that of names, towards that of lines: quiet, as a late board has twenty
MUTED = 0.3
#: how far its paper is from that of others: towards ink, or towards red on a dark board, where
#: hardly any grey is left between the paper and the letters
DULL, REDDISH = 0.095, 0.3
#: how opaque of 255 the paper is on a bar and on a picture, and ink in the hatch
ON_BAR, ON_PICTURE, HATCH = 84, 52, 96
#: from line to line of the hatch, in sides of the board
PITCH = 0.0052
#: the size of the word, in sizes of a price, and the greatest width of its place, in heights
WORD, WIDE = 0.82, 4.6
#: the corner turned over and the least of it, in widths of a bar; its back, and the shade below it
TURNED, LEAST, BACK, SHADE = 0.8, 0.3, (250, 243, 227), 0.22


def quiet(colours: Colours) -> tuple[Colour, Colour]:
    """The ink of the word, and the paper below it."""
    ink = mix(colours.board_ink, colours.board_line, MUTED)
    if luminance(colours.board) < luminance(colours.board_ink):
        return ink, mix(colours.board, colours.hotel, REDDISH)
    return ink, mix(colours.board, ink, DULL)


def draw_mortgaged(cell: Cell, surface: Surface, word: str) -> None:
    """Change the print of a space: all but its name is quieter, and the price is a word."""
    painter, layout, space = cell.painter, cell.layout, cell.space
    inside = layout.inside(space.index)
    ink, paper = quiet(painter.theme.colours)
    bar, rest = split(inside, INNER[cell.side], min(cell.parts.bar.clip(inside).size))
    lay_paper(painter, surface, rest, paper)
    # without the line that is its edge
    bar = split(bar, OUTER[cell.side], layout.line)[1]
    if cell.street:
        painter.box(surface, bar, (*paper, ON_BAR))
        draw_pattern(painter, surface, bar, "rise", round(layout.side * PITCH), (*ink, HATCH))
    elif cell.halves()[0]:
        cell.draw_picture(surface)
        painter.box(surface, cell.picture_area.clip(inside), (*paper, ON_PICTURE))
    cell.draw_name(surface)
    cell.write_for_price(surface, word, word_place(layout, space.index), WORD, ink)
    # a long name of a utility in the far row reaches to the inner edge
    if cell.street or cell.side != SIDE_TOP or cell.halves()[0]:
        turn_corner(cell, surface, inside)


def turn_corner(cell: Cell, surface: Surface, inside: Rect) -> None:
    """Turn over a corner at the inner edge, like that of a deed that lies face down."""
    layout, colours = cell.layout, cell.painter.theme.colours
    side = round(layout.bar * TURNED)
    if cell.side == SIDE_BOTTOM and not cell.street:
        # the name of a railroad is there
        side = min(side, cell.beside_name())
        if side < LEAST * layout.bar:
            return
    right, low = cell.side == SIDE_LEFT, cell.side == SIDE_TOP
    left, top = (
        inside.right - side if right else inside.x,
        inside.bottom - side if low else inside.y,
    )
    place = Rect(left, top, side, side)
    turned = blank(place.size)
    ends = [(side * (1 - right), side * low), (side * right, side * (1 - low))]
    gone, back = (side * right, side * low), (side * (1 - right), side * (1 - low))
    under = darken(colours.board_centre, SHADE)
    for tip, colour in ((gone, under), (back, BACK)):
        stamp(turned, flat(polygon(place.size, (tip, *ends)), (*colour, 255)), (0, 0))
    edge = [(min(x, side - 1), min(y, side - 1)) for x, y in (back, *ends)]
    pygame.draw.lines(turned, (*colours.board_line, 255), True, edge, layout.line)
    stamp(surface, turned, place.topleft)


def word_place(layout: BoardLayout, space: int) -> Rect:
    """The place of the word in the middle of that of the price, clear of all lines."""
    price, aside = layout.parts(space, bar=True).price, round(layout.side * ASIDE)
    wide = min(price.width - 2 * aside, round(price.height * WIDE))
    return placed((wide, price.height), center=price.center)


def lay_paper(painter: Painter, surface: Surface, rect: Rect, colour: Colour) -> None:
    """Paper of a colour, over what is printed there."""
    paper = opaque(Surface(rect.size))
    paper.fill(colour)
    if painter.theme.grain:
        add_grain(paper, painter.theme.grain)
    surface.blit(paper, rect)
