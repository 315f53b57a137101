"""One player's side of a trade: cash, deeds and cards, and the effect of the trade."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Literal

from pygame import Rect, Surface

from ....engine.actions import Bundle, OfferTrade
from ....engine.errors import IllegalAction
from ....engine.flow import trading
from ....engine.notes import NOTES
from ....language import _
from ....ui.layout.containers import Centred, Column, Grid, Panel, Row, Wrap
from ....ui.layout.leaves import Control, Spacer, Text
from ....ui.layout.node import Node
from ....ui.painting.painter import Painter
from ....ui.widgets import BODY, HEADING, SMALL, NumberField
from ..parts.card_buttons import DialogButton
from ..parts.items import draw_notes, face_item
from ..parts.table_host import TableHost
from .cards import DeedTile, Offered, Tile
from .effect import TradeEffect
from .negotiation import Terms, toggled

#: columns of what is still to be had, and the size of each
COLUMNS, MORE, TILE, TILE_WIDE = (2, 4), (2, 5), (88, 92), (146, 204)
#: the notes that can be laid down, the size of the visible part of one, and its share of the whole
LEAST_NOTE, NOTE, VISIBLE = 5, ((44, 76), 62), 0.74
#: more chosen cards than this have no room to be taken back one by one
LAID = 4
CASH_STEP = 10
#: the least width of the words about deeds that stay, and the gap between them and the notes
STAYS, FREE = 200, 32
#: the size of a face
FACE = (34, 172)


class TradeSide:
    """The widgets of one side; ``beyond`` tests whether a place is on the other one."""

    def __init__(
        self,
        host: TableHost,
        terms: Terms,
        own: bool,
        changed: Callable[[], None],
        beyond: Callable[[tuple[int, int]], bool],
    ) -> None:
        self.beyond = beyond
        #: the places of the available items and of the chosen ones
        self.node: Node | None = None
        self.tray: Node = Spacer()
        #: the groups whose deeds stay because they are built on
        self.built: list[str] = []
        self.host = host
        self.terms = terms
        self.own = own
        self.changed = changed
        self.player = self.other = 0
        self.tiles: list[Tile] = []
        #: those that are not on the tray
        self.listed: list[Tile] = []
        self.cash = NumberField(
            0, 0, 0, step=CASH_STEP, shows=host.money, on_change=self._set_cash,
            name="my cash" if own else "their cash",
        )  # fmt: skip

    def rebuild(self, player: int, other: int, terms: Terms) -> None:
        """Rebuild the widgets."""
        self.player, self.other, self.terms = player, other, terms
        state, board = self.host.state, self.host.board
        side = terms.side(self.own)
        self.cash.limit(0, state.cash[player])
        # typing goes on while others act
        if self.cash.value != side.cash:
            self.cash.value = side.cash
        order = [s for group in board.groups.values() for s in group.members]
        held = [s for s in order if state.owner[s] == player]
        free = [s for s in held if s in side.deeds or not self._built_on(s)]
        kept = dict.fromkeys(board.spaces[s].group for s in held if s not in free)
        self.built = [board.groups[group].name for group in kept]
        self.cash.title = _("{player} gives in cash").format(player=self.host.name(player))
        self.tiles = [
            *(
                DeedTile(self.host, s, partial(self._toggle_deed, s), on=s in side.deeds)
                for s in free
            ),
            *(
                Tile(partial(self._toggle_card, key), on=key in side.cards, name=f"card {key}")
                for key in state.cards[player]
            ),
        ]
        for number, tile in enumerate(self.tiles, 1):
            tile.title = f"{self.host.name(player)} {number}: {tile.label}"
            tile.on_drop = partial(self._drop, tile)

    def _drop(self, tile: Tile, pos: tuple[int, int]) -> None:
        """Give an item dragged to its tray or the other side; take it back dragged out again."""
        here = self.tray.rect.collidepoint(pos)
        if not here if tile.on else here or self.beyond(pos):
            tile.activate()

    def holds(self, pos: tuple[int, int]) -> bool:
        """Whether a place is on this side."""
        return self.node is not None and self.node.rect.collidepoint(pos)

    def _built_on(self, space: int) -> bool:
        """Whether the engine says that a deed stays because of buildings."""
        deal = OfferTrade(self.player, self.other, Bundle(deeds=(space,)), Bundle())
        try:
            trading.verify_deal(self.host.state, deal, closing=False)
        except IllegalAction as reason:
            return reason.code == "built"
        return False

    def _put(self, side: Bundle) -> None:
        """Give this from now on."""
        self.terms.put(self.own, side)
        self.changed()

    def _set_cash(self, amount: int) -> None:
        self._put(replace(self.terms.side(self.own), cash=amount))

    def _toggle_deed(self, space: int) -> None:
        side = self.terms.side(self.own)
        self._put(replace(side, deeds=toggled(side.deeds, space)))

    def _toggle_card(self, key: int) -> None:
        side = self.terms.side(self.own)
        self._put(replace(side, cards=toggled(side.cards, key)))

    # the picture ---------------------------------------------------------------

    def summary(self, edited: bool, narrow: bool) -> tuple[Node, Node, Node]:
        """The player, the offered items, and the effect; the two sides face each other."""

        def in_order(parts: list[Node]) -> list[Node]:
            return parts if self.own else parts[::-1]

        host, player = self.host, self.player
        live = edited and not narrow and sum(tile.on for tile in self.tiles) <= LAID
        side: Literal["left", "right"] = "left" if self.own else "right"
        gives = _("{player} gives").format(player=host.name(player))
        cash = _("has {cash}").format(cash=host.money(host.state.cash[player]))
        name = Text(
            host.name(player) if narrow else gives, size=BODY + 3 if narrow else HEADING - 8,
            weight="bold", align=side, wrap=False, alt_text="",
        )  # fmt: skip
        has = Text(cash, colour="muted", align=side, wrap=False, alt_text="")
        beside = "left" if self.own != narrow else "right"
        who = face_item(host, player, FACE, align=beside)
        offered = Offered(host, self.terms, self.own, self.tiles, live=live, large=not narrow)
        self.listed = [tile for tile in self.tiles if not (live and tile.on)]
        effect = TradeEffect(host, player, self.other, self.terms, self.own)
        self.tray = offered
        if narrow:
            words = Column([Row(in_order([name, has, Spacer()])), offered], gap=2, grow=1.0)
            return Row(in_order([who, words]), gap=20), Spacer(), effect
        named = Centred(Column([name, has], gap=0))
        return Row(in_order([who, named]), gap=20), offered, effect

    def choices(self, cells: int, deeds_first: bool, narrow: bool) -> Node:
        """The available items as small cards on a tray, with room for so many."""
        if narrow:
            words = Text(_("gives in cash"), size=BODY - 1, wrap=False, grow=0.9, alt_text="")
            cash = [words, Control(self.cash, width=(196, 220), grow=1.1)]
        else:
            wide, high = NOTE
            notes = [Control(note, width=wide, height=high, grow=0.0) for note in self._notes()]
            cash = [Control(self.cash, width=(170, 196), grow=0.0), Row(notes, gap=0)]
        few = narrow or cells <= COLUMNS[1]
        tiles: Node = Grid(
            [Control(tile, height=TILE, width=TILE_WIDE) for tile in self.listed],
            columns=COLUMNS if few else MORE, cells=cells, gap=12 if few else 9,
        )  # fmt: skip
        stay = _("No deeds or cards.") if not self.tiles else ""
        if self.built:
            stay = _("Not for trade while built on: {sets}").format(sets=", ".join(self.built))
        # beside the notes it takes no height from the deeds
        kept = Text(stay, size=SMALL - 1, colour="muted", width=(STAYS, 0)) if stay else None
        parts = [Wrap([*cash, kept], gap=FREE), tiles if self.listed else None]
        listed = Column(parts[::-1] if deeds_first else parts)
        self.node = listed if narrow else Panel(listed, pad=(16, 10))
        return self.node

    def _notes(self) -> list["NoteButton"]:
        """A note of each value that the player has the cash for."""
        values = (value for value, _count in NOTES[self.host.state.rules.cash_denominations])
        return [
            NoteButton(self, value)
            for value in sorted(values)
            if LEAST_NOTE <= value <= self.host.state.cash[self.player]
        ]

    def lay(self, amount: int) -> None:
        """Give so much more, as far as there is cash."""
        self._set_cash(min(self.cash.value + amount, self.host.state.cash[self.player]))


class NoteButton(DialogButton):
    """A banknote that a click adds to what a side gives; keys use the field."""

    focusable = False

    def __init__(self, side: TradeSide, value: int) -> None:
        self.side, self.value = side, value
        money = side.host.money(value)
        name = f"{side.cash.name} +{value}"
        super().__init__("", partial(side.lay, value), tip=f"+{money}", name=name)

    def area(self) -> Rect:
        return super().area().union(self._note)

    @property
    def _note(self) -> Rect:
        """The whole note, whose right end lies below the next one."""
        return Rect(self.rect.topleft, (round(self.rect.width / VISIBLE), self.rect.height))

    def draw(self, surface: Surface, painter: Painter) -> None:
        lifted = painter.px(3) if self.hovered and not self.pressed else 0
        place = self._note.move(0, -lifted)
        draw_notes(self.side.host, surface, place, self.value, place.width / painter.scale)
