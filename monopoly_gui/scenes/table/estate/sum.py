"""What a plan comes to: cash, what is to be paid, rents, and what the Bank has left."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from pygame import Rect, Surface

from ....engine.amounts import debts
from ....engine.amounts.rents import together
from ....engine.frames import Debt, Purchase
from ....engine.state import State
from ....language import _
from ....ui.painting import layout
from ....ui.painting.reading import told_as
from ....ui.widgets import LARGE, SMALL
from ..shared.rents_told import rents_label

if TYPE_CHECKING:
    from ..shared.port import TablePort


#: the figures stand in one line where it is as wide as this
ONE_LINE = 1050
#: and in three where it is not even as wide as this, the last two below each other
TWO_LINES = 740
#: how high they are in one, two and three lines
HIGH = (64, 142, 220)


class Figure(NamedTuple):
    """A label, what belongs to it, and its colour."""

    label: str
    value: str
    tint: str = "text"


def figures(port: TablePort, player: int, after: State) -> list[Figure]:
    """Four figures: the cash before and after, what it is for, the Bank's stock."""
    now, then = port.state.cash[player], after.cash[player]
    tint = "text" if then == now else "good" if then > now else "warn"
    return [
        Figure(_("Cash now"), port.money(now)),
        Figure(_("After the plan"), port.money(then), tint),
        purpose(port, player, after),
        Figure(_("The Bank has"), _stock(port.state, after)),
    ]


def needed(port: TablePort, player: int) -> int:
    """What the player has to pay now, or would like to; 0 if nothing."""
    frame = port.state.top
    if isinstance(frame, Debt) and frame.player == player:
        return debts.due(port.state, frame)
    if isinstance(frame, Purchase) and frame.player == player:
        return port.deed_at(frame.space).price
    return 0


def purpose(port: TablePort, player: int, after: State) -> Figure:
    """What is still lacking for what has to be paid; where nothing has, the rents."""
    wanted, cash = needed(port, player), after.cash[player]
    if wanted > cash:
        return Figure(_("Still to raise"), port.money(wanted - cash), "bad")
    if wanted:
        return Figure(_("Enough to pay"), port.money(wanted), "good")
    now, then = (together(at, player, after_jail=True) for at in (port.state, after))
    label = rents_label(port.state, player)
    if now == then:
        return Figure(label, port.money(now))
    tint = "good" if then > now else "bad"
    return Figure(label, f"{port.money(now)} → {port.money(then)}", tint)


def _stock(state: State, after: State) -> str:
    if state.rules.building_supply == "unlimited":
        return _("unlimited")
    return _("{houses} houses, {hotels} hotels").format(
        houses=_change(state.houses_left, after.houses_left),
        hotels=_change(state.hotels_left, after.hotels_left),
    )


def _change(now: int, then: int) -> str:
    return str(now) if now == then else f"{now} → {then}"


def figures_high(port: TablePort, across: int) -> int:
    """How high the figures are, in pixels, where there are so many across."""
    px = port.context.painter.px
    return px(HIGH[(across < px(ONE_LINE)) + (across < px(TWO_LINES))])


def draw_figures(surface: Surface, port: TablePort, rect: Rect, shown: Sequence[Figure]) -> None:
    """The figures in boxes beside each other, the last one a little wider; or in several lines."""
    painter = port.context.painter
    gap = painter.px(14)
    cells = layout.row(rect, [1.0] * (len(shown) - 1) + [1.3], gap)
    if rect.width < painter.px(ONE_LINE):
        cells = layout.grid(rect, 2, 2, gap)
    if rect.width < painter.px(TWO_LINES):
        first, *rest = layout.column(rect, [1.0] * 3, gap)
        cells = [*layout.row(first, [1.0, 1.0], gap), *rest]
    for cell, figure in zip(cells, shown, strict=True):
        painter.panel(surface, cell, "inset")
        top, low = layout.column(layout.inset(cell, painter.px(14), painter.px(6)), [0.8, 1.2])
        with told_as(painter, cell, f"{figure.label}: {figure.value}"):
            painter.text(
                surface, figure.label, top, size=SMALL - 2, colour="muted", valign="center"
            )
            painter.text(
                surface,
                figure.value,
                low,
                size=LARGE - 2,
                colour=figure.tint,
                weight="black",
                valign="center",
            )
