"""The playback of events: each is folded into the picture when its cue starts."""

from collections import deque
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, replace

from ...engine.events import Event
from ..table_model import TableModel
from ..widgets.base import ignore
from .cues import Cue
from .fold import fold
from .pace import NEXT_OF_PLAN, PACES, Pace, PaceName, at_pace, of_one_plan
from .sound import panned

#: seconds that a frame comes too late at most
FRAME = 0.05


@dataclass(slots=True)
class Running:
    """A cue in progress; times in seconds at its pace.

    It moves for ``length`` and then rests until ``stays`` is over too.
    """

    cue: Cue
    started: float
    length: float
    stays: float
    beats: int = 0

    def share(self, now: float) -> float:
        """The share played so far, 0 to 1."""
        return min(1.0, (now - self.started) / self.length) if self.length > 0 else 1.0


@dataclass(eq=False, repr=False)
class Timeline:
    """A queue of events; ``tick`` starts due cues and drops finished ones.

    ``cue_of`` is asked before an event is folded, ``on_shown`` called after it.
    """

    model: TableModel
    cue_of: Callable[[Event, TableModel], Cue]
    on_shown: Callable[[Event], None] = ignore
    play: Callable[[str], None] = ignore
    running: list[Running] = field(init=False, default_factory=list)
    _queue: deque[tuple[Event, PaceName]] = field(init=False, default_factory=deque)
    _next: float = field(init=False, default=0.0)
    #: the follower of the cue started last
    _then: Cue | None = field(init=False, default=None)
    #: the text to publish once its cue has been seen
    _late: Event | None = field(init=False, default=None)

    @property
    def is_finished(self) -> bool:
        """Whether everything has been played to its end."""
        return not (self._queue or self.running or self._then)

    def clear(self, now: float) -> bool:
        """Whether the next cue may begin: all cues have been shown, and flights run out."""
        return not (self._queue or self._then or self._late) and now >= self._next

    @property
    def pending_events(self) -> Event | None:
        """The events on screen to announce after they have been shown."""
        return self._late

    @property
    def great_next(self) -> bool:
        """Whether a great moment follows."""
        return self._then is not None

    def feed(self, events: Iterable[Event], pace: PaceName = "slow") -> None:
        """Queue events, to be played at this pace."""
        self._queue.extend((event, pace) for event in events)

    def hurry(self, pace: PaceName) -> None:
        """Play the queued events at another pace."""
        self._queue = deque((event, pace) for event, _ in self._queue)

    def skip(self) -> None:
        """Fold everything at once; of the sounds only the last is heard."""
        sound = ""
        while self._queue:
            event, pace = self._queue.popleft()
            heard = self._show(event, PACES["instant"]).sound
            sound = heard if heard and PACES[pace].has_sound else sound
        self.running, self._then = [], None
        self._next = 0.0
        self._publish_late()
        if sound:
            self.play(sound)

    def tick(self, now: float) -> bool:
        """Start due cues; True if any has started or ended."""
        changed = self._end(now)
        sound = ""
        while (self._queue or self._then) and now >= self._next:
            if self._then:
                cue, self._then = self._then, None
                # a great moment replaces what was shown before
                kind = type(cue.motion)
                self.running = [one for one in self.running if type(one.cue.motion) is not kind]
                self._start(cue, now)
                changed = True
                continue
            event, name = self._queue.popleft()
            pace = PACES[name]
            cue = self._show(event, pace)
            changed = True
            if not pace.moves:
                sound = cue.sound if cue.sound and pace.has_sound else sound
                continue
            self._then = cue.then
            if pace.together and self._queue and of_one_plan(event, self._queue[0][0]):
                cue = replace(cue, lead=min(cue.lead, NEXT_OF_PLAN))
            self._start(cue, now)
        if sound:
            self.play(sound)
        for running in self.running:
            self._beat(running, now)
        return changed

    def _show(self, event: Event, pace: Pace) -> Cue:
        """Fold an event and announce it; a visible motion may come before its text."""
        self._publish_late()
        cue = self.cue_of(event, self.model)
        if pace.moves:
            cue = at_pace(cue, pace)
            cue = cue.then if cue.then and cue.then.instead else cue
        fold(self.model, event)
        if cue.late and pace.moves:
            self._late = event
        else:
            self.on_shown(event)
        return cue

    def _publish_late(self) -> None:
        """Publish the texts held back until their motion was visible."""
        if self._late:
            event, self._late = self._late, None
            self.on_shown(event)

    def _start(self, cue: Cue, now: float) -> None:
        if cue.sound:
            self.play(cue.sound)
        # frames come late: followers do not
        self._next = (self._next if now - self._next < FRAME else now) + cue.lead
        if cue.length > 0:
            self.running.append(Running(cue, now, cue.length, max(cue.length, cue.lead)))

    def _beat(self, running: Running, now: float) -> None:
        """The sounds inside a cue, such as each hop of a token."""
        cue = running.cue
        due = int(running.share(now) * cue.beats + 0.001) if cue.beats else 0
        lands = cue.late and cue.seen == 1.0
        due = min(due, cue.beats if lands else cue.beats - 1)
        if due > running.beats:
            running.beats = due
            self.play(panned(cue.beat, cue.spots[due - 1]) if cue.spots else cue.beat)

    def _end(self, now: float) -> bool:
        left = [r for r in self.running if now - r.started < r.stays]
        ended = len(left) < len(self.running)
        self.running = left
        if self._late and not any(_unseen(r, now) for r in left):
            self._publish_late()
            return True
        return ended


def _unseen(running: Running, now: float) -> bool:
    """Whether it must be shown before it is announced."""
    cue = running.cue
    return cue.late and now - running.started < running.length * cue.seen
