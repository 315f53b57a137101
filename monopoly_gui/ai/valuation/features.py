"""What a position looks like to each player, in numbers of about the size of one."""

from __future__ import annotations

from math import log1p, sqrt

from ...engine.amounts.salaries import measure
from .position import Position, Side

#: the features of one player; the weights file names as many
COUNT = 38
_DEEDS = 28
#: an income that matters, in parts of a salary
_SMALL = 0.1


def features(at: Position, sides: list[Side], player: int) -> list[float]:
    """One player's features, ``COUNT`` numbers; sides by player, those of the dead unread.

    Money counts in salaries, so that boards of any currency look alike.
    """
    unit = float(measure(at.ground.board))
    me = sides[player]
    others = [sides[p] for p, alive in enumerate(at.alive) if alive and p != player]
    rivals = len(others)
    pay_now = pay_then = pay_rich = liquid = most = worth = rail = 0.0
    for side in others:
        pay_now += side.now
        pay_then += side.then
        pay_rich += side.rich
        liquid += side.cash + side.pledge + side.sale
        worth += side.cash + side.price + 2 * side.sale
        rail += side.near
        if side.rich > most:
            most = side.rich
    small = _SMALL * unit
    in_now, in_then, in_rich = me.now * rivals, me.then * rivals, me.rich * rivals
    total = me.cash + me.pledge + me.sale
    mine = me.cash + me.price + 2 * me.sale
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
