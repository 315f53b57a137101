"""Dice that are thrown from a player's side, roll over the board and lie where they fell."""

from __future__ import annotations

from dataclasses import dataclass
from math import pi, sin

from pygame import Rect, Surface

from ..board.stage import DieSpot, Point, Stage, between, whole
from ..pieces.cube import Pose
from ..pieces.dice import SPEED_FACES

#: when, as a share of the throw, the dice lie still
STILL = 0.86
#: degrees that a die rolls over its own length
ROLLED = 96.0
BOUNCES = 3
#: the sides of the table in the order of the seats: right and towards the viewer
SIDES = ((0, 1), (-1, 0), (0, -1), (1, 0))


def face_of(number: int, face: int) -> str:
    """The face of die ``number`` (the third is the speed die) as it is drawn."""
    return str(face) if number < 2 else SPEED_FACES[face - 1] if face else "mr"


def draw_dice(stage: Stage, surface: Surface, dice: tuple[int, ...]) -> None:
    """The dice at rest."""
    for number, ((at, size, angle), face) in enumerate(
        zip(stage.die_spots(len(dice)), dice, strict=True)
    ):
        stage.put_die(surface, at, size, Pose(face_of(number, face), angle), number == 2)


def dice_area(spots: list[DieSpot]) -> Rect:
    """What dice at rest cover, with their shadows."""
    areas = [Rect(at[0] - size, at[1] - size, 2 * size, 2 * size) for at, size, _ in spots]
    return areas[0].unionall(areas[1:]) if areas else Rect(0, 0, 0, 0)


@dataclass(frozen=True, slots=True)
class DiceThrow:
    """The dice come from the side of the table at which ``player`` sits."""

    dice: tuple[int, ...]
    player: int
    calm: bool = False

    @property
    def hides(self) -> tuple[object, ...]:
        return ("dice",)

    def area(self, stage: Stage, share: float) -> Rect:
        areas = []
        for (at, size, _angle), pose in self._poses(stage, share):
            x, y, lift = at[0] - round(1.3 * size), at[1] - round(1.5 * size), round(pose.lift)
            areas.append(Rect(x, y - lift, 3 * size + lift // 2, round(2.9 * size) + lift))
        return areas[0].unionall(areas[1:])

    def _start(self, stage: Stage, end: Point, size: int, number: int) -> Point:
        """Where a die leaves the hand: at the edge of the board, beside the others."""
        across, near = SIDES[self.player % len(SIDES)]
        middle = stage.middle
        beside = (number - 0.6) * size * 1.1
        far_x = middle.width * 0.5 + size
        far_y = middle.height * 0.5 + size
        x = middle.centerx + across * far_x if across else end[0] + beside - size
        y = middle.centery + near * far_y if near else end[1] + beside + size
        return x, y

    def _poses(self, stage: Stage, share: float) -> list[tuple[DieSpot, Pose]]:
        """Place and pose of each die."""
        part = min(1.0, share / STILL)
        out = []
        for number, (end, size, angle) in enumerate(stage.die_spots(len(self.dice))):
            # the second die is a little behind the first, so that they do not move as one
            own = max(0.0, min(1.0, part * (1 + 0.12 * number) - 0.06 * number))
            slow = 1 - (1 - own) ** 2
            start = self._start(stage, end, size, number)
            way = end[0] - start[0], end[1] - start[1]
            far = (way[0] ** 2 + way[1] ** 2) ** 0.5 / size * (1 - slow)
            high = abs(sin(pi * (BOUNCES - 0.5) * slow + pi / 2)) * (1 - slow) ** 1.3
            still = own >= 1
            pose = Pose(
                face_of(number, self.dice[number]),
                angle,
                0.0 if still else far * ROLLED,
                way,
                0.0 if still else high * size * 1.1,
            )
            out.append(((whole(between(start, end, slow)), size, angle), pose))
        return out

    def draw(self, stage: Stage, surface: Surface, share: float) -> None:
        poses = list(enumerate(self._poses(stage, share)))
        for number, ((at, size, _angle), pose) in sorted(poses, key=lambda one: one[1][0][0][1]):
            stage.put_die(surface, at, size, pose, number == 2)
