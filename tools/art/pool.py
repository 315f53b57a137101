"""Bake the light around the foot of the token whose turn it is: a ring of gold in a golden pool.

A tool only, like ``table.py``: run it from the top of the repository with numpy and Pillow:
python -m tools.art.pool
"""

from __future__ import annotations

import numpy as np
from PIL import Image

from tools.art.table import OUT, SUN, Grid, step

FILE = OUT.parent / "pieces" / "pool.png"
#: its width, how much lower it is seen, and its radius in radii of the foot, as the game has them
SIDE, SQUASH, REACH = 256, 0.62, 2.0
FINE = 4
#: the ring: its inner edge, its middle and its outer edge, in radii of the foot
RING = (0.94, 1.09, 1.22)
#: gold in shade, as it is and in light; the line around the ring, and the light beyond it
GOLD = ((150, 88, 8), (246, 180, 36), (255, 247, 196))
LINE, LIGHT = (64, 36, 4), (255, 170, 16)
#: how opaque the line is, and the light where it is strongest
DARK, STRONG = 230, 118


def pool() -> Grid:
    """The picture, in red, green, blue and alpha."""
    size = SIDE * FINE
    high = round(SIDE * SQUASH) * FINE
    y, x = np.mgrid[0:high, 0:size].astype(np.float32) + 0.5
    x, y = (2 * x / size - 1) * REACH, (2 * y / high - 1) * REACH
    far = np.hypot(x, y)
    inner, middle, outer = RING
    # a round rod of gold, lit by the sun
    across = np.clip((far - middle) / (outer - middle), -1, 1)
    shine = (x * SUN[0] + y * SUN[1]) / np.maximum(far, 0.01) / np.hypot(*SUN) * across
    shine += np.sqrt(1 - across * across)
    gold = np.stack(
        [np.interp(shine, (-0.2, 0.75, 1.35), each) for each in zip(*GOLD, strict=True)], -1
    )
    ring = step(far, inner, inner + 0.04) * (1 - step(far, outer - 0.02, outer + 0.02))
    line = 1 - step(far, outer + 0.02, outer + 0.06)
    light = np.clip((REACH - far) / (REACH - outer), 0, 1) * STRONG / 255
    edge = np.clip(line * DARK / 255 - ring, 0, 1)
    weights = np.stack([ring, edge, light * (1 - ring) * (1 - edge)], -1)[..., None]
    colours = np.stack([gold, gold * 0 + LINE, gold * 0 + LIGHT], -2)
    alpha = weights.sum(-2)
    colour = (weights * colours).sum(-2) / np.maximum(alpha, 1e-6)
    # what is clear has no colour of its own: shrink premultiplied
    whole = np.concatenate([colour * alpha, alpha * 255], -1)
    whole = whole.reshape(high // FINE, FINE, SIDE, FINE, 4).mean((1, 3))
    whole[..., :3] /= np.maximum(whole[..., 3:] / 255, 1e-6)
    return whole


def main() -> None:
    """Bake it."""
    Image.fromarray(np.clip(np.round(pool()), 0, 255).astype(np.uint8)).save(FILE, optimize=True)


if __name__ == "__main__":
    main()
