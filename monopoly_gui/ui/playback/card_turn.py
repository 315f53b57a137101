"""A card that is lifted from its pile, turned over and held up to be read."""

from dataclasses import dataclass
from math import cos, pi, sin

import pygame
from pygame import Rect, Surface

from ..board.cards_art import DECK_SHAPE, CardProps, card_back, card_front, draw_card
from ..board.centre import deck_tilt
from ..board.stage import Animation, Stage, ease, point_between, whole_pixels
from ..painting.colour import Colour
from ..painting.painter import Painter
from ..painting.shadows import box_shadow
from ..painting.shapes import blank, multiply, stamp
from ..pieces.sun import ACROSS, NEAR

#: until when it is lifted and laid straight, as a share of the turning
LIFTED = 0.3
#: its distance from the eye as it turns over, in widths of the card
EYE = 3.0
#: the width in pixels of its columns while it turns
COLUMN = 2
#: its edge, and the thickness of that in design units
EDGE: Colour = (226, 219, 203)
THICK = 3


@dataclass(frozen=True, slots=True)
class CardPose:
    """A moment of the turn: the card's place face on, its rotation, its height.

    ``turned`` runs from 0, the back up, to 1; ``angle`` is how it lies on its pile.
    """

    rect: Rect
    turned: float
    angle: float
    lift: int


@dataclass(frozen=True, slots=True)
class CardTurn(Animation):
    """Lifted and turned over during the first ``turning`` of its time, then held still."""

    calm = True
    hides = ("card",)

    card: CardProps
    turning: float

    def _moment(self, stage: Stage, share: float) -> CardPose:
        full, height = stage.held_card(), stage.painter.px(26)
        part = min(1.0, share / self.turning) if self.turning else 1.0
        if part >= 1:
            return CardPose(full, 1.0, 0.0, height)
        up = ease(min(1.0, part / LIFTED))
        along = ease(max(0.0, (part - LIFTED) / (1 - LIFTED)))
        start = stage.view.deck_card(self.card.deck)
        width, tall = point_between(start.size, full.size, along)
        rect = Rect(0, 0, round(width), round(tall))
        x, y = point_between(start.center, full.center, along)
        # it is lifted at first, and in its place at the end
        rect.center = whole_pixels((x, y - height * up * (1 - along)))
        return CardPose(rect, along, deck_tilt(self.card.deck) * (1 - up), round(height * up))

    def area(self, stage: Stage, share: float) -> Rect:
        room = stage.painter.px(70)
        return self._moment(stage, share).rect.inflate(2 * room, 2 * room)

    def draw(self, stage: Stage, surface: Surface, share: float) -> None:
        now = self._moment(stage, share)
        painter, full = stage.painter, stage.held_card()
        if now.turned >= 1:
            draw_card(painter, surface, now.rect, self.card)
            return
        below = Rect(0, 0, round(now.rect.width * abs(cos(pi * now.turned))), now.rect.height)
        below.center = now.rect.center
        hover_shadow(painter, surface, full.size, below, now.lift)
        if now.turned > 0.5:
            side = card_front(painter, full.size, self.card)
        else:
            side = card_back(painter, self.card.deck, full.size, self.card.title)
        seen = _lying(side, now) if now.angle else turned_over(side, now.rect.size, now.turned)
        if seen.get_width() < painter.px(THICK):
            seen = blank((painter.px(THICK), now.rect.height))
            seen.fill(EDGE)
        stamp(surface, seen, seen.get_rect(center=now.rect.center).topleft)


def _lying(side: Surface, now: CardPose) -> Surface:
    """The card on its pile: turned, then seen from the seat."""
    width, tall = now.rect.size
    flat_high = width / DECK_SHAPE
    card = pygame.transform.smoothscale(side, (width, round(flat_high)))
    turned = pygame.transform.rotozoom(card, now.angle, 1.0)
    squashed = round(turned.get_height() * tall / flat_high)
    return pygame.transform.smoothscale(turned, (turned.get_width(), squashed))


def turned_over(side: Surface, size: tuple[int, int], share: float) -> Surface:
    """A card of this size turned about its upright axis, in perspective."""
    across, away = abs(cos(pi * share)), sin(pi * share) * (1 if share <= 0.5 else -1)
    if not away:
        return pygame.transform.smoothscale(side, size)
    half, eye = size[0] / 2, EYE * size[0]
    reach = [end * half * across * eye / (eye - end * half * away) for end in (-1, 1)]
    left, right = round(reach[0]), round(reach[1])
    height = round(size[1] * eye / (eye - half * abs(away)))
    surface = blank((max(1, 2 * max(-left, right)), height))
    middle, (width, tall) = surface.get_width() // 2, side.get_size()
    for x in range(left, right, COLUMN):
        ends = [_across(x + step, half, across, away, eye) for step in (0, COLUMN)]
        first = max(0, round((ends[0] + 1) / 2 * width))
        last = min(width, max(first + 1, round((ends[1] + 1) / 2 * width)))
        if first >= last:
            continue
        at = (ends[0] + ends[1]) / 2
        column = round(size[1] * eye / (eye - at * half * away))
        strip = side.subsurface((first, 0, last - first, tall))
        seen = pygame.transform.smoothscale(strip, (COLUMN, column))
        surface.blit(seen, (middle + x, (height - column) // 2))
    light = round(255 * (1 - 0.3 * abs(away)))
    multiply(surface, (light, light, light, 255))
    return surface


def _across(x: float, half: float, across: float, away: float, eye: float) -> float:
    """The place of the card at this column: -1 at its left end, 1 at its right end."""
    return x * eye / (half * (across * eye + x * away))


def hover_shadow(
    painter: Painter, surface: Surface, full: tuple[int, int], place: Rect, lift: int
) -> None:
    """The soft shadow of something flat, away from the sun and farther the higher it is.

    ``full`` is how large it is at its largest: half of that shadow is kept, which is soft enough.
    """
    half = max(1, full[0] // 2), max(1, full[1] // 2)
    shade = painter.cached_drawing(box_shadow, half, half[1] * 0.09, 120)
    width = max(2, shade.get_width() * place.width // half[0])
    height = max(2, shade.get_height() * place.height // half[1])
    around = Rect(0, 0, width, height)
    around.center = place.centerx + round(lift * ACROSS), place.centery + round(lift * NEAR)
    stamp(surface, pygame.transform.scale(shade, around.size), around.topleft)
