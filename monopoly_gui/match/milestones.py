"""Small occasions of people: a first house, a record rent, one deed short of a set, the lead."""

from collections import deque
from collections.abc import Callable, Collection, Sequence
from typing import Any

from ..engine import events as ev
from ..engine.amounts.worth import final_worth
from ..engine.board import BANK
from ..engine.flow.ending import worth_decides
from ..engine.sentence import Sentence, mark
from ..engine.state import State

HOUSE = mark("{player}’s first house!")
RECORD = mark("The highest rent so far: {player} collects {sum}.")
FOR_SALE = mark("One more for {player}’s {group} set: {deed} is still for sale.")
OWNED = mark("One more for {player}’s {group} set: {owner} has {deed}.")
LEAD = mark("{player} takes the lead: worth {sum}.")
LAST = mark("The last round: {player} leads with {sum}.")
HELD = mark("Only {owner}’s {deed} keeps {player} from the {group} set.")
#: the rounds before the first change of the lead that is told, and between two of them
REST = 3


class Milestones:
    """Follows a game from its start and finds each occasion once; ``people`` are the humans.

    ``take`` gives the sentence on an event that is being shown.
    """

    def __init__(
        self, start: State, people: Callable[[], Collection[int]], name: Callable[[int], str]
    ) -> None:
        self._people, self._name = people, name
        self._builders = {start.owner[s] for s in start.board.streets if start.buildings[s]}
        self._highest = 0
        #: the sets that lacked one deed, and their players
        self._near: set[tuple[str, int]] = set()
        #: who leads where worth decides, and the round of the last change that was told
        self._leader, self._changed = BANK, 0
        #: whether the last round has been announced
        self._last = False
        self._found: deque[tuple[ev.Event, str]] = deque()

    def follow(self, events: Sequence[ev.Event], state: State) -> None:
        """Note the last occasion among events that led to a position."""
        found: list[tuple[ev.Event, str]] = []
        for event in events:
            if (find := FINDERS.get(event.__class__)) and (text := find(self, event, state)):
                found = [(event, text)]
            elif found and event.__class__ is found[0][0].__class__:
                # buildings bought together are one line of the log, which comes first
                found = [(event, found[0][1])]
        self._found += found

    def take(self, event: ev.Event) -> str:
        """The sentence on an event, once; "" for none."""
        if self._found and self._found[0][0] is event:
            return self._found.popleft()[1]
        return ""

    def _built(self, event: ev.BuildingsChanged, state: State) -> str:
        player = event.player
        if event.after <= event.before or player in self._builders:
            return ""
        self._builders.add(player)
        return Sentence(HOUSE, player=self._name(player)) if player in self._people() else ""

    def _paid(self, event: ev.CashMoved, state: State) -> str:
        """A rent of at least a quarter of the dearest price, and higher than any before."""
        if event.reason != "rent" or event.amount <= self._highest:
            return ""
        self._highest, board = event.amount, state.board
        high = max(board.spaces[space].price for space in board.deeds)
        if event.payee not in self._people() or 4 * event.amount < high:
            return ""
        return Sentence(RECORD, player=self._name(event.payee), sum=board.money(event.amount))

    def _led_by(self, event: ev.TurnStarted, state: State) -> str:
        """The last round; or somebody else is richest now, and that is or was one of the people."""
        if not worth_decides(state.rules):
            return ""
        worths = {player: final_worth(state, player) for player in state.living()}
        before, most = self._leader, max(worths.values())
        leader, *equals = (player for player, worth in worths.items() if worth == most)
        names = {"player": self._name(leader), "sum": state.board.money(most)}
        if not self._last and state.round == state.rules.round_limit and self._people():
            self._last, self._leader = True, leader
            return Sentence(LAST, **names)
        if equals or leader == before:
            return ""
        self._leader = leader
        touched = {leader, before} & {*self._people()}
        if not touched or state.round - self._changed < REST:
            return ""
        self._changed = state.round
        return Sentence(LEAD, **names)

    def _taken(self, event: ev.DeedMoved, state: State) -> str:
        """Who takes a street now lacks a single one of its set."""
        board, taker, people = state.board, event.taker, self._people()
        group, members = board.spaces[event.space].group, board.group_members[event.space]
        lacking = [space for space in members if state.owner[space] != taker]
        if event.space not in board.streets or taker == BANK or len(lacking) != 1:
            return ""
        owner = state.owner[lacking[0]]
        if (group, taker) in self._near or (owner == BANK and len(members) < 3):
            return ""
        self._near.add((group, taker))
        text = HELD if owner in people else ""
        if taker in people:
            text = FOR_SALE if owner == BANK else OWNED
        names = {"player": self._name(taker), "owner": self._name(owner)}
        deed, called = board.spaces[lacking[0]].name, board.groups[group].name
        return Sentence(text, group=called, deed=deed, **names) if text else ""


FINDERS: dict[type, Callable[[Milestones, Any, State], str]] = {
    ev.BuildingsChanged: Milestones._built,
    ev.CashMoved: Milestones._paid,
    ev.DeedMoved: Milestones._taken,
    ev.TurnStarted: Milestones._led_by,
}
