"""A game's books, kept from events alone and compared with the state after each action.

The screen is folded from events, so an event that forgets to tell of a change
is a bug even where the rules are right.
"""

from __future__ import annotations

from dataclasses import dataclass

from monopoly_gui.engine.board import BANK
from monopoly_gui.engine.events import (
    AutoClaimSet,
    BuildingsChanged,
    CashMoved,
    DeedMoved,
    Event,
    JailCardMoved,
    Jailed,
    JailTurnSpent,
    LeftJail,
    MortgageChanged,
    PotSeeded,
    TokenMoved,
    WentBankrupt,
)
from monopoly_gui.engine.state import State


@dataclass
class Ledger:
    """Everybody's belongings and places, from the events."""

    cash: list[int]
    pot: int
    position: list[int]
    jail_turns: list[int]
    alive: list[bool]
    owner: list[int]
    mortgaged: list[bool]
    buildings: list[int]
    houses_left: int
    hotels_left: int
    cards: list[list[int]]
    auto_claim: list[bool]

    @classmethod
    def of(cls, state: State) -> Ledger:
        return cls(
            cash=state.cash[:],
            pot=state.pot,
            position=state.position[:],
            jail_turns=state.jail_turns[:],
            alive=state.alive[:],
            owner=state.owner[:],
            mortgaged=state.mortgaged[:],
            buildings=state.buildings[:],
            houses_left=state.houses_left,
            hotels_left=state.hotels_left,
            cards=[sorted(held) for held in state.cards],
            auto_claim=state.auto_claim[:],
        )

    def fold(self, event: Event) -> None:
        """Enter one event; AssertionError where it contradicts the books."""
        match event:
            case CashMoved():
                self._money(event)
            case PotSeeded():
                self.pot += event.amount
                assert self.pot == event.pot, event
            case TokenMoved():
                assert event.start in (self.position[event.player], -1), event
                self.position[event.player] = event.end
            case DeedMoved():
                assert self.owner[event.space] == event.giver, event
                self.owner[event.space] = event.taker
            case MortgageChanged():
                assert self.mortgaged[event.space] != event.mortgaged, event
                self.mortgaged[event.space] = event.mortgaged
            case BuildingsChanged():
                assert self.buildings[event.space] == event.before, event
                self.buildings[event.space] = event.after
                self.houses_left, self.hotels_left = event.houses_left, event.hotels_left
                assert min(self.houses_left, self.hotels_left) >= 0, event
            case JailCardMoved():
                if event.giver != BANK:
                    self.cards[event.giver].remove(event.card)
                if event.taker != BANK:
                    self.cards[event.taker] = sorted([*self.cards[event.taker], event.card])
            case Jailed():
                self.jail_turns[event.player] = 0
            case JailTurnSpent():
                self.jail_turns[event.player] = event.turns
            case LeftJail():
                self.jail_turns[event.player] = -1
            case WentBankrupt():
                self.alive[event.player] = False
                self.jail_turns[event.player] = -1
            case AutoClaimSet():
                self.auto_claim[event.player] = event.on
            case _:
                pass

    def _money(self, event: CashMoved) -> None:
        assert event.amount > 0, event
        if event.payer != BANK:
            self.cash[event.payer] -= event.amount
            assert self.cash[event.payer] >= 0, event
        if event.payee != BANK:
            self.cash[event.payee] += event.amount
        if BANK in (event.payer, event.payee):
            self.pot = event.pot

    def differences(self, state: State) -> list[str]:
        """The differences between books and state, as sentences."""
        now = Ledger.of(state)
        return [
            f"events say {name} is {getattr(self, name)}, the state {getattr(now, name)}"
            for name in self.__dataclass_fields__
            if getattr(self, name) != getattr(now, name)
        ]
