"""A challenge: position, goal, opponents, title and task."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from ..engine.board import Board
from ..engine.presets import rules_from
from ..engine.rules import Rules, Value
from ..storage import SavedGame, SeatRecord
from .goal import Goal
from .position import Position, lay

#: the seat of the one who takes the challenge
PLAYER = 0
#: who sits there otherwise, with their tokens
OPPONENTS = (("Blaise", "dog"), ("Chen", "ship"), ("Dorothy", "hat"), ("Edsger", "iron"))


@dataclass(frozen=True, slots=True)
class Challenge:
    """``opponents`` are codes of bots, seat by seat; ``rounds`` how many are played at most.

    ``title`` and ``task`` are texts of the catalogue; the task may name spaces as ``{s16}``.  The
    dice are the same each time: they come from ``seed``.
    """

    id: str
    title: str
    task: str
    position: Position
    goal: Goal
    opponents: tuple[str, ...]
    rounds: int
    seed: int = 1
    rules: Mapping[str, Value] = field(default_factory=dict)

    @property
    def last_round(self) -> int:
        return self.position.round + self.rounds - 1


def rules_of(challenge: Challenge) -> Rules:
    """The official rules with what the challenge changes; the game ends with its last round."""
    limit = {"win_condition": "richest_at_limit", "round_limit": challenge.last_round}
    return rules_from({**limit, **challenge.rules})


def opened(
    challenge: Challenge,
    board: Board,
    player: SeatRecord,
    tokens: Sequence[str] = (),
    seed: int | None = None,
) -> SavedGame:
    """The game at its beginning, with this person in the first seat.

    ``tokens`` are those there are; with a ``seed`` other dice fall than usual.
    """
    dice = challenge.seed if seed is None else seed
    state = lay(challenge.position, board, rules_of(challenge), dice)
    seats = (player, *_others(challenge, player, tokens))
    return SavedGame(challenge.title, seats, state.clone(), state, kind="challenge")


def _others(
    challenge: Challenge, player: SeatRecord, tokens: Sequence[str]
) -> tuple[SeatRecord, ...]:
    """The opponents, with names, tokens and colours that the player does not have."""
    taken = player.name.casefold()
    names = [name for name, _token in OPPONENTS if name.casefold() != taken]
    usual = [token for _name, token in OPPONENTS]
    left = [token for token in (*usual, *tokens) if token != player.token]
    free = [token for token in dict.fromkeys(left) if not tokens or token in tokens]
    colours = [colour for colour in range(8) if colour != player.colour]
    return tuple(
        SeatRecord(name, "ai", token, colour, code)
        for name, token, colour, code in zip(
            names, free, colours, challenge.opponents, strict=False
        )
    )
