"""Bake the table tops: one evenly lit picture of each material, as bright as below the lamp.

A tool only: it needs numpy and Pillow, which the game does not. The game adds the light. Run it
from the top of the repository: python tools/art/table.py [MATERIAL ...]
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeAlias

import numpy as np
from PIL import Image

#: numpy is at hand where this is run only
Grid: TypeAlias = Any

OUT = Path(__file__).resolve().parents[2] / "assets" / "table"
WIDTH, HEIGHT = 1920, 1080
#: so many points are worked out for each pixel, in each direction
FINE = 2
#: side of the square of noise, which repeats without a seam
SIDE = 1024
QUALITY = 78
#: materials with a loud pattern, and how much of it their mean colour veils
VEILS = {"stone": 80 / 255, "marble": 60 / 255, "linen": 30 / 255}
#: the brightest that a place may be where print must stand out from all of it
MOST = {"onyx": "#4a3f36"}
#: all are made so much brighter, but for the one that takes the colour of a board
BRIGHT, CLOTH = 1.36, "felt"
#: by material: the file of the part of it that lies under small still lifes, and its size
SMALL = {"felt": (OUT.parent / "pieces" / "felt.jpg", (480, 270))}
#: the camera of the seated board: how wide the far edge of the picture is, how much lower a plane
FAR, NEAR, LOW = 0.72, 1.04, 0.70
#: from where the light falls on what is uneven
SUN = (-0.55, -0.38)


@dataclass(frozen=True, slots=True)
class Ground:
    """The plane of the table: where each point of the picture lies on it, in pixels."""

    u: Grid
    v: Grid

    def moved(self, u: Grid = 0.0, v: Grid = 0.0) -> Ground:
        return Ground(self.u + np.float32(u), self.v + np.float32(v))


def ground() -> Ground:
    """The camera's picture."""
    y, x = np.mgrid[0 : HEIGHT * FINE, 0 : WIDTH * FINE].astype(np.float32) / FINE
    scale = FAR + (NEAR - FAR) * y / HEIGHT
    return Ground((x - WIDTH / 2) / scale + 4096, (y / scale / LOW).astype(np.float32) + 4096)


def noise(seed: int, wide: float, high: float | None = None) -> Grid:
    """A square of noise with soft spots of this size; its mean is 0, its spread 1."""
    raw = np.random.default_rng(seed).normal(size=(SIDE, SIDE))
    fx, fy = np.fft.fftfreq(SIDE)[None, :], np.fft.fftfreq(SIDE)[:, None]
    soft = np.exp(-2 * np.pi**2 * ((fx * wide) ** 2 + (fy * (high or wide)) ** 2))
    made = np.fft.ifft2(np.fft.fft2(raw) * soft).real
    return ((made - made.mean()) / made.std()).astype(np.float32)


def at(square: Grid, place: Ground, wide: float = 1.0, high: float | None = None) -> Grid:
    """The noise at each place, stretched, between its points."""
    u, v = place.u / wide, place.v / (high or wide)
    left, top = np.floor(u).astype(np.int32), np.floor(v).astype(np.int32)
    across, down = u - left, v - top
    left, top = left % SIDE, top % SIDE
    right, foot = (left + 1) % SIDE, (top + 1) % SIDE
    upper = square[top, left] * (1 - across) + square[top, right] * across
    lower = square[foot, left] * (1 - across) + square[foot, right] * across
    return (upper * (1 - down) + lower * down).astype(np.float32)


def clouds(seed: int, place: Ground, size: float, steps: int = 4) -> Grid:
    """Noise upon finer noise, about -1 to 1."""
    made = np.zeros_like(place.u)
    for step in range(steps):
        made += at(
            noise(seed + step, 4), place.moved(step * 331, step * 173), size / 4 / 2**step
        ) / (1.7**step)
    return made / 1.9


def picked(seed: int, number: Grid) -> Grid:
    """A number from 0 to 1 for each whole number."""
    table = np.random.default_rng(seed).random(997).astype(np.float32)
    return table[number.astype(np.int32) % 997]


