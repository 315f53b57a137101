"""Engrave the vignettes in the middle of the boards: views in lines of ink, tinted by hand.

A tool only: it needs numpy and Pillow, which the game does not. A view is two pictures: how much
ink lies where, which the game gives its colour, and the washes of colour below. Run it from the
top of the repository: python tools/art/engraving.py [PICTURE ...]
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence
from itertools import pairwise
from math import cos, pi, sin
from pathlib import Path
from typing import Any, TypeAlias

import numpy as np
from PIL import Image, ImageDraw, ImageFilter

#: numpy is at hand where this is run only
Grid: TypeAlias = Any
Points: TypeAlias = Sequence[tuple[float, float]]

OUT = Path(__file__).resolve().parents[2] / "assets" / "centre"
#: pixels of a picture, points worked out for each of them in each direction, and shades of ink
SIDE, FINE, SHADES = 1024, 2, 16
WHOLE = SIDE * FINE
#: the distance of lines and the width of outlines, as shares of the side
PITCH, OUTLINE = 0.0095, 0.0028
#: pixels of the washes, points for each of them in each direction, and their colours
WASHED, COLOURS = 512, 159
STEP = WHOLE // WASHED
#: the radii of the view and of its frame, beyond which is room for the shadow of that
EDGE, FRAME = 0.442, 0.482
#: the rope in the frame: how far it is from its edges, its strands, and how far each winds around
ROPE, STRANDS, WINDS = 0.0065, 90, 1.4
#: where the light comes from: from the left, from the far edge, and from above
LIGHT = (-0.56, -0.68, 0.6)
#: the shadows on the view and outside: as far to the right and down, as wide, and as dark
SHADES_IN, SHADES_OUT = (0.010, 0.030, 0.62), (0.006, 0.011, 0.6)
#: the gold of the frame in shade, as it is, and in light
GILT = ((104, 58, 14), (216, 160, 66), (255, 240, 190))
#: how much of its colour a wash has on what is bright, and how much more on what is dark
THIN, DEEP = 0.72, 0.5
#: the washes: each colour where it is not thinned
INKS: dict[str, tuple[int, int, int]] = {
    "paper": (255, 252, 244),
    "sky": (128, 184, 224),
    "dusk": (250, 202, 140),
    "sun": (255, 206, 84),
    "cloud": (240, 240, 238),
    "sea": (86, 152, 184),
    "snow": (236, 244, 250),
    "leaf": (122, 160, 76),
    "pine": (64, 116, 84),
    "grass": (176, 190, 108),
    "meadow": (140, 172, 92),
    "sand": (236, 208, 150),
    "stone": (226, 206, 170),
    "grey": (172, 176, 184),
    "slate": (98, 120, 150),
    "brick": (206, 120, 86),
    "rose": (232, 168, 140),
    "red": (204, 62, 52),
    "wood": (160, 106, 62),
    "brown": (122, 82, 56),
    "gold": (236, 176, 60),
    "cream": (250, 232, 192),
    "night": (40, 66, 136),
    "violet": (120, 96, 168),
    "mist": (170, 160, 206),
    "green": (58, 128, 88),
    "coal": (84, 84, 92),
}


class Plate:
    """A plate that is engraved: what is laid later covers what was there."""

    def __init__(self, seed: int) -> None:
        self.dice = np.random.default_rng(seed)
        self.y, self.x = (np.mgrid[0:WHOLE, 0:WHOLE].astype(np.float32) + 0.5) / WHOLE
        self.ink = np.zeros((WHOLE, WHOLE), np.float32)
        self.wash = np.ones((WASHED, WASHED, 3), np.float32)
        self.brush = "paper"

    def mask(self, *shapes: Points) -> Grid:
        """The area of polygons, from 0 to 1."""
        drawn = Image.new("L", (WHOLE, WHOLE))
        for points in shapes:
            ImageDraw.Draw(drawn).polygon([(x * WHOLE, y * WHOLE) for x, y in points], fill=255)
        return np.asarray(drawn, np.float32) / 255

    def hatch(self, tone: Grid, degrees: float = 0.0, wave: float = 0.0) -> Grid:
        """Lines as broad as the tone wants; ``wave`` bends them."""
        across, down = cos(degrees * pi / 180), sin(degrees * pi / 180)
        place = self.y * across + self.x * down
        if wave:
            place = place + wave * np.sin(self.x * 23 + self.y * 9) + wave * np.sin(self.x * 51) / 3
        far = np.abs(np.mod(place / PITCH, 1) - 0.5) * 2
        return np.clip((tone - far) * 5 + 0.5, 0, 1) * (tone > 0.02)

    def lay(
        self, area: Grid, tone: Grid, degrees: float = 0.0, wave: float = 0.0, line: bool = True,
        brush: str = "",
    ) -> None:  # fmt: skip
        """Fill an area with lines in place of what was there, and draw around it.

        It is tinted with this brush, else with the one that was dipped last.
        """
        self.ink = self.ink * (1 - area) + area * self.hatch(tone, degrees, wave)
        self.tint(area, INKS[brush or self.brush], tone)
        if line:
            self.outline(area)

    def dip(self, brush: str) -> None:
        """Tint what is laid from now on with this wash."""
        self.brush = brush

    def tint(self, area: Grid, colour: Grid, tone: Grid) -> None:
        """A wash over an area in place of what was there, deeper where its tone is darker."""
        cover, deep = (np.asarray(part)[::STEP, ::STEP, None] for part in (area, tone))
        washed = 1 - (1 - np.asarray(colour, np.float32) / 255) * (THIN + DEEP * deep)
        self.wash = self.wash * (1 - cover) + cover * washed

    def cross(self, area: Grid, tone: Grid, degrees: float) -> None:
        """Lines over those that are there."""
        self.ink = np.maximum(self.ink, area * self.hatch(tone, degrees))

    def outline(self, area: Grid, width: float = OUTLINE) -> None:
        """A line along the edge of an area."""
        reach = max(1, round(width * WHOLE / 2))
        part = tuple(
            slice(max(0, found[0] - reach - 1), found[-1] + reach + 2)
            for axis in (1, 0) if len(found := np.flatnonzero(area.any(axis)))
        )  # fmt: skip
        wide = thin = area[part]
        for axis in (0, 1):
            wide = np.max([np.roll(wide, by, axis) for by in range(-reach, reach + 1)], axis=0)
            thin = np.min([np.roll(thin, by, axis) for by in range(-reach, reach + 1)], axis=0)
        self.ink[part] = np.maximum(self.ink[part], wide - thin)

    def lines(self, *runs: Points, width: float = OUTLINE) -> None:
        """Free lines."""
        drawn = Image.new("L", (WHOLE, WHOLE))
        for points in runs:
            places = [(x * WHOLE, y * WHOLE) for x, y in points]
            ImageDraw.Draw(drawn).line(places, 255, max(1, round(width * WHOLE)), joint="curve")
        self.ink = np.maximum(self.ink, np.asarray(drawn, np.float32) / 255)

    def clear(self, *runs: Points, width: float = OUTLINE) -> None:
        """Lines without ink."""
        before, self.ink = self.ink, np.zeros_like(self.ink)
        self.lines(*runs, width=width)
        self.ink = before * (1 - self.ink)

    def spark(self, *runs: Points, width: float) -> None:
        """Lines without ink and without a wash: stars."""
        before, self.ink = self.ink, np.zeros_like(self.ink)
        self.lines(*runs, width=width)
        bare, self.ink = self.ink, before * (1 - self.ink)
        self.tint(bare, INKS["paper"], bare * 0)

    # what most views need -------------------------------------------------------

    def sky(
        self, sun: tuple[float, float, float] | None = None, dark: float = 0.34,
        high: str = "sky", low: str = "dusk", end: float = 0.68,
    ) -> None:  # fmt: skip
        """Lines that get finer downwards, and a sun with rays."""
        self.ink = self.hatch(np.clip(dark - 0.42 * self.y, 0.05, 1), 0, 0.0012)
        self.fade(high, low, end)
        if sun:
            x, y, radius = sun
            far = np.hypot(self.x - x, self.y - y)
            turn = np.arctan2(self.y - y, self.x - x)
            ray = np.clip(np.cos(turn * 22) * 3, 0, 1) * np.clip(2.2 - far / radius / 1.6, 0, 1)
            self.ink *= 1 - ray * 0.85
            near = np.clip(1.3 - far / radius / 2.6, 0, 1) * (0.75 + 0.25 * ray)
            self.tint(near, INKS["sun"], np.zeros_like(self.x))
            self.lay(ring(self, x, y, radius), np.zeros_like(self.x), brush="sun")

    def fade(self, high: str, low: str, end: float) -> None:
        """A sky that passes from one wash into another one, which it reaches at ``end``."""
        share = np.clip(self.y[::STEP, ::STEP, None] / end, 0, 1)
        colour = np.array(INKS[high]) * (1 - share) + np.array(INKS[low]) * share
        self.tint(np.ones_like(self.x), colour, np.clip(0.35 - 0.5 * self.y, 0, 1))

    def clouds(self, *places: tuple[float, float, float]) -> None:
        """Heaps of cloud, flat below; each at its middle and as wide as given."""
        for x, y, wide in places:
            area = np.zeros_like(self.x)
            for at, size in ((-0.36, 0.13), (-0.16, 0.2), (0.07, 0.25), (0.26, 0.17), (0.42, 0.1)):
                area = np.maximum(
                    area, ring(self, x + at * wide, y - size * wide * 0.2, size * wide)
                )
            area = area * (self.y < y + 0.06 * wide)
            shade = np.clip((self.y - y) / wide * 1.3 + 0.1, 0, 0.5)
            self.lay(area, shade, 0, 0.001, brush="cloud")

    def hill(self, heights: Points, tone: float, degrees: float, fall: float = 0.0) -> None:
        """Ground below a row of heights, smooth between them."""
        row = smooth(heights, self.x[0])
        area = (self.y > row[None, :]).astype(np.float32)
        self.lay(area, tone + fall * (self.y - row[None, :]), degrees, 0.0012)

    def water(self, top: float, tone: float = 0.4) -> None:
        """Waves that get longer downwards."""
        area = (self.y > top).astype(np.float32)
        depth = (self.y - top) / (1 - top)
        swell = np.sin(self.x * 46 / (0.4 + depth) + np.sin(self.y * 260) * 2.4)
        waves = np.clip(tone - 0.12 * depth + 0.22 * swell, 0.04, 0.8)
        self.lay(area, waves, 0, 0.0016, brush="sea")

    def house(
        self, x: float, foot: float, wide: float, high: float, *, tone: float = 0.16,
        columns: int = 3, rows: int = 6, side: float = 0.28,
    ) -> None:  # fmt: skip
        """A building lit from the left: a bright front with windows, a dark side."""
        top, edge = foot - high, x + wide * (1 - side)
        self.lay(self.mask(box(x, top, edge, foot)), self.full(tone), 90)
        if side:
            self.lay(self.mask(box(edge, top, x + wide, foot)), self.full(0.66), 90)
        gap_x, gap_y = (edge - x) / (columns + 0.5), high / (rows + 1)
        panes = [
            box(
                x + gap_x * (column + 0.45), top + gap_y * (row + 0.5),
                x + gap_x * (column + 1.0), top + gap_y * (row + 1.1),
            )
            for column in range(columns) for row in range(rows)
        ]  # fmt: skip
        self.ink = np.maximum(self.ink, self.mask(*panes) * 0.9)

    def full(self, tone: float) -> Grid:
        return np.full_like(self.x, tone)

    def round_tone(self, x: float, radius: float, low: float = 0.04, high: float = 0.8) -> Grid:
        """The shade of a round tower or trunk: its light at the left."""
        across = np.clip((self.x - x) / radius, -1, 1)
        return low + (high - low) * np.clip((across + 0.45) / 1.45, 0, 1) ** 1.4

    def ball(self, x: float, y: float, radius: float, high: float = 0.85) -> Grid:
        """The shade of a ball lit from the upper left."""
        far = np.hypot(self.x - x + radius * 0.35, self.y - y + radius * 0.35) / radius
        return np.clip(far * 0.62 - 0.08, 0.03, high)

    def tree(self, x: float, foot: float, size: float) -> None:
        """A leafy tree."""
        self.lay(
            self.mask(box(x - size * 0.05, foot - size * 0.5, x + size * 0.05, foot)),
            self.full(0.7),
            brush="wood",
        )
        leaves = np.zeros_like(self.x)
        for turn in range(9):
            at_x = x + cos(turn * 2.4) * size * 0.22
            at_y = foot - size * 0.68 + sin(turn * 2.4) * size * 0.2
            leaves = np.maximum(leaves, ring(self, at_x, at_y, size * 0.19))
        self.lay(leaves, self.ball(x, foot - size * 0.68, size * 0.45), 35, 0.003, brush="leaf")

    def pine(self, x: float, foot: float, high: float) -> None:
        """A fir."""
        steps = 5
        shape = [(x, foot - high)]
        for step in range(steps):
            wide, low = (
                high * 0.24 * (step + 1) / steps,
                foot - high * (1 - (step + 1) / (steps + 0.4)),
            )
            shape += [(x + wide, low), (x + wide * 0.45, low - high * 0.03)]
        left = [(2 * x - at, y) for at, y in shape[::-1]]
        area = self.mask([*shape, *left])
        self.lay(area, self.round_tone(x, high * 0.2, 0.34, 0.95), 62, brush="pine")

    def gulls(self, *places: tuple[float, float, float]) -> None:
        for x, y, wide in places:
            wing = [(t, -0.30 * (1 - (2 * t - 1) ** 2)) for t in np.linspace(0, 1, 9)]
            self.lines([(x + t * wide, y + h * wide) for t, h in wing], width=0.003)
            self.lines([(x - t * wide, y + h * wide) for t, h in wing], width=0.003)

    def framed(self) -> Grid:
        """The lines in a round frame, in their final size, and the darkest of its shades."""
        far, light, frame = self.frame()
        edges = sum(np.abs(far - radius) < OUTLINE / 2 for radius in (EDGE, FRAME))
        dark = frame * np.clip(-0.25 - light, 0, 1) * 0.9
        dark = np.maximum(dark, self.shadow(*SHADES_OUT) * (far > FRAME))
        whole = np.maximum(self.ink * (far < EDGE) + dark, edges)
        fine = whole.reshape(SIDE, FINE, SIDE, FINE).mean(axis=(1, 3))
        # so few shades show no steps where they are mixed
        return fine + (fine > 0.01) * (self.dice.random(fine.shape) - 0.5) / SHADES

    def frame(self) -> tuple[Grid, Grid, Grid]:
        """How far each point is from the middle, how it is lit, and where the frame is.

        The frame is a rope between two round rods.
        """
        x, y = self.x - 0.5, self.y - 0.5
        far, turn = np.hypot(x, y), np.arctan2(y, x)
        low, high = EDGE + ROPE, FRAME - ROPE
        across = np.clip((far - low) / (high - low) * 2 - 1, -1, 1)
        wind = np.mod(turn * STRANDS / (2 * pi) + across * WINDS / 2, 1) * 2 - 1
        inner, outer = ((far - edge) / ROPE * 2 - 1 for edge in (EDGE, high))
        rod = np.where(far < low, inner, outer)
        in_rope = (far > low) & (far < high)
        # slopes outwards and around
        out = np.where(in_rope, across * 0.8 + wind * 0.55, rod * 1.1)
        along = np.where(in_rope, wind * 0.95, 0)
        slope_x = (out * x - along * y) / far
        slope_y = (out * y + along * x) / far
        light = slope_x * LIGHT[0] + slope_y * LIGHT[1]
        light = light / np.sqrt(1 + slope_x**2 + slope_y**2)
        # grooves between the strands, and beside them
        groove = np.where(in_rope, np.maximum(np.abs(wind) ** 6, np.abs(across) ** 8), 0)
        light = light - 0.75 * groove
        return far, light, ((far >= EDGE) & (far < FRAME)).astype(np.float32)

    def shadow(self, aside: float, wide: float, dark: float) -> Grid:
        """The shadow of the frame on both sides of it."""
        far = np.hypot(self.x - 0.5 - aside * 0.7, self.y - 0.5 - aside)
        near = np.maximum(np.maximum(EDGE - far, far - FRAME), 0) / wide
        return dark * np.clip(1 - near, 0, 1) ** 1.6

    def washes(self) -> Image.Image:
        """The colours below the lines: soft, and here and there a little thinner."""
        far, light, frame = (part[::STEP, ::STEP, None] for part in self.frame())
        cloudy = Image.fromarray(self.dice.random((20, 20)).astype(np.float32))
        thin = np.asarray(cloudy.resize((WASHED, WASHED), Image.Resampling.BICUBIC))[..., None]
        inks = 1 - (1 - self.wash) * (1.06 - 0.2 * thin)
        inks *= 1 - self.shadow(*SHADES_IN)[::STEP, ::STEP, None]
        shown = Image.fromarray(np.round(np.clip(inks, 0, 1) * 255).astype(np.uint8))
        soft = np.asarray(shown.filter(ImageFilter.GaussianBlur(0.8)))
        tones = zip(*GILT, strict=True)
        gilt = [np.interp(light[..., 0], (-0.7, 0.02, 0.56), each) for each in tones]
        pixels = np.where(frame > 0, np.stack(gilt, -1), soft).astype(np.uint8)
        few = Image.fromarray(pixels).quantize(
            COLOURS, Image.Quantize.MEDIANCUT, dither=Image.Dither.NONE
        )
        bare = (far[..., 0] >= FRAME).astype(np.uint8)
        picture = Image.fromarray(np.asarray(few) * (1 - bare) + COLOURS * bare, "P")
        palette = few.getpalette() or []
        picture.putpalette([*palette[: 3 * COLOURS], 255, 255, 255])
        return picture


def ring(plate: Plate, x: float, y: float, radius: float) -> Grid:
    """The area of a disc."""
    return (np.hypot(plate.x - x, plate.y - y) < radius).astype(np.float32)


def oval(x: float, y: float, wide: float, high: float, turn: float = 0.0) -> Points:
    """The outline of an ellipse, by its half axes; ``turn`` in radians."""
    around = [2 * pi * n / 90 for n in range(91)]
    flat = [(wide * cos(a), high * sin(a)) for a in around]
    return [(x + u * cos(turn) - v * sin(turn), y + u * sin(turn) + v * cos(turn)) for u, v in flat]


def box(left: float, top: float, right: float, foot: float) -> Points:
    return [(left, top), (right, top), (right, foot), (left, foot)]


def smooth(heights: Points, x: Grid) -> Grid:
    """Soft curves between points."""
    xs, ys = np.array([p[0] for p in heights]), np.array([p[1] for p in heights])
    at = np.clip(np.searchsorted(xs, x) - 1, 0, len(xs) - 2)
    share = np.clip((x - xs[at]) / (xs[at + 1] - xs[at]), 0, 1)
    share = share * share * (3 - 2 * share)
    return ys[at] + (ys[at + 1] - ys[at]) * share


def bent(points: Points, closed: bool = False, steps: int = 10) -> list[tuple[float, float]]:
    """A smooth line through points."""
    ends = (points[-1], points[0], points[1]) if closed else (points[0], points[-1], points[-1])
    run = np.array([ends[0], *points, *ends[1:]])
    if not closed:
        run = run[:-1]
    part = np.linspace(0, 1, steps, endpoint=False)[:, None]
    line: list[tuple[float, float]] = []
    for a, b, c, d in zip(run, run[1:], run[2:], run[3:], strict=False):
        bend = (2 * a - 5 * b + 4 * c - d) * part**2 + (3 * b - a - 3 * c + d) * part**3
        line += [(x, y) for x, y in b + ((c - a) * part + bend) / 2]
    return line if closed else [*line, points[-1]]


def limb(spine: Sequence[tuple[float, float, float]]) -> Points:
    """A body along a smooth line, as thick at its points as given third."""
    line = np.array(bent([(x, y) for x, y, _thick in spine]))
    at = np.linspace(0, 1, len(spine))
    thick = np.interp(np.linspace(0, 1, len(line)), at, [each[2] for each in spine])
    way = np.gradient(line, axis=0)
    way /= np.hypot(way[:, 0], way[:, 1])[:, None]
    out = np.stack([-way[:, 1], way[:, 0]], axis=1) * thick[:, None]
    return [(x, y) for x, y in (*(line + out), *(line - out)[::-1])]


def arch(x: float, foot: float, wide: float, high: float) -> Points:
    """An opening with a round head."""
    half = wide / 2
    head = [(x - half * cos(a), foot - high + half - half * sin(a)) for a in np.linspace(0, pi, 24)]
    return [(x - half, foot), *head, (x + half, foot)]


# the views ----------------------------------------------------------------------


def town(p: Plate) -> None:
    """The sea front: hotels, a pier and a great wheel."""
    p.sky((0.30, 0.30, 0.075))
    p.clouds((0.62, 0.20, 0.26), (0.18, 0.44, 0.18))
    for x, wide, high, brush in (
        (0.44, 0.10, 0.24, "rose"), (0.53, 0.09, 0.36, "cream"), (0.71, 0.09, 0.33, "brick"),
        (0.80, 0.12, 0.22, "sand"), (0.62, 0.10, 0.46, "stone"),
    ):  # fmt: skip
        p.dip(brush)
        p.house(x, 0.70, wide, high, rows=round(high * 26), columns=3)
    for x, top, wide in ((0.62, 0.24, 0.10), (0.53, 0.34, 0.09)):
        p.dip("red")
        p.lay(p.mask([(x, top), (x + wide * 0.5, top - 0.08), (x + wide, top)]), p.full(0.5), 60)
        p.lines([(x + wide * 0.5, top - 0.08), (x + wide * 0.5, top - 0.13)])
    wheel = (0.245, 0.545, 0.135)
    p.dip("sky")
    p.lay(ring(p, *wheel), p.full(0.0))
    p.outline(ring(p, wheel[0], wheel[1], 0.118))
    for turn in range(12):
        a = turn * pi / 6 + 0.1
        rim = wheel[0] + wheel[2] * cos(a), wheel[1] + wheel[2] * sin(a)
        p.lines([wheel[:2], rim], width=0.0022)
        p.dip("red")
        p.lay(ring(p, rim[0], rim[1] + 0.012, 0.015), p.ball(rim[0], rim[1] + 0.012, 0.015))
    for side in (-1, 1):
        p.lines([wheel[:2], (wheel[0] + side * 0.07, 0.72)], width=0.008)
    p.water(0.70, 0.42)
    p.dip("wood")
    p.lay(p.mask([(0.0, 0.695), (1, 0.695), (1, 0.735), (0.0, 0.735)]), p.full(0.25), 90)
    p.lines([(0, 0.705), (1, 0.705)], [(0, 0.735), (1, 0.735)], width=0.004)
    for n in range(24):
        x = n * 0.045
        p.lines([(x, 0.735), (x, 0.79)], width=0.006)
        p.lines([(x, 0.67), (x, 0.70)], width=0.0025)
    p.lines([(0, 0.67), (1, 0.67)], width=0.003)
    p.gulls((0.46, 0.30, 0.024), (0.40, 0.36, 0.018), (0.50, 0.38, 0.015), (0.70, 0.86, 0.02))


def avenue(p: Plate) -> None:
    """A street between tall houses, before a tower, and a motor car that comes along it."""
    p.sky((0.5, 0.42, 0.085), 0.2)
    p.clouds((0.33, 0.26, 0.17), (0.70, 0.20, 0.15))
    p.dip("stone")
    for half, top, foot in ((0.036, 0.44, 0.63), (0.026, 0.36, 0.44), (0.016, 0.30, 0.36)):
        p.lay(
            p.mask(box(0.5 - half, top, 0.5 + half, foot)), p.round_tone(0.5, half, 0.06, 0.6), 90
        )
    p.lay(p.mask([(0.49, 0.30), (0.5, 0.215), (0.51, 0.30)]), p.full(0.4), 90, brush="slate")
    edges: tuple[tuple[float, float, float, str, str], ...] = (
        (0.46, 0.50, 0.615, "", ""), (0.42, 0.44, 0.64, "rose", "green"),
        (0.35, 0.36, 0.685, "cream", "red"), (0.26, 0.24, 0.735, "brick", "gold"),
        (0.14, 0.10, 0.80, "stone", "green"), (0.0, -0.06, 0.86, "sand", "red"),
    )  # fmt: skip
    for mirror in (False, True):
        for (x2, _top, foot2, *_), (x, top, foot, brush, awning) in pairwise(edges):
            far = x2 - 0.012, top + (x2 - x) * 0.75, foot2 + 0.01
            front(p, (x, top + 0.03 * mirror, foot), far, mirror, (brush, awning))
    street = p.mask([(0.46, 0.615), (0.54, 0.615), (1.143, 0.985), (-0.143, 0.985)])
    p.lay(street, np.clip(0.34 - 0.2 * p.y, 0, 1), 0, brush="grey")
    for start in np.arange(0.64, 0.98, 0.05):
        p.clear([(0.5, start), (0.5, start + 0.028)], width=0.004 + (start - 0.6) * 0.02)
    for side in (-1, 1):
        path = [(0.5 + side * u, v) for u, v in (
            (0.045, 0.62), (0.07, 0.62), (0.86, 0.985), (0.72, 0.985))]  # fmt: skip
        p.lay(p.mask(path), p.full(0.1), 0, brush="sand")
        for near in (1.0, 0.56, 0.3):
            lamp(p, 0.5 + side * 0.325 * near, 0.625 + 0.15 * near, 0.2 * near)
    car(p, 0.5, 0.80, 0.32)


def lamp(p: Plate, x: float, foot: float, high: float) -> None:
    """A lantern on a post."""
    p.dip("coal")
    p.lay(p.mask(box(x - high * 0.022, foot - high * 0.74, x + high * 0.022, foot)), p.full(0.9))
    p.lay(p.mask(box(x - high * 0.05, foot - high * 0.08, x + high * 0.05, foot)), p.full(0.9))
    glass = [(-0.05, -0.74), (0.05, -0.74), (0.085, -0.93), (-0.085, -0.93)]
    p.lay(p.mask([(x + u * high, foot + v * high) for u, v in glass]), p.full(0.03), brush="sun")
    roof = [(-0.11, -0.93), (0.11, -0.93), (0.0, -1.02)]
    p.lay(p.mask([(x + u * high, foot + v * high) for u, v in roof]), p.full(0.9))


def front(
    p: Plate,
    near: tuple[float, float, float],
    far: tuple[float, float, float],
    mirror: bool,
    brushes: tuple[str, str],
) -> None:
    """The front of a house along a street, between its two edges: place, top and foot.

    It has a cornice, and shops below awnings.
    """

    def at(u: float, v: float) -> tuple[float, float]:
        x, high, low = (a + (b - a) * u for a, b in zip(near, far, strict=True))
        return (1 - x if mirror else x), high + (low - high) * v

    def part(u: float, v: float, wide: float, tall: float) -> Points:
        return [at(u, v), at(u + wide, v), at(u + wide, v + tall), at(u, v + tall)]

    wall, awning = brushes
    p.lay(p.mask(part(0, 0, 1, 1)), p.full(0.5 if mirror else 0.1), 90, brush=wall)
    places = [(0.12 + n % 3 * 0.29, 0.08 + n // 3 * 0.083) for n in range(27)]
    p.lay(p.mask(*[part(u, v, 0.17, 0.048) for u, v in places]), p.full(0.8), 0, brush="slate")
    p.lay(p.mask(part(-0.04, -0.012, 1.08, 0.05)), p.full(0.2), 0, brush="cream")
    p.lay(p.mask(part(0, 0.815, 1, 0.022)), p.full(0.2), 0, brush="cream")
    p.lay(p.mask(part(0.08, 0.90, 0.84, 0.1)), p.full(0.85), 0, brush="brown")
    p.lay(p.mask(part(0.04, 0.862, 0.92, 0.06)), p.full(0.3), 90, brush=awning)


def car(p: Plate, x: float, y: float, wide: float) -> None:
    """A saloon of the thirties, seen from the front; ``y`` is the middle of its lamps."""

    def at(*points: tuple[float, float]) -> Points:
        return [(x + u * wide, y + v * wide) for u, v in points]

    def even(*half: tuple[float, float]) -> Points:
        return at(*half, *((-u, v) for u, v in half[::-1]))

    def disc(u: float, v: float, radius: float) -> Grid:
        return ring(p, x + u * wide, y + v * wide, radius * wide)

    light = p.round_tone(x, 0.4 * wide, 0.06, 0.72)
    p.lay(p.mask(oval(x + 0.04, y + 0.34 * wide, 0.56 * wide, 0.05 * wide)), p.full(0.85),
          line=False, brush="coal")  # fmt: skip
    for side in (-1, 1):
        p.lay(p.mask(at((side * 0.30, 0.05), (side * 0.46, 0.05), (side * 0.455, 0.35),
                        (side * 0.32, 0.35))), p.full(0.95), 0, brush="coal")  # fmt: skip
    # the cabin with its two panes, and the bonnet before it
    cabin = even((0.0, -0.56), (0.2, -0.55), (0.29, -0.50), (0.36, -0.12), (0.36, 0.12))
    p.lay(p.mask(cabin), light, 90, brush="red")
    for side in (-1, 1):
        pane = at((side * 0.02, -0.48), (side * 0.23, -0.465), (side * 0.285, -0.24),
                  (side * 0.02, -0.24))  # fmt: skip
        p.lay(p.mask(pane), p.full(0.3), 45, brush="sky")
        p.clear(at((side * 0.10 - 0.03, -0.42), (side * 0.10 - 0.08, -0.29)), width=0.006)
    wing = [(0.16, 0.14), (0.22, -0.06), (0.33, -0.13), (0.45, -0.08), (0.50, 0.06), (0.50, 0.2),
            (0.44, 0.22), (0.38, 0.10), (0.30, 0.10), (0.26, 0.24), (0.16, 0.24)]  # fmt: skip
    for side in (-1, 1):
        area = p.mask(at(*((side * u, v) for u, v in bent(wing, closed=True))))
        p.lay(area, np.clip((p.y - y) / wide * 2 + 0.35 + 0.2 * side, 0.08, 0.9), 0, brush="red")
    bonnet = even(*bent([(0.0, -0.27), (0.13, -0.25), (0.19, -0.12), (0.17, 0.24)]))
    p.lay(p.mask(bonnet), light, 90, brush="red")
    grille = even(*bent([(0.0, -0.20), (0.08, -0.18), (0.12, -0.08), (0.10, 0.22)]))
    p.lay(p.mask(grille), p.full(0.05), 90, brush="gold")
    p.lines(*(at((u, -0.13 + abs(u)), (u * 0.85, 0.2)) for u in np.arange(-0.09, 0.1, 0.03)),
            width=0.003)  # fmt: skip
    for side in (-1, 1):
        p.lay(disc(side * 0.25, -0.06, 0.085), p.full(0.3), 45, brush="grey")
        p.lay(disc(side * 0.25, -0.06, 0.062), p.full(0.0), brush="sun")
    p.lay(p.mask(at((-0.5, 0.225), (0.5, 0.225), (0.5, 0.275), (-0.5, 0.275))), p.full(0.12), 0,
          brush="paper")  # fmt: skip
    p.lay(p.mask(at((-0.08, 0.245), (0.08, 0.245), (0.08, 0.325), (-0.08, 0.325))), p.full(0.0),
          brush="cream")  # fmt: skip


def london(p: Plate) -> None:
    """The bridge with its two towers, over the river."""
    p.sky((0.5, 0.30, 0.06))
    p.clouds((0.24, 0.26, 0.22), (0.76, 0.22, 0.24))
    p.dip("slate")
    dome = ring(p, 0.5, 0.57, 0.055) * (p.y < 0.57)
    p.lay(dome, p.round_tone(0.5, 0.055))
    p.dip("stone")
    p.lay(p.mask(box(0.445, 0.57, 0.555, 0.68)), p.full(0.3), 90)
    p.lines([(0.5, 0.515), (0.5, 0.47)], width=0.005)
    p.dip("rose")
    for x in np.linspace(0.02, 0.92, 11):
        if abs(x - 0.47) > 0.08:
            p.house(
                float(x), 0.69, 0.08, 0.05 + 0.05 * p.dice.random(), rows=2, columns=3, side=0.2
            )
    p.water(0.69, 0.44)
    for x in (0.29, 0.71):
        for side in (-1, 1):
            runs = [
                (x + side * (0.05 + 0.36 * t), 0.40 + 0.26 * (1 - (1 - t) ** 2.2))
                for t in np.linspace(0, 1, 20)
            ]
            if (side < 0) == (x < 0.5):
                p.lines(runs, width=0.008)
                for u, v in runs[2::2]:
                    p.lines([(u, v), (u, 0.67)], width=0.002)
    p.dip("sky")
    p.lay(p.mask(box(-0.1, 0.655, 1.1, 0.685)), p.full(0.42), 90)
    for y in (0.375, 0.44):
        p.lay(p.mask(box(0.33, y, 0.67, y + 0.022)), p.full(0.35), 90)
    for x in (0.29, 0.71):
        p.dip("stone")
        p.lay(
            p.mask([(x - 0.085, 0.80), (x - 0.07, 0.68), (x + 0.07, 0.68), (x + 0.085, 0.80)]),
            p.round_tone(x, 0.085, 0.2, 0.85),
        )
        p.lay(p.mask(box(x - 0.052, 0.31, x + 0.052, 0.69)), p.round_tone(x, 0.055, 0.06, 0.62), 90)
        p.dip("sea")
        p.lay(p.mask(arch(x, 0.655, 0.056, 0.13)), p.full(0.9), 0)
        for y in (0.35, 0.415, 0.48):
            p.ink = np.maximum(
                p.ink,
                p.mask(*[arch(x + u, y + 0.04, 0.016, 0.036) for u in (-0.026, 0, 0.026)]) * 0.9,
            )
            p.lines([(x - 0.052, y + 0.052), (x + 0.052, y + 0.052)])
        p.dip("slate")
        p.lay(
            p.mask([(x - 0.045, 0.31), (x, 0.185), (x + 0.045, 0.31)]),
            p.round_tone(x, 0.05, 0.2, 0.9),
            60,
        )
        p.lines([(x, 0.19), (x, 0.14)], width=0.004)
        p.dip("stone")
        for off in (-0.052, 0.052):
            p.lay(
                p.mask(box(x + off - 0.013, 0.285, x + off + 0.013, 0.66)),
                p.round_tone(x + off, 0.014),
                0,
            )
            p.dip("slate")
            p.lay(
                p.mask([(x + off - 0.016, 0.285), (x + off, 0.21), (x + off + 0.016, 0.285)]),
                p.round_tone(x + off, 0.016, 0.3, 0.9),
            )
    p.dip("coal")
    p.lay(p.mask([(0.44, 0.80), (0.56, 0.80), (0.545, 0.83), (0.455, 0.83)]), p.full(0.85))
    p.dip("cream")
    p.lay(p.mask(box(0.465, 0.775, 0.53, 0.80)), p.full(0.1), 90)
    p.dip("red")
    p.lay(p.mask(box(0.49, 0.735, 0.505, 0.775)), p.full(0.7), 90)
    p.gulls((0.42, 0.24, 0.02), (0.58, 0.26, 0.016), (0.2, 0.88, 0.018))


def berlin(p: Plate) -> None:
    """The gate with its columns, a team of horses on top."""
    p.sky((0.22, 0.27, 0.065))
    p.clouds((0.78, 0.28, 0.26))
    for x in (0.06, 0.14, 0.86, 0.94):
        p.tree(x, 0.74, 0.26)
    p.dip("sand")
    p.hill(((0, 0.735), (1, 0.735)), 0.12, 0, 0.5)
    for n in range(-9, 10):
        p.clear([(0.5 + n * 0.03, 0.735), (0.5 + n * 0.16, 1)], width=0.003)
    p.dip("stone")
    for side in (-1, 1):
        left = 0.5 + side * 0.335 - 0.085
        p.lay(p.mask(box(left, 0.56, left + 0.17, 0.735)), p.full(0.34), 90)
        p.lay(
            p.mask([(left - 0.01, 0.56), (left + 0.085, 0.515), (left + 0.18, 0.56)]), p.full(0.16)
        )
        for n in range(4):
            x = left + 0.022 + n * 0.042
            p.lay(p.mask(box(x - 0.011, 0.575, x + 0.011, 0.73)), p.round_tone(x, 0.012), 90)
    p.dip("brick")
    p.lay(p.mask(box(0.235, 0.46, 0.765, 0.735)), np.clip(2.2 - 2.6 * p.y, 0.4, 0.82), 0)
    p.dip("cream")
    for n in range(6):
        x = 0.262 + n * 0.0952
        p.lay(
            p.mask([(x - 0.021, 0.735), (x - 0.017, 0.47), (x + 0.017, 0.47), (x + 0.021, 0.735)]),
            p.round_tone(x, 0.02, 0.0, 0.75),
            90,
        )
        p.lay(p.mask(box(x - 0.025, 0.455, x + 0.025, 0.472)), p.full(0.1))
        p.lay(p.mask(box(x - 0.027, 0.718, x + 0.027, 0.74)), p.full(0.2))
    p.dip("stone")
    p.lay(p.mask(box(0.22, 0.395, 0.78, 0.457)), p.full(0.12), 0)
    for n in range(23):
        x = 0.232 + n * 0.0235
        p.ink = np.maximum(p.ink, p.mask(box(x, 0.413, x + 0.01, 0.447)) * 0.8)
    p.lay(p.mask(box(0.205, 0.378, 0.795, 0.398)), p.full(0.3), 0)
    p.lay(p.mask(box(0.335, 0.318, 0.665, 0.378)), p.full(0.14), 0)
    p.lay(p.mask(box(0.35, 0.328, 0.65, 0.368)), p.full(0.45), 90)
    p.lay(p.mask(box(0.42, 0.296, 0.58, 0.318)), p.full(0.4), 0)
    p.dip("green")
    for n, x in enumerate((0.435, 0.468, 0.532, 0.565)):
        face = -1 if n < 2 else 1
        horse = [
            (-0.02, 0),
            (-0.018, -0.05),
            (0.0, -0.055),
            (0.012, -0.085),
            (0.03, -0.075),
            (0.024, -0.05),
            (0.02, 0),
            (0.012, 0),
            (0.008, -0.03),
            (-0.008, -0.03),
            (-0.012, 0),
        ]
        p.lay(p.mask([(x + u * face, 0.297 + v) for u, v in horse]), p.full(0.75), 45)
    p.lay(p.mask([(0.485, 0.297), (0.488, 0.225), (0.512, 0.225), (0.515, 0.297)]), p.full(0.6), 90)
    p.dip("gold")
    p.lay(ring(p, 0.5, 0.212, 0.013), p.full(0.3))
    for side in (-1, 1):
        p.lay(
            p.mask(
                [
                    (0.5 + side * 0.01, 0.235),
                    (0.5 + side * 0.055, 0.19),
                    (0.5 + side * 0.045, 0.262),
                ]
            ),
            p.full(0.35),
            45,
        )
    p.lines([(0.525, 0.26), (0.525, 0.15)], width=0.004)
    p.outline(ring(p, 0.525, 0.14, 0.012))
    for side in (-1, 1):
        bed(p, side, (0.17, 0.80), (0.49, 0.925))
        lamp(p, 0.5 + side * 0.315, 0.925, 0.30)
    people = (
        (0.40, 0.79, 0.07, "night"), (0.445, 0.785, 0.066, "red"), (0.60, 0.80, 0.074, "brown"),
        (0.53, 0.90, 0.115, "green"), (0.585, 0.905, 0.11, "brick"), (0.33, 0.765, 0.055, "coal"),
    )  # fmt: skip
    for x, foot, high, coat in people:
        walker(p, x, foot, high, coat)


def paris(p: Plate) -> None:
    """The tower above the roofs and the river."""
    p.sky((0.73, 0.30, 0.06))
    p.clouds((0.25, 0.30, 0.26), (0.76, 0.46, 0.2))
    for n, x in enumerate(np.linspace(-0.02, 0.94, 10)):
        high = 0.09 + 0.05 * p.dice.random()
        p.dip("cream")
        p.house(float(x), 0.72, 0.105, high, rows=3, columns=4, side=0.0)
        roof = [
            (x, 0.72 - high),
            (x + 0.015, 0.685 - high),
            (x + 0.09, 0.685 - high),
            (x + 0.105, 0.72 - high),
        ]
        p.dip("slate")
        p.lay(p.mask(roof), p.full(0.7), 90)
        p.dip("brick")
        p.lay(p.mask(box(x + 0.06, 0.66 - high, x + 0.075, 0.69 - high)), p.full(0.3))
        del n

    def half(y: float) -> float:
        return float(
            np.interp(
                y, (0.10, 0.16, 0.34, 0.48, 0.60, 0.735), (0.003, 0.010, 0.026, 0.052, 0.098, 0.175)
            )
        )

    rows = np.linspace(0.10, 0.735, 40)
    outline = [(0.5 - half(y), y) for y in rows] + [(0.5 + half(y), y) for y in rows[::-1]]
    solid = p.mask(outline)
    hole = p.mask(
        arch(0.5, 0.74, 0.20, 0.135),
        [(0.5 - 0.028, 0.585), (0.5 - 0.02, 0.50), (0.5 + 0.02, 0.50), (0.5 + 0.028, 0.585)],
    )
    area = solid * (1 - hole)
    p.ink *= 1 - solid * (1 - hole)
    p.dip("wood")
    p.lay(area, p.full(0.16), 90)
    nets = np.maximum(np.cos((p.x + p.y) * 300), np.cos((p.x - p.y) * 300)) > 0.86
    p.ink = np.maximum(p.ink, area * nets)
    p.cross(area * (p.x > 0.5), np.clip((p.x - 0.5) * 4 + 0.3, 0, 0.7), 90)
    for y, high in ((0.475, 0.02), (0.595, 0.024), (0.335, 0.012)):
        w = half(y) + 0.012
        p.lay(p.mask(box(0.5 - w, y, 0.5 + w, y + high)), p.full(0.5), 90)
    p.lines([(0.5, 0.10), (0.5, 0.04)], width=0.004)
    for x, size in (
        (0.10, 0.16),
        (0.22, 0.15),
        (0.29, 0.12),
        (0.71, 0.12),
        (0.79, 0.15),
        (0.91, 0.17),
    ):
        p.tree(x, 0.76, size)
    p.water(0.755, 0.42)
    p.dip("stone")
    p.lay(p.mask(box(-0.1, 0.745, 1.1, 0.772)), p.full(0.22), 90)
    p.dip("red")
    p.lay(p.mask([(0.16, 0.86), (0.48, 0.86), (0.45, 0.895), (0.19, 0.895)]), p.full(0.75))
    p.dip("cream")
    p.lay(p.mask(box(0.21, 0.83, 0.44, 0.86)), p.full(0.08))
    p.ink = np.maximum(
        p.ink,
        p.mask(*[box(0.225 + n * 0.03, 0.838, 0.243 + n * 0.03, 0.853) for n in range(7)]) * 0.9,
    )


def madrid(p: Plate) -> None:
    """The gate with five arches, before the mountains."""
    p.sky((0.76, 0.27, 0.075))
    p.clouds((0.30, 0.28, 0.26))
    p.dip("mist")
    p.hill(
        ((0, 0.56), (0.12, 0.47), (0.25, 0.55), (0.4, 0.45), (0.6, 0.53), (0.8, 0.44), (1, 0.55)),
        0.2,
        24,
        0.5,
    )
    for x in (0.07, 0.17, 0.83, 0.93):
        p.tree(x, 0.735, 0.22)
    p.dip("sand")
    p.hill(((0, 0.725), (1, 0.725)), 0.10, 0, 0.5)
    p.dip("rose")
    p.lay(p.mask(box(0.13, 0.48, 0.87, 0.735)), p.full(0.14), 0)
    p.lay(p.mask(box(0.30, 0.40, 0.70, 0.735)), p.full(0.12), 0)
    p.dip("cream")
    p.lay(p.mask(box(0.115, 0.462, 0.885, 0.486)), p.full(0.36), 0)
    p.lay(p.mask(box(0.285, 0.425, 0.715, 0.462)), p.full(0.1), 0)
    p.lay(p.mask(box(0.28, 0.412, 0.72, 0.428)), p.full(0.4), 0)
    p.lay(p.mask(box(0.40, 0.345, 0.60, 0.412)), p.full(0.12), 0)
    p.dip("rose")
    p.lay(p.mask([(0.385, 0.345), (0.5, 0.285), (0.615, 0.345)]), p.full(0.3), 0)
    p.dip("cream")
    p.lay(p.mask([(0.425, 0.337), (0.5, 0.30), (0.575, 0.337)]), p.full(0.08))
    p.lay(ring(p, 0.5, 0.265, 0.022), p.ball(0.5, 0.265, 0.022))
    for x in (0.30, 0.35, 0.65, 0.70):
        p.lay(
            p.mask(
                [
                    (x - 0.012, 0.412),
                    (x - 0.016, 0.39),
                    (x, 0.355),
                    (x + 0.016, 0.39),
                    (x + 0.012, 0.412),
                ]
            ),
            p.round_tone(x, 0.016),
        )
    for x in (0.385, 0.5, 0.615):
        p.dip("brown")
        p.lay(p.mask(arch(x, 0.735, 0.078, 0.215)), p.full(0.9), 0)
        p.outline(p.mask(arch(x, 0.735, 0.092, 0.225)))
        p.dip("sky")
        p.lay(
            p.mask(arch(x + 0.006, 0.735, 0.05, 0.19)),
            np.clip(0.5 - (0.735 - p.y), 0.05, 0.6),
            0,
            line=False,
        )
    p.dip("brown")
    for x in (0.21, 0.79):
        p.lay(p.mask(box(x - 0.03, 0.565, x + 0.03, 0.735)), p.full(0.85), 0)
        p.dip("cream")
        p.lay(p.mask(box(x - 0.033, 0.505, x + 0.033, 0.54)), p.full(0.3), 90)
    for x in (0.145, 0.268, 0.325, 0.442, 0.558, 0.675, 0.732, 0.855):
        p.lay(p.mask(box(x - 0.013, 0.495, x + 0.013, 0.735)), p.round_tone(x, 0.014, 0.0, 0.8), 90)
        p.lay(p.mask(box(x - 0.018, 0.486, x + 0.018, 0.502)), p.full(0.15))
        p.lay(p.mask(box(x - 0.018, 0.722, x + 0.018, 0.742)), p.full(0.3))
    for side in (-1, 1):
        bed(p, side, (0.20, 0.775), (0.49, 0.90))
    fountain(p, 0.5, 0.86, 0.15)
    for x, foot, coat in ((0.335, 0.80, "red"), (0.66, 0.79, "night"), (0.70, 0.795, "brown")):
        walker(p, x, foot, 0.062, coat)


def bed(p: Plate, side: int, inner: tuple[float, float], outer: tuple[float, float]) -> None:
    """A bed of flowers in a cut hedge, on the left (-1) or on the right (1) of a square."""
    (near, top), (far, foot) = inner, outer
    slant = (foot - top) * 0.9
    ground = [(0.5 + side * u, v) for u, v in (
        (near, top), (far, top), (far, foot), (near + slant, foot))]  # fmt: skip
    p.lay(p.mask(ground), p.full(0.3), 20, brush="leaf")
    rim = [(x, y + 0.028) for x, y in ((ground[3]), (ground[2]))]
    p.lay(p.mask([ground[3], ground[2], rim[1], rim[0]]), p.full(0.75), 90, brush="pine")
    rows = 3
    for row in range(rows):
        y = top + (foot - top) * (row + 0.5) / rows
        start = near + slant * (row + 0.5) / rows + 0.025
        for n in range(12):
            x, size = start + n * (0.026 + row * 0.004), 0.008 + row * 0.0022
            if x < far:
                flower = ring(p, 0.5 + side * x, y, size)
                p.lay(flower, p.full(0.1), brush=("red", "gold", "rose")[(n + row) % 3])


def fountain(p: Plate, x: float, y: float, wide: float) -> None:
    """Two bowls, the upper one on a column, and water that falls from them."""
    p.lay(p.mask(oval(x + 0.01, y + wide * 0.3, wide * 1.16, wide * 0.2)), p.full(0.5),
          line=False, brush="wood")  # fmt: skip
    low = [(x + wide * cos(a), y + wide * 0.25 * sin(a)) for a in np.linspace(0, pi, 40)]
    wall = [*low, *((u, v + wide * 0.2) for u, v in low[::-1])]
    p.lay(p.mask(oval(x, y, wide, wide * 0.25)), p.full(0.12), 0, brush="stone")
    p.lay(p.mask(oval(x, y, wide * 0.9, wide * 0.2)), p.full(0.42), 0, 0.001, brush="sea")
    p.lay(p.mask([(x - wide * 0.1, y - wide * 0.55), (x + wide * 0.1, y - wide * 0.55),
                  (x + wide * 0.16, y + wide * 0.06), (x - wide * 0.16, y + wide * 0.06)]),
          p.round_tone(x, wide * 0.15), 90, brush="stone")  # fmt: skip
    cup = [(x + wide * 0.48 * cos(a), y - wide * 0.55 + wide * 0.2 * sin(a))
           for a in np.linspace(0, pi, 30)]  # fmt: skip
    p.lay(p.mask(cup), p.round_tone(x, wide * 0.45), 0, brush="stone")
    p.lay(p.mask(oval(x, y - wide * 0.55, wide * 0.48, wide * 0.09)), p.full(0.3), 0, brush="sea")
    for reach in (-0.72, -0.5, 0.5, 0.72):
        way = ((0.1, -0.58), (0.45, -0.95), (0.85, -0.6), (1.0, 0.0))
        jet = bent([(x + wide * reach * u, y + wide * v) for u, v in way])
        p.spark(jet, width=0.007)
        p.lines(jet, width=0.0016)
    p.lay(p.mask(wall), p.round_tone(x, wide * 0.9), 0, brush="stone")


def walker(p: Plate, x: float, foot: float, high: float, coat: str) -> None:
    """Somebody who goes for a walk in a hat."""
    p.lay(p.mask(oval(x + high * 0.22, foot, high * 0.32, high * 0.06)), p.full(0.7), line=False,
          brush="wood")  # fmt: skip
    for way in (-1, 1):
        leg = [(x + way * high * u, foot + high * v) for u, v in (
            (0.0, -0.4), (0.1, -0.4), (0.14, 0.0), (0.04, 0.0))]  # fmt: skip
        p.lay(p.mask(leg), p.full(0.9), 0, brush="coal")
    body = [(x + high * u, foot + high * v) for u, v in (
        (-0.08, -0.8), (0.08, -0.8), (0.17, -0.3), (-0.17, -0.3))]  # fmt: skip
    p.lay(p.mask(body), p.round_tone(x, high * 0.16, 0.1, 0.8), 0, brush=coat)
    p.lay(ring(p, x, foot - high * 0.88, high * 0.085), p.full(0.05), brush="rose")
    p.lay(p.mask(box(x - high * 0.14, foot - high * 0.95, x + high * 0.14, foot - high * 0.92)),
          p.full(0.9), brush="coal")  # fmt: skip
    p.lay(p.mask(box(x - high * 0.08, foot - high * 1.06, x + high * 0.08, foot - high * 0.95)),
          p.full(0.9), brush="coal")  # fmt: skip


def harbour(p: Plate) -> None:
    """A lighthouse on its rock, and a ship under sail."""
    p.sky((0.27, 0.42, 0.085))
    p.clouds((0.42, 0.22, 0.24), (0.14, 0.56, 0.2), (0.86, 0.50, 0.2))
    for side, rise in ((-1, -0.06), (-1, 0.05), (1, -0.05), (1, 0.06)):
        beam = [
            (0.70, 0.262),
            (0.70 + side * 0.6, 0.262 + rise - 0.03),
            (0.70 + side * 0.6, 0.262 + rise + 0.03),
        ]
        p.ink *= 1 - p.mask(beam) * 0.9
    p.dip("leaf")
    p.hill(((0, 0.665), (0.15, 0.645), (0.3, 0.668), (0.55, 0.69), (1, 0.69)), 0.3, 20)
    p.water(0.675, 0.46)
    rock = [
        (0.50, 0.80),
        (0.55, 0.72),
        (0.59, 0.70),
        (0.62, 0.655),
        (0.68, 0.645),
        (0.74, 0.63),
        (0.80, 0.66),
        (0.86, 0.69),
        (0.95, 0.74),
        (1.05, 0.82),
    ]
    p.dip("grey")
    p.lay(
        p.mask(rock),
        np.clip(0.25 + 0.5 * (p.x - 0.55) + 0.25 * np.sin(p.x * 60 + p.y * 90), 0.08, 0.9),
        55,
        0.004,
    )
    p.dip("cream")
    p.lay(p.mask(box(0.765, 0.585, 0.87, 0.675)), p.full(0.2), 90)
    p.dip("red")
    p.lay(p.mask([(0.755, 0.585), (0.785, 0.54), (0.85, 0.54), (0.88, 0.585)]), p.full(0.75), 0)
    p.dip("paper")
    p.lay(
        p.mask([(0.645, 0.655), (0.668, 0.31), (0.732, 0.31), (0.755, 0.655)]),
        p.round_tone(0.70, 0.055, 0.0, 0.6),
        0,
    )
    p.dip("red")
    for top in (0.36, 0.47, 0.58):
        grow = (top - 0.31) * 0.067
        band = [
            (0.668 - grow, top),
            (0.732 + grow, top),
            (0.732 + grow + 0.0035, top + 0.052),
            (0.668 - grow - 0.0035, top + 0.052),
        ]
        p.lay(p.mask(band), p.round_tone(0.70, 0.055, 0.55, 1.0), 90)
    p.dip("coal")
    p.lay(p.mask(box(0.652, 0.295, 0.748, 0.312)), p.full(0.8))
    p.dip("sun")
    p.lay(p.mask(box(0.676, 0.235, 0.724, 0.295)), p.full(0.0))
    p.lines(
        [(0.70, 0.235), (0.70, 0.295)],
        [(0.688, 0.235), (0.688, 0.295)],
        [(0.712, 0.235), (0.712, 0.295)],
    )
    p.dip("red")
    p.lay(
        p.mask([(0.668, 0.235), (0.70, 0.19), (0.732, 0.235)]), p.round_tone(0.70, 0.035, 0.3, 0.95)
    )
    p.lines([(0.70, 0.19), (0.70, 0.155)], width=0.004)
    p.dip("brown")
    hull = [(0.17, 0.735), (0.205, 0.80), (0.40, 0.80), (0.47, 0.715), (0.38, 0.735)]
    p.lay(p.mask(hull), np.clip((p.y - 0.70) * 7, 0.4, 0.95), 6)
    p.lines([(0.47, 0.715), (0.55, 0.66)], width=0.005)
    p.dip("cream")
    for x, top in ((0.255, 0.43), (0.355, 0.38)):
        p.lines([(x, top - 0.04), (x, 0.735)], width=0.006)
        for n in range(3):
            y, tall, wide = top + n * 0.095, 0.08, 0.045 + 0.013 * n
            sail = [
                (x - wide, y),
                (x + wide, y),
                (x + wide + 0.018, y + tall * 0.5),
                (x + wide, y + tall),
                (x - wide, y + tall),
                (x - wide + 0.016, y + tall * 0.5),
            ]
            p.lay(p.mask(sail), np.clip((p.x - x + wide) * 5, 0.03, 0.6), 90)
    p.dip("cream")
    p.lay(
        p.mask([(0.385, 0.45), (0.54, 0.665), (0.40, 0.70)]),
        np.clip((p.x - 0.38) * 4, 0.05, 0.6),
        70,
    )
    p.dip("red")
    p.lay(p.mask([(0.355, 0.34), (0.355, 0.36), (0.30, 0.355)]), p.full(0.8))
    for y, left, right in ((0.815, 0.13, 0.46), (0.84, 0.18, 0.5), (0.865, 0.24, 0.44)):
        p.clear([(left, y), (right, y)], width=0.004)
    p.gulls((0.50, 0.42, 0.024), (0.56, 0.47, 0.018), (0.45, 0.35, 0.016))


def kitchen(p: Plate) -> None:
    """A table laid by the window: teapot, cup, fruit and bread."""
    p.ink = p.hatch(p.full(0.2), 90)
    p.fade("cream", "sand", 0.6)
    p.dip("cream")
    p.lay(p.mask(box(0.24, 0.06, 0.76, 0.56)), p.full(0.0))
    pane = p.mask(box(0.265, 0.085, 0.735, 0.535))
    p.dip("sky")
    p.lay(pane, np.clip(0.3 - 0.45 * p.y, 0.03, 1), 0, 0.001)
    far = np.hypot(p.x - 0.60, p.y - 0.23)
    turn = np.arctan2(p.y - 0.23, p.x - 0.60)
    ray = pane * np.clip(np.cos(turn * 20) * 3, 0, 1) * np.clip(2.4 - far / 0.08, 0, 1)
    p.ink *= 1 - ray * 0.9
    p.tint(ray * 0.8, INKS["sun"], p.full(0.0))
    p.dip("sun")
    p.lay(pane * (far < 0.05), p.full(0.0))
    row = smooth(((0, 0.47), (0.4, 0.40), (0.6, 0.45), (0.8, 0.38), (1, 0.45)), p.x[0])
    p.dip("meadow")
    p.lay(pane * (p.y > row[None, :]), p.full(0.34), 24)
    p.dip("paper")
    for bar in (box(0.49, 0.085, 0.51, 0.535), box(0.265, 0.30, 0.735, 0.318)):
        p.lay(p.mask(bar), p.full(0.05))
    p.dip("red")
    for side in (-1, 1):
        drape = [
            (0.5 + side * 0.30, 0.03),
            (0.5 + side * 0.10, 0.03),
            (0.5 + side * 0.17, 0.25),
            (0.5 + side * 0.235, 0.36),
            (0.5 + side * 0.26, 0.58),
            (0.5 + side * 0.32, 0.58),
        ]
        fold = 0.28 + 0.26 * np.sin((p.x - 0.5) * 130 + side * p.y * 9)
        p.lay(p.mask(drape), fold, 84)
    p.dip("cream")
    p.lay(p.mask(box(0.20, 0.545, 0.80, 0.575)), p.full(0.3), 0)
    p.dip("red")
    top = p.mask([(0.1, 0.64), (0.9, 0.64), (1.3, 1.1), (-0.3, 1.1)])
    depth = np.maximum(p.y - 0.45, 0.02)
    check = np.floor((p.x - 0.5) / depth * 3.4 + 40) + np.floor(1.9 / depth)
    p.lay(top, np.where(np.mod(check, 2) > 0.5, 0.42, 0.05), 0)
    p.tint(top * (np.mod(check, 2) < 0.5), INKS["paper"], p.full(0.0))

    def shade(x: float, y: float, wide: float) -> None:
        area = p.mask(oval(x + wide * 0.25, y, wide, wide * 0.2))
        p.lay(area, p.full(0.85), 20, line=False, brush="brown")

    shade(0.40, 0.815, 0.15)
    p.dip("sky")
    pot = (0.40, 0.70, 0.125)
    p.lay(
        p.mask(
            [(0.30, 0.70), (0.225, 0.66), (0.20, 0.58), (0.225, 0.575), (0.26, 0.63), (0.33, 0.63)]
        ),
        p.round_tone(0.25, 0.07),
    )
    grip = [(0.495, 0.625, 0.013), (0.56, 0.618, 0.015), (0.592, 0.675, 0.015),
            (0.565, 0.745, 0.014), (0.49, 0.765, 0.011)]  # fmt: skip
    p.lay(p.mask(limb(grip)), np.clip((p.x - 0.5) * 5 + 0.1, 0.06, 0.7), 0)
    p.lay(p.mask(oval(*pot, 0.118)), p.ball(*pot), 0)
    p.lay(p.mask(oval(0.40, 0.592, 0.062, 0.018)), p.full(0.3))
    p.lay(p.mask(oval(0.40, 0.585, 0.052, 0.022)), p.round_tone(0.4, 0.05))
    p.lay(ring(p, 0.40, 0.555, 0.016), p.ball(0.40, 0.555, 0.016))
    for low in (0.70, 0.725):
        band = bent([(0.282, low), (0.33, low + 0.018), (0.40, low + 0.024), (0.47, low + 0.018),
                     (0.518, low)])  # fmt: skip
        p.clear(band, width=0.006)
    for right, up, large in ((0.0, 0.0, 1.0), (0.034, -0.03, 0.8)):
        wisp = [
            (0.207 + right + u * large, 0.56 + up - v * large, thick * large)
            for u, v, thick in ((0.0, 0.0, 0.002), (0.014, 0.04, 0.009), (-0.008, 0.09, 0.012),
                                (0.016, 0.14, 0.008), (0.006, 0.19, 0.001))
        ]  # fmt: skip
        p.lay(p.mask(limb(wisp)), p.full(0.0), brush="paper")
    p.dip("gold")
    shade(0.71, 0.79, 0.15)
    for x, y, size in ((0.66, 0.63, 0.048), (0.76, 0.62, 0.052), (0.71, 0.585, 0.05)):
        p.lay(ring(p, x, y, size), p.ball(x, y, size), 35)
        p.lines([(x, y - size), (x + 0.012, y - size - 0.025)], width=0.005)
    p.dip("sea")
    bowl = [
        (0.59 + 0.24 * t, 0.645 + 0.14 * (1 - (2 * t - 1) ** 2) ** 0.6)
        for t in np.linspace(0, 1, 40)
    ]
    lip = [(0.71 + 0.12 * cos(a), 0.645 + 0.02 * sin(a)) for a in np.linspace(0, pi, 30)]
    p.lay(p.mask([*bowl, *lip]), p.round_tone(0.71, 0.12), 0)
    p.lay(p.mask(box(0.66, 0.775, 0.76, 0.80)), p.round_tone(0.71, 0.05))
    for low in (0.012, 0.034):
        p.lines([(0.71 + (u - 0.71) * (1 - low), v + low) for u, v in lip], width=0.0028)
    shade(0.56, 0.905, 0.085)
    p.lay(p.mask(oval(0.56, 0.905, 0.10, 0.022)), p.round_tone(0.56, 0.10, 0.0, 0.5))
    p.dip("sky")
    ear = [(0.612, 0.835, 0.006), (0.648, 0.833, 0.008), (0.655, 0.86, 0.008), (0.61, 0.882, 0.005)]
    p.lay(p.mask(limb(ear)), p.full(0.3), 0)
    cup = [
        (0.495 + 0.13 * t, 0.82 + 0.085 * (1 - (2 * t - 1) ** 2) ** 0.45)
        for t in np.linspace(0, 1, 30)
    ]
    p.lay(p.mask(cup), p.round_tone(0.56, 0.065), 0)
    p.dip("brown")
    p.lay(p.mask(oval(0.56, 0.82, 0.065, 0.016)), p.full(0.7))
    shade(0.29, 0.905, 0.075)
    p.dip("wood")
    for n in range(4):
        x = 0.345 - n * 0.035
        p.lay(p.mask(oval(x, 0.875, 0.05, 0.052)), p.full(0.34 if n < 3 else 0.06), 50)
    p.dip("cream")
    p.lay(p.mask(oval(0.24, 0.875, 0.038, 0.04)), p.full(0.05))


def railway(p: Plate) -> None:
    """A steam train on a viaduct between hills."""
    p.sky((0.74, 0.23, 0.07))
    p.clouds((0.80, 0.40, 0.2))
    p.dip("mist")
    p.hill(
        ((0, 0.48), (0.2, 0.36), (0.36, 0.47), (0.55, 0.40), (0.75, 0.50), (1, 0.42)),
        0.16,
        -24,
        0.5,
    )
    p.dip("leaf")
    p.hill(((0, 0.60), (0.3, 0.62), (0.5, 0.68), (0.7, 0.62), (1, 0.56)), 0.3, 24, 0.4)
    for x, foot, high in (
        (0.06, 0.66, 0.13),
        (0.14, 0.68, 0.11),
        (0.90, 0.66, 0.13),
        (0.82, 0.68, 0.1),
    ):
        p.pine(x, foot, high)
    p.water(0.82, 0.4)
    p.dip("meadow")
    p.hill(((0, 0.80), (0.2, 0.84), (0.35, 0.90), (0.65, 0.90), (0.85, 0.84), (1, 0.80)), 0.36, 20)
    p.water(0.905, 0.36)
    wall = p.mask(box(-0.1, 0.575, 1.1, 0.90))
    holes = p.mask(*[arch(0.05 + n * 0.15, 0.93, 0.115, 0.29) for n in range(7)])
    area = wall * (1 - holes)
    brick = 0.16 + 0.22 * (
        np.mod(
            np.floor(p.x / 0.021 + np.floor(p.y / 0.0105) * 0.5) * 7 + np.floor(p.y / 0.0105) * 3, 5
        )
        > 3
    )
    p.dip("rose")
    p.lay(area, brick, 0)
    p.cross(area * np.roll(holes, round(-0.016 * WHOLE), 1), p.full(0.8), 60)
    p.cross(area * (p.y > 0.80), np.clip((p.y - 0.80) * 5, 0, 0.6), 90)
    p.outline(holes, 0.004)
    p.dip("stone")
    p.lay(p.mask(box(-0.1, 0.555, 1.1, 0.585)), p.full(0.4), 90)
    for n in range(26):
        p.lines([(n * 0.04, 0.535), (n * 0.04, 0.556)], width=0.004)
    p.lines([(0, 0.538), (1, 0.538)], width=0.004)
    # the train goes to the left
    for n in range(3):
        p.dip("red")
        x = 0.545 + n * 0.165
        p.lay(p.mask(box(x, 0.435, x + 0.15, 0.525)), p.full(0.34), 0)
        p.dip("coal")
        p.lay(
            p.mask(
                [(x - 0.004, 0.435), (x + 0.015, 0.415), (x + 0.135, 0.415), (x + 0.154, 0.435)]
            ),
            p.full(0.8),
        )
        panes = [box(x + 0.014 + k * 0.033, 0.452, x + 0.036 + k * 0.033, 0.485) for k in range(4)]
        p.ink *= 1 - p.mask(*panes)
        p.outline(p.mask(*panes))
        p.dip("grey")
        wheels(p, (x + 0.035, x + 0.115), 0.532, 0.019)
    p.dip("brown")
    p.lay(p.mask(box(0.435, 0.45, 0.53, 0.525)), p.full(0.5), 0)
    p.dip("coal")
    p.lay(p.mask([(0.44, 0.45), (0.455, 0.425), (0.51, 0.425), (0.525, 0.45)]), p.full(0.95))
    wheels(p, (0.46, 0.508), 0.532, 0.019)
    p.dip("green")
    p.lay(p.mask(box(0.345, 0.37, 0.425, 0.525)), p.full(0.4), 90)
    p.dip("coal")
    p.lay(p.mask(box(0.333, 0.355, 0.437, 0.374)), p.full(0.9))
    p.ink *= 1 - p.mask(box(0.362, 0.392, 0.408, 0.43))
    p.outline(p.mask(box(0.362, 0.392, 0.408, 0.43)))
    p.dip("green")
    boiler = p.mask(box(0.15, 0.41, 0.348, 0.492))
    p.lay(
        boiler,
        np.clip((p.y - 0.41) * 10, 0.03, 0.92)
        * (1 - 0.5 * np.exp(-(((p.y - 0.432) / 0.008) ** 2))),
        0,
    )
    for x in (0.20, 0.25, 0.30):
        p.clear([(x, 0.41), (x, 0.492)], width=0.004)
        p.lines([(x + 0.003, 0.41), (x + 0.003, 0.492)], width=0.002)
    p.dip("coal")
    p.lay(p.mask(oval(0.15, 0.451, 0.016, 0.042)), p.full(0.75))
    p.lay(
        p.mask(
            [
                (0.172, 0.41),
                (0.176, 0.35),
                (0.166, 0.335),
                (0.214, 0.335),
                (0.204, 0.35),
                (0.208, 0.41),
            ]
        ),
        p.round_tone(0.19, 0.022, 0.25, 0.95),
        90,
    )
    p.dip("gold")
    for x, size in ((0.255, 0.021), (0.305, 0.017)):
        p.lay(ring(p, x, 0.41, size) * (p.y < 0.412), p.ball(x, 0.405, size))
    p.lay(ring(p, 0.142, 0.405, 0.014), p.full(0.0))
    p.dip("red")
    p.lay(p.mask(box(0.135, 0.492, 0.35, 0.512)), p.full(0.85))
    p.lay(p.mask([(0.10, 0.55), (0.135, 0.495), (0.15, 0.55)]), p.full(0.6), 90)
    wheels(p, (0.22, 0.272, 0.324), 0.522, 0.029)
    wheels(p, (0.165,), 0.532, 0.018)
    p.lines([(0.22, 0.524), (0.324, 0.524)], [(0.175, 0.50), (0.272, 0.524)], width=0.006)
    puffs = (
        (0.20, 0.30, 0.028),
        (0.235, 0.262, 0.038),
        (0.29, 0.225, 0.05),
        (0.365, 0.20, 0.062),
        (0.455, 0.185, 0.07),
        (0.55, 0.18, 0.062),
    )
    p.dip("cloud")
    smoke = np.max([ring(p, *puff) for puff in puffs], axis=0)
    p.lay(
        smoke,
        np.clip((p.y - 0.19) * 2.4 + 0.05 + 0.12 * np.sin(p.x * 70 + p.y * 40), 0.02, 0.45),
        -35,
        0.003,
    )


def wheels(p: Plate, places: Sequence[float], y: float, radius: float) -> None:
    """Wheels with spokes."""
    for x in places:
        p.lay(ring(p, x, y, radius), p.full(0.1))
        p.outline(ring(p, x, y, radius * 0.9), radius * 0.2)
        for turn in range(4):
            a = turn * pi / 4
            reach = radius * 0.85
            p.lines(
                [
                    (x - reach * cos(a), y - reach * sin(a)),
                    (x + reach * cos(a), y + reach * sin(a)),
                ],
                width=0.002,
            )


def castle(p: Plate) -> None:
    """A castle on its rock by the moon, a dragon above it."""
    p.ink = p.hatch(np.clip(0.50 - 0.46 * p.y, 0.06, 1), 0, 0.0012)
    p.fade("night", "rose", 0.62)
    p.clear([(-0.1, 0.44), (0.3, 0.43), (0.9, 0.445)], width=0.006)
    far = np.hypot(p.x - 0.31, p.y - 0.30)
    p.ink *= np.clip((far - 0.12) * 9, 0.25, 1)
    p.dip("cream")
    p.lay(
        ring(p, 0.31, 0.30, 0.115),
        np.clip(0.14 * np.sin(p.x * 60) * np.sin(p.y * 50 + 1), 0, 1),
        35,
    )
    for x, y in (
        (0.12, 0.36),
        (0.47, 0.12),
        (0.88, 0.40),
        (0.60, 0.24),
        (0.16, 0.18),
        (0.92, 0.28),
    ):
        p.spark([(x - 0.014, y), (x + 0.014, y)], [(x, y - 0.014), (x, y + 0.014)], width=0.005)
    p.dip("violet")
    p.hill(
        ((0, 0.64), (0.2, 0.54), (0.35, 0.62), (0.6, 0.58), (0.85, 0.52), (1, 0.60)), 0.22, -28, 0.6
    )
    p.dip("grey")
    rock = [
        (0.30, 0.95),
        (0.36, 0.80),
        (0.42, 0.76),
        (0.45, 0.70),
        (0.80, 0.70),
        (0.86, 0.77),
        (0.93, 0.82),
        (1.0, 0.95),
    ]
    p.lay(
        p.mask(rock),
        np.clip(0.3 + 0.5 * (p.x - 0.4) + 0.26 * np.sin(p.x * 70 + p.y * 30), 0.08, 0.92),
        68,
        0.005,
    )

    def tower(x: float, wide: float, top: float, foot: float, roof: float) -> None:
        p.dip("stone")
        p.lay(p.mask(box(x - wide, top, x + wide, foot)), p.round_tone(x, wide, 0.04, 0.78), 0)
        head = wide * 1.25
        p.lay(
            p.mask(box(x - head, top - 0.03, x + head, top)), p.round_tone(x, head, 0.04, 0.78), 0
        )
        for n in range(4):
            at = x - head + (n + 0.1) * head / 2.05
            p.lay(p.mask(box(at, top - 0.048, at + head * 0.3, top - 0.028)), p.full(0.25))
        if roof:
            p.lay(
                p.mask(
                    [
                        (x - head * 0.95, top - 0.04),
                        (x, top - 0.04 - roof),
                        (x + head * 0.95, top - 0.04),
                    ]
                ),
                p.round_tone(x, head, 0.3, 1.0),
                60,
                brush="red",
            )
            peak = top - 0.04 - roof
            p.lines([(x, peak), (x, peak - 0.045)], width=0.004)
            p.dip("gold")
            p.lay(
                p.mask([(x, peak - 0.045), (x + 0.045, peak - 0.032), (x, peak - 0.018)]),
                p.full(0.7),
            )
        p.dip("sun")
        for y in np.arange(top + 0.035, foot - 0.05, 0.075):
            p.lay(p.mask(arch(x - wide * 0.2, float(y) + 0.034, wide * 0.36, 0.036)), p.full(0.98))

    tower(0.63, 0.052, 0.40, 0.72, 0.14)
    tower(0.545, 0.036, 0.50, 0.72, 0.10)
    tower(0.735, 0.040, 0.47, 0.72, 0.11)
    p.dip("stone")
    wall = p.mask(box(0.46, 0.60, 0.80, 0.72))
    brick = 0.12 + 0.24 * (
        np.mod(
            np.floor(p.x / 0.024 + np.floor(p.y / 0.013) * 0.5) * 7 + np.floor(p.y / 0.013) * 3, 5
        )
        > 3
    )
    p.lay(wall, brick, 0)
    for n in range(10):
        p.lay(p.mask(box(0.462 + n * 0.034, 0.583, 0.48 + n * 0.034, 0.602)), p.full(0.15))
    p.dip("wood")
    p.lay(p.mask(arch(0.63, 0.72, 0.075, 0.095)), p.full(0.95), 90)
    tower(0.46, 0.034, 0.57, 0.76, 0.085)
    tower(0.815, 0.036, 0.56, 0.76, 0.09)
    p.dip("sand")
    p.lay(
        p.mask(
            [(0.60, 0.72), (0.66, 0.72), (0.60, 0.84), (0.52, 0.95), (0.36, 0.95), (0.50, 0.84)]
        ),
        p.full(0.06),
        20,
    )
    dragon(p, 0.318, 0.395, 0.31)
    for x, foot, high in (
        (0.08, 0.86, 0.2),
        (0.17, 0.90, 0.18),
        (0.25, 0.93, 0.15),
        (0.93, 0.92, 0.16),
    ):
        p.pine(x, foot, high)


def dragon(p: Plate, x: float, y: float, size: float) -> None:
    """A dragon on the wing, breathing fire to the left."""

    def at(*points: tuple[float, float]) -> Points:
        return [(x + u * size, y + v * size) for u, v in points]

    def wing(right: float, down: float, large: float, tone: float) -> None:
        """Skin between four fingers, which begin at the wrist."""
        wrist, root = (-0.10, -0.30), (0.16, 0.01)
        tips = ((0.04, -0.56), (0.27, -0.50), (0.43, -0.33), (0.43, -0.13), root)
        edge: list[tuple[float, float]] = [(-0.08, -0.01), (-0.13, -0.16), wrist, tips[0]]
        for (x1, y1), (x2, y2) in pairwise(tips):
            middle = (x1 + x2) / 2 * 0.8 + wrist[0] * 0.2, (y1 + y2) / 2 * 0.8 + wrist[1] * 0.2
            edge += bent([(x1, y1), middle, (x2, y2)])[1:]
        put = [(right + u * large, down + v * large) for u, v in edge]
        p.lay(p.mask(at(*put)), np.clip(tone + (p.x - x) / size * 0.5, 0.08, 0.9), 62, brush="red")
        bones = [[wrist, tip] for tip in tips[:-1]] + [[(-0.08, -0.01), (-0.13, -0.16), wrist]]
        for bone in bones:
            p.lines(at(*((right + u * large, down + v * large) for u, v in bone)), width=0.0042)

    wing(-0.11, -0.01, 0.86, 0.62)
    p.dip("green")
    for leg in (
        [(0.03, 0.06, 0.05), (0.02, 0.16, 0.035), (0.09, 0.20, 0.022), (0.04, 0.25, 0.012)],
        [(-0.13, 0.03, 0.04), (-0.19, 0.13, 0.028), (-0.13, 0.17, 0.02), (-0.19, 0.21, 0.01)],
    ):
        p.lay(p.mask(at(*limb(leg))), p.full(0.62), 20)
    spine = [
        (-0.42, -0.17, 0.035), (-0.35, -0.20, 0.045), (-0.28, -0.15, 0.05), (-0.20, -0.05, 0.065),
        (-0.08, 0.02, 0.09), (0.06, 0.05, 0.085), (0.18, 0.06, 0.055), (0.30, 0.11, 0.036),
        (0.42, 0.12, 0.026), (0.53, 0.05, 0.018), (0.56, -0.06, 0.012),
    ]  # fmt: skip
    ridge = bent([(u, v - thick * 0.8) for u, v, thick in spine])[8:-14:6]
    spikes = [
        at((u - 0.022, v + 0.012), (u + 0.02, v - 0.04), (u + 0.026, v + 0.012)) for u, v in ridge
    ]
    p.lay(p.mask(*spikes), p.full(0.3), 20, brush="gold")
    tail = at((0.53, -0.05), (0.50, -0.10), (0.575, -0.19), (0.63, -0.08), (0.585, -0.05))
    p.lay(p.mask(tail), p.full(0.5), 20, brush="red")
    p.lay(p.mask(at(*limb(spine))), np.clip((p.y - y) / size * 2.4 + 0.42, 0.14, 0.9), 20)
    horns = at((-0.385, -0.215), (-0.25, -0.315), (-0.335, -0.205))
    p.lay(p.mask(horns), p.full(0.1), 20, brush="gold")
    head = at(
        (-0.345, -0.225), (-0.41, -0.24), (-0.455, -0.215), (-0.52, -0.195), (-0.555, -0.20),
        (-0.565, -0.165), (-0.50, -0.15), (-0.455, -0.145), (-0.535, -0.105), (-0.53, -0.085),
        (-0.44, -0.095), (-0.37, -0.12),
    )  # fmt: skip
    p.lay(p.mask(head), p.full(0.34), 20)
    p.clear(at((-0.435, -0.19), (-0.41, -0.20)), width=0.007)
    wing(0.0, 0.0, 1.0, 0.16)
    flame = at(
        *bent(
            [(-0.565, -0.135), (-0.66, -0.18), (-0.645, -0.135), (-0.76, -0.15), (-0.70, -0.10),
             (-0.80, -0.05), (-0.68, -0.06), (-0.70, -0.01), (-0.61, -0.07)], closed=True
        )
    )  # fmt: skip
    p.lay(p.mask(flame), p.full(0.06), 20, brush="sun")


def mountains(p: Plate) -> None:
    """Peaks with snow over a lake, pines and an otter."""
    p.sky((0.70, 0.25, 0.075))
    p.clouds((0.30, 0.22, 0.24), (0.86, 0.40, 0.18))
    for top, foot, left, right, seed in (
        ((0.30, 0.27), 0.64, -0.06, 0.62, 1),
        ((0.66, 0.33), 0.64, 0.34, 1.06, 2),
        ((0.06, 0.42), 0.64, -0.2, 0.3, 3),
        ((0.97, 0.44), 0.64, 0.74, 1.2, 4),
    ):
        x, y = top
        dice = np.random.default_rng(seed)
        ridge = [
            (x + 0.035 * min(1.0, 3 * t) * sin(t * 14 + seed), y + (foot - y) * t)
            for t in np.linspace(0, 1, 20)
        ]
        rough = dice.random(8) * 0.02
        side = [
            (x + (right - x) * t, y + (foot - y) * t**0.9 + rough[n])
            for n, t in enumerate(np.linspace(0.12, 1, 8))
        ]
        lit = [
            (x + (left - x) * t, y + (foot - y) * t**0.9 + rough[n])
            for n, t in enumerate(np.linspace(0.12, 1, 8))
        ]
        p.dip("slate")
        p.lay(p.mask([top, *side, *ridge[::-1]]), p.full(0.72), 52)
        p.dip("mist")
        p.lay(p.mask([top, *lit, *ridge[::-1]]), np.clip((p.y - y) * 1.1, 0.02, 0.4), -48)
        high = foot - y
        snow = [top]
        for n in range(7):
            t = 1 - n / 3
            snow.append(
                (
                    x + 0.42 * t * (right - x if t > 0 else x - left),
                    y + high * (0.30 + 0.16 * (n % 2)),
                )
            )
        p.dip("snow")
        cap = p.mask(snow)
        whole = p.mask([top, *side, *lit[::-1]])
        p.lay(cap * whole, np.where(p.x > x + 0.02, 0.26, 0.0), 52)
    p.dip("leaf")
    p.hill(((0, 0.60), (0.2, 0.63), (0.45, 0.645), (0.7, 0.63), (1, 0.60)), 0.45, 20, 0.4)
    for n in range(26):
        x = n / 25
        p.pine(x, 0.672 - 0.03 * abs(x - 0.5), 0.07 + 0.035 * p.dice.random())
    p.water(0.66, 0.36)
    reach = np.exp(-(((p.x - 0.70) / (0.03 + (p.y - 0.66) * 0.25)) ** 2)) * (p.y > 0.665)
    p.ink *= 1 - 0.8 * reach * (np.mod(p.y * 60, 1) > 0.4)
    p.dip("meadow")
    p.hill(
        ((0, 0.78), (0.14, 0.82), (0.30, 0.90), (0.5, 0.985), (0.8, 0.96), (1, 0.86)), 0.4, 26, 0.2
    )
    for x, foot, high in (
        (0.09, 0.88, 0.34),
        (0.20, 0.92, 0.26),
        (0.93, 0.93, 0.28),
        (0.84, 0.96, 0.19),
    ):
        p.pine(x, foot, high)
    otter(p, 0.53, 0.80, 0.56)


def otter(p: Plate, x: float, y: float, size: float) -> None:
    """An otter that floats on its back, with a shell in its paws."""

    def at(points: Points) -> Points:
        return [(x + u * size, y + v * size) for u, v in points]

    def part(*spine: tuple[float, float, float]) -> Grid:
        return p.mask(at(limb(spine)))

    def disc(u: float, v: float, wide: float, high: float, turn: float = 0.0) -> Grid:
        return p.mask(at(oval(u, v, wide, high, turn)))

    down = (p.y - y) / size
    p.dip("brown")
    p.lay(part((0.16, 0.01, 0.06), (0.28, 0.03, 0.05), (0.40, 0.0, 0.036), (0.50, -0.07, 0.012)),
          np.clip(down * 5 + 0.4, 0.2, 0.9), 60)  # fmt: skip
    for u, turn in ((0.245, 0.5), (0.175, 0.1)):
        p.lay(disc(u, -0.085, 0.034, 0.058, turn), p.full(0.4), 60)
        p.lines(*(at([(u + off, -0.135), (u + off * 0.5, -0.09)]) for off in (0.0, 0.02)))
    p.lay(part((-0.30, -0.01, 0.05), (-0.18, 0.0, 0.085), (0.0, 0.005, 0.1), (0.14, 0.01, 0.085),
               (0.25, 0.01, 0.05)), np.clip(down * 6 + 0.35, 0.1, 0.92), 8)  # fmt: skip
    p.lay(part((-0.24, -0.04, 0.02), (-0.12, -0.04, 0.042), (0.03, -0.04, 0.048),
               (0.19, -0.03, 0.02)), p.full(0.12), 8, line=False, brush="sand")  # fmt: skip
    for u, v in ((-0.40, -0.125), (-0.245, -0.13)):
        p.lay(disc(u, v, 0.026, 0.026), p.full(0.5), 20, brush="wood")
    head = (-0.32, -0.055)
    light = p.ball(x + head[0] * size, y + head[1] * size, 0.15 * size, 0.5)
    p.lay(disc(*head, 0.108, 0.1), light, 20, brush="wood")
    p.lay(disc(-0.325, -0.02, 0.062, 0.044), p.full(0.0), brush="cream")
    dark = [disc(-0.325, -0.045, 0.022, 0.015)]
    for u in (-0.372, -0.272):
        dark.append(disc(u, -0.078, 0.014, 0.017))
    p.lay(np.max(dark, axis=0), p.full(1.0), brush="coal")
    p.ink = np.maximum(p.ink, np.max(dark, axis=0))
    p.clear(*(at([(u - 0.005, -0.084), (u, -0.084)]) for u in (-0.374, -0.274)), width=0.0045)
    p.lines(at([(-0.325, -0.03), (-0.325, -0.008)]),
            at(bent([(-0.36, -0.012), (-0.342, 0.002), (-0.325, -0.008), (-0.308, 0.002),
                     (-0.29, -0.012)])), width=0.0022)  # fmt: skip
    for side in (-1, 1):
        near, far = -0.325 + side * 0.05, -0.325 + side * 0.13
        hairs = (at([(near, low - 0.018), (far, low * 3 - 0.03)]) for low in (0.0, 0.012))
        p.lines(*hairs, width=0.0014)
    p.dip("brown")
    for arm in ([(-0.17, -0.055, 0.03), (-0.13, -0.11, 0.024), (-0.075, -0.125, 0.022)],
                [(0.035, -0.06, 0.03), (0.0, -0.11, 0.024), (-0.05, -0.125, 0.022)]):  # fmt: skip
        p.lay(part(*arm), p.full(0.45), 30)
    fan = [(-0.0625, -0.095)]
    fan += [
        (-0.0625 + 0.062 * cos(a), -0.13 - 0.058 * sin(a)) for a in np.linspace(-0.3, pi + 0.3, 19)
    ]
    p.lay(p.mask(at(fan)), p.full(0.06), brush="rose")
    p.lines(*(at([fan[0], fan[n]]) for n in range(3, 19, 3)), width=0.002)
    # the water covers the lower part of it, with rings around
    for wide, low in ((0.44, 0.085), (0.52, 0.125), (0.36, 0.155)):
        ripple = [(-wide, low - 0.03), (-wide * 0.5, low), (0.05, low + 0.01),
                  (wide * 0.7, low - 0.01), (wide * 1.1, low - 0.04)]  # fmt: skip
        p.clear(at(bent(ripple)), width=0.006)


def stars(p: Plate) -> None:
    """A planet with rings over a moon base, a rocket rising."""
    p.ink = p.hatch(np.clip(0.62 - 0.42 * p.y, 0.08, 1), 0)
    p.fade("night", "violet", 0.85)
    for _ in range(70):
        x, y = p.dice.random(2)
        size = 0.0022 + 0.0035 * p.dice.random()
        p.spark([(x - size, y * 0.72), (x + size, y * 0.72)], width=size * 2)
    for x, y in ((0.16, 0.42), (0.72, 0.12), (0.90, 0.50), (0.55, 0.17)):
        p.spark([(x - 0.018, y), (x + 0.018, y)], [(x, y - 0.018), (x, y + 0.018)], width=0.004)
    p.dip("sand")
    at, radius, turn = (0.36, 0.34), 0.165, -0.32
    back = p.mask(oval(*at, 0.32, 0.075, turn)) - p.mask(oval(*at, 0.215, 0.043, turn))
    p.lay(np.clip(back, 0, 1), p.full(0.14), 0)
    p.dip("dusk")
    tone = p.ball(*at, radius)
    band = np.sin(((p.y - at[1]) * cos(turn) - (p.x - at[0]) * sin(turn)) * 90)
    p.lay(ring(p, *at, radius), np.clip(tone + 0.10 * band, 0.02, 0.95), turn * -57)
    low = (p.y - at[1]) * cos(turn) - (p.x - at[0]) * sin(turn) > 0
    p.dip("cream")
    front = np.clip(back, 0, 1) * low
    p.lay(front, p.full(0.06), 0)
    for wide in (0.245, 0.275, 0.30):
        line = p.mask(oval(*at, wide, wide * 0.22, turn)) * (1 - ring(p, *at, radius) * (1 - low))
        edge = np.zeros_like(p.ink)
        before, p.ink = p.ink, edge
        p.outline(line, 0.0022)
        p.ink = np.maximum(before, p.ink * (low | (ring(p, *at, radius) < 0.5)))
    p.dip("mist")
    p.lay(ring(p, 0.80, 0.24, 0.062), p.ball(0.80, 0.24, 0.062), 30)
    for x, y, size in ((0.785, 0.225, 0.014), (0.82, 0.26, 0.011), (0.79, 0.268, 0.008)):
        p.outline(ring(p, x, y, size), 0.002)
    # the rocket and its trail
    trail = [(0.745, 0.50), (0.765, 0.50), (0.80, 0.80), (0.70, 0.80)]
    p.lay(p.mask(trail), p.full(0.0), line=False, brush="sun")
    for off in (-0.03, -0.012, 0.008, 0.028):
        p.lines([(0.755 + off * 0.2, 0.52), (0.752 + off, 0.79)], width=0.0022)
    hull = [
        (0.725, 0.50),
        (0.718, 0.43),
        (0.728, 0.37),
        (0.755, 0.315),
        (0.782, 0.37),
        (0.792, 0.43),
        (0.785, 0.50),
    ]
    p.dip("red")
    for side in (-1, 1):
        p.lay(
            p.mask(
                [
                    (0.755 + side * 0.033, 0.44),
                    (0.755 + side * 0.075, 0.51),
                    (0.755 + side * 0.072, 0.545),
                    (0.755 + side * 0.03, 0.505),
                ]
            ),
            p.full(0.4 if side < 0 else 0.85),
            90,
        )
    p.dip("paper")
    p.lay(p.mask(hull), p.round_tone(0.755, 0.037, 0.0, 0.8), 0)
    p.dip("red")
    p.lay(
        p.mask([(0.728, 0.37), (0.755, 0.315), (0.782, 0.37)]), p.round_tone(0.755, 0.03, 0.5, 1.0)
    )
    p.dip("sky")
    p.lay(ring(p, 0.755, 0.415, 0.017), p.full(0.75), 45)
    p.dip("sun")
    p.lay(
        p.mask([(0.737, 0.50), (0.773, 0.50), (0.767, 0.54), (0.755, 0.60), (0.743, 0.54)]),
        p.full(0.03),
    )
    # the ground with craters and domes
    p.dip("grey")
    p.hill(((0, 0.74), (0.25, 0.70), (0.5, 0.725), (0.75, 0.755), (1, 0.72)), 0.12, 14, 0.9)
    for x, y, wide in (
        (0.18, 0.80, 0.07),
        (0.55, 0.90, 0.10),
        (0.83, 0.85, 0.055),
        (0.38, 0.955, 0.06),
    ):
        p.lay(
            p.mask(oval(x, y, wide, wide * 0.26)),
            np.clip(0.75 - (p.x - x) / wide * 0.5, 0.1, 1),
            14,
        )
    for x, foot, size in ((0.40, 0.80, 0.075), (0.27, 0.755, 0.052), (0.53, 0.785, 0.045)):
        p.dip("sky")
        area = ring(p, x, foot, size) * (p.y < foot)
        p.lay(area, p.ball(x, foot, size), 0)
        p.lay(
            p.mask(box(x - size * 1.06, foot - 0.006, x + size * 1.06, foot + 0.012)), p.full(0.7)
        )
        for n in range(-1, 2):
            p.dip("gold")
            p.lay(
                p.mask(arch(x + n * size * 0.45, foot - 0.012, size * 0.26, size * 0.34)),
                p.full(0.9),
            )
    p.lay(p.mask(box(0.318, 0.762, 0.33, 0.80)), p.full(0.5))
    p.lines([(0.27, 0.705), (0.27, 0.645)], [(0.255, 0.652), (0.285, 0.638)], width=0.004)
    p.dip("red")
    p.lay(p.mask(box(0.62, 0.775, 0.70, 0.79)), p.full(0.4), 90)
    p.dip("gold")
    p.lay(p.mask(box(0.705, 0.785, 0.81, 0.803)), p.full(0.6), 90)


PICTURES: dict[str, Callable[[Plate], None]] = {
    "town": town,
    "avenue": avenue,
    "london": london,
    "berlin": berlin,
    "paris": paris,
    "madrid": madrid,
    "harbour": harbour,
    "kitchen": kitchen,
    "railway": railway,
    "castle": castle,
    "mountains": mountains,
    "stars": stars,
}


def engrave(name: str) -> list[Path]:
    """Write the two pictures of that name."""
    plate = Plate(len(name))
    PICTURES[name](plate)
    washes, lines = OUT / f"{name}_wash.png", OUT / f"{name}.png"
    plate.washes().save(washes, optimize=True)
    shades = np.round(np.clip(plate.framed(), 0, 1) * (SHADES - 1)).astype(np.uint8)
    picture = Image.fromarray(shades, "P")
    picture.putpalette([round(n * 255 / (SHADES - 1)) for n in range(SHADES) for _ in range(3)])
    picture.save(lines, optimize=True, bits=4)
    return [lines, washes]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("picture", nargs="*", choices=[[], *PICTURES], default=[])
    OUT.mkdir(exist_ok=True)
    for name in parser.parse_args().picture or PICTURES:
        for path in engrave(name):
            print(f"{path.name}: {path.stat().st_size // 1024} kB")


if __name__ == "__main__":
    main()
