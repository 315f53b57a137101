"""A choice of many options, in a list that opens above everything else."""

from dataclasses import KW_ONLY, dataclass, field

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from ...language import _
from ..painting import layout
from ..painting.painter import Painter
from .accessible import Accessible
from .base import BODY, Redrawn
from .choice import OneOfSeveral, place_in

#: keys that open the list
OPENS = (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE, pygame.K_F4)


@dataclass(eq=False, repr=False)
class Dropdown(OneOfSeveral):
    """Shows the chosen option; the open list stays inside ``bounds``."""

    _: KW_ONLY
    on_card: bool = True
    bounds: Rect = field(init=False, default_factory=lambda: Rect(0, 0, 0, 0))
    open = Redrawn(False)
    _marked = Redrawn(0)
    #: the press that opened the list must not also choose from it
    _opening = False

    @property
    def index(self) -> int:
        return max(0, super().index)

    def choose(self, index: int) -> None:
        """Take the option at that place and close the list."""
        self.close_overlay()
        super().choose(index)

    def spoken(self) -> Accessible:
        """The chosen value; in an open list the marked one."""
        at = self._marked if self.open else self.index
        value = self.options[at][1] if self.options else ""
        state = place_in(at, len(self.options))
        if self.open:
            state = _("open, {place}").format(place=state)
        return self.accessible("dropdown", value=value, state=state)

    def activate(self) -> None:
        self.open = True
        self._marked = self.index

    def overlay(self) -> Rect | None:
        if not self.open:
            return None
        bounds = self.bounds if self.bounds.height else pygame.display.get_surface().get_rect()
        height = min(self.rect.height * len(self.options), bounds.height)
        return layout.above_or_below(self.rect, self.rect.width, height, bounds, 4)

    def close_overlay(self) -> None:
        self.open = False

    def focus_lost(self) -> None:
        self.close_overlay()

    def _at(self, pos: tuple[int, int]) -> int:
        box = self.overlay()
        if box is None or not box.collidepoint(pos):
            return -1
        return (pos[1] - box.y) * len(self.options) // box.height

    def handle(self, event: Event) -> bool:
        if event.type == pygame.MOUSEBUTTONDOWN:
            if not self.open:
                self.activate()
                self._opening = True
            return True
        if event.type == pygame.MOUSEMOTION and self.open:
            at = self._at(event.pos)
            if at >= 0:
                self._marked = at
            return True
        if event.type == pygame.MOUSEBUTTONUP and self.open:
            at = self._at(event.pos)
            if at >= 0:
                self.choose(at)
            elif not self._opening:
                self.close_overlay()
            self._opening = False
            return True
        return event.type == pygame.KEYDOWN and self._key(event.key)

    def _key(self, key: int) -> bool:
        if not self.open:
            return False
        if key in OPENS:
            self.choose(self._marked)
        elif key == pygame.K_ESCAPE:
            self.close_overlay()
        elif key in (pygame.K_UP, pygame.K_DOWN):
            step = 1 if key == pygame.K_DOWN else -1
            self._marked = (self._marked + step) % len(self.options)
        return key != pygame.K_TAB

    def draw(self, surface: Surface, painter: Painter) -> None:
        style = self.field_style
        painter.panel(surface, self.rect, style, hover=self.glow, focus=self.ringed)
        arrow = painter.px(20)
        room = self.rect.inflate(-2 * painter.px(16), 0)
        ink, label = painter.ink(style), self.options[self.index][1] if self.options else ""
        painter.text(surface, label, room, BODY, ink, max_width=room.width - arrow)
        rect = Rect(room.right - arrow, room.centery - arrow // 2, arrow, arrow)
        painter.icon(surface, "chevron_down", rect, ink)

    def draw_overlay(self, surface: Surface, painter: Painter) -> None:
        box = self.overlay()
        if box is None:
            return
        painter.panel(surface, box, "card")
        for index, cell in enumerate(layout.column(box, [1.0] * len(self.options))):
            if index == self._marked:
                gap = painter.px(3)
                painter.panel(surface, cell.inflate(-2 * gap, -2 * gap), "selected")
            words, weight = layout.inset(cell, painter.px(16), 0), "regular"
            if index == self.index:
                weight = "bold"
            painter.text(surface, self.options[index][1], words, BODY, "text", weight=weight)
