"""A board in a layout tree, which is pointed at and walked over by keys."""

from collections.abc import Callable, Iterator

from pygame import Rect, Surface

from ..layout.leaves import Picture, Units
from ..painting.painter import Painter
from ..widgets import Widget
from .cursor import BoardCursor
from .flat_board import FlatBoardView


class BoardNode(Picture):
    """``view`` as large as fits, drawn by ``draw``; ``spot`` is the target of pointer and keys."""

    def __init__(
        self,
        view: FlatBoardView,
        spot: BoardCursor,
        draw: Callable[[Surface, Rect], None],
        *,
        height: Units,
    ) -> None:
        super().__init__(draw, 1.0, height=height)
        self.grow = 1.0
        self.view, self.spot = view, spot

    def place(self, painter: Painter, rect: Rect) -> None:
        super().place(painter, rect)
        self.show(self.view)

    def show(self, view: FlatBoardView) -> None:
        """Show another board in the same place."""
        self.view = view
        view.place(self.rect)
        self.spot.rect = view.rect
        self.spot.cell, self.spot.space_at = view.cell_rect, view.space_at

    def widgets(self) -> Iterator[Widget]:
        yield self.spot
