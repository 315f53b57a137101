"""Smooth shapes: drawn several times too large, shrunk, and kept premultiplied.

Every surface made here has its colours multiplied by its alpha, so that neither
shrinking nor stacking leaves a dark fringe; ``stamp`` puts one on another.
"""

from collections.abc import Sequence
from functools import lru_cache
from itertools import groupby, product
from math import ceil

import pygame
from pygame import Rect, Surface

from .colour import Rgba

OVER = 4
#: discs of this many pixels and less are drawn once
SMALL = 64
#: the steps in which rows of a leaning picture move, in parts of a pixel
FRACTIONS = 4


def blank(size: tuple[int, int]) -> Surface:
    """A fully transparent surface, at least one pixel each way."""
    return Surface((max(1, size[0]), max(1, size[1])), pygame.SRCALPHA)


def opaque(picture: Surface) -> Surface:
    """A picture without alpha, in the common format: then it is blended much faster."""
    result = Surface(picture.get_size(), 0, 32)
    result.blit(picture, (0, 0))
    return result


def stamp(target: Surface, source: Surface, pos: tuple[int, int]) -> None:
    """Lay a premultiplied surface over another, or over an opaque one."""
    target.blit(source, pos, special_flags=pygame.BLEND_PREMULTIPLIED)


def stamp_around(target: Surface, source: Surface, pos: tuple[int, int], hole: Rect) -> None:
    """Stamp only the part outside ``hole``, which is covered anyway."""
    whole = source.get_rect(topleft=pos)
    hole = hole.clip(whole)
    strips = (
        (whole.x, whole.y, whole.width, hole.y - whole.y),
        (whole.x, hole.bottom, whole.width, whole.bottom - hole.bottom),
        (whole.x, hole.y, hole.x - whole.x, hole.height),
        (hole.right, hole.y, whole.right - hole.right, hole.height),
    )
    for x, y, width, height in strips:
        part = Rect(x - pos[0], y - pos[1], width, height)
        target.blit(source, (x, y), part, special_flags=pygame.BLEND_PREMULTIPLIED)


def lay_tiles(surface: Surface, tile: Surface, how: int) -> None:
    """Cover a surface with squares."""
    side = tile.get_width()
    for x in range(0, surface.get_width(), side):
        for y in range(0, surface.get_height(), side):
            surface.blit(tile, (x, y), special_flags=how)


def premultiplied(surface: Surface) -> Surface:
    """A premultiplied copy of a picture with straight alpha, in the format of ``blank``."""
    # of a surface of our own: premul_alpha() garbles surfaces with padded rows
    return surface.convert(blank((1, 1))).premul_alpha()


def whitened(picture: Surface) -> Surface:
    """White wherever a picture is, premultiplied, as opaque as it is there."""
    surface = picture.copy()
    surface.fill((255, 255, 255, 0), special_flags=pygame.BLEND_RGBA_ADD)
    return surface.premul_alpha()


def rgba(colour: Sequence[int]) -> Rgba:
    """The colour with its alpha, 255 if it has none."""
    return colour[0], colour[1], colour[2], colour[3] if len(colour) > 3 else 255


def flat(mask: Surface, colour: Sequence[int]) -> Surface:
    """The white premultiplied mask in one colour."""
    surface = blank(mask.get_size())
    *ink, alpha = rgba(colour)
    surface.fill((*(round(level * alpha / 255) for level in ink), alpha))
    surface.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return surface


def multiply(surface: Surface, colour: Sequence[int]) -> None:
    """Multiply every pixel by a colour: ``fill`` does the same in fifteen times as long."""
    layer = blank(surface.get_size())
    layer.fill(colour)
    surface.blit(layer, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)


def filled(mask: Surface, top: Sequence[int], bottom: Sequence[int]) -> Surface:
    """The white premultiplied mask filled from ``top`` to ``bottom``."""
    if tuple(top) == tuple(bottom):
        return flat(mask, top)
    result = gradient(mask.get_size(), top, bottom)
    result.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return result


def gradient(size: tuple[int, int], top: Sequence[int], bottom: Sequence[int]) -> Surface:
    """A premultiplied rectangle that fades from ``top`` to ``bottom``."""
    column = _fading(max(1, size[1]), rgba(top), rgba(bottom))
    return pygame.transform.scale(column, (max(1, size[0]), column.get_height()))


