"""One deed in the list of an estate: its buildings and rent, and the buttons to change them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

from pygame import Rect, Surface

from ....engine.amounts.mortgages import lift_cost
from ....engine.amounts.rents import by_dice, collects, rent
from ....engine.state import HOTEL, State
from ....language import _
from ....ui.board.buildings import draw_buildings
from ....ui.painting import layout
from ....ui.painting.reading import told_as
from ....ui.text.building_words import buildings
from ....ui.widgets import SMALL, Widget
from ..shared.card_buttons import CardButton, CardIconButton
from ..shared.parts import draw_swatch
from .plan import Outcome, Plan, outcome
from .sheets import ACROSS

if TYPE_CHECKING:
    from ..shared.port import TablePort

#: of these reasons a hotel's sale may still be helped by selling more of its set
MORE_HELPS = ("no_houses", "outright", "exchange")


class EstateRow:
    """``change`` is called with the plan that a button leads to."""

    def __init__(
        self, port: TablePort, player: int, space: int, change: Callable[[Plan], None]
    ) -> None:
        self.port, self.player, self.space, self.change = port, player, space, change
        name = port.deed_at(space).name
        self.street = port.deed_at(space).kind == "street"
        self.minus = CardIconButton(
            "minus",
            self._sell,
            tip=_("Sell a building of {name}").format(name=name),
            name=f"sell {space}",
        )
        self.plus = CardIconButton(
            "plus", self._build, tip=_("Build on {name}").format(name=name), name=f"build {space}"
        )
        self.flip = CardButton(
            "", self._flip, icon="mortgage", style="light", size=SMALL - 1, name=f"flip {space}"
        )
        self.flip.title = name
        self.plan = Plan()
        self._after = port.state
        self.rect = Rect(0, 0, 0, 0)
        self._cells: list[Rect] = []

    @property
    def widgets(self) -> list[Widget]:
        return [self.minus, self.plus, self.flip] if self.street else [self.flip]

    def refresh(self, plan: Plan, after: Outcome) -> None:
        """Show the row as the plan leaves it; reasons for what cannot be added to the plan."""
        state, money = self.port.state, self.port.money
        self.plan, self._after = plan, after.state
        if self.street:
            self.plus.reason = self._why_not_build(state)
            self.minus.reason = self._why_not_sell(state)
        deed = self.port.deed_at(self.space)
        lifts = state.mortgaged[self.space]
        planned = self.space in plan.flips
        if lifts:
            price = money(lift_cost(state, self.space))
            self.flip.label, self.flip.short = (
                _("Unmortgage −{lift_cost}").format(lift_cost=price),
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

    def _try(self, plan: Plan) -> Outcome:
        return outcome(self.port.state, self.player, plan)

    def _full(self, state: State) -> bool:
        return self.plan.level(state, self.space) == HOTEL

    def _why_not_build(self, state: State) -> str:
        if self._full(state):
            return _("{name} already has its hotel.").format(
                name=self.port.deed_at(self.space).name
            )
        return self._try(self.plan.built(state, self.space)).reason

    def _why_not_sell(self, state: State) -> str:
        if not self.plan.level(state, self.space):
            return _("There are no buildings to sell.")
        tried = self._try(self.plan.sold(state, self.space))
        return "" if tried.code in MORE_HELPS else tried.reason

    def _why_not_flip(self, plan: Plan) -> str:
        state, reason = self.port.state, self._try(plan.flipped(self.space)).reason
        mates = self.port.board.mates[self.space]
        kept = {s: level for s, level in plan.levels.items() if s not in mates}
        if reason and any(plan.level(state, s) > state.buildings[s] for s in mates):
            without = replace(plan, levels=kept).flipped(self.space)
            if not self._try(without).reason:
                return _("You plan to build on this set: undo that first.")
        return reason

    def _build(self) -> None:
        self.change(self.plan.built(self.port.state, self.space))

    def _sell(self) -> None:
        self.change(self.plan.sold(self.port.state, self.space))

    def _flip(self) -> None:
        self.change(self.plan.flipped(self.space))

    # the picture --------------------------------------------------------------------

    def arrange(self, rect: Rect) -> None:
        """Place the buttons of the row."""
        px = self.port.context.painter.px
        self.rect = rect
        row = layout.inset(rect, px(12), px(4))
        if rect.width < px(ACROSS):
            top, low = layout.column(row, [1.0, 1.0])
            words = layout.row(top, [px(22), 1.0, px(150)], px(8))
            self._cells = [*words, *layout.row(low, [px(48), px(48), 1.0], px(8))]
            row = low
        else:
            parts = [px(22), 1.0, px(150), px(48), px(48), px(206)]
            self._cells = layout.row(row, parts, px(8))
        side = min(px(44), row.height)
        for button, cell in ((self.minus, self._cells[3]), (self.plus, self._cells[4])):
            button.rect = layout.centre(cell, side, side)
        self.flip.rect = layout.centre(
            self._cells[5], self._cells[5].width, min(px(44), row.height)
        )

    def paint(self, surface: Surface) -> None:
        """Draw what lies between the buttons."""
        with told_as(self.port.context.painter, self._cells[1], self.told()):
            self._paint(surface)

    def told(self) -> str:
        """The deed as the plan leaves it, for whoever does not see it."""
        level = self.plan.level(self.port.state, self.space)
        built = buildings("hotel", 1) if level == HOTEL else buildings("house", level)
        parts = [self.port.deed_at(self.space).name, built if level else "", self._rent_text()[0]]
        return ", ".join(part for part in parts if part)

    def step_told(self, before: Plan) -> str:
        """What the plan says of the deed that it did not say ``before``, "" for nothing."""
        if self.plan.levels.get(self.space) != before.levels.get(self.space):
            return self.told()
        if (self.space in self.plan.flips) == (self.space in before.flips):
            return ""
        planned = self.space in self.plan.flips
        text = _("{deed}: {change}, planned") if planned else _("{deed}: {change}, not planned")
        return text.format(deed=self.port.deed_at(self.space).name, change=self.flip.label)

    def _paint(self, surface: Surface) -> None:
        painter, port = self.port.context.painter, self.port
        swatch, name, middle = self._cells[:3]
        draw_swatch(
            surface, painter, layout.inset(swatch, 0, painter.px(6)), port.board, self.space
        )
        painter.text(
            surface,
            port.deed_at(self.space).name,
            name,
            size=SMALL - 1,
            colour="text",
            weight="semibold",
            valign="center",
            wrap=True,
        )
        level = self.plan.level(port.state, self.space)
        houses, words = layout.column(middle, [1.1, 1.0]) if level else (middle, middle)
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
        states = (self.port.state, self._after)
        now, then = (rent_text(state, self.space) for state in states)
        if now == then:
            return _unchanged(self.port.state, self.space), "muted"
        nothing = self.port.money(0)
        now, then = (
            nothing if state.mortgaged[self.space] else text
            for state, text in zip(states, (now, then), strict=True)
        )
        up = _sum(self._after, self.space) > _sum(self.port.state, self.space)
        return f"{now} → {then}", "good" if up else "bad"


def _sum(state: State, space: int) -> int:
    return rent(state, space, 1, after_jail=True)


def _unchanged(state: State, space: int) -> str:
    """The rent of a deed of which nothing is planned; a prisoner may have to wait for it."""
    if state.mortgaged[space]:
        return _("mortgaged")
    text = _("rent {rent}") if collects(state, state.owner[space]) else _("{rent} after Jail")
    return text.format(rent=rent_text(state, space))


def rent_text(state: State, space: int) -> str:
    """The rent that a deed asks for, as short as can be said."""
    if state.mortgaged[space]:
        return _("no rent")
    amount = _sum(state, space)
    if by_dice(state.board, state.rules, space):
        return _("{amount} × dice").format(amount=amount)
    return state.board.money(amount)
