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
from ....ui.painting import layout
from ...core.dialog import AROUND
from ..estate.estate import EstateDialog
from ..shared.card_buttons import CardButton
from ..shared.habits import ESTATE, ESTATE_BEFORE
from ..shared.parts import Fact, draw_facts, draw_set, section
from ..shared.table_dialog import TableDialog
from ..trade.trade import TradeDialog

if TYPE_CHECKING:
    from ..shared.port import TablePort

#: its height where its answers lie below all else
LOW_HEIGHT = 770.0
#: with fewer design units across, the deed lies above all else, and all else below each other
ACROSS = 640.0
#: how high the deed is there, and all of it without the lines of the set
DEED, SLIM_HEIGHT = 250, 740.0
BUTTON = 54
SMALL_BUTTON = 48
LINE = 36
GAP = 11


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
    height = 656.0

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
        self._low = False
        self._deed = Rect(0, 0, 0, 0)
        self._facts = Rect(0, 0, 0, 0)
        self._set = Rect(0, 0, 0, 0)

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
            _("Everybody may bid, you too.")
            if auction
            else _("It stays with the Bank until next time.")
        )
        default = self.buy if self.buy.enabled else self.raise_money
        self.raise_money.style = "light" if self.buy.enabled else "primary"
        self.show([self.buy, self.decline, self.raise_money, self.trade], default)

    def measure(self) -> None:
        """Where the window is too low for it, its answers lie at the foot, and stay there."""
        usual = SLIM_HEIGHT if self._slim else type(self).height
        self._low = self.window.height < self.context.painter.px(usual + 2 * AROUND)
        self.height = LOW_HEIGHT if self._low and not self._slim else usual

    @property
    def _slim(self) -> bool:
        """Whether all lies below each other."""
        return self.narrower(ACROSS)

    def arrange(self) -> None:
        px = self.context.painter.px
        buttons = (self.buy, self.decline, self.raise_money, self.trade)
        if self._slim:
            top, rest = layout.split(self.body, "top", px(DEED), px(16))
            self._deed, self._set = layout.split(
                top, "left", round(top.height * DEED_SHAPE), px(24)
            )
            self._facts, foot = layout.split(rest, "top", 3 * px(LINE), px(16))
            rows = layout.column(foot, [1.0] * len(buttons), px(GAP))
            for button, cell in zip(buttons, rows, strict=True):
                button.rect = cell
            return
        if self._low:
            foot, rest = layout.split(self.body, "bottom", px(2 * BUTTON + GAP), px(16))
            cells = layout.grid(foot, 2, 2, px(GAP))
            width = min(round(rest.height * DEED_SHAPE), round(rest.width * 0.49))
            left, right = layout.split(rest, "left", width, px(34))
            self._deed = layout.centre(left, width, round(width / DEED_SHAPE))
            self._facts, self._set = layout.split(right, "top", 3 * px(LINE), px(16))
            for button, cell in zip(buttons, cells, strict=True):
                button.rect = cell
            return
        width = min(round(self.body.height * DEED_SHAPE), round(self.body.width * 0.49))
        left, right = layout.split(self.body, "left", width, px(34))
        self._deed = layout.centre(left, width, round(width / DEED_SHAPE))
        heights = [px(BUTTON), px(BUTTON), px(SMALL_BUTTON), px(SMALL_BUTTON)]
        self._facts, rest = layout.split(right, "top", 3 * px(LINE), px(16))
        foot, self._set = layout.split(rest, "bottom", sum(heights) + 3 * px(GAP), px(10))
        for button, cell in zip(buttons, layout.column(foot, heights, px(GAP)), strict=True):
            button.rect = cell

    def paint_body(self, surface: Surface) -> None:
        painter, port = self.context.painter, self.port
        state, space = self.state, self.frame.space
        deed, cash = port.deed_at(space), state.cash[self.player]
        with painter.unread():
            rows = rent_rows(state, space)
            draw_deed(painter, surface, self._deed, port.board, state.rules, space, rows)
        left = cash - deed.price
        last = (
            Fact(_("Left after buying"), port.money(left), "good", strong=True)
            if left >= 0
            else Fact(_("Still to raise"), port.money(-left), "bad", strong=True)
        )
        facts = [
            Fact(_("Price"), port.money(deed.price)),
            Fact(_("Your cash"), port.money(cash)),
            last,
        ]
        draw_facts(surface, painter, self._facts, facts, LINE)
        group = port.board.groups[deed.group].name
        draw_set(
            surface, painter, section(surface, painter, self._set, group), port, self.frame.space
        )

    def _buy(self) -> None:
        self.act(Buy(self.player))

    def _decline(self) -> None:
        self.act(Decline(self.player))

    def _raise(self) -> None:
        self.context.scenes.push(EstateDialog(self.port, self.player))

    def _trade(self) -> None:
        self.context.scenes.push(TradeDialog(self.port, self.player))
