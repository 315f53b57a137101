"""The middle of the board: the title, the two decks, and room for events."""

from pathlib import Path

import pygame
from pygame import Rect, Surface

from ...engine.board import Board
from ...engine.cards import CHANCE
from ..painting.baked import picture
from ..painting.layout import placed
from ..painting.painter import Painter
from ..painting.shapes import stamp
from .layout import BoardLayout
from .own_pictures import own_picture
from .rosette import rosette_ink

TITLE = "MONOPOLY"
#: the baked sign and the tab below it, with so many pixels of room for the shadows of both
SIGN, TAB, ROOM = ("nameplate", (768, 264)), ("nametab", (672, 144)), 24
#: the sign's width by its height
SIGN_SHAPE = (SIGN[1][0] - 2 * ROOM) / (SIGN[1][1] - 2 * ROOM)
#: letters cut into brass
ENGRAVED = (44, 20, 2)
DECK_SHARE = 0.166
TILT = 7
#: the places of the decks: clear of the tokens at the edge of the middle
DECK_ACROSS, DECK_DOWN = 0.208, 0.202
#: the width of the sign, between the decks, and how far down it is
SIGN_WIDE, SIGN_DOWN = 0.4, 0.06


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


def _title(painter: Painter, surface: Surface, centre: Rect, board: Board) -> None:
    """The name of the game on a sign, the edition on a tab below it."""
    width = round(centre.width * SIGN_WIDE)
    sign = Rect(0, 0, width, round(width / SIGN_SHAPE))
    sign.midtop = centre.centerx, centre.y + round(centre.height * SIGN_DOWN)
    wide, high = ((side - 2 * ROOM) * width / (SIGN[1][0] - 2 * ROOM) for side in TAB[1])
    tab = placed((round(wide), round(high)), midtop=(sign.centerx, sign.bottom - round(high / 8)))
    _lay(painter, surface, TAB, tab)
    draw_plate(painter, surface, sign)
    pixels = painter.type.fitted_size(board.title, high * 0.66, wide * 0.9, "bold")
    # a long name in two lines
    pixels = max(pixels, high * 0.36)
    tab = tab.inflate(-round(wide * 0.06), 0).move(0, round(high / 16))
    painter.print_text(surface, board.title, tab, pixels, ENGRAVED, weight="bold", wrap=True)


def draw_plate(painter: Painter, surface: Surface, plate: Rect) -> None:
    """The name of the game in a place of the shape of the sign."""
    _lay(painter, surface, SIGN, plate)


def _lay(
    painter: Painter, surface: Surface, baked: tuple[str, tuple[int, int]], place: Rect
) -> None:
    """A baked thing at its place, and its shadow around it."""
    name, size = baked
    free = round(ROOM * place.width / (size[0] - 2 * ROOM))
    around = place.inflate(2 * free, 2 * free)
    drawn = painter.cached_drawing(_scaled, painter.assets / "pieces", name, size, around.size)
    stamp(surface, drawn, around.topleft)


def _scaled(folder: Path, name: str, size: tuple[int, int], wanted: tuple[int, int]) -> Surface:
    return pygame.transform.smoothscale(picture(folder / f"{name}.png", size), wanted)
