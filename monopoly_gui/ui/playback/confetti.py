"""Confetti: small pieces of paper that tumble down, the same ones every time."""

from __future__ import annotations

import random
from dataclasses import dataclass
from functools import lru_cache
from math import cos, pi, sin

from pygame import Rect, Surface

from ..painting.colour import Colour, darken, lighten
from ..painting.painter import Painter
from ..painting.shapes import filled, rotated, rounded, stamp

COLOURS: tuple[Colour, ...] = (
    (242, 178, 51), (224, 69, 75), (63, 127, 224), (39, 160, 92), (154, 91, 208), (24, 165, 181),
    (255, 244, 214),
)  # fmt: skip
#: sides of a piece in design units
SIDES = ((9, 16), (12, 12), (7, 20))
#: in so many steps a piece turns over, and so many ways it leans
TURNS, LEANS = 6, 4
#: seconds that the slowest piece needs from top to bottom, and the quickest
SLOW, QUICK = 4.6, 2.6
#: seconds within which all pieces have been thrown
THROWN = 2.6
LENGTH = SLOW + THROWN


@dataclass(frozen=True, slots=True)
class Piece:
    """One piece; places and ways are shares of the area, times in seconds."""

    x: float
    delay: float
    fall: float
    sway: float
    pace: float
    phase: float
    colour: Colour
    sides: tuple[int, int]
    lean: int


@lru_cache(maxsize=4)
def pieces(count: int) -> tuple[Piece, ...]:
    """So many pieces."""
    dice = random.Random(count)
    return tuple(
        Piece(
            dice.random(),
            dice.random() ** 1.5 * THROWN,
            dice.uniform(QUICK, SLOW),
            dice.uniform(0.008, 0.03),
            dice.uniform(0.5, 1.3),
            dice.random(),
            dice.choice(COLOURS),
            dice.choice(SIDES),
            dice.randrange(LEANS),
        )
        for _ in range(count)
    )


def draw_confetti(
    painter: Painter, surface: Surface, area: Rect, seconds: float, count: int = 160
) -> None:
    """The pieces over an area, so many seconds after they were thrown."""
    for piece in pieces(count):
        along = (seconds - piece.delay) / piece.fall
        if not 0.0 < along < 1.0:
            continue
        turn = (seconds * piece.pace + piece.phase) % 1.0
        x = piece.x + piece.sway * sin(2 * pi * (seconds * piece.pace * 0.6 + piece.phase))
        picture = _picture(painter, piece, round(abs(cos(pi * turn)) * (TURNS - 1)))
        at = (
            area.x + round(x * area.width) - picture.get_width() // 2,
            area.y + round((along * 1.06 - 0.03) * area.height) - picture.get_height() // 2,
        )
        stamp(surface, picture, at)


def _picture(painter: Painter, piece: Piece, step: int) -> Surface:
    """A piece as wide as it is seen at this step of its turn."""
    wide = max(1, round(painter.px(piece.sides[0]) * (step + 1) / TURNS))
    size = (wide, max(2, painter.px(piece.sides[1])))
    tone = darken(piece.colour, 0.25 * (1 - step / (TURNS - 1)))

    def draw() -> Surface:
        flat = filled(rounded(size, min(size) // 4), lighten(tone, 0.15), tone)
        return rotated(flat, piece.lean * 180 / LEANS - 50, 1)

    return painter.cached(("confetti", size, tone, piece.lean), draw)
