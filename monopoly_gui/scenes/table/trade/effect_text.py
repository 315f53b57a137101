"""Accessible description of a trade's effects."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....engine.amounts.rents import collects
from ....language import _
from .terms import SetChange, Terms, cash_after, rents_changed, set_changes

if TYPE_CHECKING:
    from ..shared.table_host import TableHost


def own_effect(host: TableHost, player: int, other: int, terms: Terms) -> list[str]:
    """What it would do to the player who is asked: only what changes, sets first."""
    if terms.empty:
        return []
    mine = set_changes(host.state, player, terms.mine, terms.theirs)
    theirs = {each.group: each for each in set_changes(host.state, other, terms.theirs, terms.mine)}
    sets = [
        _("{group}: you would have {mine}, {other} {theirs}.").format(
            group=host.board.groups[change.group].name,
            mine=_held(change),
            other=host.name(other),
            theirs=_held(theirs[change.group]),
        )
        for change in mine
        if change.group in theirs
    ]
    return [*sets, *_rents(host, player, terms), *_cash(host, player, terms)]


def partner_effect(host: TableHost, partner: int, terms: Terms) -> list[str]:
    """What it would do to the other one's rents and cash."""
    if terms.empty:
        return []
    money, gives, gets = host.money, terms.theirs, terms.mine
    before, after = rents_changed(host.state, partner, gives, gets)
    text = (
        _("{player}: total rent {before} → {after}, cash {cash}.")
        if collects(host.state, partner)
        else _("{player}: total rent after Jail {before} → {after}, cash {cash}.")
    )
    cash, _owed = cash_after(host.state, partner, gives, gets)
    return [
        text.format(
            player=host.name(partner), before=money(before), after=money(after), cash=money(cash)
        )
    ]


def _held(change: SetChange) -> str:
    """How many of a set it would be."""
    if change.after == change.of:
        return _("the full set")
    if not change.after:
        return _("none")
    return _("{number} of {count}").format(number=change.after, count=change.of)


def _rents(host: TableHost, player: int, terms: Terms) -> list[str]:
    before, after = rents_changed(host.state, player, terms.mine, terms.theirs)
    if before == after:
        return []
    free = collects(host.state, player)
    if after > before:
        text = (
            _("Your total rent rises from {before} to {after}.")
            if free
            else _("Your total rent after Jail rises from {before} to {after}.")
        )
    else:
        text = (
            _("Your total rent falls from {before} to {after}.")
            if free
            else _("Your total rent after Jail falls from {before} to {after}.")
        )
    return [text.format(before=host.money(before), after=host.money(after))]


def _cash(host: TableHost, player: int, terms: Terms) -> list[str]:
    before = host.state.cash[player]
    after, owed = cash_after(host.state, player, terms.mine, terms.theirs)
    if after == before:
        return []
    if after < 0:
        return [_("You would be {sum} short.").format(sum=host.money(-after))]
    if owed:
        text = _("You have {cash} left after paying {owed} for the mortgages.")
    else:
        text = _("You keep {cash}.") if after < before else _("Your cash rises to {cash}.")
    return [text.format(cash=host.money(after), owed=host.money(owed))]
