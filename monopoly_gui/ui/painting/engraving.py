"""Drawings printed like an engraving: a line of ink, hatching for shade, flat washes of colour.

``tools/art/prints.py`` writes them. Such a file draws the washes and the lines; a hidden group
holds how dark the shade is: its red is hatched level, its green upright and its blue aslant.
Lines and hatching are as fine as suits the size, and left out where they would be a blur.
"""

import re
from dataclasses import dataclass
from functools import lru_cache
from itertools import chain
from pathlib import Path

import pygame
from pygame import Surface

from .colour import BLACK, DARK, Colour, contrast, darken, luminance, mix, rgb
from .icons import Drawing, load_svg, read_drawing
from .shapes import blank, flat, lay_tiles, opaque, premultiplied, stamp
from .theme import Colours

#: the ink in the files, and their lines as a share of the longer side of their view box
INK, LINE = "#2b211a", 0.033
_SHADE = re.compile(r'<g id="shade" display="none">(.*)</g>\s*$', re.DOTALL)
_COLOUR = re.compile(r'(fill|stroke)="(#[0-9a-f]{6})"(?: class="(\w+)")?')
_STROKE = re.compile(r'stroke-width="([\d.]+)"(?: data-core="([\d.]+)")?')
#: points worked out for each pixel in each direction, one less in a large drawing
OVER, LARGE = 3, 100
#: the width of lines in pixels: at least, and the more for each pixel of the side, but no more
#: than a share of that in the tiniest drawings; how much wider they are in a strong theme
THIN, WIDER, TINY, STRONGER = 0.6, 0.009, 0.036, 1.5
#: the least side with hatching, in pixels; the distance of its lines likewise
HATCHED, PITCH, APART = 34, 3.6, 0.005
#: how often the difference between shade and ridges is doubled, for lines with firm edges
SHARP = 2
#: how light its hatching is in a strong theme
SOFT = 0.35
#: the least contrast of ink, a brown of the table, to the board
READ = 9.0
#: the light rim on a dark board, and its width in pixels
CREAM: Colour = (246, 234, 208)
RIM = 1.0
#: the colours of a theme that washes may follow, and how far: ink on paper is duller
NAMED, FOLLOWED = ("chance", "chest", "go", "police", "parking"), 0.8


@dataclass(frozen=True, slots=True)
class Inks:
    """The inks of a print: of its lines, of its hatching and of a rim around all of it.

    ``named`` are the colours of the theme, which some washes follow; ``washed`` is the only wash
    of a print in two colours. Lines are ``wider`` than usual by a factor.
    """

    line: Colour
    hatch: Colour | None
    rim: Colour | None = None
    named: tuple[tuple[str, Colour], ...] = ()
    washed: Colour | None = None
    wider: float = 1.0

    def wash(self, colour: Colour, name: str) -> Colour:
        """A wash of a file in print; it may follow the colour of this name."""
        if self.washed:
            return self.washed
        return dict(self.named)[name] if name else colour


@lru_cache(maxsize=32)
def inks_of(colours: Colours, strong: bool) -> Inks:
    """Dark inks, on a dark board in a light rim; bold in a strong theme."""
    share = 1.0 if strong else FOLLOWED
    named = tuple((name, mix(CREAM, getattr(colours, name), share)) for name in NAMED)
    if strong:
        hatch = mix(colours.board_ink, CREAM, SOFT)
        return Inks(colours.board_ink, hatch, named=named, wider=STRONGER)
    if luminance(colours.board) < DARK:
        ink = darken(colours.board, 0.75)
        return Inks(ink, ink, CREAM, named)
    browns = (darken(colours.table, tenths / 10) for tenths in range(5, 10))
    ink = next((brown for brown in browns if contrast(brown, colours.board) >= READ), BLACK)
    return Inks(ink, ink, named=named)


def engraved(file: Path, size: tuple[int, int], inks: Inks) -> Surface:
    """A drawing, premultiplied, as large as fits into ``size``; any other as it is."""
    drawing = read_drawing(file)
    shade = _SHADE.search(drawing.shapes)
    if not shade:
        return load_svg(file, size)
    side = max(size)
    shapes, pixels = drawing.shapes[: shade.start()], min(THIN + WIDER * side, TINY * side)
    pixels *= inks.wider
    surface = premultiplied(drawing.rendered(_inked(drawing, shapes, size, pixels, inks), size))
    if inks.hatch and min(size) >= HATCHED:
        stamp(surface, flat(_hatched(drawing, shade[1], size), inks.hatch), (0, 0))
    if not inks.rim:
        return surface
    light = Inks(inks.rim, None, washed=inks.rim)
    text = _inked(drawing, shapes, size, pixels + 2 * RIM, light)
    around = premultiplied(drawing.rendered(text, size))
    stamp(around, surface, (0, 0))
    return around


def _inked(drawing: Drawing, shapes: str, size: tuple[int, int], pixels: float, inks: Inks) -> str:
    """The shapes in the colours of this print, their lines this many pixels wide."""
    scale = min(size[0] / drawing.width, size[1] / drawing.height)
    factor = pixels / (scale * LINE * max(drawing.width, drawing.height))

    def width(found: re.Match[str]) -> str:
        core = float(found[2] or 0)
        return f'stroke-width="{core + (float(found[1]) - core) * factor:.3f}"'

    def colour(found: re.Match[str]) -> str:
        ink = inks.line if found[2] == INK else inks.wash(rgb(found[2]), found[3] or "")
        return '{}="#{:02x}{:02x}{:02x}"'.format(found[1], *ink)

    return _STROKE.sub(width, _COLOUR.sub(colour, shapes))


def _hatched(drawing: Drawing, shade: str, size: tuple[int, int]) -> Surface:
    """White lines, premultiplied, the wider the darker the shade."""
    over = OVER if max(size) < LARGE else OVER - 1
    # outside its shapes it is black, which is no shade
    tone = drawing.rendered(shade, (size[0] * over, size[1] * over))
    lay_tiles(tone, _ridges(round(over * (PITCH + APART * max(size)) / 2)), pygame.BLEND_RGB_SUB)
    for _ in range(SHARP):
        tone.blit(tone.copy(), (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    pixels = pygame.image.tobytes(pygame.transform.smoothscale(tone, size), "RGB")
    lines = blank(size)
    for channel in range(3):
        mask = bytearray(4 * size[0] * size[1])
        for part in range(4):
            mask[part::4] = pixels[channel::3]
        layer = pygame.image.frombytes(bytes(mask), size, "BGRA")
        lines.blit(layer, (0, 0), special_flags=pygame.BLEND_RGBA_MAX)
    return lines


@lru_cache(maxsize=16)
def _ridges(half: int) -> Surface:
    """A square with a valley every ``2 * half`` pixels: level, upright and aslant.

    It repeats itself in every direction, as two slanting valleys are as wide as three others.
    """
    side = 6 * half
    plain, aslant = (
        [round(255 * abs(((at + 0.5) / pitch) % 1 - 0.5) * 2) for at in range(2 * side)]
        for pitch in (2 * half, 3 * half)
    )
    rgb = [(plain[y], plain[x], aslant[x + y]) for y in range(side) for x in range(side)]
    return opaque(pygame.image.frombytes(bytes(chain(*rgb)), (side, side), "RGB"))
