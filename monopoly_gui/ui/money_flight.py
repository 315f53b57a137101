"""Money and deeds that fly from one hand to another."""

from __future__ import annotations

from dataclasses import dataclass
from math import pi, sin

from pygame import Rect, Surface

from ..engine.board import BANK
from .colour import WHITE, Colour, darken, lighten
from .painter import Painter
from .shapes import blank, filled, flat, ring, rounded, stamp
from .stage import Point, Stage, between, ease, whole

NOTE: Colour = (44, 128, 82)
SIZE = 24


@dataclass(frozen=True, slots=True)
class MoneyFlight:
    """A note with the amount on it; ``start`` is a space it comes from instead of a purse."""

    payer: int
    payee: int
    text: str
    start: int = -1
    calm: bool = False

    @property
    def hides(self) -> tuple[object, ...]:
        return ()

    def _picture(self, painter: Painter) -> Surface:
        wide = painter.measure(self.text, SIZE, "black")[0] + painter.px(34)
        size = (wide, painter.px(44))

        def draw() -> Surface:
            made = blank(size)
            radius = max(2, size[1] // 7)
            stamp(
                made, filled(rounded(size, radius), lighten(NOTE, 0.16), darken(NOTE, 0.14)), (0, 0)
            )
            edge = max(1, size[1] // 22)
            inset = (size[0] - 4 * edge, size[1] - 4 * edge)
            line = flat(ring(inset, radius, edge), (255, 255, 255, 150))
            stamp(made, line, (2 * edge, 2 * edge))
            painter.text(
                made,
                self.text,
                Rect((0, 0), size),
                size=SIZE,
                colour=WHITE,
                weight="black",
                align="center",
                valign="center",
            )
            return made

        return painter.cached(("note", self.text, size), draw)

    def _at(self, stage: Stage, share: float) -> Point:
        start = stage.cell(self.start).center if self.start >= 0 else stage.purse(self.payer).center
        end = stage.purse(self.payee).center
        at = between(start, end, ease(share))
        lift = sin(pi * share) * stage.painter.px(60)
        return at[0], at[1] - lift

    def area(self, stage: Stage, share: float) -> Rect:
        made = self._picture(stage.painter).get_rect()
        made.center = whole(self._at(stage, share))
        return made.inflate(4, 4)

    def draw(self, stage: Stage, surface: Surface, share: float) -> None:
        picture = self._picture(stage.painter)
        stamp(surface, picture, picture.get_rect(center=whole(self._at(stage, share))).topleft)


@dataclass(frozen=True, slots=True)
class DeedFlight:
    """A small deed slides from the Bank, or from its last owner, to the new one."""

    space: int
    giver: int
    taker: int
    calm: bool = False

    @property
    def hides(self) -> tuple[object, ...]:
        return ()

    def _place(self, stage: Stage, share: float) -> Rect:
        start = stage.cell(self.space) if self.giver == BANK else stage.panel(self.giver)
        end = stage.panel(self.taker)
        made = Rect(0, 0, stage.painter.px(54), stage.painter.px(72))
        made.center = whole(between(start.center, end.center, ease(share)))
        return made

    def area(self, stage: Stage, share: float) -> Rect:
        return self._place(stage, share).inflate(8, 8)

    def draw(self, stage: Stage, surface: Surface, share: float) -> None:
        painter, place = stage.painter, self._place(stage, share)
        colours = painter.theme.colours
        painter.box(surface, place, colours.deed_ink, radius=5)
        inner = place.inflate(-2, -2)
        painter.box(surface, inner, colours.deed, radius=4)
        head = inner.inflate(-4, -4)
        head.height = round(head.height * 0.34)
        painter.box(surface, head, stage.deed_colour(self.space), radius=2)
        line = Rect(head.x, 0, head.width, max(1, painter.px(2)))
        for number in range(3):
            line.y = head.bottom + round((number + 0.8) * head.height * 0.5)
            painter.box(surface, line, (*colours.deed_ink, 70))
