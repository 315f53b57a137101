"""A die as a solid: rolling over its edges, in the air, or lying still."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from math import ceil, cos, pi, radians, sin, sqrt

import pygame
from pygame import Surface

from ..painting.colour import WHITE, Colour, darken
from ..painting.painter import Painter
from ..painting.shapes import blank, disc, flat, polygon, stamp
from .dice import PICTURES, PIPS, face_picture
from .solids import OVER, SQUARE, Point3, Projection, facing_share, lit_colour, round_edges
from .sun import CAST, convex_hull, shadow_offset, soft_shadow, solid_shadow

Row = tuple[float, float, float]
Turn = tuple[Row, Row, Row]
#: to the right, towards the viewer
Way = tuple[float, float]
#: the directions of the faces while the one lies up; opposite faces make seven
LOOKS: dict[str, Point3] = {
    "1": (0, 0, 1), "6": (0, 0, -1), "2": (0, 1, 0),
    "5": (0, -1, 0), "3": (1, 0, 0), "4": (-1, 0, 0),
}  # fmt: skip
#: the faces of a speed die in place of four, five and six
SPEED = {"4": "bus", "5": "mr", "6": "3"}
AROUND = [(cos(2 * pi * step / 12), sin(2 * pi * step / 12)) for step in range(12)]
#: the rounding of its edges, as a share of its size
SOFT = 0.09
#: the darkening of its rounded edges below its upper side
EDGES = 0.1
#: the least visible share of a side; turns that differ by less count as equal
SEEN, FINE = 0.06, 32


@dataclass(frozen=True, slots=True)
class Pose:
    """The orientation of a die: ``face`` ends up on top, turned by ``angle`` degrees
    counterclockwise.

    ``rolls`` remain, one after the other: each is a direction (to the right, towards the
    viewer) and an angle in degrees.  It is ``lift`` pixels above the board.
    """

    face: str
    angle: float = 0.0
    rolls: tuple[tuple[Way, float], ...] = ()
    lift: float = 0.0

    @property
    def still(self) -> bool:
        return not (self.lift or any(degrees for _, degrees in self.rolls))


def draw_rolling_die(
    painter: Painter,
    surface: Surface,
    pos: tuple[int, int],
    size: int,
    pose: Pose,
    projection: Projection,
    speed: bool = False,
) -> None:
    """Draw a die of this size above the ground point ``pos``."""
    if not pose.still:
        _moving_shadow(painter, surface, pos, size, pose.lift, projection)
        _stamp_rolling(
            painter, surface, (pos[0], pos[1] - round(pose.lift)), size, pose, projection, speed
        )
        return
    room = (3 * size, round(3.2 * size))
    ground = (size, round(1.7 * size))

    def lying() -> Surface:
        image = blank(room)
        axes = _axes(pose)
        shade, middle = solid_shadow(_ground_corners(axes, size), projection, size)
        stamp(image, shade, (ground[0] - middle[0], ground[1] - middle[1]))
        _stamp_rolling(painter, image, ground, size, pose, projection, speed)
        _lay_face(painter, image, ground, size, pose, projection, speed)
        return image

    colours = painter.theme.colours
    key = ("cube", size, pose, projection, speed, colours.die, colours.go)
    stamp(surface, painter.cached(key, lying), (pos[0] - ground[0], pos[1] - ground[1]))


def _stamp_rolling(
    painter: Painter,
    surface: Surface,
    pos: tuple[int, int],
    size: int,
    pose: Pose,
    projection: Projection,
    speed: bool,
) -> None:
    """The body of a die, and the spots of its visible faces.

    All faces share the pictures of bodies and spots, so that few pictures are kept.
    """
    turn = _axes(pose)
    body, pip = _inks(painter, speed)
    picture = painter.cached(
        ("die body", _like(turn), size, projection, body),
        lambda: _body(turn, size, projection, body),
    )
    stamp(surface, picture, (pos[0] - size, pos[1] - picture.get_height() + size // 2))
    half = size / 2
    middle = half * sum(map(abs, turn[2]))
    for name, look in LOOKS.items():
        normal = _by(turn, look)
        if facing_share(normal, projection) <= SEEN:
            continue
        shown = SPEED.get(name, name) if speed else name
        u, v = _by(turn, _beside(look)), _by(turn, _above(look))
        large = shown == "1"
        key = ("die-spot", *(round(part * FINE) for part in normal), size, projection, pip, large)
        spot = painter.cached(
            key, partial(_spot, normal, half * (0.24 if large else 0.185), projection, pip)
        )
        left, top = pos[0] - spot.get_width() / 2, pos[1] - spot.get_height() / 2
        for x, y in PIPS.get(shown, ()):
            a, b = (x - 0.5) * 0.94 * size, (y - 0.5) * 0.94 * size
            across, near, up = _sum(normal, half, u, a, v, b)
            dx, dy = projection.project((across, near, up + middle))
            stamp(surface, spot, (round(left + dx), round(top + dy)))


def _axes(pose: Pose) -> Turn:
    """The directions of a die's sides: the columns are its right, its front and its top."""
    number = {"bus": "4", "mr": "5"}.get(pose.face, pose.face)
    return _after(turned(pose), _first(number))


