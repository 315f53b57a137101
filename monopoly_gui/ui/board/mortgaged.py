"""A mortgaged space: kraft paper, its colour or picture muted, and a padlock for the price."""

from pygame import Rect, Surface

from ..painting.colour import Colour, luminance, mix
from ..painting.layout import placed, split
from ..painting.painter import Painter
from ..painting.paper import add_grain
from ..painting.shapes import opaque
from ..painting.theme import Colours
from .cells import ASIDE, Cell
from .layout import INNER, OUTER, BoardLayout

#: kraft paper by day and on a dark board, and how far the paper of a space turns into it
KRAFT: Colour = (206, 160, 102)
DUSK: Colour = (128, 87, 46)
TURNED = 0.8
#: how opaque of 255 the paper is on a bar and on a picture
MUTED = 46
#: the side of the icon, which has air around its lock, and the greatest width of the place of a
#: price or a lock, in heights of a price
LOCK, WIDE = 1.22, 4.6


def kraft(colours: Colours) -> Colour:
    """The paper of a mortgaged space: darker than that of others, or lighter on a dark board."""
    dark = luminance(colours.board) < luminance(colours.board_ink)
    return mix(colours.board, DUSK if dark else KRAFT, TURNED)


def draw_mortgaged(cell: Cell, surface: Surface) -> None:
    """Change the print of a space: its paper is another one, and a lock is in the price's place."""
    painter, layout, space = cell.painter, cell.layout, cell.space
    inside, paper = layout.inside(space.index), kraft(painter.theme.colours)
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
