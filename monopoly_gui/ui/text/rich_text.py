"""Sentences with bold, coloured names, broken into rows."""

import re
from dataclasses import dataclass, replace

from pygame import Surface

from ..painting.colour import Colour
from ..painting.painter import Painter
from ..painting.shapes import blank, stamp
from .log_words import name_runs

#: two words in brackets, which stay in one row
IN_BRACKETS = re.compile(r"(\(\S+) (\S+\))")


@dataclass(frozen=True, slots=True)
class Word:
    """A word in its row; ``x`` in pixels from the left."""

    text: str
    name: bool
    x: int


Rows = tuple[tuple[Word, ...], ...]


def set_rows(painter: Painter, text: str, size: float, width: int) -> Rows:
    """The marked sentence in rows no wider than this; a longer word has a row of its own."""
    space = painter.measure(" ", size)[0]
    rows: list[list[Word]] = [[]]
    x = 0
    glued = True
    for run, name in name_runs(IN_BRACKETS.sub("\\1\u00a0\\2", text)):
        weight = "bold" if name else "regular"
        for number, word in enumerate(run.split(" ")):
            if number:
                glued = False
            if not word:
                continue
            wide = painter.measure(word, size, weight)[0]
            start = x if glued or not rows[-1] else x + space
            if start + wide > width and rows[-1]:
                rows.append([])
                start = 0
                if wide > width:
                    word = painter.fit(word, size, width, weight)
            rows[-1].append(Word(word, name, start))
            x = start + wide
            glued = True
    return tuple(tuple(row) for row in rows)


def cut_rows(painter: Painter, rows: Rows, most: int, size: float, width: int) -> Rows:
    """The first rows of a sentence; an ellipsis ends them where it goes on."""
    if len(rows) <= most:
        return rows
    *whole, (*words, last) = rows[:most]
    rest = " ".join([last.text, *(word.text for row in rows[most:] for word in row)])
    weight = "bold" if last.name else "regular"
    end = replace(last, text=painter.fit(rest, size, width - last.x, weight))
    return (*whole, (*words, end))


def width_of(painter: Painter, rows: Rows, size: float) -> int:
    """The width of the longest row in pixels."""
    ends = (row[-1] for row in rows if row)
    return max(
        word.x + painter.measure(word.text, size, "bold" if word.name else "regular")[0]
        for word in ends
    )


def draw_rows(
    painter: Painter,
    rows: Rows,
    size: float,
    width: int,
    colour: Colour,
    bold: Colour,
    pitch: int = 0,
) -> Surface:
    """The rows as a premultiplied picture of this width, ``pitch`` pixels apart if given."""
    height = painter.measure("", size)[1]
    pitch = pitch or height

    def draw() -> Surface:
        surface = blank((width, pitch * (len(rows) - 1) + height))
        for number, row in enumerate(rows):
            for word in row:
                weight, ink = ("bold", bold) if word.name else ("regular", colour)
                picture = painter.written(word.text, size, weight, ink)
                stamp(surface, picture, (word.x, number * pitch))
        return surface

    return painter.cached(("rows", rows, size, painter.scale, width, colour, bold, pitch), draw)
