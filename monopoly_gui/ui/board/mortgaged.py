"""A mortgaged space: grey paper, a hatched or faded ground, and a word for the price."""

from pygame import Rect, Surface

from ...language import mark
from ..painting.colour import Colour, mix
from ..painting.layout import placed, split
from ..painting.painter import Painter
from ..painting.paper import add_grain
from ..painting.shapes import opaque
from ..painting.theme import Colours
from .cells import ASIDE, Cell
from .layout import INNER, OUTER, BoardLayout
from .patterns import draw_pattern

MORTGAGED = mark("MORTGAGED")
#: how far its ink is from that of names, towards that of lines: quiet, as a late board has twenty
MUTED = 0.3
#: how opaque of 255 that ink is on the paper and in the hatch, and grey paper on a bar or a picture
GREY, HATCH, FADED = 46, 120, 110
#: from line to line of the hatch, in sides of the board
PITCH = 0.0062
#: the size of the word, in sizes of a price, and the greatest width of its place, in heights
WORD, WIDE = 0.88, 4.6


def quiet(colours: Colours) -> tuple[Colour, Colour]:
    """The ink of the word, and the paper below it."""
    ink = mix(colours.board_ink, colours.board_line, MUTED)
    return ink, mix(colours.board, ink, GREY / 255)


def draw_mortgaged(cell: Cell, surface: Surface, word: str) -> None:
    """Change the print of a space: all but its name is quieter, and the price is a word."""
    painter, layout, space = cell.painter, cell.layout, cell.space
    inside, colours = layout.inside(space.index), painter.theme.colours
    ink, grey = quiet(colours)
    lay_paper(painter, surface, cell.parts.price.clip(inside))
    thick = min(cell.parts.bar.clip(inside).size)
    bar, rest = split(inside, INNER[cell.side], thick)
    painter.box(surface, rest, (*ink, GREY))
    # without the line that is its edge
    bar = split(bar, OUTER[cell.side], layout.line)[1]
    faded = bar if cell.street else cell.picture_area.clip(inside)
    painter.box(surface, faded, (*grey, FADED))
    if cell.street:
        draw_pattern(painter, surface, bar, "rise", round(layout.side * PITCH), (*ink, HATCH))
    cell.write_for_price(surface, word, word_place(layout, space.index), WORD, ink)


def word_place(layout: BoardLayout, space: int) -> Rect:
    """The place of the word in the middle of that of the price, clear of all lines."""
    price, aside = layout.parts(space, bar=True).price, round(layout.side * ASIDE)
    wide = min(price.width - 2 * aside, round(price.height * WIDE))
    return placed((wide, price.height), center=price.center)


def lay_paper(painter: Painter, surface: Surface, rect: Rect) -> None:
    """The board's paper, over what is printed there."""
    paper = opaque(Surface(rect.size))
    paper.fill(painter.theme.colours.board)
    if painter.theme.grain:
        add_grain(paper, painter.theme.grain)
    surface.blit(paper, rect)
