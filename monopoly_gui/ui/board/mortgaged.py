"""A mortgaged space: its paper is a little duller, its colour muted, and a seal lies on it."""

from pygame import Rect, Surface

from ..painting.baked import cut_scaled, sheet
from ..painting.colour import Colour, mix
from ..painting.layout import split
from ..painting.painter import Painter
from ..painting.paper import add_grain
from ..painting.shapes import opaque, stamp
from ..painting.theme import Colours
from .cells import Cell
from .layout import INNER, OUTER

#: how opaque of 255 the ink that dulls the paper and the print is, and the paper that mutes a bar
DULL, MUTED = 24, 60
#: the side of a seal on the sheet with one for all themes and one for high contrast
SIDE = 128


def dulled(colour: Colour, colours: Colours) -> Colour:
    """A colour of print on a mortgaged space: paper is darker, or lighter on a dark board."""
    return mix(colour, colours.board_line, DULL / 255)


def draw_mortgaged(cell: Cell, surface: Surface) -> None:
    """Change a printed space: all of it is duller, and a seal lies on its bar or in a corner."""
    painter, layout = cell.painter, cell.layout
    inside, colours = layout.inside(cell.space.index), painter.theme.colours
    bar, rest = split(inside, INNER[cell.side], min(cell.parts.bar.clip(inside).size))
    if not cell.street:
        # the picture makes room for the seal
        lay_paper(painter, surface, cell.picture_area.clip(inside), colours.board)
        cell.draw_picture(surface, sealed=True)
    painter.box(surface, rest, (*colours.board_line, DULL))
    if cell.street:
        # without the line that is its edge
        painter.box(surface, split(bar, OUTER[cell.side], layout.line)[1], (*colours.board, MUTED))
    draw_seal(painter, surface, cell.seal_place())


def draw_seal(painter: Painter, surface: Surface, rect: Rect) -> None:
    """The seal of a mortgage with its shadow, in a square."""
    stamp(surface, painter.cached_drawing(_seal, painter, rect.width), rect.topleft)


def _seal(painter: Painter, side: int) -> Surface:
    """The seal so wide, for this theme."""
    whole = sheet(painter.assets / "pieces" / "seal.png", (2 * SIDE, SIDE))
    return cut_scaled(whole, Rect(SIDE * painter.theme.strong, 0, SIDE, SIDE), (side, side))


def lay_paper(painter: Painter, surface: Surface, rect: Rect, colour: Colour) -> None:
    """Paper of a colour, over what is printed there."""
    paper = opaque(Surface(rect.size))
    paper.fill(colour)
    if painter.theme.grain:
        add_grain(paper, painter.theme.grain)
    surface.blit(paper, rect)
