"""The deed landed on: buy it, or leave it to the auction [BUY-1]."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar

import pygame
from pygame import Rect, Surface

from ....engine.actions import Buy, Decline
from ....engine.frames import Purchase
from ....language import _
from ....ui.cards.deed_card import DEED_SHAPE, draw_deed
from ....ui.cards.rent_table import rent_rows
from ....ui.layout.containers import Column, Grid, Scroll, Wrap
from ....ui.layout.leaves import Control, Fact, Facts, Heading, Picture
from ....ui.layout.node import Node
from ..estate.estate import EstateDialog
from ..shared.card_buttons import CardButton
from ..shared.habits import ESTATE, ESTATE_BEFORE
from ..shared.parts import set_held
from ..shared.table_dialog import TableDialog
from ..trade.trade import TradeDialog

if TYPE_CHECKING:
    from ..shared.port import TablePort

#: how high the deed is, how high a line is, and how wide the lines are at least
DEED, LINE, FACTS = (230, 400), 36, 260
#: how high a button is
BUTTON = (48, 54)


class PurchaseDialog(TableDialog):
    """The deed on the left; what it costs, who has its set, and the choice on the right."""

    advised: ClassVar[Mapping[str, str]] = {
        "buy": "buy",
        "decline": "decline",
        "mortgage": "raise",
        "sell_building": "raise",
        "sell_down": "raise",
        "build": "raise",
        "lift_mortgage": "raise",
        "offer_trade": "trade",
    }
    width = 790.0

    def __init__(self, port: TablePort, frame: Purchase) -> None:
        super().__init__(port, frame.player)
        self.frame = frame
        self.buy = CardButton(_("Buy"), self._buy, icon="key", key=pygame.K_b, style="good")
        self.decline = CardButton(_("Auction"), self._decline, key=pygame.K_a, style="light")
        self.decline.name = "decline"
        self.buy.name = "buy"
        self.raise_money = CardButton(
            _("Raise money"),
            self._raise,
            icon="mortgage",
            key=ESTATE,
            style="light",
            name="raise",
        )
        self.raise_money.keys_before = ESTATE_BEFORE
        self.trade = CardButton(
            _("Trade"), self._trade, icon="handshake", key=pygame.K_t, style="light", name="trade"
        )

    def alive(self) -> bool:
        return self.state.top == self.frame

    def refresh(self) -> None:
        port, player = self.port, self.player
        deed = port.deed_at(self.frame.space)
        self.title = _("{name} is for sale").format(name=deed.name)
        self.subtitle = _("{player}, you may buy it from the Bank.").format(
            player=port.name(player)
        )
        self.buy.label = _("Buy for {price}").format(price=port.money(deed.price))
        self.buy.reason = port.why_not(Buy(player))
        auction = self.state.rules.auction_on_decline
        self.decline.label = _("Auction it") if auction else _("Don’t buy")
        self.decline.icon = "auction" if auction else "close"
        self.decline.tip = (
            _("Everybody may bid, including you.") if auction else _("It stays with the Bank.")
        )
        default = self.buy if self.buy.enabled else self.raise_money
        self.raise_money.style = "light" if self.buy.enabled else "primary"
        self.compose(self._contents(), default)

    def _contents(self) -> Node:
        """The deed beside what it costs and who has its set; the choice at the foot."""
        port, space = self.port, self.frame.space
        deed, cash = port.deed_at(space), self.state.cash[self.player]

        def draw(surface: Surface, rect: Rect) -> None:
            rules, rows = self.state.rules, rent_rows(self.state, space)
            with self.context.painter.unread():
                draw_deed(self.context.painter, surface, rect, port.board, rules, space, rows)

        left = cash - deed.price
        facts = Facts(
            [
                Fact(_("Price"), port.money(deed.price)),
                Fact(_("Your cash"), port.money(cash)),
                Fact(_("Cash after buying"), port.money(left), "good", strong=True)
                if left >= 0
                else Fact(_("Still to raise"), port.money(-left), "bad", strong=True),
            ],
            line=LINE,
            wide=FACTS,
        )
        group = port.board.groups[deed.group].name
        about = Column(
            [facts, Column([Heading(group), set_held(port, space)], gap=4)], gap=16, grow=1.0
        )
        buttons = (self.buy, self.decline, self.raise_money, self.trade)
        return Column(
            [
                Scroll(Wrap([Picture(draw, DEED_SHAPE, high=DEED), about], gap=34)),
                Grid([Control(button, high=BUTTON) for button in buttons], columns=(2, 2)),
            ],
            gap=18,
        )

    def _buy(self) -> None:
        self.act(Buy(self.player))

    def _decline(self) -> None:
        self.act(Decline(self.player))

    def _raise(self) -> None:
        self.context.scenes.push(EstateDialog(self.port, self.player))

    def _trade(self) -> None:
        self.context.scenes.push(TradeDialog(self.port, self.player))
