"""The contents of a save file: from a game to JSON and back.

The engine's own dataclasses are read and written by pydantic adapters; the
state without its rules and board is a ``Position``, whose bounds keep a wrong
file from reaching the rules.
"""

import json
from dataclasses import asdict, dataclass
from functools import cache
from typing import Annotated, Any, TypeAlias

from pydantic import Field, TypeAdapter

from .. import editions
from ..editions.writer import edition_json
from ..engine.actions import Action
from ..engine.board import SIZE, Board
from ..engine.chance import STREAMS
from ..engine.conflicts import contradictions
from ..engine.errors import RulesError
from ..engine.frames import Claim, Frame, Offer
from ..engine.invariants import misshapen, unplayable
from ..engine.presets import rules_from
from ..engine.rules import Rules, Value
from ..engine.sentence import said
from ..engine.state import RULES_VERSION, STATE_FIELDS, State
from .errors import Damage
from .saved_game import Kind, Mark, SavedGame, SeatChange, SeatRecord

FORMAT = 4

Natural = Annotated[int, Field(ge=0)]
Place = Annotated[int, Field(ge=0, lt=SIZE)]
Player = Annotated[int, Field(ge=0, lt=8)]
Short = Annotated[str, Field(max_length=200)]
Dice = Annotated[tuple[Annotated[int, Field(ge=0, le=6)], ...], Field(max_length=3)]
BySeat = Field(min_length=2, max_length=8)
BySpace = Field(min_length=SIZE, max_length=SIZE)
ByDeck = Field(min_length=2, max_length=2)
#: reading stops at the first fault: reporting each takes far more memory than the file
Log: TypeAlias = Annotated[
    list[
        tuple[
            Natural,
            Annotated[Action, Field(discriminator="kind")],
            tuple[tuple[str | int, ...], ...],
        ]
    ],
    Field(fail_fast=True),
]

#: the lists of a state, besides ``cash``, with an entry per player
BY_PLAYER = (
    "order",
    "position",
    "placed",
    "lapped",
    "jail_turns",
    "alive",
    "auto_claim",
    "salaries",
    "cards",
)


@dataclass(slots=True)
class SavedPosition:
    """A state without rules and board; the fields and their order are the state's own."""

    seed: int
    draws: Annotated[list[Natural], Field(min_length=STREAMS, max_length=STREAMS)]
    version: Natural
    order: Annotated[list[Player], BySeat]
    current: Player
    round: Natural
    turn: Natural
    doubles: Natural
    dice: Dice
    cash: Annotated[list[Natural], BySeat]
    bank: int
    pot: Natural
    position: Annotated[list[Place], BySeat]
    placed: Annotated[list[bool], BySeat]
    lapped: Annotated[list[bool], BySeat]
    jail_turns: Annotated[list[Annotated[int, Field(ge=-1)]], BySeat]
    alive: Annotated[list[bool], BySeat]
    fallen: list[Player]
    auto_claim: Annotated[list[bool], BySeat]
    salaries: Annotated[list[Natural], BySeat]
    cards: Annotated[list[list[Natural]], BySeat]
    owner: Annotated[list[Annotated[int, Field(ge=-1, lt=8)]], BySpace]
    buildings: Annotated[list[Annotated[int, Field(ge=0, le=5)]], BySpace]
    mortgaged: Annotated[list[bool], BySpace]
    houses_left: int
    hotels_left: int
    decks: Annotated[list[list[Natural]], ByDeck]
    known: Annotated[list[Natural], ByDeck]
    next_id: Natural
    time_called: bool
    rules_version: Annotated[int, Field(ge=1, le=RULES_VERSION)]
    claims: list[Claim]
    offers: list[Offer]
    stack: Annotated[list[Annotated[Frame, Field(discriminator="kind")]], Field(min_length=1)]


@dataclass(slots=True)
class SaveFile:
    """A save file; ``board`` is the edition if it is not one of the game's."""

    format: int
    program: Short
    name: Short
    saved: Short
    edition: Short
    board: dict[str, Any] | None
    rules: dict[str, Value]
    seats: Annotated[tuple[SeatRecord, ...], BySeat]
    snapshot: SavedPosition
    start: SavedPosition
    log: Log
    elapsed: Annotated[float, Field(ge=0, allow_inf_nan=False)] = 0.0
    kind: Kind = "game"
    marks: Annotated[tuple[Mark, ...], Field(fail_fast=True)] = ()
    changes: Annotated[tuple[SeatChange, ...], Field(fail_fast=True)] = ()
    started: Short = ""
    salt: Annotated[str, Field(max_length=64, pattern=r"^[0-9a-f]*$")] = ""
    digest: Short = ""


