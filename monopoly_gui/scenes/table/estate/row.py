"""One deed in the list of an estate: its buildings and rent, and the buttons to change them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

from pygame import Rect, Surface

from ....engine.amounts.mortgages import unmortgage_cost
from ....engine.amounts.rents import by_dice, collects, rent
from ....engine.state import HOTEL, State
from ....language import _
from ....ui.board.buildings import draw_buildings
from ....ui.layout.containers import Centred, Row, Wrap
from ....ui.layout.leaves import Control, CustomPaint, Text
from ....ui.layout.node import Node
from ....ui.painting import layout
from ....ui.text.log_words import buildings
from ....ui.widgets import SMALL, Widget
from ..parts.card_buttons import DialogButton, DialogIconButton
from ..parts.items import draw_swatch
from .plan import EstatePlan, PlanOutcome, plan_outcome

if TYPE_CHECKING:
    from ..parts.table_host import TableHost

#: design units: how high a deed and its buttons are, and how wide its name, its rent and they are
HIGH, BUTTON = (42, 52), (40, 46)
NAME, RENT, SQUARE, FLIP = (120, 210), (150, 190), (46, 46), (150, 206)
SWATCH = 40
#: of these reasons a hotel's sale may still be helped by selling more of its set
MORE_HELPS = ("no_houses", "outright", "exchange")


class EstateRow:
    """``change`` is called with the plan that a button leads to."""

    def __init__(
        self, host: TableHost, player: int, space: int, change: Callable[[EstatePlan], None]
    ) -> None:
        self.host, self.player, self.space, self.change = host, player, space, change
        name = host.deed_at(space).name
        self.street = host.deed_at(space).kind == "street"
        self.minus = DialogIconButton(
            "minus",
            self._sell,
            tip=_("Sell a building on {name}").format(name=name),
            name=f"sell {space}",
        )
        self.plus = DialogIconButton(
            "plus", self._build, tip=_("Build on {name}").format(name=name), name=f"build {space}"
        )
        self.flip = DialogButton(
            "", self._flip, icon="mortgage", style="light", size=SMALL - 1, name=f"flip {space}"
        )
        self.flip.title = name
        self.plan = EstatePlan()
        self._after = host.state

    @property
    def widgets(self) -> list[Widget]:
        return [self.minus, self.plus, self.flip] if self.street else [self.flip]

    def refresh(self, plan: EstatePlan, after: PlanOutcome) -> None:
        """Show the row as the plan leaves it; reasons for what cannot be added to the plan."""
        state, money = self.host.state, self.host.money
        self.plan, self._after = plan, after.state
        if self.street:
            self.plus.reason = self._why_not_build(state)
            self.minus.reason = self._why_not_sell(state)
        deed = self.host.deed_at(self.space)
        lifts = state.mortgaged[self.space]
        planned = self.space in plan.flips
        if lifts:
            price = money(unmortgage_cost(state, self.space))
            self.flip.label, self.flip.short = (
                _("Unmortgage −{cost}").format(cost=price),
                f"−{price}",
            )
        else:
            price = money(deed.mortgage)
            self.flip.label, self.flip.short = (
                _("Mortgage +{mortgage}").format(mortgage=price),
                f"+{price}",
            )
        self.flip.style = "selected" if planned else "light"
        self.flip.reason = "" if planned else self._why_not_flip(plan)
        self.flip.dirty = True

    def _try(self, plan: EstatePlan) -> PlanOutcome:
        return plan_outcome(self.host.state, self.player, plan)

    def _full(self, state: State) -> bool:
        return self.plan.level(state, self.space) == HOTEL

    def _why_not_build(self, state: State) -> str:
        if self._full(state):
            return _("{deed} already has its hotel.").format(
                deed=self.host.deed_at(self.space).name
            )
        return self._try(self.plan.built(state, self.space)).reason

    def _why_not_sell(self, state: State) -> str:
        if not self.plan.level(state, self.space):
            return _("There are no buildings to sell.")
        tried = self._try(self.plan.sold(state, self.space))
        return "" if tried.code in MORE_HELPS else tried.reason

    def _why_not_flip(self, plan: EstatePlan) -> str:
        state, reason = self.host.state, self._try(plan.flipped(self.space)).reason
        group_members = self.host.board.group_members[self.space]
        kept = {s: level for s, level in plan.levels.items() if s not in group_members}
        if reason and any(plan.level(state, s) > state.buildings[s] for s in group_members):
            without = replace(plan, levels=kept).flipped(self.space)
            if not self._try(without).reason:
                return _("You plan to build on this set: undo that first.")
        return reason

    def _build(self) -> None:
        self.change(self.plan.built(self.host.state, self.space))

    def _sell(self) -> None:
        self.change(self.plan.sold(self.host.state, self.space))

    def _flip(self) -> None:
        self.change(self.plan.flipped(self.space))

    # the picture --------------------------------------------------------------------

    def contents(self) -> Node:
        """The deed with its buildings and its rent; its buttons beside that, or below it."""
        about = Row(
            [
                CustomPaint(
                    self._draw_swatch, height=HIGH, width=(22, 22), alt_text=(self.describe(),)
                ),
                Text(
                    self.host.deed_at(self.space).name, size=SMALL - 1, weight="semibold",
                    width=NAME, alt_text="", grow=1.0,
                ),
                CustomPaint(self._draw_rent, height=HIGH, width=RENT),
            ],
            gap=8, grow=1.0,
        )  # fmt: skip
        steps = [Control(w, height=BUTTON, width=SQUARE, grow=0.0) for w in (self.minus, self.plus)]
        buttons = Row(
            [
                *(steps if self.street else []),
                Control(self.flip, height=BUTTON, width=FLIP, tight=True, grow=0.0),
            ],
            gap=8,
        )  # fmt: skip
        return Wrap([about, Centred(buttons)], gap=8)

    def describe(self) -> str:
        """The accessible description of the deed after the plan."""
        level = self.plan.level(self.host.state, self.space)
        built = buildings("hotel", 1) if level == HOTEL else buildings("house", level)
        parts = [self.host.deed_at(self.space).name, built if level else "", self._rent_text()[0]]
        return ", ".join(part for part in parts if part)

    def describe_step(self, before: EstatePlan) -> str:
        """The change of the deed's description since ``before``, "" for none."""
        if self.plan.levels.get(self.space) != before.levels.get(self.space):
            return self.describe()
        if (self.space in self.plan.flips) == (self.space in before.flips):
            return ""
        planned = self.space in self.plan.flips
        text = _("{deed}: {change}, planned") if planned else _("{deed}: {change}, not planned")
        return text.format(deed=self.host.deed_at(self.space).name, change=self.flip.label)

    def _draw_swatch(self, surface: Surface, rect: Rect) -> None:
        painter = self.host.context.painter
        mark = layout.centre(rect, rect.width, min(rect.height, painter.px(SWATCH)))
        draw_swatch(surface, painter, mark, self.host.board, self.space)

    def _draw_rent(self, surface: Surface, rect: Rect) -> None:
        painter = self.host.context.painter
        level = self.plan.level(self.host.state, self.space)
        houses, words = layout.column(rect, [1.1, 1.0]) if level else (rect, rect)
        if level:
            draw_buildings(painter, surface, houses, level, gap=painter.px(2))
        text, tint = self._rent_text()
        painter.text(
            surface,
            text,
            words,
            size=SMALL - 2,
            colour=tint,
            weight="bold" if tint != "muted" else "regular",
            align="center",
            valign="center",
            wrap=not level,
        )

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
