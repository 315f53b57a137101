"""Building, selling, mortgaging and lifting: a plan that is looked at before it is done."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from ....engine.amounts import debts
from ....engine.board import BANK
from ....engine.frames import Auction, Debt, Purchase, Received
from ....language import _
from ....ui.painting import layout
from ....ui.widgets import BODY, SMALL, Choice, Widget
from ....ui.widgets.keys import key_name
from ...core.dialog import BUTTON_HEIGHT
from ..shared.advice_place import EDGE
from ..shared.card_buttons import CardButton
from ..shared.table_dialog import TableDialog
from .plan import Outcome, Plan, actions, outcome
from .row import EstateRow
from .sheets import ROW, Card, cut, draw_card, lines
from .sum import draw_figures, figures, figures_high

if TYPE_CHECKING:
    from ..shared.port import TablePort

#: how wide it becomes in a wide window
WIDEST = 1640
#: the height of the line above the buttons where there is no room beside them
PAGES = 52
#: with fewer design units across, the golden button has a line of its own, and all is higher,
#: so that a page holds three sets
ACROSS, MORE = 860.0, 540.0


class EstateDialog(TableDialog):
    """Every set with its deeds; the line below says what the plan costs or brings."""

    modal = True
    tells_keys = False
    shade = 150
    width = 1400.0
    height = 1016.0

    def __init__(self, port: TablePort, player: int) -> None:
        super().__init__(port, player)
        self.plan = Plan()
        self.after = Outcome(port.state)
        self.page = 0
        self.rows: list[EstateRow] = []
        self.who = Choice([], "", self._choose, name="who", on_card=True, size=BODY - 1)
        self.who.title = _("Whose properties")
        self.done = CardButton(
            _("Confirm"), self._do, icon="check", key=pygame.K_d, style="primary", name="do"
        )
        self.reset = CardButton(
            _("Discard the plan"),
            self._reset,
            icon="undo",
            key=pygame.K_x,
            style="light",
            name="reset",
        )
        self.leave_ = CardButton(
            _("Close"), self.close, key=pygame.K_ESCAPE, style="light", name="close"
        )
        self.earlier = CardButton(
            "", self._earlier, icon="chevron_left", key=pygame.K_PAGEUP, style="light",
            tip=_("Earlier sets (Page up)"), name="earlier",
        )  # fmt: skip
        self.later = CardButton(
            "", self._later, icon="chevron_right", key=pygame.K_PAGEDOWN, style="light",
            tip=_("More sets (Page down)"), name="later",
        )  # fmt: skip
        #: whether it has gone aside while buildings come down, and what had the focus before
        self._aside = False
        self._focus = ""
        self._sheets: list[list[Card]] = []
        self._top = 0
        self._foot = Rect(0, 0, 0, 0)
        self._sum = Rect(0, 0, 0, 0)
        self._pages = Rect(0, 0, 0, 0)
        self._line = Rect(0, 0, 0, 0)

    # the position -------------------------------------------------------------------

    def advisee(self) -> int:
        """Nobody: what is planned here nobody has asked for."""
        return BANK

    def alive(self) -> bool:
        return self.state.alive[self.player] and not self.state.over

    def refresh(self) -> None:
        port, state = self.port, self.state
        self.title = _("{player}’s properties").format(player=port.name(self.player))
        self.subtitle = self._purpose()
        deeds = state.deeds(self.player)
        if [row.space for row in self.rows] != deeds or any(
            row.player != self.player for row in self.rows
        ):
            self.rows = [EstateRow(port, self.player, s, self._change) for s in deeds]
            self.plan = Plan()
        self.plan = self._still(self.plan)
        self._judge()

    def _purpose(self) -> str:
        """Why money may be needed now."""
        frame, port = self.state.top, self.port
        if isinstance(frame, Debt) and frame.player == self.player:
            return _("{due} must be paid.").format(due=port.money(debts.due(self.state, frame)))
        if isinstance(frame, Purchase) and frame.player == self.player:
            deed = port.deed_at(frame.space)
            return _("{name} costs {price}.").format(name=deed.name, price=port.money(deed.price))
        if isinstance(frame, Auction):
            return _("The highest bid is {high}.").format(high=port.money(frame.high))
        if isinstance(frame, Received) and frame.player == self.player:
            return _("You received mortgaged deeds.")
        return _(
            "Plan what to build, sell, mortgage or unmortgage. Nothing happens until you confirm."
        )

    def _still(self, plan: Plan) -> Plan:
        """What is left of a plan to be done."""
        state = self.state
        levels = {s: v for s, v in plan.levels.items() if v != state.buildings[s]}
        return Plan(levels, plan.flips)

    def _judge(self) -> None:
        """Try the plan, and what could be added to it."""
        self.after = outcome(self.state, self.player, self.plan)
        for row in self.rows:
            row.refresh(self.plan, self.after)
        change = self.after.state.cash[self.player] - self.state.cash[self.player]
        sign = "+" if change >= 0 else "−"
        self.done.label = (
            _("Confirm")
            if self.plan.empty
            else _("Confirm: {sign}{change}").format(sign=sign, change=self.port.money(abs(change)))
        )
        if self.after.asks:
            self.done.label = _("Request them")
        self.done.reason = self.after.reason
        if self.plan.empty:
            self.done.reason = _("There is no plan yet.")
        self.reset.reason = _("There is no plan yet.") if self.plan.empty else ""
        humans = self.port.humans()
        self.who.options = [(str(p), self.port.name(p)) for p in humans]
        self.who.value = str(self.player)
        self._show()

    def _show(self) -> None:
        sheets = max(1, len(self._sheets))
        self.page = min(self.page, sheets - 1)
        shown = self._sheets[self.page] if self._sheets else []
        groups = [group for group, _other in shown]
        board = self.port.board
        rows = [row for row in self.rows if board.spaces[row.space].group in groups]
        # in the order in which the sets lie
        rows.sort(key=lambda row: groups.index(board.spaces[row.space].group))
        widgets: list[Widget] = [self.who] if len(self.who.options) > 1 else []
        widgets += [widget for row in rows for widget in row.widgets]
        self.earlier.visible = self.later.visible = sheets > 1
        self.earlier.reason = "" if self.page else _("These are the first sets.")
        self.later.reason = "" if self.page < sheets - 1 else _("These are the last sets.")
        self.show(
            [*widgets, self.earlier, self.later, self.done, self.reset, self.leave_], self.done
        )

    # changing the plan ------------------------------------------------------------------

    def _change(self, plan: Plan) -> None:
        before, self.plan = self.plan, plan
        self._judge()
        steps = [row.step_told(before) for row in self.rows]
        self.context.tell(". ".join(step for step in steps if step))
        self.layout()
        self.redraw()

    def _reset(self) -> None:
        self._change(Plan())

    def _choose(self, value: str) -> None:
        self.player = int(value)
        self.plan, self.page = Plan(), 0
        self.refresh()
        self.layout()
        self.redraw()

    def _do(self) -> None:
        """Carry the plan out, as far as it is still allowed."""
        plan, self.plan = self.plan, Plan()
        for action in actions(self.state, self.player, plan):
            if not self.port.submit(action):
                break
        self.follow()
        if plan.levels and self.there and not self.port.resting:
            self._step_aside()

    # making room for what is built ---------------------------------------------------------

    @property
    def pauses(self) -> bool:
        return self.modal and (self._aside or not self.folded)

    @property
    def put_aside(self) -> bool:
        return self.folded and not self._aside

    def _step_aside(self) -> None:
        """Show the board while buildings are put down on it; then it comes back by itself."""
        focused = self.form.focused
        self._aside, self._focus = True, focused.name if focused and focused.ring else ""
        self.folding.fold()
        # it would lie before houses that come down
        self.folding.back.visible = False

    def handle(self, event: Event) -> bool:
        """Come back before all is built, if that is wished."""
        if self._aside and event.type == pygame.KEYDOWN and event.key == pygame.K_v:
            self._come_back()
            return True
        return super().handle(event)

    def _come_back(self) -> None:
        self._aside, self.folding.back.visible = False, True
        if self.folded:
            self.folding.unfold()
        found = next((w for w in self.form.widgets if w.name == self._focus and w.visible), None)
        if self._focus and found:
            self.form.focus(found, visible=True)

    def tick(self, now: float, dt: float) -> None:
        super().tick(now, dt)
        if self._aside and not self.gone and (self.port.resting or not self.folded):
            self._come_back()

    # turning pages ---------------------------------------------------------------------------

    def _earlier(self) -> None:
        self._turn(-1)

    def _later(self) -> None:
        self._turn(1)

    def _turn(self, step: int) -> None:
        self.page += step
        self._show()
        self.layout()
        self.redraw()

    # the picture ----------------------------------------------------------------------------

    def place(self, width: int, height: int) -> Rect:
        """In the middle of the window, and wide where that is."""
        px = self.context.painter.px
        most = self.bounds.width - 2 * px(EDGE)
        return self.in_the_middle(max(width, min(most, px(WIDEST))), height)

    def arrange(self) -> None:
        px = self.context.painter.px
        high = px(BUTTON_HEIGHT) + (px(BUTTON_HEIGHT + 12) if self._slim else 0)
        self._foot, rest = layout.split(self.body, "bottom", high, px(12))
        self._pages = self._foot
        if self._narrow:
            self._pages, rest = layout.split(rest, "bottom", px(PAGES), px(12))
        high = figures_high(self.port, rest.width)
        self._sum, rest = layout.split(rest, "bottom", high, px(14))
        if len(self.who.options) > 1:
            self.who.rect, rest = layout.split(rest, "top", px(50), px(12))
        self._top = rest.y
        self._sheets = cut(self.port, self.player, rest)
        self.page = min(self.page, len(self._sheets) - 1)
        by_group: dict[str, list[EstateRow]] = {}
        for row in self.rows:
            by_group.setdefault(self.port.board.spaces[row.space].group, []).append(row)
        for group, card in self._sheets[self.page]:
            held = by_group[group]
            for row, place in zip(held, lines(self.port, card, len(held)), strict=True):
                row.arrange(place)
        self._show()
        self._arrange_foot()

    @property
    def _narrow(self) -> bool:
        """Whether its foot has no room for all in one line."""
        return self.narrower(self.width)

    @property
    def _slim(self) -> bool:
        """Whether its buttons need two lines."""
        return self.narrower(ACROSS)

    def measure(self) -> None:
        self.height = type(self).height + (MORE if self._slim else 0.0)

    def spare(self) -> int:
        if (len(self._sheets) > 1 and not self._slim) or not self._sheets[0]:
            return 0
        least = self._top + self.context.painter.px(4 * ROW)
        lowest = max(card.bottom for sheet in self._sheets for _other, card in sheet)
        return max(0, self._sum.y - self.context.painter.px(14) - max(lowest, least))

    def _arrange_foot(self) -> None:
        px, painter = self.context.painter.px, self.context.painter
        x = self._foot.right
        if self._slim:
            self.done.rect, low = layout.column(self._foot, [1.0, 1.0], px(12))
            needs = [button.width(painter) for button in (self.reset, self.leave_)]
            self.reset.rect, self.leave_.rect = layout.fitting(low, needs, px(14))
        else:
            for button in (self.leave_, self.reset, self.done):
                width = max(px(170), button.width(painter))
                x -= width
                button.rect = Rect(x, self._foot.y, width, self._foot.height)
                x -= px(14)
        pages, side = self._pages, self._pages.height
        right = pages.right if self._narrow else x
        self.earlier.rect = Rect(pages.x, pages.y, side, side)
        self.later.rect = self.earlier.rect.move(side + px(10), 0)
        left = self.later.rect.right + px(14) if len(self._sheets) > 1 else pages.x
        self._line = Rect(left, pages.y, right - left, side)

    def by_tab(self) -> str:
        if not self.rows:
            return ""
        text = _(
            "Tab moves from deed to deed: build or sell on a street, mortgage or "
            "unmortgage a deed. {key} then carries out the plan."
        )
        return text.format(key=key_name(self.done.key))

    def asked(self) -> str:
        """What the plan comes to, without one how things stand."""
        now, then, purpose, _stock = figures(self.port, self.player, self.after.state)
        shown = (now if self.plan.empty else then, purpose)
        return ". ".join(f"{figure.label}: {figure.value}" for figure in shown)

    def paint_body(self, surface: Surface) -> None:
        painter, port = self.context.painter, self.port
        if not self.rows:
            painter.text(
                surface,
                _("{player} has no deeds yet.").format(player=port.name(self.player)),
                self.body,
                size=BODY,
                colour="muted",
                align="center",
                valign="center",
            )
        for card in self._sheets[self.page]:
            draw_card(surface, port, self.player, card)
        shown = {group for group, _other in self._sheets[self.page]}
        for row in self.rows:
            if port.board.spaces[row.space].group in shown:
                row.paint(surface)
        draw_figures(surface, port, self._sum, figures(port, self.player, self.after.state))
        text, tint = self._message(), "warn"
        if not text and len(self._sheets) > 1:
            text, tint = (
                _("Page {page} of {sheets}").format(page=self.page + 1, sheets=len(self._sheets)),
                "muted",
            )
        painter.text(
            surface,
            text,
            self._line,
            size=SMALL,
            colour=tint,
            weight="bold",
            valign="center",
            wrap=True,
        )

    def _message(self) -> str:
        if self.plan.empty:
            return ""
        if self.after.asks:
            return _("Others may want the last buildings too: they are asked first.")
        return self.after.reason
