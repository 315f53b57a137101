"""Plays challenges without a screen: by recorded solutions, by those who think little."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Annotated

from pydantic import Field, TypeAdapter

from monopoly_gui.ai.bot import Bot
from monopoly_gui.challenges.challenge import (
    PLAYER,
    Challenge,
    Verdict,
    challenge_game,
    judge_challenge,
)
from monopoly_gui.editions import DEFAULT, load_edition
from monopoly_gui.engine.actions import Action, RefuseTrade
from monopoly_gui.engine.errors import IllegalAction
from monopoly_gui.engine.machine import legal
from monopoly_gui.engine.view import View, view
from monopoly_gui.match.match import Match
from monopoly_gui.storage import SeatRecord

SOLUTIONS = Path(__file__).parent / "solutions"
#: actions of the player, and of all, after which nothing more is expected
MOST_ACTIONS, MOST_STEPS = 600, 6000
#: other dice for those who should fail: so many, and in how many of them they may not
SEEDS, LUCKY = 20, 1
ME = SeatRecord("Ada", "human", "car", 0)
#: an action of the player, with the version of the position that it answered
Move = tuple[int, Action]


@dataclass(slots=True)
class PlayoutResult:
    """The end of a challenge (None: still open), and the player's actions."""

    verdict: Verdict | None
    moves: list[Move] = field(default_factory=list)

    @property
    def stars(self) -> int:
        return self.verdict.stars if self.verdict else 0


@dataclass(slots=True)
class FirstLegal:
    """Takes the first action of the list, whatever it is."""

    reason: str = ""

    def decide(self, seen: View) -> Action:
        return legal(seen.state, seen.player)[0]

    def interject(self, seen: View) -> Action | None:
        return self.decide(seen)


@dataclass(slots=True)
class Recorded:
    """Does what was done before; IllegalAction or LookupError where the game went another way."""

    moves: Sequence[Move]
    at: int = 0
    reason: str = ""

    def decide(self, seen: View) -> Action:
        version, action = self.moves[self.at]
        if version != seen.state.version:
            raise LookupError(f"action {version} is asked for at {seen.state.version}")
        self.at += 1
        return action

    def interject(self, seen: View) -> Action | None:
        return self.decide(seen)


def play(
    challenge: Challenge, hand: Bot, seed: int | None = None, edition: str = DEFAULT
) -> PlayoutResult:
    """Play a challenge to its end at a real match; the hand is asked when the match waits."""
    saved = challenge_game(challenge, load_edition(edition), ME, seed=seed)
    match = Match.from_saved(saved, threaded=False)
    played = PlayoutResult(None)
    try:
        for _step in range(MOST_STEPS):
            played.verdict = judge_challenge(challenge, match.state)
            if played.verdict or len(played.moves) >= MOST_ACTIONS:
                break
            if match.poll() is not None:
                continue
            state = match.state
            seen = view(state, PLAYER)
            offers = match.offers_to_humans()
            action = hand.interject(seen) if offers else hand.decide(seen)
            action = action or RefuseTrade(PLAYER, offers[0].id)
            played.moves.append((state.version, action))
            match.submit(action)
    finally:
        match.close()
    assert not match.opponents.faults, match.opponents.faults
    return played


def fails(challenge: Challenge, hand: Bot, seed: int) -> bool:
    """Whether this one has no star with these dice; who does what is not allowed has none."""
    try:
        return play(challenge, hand, seed).stars == 0
    except IllegalAction:
        return True


@cache
def _adapter() -> TypeAdapter[list[Move]]:
    return TypeAdapter(list[tuple[int, Annotated[Action, Field(discriminator="kind")]]])


def solution_of(name: str) -> list[Move]:
    """The recorded actions; FileNotFoundError if there are none."""
    return _adapter().validate_json((SOLUTIONS / f"{name}.json").read_bytes())


def keep(name: str, moves: Sequence[Move]) -> None:
    """Record a solution, an action a line."""
    SOLUTIONS.mkdir(exist_ok=True)
    lines = [_adapter().dump_json([move])[1:-1].decode() for move in moves]
    (SOLUTIONS / f"{name}.json").write_text("[\n" + ",\n".join(lines) + "\n]\n", encoding="utf-8")
