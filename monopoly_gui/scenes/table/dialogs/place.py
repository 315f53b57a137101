"""A building won by auction that several streets can take: choosing one [SUPPLY-5]."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar

import pygame
from pygame import Rect, Surface

from ....engine.actions import Action, PlaceBuilding
from ....engine.amounts.rents import tariff
from ....engine.flow.building import next_level, spots
from ....engine.frames import Deliver
from ....language import _
from ....ui.painting import layout
from ....ui.painting.painter import Painter
from ....ui.text.building_words import buildings
from ....ui.widgets import ScrollList
from ..shared.card_buttons import CardButton
from ..shared.parts import draw_space_row
from ..shared.table_dialog import TableDialog

if TYPE_CHECKING:
    from ..shared.port import TablePort

ROW = 50
#: rows that are seen at once
SHOWN = 10


class PlaceDialog(TableDialog):
    """The streets that can take it, each with the rent that it would bring there."""

    advised: ClassVar[Mapping[str, str]] = {"place_building": "place"}
    width = 640.0

    def __init__(self, port: TablePort, frame: Deliver) -> None:
        super().__init__(port, frame.player)
        self.frame = frame
        self.streets = spots(self.state, frame.player, frame.building)
        self.list = ScrollList(
            self._draw_row, on_select=self._point, on_activate=self._take, name="streets"
        )
        self.build_here = CardButton(
            _("Build here"), self._go, icon="house", key=pygame.K_b, style="primary", name="place"
        )
        shown = min(len(self.streets), SHOWN)
        self.height = 64 + 16 + 60 + shown * ROW + 20 + 58

    def button_for(self, action: Action) -> str:
        """The button; the street that is advised is chosen in the list."""
        if isinstance(action, PlaceBuilding):
            self.list.select(self.streets.index(action.space))
        return super().button_for(action)

    def alive(self) -> bool:
        return self.state.top == self.frame

    def refresh(self) -> None:
        name, lot = self.port.name(self.player), buildings(self.frame.building, 1)
        self.title = _("{name} has won {lot}").format(name=name, lot=lot)
        self.subtitle = _("Several streets can take it: choose one.")
        self.show([self.list, self.build_here], self.build_here)

    def enter(self) -> None:
        super().enter()
        if self.list.selected < 0:
            self.list.select(0)
            self._point(0)
        self.form.focus(self.list, visible=False)

    def leave(self) -> None:
        self.port.point_at(None)

    def _point(self, index: int) -> None:
        space = self.streets[index]
        self.port.point_at(space)
        self.build_here.reason = self.port.why_not(PlaceBuilding(self.player, space))

    def _take(self, index: int) -> None:
        self.act(PlaceBuilding(self.player, self.streets[index]))

    def _go(self) -> None:
        self._take(max(0, self.list.selected))

    def arrange(self) -> None:
        px = self.context.painter.px
        foot, rest = layout.split(self.body, "bottom", px(58), px(20))
        self.list.rect = rest
        self.list.rows_of(len(self.streets), px(ROW))
        self.build_here.rect = foot

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
        space = self.streets[index]
        state = self.state
        owned, level = len(state.board.mates[space]), next_level(state, state.buildings[space])
        rent = tariff(state.board, state.rules, space, owned=owned, level=level)
        note = _("rent {amount}").format(amount=self.port.money(rent))
        draw_space_row(
            surface,
            painter,
            self.port,
            rect,
            space,
            note,
            selected=selected,
            hover=hover,
            focus=focus,
        )
