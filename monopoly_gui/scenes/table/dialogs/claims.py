"""Claims to rent and salary [RENT-2, GO-2]."""

from collections.abc import Sequence

import pygame

from ....engine.actions import ClaimRent, ClaimSalary, SetAutoClaim
from ....engine.frames import Claim
from ....language import _
from ..dialog_base.options import DialogAnswer, OptionsDialog
from ..parts.shared_keys import ASK, NO, SALARY
from ..parts.table_host import TableHost, ask_for_all


def claims_of(host: TableHost) -> list[Claim]:
    """Rents that humans may still ask for."""
    return [c for c in host.state.claims if not c.asked and host.is_human(c.owner)]


def salaries_of(host: TableHost) -> list[int]:
    """Humans with a salary to claim."""
    return [p for p in host.humans() if host.state.salaries[p]]


def rent_answers(dialog: OptionsDialog, most: int) -> list[DialogAnswer]:
    """The answers that ask for the first rents; more are shown after these."""
    claims = claims_of(dialog.host)[:most]
    return [_rent_answer(dialog, claim, 0 if at else ASK) for at, claim in enumerate(claims)]


def _rent_answer(dialog: OptionsDialog, claim: Claim, key: int) -> DialogAnswer:
    host = dialog.host
    landed = (
        _("{debtor} landed on {place}, owned by {owner}.")
        if len(host.humans()) > 1
        else _("{debtor} landed on {place}.")
    )
    values = {
        "debtor": host.name(claim.debtor),
        "place": host.deed_at(claim.space).name,
        "owner": host.name(claim.owner),
    }
    return dialog.answer(
        f"claim {claim.id}", _("Claim {amount}").format(amount=host.money(claim.amount)),
        landed.format(**values), ClaimRent(claim.owner, claim.id), "coins", key, "primary",
    )  # fmt: skip


class ClaimsDialog(OptionsDialog):
    """The claims due; put off it is folded, and goes as soon as another question is open."""

    icon = "bell"

    @property
    def pauses(self) -> bool:
        return not self.folded

    def alive(self) -> bool:
        return not self.host.routes.asks() and bool(claims_of(self.host) or salaries_of(self.host))

    def answers(self) -> Sequence[DialogAnswer]:
        host, state = self.host, self.state
        salaries = salaries_of(host)
        owners = {c.owner for c in claims_of(host)} | set(salaries)
        self.player = min(owners) if len(owners) == 1 else -1
        self.title = (
            _("{player} can claim money").format(player=host.name(self.player))
            if len(owners) == 1
            else _("You can claim money")
        )
        self.subtitle = _("The money is lost if nobody claims it in time.")
        out = rent_answers(self, 5)
        lapses = _("{player}’s salary. It lapses when their next turn begins.")
        out += [
            self.answer(
                f"salary {player}",
                _("Collect {salaries}").format(salaries=host.money(state.salaries[player])),
                lapses.format(player=host.name(player)),
                ClaimSalary(player), "go", SALARY, "primary",
            )
            for player in salaries
        ]  # fmt: skip
        out.append(
            DialogAnswer(
                "let go",
                _("Not now"),
                _("Leave it for now; a button below the board brings it back."),
                self.folding.fold, "close", NO,
            )
        )  # fmt: skip
        manual = [p for p in owners if not state.auto_claim[p]]
        if manual:
            out.append(
                DialogAnswer(
                    "always", _("Always claim for me"), _("From now on, rent is claimed at once."),
                    lambda: self._always(manual), "check", pygame.K_k,
                )
            )  # fmt: skip
        return out

    def _always(self, players: list[int]) -> None:
        for player in players:
            ask_for_all(self.host, player)
            self.host.submit(SetAutoClaim(player, True))
        self.follow()
