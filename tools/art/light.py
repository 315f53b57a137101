"""Bake the light on tables and boards: of a window by day, of a lamp in the evening.

A tool only, like ``table.py``: run it from the top of the repository with numpy and Pillow:
python -m tools.art.light
"""

from __future__ import annotations

import numpy as np
from PIL import Image

from tools.art.table import OUT, Grid, hexed, step

FOLDER = OUT.parent / "light"
#: the size of each picture, which the game stretches over a table, or around a board
SIZE = (240, 135)
#: the whole window, and what is around the board in it: left, top, right and foot, in heights
TABLE, BOARD = (0.0, 0.0, 1.778, 1.0), (0.236, 0.071, 1.517, 1.007)
#: from where the sun shines through the window over the table: along the first, across the second
ALONG, ACROSS = (0.88, 0.475), (-0.40, 0.917)
#: the panes seen on the table: the first and the last edge across and along, how soft they are, and
#: the bars between them, with half the width of a bar
PANES, SOFT = ((-0.36, 0.66), (-0.2, 1.62)), 0.05
BARS, WIDE = ((0.05, 0.41), (0.43, 0.89, 1.35)), 0.022
#: the middle of the daylight, and how far it reaches along the sun and across
SUNNY, FAR = (0.38, 0.32), (1.25, 0.80)
#: the middle of the lamp's pool, and its radii
LAMP, POOL = (0.78, 0.52), (0.98, 0.72)


def places(window: tuple[float, float, float, float]) -> tuple[Grid, Grid]:
    """Where each pixel is, in heights of the window."""
    y, x = np.mgrid[0 : SIZE[1], 0 : SIZE[0]].astype(np.float32) + 0.5
    left, top, right, foot = window
    return left + x / SIZE[0] * (right - left), top + y / SIZE[1] * (foot - top)


def sunlight(x: Grid, y: Grid) -> tuple[Grid, Grid]:
    """How much is left of the sun far from the window, and how much falls through its panes."""
    along, across = x * ALONG[0] + y * ALONG[1], x * ACROSS[0] + y * ACROSS[1]
    off = (x - SUNNY[0], y - SUNNY[1])
    ahead = (off[0] * ALONG[0] + off[1] * ALONG[1]) / FAR[0]
    aside = (off[0] * ACROSS[0] + off[1] * ACROSS[1]) / FAR[1]
    near = np.exp(-1.1 * (np.maximum(ahead, 0.3 * ahead) ** 2 + aside**2))
    through = np.ones_like(x)
    for value, (first, last), bars in zip((across, along), PANES, BARS, strict=True):
        through *= step(value, first - SOFT, first + SOFT)
        through *= 1 - step(value, last - SOFT, last + SOFT)
        for bar in bars:
            through *= step(np.abs(value - bar), WIDE * 0.4, WIDE * 1.9)
    return near, through


def lamplight(x: Grid, y: Grid) -> Grid:
    """The light below a lamp with a shade: even in the middle, soon gone at its edge."""
    far = np.hypot((x - LAMP[0]) / POOL[0], (y - LAMP[1]) / POOL[1])
    return 0.25 * np.exp(-1.5 * far**2) + 0.75 * (1 - step(far, 0.38, 1.2))


def mixed(dark: str, bright: str, share: Grid) -> Grid:
    return hexed(dark) + (hexed(bright) - hexed(dark)) * np.clip(share, 0, 1)[..., None]


def lights() -> dict[str, Grid]:
    """All pictures."""
    near, through = sunlight(*places(TABLE))
    board_near, board_through = sunlight(*places(BOARD))
    x, y = places(TABLE)
    plain = np.exp(-1.3 * (((x / 1.778 - 0.27) / 0.70) ** 2 + ((y - 0.22) / 0.85) ** 2))
    edge = step(np.abs(2 * x / 1.778 - 1) ** 4 + np.abs(2 * y - 1) ** 4, 0.45, 1.35)[..., None]
    return {
        "day": mixed("#474650", "#fffaec", near * (0.30 + 0.70 * through)) * (1 - 0.30 * edge),
        "day_board": mixed("#b0a79e", "#fffdf6", board_near**0.7 * (0.69 + 0.31 * board_through)),
        "evening": mixed("#120d10", "#f2b670", lamplight(x, y)),
        "evening_board": mixed("#a3948a", "#fff6e2", lamplight(*places(BOARD))),
        # for cloths and for full contrast: nothing but a pool
        "plain": mixed("#a8a8ab", "#ffffee", plain) * (1 - 0.53 * edge),
    }


def main() -> None:
    """Bake them."""
    FOLDER.mkdir(exist_ok=True)
    for name, colour in lights().items():
        picture = Image.fromarray(np.clip(np.round(colour), 0, 255).astype(np.uint8))
        picture.save(FOLDER / f"{name}.png", optimize=True)


if __name__ == "__main__":
    main()
