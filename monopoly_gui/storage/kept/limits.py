"""Limits on kept games, and the games removed when there are too many."""

from collections.abc import Sequence
from dataclasses import dataclass

from ..saved_game import Kind
from .entry import GameEntry

MEGABYTE = 1_000_000


@dataclass(frozen=True, slots=True)
class ShelfLimits:
    """``games`` in number, ``megabytes`` for all; of some kinds only so many are kept."""

    games: int = 500
    megabytes: int = 200
    by_kind: tuple[tuple[Kind, int], ...] = (("lesson", 1), ("scenario", 10))


def games_to_remove(entries: Sequence[GameEntry], limits: ShelfLimits) -> list[GameEntry]:
    """The games to remove to keep to the limits, the oldest first; never unfinished or pinned ones.

    Only of lessons no more than their number stay in any case, as none is ever played to the
    end of its game; whoever left one in the middle is asked before another begins.
    """
    oldest = sorted(entries, key=lambda entry: (entry.updated, entry.id))
    going: dict[str, GameEntry] = {}
    for kind, most in limits.by_kind:
        alike = [e for e in oldest if e.kind == kind and (e.finished or kind == "lesson")]
        loose = [e for e in alike if not (e.playing or e.pinned)]
        going.update((e.id, e) for e in loose[: max(0, len(alike) - most)])
    left = [entry for entry in oldest if entry.id not in going]
    number, size = len(left), sum(entry.size for entry in left)
    for entry in left:
        if number <= limits.games and size <= limits.megabytes * MEGABYTE:
            break
        if entry.finished and not entry.pinned and not entry.playing:
            going[entry.id] = entry
            number, size = number - 1, size - entry.size
    return sorted(going.values(), key=lambda entry: (entry.updated, entry.id))
