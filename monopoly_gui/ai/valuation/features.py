"""What a position looks like to each player, in numbers of about the size of one."""

from __future__ import annotations

from math import log1p, sqrt
from typing import NamedTuple

from ...engine.amounts.salaries import measure
from .position import Position, Side

#: the features of one player; the weights file names as many
COUNT = 38
_DEEDS = 28
#: an income that matters, in parts of a salary
_SMALL = 0.1


class Table(NamedTuple):
    """What all players alive have together; ``richest`` are the two highest ``rich``."""

    living: int
    now: float
    then: float
    rich: float
    liquid: int
    worth: int
    near: float
    richest: tuple[float, float]


def together(at: Position, sides: list[Side]) -> Table:
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
    return Table(living, now, then, rich, liquid, worth, near, (first, second))


def features(
    at: Position, sides: list[Side], player: int, all_: Table | None = None
) -> list[float]:
    """One player's features, ``COUNT`` numbers; sides by player, those of the dead unread.

    Money counts in salaries, so that boards of any currency look alike.  ``all_`` is what is
    ``together``, where that is known.
    """
    unit = float(measure(at.ground.board))
    me = sides[player]
    living, now, then, rich, liquid, worth, near, (first, second) = all_ or together(at, sides)
    rivals = living - 1
    pay_now, pay_then, pay_rich = now - me.now, then - me.then, rich - me.rich
    most = second if me.rich == first else first
    rail = near - me.near
    small = _SMALL * unit
    in_now, in_then, in_rich = me.now * rivals, me.then * rivals, me.rich * rivals
    total = me.cash + me.pledge + me.sale
    mine = me.cash + me.price + 2 * me.sale
    liquid -= total
    worth -= mine
    everything = me.rich + pay_rich + 1e-6 * unit
    cash = min(me.cash / unit, 20.0)
    free = at.free.bit_count()
    return [
        cash / 5,
        sqrt(cash) / 2,
        min(cash, 1.0),
        me.pledge / unit / 5,
        me.sale / unit / 5,
        me.owed / unit / 5,
        log1p(in_now / small),
        log1p(in_then / small),
        log1p(in_rich / small),
        log1p(pay_now / small),
        log1p(pay_then / small),
        log1p(pay_rich / small),
        log1p(me.cash / (pay_now + small)) / 2,
        log1p(total / (pay_then + small)) / 2,
        log1p(liquid / (in_then + small)) / 2,
        me.then / (me.then + pay_then + small / 10),
        me.rich / everything,
        most / everything,
        mine / (mine + worth + unit / 10),
        me.sets / 2,
        me.ready / 2,
        me.near_free / 2,
        me.near_held / 2,
        log1p(me.near / small),
        log1p(rail / small),
        me.rails / 4,
        float(me.rails >= 3),
        me.works / 2,
        me.deeds / _DEEDS * 4,
        free / _DEEDS,
        float(free > 0),
        float(at.jailed[player]),
        float(at.cards[player]),
        at.waits[player] / 4,
        float(rivals == 1),
        float(rivals == 2),
        max(-3.0, min(3.0, (in_now - pay_now) / unit)),
        max(-3.0, min(3.0, (in_then - pay_then) / unit)),
    ]
