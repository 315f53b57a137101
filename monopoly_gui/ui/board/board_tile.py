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
#: shares of the height: the board, its emblem; the radius of the tile in design units
BOARD, EMBLEM, RADIUS = 0.95, 0.62, 14


def board_tile(painter: Painter, size: tuple[int, int], board: Board) -> Surface:
    """The empty board on its table, premultiplied; one's own boards have no emblem."""
    picture = blank(size)
    whole, height = picture.get_rect(), min(size)
    side = round(height * BOARD)
    with painter.wearing(board.theme):
        if material := painter.theme.material:
            picture.blit(sample(painter.assets / "table" / f"{material}.jpg", size), (0, 0))
        stamp(picture, empty_board(painter, side, board), layout.centre(whole, side, side).topleft)
        if board.id in EMBLEMS:
            spot = round(height * EMBLEM)
            inside = draw_rim(painter, picture, layout.centre(whole, spot, spot))
            stamp(picture, _emblem(painter, inside.width, EMBLEMS[board.id]), inside.topleft)
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
