"""The boards that can be played on, as pictures; each is drawn when there is time for it."""

from __future__ import annotations

from collections.abc import Callable

from pygame import Rect, Surface

from ...editions import EditionError, load_edition
from ...ui.board.position_picture import empty_board
from ...ui.painting.painter import Painter
from ...ui.widgets import Swatches

#: how many stand side by side; more where there are very many boards
COLUMNS, MOST_ROWS = 6, 3


class BoardGallery(Swatches):
    """One of the boards, each by a small picture."""

    pad = 8

    def __init__(self, value: str, on_change: Callable[[str], None], name: str) -> None:
        super().__init__([], value, self._draw_board, on_change, name=name, on_card=False)
        #: boards of which the picture was asked for and is not there yet
        self._wanted: list[tuple[str, int]] = []

    def offer(self, boards: list[tuple[str, str]]) -> None:
        """Show these boards: their ids and titles."""
        self.options, self.titles = [board for board, _title in boards], dict(boards)
        self.columns = max(COLUMNS, -(-len(boards) // MOST_ROWS))
        self.dirty = True

    def _draw_board(self, surface: Surface, painter: Painter, rect: Rect, option: str) -> None:
        side = min(rect.size)
        picture = painter.kept(("edition", option, side))
        if picture:
            painter.stamp(surface, picture, rect.topleft)
        elif (option, side) not in self._wanted:
            self._wanted.append((option, side))

    @property
    def waiting(self) -> bool:
        """Whether there is a picture still to be drawn."""
        return bool(self._wanted)

    def draw_next(self, painter: Painter) -> None:
        """Draw one of the pictures that are missing."""
        option, side = self._wanted.pop(0)
        try:
            board = load_edition(option)
        except EditionError:
            return
        painter.cached(("edition", option, side), lambda: empty_board(painter, side, board))
        self.dirty = True
