"""A challenge: position, goal, opponents, title and task."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from ..engine.board import Board
from ..engine.presets import rules_from
from ..engine.rules import Rules, Value
from ..engine.state import State
from ..storage import SavedGame, SeatRecord
from .goal import Goal, goal_figure, is_goal_reached, stars_for
from .position import ChallengePosition, playable_state

#: the challenger's seat
PLAYER = 0
#: the default players of the seats, with their tokens
OPPONENTS = (("Blaise", "dog"), ("Chen", "ship"), ("Dorothy", "hat"), ("Edsger", "iron"))


@dataclass(frozen=True, slots=True)
class Challenge:
    """``opponents`` are codes of bots, seat by seat; ``rounds`` how many are played at most.

    ``title`` and ``task`` are texts of the catalogue; the task may name spaces as ``{s16}``.  The
    dice are the same each time: they come from ``seed``.  ``picture`` is a drawing of
    ``assets/cards``.
    """

    id: str
    title: str
    task: str
    position: ChallengePosition
    goal: Goal
    opponents: tuple[str, ...]
    rounds: int
    seed: int = 1
    rules: Mapping[str, Value] = field(default_factory=dict)
    picture: str = ""

    @property
    def last_round(self) -> int:
        return self.position.round + self.rounds - 1


def rules_of(challenge: Challenge) -> Rules:
    """The official rules with the challenge's changes; the game ends with its last round."""
    limit = {"win_condition": "richest_at_limit", "round_limit": challenge.last_round}
    return rules_from({**limit, **challenge.rules})


def challenge_game(
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
    state = playable_state(challenge.position, board, rules_of(challenge), dice)
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


@dataclass(frozen=True, slots=True)
class Verdict:
    """The end of a challenge.

    ``measured`` is the figure, or the number of rounds; 0 where the goal of a race was not
    reached.  ``ruined`` means that the player went bankrupt, ``alone`` that nobody else is left.
    """

    stars: int
    measured: int
    ruined: bool = False
    alone: bool = False


def judge_challenge(challenge: Challenge, state: State) -> Verdict | None:
    """The verdict on a position, None while it is still open.

    To be asked after each action: a race is won at the moment when its goal is reached.
    """
    goal = challenge.goal
    if not state.alive[PLAYER]:
        return Verdict(0, 0, ruined=True)
    used = state.round - challenge.position.round + 1
    if goal.race and is_goal_reached(goal, state, PLAYER):
        return Verdict(stars_for(goal, used), used)
    if len(state.living()) == 1:
        return Verdict(3, used if goal.race else goal_figure(goal, state, PLAYER), alone=True)
    if goal.race and used > goal.stars[0]:
        return Verdict(0, 0)
    if not state.over:
        return None
    if goal.race:
        return Verdict(0, 0)
    measured = goal_figure(goal, state, PLAYER)
    return Verdict(stars_for(goal, measured), measured)
