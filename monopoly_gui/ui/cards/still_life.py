"""Still lifes of game pieces, on cloth or on a button."""

import pygame
from pygame import Rect, Surface

from ...engine.board import Board
from ..painting import layout
from ..painting.colour import Colour, lighten
from ..painting.painter import Painter
from ..painting.shadows import with_shadow
from ..painting.shapes import blank, rotated, rounded, stamp
from ..painting.table import lay_table
from ..pieces.figures import Figure, draw_figure
from ..pieces.rolling_die import Pose, SolidDie
from ..pieces.standing import SLANT, building
from .banknotes import draw_note

#: of the kinds of pieces: width over height
SHAPES = {
    "note": 1.15, "token": 0.9, "die": 0.85, "speed": 0.85, "house": 0.85, "hotel": 1.5,
    "card": 1.45, "art": 1.1,
}  # fmt: skip
#: the corners of the cloth; cards are drawn this many times too large before they are turned
RADIUS, OVER = 5, 2
#: the directions of figures, by their place in a picture; the sprite of buildings
TURNS, PLACE = (1, 7, 1, 7), (2, 3)


def still_life(
    painter: Painter, board: Board, colour: Colour, things: str, size: tuple[int, int]
) -> Surface:
    """Pieces on felt of a colour in a pool of light, premultiplied."""
    felt = lay_table(painter.assets / "pieces" / "felt.jpg", size, lighten(colour, 0.2))
    picture = blank(size)
    picture.blit(pygame.transform.smoothscale(felt, size), (0, 0))
    draw_things(painter, board, things, picture, picture.get_rect())
    mask = rounded(size, painter.px(RADIUS))
    picture.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return picture


def draw_things(painter: Painter, board: Board, things: str, surface: Surface, rect: Rect) -> None:
    """Draw pieces side by side as large as fits, such as ``note:500 die:6 house token:hat``."""
    pieces = [thing.partition(":")[::2] for thing in things.split()]
    shares = [SHAPES[kind] for kind, _what in pieces]
    room = layout.inset(rect, rect.width // 14, rect.height // 14)
    high = min(room.height, int(room.width / sum(shares)))
    places = layout.row(layout.centre(room, round(high * sum(shares)), high), shares)
    clip = surface.get_clip()
    surface.set_clip(rect.clip(clip))
    for number, (place, piece) in enumerate(zip(places, pieces, strict=True)):
        _draw_thing(painter, board, piece, number, surface, place)
    surface.set_clip(clip)


def _draw_thing(
    painter: Painter, board: Board, thing: tuple[str, str], number: int, surface: Surface,
    rect: Rect,
) -> None:  # fmt: skip
    """Draw the piece of this place in its still life."""
    kind, what = thing
    high = rect.height
    if kind == "note":
        note = draw_note(painter, int(what), board.money(int(what)), high * 8 // 5, number)
        lowered = rect.move(0, high // 12 * (-1) ** number)
        stamp(surface, note, note.get_rect(center=lowered.center).topleft)
    elif kind == "token":
        colour = painter.theme.players[number]
        square = layout.centre(rect, high, high)
        draw_figure(painter, surface, Figure(what, square, colour, turn=TURNS[number]))
    elif kind in ("house", "hotel"):
        level = 5 if kind == "hotel" else 1
        picture, foot = building(painter, level, rect.width * 4 // 5, PLACE)
        stamp(surface, picture, (rect.centerx - foot[0], rect.bottom - high // 4 - foot[1]))
    elif kind in ("die", "speed"):
        low = rect.centerx, rect.bottom - high // 5 - high // 8 * (number % 2)
        pose = Pose(what, 20.0 + 43.0 * number)
        SolidDie(painter, high // 2, SLANT, kind == "speed").draw(surface, low, pose)
    elif kind == "card":
        card = painter.cached_drawing(_card, painter, what, rect.size, number)
        stamp(surface, card, card.get_rect(center=rect.center).topleft)
    else:
        painter.picture(surface, what, layout.inset(rect, high // 16))


def _card(painter: Painter, name: str, size: tuple[int, int], number: int) -> Surface:
    """A card with a drawing, slightly turned, with its shadow."""
    width, height = size[0] * OVER, size[1] * OVER
    paper = blank((width, height * 9 // 10))
    whole = paper.get_rect()
    painter.box(paper, whole, "deed", radius=16)
    painter.card_picture(paper, name, whole.inflate(width // 8, height // 8))
    return with_shadow(rotated(paper, 5 - 11 * (number % 2), OVER), height / 30, height // 40)
