"""Rent and salary asked for, all that waits at once [RENT-2, GO-2]."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....engine.actions import ClaimRent, ClaimSalary

if TYPE_CHECKING:
    from .table_host import TableHost


def ask_for_all(host: TableHost, player: int) -> None:
    """Ask for every rent and the salary that wait for a player."""
    for claim in host.state.claims[:]:
        if claim.owner == player and not claim.asked:
            host.submit(ClaimRent(player, claim.id))
    if host.state.salaries[player]:
        host.submit(ClaimSalary(player))