@lru_cache(maxsize=512)
def _fading(height: int, top: Rgba, bottom: Rgba) -> Surface:
    """One column of a gradient, stretched to rectangles of that height."""
    steps = [y / max(1, height - 1) for y in range(height)]
    first, last = top[3], bottom[3] - top[3]
    parts = [(first + last * t) / 255 for t in steps]
    pixels = bytearray(4 * height)
    for at, channel in enumerate((2, 1, 0)):
        first, last = top[channel], bottom[channel] - top[channel]
        pixels[at::4] = bytes(
            [round((first + last * t) * part) for t, part in zip(steps, parts, strict=True)]
        )
    pixels[3::4] = bytes([round(255 * part) for part in parts])
    # blue first, as surfaces with alpha have it on all systems
    return pygame.image.frombytes(bytes(pixels), (1, height), "BGRA")


def fill(surface: Surface, colour: Sequence[int], area: Rect | tuple[int, int, int, int]) -> None:
    """Fill the visible part of an area: pygame moves one that begins beyond its edge."""
    surface.fill(colour, Rect(area).clip(surface.get_rect()))


def radial(
    size: tuple[int, int],
    inner: Sequence[int],
    outer: Sequence[int],
    part: tuple[float, float, float, float] = (0, 0, 1, 1),
) -> Surface:
    """An opaque rectangle, or a ``part`` of it, that fades from its centre to its corners."""
    small = _radial(tuple(inner), tuple(outer))
    width, height = small.get_size()
    x, y, wide, high = part
    cut = Rect(x * width, y * height, wide * width, high * height)
    return pygame.transform.smoothscale(small.subsurface(cut), (max(1, size[0]), max(1, size[1])))


@lru_cache(maxsize=8)
def _radial(inner: tuple[int, ...], outer: tuple[int, ...]) -> Surface:
    """A small gradient, stretched to each size of the window."""
    width, height = 40, 30
    across, down = (
        [((at + 0.5) / side - 1) ** 2 for at in range(side)] for side in (width, height)
    )
    shares = [((dx + dy) / 2) ** 0.5 for dy in down for dx in across]
    shares = [t * t * (3 - 2 * t) for t in shares]
    rgb = bytearray(3 * len(shares))
    for at in range(3):
        first, more = inner[at], outer[at] - inner[at]
        rgb[at::3] = bytes([round(first + more * t) for t in shares])
    quarter = pygame.image.frombytes(bytes(rgb), (width, height), "RGB")
    return _mirrored(quarter, Surface((2 * width, 2 * height), 0, 32))


def disc(diameter: int) -> Surface:
    """A white disc, ``diameter`` pixels wide, read-only: small ones are shared."""
    return _small_disc(diameter) if diameter <= SMALL else _disc(diameter)


