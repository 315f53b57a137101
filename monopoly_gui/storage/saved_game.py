"""A game as it is handed to and from storage."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated, Literal, TypeAlias

from pydantic import Field

from ..engine.actions import Action
from ..engine.game import Drawn
from ..engine.state import State

#: the version that an action answered, the action, and what chance gave to it
LogEntry: TypeAlias = tuple[int, Action, tuple[Drawn, ...]]

#: why a game counts for nothing in the records: from somebody else's file, a scenario, a lesson,
#: a position put together, a seed chosen by hand, gone on with from an earlier moment
Mark: TypeAlias = Literal["foreign", "scenario", "lesson", "arranged", "seed", "rewound"]


@dataclass(frozen=True, slots=True)
class SeatRecord:
    """Who sits at the table.

    ``token`` is the id of a token, ``colour`` a place in the theme's list of
    player colours, ``bot`` the code of an AI opponent ('': the usual one),
    ``profile`` the id of the person's profile on this computer ('': none).
    """

    name: Annotated[str, Field(max_length=200)]
    kind: Literal["human", "ai"] = "human"
    token: Annotated[str, Field(max_length=40, pattern=r"^\w*$")] = ""
    colour: Annotated[int, Field(ge=0, le=99)] = 0
    bot: Annotated[str, Field(max_length=400)] = ""
    profile: Annotated[str, Field(max_length=40, pattern=r"^\w*$")] = ""


@dataclass(slots=True)
class SavedGame:
    """All that is needed to go on with a game, and to replay it from ``start``.

    ``start`` and ``state`` share rules and board; ``saved`` is the moment of
    saving (UTC, ISO 8601) and ``program`` the version that saved, both set by
    ``save``.  ``elapsed`` is the time played in a game against time, in seconds.
    ``marks`` say why it counts for nothing in the records.
    """

    name: str
    seats: tuple[SeatRecord, ...]
    start: State
    state: State
    log: list[LogEntry] = field(default_factory=list)
    saved: str = ""
    program: str = ""
    elapsed: float = 0.0
    marks: tuple[Mark, ...] = ()


def marked(marks: tuple[Mark, ...], mark: Mark) -> tuple[Mark, ...]:
    """The marks with one more, each once."""
    return marks if mark in marks else (*marks, mark)
