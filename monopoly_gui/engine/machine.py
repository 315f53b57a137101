"""The engine: applies an action, then lets things happen until somebody must decide."""

from __future__ import annotations

from .actions import NOBODY, Action, CallTime
from .board import BANK
from .chance import Chance
from .errors import IllegalAction
from .events import CashMoved, DiceRolled, Event
from .flow.registry import HANDLERS, INTERRUPTS
from .frames import Debt, Frame, Over
from .handler import Answer
from .sentence import Sentence
from .state import State

#: what a log keeps of one action: ("dice", a, b), ("speed", face), ("card", deck, key)
Drawn = tuple[object, ...]
#: money for these reasons goes to the pot where the table has one [PARK-1]
POT_REASONS = frozenset({"tax", "card", "jail"})


class Engine:
    """A game in play: its state, its chance, and what the last action caused."""

    __slots__ = ("chance", "drawn", "events", "state")

    def __init__(self, state: State, chance: Chance) -> None:
        self.state = state
        self.chance = chance
        self.events: list[Event] = []
        self.drawn: list[Drawn] = []

    # -- playing ------------------------------------------------------------------
    def apply(self, action: Action) -> list[Event]:
        """Carry an action out and give what happened; IllegalAction if it may not be."""
        state = self.state
        answer = verify(state, action)
        self.events = []
        self.drawn = []
        if answer is not None:
            answer.apply(self, state.stack[-1], action)
        else:
            INTERRUPTS[action.__class__].apply(self, action)
        self.settle()
        state.version += 1
        return self.events

    def settle(self) -> None:
        """Let everything happen that happens by itself."""
        stack, handlers = self.state.stack, HANDLERS
        going = True
        while going:
            frame = stack[-1]
            going = handlers[frame.__class__].step(self, frame)

    # -- tools for the rules ----------------------------------------------------------
    def emit(self, event: Event) -> None:
        self.events.append(event)

    def push(self, *frames: Frame) -> None:
        """Make frames pending, the first one first (the stack runs the other way)."""
        self.state.stack.extend(reversed(frames))

    def pop(self) -> None:
        self.state.stack.pop()

    def swap(self, frame: Frame) -> None:
        """Replace the frame that is pending now."""
        self.state.stack[-1] = frame

    def throw(self, player: int, purpose: str) -> tuple[int, int]:
        """Throw the two white dice, and say so."""
        dice = self.chance.dice(self.state)
        self.drawn.append(("dice", *dice))
        self.emit(DiceRolled(player, dice, purpose))
        return dice

    def pay(self, payer: int, payee: int, amount: int, reason: str, space: int = -1) -> None:
        """Move money; the payer must have it.  The Bank is -1 and never runs out [BANK-2]."""
        if amount == 0:
            return
        state = self.state
        assert amount > 0, f"a payment of {amount}"
        if payer == BANK:
            state.bank -= amount
        else:
            assert state.cash[payer] >= amount, f"player {payer} cannot pay {amount}"
            state.cash[payer] -= amount
        if payee != BANK:
            state.cash[payee] += amount
        elif state.rules.free_parking == "pot" and reason in POT_REASONS and payer != BANK:
            state.pot += amount
        else:
            state.bank += amount
        self.events.append(CashMoved(payer, payee, amount, reason, space, state.pot))

    def owe(self, debtor: int, creditor: int, amount: int, reason: str, space: int = -1) -> None:
        """Pay what is owed at once where nothing stands in the way; else it is pending [DEBT-1].

        Claims for rent may come first [SC-210].
        """
        state = self.state
        if state.cash[debtor] >= amount and not state.claims:
            self.pay(debtor, creditor, amount, reason, space)
        else:
            state.stack.append(Debt(debtor, (creditor,), amount, reason, space))


def verify(state: State, action: Action) -> Answer | None:
    """Raise IllegalAction, with the sentence a player reads, if the action may not be done.

    Otherwise the answer to what is pending that it is; None if it is an interrupt.
    """
    frame = state.stack[-1]
    if frame.__class__ is Over:
        raise IllegalAction("over", "The game is over.", "END-1")
    player = action.player
    if not (0 <= player < len(state.alive) and state.alive[player]) and not _from_outside(action):
        raise IllegalAction("not_in_game", "This player is not in the game.", "BANKR-8")
    kind = action.__class__
    handler = HANDLERS[frame.__class__]
    answer = handler.answers.get(kind)
    if answer is not None:
        answer.verify(state, frame, action)
        return answer
    interrupt = INTERRUPTS.get(kind)
    if interrupt is None:
        pending = Sentence(handler.title)
        raise IllegalAction(
            "not_now", "That cannot be done now: {pending} comes first.", pending=pending
        )
    interrupt.verify(state, action)
    return None


def _from_outside(action: Action) -> bool:
    """Whether the clock speaks; everything else is done by a player, never by the Bank [BANK-1]."""
    return action.player == NOBODY and action.__class__ is CallTime


def why_not(state: State, action: Action) -> IllegalAction | None:
    """The reason an action may not be done now, or None if it may."""
    try:
        verify(state, action)
    except IllegalAction as reason:
        return reason
    return None


def deciders(state: State) -> tuple[int, ...]:
    """The players without whose answer the game cannot go on; () when it is over."""
    frame = state.stack[-1]
    return HANDLERS[frame.__class__].deciders(state, frame)


def legal(state: State, player: int) -> list[Action]:
    """Everything the player may do now, except trade offers, which are verified, not listed.

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
    """What is pending, as the subject of a sentence, such as "the auction"."""
    return HANDLERS[state.stack[-1].__class__].title
