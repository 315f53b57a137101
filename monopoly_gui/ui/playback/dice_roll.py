"""Dice thrown from a player's side; they bounce, knock together, and come to rest."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise
from math import cos, dist, exp, hypot, pi, radians, sin

from pygame import Rect, Surface

from ..board.stage import Animation, DieSpot, Point, Stage, point_between, whole_pixels
from ..pieces.rolling_die import SPEED_FACES, Pose, Way

#: the share of the throw after which the dice lie still
STILL = 0.86
#: degrees of a roll over its own length, and the fineness of its drawing
ROLLED, FINE = 96.0, 7.5
#: the share of the way at which they knock together, and the distance from their places
#: and from each other, in widths of a die
KNOCK, BEFORE, TOUCHING = 0.74, 0.95, 1.12
#: the bounces of a die after its throw, as shares of the way, and its height in the hand
BOUNCES, HAND = (0.0, 0.34, 0.58, KNOCK, 0.87, 1.0), 1.1
#: the sides of the table in the order of the seats: right and towards the viewer
SIDES = ((0, 1), (-1, 0), (0, -1), (1, 0))
#: the wobble of a token: degrees at first, swings in a roll, and damping
WOBBLE, SWINGS, CALMS = 15.0, 5.0, 4.5
#: the distance of a die from the foot of a token that it knocks, in sizes of both
REACH, LOW = 0.42, 1.0
#: points of a throw at which it is looked for tokens in the way
LOOKS = 48
#: spaces beside the four sides of the frame
FOOT, LEFT, FAR, RIGHT = 5, 15, 25, 35


def face_of(number: int, face: int) -> str:
    """The face of die ``number`` (the third is the speed die) for drawing."""
    return str(face) if number < 2 else SPEED_FACES[face - 1] if face else "mr"


def draw_dice(stage: Stage, surface: Surface, dice: tuple[int, ...]) -> None:
    """The dice at rest."""
    for number, ((at, size, angle), face) in enumerate(
        zip(stage.die_spots(len(dice)), dice, strict=True)
    ):
        stage.view.draw_die(surface, at, size, Pose(face_of(number, face), angle), number == 2)


@dataclass(frozen=True, slots=True)
class _Path:
    """The path of one die: its corners, and the shares of the way at which it reaches them."""

    points: tuple[Point, ...]
    times: tuple[float, ...]

    def at(self, slow: float) -> Point:
        for (start, end), (begun, over) in zip(
            pairwise(self.points), pairwise(self.times), strict=True
        ):
            if slow < over:
                return point_between(start, end, (slow - begun) / (over - begun))
        return self.points[-1]

    def rolls(self, slow: float, size: int, angle: float) -> tuple[tuple[Way, float], ...]:
        """The remaining rolls: over its own edges, whole sides at a time."""
        found = []
        for (start, end), (begun, over) in zip(
            pairwise(self.points), pairwise(self.times), strict=True
        ):
            whole_way = max(1, round(dist(start, end) / size * ROLLED / 90)) * 90.0
            left = min(1.0, max(0.0, (over - slow) / (over - begun)))
            degrees = round(whole_way * left / FINE) * FINE
            found.append((_own_way((end[0] - start[0], end[1] - start[1]), angle), degrees))
        return tuple(found)


@dataclass(frozen=True, slots=True)
class DiceRoll(Animation):
    """The dice come from the side of the table at which ``player`` sits.

    One of them bounces off the frame of the board, then they knock together.  A token in their
    way wobbles.  The same throw always looks the same.
    """

    hides = ("dice",)

    dice: tuple[int, ...]
    player: int

    def area(self, stage: Stage, share: float) -> Rect:
        areas = self.areas(stage, share)
        return areas[0].unionall(areas[1:])

    def areas(self, stage: Stage, share: float) -> list[Rect]:
        """The area of each die, with its shadow."""
        return [_area(spot, pose) for spot, pose in self._poses(stage, share)]

    def is_rolling(self, stage: Stage, share: float) -> Mapping[int, int]:
        """The tokens in the way, and by how many degrees each tilts to the right."""
        tilts = {}
        for player, (begun, way) in self._knocked(stage).items():
            if (since := share - begun) > 0:
                fades = exp(-CALMS * since) * (1 - share) / (1 - begun)
                tilt = WOBBLE * fades * cos(2 * pi * SWINGS * since) * way
                tilts[player] = round(tilt)
        return tilts

    def draw(self, stage: Stage, surface: Surface, share: float) -> None:
        poses = list(enumerate(self._poses(stage, share)))
        clip = surface.get_clip()
        for number, (spot, pose) in sorted(poses, key=lambda one: one[1][0][0][1]):
            if clip.colliderect(_area(spot, pose)):
                # a die and its shadow are clipped beside the board
                surface.set_clip(clip.clip(_board(stage).inflate(spot[1] // 2, spot[1])))
                stage.view.draw_die(surface, *spot[:2], pose, number == 2)
        surface.set_clip(clip)

    def _start(self, stage: Stage, end: Point, size: int, number: int) -> Point:
        """The start of a die: at the edge of the board, beside the others."""
        across, near = SIDES[self.player % len(SIDES)]
        beside = (number - 0.6) * size * 1.3
        board = _board(stage)
        # in a row as they will lie, so that none rolls through another
        if across:
            x = board.right - size if across > 0 else board.left + size
            return x + beside, end[1] + size
        left = max(end[0] + beside - size, float(board.left + size))
        return left, float(board.bottom if near > 0 else board.top)

    def _meeting(self, starts: Sequence[Point], spots: list[DieSpot]) -> list[Point]:
        """The meeting point of the dice: edge to edge, shortly before they come to rest."""
        size, count = spots[0][1], len(spots)
        middle = _mean([at for at, _, _ in spots])
        back = _way(middle, _mean(starts))
        way = _way(spots[0][0], spots[-1][0])
        far, width = hypot(*back) or 1.0, hypot(*way) or 1.0
        found = []
        for number in range(count):
            beside = (number - (count - 1) / 2) * TOUCHING * size / width
            x = middle[0] + back[0] / far * size * BEFORE + way[0] * beside
            y = middle[1] + back[1] / far * size * BEFORE + way[1] * beside
            found.append((x, y))
        return found

    def _paths(self, stage: Stage, spots: list[DieSpot]) -> list[_Path]:
        starts = [self._start(stage, at, size, n) for n, (at, size, _) in enumerate(spots)]
        meeting = self._meeting(starts, spots)
        across, _ = SIDES[self.player % len(SIDES)]
        paths = []
        for number, (end, size, _angle) in enumerate(spots):
            start, knock = starts[number], meeting[number]
            if number == (0 if across else len(spots) - 1):
                # it comes by way of the frame, beside the others
                wall = stage.cell(FOOT).bottom if across else stage.cell(RIGHT).right
                turn = _bounced(start, knock, wall - 0.6 * size, abs(across))
                share = dist(start, turn) / (dist(start, turn) + dist(turn, knock))
                paths.append(_Path((start, turn, knock, end), (0.0, share * KNOCK, KNOCK, 1.0)))
            else:
                paths.append(_Path((start, knock, end), (0.0, KNOCK, 1.0)))
        return paths

    def _poses(self, stage: Stage, share: float) -> list[tuple[DieSpot, Pose]]:
        """Place and pose of each die."""
        part = min(1.0, share / STILL)
        slow = 1 - (1 - part) ** 2
        spots = stage.die_spots(len(self.dice))
        out = []
        for number, ((_end, size, angle), path) in enumerate(
            zip(spots, self._paths(stage, spots), strict=True)
        ):
            face = face_of(number, self.dice[number])
            pose = Pose(face, angle)
            if part < 1:
                # each hops a little otherwise
                lift = _height(slow, 1 + 0.15 * number) * size
                pose = Pose(face, angle, path.rolls(slow, size, angle), lift)
            out.append(((whole_pixels(path.at(slow)), size, angle), pose))
        return out

    def _knocked(self, stage: Stage) -> Mapping[int, tuple[float, int]]:
        """By token in the way: the time of the hit, and the push to the right or left."""
        spots = stage.die_spots(len(self.dice))
        standing = tuple((player, *spot) for player, spot in stage.standing.items())
        return _met(tuple(self._paths(stage, spots)), spots[0][1], standing)


@lru_cache(maxsize=4)
def _met(
    paths: tuple[_Path, ...], size: int, standing: tuple[tuple[int, int, int, int, int], ...]
) -> Mapping[int, tuple[float, int]]:
    """By token that a die runs into: when, as a share of the throw, and to which side."""
    found: dict[int, tuple[float, int]] = {}
    for look in range(1, LOOKS):
        part = look / LOOKS
        slow = 1 - (1 - part) ** 2
        for number, path in enumerate(paths):
            if _height(slow, 1 + 0.15 * number) > LOW:
                continue
            x, y = path.at(slow)
            for player, left, top, width, high in standing:
                foot = (left + width / 2, top + 0.8 * high)
                if player not in found and dist((x, y), foot) < REACH * (size + width):
                    found[player] = (part * STILL, 1 if foot[0] > x else -1)
    return found


def _height(slow: float, more: float) -> float:
    """The height of a die, in die sizes: it falls from the hand, and bounces lower every time."""
    for begun, over in pairwise(BOUNCES):
        if slow < over:
            length = over - begun
            if not begun:
                return HAND * more * (1 - (slow / length) ** 2)
            part = (slow - begun) / length
            return 4 * part * (1 - part) * length * length * 12 * more * (1 - 0.6 * begun)
    return 0.0


def _area(spot: DieSpot, pose: Pose) -> Rect:
    """The area of a die and its shadow."""
    (x, y), size, _ = spot
    lift = round(pose.lift)
    at = (x - round(1.3 * size), y - round(1.5 * size) - lift)
    return Rect(at, (round(3.2 * size) + lift, round(3.1 * size) + 2 * lift))


def _board(stage: Stage) -> Rect:
    return stage.cell(FOOT).unionall([stage.cell(side) for side in (LEFT, FAR, RIGHT)])


def _bounced(start: Point, end: Point, wall: float, axis: int) -> Point:
    """The point where the way from ``start`` to ``end`` is reflected by a wall."""
    first, last = abs(wall - start[axis]), abs(wall - end[axis])
    share = first / (first + last) if first + last else 0.5
    met = point_between(start, end, share)
    return (wall, met[1]) if axis == 0 else (met[0], wall)


def _own_way(way: Way, angle: float) -> Way:
    """The direction over one of a die's own edges that is nearest to its path."""
    yaw = radians(-angle)
    right, down = (cos(yaw), sin(yaw)), (-sin(yaw), cos(yaw))
    ways = [(x * sign, y * sign) for x, y in (right, down) for sign in (1, -1)]
    return max(ways, key=lambda own: own[0] * way[0] + own[1] * way[1])


def _way(start: Point, end: Point) -> Point:
    return end[0] - start[0], end[1] - start[1]


def _mean(points: Sequence[Point]) -> Point:
    return sum(x for x, _ in points) / len(points), sum(y for _, y in points) / len(points)
