"""What a position looks like to each player, in numbers of about the size of one."""

from __future__ import annotations

from math import log1p, sqrt
from typing import NamedTuple

from .position import Position, Side

#: the features of one player; the weights file names as many
COUNT = 38
_DEEDS = 28
#: an income that matters, in parts of a salary
_SMALL = 0.1


class Table(NamedTuple):
    """What all players alive have together; ``richest`` are the two highest ``rich``.

    ``unit`` is the sum in which money is told, ``free`` how many deeds the Bank has.
    """

    unit: float
    free: int
    living: int
    now: float
    then: float
    rich: float
    liquid: int
    worth: int
    near: float
    richest: tuple[float, float]


class Seat(NamedTuple):
    """All that one player's features follow from."""

    side: Side
    all_: Table
    jailed: bool
    cards: int
    waits: int


def seats(at: Position) -> list[Seat | None]:
    """By player; None for those who are out."""
    sides = at.sides()
    all_ = _together(at, sides)
    rows = zip(at.alive, sides, at.jailed, at.cards, at.waits, strict=True)
    return [
        Seat(side, all_, jailed, cards, waits) if alive else None
        for alive, side, jailed, cards, waits in rows
    ]


def _together(at: Position, sides: list[Side]) -> Table:
    """The sums over those alive."""
    now = then = rich = near = first = second = 0.0
    living = liquid = worth = 0
    for alive, side in zip(at.alive, sides, strict=True):
        if not alive:
            continue
        cash, pledge, sale, _, price, _, its_now, its_then, its_rich, *_ = side
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
    richest = first, second
    unit, free = at.ground.unit, at.free.bit_count()
    return Table(unit, free, living, now, then, rich, liquid, worth, near, richest)


def features(seat: Seat) -> tuple[float, ...]:
    """One player's features, ``COUNT`` numbers.

    Money counts in salaries, so that boards of any currency look alike.
    """
    side, all_, jailed, cards, waits = seat
    my_cash, pledge, sale, owed, price, deeds, my_now, my_then, my_rich, *counts = side
    sets, ready, near_free, near_held, my_near, rails, works = counts
    unit, free, living, now, then, rich, liquid, worth, near, (first, second) = all_
    rivals = living - 1
    pay_now, pay_then, pay_rich = now - my_now, then - my_then, rich - my_rich
    most = second if my_rich == first else first
    small = _SMALL * unit
    in_now, in_then, in_rich = my_now * rivals, my_then * rivals, my_rich * rivals
    total = my_cash + pledge + sale
    mine = my_cash + price + 2 * sale
    everything = my_rich + pay_rich + 1e-6 * unit
    cash = my_cash / unit
    if cash > 20.0:
        cash = 20.0
    return (
        cash / 5,
        sqrt(cash) / 2,
        cash if cash < 1.0 else 1.0,
        pledge / unit / 5,
        sale / unit / 5,
        owed / unit / 5,
        log1p(in_now / small),
        log1p(in_then / small),
        log1p(in_rich / small),
        log1p(pay_now / small),
        log1p(pay_then / small),
        log1p(pay_rich / small),
        log1p(my_cash / (pay_now + small)) / 2,
        log1p(total / (pay_then + small)) / 2,
        log1p((liquid - total) / (in_then + small)) / 2,
        my_then / (my_then + pay_then + small / 10),
        my_rich / everything,
        most / everything,
        mine / (worth + unit / 10),
        sets / 2,
        ready / 2,
        near_free / 2,
        near_held / 2,
        log1p(my_near / small),
        log1p((near - my_near) / small),
        rails / 4,
        float(rails >= 3),
        works / 2,
        deeds / _DEEDS * 4,
        free / _DEEDS,
        float(free > 0),
        float(jailed),
        float(cards),
        waits / 4,
        float(rivals == 1),
        float(rivals == 2),
        _within_three((in_now - pay_now) / unit),
        _within_three((in_then - pay_then) / unit),
    )


def _within_three(value: float) -> float:
    return 3.0 if value > 3.0 else -3.0 if value < -3.0 else value
