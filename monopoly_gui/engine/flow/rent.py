"""Rent: the charge, and the claim [RENT-1, RENT-2]."""

from dataclasses import replace

from ..actions import Action, ClaimRent, ClaimSalary, SetAutoClaim
from ..amounts import rents
from ..amounts.worth import helps
from ..board import BANK
from ..errors import IllegalAction
from ..events import AutoClaimSet, RentAsked, RentDue
from ..frames import Claim, Debt
from ..game import Game
from ..handler import Interrupt
from ..state import State


def arrive(game: Game, player: int, space: int, factor: int, fresh: bool) -> None:
    """Charge a visitor on another's deed [RENT-1, RENT-11, SC-093].

    ``factor`` multiplies the rent; with ``fresh`` it multiplies a new roll.
    """
    state = game.state
    owner = state.owner[space]
    dice, throw = rents.dice_for(state, space, fresh), 0
    if dice != "none":
        throw = sum(game.roll(player, "utility") if dice == "new" else state.dice)
    amount = rents.rent(state, space, throw, factor, fresh)
    if not amount:
        return
    if state.rules.rent_claim == "automatic" or state.auto_claim[owner]:
        game.owe(player, owner, amount, "rent", space)
        return
    window = 1 if state.rules.rent_claim == "before_next_roll" else 2
    claim = Claim(state.next_id, owner, player, space, amount, state.turn + window)
    state.next_id += 1
    state.claims.append(claim)
    game.emit(RentDue(claim.id, owner, player, space, amount))


def verify_claim(state: State, action: ClaimRent) -> None:
    """The owner asks, inside the window [RENT-2]."""
    claim = next((c for c in state.claims if c.id == action.claim), None)
    if claim is None:
        raise IllegalAction("lapsed", "This rent can no longer be claimed.", "RENT-3")
    if claim.owner != action.player:
        raise IllegalAction("not_yours", "This rent belongs to another player.", "RENT-2")
    if claim.asked:
        raise IllegalAction("asked", "This rent has already been claimed.", "RENT-2")


def claim(game: Game, action: ClaimRent) -> None:
    """Ask for rent; it is paid as soon as the board is idle [RENT-2, SC-064]."""
    claims = game.state.claims
    for at, due in enumerate(claims):
        if due.id == action.claim:
            claims[at] = replace(due, asked=True)
            game.emit(RentAsked(due.id, due.owner))


def ask(game: Game, debtor: int = BANK, before: int = 0) -> bool:
    """Turn the oldest raised claim into a debt [SC-210]; False if there is none.

    With a ``debtor`` only claims on that player count, and those older than claim ``before``.
    """
    for due in game.state.claims:
        if before and due.id >= before:
            break
        if due.asked and debtor in (BANK, due.debtor):
            _collect(game, due)
            return True
    return False


def ask_for(game: Game, owner: int) -> bool:
    """Turn the oldest claim raised by a debtor into a debt [DEBT-4]; False if none."""
    state = game.state
    for due in state.claims:
        if due.asked and helps(state, owner, due):
            _collect(game, due)
            return True
    return False


def _collect(game: Game, due: Claim) -> None:
    game.state.claims.remove(due)
    game.push(Debt(due.debtor, (due.owner,), due.amount, "rent", due.space, claim=due.id))


def legal_claims(state: State, player: int) -> list[Action]:
    return [ClaimRent(player, c.id) for c in state.claims if c.owner == player and not c.asked]


def verify_salary(state: State, action: ClaimSalary) -> None:
    """[GO-2]"""
    if not state.salaries[action.player]:
        raise IllegalAction("no_salary", "You have no salary to claim.", "GO-2")


def claim_salary(game: Game, action: ClaimSalary) -> None:
    amount = game.state.salaries[action.player]
    game.state.salaries[action.player] = 0
    game.pay(BANK, action.player, amount, "salary", 0)


def legal_salary(state: State, player: int) -> list[Action]:
    return [ClaimSalary(player)] if state.salaries[player] else []


def verify_auto(state: State, action: SetAutoClaim) -> None:
    """Always legal; it changes nothing else."""


def set_auto(game: Game, action: SetAutoClaim) -> None:
    game.state.auto_claim[action.player] = action.on
    game.emit(AutoClaimSet(action.player, action.on))


CLAIM = Interrupt(verify_claim, claim, legal_claims)
SALARY = Interrupt(verify_salary, claim_salary, legal_salary)
AUTO = Interrupt(verify_auto, set_auto)
