"""A game on its way to or from storage."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Annotated, Literal, TypeAlias

from pydantic import Field

from ..engine.actions import Action
from ..engine.game import Drawn
from ..engine.state import State

#: the version that an action answered, the action, and its random results
LogEntry: TypeAlias = tuple[int, Action, tuple[Drawn, ...]]

#: the origin of a game; "continued" is one from a moment of another
Kind: TypeAlias = Literal[
    "game", "quick", "scenario", "lesson", "challenge", "daily", "position", "continued"
]
#: the reasons why a game does not count in the records: another person's file, a scenario, a
#: lesson, a position from the editor, a chosen seed, a start from an earlier moment
Mark: TypeAlias = Literal["foreign", "scenario", "lesson", "arranged", "seed", "rewound"]


@dataclass(frozen=True, slots=True)
class SeatRecord:
    """A seat at the table.

    ``token`` is the id of a token, ``colour`` a place in the theme's list of
    player colours, ``bot`` the code of an AI opponent ('': the usual one),
    ``profile`` the id of the person's profile on this computer ('': none),
    ``face`` the character of an opponent ('': none was chosen).
    """

    name: Annotated[str, Field(max_length=200)]
    kind: Literal["human", "ai"] = "human"
    token: Annotated[str, Field(max_length=40, pattern=r"^\w*$")] = ""
    colour: Annotated[int, Field(ge=0, le=99)] = 0
    bot: Annotated[str, Field(max_length=400)] = ""
    profile: Annotated[str, Field(max_length=40, pattern=r"^\w*$")] = ""
    face: Annotated[str, Field(max_length=40, pattern=r"^\w*$")] = ""


@dataclass(frozen=True, slots=True)
class SeatChange:
    """A seat that changed hands when the log had ``at`` entries; who sat there ``before``."""

    at: Annotated[int, Field(ge=0)]
    seat: Annotated[int, Field(ge=0, lt=8)]
    before: SeatRecord


@dataclass(slots=True)
class SavedGame:
    """A game to be resumed or replayed from ``start``.

    ``start`` and ``state`` share rules and board; ``saved`` is the moment of
    saving (UTC, ISO 8601) and ``program`` the version that saved, both set by
    ``save``.  ``elapsed`` is the time played in a game against time, in seconds.
    ``marks`` say why it counts for nothing in the records.
    ``seats`` are who sits there now, ``changes`` say who did before, the oldest first.
    ``started`` is the moment of the first save (UTC, ISO 8601), "" if that is not known.
    ``salt`` was sealed with the seed; "" in games of before there was one.
    """

    name: str
    seats: tuple[SeatRecord, ...]
    start: State
    state: State
    log: list[LogEntry] = field(default_factory=list)
    saved: str = ""
    program: str = ""
    elapsed: float = 0.0
    kind: Kind = "game"
    marks: tuple[Mark, ...] = ()
    changes: tuple[SeatChange, ...] = ()
    started: str = ""
    salt: str = ""

    def seats_at(self, moment: int) -> tuple[SeatRecord, ...]:
        """The seats at this length of the log."""
        return seats_at(self.seats, self.changes, moment)


def seats_at(
    seats: Sequence[SeatRecord], changes: Sequence[SeatChange], moment: int
) -> tuple[SeatRecord, ...]:
    """The seats when the log had ``moment`` entries; ``seats`` are those of now."""
    found = list(seats)
    for change in reversed(changes):
        if change.at > moment:
            found[change.seat] = change.before
    return tuple(found)


def with_seat_change(game: SavedGame, seat: int, record: SeatRecord) -> SavedGame:
    """The game with another player on a seat from now on; the earlier one is remembered."""
    seats = (*game.seats[:seat], record, *game.seats[seat + 1 :])
    change = SeatChange(len(game.log), seat, game.seats[seat])
    return replace(game, seats=seats, changes=(*game.changes, change))


def with_mark(marks: tuple[Mark, ...], mark: Mark) -> tuple[Mark, ...]:
    """The marks with one more, each once."""
    return marks if mark in marks else (*marks, mark)
