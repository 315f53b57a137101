"""What a trade would do, in sentences for whoever does not see it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....engine.amounts.rents import collects
from ....language import _
from .terms import SetChange, Terms, cash_after, rents_changed, set_changes

if TYPE_CHECKING:
    from ..shared.port import TablePort


def own_effect(port: TablePort, player: int, other: int, terms: Terms) -> list[str]:
    """What it would do to the player who is asked: only what changes, sets first."""
    if terms.empty:
        return []
    mine = set_changes(port.state, player, terms.mine, terms.theirs)
    theirs = {each.group: each for each in set_changes(port.state, other, terms.theirs, terms.mine)}
    sets = [
        _("{group}: you would have {mine}, {other} {theirs}.").format(
            group=port.board.groups[change.group].name,
            mine=_held(change),
            other=port.name(other),
            theirs=_held(theirs[change.group]),
        )
        for change in mine
        if change.group in theirs
    ]
    return [*sets, *_rents(port, player, terms), *_cash(port, player, terms)]


def partner_effect(port: TablePort, partner: int, terms: Terms) -> list[str]:
    """What it would do to the other one's rents and cash."""
    if terms.empty:
        return []
    money, gives, gets = port.money, terms.theirs, terms.mine
    before, after = rents_changed(port.state, partner, gives, gets)
    text = (
        _("{player}: total rent {before} → {after}, cash {cash}.")
        if collects(port.state, partner)
        else _("{player}: total rent after Jail {before} → {after}, cash {cash}.")
    )
    cash, _owed = cash_after(port.state, partner, gives, gets)
    return [
        text.format(
            player=port.name(partner), before=money(before), after=money(after), cash=money(cash)
        )
    ]


def _held(change: SetChange) -> str:
    """How many of a set it would be."""
    if change.after == change.of:
        return _("the full set")
    if not change.after:
        return _("none")
    return _("{number} of {count}").format(number=change.after, count=change.of)


def _rents(port: TablePort, player: int, terms: Terms) -> list[str]:
    before, after = rents_changed(port.state, player, terms.mine, terms.theirs)
    if before == after:
        return []
    free = collects(port.state, player)
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
    return [text.format(before=port.money(before), after=port.money(after))]


def _cash(port: TablePort, player: int, terms: Terms) -> list[str]:
    before = port.state.cash[player]
    after, owed = cash_after(port.state, player, terms.mine, terms.theirs)
    if after == before:
        return []
    if after < 0:
        return [_("You would be {sum} short.").format(sum=port.money(-after))]
    if owed:
        text = _("You have {cash} left after paying {owed} for the mortgages.")
    else:
        text = _("You keep {cash}.") if after < before else _("Your cash rises to {cash}.")
    return [text.format(cash=port.money(after), owed=port.money(owed))]
