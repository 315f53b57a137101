"""A list for choosing a space; the hovered one is outlined on the board."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Rect, Surface

from ....engine.actions import Action, ChooseSpace, PlaceBuilding
from ....ui.layout.containers import Column
from ....ui.layout.leaves import Control
from ....ui.painting.painter import Painter
from ....ui.widgets import ScrollList
from ..dialog_base.table_dialog import TableDialog
from ..parts.card_buttons import DialogButton
from ..parts.items import draw_space_row
from ..parts.table_host import TableHost

ROW = 50
#: rows that are seen at once
SHOWN = 10
#: and where the window is low
LEAST = 4


class SpaceChoice(TableDialog):
    """``go`` takes the space that is chosen in the list; subclasses say what that means."""

    width = 640.0

    def __init__(
        self, host: TableHost, player: int, spaces: Sequence[int], go: DialogButton, name: str
    ) -> None:
        super().__init__(host, player)
        self.spaces = spaces
        self.go = go
        self.list = ScrollList(
            self._draw_row, self._words, on_select=self._point, on_activate=self.take, name=name
        )

    # what subclasses say ---------------------------------------------------------------

    def action(self, space: int) -> Action:
        """What taking a space does."""
        raise NotImplementedError

    def note(self, space: int) -> str:
        """What stands beside a space."""
        raise NotImplementedError

    def compose_list(self) -> None:
        """The list, which scrolls by itself, and what takes the chosen space."""
        most = ROW * min(len(self.spaces), SHOWN)
        rows = Control(self.list, height=(min(most, LEAST * ROW), most), grow=0.0)
        self.compose(Column([rows, Control(self.go, height=(50, 58), grow=0.0)], gap=20), self.go)

    # choosing --------------------------------------------------------------------------

    def button_for(self, action: Action) -> str:
        """The button; the space that is advised is chosen in the list."""
        if isinstance(action, ChooseSpace | PlaceBuilding) and action.space in self.spaces:
            self.list.select(self.spaces.index(action.space))
        return super().button_for(action)

    def enter(self) -> None:
        super().enter()
        if self.list.selected < 0:
            self.list.select(0)
            self._point(0)
        self.form.focus(self.list, visible=False)

    def leave(self) -> None:
        self.host.point_at(None)

    def _point(self, index: int) -> None:
        space = self.spaces[index]
        self.host.point_at(space)
        self.pointed_at(space)
        self.go.reason = self.host.why_not(self.action(space))

    def pointed_at(self, space: int) -> None:
        """A space of the list has been pointed at."""

    def take(self, index: int) -> None:
        self.act(self.action(self.spaces[index]))

    def take_chosen(self) -> None:
        self.take(max(0, self.list.selected))

    # the picture -----------------------------------------------------------------------

    def measure(self) -> None:
        self.list.rows_of(len(self.spaces), self.context.painter.pressable(ROW))
        super().measure()

    def _words(self, index: int) -> str:
        space = self.spaces[index]
        return ", ".join(filter(None, (self.host.deed_at(space).name, self.note(space))))

    def _draw_row(
        self,
        surface: Surface,
        painter: Painter,
        rect: Rect,
        index: int,
        *,
        selected: bool,
        hover: float,
        focus: bool,
    ) -> None:
        space = self.spaces[index]
        draw_space_row(
            surface, painter, self.host, rect, space, self.note(space),
            selected=selected, hover=hover, focus=focus,
        )  # fmt: skip
