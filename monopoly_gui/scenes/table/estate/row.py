"""One deed of an estate: a card with its buildings and its rent, and its buttons."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from pygame import Rect, Surface

from ....engine.amounts.mortgages import unmortgage_cost
from ....engine.amounts.rents import by_dice, collects, rent
from ....engine.state import HOTEL, State
from ....language import _, translate
from ....match.estate_plan import EstatePlan, PlanOutcome, plan_outcome
from ....ui.cards.small_deed import draw_card
from ....ui.layout.containers import Column, Row
from ....ui.layout.leaves import Control, Units
from ....ui.layout.node import Node
from ....ui.painting import layout
from ....ui.text.log_words import buildings
from ....ui.widgets import BODY, SMALL, Widget
from ..parts.card_buttons import DialogButton
from ..parts.items import for_the_ear, mark_card

if TYPE_CHECKING:
    from ....ui.painting.painter import Painter
    from ..parts.table_host import TableHost

#: design units: the buttons of a deed, and those below a large one
BUTTON, LARGE = (42, 50), (46, 72)
#: of these reasons a hotel's sale may still be helped by selling more of its set
MORE_HELPS = ("no_houses", "outright", "exchange")


class EstateRow:
    """``change`` is called with the plan that a button leads to, ``choose`` with a pressed card."""

    def __init__(
        self,
        host: TableHost,
        player: int,
        space: int,
        change: Callable[[EstatePlan], None],
        choose: Callable[[EstateRow], None],
    ) -> None:
        self.host, self.player, self.space, self.plan = host, player, space, EstatePlan()
        self.name = name = host.deed_at(space).name
        self.street = host.deed_at(space).kind == "street"
        sell = _("Sell a building on {name}").format(name=name)
        build = _("Build on {name}").format(name=name)
        self.minus, self.plus = (
            DialogButton(label, do, size=BODY, tip=tip, name=f"{kind} {space}")
            for label, do, tip, kind in (
                (_("Sell"), lambda: change(self.plan.sold(host.state, space)), sell, "sell"),
                (_("Build"), lambda: change(self.plan.built(host.state, space)), build, "build"),
            )
        )
        self.minus.short, self.plus.short, self.plus.icon = "−", "+", "house"
        self.minus.aloud, self.plus.aloud = sell, build
        self.flip = DialogButton(
            "", lambda: change(self.plan.flipped(space)), icon="mortgage", size=SMALL + 1,
            name=f"flip {space}",
        )  # fmt: skip
        self.flip.title = name
        #: what mortgaging or unmortgaging it does
        self.flipping = ""
        #: whether it is the one that is shown large
        self.chosen = False
        self.card = DeedCard(self, partial(choose, self))
        self._after = host.state

    @property
    def widgets(self) -> list[Widget]:
        """Its buttons."""
        return [self.minus, self.plus, self.flip] if self.plus.visible else [self.flip]

    def refresh(self, plan: EstatePlan, after: PlanOutcome) -> None:
        """Show the row under the plan, with reasons against additions to it."""
        state, money = self.host.state, self.host.money
        self.plan, self._after = plan, after.state
        held = all(
            state.owner[mate] == self.player for mate in self.host.board.group_members[self.space]
        )
        self.plus.visible = self.minus.visible = self.street and held
        if self.street:
            self.plus.reason = self._why_not_build(state)
            self.minus.reason = self._why_not_sell(state)
        deed = self.host.deed_at(self.space)
        lifts = state.mortgaged[self.space]
        planned = self.space in plan.flips
        price = money(unmortgage_cost(state, self.space) if lifts else deed.mortgage)
        text = _("Unmortgage −{cost}") if lifts else _("Mortgage +{mortgage}")
        self.flipping = text.format(cost=price, mortgage=price)
        self.flip.short = f"{'−' if lifts else '+'}{price}"
        undo = _("Undo: {change}").format(change=self.flip.short)
        self.flip.label = undo if planned else self.flipping
        self.flip.icon = "undo" if planned else "mortgage"
        self.flip.style = "selected" if planned else "light"
        self.flip.reason = "" if planned else self._why_not_flip(plan)
        self.card.aloud, self.flip.dirty = self.describe(), True

    def _try(self, plan: EstatePlan) -> PlanOutcome:
        return plan_outcome(self.host.state, self.player, plan)

    def _why_not_build(self, state: State) -> str:
        if self.plan.level(state, self.space) == HOTEL:
            return _("{deed} already has its hotel.").format(deed=self.name)
        return translate(self._try(self.plan.built(state, self.space)).reason)

    def _why_not_sell(self, state: State) -> str:
        if not self.plan.level(state, self.space):
            return _("There are no buildings to sell.")
        tried = self._try(self.plan.sold(state, self.space))
        return "" if tried.code in MORE_HELPS else translate(tried.reason)

    def _why_not_flip(self, plan: EstatePlan) -> str:
        state, reason = self.host.state, self._try(plan.flipped(self.space)).reason
        group_members = self.host.board.group_members[self.space]
        kept = {s: level for s, level in plan.levels.items() if s not in group_members}
        if reason and any(plan.level(state, s) > state.buildings[s] for s in group_members):
            without = replace(plan, levels=kept).flipped(self.space)
            if not self._try(without).reason:
                return _("You plan to build on this set: undo that first.")
        return translate(reason)

    # the picture --------------------------------------------------------------------

    def contents(self, high: float, wide: float) -> Node:
        """The card, with its description for the ear."""
        card = Control(self.card, height=high, width=wide)
        return Column([for_the_ear(self.describe()), card], gap=0)

    def controls(self, height: Units) -> list[Node]:
        """Its buttons: one to mortgage it, and two for buildings where they are possible."""
        flip, *steps = (
            Control(w, height=height, tight=True) for w in (self.flip, self.minus, self.plus)
        )
        return [flip, Row(steps, gap=10, grow=1.0)] if self.plus.visible else [flip]

    def describe(self) -> str:
        """The accessible description of the deed after the plan."""
        level = self.plan.level(self.host.state, self.space)
        built = buildings("hotel", 1) if level == HOTEL else buildings("house", level)
        parts = [self.name, built if level else "", self._rent_text()[0]]
        return ", ".join(part for part in parts if part)

    def describe_step(self, before: EstatePlan) -> str:
        """The change of the deed's description since ``before``, "" for none."""
        if self.plan.levels.get(self.space) != before.levels.get(self.space):
            return self.describe()
        if (self.space in self.plan.flips) == (self.space in before.flips):
            return ""
        planned = self.space in self.plan.flips
        text = _("{deed}: {change}, planned") if planned else _("{deed}: {change}, not planned")
        return text.format(deed=self.name, change=self.flipping)

    def draw(self, surface: Surface, rect: Rect) -> None:
        """The deed as a card: its buildings below its head, and its rent in the last line."""
        painter, state = self.host.context.painter, self.host.state
        text, tint = self._rent_text()
        with painter.on("sheet"):
            draw_card(
                painter, surface, layout.inset(rect, painter.px(2)), self.host.board, self.space,
                self.plan.level(state, self.space), self._after.mortgaged[self.space], text, tint,
            )  # fmt: skip
        if self.chosen:
            tint = "text" if painter.theme.strong else "accent"
            painter.box(surface, rect.inflate(4, 4), tint, radius=12, line=3)

    def _rent_text(self) -> tuple[str, str]:
        states = (self.host.state, self._after)
        now, then = (rent_text(state, self.space) for state in states)
        if now == then:
            return _unchanged(self.host.state, self.space), "muted"
        nothing = self.host.money(0)
        now, then = (
            nothing if state.mortgaged[self.space] else text
            for state, text in zip(states, (now, then), strict=True)
        )
        up = _sum(self._after, self.space) > _sum(self.host.state, self.space)
        return f"{now} → {then}", "good" if up else "bad"


class DeedCard(DialogButton):
    """The card of a row; pressing it shows the deed large, with its buttons."""

    def __init__(self, row: EstateRow, choose: Callable[[], None]) -> None:
        super().__init__("", choose, name=f"deed {row.space}")
        self.row = row

    def width(self, painter: Painter) -> int:
        return 0

    def draw(self, surface: Surface, painter: Painter) -> None:
        self.row.draw(surface, self.rect)
        mark_card(surface, painter, self.rect, self)


def _sum(state: State, space: int) -> int:
    return rent(state, space, 1, after_jail=True)


def _unchanged(state: State, space: int) -> str:
    """The rent of a deed without a plan; a prisoner may have to wait for it."""
    if state.mortgaged[space]:
        return _("mortgaged")
    text = _("rent {amount}") if collects(state, state.owner[space]) else _("{amount} after Jail")
    return text.format(amount=rent_text(state, space))


def rent_text(state: State, space: int) -> str:
    """The rent that a deed asks for, as short as can be said."""
    if state.mortgaged[space]:
        return _("no rent")
    amount = _sum(state, space)
    if by_dice(state.board, state.rules, space):
        return _("{factor} × dice").format(factor=amount)
    return state.board.money(amount)
