"""The line above a trade: with whom, and whether in place of a debt."""

from __future__ import annotations

from collections.abc import Callable

from ....engine.frames import Debt
from ....language import _
from ....ui.layout.containers import Row, Wrap
from ....ui.layout.leaves import Control, Text
from ....ui.layout.node import Node
from ....ui.widgets import BODY, Choice, Toggle
from .negotiation import Negotiation

#: how wide the choice of a partner is at least
WHO = 300


class TradeHeader:
    """``meet`` is called with the partner that is chosen, ``edited`` when the debt is switched."""

    def __init__(
        self, talk: Negotiation, meet: Callable[[str], None], edited: Callable[[], None]
    ) -> None:
        self.talk = talk
        self.who = Choice([], "", meet, name="partner", on_card=True, size=BODY - 1)
        self.settle = Toggle(_("To settle the whole debt"), on_card=True, name="settle")
        self.settle.on_change = lambda on: edited()

    @property
    def settles(self) -> bool:
        """Whether the trade is to settle the debt; not while another partner is chosen."""
        return self.settle.on and self.settle.visible

    def refresh(self) -> None:
        host, debt = self.talk.host, self.talk.debt
        partners = host.state.others(self.talk.player)
        self.who.options = [(str(p), host.name(p)) for p in partners]
        self.who.value = str(self.talk.partner)
        self.settle.visible = debt is not None
        if not isinstance(host.state.top, Debt):
            self.settle.on = False
        if debt is not None:
            self.settle.label = _("To settle the whole {amount} owed").format(
                amount=host.money(debt.amount)
            )

    def line(self) -> Node:
        """With whom, and beside it or below whether in place of a debt."""
        self.who.title = _("Trade with")
        label = Text(self.who.title, size=BODY - 1, colour="muted", wrap=False, alt_text="")
        partner = Control(self.who, width=(WHO, WHO), grow=1.0)
        who = Row([label, partner], gap=16, grow=1.0)
        return Wrap([who, Control(self.settle, grow=0.0) if self.settle.visible else None])
