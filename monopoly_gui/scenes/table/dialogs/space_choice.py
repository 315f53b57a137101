"""A list for choosing a space, outlined on the board: the destination of a token [SPEED-1]."""

from collections.abc import Sequence

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from ....engine.actions import Action, ChooseSpace, PlaceBuilding
from ....engine.amounts.rents import collects, dice_for, rent
from ....engine.board import BANK
from ....engine.frames import ChooseMove, Deliver
from ....language import _, plural
from ....ui.board.cells import draw_swatch
from ....ui.layout.containers import Column
from ....ui.layout.leaves import Control
from ....ui.layout.parts import Rows
from ....ui.widgets import ListRow, RowList
from ..dialog_base.table_dialog import TableDialog
from ..parts.card_buttons import DialogButton
from ..parts.table_host import TableHost


class SpaceChoice(TableDialog):
    """``go`` takes the space chosen in the list; subclasses define the action."""

    width = 640.0

    def __init__(
        self, host: TableHost, frame: ChooseMove | Deliver, spaces: Sequence[int], go: DialogButton
    ) -> None:
        super().__init__(host, frame.player)
        self.frame, self.spaces, self.go = frame, spaces, go
        go.on_click = lambda: self.take(max(0, self.list.selected))
        self.list = RowList(
            self._row, least=50, on_select=self._point, on_activate=self.take, name="spaces"
        )
        self.list.count = len(spaces)

    def action(self, space: int) -> Action:
        """The action of choosing a space."""
        raise NotImplementedError

    def note(self, space: int) -> str:
        """The note beside a space."""
        raise NotImplementedError

    def compose_list(self) -> None:
        """The list, which scrolls by itself, and the button for the chosen space."""
        count = len(self.spaces)
        rows = Rows(self.list, seen=(min(count, 4), min(count, 10)))
        self.compose(Column([rows, Control(self.go, grow=0.0)], gap=20), self.go)

    def button_for(self, action: Action) -> str:
        """The button; the advised space is chosen in the list."""
        if isinstance(action, ChooseSpace | PlaceBuilding) and action.space in self.spaces:
            self.list.select(self.spaces.index(action.space))
        return super().button_for(action)

    def enter(self) -> None:
        super().enter()
        if self.list.selected < 0:
            self.list.select(0)
            self._point(0)
        self.form.focus(self.list, visible=False)

    @property
    def space(self) -> int:
        return self.spaces[max(0, self.list.selected)]

    def _point(self, index: int) -> None:
        space = self.spaces[index]
        self.pointed_at(space)
        self.go.reason = self.host.why_not(self.action(space))

    def pointed_at(self, space: int) -> None:
        """A space of the list has been pointed at."""

    def take(self, index: int) -> None:
        self.act(self.action(self.spaces[index]))

    def _row(self, index: int) -> ListRow:
        """A space: its colour, its name, and its note at the right."""
        space, painter = self.spaces[index], self.context.painter

        def swatch(surface: Surface, rect: Rect) -> None:
            if self.host.deed_at(space).is_deed:
                draw_swatch(painter, surface, rect, self.host.board, space)

        return ListRow(self.host.deed_at(space).name, end=self.note(space), picture=swatch)


class MoveDialog(SpaceChoice):
    """The spaces in the order of the way; a click on the board works too."""

    frame: ChooseMove

    def __init__(self, host: TableHost, frame: ChooseMove) -> None:
        self.start = host.state.position[frame.player]
        go = DialogButton(
            _("Go there"), icon="arrow_right", key=pygame.K_g, style="primary", name="go"
        )
        super().__init__(host, frame, sorted(frame.targets, key=self._steps), go)

    def _steps(self, space: int) -> int:
        return (space - self.start) % 40

    def refresh(self) -> None:
        name = self.host.name(self.player)
        if self.frame.why == "bus":
            self.title = _("{name} takes the bus").format(name=name)
            self.subtitle = _("Bus: move by one die or both.")
        else:
            self.title = _("{name} rolled three of a kind").format(name=name)
            self.subtitle = _("Go to any other space: choose it here or on the board.")
        self.compose_list()

    def action(self, space: int) -> Action:
        return ChooseSpace(self.player, space)

    def pointed_at(self, space: int) -> None:
        self.go.label = _("Go to {name}").format(name=self.host.deed_at(space).name)

    def handle(self, event: Event) -> bool:
        if event.type in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN) and not self.folded:
            at = self._on_board(event.pos)
            if at >= 0:
                if at != self.list.selected:
                    self.list.select(at)
                if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
                    self.take(at)
                    return True
        return super().handle(event)

    def _on_board(self, pos: tuple[int, int]) -> int:
        """The target under a point outside the dialog; -1 if none."""
        if self.box.collidepoint(pos):
            return -1
        space = self.host.space_at(pos)
        return self.spaces.index(space) if space in self.spaces else -1

    def note(self, space: int) -> str:
        """The distance, and the effect of landing there."""
        host, state, steps = self.host, self.state, self._steps(space)
        where, owner = host.deed_at(space), state.owner[space]
        far = plural("{steps} space", "{steps} spaces", steps).format(steps=steps)
        if not where.is_deed:
            return far
        if owner == BANK:
            return _("for sale, {steps}").format(steps=far)
        if owner == self.player:
            return _("yours, {steps}").format(steps=far)
        if state.mortgaged[space]:
            return _("mortgaged, {steps}").format(steps=far)
        if dice_for(state, space) == "new" or not collects(state, owner):
            return _("owned by {owner}, {steps}").format(owner=host.name(owner), steps=far)
        amount = host.money(rent(state, space, sum(state.dice)))
        return _("rent {amount}, {steps}").format(amount=amount, steps=far)
