"""Text: measured, cut, wrapped and drawn, small sizes at double size and shrunk."""

import re
import unicodedata
from bisect import bisect
from functools import lru_cache
from typing import Literal, TypeAlias

import pygame
from pygame import Rect, Surface

from .colour import Colour
from .fonts import Fonts, clean, font_file
from .hyphens import hyphenated
from .shapes import blank, leaning, premultiplied

Align = Literal["left", "center", "right"]
Valign = Literal["top", "center", "bottom"]
Place: TypeAlias = Rect | tuple[int, int, int, int] | tuple[float, float]

ELLIPSIS = "\N{HORIZONTAL ELLIPSIS}"
#: the places where a line may end: spaces, except those that keep two words together
BREAK = re.compile(r"[^\S\u00a0\u202f\u200a]+")
#: kinds of letters that are read from right to left, and of what stands between them
RIGHT_TO_LEFT = ("R", "AL")
NEUTRAL = ("WS", "ON", "CS", "ES", "NSM", "EN", "ET", "AN")
_KEPT = re.compile(r"\d[\d.,]*\d|\d|(?:.[\u0300-\u036f\u0591-\u05c7\u064b-\u065f]+)|.", re.S)


class Typesetter:
    """Sets text in pixels; ``size`` is the font's height in pixels, fractions allowed."""

    def __init__(self, fonts: Fonts) -> None:
        self.fonts = fonts
        #: the advance width of a text of a size and a weight, in pixels
        self.width = lru_cache(maxsize=8192)(self._measure)
        #: a text in lines no wider than this; a longer word is divided
        self.wrap = lru_cache(maxsize=4096)(self._wrap)
        self._line = lru_cache(maxsize=1024)(self._measure_line)

    def forget(self) -> None:
        """Close the fonts: others will be needed. Measurements stay true."""
        self.fonts.close()

    def fitted_size(self, text: str, size: float, width: float, weight: str) -> float:
        """The size, smaller if the text were wider than this."""
        return size * min(1.0, width / max(1.0, self.width(text, size, weight)))

    def height(self, size: float, weight: str) -> int:
        """The height of a line in pixels."""
        return self._line(size, weight)[0]

    def middle(self, size: float, weight: str) -> float:
        """The distance from the top of a line to the middle of its capitals, in pixels."""
        return self._line(size, weight)[1]

    def render(
        self,
        text: str,
        size: float,
        weight: str,
        colour: Colour,
        narrow: float = 1.0,
        lean: float = 0.0,
    ) -> Surface:
        """The text in one line, premultiplied; its letters may be ``narrow``, or ``lean``."""
        over, pixels = _sizes(size)
        main = self.fonts.font(font_file(weight), pixels)
        pieces = [
            (self.fonts.font(file, pixels), part)
            for file, part in self.fonts.runs(drawn_order(clean(text)), weight)
        ]
        drawn = [(font, _draw(font, part, colour), font.size(part)[0]) for font, part in pieces]
        width = sum(advance for _, _, advance in drawn)
        above = max([main.get_ascent(), *(font.get_ascent() for font, _, _ in drawn)])
        depths = [picture.get_height() - font.get_ascent() for font, picture, _ in drawn]
        below = max([main.get_height() - main.get_ascent(), *depths])
        # the line keeps the height of its main font: others may reach out of it only downwards
        drop = above - main.get_ascent()
        canvas = blank((-(-max(width, 1) // over) * over, -(-(above + below) // over) * over))
        x = 0
        for font, picture, advance in drawn:
            at = (x, above - font.get_ascent())
            canvas.blit(picture, at, special_flags=pygame.BLEND_RGBA_ADD)
            x += advance
        if drop:
            canvas = canvas.subsurface((0, drop, canvas.get_width(), canvas.get_height() - drop))
        if over > 1 or narrow != 1.0:
            width, height = canvas.get_size()
            size_shown = (max(1, int(width * narrow) // over), max(1, height // over))
            canvas = pygame.transform.smoothscale(canvas, size_shown)
        return leaning(canvas, lean) if lean else canvas

    def fit(self, text: str, size: float, width: float, weight: str) -> str:
        """The text, cut and ended with an ellipsis if it is wider than this."""
        text = clean(text)
        if self.width(text, size, weight) <= width:
            return text

        def cut(length: int) -> str:
            return text[:length].rstrip() + ELLIPSIS

        lengths = range(1, len(text) + 1)
        return cut(bisect(lengths, width, key=lambda n: self.width(cut(n), size, weight)))

    def _wrap(self, text: str, size: float, width: float, weight: str) -> list[str]:
        lines: list[str] = []
        for paragraph in text.splitlines() or [""]:
            line = ""
            for word in BREAK.split(clean(paragraph).strip()):
                longer = f"{line} {word}" if line else word
                if self.width(longer, size, weight) <= width:
                    line = longer
                    continue
                if line:
                    lines.append(line)
                *full, line = self._cut(word, size, width, weight)
                lines.extend(full)
            lines.append(line)
        return lines

    def _cut(self, word: str, size: float, width: float, weight: str) -> list[str]:
        """A word in pieces that fit, with a hyphen if two do, else by characters."""
        if self.width(word, size, weight) <= width:
            return [word]
        parts = hyphenated(word)
        if all(self.width(part, size, weight) <= width for part in parts):
            return parts
        pieces = [""]
        for char in word:
            if pieces[-1] and self.width(pieces[-1] + char, size, weight) > width:
                pieces.append("")
            pieces[-1] += char
        return pieces

    def _measure(self, text: str, size: float, weight: str) -> float:
        over, pixels = _sizes(size)
        total = 0
        for file, part in self.fonts.runs(clean(text), weight):
            total += self.fonts.font(file, pixels).size(part)[0]
        return total / over

    def _measure_line(self, size: float, weight: str) -> tuple[int, float]:
        over, pixels = _sizes(size)
        font = self.fonts.font(font_file(weight), pixels)
        metrics = font.metrics("H")[0]
        capital = metrics[3] if metrics else font.get_ascent() * 0.7
        return -(-font.get_height() // over), float(font.get_ascent() - capital / 2) / over


def _sizes(size: float) -> tuple[int, int]:
    """The factor by which this size is drawn too large, and the resulting size."""
    over = 2 if size < 24.0 else 1
    return over, max(1, round(size * over))


def _draw(font: pygame.font.Font, text: str, colour: Colour) -> Surface:
    """One piece of text, premultiplied; a failing font (bitmap emoji) leaves its room empty."""
    try:
        return premultiplied(font.render(text, True, colour))
    except (pygame.error, UnicodeError, ValueError):
        return blank((font.size("?")[0] * len(text), font.get_height()))


def boxed(place: Place) -> Rect:
    """The rectangle, or an empty one at the point."""
    if isinstance(place, Rect):
        return place
    if len(place) == 4:
        return Rect(place)
    return Rect(round(place[0]), round(place[1]), 0, 0)


def aligned(box: Rect, width: int, align: Align) -> int:
    """The left edge of a line of this width in the box."""
    if align == "left":
        return box.x
    if align == "right":
        return box.right - width
    return box.x + (box.width - width) // 2


def drawn_order(text: str) -> str:
    """The text with its right-to-left stretches reversed, figures inside them not.

    Enough for names inside a sentence that reads from left to right; Arabic
    letters are not joined.
    """
    if text.isascii():
        return text
    result, index = "", 0
    while index < len(text):
        end = _stretch(text, index)
        if end:
            result += "".join(reversed(_KEPT.findall(text[index:end])))
            index = end
        else:
            result += text[index]
            index += 1
    return result


def _stretch(text: str, start: int) -> int:
    """The end of the right-to-left stretch that begins here; 0 if none does."""
    if unicodedata.bidirectional(text[start]) not in RIGHT_TO_LEFT:
        return 0
    end = start + 1
    for index in range(start, len(text)):
        kind = unicodedata.bidirectional(text[index])
        if kind in RIGHT_TO_LEFT or (kind == "NSM" and index == end):
            end = index + 1
        elif kind not in NEUTRAL:
            break
    return end
