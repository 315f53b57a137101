"""Building, selling, mortgaging and unmortgaging: a plan to check before carrying it out."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

import pygame
from pygame import Surface
from pygame.event import Event

from ....engine.amounts import debts
from ....engine.board import BANK
from ....engine.frames import Auction, Debt, Purchase, Received
from ....language import _, mark, plural, translate
from ....match.estate_plan import EstatePlan, PlanOutcome, plan_actions, plan_outcome
from ....ui.cards.space_card import space_props
from ....ui.input.bindings import Binding
from ....ui.layout.containers import Centred, Column, MinWidth, Panel, Row, Scroll, Share, Wrap
from ....ui.layout.leaves import Control, Spacer, Text
from ....ui.layout.node import Node, Span
from ....ui.layout.parts import AllIfRoom, ScrolledTree
from ....ui.widgets import BODY, HEADING, SMALL, Accessible, Choice, Widget
from ....ui.widgets.keys import key_name
from ..dialog_base.table_dialog import TableDialog
from ..parts.card_buttons import DialogButton
from ..parts.items import space_item
from .figures import figures_shown, plan_figures
from .row import LARGE, EstateRow
from .sets import Album, EstateSet

if TYPE_CHECKING:
    from ....ui.painting.painter import Painter
    from ..parts.table_host import TableHost

#: the deed that is shown large: how high, and how wide its column
DEED, ASIDE = (0, 600), 400
#: how high the sets are at least, and the margin of the mat they lie on
LEAST, MAT = (300, 0), (24, 20)
#: the height of the buttons at the foot, and the least width of the figures beside them
CONFIRM, FIGURES = (52, 66), 800


class EstateSets(AllIfRoom):
    """The sets of an estate; with enlarged text they scroll with the window."""

    def heights(self, painter: Painter, width: int) -> Span:
        span = super().heights(painter, width)
        return Span(span.preferred, span.preferred) if painter.scrolls else span

    def spoken(self) -> Iterator[Accessible]:
        """All deeds, also those out of sight."""
        return self.area.tree.spoken()


class EstateDialog(TableDialog):
    """Every set with its deeds; the line below has the costs or proceeds of the plan."""

    modal = True
    announces_keys = False
    width = 1840.0
    panelled = False
    bare = shade = 85

    def __init__(self, host: TableHost, player: int) -> None:
        super().__init__(host, player)
        self.plan = EstatePlan()
        self.after = PlanOutcome(host.state)
        self.rows: list[EstateRow] = []
        self.sets: list[EstateSet] = []
        self._mat: Panel | None = None
        self.area = ScrolledTree(name="sets")
        self.area.title = _("Deeds")
        # Tab leads to the deeds themselves, which it follows
        self.area.focusable = False
        self.head.size = HEADING
        #: the deed that is shown large, pressed or focused last
        self.chosen: EstateRow | None = None
        self.who = Choice([], "", self._choose, name="who", on_card=True, size=BODY - 1)
        self.who.title = _("Player")
        self.done = DialogButton(
            _("Confirm"), self._do, icon="check", key=pygame.K_d, style="primary", name="do"
        )
        self.reset = DialogButton(
            _("Discard the plan"), lambda: self._change(EstatePlan()), icon="undo",
            key=pygame.K_x, style="link", name="reset",
        )  # fmt: skip
        self.leave_ = DialogButton(
            _("Close"), self.close, key=pygame.K_ESCAPE, style="link", name="close"
        )

    # the position -------------------------------------------------------------------

    def advisee(self) -> int:
        """Nobody: plans made here answer no question."""
        return BANK

    def alive(self) -> bool:
        return self.state.alive[self.player] and not self.state.over

    def refresh(self) -> None:
        host, state = self.host, self.state
        self.title = _("{player}’s properties").format(player=host.name(self.player))
        self.subtitle = self._purpose()
        deeds = state.deeds(self.player)
        if [row.space for row in self.rows] != deeds or any(
            row.player != self.player for row in self.rows
        ):
            self.rows = [EstateRow(host, self.player, s, self._change, self._press) for s in deeds]
            self.sets, self.area.offset = self._sets(), 0
            self.plan, self.chosen = EstatePlan(), self.sets[0].rows[0] if deeds else None
        self.plan = self._still(self.plan)
        self._judge()

    def _purpose(self) -> str:
        """The reason why money may be needed now."""
        frame, host = self.state.top, self.host
        if isinstance(frame, Debt) and frame.player == self.player:
            return _("{due} must be paid.").format(due=host.money(debts.due(self.state, frame)))
        if isinstance(frame, Purchase) and frame.player == self.player:
            deed = host.deed_at(frame.space)
            return _("{name} costs {price}.").format(name=deed.name, price=host.money(deed.price))
        if isinstance(frame, Auction):
            return _("The highest bid is {high}.").format(high=host.money(frame.high))
        if isinstance(frame, Received) and frame.player == self.player:
            return plural(
                "You’ve received a mortgaged deed.",
                "You’ve received mortgaged deeds.",
                len(frame.spaces),
            )
        return _(
            "Plan what to build, sell, mortgage or unmortgage. Nothing happens until you confirm."
        )

    def _still(self, plan: EstatePlan) -> EstatePlan:
        """The rest of a plan."""
        state = self.state
        levels = {s: v for s, v in plan.levels.items() if v != state.buildings[s]}
        return EstatePlan(levels, plan.flips)

    def _judge(self) -> None:
        """Try the plan, and possible additions to it."""
        self.after = plan_outcome(self.state, self.player, self.plan)
        for row in self.rows:
            row.refresh(self.plan, self.after)
        for whole in self.sets:
            whole.refresh(self.plan)
        change = self.after.state.cash[self.player] - self.state.cash[self.player]
        sign = "+" if change >= 0 else "−"
        money = self.host.money(abs(change))
        self.done.label = _("Confirm: {sign}{change}").format(sign=sign, change=money)
        if self.after.asks:
            self.done.label = _("Request them")
        self.done.reason, self.reset.reason = translate(self.after.reason), ""
        if self.plan.empty:
            self.done.label = _("Confirm")
            self.done.reason = self.reset.reason = _("You haven’t planned anything yet.")
        humans = self.host.humans()
        self.who.options = [(str(p), self.host.name(p)) for p in humans]
        self.who.value = str(self.player)
        self.compose(self._contents(), self.done)

    def _sets(self) -> list[EstateSet]:
        """The sets with deeds of the player in board order, complete ones first."""
        spaces = self.host.board.spaces
        sets = [
            EstateSet(self.host, self.player, group, held, self._change)
            for group in self.host.board.groups
            if (held := [row for row in self.rows if spaces[row.space].group == group])
        ]
        return sorted(sets, key=lambda one: not one.whole)

    # keys --------------------------------------------------------------------------

    def bindings(self) -> Sequence[Binding]:
        if self.folded:
            return ()
        return (
            Binding((pygame.K_b,), mark("one more building on each street of a set"), self._each),
            Binding((pygame.K_PAGEUP, pygame.K_PAGEDOWN), mark("another set"), self._other_set),
        )

    @property
    def _at(self) -> int:
        """The place of the focused set, -1 for none."""
        focused = self.form.focused
        return next((n for n, one in enumerate(self.sets) if focused in one.widgets), -1)

    def _each(self, _event: Event) -> bool:
        """Build on the focused set, else on the first that can be built on."""
        able = [one for one in self.sets if one.builds and one.each.enabled]
        chosen = self.sets[self._at :][:1] if self._at >= 0 else able[:1]
        for one in chosen:
            one.build()
        return bool(chosen)

    def _other_set(self, event: Event) -> bool:
        """Move the focus to the next set, or to the one before."""
        if not self.sets:
            return False
        at = self._at + (1 if event.key == pygame.K_PAGEDOWN else -1)
        chosen = self.sets[max(0, min(at, len(self.sets) - 1))]
        self.form.focus(chosen.rows[0].card, visible=True)
        return True

    # changing the plan ------------------------------------------------------------------

    def _change(self, plan: EstatePlan) -> None:
        before, self.plan = self.plan, plan
        self._judge()
        steps = [row.describe_step(before) for row in self.rows]
        self.context.announce(". ".join(step for step in steps if step))
        self.redraw()

    def _choose(self, value: str) -> None:
        self.player = int(value)
        self.plan = EstatePlan()
        self.renew()

    def _do(self) -> None:
        """Carry the plan out and close; stay open if a part of it is no longer legal."""
        plan, self.plan = self.plan, EstatePlan()
        done = all(map(self.host.submit, plan_actions(self.state, self.player, plan)))
        self.follow()
        if done and self.there:
            self.close()

    def tick(self, now: float, dt: float) -> None:
        super().tick(now, dt)
        if self.form.focus_visible and self.form.focused:
            focused = self.form.focused
            row = next((row for row in self.rows if focused is row.card), None)
            if row and row is not self.chosen:
                self._look_at(row)
                self.area.follow(focused)

    # the picture ----------------------------------------------------------------------------

    def _contents(self) -> Node:
        """The sets, the plan's total, and the final buttons."""
        host, text = self.host, self._message()
        none = _("{player} has no deeds yet.").format(player=host.name(self.player))
        self._mat = None
        sets: Node = Text(none, colour="muted", align="center")
        for row in self.rows:
            row.chosen = row is self.chosen
        if self.sets:
            # in a large interface the buttons of a deed stay close to it
            large = self.compact or self.context.painter.enlarged > 1
            inside = self.chosen if large else None
            self.area.tree = Album(
                self.sets, lambda high: [one.contents(inside, high) for one in self.sets]
            )
            self.area.dirty = True
            album = EstateSets(self.area, height=LEAST)
            still = self.covers and not self.scrolls
            mat = Panel(album, "" if still else "mat", pad=MAT, grow=1.0)
            self._mat = mat if still else None
            sets = Row([None if self.compact else self._large(inside is None), mat], gap=28)
        figures = figures_shown(plan_figures(host, self.player, self.after.state))
        ends = [
            Control(self.reset, height=CONFIRM, tight=True, grow=0.0),
            Control(self.leave_, height=CONFIRM, tight=True, grow=0.0),
            Control(self.done, height=CONFIRM, width=(220, 320), tight=True),
        ]
        return Column(
            [
                Control(self.who, grow=0.0) if len(self.who.options) > 1 else None,
                Scroll(sets, grow=1.0),
                Text(text, size=SMALL, colour="warn", weight="bold") if text else None,
                Wrap([MinWidth(figures, FIGURES, grow=1.0), Centred(Row(ends))]),
            ],
            gap=14,
            grow=1.0,
        )

    def underlay(self) -> tuple[Hashable, Callable[[Surface], object] | None]:
        if self._mat is None:
            return super().underlay()
        rect, painter = self._mat.rect, self.context.painter
        return tuple(rect), lambda surface: painter.mat(surface, rect)

    def _large(self, controls: bool) -> Node:
        """The chosen deed after the plan, and the buttons for it."""
        host, row = self.host, self.chosen
        assert row
        # its heading says that the set is complete
        props = replace(space_props(self.after.state, host.people, row.space), whole_set=False)
        deed = space_item(host, row.space, DEED, props)
        own = self._set_of(row).controls(row, LARGE) if controls else []
        return Share(Column([deed, *(Row([each]) for each in own), Spacer()], gap=10), ASIDE)

    def way_to(self, kind: str, space: int) -> str:
        """The name of a button of a deed, or of its card where that comes first; "" if neither."""
        row = next(row for row in self.rows if row.space == space)
        name = f"{kind} {space}"
        usable = any(widget.name == name and widget.enabled for widget in row.widgets)
        return "" if not usable else name if row is self.chosen else f"deed {space}"

    def _set_of(self, row: EstateRow) -> EstateSet:
        return next(one for one in self.sets if row in one.rows)

    def tab_order(self, tree: Node) -> list[Widget]:
        """The buttons of the chosen deed follow its card."""
        found, row = super().tab_order(tree), self.chosen
        if row is None:
            return found
        own = {*row.widgets, self._set_of(row).each}
        others = [widget for widget in found if widget not in own]
        after = others.index(row.card) + 1
        return [*others[:after], *(w for w in found if w in own), *others[after:]]

    def _look_at(self, row: EstateRow) -> None:
        """Show another deed large."""
        if row is not self.chosen and not self.folded:
            self.chosen = row
            self.compose(self._contents(), self.done)
            self.redraw()

    def _press(self, row: EstateRow) -> None:
        """Show a deed large; the focus of keys goes on to its buttons."""
        self._look_at(row)
        if self.form.focus_visible:
            able = next((widget for widget in row.widgets if widget.enabled), None)
            self.form.focus(able or row.card, visible=True)

    def by_tab(self, buttons: Sequence[str]) -> str:
        if not self.rows:
            return super().by_tab(buttons)
        text = _(
            "Tab moves from deed to deed: build or sell on a street, mortgage or "
            "unmortgage a deed. B builds on each street of a set. {key} then carries out the plan."
        )
        return text.format(key=key_name(self.done.key))

    def brief_text(self) -> list[str]:
        return [self.title, self.asked()]

    def asked(self) -> str:
        """The result of the plan; without one, the current position."""
        cash, purpose, _stock = plan_figures(self.host, self.player, self.after.state)
        return ". ".join(f"{figure.label}: {figure.value}" for figure in (cash, purpose))

    def _message(self) -> str:
        if self.plan.empty:
            return ""
        if self.after.asks:
            return _("Others may want the last buildings too: they are asked first.")
        return self.after.reason
