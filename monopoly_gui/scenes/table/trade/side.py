"""One player's side of a trade: cash, deeds and cards, and what the trade would change."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from ....engine.actions import Bundle, OfferTrade
from ....engine.errors import IllegalAction
from ....engine.flow import trading
from ....language import _, translate
from ....ui.cards.descriptions import describe_holder
from ....ui.layout.containers import Column, Grid, Panel, Row
from ....ui.layout.leaves import Control, Text
from ....ui.layout.node import Node
from ....ui.widgets import BODY, SMALL
from ..shared.card_buttons import Figure
from ..shared.items import face
from .effect import Effect
from .terms import Terms
from .tiles import DeedTile, JailCardTile, Tile

if TYPE_CHECKING:
    from ..shared.table_host import TableHost

#: columns of tiles, and where there are many
COLUMNS, MANY_COLUMNS, MANY = (2, 3), (2, 4), 18
#: how high a tile is, and how wide at least
TILE, TILE_WIDE = (46, 56), 170
CASH_STEP = 10
#: how large the face is
FACE = (44, 124)


class TradeSide:
    """The widgets of one side, and what is drawn around them.

    ``own`` is the side of the player who edits.  ``changed`` is called when the
    terms have been changed here; ``beyond`` says whether a place is on the other side.
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
        #: where what could be given is
        self.node: Node | None = None
        self.host = host
        self.terms = terms
        self.own = own
        self.changed = changed
        self.player = self.other = 0
        self.tiles: list[Tile] = []
        self.cash = Figure(
            0, 0, 0, step=CASH_STEP, shows=host.money, on_change=self._set_cash,
            name="my cash" if own else "their cash",
        )  # fmt: skip

    def rebuild(self, player: int, other: int, terms: Terms, locked: str) -> None:
        """Make the widgets anew; ``locked`` is why they cannot be changed, "" if they can."""
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
        """Dragged to the other side it is given, dragged once more it is taken back."""
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

    def summary(self) -> Node:
        """Who it is, and what the trade would change for them."""
        host, player = self.host, self.player
        cash = _("has {cash}").format(cash=host.money(host.state.cash[player]))
        line = [
            Text(
                host.name(player), size=BODY + 3, weight="bold", wrap=False, alt_text="", grow=1.0
            ),
            Text(cash, colour="muted", align="right", wrap=False, alt_text=""),
        ]
        effect = Effect(host, player, self.other, self.terms, self.own)
        words = Column([Row(line), effect], gap=6, grow=1.0)
        return Panel(Row([face(host, player, FACE), words], gap=16), pad=(14, 9))

    def choices(self, most: int) -> Node:
        """What they could give, with room for ``most`` tiles, so that the height does not jump."""
        cash = [
            Text(_("gives in cash"), size=BODY - 1, grow=0.9, alt_text=""),
            Control(self.cash, width=(170, 200), grow=1.1),
        ]
        columns = MANY_COLUMNS if most > MANY else COLUMNS
        tiles: Node = Grid(
            [Control(tile, height=TILE, width=(TILE_WIDE, TILE_WIDE)) for tile in self.tiles],
            columns=columns, cells=max(6, most), gap=7,
        )  # fmt: skip
        if not self.tiles:
            none = _("No deeds and no cards.")
            tiles = Text(none, size=SMALL, colour="muted", align="center", alt_text="")
        self.node = Column([Row(cash), tiles])
        return self.node
