"""The dialogs by the pending question."""

from collections.abc import Callable
from functools import partial
from typing import Any

from ....engine import frames
from ....engine.actions import OfferTrade
from ....engine.flow import auction as auctions
from ....engine.frames import Frame, Offer
from ....engine.machine import deciders
from ...core.scene import Scene
from ..auction.auction import AuctionDialog
from ..dialog_base.table_dialog import TableDialog
from ..estate.estate import EstateDialog
from ..parts.table_host import TableHost, TableRoutes, offer_to_human
from ..trade.trade import TradeDialog
from .claims import ClaimsDialog, claims_of, salaries_of
from .debt import DebtDialog
from .demand import DemandDialog, PlaceBuildingDialog
from .jail import JailDialog, is_jailed
from .pay_choices import CardChoiceDialog, TaxDialog
from .purchase import PurchaseDialog
from .received_mortgages import ReceivedMortgagesDialog
from .result import ResultDialog
from .space_choice import MoveDialog

#: the dialogs by frame; a turn asks only a prisoner
DIALOGS: dict[type, Callable[[TableHost, Any], TableDialog]] = {
    frames.Turn: JailDialog,
    frames.ChooseMove: MoveDialog,
    frames.Purchase: PurchaseDialog,
    frames.Auction: AuctionDialog,
    frames.Shortage: DemandDialog,
    frames.Deliver: PlaceBuildingDialog,
    frames.Debt: DebtDialog,
    frames.TaxChoice: TaxDialog,
    frames.CardChoice: CardChoiceDialog,
    frames.Received: ReceivedMortgagesDialog,
    frames.Over: ResultDialog,
}


def routes_of(host: TableHost) -> TableRoutes:
    """Ways to every dialog of a table."""
    return TableRoutes(
        estate=partial(EstateDialog, host),
        trade=partial(TradeDialog, host),
        terms=partial(trade_of, host),
        answer=partial(offer_dialog, host),
        asks=lambda: pending_dialog(host) is not None,
        question=partial(dialog_for, host),
    )


def dialog_for(host: TableHost) -> Scene | None:
    """The dialog for a human's question, if an open trade does not put it; None for none."""
    offer = offer_to_human(host)
    scenes = host.context.scenes.stack
    if offer and any(isinstance(s, TradeDialog) and s.talk.number == offer.id for s in scenes):
        return None
    make = pending_dialog(host)
    if make:
        return make()
    return ClaimsDialog(host) if claims_of(host) or salaries_of(host) else None


def trade_of(host: TableHost, offer: OfferTrade) -> Scene:
    """A trade with its terms filled in, for inspection and offering."""
    dialog = TradeDialog(host, offer.player, offer.partner)
    dialog.top.settle.on = offer.settles
    dialog.fill(offer.give, offer.get)
    return dialog


def pending_dialog(host: TableHost) -> Callable[[], TableDialog] | None:
    """A factory of the dialog for an urgent question; None if there is none."""
    frame = host.state.top
    offer = offer_to_human(host)
    if offer and not host.state.over:
        return lambda: offer_dialog(host, offer)
    make = DIALOGS.get(type(frame))
    if make is None or not concerns_human(host, frame):
        return None
    return lambda: make(host, frame)


def offer_dialog(host: TableHost, offer: Offer) -> TableDialog:
    """A factory of the dialog that shows a human an offer."""
    return TradeDialog(host, offer.partner, offer.player, offer.id)


def concerns_human(host: TableHost, frame: Frame) -> bool:
    """Whether a human must answer the frame, or may act in it, or it is the end."""
    if isinstance(frame, frames.Turn):
        return is_jailed(host.state) and host.is_human(frame.player)
    if isinstance(frame, frames.Auction):
        return any(auctions.in_bidding(host.state, frame, p) for p in host.humans())
    if isinstance(frame, frames.Over):
        return True
    return any(host.is_human(p) for p in deciders(host.state))
