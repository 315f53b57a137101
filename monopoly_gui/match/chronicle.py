"""The history of a game turn by turn: money, rents, landings, dice, highlights."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from ..ai.valuation.landings import income
from ..engine import events as ev
from ..engine.actions import Bundle
from ..engine.amounts.worth import final_worth
from ..engine.board import BANK, SIZE
from ..engine.state import State
from ..storage import LogEntry
from .history import LogFollower
from .luck import REASONS, expected_money, is_measured

MomentKind = Literal[
    "rent", "tax", "card", "set", "bankrupt", "won", "purchase", "building", "auction", "deal"
]
#: the most payments in a chronicle
LARGEST = 12
#: a side of a deal that gives nothing
EMPTY = Bundle()
_PAYMENTS: tuple[MomentKind, ...] = ("rent", "tax", "card")


@dataclass(frozen=True, slots=True)
class Point:
    """All players by seat at the end of a turn; ``received``, ``paid`` and ``luck`` are sums.

    ``expected`` is the rent that a player's deeds bring in a round, by the
    chances of landing on them.
    """

    turn: int
    round: int
    cash: tuple[int, ...]
    worth: tuple[int, ...]
    expected: tuple[float, ...]
    received: tuple[int, ...]
    paid: tuple[int, ...]
    luck: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class ChronicleMoment:
    """A memorable moment; ``player`` paid, fell, won or completed the set of ``space``.

    ``other`` was paid (-1 the Bank), ``roll`` is the sum of the dice that led there, 0 without
    dice; ``round`` is 0 where it is unknown.  In a deal the player gave ``give`` for ``get``.
    """

    turn: int
    kind: MomentKind
    player: int
    other: int = BANK
    amount: int = 0
    space: int = -1
    roll: int = 0
    round: int = 0
    give: Bundle = EMPTY
    get: Bundle = EMPTY


def fall_of(moments: Sequence[ChronicleMoment], player: int) -> ChronicleMoment | None:
    """The moment in which a player went bankrupt, None without one."""
    return next((m for m in moments if m.kind == "bankrupt" and m.player == player), None)


class Chronicle(LogFollower):
    """Grows as the log is played again; everything is by seat unless it says otherwise.

    ``landings[player][space]``, ``throws[player][sum]`` and ``doubles[player]`` count;
    ``group_rent[group][player]`` is rent received; ``fallen`` says who left in which turn.
    """

    def _begin(self) -> None:
        super()._begin()
        players = self.start.players
        self.landings = [[0] * SIZE for _ in range(players)]
        self.jailed = [0] * players
        self.throws = [[0] * 13 for _ in range(players)]
        self.doubles = [0] * players
        self.received = [0] * players
        self.paid = [0] * players
        self.group_rent = {group: [0] * players for group in self.state.board.groups}
        self.luck = [0.0] * players
        self.fallen: dict[int, int] = {}
        self._owed: dict[int, ev.DebtOpened] = {}
        #: the current player, the round, and the sum of the last dice, 0 before the roll
        self._mover, self._round, self._roll = self.state.current, self.state.round, 0
        self._moments: list[ChronicleMoment] = []
        self._holders = self._sets()
        self._turn = self.state.turn
        self._points: list[Point] = []

    @property
    def lucky(self) -> bool:
        """Whether ``luck`` means anything in this game."""
        return is_measured(self.start)

    def points(self) -> list[Point]:
        """The end of every turn so far, and now."""
        return [*self._points, self._point()]

    def moments(self) -> list[ChronicleMoment]:
        """Sets, bankruptcies, the end, and the largest payments, in the order they came."""
        payments = [m for m in self._moments if m.kind in _PAYMENTS]
        great = sorted(payments, key=lambda m: -m.amount)[:LARGEST]
        return [m for m in self._moments if m.kind not in _PAYMENTS or m in great]

    def _feed(self, entry: LogEntry) -> None:
        action = entry[1]
        if action.kind == "roll" and self.lucky:
            for player, mean in enumerate(expected_money(self.state, action.player)):
                self.luck[player] -= mean
        events = self._replay.apply(entry)
        for event in events:
            self._hear(event)
        holders = self._sets()
        for group, holder in holders.items():
            if holder not in (BANK, self._holders[group]) and not self.state.over:
                space = self.state.board.groups[group].members[0]
                self._note("set", holder, space=space)
        self._holders = holders

    def _hear(self, event: ev.Event) -> None:
        if isinstance(event, ev.TurnStarted):
            if self._turn:
                self._points.append(self._point())
            self._turn, self._round = event.turn, event.round
            self._mover, self._roll = event.player, 0
        elif isinstance(event, ev.TokenMoved) and event.way != "jump":
            self.landings[event.player][event.end] += 1
        elif isinstance(event, ev.Jailed):
            self.jailed[event.player] += 1
        elif isinstance(event, ev.DiceRolled) and event.purpose != "utility":
            first, second = event.dice[:2]
            self._roll = first + second
            self.throws[event.player][first + second] += 1
            self.doubles[event.player] += first == second
        elif isinstance(event, ev.CashMoved):
            self._money(event)
        elif isinstance(event, ev.DebtOpened):
            self._owed[event.player] = event
        elif isinstance(event, ev.DebtSettled):
            self._owed.pop(event.player, None)
        elif isinstance(event, ev.WentBankrupt):
            self._bankrupt(event)
        elif isinstance(event, ev.GameEnded):
            for winner in event.winners:
                self._note("won", winner, amount=event.worths[0])

    def _note(
        self, kind: MomentKind, player: int, other: int = BANK, amount: int = 0, space: int = -1
    ) -> None:
        roll = self._roll if space >= 0 and player == self._mover else 0
        self._moments.append(
            ChronicleMoment(self._turn, kind, player, other, amount, space, roll, self._round)
        )

    def _money(self, event: ev.CashMoved) -> None:
        if event.reason in REASONS:
            self._by_luck(event.payer, event.payee, event.amount)
        if event.reason == "rent":
            self.paid[event.payer] += event.amount
            self.received[event.payee] += event.amount
            group = self.state.board.spaces[event.space].group
            self.group_rent[group][event.payee] += event.amount
        for kind in _PAYMENTS:
            if event.reason == kind and event.payer != BANK:
                self._note(kind, event.payer, event.payee, event.amount, event.space)

    def _by_luck(self, payer: int, payee: int, amount: int) -> None:
        if payer != BANK:
            self.luck[payer] -= amount
        if payee != BANK:
            self.luck[payee] += amount

    def _bankrupt(self, event: ev.WentBankrupt) -> None:
        """A debt beyond the player's means was bad luck all the same."""
        owed = self._owed.pop(event.player, None)
        self.fallen[event.player] = self._turn
        if owed and owed.reason in REASONS and not event.resigned:
            for creditor in owed.creditors:
                self._by_luck(event.player, creditor, owed.amount)
        amount = owed.amount if owed else 0
        rent = owed is not None and owed.reason == "rent"
        space = self.state.position[event.player] if rent else -1
        self._note("bankrupt", event.player, event.creditor, amount, space)

    def _point(self) -> Point:
        state = self.state
        seats = range(state.players)
        return Point(
            self._turn,
            self._round,
            tuple(state.cash),
            tuple(final_worth(state, p) for p in seats),
            tuple(self._income()),
            tuple(self.received),
            tuple(self.paid),
            tuple(self.luck),
        )

    def _income(self) -> list[float]:
        """Each player's expected rent while everybody else takes one turn."""
        state = self.state
        total = [0.0] * state.players
        for space in state.board.deeds:
            owner = state.owner[space]
            if owner != BANK:
                total[owner] += income(state, space) * max(1, len(state.others(owner)))
        return total

    def _sets(self) -> dict[str, int]:
        """The owner of each complete group, BANK for none."""
        state = self.state
        found = {}
        for name, group in state.board.groups.items():
            owners = {state.owner[space] for space in group.members}
            found[name] = owners.pop() if len(owners) == 1 else BANK
        return found


def chronicle_of(start: State, log: Sequence[LogEntry]) -> Chronicle:
    """The chronicle of a whole log; LogMismatch if it is not a log of this game."""
    result = Chronicle(start)
    result.update(log)
    return result
