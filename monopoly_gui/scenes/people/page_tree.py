"""The page of a person as a layout tree, made of its rows."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import TYPE_CHECKING

from pygame import Rect, Surface

from ...ui.layout.containers import Centred, Column, Columns, Grid, MinWidth, Panel, Row, Wrap
from ...ui.layout.leaves import Text
from ...ui.layout.node import Node
from ...ui.layout.parts import Icon, notice
from ...ui.widgets import SMALL
from . import rows

if TYPE_CHECKING:
    from ...ui.painting.painter import Painter

#: across, in design units: a section, a card, and the words of a row at least
SECTION, CARD, WORDS = 480, 400, (150, 0)
MEDAL = 50
#: what is a card of its own, with a medal where it was reached
CARDS = ("reached", "open", "game")


class Medal(Icon):
    """A medal that was won, or the place that waits for one."""

    def __init__(self, reached: bool) -> None:
        super().__init__("trophy" if reached else "lock", MEDAL)
        self.ground = "gold" if reached else "faded"

    def paint(self, surface: Surface, painter: Painter) -> None:
        side = painter.px(MEDAL)
        disc = Rect(0, 0, side, side)
        disc.center = self.rect.center
        face = painter.panel(surface, disc, self.ground)
        spot = face.inflate(-side * 4 // 9, -side * 4 // 9)
        painter.icon(surface, self.name, spot, painter.ink(self.ground))


def page_tree(found: Sequence[rows.Row]) -> Node:
    """Sections beside each other, or cards where there are any."""
    if found and found[0].style == "empty":
        return notice("trophy", found[0].text, found[0].note, style="")
    heads = [at for at, row in enumerate(found) if row.style == "heading"]
    bounds = [0, *heads, len(found)]
    groups = [found[a:b] for a, b in pairwise(bounds) if a < b]
    cards = [group for group in groups if group[-1].style in CARDS]
    sections = [Column(map(_node, group), gap=12) for group in groups if group not in cards]
    return Column(
        [
            *(part for group in cards for part in _cards(group)),
            Columns(sections, width=SECTION, gap=36) if sections else None,
        ],
        gap=20,
    )


def _cards(group: Iterable[rows.Row]) -> list[Node]:
    """A heading if there is one, and cards below it."""
    nodes = [(row.style, _node(row)) for row in group]
    heads = [node for style, node in nodes if style == "heading"]
    cards = [MinWidth(node, CARD) for style, node in nodes if style != "heading"]
    return [*heads, Grid(cards, columns=(1, min(2, len(cards))))]


def _node(row: rows.Row) -> Node:
    """A heading, or words with their figure at the right and a note below."""
    if row.style == "heading":
        return Text(row.text, size=SMALL, weight="bold", colour="warn")
    strong = "bold" if row.style in CARDS else "regular"
    words: Node = Text(row.text, weight=strong, width=WORDS, valign="top", grow=1.0)
    if row.figure:
        words = Wrap(
            [words, Text(row.figure, weight="bold", align="right", valign="top", wrap=False)],
            gap=16,
        )
    note = Text(row.note, size=SMALL, colour="muted", valign="top") if row.note else None
    about = Column([words, note], gap=2, grow=1.0)
    if row.style not in CARDS:
        return about
    medal = Medal(row.style == "reached") if row.style != "game" else None
    return Panel(Row([medal, Centred(about, grow=1.0)], gap=16), pad=(16, 12))
