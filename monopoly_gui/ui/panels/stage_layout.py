"""The middle of the board: the dice, and a card held up for reading."""

from dataclasses import dataclass

from pygame import Rect

from ..painting.layout import placed

CARD_SHAPE = 1.55
#: the rotation of the dice at rest, in degrees
ANGLES = (-12.0, 9.0, -5.0, 21.0, -24.0, 4.0, 15.0)
#: the resting place of the dice, in shares of the middle: left, top, width, height
DICE = (0.3, 0.5, 0.4, 0.4)


@dataclass(frozen=True, slots=True)
class StageLayout:
    """Rectangles in pixels; ``card`` is the place of a drawn card while it is read."""

    stage: Rect
    dice: Rect
    card: Rect

    @property
    def free_area(self) -> Rect:
        """The empty area: below the title and the decks, above the dice, between the figures."""
        apart, figure = self.stage.height // 40, self.stage.width // 14
        height = self.dice.y - self.stage.y - apart
        return Rect(self.stage.x + figure, self.stage.y, self.stage.width - 2 * figure, height)

    @property
    def kept(self) -> tuple[Rect, Rect]:
        """The areas always kept free: the dice, and the decks above the middle."""
        height = self.stage.height // 2
        dice = self.dice.inflate(self.dice.height // 2, self.dice.height // 4)
        return dice, Rect(self.stage.x, self.stage.y - height, self.stage.width, height)

    def die_spots(self, count: int, fall: int = 0) -> list[tuple[tuple[int, int], int, float]]:
        """The centre, size and angle of each die at rest; ``fall`` identifies the roll."""
        size = min(round(self.dice.height * 0.46), round(self.dice.width / (count + 1.2)))
        pitch = round(size * 1.5)
        left = self.dice.centerx - pitch * (count - 1) // 2
        spots = []
        for number in range(count):
            fell = fall // (7 * (number + 1))
            right, down = (fell % 7 - 3) * size // 20, (fell // 7 % 7 - 3) * size // 14
            at = (left + number * pitch + right, self.dice.centery + down)
            die = placed((size, size), center=at)
            spots.append((die.clamp(self.dice).center, size, ANGLES[fell // 49 % len(ANGLES)]))
        return spots


def stage_layout(stage: Rect) -> StageLayout:
    """The dice below the middle, clear of the decks; a card over all of it."""
    parts = [round(share * side) for share, side in zip(DICE, stage.size * 2, strict=True)]
    dice = Rect(parts).move(stage.topleft)
    held = min(round(stage.width * 0.74), round(stage.height * 0.8 * CARD_SHAPE))
    card = placed((held, round(held / CARD_SHAPE)), center=stage.center)
    return StageLayout(stage, dice, card)
