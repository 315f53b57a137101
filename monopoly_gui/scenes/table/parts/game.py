"""A match as the table plays it: steps become events, events become cues and log lines."""

import time
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from copy import deepcopy
from dataclasses import dataclass, field
from math import ceil, inf

from ....engine.actions import Action, EndTurn, PayFine, SkipJailTurn, UseJailCard
from ....engine.board import BANK
from ....engine.chance import LogMismatch
from ....engine.events import (
    AuctionClosed,
    DiceRolled,
    Event,
    GameEnded,
    TokenMoved,
    TradeOffered,
    TurnStarted,
    WentBankrupt,
)
from ....engine.flow.ending import goal_in_words
from ....engine.flow.timing import is_idle
from ....engine.machine import deciders
from ....engine.state import State
from ....language import _, plural, translate
from ....match.history import Replay, opening_of
from ....match.match import Match, Step
from ....match.milestones import Milestones
from ....match.timers import GameClock
from ....records.result import COUNTING
from ....storage import SavedGame, SeatRecord
from ....ui.characters.remarks import Remarks
from ....ui.painting.theme import Durations
from ....ui.playback.pace import PaceName, Speed, is_about, is_talk
from ....ui.playback.timeline import Timeline
from ....ui.table_model import TableModel, empty_model, model_of
from ....ui.text.log_text import LogBook, joined_line, log_line
from ....ui.text.people import People, Person
from ...core.kept_games import changes_at
from .bid_history import BidHistory, sold_text
from .shown_game import ShownGame

#: opponents' steps that concern nobody at the screen
OTHERS_PACE: dict[Speed, PaceName] = {
    "slow": "slow", "normal": "brief", "fast": "fast", "instant": "instant",
}  # fmt: skip
#: a human's own steps are shown even where the opponents' are not
OWN_PACE: dict[Speed, PaceName] = {**OTHERS_PACE, "normal": "full", "instant": "fast"}
#: what an opponent does before something happens
ON_THE_WAY = (TurnStarted, DiceRolled, TokenMoved)
#: the letters of a name that are shown; longer names cannot be typed
LONGEST_SHOWN = 20


@dataclass(slots=True)
class MissedEvents:
    """The events since a player's last turn, and the table before them."""

    before: TableModel
    events: list[Event] = field(default_factory=list)


