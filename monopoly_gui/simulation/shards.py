"""A part of a run: its games in place of all, and those of all parts in order again."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import TypeVar

from ..storage.parts import Shard
from .parallel import spread

Out = TypeVar("Out")


def spread_part(
    play: Callable[[int], Out], shard: Shard, games: int, jobs: int, lost: Out | None = None
) -> Iterator[Out]:
    """The results of ``play`` for the games of a part, as ``spread`` gives them for all."""
    return spread(partial(_play_one, play, shard), shard.count(games), jobs, lost)


def _play_one(play: Callable[[int], Out], shard: Shard, at: int) -> Out:
    return play(shard.number(at))


def in_turn(parts: Sequence[Sequence[Out]], games: int) -> Iterator[Out]:
    """The games of all parts, which are in order, as one run plays them."""
    for number in range(games):
        at, part = divmod(number, len(parts))
        yield parts[part][at]
