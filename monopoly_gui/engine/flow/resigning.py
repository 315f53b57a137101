"""Leaving the game by choice [DEBT-4, DEBT-5, SC-214]."""

from ..actions import Action, Concede, Resign
from ..amounts import debts
from ..board import BANK
from ..errors import IllegalAction
from ..frames import Debt
from ..game import Game
from ..handler import Interrupt
from ..sentence import mark
from ..state import State
from . import bankruptcy, timing


def may_resign(state: State) -> bool:
    """Whether the table lets players resign, out of a debt too [DEBT-4]."""
    return state.rules.voluntary_bankruptcy == "resign"


def owed(state: State, player: int) -> int:
    """The player's open debts, with rent that may still be claimed [DEBT-5]."""
    claimed = sum(claim.amount for claim in state.claims if claim.debtor == player)
    return debts.pending(state, player) + claimed


def _verify_moment(state: State, player: int) -> None:
    if not timing.is_debtor(state, player):
        timing.verify_idle(state)


def verify_resign(state: State, action: Resign) -> None:
    """Check that a player may resign: on an idle board, or out of a debt of their own."""
    if not may_resign(state):
        raise IllegalAction("forbidden", "At this table you can’t give up.", "DEBT-4")
    _verify_moment(state, action.player)


def verify_concede(state: State, action: Concede) -> None:
    """Like resigning: only under that option [DEBT-4, DEBT-5, C-30].

    In an old game whoever owed nothing could leave.
    """
    if state.rules_version > 1:
        verify_resign(state, Resign(action.player))
        return
    if not may_resign(state) and (debt := owed(state, action.player)):
        text = mark("You owe {sum}: at this table nobody leaves the game in debt.")
        raise IllegalAction("in_debt", text, "DEBT-5", sum=state.board.money(debt))
    _verify_moment(state, action.player)


def leave(game: Game, action: Resign | Concede) -> None:
    """Go bankrupt to the Bank, or to the creditors of one's debt [SC-214]."""
    frame = game.state.stack[-1]
    if isinstance(frame, Debt) and frame.player == action.player:
        bankruptcy.ruined(game, frame, resigned=True)
    else:
        bankruptcy.bankrupt(game, action.player, BANK, resigned=True)


def legal_resign(state: State, player: int) -> list[Action]:
    try:
        verify_resign(state, Resign(player))
    except IllegalAction:
        return []
    return [Resign(player)]


RESIGN = Interrupt(verify_resign, leave, legal_resign)
CONCEDE = Interrupt(verify_concede, leave)
