"""Dice that roll across the board and come to rest."""

from __future__ import annotations

from dataclasses import dataclass
from math import pi, sin

from pygame import Rect, Surface

from ..board.dice import SPEED_FACES, draw_die
from ..board.stage import DieSpot, Stage, between, whole

#: when, as a share of the throw, the dice lie still
STILL = 0.86
TURNS = 2.0
#: the angles at which a rolling die is drawn, so that its pictures can be kept
STEP = 30.0
BOUNCES = 3


def face_of(number: int, face: int) -> int | str:
    """The face of die ``number`` (the third is the speed die) as it is drawn."""
    return face if number < 2 else SPEED_FACES[face - 1] if face else "mr"


def draw_dice(stage: Stage, surface: Surface, dice: tuple[int, ...]) -> None:
    """The dice at rest."""
    for number, ((at, size, angle), face) in enumerate(
        zip(stage.die_spots(len(dice)), dice, strict=True)
    ):
        shown = face_of(number, face)
        draw_die(stage.painter, surface, at, size, shown, degrees=angle, speed=number == 2)


def dice_area(spots: list[DieSpot]) -> Rect:
    """What dice at rest cover, with their shadows."""
    areas = [Rect(at[0] - size, at[1] - size, 2 * size, 2 * size) for at, size, _ in spots]
    return areas[0].unionall(areas[1:]) if areas else Rect(0, 0, 0, 0)


@dataclass(frozen=True, slots=True)
class DiceThrow:
    """The faces change while the dice roll; ``player`` threw them."""

    dice: tuple[int, ...]
    player: int
    calm: bool = False

    @property
    def hides(self) -> tuple[object, ...]:
        return ("dice",)

    def area(self, stage: Stage, share: float) -> Rect:
        spots = self._spots(stage, share)
        made = dice_area([(spot[0], spot[1], 0.0) for spot in spots])
        return made.inflate(made.height // 3, made.height // 2)

    def _spots(self, stage: Stage, share: float) -> list[tuple[tuple[int, int], int, float, float]]:
        """Place, size, angle and height of each die."""
        part = min(1.0, share / STILL)
        slow = 1 - (1 - part) ** 2
        out = []
        for number, (end, size, angle) in enumerate(stage.die_spots(len(self.dice))):
            start = (end[0] - size * (2.2 - 0.5 * number), end[1] + size * (1.5 + 0.3 * number))
            at = between(start, end, slow)
            high = abs(sin(pi * BOUNCES * slow)) * (1 - part)
            turn = angle + 360 * TURNS * (1 - slow) * (1 if number % 2 else -1)
            out.append((whole(at), size, turn, high))
        return out

    def draw(self, stage: Stage, surface: Surface, share: float) -> None:
        for number, (at, size, turn, high) in enumerate(self._spots(stage, share)):
            face = face_of(number, self._face(number, share))
            draw_die(
                stage.painter,
                surface,
                at,
                size,
                face,
                degrees=turn if share >= STILL else round(turn / STEP) * STEP,
                speed=number == 2,
                lift=round(high * 2) / 2,
            )

    def _face(self, number: int, share: float) -> int:
        """The face that lies up now: others until shortly before the end."""
        if share > STILL * 0.72:
            return self.dice[number]
        faces = 6 if number < 2 else len(SPEED_FACES)
        return (self.dice[number] + int(share * 11) * (2 * number + 3) + number) % faces + 1