class TableGame(ShownGame):
    """The match, and the display of it, which ``tick`` plays before opponents are asked again."""

    def __init__(
        self,
        match: Match,
        times: Durations,
        play: Callable[[str], None],
        speed: Callable[[], Speed],
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        self.match = match
        people = people_of(match.seats, match.state)
        super().__init__(people, match.board, times, play, frozenset(match.humans))
        self.speed = speed
        self.paused = False
        self.skipping = False
        #: whether a person who is out watches the rest, faster than before
        self.watching = False
        #: stop as soon as the board is idle, for building or trading
        self.until_idle = False
        #: whether the table has rested long enough to show an opponent as thinking
        self.opponent_thinks = True
        self._moved = -inf
        #: by human: the events since his or her last turn
        self.since: dict[int, list[Event]] = {player: [] for player in match.humans}
        #: by human: the last turn in which he or she acted
        self._acted: dict[int, int] = {}
        #: the same, to be shown again
        self.missed = {player: MissedEvents(model_of(match.state)) for player in match.humans}
        #: the opponents' reasons still to be shown: the event to explain, the player, the reason
        self._reasons: deque[tuple[Event, int, str]] = deque()
        #: by offer: why an opponent has made it
        self.why_offered: dict[int, str] = {}
        self.bids = BidHistory()
        #: a milestone, or the result of an auction without visible bids, until it has been read
        self.news = ""
        match.on_step.append(lambda step: self.bids.note(step.events))
        counted = self.humans if match.kind in COUNTING else tuple[int, ...]
        self._milestones = Milestones(match.saved().start, counted, people.name)
        self.remarks = remarks_of(match, self.people)
        self.clock = GameClock(match.elapsed, now) if match.rules.time_limit_minutes else None
        fresh = bool(match.opening) and not match.log
        model = empty_model(match.state) if fresh else model_of(match.state)
        self._live = Timeline(model, self._director.cue, self._on_event, play)
        #: the events of the current replay
        self._again: Timeline | None = None
        if fresh:
            self._live.feed(match.opening, OTHERS_PACE[speed()])
        else:
            self._recall()

    @property
    def state(self) -> State:
        return self.match.state

    @property
    def timeline(self) -> Timeline:
        """The shown timeline: the game's own, or a repetition."""
        return self._again or self._live

    @property
    def is_settled(self) -> bool:
        """Whether all events have been shown."""
        return self.timeline.is_finished and not self.skipping

    @property
    def awaits_player(self) -> bool:
        """Whether the game waits for a person, or an opponent has thought for a while."""
        return self.is_settled and (self.opponent_thinks or self.asks_human())

    @property
    def can_act_now(self) -> bool:
        """Whether a person who wants to build or trade can do so now."""
        wanted = self.until_idle and self.timeline.is_finished
        return wanted and (is_idle(self.state) or self.asks_human())

    def humans(self) -> tuple[int, ...]:
        """The humans still in the game, in playing order."""
        state = self.state
        return tuple(p for p in state.order if state.alive[p] and self.people.is_human(p))

    def asks_human(self) -> bool:
        """Whether the game waits for a person, or is over."""
        state = self.state
        asked = any(self.people.is_human(p) for p in deciders(state))
        return state.over or asked or bool(self.match.offers_to_humans())

    def time_left(self) -> str:
        """The remaining time in a timed game, the rounds in a limited one, else the goal, or ""."""
        if self.state.over:
            return ""
        if self.clock:
            if self.model.time_called:
                return _("the last round")
            minutes, seconds = divmod(ceil(self.clock.left(self.match)), 60)
            return _("{minutes}:{seconds:02} left").format(minutes=minutes, seconds=seconds)
        if self.match.kind not in COUNTING:
            return ""
        if not (limit := self.state.rules.round_limit):
            return translate(goal_in_words(self.state))
        left = max(0, limit - self.model.round)
        more = plural("{count} more round", "{count} more rounds", left).format(count=left)
        return more if left else _("the last round")

    def show(self, step: Step) -> None:
        """Queue the events of a step, at the speed for its player."""
        self._remember(step.action, step.events, self.state)
        if step.reason and not self.people.is_human(step.action.player):
            self._explain(step)
        self._milestones.follow(step.events, self.state)
        pace, events = self._pace(step), step.events
        if events and isinstance(events[-1], GameEnded):
            # a bankruptcy is shown; what remains then is no news beside the end
            for event in events[:-1]:
                fall = isinstance(event, WentBankrupt) and pace in ("slow", "full", "brief")
                hurried: PaceName = "instant" if pace == "instant" else "fast"
                self._live.feed((event,), "full" if fall else hurried)
            events, pace = events[-1:], OTHERS_PACE[self.speed()]
            pace = "slow" if pace == "brief" else pace
        way = self._way(events) if pace == "full" else 0
        self._live.feed(events[:way], "brief")
        self._live.feed(events[way:], pace)

    def _way(self, events: Sequence[Event]) -> int:
        """The number of events on an opponent's way to what concerns somebody here."""
        humans = frozenset(self.humans())
        for number, event in enumerate(events):
            if not isinstance(event, ON_THE_WAY) or event.player in humans:
                return number
        return len(events)

    def _pace(self, step: Step) -> PaceName:
        """The pace of a step: at Normal, time goes to what concerns the people here."""
        if self.skipping:
            return "instant"
        speed, people = self.speed(), frozenset(self.humans())
        if self.people.is_human(step.action.player):
            return OWN_PACE[speed]
        if self.watching and speed != "instant" and not people:
            return "watched"
        if speed in ("slow", "instant"):
            return OTHERS_PACE[speed]
        bidders = frozenset(player for player, _amount in self.bids.bids)
        if any(is_about(event, people, self.state, bidders) for event in step.events):
            return OWN_PACE[speed]
        return "unseen" if is_talk(step.events) else OTHERS_PACE[speed]

    def hurry(self) -> None:
        """Play the queued events at the new speed."""
        self._live.hurry(OWN_PACE[self.speed()])

    def _explain(self, step: Step) -> None:
        """Put a reason below the first log line of an action."""
        events, people = step.events, self.people
        result = {e.offer: step.reason for e in events if isinstance(e, TradeOffered)}
        self.why_offered.update(result)
        text = (n for n, e in enumerate(events) if log_line(e, people).kind != "detail")
        at = next(text, len(events))
        if at + 1 < len(events) and joined_line(events[at], events[at + 1], people):
            at += 1
        if at < len(events):
            self._reasons.append((events[at], step.action.player, step.reason))

    def tick(self, now: float) -> None:
        """Advance the playback."""
        self.timeline.tick(now)
        if self._again and self._again.is_finished:
            self._again = None
        if not self.timeline.is_finished:
            self._moved = now
        # after time to read the last text
        self.opponent_thinks = now - self._moved >= 0.6
        if self.skipping and self.timeline.is_finished and self.asks_human():
            self.skipping = False

    def take_news(self) -> str:
        """The latest news, once; "" if there is none."""
        taken, self.news = self.news, ""
        return taken

    def watch_clock(self) -> None:
        """Call time when it is up; the clock stops while ``paused``."""
        if self.clock is None:
            return
        if self.paused:
            self.clock.pause()
            return
        self.clock.resume()
        if step := self.clock.tick(self.match):
            self.show(step)

    def ask_opponents(self, now: float) -> None:
        """Let the opponents act once everything has been shown, unless ``paused``.

        Flights and remarks run out beneath their actions. At Instant many actions fit in a frame,
        so each answer is waited for.
        """
        hurried = self.skipping or self.speed() == "instant"
        # nobody needs the frames on the way to the end
        share = 0.1 if self.skipping and not self.humans() else 0.012
        end = time.perf_counter() + share if hurried else 0.0
        for _other in range(24):
            if self.paused or not self._may_go_on(now):
                return
            step = self.match.poll(max(0.0, end - time.perf_counter()) if hurried else 0.0)
            if step is None:
                return
            self.show(step)
            self.tick(now)

    def _may_go_on(self, now: float) -> bool:
        """Whether the next step may be shown; a wish to build stops at an idle board."""
        if self._again:
            return False
        if self.until_idle:
            return self.timeline.is_finished and not self.can_act_now
        return self.timeline.clear(now)

    def skip(self, to_end: bool = False) -> None:
        """Show results at once until a person must act, or to the end."""
        self.timeline.skip()
        if self._again:
            return
        self.skipping = not self.asks_human() and (to_end or bool(self.humans()))

    def show_again(self, player: int) -> bool:
        """Replay in full the events since a human's last turn; whether there were any."""
        missed = self.missed.get(player)
        if missed is None or not missed.events or not self.is_settled:
            return False
        self._again = Timeline(deepcopy(missed.before), self._director.cue, play=self._play)
        self._again.feed(missed.events)
        return True

    def undo(self, player: int) -> None:
        """Take the last step back; ``match.can_undo`` must allow it."""
        self._live.skip()
        self._again = None
        self.match.undo()
        self._live.model = model_of(self.match.state)
        self.missed[player] = MissedEvents(model_of(self.match.state))
        self.book.take_back(player)
        saved = self.match.saved()
        self.remarks, self.remark = remarks_of(self.match, self.people), None
        self.bids.bids.clear()
        with suppress(LogMismatch):
            for event in events_of(saved):
                self.remarks.on_event(event)
                self.bids.note((event,))

    def _remember(self, action: Action, events: Sequence[Event], state: State) -> None:
        """Keep the events before a position until somebody acts in a turn of their own.

        A player asked in Jail, or in another's turn, has had no time to look: that answer
        forgets nothing.  What follows from an action in the same turn is no news.
        """
        own = isinstance(action, EndTurn) or state.current == action.player
        acts = own and not is_from_jail(action, events)
        for human, missed in self.missed.items():
            if human == action.player and acts:
                self.missed[human] = MissedEvents(model_of(state))
                self.since[human].clear()
                self._acted[human] = state.turn
            else:
                missed.events.extend(events)
                if state.current != human or self._acted.get(human) != state.turn:
                    self.since[human].extend(events)

    def _on_event(self, event: Event) -> None:
        """Log an event when it is shown."""
        self.book.add(event)
        self.remark = self.remarks.on_event(event) or self.remark
        if self._reasons and self._reasons[0][0] is event:
            _other, player, reason = self._reasons.popleft()
            self.book.remark(player, reason)
        if text := self._milestones.take(event):
            self.book.note(BANK, text)
            # the result of an auction without visible bids is read first
            self.news = self.news or translate(text)
        if isinstance(event, AuctionClosed) and self.speed() == "instant" and self.humans():
            self.news = sold_text(event, self.bids.bids, self.people)
        self.keep_in_sight(event)

    def _recall(self) -> None:
        """Restore the earlier lines from the log of the game."""
        saved = self.match.saved()
        follow_seats(self.book, saved, 0, self.state)
        self.missed = {player: MissedEvents(model_of(saved.start)) for player in self.match.humans}
        for event in self.match.opening or opening_of(saved.start):
            self._on_event(event)
        replay = Replay(saved.start)
        try:
            for number, entry in enumerate(saved.log, 1):
                events = replay.apply(entry)
                self.bids.note(events)
                self._milestones.follow(events, replay.engine.state)
                self._remember(entry[1], events, replay.engine.state)
                for event in events:
                    self._on_event(event)
                follow_seats(self.book, saved, number, self.state)
        except LogMismatch:
            self.in_sight = None
        self.remark, self.news = None, ""
        self.book.names = self.people


def follow_seats(book: LogBook, saved: SavedGame, moment: int, state: State) -> None:
    """Log the changes of seats at a moment, and use the new names from there on."""
    for seat, text in changes_at(saved, moment):
        book.note(seat, text)
    if saved.changes and (not moment or any(change.at == moment for change in saved.changes)):
        book.names = people_of(saved.seats_at(moment), state)


def is_from_jail(action: Action, events: Sequence[Event]) -> bool:
    """Whether the action is a way out of Jail."""
    rolled = any(isinstance(event, DiceRolled) and event.purpose == "jail" for event in events)
    return rolled or isinstance(action, PayFine | UseJailCard | SkipJailTurn)


def remarks_of(match: Match, people: People) -> Remarks:
    """The opponents' remarks on a game from its beginning."""
    start = match.saved().start
    opened = bool(match.opening or opening_of(start))
    return Remarks(start, lambda: people.faces, opened)


def events_of(saved: SavedGame) -> Iterator[Event]:
    """The events of a game; raises LogMismatch where the log does not fit."""
    yield from opening_of(saved.start)
    replay = Replay(saved.start)
    for entry in saved.log:
        yield from replay.apply(entry)


def person_of_seat(seat: SeatRecord) -> Person:
    """The person on a seat, from its record."""
    human, name = seat.kind == "human", seat.name
    if len(name) > LONGEST_SHOWN:
        name = name[: LONGEST_SHOWN - 1].rstrip() + "…"
    return Person(name, seat.token, seat.colour, human, seat.bot, seat.face)


def people_of(seats: Sequence[SeatRecord], state: State) -> People:
    """The people on the seats of a game."""
    return People([person_of_seat(seat) for seat in seats], state.board, state.rules)


def next_human(game: TableGame, after: int) -> int:
    """The human with the next turn after a seat, BANK if there is none."""
    humans, order = game.humans(), game.state.order
    start = order.index(after) + 1 if after in order else 0
    return next((p for p in (*order[start:], *order[:start]) if p in humans), BANK)
