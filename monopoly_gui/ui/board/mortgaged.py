"""A mortgaged space: darker paper, its colour or picture muted, and a padlock for the price."""

from pygame import Rect, Surface

from ..painting.colour import Colour, contrast, darken, lighten, luminance, mix
from ..painting.layout import placed, split
from ..painting.painter import Painter
from ..painting.paper import add_grain
from ..painting.shapes import opaque
from ..painting.theme import Colours
from .cells import ASIDE, Cell
from .layout import INNER, OUTER, BoardLayout

#: kraft paper by day, which takes this much of the colour in the middle of the board
KRAFT: Colour = (206, 160, 102)
TINTED = 0.75
#: steel blue on a dark board
STEEL: Colour = (70, 90, 120)
#: the least contrast with other paper and with the ink of names
APART, READABLE = 1.45, 6.4
#: how opaque of 255 the paper is on a bar and on a picture
MUTED = 46
#: the side of the icon, which has air around its lock, and the greatest width of the place of a
#: price or a lock, in heights of a price
LOCK, WIDE = 1.22, 4.6


def turned_paper(colours: Colours) -> Colour:
    """The paper of a mortgaged space: darker than that of others, or lighter on a dark board."""
    if luminance(colours.board) < luminance(colours.board_ink):
        return STEEL
    paper = mix(KRAFT, colours.board_centre, TINTED)
    while contrast(paper, colours.board) < APART:
        paper = darken(paper, 0.02)
    while contrast(paper, colours.board_ink) < READABLE:
        paper = lighten(paper, 0.05)
    return paper


def draw_mortgaged(cell: Cell, surface: Surface) -> None:
    """Change the print of a space: its paper is another one, and a lock is in the price's place."""
    painter, layout, space = cell.painter, cell.layout, cell.space
    inside, paper = layout.inside(space.index), turned_paper(painter.theme.colours)
    bar, rest = split(inside, INNER[cell.side], min(cell.parts.bar.clip(inside).size))
    lay_paper(painter, surface, rest, paper)
    muted = (*paper, MUTED)
    if cell.street:
        # without the line that is its edge
        painter.box(surface, split(bar, OUTER[cell.side], layout.line)[1], muted)
    elif cell.halves()[0]:
        cell.draw_picture(surface)
        painter.box(surface, cell.picture_area.clip(inside), muted)
    cell.draw_name(surface)
    place = price_room(layout, space.index)
    side = round(place.height * LOCK * cell.letters[cell.side].tall)
    lock = placed((side, side), center=place.center)
    painter.icon(surface, "lock", lock, "board_ink", layout.lean(lock))


def price_room(layout: BoardLayout, space: int) -> Rect:
    """The middle of the place of a price, or of the lock for it, clear of all lines."""
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
