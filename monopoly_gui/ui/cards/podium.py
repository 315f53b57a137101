"""The players of a finished game on a podium of wood, each with a sum."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from pygame import Rect, Surface

from ...language import _
from ..painting import layout
from ..painting.colour import Colour
from ..painting.painter import Painter
from ..painting.shapes import blank, stamp
from ..pieces.medallion import GOLD, Portrait, draw_medallion
from ..widgets import BODY, SMALL

#: the order of the places from left to right, their heights and the width of the first as shares
ORDER, HEIGHTS, FIRST = (1, 0, 2, 3), (0.42, 0.33, 0.27, 0.22), 1.5
#: players with a step; where there are more, only three have one, and the rest stand before it
STEPS, FLOOR = 4, 0.26
#: shares: portraits by their place of the width of a step, those before the steps of their room,
#: and the width of a step of the height of all
PORTRAITS, PORTRAIT, WIDE = (0.9, 0.9, 0.78, 0.7), 0.9, 0.36
#: the wood of a step from its upper edge down, and what is written on it
TOP, WOOD, DARK, INK = (166, 112, 68), (112, 70, 40), (58, 34, 20), (246, 239, 226)


@dataclass(frozen=True, slots=True)
class Contestant:
    """A player with a place; ``sum`` is the worth below its ``label``, or that there is none."""

    place: int
    name: str
    label: str
    sum: str
    portrait: Portrait
    ring: Colour


@dataclass(frozen=True, slots=True)
class Step:
    """The room of a contestant's portrait and words."""

    portrait: Rect
    words: Rect
    raised: bool


def steps_in(rect: Rect, count: int) -> list[Step]:
    """The steps of so many contestants in their order."""
    high = count if count <= STEPS else STEPS - 1
    low = round(rect.height * FLOOR) if count > high else 0
    floor, raised = layout.split(rect, "bottom", low)
    above = raised.height
    unit = min(rect.width / (high - 1 + FIRST), above * WIDE)
    x, found = rect.centerx - unit * (high - 1 + FIRST) / 2, dict[int, Step]()
    for at in [each for each in ORDER if each < high]:
        wide = unit * (1 if at else FIRST)
        front = layout.placed((round(wide), round(above * HEIGHTS[at])), x=round(x), bottom=floor.y)
        side = round(wide * PORTRAITS[at])
        foot = front.centerx, front.y + side // 16
        portrait = layout.placed((side, side), midbottom=foot)
        found[at] = Step(portrait, front, True)
        x += wide
    for at, cell in enumerate(layout.row(floor, [1.0] * (count - high)) if count > high else ()):
        side = min(round(cell.width * PORTRAIT), round(cell.height * 0.56))
        foot = cell.centerx, cell.y + cell.height // 20 + side
        portrait = layout.placed((side, side), midbottom=foot)
        words = Rect(cell.x, portrait.bottom, cell.width, cell.bottom - portrait.bottom)
        found[high + at] = Step(portrait, words, False)
    return [found[at] for at in range(count)]


def draw_podium(
    painter: Painter, surface: Surface, contestants: Sequence[Contestant], steps: Sequence[Step]
) -> None:
    """The steps with their contestants."""
    for step in steps:
        if step.raised:
            front = painter.cached_drawing(_step, painter, step.words.size)
            stamp(surface, front, step.words.topleft)
    for one, step in zip(contestants, steps, strict=True):
        draw_medallion(painter, surface, step.portrait, one.portrait, one.ring)
        for text, room, size, tint in _lines(painter, one, step):
            weight = "display" if tint == GOLD else "bold"
            painter.text(surface, text, room, size, tint, weight=weight, align="center")


def _step(painter: Painter, size: tuple[int, int]) -> Surface:
    surface = blank(size)
    front = surface.get_rect()
    painter.box(surface, front, WOOD, to=DARK, radius=4)
    top = Rect(0, 0, front.width, max(3, painter.px(12)))
    painter.box(surface, top, TOP, to=WOOD, radius=4)
    painter.box(surface, Rect(top.bottomleft, (top.width, max(1, painter.px(3)))), GOLD)
    painter.box(surface, front, (20, 12, 6), radius=4, line=1.5)
    return surface


def _lines(
    painter: Painter, one: Contestant, step: Step
) -> Iterator[tuple[str, Rect, float, Colour]]:
    """The place, the name and the sum, each with its room, its size and its colour."""
    if not step.raised:
        name = _("{place}. {player}").format(place=one.place, player=one.name)
        height = min(step.words.height, painter.px(64))
        rows = layout.column(Rect(step.words.topleft, (step.words.width, height)), [1.0, 1.0])
        for text, row in zip((name, one.sum), rows, strict=True):
            yield text, row, SMALL, painter.tint("text")
        return
    words = layout.inset(step.words, painter.px(6), painter.px(10))
    words.y += painter.px(8)
    words.height = min(words.height - painter.px(10), painter.px(170))
    number, named, label, worth = layout.column(words, [1.9, 1.0, 0.7 if one.label else 0.0, 0.9])
    size = min(BODY + 4, named.height / painter.scale * 0.72)
    yield f"{one.place}", number, size * 2, GOLD
    yield one.name, named, size + 2, INK
    yield one.label, label, SMALL - 2, INK
    yield one.sum, worth, size + 4 * bool(one.label), INK