@cache
def adapter() -> TypeAdapter[SaveFile]:
    """The reader and writer of save files, made at the first use, as that takes a moment."""
    return TypeAdapter(SaveFile)


def contents(game: SavedGame) -> bytes:
    """The JSON of a game, without a digest."""
    board = game.state.board
    own = not editions.is_shipped(board)
    file = SaveFile(
        format=FORMAT,
        program=game.program,
        name=game.name,
        saved=game.saved,
        edition=board.id,
        board=edition_json(board) if own else None,
        rules=asdict(game.state.rules),
        seats=game.seats,
        snapshot=position(game.state),
        start=position(game.start),
        log=game.log,  # type: ignore[arg-type]  # random results have a wider type in the engine
        elapsed=game.elapsed,
        kind=game.kind,
        marks=game.marks,
        changes=game.changes,
        started=game.started,
        salt=game.salt,
    )
    return adapter().dump_json(file, exclude={"digest"})


def game(file: SaveFile) -> SavedGame:
    """The game in a file; Damage says why it cannot be played."""
    board = _board(file)
    rules = _rules(file, board)
    if len(file.seats) != len(file.snapshot.cash):
        raise Damage(
            "it has {seats} seats for {players} players",
            seats=len(file.seats),
            players=len(file.snapshot.cash),
        )
    return SavedGame(
        name=file.name,
        seats=file.seats,
        start=_state(file.start, rules, board),
        state=_state(file.snapshot, rules, board),
        log=file.log,  # type: ignore[arg-type]
        saved=file.saved,
        program=file.program,
        elapsed=file.elapsed,
        kind=file.kind,
        marks=file.marks,
        changes=_changes(file),
        started=file.started,
        salt=file.salt,
    )


def position(state: State) -> SavedPosition:
    """The state's own lists, without a copy, for writing."""
    return SavedPosition(*[getattr(state, name) for name in STATE_FIELDS])


def _changes(file: SaveFile) -> tuple[SeatChange, ...]:
    """The seat changes, in the order of the log."""
    moments = [change.at for change in file.changes]
    seats = [change.seat for change in file.changes]
    wrong = moments != sorted(moments) or any(at > len(file.log) for at in moments)
    if wrong or any(seat >= len(file.seats) for seat in seats):
        raise Damage("it lists a change of seats at a point the game never reached")
    return file.changes


def _board(file: SaveFile) -> Board:
    try:
        if file.board is None:
            return editions.load_edition(file.edition)
        return editions.edition_from_json(json.dumps(file.board), "in it")
    except editions.EditionError as error:
        raise Damage("its board cannot be used ({fault})", fault=error) from None


def _rules(file: SaveFile, board: Board) -> Rules:
    """The rules of a game; an ineffective option is no reason to lose the game.

    Nor is a start that deals could not be paid from today: they have been.
    """
    try:
        rules = rules_from(file.rules)
    except RulesError as error:
        raise Damage("its rules cannot be played ({fault})", fault=said(error)) from None
    if wrong := [one for one in contradictions(rules, board) if "start_cash" not in one.options]:
        raise Damage("its rules cannot be played ({fault})", fault=wrong[0].text)
    return rules


def _state(position: SavedPosition, rules: Rules, board: Board) -> State:
    fields = {name: getattr(position, name) for name in STATE_FIELDS}
    state = State(rules=rules, board=board, **fields)
    for name in BY_PLAYER:
        if len(fields[name]) != state.players:
            raise Damage(
                "its position lists {players} players under {name}",
                players=len(fields[name]),
                name=name,
            )
    for player in (state.current, *state.fallen):
        if player >= state.players:
            raise Damage(
                "its position mentions player {player} of {players}",
                player=player + 1,
                players=state.players,
            )
    wrong = misshapen(state) or state.problems() or unplayable(state)
    if wrong:
        raise Damage("its position breaks the rules: {fault}", fault=wrong[0])
    return state
