"""Mortgaged deeds received by a new owner: unmortgage each, or pay 10 % and keep it [MORT-7]."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import pygame
from pygame import Rect, Surface

from ....engine.actions import Action, SettleMortgage
from ....engine.amounts.mortgages import settle_cost, unmortgage_cost
from ....engine.frames import Received
from ....language import _, plural
from ....ui.layout.containers import Centred, Column, Row, SameWidth, Scroll, Wrap
from ....ui.layout.leaves import Control, CustomPaint, Fact, Facts, Text
from ....ui.layout.node import Node
from ....ui.painting import layout
from ....ui.widgets import SMALL
from ..dialog_base.table_dialog import TableDialog
from ..parts.card_buttons import DialogButton
from ..parts.items import draw_swatch
from ..parts.table_host import TableHost


class ReceivedMortgagesDialog(TableDialog):
    """A line for each deed with its two buttons; the order is free."""

    width = 900.0

    def __init__(self, host: TableHost, frame: Received) -> None:
        super().__init__(host, frame.player)
        self.spaces: tuple[int, ...] = ()
        self.raise_money = self.raise_button()
        self.pairs: list[tuple[DialogButton, DialogButton]] = []
        self.all = [
            DialogButton(
                "", partial(self._settle_all, True), style="light", key=pygame.K_a, name="lift all"
            ),
            DialogButton(
                "", partial(self._settle_all, False), style="light", key=pygame.K_e, name="keep all"
            ),
        ]

    def button_for(self, action: Action) -> str:
        if isinstance(action, SettleMortgage):
            return f"{'lift' if action.lift else 'keep'} {action.space}"
        return super().button_for(action)

    @property
    def frame(self) -> Received:
        frame = self.state.top
        assert isinstance(frame, Received)
        return frame

    def alive(self) -> bool:
        frame = self.state.top
        return isinstance(frame, Received) and frame.player == self.player

    def refresh(self) -> None:
        host, player, frame = self.host, self.player, self.frame
        # more deeds are settled after the first
        self.spaces = frame.spaces[:7]
        count = len(frame.spaces)
        self.title = plural(
            "{player} has received a mortgaged deed",
            "{player} has received {count} mortgaged deeds",
            count,
        ).format(player=host.name(player), count=count)
        self.subtitle = _("Unmortgage each one now, or pay 10% to keep it mortgaged.")
        self.pairs = [self._pair(number, space) for number, space in enumerate(self.spaces)]
        self._count_all()
        self.compose(self._contents(), self.pairs[0][1])

    def _pair(self, number: int, space: int) -> tuple[DialogButton, DialogButton]:
        """The buttons for unmortgaging and for keeping; the first deed's have keys."""
        host, state, frame = self.host, self.state, self.frame
        out = []
        choices = (
            (True, _("Unmortgage: {sum}"), pygame.K_l),
            (False, _("Keep: {sum}"), pygame.K_k),
        )
        for lift, text, key in choices:
            action = SettleMortgage(self.player, space, lift)
            cost = settle_cost(state, frame, space, lift)
            later = host.money(unmortgage_cost(state, space))
            out.append(
                button := DialogButton(
                    text.format(sum=host.money(cost)),
                    partial(self.act, action),
                    key=0 if number else key,
                    style="light",
                    name=f"{'lift' if lift else 'keep'} {space}",
                    reason=host.why_not(action),
                    tip=""
                    if lift
                    else _("Unmortgaging it later costs {later}.").format(later=later),
                )
            )
            button.title = host.board.spaces[space].name
        return out[0], out[1]

    def _count_all(self) -> None:
        """Show the costs of unmortgaging all of them, and of keeping all."""
        host, state, frame = self.host, self.state, self.frame
        cash = state.cash[self.player]
        for button, lift, text in zip(
            self.all, (True, False), (_("Unmortgage all: {sum}"), _("Keep all: {sum}")), strict=True
        ):
            cost = sum(settle_cost(state, frame, space, lift) for space in frame.spaces)
            short = _("That costs {cost}: you have {cash}.")
            lacks = short.format(cost=host.money(cost), cash=host.money(cash))
            button.label = text.format(sum=host.money(cost))
            button.reason = lacks if cost > cash else ""

    def _settle_all(self, lift: bool) -> None:
        """Answer for one after another, while it is legal."""
        while self.alive():
            if not self.host.submit(SettleMortgage(self.player, self.frame.spaces[0], lift)):
                break
        self.follow()

    def _contents(self) -> Node:
        """The cost, a line for each deed, and actions for all of them at the foot."""
        host, frame = self.host, self.frame
        keep = sum(settle_cost(self.state, frame, s, False) for s in frame.spaces)
        facts = [
            Fact(_("Your cash"), host.money(self.state.cash[self.player])),
            Fact(_("Keep them all mortgaged"), host.money(keep), "warn"),
        ]
        pairs = [[Control(button) for button in pair] for pair in self.pairs]
        columns = list(zip(*pairs, strict=True))
        rows = [
            self._row(
                space, [SameWidth(*each, grow=1.0) for each in zip(pair, columns, strict=True)]
            )
            for space, pair in zip(self.spaces, pairs, strict=True)
        ]
        everything = self.all if len(frame.spaces) > 1 else []
        several = [Control(button, tight=True) for button in everything]
        raising = Control(self.raise_money, grow=0.0)
        return Column([Scroll(Column([Facts(facts), *rows])), Wrap([raising, *several])])

    def _row(self, space: int, pair: Sequence[Node]) -> Node:
        """A deed beside its buttons, or above them."""
        painter, host = self.context.painter, self.host
        deed = host.deed_at(space)
        lent = _("mortgaged for {sum}").format(sum=host.money(deed.mortgage))

        def swatch(surface: Surface, rect: Rect) -> None:
            mark = layout.centre(rect, rect.width, painter.px(34))
            draw_swatch(surface, painter, mark, host.board, space)

        words = Column(
            [
                Text(deed.name, size=SMALL + 1, weight="bold", width=220),
                Text(lent, size=SMALL - 2, colour="muted", width=220),
            ],
            gap=0,
        )
        mark = CustomPaint(swatch, height=(40, 48), width=24)
        about = Row([mark, Centred(words, grow=1.0)], grow=1.0)
        return Wrap([about, Row(pair)])
