"""Parts of a long run of games, each played on a machine of its own: contents and reading.

A part is JSON in ASCII, so that it survives any encoding of a shell.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Annotated, ClassVar, NamedTuple, TypeVar

from pydantic import BaseModel, ConfigDict, Field, ValidationError, model_validator

from .. import __version__, paths
from ..editions import edition_text
from ..engine.board import SIZE
from ..files.json_lines import count_separators
from ..files.sharing import why_failed
from ..files.small_files import TooLarge, read_small
from .errors import PartError

#: a part with a million simulated games takes half of that
MAX_BYTES = 128 * 1024 * 1024
MOST_SEPARATORS = 24_000_000
#: the names of these options on the command line, where they differ
OPTIONS = {
    "rules": "--preset and --rule",
    "board": "the board's own file",
    "bots": "--bot and --program",
    "seats": "--seats or --league",
    "bot_seconds": "--bot-seconds",
}

Count = Annotated[int, Field(ge=0, lt=2**53)]


@dataclass(frozen=True, slots=True)
class Shard:
    """Part ``part`` of ``parts``: every ``parts``-th game, so that all parts take equally long."""

    part: int = 1
    parts: int = 1

    def number(self, at: int) -> int:
        """The number, in the whole run, of the part's game ``at``, both from 1."""
        return (at - 1) * self.parts + self.part

    def count(self, games: int) -> int:
        """The number of games of the run in this part."""
        return len(range(self.part, games + 1, self.parts))


class Run(BaseModel):
    """The run all parts belong to; ``board`` is the SHA-256 of the edition's text."""

    model_config = ConfigDict(frozen=True, strict=True, extra="forbid")

    edition: str
    board: str
    rules: dict[str, bool | int | str]
    seed: Annotated[int, Field(ge=0, lt=2**63)]
    games: Annotated[int, Field(ge=1, le=1_000_000)]


class SimulationRun(Run):
    players: Annotated[int, Field(ge=2, le=8)]


class ArenaRun(Run):
    """``bots`` are the foreign ones, as the user named them."""

    seats: list[Annotated[list[str], Field(min_length=2, max_length=8)]]
    bots: list[str]
    bot_seconds: int | None


class SimulatedGame(NamedTuple):
    """A game of ``simulate``; rents and visits by space are added up in the part."""

    winners: list[int]
    rounds: Count
    turns: Count
    actions: Count
    bankrupt: Count
    rent: Count
    faults: list[str]


class ArenaGame(NamedTuple):
    """A game at a table of ``arena``."""

    winners: list[str]
    rounds: Count
    faults: dict[str, Count]
    told: dict[str, str]
    failed: str


class Part(BaseModel):
    """A part: its number, its run, and its duration in seconds."""

    COMMAND: ClassVar[str]

    model_config = ConfigDict(frozen=True, strict=True, extra="forbid")

    part_of: str
    version: str
    part: Annotated[int, Field(ge=1)]
    parts: Annotated[int, Field(ge=1)]
    seconds: Annotated[float, Field(gt=0, allow_inf_nan=False)]

    @model_validator(mode="after")
    def _is_one_of_them(self) -> Part:
        require(self.part <= self.parts)
        return self

    @property
    def shard(self) -> Shard:
        return Shard(self.part, self.parts)

    def text(self) -> str:
        """The part in its file format."""
        return json.dumps(self.model_dump(), separators=(",", ":"))


class SimulationPart(Part):
    COMMAND = "simulate"

    run: SimulationRun
    games: list[SimulatedGame]
    rents: Annotated[list[Count], Field(min_length=SIZE, max_length=SIZE)]
    visits: Annotated[list[Count], Field(min_length=SIZE, max_length=SIZE)]

    @model_validator(mode="after")
    def _is_whole(self) -> SimulationPart:
        seats = range(1, self.run.players + 1)
        require(len(self.games) == self.shard.count(self.run.games))
        require(all(seat in seats for game in self.games for seat in game.winners))
        return self


