"""Names of spaces in narrow cells: a whole row in letters of one size and of one width."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from itertools import chain, product
from typing import TypeAlias

from ..painting.hyphens import SOFT_HYPHEN, hyphenated
from ..painting.text import Typesetter

#: from one line to the next, and at the closest, in sizes
PITCH, CLOSE = 1.06, 1.0
#: the most lines of a name
MOST = 3
#: how narrow the letters of a name become, step by step
NARROWER = (1.0, 0.95, 0.9, 0.85, 0.8, 0.75, 0.72, 0.687, 0.66)
#: how narrow they may be for the size of their row, and those of names hardly smaller than that
NARROW, NARROWEST, NEARLY = 0.84, 0.74, (1.0, 0.97, 0.95)
#: how narrow they may be rather than divided
WHOLE = 0.76
#: how narrow all letters of a row become for the sake of the longest name
ALIKE = 0.86
#: the sizes of a row, and those of a name that fits at none of them
STEP, SMALLER = 0.98, (*NEARLY, 0.9, 0.85, 0.79, 0.74, 0.7, 0.65, 0.6)
#: names are divided where that makes their whole row so many times larger
LARGER = 1.06

HYPHENS = frozenset(("-", SOFT_HYPHEN))
#: width and height in pixels
Room: TypeAlias = tuple[float, float]


@dataclass(frozen=True, slots=True)
class SetName:
    """A name set in lines at a size in pixels."""

    lines: tuple[str, ...]
    size: float
    #: from one line to the next, in pixels
    pitch: int
    #: the horizontal scale of the letters, 1 for none
    narrow: float = 1.0

    @property
    def height(self) -> int:
        return len(self.lines) * self.pitch


def even_size(
    type_: Typesetter,
    names: Iterable[tuple[str, Room]],
    most: float,
    least: float,
    weight: str,
) -> float:
    """The largest size at which all names fit, but for those too long at the least size.

    The longest may be hardly smaller than the others, and narrower.  They fit whole, unless
    division makes all of them visibly larger.
    """
    row = list(names)

    def fits(entry: tuple[str, Room], size: float, divides: bool) -> bool:
        name, (width, height) = entry
        # instead of the letters the room is scaled, so that they are measured once
        ways = ((most / size, NARROW), (most / size / NEARLY[-1], NARROWEST))
        rooms = ((width * scale / narrow, height * scale) for scale, narrow in ways)
        return any(_lines(type_, name, room, divides, most, weight) for room in rooms)

    def largest(divides: bool) -> float:
        able = [entry for entry in row if fits(entry, least, divides)]
        size = most
        for entry in able:
            while size > least and not fits(entry, size, divides):
                size *= STEP
        return max(size, least)

    whole = largest(False)
    able = whole * LARGER < most and any(_divisible(name) for name, _ in row)
    divided = largest(True) if able else whole
    return divided if divided > LARGER * whole else whole


def even_width(
    type_: Typesetter, names: Iterable[tuple[str, Room]], size: float, weight: str
) -> float:
    """The width of the letters of a row at its size: a long name narrows all others with it.

    It does so only as far as all of them still look at ease.
    """
    return max(ALIKE, min(set_name(type_, *name, size, weight).narrow for name in names))


def widths_from(widest: float) -> tuple[float, ...]:
    """The widths of letters from this one on."""
    return (widest, *(width for width in NARROWER if width < widest))


@lru_cache(maxsize=256)
def set_name(
    type_: Typesetter,
    name: str,
    room: Room,
    size: float,
    weight: str,
    widths: tuple[float, ...] = NARROWER,
) -> SetName:
    """The name in a room at this size: over more lines, narrower, divided, smaller.

    ``widths`` are the ways to scale its letters.  It is divided where its board says so, if it
    would else be cramped.  What fits at no size is cut with an ellipsis.
    """
    width, height = room
    easy, whole, tight = (
        [share for share in widths if share >= least] for least in (NARROW, WHOLE, NARROWEST)
    )
    divisible = _divisible(name)
    ways = (
        product((False,), NEARLY, whole),
        product((divisible,), NEARLY, easy),
        product((divisible,), NEARLY, tight),
        product((divisible,), SMALLER, widths),
    )
    for divides, scale, narrow in chain(*ways):
        pixels = size * scale
        if lines := _lines(type_, name, (width / narrow, height), divides, pixels, weight):
            widest = max(type_.width(line, pixels, weight) for line in lines)
            pitch = round(min(PITCH * pixels, height / len(lines)))
            return SetName(tuple(lines), pixels, pitch, min(widths[0], width / widest))
    least = size * SMALLER[-1]
    most = max(1, int(height / (least * PITCH)))
    wrapped = type_.wrap(name, least, width, weight)
    last = type_.fit(" ".join(wrapped[most - 1 :]), least, width, weight)
    return SetName((*wrapped[: most - 1], last), least, round(least * PITCH))


def _divisible(name: str) -> bool:
    """Whether its board says where it may be divided."""
    return not HYPHENS.isdisjoint(name)


def _lines(
    type_: Typesetter, name: str, room: Room, divides: bool, size: float, weight: str
) -> list[str] | None:
    """The name in lines, or None if it does not fit; it is divided only at its own hyphens."""
    width, height = room
    words: list[str] = []
    for word in name.split():
        plain = word.replace(SOFT_HYPHEN, "")
        wide = type_.width(plain, size, weight) > width
        words += hyphenated(word) if wide and divides and HYPHENS & set(word) else [plain]
    shown = " ".join(words).replace(SOFT_HYPHEN, "")
    if any(type_.width(word, size, weight) > width for word in shown.split()):
        return None
    lines = type_.wrap(shown, size, width, weight)
    return lines if len(lines) <= MOST and len(lines) * size * CLOSE <= height else None
