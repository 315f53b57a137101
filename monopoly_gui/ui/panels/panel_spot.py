"""A player's plate as something to click, and the chance of winning on its edges."""

from collections.abc import Callable
from dataclasses import dataclass, field

import pygame
from pygame import Rect, Surface

from ...language.figures import per_cent
from ..clock import approach
from ..painting.colour import Colour, ink_on
from ..painting.painter import Painter
from ..widgets import Accessible, Widget
from ..widgets.base import Redrawn
from ..widgets.keys import key_name
from .plate_cut import PAD

#: seconds in which a chance moves from nothing to certain
CHANCE_SECONDS = 1.6
BAR = 5
WORD = 14


@dataclass(eq=False, repr=False)
class PanelSpot(Widget):
    """Lies over a panel of the table; its edge lights up under the pointer.

    ``chance`` is the chance of winning, None where it is hidden; its bar moves smoothly.
    """

    yields = True
    focusable = True

    on_click: Callable[[], None]
    #: the description of the player
    describe: Callable[[], str] = field(init=False, default=str)
    #: the effect of a click, which the card of the player describes, "" for none
    hint = ""
    chance: float | None = field(init=False, default=None)
    colour: Colour = field(init=False, default=(0, 0, 0))
    _shown = Redrawn[float | None](None)

    def expect(self, chance: float | None, colour: Colour) -> None:
        """Show another chance; the first one is there at once."""
        if chance is None or self._shown is None:
            self._shown = chance
        self.chance, self.colour = chance, colour

    def spoken(self) -> Accessible:
        value = self.describe()
        if self.hint:
            value = f"{value.rstrip('.')}. {key_name(pygame.K_RETURN)}: {self.hint}"
        return self.accessible("player", value=value)

    @property
    def looked_at(self) -> bool:
        """Whether it is pointed at, or has the focus by keyboard."""
        return self.hovered or self.ringed

    @property
    def moving(self) -> bool:
        return super().moving or self._shown != self.chance

    def tick(self, now: float, dt: float) -> None:
        super().tick(now, dt)
        if self._shown is not None and self.chance is not None:
            self._shown = approach(self._shown, self.chance, dt / CHANCE_SECONDS)

    def activate(self) -> None:
        self.on_click()

    def draw(self, surface: Surface, painter: Painter) -> None:
        if self.glow:
            edge = (*painter.tint("focus"), round(170 * self.glow))
            painter.box(surface, self.rect, edge, radius=painter.theme.radii["card"], line=2.5)
        if self.ringed:
            radius = painter.theme.radii["card"]
            painter.box(surface, self.rect, "focus", radius=radius, line=3.5)
        if self._shown is not None:
            self._draw_chance(surface, painter, self._shown)

    def _draw_chance(self, surface: Surface, painter: Painter, chance: float) -> None:
        """A bar on the lower edge, as long as the chance is good; a tag on the upper one."""
        px = painter.px
        side, height = px(PAD), px(21)
        text = per_cent(round(100 * chance))
        tag = Rect(0, 0, painter.measure(per_cent(100), WORD, "display")[0], height)
        tag.width += px(16)
        tag.right, tag.centery = self.rect.right - px(PAD), self.rect.y
        left = self.rect.x + side
        bar = Rect(left, self.rect.bottom - px(BAR), self.rect.width - 2 * side, px(BAR))
        painter.box(surface, bar, (*painter.tint("text"), 34), radius=99)
        full = bar.copy()
        full.width = max(bar.height, round(bar.width * chance))
        painter.box(surface, full, self.colour, radius=99)
        painter.box(surface, tag.inflate(2, 2), (255, 255, 255), radius=99)
        painter.box(surface, tag, self.colour, radius=99)
        painter.text(
            surface, text, tag, WORD, ink_on(self.colour), weight="display", align="center"
        )
