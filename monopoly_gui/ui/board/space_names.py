"""Names of spaces in narrow cells: the largest type that fits, words divided where they must be."""

from __future__ import annotations

from dataclasses import dataclass

from ..painting.hyphens import SOFT_HYPHEN, divided
from ..painting.text import Typesetter

SMALLER = (1.0, 0.95, 0.9, 0.86, 0.82, 0.79)
LEAST = (0.74, 0.7)
PITCH = 1.12


@dataclass(frozen=True, slots=True)
class SetName:
    """A name set in lines at a size in pixels."""

    lines: tuple[str, ...]
    size: float


def set_name(
    type_: Typesetter, name: str, room: tuple[float, float], size: float, weight: str
) -> SetName:
    """The name in a room (width, height) as large as fits, not above ``size`` pixels.

    Whole words a little smaller are better than divided ones, divided ones
    better than tiny ones.  What fits at no size is cut with an ellipsis.
    """
    width, height = room
    whole = name.replace(SOFT_HYPHEN, "").split()
    for share in SMALLER:
        lines = _lines(type_, whole, width, size * share, weight)
        if lines and len(lines) * size * share * PITCH <= height:
            return SetName(tuple(lines), size * share)
    for share in (*SMALLER, *LEAST):
        parts = _parts(type_, name, width, size * share, weight)
        lines = _lines(type_, parts, width, size * share, weight)
        if lines and len(lines) * size * share * PITCH <= height:
            return SetName(tuple(lines), size * share)
    least = size * LEAST[-1]
    most = max(1, int(height / (least * PITCH)))
    wrapped = type_.wrap(name, least, width, weight)
    last = type_.fit(" ".join(wrapped[most - 1 :]), least, width, weight)
    return SetName((*wrapped[: most - 1], last), least)


def _parts(type_: Typesetter, name: str, width: float, size: float, weight: str) -> list[str]:
    """The words of a name, those that are too wide divided."""
    parts: list[str] = []
    for word in name.split():
        wide = type_.width(word, size, weight) > width
        parts += divided(word) if wide else [word.replace(SOFT_HYPHEN, "")]
    return parts


def _lines(
    type_: Typesetter, words: list[str], width: float, size: float, weight: str
) -> list[str] | None:
    """The words in lines, or None if one of them is too wide; a part ends its line with ``-``."""
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
