"""A card that is drawn from its deck, turned over and held up to be read."""

from __future__ import annotations

from dataclasses import dataclass

import pygame
from pygame import Rect, Surface

from ..board.cards_art import draw_card, draw_card_back
from ..board.stage import Stage, between, ease, whole
from ..painting.painter import Painter
from ..painting.shapes import blank, stamp

#: how large the card is when it leaves its deck
SMALL = 0.34


@dataclass(frozen=True, slots=True)
class CardTurn:
    """Turned over during the first ``turning`` of its time, then held still."""

    deck: int
    text: str
    turning: float
    title: str = ""
    picture: str = ""
    calm: bool = True

    @property
    def hides(self) -> tuple[object, ...]:
        return ("card",)

    def _place(self, stage: Stage, share: float) -> tuple[Rect, bool]:
        """Where it is, and whether its face is up."""
        full = stage.held_card()
        part = min(1.0, share / self.turning)
        if part >= 1:
            return full, True
        grown = SMALL + (1 - SMALL) * ease(part)
        turned = abs(1 - 2 * part)
        made = Rect(0, 0, max(2, round(full.width * grown * turned)), round(full.height * grown))
        made.center = whole(between(stage.deck(self.deck), full.center, ease(part)))
        return made, part > 0.5

    def area(self, stage: Stage, share: float) -> Rect:
        made, _ = self._place(stage, share)
        room = stage.painter.px(70)
        return made.inflate(2 * room, 2 * room)

    def draw(self, stage: Stage, surface: Surface, share: float) -> None:
        made, face_up = self._place(stage, share)
        painter, full = stage.painter, stage.held_card()
        if made.size == full.size:
            draw_card(painter, surface, self.deck, made, self.text, self.title, self.picture)
            return
        picture = self._front(painter, full.size) if face_up else self._back(painter, full.size)
        stamp(surface, pygame.transform.smoothscale(picture, made.size), made.topleft)

    def _front(self, painter: Painter, size: tuple[int, int]) -> Surface:
        def draw() -> Surface:
            made = blank(size)
            draw_card(
                painter, made, self.deck, made.get_rect(), self.text, self.title, self.picture
            )
            return made

        return painter.cached(
            ("card front", self.deck, self.title, self.text, self.picture, size), draw
        )

    def _back(self, painter: Painter, size: tuple[int, int]) -> Surface:
        def draw() -> Surface:
            made = blank(size)
            draw_card_back(painter, made, self.deck, made.get_rect(), self.title)
            return made

        return painter.cached(("card back", self.deck, self.title, size), draw)
