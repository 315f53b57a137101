"""The figures of a plan: the cash, its purpose, and the Bank's stock."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from ....engine.amounts import debts
from ....engine.amounts.rents import together
from ....engine.frames import Debt, Purchase
from ....engine.state import State
from ....language import _
from ....ui.layout.containers import Row, Wrap
from ....ui.layout.node import Node
from ....ui.layout.parts import Icon
from ....ui.widgets import LARGE
from ..parts.items import captioned, rents_label

if TYPE_CHECKING:
    from ..parts.table_host import TableHost


#: of the figures, in their order
ICONS = ("cash", "coins", "bank")


class PlanFigure(NamedTuple):
    """A label, its figure, and its colour."""

    label: str
    value: str
    tint: str = "text"


def plan_figures(host: TableHost, player: int, after: State) -> list[PlanFigure]:
    """Three figures: the cash now, and after the plan; its purpose; the Bank's stock."""
    now, then = host.state.cash[player], after.cash[player]
    cash = PlanFigure(_("Cash now"), host.money(now))
    if then != now:
        both = f"{host.money(now)} → {host.money(then)}"
        cash = PlanFigure(_("After the plan"), both, "good" if then > now else "warn")
    stock = PlanFigure(_("The Bank has"), _stock(host.state, after))
    return [cash, purpose_figure(host, player, after), stock]


def money_needed(host: TableHost, player: int) -> int:
    """The sum the player must pay now, or wants to pay; 0 for none."""
    frame = host.state.top
    if isinstance(frame, Debt) and frame.player == player:
        return debts.due(host.state, frame)
    if isinstance(frame, Purchase) and frame.player == player:
        return host.deed_at(frame.space).price
    return 0


def purpose_figure(host: TableHost, player: int, after: State) -> PlanFigure:
    """The shortfall for a payment; without a payment, the rents."""
    wanted, cash = money_needed(host, player), after.cash[player]
    if wanted > cash:
        return PlanFigure(_("Still to raise"), host.money(wanted - cash), "bad")
    if wanted:
        return PlanFigure(_("Enough to pay"), host.money(wanted), "good")
    now, then = (together(at, player, after_jail=True) for at in (host.state, after))
    label = rents_label(host.state, player)
    if now == then:
        return PlanFigure(label, host.money(now))
    tint = "good" if then > now else "bad"
    return PlanFigure(label, f"{host.money(now)} → {host.money(then)}", tint)


def _stock(state: State, after: State) -> str:
    if state.rules.building_supply == "unlimited":
        return _("unlimited")
    return _("{houses} houses, {hotels} hotels").format(
        houses=_change(state.houses_left, after.houses_left),
        hotels=_change(state.hotels_left, after.hotels_left),
    )


def _change(now: int, then: int) -> str:
    return str(now) if now == then else f"{now} → {then}"


def figures_shown(shown: Sequence[PlanFigure]) -> Node:
    """The figures side by side, or in several lines."""
    figures = [
        Row(
            [Icon(icon, 34, "muted"), captioned(figure.label, figure.value, LARGE, figure.tint)],
            gap=14,
        )
        for icon, figure in zip(ICONS, shown, strict=True)
    ]
    return Wrap(figures, gap=40, grow=1.0)
