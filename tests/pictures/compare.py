"""Whether two pictures of a screen show the same: shrunk, and with a tolerance."""

from pathlib import Path

import pygame
from pygame import Surface

#: how large pictures are kept, and in how many fields they are compared
KEPT = (320, 180)
FIELDS = (40, 20)
#: so much may the mean of a field differ in a colour (0-255): edges and letters drawn otherwise
MEAN = 12
#: so much may a point differ, and so large a share of the points may differ more
POINT = 40
SHARE = 0.01

FOLDER = Path(__file__).with_name("kept")


def small(surface: Surface) -> Surface:
    """The picture in the size in which it is kept."""
    flat = Surface(surface.get_size(), 0, 24)
    flat.blit(surface, (0, 0))
    return pygame.transform.smoothscale(flat, KEPT)


def read(path: Path) -> Surface:
    """A kept picture, or a picture of the window, in the size of the kept ones."""
    found = pygame.image.load(str(path))
    flat = Surface(found.get_size(), 0, 24)
    flat.blit(found, (0, 0))
    return flat if flat.get_size() == KEPT else small(flat)


def values(surface: Surface, size: tuple[int, int]) -> bytes:
    """The colours of all points of a picture brought to this size."""
    if surface.get_size() != size:
        surface = pygame.transform.smoothscale(surface, size)
    return pygame.image.tobytes(surface, "RGB")


def difference(one: Surface, other: Surface) -> str:
    """The visible difference of two pictures of the kept size, "" for none."""
    fields = zip(values(one, FIELDS), values(other, FIELDS), strict=True)
    apart = [abs(a - b) for a, b in fields]
    if max(apart) > MEAN:
        at = apart.index(max(apart)) // 3
        where = f"field {at % FIELDS[0]}, {at // FIELDS[0]} of {FIELDS[0]}x{FIELDS[1]}"
        return f"{where} differs by {max(apart)} of 255"
    points = zip(values(one, KEPT), values(other, KEPT), strict=True)
    share = sum(abs(a - b) > POINT for a, b in points) / (3 * KEPT[0] * KEPT[1])
    return f"{share:.1%} of the points differ" if share > SHARE else ""
