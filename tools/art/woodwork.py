"""Bake what is made of wood and metal around the board: grain, brushed steel, corner caps,
and the Bank's tray.

A tool only, like ``table.py``: run it from the top of the repository with numpy, scipy and Pillow:
python -m tools.art.woodwork
"""

from __future__ import annotations

import numpy as np
from PIL import Image
from scipy.ndimage import distance_transform_edt, gaussian_filter

from tools.art.table import OUT, SIDE, Grid, noise, picked, step

PIECES = OUT.parent / "pieces"
#: the sun, as ``monopoly_gui/ui/pieces/sun.py`` has it: right, towards the viewer, up
SUN = np.array((-0.55, -0.38, 1.0)) / np.linalg.norm((-0.55, -0.38, 1.0))
#: the grain: its size, along the wood and across it
GRAIN = (SIDE, 128)
#: a cap: its side, how broad its arms are and how round its corner is, as shares of that
CAP, ARM, ROUND = 128, 0.33, 0.12
#: how dark and how bright brass is
BRASS = ((58, 36, 12), (176, 128, 58), (255, 233, 172))
#: the tray: its size in the picture without the margin for its shadow, and that margin
TRAY, MARGIN = (1320, 128), 20
#: how much lower a plane is seen, and how much of a height, as ``SLANT`` has it
SQUASH, RISE = 0.81, 0.586
#: heights of the rim and of the dividers between five stacks; half their widths
RIM, LOW, WALL, THIN = 17.0, 10.0, 4.5, 2.6
#: how much narrower the far edge of the tray is
FAR = 0.975
FINE = 2


def grain() -> Grid:
    """Wood without a colour, lengthwise, that repeats without a seam; its mean is about 0.8."""
    down = np.arange(GRAIN[1], dtype=np.float32)[:, None]
    bend = noise(200, 90, 9)[: GRAIN[1]] * 5 + noise(201, 30, 4)[: GRAIN[1]] * 1.2
    age = (down + bend) / 11
    late = np.mod(age, 1) ** 2 * (0.5 + 0.7 * picked(202, np.floor(age)))
    fibre = noise(203, 30, 1.4)[: GRAIN[1]]
    pore = step(noise(204, 10, 1.1)[: GRAIN[1]], 1.5, 2.4)
    tone = 0.88 - 0.36 * late + 0.035 * fibre - 0.12 * pore
    return np.clip(gaussian_filter(tone, 0.7, mode="wrap"), 0, 1)


def brushed() -> Grid:
    """Brushed steel in place of the grain: a sheen along the bar, and the seams of plates."""
    down, along = np.mgrid[0 : GRAIN[1], 0 : GRAIN[0]].astype(np.float32) + 0.5
    across = down / GRAIN[1]
    tone = 0.70 + 0.030 * noise(220, 60, 0.7)[: GRAIN[1]] + 0.015 * noise(221, 14, 0.6)[: GRAIN[1]]
    tone += 0.30 * np.exp(-(((across - 0.30) / 0.11) ** 2)) - 0.30 * step(across, 0.55, 1.0)
    off = np.mod(along, GRAIN[0] / 2) - GRAIN[0] / 4
    tone *= 1 - 0.62 * np.exp(-((off / 3.0) ** 2))
    tone += 0.20 * np.exp(-(((off - 6) / 2.6) ** 2))
    return np.clip(gaussian_filter(tone, 0.6, mode="wrap"), 0, 1)


