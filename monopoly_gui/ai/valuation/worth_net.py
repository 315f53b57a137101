"""The value function: each player's chance of winning, by a small network that all share."""

import json
from dataclasses import dataclass, field
from functools import lru_cache
from math import dist, exp, hypot, log1p, sqrt
from pathlib import Path

from ... import paths
from .position import Position, Side

FORMAT = 1
#: a unit with smaller weights is negligible
_SILENT = 0.02


#: the features of one player; the weights file names as many
COUNT = 38
_DEEDS = 28
#: an income that matters, in parts of a salary
_SMALL = 0.1


Row = tuple[float, ...]
#: the totals of all players (plain tuples: many positions are weighed): rivals, ``now``, ``then``,
#: ``rich``, assets that can become money, ``near``, the two richest; the divisor of worths and
#: incomes; a small income, and the factor of money; the Bank's part of the deeds, and if any
Together = tuple[
    int, float, float, float, int, float, float, float,
    float, float, float, float, float, float, float, float, float,
]  # fmt: skip


def features(position: Position) -> list[Row | None]:
    """Each player's features, ``COUNT`` numbers; None for players who are out."""
    sides = position.sides()
    together = _together(position, sides)
    return [
        _row(side, together, jailed, cards, waits) if alive else None
        for alive, side, jailed, cards, waits in zip(
            position.alive, sides, position.jailed, position.cards, position.waits, strict=True
        )
    ]


def _row(side: Side, together: Together, jailed: bool, cards: int, waits: int) -> Row:
    """A player's features.

    Money counts in salaries, so that boards of any currency look alike.
    """
    rivals, now, then, rich, liquid, near, first, second = together[:8]
    worth, all_then, all_rich, small, one, fifth, part, free, some = together[8:]
    # (slices: with a star it takes twice as long)
    my_cash, pledge, sale, owed, price, deeds, my_now, my_then, my_rich = side[:9]
    sets, ready, near_free, near_held, my_near, rails, works = side[9:]
    pay_now, pay_then = now - my_now, then - my_then
    in_now, in_then = my_now * rivals, my_then * rivals
    total = my_cash + pledge + sale
    cash = my_cash * one
    if cash > 20.0:
        cash = 20.0
    ahead, further = (in_now - pay_now) * one, (in_then - pay_then) * one
    return (
        cash * 0.2,
        sqrt(cash) * 0.5,
        cash if cash < 1.0 else 1.0,
        pledge * fifth,
        sale * fifth,
        owed * fifth,
        log1p(in_now * part),
        log1p(in_then * part),
        log1p(my_rich * rivals * part),
        log1p(pay_now * part),
        log1p(pay_then * part),
        log1p((rich - my_rich) * part),
        log1p(my_cash / (pay_now + small)) * 0.5,
        log1p(total / (pay_then + small)) * 0.5,
        log1p((liquid - total) / (in_then + small)) * 0.5,
        my_then / all_then,
        my_rich / all_rich,
        (second if my_rich == first else first) / all_rich,
        (my_cash + price + 2 * sale) / worth,
        sets * 0.5,
        ready * 0.5,
        near_free * 0.5,
        near_held * 0.5,
        log1p(my_near * part),
        log1p((near - my_near) * part),
        rails * 0.25,
        1.0 if rails >= 3 else 0.0,
        works * 0.5,
        deeds / (_DEEDS / 4),
        free,
        some,
        1.0 if jailed else 0.0,
        cards * 1.0,
        waits * 0.25,
        1.0 if rivals == 1 else 0.0,
        1.0 if rivals == 2 else 0.0,
        3.0 if ahead > 3.0 else -3.0 if ahead < -3.0 else ahead,
        3.0 if further > 3.0 else -3.0 if further < -3.0 else further,
    )


def _together(position: Position, sides: list[Side]) -> Together:
    """The sums over active players, the two highest ``rich``, and features common to all."""
    now = then = rich = near = first = second = 0.0
    living = liquid = worth = 0
    for alive, side in zip(position.alive, sides, strict=True):
        if not alive:
            continue
        cash, pledge, sale, _, price, _, its_now, its_then, its_rich = side[:9]
        living += 1
        now += its_now
        then += its_then
        rich += its_rich
        liquid += cash + pledge + sale
        worth += cash + price + 2 * sale
        near += side.near
        if its_rich > first:
            first, second = its_rich, first
        elif its_rich > second:
            second = its_rich
    free, unit = position.free.bit_count(), position.ground.unit
    small = _SMALL * unit
    return (
        living - 1, now, then, rich, liquid, near, first, second,
        worth + small, then + small / 10, rich + 1e-6 * unit,
        # by a factor rather than a divisor
        small, 1 / unit, 0.2 / unit, 1 / small, free / _DEEDS, 1.0 if free else 0.0,
    )  # fmt: skip


class WeightsError(ValueError):
    """The weights cannot be used; the text gives the reason and the remedy."""


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
        """A player's standing; only differences between players mean anything.

        The product of a row and the input follows from their distance from each other and from
        the origin (the law of cosines); Python computes distances much faster than products,
        fastest between tuples.
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
    """Compute the chances once for all opponents in the position."""
    scores = [net.score(row) if row else None for row in features(position)]
    top = max([score for score in scores if score is not None])
    weights = [exp(score - top) if score is not None else 0.0 for score in scores]
    total = sum(weights)
    return tuple([weight / total for weight in weights])


def weights() -> Net:
    """The network shipped with the game."""
    return load_net(paths.assets() / "ai" / "weights.json")


@lru_cache(maxsize=4)
def load_net(path: Path) -> Net:
    """The network in a weights file; WeightsError for an unusable one."""
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
