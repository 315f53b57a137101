"""A die as a solid: rolling over its edges, in the air, or lying still."""

from dataclasses import dataclass
from functools import partial
from math import ceil, cos, pi, sin

import pygame
from pygame import Surface, Vector3

from ..painting.colour import WHITE, Colour, darken
from ..painting.painter import Painter
from ..painting.shapes import blank, disc, flat, polygon, stamp
from .solids import OVER, SQUARE, Point3, Projection, facing_share, lit_colour, round_edges
from .sun import CAST, convex_hull, shadow_offset, soft_shadow, solid_shadow

#: the directions of a die's right, front and top
Axes = tuple[Vector3, Vector3, Vector3]
#: to the right, towards the viewer
Way = tuple[float, float]
#: the directions of the faces while the one lies up; opposite faces make seven
LOOKS: dict[str, Point3] = {
    "1": (0, 0, 1), "6": (0, 0, -1), "2": (0, 1, 0),
    "5": (0, -1, 0), "3": (1, 0, 0), "4": (-1, 0, 0),
}  # fmt: skip
RIGHT, FRONT, UP = Vector3(1, 0, 0), Vector3(0, 1, 0), Vector3(0, 0, 1)
#: how each face is brought up: the axis, and degrees about it
BROUGHT_UP = {
    "1": (RIGHT, 0), "6": (RIGHT, 180), "2": (RIGHT, 90),
    "5": (RIGHT, -90), "3": (FRONT, -90), "4": (FRONT, 90),
}  # fmt: skip
_L, _M, _R = 0.26, 0.5, 0.74
PIPS: dict[str, tuple[tuple[float, float], ...]] = {
    "1": ((_M, _M),),
    "2": ((_L, _L), (_R, _R)),
    "3": ((_L, _L), (_M, _M), (_R, _R)),
    "4": ((_L, _L), (_R, _L), (_L, _R), (_R, _R)),
    "5": ((_L, _L), (_R, _L), (_M, _M), (_L, _R), (_R, _R)),
    "6": ((_L, _L), (_R, _L), (_L, _M), (_R, _M), (_L, _R), (_R, _R)),
}
#: the faces of a speed die; those in place of four, five and six; the icons on two of them
SPEED_FACES = ("1", "2", "3", "bus", "mr")
SPEED = {"4": "bus", "5": "mr", "6": "3"}
ICONS = {"bus": "bus", "mr": "gentleman"}
AROUND = [(cos(2 * pi * step / 12), sin(2 * pi * step / 12)) for step in range(12)]
#: the rounding of its edges, and the line around it in high contrast, as shares of its size
SOFT, DRAWN = 0.09, 0.035
#: the room below the middle of its base, which a corner needs that points towards the viewer
LOW = 0.75
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