def hexed(text: str) -> Grid:
    return np.array([int(text[i : i + 2], 16) for i in (1, 3, 5)], np.float32)


def between(dark: str, light: str, share: Grid) -> Grid:
    low, high = hexed(dark), hexed(light)
    return low + (high - low) * np.clip(share, 0, 1.25)[..., None]


def lit(height: Grid, strength: float) -> Grid:
    """The lightening of slopes towards the sun, about 1."""
    down, across = np.gradient(height)
    return np.clip(1 + strength * (across * -SUN[0] + down * -SUN[1]), 0.35, 1.6)


def step(value: Grid, low: float, high: float) -> Grid:
    """From 0 to 1 between two values, softly."""
    share = np.clip((value - low) / (high - low), 0, 1)
    return share * share * (3 - 2 * share)


def edge(value: Grid, period: float) -> Grid:
    """The distance of the next joint, of joints that repeat."""
    inside = np.mod(value, period)
    return np.minimum(inside, period - inside)


@dataclass(frozen=True, slots=True)
class Plank:
    """The planks of a table: where each point lies on it, and its own random numbers."""

    along: Grid
    across: Grid
    number: Grid
    #: the distance of the joints: of the far and the near one, of the left and the right one
    joints: tuple[Grid, Grid, Grid, Grid]

    def own(self, seed: int) -> Grid:
        """A number of each plank, from 0 to 1."""
        return picked(seed, self.number)

    def place(self) -> Ground:
        """A place on a trunk of its own."""
        return Ground(self.along + self.own(1) * 3000, self.across + self.own(2) * 9000)


def planked(place: Ground, wide: float, long: float) -> Plank:
    """Planks that run across the table, butted end to end, their joints staggered."""
    row = np.floor(place.v / wide)
    shifted = place.u + picked(311, row) * long
    piece = np.floor(shifted / long)
    along, across = shifted - piece * long, place.v - row * wide
    joints = (across, wide - across, along, long - along)
    return Plank(along, across - wide / 2, row * 41 + piece, joints)


def bevelled(joints: tuple[Grid, Grid, Grid, Grid], gap: float, dark: float) -> Grid:
    """The light on pieces laid side by side: the edges towards the sun are bright, the others
    dark, and a gap is between them.
    """
    far, near, left, right = joints
    sunny, shady = np.minimum(far, left), np.minimum(near, right)
    tone = 1 + 0.30 * (1 - step(np.abs(sunny - gap * 1.1), 0, gap * 0.9))
    tone *= 1 - 0.22 * (1 - step(shady, gap * 0.5, gap * 2.2))
    least = np.minimum(sunny, shady)
    return tone * (dark + (1 - dark) * step(least, gap * 0.30, gap * 0.62))


