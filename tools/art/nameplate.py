"""Bake the sign with the name of the game: red enamel and letters in a rim of brass, and a tab.

A tool only, like ``table.py``: run it from the top of the repository with numpy and Pillow beside
what the game needs, whose font it takes: python -m tools.art.nameplate
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from PIL import Image, ImageDraw, ImageFont

from monopoly_gui.ui.painting.fonts import font_file
from tools.art.table import OUT, SUN, Grid, step

FOLDER = OUT.parent / "pieces"
NAME, FACE = "MONOPOLY", "display"
#: points of its letters, and points worked out for each pixel in each direction
FONT, FINE = 400, 3
#: the width of the whole pictures, and the room in them for shadows on every side of the sign
WIDE, ROOM = 768, 24
#: pixels: the height of the sign, of the tab below it, and the width of the tab
HIGH, TAB_HIGH, TAB_WIDE = 216, 96, 624
#: pixels: the radius of the hollows at the corners, and the widths of the rim and its edges
HOLLOW, RIM, BEVEL = 27, 16, 6
#: pixels: how far inside the rim a fine line is, and its width
LINE_IN, LINE = 7, 3.5
#: the height and width of the letters as shares of those of the sign, and how much bolder they are
LETTERS, ACROSS, BOLDER = 0.54, 0.86, 0.02
#: tones: where it is dark, in shade, plain, in light, and where it shines
BRASS = ((58, 32, 6), (138, 88, 24), (212, 160, 66), (246, 210, 122), (255, 248, 214))
IVORY = ((120, 78, 30), (206, 170, 112), (255, 246, 222), (255, 251, 236), (255, 255, 250))
ENAMEL = (158, 20, 28)
DARK = np.array((24, 10, 4))


@dataclass
class Sheet:
    """A picture in the making, with what lies below it shaded: colours and alpha from 0 to 1."""

    ink: Grid
    alpha: Grid

    def lay(self, colour: Grid, cover: Grid) -> None:
        """Colours over what is there, covering this much of it."""
        part = cover[..., None]
        self.ink = self.ink * (1 - part) + np.asarray(colour) / 255 * part
        self.alpha = self.alpha * (1 - cover) + cover

    def picture(self) -> Image.Image:
        """Shrunk, with its colours multiplied by its alpha, as the program needs it."""
        high, wide = self.alpha.shape
        whole = np.concatenate([self.ink, self.alpha[..., None]], -1)
        whole = whole.reshape(high // FINE, FINE, wide // FINE, FINE, 4).mean((1, 3))
        return Image.fromarray(np.uint8(np.clip(np.round(whole * 255), 0, 255)))


def soft(shape: Grid, by: float) -> Grid:
    """A shape blurred by so many pixels, more finely than in the steps of a picture."""
    reach = max(1, round(by * FINE / 2))
    for axis in (0, 1, 0, 1, 0, 1):
        sides = [(reach + 1, reach) if each == axis else (0, 0) for each in (0, 1)]
        sums = np.cumsum(np.pad(shape, sides, "edge"), axis, np.float64)
        long, wide = shape.shape[axis], 2 * reach + 1
        starts, ends = (sums.take(range(at, at + long), axis) for at in (0, wide))
        shape = (ends - starts) / wide
    return shape


def moved(shape: Grid, across: float, down: float) -> Grid:
    return np.roll(shape, (round(down * FINE), round(across * FINE)), (0, 1))


def lit(height: Grid, steep: float = 1.0) -> Grid:
    """From -1 to 1: how much more light a slope gets than a level place."""
    down, across = np.gradient(height * FINE * steep)
    # the sun of the table, higher above its far edge
    light = across * -SUN[0] * 0.8 + down * 0.9
    return light / np.sqrt(1 + across**2 + down**2)


def toned(light: Grid, tones: tuple[tuple[int, int, int], ...]) -> Grid:
    at = (-0.8, -0.35, 0.0, 0.4, 0.85)
    return np.stack([np.interp(light, at, each) for each in zip(*tones, strict=True)], -1)


def inside(wide: int, high: int, hollow: float) -> tuple[Sheet, Grid]:
    """An empty sheet for a thing of this size, and how far inside its edge each point is."""
    size = (high + 2 * ROOM) * FINE, (wide + 2 * ROOM) * FINE
    y, x = np.mgrid[0 : size[0], 0 : size[1]].astype(np.float32)
    x, y = ((x + 0.5) / FINE - ROOM), ((y + 0.5) / FINE - ROOM)
    x, y = np.minimum(x, wide - x), np.minimum(y, high - y)
    far = np.minimum(np.minimum(x, y), np.hypot(x, y) - hollow)
    return Sheet(np.zeros((*size, 3), np.float32), np.zeros(size, np.float32)), far


def solid(far: Grid) -> Grid:
    """The area that is inside, with a soft edge."""
    return np.clip(far * FINE + 0.5, 0, 1)


def cast(sheet: Sheet, shape: Grid, down: float, by: float, dark: float) -> None:
    """The shadow of a shape on what is there."""
    sheet.lay(DARK, soft(moved(shape, down * 0.7, down), by) * dark)


def ridge(far: Grid, start: float, width: float, bevel: float) -> Grid:
    """The height of a raised band along the edge."""
    return np.clip(np.minimum(far - start, start + width - far), 0, bevel)


def polished(height: Grid, far: Grid, light: float = 0.0) -> Grid:
    """Brass with this surface, in so much more light, which mirrors a bright room above."""
    y = np.linspace(0, 1, far.shape[0])[:, None]
    x = np.linspace(0, 1, far.shape[1])[None, :]
    sheen = light + 0.2 * np.cos((x * 2.2 + y * 0.7 - 0.35) * 2 * np.pi) + 0.12 * (0.5 - y)
    return toned(np.clip(lit(height) + sheen, -1, 1), BRASS)


def letters(size: tuple[int, int]) -> Grid:
    """The name over the middle of a sheet, from 0 to 1, each letter as high as wanted."""
    font = ImageFont.truetype(str(font_file(FACE)), FONT)
    bold, cut = round(FONT * BOLDER), []
    for letter in NAME:
        left, top, right, foot = font.getbbox(letter, stroke_width=bold)
        one = Image.new("L", (right - left, foot - top))
        ImageDraw.Draw(one).text((-left, -top), letter, 255, font, stroke_width=bold)
        cut.append(one)
    # letters with bows are a little higher than the others
    capital = cut[0].height
    scale = HIGH * LETTERS * FINE / capital
    natural, room = sum(one.width for one in cut), WIDE - 2 * ROOM
    gap = 0.15 * capital
    narrow = room * ACROSS * FINE / (natural + gap * (len(NAME) - 1))
    whole, x = Image.new("L", size), (size[0] - room * ACROSS * FINE) / 2
    for one in cut:
        wide, high = round(one.width * narrow), round(one.height * scale)
        narrowed = one.resize((wide, high), Image.Resampling.LANCZOS)
        whole.paste(narrowed, (round(x), (size[1] - high) // 2))
        x += wide + gap * narrow
    return np.asarray(whole, np.float32) / 255


def sign() -> Sheet:
    """The sign with the name of the game."""
    sheet, far = inside(WIDE - 2 * ROOM, HIGH, HOLLOW)
    body = solid(far)
    cast(sheet, body, 8, 6, 0.62)
    cast(sheet, body, 2.5, 1.5, 0.5)
    y = np.linspace(0, 1, far.shape[0])[:, None]
    gloss = np.clip(1.16 - 0.42 * y, 0, 2)[..., None] * np.ones_like(far)[..., None]
    sheet.lay(np.clip(np.array(ENAMEL) * gloss, 0, 255), body)
    # the middle bulges: darker towards the rim, and a soft light in the upper half
    sheet.lay(DARK, body * 0.5 * (1 - step(far, RIM, RIM + 45)))
    sheet.lay((255, 220, 200), body * 0.13 * step(far, RIM, RIM + 22) * (1 - step(y, 0.3, 0.5)))
    name = letters((far.shape[1], far.shape[0]))
    rim = body * (1 - solid(far - RIM))
    line = solid(far - RIM - LINE_IN) * (1 - solid(far - RIM - LINE_IN - LINE))
    cast(sheet, rim, 6, 3, 0.6)
    for part, down in ((line, 2), (name, 7)):
        cast(sheet, part, down, down / 2.4, 0.75)
    metal = ridge(far, 0, RIM, BEVEL) + ridge(far, RIM + LINE_IN, LINE, 2)
    sheet.lay(polished(soft(metal, 0.7), far, 0.08), np.maximum(rim, line))
    raised = soft(name, 2.4) * 7
    sheet.lay((66, 8, 8), soft(np.clip(soft(name, 1.2) * 3, 0, 1), 0.4) * 0.55)
    sheet.lay(toned(lit(raised, 0.8) * 0.95, IVORY), name)
    return sheet


def tab() -> Sheet:
    """A bar of brass for the name of the edition, screwed on at both ends."""
    sheet, far = inside(TAB_WIDE, TAB_HIGH, 22)
    body = solid(far)
    cast(sheet, body, 6, 4.5, 0.6)
    cast(sheet, body, 2.5, 1.5, 0.5)
    height = np.clip(far, 0, BEVEL) - ridge(far, 11, 3, 1.5) * 0.8
    sheet.lay(polished(soft(height, 0.7), far, 0.22), body)
    brushed = np.random.default_rng(3).normal(0, 1, far.shape[0])[:, None] * np.ones_like(far)
    sheet.lay((255, 246, 214), body * np.clip(0.05 * brushed, 0, 0.2) * step(far, 7, 10))
    return sheet


def main() -> None:
    for name, sheet in (("nameplate", sign()), ("nametab", tab())):
        file = FOLDER / f"{name}.png"
        sheet.picture().save(file, optimize=True)
        print(f"{file.name}: {sheet.picture().size}, {file.stat().st_size // 1024} kB")


if __name__ == "__main__":
    main()
