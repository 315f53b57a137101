"""Banknotes: one design for each value, and piles of them."""

from collections.abc import Sequence

import pygame
from pygame import Rect, Surface

from ...engine.board import Board
from ...engine.notes import Notes, change_for
from ..board.rosette import waves
from ..painting.colour import WHITE, Colour, darken, lighten, mix
from ..painting.icons import tinted
from ..painting.painter import Painter
from ..painting.shadows import box_shadow, spread
from ..painting.shapes import blank, disc, filled, flat, outline, rotated, rounded, stamp

#: width over height of a note
SHAPE = 1.9
#: drawn this many times too large before it is turned and shrunk
OVER = 2
#: the most notes that are counted out one by one
COUNTED = 6
#: of money spread out: the least and the greatest distance of piles in widths of a note, the bow
#: of their row, and the lean of its ends in degrees
ACROSS, WIDEST, BOW, LEAN = 0.33, 0.6, 0.06, 10.0
#: by value: the paper, the ink, and the picture in the middle
KINDS: dict[int, tuple[Colour, Colour, str]] = {
    1: ((236, 238, 233), (92, 108, 116), "key"),
    5: ((246, 205, 205), (168, 62, 78), "car"),
    10: ((247, 231, 168), (150, 104, 18), "house"),
    20: ((196, 228, 190), (38, 112, 62), "train"),
    50: ((187, 211, 240), (34, 84, 152), "water"),
    100: ((226, 208, 184), (112, 74, 38), "hotel"),
    500: ((246, 202, 142), (158, 74, 14), "crown"),
}
#: how much of the colour of the middle of the board is in the paper
TINTED = 0.3
#: how much darker the ink is in high contrast
DARKER = 0.55
OTHER = ((222, 214, 236), (92, 70, 140), "star")


def notes_for(amount: int, values: Sequence[int] = tuple(KINDS)) -> list[int]:
    """The fewest notes of these values for a sum, one by one, the largest first."""
    return [value for value, count in change_for(amount, values) for _again in range(count)]


def counted_notes(amount: int) -> list[int]:
    """As small notes for a sum as can still be counted."""
    values = sorted(KINDS)
    ways = (notes_for(amount, values[:most]) for most in range(1, len(values)))
    return next((notes for notes in ways if len(notes) <= COUNTED), notes_for(amount))


def draw_notes(painter: Painter, surface: Surface, rect: Rect, notes: Notes, board: Board) -> None:
    """Somebody's money spread out in a fan."""
    if not notes or not rect.width:
        return
    # a few notes are no larger than four, and need not be drawn anew
    wide = rect.width / (1.1 + (max(4, len(notes)) - 1) * ACROSS)
    width = round(min(wide, rect.height * SHAPE / 1.3))
    across = min(WIDEST * width, (rect.width - 1.1 * width) / max(1, len(notes) - 1))
    for place, (value, copies) in enumerate(notes):
        aside, money = place - (len(notes) - 1) / 2, board.money(value)
        bent = aside / max(1.5, len(notes) / 2)
        x, y = rect.centerx + aside * across, rect.centery + bent * bent * BOW * width
        picture = painter.cached_drawing(
            _pile, painter, value, money, width, min(copies, 6), place % 3, -bent * LEAN
        )
        stamp(surface, picture, picture.get_rect(center=(round(x), round(y))).topleft)


def draw_note(painter: Painter, value: int, money: str, width: int, lean: int) -> Surface:
    """One note with its shadow, this many pixels wide and slightly turned."""
    return painter.cached_drawing(_pile, painter, value, money, width, 1, lean % 3)


def single_size(width: int) -> tuple[int, int]:
    """The size of the picture of one note."""
    room = _room(width, 1)
    return width + 2 * room, round(width / SHAPE) + 2 * room


def _room(width: int, count: int) -> int:
    """The margin of a pile for its notes and their shadows, in pixels."""
    return width // 8 + _step(width) * count + 2 * spread(_blur(width))


