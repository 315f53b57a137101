"""A building won by auction that several streets can take: choosing one [SUPPLY-5]."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar

import pygame

from ....engine.actions import Action, PlaceBuilding
from ....engine.amounts.rents import GroupHolding, rent
from ....engine.flow.building import next_level, spots
from ....engine.frames import Deliver
from ....language import _
from ....ui.text.building_words import buildings
from ..shared.card_buttons import CardButton
from .space_choice import SpaceChoice

if TYPE_CHECKING:
    from ..shared.table_host import TableHost


class PlaceBuildingDialog(SpaceChoice):
    """The streets that can take it, each with the rent that it would bring there."""

    advised: ClassVar[Mapping[str, str]] = {"place_building": "place"}

    def __init__(self, host: TableHost, frame: Deliver) -> None:
        self.frame = frame
        build = CardButton(
            _("Build here"), self.take_chosen, icon="house", key=pygame.K_b, style="primary",
            name="place",
        )  # fmt: skip
        streets = spots(host.state, frame.player, frame.building)
        super().__init__(host, frame.player, streets, build, "streets")

    def alive(self) -> bool:
        return self.state.top == self.frame

    def refresh(self) -> None:
        name, lot = self.host.name(self.player), buildings(self.frame.building, 1)
        self.title = _("{name} wins {lot}").format(name=name, lot=lot)
        self.subtitle = _("Choose a street for it.")
        self.compose_list()

    def action(self, space: int) -> Action:
        return PlaceBuilding(self.player, space)

    def note(self, space: int) -> str:
        state = self.state
        owned, level = (
            len(state.board.group_members[space]),
            next_level(state, state.buildings[space]),
        )
        brings = rent(state, space, held=GroupHolding(owned, level))
        return _("rent {amount}").format(amount=self.host.money(brings))
