"""The middle of the board cut up: who must do what, the dice, and a deed or card to read."""

from __future__ import annotations

from dataclasses import dataclass

from pygame import Rect

from ..cards.deed_card import DEED_SHAPE

CARD_SHAPE = 1.55
CAPTION = 0.085
#: how the dice lie when they have come to rest, in degrees
ANGLES = (-12.0, 9.0, -5.0, 21.0, -24.0, 4.0, 15.0)


@dataclass(frozen=True, slots=True)
class StageLayout:
    """Rectangles in pixels; ``card`` is where a drawn card is held up while it is read."""

    stage: Rect
    prompt: Rect
    dice: Rect
    deed: Rect
    caption: Rect
    card: Rect

    def die_spots(self, count: int, fall: int = 0) -> list[tuple[tuple[int, int], int, float]]:
        """Centre, size and angle of each die at rest; ``fall`` tells one throw from another."""
        size = min(round(self.dice.height * 0.46), round(self.dice.width / (count + 1.2)))
        pitch = round(size * 1.5)
        left = self.dice.centerx - pitch * (count - 1) // 2
        spots = []
        for number in range(count):
            fell = fall // (7 * (number + 1))
            right, down = (fell % 7 - 3) * size // 20, (fell // 7 % 7 - 3) * size // 14
            at = (left + number * pitch + right, self.dice.centery + down)
            die = Rect(0, 0, size, size)
            die.center = at
            spots.append((die.clamp(self.dice).center, size, ANGLES[fell // 49 % len(ANGLES)]))
        return spots

    def resting_card(self) -> Rect:
        """Where the last card lies afterwards: in the place of the deed."""
        width = self.deed.width
        made = Rect(self.deed.x, 0, width, round(width / CARD_SHAPE))
        made.centery = self.deed.centery
        return made


def stage_layout(stage: Rect) -> StageLayout:
    """The prompt and the dice on the left, a deed with its caption on the right."""
    caption = round(stage.height * CAPTION)
    high = stage.height - caption
    width = min(round(high * DEED_SHAPE), round(stage.width * 0.48))
    height = min(high, round(width / DEED_SHAPE))
    top = stage.y + (high - height) // 2
    deed = Rect(stage.right - width, top, width, height)
    under = Rect(deed.x, deed.bottom + caption // 6, width, caption)
    gap = round(stage.width * 0.035)
    left = Rect(stage.x, stage.y, deed.x - gap - stage.x, stage.height)
    prompt = Rect(left.x, deed.y, left.width, round(left.height * 0.44))
    dice = Rect(left.x, prompt.bottom, left.width, left.bottom - prompt.bottom)
    held = min(round(stage.width * 0.74), round(stage.height * 0.8 * CARD_SHAPE))
    card = Rect(0, 0, held, round(held / CARD_SHAPE))
    card.center = stage.center
    return StageLayout(stage, prompt, dice, deed, under, card)
