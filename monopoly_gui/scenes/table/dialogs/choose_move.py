"""The bus or a triple: choosing where the token goes [SPEED-1]."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

import pygame
from pygame.event import Event

from ....engine.actions import Action, ChooseSpace
from ....engine.amounts.rents import collects, dice_for, rent
from ....engine.board import BANK
from ....engine.frames import ChooseMove
from ....language import _, plural
from ..parts.card_buttons import DialogButton
from ..parts.table_host import TableHost
from .space_choice import SpaceChoice


class MoveDialog(SpaceChoice):
    """The spaces in the order in which one comes to them; the board can be clicked too."""

    advised: ClassVar[Mapping[str, str]] = {"choose_space": "go"}

    def __init__(self, host: TableHost, frame: ChooseMove) -> None:
        self.frame = frame
        self.start = host.state.position[frame.player]
        go = DialogButton(
            _("Go there"), self.take_chosen, icon="arrow_right", key=pygame.K_g, style="primary",
            name="go",
        )  # fmt: skip
        targets = sorted(frame.targets, key=self._steps)
        super().__init__(host, frame.player, targets, go, "targets")

    def _steps(self, space: int) -> int:
        return (space - self.start) % 40

    def alive(self) -> bool:
        return self.state.top == self.frame

    def refresh(self) -> None:
        name = self.host.name(self.player)
        if self.frame.why == "bus":
            self.title = _("{name} takes the bus").format(name=name)
            self.subtitle = _("Use one of the dice, or both.")
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
        """Which target lies under a point outside the dialog; -1 if none does."""
        if self.box.collidepoint(pos):
            return -1
        space = self.host.space_at(pos)
        return self.spaces.index(space) if space in self.spaces else -1

    def note(self, space: int) -> str:
        """How far it is, and what it means to land there."""
        host, state, steps = self.host, self.state, self._steps(space)
        where, owner = host.deed_at(space), state.owner[space]
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
            return _("owned by {owner}, {steps}").format(owner=host.name(owner), steps=far)
        amount = host.money(rent(state, space, sum(state.dice)))
        return _("rent {amount}, {steps}").format(amount=amount, steps=far)
