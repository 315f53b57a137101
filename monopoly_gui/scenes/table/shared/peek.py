"""A space that is pointed at while a dialog is open, shown closely."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from pygame import Rect, Surface

from ....ui.cards.deed_card import DEED_SHAPE
from ....ui.cards.space_card import draw_space

if TYPE_CHECKING:
    from .port import TablePort

#: how high the deed is, as a share of the board
HIGH = 0.46
#: how far its shadow, and what is told below it, may reach
REACH = 64


class Peek:
    """Shows a deed, or what happens on a space, with its owner and the rent below."""

    def __init__(self, port: TablePort) -> None:
        self.port = port
        self._space: int | None = None
        self._rect = Rect(0, 0, 0, 0)

    def follow(self, space: int | None, spot: Callable[[tuple[int, int]], Rect]) -> list[Rect]:
        """Show this space at the spot for a card of that size; what is to be drawn again."""
        if space == self._space:
            return []
        reach = self.port.context.painter.px(REACH)
        before = self._rect if self._space is not None else None
        self._space = space
        if space is not None:
            high = round(self.port.board_rect.height * HIGH)
            self._rect = spot((round(high * DEED_SHAPE), high))
        after = self._rect if space is not None else None
        return [rect.inflate(2 * reach, 2 * reach) for rect in (before, after) if rect]

    def forget(self) -> None:
        """Show nothing, until the next look."""
        self._space = None

    def draw(self, surface: Surface) -> None:
        if self._space is None:
            return
        painter, rect = self.port.context.painter, self._rect
        facts = self.port.about(self._space)
        caption = Rect(rect.x, rect.bottom + painter.px(6), rect.width, painter.px(40))
        draw_space(
            painter, surface, rect, caption, facts, self.port.board, self.port.colour(facts.owner)
        )
