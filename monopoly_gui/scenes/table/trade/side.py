"""One player's side of a trade: cash, deeds and cards, and what the trade would change."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from pygame import Rect, Surface

from ....engine.actions import Bundle, OfferTrade
from ....engine.errors import IllegalAction
from ....engine.flow import trading
from ....language import _, translate
from ....ui.painting import layout
from ....ui.widgets import BODY, SMALL, Widget
from ..shared.card_buttons import Figure
from ..shared.parts import draw_player
from .effect import ONE_COLUMN, draw_effect
from .terms import Terms
from .tiles import DeedTile, JailCardTile, Tile

if TYPE_CHECKING:
    from ..shared.port import TablePort

COLUMNS = 3
#: columns where a side is so narrow, in design units
FEW_COLUMNS, FEW_BELOW = 2, 470
#: more columns where the tiles would be lower than this
LEAST = 40
MOST_COLUMNS = 5
TILE = 56
#: left and right of what is on a side
EDGE = 20
CASH_STEP = 10
#: the height of what the trade would change, also where it is told in one column
EFFECT = 158
LONG_EFFECT = 248


class TradeSide:
    """The widgets of one side, and what is drawn around them.

    ``own`` is the side of the player who edits.  ``changed`` is called when the
    terms have been changed here.
    """

    def __init__(self, port: TablePort, terms: Terms, own: bool, changed: Callable[[], None]):
        self.port = port
        self.terms = terms
        self.own = own
        self.changed = changed
        self.player = self.other = 0
        self.tiles: list[Tile] = []
        self.cash = Figure(
            0, 0, 0, step=CASH_STEP, shows=port.money, on_change=self._set_cash,
            name="my cash" if own else "their cash",
        )  # fmt: skip
        self.box = Rect(0, 0, 0, 0)
        self._head = Rect(0, 0, 0, 0)
        self._cash_label = Rect(0, 0, 0, 0)
        self._room = Rect(0, 0, 0, 0)
        self._effect = Rect(0, 0, 0, 0)

    def rebuild(self, player: int, other: int, terms: Terms, locked: str) -> None:
        """Make the widgets anew; ``locked`` is why they cannot be changed, "" if they can."""
        self.player, self.other, self.terms = player, other, terms
        state, board = self.port.state, self.port.board
        side = terms.side(self.own)
        self.cash.limit(0, state.cash[player])
        self._show_cash(side.cash)
        self.cash.reason = locked
        order = [s for group in board.groups.values() for s in group.members]
        held = [s for s in order if state.owner[s] == player]
        self.tiles = [
            DeedTile(
                board,
                s,
                partial(self._toggle_deed, s),
                on=s in side.deeds,
                mortgaged=state.mortgaged[s],
                name=f"deed {s}",
                reason=locked or self._why_not(s),
            )
            for s in held
        ]
        self.cash.title = _("{player} gives in cash").format(player=self.port.name(player))
        self.tiles += [
            JailCardTile(
                _("Get Out of Jail Free"),
                partial(self._toggle_card, key),
                on=key in side.cards,
                name=f"card {key}",
                reason=locked,
            )
            for key in state.cards[player]
        ]
        for number, tile in enumerate(self.tiles, 1):
            tile.title = f"{self.port.name(player)} {number}: {tile.label}"

    def _why_not(self, space: int) -> str:
        """The engine's reason why this deed cannot be traded at all now."""
        deal = OfferTrade(self.player, self.other, Bundle(deeds=(space,)), Bundle())
        try:
            trading.verify_deal(self.port.state, deal, closing=False)
        except IllegalAction as reason:
            return translate(reason.text) if reason.code == "built" else ""
        return ""

    @property
    def widgets(self) -> list[Widget]:
        return [self.cash, *self.tiles]

    def _set_cash(self, amount: int) -> None:
        self.terms.set_cash(self.own, amount)
        self.changed()

    def _toggle_deed(self, space: int) -> None:
        self.terms.toggle_deed(self.own, space)
        self.mark()
        self.changed()

    def _toggle_card(self, key: int) -> None:
        self.terms.toggle_card(self.own, key)
        self.mark()
        self.changed()

    def mark(self) -> None:
        """Show what is in the terms."""
        side = self.terms.side(self.own)
        chosen = {f"deed {s}" for s in side.deeds} | {f"card {k}" for k in side.cards}
        for tile in self.tiles:
            tile.on = tile.name in chosen
            tile.dirty = True
        self._show_cash(side.cash)

    def _show_cash(self, amount: int) -> None:
        # what is being typed goes on if others act meanwhile
        if self.cash.value != amount:
            self.cash.value = amount

    # the picture ---------------------------------------------------------------

    def arrange(self, rect: Rect, px: Callable[[float], int]) -> None:
        """Place everything inside a rectangle."""
        self.box = rect
        inside = layout.inset(rect, px(EDGE), px(16))
        self._head, rest = layout.split(inside, "top", px(44), px(10))
        line, rest = layout.split(rest, "top", px(50), px(14))
        self._cash_label, self.cash.rect = layout.row(line, [0.9, 1.1], px(12))
        few = inside.width < px(FEW_BELOW)
        high = px(LONG_EFFECT if inside.width < px(ONE_COLUMN) else EFFECT)
        self._effect, room = layout.split(rest, "bottom", high, px(14))
        self._room = room
        gap = px(7)
        for columns in range(FEW_COLUMNS if few else COLUMNS, MOST_COLUMNS + 1):
            rows = max(1, -(-len(self.tiles) // columns))
            height = min(px(TILE), (room.height - gap * (rows - 1)) // rows)
            if height >= px(LEAST):
                break
        for number, tile in enumerate(self.tiles):
            y = room.y + number // columns * (height + gap)
            cells = layout.row(Rect(room.x, y, room.width, height), [1.0] * columns, gap)
            tile.rect = cells[number % columns]

    def high(self, across: float) -> float:
        """How many design units high it has to be where it has so many across."""
        inside = across - 2 * EDGE
        rows = max(1, -(-len(self.tiles) // (FEW_COLUMNS if inside < FEW_BELOW else COLUMNS)))
        effect = LONG_EFFECT if inside < ONE_COLUMN else EFFECT
        return 32 + 44 + 10 + 50 + 14 + rows * (TILE + 7) + 14 + effect

    def spare(self, rows: int, px: Callable[[float], int]) -> int:
        """Pixels of height that so many rows of tiles leave over."""
        return max(0, self._room.height - rows * (px(TILE) + px(7)))

    def paint(self, surface: Surface) -> None:
        """Draw what lies behind the widgets."""
        painter, port = self.port.context.painter, self.port
        painter.panel(surface, self.box, "inset")
        draw_player(surface, painter, self._head, port, self.player, BODY + 3)
        painter.text(
            surface,
            _("has {cash}").format(cash=port.money(port.state.cash[self.player])),
            self._head,
            size=BODY,
            colour="muted",
            align="right",
            valign="center",
        )
        painter.text(
            surface,
            _("gives in cash"),
            self._cash_label,
            size=BODY - 1,
            colour="text",
            valign="center",
        )
        if not self.tiles:
            painter.text(
                surface,
                _("No deeds and no cards."),
                self._room,
                size=SMALL,
                colour="muted",
                align="center",
            )
        gives, gets = self.terms.side(self.own), self.terms.side(not self.own)
        draw_effect(surface, port, self._effect, self.player, gives, gets)
