"""The simple player: always legal under any rules, never stalls, needs no thought.

It takes the place of an opponent that fails, for one decision.
"""

from collections.abc import Callable
from typing import Any

from ..engine import frames
from ..engine.actions import (
    Action,
    AnswerDemand,
    Buy,
    ChooseCard,
    ChooseSpace,
    ChooseTax,
    ClaimRent,
    ClaimSalary,
    DeclareBankruptcy,
    Decline,
    EndTurn,
    Mortgage,
    Pass,
    PayDebt,
    PlaceBuilding,
    RefuseTrade,
    Roll,
    SellBuilding,
    SellDown,
    SettleMortgage,
    SkipJailTurn,
    UseJailCard,
)
from ..engine.amounts import debts, worth
from ..engine.board import MAX_PLAYERS
from ..engine.flow.building import spots
from ..engine.machine import legal
from ..engine.state import State
from ..engine.view import View

#: the ways to raise money, the least harmful first
RAISING = (Mortgage, SellBuilding, SellDown)
#: what is left to who cannot raise enough: a prisoner may have more ways than bankruptcy
LAST = (UseJailCard, SkipJailTurn, DeclareBankruptcy)
#: by player, made once: nearly all that is ever decided
ROLLS = tuple(Roll(player) for player in range(MAX_PLAYERS))
ENDS = tuple(EndTurn(player) for player in range(MAX_PLAYERS))


class FallbackBot:
    """Buys what it can pay for, bids and builds nothing, refuses offers, pays its debts."""

    def __init__(self) -> None:
        self.reason = ""

    def decide(self, view: View) -> Action:
        state = view.state
        frame = state.stack[-1]
        return CHOICES[type(frame)](state, frame, view.player)

    def interject(self, view: View) -> Action | None:
        """Refuse an offer, claim dues."""
        state, player = view.state, view.player
        for offer in state.offers:
            if offer.partner == player and not offer.agreed:
                return RefuseTrade(player, offer.id)
        for claim in state.claims:
            if claim.owner == player and not claim.asked:
                return ClaimRent(player, claim.id)
        return ClaimSalary(player) if state.salaries[player] else None


def _turn(state: State, frame: frames.Turn, player: int) -> Action:
    return ENDS[player] if frame.phase == "end" else ROLLS[player]


def _purchase(state: State, frame: frames.Purchase, player: int) -> Action:
    can = state.cash[player] >= state.board.spaces[frame.space].price
    return Buy(player) if can else Decline(player)


def _debt(state: State, frame: frames.Debt, player: int) -> Action:
    """Pay, raise money until that is possible, or do what needs none."""
    owed = debts.due(state, frame)
    if state.cash[player] >= owed:
        return PayDebt(player)
    if state.salaries[player]:
        return ClaimSalary(player)
    for claim in state.claims:
        if not claim.asked and worth.helps(state, player, claim):
            return ClaimRent(player, claim.id)
    kinds = RAISING if worth.raisable(state, player) >= owed else LAST
    ways = legal(state, player)
    for kind in kinds:
        for way in ways:
            if isinstance(way, kind):
                return way
    raise AssertionError(f"player {player} owes {owed} and can do nothing about it")


CHOICES: dict[type, Callable[[State, Any, int], Action]] = {
    frames.Turn: _turn,
    frames.ChooseMove: lambda state, frame, player: ChooseSpace(player, frame.targets[0]),
    frames.Purchase: _purchase,
    frames.Auction: lambda state, frame, player: Pass(player, final=True),
    frames.Deliver: lambda state, frame, player: PlaceBuilding(
        player, spots(state, player, frame.building)[0]
    ),
    frames.Shortage: lambda state, frame, player: AnswerDemand(player, ()),
    frames.Debt: _debt,
    frames.TaxChoice: lambda state, frame, player: ChooseTax(player, share=False),
    frames.CardChoice: lambda state, frame, player: ChooseCard(player, draw=True),
    frames.Received: lambda state, frame, player: SettleMortgage(
        player, frame.spaces[0], lift=False
    ),
}
