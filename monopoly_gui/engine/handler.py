"""Handlers of pending frames and of interrupts.

``F`` is a kind of frame, ``A`` a kind of action; `registry.py` says which handler has which.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Generic, Protocol, TypeVar

from .actions import Action
from .game import Game
from .state import State

F = TypeVar("F")
A = TypeVar("A")


class PlayerFrame(Protocol):
    """A frame of one player, whom the game waits for."""

    @property
    def player(self) -> int: ...


def nobody(state: State, frame: object) -> tuple[int, ...]:
    """No player has to decide: the frame works by itself."""
    return ()


def its_player(state: State, frame: PlayerFrame) -> tuple[int, ...]:
    """The player the frame names has to decide."""
    return (frame.player,)


def waits(game: Game, frame: object) -> bool:
    """Wait: only a decision moves the game on."""
    return False


def nothing(state: State, frame: object, player: int) -> list[Action]:
    return []


def unlisted(state: State, player: int) -> list[Action]:
    """Nothing: too many to list, or not to be picked from a list by mistake."""
    return []


@dataclass(frozen=True, slots=True)
class AnswerRule(Generic[F, A]):
    """``verify`` raises IllegalAction; ``apply`` is only called after it."""

    verify: Callable[[State, F, A], None]
    apply: Callable[[Game, F, A], None]


@dataclass(frozen=True, slots=True)
class Handler(Generic[F]):
    """All about one kind of frame.

    ``answers`` has them by the class of the action; ``step`` does what happens by
    itself and says whether it did anything; ``deciders`` are the players without
    whose answer the game cannot go on; ``legal`` lists the answers open to a
    player; ``title`` names the frame in a sentence.
    """

    title: str
    answers: Mapping[type[Action], AnswerRule[F, Any]] = field(default_factory=dict)
    step: Callable[[Game, F], bool] = waits
    deciders: Callable[[State, F], tuple[int, ...]] = nobody
    legal: Callable[[State, F, int], list[Action]] = nothing


@dataclass(frozen=True, slots=True)
class Interrupt(Generic[A]):
    """An act that answers no frame: building, trading, raising money, claiming."""

    verify: Callable[[State, A], None]
    apply: Callable[[Game, A], None]
    legal: Callable[[State, int], list[Action]] = unlisted
