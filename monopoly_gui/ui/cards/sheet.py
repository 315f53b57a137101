"""A card of paper with print on it, whose lengths are shares of its size."""

import math

import pygame
from pygame import Rect

from ..painting.colour import WHITE, Colour, contrast, ink_on, mix
from ..painting.icons import tinted
from ..painting.layout import split
from ..painting.painter import Painter, Tint
from ..painting.shapes import blank, flat, gradient, outline, stamp
from ..painting.text import Align

#: the height of the card's edge
THICK = 4
#: the least height of a row in heights of the least letters
LINE = 1.14
#: what is at least between a label and its amount and around them, in units of print
APART = 18
#: the least contrast of white text on the head of a card
WRITTEN = 4.5
#: how strong the ink of a view is, of 255, and how much paper is in its washes
TINT, PALE = 190, 0.35
#: the washes of its sky and its ground, and how far below its top its horizon is, as a share
SKY, GROUND, HORIZON = (128, 190, 214), (172, 178, 112), 0.72


def ink_on_bar(colour: Colour) -> Colour:
    """The ink on the head of a card: white where that can be read."""
    return WHITE if contrast(colour, WHITE) >= WRITTEN else ink_on(colour)


class Sheet:
    """One card being drawn; ``unit`` is the pixels of a unit of print."""

    def __init__(self, painter: Painter, size: tuple[int, int]) -> None:
        self.painter = painter
        self.surface = blank(size)
        self.width, self.height = size
        self.unit = min(self.width / 330, self.height / 446)
        self.ink = painter.theme.colours.deed_ink
        #: the least readable size, in pixels, and the height of a row of it
        self.least = painter.readable(0) * painter.scale
        self.line = math.ceil(self.least * LINE)
        self.soft = mix(self.ink, painter.theme.colours.deed, 0.3)
        edge = self.px(11)
        self.inside = Rect(0, 0, *size).inflate(-2 * edge, -2 * edge)
        self.inside.height -= self.px(THICK)

    def px(self, units: float) -> int:
        return max(1, round(units * self.unit))

    def write(
        self,
        text: str,
        rect: Rect,
        units: float,
        *,
        weight: str = "medium",
        align: Align = "left",
        colour: Colour | None = None,
        wrap: bool = False,
    ) -> Rect:
        """Text in the middle of a rectangle's height; one line is shrunk until it fits."""
        painter, pixels, ink = self.painter, units * self.unit, colour or self.ink
        if pixels < self.least <= rect.height / LINE:
            pixels = self.least
        if not wrap:
            width = painter.type.width(text, pixels, weight)
            if width > rect.width:
                pixels *= max(0.6, (rect.width - 1) / width)
        return painter.print_text(
            self.surface, text, rect, pixels, ink, weight=weight, align=align, wrap=wrap
        )

    def paper(self, colour: Tint = "deed") -> None:
        """The paper with a thin frame."""
        whole, scale = self.surface.get_rect(), self.painter.scale
        radius, thick = self.px(14) / scale, self.px(THICK) / scale
        self.painter.paper(self.surface, whole, radius=radius, thick=thick, colour=colour)
        outline(self.surface, self.inside, self.px(4), self.px(1.6), self.ink)

    def vignette(self, panel: Rect, colour: Colour) -> None:
        """A view in this colour in a frame, for the picture that is drawn before it."""
        paper, deep = self.painter.theme.colours.deed, mix(colour, self.ink, 0.25)
        sky, ground = split(panel, "top", round(HORIZON * panel.height))
        for place, upper, lower in ((sky, SKY, paper), (ground, GROUND, mix(GROUND, paper, 0.5))):
            tones = mix(upper, paper, PALE), mix(lower, paper, PALE)
            stamp(self.surface, gradient(place.size, *tones), place.topleft)
        side, file = max(panel.size), self.painter.assets / "pieces" / "vignette.svg"
        view = self.painter.cached_drawing(tinted, file, (side, side), WHITE)
        over = round(HORIZON * (side - panel.height))
        part = Rect((side - panel.width) // 2, over, *panel.size)
        self.surface.blit(
            flat(view, (*deep, TINT)), panel, part, special_flags=pygame.BLEND_PREMULTIPLIED
        )
        for edge, thick in ((0, 2.4), (5, 0.9)):
            frame = panel.inflate(-2 * self.px(edge), -2 * self.px(edge))
            outline(self.surface, frame, 1, self.px(thick), mix(deep, paper, 0.25))

    def rule(self, area: Rect, y: int, gap: int) -> int:
        """A thin line across; where the next row begins."""
        colour = mix(self.ink, self.painter.theme.colours.deed, 0.75)
        self.surface.fill(colour, (area.x, y + gap // 2, area.width, max(1, self.px(1))))
        return y + gap

    def fits(self, fact: tuple[str, str], area: Rect) -> bool:
        """Whether a label and an amount fit legibly side by side."""
        widths = map(self.painter.type.width, fact, (self.least,) * 2, ("medium", "bold"))
        return sum(widths) + self.px(APART) <= area.width

    def set_evenly(self, text: str, area: Rect, units: float) -> Rect:
        """The place, at the upper end of an area, in which all lines are about equally long."""
        pixels, width = max(units * self.unit, self.least), area.width
        wrap = self.painter.type.wrap
        count = len(wrap(text, pixels, width, "medium"))
        while width > area.width // 2 and len(wrap(text, pixels, width - 4, "medium")) == count:
            width -= 4
        place = Rect(area.x, area.y, width, count * math.ceil(pixels * 1.3))
        place.centerx = area.centerx
        return place
