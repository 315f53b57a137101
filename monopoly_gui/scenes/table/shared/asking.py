"""Rent and salary asked for, all that waits at once [RENT-2, GO-2]."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....engine.actions import ClaimRent, ClaimSalary

if TYPE_CHECKING:
    from .port import TablePort


def ask_for_all(port: TablePort, player: int) -> None:
    """Ask for every rent and the salary that wait for a player."""
    for claim in port.state.claims[:]:
        if claim.owner == player and not claim.asked:
            port.submit(ClaimRent(player, claim.id))
    if port.state.salaries[player]:
        port.submit(ClaimSalary(player))
