"""The middle of the board: the title, the two decks, and room for events."""

import pygame
from pygame import Rect, Surface

from ...engine.board import Board
from ...engine.cards import CHANCE
from ..painting.colour import darken, ink_on, lighten
from ..painting.layout import placed
from ..painting.painter import Painter
from ..painting.shadows import with_shadow
from ..painting.shapes import filled, flat, ring, rounded, stamp
from .layout import BoardLayout
from .own_pictures import own_picture
from .rosette import rosette_ink

TITLE = "MONOPOLY"
#: the opacity of the ground below the edition's name
CLEAR = 214
IVORY = (255, 246, 222)
DECK_SHARE = 0.166
TILT = 7
#: the places of the decks: clear of the tokens at the edge of the middle
DECK_ACROSS, DECK_DOWN = 0.208, 0.202


def stage(layout: BoardLayout) -> Rect:
    """The free part of the middle, below the title and the decks."""
    centre = layout.centre()
    head = round(centre.height * 0.266)
    margin = round(centre.width * 0.025)
    width, height = centre.width - 2 * margin, centre.height - head - margin
    return Rect(centre.x + margin, centre.y + head, width, height)


def deck_tilt(deck: int) -> float:
    """The rotation of a deck, in degrees counterclockwise."""
    return TILT if deck == CHANCE else -TILT


def deck_centre(layout: BoardLayout, deck: int) -> tuple[int, int]:
    """The centre of a deck: Chance on the left, Community Chest on the right."""
    centre = layout.centre()
    across = DECK_ACROSS if deck == CHANCE else 1 - DECK_ACROSS
    return centre.x + round(centre.width * across), centre.y + round(centre.height * DECK_DOWN)


def deck_width(layout: BoardLayout) -> int:
    """The width of the cards of a deck."""
    return round(layout.centre().width * DECK_SHARE)


def draw_centre(painter: Painter, surface: Surface, layout: BoardLayout, board: Board) -> None:
    """Draw the print in the middle of the board."""
    veil = (*painter.theme.colours.board_centre, 150)
    own = own_picture(painter, board.pictures, "centre", layout.centre().size, veil)
    if own and not painter.theme.strong:
        stamp(surface, own, layout.centre().topleft)
        _ground(painter, surface, layout.centre(), board)
    else:
        _border(painter, surface, layout)
    _title(painter, surface, layout.centre(), board)


def _border(painter: Painter, surface: Surface, layout: BoardLayout) -> None:
    """Two thin lines around the middle."""
    centre, ink = layout.centre(), rosette_ink(painter.theme, 2.6)
    for inset, width in ((0.012, 0.005), (0.022, 0.0016)):
        far = round(centre.width * inset)
        line = max(1, round(centre.width * width))
        pygame.draw.rect(surface, ink, centre.inflate(-2 * far, -2 * far), line)


def _ground(painter: Painter, surface: Surface, centre: Rect, board: Board) -> None:
    """The ground of the title over a picture."""
    below = _places(centre)[1]
    pixels = below.height * 0.48
    width = min(below.width, round(painter.type.width(board.title, pixels, "bold") + pixels * 1.2))
    box = placed((width, round(below.height * 0.72)), center=below.center)
    shape = rounded(box.size, box.height // 2)
    stamp(surface, flat(shape, (*painter.theme.colours.board_centre, CLEAR)), box.topleft)


def _places(centre: Rect) -> tuple[Rect, Rect]:
    """The places of the game's plate and of the edition's name."""
    plate = Rect(0, 0, round(centre.width * 0.4), round(centre.width * 0.092))
    plate.midtop = (centre.centerx, centre.y + round(centre.height * 0.076))
    return plate, Rect(plate.x, plate.bottom, plate.width, round(plate.height * 0.52))


def _title(painter: Painter, surface: Surface, centre: Rect, board: Board) -> None:
    """The name of the game on a plate, the edition below it."""
    plate, below = _places(centre)
    draw_plate(painter, surface, plate)
    ink = ink_on(painter.theme.colours.board_centre)
    painter.print_text(surface, board.title, below, plate.height * 0.25, ink, weight="bold")


def draw_plate(painter: Painter, surface: Surface, plate: Rect) -> None:
    """The name of the game; ``plate`` is about four times as wide as high."""
    size = plate.size
    drawn = painter.cached_drawing(_plate, painter, size)
    reach = (drawn.get_width() - size[0]) // 2
    stamp(surface, drawn, (plate.x - reach, plate.y - reach))
    pixels = size[1] * 0.5
    width = painter.type.width(TITLE, pixels, "display")
    spread = (size[0] * 0.82 - width) / (len(TITLE) - 1)
    x = plate.centerx - size[0] * 0.41
    for letter in TITLE:
        at = (round(x), plate.centery)
        painter.print_text(surface, letter, at, pixels, IVORY, weight="display", align="left")
        x += painter.type.width(letter, pixels, "display") + spread


def _plate(painter: Painter, size: tuple[int, int]) -> Surface:
    """The plate with its shadow, which reaches beyond it on every side."""
    colours = painter.theme.colours
    radius = round(size[1] * 0.2)
    high, low = lighten(colours.board_frame, 0.12), darken(colours.board_frame, 0.1)
    plate = filled(rounded(size, radius), high, low)
    line = max(1, round(size[1] * 0.045))
    inset = max(2, round(size[1] * 0.07))
    inner = plate.get_rect().inflate(-2 * inset, -2 * inset)
    light, dark = lighten(colours.accent, 0.3), darken(colours.accent, 0.1)
    edge = filled(ring(inner.size, max(1, radius - inset), line), light, dark)
    stamp(plate, edge, inner.topleft)
    return with_shadow(plate, size[1] * 0.3, max(1, round(size[1] * 0.07)))
