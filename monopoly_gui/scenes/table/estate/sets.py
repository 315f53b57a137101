"""The sets of an estate as cards on the mat: headings, deeds, buildings on each street."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING

from pygame import Rect

from ....language import _, translate
from ....match.estate_plan import EstatePlan, plan_outcome
from ....ui.cards.deed_card import DEED_SHAPE
from ....ui.layout.containers import Column, Row, Wrap, Wrapper
from ....ui.layout.leaves import Control, Text, Units
from ....ui.layout.node import Node, Span
from ....ui.painting import layout
from ....ui.widgets import SMALL, Widget
from ..parts.card_buttons import DialogButton
from ..parts.items import place_of
from .row import BUTTON, EstateRow

if TYPE_CHECKING:
    from ....ui.painting.painter import Painter
    from ..parts.table_host import TableHost

#: design units: the least and the greatest height of a deed, and the exactness of its size
LEAST, MOST, STEP = 186.0, 390.0, 4
#: the width of a missing deed as a share of a held one: with its name, or only its colour and the
#: token of its owner where deeds are lower than this
NAMED, NARROW, LOW = 0.66, 0.4, 250
#: between the deeds of a set, and between sets
CLOSE, APART = 10, 22


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

    @staticmethod
    def _missing(high: float) -> float:
        """The width of a missing card beside cards of this height."""
        return high * DEED_SHAPE * (NAMED if high >= LOW else NARROW)

    def across(self, high: float) -> float:
        """Its width with cards of this height."""
        held, all_ = len(self.rows), len(self.group.members)
        return held * high * DEED_SHAPE + (all_ - held) * self._missing(high) + (all_ - 1) * CLOSE

    def contents(self, chosen: EstateRow | None, high: float) -> Node:
        """A place for each deed of the set; below them the buttons of a ``chosen`` one."""
        held = {row.space: row for row in self.rows}
        part = _("{number} of {count}").format(number=len(held), count=len(self.group.members))
        head = [
            Text(self.group.name, size=SMALL, weight="bold", wrap=False),
            Text(_("whole set") if self.whole else part, size=SMALL, wrap=False),
        ]
        cards = [
            held[space].contents(high, high * DEED_SHAPE)
            if space in held
            else place_of(self.host, space, high, self._missing(high), grow=0.0)
            for space in self.group.members
        ]
        own = self.controls(chosen, BUTTON) if chosen and chosen in self.rows else []
        return Column([Row(head, gap=10), Row(cards, gap=CLOSE), Wrap(own) if own else None], gap=4)

    def controls(self, chosen: EstateRow, height: Units) -> list[Node]:
        """The buttons of a deed of the set, and the one for all of its streets."""
        each = [Control(self.each, height=height, tight=True)] if self.each.visible else []
        return [*chosen.controls(height), *each]


class Album(Wrapper):
    """Sets in lines, as ``deal`` makes them for cards of a height: as high as all have room."""

    def __init__(self, sets: Sequence[EstateSet], deal: Callable[[float], Sequence[Node]]) -> None:
        self.sets, self.deal = sets, deal
        self._least, self._size = InTheMiddle(deal(LEAST), gap=APART), LEAST
        super().__init__(self._least)

    @property
    def children(self) -> Sequence[Node]:
        return self.child.children

    def heights(self, painter: Painter, width: int) -> Span:
        return self._least.heights(painter, width)

    def place(self, painter: Painter, rect: Rect) -> None:
        size = self._largest(painter, rect)
        if size != self._size:
            self._size, self.child = size, InTheMiddle(self.deal(size), gap=APART)
        super().place(painter, rect)

    def _largest(self, painter: Painter, rect: Rect) -> float:
        """The greatest height of cards at which all lines have room."""
        lowest = painter.px(LEAST)
        lines = self._lines(painter, rect.width, LEAST)
        # besides cards there are headings, and buttons in one of the lines
        besides = self._least.heights(painter, rect.width).preferred - lines * lowest
        for size in range(int(MOST), int(LEAST), -STEP):
            more = self._lines(painter, rect.width, size)
            words = besides * max(more, lines) // max(1, lines)
            if more * painter.px(size) + words <= rect.height and more:
                return size
        return LEAST

    def _lines(self, painter: Painter, width: int, high: float) -> int:
        """The number of lines of cards of this height, 0 where a set is too wide."""
        needs = [painter.px(one.across(high)) for one in self.sets]
        if max(needs) > width:
            return 0
        return len(layout.items_per_line(needs, width, painter.px(APART)))


class InTheMiddle(Wrap):
    """Nodes in the middle of their lines."""

    def _lines(self, painter: Painter, width: int) -> Iterator[list[tuple[Node, int]]]:
        gap = painter.px(self.gap)
        for line in super()._lines(painter, width):
            used = sum(wide + gap for _child, wide in line) + gap
            yield [(Node(), max(-gap, (width - used) // 2)), *line]