@dataclass(frozen=True, slots=True)
class Wood:
    """Planks sawn from trunks: colours, sizes, and how strongly rings, pores and knots show."""

    dark: str
    light: str
    plank: float = 190.0
    long: float = 1270.0
    #: the distance of two rings, and how dark the wood of autumn is
    ring: float = 12.0
    rings: float = 0.40
    pores: float = 0.24
    knots: float = 0.5
    #: how much one plank differs from another
    apart: float = 0.24
    gap: float = 2.8
    joint: float = 0.30
    wet: float = 0.0
    nails: bool = False
    seed: int = 9

    def __call__(self, place: Ground) -> Grid:
        plank = planked(place.moved(self.seed * 577, self.seed * 191), self.plank, self.long)
        own = plank.place()
        knot, bulge = self._knots(plank)
        age = (self._depth(plank, own) + bulge) / self.ring
        late = np.mod(age, 1) ** 2.2 * (1 - step(np.mod(age, 1), 0.90, 1.0))
        late *= 0.45 + 0.8 * picked(self.seed + 5, np.floor(age))
        fibre = at(noise(5, 7, 0.8), own, 7, 1.5)
        streak = at(noise(6, 10, 1.2), own, 20, 4.5)
        tone = 0.60 - self.rings * late + 0.055 * fibre + 0.05 * streak
        tone += 0.07 * at(noise(8, 8), own, 60, 26) + self.apart * (plank.own(self.seed) - 0.5)
        tone -= 0.55 * knot
        colour = between(self.dark, self.light, tone)
        # some planks are a little redder than others
        warm = 0.035 * (plank.own(self.seed + 7) - 0.5)
        colour *= 1 + warm[..., None] * np.array([1, -0.2, -1.2], np.float32)
        pore = step(at(noise(7, 7, 0.8), own, 4.2, 1.15), 0.9, 2.2) * (1 - 0.7 * late)
        colour *= (1 - self.pores * pore)[..., None]
        colour *= bevelled(plank.joints, self.gap, self.joint)[..., None]
        if self.nails:
            colour += _nails(plank)
        if self.wet:
            shine = step(clouds(10, place, 330, 3) + 0.10 * streak, 0.05, 0.75)
            colour += (self.wet * shine)[..., None] * hexed("#8fbcc4")
        return colour

    def _depth(self, plank: Plank, own: Ground) -> Grid:
        """How far from the heart of its trunk each point of a plank is: sawn along it, at a
        slight angle, the rings become long arches.
        """
        height = 26 + 120 * plank.own(self.seed + 3)
        height += (plank.along - self.long / 2) * 0.20 * (plank.own(self.seed + 4) - 0.5)
        bend = 9 * at(noise(3, 6), own, 60, 18) + 2.2 * at(noise(4, 4), own, 26, 5)
        aside = plank.across + self.plank * 0.9 * (plank.own(self.seed + 6) - 0.5)
        return np.sqrt(aside * aside + height * height) + bend

    def _knots(self, plank: Plank) -> tuple[Grid, Grid]:
        """How much of a knot is at each point, and by how much it pushes the rings apart."""
        room = self.long / 2
        cell = np.floor(plank.along / room)
        number = plank.number * 7 + cell
        there = picked(self.seed + 11, number) < self.knots
        x = (cell + 0.2 + 0.6 * picked(self.seed + 12, number)) * room
        y = self.plank * 0.5 * (picked(self.seed + 13, number) - 0.5)
        size = 5 + 7 * picked(self.seed + 14, number)
        far = np.sqrt(((plank.along - x) / 1.5) ** 2 + (plank.across - y) ** 2)
        far += 1.2 * at(noise(15, 5), plank.place(), 4)
        core = (1 - step(far, size * 0.55, size * 1.25)) * (0.8 + 0.2 * np.sin(far * 1.9))
        return there * core, there * 3.2 * self.ring * np.exp(-((far / (2.6 * size)) ** 2))


def _nails(plank: Plank) -> Grid:
    """Two nails at each end of a plank."""
    left, right = plank.joints[2], plank.joints[3]
    x = np.minimum(left, right) - 17
    y = np.abs(plank.across) - 34
    far = np.sqrt(x * x + y * y)
    side = np.where(left < right, 1, -1) * x * SUN[0] + np.sign(plank.across) * y * SUN[1]
    head = 1 - step(far, 3.4, 4.6)
    around = 1 - step(far, 4.2, 7.0)
    return (head * (8 + 7 * side) - 34 * around * (1 - head))[..., None]


#: the distance of the stripes of a cloth
CHECK = 136.0


def linen(place: Ground) -> Grid:
    """A checked tablecloth, blue where its stripes cross, and the creases of having been folded."""
    wave = at(noise(20, 16), place, 26) * 1.4
    across, down = (
        1 - step(np.abs(np.mod(along, CHECK) - CHECK / 2), CHECK / 4 - 0.8, CHECK / 4 + 0.8)
        for along in (place.u + wave + 74, place.v + wave + 20)
    )
    woven = _weave(place, between("#c2bdaf", "#2f5f9f", 0.44 * (across + down)), 4.4, 0.08)
    for along, period in ((place.u + 120, 640), (place.v - 60, 520)):
        bend = along + 3 * at(noise(25, 14), place, 30)
        off = np.mod(bend, period) - period / 2
        crease = np.exp(-(((off + 5) / 7) ** 2)) - np.exp(-(((off - 5) / 9) ** 2))
        woven *= (1 + 0.07 * crease)[..., None]
    return woven


