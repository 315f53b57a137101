"""Mortgaged deeds that came to a new owner: lift each, or pay 10 % and keep it [MORT-7]."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import TYPE_CHECKING, ClassVar

import pygame
from pygame import Rect, Surface

from ....engine.actions import Action, SettleMortgage
from ....engine.amounts.mortgages import lift_cost, settle_cost
from ....engine.frames import Received
from ....language import _, plural
from ....ui.painting import layout
from ....ui.widgets import SMALL
from ..estate.estate import EstateDialog
from ..shared.card_buttons import CardButton
from ..shared.habits import ESTATE, ESTATE_BEFORE
from ..shared.parts import Fact, draw_facts, draw_swatch
from ..shared.table_dialog import TableDialog

if TYPE_CHECKING:
    from ..shared.port import TablePort

ROW = 58
#: more deeds than these are settled after the first
SHOWN = 7
#: with fewer design units across, the buttons of a deed lie below its name, in lines so high
ACROSS, HIGH_ROW = 800.0, 116


class ReceivedDialog(TableDialog):
    """A line for each deed with its two buttons; they may be settled in any order."""

    advised: ClassVar[Mapping[str, str]] = {
        "mortgage": "raise",
        "sell_building": "raise",
        "sell_down": "raise",
    }
    width = 900.0

    def __init__(self, port: TablePort, frame: Received) -> None:
        super().__init__(port, frame.player)
        self.spaces: tuple[int, ...] = ()
        self.raise_money = CardButton(
            _("Raise money"),
            self._raise,
            icon="mortgage",
            key=ESTATE,
            style="light",
            name="raise",
        )
        self.raise_money.keys_before = ESTATE_BEFORE
        self.pairs: list[tuple[CardButton, CardButton]] = []
        self.all = [
            CardButton(
                "", partial(self._settle_all, True), style="light", key=pygame.K_a, name="lift all"
            ),
            CardButton(
                "", partial(self._settle_all, False), style="light", key=pygame.K_e, name="keep all"
            ),
        ]
        self._facts = Rect(0, 0, 0, 0)

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
        port, player, frame = self.port, self.player, self.frame
        self.spaces = frame.spaces[:SHOWN]
        count = len(frame.spaces)
        self.title = plural(
            "{player} has received a mortgaged deed",
            "{player} has received {count} mortgaged deeds",
            count,
        ).format(player=port.name(player), count=count)
        self.subtitle = _("Pay each off now, or pay 10 % and keep it mortgaged.")
        self.pairs = [self._pair(number, space) for number, space in enumerate(self.spaces)]
        buttons = [button for pair in self.pairs for button in pair]
        self._count_all()
        several = self.all if count > 1 else []
        self.show([*buttons, self.raise_money, *several], self.pairs[0][1])

    @property
    def _slim(self) -> bool:
        """Whether the buttons of a deed lie below its name."""
        return self.narrower(ACROSS)

    def measure(self) -> None:
        row = HIGH_ROW if self._slim else ROW
        foot = 54 + (54 + 12 if self._slim and len(self.frame.spaces) > 1 else 0)
        self.height = 64 + 16 + 60 + 2 * 38 + 20 + (row + 8) * len(self.spaces) + 12 + foot

    def _pair(self, number: int, space: int) -> tuple[CardButton, CardButton]:
        """The buttons that lift and that keep; the first deed's have keys."""
        port, state, frame = self.port, self.state, self.frame
        out = []
        choices = (
            (True, _("Lift: {sum}"), pygame.K_l),
            (False, _("Keep: {sum}"), pygame.K_k),
        )
        for lift, text, key in choices:
            action = SettleMortgage(self.player, space, lift)
            cost = settle_cost(state, frame, space, lift)
            later = port.money(lift_cost(state, space))
            out.append(
                button := CardButton(
                    text.format(sum=port.money(cost)),
                    partial(self._settle, action),
                    key=0 if number else key,
                    style="light",
                    name=f"{'lift' if lift else 'keep'} {space}",
                    reason=port.why_not(action),
                    tip="" if lift else _("Lifting it later costs {later}.").format(later=later),
                )
            )
            button.title = port.board.spaces[space].name
        return out[0], out[1]

    def _count_all(self) -> None:
        """Say what it costs to lift all of them, and to keep all."""
        port, state, frame = self.port, self.state, self.frame
        cash = state.cash[self.player]
        for button, lift, text in zip(
            self.all, (True, False), (_("Lift all: {sum}"), _("Keep all: {sum}")), strict=True
        ):
            cost = sum(settle_cost(state, frame, space, lift) for space in frame.spaces)
            short = _("That costs {cost}: you have {cash}.")
            lacks = short.format(cost=port.money(cost), cash=port.money(cash))
            button.label = text.format(sum=port.money(cost))
            button.reason = lacks if cost > cash else ""
            button.visible = len(frame.spaces) > 1

    def _settle(self, action: SettleMortgage) -> None:
        self.act(action)

    def _settle_all(self, lift: bool) -> None:
        """Answer for one after another, as long as it is allowed."""
        while self.alive():
            if not self.port.submit(SettleMortgage(self.player, self.frame.spaces[0], lift)):
                break
        self.follow()

    def _raise(self) -> None:
        self.context.scenes.push(EstateDialog(self.port, self.player))

    def arrange(self) -> None:
        px = self.context.painter.px
        if self._slim:
            self._arrange_slim()
            return
        foot, rest = layout.split(self.body, "bottom", px(54), px(12))
        self.raise_money.rect, *both = layout.row(foot, [1.0, px(270), px(210)], px(12))
        self.raise_money.rect.width = min(px(240), self.raise_money.rect.width)
        for button, rect in zip(self.all, both, strict=True):
            button.rect = rect
        self._facts, rest = layout.split(rest, "top", 2 * px(38), px(20))
        for number, (lift, keep) in enumerate(self.pairs):
            row = Rect(rest.x, rest.y + number * px(ROW + 8), rest.width, px(ROW))
            _other, lift.rect, keep.rect = layout.row(row, [1.0, px(270), px(210)], px(12))

    def _arrange_slim(self) -> None:
        """Two lines for each deed, and one more for what is done with all of them."""
        px = self.context.painter.px
        rest = self.body
        if len(self.frame.spaces) > 1:
            both, rest = layout.split(rest, "bottom", px(54), px(12))
            for button, rect in zip(self.all, layout.row(both, [1.0, 1.0], px(12)), strict=True):
                button.rect = rect
        self.raise_money.rect, rest = layout.split(rest, "bottom", px(54), px(12))
        self._facts, rest = layout.split(rest, "top", 2 * px(38), px(20))
        for number, (lift, keep) in enumerate(self.pairs):
            y = rest.y + number * px(HIGH_ROW + 8) + px(HIGH_ROW - 54)
            line = Rect(rest.x, y, rest.width, px(54))
            lift.rect, keep.rect = layout.row(line, [1.0, 1.0], px(12))

    def paint_body(self, surface: Surface) -> None:
        painter, port, frame = self.context.painter, self.port, self.frame
        keep = sum(settle_cost(self.state, frame, s, False) for s in frame.spaces)
        facts = [
            Fact(_("Your cash"), port.money(self.state.cash[self.player])),
            Fact(_("To keep all of them mortgaged"), port.money(keep), "warn"),
        ]
        draw_facts(surface, painter, self._facts, facts)
        for space, (lift, _keep) in zip(self.spaces, self.pairs, strict=True):
            row = Rect(self._facts.x, lift.rect.y, 0, lift.rect.height)
            row.width = lift.rect.x - painter.px(12) - row.x
            if self._slim:
                row.width, row.height = self._facts.width, painter.px(HIGH_ROW - 54 - 4)
                row.bottom = lift.rect.y
            swatch, words = layout.row(row, [painter.px(24), 1.0], painter.px(12))
            draw_swatch(
                surface, painter, layout.inset(swatch, 0, painter.px(10)), port.board, space
            )
            deed = port.deed_at(space)
            top, low = layout.column(words, [1.1, 1.0])
            painter.text(
                surface,
                deed.name,
                top,
                size=SMALL + 1,
                colour="text",
                weight="bold",
                valign="center",
            )
            painter.text(
                surface,
                _("mortgaged for {sum}").format(sum=port.money(deed.mortgage)),
                low,
                size=SMALL - 2,
                colour="muted",
                valign="center",
            )
