"""How a kind of pending frame, and a kind of interrupt, is answered."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from .actions import Action
from .game import Game
from .state import State


def nobody(state: State, frame: Any) -> tuple[int, ...]:
    """No player has to decide: the frame works by itself."""
    return ()


def its_player(state: State, frame: Any) -> tuple[int, ...]:
    """The player the frame names has to decide."""
    return (frame.player,)


def waits(engine: Game, frame: Any) -> bool:
    """There is nothing to do until somebody decides."""
    return False


def nothing(state: State, frame: Any, player: int) -> list[Action]:
    return []


@dataclass(frozen=True, slots=True)
class Answer:
    """``verify`` raises IllegalAction; ``apply`` is only called after it."""

    verify: Callable[[State, Any, Any], None]
    apply: Callable[[Game, Any, Any], None]


@dataclass(frozen=True, slots=True)
class Handler:
    """All about one kind of frame.

    ``step`` does what happens by itself and says whether it did anything;
    ``deciders`` are the players without whose answer the game cannot go on;
    ``legal`` lists the answers open to a player; ``title`` names the frame in
    a sentence.
    """

    title: str
    answers: Mapping[type, Answer] = field(default_factory=dict)
    step: Callable[[Game, Any], bool] = waits
    deciders: Callable[[State, Any], tuple[int, ...]] = its_player
    legal: Callable[[State, Any, int], list[Action]] = nothing


@dataclass(frozen=True, slots=True)
class Interrupt:
    """An act that answers no frame: building, trading, raising money, claiming."""

    verify: Callable[[State, Any], None]
    apply: Callable[[Game, Any], None]
    legal: Callable[[State, int], list[Action]]
