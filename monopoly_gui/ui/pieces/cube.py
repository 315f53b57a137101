"""A die as a solid: rolling over its edges, in the air, or lying still."""

from __future__ import annotations

from dataclasses import dataclass
from math import cos, pi, radians, sin, sqrt

import pygame
from pygame import Surface

from ..painting.colour import WHITE
from ..painting.painter import Painter
from ..painting.shadows import outline_shadow
from ..painting.shapes import blank, disc, stamp
from .dice import PICTURES, PIPS, face_picture
from .solids import SQUARE, Face, Point3, Slant, draw_faces, towards

Row = tuple[float, float, float]
Turn = tuple[Row, Row, Row]
#: which way each face looks while the one lies up; opposite faces make seven
LOOKS: dict[str, Point3] = {
    "1": (0, 0, 1), "6": (0, 0, -1), "2": (0, 1, 0),
    "5": (0, -1, 0), "3": (1, 0, 0), "4": (-1, 0, 0),
}  # fmt: skip
#: what a speed die has where others have four, five and six
SPEED = {"4": "bus", "5": "mr", "6": "3"}
AROUND = [(cos(2 * pi * step / 12), sin(2 * pi * step / 12)) for step in range(12)]
#: how far its edges are rounded, as a share of its size
SOFT = 0.09


@dataclass(frozen=True, slots=True)
class Pose:
    """How a die lies: ``face`` will be up, turned by ``angle`` degrees against the clock.

    It has ``roll`` degrees still to roll along ``way`` (to the right, towards the viewer),
    and before that ``first_roll`` along ``first_way``, until something turns it aside; it is
    ``lift`` pixels above the board.
    """

    face: str
    angle: float = 0.0
    roll: float = 0.0
    way: tuple[float, float] = (0.0, -1.0)
    lift: float = 0.0
    first_roll: float = 0.0
    first_way: tuple[float, float] = (0.0, -1.0)


def draw_cube(
    painter: Painter,
    surface: Surface,
    at: tuple[int, int],
    size: int,
    pose: Pose,
    slant: Slant,
    speed: bool = False,
) -> None:
    """A die of this size of which the middle of the ground below it is at ``at``."""
    _shadow(painter, surface, at, size, pose, slant)
    if pose.roll or pose.lift:
        _draw(painter, surface, (at[0], round(at[1] - pose.lift)), size, pose, slant, speed)
        return
    room = (2 * size, round(2.4 * size))
    ground = (size, round(1.7 * size))

    def lying() -> Surface:
        made = blank(room)
        _draw(painter, made, ground, size, pose, slant, speed)
        _lay_face(painter, made, ground, size, pose, slant, speed)
        return made

    colours = painter.theme.colours
    key = ("cube", size, pose, slant, speed, colours.die, colours.go)
    stamp(surface, painter.cached(key, lying), (at[0] - ground[0], at[1] - ground[1]))


def _draw(
    painter: Painter,
    surface: Surface,
    at: tuple[int, int],
    size: int,
    pose: Pose,
    slant: Slant,
    speed: bool,
) -> None:
    turn = turned(pose)
    half = size / 2
    middle = half * sum(map(abs, turn[2]))
    body, pip = _inks(painter, speed)
    number = {"bus": "4", "mr": "5"}.get(pose.face, pose.face) if speed else pose.face
    first = _first(number)
    faces = []
    for name, look in LOOKS.items():
        # where this face looks after the one that will be up has been brought there
        normal = _by(turn, _by(first, look))
        if towards(normal, slant) <= 0:
            continue
        u, v = _by(turn, _by(first, _beside(look))), _by(turn, _by(first, _above(look)))
        shown = SPEED.get(name, name) if speed else name
        corners, spots = _face(normal, u, v, half, middle, shown)
        faces.append(Face(corners, normal, body, spots, pip))
    draw_faces(surface, at, slant, faces, soft=size * SOFT, over=2)


