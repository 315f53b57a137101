"""Bake the seal of a mortgage: red-brown wax with a pale padlock, and one in black and gold.

A tool only, like ``table.py``: run it from the top of the repository with numpy and Pillow:
python -m tools.art.seal
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from PIL import Image, ImageDraw, ImageFilter

from tools.art.table import OUT, SUN, Grid, step

FILE = OUT.parent / "pieces" / "seal.png"
#: its side, and the points worked out for each pixel in each direction
SIDE, FINE = 128, 4
#: the radius of the wax in halves of the picture, and the places of edges in radii of it: of the
#: stamp pressed into it, of its lip, and of the light rim, which sets it off from red and brown
RADIUS, STAMPED, LIP, RIM = 0.85, 0.76, 1.0, 1.08
#: how uneven the edge of wax is: waves around it, how high they are, and where they begin
WAVES = ((3, 0.022, 0.4), (5, 0.014, 1.9), (8, 0.008, 0.8))
#: the shadow on the board: to the right and to the viewer, in radii, how soft, and how opaque
SHADOW, SOFT, SHADE = (0.1, 0.12), 0.03, 0.5
PALE = ((150, 92, 66), (240, 214, 178), (255, 246, 226))
#: how high the padlock and the lip are, in radii
HIGH, RAISED = 0.09, 0.16
#: how large the padlock is, so that it can be made out where a seal is 15 pixels wide
LARGE = 1.14


@dataclass(frozen=True)
class Look:
    """The colours of a seal: in shade, as it is and in light."""

    wax: tuple[tuple[int, int, int], ...]
    lock: tuple[tuple[int, int, int], ...]
    rim: tuple[int, int, int]
    #: whether it is as even as a thing that is drawn
    plain: bool = False


WAX = Look(((58, 20, 14), (108, 42, 30), (196, 112, 88)), PALE, (236, 212, 178))
DRAWN = Look(((0, 0, 0),) * 3, ((255, 255, 255),) * 3, (255, 214, 0), plain=True)


def padlock(size: int) -> Grid:
    """Where a padlock is in a square two radii wide, from 0 to 1."""
    picture = Image.new("L", (size, size))
    pen, unit = ImageDraw.Draw(picture), size / 2

    def box(left: float, top: float, right: float, foot: float) -> list[float]:
        return [unit * (1 + LARGE * each) for each in (left, top, right, foot)]

    pen.ellipse(box(-0.31, -0.6, 0.31, 0.02), fill=255)
    pen.rectangle(box(-0.31, -0.29, 0.31, 0.0), fill=255)
    pen.ellipse(box(-0.14, -0.43, 0.14, -0.15), fill=0)
    pen.rectangle(box(-0.14, -0.29, 0.14, 0.0), fill=0)
    pen.rounded_rectangle(box(-0.47, -0.12, 0.47, 0.54), unit * 0.1, fill=255)
    pen.ellipse(box(-0.11, 0.02, 0.11, 0.24), fill=0)
    pen.rectangle(box(-0.055, 0.13, 0.055, 0.38), fill=0)
    return np.asarray(picture, np.float32) / 255


def soft(shape: Grid, by: float) -> Grid:
    """A shape, from 0 to 1, blurred by so many points."""
    blurred = Image.fromarray(np.uint8(shape * 255)).filter(ImageFilter.GaussianBlur(by))
    return np.asarray(blurred, np.float32) / 255


def toned(light: Grid, tones: tuple[tuple[int, int, int], ...]) -> Grid:
    return np.stack(
        [np.interp(light, (-0.8, 0.0, 1.0), each) for each in zip(*tones, strict=True)], -1
    )


def seal(look: Look) -> Grid:
    """The picture, in red, green, blue and alpha."""
    size = SIDE * FINE
    y, x = np.mgrid[0:size, 0:size].astype(np.float32) + 0.5
    x, y = (2 * x / size - 1) / RADIUS, (2 * y / size - 1) / RADIUS
    angle = np.arctan2(y, x)
    waves = sum(high * np.sin(count * angle + start) for count, high, start in WAVES)
    far = np.hypot(x, y) / (1 if look.plain else 1 + waves)
    lock = np.zeros_like(x)
    wide = round(size * RADIUS)
    corner = (size - wide) // 2
    lock[corner : corner + wide, corner : corner + wide] = padlock(wide)

    lip = np.clip((far - STAMPED) / (LIP - STAMPED), 0, 1)
    high = RAISED * np.sqrt(np.clip(1 - (2 * lip - 1) ** 2, 0, 1)) * (far > STAMPED)
    high += HIGH * soft(lock, size * 0.009)
    down, across = np.gradient(soft(high / 0.4, size * 0.004) * 0.4, 2 / size / RADIUS)
    light = -(across * SUN[0] + down * SUN[1])
    body, edge = 1 - step(far, LIP - 0.01, LIP + 0.01), 1 - step(far, RIM - 0.01, RIM + 0.01)
    wax = toned(light - 0.16 * (far < STAMPED), look.wax)
    colour = wax * (1 - lock[..., None]) + toned(light, look.lock) * lock[..., None]
    colour = colour * body[..., None] + np.array(look.rim) * (1 - body[..., None])
    shade = 0 * x
    if not look.plain:
        fallen = 1 - step(np.hypot(x - SHADOW[0], y - SHADOW[1]), RIM - 0.02, RIM)
        shade = soft(fallen, size * SOFT) * SHADE
    alpha = edge + shade * (1 - edge)
    ink = colour * edge[..., None] + np.array((30, 18, 8)) * (alpha - edge)[..., None]
    # what is clear has no colour of its own: shrink premultiplied
    whole = np.concatenate([ink, alpha[..., None] * 255], -1)
    whole = whole.reshape(SIDE, FINE, SIDE, FINE, 4).mean((1, 3))
    whole[..., :3] /= np.maximum(whole[..., 3:] / 255, 1e-6)
    return whole


def main() -> None:
    """Bake both, side by side."""
    whole = np.concatenate([seal(WAX), seal(DRAWN)], 1)
    Image.fromarray(np.clip(np.round(whole), 0, 255).astype(np.uint8)).save(FILE, optimize=True)


if __name__ == "__main__":
    main()