def _weave(place: Ground, colour: Grid, pitch: float, depth: float = 0.16) -> Grid:
    """Threads that go over and under each other, some thicker than others."""
    wave = at(noise(21, 9), place, 9) * 1.3
    u, v = (place.u + wave) / pitch, (place.v + wave) / pitch
    over = np.mod(np.floor(u) + np.floor(v), 2)
    round_u, round_v = np.sin(np.pi * np.mod(u, 1)), np.sin(np.pi * np.mod(v, 1))
    thread = over * round_u + (1 - over) * round_v
    slub = at(noise(22, 14, 0.8), place, 4, 2.2) * over
    slub += at(noise(23, 0.8, 14), place, 2.2, 4) * (1 - over)
    own = over * picked(26, np.floor(v)) + (1 - over) * picked(27, np.floor(u)) - 0.5
    fold = clouds(24, place, 760, 3)
    tone = 1 - depth + 1.3 * depth * thread + 0.055 * slub + 0.10 * own + 0.05 * fold
    return colour * tone[..., None]


#: the narrow boards of a picnic bench
SLATS = Wood(
    "#58301c",
    "#b5764a",
    plank=112,
    long=3400,
    ring=15,
    rings=0.26,
    pores=0.16,
    knots=0.8,
    apart=0.30,
    gap=5.2,
    joint=0.06,
    seed=21,
)


def picnic(place: Ground) -> Grid:
    """A bench of cedar below trees: spots of soft shade, and two rings that glasses left."""
    colour = SLATS(place)
    shade = step(clouds(30, place, 420, 3), 0.0, 0.55)
    colour *= (1.05 - 0.17 * shade)[..., None]
    for x, y in ((-760, 560), (815, 1130)):
        far = np.hypot(place.u - 4096 - x, place.v - 4096 - y) + 1.2 * at(noise(31, 9), place, 9)
        ring = np.exp(-(((far - 62) / 3.6) ** 2)) * step(at(noise(32, 30), place, 5), -1.6, 0.9)
        colour *= (1 - 0.20 * ring)[..., None]
    return colour


def felt(place: Ground) -> Grid:
    """Without a colour: the game gives it the one that a board wishes."""
    tone = 0.84 + 0.05 * clouds(40, place, 620) + 0.03 * at(noise(41, 1.3), place, 1.6)
    tone += 0.03 * at(noise(42, 3, 1.0), place, 2.4)
    return between("#000000", "#ffffff", tone)


def _cells(place: Ground, wide: float, high: float) -> tuple[Grid, tuple[Grid, Grid, Grid, Grid]]:
    """Plates in rows: the number of each, and the distances of its joints."""
    left, far = np.mod(place.u, wide), np.mod(place.v, high)
    number = np.floor(place.u / wide) * 7 + np.floor(place.v / high)
    return number, (far, high - far, left, wide - left)


def steel(place: Ground) -> Grid:
    """Hull plates of dark brushed metal, a groove around each and rivets along the seams."""
    wide, high = 560.0, 400.0
    number, joints = _cells(place, wide, high)
    least = np.minimum(np.minimum(joints[0], joints[1]), np.minimum(joints[2], joints[3]))
    brush = 0.030 * at(noise(50, 14, 0.7), place, 6, 1.1) + 0.030 * at(noise(51, 1.1), place, 1.5)
    tone = 0.42 + brush + 0.06 * clouds(53, place, 700, 3) + 0.10 * (picked(52, number) - 0.5)
    # the light on what is brushed lies across it, as wide as the plate
    aside = joints[2] / wide - 0.5 + 0.5 * (picked(56, number) - 0.5)
    tone += 0.24 * np.exp(-((aside / 0.16) ** 2)) + 0.10 * np.exp(-((aside / 0.42) ** 2))
    scratch = step(at(noise(54, 9, 0.6), place.moved(picked(55, number) * 900), 5, 1.4), 2.6, 3.2)
    colour = between("#1d2a40", "#5f7690", tone + 0.10 * scratch)
    groove = np.minimum(least, _inset(joints, 46.0, 30.0))
    colour *= lit(7 * step(groove, 2.0, 6.0), 0.20)[..., None]
    colour *= (0.52 + 0.48 * step(groove, 1.0, 4.2))[..., None]
    return colour + (_rivets(joints, 23.0, 40.0, 5.2) * 40)[..., None]


