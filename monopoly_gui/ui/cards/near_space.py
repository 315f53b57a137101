"""A space that is looked at, over the panels, where all is enlarged and the board has no room."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Rect, Surface

from ...engine.board import Board
from ..painting.colour import Colour
from ..widgets import Widget
from .deed_card import DEED_SHAPE
from .space_card import SpaceFacts, draw_space

if TYPE_CHECKING:
    from ..painting.painter import Painter

PAD = 12
CAPTION = 40


class NearSpace(Widget):
    """Lies over the panels as long as a space is looked at; it takes no events."""

    glows = False

    def __init__(self, board: Board, *, name: str = "reading") -> None:
        super().__init__(name=name)
        self.board = board
        self.facts: SpaceFacts | None = None
        self._colour: Colour = (0, 0, 0)
        self.visible = False

    def lies_at(self, pos: tuple[int, int]) -> bool:
        """Nowhere: what lies below it is used as if it were not there."""
        return False

    def show(self, facts: SpaceFacts | None, colour: Colour) -> None:
        """Show a space; None shows nothing."""
        if (facts, colour) == (self.facts, self._colour):
            return
        self.facts, self._colour = facts, colour
        self.visible, self.dirty = facts is not None, True

    def draw(self, surface: Surface, painter: Painter) -> None:
        if self.facts is None:
            return
        px = painter.px
        painter.panel(surface, self.rect, "card")
        inside = self.rect.inflate(-2 * px(PAD), -2 * px(PAD))
        high = inside.height - px(CAPTION)
        wide = min(inside.width, round(high * DEED_SHAPE))
        deed = Rect(0, inside.y, wide, min(high, round(wide / DEED_SHAPE)))
        deed.centerx = inside.centerx
        caption = Rect(inside.x, deed.bottom + px(6), inside.width, px(CAPTION - 6))
        draw_space(painter, surface, deed, caption, self.facts, self.board, self._colour)
