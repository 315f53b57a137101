"""A flat square in perspective, seen from its near edge, and the inverse."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from math import ceil, floor

import pygame
from pygame import Rect, Surface

#: the width of the far edge, as a share of the near one
FAR = 0.76
#: transparent pixels around a flat picture in perspective, so that its edges become soft
PAD = 6

Corner = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Perspective:
    """A square with sides of ``side`` flat pixels, seen in ``area`` of the screen.

    The near edge is the foot of ``area``.  Each row of the screen is one row of the
    square, scaled about the middle: a plane that is seen so has a scale that grows
    evenly from the far edge to the near one.
    """

    area: Rect
    side: float
    far: float = FAR

    def scale(self, y: float) -> float:
        """The width of the square in that row of the screen, as a share of the near edge."""
        return self.far + (1 - self.far) * (y - self.area.y) / self.area.height

    def project(self, point: Corner) -> Corner:
        """The screen point of a flat point."""
        near = point[1] / self.side
        row = near * self.far / (1 - near * (1 - self.far))
        y = self.area.y + row * self.area.height
        across = (point[0] / self.side - 0.5) * self.area.width * self.scale(y)
        return self.area.x + self.area.width / 2 + across, y

    def unproject(self, point: Corner) -> Corner:
        """The flat point at a place on the screen."""
        share = self.scale(point[1])
        row = (point[1] - self.area.y) / self.area.height
        across = (point[0] - self.area.x - self.area.width / 2) / (self.area.width * share)
        return (across + 0.5) * self.side, row / share * self.side

    def size_at(self, y: float) -> float:
        """The pixels of the screen per flat pixel in that row."""
        return self.area.width * self.scale(y) / self.side

    def corners(self, rect: Rect) -> list[Corner]:
        """The corners of a flat rectangle on the screen, clockwise from the far left."""
        flat = (rect.topleft, rect.topright, rect.bottomright, rect.bottomleft)
        return [self.project(corner) for corner in flat]

    def around(self, rect: Rect) -> Rect:
        """The whole pixels that a flat rectangle covers on the screen."""
        return around_corners(self.corners(rect))

    def within(self, rect: Rect) -> Rect:
        """The largest upright rectangle inside a flat rectangle's area on the screen."""
        (left, top), (right, _), (low_right, bottom), (low_left, _) = self.corners(rect)
        x, y = ceil(max(left, low_left)), ceil(top)
        return Rect(x, y, floor(min(right, low_right)) - x, floor(bottom) - y)


def around_corners(corners: list[Corner]) -> Rect:
    """The whole pixels between corners."""
    xs, ys = [x for x, _ in corners], [y for _, y in corners]
    x, y = floor(min(xs)), floor(min(ys))
    return Rect(x, y, ceil(max(xs)) - x, ceil(max(ys)) - y)


def padded(size: tuple[int, int]) -> Surface:
    """A transparent layer for a flat picture of this size, to be drawn on from (PAD, PAD)."""
    return Surface((size[0] + 2 * PAD, size[1] + 2 * PAD), pygame.SRCALPHA)


def lay_down(layer: Surface, pos: tuple[int, int], lens: Perspective) -> tuple[Surface, Rect]:
    """A ``padded`` flat picture at ``pos`` in perspective: its picture and its place."""
    width, height = layer.get_width() - 2 * PAD, layer.get_height() - 2 * PAD
    place = lens.around(Rect(pos, (width, height))).inflate(2, 2)
    return lay_rows(layer, pos, lens, place), place


def lay_rows(layer: Surface, pos: tuple[int, int], lens: Perspective, place: Rect) -> Surface:
    """The visible part of a ``padded`` flat picture at ``pos``."""
    surface = Surface(place.size, pygame.SRCALPHA)
    for y, strip, left, width in _rows(layer, pos, lens, place):
        row = pygame.transform.smoothscale(layer.subsurface(strip), (width, 1))
        surface.blit(row, (left - place.x, y - place.y))
    return surface


def _rows(
    layer: Surface, pos: tuple[int, int], lens: Perspective, place: Rect
) -> Iterator[tuple[int, Rect, int, int]]:
    """For each row of the screen the matching part of the layer, with its start and width."""
    bounds = layer.get_rect()
    from_x, from_y = pos[0] - PAD, pos[1] - PAD
    width = bounds.width - 2 * PAD
    middle = lens.area.x + lens.area.width / 2
    tops = [
        round(lens.unproject((middle, y))[1] - from_y) for y in range(place.y, place.bottom + 1)
    ]
    for y, (first, end_row) in enumerate(pairwise(tops), place.y):
        size = lens.size_at(y + 0.5)
        start = middle + (pos[0] - lens.side / 2) * size
        left, right = floor(start), ceil(start + width * size)
        x = round((left - middle) / size + lens.side / 2 - from_x)
        end = round((right - middle) / size + lens.side / 2 - from_x)
        strip = Rect(x, first, end - x, max(1, end_row - first)).clip(bounds)
        if strip.width > 0 and strip.height > 0:
            yield y, strip, left, right - left
