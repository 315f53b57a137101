"""The page of a person as a layout tree, made of its rows."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import TYPE_CHECKING

from pygame import Rect, Surface

from ...ui.layout.containers import Centred, Column, Columns, Grid, MinWidth, Panel, Row, Wrap
from ...ui.layout.leaves import Spacer, Text
from ...ui.layout.node import Node
from ...ui.layout.parts import Icon, notice
from ...ui.widgets import LARGE, SMALL
from . import rows

if TYPE_CHECKING:
    from ...ui.painting.painter import Painter

#: across, in design units: a section, a card, a medal with its words, the words of a row at least
SECTION, CARD, ACHIEVED, WORDS = 480, 400, 220, (150, 0)
#: the sides of medals: beside a game, and of an achievement
MEDAL, LARGE_MEDAL = 50, 84
#: entries with a card of their own, with a medal where reached; and entries that are medals
CARDS = ("record", "reached", "game", "medal", "open")
MEDALS = ("medal", "open")


class Medal(Icon):
    """A medal, or an empty place for one."""

    def __init__(self, reached: bool, side: float = MEDAL, icon: str = "lock") -> None:
        super().__init__("trophy" if reached else icon, side)
        self.ground = "gold" if reached else "faded"

    def paint(self, surface: Surface, painter: Painter) -> None:
        side = painter.px(self.side)
        disc = Rect(0, 0, side, side)
        disc.center = self.rect.center
        face = painter.panel(surface, disc, self.ground)
        spot = face.inflate(-side * 4 // 9, -side * 4 // 9)
        painter.icon(surface, self.name, spot, painter.ink(self.ground))


def page_tree(found: Sequence[rows.PageRow]) -> Node:
    """Sections side by side, or cards where there are any."""
    if found and found[0].style == "empty":
        return notice("trophy", found[0].text, found[0].note, style="", inks=("text", "muted"))
    heads = [at for at, row in enumerate(found) if row.style == "heading"]
    bounds = [0, *heads, len(found)]
    groups = [found[a:b] for a, b in pairwise(bounds) if a < b]
    cards = [group for group in groups if group[-1].style in CARDS]
    sections = [Column(map(row_node, group), gap=12) for group in groups if group not in cards]
    return Column(
        [
            *(part for group in cards for part in _cards(group)),
            Columns(sections, width=SECTION, gap=36) if sections else None,
        ],
        gap=20,
    )


def _cards(group: Iterable[rows.PageRow]) -> list[Node]:
    """Cards, below a heading if there is one."""
    nodes = [(row.style, row_node(row)) for row in group]
    heads = [node for style, node in nodes if style == "heading"]
    cards = [(style, node) for style, node in nodes if style != "heading"]
    width, most = (ACHIEVED, 4) if cards[0][0] in MEDALS else (CARD, 2)
    wide = [MinWidth(node, width) for _style, node in cards]
    return [*heads, Grid(wide, columns=(1, min(most, len(wide))))]


def row_node(row: rows.PageRow) -> Node:
    """A heading, or words with their figure at the right and a note below."""
    if row.style == "heading":
        return Text(row.text, size=SMALL, weight="bold", colour="warn")
    if row.style in MEDALS:
        return _medal(row)
    if row.style == "record":
        return _record(row)
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
    medal = Medal(row.style == "reached", icon="dice")
    return Panel(Row([medal, Centred(about, grow=1.0)], gap=16), pad=(16, 12))


def _medal(row: rows.PageRow) -> Node:
    """An achievement: the medal, its condition, and its date."""
    reached = row.style == "medal"
    words = [
        Medal(reached, LARGE_MEDAL),
        Text(row.text, weight="bold", align="center", colour="text" if reached else "muted"),
        Text(row.note, size=SMALL - 1, colour="muted", align="center", valign="top"),
        Text(row.figure, size=SMALL - 2, colour="warn", align="center") if row.figure else None,
    ]
    return Panel(Column([*words, Spacer()], gap=6), pad=(14, 14))


def _record(row: rows.PageRow) -> Node:
    """A record: its name, the figure in large type, and its game."""
    words = [
        Text(row.text, size=SMALL, weight="bold", colour="muted"),
        Text(row.figure, size=LARGE + 2, weight="black"),
        Text(row.note, size=SMALL, colour="muted", valign="top") if row.note else None,
        Spacer(),
    ]
    return Panel(Column(words, gap=4), pad=(20, 14))
