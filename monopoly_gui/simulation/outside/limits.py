"""Limits of a bot process."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Limits:
    """Seconds for an answer, for all of a game, and for being ready; bytes of a line and of memory.

    After so many ``strikes``, questions that were never answered, no game waits any more.
    """

    answer: float = 5.0
    game: float = 200.0
    ready: float = 20.0
    line: int = 1024 * 1024
    memory: int = 1024**3
    strikes: int = 3
