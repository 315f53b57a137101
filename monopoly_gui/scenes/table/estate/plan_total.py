"""The result of a plan: cash, payments, rents, and the Bank's stock."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from ....engine.amounts import debts
from ....engine.amounts.rents import together
from ....engine.frames import Debt, Purchase
from ....engine.state import State
from ....language import _
from ....ui.layout.containers import Column, Grid, Panel
from ....ui.layout.leaves import Text
from ....ui.layout.node import Node
from ....ui.widgets import LARGE, SMALL
from ..shared.rent_texts import rents_label

if TYPE_CHECKING:
    from ..shared.table_host import TableHost


class Figure(NamedTuple):
    """A label, what belongs to it, and its colour."""

    label: str
    value: str
    tint: str = "text"


def figures(host: TableHost, player: int, after: State) -> list[Figure]:
    """Four figures: the cash before and after, what it is for, the Bank's stock."""
    now, then = host.state.cash[player], after.cash[player]
    tint = "text" if then == now else "good" if then > now else "warn"
    return [
        Figure(_("Cash now"), host.money(now)),
        Figure(_("After the plan"), host.money(then), tint),
        purpose(host, player, after),
        Figure(_("The Bank has"), _stock(host.state, after)),
    ]


def needed(host: TableHost, player: int) -> int:
    """The sum the player must pay now, or wants to; 0 for none."""
    frame = host.state.top
    if isinstance(frame, Debt) and frame.player == player:
        return debts.due(host.state, frame)
    if isinstance(frame, Purchase) and frame.player == player:
        return host.deed_at(frame.space).price
    return 0


def purpose(host: TableHost, player: int, after: State) -> Figure:
    """The shortfall for a payment; without a payment, the rents."""
    wanted, cash = needed(host, player), after.cash[player]
    if wanted > cash:
        return Figure(_("Still to raise"), host.money(wanted - cash), "bad")
    if wanted:
        return Figure(_("Enough to pay"), host.money(wanted), "good")
    now, then = (together(at, player, after_jail=True) for at in (host.state, after))
    label = rents_label(host.state, player)
    if now == then:
        return Figure(label, host.money(now))
    tint = "good" if then > now else "bad"
    return Figure(label, f"{host.money(now)} → {host.money(then)}", tint)


def _stock(state: State, after: State) -> str:
    if state.rules.building_supply == "unlimited":
        return _("unlimited")
    return _("{houses} houses, {hotels} hotels").format(
        houses=_change(state.houses_left, after.houses_left),
        hotels=_change(state.hotels_left, after.hotels_left),
    )


def _change(now: int, then: int) -> str:
    return str(now) if now == then else f"{now} → {then}"


def figures_shown(shown: Sequence[Figure]) -> Node:
    """The figures in boxes beside each other, or in several lines."""
    boxes = [
        Panel(
            Column(
                [
                    Text(
                        figure.label, size=SMALL - 2, colour="muted", wrap=False,
                        alt_text=f"{figure.label}: {figure.value}",
                    ),
                    Text(
                        figure.value, size=LARGE - 2, colour=figure.tint, weight="black",
                        wrap=False, alt_text="",
                    ),
                ],
                gap=0,
            ),
            pad=(14, 6),
        )
        for figure in shown
    ]  # fmt: skip
    return Grid(boxes, columns=(1, len(boxes)), gap=14)
