"""Marks of a game on the board: owners, buildings, mortgages, the current space."""

from collections.abc import Sequence
from dataclasses import dataclass

import pygame
from pygame import Rect, Surface

from ..painting.colour import Colour, contrast, ink_on, mix
from ..painting.icons import tinted
from ..painting.layout import placed, split
from ..painting.painter import Painter, Tint
from ..painting.shapes import blank, filled, flat, outline, rounded, stamp
from ..painting.tokens import drawing
from ..pieces.sun import SHADE

#: the rims of plaques from the top to the foot, also of complete sets, and what is engraved there
BRASS, GOLD = ((206, 164, 98), (108, 78, 40)), ((255, 228, 144), (240, 188, 76))
CREAM = (255, 247, 228)
#: how opaque of 255 each of the two shadows is that set them into the frame
DROP = 80
#: the red ink of a stamp on light paper and on dark
RED, PALE = (158, 44, 38), (255, 160, 150)
#: how narrow its letters may be, and how near to the paper its frame comes
NARROW, FAINT = 0.84, 0.55
#: how much of 255 of the print below a stamp of two lines it hides
VEIL = 130
#: the degrees by which a stamp on a deed is turned
ASKEW = 4.0
#: the glow around a space, as a share of the board's side, and its line as a share of that
HALO, LINE = 0.008, 0.56


@dataclass(frozen=True, slots=True)
class SpaceMark:
    """The marks of a space: its owner's clip, buildings, a mortgage."""

    space: int
    owner: int
    level: int
    mortgaged: bool
    #: a street of a complete set without mortgages
    whole: bool = False


def draw_clip(
    painter: Painter,
    surface: Surface,
    rect: Rect,
    colour: Colour,
    signs: Sequence[str],
    whole: bool = False,
) -> None:
    """A plaque of enamel let into the frame, with the owner's token, letter or both in a row.

    Its rim of brass is thick and bright where the owner has the complete set.
    """
    thick = min(rect.size)
    metal, line = (GOLD, max(2, round(thick * 0.17))) if whole else (BRASS, max(1, thick // 11))
    plate, radius = rect.inflate(line * whole, line * whole), max(1, round(thick * 0.22))
    shade = flat(rounded(plate.size, radius), (*SHADE, DROP))
    for away in (1, 2):
        stamp(surface, shade, plate.move(away, away).topleft)
    stamp(surface, filled(rounded(plate.size, radius), *metal), plate.topleft)
    face = plate.inflate(-2 * line, -2 * line)
    enamel = flat(rounded(face.size, max(1, radius - line)), colour)
    stamp(surface, enamel, face.topleft)
    if thick < 9:
        return
    ink = CREAM if contrast(colour, CREAM) >= 2.2 else ink_on(colour)
    side = round(thick * 0.92)
    for number, sign in enumerate(signs):
        place = placed((side, side), center=rect.center)
        far = round((number - (len(signs) - 1) / 2) * side)
        place.move_ip((far, 0) if rect.width > rect.height else (0, far))
        if len(sign) == 1:
            painter.print_text(surface, sign, place, side, ink, weight="bold")
        elif sign:
            file = drawing(painter.assets / "tokens", sign)
            stamp(surface, painter.cached_drawing(tinted, file, place.size, ink), place.topleft)


def red_ink(paper: Colour) -> Colour:
    """The red ink that can be read on this paper."""
    return RED if contrast(RED, paper) > 4.5 else PALE


def draw_stamp(painter: Painter, surface: Surface, rect: Rect, text: str, paper: Tint) -> None:
    """Words in red ink in a frame, the second line of them smaller; in high contrast on a block."""
    ground = painter.tint(paper)
    ink = red_ink(ground)
    head, _break, below = text.partition("\n")
    line = max(1, rect.height // (26 if below else 14))
    radius = rect.height // (8 if below else 4)
    if painter.theme.strong:
        stamp(surface, flat(rounded(rect.size, radius), ink), rect.topleft)
        ink = ground
    else:
        if below:
            # the print below it is fainter, and its words are read
            stamp(surface, flat(rounded(rect.size, radius), (*ground, VEIL)), rect.topleft)
            outline(surface, rect.inflate(-4 * line, -4 * line), radius - 2 * line, 1, ink)
        outline(surface, rect, radius, line, ink if below else mix(ink, ground, FAINT))
    inside = rect.inflate(0, -6 * line) if below else rect
    upper, lower = split(inside, "top", round(inside.height * (0.55 if below else 1)))
    room = rect.width - 8 * line
    for words, place in ((head, upper), (below, lower)):
        if words:
            size = painter.type.fitted_size(words, place.height * 0.8, room / NARROW, "bold")
            narrow = min(1.0, room / painter.type.width(words, size, "bold"))
            painter.print_text(surface, words, place, size, ink, weight="bold", narrow=narrow)


def draw_stamp_askew(
    painter: Painter, surface: Surface, rect: Rect, text: str, degrees: float = ASKEW
) -> None:
    """A stamp on a deed, where there is room to turn it a little."""

    def drawn() -> Surface:
        # with a margin, or its edges would be rough
        straight = blank(rect.inflate(4, 4).size)
        draw_stamp(painter, straight, straight.get_rect().inflate(-4, -4), text, "deed")
        return pygame.transform.rotozoom(straight, degrees, 1.0)

    turned = painter.cached(("askew", rect.size, text, degrees), drawn)
    stamp(surface, turned, turned.get_rect(center=rect.center).topleft)


def draw_highlight(
    painter: Painter, surface: Surface, rect: Rect, halo: int, colour: Colour
) -> None:
    """A glowing outline, its glow this many pixels wide up to the edges of a rectangle."""

    def draw() -> Surface:
        image, band = blank(rect.size), max(1, halo // 5)
        for step in range(0, halo, band):
            share = (step + 1) / halo
            place = image.get_rect().inflate(-2 * step, -2 * step)
            outline(image, place, halo - step + 2, band, (*colour, round(150 * share * share)))
        place = image.get_rect().inflate(-2 * halo, -2 * halo)
        outline(image, place, 2, max(2, round(halo * LINE)), colour)
        return image

    picture = painter.cached(("highlight", rect.size, halo, colour), draw)
    stamp(surface, picture, rect.topleft)