def caps() -> Grid:
    """Four corner caps of brass, in the corners of one picture, as the sun lights them."""
    side = CAP * FINE
    y, x = np.mgrid[0 : 2 * side, 0 : 2 * side].astype(np.float32) + 0.5
    # the same shape in each quarter, measured from the outer corner
    u, v = np.minimum(x, 2 * side - x), np.minimum(y, 2 * side - y)
    arm, radius = ARM * side, ROUND * side
    inside = np.minimum(u, v) < arm
    inside &= np.maximum(u, v) < side * 0.94 - np.abs(np.minimum(u, v) - arm / 2) * 0.35
    inside &= ~((u < radius) & (v < radius) & (np.hypot(u - radius, v - radius) > radius))
    deep = distance_transform_edt(np.pad(inside, 1))[1:-1, 1:-1]
    height = 4.0 * FINE * np.sqrt(1 - (1 - np.clip(deep / (5.0 * FINE), 0, 1)) ** 2)
    for spot in ((arm / 2, side * 0.70), (side * 0.70, arm / 2)):
        far = np.hypot(u - spot[0], v - spot[1]) / (6.5 * FINE)
        height += 3.0 * FINE * np.sqrt(np.clip(1 - far * far, 0, 1))
        height -= 1.5 * FINE * np.exp(-(((far - 1.12) / 0.16) ** 2))
    down, across = np.gradient(gaussian_filter(height, 1.2 * FINE))
    long = np.sqrt(across**2 + down**2 + 1)
    shine = (-across * SUN[0] - down * SUN[1] + SUN[2]) / long
    brushed = np.tile(noise(210, 26, 0.8), (2, 2))[: 2 * side, : 2 * side]
    tone = 0.50 + 1.5 * (shine - SUN[2]) + 0.025 * brushed
    colour = brass(tone - 0.10 * (np.hypot(u, v) / side - 0.5))
    return shrunk(np.dstack([colour, inside * 255.0]))


def brass(tone: Grid) -> Grid:
    """Its colour, from shade to glint."""
    at = np.clip(tone, 0, 1)
    return np.dstack([np.interp(at, (0, 0.5, 1), levels) for levels in zip(*BRASS, strict=True)])


def shrunk(pixels: Grid) -> Grid:
    """A picture with alpha, ``FINE`` times smaller."""
    height, width = pixels.shape[0] // FINE, pixels.shape[1] // FINE
    alpha = pixels[..., 3:] / 255
    parts = np.concatenate([pixels[..., :3] * alpha, alpha], axis=2)
    parts = parts.reshape(height, FINE, width, FINE, 4).mean(axis=(1, 3))
    colour = parts[..., :3] / np.maximum(parts[..., 3:], 1e-4)
    return np.concatenate([colour, parts[..., 3:] * 255], axis=2)


def deep() -> float:
    """The depth of the tray on the table."""
    return (TRAY[1] - RIM * RISE) / SQUASH


def tray_height(u: Grid, v: Grid) -> Grid:
    """The height of the tray at each place on the table, from its middle and its far edge."""
    half, depth = TRAY[0] / 2, deep()
    wall = np.minimum(half - np.abs(u), np.minimum(v, depth - v))
    rim = RIM * np.sqrt(np.clip(1 - ((wall - WALL) / WALL) ** 4, 0, 1))
    pitch = (TRAY[0] - 4 * WALL) / 5
    between = np.abs(np.mod(u + half - 2 * WALL + pitch / 2, pitch) - pitch / 2)
    thin = LOW * np.sqrt(np.clip(1 - (between / THIN) ** 4, 0, 1))
    inner = wall > 2 * WALL
    floor = np.where(wall > 0, 2.0, 0.0)
    return np.maximum(np.where(inner, np.maximum(floor, thin), rim), np.where(wall > 0, floor, 0))


