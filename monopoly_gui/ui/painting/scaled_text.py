"""Text set at the scale of the window: how wide it is, where it is divided, where it lies."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from pygame import Rect

from .text import Typesetter

#: text that does not fit is set this much smaller, step by step, before it is cut
SMALLER = (1.0, 0.96, 0.92, 0.88, 0.84)

Align = Literal["left", "center", "right"]
Valign = Literal["top", "center", "bottom"]
Place: TypeAlias = Rect | tuple[int, int, int, int] | tuple[float, float]


@dataclass(frozen=True, slots=True)
class ScaledText:
    """Sets text of sizes in design units, none smaller than ``least``; widths are in pixels."""

    type: Typesetter
    scale: float
    least: float = 0.0

    def readable(self, size: float) -> float:
        """The size, or the least there is."""
        return max(size, self.least)

    def pixels(self, size: float) -> float:
        """How many pixels high text of this size is set."""
        return self.readable(size) * self.scale

    def measure(self, string: str, size: float, weight: str) -> tuple[int, int]:
        """Width and height in whole pixels of the text in one line."""
        pixels = self.pixels(size)
        return -int(-self.type.width(string, pixels, weight) // 1), self.type.height(pixels, weight)

    def wrap(self, string: str, size: float, width: float, weight: str) -> list[str]:
        """The text in lines no wider than ``width``."""
        return self.type.wrap(string, self.pixels(size), width, weight)

    def fit(self, string: str, size: float, width: float, weight: str) -> str:
        """The text, ended with an ellipsis where it is wider than ``width``."""
        return self.type.fit(string, self.pixels(size), width, weight)

    def fitting(self, string: str, size: float, width: float, weight: str) -> float:
        """The largest size, down to the smallest of SMALLER, at which a line fits the width."""
        sizes = self._smaller(size)
        for smaller in sizes:
            if self.type.width(string, smaller * self.scale, weight) <= width:
                return smaller
        return sizes[-1]

    def lines(
        self, string: str, size: float, weight: str, width: float, height: int
    ) -> tuple[list[str], float]:
        """Wrapped lines that fit below each other, ended with an ellipsis if nothing else helps.

        ``height`` 0 is as much as they need. The second value is the size they are set in.
        """
        for smaller in self._smaller(size):
            lines = self.wrap(string, smaller, width, weight)
            pitch = self.measure("", smaller, weight)[1]
            if not height or len(lines) * pitch <= height:
                return lines, smaller
        room = max(1, height // pitch)
        if len(lines) > room:
            rest = " ".join(lines[room - 1 :])
            lines = [*lines[: room - 1], self.fit(rest, smaller, width, weight)]
        return lines, smaller

    def top(self, box: Rect, height: int, size: float, weight: str, valign: Valign) -> int:
        """Where the first of the lines, ``height`` pixels together, begins in the box."""
        if valign == "top":
            return box.top
        if valign == "bottom":
            return box.bottom - height
        pixels = self.pixels(size)
        lean = self.type.height(pixels, weight) / 2 - self.type.middle(pixels, weight)
        return round(box.y + box.height / 2 - height / 2 + lean)

    def _smaller(self, size: float) -> list[float]:
        """The sizes in which a text is tried, the largest first."""
        return [self.readable(size * share) for share in SMALLER]


def boxed(place: Place) -> Rect:
    """The rectangle, or an empty one at the point."""
    if isinstance(place, Rect):
        return place
    if len(place) == 4:
        return Rect(place)
    return Rect(round(place[0]), round(place[1]), 0, 0)


def aligned(box: Rect, width: int, align: Align) -> int:
    """Where a line of this width begins in the box."""
    if align == "left":
        return box.x
    if align == "right":
        return box.right - width
    return box.x + (box.width - width) // 2
