"""A set of an estate: its heading, a building on each of its streets, and its deeds."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from pygame import Rect, Surface

from ....language import _
from ....ui.layout.containers import Column, Panel, Row
from ....ui.layout.leaves import Control, CustomPaint, Spacer, Text
from ....ui.layout.node import Node
from ....ui.widgets import SMALL, Widget
from ..parts.card_buttons import DialogButton
from ..parts.items import draw_swatch, for_the_ear
from .plan import EstatePlan, plan_outcome
from .row import EstateRow

if TYPE_CHECKING:
    from ..parts.table_host import TableHost

#: the height and width of the button for all streets
EACH, WIDE = (34, 40), (80, 280)
#: how high a small deed of the set is, and how far it is to the next
MEMBER, PITCH = (26, 26), 23


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
            "", self.build, icon="house", style="light", size=SMALL - 1, name=f"each {group}",
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
        """In the order of Tab."""
        own = [self.each] if self.each.visible else []
        return [*own, *(widget for row in self.rows for widget in row.widgets)]

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
        self.each.reason = plan_outcome(state, self.player, self._plan).reason
        self.each.visible = streets > 0

    def build(self) -> None:
        """Plan one building more on each street."""
        if self.each.visible and self.each.enabled:
            self.change(self._plan)

    def _draw_members(self, surface: Surface, rect: Rect) -> None:
        """A small deed for each of the set; those of others are only outlined."""
        painter, held = self.host.context.painter, {row.space for row in self.rows}
        for number, space in enumerate(self.group.members):
            deed = Rect(0, 0, painter.px(PITCH - 5), painter.px(MEMBER[0]))
            deed.x = rect.x + painter.px(number * PITCH)
            deed.centery = rect.centery
            if space in held:
                draw_swatch(surface, painter, deed, self.host.board, space)
            else:
                painter.box(surface, deed, "muted", radius=3, line=1.4)

    def contents(self) -> Node:
        """The owned part of the set, above its deeds side by side."""
        held = len(self.rows), len(self.group.members)
        text = _("{number} of {count}").format(number=held[0], count=held[1])
        wide = held[1] * PITCH
        across = wide, wide
        each = Control(self.each, height=EACH, width=WIDE, tight=True, grow=0.0)
        head = Row(
            [
                Text(self.group.name, size=SMALL, weight="bold", wrap=False),
                for_the_ear(_("whole set"))
                if self.whole
                else CustomPaint(self._draw_members, height=MEMBER, width=across, alt_text=(text,)),
                Spacer(),
                each if self.each.visible else None,
            ],
            gap=10,
        )
        cards = Row([row.contents() for row in self.rows], gap=6)
        return Panel(Column([head, cards], gap=6), "inset", pad=(12, 6))
