"""Rows of rule options under their headings, scrolled together with their widgets."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from ...language import _
from ...language.option_words import groups
from ...ui.layout.containers import Column, Row, Share
from ...ui.layout.leaves import Spacer, Text
from ...ui.layout.node import Node
from ...ui.layout.parts import ScrolledTree
from ...ui.widgets import BODY
from .option_row import OptionRow

if TYPE_CHECKING:
    from ...ui.painting.painter import Painter

HEADING = 50
#: how many cards lie beside each other where there is room, and how far apart, there and else
BESIDE, BETWEEN, LOW = 2, 14, 6
#: so many options are to be in sight at once, with their help or without it
AT_ONCE = 4


class OptionList(ScrolledTree):
    """Leaves out the help where too few options would be in sight with it."""

    def __init__(self) -> None:
        super().__init__(name="options")
        self.sections: Mapping[str, Sequence[OptionRow]] = {}
        self.empty = ""
        #: how many lie beside each other
        self.across_each = BESIDE

    @property
    def rows(self) -> list[OptionRow]:
        return [row for rows in self.sections.values() for row in rows]

    def fill(self, sections: Mapping[str, Sequence[OptionRow]], empty: str) -> None:
        """Show these rows under their headings, or a sentence if there are none."""
        self.sections, self.empty = sections, empty
        self.show(self._composed(helped=True))

    def fold(self, folded: bool) -> None:
        """Have cards beside each other, and the values of each option; or below, in lists."""
        self.across_each = 1 if folded else BESIDE
        for row in self.rows:
            row.fold(folded)
        self.tree = self._composed(helped=True)

    def lay_out(self, painter: Painter) -> None:
        self.tree = self._composed(helped=True)
        if not self._suffices(painter):
            self.tree = self._composed(helped=False)
        super().lay_out(painter)

    def _composed(self, helped: bool) -> Node:
        if not self.sections:
            return Column([Text(self.empty, colour="light_muted")])
        parts: list[Node] = []
        for title, rows in self.sections.items():
            # the only one is named above
            if len(self.sections) > 1:
                heading = Text(
                    _(title), size=BODY + 2, colour="light", weight="bold", height=HEADING
                )
                parts.append(heading)
            cards = [Share(row.node(helped), 1, grow=1.0) for row in rows]
            for first in range(0, len(cards), self.across_each):
                beside = cards[first : first + self.across_each]
                free = [Share(Spacer(), 1, grow=1.0)] * (self.across_each - len(beside))
                parts.append(Row([*beside, *free], gap=BETWEEN))
        return Column(parts, gap=self._between)

    @property
    def _between(self) -> int:
        return LOW if self.across_each == 1 else BETWEEN

    def _suffices(self, painter: Painter) -> bool:
        """Whether enough options are in sight at once, wherever it is scrolled to."""
        across, count = self.across(painter), -(-AT_ONCE // self.across_each)
        high = [part.heights(painter, across).preferred for part in self.tree.children]
        at_once = (sum(high[n : n + count]) for n in range(len(high)))
        return max(at_once, default=0) + (count - 1) * painter.px(self._between) <= self.rect.height


def sections_of(rows: Sequence[OptionRow]) -> dict[str, list[OptionRow]]:
    """Rows under the headings of their groups, in the order of the screen."""
    found = {group: [row for row in rows if row.option.group == group] for group in groups()}
    return {group: members for group, members in found.items() if members}