class ArenaPart(Part):
    COMMAND = "arena"

    run: ArenaRun
    #: the games at each table
    tables: list[list[ArenaGame]]

    @model_validator(mode="after")
    def _is_whole(self) -> ArenaPart:
        games = self.shard.count(self.run.games)
        require(len(self.tables) == len(self.run.seats) > 0)
        for seats, table in zip(self.run.seats, self.tables, strict=True):
            require(len(table) == games)
            for game in table:
                require({*game.winners, *game.faults, *game.told} <= set(seats))
        return self


class _Head(BaseModel):
    """The head of a part of any version."""

    part_of: str
    version: str


P = TypeVar("P", SimulationPart, ArenaPart)


def require(sound: bool) -> None:
    if not sound:
        raise ValueError("the part contradicts itself")


def printable(text: str) -> str:
    """A text as the output shows it: halves of a sign, which no file accepts, become ``?``."""
    return text.encode(errors="replace").decode()


def board_digest(edition: str) -> str:
    """A digest of the board's text, since boards may differ and share an id."""
    return sha256(edition_text(edition).encode()).hexdigest()


def read_parts(kind: type[P], files: Sequence[str]) -> list[P]:
    """All parts of one run, in order; PartError gives the reason against these files.

    EditionError if there is no such board here.
    """
    first, *others = files
    found = {first: _read(kind, first)}
    whole = found[first]
    by_number = {whole.part: first}
    for file in others:
        part = _read(kind, file)
        if differs := _difference(whole, part):
            raise PartError(
                f"{file} and {first} are parts of different runs: {differs} differs. "
                "Play all parts with the same options, or merge those of one run."
            )
        if twin := by_number.get(part.part):
            raise PartError(
                f"{twin} and {file} are both part {part.part} of {part.parts}: name one of them."
            )
        found[file] = part
        by_number[part.part] = file
    missing = next((n for n in range(1, whole.parts + 1) if n not in by_number), None)
    if missing:
        shard = f"{missing}/{whole.parts}"
        raise PartError(
            f"Part {shard} is missing: name its file too, or play it with --shard {shard} and "
            "the options of the others."
        )
    if board_digest(whole.run.edition) != whole.run.board:
        raise PartError(
            f"The board {whole.run.edition} on this computer differs from the one of {first}: "
            "copy the file of that board here."
        )
    return [found[by_number[number]] for number in sorted(by_number)]


def _difference(one: Part, other: Part) -> str:
    """The option in which two parts differ, as typed; "" for none."""
    if one.parts != other.parts:
        return "the number of parts"
    mine, theirs = one.model_dump()["run"], other.model_dump()["run"]
    names = (name for name in mine if mine[name] != theirs[name])
    return next((OPTIONS.get(name, f"--{name}") for name in names), "")


def _read(kind: type[P], file: str) -> P:
    text = _text(file)
    try:
        head = _Head.model_validate_json(text)
    except ValidationError:
        raise PartError(
            f"{file} is no part of a run, or it was not written to its end: play that part again "
            "with --shard."
        ) from None
    if head.part_of != kind.COMMAND:
        raise PartError(
            f"{file} is no part of '{kind.COMMAND}': merge the parts of one command by that "
            "command."
        )
    if head.version != __version__:
        raise PartError(
            f"{file} was played by version {head.version[:40]}, and this is {__version__}: play "
            "and merge all parts with one version."
        )
    try:
        return kind.model_validate_json(text)
    except ValidationError:
        raise PartError(f"{file} is damaged: play that part again with --shard.") from None


def _text(file: str) -> str:
    """The text of the file, also one written by a shell as UTF-16."""
    try:
        data = read_small(paths.reachable(Path(file)), MAX_BYTES)
        if count_separators(data) > MOST_SEPARATORS:
            raise TooLarge
    except TooLarge:
        raise PartError(f"{file} is too large: play the run in more parts.") from None
    except OSError as error:
        raise PartError(
            f"{file} cannot be read ({why_failed(error)}): name the files that --shard has written."
        ) from None
    return data.decode(json.detect_encoding(data), errors="replace").removeprefix("\ufeff")
