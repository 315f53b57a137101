"""A card that is lifted from its pile, turned over and held up to be read."""

from __future__ import annotations

from dataclasses import dataclass
from math import cos, pi

import pygame
from pygame import Rect, Surface

from ..board.cards_art import card_back, card_front, draw_card
from ..board.centre import tilt_of
from ..board.stage import Stage, between, ease, whole
from ..painting.painter import Painter
from ..painting.shadows import box_shadow, spread
from ..painting.shapes import stamp

#: how large the card is when it leaves its pile, as a share of how large it is held
SMALL = 0.3
#: until when it is lifted and laid straight, as a share of the turning
LIFTED = 0.3
#: how high it is lifted, in design units
HIGH = 26
#: softness of its shadow as a share of its height, and how dark it is (0-255)
BLUR, DARK = 0.09, 120


@dataclass(frozen=True, slots=True)
class Turning:
    """A moment of it: where the card is seen, which side, at which angle, how far above."""

    rect: Rect
    face_up: bool
    angle: float
    lift: int


@dataclass(frozen=True, slots=True)
class CardTurn:
    """Lifted and turned over during the first ``turning`` of its time, then held still."""

    deck: int
    text: str
    turning: float
    title: str = ""
    picture: str = ""
    calm: bool = True

    @property
    def hides(self) -> tuple[object, ...]:
        return ("card",)

    def _moment(self, stage: Stage, share: float) -> Turning:
        full, high = stage.held_card(), stage.painter.px(HIGH)
        part = min(1.0, share / self.turning) if self.turning else 1.0
        if part >= 1:
            return Turning(full, True, 0.0, high)
        up = ease(min(1.0, part / LIFTED))
        along = max(0.0, (part - LIFTED) / (1 - LIFTED))
        grown = SMALL + (1 - SMALL) * ease(along)
        turned = abs(cos(pi * along))
        made = Rect(0, 0, max(2, round(full.width * grown * turned)), round(full.height * grown))
        x, y = between(stage.deck(self.deck), full.center, ease(along))
        # it is lifted at first, and in its place at the end
        made.center = whole((x, y - high * up * (1 - along)))
        angle = tilt_of(self.deck) * (1 - up)
        return Turning(made, along > 0.5, angle, round(high * up))

    def area(self, stage: Stage, share: float) -> Rect:
        room = stage.painter.px(70)
        return self._moment(stage, share).rect.inflate(2 * room, 2 * room)

    def draw(self, stage: Stage, surface: Surface, share: float) -> None:
        now = self._moment(stage, share)
        painter, full = stage.painter, stage.held_card()
        if now.rect.size == full.size:
            draw_card(painter, surface, self.deck, now.rect, self.text, self.title, self.picture)
            return
        _shadow(painter, surface, now, full)
        if now.face_up:
            text, picture = self.text, self.picture
            side = card_front(painter, self.deck, full.size, text, self.title, picture)
        else:
            side = card_back(painter, self.deck, full.size, self.title)
        seen = pygame.transform.smoothscale(side, now.rect.size)
        if now.angle:
            seen = pygame.transform.rotozoom(seen, now.angle, 1.0)
        stamp(surface, seen, seen.get_rect(center=now.rect.center).topleft)


def _shadow(painter: Painter, surface: Surface, now: Turning, full: Rect) -> None:
    """Soft, below the card, and farther away the higher it is."""
    blur = full.height * BLUR
    shade = painter.cached(("card shadow", full.size), lambda: box_shadow(full.size, blur, DARK))
    reach = spread(blur)
    wide, high = now.rect.width / full.width, now.rect.height / full.height
    around = now.rect.inflate(round(2 * reach * wide), round(2 * reach * high))
    stamp(surface, pygame.transform.scale(shade, around.size), around.move(0, now.lift).topleft)
