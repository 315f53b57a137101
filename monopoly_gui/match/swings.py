"""The curve of the chances of winning, and the events that moved it most."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from ..ai.advice import chances
from ..engine import events as ev
from ..engine.board import BANK
from ..engine.state import State
from ..storage import LogEntry
from .chronicle import ChronicleMoment, MomentKind
from .history import LogFollower

Chances = tuple[float, ...]
#: the reasons of payments that a story tells as swings, and the other kinds of events
PAID = ("rent", "tax", "card", "purchase", "building")
SWINGING = (*PAID, "auction", "deal", "bankrupt")


@dataclass(frozen=True, slots=True)
class Swing:
    """An event, with everybody's chances before and after it."""

    moment: ChronicleMoment
    before: Chances
    after: Chances

    def change(self, player: int) -> float:
        return self.after[player] - self.before[player]

    @property
    def size(self) -> float:
        """The chances that changed hands, from 0 to 1."""
        return sum(map(abs, map(self.change, range(len(self.before))))) / 2

    @property
    def most(self) -> int:
        """The player whose chances it changed most, of equals its own."""
        own = self.moment.player
        return max(range(len(self.before)), key=lambda p: (round(abs(self.change(p)), 2), p == own))


class Swings(LogFollower):
    """``curve`` holds everybody's chances at the beginning of every turn and at the end.

    ``rounds`` are those of its points.  A debt counts from the moment it is owed to the moment it
    is settled, with all that is sold for it.  An end that is agreed moves no chances.
    """

    def _begin(self) -> None:
        super()._begin()
        self._now: Chances = tuple(chances(self.state))
        self.curve, self.rounds = [self._now], [self.state.round]
        self.swings: list[Swing] = []
        #: by debtor: the swing that began as the debt was owed
        self._owed: dict[int, Swing] = {}

    def _feed(self, entry: LogEntry) -> None:
        before, debtors = self._now, [*self._owed]
        events = self._replay.apply(entry)
        agreed = any(isinstance(event, ev.EndAgreed) for event in events)
        self._now = before if agreed else tuple(chances(self.state))
        for event in events:
            if isinstance(event, ev.DebtOpened):
                self._owed[event.player] = Swing(self._debt(event), before, self._now)
            elif isinstance(event, ev.DebtSettled | ev.WentBankrupt):
                self._settle(event)
        if entry[1].player not in (*debtors, *self._owed) and (cause := self._cause(events)):
            self._add(Swing(cause, before, self._now))
        if self.state.over or any(isinstance(event, ev.TurnStarted) for event in events):
            self.curve.append(self._now)
            self.rounds.append(self.state.round)

    def _add(self, swing: Swing) -> None:
        if swing.moment.kind in SWINGING:
            self.swings.append(swing)

    def _settle(self, event: ev.DebtSettled | ev.WentBankrupt) -> None:
        owed = self._owed.pop(event.player, None)
        if owed:
            kind = "bankrupt" if isinstance(event, ev.WentBankrupt) else owed.moment.kind
            self._add(replace(owed, moment=replace(owed.moment, kind=kind), after=self._now))

    def _moment(self, kind: MomentKind, player: int, **values: Any) -> ChronicleMoment:
        return ChronicleMoment(self.state.turn, kind, player, round=self.state.round, **values)

    def _debt(self, event: ev.DebtOpened) -> ChronicleMoment:
        rent = event.reason == "rent"
        space = self.state.position[event.player] if rent or event.reason == "tax" else -1
        kind: Any = event.reason if len(event.creditors) == 1 else ""
        return self._moment(
            kind, event.player, other=event.creditors[0], amount=event.amount, space=space
        )

    def _cause(self, events: Sequence[ev.Event]) -> ChronicleMoment | None:
        """The deal, auction, payment or building among the events of an action."""
        for event in events:
            if isinstance(event, ev.TradeDone):
                sides = {"other": event.partner, "give": event.give, "get": event.get}
                return self._moment("deal", event.player, **sides)
            if isinstance(event, ev.AuctionClosed) and event.player != BANK and not event.building:
                values = {"amount": event.amount, "space": event.space}
                return self._moment("auction", event.player, **values)
        paid = [e for e in events if isinstance(e, ev.CashMoved) and e.payer != BANK]
        alike = {kind: [e for e in paid if e.reason == kind] for kind in PAID}
        largest = max((e for each in alike.values() for e in each), key=_amount, default=None)
        if largest is None or (largest.reason == "card" and len(alike["card"]) > 1):
            return None
        kind: Any = largest.reason
        amount = sum(map(_amount, alike[kind])) if kind == "building" else largest.amount
        values = {"other": largest.payee, "amount": amount, "space": largest.space}
        return self._moment(kind, largest.payer, **values)


def _amount(event: ev.CashMoved) -> int:
    return event.amount


def swings_of(start: State, log: Sequence[LogEntry]) -> Swings:
    """The swings of a whole log; LogMismatch if it is not a log of this game."""
    result = Swings(start)
    result.update(log)
    return result
