"""The end of a game: the table goes dark around the winner, and the winner's money is counted."""

import random
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from math import pi, sin

import pygame
from pygame import Rect, Surface

from ..board.stage import Animation, Stage, ease
from ..cards.banknotes import KINDS, draw_note
from ..painting.colour import Colour
from ..painting.layout import placed
from ..painting.painter import Painter
from ..painting.shapes import stamp
from ..pieces.medallion import GOLD, Portrait, draw_medallion

IVORY: Colour = (255, 244, 222)
#: its duration in seconds; a still picture, as shown in reduced motion, has no notes
LENGTH = 3.2
#: seconds until the table is dark, the winner is there, and the money has been counted
DARK, COME, COUNTED = 0.6, 0.9, 2.2
#: the light: the darkness far from it, of 255, and its reach in heights of the window
NIGHT, INNER, OUTER = 218, 0.20, 0.62
#: the dark is reckoned on so coarse a picture
COARSE = 12
NAME, MONEY = 54, 44


COUNT = 90
#: design units that a note is wide: those at the back, in the middle, in front
WIDTHS = (62, 84, 112)
#: seconds that the slowest note needs from top to bottom, and the quickest
SLOW, QUICK = 1.5, 1.0
#: seconds within which all notes have been thrown
THROWN = 0.9
#: the distance beyond the area at which a note begins and ends, as a share of its height
BEYOND = 0.12


@dataclass(frozen=True, slots=True)
class FallingNote:
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
def falling_notes() -> tuple[FallingNote, ...]:
    """All notes, those at the back first."""
    dice = random.Random(COUNT)
    found = [
        FallingNote(
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


@dataclass(frozen=True, slots=True)
class Victory(Animation):
    """``text`` names the winner, with a worth of ``worth``, formatted by ``money``.

    ``face`` is the character of a computer, "" for a person; ``happy`` lets
    notes fall.  A person who has lost sees the ``consolation`` in place of the money.
    """

    calm = True
    player: int
    text: str
    worth: int
    money: Callable[[int], str]
    face: str = ""
    happy: bool = True
    consolation: str = ""

    def area(self, stage: Stage, share: float) -> Rect:
        # the whole visible area; a table clips it to its window
        return Rect(0, 0, 1 << 14, 1 << 14)

    def draw(self, stage: Stage, surface: Surface, share: float) -> None:
        painter, seconds = stage.painter, share * LENGTH
        centre = stage.middle.center
        dark = darkness_around(painter, surface.get_size(), centre)
        dark.set_alpha(round(255 * min(1.0, seconds / DARK)))
        # the notes behind the words fall in the shade, to keep the words readable
        self._notes(painter, surface, seconds, stage.middle, shaded=True)
        surface.blit(dark, (0, 0))
        self._notes(painter, surface, seconds, stage.middle, shaded=False)
        come = ease(min(1.0, max(0.0, (seconds - DARK / 2) / (COME - DARK / 2))))
        if come > 0:
            self._winner(stage, surface, come)
            self._words(painter, surface, stage.middle, seconds)

    def _notes(
        self, painter: Painter, surface: Surface, seconds: float, middle: Rect, shaded: bool
    ) -> None:
        """Draw the notes behind the words (``shaded``), or those beside them."""
        width, height = surface.get_size()
        words = middle.inflate(-middle.width // 4, 0)
        for note in falling_notes() if self.happy else ():
            along = (seconds - note.delay) / note.fall
            behind = words.left <= note.x * width < words.right
            if not 0.0 < along < 1.0 or shaded != behind:
                continue
            money = self.money(note.value)
            picture = draw_note(painter, note.value, money, painter.px(note.width), note.lean)
            x = note.x + note.sway * sin(2 * pi * (seconds * 0.7 + note.phase))
            y = round((along * (1 + 2 * BEYOND) - BEYOND) * height)
            stamp(surface, picture, (round(x * width) - picture.get_width() // 2, y))

    def _winner(self, stage: Stage, surface: Surface, come: float) -> None:
        """The portrait in a ring of gold."""
        painter, centre = stage.painter, ring_centre(stage)
        side = round(face_side(stage) * (0.8 + 0.2 * come))
        token, colour = stage.look(self.player)
        rect = placed((side, side), center=centre)
        draw_medallion(painter, surface, rect, Portrait(token, colour, self.face))

    def _words(self, painter: Painter, surface: Surface, middle: Rect, seconds: float) -> None:
        """Draw the winner, and the money counting up or the consolation."""
        px = painter.px
        area = Rect(0, 0, round(middle.width * 1.1), px(NAME * 1.5))
        lowest = middle.height - area.height - px(MONEY * 1.4)
        area.midtop = (middle.centerx, middle.y + min(round(middle.height * 0.70), lowest))
        size = min(NAME, painter.fitting(self.text, NAME, area.width, "display"))
        painter.text(surface, self.text, area, size, IVORY, weight="display", align="center")
        share = ease(min(1.0, max(0.0, (seconds - COME) / (COUNTED - COME))))
        text = self.consolation or self.money(round(self.worth * share))
        below = Rect(area.x, area.bottom, area.width, px(MONEY * 1.4))
        size = min(MONEY, painter.fitting(text, MONEY, area.width, "display"))
        painter.text(surface, text, below, size, GOLD, weight="display", align="center")


def face_side(stage: Stage) -> int:
    """The width of the winner's face or token."""
    return round(min(stage.painter.px(300), stage.middle.height * 0.5))


def ring_centre(stage: Stage) -> tuple[int, int]:
    return stage.middle.centerx, stage.middle.y + round(stage.middle.height * 0.36)


def beside_winner(stage: Stage) -> Rect:
    """The room for the last word."""
    (x, y), side, px = ring_centre(stage), face_side(stage), stage.painter.px
    return placed((px(400), side), midleft=(x + side // 2 + px(34), y))


def darkness_around(painter: Painter, size: tuple[int, int], centre: tuple[int, int]) -> Surface:
    """The dark around a light in the middle, as large as the window."""

    def draw() -> Surface:
        width, height = max(2, size[0] // COARSE), max(2, size[1] // COARSE)
        coarse = Surface((width, height), pygame.SRCALPHA)
        for y in range(height):
            for x in range(width):
                dx, dy = x * COARSE - centre[0], y * COARSE - centre[1]
                far = (dx * dx + dy * dy) ** 0.5 / size[1]
                share = ease(min(1.0, max(0.0, (far - INNER) / (OUTER - INNER))))
                # the winner stands before a shade, to keep the name readable on a bright board
                coarse.set_at((x, y), (12, 8, 6, round(150 + (NIGHT - 150) * share)))
        return pygame.transform.smoothscale(coarse, size)

    return painter.cached(("night", size, centre), draw)