@dataclass(frozen=True, slots=True)
class SolidDie:
    """A die of this many pixels, seen in a projection; the ``speed`` die is red."""

    painter: Painter
    size: int
    projection: Projection
    speed: bool = False

    @property
    def _inks(self) -> tuple[Colour, Colour]:
        """The colours of its body and of its spots."""
        colours = self.painter.theme.colours
        return (colours.parking, WHITE) if self.speed else (colours.die, colours.pip)

    @property
    def _edges(self) -> tuple[Colour, float]:
        """The colour of its edges, and how far it reaches around; in high contrast it is ink."""
        theme = self.painter.theme
        if theme.strong:
            return theme.colours.board_ink, self.size * DRAWN
        return darken(self._inks[0], 0.1), 0.0

    def draw(self, surface: Surface, pos: tuple[int, int], pose: Pose) -> None:
        """Draw it above the ground point ``pos``."""
        if not pose.still:
            self._cast(surface, pos, pose.lift)
            self._roll(surface, (pos[0], pos[1] - round(pose.lift)), pose)
            return
        size, ground = self.size, (self.size, round(1.7 * self.size))

        def lying() -> Surface:
            image = blank((3 * size, round(3.2 * size)))
            corners = _ground_corners(axes(pose), size)
            shade, middle = solid_shadow(corners, self.projection, size)
            stamp(image, shade, (ground[0] - middle[0], ground[1] - middle[1]))
            self._roll(image, ground, pose)
            if pose.face in ICONS:
                self._lay_icon(image, ground, pose)
            return image

        picture = self.painter.cached(("cube", size, pose, self.projection, self._inks), lying)
        stamp(surface, picture, (pos[0] - ground[0], pos[1] - ground[1]))

    def _roll(self, surface: Surface, pos: tuple[int, int], pose: Pose) -> None:
        """The body of a die, and the spots of its visible faces.

        All faces share the pictures of bodies and spots, so that few pictures are kept.
        """
        size, projection, turn = self.size, self.projection, axes(pose)
        body, pip = self._inks
        picture = self.painter.cached(
            ("die body", _like(turn), size, projection, body),
            lambda: _body(turn, size, projection, body, *self._edges),
        )
        stamp(surface, picture, (pos[0] - size, pos[1] - picture.get_height() + round(size * LOW)))
        half = size / 2
        middle = half * sum(abs(axis.z) for axis in turn)
        for name, look in LOOKS.items():
            normal = _by(turn, look)
            if facing_share(normal, projection) <= SEEN:
                continue
            shown = SPEED.get(name, name) if self.speed else name
            u, v = _by(turn, _beside(look)), _by(turn, _above(look))
            radius = half * (0.24 if shown == "1" else 0.185)
            key = ("die-spot", *(round(part * FINE) for part in normal), radius, projection, pip)
            spot = self.painter.cached(key, partial(_spot, normal, radius, projection, pip))
            left, top = pos[0] - spot.get_width() / 2, pos[1] - spot.get_height() / 2
            for x, y in PIPS.get(shown, ()):
                a, b = (x - 0.5) * 0.94 * size, (y - 0.5) * 0.94 * size
                dx, dy = projection.project(normal * half + u * a + v * b + UP * middle)
                stamp(surface, spot, (round(left + dx), round(top + dy)))

    def _lay_icon(self, surface: Surface, ground: tuple[int, int], pose: Pose) -> None:
        """The icon on the upper face of a speed die at rest."""
        large = blank((2 * self.size, 2 * self.size))
        place = large.get_rect().inflate(-self.size // 2, -self.size // 2)
        self.painter.icon(large, ICONS[pose.face], place, self._inks[1])
        turned, squash = pygame.transform.rotate(large, pose.angle), self.projection.squash
        width = turned.get_width() // 2
        picture = pygame.transform.smoothscale(turned, (width, round(width * squash)))
        top = ground[1] - round(self.size * self.projection.rise)
        stamp(surface, picture, picture.get_rect(center=(ground[0], top)).topleft)

    def _cast(self, surface: Surface, pos: tuple[int, int], lift: float) -> None:
        """A soft shadow; farther away and paler the higher the die is."""
        size, squash = self.size, self.projection.squash
        height = min(3, round(lift / max(1, size) * 3))

        def drawn() -> Surface:
            width = round(size * 1.25)
            oval = pygame.transform.smoothscale(disc(width), (width, round(width * squash)))
            return soft_shadow(oval, size * (0.2 + 0.08 * height), CAST - 18 * height)

        shade = self.painter.cached(("cube shadow", size, height, squash), drawn)
        high = size / 3 + lift / max(self.projection.rise, 0.5)
        dx, dy = shadow_offset(high, self.projection)
        stamp(surface, shade, shade.get_rect(center=(pos[0] + dx, pos[1] + dy)).topleft)


def axes(pose: Pose) -> Axes:
    """The directions of a die: its face brought up, turned, and with the rest still to roll."""
    number = {"bus": "4", "mr": "5"}.get(pose.face, pose.face)
    turns = [BROUGHT_UP[number], (UP, -pose.angle)]
    turns += [(Vector3(-y, x, 0), -degrees) for (x, y), degrees in reversed(pose.rolls)]
    right, front, up = Vector3(RIGHT), Vector3(FRONT), Vector3(UP)
    for way in (right, front, up):
        for axis, degrees in turns:
            way.rotate_ip(degrees, axis)
    return right, front, up


def _like(turn: Axes) -> tuple[int, ...]:
    """One key for all turns of a die that differ only in its spots."""
    ways = [axis * sign for axis in turn for sign in (1, -1)]
    up = max(ways, key=lambda way: (round(way.z, 3), round(way.x, 3), way.y))
    level = [way for way in ways if abs(way.dot(up)) < 0.5]
    right = max(level, key=lambda way: (round(way.x, 3), round(way.y, 3)))
    return tuple(round(part * FINE) for part in (*up, *right))


def _body(
    turn: Axes, size: int, projection: Projection, colour: Colour, edges: Colour, rim: float
) -> Surface:
    """A die without spots; the middle of its base is ``LOW`` above the lower edge.

    Around a smaller die everything is as near as its rounding: so its outline is round too.
    """
    half = size / 2
    inner = half * (1 - 2 * SOFT)
    middle = half * sum(abs(axis.z) for axis in turn)
    height = round(2.6 * size)
    large = blank((2 * size * OVER, height * OVER))

    def place(point: Vector3) -> tuple[float, float]:
        x, y = projection.project(point + UP * middle)
        return (x + size) * OVER, (y + height - round(size * LOW)) * OVER

    corners = [_by(turn, (x * inner, y * inner, z * inner)) for x, y in SQUARE for z in (-1, 1)]
    outline = convex_hull([place(corner) for corner in corners])
    pygame.draw.polygon(large, edges, outline)
    round_edges(large, edges, outline, (size * SOFT + rim) * OVER)
    sides = [tuple(_by(turn, way) for way in (n, _beside(n), _above(n))) for n in LOOKS.values()]
    for n, u, v in sorted(sides, key=lambda side: facing_share(side[0], projection)):
        if facing_share(n, projection) <= 0:
            continue
        shape = [place(n * half + u * a * inner + v * b * inner) for a, b in SQUARE]
        pygame.draw.polygon(large, lit_colour(colour, n), shape)
        round_edges(large, lit_colour(colour, n), shape, size * SOFT * OVER / 2)
    return pygame.transform.smoothscale(large.premul_alpha(), (2 * size, height))


def _spot(normal: Vector3, radius: float, projection: Projection, colour: Colour) -> Surface:
    """One spot on a side with this direction."""
    x, y, z = normal
    # two directions on that side
    a = (Vector3(z, 0, -x) if abs(z) > 0.6 else Vector3(y, -x, 0)).normalize()
    b = normal.cross(a)
    side = 2 * ceil(radius) + 2
    points = [projection.project((a * across + b * up) * radius) for across, up in AROUND]
    outline = [(x + side / 2, y + side / 2) for x, y in points]
    return flat(polygon((side, side), outline), lit_colour(colour, normal))


def _ground_corners(turn: Axes, size: int) -> list[Vector3]:
    """The corners of a die flat on the board."""
    half = size / 2 * (1 - SOFT)
    corners = [_by(turn, (x * half, y * half, z * half)) for x, y in SQUARE for z in (-1, 1)]
    return [corner + UP * half for corner in corners]


def _by(turn: Axes, point: Point3) -> Vector3:
    """A point of the die where its directions bring it."""
    return turn[0] * point[0] + turn[1] * point[1] + turn[2] * point[2]


def _beside(look: Point3) -> Point3:
    return look[1], look[2], look[0]


def _above(look: Point3) -> Point3:
    return look[2], look[0], look[1]
