"""The course of a game for each player, found by replaying its log."""

from collections import Counter
from dataclasses import dataclass, field

from ..ai.advice import chances
from ..engine import events as ev
from ..engine.amounts.salaries import measure
from ..engine.board import BANK, SIZE
from ..engine.frames import Over
from ..engine.state import HOTEL
from ..match.history import LogFollower
from ..storage import LogEntry
from .result import Bargain, Payment


@dataclass(frozen=True, slots=True)
class AuctionWin:
    """A lot of an auction: the space (of a deed), and the price."""

    space: int
    amount: int


@dataclass(slots=True)
class SeatStory:
    """One seat's way through the game; money in whole units, chances from 0 to 1.

    ``deeds``, ``mortgaged``, ``hotels``, ``houses``, ``groups`` and ``cash`` are the most there
    were at once, ``poorest`` the least cash after the first turn.  ``turns_held`` and ``income``
    are by space, ``landed`` counts landings by space, ``throws`` are the sums of white dice.
    """

    sets: set[str] = field(default_factory=set)
    whole_hotels: set[str] = field(default_factory=set)
    kinds: int = 0
    groups: int = 0
    deeds: int = 0
    mortgaged: int = 0
    houses: int = 0
    hotels: int = 0
    cash: int = 0
    poorest: int = 0
    jail_cards: int = 0
    built: int = 0
    rents_taken: int = 0
    railroad_rents: int = 0
    rent_in_jail: int = 0
    paid: Payment | None = None
    taken: Payment | None = None
    taxes: int = 0
    salaries: int = 0
    trades: list[Bargain] = field(default_factory=list)
    both_gained: bool = False
    lots: list[AuctionWin] = field(default_factory=list)
    jailed: list[str] = field(default_factory=list)
    left_jail: list[str] = field(default_factory=list)
    doubles: int = 0
    throws: list[tuple[int, int]] = field(default_factory=list)
    debts: int = 0
    ruined: set[int] = field(default_factory=set)
    lowest: float = 1.0
    lowest_later: float = 1.0
    turns_held: list[int] = field(default_factory=lambda: [0] * SIZE)
    income: list[int] = field(default_factory=lambda: [0] * SIZE)
    landed: Counter[int] = field(default_factory=Counter)
    place: int = 0

    @property
    def won(self) -> bool:
        """Whether the game is over and the seat won or shares the win."""
        return self.place == 1


#: rounds after which a lead is more than the order of play
SETTLED = 5


