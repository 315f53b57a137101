"""What kept games are called on the screen."""

from __future__ import annotations

from collections.abc import Sequence

from ...language import _, mark
from ...storage.kept import Entry
from ...ui.text.log_words import joined

#: the games of these kinds say what they are
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


def title_of(entry: Entry) -> str:
    """The name of a game, or who plays it."""
    if entry.name:
        return _(entry.name) if entry.kind in ("scenario", "lesson", "challenge") else entry.name
    return players_of([seat.name for seat in entry.seats])


def players_of(names: Sequence[str]) -> str:
    """The players in a few words."""
    if len(names) > 3:
        return _("{names} and {names2} others").format(names=names[0], names2=len(names) - 1)
    return joined(names)


def kind_of(entry: Entry) -> str:
    """What kind of game it is, "" for an ordinary one."""
    return _(KINDS[entry.kind]) if entry.kind in KINDS else ""
