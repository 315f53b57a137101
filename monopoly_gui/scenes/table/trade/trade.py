"""A trade: put together, waited for, answered, countered [TRADE-1, TRADE-6]."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from pygame import Rect, Surface

from ....engine.actions import (
    AcceptTrade,
    Action,
    Bundle,
    CounterTrade,
    RefuseTrade,
    WithdrawTrade,
)
from ....engine.board import BANK
from ....ui.painting import layout
from ....ui.widgets import BODY
from ...core.dialog import BUTTON_HEIGHT, PAD
from ..estate.estate import EstateDialog
from ..shared.advice_place import EDGE, GAP
from ..shared.table_dialog import TableDialog
from .buttons import TradeButtons
from .hearing import Hearing
from .negotiation import Negotiation
from .side import COLUMNS, EFFECT, FEW_COLUMNS, LONG_EFFECT, TILE, TradeSide
from .top import TradeTop
from .words import locked, message, subtitle, title

if TYPE_CHECKING:
    from ..shared.port import TablePort

#: the button that does what is advised, by the kind of the action
ANSWERS = {"accept_trade": "accept", "refuse_trade": "refuse", "counter_trade": "counter"}

#: how wide it becomes in a wide window
WIDEST = 1720
#: no wider than this, its sides have fewer columns
FEW_ACROSS = 1150
#: its height, with so many rows of tiles
HEIGHT, ROWS = 1016.0, 6
#: with fewer design units across, one side lies below the other
ACROSS = 900.0
#: between two sides, and the place of the message in one line and in several
APART, MESSAGE, LINES = 20, 34, 92


class TradeDialog(TableDialog):
    """Both sides next to each other; below them what is wrong, or what was answered.

    Opened for an ``offer`` it asks the human to whom that was made.  A refused
    offer stays as it was, to be edited; an offer between two humans turns the
    dialog to the one who is asked.
    """

    modal = True
    shade = 150
    width = 1400.0
    height = HEIGHT

    def __init__(
        self, port: TablePort, player: int, partner: int | None = None, offer: int = 0
    ) -> None:
        super().__init__(port, player)
        self.talk = talk = Negotiation(port, player, partner, offer)
        self.hearing = Hearing(talk)
        self.mine = TradeSide(port, talk.terms, True, self._edited)
        self.theirs = TradeSide(port, talk.terms, False, self._edited)
        self.top = TradeTop(talk, self._meet, self._edited)
        self.below = TradeButtons(talk, self._doings())
        self._line = Rect(0, 0, 0, 0)

    def _doings(self) -> Mapping[str, Callable[[], None]]:
        """What the buttons do, by their names."""
        talk = self.talk
        return {
            "propose": self._propose,
            "want": self._ask,
            "clear": lambda: self.fill(Bundle(), Bundle()),
            "close": self.close,
            "back": lambda: self._counter(0),
            "accept": lambda: self._answer(AcceptTrade(self.player, talk.number)),
            "refuse": lambda: self._answer(RefuseTrade(self.player, talk.number)),
            "never": lambda: self._answer(RefuseTrade(self.player, talk.number, final=True)),
            "counter": lambda: self._counter(talk.number),
            "raise": lambda: self.context.scenes.push(EstateDialog(self.port, self.player)),
            "withdraw": self._withdraw,
        }

    # advice and terms from elsewhere ---------------------------------------------

    def advisee(self) -> int:
        """Whoever has been made an offer."""
        return self.player if self.talk.mode == "answer" else BANK

    def button_for(self, action: Action) -> str:
        return ANSWERS.get(action.kind, "raise")

    def take_advice(self, action: Action) -> None:
        """Do what is advised; a counter-offer is put together, to be looked at."""
        if isinstance(action, CounterTrade):
            self.talk.countering = action.offer
            self.fill(action.give, action.get)
        else:
            super().take_advice(action)

    def fill(self, mine: Bundle, theirs: Bundle) -> None:
        """Put these terms into the trade, to be looked at and changed."""
        self.talk.fill(mine, theirs)
        self._anew()

    # the position ----------------------------------------------------------------

    @property
    def pauses(self) -> bool:
        return self.talk.mode != "wait" and not self.folded

    def alive(self) -> bool:
        return not self.hearing.over and self.talk.possible

    def enter(self) -> None:
        self.hearing.listen()
        super().enter()

    def leave(self) -> None:
        self.hearing.stop()

    def refresh(self) -> None:
        talk, buttons = self.talk, self.below
        before = talk.mode
        talk.follow()
        self.player = talk.player
        self.mine.rebuild(talk.player, talk.partner, talk.terms, locked(talk))
        self.theirs.rebuild(talk.partner, talk.player, talk.terms, locked(talk))
        self.title, self.subtitle = title(talk), subtitle(talk)
        self.top.refresh()
        buttons.refresh(self.top.settle.on)
        self.form.on_cancel = buttons.on_cancel
        sides = [*self.mine.widgets, *self.theirs.widgets]
        self.show([*self.top.widgets, *sides, *buttons.row], buttons.default)
        if before == "edit" and talk.mode == "answer":
            # somebody else looks at it now
            self.form.focus(None)

    def tick(self, now: float, dt: float) -> None:
        if self.hearing.answered(lambda deal: self.fill(deal.give, deal.get)):
            self.redraw()
        super().tick(now, dt)

    @property
    def message(self) -> tuple[str, str]:
        """What has been answered, else why the offer is not possible; and its colour."""
        return message(self.talk, self.hearing, self.below, self.top.settle.on)

    # what is done ----------------------------------------------------------------

    def _edited(self) -> None:
        self.hearing.clear()
        self.below.judge(self.top.settle.on)
        self.redraw()

    def _anew(self) -> None:
        self.hearing.clear()
        self.refresh()
        self.layout()
        self.redraw()

    def _meet(self, value: str) -> None:
        self.talk.meet(int(value))
        self._anew()

    def _counter(self, offer: int) -> None:
        """Answer the offer by other terms; 0 leaves that again."""
        self.talk.countering = offer
        self._anew()

    def _propose(self) -> None:
        action = self.talk.action(self.top.settle.on)
        self.hearing.listen()
        self.talk.countering = 0
        self.act(action)
        self._anew()

    def _ask(self) -> None:
        """Ask the opponent what it would want."""
        self.hearing.ask()
        self.redraw()

    def _answer(self, action: Action) -> None:
        """Give an answer; there is nothing more to do here after it."""
        self.hearing.listen()
        self.act(action)

    def _withdraw(self) -> None:
        if offer := self.talk.offer:
            self.act(WithdrawTrade(offer.player, offer.id))

    # the picture -----------------------------------------------------------------------

    def place(self, width: int, height: int) -> Rect:
        """In the middle of the window, and wide; less high while there is advice below it."""
        wide = self.bounds.width - 2 * self.context.painter.px(EDGE)
        width = max(width, min(wide, self.context.painter.px(WIDEST)))
        if self.adviser.open:
            px = self.context.painter.px
            below = self.adviser.height(width) + px(GAP) + 2 * px(EDGE)
            height = min(height, self.bounds.height - below)
        return self.in_the_middle(width, height)

    def measure(self) -> None:
        """Where it is narrow it has fewer columns, and is as high as their rows need."""
        if self._slim:
            px, scale = self.context.painter.px, self.context.painter.scale
            inside = self.across(ACROSS) - 2 * (EDGE + PAD - 6)
            foot = self.below.rows_high(px(inside), self.context.painter) / scale
            top = self.top.high + 14 if self.talk.begins else 0
            sides = self.mine.high(inside) + APART + self.theirs.high(inside)
            self.height = 64 + 16 + 60 + top + sides + 12 + LINES + 14 + foot
            return
        more = (self._rows - ROWS) * (TILE + 7) + LONG_EFFECT - EFFECT
        self.height = HEIGHT + (max(0, more) if self.narrower(self.width) else 0)

    @property
    def _slim(self) -> bool:
        """Whether one side lies below the other."""
        return self.narrower(ACROSS)

    @property
    def _few(self) -> bool:
        """Whether its sides have fewer columns."""
        return self.across(self.width) <= FEW_ACROSS

    @property
    def _rows(self) -> int:
        """Rows for the tiles of whoever has most, so that the height does not jump."""
        state = self.state
        most = max(len(state.deeds(p)) + len(state.cards[p]) for p in state.living())
        columns = FEW_COLUMNS if self._few else COLUMNS
        return max(3, -(-most // columns))

    def spare(self) -> int:
        return 0 if self._slim else self.mine.spare(self._rows, self.context.painter.px)

    def arrange(self) -> None:
        painter = self.context.painter
        px = painter.px
        high = px(BUTTON_HEIGHT)
        if self._slim:
            high = self.below.rows_high(self.body.width, painter)
        foot, rest = layout.split(self.body, "bottom", high, px(14))
        self._line, rest = layout.split(
            rest, "bottom", px(LINES if self._slim else MESSAGE), px(12)
        )
        if self.talk.begins:
            top, rest = layout.split(rest, "top", px(self.top.high if self._slim else 52), px(14))
            self.top.arrange(top, painter, self._slim)
        left, right = layout.row(rest, [1.0, 1.0], px(APART))
        if self._slim:
            across = rest.width / painter.scale
            parts = [float(side.high(across)) for side in (self.mine, self.theirs)]
            left, right = layout.column(rest, parts, px(APART))
        self.mine.arrange(left, px)
        self.theirs.arrange(right, px)
        self.below.arrange(foot, painter)

    def paint_body(self, surface: Surface) -> None:
        painter = self.context.painter
        if self.talk.begins:
            self.top.paint(surface, painter)
        self.mine.paint(surface)
        self.theirs.paint(surface)
        text, tint = self.message
        painter.text(
            surface, text, self._line, size=BODY, colour=tint, weight="bold", valign="center",
            wrap=self._slim,
        )  # fmt: skip
