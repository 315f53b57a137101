"""A game in play, and the tools with which the rules change it."""

from .board import BANK
from .chance import Chance
from .events import CashMoved, DiceRolled, Event, PotSeeded
from .frames import Debt, Frame
from .state import State

#: the random results of one action in a log: ("dice", a, b), ("speed", face), ("card", deck, key)
Drawn = tuple[object, ...]
#: money for these reasons goes to the pot where the table has one [PARK-1]
POT_REASONS = frozenset({"tax", "card", "jail"})


class Game:
    """A game's state and its chance, and the events of the current action.

    Every rule gets one; none knows its caller (`machine.py`).  Where nobody reads events,
    a ``quiet`` one leaves out those of every turn, and the log's dice and cards.
    """

    __slots__ = ("chance", "drawn", "events", "quiet", "state")

    def __init__(self, state: State, chance: Chance) -> None:
        self.state = state
        self.chance = chance
        self.events: list[Event] = []
        self.drawn: list[Drawn] = []
        self.quiet = False

    def emit(self, event: Event) -> None:
        self.events.append(event)

    def push(self, *frames: Frame) -> None:
        """Push frames, the first one on top."""
        self.state.stack.extend(frames[::-1])

    def pop(self) -> None:
        self.state.stack.pop()

    def swap(self, frame: Frame) -> None:
        """Replace the pending frame."""
        self.state.stack[-1] = frame

    def roll(self, player: int, purpose: str) -> tuple[int, int]:
        """Throw the two white dice, and say so."""
        dice = self.chance.dice(self.state)
        if not self.quiet:
            self.drawn.append(("dice", *dice))
            self.events.append(DiceRolled(player, dice, purpose))
        return dice

    def pay(self, payer: int, payee: int, amount: int, reason: str, space: int = -1) -> None:
        """Move money; the payer must have it.  The Bank is -1 and never runs out [BANK-2]."""
        if amount <= 0:
            assert amount == 0, f"a payment of {amount}"
            return
        state = self.state
        cash = state.cash
        if payer == BANK:
            state.bank -= amount
        else:
            assert cash[payer] >= amount, f"player {payer} cannot pay {amount}"
            cash[payer] -= amount
        if payee != BANK:
            cash[payee] += amount
        elif state.rules.free_parking == "pot" and reason in POT_REASONS and payer != BANK:
            state.pot += amount
        else:
            state.bank += amount
        if not self.quiet:
            self.events.append(CashMoved(payer, payee, amount, reason, space, state.pot))

    def seed_pot(self) -> None:
        """Have the Bank put its share into the pot, under that option [PARK-2]."""
        state = self.state
        amount = state.rules.pot_seed
        if amount and state.rules.free_parking == "pot":
            state.bank -= amount
            state.pot += amount
            self.events.append(PotSeeded(amount, state.pot))

    def owe(self, debtor: int, creditor: int, amount: int, reason: str, space: int = -1) -> None:
        """Pay at once if possible; else the debt becomes pending [DEBT-1].

        Claims for rent may come first [SC-210].
        """
        state = self.state
        if state.cash[debtor] >= amount and not state.claims:
            self.pay(debtor, creditor, amount, reason, space)
        else:
            state.stack.append(Debt(debtor, (creditor,), amount, reason, space))
