"""Achievements of the people at a table, announced when earned, and the results of the game."""

from collections.abc import Sequence, Set
from functools import partial

from ...language import _
from ...match.background_tasks import BackgroundTask
from ...match.history import opening_of
from ...match.match import Match
from ...records.achievements import earned
from ...records.career import EVERY, career_of, earned_by
from ...records.result import COUNTING, Result
from ...records.statistics import played_by, suggest_level
from ...records.story import Story
from ...storage import LogEntry
from ..core.context import Context
from .rows import suggestion_text
from .saved_results import keep_result, kept_results, new_results

#: by seat, the numbers of the achievements
Earned = dict[int, frozenset[int]]
#: the most that are named at once
NAMED = 3


class AchievementWatcher:
    """Follows a match that counts, and announces what is earned for the first time."""

    def __init__(self, context: Context, match: Match) -> None:
        self.context = context
        self.match = match
        start = match.saved().start
        ordinary = match.kind in COUNTING and not match.marks and bool(opening_of(start))
        #: the people with a profile, by seat
        self.people = {
            at: seat.profile
            for at, seat in enumerate(match.seats)
            if ordinary and seat.kind == "human" and seat.profile
        }
        self._start = start
        self._story: Story | None = None
        self._begun = len(match.log)
        self._seen = -1
        self._known: Earned = {}
        self._before: Sequence[Result] = ()
        self._looking: BackgroundTask[Earned] | None = None
        self._ending: BackgroundTask[Result | None] | None = None
        self._ended = match.state.over

    def follow(self, at_rest: bool) -> None:
        """Check again once everything has been shown, and announce what is new."""
        if at_rest and self._looking is None and self._seen != len(self.match.log):
            self._look()
        if self._looking is not None and self._looking.done:
            found, self._looking = self._looking.result, None
            self._announce(found or {})
        if not self._ended and self.match.state.over:
            self._ended = True
            work = partial(keep_result, self.match.saved(), self.match.is_whole)
            self._ending = self.match.background_tasks.send(work)
        if self._ending is not None and self._ending.done and self._looking is None and at_rest:
            result, self._ending = self._ending.result, None
            if result is not None:
                self._sum_up(result)

    def _look(self) -> None:
        self._seen = len(self.match.log)
        if self.people:
            work = partial(self._reckon, list(self.match.log))
            self._looking = self.match.background_tasks.send(work)

    def _reckon(self, log: list[LogEntry]) -> Earned:
        """Everybody's achievements up to now; at first also the earlier ones."""
        if self._story is None:
            self._before = kept_results().results
            self._story = Story(self._start)
            self._story.update(log[: self._begun])
            self._known = {
                at: frozenset(earned(self._story, at)) | earned_by(self._before, profile)
                for at, profile in self.people.items()
            }
        self._story.update(log)
        return {at: frozenset(earned(self._story, at)) for at in self.people}

    def _announce(self, found: Earned) -> None:
        for at, numbers in found.items():
            if self.match.seats[at].profile != self.people[at]:
                continue  # the seat has changed hands since
            self._say(at, numbers - self._known[at])
            self._known[at] |= numbers

    def _sum_up(self, result: Result) -> None:
        """The totals of all games with this one, and perhaps a level that may be more fun."""
        results = new_results(self._before, result)
        for at, profile in self.people.items():
            if not result.seats[at].whole:
                continue
            self._say(at, {*career_of(results, profile)} - {*career_of(self._before, profile)})
            advised = suggest_level(played_by(results, profile))
            if advised is not None:
                self.context.scenes.toasts.say(suggestion_text(advised))

    def _say(self, seat: int, numbers: Set[int]) -> None:
        """Announce one achievement with its description, several by the rarest names."""
        reached = [each for each in EVERY if each.number in numbers]
        if not reached:
            return
        text = _("{player} has earned “{name}”: {about}")
        if len(reached) > 1:
            text = _("{player} has earned {count} achievements: {names}")
        more = ["…"] if len(reached) > NAMED else []
        sentence = text.format(
            player=self.match.seats[seat].name,
            name=_(reached[0].name),
            names=", ".join([_(each.name) for each in reached[-NAMED:]] + more),
            count=len(reached),
            about=_(reached[0].about),
        )
        self.context.scenes.toasts.say(sentence, "good")