def _inset(joints: tuple[Grid, Grid, Grid, Grid], inset: float, radius: float) -> Grid:
    """The distance of a groove around a plate, so far inside it, with round corners."""
    across, down = np.minimum(joints[2], joints[3]), np.minimum(joints[0], joints[1])
    u, v = np.minimum(across - inset - radius, 0), np.minimum(down - inset - radius, 0)
    rounded = radius - np.hypot(u, v)
    straight = np.minimum(across, down) - inset
    return np.abs(np.where((u < 0) & (v < 0), rounded, straight))


def _rivets(
    joints: tuple[Grid, Grid, Grid, Grid], inset: float, period: float, radius: float
) -> Grid:
    """Round heads in a row along the edges of plates, lit by the sun: from -1 to 1."""
    far, near, left, right = joints
    across, down = np.minimum(left, right) - inset, np.minimum(far, near) - inset
    made = np.zeros_like(far)
    rows: tuple[tuple[Grid, Grid, Grid, bool], ...] = (
        (across, far - inset, np.where(left < right, 1, -1), False),
        (down, left - inset, np.where(far < near, 1, -1), True),
    )
    for off, along, sunny, swap in rows:
        at_row = np.mod(along + period / 2, period) - period / 2
        away = np.hypot(off, at_row)
        u, v = (at_row, off * sunny) if swap else (off * sunny, at_row)
        slope = (u * SUN[0] + v * SUN[1]) / radius
        head = 1 - step(away, radius * 0.75, radius)
        around = (1 - step(np.abs(away - radius), 0, 2.4)) * 0.6
        ends = (along > -radius) & ((right if swap else near) > inset - radius)
        made += ends * (head * (0.30 + slope) - around)
    return np.clip(made, -1, 1).astype(np.float32)


def _bolts(place: Ground, wide: float, high: float, inset: float, radius: float) -> Grid:
    """Round heads in the corners of plates, lit by the sun: from -1 to 1."""
    u, v = edge(place.u, wide) - inset, edge(place.v, high) - inset
    sign_u = np.where(np.mod(place.u, wide) < wide / 2, 1, -1)
    sign_v = np.where(np.mod(place.v, high) < high / 2, 1, -1)
    far = np.sqrt(u * u + v * v)
    head = 1 - step(far, radius * 0.7, radius)
    slope = (u * sign_u * SUN[0] + v * sign_v * SUN[1]) / radius
    around = (1 - step(np.abs(far - radius), 0, 2.0)) * 0.5
    return (head * (0.35 + slope) - around).astype(np.float32)


def iron(place: Ground) -> Grid:
    """Old plates, riveted, worn bare where they were stepped on."""
    number, joints = _cells(place, 520, 300)
    rust = clouds(60, place.moved(picked(63, number) * 700), 300, 5)
    tone = 0.46 + 0.34 * rust + 0.12 * (picked(64, number) - 0.5)
    tone += 0.07 * at(noise(61, 1.4), place, 1.9)
    colour = between("#65453a", "#ad8a70", tone)
    bare = step(clouds(65, place, 130, 6), 0.12, 0.42)[..., None] * 0.34
    colour = colour * (1 - bare) + bare * between("#6d6b6e", "#a09b98", 0.5 + 0.5 * rust)
    relief = clouds(62, place, 46, 4) * 2.2
    colour *= lit(relief, 0.42)[..., None]
    colour *= bevelled(joints, 4.6, 0.16)[..., None]
    for shift in (0, 87, 173, 260):
        colour += (_bolts(place.moved(shift), 520, 300, 20, 7.5) * 40)[..., None]
    return colour


