"""The end of a game: rays behind the winner's token, a trophy, and confetti over the board."""

from __future__ import annotations

from dataclasses import dataclass
from math import cos, pi, sin

import pygame
from pygame import Rect, Surface

from ..board.stage import Beside, Stage, ease
from ..painting.colour import WHITE, Colour
from ..painting.painter import Painter
from ..painting.shapes import blank, disc, flat, stamp
from .confetti import draw_confetti

GOLD: Colour = (246, 190, 62)
#: seconds that it lasts
LENGTH = 3.6
#: until when the token has grown to its size, as a share of the time
GROWN = 0.16
RAYS = 16
#: the rays are drawn so many times too large, and fade in so many steps, each by so much of 255
OVER, FADES, WEAKER = 2, 5, 180
MULTIPLY = pygame.BLEND_RGBA_MULT
LARGE = 40


@dataclass(frozen=True, slots=True)
class Victory(Beside):
    """``text`` says who has won."""

    player: int
    text: str
    confetti: bool = True
    calm: bool = True

    def _board(self, stage: Stage) -> Rect:
        return stage.cell(20).union(stage.cell(0))

    def area(self, stage: Stage, share: float) -> Rect:
        return self._board(stage)

    def draw(self, stage: Stage, surface: Surface, share: float) -> None:
        painter, board = stage.painter, self._board(stage)
        middle = stage.middle
        grown = ease(min(1.0, share / GROWN))
        # past its size and back, as something that is put down with joy
        size = round(min(middle.size) * 0.52 * (grown + 0.12 * sin(pi * grown)))
        centre = (middle.centerx, middle.y + round(middle.height * 0.34))
        glow = rays(painter, round(min(middle.size) * 1.15))
        stamp(surface, glow, glow.get_rect(center=centre).topleft)
        token = medal(stage, self.player, round(min(middle.size) * 0.52))
        token = pygame.transform.smoothscale(token, (max(2, size), max(2, size)))
        stamp(surface, token, token.get_rect(center=centre).topleft)
        self._words(stage, surface, middle)
        if self.confetti:
            draw_confetti(painter, surface, board, share * LENGTH, 130)

    def _words(self, stage: Stage, surface: Surface, middle: Rect) -> None:
        painter = stage.painter
        px = painter.px
        size = min(LARGE, painter.fitting(self.text, LARGE, middle.width - px(170), "display"))
        wide = painter.measure(self.text, size, "display")[0] + px(150)
        plate = Rect(0, 0, min(wide, middle.width), px(92))
        plate.center = (middle.centerx, middle.bottom - round(middle.height * 0.2))
        painter.panel(surface, plate, "tooltip")
        side = px(54)
        trophy = Rect(plate.x + px(28), plate.centery - side // 2, side, side)
        painter.icon(surface, "trophy", trophy, "accent")
        room = Rect(trophy.right + px(20), plate.y, 0, plate.height)
        room.width = plate.right - px(28) - room.x
        painter.text(
            surface,
            self.text,
            room,
            size=size,
            colour=painter.ink("tooltip"),
            weight="display",
            valign="center",
        )


def medal(stage: Stage, player: int, size: int) -> Surface:
    """A player's token in a ring of gold."""
    painter = stage.painter
    token, colour = stage.look(player)

    def draw() -> Surface:
        made = blank((size, size))
        inner = Rect(0, 0, round(size * 0.7), round(size * 0.7))
        inner.center = (size // 2, size // 2)
        painter.dot(made, inner.center, round(size * 0.78), GOLD)
        painter.token(made, token, inner, colour)
        return made

    return painter.cached(("medal", token, colour, size), draw)


def rays(painter: Painter, size: int) -> Surface:
    """Rays in gold out of a middle, fading outwards."""

    def draw() -> Surface:
        large = OVER * size
        made = blank((large, large))
        for number in range(RAYS):
            points = [(large / 2, large / 2)]
            for lean in (-0.42, 0.42):
                turn = 2 * pi * (number + lean) / RAYS
                points.append((large / 2 * (1 + cos(turn)), large / 2 * (1 + sin(turn))))
            pygame.draw.polygon(made, premultiplied_gold(150), points)
        made = pygame.transform.smoothscale(made, (size, size))
        for step in range(1, FADES + 1):
            made.blit(faded(size, size * step // (FADES + 1)), (0, 0), special_flags=MULTIPLY)
        return made

    return painter.cached(("rays", size), draw)


def premultiplied_gold(alpha: int) -> tuple[int, int, int, int]:
    """Gold as it is kept where colours are multiplied by their alpha."""
    red, green, blue = (part * alpha // 255 for part in GOLD)
    return red, green, blue, alpha


def faded(size: int, inner: int) -> Surface:
    """What a square is multiplied by to become weaker outside a disc in its middle."""
    made = blank((size, size))
    made.fill((WEAKER,) * 4)
    at = ((size - inner) // 2, (size - inner) // 2)
    made.blit(flat(disc(inner), WHITE), at, special_flags=pygame.BLEND_RGBA_MAX)
    return made
