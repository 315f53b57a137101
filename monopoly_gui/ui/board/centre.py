"""The middle of the board: the title, the two decks, and room for what happens now."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from ...engine.board import Board
from ...engine.cards import CHANCE, CHEST
from ..painting.colour import WHITE, darken, lighten, luminance, mix
from ..painting.dress import DARK
from ..painting.painter import Painter
from ..painting.shadows import outline_shadow
from ..painting.shapes import blank, filled, flat, polygon, ring, rounded, stamp
from .cards_art import draw_deck
from .layout import BoardLayout
from .own_pictures import own_picture

TITLE = "MONOPOLY"
#: the picture of a board that wishes for no other
TOWN = "town"
HEAD_SHARE = 0.25
DECK_SHARE = 0.2
TILT = 9
#: how strongly a picture of the middle fades, so that what lies on it is read, 0 to 255
VEIL = 150
#: the skyline along the foot: width, height, and whether it has a pointed roof
SKYLINE = (
    (5, 5, True), (6, 9, False), (4, 6, True), (7, 13, False), (5, 8, True), (4, 11, False),
    (6, 7, True), (5, 15, False), (7, 10, False), (4, 6, True), (6, 12, True), (5, 8, False),
    (7, 16, False), (4, 9, True), (6, 7, False), (5, 11, True), (7, 6, True), (5, 13, False),
    (6, 8, True), (4, 5, False),
)  # fmt: skip


def stage(layout: BoardLayout) -> pygame.Rect:
    """The part of the middle that is left free, below the title and the decks."""
    centre = layout.centre()
    head = round(centre.height * HEAD_SHARE)
    margin = round(centre.width * 0.025)
    return pygame.Rect(
        centre.x + margin,
        centre.y + head,
        centre.width - 2 * margin,
        centre.height - head - margin,
    )


def tilt_of(deck: int) -> float:
    """How a deck lies, in degrees against the clock."""
    return TILT if deck == CHANCE else -TILT


def deck_centre(layout: BoardLayout, deck: int) -> tuple[int, int]:
    """Where a deck lies: Chance on the left, Community Chest on the right."""
    centre = layout.centre()
    across = 0.145 if deck == CHANCE else 0.855
    return centre.x + round(centre.width * across), centre.y + round(centre.height * 0.128)


def draw_centre(
    painter: Painter, surface: pygame.Surface, layout: BoardLayout, board: Board
) -> None:
    """Everything printed in the middle, upon its ground."""
    veil = (*painter.theme.colours.board_centre, VEIL)
    own = own_picture(painter, board.pictures, "centre", layout.centre().size, veil)
    if own is None or painter.theme.strong:
        _scenery(painter, surface, layout.centre(), board.theme.get("picture", TOWN))
    else:
        stamp(surface, own, layout.centre().topleft)
        _ground(painter, surface, layout.centre(), board)
    width = round(layout.centre().width * DECK_SHARE)
    for deck in (CHANCE, CHEST):
        title = board.deck_names[deck]
        at = deck_centre(layout, deck)
        draw_deck(painter, surface, deck, at, width, degrees=tilt_of(deck), title=title)
    _title(painter, surface, layout.centre(), board)


def _ground(painter: Painter, surface: pygame.Surface, centre: pygame.Rect, board: Board) -> None:
    """What the edition stands on where a picture is behind it."""
    below = _places(centre)[1]
    pixels = below.height * 0.48
    wide = min(below.width, round(painter.type.width(board.title, pixels, "bold") + pixels * 1.2))
    box = pygame.Rect(0, 0, wide, round(below.height * 0.72))
    box.center = below.center
    shape = rounded(box.size, box.height // 2)
    stamp(surface, flat(shape, (*painter.theme.colours.board_centre, 214)), box.topleft)


def _places(centre: pygame.Rect) -> tuple[pygame.Rect, pygame.Rect]:
    """Where the plate with the name of the game is, and where the edition stands."""
    plate = pygame.Rect(0, 0, round(centre.width * 0.42), round(centre.width * 0.1))
    plate.midtop = (centre.centerx, centre.y + round(centre.height * 0.062))
    return plate, pygame.Rect(plate.x, plate.bottom, plate.width, round(plate.height * 0.52))


def _title(painter: Painter, surface: pygame.Surface, centre: pygame.Rect, board: Board) -> None:
    """The name of the game on a plate, the edition below it."""
    plate, below = _places(centre)
    draw_plate(painter, surface, plate)
    colours = painter.theme.colours
    painter.text(
        surface,
        board.title,
        below,
        size=plate.height * 0.25 / painter.scale,
        printed=True,
        colour=colours.board_muted,
        weight="bold",
        align="center",
        valign="center",
    )


def draw_plate(painter: Painter, surface: pygame.Surface, plate: pygame.Rect) -> None:
    """The name of the game; ``plate`` is about four times as wide as high."""
    size = plate.size
    drawn = painter.cached(("plate", size), lambda: _plate(painter, size))
    reach = (drawn.get_width() - size[0]) // 2
    stamp(surface, drawn, (plate.x - reach, plate.y - reach))
    pixels = size[1] * 0.5
    wide = painter.type.width(TITLE, pixels, "display")
    spread = (size[0] * 0.82 - wide) / (len(TITLE) - 1)
    x = plate.centerx - size[0] * 0.41
    for letter in TITLE:
        painter.text(
            surface,
            letter,
            (round(x), plate.centery),
            size=pixels / painter.scale,
            printed=True,
            colour=(255, 246, 222),
            weight="display",
            valign="center",
        )
        x += painter.type.width(letter, pixels, "display") + spread


def _plate(painter: Painter, size: tuple[int, int]) -> pygame.Surface:
    """The plate with its shadow, which reaches beyond it on every side."""
    colours = painter.theme.colours
    radius = round(size[1] * 0.2)
    shape = rounded(size, radius)
    shade = outline_shadow(shape, size[1] * 0.3, 110)
    reach = (shade.get_width() - size[0]) // 2
    drop = max(1, round(size[1] * 0.07))
    made = blank((shade.get_width(), shade.get_height() + drop))
    stamp(made, shade, (0, drop))
    body = filled(shape, lighten(colours.board_frame, 0.12), darken(colours.board_frame, 0.1))
    stamp(made, body, (reach, reach))
    line = max(1, round(size[1] * 0.045))
    inset = max(2, round(size[1] * 0.07))
    inner = (size[0] - 2 * inset, size[1] - 2 * inset)
    edge = filled(
        ring(inner, max(1, radius - inset), line),
        lighten(colours.accent, 0.3),
        darken(colours.accent, 0.1),
    )
    stamp(made, edge, (reach + inset, reach + inset))
    return made


def _scenery(painter: Painter, surface: pygame.Surface, centre: pygame.Rect, picture: str) -> None:
    """The picture that the board wishes along the foot of its middle, in one quiet colour."""
    if picture == TOWN or painter.theme.strong:
        _skyline(painter, surface, centre)
        return
    colours = painter.theme.colours
    dark = luminance(colours.board_centre) < DARK
    ink = (
        lighten(colours.board_centre, 0.75)
        if dark
        else mix(colours.board_frame, colours.table, 0.5)
    )
    area = pygame.Rect(0, 0, centre.width, round(centre.width * 0.42))
    area.midbottom = centre.midbottom
    painter.scenery(surface, picture, area, ink)


def _skyline(painter: Painter, surface: pygame.Surface, centre: pygame.Rect) -> None:
    """A row of houses along the foot, hardly darker than the ground."""
    ink = (*darken(painter.theme.colours.board_centre_edge, 0.45), 24)
    foot = round(centre.height * 0.16)
    area = pygame.Rect(centre.x, centre.bottom - foot, centre.width, foot)
    draw_skyline(painter, surface, area, ink)


def draw_skyline(
    painter: Painter, surface: pygame.Surface, area: pygame.Rect, ink: Sequence[int]
) -> None:
    """A row of houses standing on the foot of an area, not where grounds are plain."""
    if not painter.theme.strong:
        key = ("skyline", area.size, tuple(ink))
        picture = painter.shared(key, lambda: flat(_houses(area.size), ink))
        stamp(surface, picture, area.topleft)


def _houses(size: tuple[int, int]) -> pygame.Surface:
    """The shape of the row of houses."""
    width, height = size
    unit = height / max(tall for _, tall, _ in SKYLINE)
    across = width / sum(wide for wide, _, _ in SKYLINE)
    made = blank(size)
    end = 0.0
    for wide, tall, pointed in SKYLINE:
        left, end = round(end), end + wide * across
        top, broad = round(height - tall * unit), round(end) - left
        if pointed:
            high = round(wide * across * 0.38)
            roof = polygon((broad, high), [(0, high), (broad / 2, 0), (broad, high)], over=2)
            stamp(made, roof, (left, top))
            top += high
        made.fill(WHITE, (left, top, broad, height - top))
    return made
