"""Dice that are thrown from a player's side, roll, knock together and lie where they fell."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import hypot, pi, sin

from pygame import Rect, Surface

from ..board.stage import DieSpot, Point, Stage, between, whole
from ..pieces.cube import Pose
from ..pieces.dice import SPEED_FACES

#: when, as a share of the throw, the dice lie still
STILL = 0.86
#: degrees that a die rolls over its own length
ROLLED = 96.0
BOUNCES = 3
#: when they knock together, as a share of the way, and how far before the place where they lie
#: and from each other, in widths of a die
KNOCK, BEFORE, TOUCHING = 0.74, 0.95, 1.12
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
        beside = (number - 0.6) * size * 1.3
        far_x = middle.width * 0.5 + size
        far_y = middle.height * 0.5 + size
        # in a row as they will lie, so that none rolls through another
        x = middle.centerx + across * far_x + beside if across else end[0] + beside - size
        y = middle.centery + near * far_y if near else end[1] + size
        return x, y

    def _meeting(self, stage: Stage, spots: list[DieSpot]) -> list[Point]:
        """Where the dice knock together: edge to edge, a little before where they will lie."""
        size, count = spots[0][1], len(spots)
        starts = [self._start(stage, at, size, n) for n, (at, _, _) in enumerate(spots)]
        middle = _mean([at for at, _, _ in spots])
        back = _way(middle, _mean(starts))
        way = _way(spots[0][0], spots[-1][0])
        far, wide = hypot(*back) or 1.0, hypot(*way) or 1.0
        found = []
        for number in range(count):
            beside = (number - (count - 1) / 2) * TOUCHING * size / wide
            x = middle[0] + back[0] / far * size * BEFORE + way[0] * beside
            y = middle[1] + back[1] / far * size * BEFORE + way[1] * beside
            found.append((x, y))
        return found

    def _poses(self, stage: Stage, share: float) -> list[tuple[DieSpot, Pose]]:
        """Place and pose of each die."""
        part = min(1.0, share / STILL)
        slow = 1 - (1 - part) ** 2
        spots = stage.die_spots(len(self.dice))
        meeting = self._meeting(stage, spots)
        out = []
        for number, (end, size, angle) in enumerate(spots):
            face = face_of(number, self.dice[number])
            start = self._start(stage, end, size, number)
            knock = meeting[number]
            before, after = min(1.0, slow / KNOCK), max(0.0, (slow - KNOCK) / (1 - KNOCK))
            at = between(start, knock, before) if before < 1 else between(knock, end, after)
            # each hops a little otherwise
            bounces = BOUNCES - 0.5 + 0.25 * number
            high = abs(sin(pi * bounces * slow + pi / 2)) * (1 - slow) ** 1.3
            pose = Pose(face, angle)
            if part < 1:
                first, second = _way(start, knock), _way(knock, end)
                pose = Pose(
                    face,
                    angle,
                    hypot(*second) / size * (1 - after) * ROLLED,
                    second,
                    high * size * 1.1,
                    hypot(*first) / size * (1 - before) * ROLLED,
                    first,
                )
            out.append(((whole(at), size, angle), pose))
        return out

    def draw(self, stage: Stage, surface: Surface, share: float) -> None:
        poses = list(enumerate(self._poses(stage, share)))
        for number, ((at, size, _angle), pose) in sorted(poses, key=lambda one: one[1][0][0][1]):
            stage.put_die(surface, at, size, pose, number == 2)


def _way(start: Point, end: Point) -> Point:
    return end[0] - start[0], end[1] - start[1]


def _mean(points: Sequence[Point]) -> Point:
    return sum(x for x, _ in points) / len(points), sum(y for _, y in points) / len(points)