def stone(place: Ground) -> Grid:
    """Flagstones, no two alike, chipped at their edges."""
    bend = clouds(70, place, 150, 3) * 7
    chip = 2.6 * at(noise(78, 3), place, 3.4) + 1.6 * at(noise(79, 6), place, 5)
    v = place.v + bend
    row = np.floor(v / 214)
    wide = 230 + 250 * picked(71, row)
    u = place.u + picked(72, row) * 900 + bend
    flag = row * 31 + np.floor(u / wide)
    inside = np.mod(u, wide)
    far = np.minimum(np.minimum(inside, wide - inside), edge(v, 214)) + chip
    own = place.moved(picked(73, flag) * 2000, picked(74, flag) * 2000)
    rough = clouds(75, own, 150, 6)
    tone = 0.50 + 0.20 * rough + 0.46 * (picked(76, flag) - 0.5)
    tone += 0.10 * at(noise(69, 1.3), place, 1.7)
    colour = between("#645d66", "#b9afb1", tone)
    # some flags are from another quarry, of a warmer stone
    warm = 0.11 * step(picked(67, flag), 0.45, 0.95)
    colour *= 1 + warm[..., None] * np.array([1, 0.25, -1.1], np.float32)
    pit = step(at(noise(68, 2.2), own, 3), 1.5, 2.2)
    relief = 4.2 * rough + 1.0 * at(noise(77, 1.6), place, 2) + 9 * step(far, 3, 13) - 1.5 * pit
    colour *= lit(relief, 0.26)[..., None]
    seam = step(far, 2.5, 6.0)[..., None]
    sand = hexed("#463e4c") * (0.8 + 0.12 * at(noise(57, 1.4), place, 2)[..., None])
    return colour * seam + (1 - seam) * sand


@dataclass(frozen=True, slots=True)
class Marble:
    """Polished slabs of stone with veins, in these colours."""

    dark: str
    light: str
    vein: str
    #: where the table is cut from all that they cover
    off: tuple[float, float] = (150.0, 240.0)

    def __call__(self, place: Ground) -> Grid:
        number, joints = _cells(place.moved(*self.off), 1240, 860)
        own = place.moved(number * 379, number * 211)
        # the veins run across the slab, from the far left to the near right
        own = Ground(0.55 * own.u - 0.45 * own.v, 0.65 * own.u + 0.95 * own.v)
        bent = own.moved(clouds(80, own, 430) * 120, clouds(81, own, 430) * 90)
        tone = 0.46 + 0.30 * clouds(84, bent, 260, 6) + 0.06 * at(noise(89, 1.6), own, 2)
        veins: Grid = np.zeros_like(tone)
        for seed, size, thick, strength in (
            (82, 520, 0.017, 1.0), (83, 300, 0.012, 0.80),
            (87, 190, 0.012, 0.55), (79, 120, 0.016, 0.32),
        ):  # fmt: skip
            height = clouds(seed, bent.moved(seed * 97, seed * 61), size, 7)
            there = step(clouds(seed + 7, own, size * 0.8, 3), -0.30, 0.55)
            core = np.exp(-np.abs(height) / (thick * (0.2 + there)))
            veins += strength * there * (core + 0.16 * np.exp(-np.abs(height) / (7 * thick)))
            tone += 0.10 * np.tanh(height * 9) * there
        dark = clouds(88, bent.moved(900, 500), 210, 6)
        tone -= 0.34 * np.exp(-np.abs(dark) / 0.016)
        colour = between(self.dark, self.light, tone)
        share = np.clip(veins, 0, 1)[..., None]
        colour = colour * (1 - 0.85 * share) + 0.85 * share * hexed(self.vein)
        return colour * bevelled(joints, 2.6, 0.35)[..., None]