def _disc(diameter: int) -> Surface:
    if diameter > SMALL and diameter % 2 == 0:
        return _large_disc(diameter // 2)
    over = 8 if diameter < 64 else OVER
    large = blank((diameter * over, diameter * over))
    half = diameter * over / 2
    pygame.draw.circle(large, (255, 255, 255, 255), (half, half), half)
    return pygame.transform.smoothscale(large, (max(1, diameter), max(1, diameter)))


_small_disc = lru_cache(maxsize=64)(_disc)


def _large_disc(half: int) -> Surface:
    """A large disc, of which only a quarter is drawn too large and shrunk."""
    large, far = blank((half * OVER, half * OVER)), half * OVER
    pygame.draw.circle(large, (255, 255, 255, 255), (far, far), far)
    quarter = pygame.transform.smoothscale(large, (half, half))
    return _mirrored(quarter, blank((2 * half, 2 * half)))


def _mirrored(quarter: Surface, whole: Surface) -> Surface:
    """Its upper left quarter and the reflections of it."""
    width, height = quarter.get_size()
    for right, low in product((False, True), repeat=2):
        whole.blit(pygame.transform.flip(quarter, right, low), (width * right, height * low))
    return whole


def rounded(size: tuple[int, int], radius: int) -> Surface:
    """A white rectangle with round corners, cut in nine from one disc."""
    width, height = max(1, size[0]), max(1, size[1])
    radius = max(0, min(radius, width // 2, height // 2))
    surface = blank((width, height))
    surface.fill((255, 255, 255, 255))
    if radius:
        corner = disc(2 * radius)
        for left, x in ((0, 0), (radius, width - radius)):
            for top, y in ((0, 0), (radius, height - radius)):
                surface.fill((0, 0, 0, 0), (x, y, radius, radius))
                part = (left, top, radius, radius)
                surface.blit(corner, (x, y), part, special_flags=pygame.BLEND_RGBA_ADD)
    return surface


def drawn_out(narrow: Surface, width: int) -> Surface:
    """A picture stretched to that width, all its new columns like the middle one."""
    side, height = narrow.get_width() // 2, narrow.get_height()
    surface = blank((width, height))
    between = surface.subsurface((side, 0, width - 2 * side, height))
    surface.blit(narrow, (0, 0), (0, 0, side, height), pygame.BLEND_PREMULTIPLIED)
    pygame.transform.scale(narrow.subsurface((side, 0, 1, height)), between.get_size(), between)
    right = (width - side, 0)
    surface.blit(narrow, right, (side + 1, 0, side, height), pygame.BLEND_PREMULTIPLIED)
    return surface


def ring(size: tuple[int, int], radius: int, width: int) -> Surface:
    """A white outline with round corners, ``width`` pixels thick."""
    surface = rounded(size, radius)
    inner = (size[0] - 2 * width, size[1] - 2 * width)
    if inner[0] > 0 and inner[1] > 0:
        hole = rounded(inner, radius - width)
        surface.blit(hole, (width, width), special_flags=pygame.BLEND_RGBA_SUB)
    return surface


def outline(surface: Surface, rect: Rect, radius: int, width: float, colour: Sequence[int]) -> None:
    """Draw an outline just inside a rectangle, at least one pixel thick."""
    edge = ring(rect.size, radius, max(1, round(width)))
    stamp(surface, flat(edge, colour), rect.topleft)


def polygon(
    size: tuple[int, int], points: Sequence[tuple[float, float]], over: int = OVER
) -> Surface:
    """A white polygon, drawn ``over`` times too large; points in pixels, fractions allowed."""
    large = blank((size[0] * over, size[1] * over))
    grown = [(x * over, y * over) for x, y in points]
    pygame.draw.polygon(large, (255, 255, 255, 255), grown)
    return pygame.transform.smoothscale(large, (max(1, size[0]), max(1, size[1])))


def leaning(picture: Surface, lean: float) -> Surface:
    """A premultiplied picture whose rows move on to the right, each by ``lean`` pixels more.

    They move about its middle, and by fractions of a pixel, so that its edges stay smooth.
    """
    width, height = picture.get_size()
    reach = ceil(abs(lean) * height / 2) + 1
    shares = (round(255 * step / FRACTIONS) for step in range(1, FRACTIONS))
    parts = [picture, *(flat(picture, (255, 255, 255, share)) for share in shares)]
    steps = (round(((y + 0.5 - height / 2) * lean + reach) * FRACTIONS) for y in range(height))
    result, y = blank((width + 2 * reach, height)), 0
    for step, rows in groupby(steps):
        x, part = divmod(step, FRACTIONS)
        alike = (0, y, width, len(list(rows)))
        result.blit(parts[-part], (x, y), alike, pygame.BLEND_RGBA_ADD)
        if part:
            result.blit(parts[part], (x + 1, y), alike, pygame.BLEND_RGBA_ADD)
        y += alike[3]
    return result


def rotated(surface: Surface, degrees: float, over: int = 2, smooth: bool = False) -> Surface:
    """Turn a premultiplied picture drawn ``over`` times too large, and shrink it.

    That takes twice as long where also lines that hardly lean are to be ``smooth``.
    """
    if smooth:
        bare = blank((surface.get_width() + 2 * over, surface.get_height() + 2 * over))
        bare.blit(surface, (over, over), special_flags=pygame.BLEND_RGBA_ADD)
        turned = pygame.transform.rotozoom(bare, degrees, 1)
    else:
        turned = pygame.transform.rotate(surface, degrees)
    width, height = turned.get_size()
    padded = blank((-(-width // over) * over, -(-height // over) * over))
    at = ((padded.get_width() - width) // 2, (padded.get_height() - height) // 2)
    padded.blit(turned, at, special_flags=pygame.BLEND_RGBA_ADD)
    small = (padded.get_width() // over, padded.get_height() // over)
    return pygame.transform.smoothscale(padded, small)
