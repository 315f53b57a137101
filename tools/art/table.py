"""Bake the table tops: one evenly lit picture of each material.

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


#: the tone of most of a plank, between its darkest and its lightest
MIDDLE = 0.42


@dataclass(frozen=True, slots=True)
class Wood:
    """Colours, how wide a plank is, how strongly its rings and pores show, how light joints are.

    ``calm`` is how much lighter and darker than its middle tone a plank is, at most: what lies on
    it is looked at, not the wood.
    """

    dark: str
    light: str
    plank: float = 205.0
    rings: float = 0.26
    pores: float = 0.30
    wet: float = 0.0
    gap: float = 4.0
    joint: float = 0.55
    seed: int = 9
    calm: float = 1.0

    def __call__(self, place: Ground) -> Grid:
        row = np.floor(place.v / self.plank)
        own = place.moved(picked(self.seed + 1, row) * 3000, picked(self.seed + 2, row) * 9000)
        # annual rings are cut lengthwise: long arches, no two planks alike
        bend = at(noise(3, 5), own, 95, 13) * 1.7 + at(noise(4, 4), own, 40, 4) * 0.30
        ring = 0.5 + 0.5 * np.sin(own.v * 0.13 + bend * 2.0)
        fibre = at(noise(5, 6, 0.9), own, 9, 1.1)
        streak = at(noise(6, 10, 1.2), own, 16, 2.6)
        pore = step(at(noise(7, 7, 0.7), own, 4, 1.0), 1.15, 2.2)
        tone = MIDDLE + self.rings * (ring - 0.5) * (0.75 + 0.35 * streak)
        tone += 0.12 * fibre + 0.10 * streak
        tone += 0.08 * at(noise(8, 8), own, 40, 20) + 0.34 * (picked(self.seed, row) - 0.5)
        colour = between(self.dark, self.light, MIDDLE + self.calm * (tone - MIDDLE))
        colour *= (1 - self.pores * pore)[..., None]
        far = edge(place.v, self.plank)
        joint = self.joint + (1 - self.joint) * step(far, 0.3, self.gap)
        joint *= 1 + 0.10 * (1 - step(np.abs(far - self.gap * 1.8), 0, self.gap))
        colour *= joint[..., None]
        if self.wet:
            shine = step(at(noise(10, 9), place, 44, 12) + 0.35 * streak, -0.6, 2.8)
            colour += (self.wet * shine)[..., None] * hexed("#7fb4bd")
        return colour


def linen(place: Ground) -> Grid:
    return _weave(place, between("#6f543b", "#96754f", 0.5 + 0.22 * clouds(20, place, 500)), 5.2)


def _weave(place: Ground, colour: Grid, pitch: float, depth: float = 0.16) -> Grid:
    """Threads that go over and under each other."""
    wave = at(noise(21, 9), place, 9) * 1.3
    u, v = (place.u + wave) / pitch, (place.v + wave) / pitch
    over = np.mod(np.floor(u) + np.floor(v), 2)
    round_u, round_v = np.sin(np.pi * np.mod(u, 1)), np.sin(np.pi * np.mod(v, 1))
    thread = over * round_u + (1 - over) * round_v
    slub = at(noise(22, 14, 0.8), place, 3, 1.2) * over
    slub += at(noise(23, 0.8, 14), place, 1.2, 3) * (1 - over)
    fold = clouds(24, place, 760, 3)
    tone = 1 - depth + depth * thread + 0.035 * slub + 0.05 * fold
    return colour * tone[..., None]


def picnic(place: Ground) -> Grid:
    """Checks of two greens, woven."""
    pitch = 132.0
    bend = at(noise(30, 12), place, 16) * 1.6
    stripe_u = step(np.abs(np.mod((place.u + bend) / pitch, 1) - 0.5), 0.242, 0.258)
    stripe_v = step(np.abs(np.mod((place.v + bend) / pitch, 1) - 0.5), 0.242, 0.258)
    return _weave(place, between("#1c3420", "#62784c", (stripe_u + stripe_v) / 2), 4.6, 0.2)


def felt(place: Ground) -> Grid:
    """Without a colour: the game gives it the one that a board wishes."""
    tone = 0.84 + 0.05 * clouds(40, place, 620) + 0.03 * at(noise(41, 1.3), place, 1.6)
    tone += 0.03 * at(noise(42, 3, 1.0), place, 2.4)
    return between("#000000", "#ffffff", tone)


def steel(place: Ground) -> Grid:
    """Brushed plates with a line of light between them."""
    brush = 0.07 * at(noise(50, 30, 0.7), place, 10, 1.0)
    brush += 0.06 * at(noise(51, 12, 2), place, 18, 3)
    plate = picked(52, np.floor(place.u / 460) * 7 + np.floor(place.v / 310))
    tone = 0.5 + brush + 0.10 * clouds(53, place, 900, 2) + 0.16 * (plate - 0.5)
    colour = between("#1a2338", "#5c6c90", tone)
    far = np.minimum(edge(place.u, 460), edge(place.v, 310))
    colour *= (0.35 + 0.65 * step(far, 0.4, 2.4))[..., None]
    colour += ((1 - step(np.abs(far - 4), 0, 1.8)) * 9)[..., None]
    return colour + (_bolts(place, 460, 310, 20, 5.0) * 30)[..., None]


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
    """Old plates, riveted."""
    rust = clouds(60, place, 420, 5)
    tone = 0.36 + 0.30 * rust + 0.05 * at(noise(61, 1.4), place, 1.5)
    colour = between("#2a1912", "#874e33", tone)
    relief = clouds(62, place, 60, 4) * 1.6
    colour *= lit(relief, 0.35)[..., None]
    far = np.minimum(edge(place.u, 520), edge(place.v, 300))
    colour *= (0.30 + 0.70 * step(far, 0.6, 3.6))[..., None]
    colour += ((1 - step(np.abs(far - 5.5), 0, 2.0)) * 12)[..., None]
    for shift in (0, 87, 173, 260):
        colour += (_bolts(place.moved(shift), 520, 300, 19, 7.0) * 26)[..., None]
    return colour


def stone(place: Ground) -> Grid:
    """Flagstones, no two alike."""
    bend = clouds(70, place, 150, 3) * 7
    v = place.v + bend
    row = np.floor(v / 236)
    wide = 300 + 190 * picked(71, row)
    u = place.u + picked(72, row) * 900 + bend
    flag = row * 31 + np.floor(u / wide)
    inside = np.mod(u, wide)
    far = np.minimum(np.minimum(inside, wide - inside), edge(v, 236))
    own = place.moved(picked(73, flag) * 2000, picked(74, flag) * 2000)
    rough = clouds(75, own, 190, 5)
    tone = 0.44 + 0.18 * rough + 0.34 * (picked(76, flag) - 0.5)
    colour = between("#352b40", "#84748f", tone)
    relief = 3.0 * rough + 0.9 * at(noise(77, 1.6), place, 2) + 7 * step(far, 1, 9)
    colour *= lit(relief, 0.22)[..., None]
    return colour * (0.30 + 0.70 * step(far, 1.5, 6))[..., None]


def marble(place: Ground) -> Grid:
    """Polished, with pale veins."""
    bent = place.moved(clouds(80, place, 520) * 130, clouds(81, place, 520) * 130)
    vein = 1 - np.abs(clouds(82, bent, 620, 5))
    thin = 1 - np.abs(clouds(83, bent.moved(700, 300), 300, 4))
    tone = 0.30 + 0.22 * clouds(84, bent, 380)
    colour = between("#142420", "#3f5a50", tone)
    colour += (step(vein, 0.93, 1.0) * 46 + step(thin, 0.96, 1.0) * 20)[..., None]
    return colour


def tiles(place: Ground) -> Grid:
    """Burnt clay, every tile a little different."""
    side = 190.0
    tile = np.floor(place.u / side) * 57 + np.floor(place.v / side)
    far = np.minimum(edge(place.u, side), edge(place.v, side))
    far += at(noise(90, 5), place, 6) * 0.7
    own = place.moved(picked(91, tile) * 2000, picked(92, tile) * 2000)
    tone = 0.46 + 0.20 * clouds(93, own, 230, 4) + 0.46 * (picked(94, tile) - 0.5)
    colour = between("#5a2a1c", "#98563a", tone)
    colour *= lit(2.2 * clouds(95, own, 90, 4) + 6 * step(far, 3, 11), 0.20)[..., None]
    grout = step(far, 3.0, 5.0)[..., None]
    return colour * grout + (1 - grout) * hexed("#3b2a22")


MATERIALS: dict[str, Callable[[Ground], Grid]] = {
    "oak": Wood("#2f190d", "#86502e", calm=0.45),
    "walnut": Wood("#1f120b", "#644029", rings=0.30, seed=11),
    "mahogany": Wood("#2a0f0a", "#7a3420", plank=260, rings=0.2, seed=12),
    "beech": Wood("#563720", "#a3744a", plank=150, rings=0.18, pores=0.18, seed=13),
    "planks": Wood("#0d1d23", "#3a5860", plank=128, rings=0.24, wet=0.24, gap=6.0),
    "linen": linen,
    "picnic": picnic,
    "felt": felt,
    "steel": steel,
    "iron": iron,
    "stone": stone,
    "marble": marble,
    "tiles": tiles,
}


def bake(name: str) -> Path:
    """Write the picture of a material."""
    colour = MATERIALS[name](ground())
    small = colour.reshape(HEIGHT, FINE, WIDTH, FINE, 3).mean(axis=(1, 3))
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
