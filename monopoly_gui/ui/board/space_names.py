"""Names of spaces in narrow cells: the largest type that fits, with words divided if necessary."""

from dataclasses import dataclass
from itertools import chain

from ..painting.hyphens import SOFT_HYPHEN, hyphenated
from ..painting.text import Typesetter

SMALLER = (1.0, 0.95, 0.92, 0.89)
LEAST = (0.84, 0.79, 0.74, 0.7, 0.65, 0.6)
PITCH = 1.12
#: the closest lines before text is set smaller than the last of SMALLER
CLOSE = 1.0
#: fewer pixels high cannot be read; letters become as narrow as this before names are set smaller
READ, NARROW = 11.0, 0.87
#: the least size and width of whole words before any is divided, where readable
WHOLE, WHOLE_NARROW = (0.95, 0.89, 0.84, 0.79, 0.74), 0.8


@dataclass(frozen=True, slots=True)
class SetName:
    """A name set in lines at a size in pixels."""

    lines: tuple[str, ...]
    size: float
    #: from one line to the next, in pixels
    pitch: float
    #: the horizontal scale of the letters, 1 for none
    narrow: float = 1.0


def set_name(
    type_: Typesetter,
    name: str,
    room: tuple[float, float],
    size: float,
    weight: str,
    narrow: bool = True,
) -> SetName:
    """The name in a room (width, height) as large as fits, not above ``size`` pixels.

    Whole words a little smaller or narrower are better than divided ones, divided
    ones better than tiny ones.  What fits at no size is cut with an ellipsis.
    Without ``narrow`` letters keep their width.
    """
    whole_least, least = (WHOLE_NARROW, NARROW) if narrow else (1.0, 1.0)
    width, height = room
    whole = name.replace(SOFT_HYPHEN, "").split()

    def tried(pixels: float, pitch: float, uncondensed: float, divides: bool) -> SetName | None:
        words = _parts(type_, name, uncondensed, pixels, weight) if divides else whole
        lines = _lines(type_, words, uncondensed, pixels, weight)
        if not lines or len(lines) * pixels * pitch > height:
            return None
        close = min(PITCH, height / (len(lines) * pixels))
        return SetName(tuple(lines), pixels, pixels * close, min(1.0, width / uncondensed))

    for share in SMALLER:
        if found := tried(size * share, PITCH, width, False):
            return found
    for share in WHOLE:
        if size * share >= READ and (
            found := tried(size * share, CLOSE, width / whole_least, False)
        ):
            return found
    for pitch, shares in ((PITCH, SMALLER), (CLOSE, SMALLER), (CLOSE, LEAST)):
        for share in shares:
            if size * share < READ <= size and (found := tried(READ, CLOSE, width / least, True)):
                return found
            if found := tried(size * share, pitch, width, True):
                return found
    least = size * LEAST[-1]
    most = max(1, int(height / (least * PITCH)))
    wrapped = type_.wrap(name, least, width, weight)
    last = type_.fit(" ".join(wrapped[most - 1 :]), least, width, weight)
    return SetName((*wrapped[: most - 1], last), least, least * PITCH)


def _parts(type_: Typesetter, name: str, width: float, size: float, weight: str) -> list[str]:
    """The words of a name, hyphenated where too wide."""
    pieces = (_pieces(type_, word, width, size, weight) for word in name.split())
    return list(chain.from_iterable(pieces))


def _pieces(type_: Typesetter, word: str, width: float, size: float, weight: str) -> list[str]:
    """A word, in as many pieces as it needs; each piece has its hyphen."""
    plain = word.replace(SOFT_HYPHEN, "")
    if type_.width(plain, size, weight) <= width:
        return [plain]
    pieces = hyphenated(word)
    if len(pieces) < 2:
        return pieces
    first, rest = pieces
    head = _pieces(type_, first.removesuffix("-"), width, size, weight)
    if type_.width(first, size, weight) <= width or len(head) < 2:
        head = [first]
    else:
        head[-1] += "-"
    return [*head, *_pieces(type_, rest, width, size, weight)]


def _lines(
    type_: Typesetter, words: list[str], width: float, size: float, weight: str
) -> list[str] | None:
    """The words in lines, or None if one is too wide; a divided word ends its line with ``-``."""
    lines: list[str] = []
    for word in words:
        if type_.width(word, size, weight) > width:
            return None
        together = f"{lines[-1]} {word}" if lines else word
        if lines and not lines[-1].endswith("-") and type_.width(together, size, weight) <= width:
            lines[-1] = together
        else:
            lines.append(word)
    return lines