def tiles(place: Ground) -> Grid:
    """Octagons glazed in deep blue, every one a little different, and small pale squares."""
    side, dot, seam = 314.0, 54.0, 4.0
    tile = np.floor(place.u / side) * 57 + np.floor(place.v / side)
    wave = at(noise(90, 5), place, 6) * 0.8
    straight = np.minimum(edge(place.u, side), edge(place.v, side))
    corner = (edge(place.u, side) + edge(place.v, side) - dot * 1.35) / 1.414
    far, inside = np.minimum(straight, corner) + wave, -corner + wave
    own = place.moved(picked(91, tile) * 2000, picked(92, tile) * 2000)
    cloudy = clouds(93, own, 190, 5)
    tone = 0.48 + 0.20 * cloudy + 0.22 * (picked(94, tile) - 0.5)
    tone += 0.03 * at(noise(96, 1.3), place, 1.8)
    blue = between("#1a2b3f", "#3d5b75", tone)
    # the glaze is thin at the edges
    blue += (7 * (1 - step(far, seam, 20)))[..., None]
    blue *= lit(1.4 * clouds(95, own, 110, 3) + 9 * step(far, seam, 15), 0.15)[..., None]
    pale = between("#66737d", "#909ba2", 0.45 + 0.20 * cloudy)
    mortar = hexed("#565b60") * (0.86 + 0.04 * at(noise(98, 1.4), place, 2)[..., None])
    deep, light = (step(x, seam - 1, seam + 1)[..., None] for x in (far, inside))
    return deep * blue + light * pale + mortar * (1 - deep) * (1 - light)


MATERIALS: dict[str, Callable[[Ground], Grid]] = {
    "oak": Wood("#5b351b", "#ab7443"),
    "walnut": Wood("#513423", "#a67855", plank=205, ring=14, knots=0.35, seed=11),
    "mahogany": Wood("#5a3323", "#a66d4c", plank=250, ring=17, rings=0.20, knots=0.0, seed=12),
    "beech": Wood(
        "#7b5330",
        "#c59a68",
        plank=170,
        ring=10,
        rings=0.20,
        pores=0.20,
        knots=0.1,
        apart=0.18,
        seed=13,
    ),
    "planks": Wood(
        "#4c473e",
        "#988d78",
        plank=128,
        long=880,
        ring=11,
        rings=0.42,
        gap=4.4,
        joint=0.12,
        wet=0.10,
        nails=True,
        seed=14,
    ),
    "linen": linen,
    "picnic": picnic,
    "felt": felt,
    "steel": steel,
    "iron": iron,
    "stone": stone,
    "marble": Marble("#2f5047", "#74978a", "#e9efe6"),
    "onyx": Marble("#0b0a0a", "#302d2b", "#5c4714", off=(2630.0, 1960.0)),
    "tiles": tiles,
}


def bake(name: str) -> Path:
    """Write the picture of a material."""
    colour = MATERIALS[name](ground())
    small = colour.reshape(HEIGHT, FINE, WIDTH, FINE, 3).mean(axis=(1, 3))
    small += VEILS.get(name, 0) * (small.mean(axis=(0, 1)) - small)
    small *= 1 if name == CLOTH else BRIGHT
    small = np.minimum(small, hexed(MOST.get(name, "#ffffff")))
    path = OUT / f"{name}.jpg"
    picture = Image.fromarray(np.clip(small, 0, 255).astype(np.uint8))
    picture.save(path, quality=QUALITY, optimize=True, progressive=False)
    if name in SMALL:
        file, (wide, high) = SMALL[name]
        corner = picture.crop((0, 0, 2 * wide, 2 * high)).resize((wide, high))
        corner.save(file, quality=QUALITY, optimize=True, progressive=False)
    return path


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("material", nargs="*", choices=[[], *MATERIALS], default=[])
    OUT.mkdir(exist_ok=True)
    for name in parser.parse_args().material or MATERIALS:
        path = bake(name)
        print(f"{path.name}: {path.stat().st_size // 1024} kB")


if __name__ == "__main__":
    main()
