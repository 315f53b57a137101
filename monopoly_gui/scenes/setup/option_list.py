"""Rows of rule options under their headings, scrolled together with their widgets."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from ...language import _
from ...language.option_words import groups
from ...ui.layout.containers import Column
from ...ui.layout.leaves import Text
from ...ui.layout.node import Node
from ...ui.layout.parts import ScrolledTree
from ...ui.widgets import BODY
from .option_row import OptionRow

if TYPE_CHECKING:
    from ...ui.painting.painter import Painter

HEADING = 50
#: so many options are to be in sight at once, with their help or without it
AT_ONCE = 4


class OptionList(ScrolledTree):
    """Leaves out the help where too few options would be in sight with it."""

    def __init__(self) -> None:
        super().__init__(name="options")
        self.sections: Mapping[str, Sequence[OptionRow]] = {}
        self.empty = ""

    @property
    def rows(self) -> list[OptionRow]:
        return [row for rows in self.sections.values() for row in rows]

    def fill(self, sections: Mapping[str, Sequence[OptionRow]], empty: str) -> None:
        """Show these rows under their headings, or a sentence if there are none."""
        self.sections, self.empty = sections, empty
        self.show(self._composed(helped=True))

    def fold(self, folded: bool) -> None:
        """Have the values of each option beside each other, or in lists that open."""
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
            return Column([Text(self.empty, colour="muted")])
        parts: list[Node] = []
        for title, rows in self.sections.items():
            # the only one is named above
            if len(self.sections) > 1:
                heading = Text(
                    _(title), size=BODY + 2, colour="warn", weight="bold", height=HEADING
                )
                parts.append(heading)
            parts += [row.node(helped) for row in rows]
        return Column(parts, gap=0)

    def _suffices(self, painter: Painter) -> bool:
        """Whether enough rows are in sight at once, wherever it is scrolled to."""
        across = self.across(painter)
        high = [part.heights(painter, across).preferred for part in self.tree.children]
        at_once = (sum(high[n : n + AT_ONCE]) for n in range(len(high)))
        return max(at_once, default=0) <= self.rect.height


def sections_of(rows: Sequence[OptionRow]) -> dict[str, list[OptionRow]]:
    """Rows under the headings of their groups, in the order of the screen."""
    found = {group: [row for row in rows if row.option.group == group] for group in groups()}
    return {group: members for group, members in found.items() if members}
