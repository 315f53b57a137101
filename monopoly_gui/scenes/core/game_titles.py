"""The names of stored games, apart from their pictures: the title screen needs no more."""

from collections.abc import Sequence

from ...language import _, mark
from ...storage.kept import GameEntry
from ...ui.text.log_words import joined

#: the games of these kinds name their kind
KINDS = mark(
    {
        "quick": "Quick game",
        "scenario": "Scenario",
        "lesson": "First game",
        "challenge": "Challenge",
        "daily": "Daily challenge",
        "position": "Custom position",
        "continued": "Continued from a replay",
    }
)


def title_of(entry: GameEntry) -> str:
    """The name of a game, or who plays it."""
    if entry.name:
        return _(entry.name) if entry.kind in ("scenario", "challenge") else entry.name
    if entry.kind == "lesson":
        return _(KINDS["lesson"])
    return players_of([seat.name for seat in entry.seats])


def players_of(names: Sequence[str]) -> str:
    """The players in a few words."""
    if len(names) > 3:
        return _("{names} and {names2} others").format(names=names[0], names2=len(names) - 1)
    return joined(names)


def kind_of(entry: GameEntry) -> str:
    """The kind of a game, "" for an ordinary one."""
    return _(KINDS[entry.kind]) if entry.kind in KINDS else ""