def _step(width: int) -> int:
    return max(1, width // 46)


def _blur(width: int) -> float:
    return max(2.0, width * 0.035)


def _pile(
    painter: Painter, value: int, money: str, width: int, count: int, lean: int, turn: float = 0.0
) -> Surface:
    """A pile of slightly turned notes with their shadows, ``turn`` degrees to the left."""
    size = (width, round(width / SHAPE))
    large = size[0] * OVER, size[1] * OVER
    note = painter.cached_drawing(note_face, painter, value, money, large)
    shade = rotated(box_shadow(size, _blur(width), 70), turn, 1)
    step, room = _step(width), _room(width, count)
    surface = blank((size[0] + 2 * room, size[1] + 2 * room))
    for number in range(count):
        degrees = ((number * 37 + lean * 23 + value) % 7 - 3) * 0.9 + turn
        turned = rotated(note, degrees, OVER, smooth=True)
        dx, dy = step * (number - count / 2), -step * (number - count / 2)
        centre = (surface.get_width() / 2 + dx, surface.get_height() / 2 + dy)
        under = shade.get_rect(center=(round(centre[0]), round(centre[1] + step)))
        stamp(surface, shade, under.topleft)
        stamp(surface, turned, turned.get_rect(center=(round(centre[0]), round(centre[1]))).topleft)
    return surface


def note_paper(
    painter: Painter, value: int, size: tuple[int, int]
) -> tuple[Surface, tuple[Colour, Colour, str]]:
    """The paper of a note of this size in pixels, with its lines and two frames; and its kind."""
    kind = paper, ink, _picture = _kind(painter, value)
    height, radius = size[1], size[1] // 14
    surface = blank(size)
    shape = rounded(size, radius)
    stamp(surface, filled(shape, lighten(paper, 0.25), darken(paper, 0.05)), (0, 0))
    stamp(surface, waves(painter, size, height, (*mix(ink, paper, 0.62), 150)), (0, 0))
    surface.blit(shape, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    for inset, thick, tone in ((0.045, 0.02, ink), (0.085, 0.007, mix(ink, paper, 0.35))):
        edge = round(height * inset)
        frame = surface.get_rect().inflate(-2 * edge, -2 * edge)
        outline(surface, frame, height // 16, height * thick, tone)
    return surface, kind


def _kind(painter: Painter, value: int) -> tuple[Colour, Colour, str]:
    """The paper, the ink and the picture of a note, tinted like the middle of the board.

    In high contrast it is not tinted, and its ink is darker.
    """
    paper, ink, picture = KINDS.get(value, OTHER)
    colours = painter.theme.colours
    if painter.theme.strong:
        return paper, darken(ink, DARKER), picture
    bright = 255 / max(1, *colours.board_centre)
    tint = mix(WHITE, [round(part * bright) for part in colours.board_centre], TINTED)
    red, green, blue = (part * dye // 255 for part, dye in zip(paper, tint, strict=True))
    return (red, green, blue), ink, picture


def note_face(painter: Painter, value: int, money: str, size: tuple[int, int]) -> Surface:
    """One note of this size in pixels: its paper, a picture and its value."""
    surface, (paper, ink, picture) = note_paper(painter, value, size)
    width, height = size
    side = round(height * 0.6)
    middle = ((width - side) // 2, (height - side) // 2)
    stamp(surface, flat(disc(side), ink), middle)
    rim = max(1, side // 28)
    face = flat(disc(side - 2 * rim), lighten(paper, 0.45))
    stamp(surface, face, (middle[0] + rim, middle[1] + rim))
    icon = round(side * 0.62)
    drawn = tinted(painter.assets / "icons" / f"{picture}.svg", (icon, icon), ink)
    stamp(surface, drawn, ((width - icon) // 2, (height - icon) // 2))
    _figures(painter, surface, value, money, ink)
    return surface


def _figures(painter: Painter, surface: Surface, value: int, money: str, ink: Colour) -> None:
    """The value, large at both sides and small in two corners."""
    width, height = surface.get_size()
    large = height * (0.34 if value < 100 else 0.25)
    for x in (0.175, 0.825):
        text = painter.type.render(str(value), large, "display", ink)
        at = text.get_rect(center=(round(width * x), height // 2))
        stamp(surface, text, at.topleft)
    small = painter.type.render(money, height * 0.125, "bold", ink)
    edge = round(height * 0.125)
    stamp(surface, small, (edge, edge))
    stamp(surface, small, (width - edge - small.get_width(), height - edge - small.get_height()))