def tray() -> Grid:
    """The tray, without a colour, and its shadow on the table."""
    width, height = TRAY[0] + 2 * MARGIN, TRAY[1] + 2 * MARGIN
    y, x = (np.mgrid[0 : height * FINE, 0 : width * FINE].astype(np.float32) + 0.5) / FINE
    x, y = x - width / 2, y - MARGIN - RIM * RISE
    z, hit = np.zeros_like(x), np.zeros(x.shape, bool)
    u, v = _below(x, y, z)
    for level in np.arange(RIM, -0.01, -0.25):
        here_u, here_v = _below(x, y, level)
        new = ~hit & (tray_height(here_u, here_v) >= level) & (level > 0)
        for kept, value in ((u, here_u), (v, here_v), (z, np.full_like(z, level))):
            kept[new] = value[new]
        hit |= new
    top = tray_height(u, v)
    slope = [
        (tray_height(u + a, v + b) - tray_height(u - a, v - b)) / 1.2
        for a, b in ((0.6, 0.0), (0.0, 0.6))
    ]
    # a face hit below its top is one that looks towards the seat
    front = hit & (top - z > 0.8)
    across, near = np.where(front, 0, slope[0]), np.where(front, 0, slope[1])
    shine = (-across * SUN[0] - near * SUN[1] + SUN[2]) / np.sqrt(across**2 + near**2 + 1)
    shine = np.where(front, 0.30, np.clip(shine, 0, 1))
    shaded = _shaded(u, v, z)
    light = (0.34 + 0.74 * shine * (1 - 0.8 * shaded)) * _open(u, v, z)
    light = np.where(top < LOW * 0.5, 0.8 * light, light)
    light = np.where(hit & (top > RIM * 0.75) & (shine > 0.9), light * 1.12, light)
    wood = np.tile(grain(), (2, 2))
    along = 0.35 + 0.65 * _grained(wood, u, v * 1.3 + z)
    level = np.clip(255 * light * along, 0, 255)
    shadow = np.clip(0.62 * _fallen(u, v), 0, 1) * 255
    alpha = np.where(hit, 255.0, shadow)
    grey = np.where(hit, level, 0.0)
    return shrunk(np.dstack([grey, grey, grey, alpha]))


def _below(x: Grid, y: Grid, z: Grid) -> tuple[Grid, Grid]:
    """Where on the table a point of the picture is that is so high above it."""
    v = (y + z * RISE) / SQUASH
    return x / (FAR + (1 - FAR) * v / deep()), v.copy()


def _shaded(u: Grid, v: Grid, z: Grid) -> Grid:
    """How much the sun is hidden by the tray itself, softly."""
    hidden = np.zeros_like(u)
    for far in np.arange(1.0, RIM * 1.1, 0.75):
        over = tray_height(u + SUN[0] / SUN[2] * far, v + SUN[1] / SUN[2] * far) - z - far
        hidden = np.maximum(hidden, np.clip(over / 1.6, 0, 1))
    return gaussian_filter(hidden, 1.0 * FINE)


def _open(u: Grid, v: Grid, z: Grid) -> Grid:
    """The share of the sky seen from each point: less beside a wall."""
    walls = [
        np.clip((tray_height(u + a * far, v + b * far) - z) / (far + 6), 0, 1)
        for a, b in ((1, 0), (-1, 0), (0, 1), (0, -1))
        for far in (5.0, 12.0)
    ]
    return 1 - 0.42 * np.clip(sum(walls) / 3, 0, 1)


def _fallen(u: Grid, v: Grid) -> Grid:
    """The shadow on the table: a tight one, and a soft one to the lower right."""
    half, depth = TRAY[0] / 2, deep()

    def box(aside: float, down: float, blur: float) -> Grid:
        inside = (np.abs(u - aside) < half) & (v - down > 0) & (v - down < depth)
        return gaussian_filter(inside.astype(np.float32), blur * FINE)

    return 0.75 * box(1, 2, 2.0) + 0.55 * box(8, 7, 5.0)


def _grained(wood: Grid, u: Grid, v: Grid) -> Grid:
    """The grain at each place."""
    rows, columns = np.mod(v, 2 * GRAIN[1]), np.mod(u + 2048, 2 * GRAIN[0])
    return wood[rows.astype(int) % wood.shape[0], columns.astype(int) % wood.shape[1]]


def save(name: str, pixels: Grid, mode: str) -> None:
    path = PIECES / name
    picture = Image.fromarray(np.clip(np.round(pixels), 0, 255).astype(np.uint8), mode)
    picture.save(path, optimize=True)
    print(f"{path.name}: {path.stat().st_size // 1024} kB")


def main() -> None:
    save("grain.png", grain() * 255, "L")
    save("brushed.png", brushed() * 255, "L")
    save("cap.png", caps(), "RGBA")
    pixels = tray()
    save("tray.png", pixels[..., [0, 3]], "LA")


if __name__ == "__main__":
    main()