def _inks(painter: Painter, speed: bool) -> tuple[tuple[int, int, int], tuple[int, int, int]]:
    colours = painter.theme.colours
    return (colours.go, WHITE) if speed else (colours.die, colours.pip)


def _face(
    n: Point3, u: Point3, v: Point3, half: float, middle: float, name: str
) -> tuple[tuple[Point3, ...], tuple[tuple[Point3, ...], ...]]:
    """One side: its corners a little inwards, for its edges are rounded, and its spots."""
    edge = half * (1 - 2 * SOFT)

    def point(across: float, up: float) -> Point3:
        return (
            n[0] * half + u[0] * across + v[0] * up,
            n[1] * half + u[1] * across + v[1] * up,
            n[2] * half + u[2] * across + v[2] * up + middle,
        )

    corners = tuple(point(a * edge, b * edge) for a, b in SQUARE)
    radius = half * (0.24 if name == "1" else 0.185)
    spots = tuple(
        tuple(
            point((x - 0.5) * 1.88 * half + dx * radius, (y - 0.5) * 1.88 * half + dy * radius)
            for dx, dy in AROUND
        )
        for x, y in PIPS.get(name, ())
    )
    return corners, spots


def turned(pose: Pose) -> Turn:
    """The rotation of a die whose upper face is already up."""
    yaw = radians(-pose.angle)
    flat: Turn = ((cos(yaw), -sin(yaw), 0), (sin(yaw), cos(yaw), 0), (0, 0, 1))
    rolled = _after(_rolling(pose.way, pose.roll), flat)
    return _after(_rolling(pose.first_way, pose.first_roll), rolled)


def _rolling(way: tuple[float, float], degrees: float) -> Turn:
    """What is still to be turned of a die that has so far to roll along a way."""
    far = sqrt(way[0] ** 2 + way[1] ** 2) or 1.0
    dx, dy = way[0] / far, way[1] / far
    return _about((-dy, dx, 0), radians(-degrees))


def up_of(pose: Pose) -> str:
    """The number that is up, of a die that is no speed die."""
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


def _beside(look: Point3) -> Point3:
    return look[1], look[2], look[0]


def _above(look: Point3) -> Point3:
    return look[2], look[0], look[1]


def _lay_face(
    painter: Painter,
    made: Surface,
    ground: tuple[int, int],
    size: int,
    pose: Pose,
    slant: Slant,
    speed: bool,
) -> None:
    """The upper face with its engraving, for a die that lies still."""
    body, pip = _inks(painter, speed)
    if pose.face not in PICTURES and not speed:
        return
    large = face_picture(painter, round(size * 0.9) * 2, pose.face, body, pip)
    turned_face = pygame.transform.rotate(large, pose.angle)
    wide = turned_face.get_width() / 2
    small = (max(1, round(wide)), max(1, round(wide * slant.squash)))
    picture = pygame.transform.smoothscale(turned_face, small)
    top = ground[1] - round(size * slant.rise)
    stamp(made, picture, (ground[0] - small[0] // 2, top - small[1] // 2))


def _shadow(
    painter: Painter, surface: Surface, at: tuple[int, int], size: int, pose: Pose, slant: Slant
) -> None:
    """Soft, to the right; farther away and paler the higher the die is."""
    high = min(3, round(pose.lift / max(1, size) * 3))
    wide = round(size * 1.3)

    def drawn() -> Surface:
        oval = pygame.transform.smoothscale(disc(wide), (wide, round(wide * slant.squash)))
        return outline_shadow(oval, size * (0.24 + 0.08 * high), 130 - 22 * high)

    shade = painter.cached(("cube shadow", size, high, slant.squash), drawn)
    x, y = at[0] + round(size * 0.12 + pose.lift * 0.3), at[1] + round(size * 0.06)
    stamp(surface, shade, (x - shade.get_width() // 2, y - shade.get_height() // 2))
