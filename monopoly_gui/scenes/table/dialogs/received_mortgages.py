"""Mortgaged deeds received by a new owner: unmortgage each, or pay 10 % and keep it [MORT-7]."""

from functools import partial

import pygame

from ....engine.actions import Action, SettleMortgage
from ....engine.amounts.mortgages import settle_cost, unmortgage_cost
from ....engine.frames import Received
from ....language import _, plural
from ....ui.layout.containers import Column, Row, Scroll, Table, Wrap
from ....ui.layout.leaves import Control, Text
from ....ui.layout.node import Node
from ..dialog_base.table_dialog import TableDialog
from ..parts.card_buttons import DialogButton
from ..parts.items import deed_line
from ..parts.table_host import TableHost

#: whether to unmortgage, and the key for that
KEYS = ((True, pygame.K_l), (False, pygame.K_k))


class ReceivedMortgagesDialog(TableDialog):
    """A line for each deed with its two buttons; the order is free."""

    frame: Received
    follows = ("player",)
    width = 900.0

    def __init__(self, host: TableHost, frame: Received) -> None:
        super().__init__(host, frame.player)
        self.frame = frame
        self.raise_money = self.raise_button()

    def button_for(self, action: Action) -> str:
        if isinstance(action, SettleMortgage):
            return f"{'lift' if action.lift else 'keep'} {action.space}"
        return super().button_for(action)

    def refresh(self) -> None:
        host, player, frame = self.host, self.player, self.frame
        count = len(frame.spaces)
        self.title = plural(
            "{player} has received a mortgaged deed",
            "{player} has received {count} mortgaged deeds",
            count,
        ).format(player=host.name(player), count=count)
        self.subtitle = _("Unmortgage each one now, or pay 10% to keep it mortgaged.")
        # more deeds are settled after the first, whose buttons have keys
        pairs = [
            [self._button(lift, space, 0 if number else key) for lift, key in KEYS]
            for number, space in enumerate(frame.spaces[:7])
        ]
        rows = [
            (self._about(space), *map(Control, pair))
            for space, pair in zip(frame.spaces, pairs, strict=False)
        ]
        everything = [self._button_for_all(lift) for lift, _key in KEYS] if count > 1 else []
        # what costs least now is recommended
        default = (everything or pairs[0])[-1]
        default = default if default.enabled else self.raise_money
        self.raise_money.style, default.style = "light", "primary"
        cash = host.money(self.state.cash[player])
        facts = [
            Text(_("Your cash"), colour="muted", alt_text="", grow=1.0),
            Text(cash, weight="bold", alt_text=f"{_('Your cash')}: {cash}", wrap=False),
        ]
        several = [Control(button, tight=True) for button in everything]
        deeds = Table(rows, grows=(1.0, 1.0, 1.0))
        foot = Wrap([Control(self.raise_money, grow=0.0), *several])
        self.compose(Column([Scroll(Column([Row(facts), deeds])), foot]), default)

    def _button(self, lift: bool, space: int, key: int) -> DialogButton:
        """Unmortgages a deed, or keeps it."""
        name, money = f"{'lift' if lift else 'keep'} {space}", self.host.money
        text = _("Unmortgage: {sum}") if lift else _("Keep: {sum}")
        label = text.format(sum=money(settle_cost(self.state, self.frame, space, lift)))
        button = self.button(name, label, SettleMortgage(self.player, space, lift), key=key)
        if not lift:
            later = money(unmortgage_cost(self.state, space))
            button.tip = _("Unmortgaging it later costs {later}.").format(later=later)
        button.title = self.host.deed_at(space).name
        return button

    def _button_for_all(self, lift: bool) -> DialogButton:
        """Unmortgages all of them, or keeps all."""
        frame, cash, money = self.frame, self.state.cash[self.player], self.host.money
        cost = sum(settle_cost(self.state, frame, space, lift) for space in frame.spaces)
        text = _("Unmortgage all: {sum}") if lift else _("Keep all: {sum}")
        lacks = _("That costs {cost}: you have {cash}.")
        return DialogButton(
            text.format(sum=money(cost)), partial(self._settle_all, lift),
            key=pygame.K_a if lift else pygame.K_e, name="lift all" if lift else "keep all",
            reason=lacks.format(cost=money(cost), cash=money(cash)) if cost > cash else "",
        )  # fmt: skip

    def _settle_all(self, lift: bool) -> None:
        """Answer for one after another, while it is legal."""
        while self.alive():
            if not self.host.submit(SettleMortgage(self.player, self.frame.spaces[0], lift)):
                break
        self.follow()

    def _about(self, space: int) -> Node:
        """A deed and its loan."""
        lent = self.host.money(self.host.deed_at(space).mortgage)
        return deed_line(self.host, space, _("mortgaged for {sum}").format(sum=lent), 220)
