"""Rent and salary that must be asked for [RENT-2, GO-2]."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

import pygame

from ....engine.actions import ClaimRent, ClaimSalary, SetAutoClaim
from ....engine.frames import Claim
from ....language import _
from ..shared.asking import ask_for_all
from ..shared.options import Answer, OptionsDialog
from ..shared.shared_keys import ASK, NO, SALARY

if TYPE_CHECKING:
    from ..shared.port import TablePort

#: more claims than these are shown after the first
SHOWN = 5


def claims_of(port: TablePort) -> list[Claim]:
    """Rents that humans may still ask for."""
    return [c for c in port.state.claims if not c.asked and port.is_human(c.owner)]


def salaries_of(port: TablePort) -> list[int]:
    """Humans whose salary waits to be asked for."""
    return [p for p in port.humans() if port.state.salaries[p]]


def rent_answer(
    port: TablePort, claim: Claim, ask: Callable[[ClaimRent], None], key: int = 0
) -> Answer:
    """The answer that asks for a rent."""
    action = ClaimRent(claim.owner, claim.id)
    place = port.deed_at(claim.space).name
    values = {
        "debtor": port.name(claim.debtor),
        "place": place,
        "owner": port.name(claim.owner),
    }
    several = len(port.humans()) > 1
    landed = (
        _("{debtor} landed on {place}, owned by {owner}.")
        if several
        else _("{debtor} landed on {place}.")
    )
    return Answer(
        f"claim {claim.id}", _("Claim {amount}").format(amount=port.money(claim.amount)),
        landed.format(**values),
        lambda: ask(action), "coins", key, "primary", port.why_not(action),
    )  # fmt: skip


class ClaimsDialog(OptionsDialog):
    """What is due; letting it go for now folds the dialog, so that it stays at hand.

    Folded it goes as soon as another question is open.
    """

    icon = "bell"

    @property
    def pauses(self) -> bool:
        return not self.folded

    def alive(self) -> bool:
        return not self.port.routes.asks() and bool(claims_of(self.port) or salaries_of(self.port))

    def answers(self) -> Sequence[Answer]:
        port, state = self.port, self.state
        claims, salaries = claims_of(port)[:SHOWN], salaries_of(port)
        owners = {c.owner for c in claims} | set(salaries)
        self.player = min(owners) if len(owners) == 1 else -1
        self.title = (
            _("{player} can claim money").format(player=port.name(self.player))
            if len(owners) == 1
            else _("You can claim money")
        )
        self.subtitle = _("It is lost if nobody claims it in time.")
        out = [
            rent_answer(port, claim, self._ask, 0 if number else ASK)
            for number, claim in enumerate(claims)
        ]
        for player in salaries:
            action = ClaimSalary(player)
            out.append(
                Answer(
                    f"salary {player}",
                    _("Collect {salaries}").format(salaries=port.money(state.salaries[player])),
                    _("{player}’s salary. It lapses when their next turn begins.").format(
                        player=port.name(player)
                    ),
                    partial(self._ask, action), "go", SALARY, "primary",
                    port.why_not(action),
                )
            )  # fmt: skip
        out.append(
            Answer(
                "let go",
                _("Not now"),
                _("Leave it for now; a button below the board brings it back."),
                self.folding.fold, "close", NO,
            )
        )  # fmt: skip
        manual = [p for p in owners if not state.auto_claim[p]]
        if manual:
            out.append(
                Answer(
                    "always", _("Always claim for me"), _("From now on rent is claimed at once."),
                    lambda: self._always(manual), "check", pygame.K_k,
                )
            )  # fmt: skip
        return out

    def _ask(self, action: ClaimRent | ClaimSalary) -> None:
        self.act(action)

    def _always(self, players: list[int]) -> None:
        for player in players:
            ask_for_all(self.port, player)
            self.port.submit(SetAutoClaim(player, True))
        self.follow()
