"""The value function: each player's chance of winning, by a small network that all share."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from functools import lru_cache
from math import dist, exp, hypot
from pathlib import Path

from ... import paths
from .features import COUNT, features
from .position import Position

FORMAT = 1
#: a unit whose weights come to less says nothing that matters
_SILENT = 0.02


class WeightsError(ValueError):
    """The weights cannot be used; the text says why and what to do."""


@dataclass(frozen=True, slots=True, eq=False)
class Net:
    """One hidden layer of rectified units; ``hidden`` has a row of weights a unit."""

    hidden: tuple[tuple[float, ...], ...]
    bias: tuple[float, ...]
    out: tuple[float, ...]
    #: of the units that say something: the row, half the square of its length with the bias, and
    #: the weight
    _units: tuple[tuple[tuple[float, ...], float, float], ...] = field(init=False, repr=False)

    def __post_init__(self) -> None:
        rows = zip(self.hidden, self.bias, self.out, strict=True)
        units = tuple(
            (row, bias + 0.5 * hypot(*row) ** 2, out)
            for row, bias, out in rows
            if abs(out) * hypot(bias, *row) > _SILENT
        )
        object.__setattr__(self, "_units", units)

    def score(self, seen: tuple[float, ...]) -> float:
        """How well a player stands; only differences between players mean anything.

        The product of a row and what is seen follows from how far they are from each other
        and from nothing (the law of cosines); Python tells distances much faster than products,
        and those of tuples fastest.
        """
        total = 0.0
        far = 0.5 * hypot(*seen) ** 2
        for row, half, out in self._units:
            away = dist(row, seen)
            unit = half + far - 0.5 * away * away
            if unit > 0.0:
                total += unit * out
        return total

    def chances(self, position: Position) -> list[float]:
        """Each player's chance of winning, by seat; they sum to 1, and the dead have 0."""
        return list(_chances(self, position))


@lru_cache(maxsize=64)
def _chances(net: Net, position: Position) -> tuple[float, ...]:
    """Compute the chances once for all opponents that look at the position."""
    scores = [net.score(row) if row else None for row in features(position)]
    top = max([score for score in scores if score is not None])
    weights = [exp(score - top) if score is not None else 0.0 for score in scores]
    total = sum(weights)
    return tuple([weight / total for weight in weights])


def weights() -> Net:
    """The network that comes with the game."""
    return load_net(paths.assets() / "ai" / "weights.json")


@lru_cache(maxsize=4)
def load_net(path: Path) -> Net:
    """The network in a weights file; WeightsError where it cannot be used."""
    again = f"The opponents' weights in {path.name} cannot be used; install the game again"
    try:
        raw = json.loads(path.read_text(encoding="utf-8"))
        if raw["format"] != FORMAT:
            raise WeightsError(f"{again} (format {raw['format']} is not {FORMAT}).")
        hidden = tuple(tuple(float(w) for w in row) for row in raw["hidden"])
        bias = tuple(float(w) for w in raw["bias"])
        out = tuple(float(w) for w in raw["out"])
    except (OSError, ValueError, KeyError, TypeError) as error:
        if isinstance(error, WeightsError):
            raise
        raise WeightsError(f"{again} ({error}).") from None
    sizes = {len(row) for row in hidden}
    if sizes != {COUNT} or not len(hidden) == len(bias) == len(out):
        raise WeightsError(f"{again} (it does not have {COUNT} features a unit).")
    return Net(hidden, bias, out)
