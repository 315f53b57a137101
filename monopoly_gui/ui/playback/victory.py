"""The end of a game: the table goes dark around the winner, and the winner's money is counted."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import pygame
from pygame import Rect, Surface

from ..board.stage import OverlayMotion, Stage, ease
from ..painting.colour import Colour, darken, lighten
from ..painting.painter import Painter
from .falling_notes import LENGTH as FALLING
from .falling_notes import draw_falling_notes

GOLD: Colour = (246, 190, 62)
IVORY: Colour = (255, 244, 222)
#: seconds that it lasts; a still picture, as it is seen where motion is reduced, shows no notes
LENGTH = 4.0
#: seconds until the table is dark, the winner is there, and the money has been counted
DARK, COME, COUNTED = 0.6, 0.9, 2.2
#: everything that is seen; a table clips it to its window
EVERYWHERE = Rect(0, 0, 1 << 14, 1 << 14)
#: the light: how dark it is far from it, of 255, and its reach in heights of the window
NIGHT, INNER, OUTER = 218, 0.20, 0.62
#: the dark is reckoned on so coarse a picture
COARSE = 12
FACE, TOKEN, RING = 260, 92, 9
NAME, MONEY = 54, 44


@dataclass(frozen=True, slots=True)
class Victory(OverlayMotion):
    """``text`` says who has won, with a worth of ``worth``, written by ``money``.

    ``face`` is the character of a winner who is a computer, "" of one who is not; ``happy`` says
    whether notes fall.
    """

    player: int
    text: str
    worth: int
    money: Callable[[int], str]
    face: str = ""
    happy: bool = True
    calm: bool = True

    def area(self, stage: Stage, share: float) -> Rect:
        return Rect(EVERYWHERE)

    def draw(self, stage: Stage, surface: Surface, share: float) -> None:
        painter, seconds = stage.painter, share * LENGTH
        centre = stage.middle.center
        dark = night(painter, surface.get_size(), centre)
        dark.set_alpha(round(255 * min(1.0, seconds / DARK)))
        surface.blit(dark, (0, 0))
        if self.happy and seconds < FALLING:
            area = Rect((0, 0), surface.get_size())
            draw_falling_notes(painter, surface, area, seconds, self.money)
        come = ease(min(1.0, max(0.0, (seconds - DARK / 2) / (COME - DARK / 2))))
        if come > 0:
            self._winner(stage, surface, come)
            self._words(painter, surface, stage.middle, seconds)

    def _winner(self, stage: Stage, surface: Surface, come: float) -> None:
        """The face, or the token, in a ring of gold."""
        painter, middle = stage.painter, stage.middle
        px = painter.px
        side = round(min(px(FACE), middle.height * 0.5) * (0.8 + 0.2 * come))
        centre = (middle.centerx, middle.y + round(middle.height * 0.36))
        ring = side + 2 * px(RING)
        painter.dot(surface, centre, ring + px(8), darken(GOLD, 0.45))
        painter.dot(surface, centre, ring, GOLD)
        painter.dot(surface, centre, ring - px(RING), lighten(GOLD, 0.45))
        token, colour = stage.look(self.player)
        rect = Rect(0, 0, side, side)
        rect.center = centre
        if not self.face:
            painter.token(surface, token, rect, colour)
            return
        painter.dot(surface, centre, side, colour)
        painter.face(surface, self.face, "happy", rect)
        small = Rect(0, 0, px(TOKEN), px(TOKEN))
        small.center = (centre[0], centre[1] + side // 2)
        painter.token(surface, token, small, colour)

    def _words(self, painter: Painter, surface: Surface, middle: Rect, seconds: float) -> None:
        """Who has won, and the money that is counted up to it."""
        px = painter.px
        area = Rect(0, 0, round(middle.width * 1.1), px(NAME * 1.5))
        area.midtop = (middle.centerx, middle.y + round(middle.height * 0.70))
        size = min(NAME, painter.fitting(self.text, NAME, area.width, "display"))
        painter.text(
            surface, self.text, area, size=size, colour=IVORY, weight="display",
            align="center", valign="center",
        )  # fmt: skip
        share = ease(min(1.0, max(0.0, (seconds - COME) / (COUNTED - COME))))
        painter.text(
            surface, self.money(round(self.worth * share)),
            Rect(area.x, area.bottom, area.width, px(MONEY * 1.4)),
            size=MONEY, colour=GOLD, weight="black", align="center", valign="center",
        )  # fmt: skip


def night(painter: Painter, size: tuple[int, int], centre: tuple[int, int]) -> Surface:
    """The dark around a light in the middle, as large as the window."""

    def draw() -> Surface:
        width, height = max(2, size[0] // COARSE), max(2, size[1] // COARSE)
        coarse = Surface((width, height), pygame.SRCALPHA)
        for y in range(height):
            for x in range(width):
                dx, dy = x * COARSE - centre[0], y * COARSE - centre[1]
                far = (dx * dx + dy * dy) ** 0.5 / size[1]
                share = ease(min(1.0, max(0.0, (far - INNER) / (OUTER - INNER))))
                # the winner stands before a shade, or nobody could read the name on a bright board
                coarse.set_at((x, y), (12, 8, 6, round(150 + (NIGHT - 150) * share)))
        return pygame.transform.smoothscale(coarse, size)

    return painter.cached(("night", size, centre), draw)
