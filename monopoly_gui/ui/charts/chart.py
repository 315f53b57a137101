"""The basis of all charts: the pointer or keys read off a place; a small panel shows its values."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Generic, TypeVar

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from ..painting import layout
from ..painting.colour import Colour, ink_on
from ..painting.painter import Painter, Tint
from ..pieces.pin import MARGIN_INK, RULED
from ..widgets import Widget
from ..widgets.base import Redrawn
from ..widgets.keys import ARROWS

SIZE = 17
#: fine lines between two of a ledger, counted with one of these
FINE = 5

Place = TypeVar("Place", int, float)


class Chart(Widget, Generic[Place]):
    """``at`` is the selected place, None for none."""

    focusable = True
    glows = False
    at: Redrawn[Place | None] = Redrawn(None)

    def place_at(self, pos: tuple[int, int]) -> Place | None:
        """The place under a point."""
        raise NotImplementedError

    def step(self, by: int) -> bool:
        """Read the next place to the right or left off; whether there is one."""
        raise NotImplementedError

    def handle(self, event: Event) -> bool:
        if event.type == pygame.MOUSEMOTION:
            self.at = self.place_at(event.pos)
            return True
        if event.type == pygame.KEYDOWN and event.key in ARROWS and ARROWS[event.key][0]:
            return self.step(ARROWS[event.key][0])
        return event.type in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)

    def hover_changed(self) -> None:
        if not self.hovered:
            self.at = None

    def focus_lost(self) -> None:
        self.at = None


def draw_ledger(
    surface: Surface, painter: Painter, ticks: Sequence[tuple[int, str, bool]], x: int, width: int
) -> None:
    """A ruled sheet: a line across at each height, with its label before the red margin; fine ones
    are between them, and some are stronger.
    """
    px, thin, heights = painter.px, max(1, painter.px(1.4)), [y for y, _text, _strong in ticks]
    ink = painter.tint("muted") if painter.theme.strong else RULED[:3]
    for above, below in pairwise(sorted(heights)) if not painter.theme.strong else ():
        for part in range(1, FINE):
            y = above + (below - above) * part // FINE
            painter.box(surface, Rect(x, y, width, 1), (*ink, 34))
    for y, text, strong in ticks:
        rule = (*painter.tint("text"), 255) if strong else (*ink, 120)
        painter.box(surface, Rect(x, y, width, thin), rule)
        place = (x - px(14), y)
        painter.text(surface, text, place, SIZE, "text", weight="display", align="right")
    for away in (px(3), px(8)):
        margin = Rect(x - away, min(heights), 1, max(heights) - min(heights) + thin)
        painter.box(surface, margin, MARGIN_INK)


PAD = 14


@dataclass(frozen=True, slots=True)
class TipRow:
    """A name and a figure; ``mark`` and ``colour`` for a player."""

    name: str
    figure: str
    mark: str = ""
    colour: Colour | None = None


def draw_tip(
    surface: Surface,
    painter: Painter,
    title: str,
    rows: Sequence[TipRow],
    anchor: tuple[int, int],
    bounds: Rect,
) -> Rect:
    """Draw it beside the anchor, inside the bounds; its place."""
    px = painter.px
    line = painter.measure("", SIZE)[1] + px(4)
    names = [painter.measure(row.name, SIZE)[0] + (px(26) if row.colour else 0) for row in rows]
    figures = [painter.measure(row.figure, SIZE, "bold")[0] for row in rows]
    width = max([a + px(24) + b for a, b in zip(names, figures, strict=True)] or [0])
    width = max(width, painter.measure(title, SIZE, "bold")[0])
    box = Rect(0, 0, width + 2 * px(PAD), line * (len(rows) + 1) + 2 * px(PAD - 3))
    box.midleft = (anchor[0] + px(18), anchor[1])
    if box.right > bounds.right:
        box.right = anchor[0] - px(18)
    box.clamp_ip(bounds)
    painter.panel(surface, box, "tooltip")
    ink = painter.ink("tooltip")
    x, y = box.x + px(PAD), box.y + px(PAD - 3)
    painter.text(surface, title, (x, y), SIZE, ink, weight="bold", valign="top")
    for row in rows:
        y += line
        left = x
        if row.colour:
            side = px(20)
            draw_mark(
                surface, painter, (x + side // 2, y + line // 2 - px(2)), side, row.mark, row.colour
            )
            left += px(26)
        painter.text(surface, row.name, (left, y), SIZE, ink, valign="top")
        figure = Rect(box.x, y, width + px(PAD), line)
        painter.text(
            surface, row.figure, figure, SIZE, ink, weight="bold", align="right", valign="top"
        )
    return box


def draw_badge(
    surface: Surface, painter: Painter, place: Rect, icon: str, ground: Tint = "text"
) -> None:
    """An icon on a disc."""
    painter.dot(surface, place.center, place.width, ground)
    inside = layout.inset(place, place.width // 5)
    painter.icon(surface, icon, inside, ink_on(painter.tint(ground)))


def draw_mark(
    surface: Surface,
    painter: Painter,
    centre: tuple[int, int],
    side: int,
    mark: str,
    colour: Colour,
) -> None:
    """A player's disc with the letter in it, ``side`` pixels wide."""
    painter.dot(surface, centre, side, colour)
    box = layout.placed((side, side), center=centre)
    painter.print_text(surface, mark, layout.inset(box, 1), side * 0.58, ink_on(colour))
