"""Banknotes that fall from above, the same ones every time."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from math import pi, sin

from pygame import Rect, Surface

from ..cards.banknotes import KINDS, single
from ..painting.painter import Painter
from ..painting.shapes import stamp

COUNT = 90
#: design units that a note is wide: those at the back, in the middle, in front
WIDTHS = (62, 84, 112)
#: seconds that the slowest note needs from top to bottom, and the quickest
SLOW, QUICK = 1.5, 1.0
#: seconds within which all notes have been thrown
THROWN = 0.9
LENGTH = SLOW + THROWN
#: how far beyond the area a note begins and ends, as a share of its height
BEYOND = 0.12


@dataclass(frozen=True, slots=True)
class Note:
    """One note; ``x`` and ``sway`` are shares of the area, times in seconds."""

    x: float
    delay: float
    fall: float
    sway: float
    phase: float
    value: int
    width: int
    lean: int


@lru_cache(maxsize=1)
def notes() -> tuple[Note, ...]:
    """All notes, those at the back first."""
    dice = random.Random(COUNT)
    found = [
        Note(
            x=dice.random(),
            delay=dice.random() * THROWN,
            fall=dice.uniform(QUICK, SLOW),
            sway=dice.uniform(0.008, 0.025),
            phase=dice.random(),
            value=dice.choice(tuple(KINDS)),
            width=dice.choice(WIDTHS),
            lean=dice.randrange(3),
        )
        for _ in range(COUNT)
    ]
    return tuple(sorted(found, key=lambda note: note.width))


def draw_falling_notes(
    painter: Painter,
    surface: Surface,
    area: Rect,
    seconds: float,
    money: Callable[[int], str],
    falls: Callable[[float], bool] = lambda x: True,
) -> None:
    """The notes over an area, so many seconds after the first was thrown.

    Only those are drawn that fall where ``falls`` says so, by the share of the width.
    """
    for note in notes():
        along = (seconds - note.delay) / note.fall
        if not (0.0 < along < 1.0 and falls(note.x)):
            continue
        picture = single(painter, note.value, money(note.value), painter.px(note.width), note.lean)
        x = note.x + note.sway * sin(2 * pi * (seconds * 0.7 + note.phase))
        at = (
            area.x + round(x * area.width) - picture.get_width() // 2,
            area.y + round((along * (1 + 2 * BEYOND) - BEYOND) * area.height),
        )
        stamp(surface, picture, at)
