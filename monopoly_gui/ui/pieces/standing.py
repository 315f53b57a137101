"""Houses and hotels that stand on the board, seen from the front and a little from above."""

from __future__ import annotations

from dataclasses import replace

from pygame import Surface

from ...engine.state import HOTEL
from ..painting.colour import Colour, darken, lighten
from ..painting.painter import Painter
from ..painting.shadows import outline_shadow
from ..painting.shapes import blank, rounded, stamp
from .solids import Face, Point3, Slant, Stand, draw_faces, house

SLANT = Slant(turn=0, squash=0.81)
LAMP: Colour = (255, 236, 170)
#: a hotel is so much wider than a house
HOTEL_WIDE = 2.3
#: from so many pixels on, a hotel has a sign on its roof
SIGNED = 24


def building(painter: Painter, level: int, wide: int) -> tuple[Surface, tuple[int, int]]:
    """A house (1 to 4) or a hotel (5) so many pixels wide, with its shadow.

    The second value is where in the picture the middle of its ground is.
    """
    wide = max(6, wide)
    colours = painter.theme.colours
    kind, colour = ("hotel", colours.hotel) if level >= HOTEL else ("house", colours.house)
    ground = (wide, round(wide * 1.9))
    picture = painter.cached(
        ("standing", kind, wide, colour), lambda: _drawn(painter, kind, wide, colour, ground)
    )
    return picture, ground


def _drawn(
    painter: Painter, kind: str, wide: int, colour: Colour, ground: tuple[int, int]
) -> Surface:
    made = blank((wide * 5 // 2, round(wide * 2.8)))
    deep = wide * (0.95 if kind == "house" else 0.5)
    shade = outline_shadow(rounded((wide, round(deep * SLANT.squash)), 1), wide * 0.24, 130)
    at = (ground[0] + round(wide * 0.2), ground[1] + round(wide * 0.08))
    stamp(made, shade, (at[0] - shade.get_width() // 2, at[1] - shade.get_height() // 2))
    faces = _house(wide, colour) if kind == "house" else _hotel(wide, colour)
    draw_faces(made, ground, SLANT, faces)
    if kind == "hotel" and wide >= SIGNED:
        top = SLANT.project((0, wide * 0.24, wide * 0.8))[1]
        plate = _sign(painter, wide)
        at = (ground[0] - plate.get_width() // 2, ground[1] + round(top) - plate.get_height())
        stamp(made, plate, at)
    return made


def _house(wide: float, colour: Colour) -> list[Face]:
    """A house whose gable is turned to the viewer, with a door and a window."""
    wall = wide * 0.62
    faces = house(Stand(0, 0, 90), wide * 0.95, wide * 0.94, wall, colour)
    return [_with_door(face, wide, wall) if face.normal[1] > 0.9 else face for face in faces]


def _with_door(face: Face, wide: float, wall: float) -> Face:
    if wide < 12:
        return face
    y = max(corner[1] for corner in face.corners)
    door = _upright(-wide * 0.14, wide * 0.14, 0, wall * 0.62, y)
    window = _upright(-wide * 0.09, wide * 0.09, wall * 0.92, wall * 1.2, y)
    return replace(face, spots=(door, window), spot_colour=lighten(LAMP, 0.1))


def _hotel(wide: float, colour: Colour) -> list[Face]:
    """A block with rows of windows, a flat roof and a parapet."""
    half, side, high = wide / 2, wide * 0.24, wide * 0.8
    front = ((-half, side, 0.0), (half, side, 0.0), (half, side, high), (-half, side, high))
    roof = ((-half, side, high), (half, side, high), (half, -side, high), (-half, -side, high))
    spots: list[tuple[Point3, ...]] = []
    rows, columns = (3, 4) if wide >= 22 else (2, 3)
    for row in range(rows):
        for column in range(columns):
            x = -half + wide * (column + 0.5) / columns
            z = high * (row + 0.62) / (rows + 0.3)
            dx, dz = wide * 0.26 / columns, high * 0.26 / rows
            spots.append(_upright(x - dx, x + dx, z - dz, z + dz, side))
    inner = _level(half * 0.84, side * 0.72, high)
    return [
        Face(roof, (0, 0, 1), lighten(colour, 0.1), (inner,), darken(colour, 0.3)),
        Face(front, (0, 1, 0), colour, tuple(spots), LAMP),
    ]


def _upright(left: float, right: float, low: float, high: float, y: float) -> tuple[Point3, ...]:
    return ((left, y, low), (right, y, low), (right, y, high), (left, y, high))


def _level(half: float, side: float, z: float) -> tuple[Point3, ...]:
    return ((-half, side, z), (half, side, z), (half, -side, z), (-half, -side, z))


def _sign(painter: Painter, wide: int) -> Surface:
    """The sign on the roof of a hotel."""
    size = (round(wide * 0.84), max(5, round(wide * 0.26)))
    made = blank(size)
    painter.box(made, made.get_rect(), (252, 246, 226), to=(232, 220, 186), radius=2)
    painter.text(
        made,
        "HOTEL",
        made.get_rect(),
        size=size[1] * 0.95 / painter.scale,
        printed=True,
        colour=painter.theme.colours.hotel,
        weight="black",
        align="center",
        valign="center",
        max_width=size[0] * 1.05,
    )
    return made
