"""A board among others: small, on its own table, with an emblem that sets it apart."""

from collections.abc import Mapping

import pygame
from pygame import Surface

from ...engine.board import Board
from ..painting import layout
from ..painting.painter import Painter
from ..painting.shapes import blank, disc, rounded, stamp
from ..painting.table import sample
from ..pieces.medallion import draw_rim
from .position_picture import empty_board

#: the emblems of the shipped boards, of ``assets/icons/art``
EMBLEMS: Mapping[str, str] = {
    "us_2008": "flag_us",
    "us_pre2008": "car",
    "uk": "flag_gb",
    "de_2008": "flag_de",
    "fr_2008": "flag_fr",
    "es_2008": "flag_es",
    "kitchen_table": "mixer",
    "clatterby_line": "train",
    "orrowmere": "gate",
    "otter_park": "picnic",
    "lantern_quay": "ferry",
    "farlight_station": "shuttle",
}
#: the share of the height of an emblem or a board; the radius of the tile in design units
HIGH, RADIUS = 0.92, 14


def board_tile(painter: Painter, size: tuple[int, int], board: Board) -> Surface:
    """The emblem on the board's table, premultiplied; one's own boards are shown themselves."""
    picture = blank(size)
    side = round(min(size) * HIGH)
    spot = layout.centre(picture.get_rect(), side, side)
    with painter.wearing(board.theme):
        material = painter.theme.material
        picture.blit(sample(painter.assets / "table" / f"{material}.jpg", size), (0, 0))
        if board.id in EMBLEMS:
            inside = draw_rim(painter, picture, spot)
            stamp(picture, _emblem(painter, inside.width, EMBLEMS[board.id]), inside.topleft)
        else:
            stamp(picture, empty_board(painter, side, board), spot.topleft)
    mask = rounded(size, painter.px(RADIUS))
    picture.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return picture


def _emblem(painter: Painter, side: int, name: str) -> Surface:
    """A flag that fills the disc, or a drawing in the middle of it."""
    picture = blank((side, side))
    whole = picture.get_rect()
    painter.box(picture, whole, "board", to="board_centre_edge")
    room = whole if name.startswith("flag") else layout.inset(whole, side // 8)
    painter.picture(picture, name, room)
    picture.blit(disc(side), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return picture
