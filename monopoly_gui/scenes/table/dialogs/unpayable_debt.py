"""A debt that nothing of one's own can pay: what is lacking, and what remains [DEBT-2, BANKR-1]."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from ....engine.actions import Bundle, DeclareBankruptcy, OfferTrade
from ....engine.amounts import debts, worth
from ....engine.frames import Debt
from ....engine.state import State
from ....language import _

if TYPE_CHECKING:
    from ..shared.table_host import TableHost


def beyond(host: TableHost, frame: Debt) -> bool:
    """Whether the engine says that the debt cannot be met from what the debtor has."""
    return not host.why_not(DeclareBankruptcy(frame.player))


def lacking(host: TableHost, frame: Debt) -> str:
    """How much all that the debtor owns falls short."""
    can = worth.within_reach(host.state, frame.player)
    return _("Everything you own raises {sum} at most: you’re still {short} short.").format(
        sum=host.money(can), short=host.money(debts.due(host.state, frame) - can)
    )


def deals(host: TableHost, frame: Debt) -> bool:
    """Whether the rules would allow a trade by which the debt is met."""
    return any(not host.why_not(deal) for deal in _best_deals(host.state, frame))


def _best_deals(state: State, frame: Debt) -> Iterator[OfferTrade]:
    """For each thing that the debtor has: all the cash of somebody, or the whole debt."""
    player = frame.player
    things = [Bundle(deeds=(space,)) for space in state.deeds(player)]
    things += [Bundle(cards=(card,)) for card in state.cards[player]]
    for thing in things:
        for other in state.others(player):
            yield OfferTrade(player, other, thing, Bundle(state.cash[other]))
            if frame.creditors == (other,):
                yield OfferTrade(player, other, thing, Bundle(), True)


def remains(host: TableHost, frame: Debt) -> str:
    """What can still be done about a debt out of reach; "" where it can be met."""
    if not beyond(host, frame):
        return ""
    if deals(host, frame):
        return _("Only a trade can save you from bankruptcy now.")
    return _("Bankruptcy is the only way out.")
