"""The engine: it applies an action, then runs until a player must decide."""

from __future__ import annotations

from typing import Any

from .action_validation import not_an_action, well_formed
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
        if not well_formed(action):
            raise not_an_action()
        state = self.state
        answer = verify(state, action)
        self.events = []
        self.drawn = []
        if answer is not None:
            answer.apply(self, state.stack[-1], action)
        else:
            INTERRUPTS[action.__class__].apply(self, action)
        stack = state.stack
        frame = stack[-1]
        while STEPS[frame.__class__](self, frame):  # (as in settle())
            frame = stack[-1]
        state.version += 1
        return self.events

    def settle(self) -> None:
        """Let everything happen that happens by itself."""
        stack = self.state.stack
        frame = stack[-1]
        while STEPS[frame.__class__](self, frame):
            frame = stack[-1]


def verify(state: State, action: Action) -> AnswerRule[Any, Any] | None:
    """Raise IllegalAction, with the sentence a player reads, if the action may not be done.

    Otherwise the answer to what is pending that it is; None if it is an interrupt.
    """
    frame = state.stack[-1]
    player, alive = action.player, state.alive
    if not (0 <= player < len(alive) and alive[player]) or frame.__class__ is Over:
        _verify_present(frame, action)
    kind = action.__class__
    answer = ANSWERS[frame.__class__].get(kind)
    if answer is not None:
        answer.verify(state, frame, action)
        return answer
    interrupt = INTERRUPTS.get(kind)
    if interrupt is None:
        pending = Sentence(HANDLERS[frame.__class__].title)
        raise IllegalAction(
            "not_now", "You can’t do that now: {pending} comes first.", pending=pending
        )
    interrupt.verify(state, action)
    return None


def _verify_present(frame: Frame, action: Action) -> None:
    """Check that the game is not over, and that the player is in it.

    The clock or the whole table may speak; else a player acts, never the Bank [BANK-1].
    """
    if frame.__class__ is Over:
        raise IllegalAction("over", "The game is over.", "END-1")
    if action.player != NOBODY or action.__class__ not in (CallTime, EndByAgreement):
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
    return HANDLERS[frame.__class__].deciders(state, frame)


def legal(state: State, player: int) -> list[Action]:
    """All legal actions of the player, except trade offers and conceding, which are verified,
    not listed.

    Bids are listed at the lowest figure, building plans one building long.
    """
    if state.over or not state.alive[player]:
        return []
    frame = state.stack[-1]
    out = HANDLERS[frame.__class__].legal(state, frame, player)
    for interrupt in INTERRUPTS.values():
        out.extend(interrupt.legal(state, player))
    return out


def pending_title(state: State) -> str:
    """The pending frame as the subject of a sentence, such as "the auction"."""
    return HANDLERS[state.stack[-1].__class__].title
