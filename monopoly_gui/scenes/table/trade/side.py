"""One player's side of a trade: cash, deeds and cards, and the effect of the trade."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Literal

from ....engine.actions import Bundle, OfferTrade
from ....engine.errors import IllegalAction
from ....engine.flow import trading
from ....language import _, translate
from ....ui.cards.descriptions import describe_holder
from ....ui.layout.containers import Centred, Column, Grid, Row, Wrap
from ....ui.layout.leaves import Control, Spacer, Text
from ....ui.layout.node import Node
from ....ui.widgets import BODY, HEADING, SMALL
from ..parts.card_buttons import AmountField
from ..parts.items import face_item
from ..parts.table_host import TableHost
from .cards import DeedTile, JailCardTile, Offered, Tile
from .effect import TradeEffect
from .negotiation import Terms, toggled

#: columns of cards, their size, and the least number that fits
COLUMNS, TILE, TILE_WIDE, CELLS = (2, 4), (84, 108), (132, 160), 4
#: from this many on they are lines
LINES, LINE_COLUMNS, LINE, LINE_WIDE = 13, (2, 4), (54, 58), (160, 200)
CASH_STEP = 10
#: the size of the face, and its least where nothing is to be chosen
FACE, LARGE_FACE = (34, 172), 110


class TradeSide:
    """The widgets of one side, and the drawing around them.

    ``own`` is the side of the player who edits.  ``changed`` is called after a change of the
    terms here; ``beyond`` tests whether a place is on the other side.
    """

    def __init__(
        self,
        host: TableHost,
        terms: Terms,
        own: bool,
        changed: Callable[[], None],
        beyond: Callable[[tuple[int, int]], bool],
    ) -> None:
        self.beyond = beyond
        #: the place of the available items
        self.node: Node | None = None
        self.host = host
        self.terms = terms
        self.own = own
        self.changed = changed
        self.player = self.other = 0
        self.tiles: list[Tile] = []
        self.cash = AmountField(
            0, 0, 0, step=CASH_STEP, shows=host.money, on_change=self._set_cash,
            name="my cash" if own else "their cash",
        )  # fmt: skip

    def rebuild(self, player: int, other: int, terms: Terms, locked: str) -> None:
        """Rebuild the widgets; ``locked`` says why they cannot be changed, "" if they can."""
        self.player, self.other, self.terms = player, other, terms
        state, board = self.host.state, self.host.board
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
                description=describe_holder(state, s),
                name=f"deed {s}",
                reason=locked or self._why_not(s),
            )
            for s in held
        ]
        self.cash.title = _("{player} gives in cash").format(player=self.host.name(player))
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
            tile.title = f"{self.host.name(player)} {number}: {tile.label}"
            tile.on_drop = partial(self._drop, tile)

    def _drop(self, tile: Tile, pos: tuple[int, int]) -> None:
        """Give an item dragged to the other side; take it back after a second drag."""
        if tile.on or self.beyond(pos):
            tile.activate()

    def holds(self, pos: tuple[int, int]) -> bool:
        """Whether a place is on this side."""
        return self.node is not None and self.node.rect.collidepoint(pos)

    def _why_not(self, space: int) -> str:
        """The engine's reason why this deed cannot be traded at all now."""
        deal = OfferTrade(self.player, self.other, Bundle(deeds=(space,)), Bundle())
        try:
            trading.verify_deal(self.host.state, deal, closing=False)
        except IllegalAction as reason:
            return translate(reason.text) if reason.code == "built" else ""
        return ""

    def _put(self, side: Bundle) -> None:
        """Give this from now on."""
        self.terms.put(self.own, side)
        self.mark()
        self.changed()

    def _set_cash(self, amount: int) -> None:
        self._put(replace(self.terms.side(self.own), cash=amount))

    def _toggle_deed(self, space: int) -> None:
        side = self.terms.side(self.own)
        self._put(replace(side, deeds=toggled(side.deeds, space)))

    def _toggle_card(self, key: int) -> None:
        side = self.terms.side(self.own)
        self._put(replace(side, cards=toggled(side.cards, key)))

    def mark(self) -> None:
        """Show the current terms."""
        side = self.terms.side(self.own)
        chosen = {f"deed {s}" for s in side.deeds} | {f"card {k}" for k in side.cards}
        for tile in self.tiles:
            tile.on = tile.name in chosen
            tile.dirty = True
        self._show_cash(side.cash)

    def _show_cash(self, amount: int) -> None:
        # typing goes on while others act
        if self.cash.value != amount:
            self.cash.value = amount

    # the picture ---------------------------------------------------------------

    def summary(self, large: bool) -> Node:
        """The player, the offered items, and the effect of the trade.

        The two sides face each other; ``large`` where the terms are only looked at.
        """

        def in_order(parts: list[Node]) -> list[Node]:
            return parts if self.own else parts[::-1]

        host, player = self.host, self.player
        side: Literal["left", "right"] = "left" if self.own else "right"
        cash = _("has {cash}").format(cash=host.money(host.state.cash[player]))
        name = Text(
            host.name(player), size=HEADING - 8 if large else BODY + 3, weight="black",
            align=side, wrap=False, alt_text="",
        )  # fmt: skip
        has = Text(cash, colour="muted", align=side, wrap=False, alt_text="")
        size = (LARGE_FACE, FACE[1]) if large else FACE
        who = face_item(host, player, size, align="right" if self.own else "left")
        offered = Offered(host, self.terms, self.own, large)
        effect = TradeEffect(host, player, self.other, self.terms, self.own)
        if large:
            named = Centred(Column([name, has], gap=0), grow=1.0)
            return Column([Row(in_order([who, named]), gap=20), offered, effect], gap=10)
        words = Column([Row(in_order([name, has, Spacer()])), offered], gap=2, grow=1.0)
        return Column([Row(in_order([who, words]), gap=20), effect], gap=10)

    def choices(self, most: int, deeds_first: bool) -> Node:
        """The available items, with room for ``most`` cards, so that the height does not jump."""
        words = _("gives in cash")
        cash = [
            Text(words, size=BODY - 1, wrap=False, grow=0.9, alt_text=""),
            Control(self.cash, width=(170, 200), grow=1.1),
        ]
        low = most >= LINES
        height, width = (LINE, LINE_WIDE) if low else (TILE, TILE_WIDE)
        for tile in self.tiles:
            tile.low = low
        tiles: Node = Grid(
            [Control(tile, height=height, width=width) for tile in self.tiles],
            columns=LINE_COLUMNS if low else COLUMNS, cells=max(CELLS, most), gap=8,
        )  # fmt: skip
        if not self.tiles:
            none = _("No deeds or cards.")
            tiles = Text(none, size=SMALL, colour="muted", align="center", alt_text="")
        parts = [Wrap(cash, gap=6), tiles]
        self.node = Column(parts[::-1] if deeds_first else parts)
        return self.node
