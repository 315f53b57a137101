"""In which language and windows each page is looked at.

The page's name alone decides, so that a new page changes nothing for the others.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import product
from typing import TypeVar
from zlib import crc32

from monopoly_gui import language
from tests.scenes.test_layout import NARROW, SCALES, SHAPES, Size

Option = TypeVar("Option")
#: the size of a window, and the scale of the settings
Place = tuple[Size, float]
#: each shape of window at each scale
PLACES: tuple[Place, ...] = tuple(product(SHAPES, SCALES))


@dataclass(frozen=True, slots=True)
class Plan:
    """A language, a window of any shape, and a narrow one."""

    language: str
    window: Place
    narrow: Place


def choose(name: str, options: Sequence[Option], purpose: str) -> Option:
    """One of several options for a page: the same one for the same name and purpose, always."""
    return options[crc32(f"{purpose} {name}".encode()) % len(options)]


def plan(name: str) -> Plan:
    """The way of looking at a page."""
    return Plan(
        choose(name, tuple(language.LANGUAGES), "language"),
        choose(name, PLACES, "window"),
        choose(name, tuple(NARROW), "narrow"),
    )