class Story(LogFollower):
    """The course of a game, from its log; LogMismatch from ``update`` if the log does not fit.

    ``courses`` are by seat, ``curve`` holds everybody's chance at the beginning of every turn,
    ``rounds`` the round after each action; ``unit`` is a salary, a sum of similar weight on
    any board.
    """

    def _begin(self) -> None:
        super()._begin()
        self.courses = [SeatStory(poorest=cash, lowest=1.0) for cash in self.state.cash]
        self.curve: list[tuple[float, ...]] = [tuple(chances(self.state))]
        self.rounds = [self.state.round]
        self.unit = measure(self.state.board)
        self._look()

    def _feed(self, entry: LogEntry) -> None:
        before = chances(self.state) if self.state.offers else []
        for event in self._replay.apply(entry):
            self._hear(event, before)
        self._look()
        self.rounds.append(self.state.round)

    def _hear(self, event: ev.Event, before: list[float]) -> None:
        courses = self.courses
        match event:
            case ev.TurnStarted():
                self._turn()
            case ev.CashMoved():
                self._money(event)
            case ev.TokenMoved() if event.way != "jump":
                courses[event.player].landed[event.end] += 1
            case ev.DiceRolled() if event.purpose != "utility":
                first, second = event.dice[:2]
                courses[event.player].throws.append((first, second))
                courses[event.player].doubles += first == second
            case ev.Jailed():
                courses[event.player].jailed.append(event.why)
            case ev.LeftJail():
                courses[event.player].left_jail.append(event.how)
            case ev.BuildingsChanged() if event.after > event.before:
                courses[event.player].built += 1
            case ev.AuctionClosed() if event.player != BANK and not event.building:
                courses[event.player].lots.append(AuctionWin(event.space, event.amount))
            case ev.DebtSettled():
                courses[event.player].debts += 1
            case ev.WentBankrupt() if event.creditor != BANK and not event.resigned:
                courses[event.creditor].ruined.add(event.player)
            case ev.TradeDone():
                self._traded(event, before)
            case ev.GameEnded():
                self._ended()
            case _:
                pass

    def _money(self, event: ev.CashMoved) -> None:
        payer, payee, amount = event.payer, event.payee, event.amount
        courses, state = self.courses, self.state
        if event.reason == "rent":
            giver, taker = courses[payer], courses[payee]
            space = state.board.spaces[event.space]
            taker.rents_taken += 1
            taker.railroad_rents += space.kind == "railroad"
            taker.income[event.space] += amount
            if state.in_jail(payee):
                taker.rent_in_jail = max(taker.rent_in_jail, amount)
            if taker.taken is None or amount > taker.taken.amount:
                taker.taken = Payment(event.space, amount, payer)
            if giver.paid is None or amount > giver.paid.amount:
                giver.paid = Payment(event.space, amount, payee)
        elif event.reason == "tax" and payer != BANK:
            courses[payer].taxes += amount
        elif event.reason == "salary":
            courses[payee].salaries += 1

    def _traded(self, event: ev.TradeDone, before: list[float]) -> None:
        """A trade is judged by the chances before the answer and after it was carried out."""
        if not before:
            return
        after = chances(self.state)
        sides = (event.player, event.partner)
        changes = [after[seat] - before[seat] for seat in sides]
        for seat, other, change in zip(sides, reversed(sides), changes, strict=True):
            bargain = Bargain(round(1000 * change), other, self.state.round)
            self.courses[seat].trades.append(bargain)
            self.courses[seat].both_gained |= min(changes) > 0

    def _turn(self) -> None:
        state = self.state
        if state.over:
            return
        now = tuple(chances(state))
        self.curve.append(now)
        for seat, course in enumerate(self.courses):
            if state.alive[seat]:
                course.lowest = min(course.lowest, now[seat])
                course.poorest = min(course.poorest, state.cash[seat])
                if state.round > SETTLED:
                    course.lowest_later = min(course.lowest_later, now[seat])
        for space in state.board.deeds:
            if state.owner[space] != BANK:
                self.courses[state.owner[space]].turns_held[space] += 1

    def _ended(self) -> None:
        over = self.state.top
        if not isinstance(over, Over):
            return
        for at, seat in enumerate(over.ranking):
            self.courses[seat].place = over.place(at)
        self.curve.append(tuple(chances(self.state)))

    def _look(self) -> None:
        """Note the most and the least that anybody has had at once."""
        state = self.state
        board, owner, buildings = state.board, state.owner, state.buildings
        held: list[list[int]] = [[] for _ in self.courses]
        for space in board.deeds:
            if owner[space] != BANK:
                held[owner[space]].append(space)
        for seat, course in enumerate(self.courses):
            mine = held[seat]
            course.deeds = max(course.deeds, len(mine))
            course.cash = max(course.cash, state.cash[seat])
            course.jail_cards = max(course.jail_cards, len(state.cards[seat]))
            course.mortgaged = max(course.mortgaged, sum(state.mortgaged[s] for s in mine))
            levels = [buildings[s] for s in mine]
            hotels = levels.count(HOTEL)
            course.hotels = max(course.hotels, hotels)
            course.houses = max(course.houses, sum(levels) - HOTEL * hotels)
            course.kinds = max(course.kinds, len({board.spaces[s].group for s in mine}))
        streets = [0] * len(self.courses)
        for name, group in board.groups.items():
            seat = owner[group.members[0]]
            if seat == BANK or any(owner[s] != seat for s in group.members):
                continue
            course = self.courses[seat]
            course.sets.add(name)
            streets[seat] += group.members[0] in board.streets
            if all(buildings[s] == HOTEL for s in group.members):
                course.whole_hotels.add(name)
        for course, count in zip(self.courses, streets, strict=True):
            course.groups = max(course.groups, count)
