"""The engine: it applies an action, then runs until a player must decide."""

from typing import Any

from .action_validation import verify_well_formed
from .actions import NOBODY, Action, CallTime, EndByAgreement
from .errors import IllegalAction
from .events import Event
from .frames import Frame, Over
from .game import Game
from .handler import AnswerRule
from .registry import ANSWERS, HANDLERS, INTERRUPTS, STEPS
from .sentence import Sentence
from .state import State


class Engine(Game):
    """A game that applies actions; ``events`` and ``drawn`` are those of the last one."""

    __slots__ = ()

    def apply(self, action: Action) -> list[Event]:
        """Carry an action out and return its events.

        IllegalAction if it is illegal or no action at all; nothing changes then.
        """
        verify_well_formed(action)
        return self.carry_out(action)

    def carry_out(self, action: Action) -> list[Event]:
        """``apply`` to what is an action for certain.

        A quiet game without events returns the list of the last action again.
        """
        state = self.state
        stack = state.stack
        frame = stack[-1]
        answer = _verified(state, frame, action)
        if self.events or not self.quiet:
            self.events = []
        if self.drawn:
            self.drawn = []
        if answer is not None:
            apply = answer.apply  # (called from a name it is much faster than as a method)
            apply(self, frame, action)
        else:
            INTERRUPTS[type(action)].apply(self, action)
        frame = stack[-1]
        while STEPS[type(frame)](self, frame):  # (as in settle())
            frame = stack[-1]
        state.version += 1
        return self.events

    def settle(self) -> None:
        """Let everything happen that happens by itself."""
        stack = self.state.stack
        frame = stack[-1]
        while STEPS[type(frame)](self, frame):
            frame = stack[-1]


def verify(state: State, action: Action) -> None:
    """Raise IllegalAction, with the sentence a player reads, if the action may not be done."""
    _verified(state, state.stack[-1], action)


def _verified(state: State, frame: Frame, action: Action) -> AnswerRule[Any, Any] | None:
    """The answer to the pending frame that a legal action is; None if it is an interrupt."""
    player, alive = action.player, state.alive
    if not (0 <= player < len(alive) and alive[player]):
        _verify_present(frame, action)
    kind = type(action)
    answer = ANSWERS[type(frame)].get(kind)
    if answer is not None:
        check = answer.verify
        check(state, frame, action)
        return answer
    if type(frame) is Over:  # (it has no answers)
        _verify_present(frame, action)
    interrupt = INTERRUPTS.get(kind)
    if interrupt is None:
        pending = Sentence(HANDLERS[type(frame)].title)
        raise IllegalAction(
            "not_now", "You can’t do that now: {pending} comes first.", pending=pending
        )
    interrupt.verify(state, action)
    return None


def _verify_present(frame: Frame, action: Action) -> None:
    """Check that the game is not over, and that the player is in it.

    The clock or the whole table may speak; else a player acts, never the Bank [BANK-1].
    """
    if type(frame) is Over:
        raise IllegalAction("over", "The game is over.", "END-1")
    if action.player != NOBODY or type(action) not in (CallTime, EndByAgreement):
        raise IllegalAction("not_in_game", "This player is not in the game.", "BANKR-8")


def why_not(state: State, action: Action) -> IllegalAction | None:
    """The reason why an action is illegal now, or None."""
    try:
        verify(state, action)
    except IllegalAction as reason:
        return reason
    return None


def deciders(state: State) -> tuple[int, ...]:
    """The players whose answers the game waits for; () when it is over."""
    frame = state.stack[-1]
    return HANDLERS[type(frame)].deciders(state, frame)


def legal(state: State, player: int) -> list[Action]:
    """All legal actions of the player, except trade offers and conceding, which are verified,
    not listed.

    Bids are listed at the lowest figure, building plans one building long.
    """
    if state.over or not state.alive[player]:
        return []
    frame = state.stack[-1]
    out = HANDLERS[type(frame)].legal(state, frame, player)
    for interrupt in INTERRUPTS.values():
        out.extend(interrupt.legal(state, player))
    return out


def pending_title(state: State) -> str:
    """The pending frame as the subject of a sentence, such as "the auction"."""
    return HANDLERS[type(state.stack[-1])].title