def _like(turn: Turn) -> tuple[int, ...]:
    """One key for all turns of a die that differ only in its spots."""
    ways = [
        (x * sign, y * sign, z * sign) for x, y, z in zip(*turn, strict=True) for sign in (1, -1)
    ]
    up = max(ways, key=lambda way: (round(way[2], 3), round(way[0], 3), way[1]))
    level = [way for way in ways if abs(sum(a * b for a, b in zip(way, up, strict=True))) < 0.5]
    right = max(level, key=lambda way: (round(way[0], 3), round(way[1], 3)))
    return tuple(round(part * FINE) for part in (*up, *right))


def _body(turn: Turn, size: int, projection: Projection, colour: Colour) -> Surface:
    """A die without spots; the middle of its base is half its size above its lower edge.

    Around a smaller die everything is as near as its rounding: so its outline is round too.
    """
    half = size / 2
    inner = half * (1 - 2 * SOFT)
    middle = half * sum(map(abs, turn[2]))
    height = round(2.6 * size)
    large = blank((2 * size * OVER, height * OVER))

    def place(point: Point3) -> tuple[float, float]:
        x, y = projection.project((point[0], point[1], point[2] + middle))
        return (x + size) * OVER, (y + height - size // 2) * OVER

    corners = [_by(turn, (x * inner, y * inner, z * inner)) for x, y in SQUARE for z in (-1, 1)]
    outline = convex_hull([place(corner) for corner in corners])
    edges = darken(colour, EDGES)
    pygame.draw.polygon(large, edges, outline)
    round_edges(large, edges, outline, size * SOFT * OVER)
    sides = [tuple(_by(turn, way) for way in (n, _beside(n), _above(n))) for n in LOOKS.values()]
    for n, u, v in sorted(sides, key=lambda side: facing_share(side[0], projection)):
        if facing_share(n, projection) <= 0:
            continue
        shape = [place(_sum(n, half, u, a * inner, v, b * inner)) for a, b in SQUARE]
        pygame.draw.polygon(large, lit_colour(colour, n, projection), shape)
        round_edges(large, lit_colour(colour, n, projection), shape, size * SOFT * OVER / 2)
    return pygame.transform.smoothscale(large.premul_alpha(), (2 * size, height))


def _spot(normal: Point3, radius: float, projection: Projection, colour: Colour) -> Surface:
    """One spot on a side with this direction."""
    x, y, z = normal
    # two directions on that side
    a = (z, 0.0, -x) if abs(z) > 0.6 else (y, -x, 0.0)
    far = sqrt(sum(part * part for part in a))
    a = (a[0] / far, a[1] / far, a[2] / far)
    b = (y * a[2] - z * a[1], z * a[0] - x * a[2], x * a[1] - y * a[0])
    side = 2 * ceil(radius) + 2
    outline = []
    for across, up in AROUND:
        point = projection.project(
            (
                (a[0] * across + b[0] * up) * radius,
                (a[1] * across + b[1] * up) * radius,
                (a[2] * across + b[2] * up) * radius,
            )
        )
        outline.append((point[0] + side / 2, point[1] + side / 2))
    return flat(polygon((side, side), outline), lit_colour(colour, normal, projection))


def _ground_corners(turn: Turn, size: int) -> list[Point3]:
    """The corners of a die flat on the board."""
    half = size / 2 * (1 - SOFT)
    found = []
    for x, y in SQUARE:
        for z in (-1, 1):
            a, b, c = _by(turn, (x * half, y * half, z * half))
            found.append((a, b, c + half))
    return found


def _inks(painter: Painter, speed: bool) -> tuple[Colour, Colour]:
    colours = painter.theme.colours
    return (colours.go, WHITE) if speed else (colours.die, colours.pip)


def turned(pose: Pose) -> Turn:
    """The rotation of a die whose upper face is already up."""
    yaw = radians(-pose.angle)
    result: Turn = ((cos(yaw), -sin(yaw), 0), (sin(yaw), cos(yaw), 0), (0, 0, 1))
    for way, degrees in reversed(pose.rolls):
        result = _after(_rolling(way, degrees), result)
    return result


def _rolling(way: Way, degrees: float) -> Turn:
    """The rotation left for a die with this far to roll."""
    far = sqrt(way[0] ** 2 + way[1] ** 2) or 1.0
    dx, dy = way[0] / far, way[1] / far
    return _about((-dy, dx, 0), radians(-degrees))


def up_of(pose: Pose) -> str:
    """The number on top of a die other than the speed die."""
    turn, first = turned(pose), _first(pose.face)
    return max(LOOKS, key=lambda name: _by(turn, _by(first, LOOKS[name]))[2])


def _first(number: str) -> Turn:
    """The rotation that brings a face up."""
    quarter, half = pi / 2, pi
    return {
        "1": _about((1, 0, 0), 0),
        "6": _about((1, 0, 0), half),
        "2": _about((1, 0, 0), quarter),
        "5": _about((1, 0, 0), -quarter),
        "3": _about((0, 1, 0), -quarter),
        "4": _about((0, 1, 0), quarter),
    }[number]


def _about(axis: Point3, angle: float) -> Turn:
    """A rotation about an axis of length one (Rodrigues)."""
    (x, y, z), c, s = axis, cos(angle), sin(angle)
    d = 1 - c
    return (
        (c + x * x * d, x * y * d - z * s, x * z * d + y * s),
        (y * x * d + z * s, c + y * y * d, y * z * d - x * s),
        (z * x * d - y * s, z * y * d + x * s, c + z * z * d),
    )


def _by(turn: Turn, point: Point3) -> Point3:
    (a, b, c), (d, e, f), (g, h, i) = turn
    x, y, z = point
    return a * x + b * y + c * z, d * x + e * y + f * z, g * x + h * y + i * z


def _after(second: Turn, first: Turn) -> Turn:
    x, y, z = zip(*first, strict=True)
    columns = _by(second, x), _by(second, y), _by(second, z)
    a, b, c = zip(*columns, strict=True)
    return a, b, c


def _sum(n: Point3, far: float, u: Point3, a: float, v: Point3, b: float) -> Point3:
    """A point this far out on a side towards ``n``, and this far along it by ``u`` and ``v``."""
    x, y, z = (p * far + q * a + r * b for p, q, r in zip(n, u, v, strict=True))
    return x, y, z


def _beside(look: Point3) -> Point3:
    return look[1], look[2], look[0]


def _above(look: Point3) -> Point3:
    return look[2], look[0], look[1]


def _lay_face(
    painter: Painter,
    surface: Surface,
    ground: tuple[int, int],
    size: int,
    pose: Pose,
    projection: Projection,
    speed: bool,
) -> None:
    """The upper face with its engraving, for a die at rest."""
    body, pip = _inks(painter, speed)
    if pose.face not in PICTURES and not speed:
        return
    large = face_picture(painter, round(size * 0.9) * 2, pose.face, body, pip)
    turned_face = pygame.transform.rotate(large, pose.angle)
    width = turned_face.get_width() / 2
    small = (max(1, round(width)), max(1, round(width * projection.squash)))
    picture = pygame.transform.smoothscale(turned_face, small)
    top = ground[1] - round(size * projection.rise)
    stamp(surface, picture, (ground[0] - small[0] // 2, top - small[1] // 2))


def _moving_shadow(
    painter: Painter,
    surface: Surface,
    pos: tuple[int, int],
    size: int,
    lift: float,
    projection: Projection,
) -> None:
    """Soft; farther away and paler the higher the die is."""
    height = min(3, round(lift / max(1, size) * 3))

    def drawn() -> Surface:
        width = round(size * 1.25)
        oval = pygame.transform.smoothscale(disc(width), (width, round(width * projection.squash)))
        return soft_shadow(oval, size * (0.2 + 0.08 * height), CAST - 18 * height)

    shade = painter.cached(("cube shadow", size, height, projection.squash), drawn)
    dx, dy = shadow_offset(size / 3 + lift / max(projection.rise, 0.5), projection)
    x, y = pos[0] + dx, pos[1] + dy
    stamp(surface, shade, (x - shade.get_width() // 2, y - shade.get_height() // 2))
