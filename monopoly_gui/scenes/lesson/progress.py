"""The learner's progress, read from the events of the game."""

from dataclasses import dataclass

from ...engine.actions import Bid, Roll
from ...engine.board import BANK
from ...engine.events import (
    AuctionClosed,
    CashMoved,
    DeedMoved,
    Event,
    Jailed,
    LeftJail,
    MortgageChanged,
    TurnStarted,
)
from ...engine.state import State
from ...match.history import Replay
from ...match.lesson import LEARNER
from ...match.match import Step
from ...storage import SavedGame


@dataclass(slots=True)
class LearnerProgress:
    """Counts of the learner's own actions; ``rent`` is the last rent received, with its space."""

    thrown: int = 0
    turns: int = 0
    bought: int = 0
    auctions: int = 0
    bids: int = 0
    mortgaged: int = 0
    jailed: int = 0
    freed: int = 0
    rents: int = 0
    rent: tuple[int, int] = (0, -1)
    #: turns begun when the learner came to Jail
    jailed_in: int = 0

    def complete(self, state: State) -> bool:
        """Whether all was met with, or time is up, and nothing is pending for the learner."""
        idle = len(state.stack) == 1 and not state.offers
        return state.over or (idle and (self.freed > 0 or self.turns >= 8))

    def note(self, step: Step) -> None:
        """Count the effects of anybody's action."""
        own = step.action.player == LEARNER
        self.thrown += own and isinstance(step.action, Roll)
        self.bids += own and isinstance(step.action, Bid)
        for event in step.events:
            self._note(event)

    def _note(self, event: Event) -> None:
        if isinstance(event, AuctionClosed):
            self.auctions += 1
        elif isinstance(event, CashMoved) and event.payee == LEARNER and event.reason == "rent":
            self.rents += 1
            self.rent = (event.amount, event.space)
        elif isinstance(event, DeedMoved) and event.taker == LEARNER and event.giver == BANK:
            self.bought += 1
        elif isinstance(event, MortgageChanged) and event.player == LEARNER and event.mortgaged:
            self.mortgaged += 1
        elif isinstance(event, Jailed) and event.player == LEARNER:
            self.jailed += 1
            self.jailed_in = self.turns
        elif isinstance(event, LeftJail) and event.player == LEARNER:
            self.freed += 1
        elif isinstance(event, TurnStarted):
            self.turns += event.player == LEARNER
            if event.player != LEARNER:
                self.rent = (0, -1)


def progress_of(saved: SavedGame) -> LearnerProgress:
    """The progress in a resumed lesson; LogMismatch for a log of another game."""
    facts, again = LearnerProgress(turns=1), Replay(saved.start)
    for entry in saved.log:
        events = tuple(again.apply(entry))
        facts.note(Step(again.engine.state.version, entry[1], events))
    return facts
