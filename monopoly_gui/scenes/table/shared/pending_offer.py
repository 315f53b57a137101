"""An offer to a human comes before every other question."""

from __future__ import annotations

from .dialog_host import DialogHost
from .table_host import TableHost, offer_to_human


def yield_to_pending_offer(host: TableHost, dialog: DialogHost) -> None:
    """Ask for the answer to an offer above the dialog: everybody waits for it."""
    scenes = dialog.context.scenes
    if dialog.modal or scenes.top is not dialog:
        return
    offer = offer_to_human(host)
    if offer and not host.state.over:
        scenes.push(host.routes.answer(offer))
