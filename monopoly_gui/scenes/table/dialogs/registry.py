"""Which dialog asks what is pending now."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any

from ....engine import frames
from ....engine.actions import OfferTrade
from ....engine.flow import auction as auctions
from ....engine.frames import Frame, Offer
from ....engine.machine import deciders
from ..auction.auction import AuctionDialog
from ..estate.estate import EstateDialog
from ..shared.port import TablePort, offer_to_human
from ..shared.routes import TableRoutes
from ..shared.table_dialog import TableDialog
from ..trade.trade import TradeDialog
from .card_choice import CardChoiceDialog
from .choose_move import MoveDialog
from .claims import ClaimsDialog, claims_of, salaries_of
from .debt import DebtDialog
from .demand import DemandDialog
from .jail import JailDialog, is_jailed
from .place import PlaceDialog
from .purchase import PurchaseDialog
from .received import ReceivedDialog
from .result import ResultDialog
from .tax_choice import TaxDialog

if TYPE_CHECKING:
    from ...core.scene import Scene

#: what asks for the answer to a frame; a turn asks only a prisoner
DIALOGS: dict[type, Callable[[TablePort, Any], TableDialog]] = {
    frames.Turn: lambda port, frame: JailDialog(port, frame.player),
    frames.ChooseMove: MoveDialog,
    frames.Purchase: PurchaseDialog,
    frames.Auction: lambda port, frame: AuctionDialog(port),
    frames.Shortage: DemandDialog,
    frames.Deliver: PlaceDialog,
    frames.Debt: DebtDialog,
    frames.TaxChoice: TaxDialog,
    frames.CardChoice: CardChoiceDialog,
    frames.Received: ReceivedDialog,
    frames.Over: ResultDialog,
}


def routes_of(port: TablePort) -> TableRoutes:
    """Ways to every dialog of a table."""
    return TableRoutes(
        estate=partial(estate, port),
        trade=partial(trade, port),
        terms=partial(trade_of, port),
        answer=partial(offer_dialog, port),
        asks=lambda: pending(port) is not None,
        question=partial(dialog_for, port),
    )


def dialog_for(port: TablePort) -> Scene | None:
    """The dialog that asks a human what is pending now; None if nothing is asked of one.

    An offer that was made in an open dialog is answered there.
    """
    offer = offer_to_human(port)
    scenes = port.context.scenes.stack
    if offer and any(isinstance(s, TradeDialog) and s.talk.number == offer.id for s in scenes):
        return None
    make = pending(port)
    if make:
        return make()
    return ClaimsDialog(port) if claims_of(port) or salaries_of(port) else None


def estate(port: TablePort, player: int) -> Scene:
    """Building, selling, mortgaging and lifting for a human, at any time."""
    return EstateDialog(port, player)


def trade(port: TablePort, player: int, partner: int | None = None) -> Scene:
    """A trade that a human offers; the partner can still be chosen."""
    return TradeDialog(port, player, partner)


def trade_of(port: TablePort, offer: OfferTrade) -> Scene:
    """A trade with its terms filled in, to be looked at and offered."""
    dialog = TradeDialog(port, offer.player, offer.partner)
    dialog.fill(offer.give, offer.get)
    return dialog


def pending(port: TablePort) -> Callable[[], TableDialog] | None:
    """What makes the dialog for a question that cannot be put off; None if there is none."""
    frame = port.state.top
    offer = offer_to_human(port)
    if offer and not port.state.over:
        return lambda: offer_dialog(port, offer)
    make = DIALOGS.get(type(frame))
    if make is None or not concerns_human(port, frame):
        return None
    return lambda: make(port, frame)


def offer_dialog(port: TablePort, offer: Offer) -> TableDialog:
    """What asks a human about an offer."""
    return TradeDialog(port, offer.partner, offer.player, offer.id)


def concerns_human(port: TablePort, frame: Frame) -> bool:
    """Whether a human must answer the frame, or may still speak in it, or it is the end."""
    if isinstance(frame, frames.Turn):
        return is_jailed(port.state) and port.is_human(frame.player)
    if isinstance(frame, frames.Auction):
        return any(auctions.eligible(port.state, frame, p) for p in port.humans())
    if isinstance(frame, frames.Over):
        return True
    return any(port.is_human(p) for p in deciders(port.state))
