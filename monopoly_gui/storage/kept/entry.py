"""Index entries of kept games: enough for a list, so that no game has to be opened for it."""

import secrets
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Annotated

from pydantic import Field

from ...engine.frames import Over
from ..saved_game import Kind, Mark, SavedGame, SeatRecord

Id = Annotated[str, Field(pattern=r"^[0-9a-z-]{8,40}$")]
Short = Annotated[str, Field(max_length=400)]
Natural = Annotated[int, Field(ge=0)]

#: the game for Continue, unless it has ended
OWN: frozenset[Kind] = frozenset({"game", "quick", "continued"})


@dataclass(frozen=True, slots=True)
class SeatLine:
    """The occupant of a seat; ``profile`` is None without one, ``bot`` None for a person."""

    name: Short
    token: Short = ""
    colour: Natural = 0
    profile: Short | None = None
    bot: Short | None = None


@dataclass(frozen=True, slots=True)
class GameEntry:
    """A line of the index.

    ``started``, ``updated`` and ``finished`` are moments (UTC, ISO 8601; finished "" while the
    game goes on), ``winners`` seats, ``board`` the id of the edition, ``rules`` the name of the
    set of rules in English ("" for rules without a name), ``size`` the bytes of all its files.
    ``playing`` says that a program has it open, or was ended while it had.
    ``problem`` says why the file cannot be read, "" if it can.
    """

    id: Id
    name: Short
    kind: Kind
    board: Short
    rules: Short
    seats: tuple[SeatLine, ...]
    round: Natural
    started: Short
    updated: Short
    finished: Short = ""
    winners: tuple[Natural, ...] = ()
    pinned: bool = False
    marks: tuple[Mark, ...] = ()
    size: Natural = 0
    playing: bool = False
    problem: Short = ""

    @property
    def own(self) -> bool:
        """Whether it is a game of one's own, no lesson, scenario or task."""
        return self.kind in OWN

    @property
    def resumable(self) -> bool:
        """Whether Continue may go on with it."""
        return self.own and not self.finished and not self.problem


def timestamp(at: datetime | None = None) -> str:
    """A moment, or now, as entries hold it."""
    return (at or datetime.now(UTC)).astimezone(UTC).isoformat(timespec="milliseconds")


def new_id(at: datetime | None = None, tail: str = "") -> str:
    """An id for a game that begins now; later ids sort after it."""
    stamp = (at or datetime.now(UTC)).astimezone(UTC).strftime("%Y%m%d-%H%M%S-%f")
    return f"{stamp}-{tail or secrets.token_hex(4)}"


def entry_of(game: SavedGame, id: str, rules: str, before: GameEntry | None = None) -> GameEntry:
    """The line of a game as it is now; its end stays as it was ``before``."""
    state = game.state
    over = state.top if isinstance(state.top, Over) else None
    now = game.saved or timestamp()
    return GameEntry(
        id=id,
        name=game.name,
        kind=game.kind,
        board=state.board.id,
        rules=rules,
        seats=tuple(map(seat_line, game.seats)),
        round=state.round,
        started=game.started or (before.started if before else "") or now,
        updated=now,
        finished=((before.finished if before else "") or now) if over else "",
        winners=over.winners if over else (),
        marks=game.marks,
    )


def seat_line(seat: SeatRecord) -> SeatLine:
    """The index entry of a seat."""
    bot = seat.bot if seat.kind == "ai" else None
    return SeatLine(seat.name, seat.token, seat.colour, seat.profile or None, bot)
