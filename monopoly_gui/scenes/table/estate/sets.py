"""A set of an estate: its heading, a building on each of its streets, and its deeds."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from ....language import _, translate
from ....match.estate_plan import EstatePlan, plan_outcome
from ....ui.layout.containers import Column, Grid, Panel, Row, Wrap
from ....ui.layout.leaves import Control, Text
from ....ui.layout.node import Node
from ....ui.widgets import SMALL, Widget
from ..parts.card_buttons import DialogButton
from ..parts.items import place_of
from .row import BUTTON, HIGH, WIDE, EstateRow

if TYPE_CHECKING:
    from ..parts.table_host import TableHost


class EstateSet:
    """``change`` is called with the plan of its button."""

    def __init__(
        self,
        host: TableHost,
        player: int,
        group: str,
        rows: Sequence[EstateRow],
        change: Callable[[EstatePlan], None],
    ) -> None:
        self.host, self.player, self.rows, self.change = host, player, rows, change
        self.group = host.board.groups[group]
        self.each = DialogButton(
            "", self.build, icon="house", size=SMALL + 1, name=f"each {group}",
            tip=_("One more building on each street of this set (B)"),
        )  # fmt: skip
        self.each.title = self.group.name
        self._plan = EstatePlan()

    @property
    def whole(self) -> bool:
        """Whether all of its deeds are the player's."""
        return len(self.rows) == len(self.group.members)

    @property
    def builds(self) -> bool:
        """Whether its streets can be built on."""
        return self.whole and self.rows[0].street

    @property
    def widgets(self) -> list[Widget]:
        """The cards of its deeds, and all buttons for them."""
        return [self.each, *(w for row in self.rows for w in (row.card, *row.widgets))]

    def refresh(self, plan: EstatePlan) -> None:
        """Show the cost of one more building on each street, or the reason against it."""
        self.each.visible = self.builds
        if not self.builds:
            return
        state = self.host.state
        self._plan = plan.built_each(state, self.group.members)
        streets = sum(
            self._plan.level(state, space) != plan.level(state, space)
            for space in self.group.members
        )
        cost = self.host.deed_at(self.group.members[0]).house_cost * streets
        self.each.label = _("Build on each: −{cost}").format(cost=self.host.money(cost))
        self.each.short = f"−{self.host.money(cost)}"
        self.each.reason = translate(plan_outcome(state, self.player, self._plan).reason)
        self.each.visible = streets > 0

    def build(self) -> None:
        """Plan one building more on each street."""
        if self.each.visible and self.each.enabled:
            self.change(self._plan)

    def contents(self, chosen: EstateRow | None) -> Node:
        """A place for each deed of the set; below them the buttons of a ``chosen`` one."""
        held = {row.space: row for row in self.rows}
        part = _("{number} of {count}").format(number=len(held), count=len(self.group.members))
        head = [
            Text(self.group.name, size=SMALL, weight="bold", wrap=False),
            Text(_("whole set") if self.whole else part, size=SMALL, colour="muted", wrap=False),
        ]
        cards = [
            held[space].contents() if space in held else place_of(self.host, space, HIGH, WIDE)
            for space in self.group.members
        ]
        own = self.controls(chosen) if chosen and chosen in self.rows else []
        parts = [Row(head, gap=10), Grid(cards, columns=(2, 4), gap=6), Wrap(own) if own else None]
        return Panel(Column(parts, gap=4), "inset", pad=(10, 6))

    def controls(self, chosen: EstateRow) -> list[Node]:
        """The buttons of a deed of the set, and the one for all of its streets."""
        each = [Control(self.each, height=BUTTON, tight=True)] if self.each.visible else []
        return [*chosen.controls(), *each]
