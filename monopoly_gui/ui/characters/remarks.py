"""Follows a game and chooses the remarks and moods of the opponents.

All of it follows from the seed and the events, so that a replay says the same.
"""

import json
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from zlib import crc32

from ... import paths
from ...engine.board import Board
from ...engine.events import Event, GameEnded, TurnStarted
from ...engine.state import State
from ...language import USUAL, current_language
from ..playback.fold import fold
from ..table_model import TableModel, empty_model, model_of
from .triggers import GREAT, MOODS, Occasion, TriggerContext, TriggerMemory, triggers_of

#: rounds from one remark to the next, one of these by chance; up to this round just one
GAPS = (2, 3, 3, 4)
LIVELY = 3
#: wordings for each character and kind of occasion
WORDINGS = 3
#: the longest that fits into the bubble of a panel
LONGEST = 64


@cache
def remarks_in(language: str) -> dict[str, dict[str, list[str]]]:
    """By character and kind of occasion; in English for a language without a file of its own."""
    file = paths.assets() / "remarks" / f"{language}.json"
    if not file.exists() and language != USUAL:
        return remarks_in(USUAL)
    result: dict[str, dict[str, list[str]]] = json.loads(file.read_text(encoding="utf-8"))
    return result


def remark_text(character: str, kind: str, number: int) -> str:
    """A character's remark in the current language."""
    return remarks_in(current_language())[character][kind][number]


@dataclass(frozen=True, slots=True)
class Remark:
    """``wording`` is the number of one of the wordings that ``character`` has for ``kind``."""

    player: int
    character: str
    kind: str
    wording: int


class Remarks:
    """Remarks on the events of a game, in order; ``cast`` gives the character of each seat."""

    def __init__(self, start: State, cast: Callable[[], tuple[str, ...]], opened: bool) -> None:
        """``opened``: include the events that made ``start`` of an empty table."""
        self._cast = cast
        self._seed = start.seed
        self._board: Board = start.board
        self.model: TableModel = empty_model(start) if opened else model_of(start)
        self._memory = TriggerMemory()
        self._moods: dict[int, str] = {}
        #: used wordings, by character and kind
        self._used: set[tuple[str, str, int]] = set()
        self._events = 0
        #: the round of the last remark, and the round from which the next is due
        self._last, self._due = 0, 0

    def mood(self, player: int) -> str:
        """A player's mood."""
        usual = "worried" if self.model.cash[player] < 100 and self.model.turn else "calm"
        return self._moods.get(player, usual)

    def on_event(self, event: Event) -> Remark | None:
        """Take note of an event; the remark on it, if any."""
        self._events += 1
        cast, model = self._cast(), self.model
        over = isinstance(event, GameEnded)
        speakers = tuple(p for p, who in enumerate(cast) if who and (over or model.alive[p]))
        found = triggers_of(TriggerContext(event, model, self._board, speakers, self._memory))
        if isinstance(event, TurnStarted):
            self._moods.pop(event.player, None)
        for kind, player in reversed(found):
            self._moods[player] = MOODS[kind]
        fold(model, event)
        if over:
            # the last word is the winner's, or another player's to a person who has won
            found = [one for one in found if one[0] == "win"] or found
        return self._remark(found, cast, over) if found else None

    def _remark(self, found: list[Occasion], cast: tuple[str, ...], last: bool) -> Remark | None:
        """A remark on one of the occasions, in words not used yet, if it is time for one."""
        now = max(1, self.model.round)
        great = [one for one in found if one[0] in GREAT]
        if now <= self._last and not last:
            return None
        if not great and (now < self._due or self._chance(100) >= 90):
            return None
        choice = great or found
        kind, player = choice[self._chance(len(choice))]
        character = cast[player]
        free = [n for n in range(WORDINGS) if (character, kind, n) not in self._used]
        if not free:
            return None
        number = free[self._chance(len(free), 1)]
        self._used.add((character, kind, number))
        self._last = now
        gap = 1 if now < LIVELY else GAPS[self._chance(len(GAPS), 2)]
        self._due = max(self._due, now) + gap
        return Remark(player, character, kind, number)

    def _chance(self, count: int, salt: int = 0) -> int:
        """A number below ``count`` that follows from the seed and the place in the game."""
        return crc32(f"{self._seed} {self._events} {salt}".encode()) % count
