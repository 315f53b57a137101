"""The board with a figure on every space and a glow that grows with it."""

from collections.abc import Sequence

from pygame import Rect, Surface

from ...engine.board import SIZE as SPACES
from ...engine.board import Board
from ...language import _
from ..board.flat_board import FlatBoardView
from ..board.position_picture import MARGIN, empty_board
from ..painting import layout
from ..painting.colour import ink_on, mix
from ..painting.painter import Painter
from ..painting.shapes import stamp
from ..pieces.medallion import draw_rim
from ..pieces.pin import RULED
from ..widgets import Accessible
from .chart import Chart, TipRow, draw_tip

GLOWS = (24, 120)
FAVOURITES = 6


class HeatBoard(Chart[int]):
    """A count by space; ``rows`` gives the tip of each space."""

    def __init__(self, board: Board) -> None:
        super().__init__(name="heat")
        self.board = board
        self.counts: Sequence[int] = [0] * SPACES
        self.rows: Sequence[Sequence[TipRow]] = [()] * SPACES
        self.view: FlatBoardView | None = None

    def show(self, counts: Sequence[int], rows: Sequence[Sequence[TipRow]]) -> None:
        """Show other figures."""
        self.counts, self.rows = counts, rows
        self.dirty = True

    def placed(self) -> None:
        self.view = None

    # reading ---------------------------------------------------------------------

    def spoken(self) -> Accessible:
        """The selected space with its visitors, else the most visited ones."""
        if self.at is None:
            most = sorted(range(SPACES), key=lambda space: -self.counts[space])[:5]
            return self.accessible("chart", value=", ".join(map(self._visits, most)))
        who = [f"{row.name} {row.figure}" for row in self.rows[self.at]]
        return self.accessible("chart", value=", ".join([self._visits(self.at), *who]))

    def _visits(self, space: int) -> str:
        return f"{self._name(space)}: {self.counts[space]}"

    def _name(self, space: int) -> str:
        """The name of a space, numbered from GO where there are several of that name."""
        name = self.board.spaces[space].name
        same = [each.index for each in self.board.spaces if each.name == name]
        return f"{name} {same.index(space) + 1}" if len(same) > 1 else name

    def place_at(self, pos: tuple[int, int]) -> int | None:
        return self.view.space_at(pos) if self.view else None

    def step(self, by: int) -> bool:
        # along the lower edge, GO is at the right
        self.at = ((-1 if self.at is None else self.at) - by) % SPACES
        return True

    # drawing -----------------------------------------------------------------------

    def draw(self, surface: Surface, painter: Painter) -> None:
        square = layout.placed((min(self.rect.size), min(self.rect.size)), center=self.rect.center)
        if self.view is None:
            margin = round(square.width * MARGIN)
            self.view = FlatBoardView(painter, self.board, square.inflate(-2 * margin, -2 * margin))
        key = ("heat board", square.width, self.board.id, id(self.board), painter.theme.id)
        picture = painter.cached(key, lambda: empty_board(painter, square.width, self.board))
        stamp(surface, picture, square.topleft)
        most = max(1, *self.counts)
        for space, count in enumerate(self.counts):
            self._draw_space(surface, painter, space, count, count / most)
        self._draw_favourites(surface, painter, self.view.stage_rect())
        if self.at is not None:
            self.view.highlight(surface, self.at, painter.theme.colours.focus)
            cell = self.view.cell_rect(self.at)
            title = self._name(self.at)
            draw_tip(surface, painter, title, self.rows[self.at], cell.center, self.rect)
        if self.ringed:
            painter.focus_ring(surface, square.inflate(4, 4))

    def _draw_favourites(self, surface: Surface, painter: Painter, area: Rect) -> None:
        """The most visited spaces, in the middle of the board."""
        ink = painter.theme.colours.deed_ink
        best = sorted(range(SPACES), key=lambda space: -self.counts[space])[:FAVOURITES]
        best = [space for space in best if self.counts[space]]
        if not best:
            return
        page = layout.inset(area, area.width // 20, area.height // 14)
        painter.shadow(surface, page, "soft")
        painter.paper(surface, page, radius=4)
        inside = layout.inset(area, area.width // 10, area.height // 8)
        lines = layout.column(inside, [1.0] * (FAVOURITES + 1))
        size = min(26.0, lines[0].height * 0.5 / painter.scale)
        rows = ((self._name(space), str(self.counts[space])) for space in best)
        for line, (text, count) in zip(lines, ((_("Landed on most"), ""), *rows), strict=False):
            name, figure = layout.row(line, [1.0, round(line.width * 0.16)])
            painter.box(surface, Rect(line.x, line.bottom - 1, line.width, 1), RULED)
            weight = "regular" if count else "display"
            painter.text(surface, text, name, size, ink, weight=weight)
            painter.text(surface, count, figure, size, ink, weight="display", align="right")

    def _draw_space(
        self, surface: Surface, painter: Painter, space: int, count: int, share: float
    ) -> None:
        """Tint a cell and write the figure into its middle."""
        if not count or self.view is None:
            return
        cell = self.view.layout.inside(space)
        glow = mix((255, 214, 92), (226, 72, 62), share)
        alpha = round(GLOWS[0] + (GLOWS[1] - GLOWS[0]) * share)
        painter.box(surface, cell, (*glow, alpha))
        side = round(min(cell.size) * 0.68)
        around = max(2, side // 6)
        coin = layout.placed((side + around, side + around), center=cell.center)
        painter.dot(surface, cell.center, draw_rim(painter, surface, coin).width, glow)
        # three digits may reach beyond the dot
        rect = layout.placed((max(side, min(cell.size)), side), center=cell.center)
        painter.print_text(surface, str(count), rect, side * 0.62, ink_on(glow))
