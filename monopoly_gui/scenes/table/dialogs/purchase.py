"""The deed landed on: buy it, or send it to auction [BUY-1]."""

from collections.abc import Sequence

import pygame

from ....engine.actions import Buy, Decline
from ....engine.amounts.worth import raisable
from ....engine.frames import Purchase
from ....language import _
from ....ui.layout.containers import Column, Row, Scroll, Wrap
from ....ui.layout.leaves import Control
from ....ui.layout.node import Node
from ....ui.widgets import BODY, HEADING
from ..dialog_base.table_dialog import TableDialog
from ..parts.card_buttons import DialogButton
from ..parts.items import describe_lot, on_the_table, payment_item, set_cards, space_item, would_own
from ..parts.table_host import TableHost

#: the heights of the deed, the buttons of the choice, and the links below them
DEED, FIRST, LINK = (230, 640), (54, 78), (40, 44)


class PurchaseDialog(TableDialog):
    """The deed on the left; its price, the owners of its set, and the choice on the right."""

    frame: Purchase
    width = 1340.0
    panelled = False

    def __init__(self, host: TableHost, frame: Purchase) -> None:
        super().__init__(host, frame.player)
        self.frame = frame
        self.head.size, self.head.disc = HEADING + 10, False
        self.raise_money = self.raise_button("link")
        self.trade = DialogButton(
            _("Trade"), self.open_trade, icon="handshake", key=pygame.K_t, style="link",
            name="trade",
        )  # fmt: skip

    def refresh(self) -> None:
        host, player, state = self.host, self.player, self.state
        deed = host.deed_at(self.frame.space)
        self.title = _("Buy {name}?").format(name=deed.name)
        label, icon, tip = _("Don’t buy"), "close", _("It stays with the Bank.")
        if state.rules.auction_on_decline:
            label, icon, tip = _("Auction it"), "auction", _("Everyone can bid, including you.")
        self.decline = self.button("decline", label, Decline(player), icon, pygame.K_a)
        self.decline.tip = tip
        label = _("Buy for {price}").format(price=host.money(deed.price))
        self.buy = self.button("buy", label, Buy(player), "key", pygame.K_b, "link")
        self.buy.size = self.decline.size = BODY + 5
        default = self.raise_money if raisable(state, player) >= deed.price else self.decline
        default = self.buy if self.buy.enabled else default
        self.raise_money.style = "link"
        default.style = "primary"
        self.compose(self._contents(default), default)

    def on_demand_text(self) -> Sequence[str]:
        return describe_lot(self.host, self.frame.space)[:1]

    def subject(self) -> list[str]:
        owned = would_own(self.host, self.frame.space, self.player)
        return [owned, *describe_lot(self.host, self.frame.space)]

    def _contents(self, default: DialogButton) -> Node:
        """The deed; beside it its price, the owners of its set, the choice and other ways."""
        host, space = self.host, self.frame.space
        choice = [Control(default, height=FIRST, width=(200, 300), grow=1.2)]
        if default is not self.decline:
            choice.append(Control(self.decline, height=FIRST, grow=1.0))
        others = (self.buy, self.raise_money, self.trade)
        links = [
            Control(button, height=LINK, grow=0.0) for button in others if button is not default
        ]
        cash = payment_item(host, self.state.cash[self.player], host.deed_at(space).price)
        about = Column(
            [
                self.head,
                Scroll(Column([set_cards(host, space), cash], gap=20)),
                Row(choice, gap=18),
                Wrap(links, gap=10),
            ],
            gap=26,
        )
        return on_the_table(space_item(host, space, DEED), about, tight=self.compact)
