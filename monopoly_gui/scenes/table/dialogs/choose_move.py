"""The bus or a triple: choosing where the token goes [SPEED-1]."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from ....engine.actions import Action, ChooseSpace
from ....engine.amounts.rents import collects, dice_for, due
from ....engine.board import BANK
from ....engine.frames import ChooseMove
from ....language import _, plural
from ....ui.board.layout import BoardLayout
from ....ui.painting import layout
from ....ui.painting.painter import Painter
from ....ui.widgets import ScrollList
from ..shared.card_buttons import CardButton
from ..shared.parts import draw_space_row
from ..shared.table_dialog import TableDialog

if TYPE_CHECKING:
    from ..shared.port import TablePort

ROW = 50
#: a short choice has no more targets than these
FEW = 3


class MoveDialog(TableDialog):
    """A list of spaces; the chosen one is outlined on the board, which can be clicked too."""

    advised: ClassVar[Mapping[str, str]] = {"choose_space": "go"}
    width = 640.0

    def __init__(self, port: TablePort, frame: ChooseMove) -> None:
        super().__init__(port, frame.player)
        self.frame = frame
        start = self.state.position[frame.player]
        self.targets = sorted(frame.targets, key=lambda space: (space - start) % 40)
        self.list = ScrollList(
            self._draw_row, on_select=self._point, on_activate=self._take, name="targets"
        )
        self.go = CardButton(
            _("Go there"), self._go, icon="arrow_right", key=pygame.K_g, style="primary", name="go"
        )
        shown = min(len(self.targets), 10)
        self.height = 64 + 16 + 60 + shown * ROW + 20 + 58

    def button_for(self, action: Action) -> str:
        """The button; the space that is advised is chosen in the list."""
        if isinstance(action, ChooseSpace):
            self.list.select(self.targets.index(action.space))
        return super().button_for(action)

    def alive(self) -> bool:
        return self.state.top == self.frame

    def refresh(self) -> None:
        name = self.port.name(self.player)
        if self.frame.why == "bus":
            self.title = _("{name} takes the bus").format(name=name)
            self.subtitle = _("Use one of the dice, or both.")
        else:
            self.title = _("{name} threw a triple").format(name=name)
            self.subtitle = _("Go to any space: choose it here or on the board.")
        self.show([self.list, self.go], self.go)

    def enter(self) -> None:
        super().enter()
        if self.list.selected < 0:
            self.list.select(0)
            self._point(0)
        self.form.focus(self.list, visible=False)

    def leave(self) -> None:
        self.port.point_at(None)

    # choosing ------------------------------------------------------------------------

    def _point(self, index: int) -> None:
        space = self.targets[index]
        self.port.point_at(space)
        self.go.label = _("Go to {name}").format(name=self.port.deed_at(space).name)
        self.go.reason = self.port.why_not(ChooseSpace(self.player, space))

    def _take(self, index: int) -> None:
        self.act(ChooseSpace(self.player, self.targets[index]))

    def _go(self) -> None:
        self._take(max(0, self.list.selected))

    def handle(self, event: Event) -> bool:
        if event.type in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN) and not self.folded:
            at = self._on_board(event.pos)
            if at >= 0:
                if at != self.list.selected:
                    self.list.select(at)
                if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
                    self._take(at)
                    return True
        return super().handle(event)

    def _on_board(self, pos: tuple[int, int]) -> int:
        """Which target lies under a point outside the dialog; -1 if none does."""
        if self.box.collidepoint(pos):
            return -1
        space = BoardLayout(self.port.board_rect).space_at(pos)
        return self.targets.index(space) if space in self.targets else -1

    # the picture ---------------------------------------------------------------------

    def arrange(self) -> None:
        px = self.context.painter.px
        foot, rest = layout.split(self.body, "bottom", px(58), px(20))
        self.list.rect = rest
        self.list.rows_of(len(self.targets), px(ROW))
        self.go.rect = foot

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
        space = self.targets[index]
        note = self._note(space, (space - self.state.position[self.player]) % 40)
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

    def _note(self, space: int, steps: int) -> str:
        """How far it is, and what it means to land there."""
        port, state = self.port, self.state
        where, owner = port.deed_at(space), state.owner[space]
        far = plural("{steps} step", "{steps} steps", steps).format(steps=steps)
        if not where.is_deed:
            return far
        if owner == BANK:
            return _("for sale, {steps}").format(steps=far)
        if owner == self.player:
            return _("yours, {steps}").format(steps=far)
        if state.mortgaged[space]:
            return _("mortgaged, {steps}").format(steps=far)
        if dice_for(state, space) == "new" or not collects(state, owner):
            return _("of {owner}, {steps}").format(owner=port.name(owner), steps=far)
        amount = port.money(due(state, space, sum(state.dice)))
        return _("rent {amount}, {steps}").format(amount=amount, steps=far)
