"""Deeds and Jail cards as small cards: on a side of a trade, and on the table."""

from collections.abc import Callable, Hashable, Iterator, Sequence
from dataclasses import replace

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from ....engine.board import Board
from ....language import _
from ....ui.layout.node import Node, Span
from ....ui.painting import layout
from ....ui.painting.colour import ink_on
from ....ui.painting.painter import Painter
from ....ui.painting.shapes import blank
from ....ui.widgets import SMALL, Accessible, Widget
from ....ui.widgets.base import ignore
from ..parts.items import (
    BAR,
    NOTE,
    PRICED,
    draw_card_ground,
    draw_jail_card,
    draw_notes,
    draw_small_deed,
    fan_width,
    mark_card,
)
from ..parts.table_host import TableHost
from .negotiation import Terms

#: the size of a card, its room, and the margin of its print
CARD, HIGH, INSET = (136, 146), 166, (3, 8)
#: the gap between cards, where there is room
BETWEEN = 12
#: degrees by which they are turned, one after the other
TURNS = (2.2, -1.8, 1.2, -2.4)
#: the share of the room that a fan of notes takes at most beside cards
SHARE = 0.45
#: how much larger than wanted cards and notes become where there is room, at most
STRETCH = 1.5
#: a lower place shows nothing: chosen items have a tick below
LEAST = 0.7


class Offered(Node):
    """What a side gives: its chosen cards, and the notes of its cash, read at each drawing.

    The cards can be taken back if ``live``; the dialog describes all of it in words.
    """

    def __init__(
        self,
        host: TableHost,
        terms: Terms,
        own: bool,
        tiles: Sequence["Tile"],
        *,
        live: bool,
        factor: float,
    ) -> None:
        super().__init__(grow=1.0)
        self.host, self.terms, self.own = host, terms, own
        self.tiles, self.live, self.factor = tiles, live, factor
        #: the places of the cards and of the notes
        self.places: list[Rect] = []
        self.notes = Rect(0, 0, 0, 0)
        #: how much larger than usual the notes are
        self.enlarged = 1.0

    def heights(self, painter: Painter, width: int) -> Span:
        least = painter.px(HIGH * LEAST) + 1 if self.factor > 1 else 0
        return Span(least, painter.px(HIGH * self.factor))

    def widgets(self) -> Iterator[Widget]:
        yield from self.chosen if self.live else ()

    @property
    def chosen(self) -> list["Tile"]:
        """The cards that are given."""
        return [tile for tile in self.tiles if tile.on]

    def place(self, painter: Painter, rect: Rect) -> None:
        """Lay the cards side by side in the middle, as large as all have room."""
        super().place(painter, rect)
        px, count = painter.px, len(self.chosen)
        gap, cash = px(BETWEEN), self.terms.side(self.own).cash
        usual = px(fan_width(self.host, cash)) if cash else 0
        # the cards come first, large enough for their prices
        spare = rect.width - count * (px(CARD[0] * (PRICED + 0.05)) + gap) - 2 * gap
        most = min(STRETCH, rect.height / px(HIGH), spare / max(1, usual))
        self.enlarged = max(1.0, most) if self.factor > 1 else 1.0
        fan = round(usual * self.enlarged)
        notes = min(fan, rect.width)
        if notes and count:
            notes = min(notes, round(rect.width * (SHARE if count < 3 else SHARE / 2)))
        room = rect.width - (notes + 2 * gap if notes else 0)
        width, height = self._card_size(painter, (room + gap) // max(1, count) - gap)
        step = min(width + gap, (room - width) // max(1, count - 1))
        laid = width + (count - 1) * step if count else 0
        between = 2 * gap if notes and count else 0
        x = rect.centerx - (laid + between + notes) // 2
        self.places = [
            Rect(x + number * step, rect.centery - height // 2, width, height)
            for number in range(count)
        ]
        for tile, place in zip(self.chosen, self.places, strict=False):
            tile.named = step >= width
            if self.live:
                tile.rect, tile.laid = place, True
        self.notes = Rect(x + laid + between, rect.y, notes, rect.height)

    def _card_size(self, painter: Painter, room: int) -> tuple[int, int]:
        """As large as all have room side by side, but no smaller than usual."""
        px, shape = painter.px, CARD[0] / CARD[1]
        stretch = STRETCH if self.factor > 1 else 1.0
        high = min(px(CARD[1] * self.factor * stretch), self.rect.height - px(HIGH - CARD[1]))
        width = max(px(CARD[0]), min(round(high * shape), room))
        return width, min(high, round(width / shape))

    def paint(self, surface: Surface, painter: Painter) -> None:
        if self.rect.height < painter.px(HIGH) * LEAST:
            return
        for tile, place in zip(() if self.live else self.chosen, self.places, strict=False):
            tile.draw_card(surface, painter, place)
        if cash := self.terms.side(self.own).cash:
            draw_notes(self.host, surface, self.notes, cash, NOTE * self.enlarged)
        elif not self.chosen:
            self._paint_empty(surface, painter)

    def _paint_empty(self, surface: Surface, painter: Painter) -> None:
        """An empty place with a word, for a side that gives nothing."""
        place = Rect(0, 0, *self._card_size(painter, self.rect.width))
        place.center = self.rect.center
        painter.box(surface, place, "line", radius=9, line=1.6)
        painter.text(
            surface, _("nothing"), layout.inset(place, *map(painter.px, INSET)), size=SMALL - 1,
            colour="muted", align="center", valign="center", wrap=True,
        )  # fmt: skip


#: pixels after which a press drags
DRAGGED = 8
#: the size of the tick on a chosen one
TICK = 26


class Tile(Widget):
    """A Jail card that is selected or not; a click, Enter or Space toggles it."""

    focusable = True

    def __init__(
        self, label: str, on_click: Callable[[], None], *, on: bool, name: str, reason: str = ""
    ) -> None:
        super().__init__(name=name, reason=reason)
        self.label, self.on_click, self.on = label, on_click, on
        #: whether it lies on the tray as a card, and not in the list
        self.laid = False
        #: whether the next card leaves its name uncovered there
        self.named = True
        #: receives the place of the drop after a drag
        self.on_drop: Callable[[tuple[int, int]], None] = ignore
        self.sound = "click"
        self._pressed_at: tuple[int, int] | None = None
        #: its offset while dragged, None at rest
        self._moved: tuple[int, int] | None = None

    def spoken(self) -> Accessible:
        return self.accessible(
            "tile", self.label, state=_("chosen") if self.on else _("not chosen")
        )

    def height(self, painter: Painter, width: int) -> int:
        # two lines of its print, and its edges
        return painter.px(BAR + 2 * INSET[1]) + 2 * (painter.measure("", SMALL - 2)[1] + 1)

    def activate(self) -> None:
        self.on_click()

    def handle(self, event: Event) -> bool:
        if event.type == pygame.MOUSEBUTTONDOWN:
            self._pressed_at = event.pos
            return True
        if event.type == pygame.MOUSEMOTION:
            self._drag(event.pos)
            return True
        if event.type == pygame.MOUSEBUTTONUP:
            dragged, self._pressed_at, self._moved = self._moved, None, None
            self.dirty = True
            if dragged:
                self.on_drop(event.pos)
            elif self.rect.collidepoint(event.pos):
                self.activate()
            return True
        return False

    def _drag(self, pos: tuple[int, int]) -> None:
        if self._pressed_at is None:
            return
        x, y = pos[0] - self._pressed_at[0], pos[1] - self._pressed_at[1]
        if self._moved or max(abs(x), abs(y)) > DRAGGED:
            self._moved, self.dirty = (x, y), True

    def overlay(self) -> Rect | None:
        return self.rect.move(self._moved) if self._moved else None

    def draw_overlay(self, surface: Surface, painter: Painter) -> None:
        if over := self.overlay():
            self._draw(surface, painter, over)

    def draw(self, surface: Surface, painter: Painter) -> None:
        self._draw(surface, painter, self.rect)

    def _draw(self, surface: Surface, painter: Painter, rect: Rect) -> None:
        """A small card in the list with a tick if it is chosen, or a card on the tray."""
        if self.laid:
            self.draw_card(surface, painter, rect)
            mark_card(surface, painter, rect, self)
            return
        with painter.on("paper"):
            draw_card_ground(surface, painter, rect, held=True)
            printed = layout.inset(rect, *map(painter.px, INSET))
            self.draw_print(surface, painter, printed)
        mark_card(surface, painter, rect, self)
        if self.on:
            painter.box(surface, rect, painter.tint("accent"), radius=12, line=3)
            side = painter.px(TICK)
            spot = Rect(rect.right - side * 2 // 3, rect.y - side // 3, side, side)
            painter.dot(surface, spot.center, side, painter.tint("accent"))
            painter.icon(
                surface, "check", layout.inset(spot, side // 5), ink_on(painter.tint("accent"))
            )

    def draw_card(self, surface: Surface, painter: Painter, place: Rect) -> None:
        """Draw it as a card of paper, slightly turned."""
        turn = TURNS[len(self.label) % len(TURNS)]

        def turned() -> Surface:
            result = blank((place.width + 4, place.height + 4))
            paper = result.get_rect().inflate(-4, -4)
            with painter.on("paper"):
                painter.paper(result, paper, radius=9)
                printed = layout.inset(paper, *map(painter.px, INSET))
                larger = max(1.0, place.width / painter.px(CARD[0]))
                self.draw_print(result, painter, printed, larger, named=self.named)
            return pygame.transform.rotozoom(result, turn, 1.0)

        painter.shadow(surface, layout.inset(place, painter.px(2)), "soft")
        picture = painter.cached(("offered", self.print, place.size), turned)
        painter.stamp(surface, picture, picture.get_rect(center=place.center).topleft)

    @property
    def print(self) -> Hashable:
        """What its print depends on."""
        return self.label

    def draw_print(
        self, surface: Surface, painter: Painter, rect: Rect, larger: float = 1.0, *,
        named: bool = True,
    ) -> None:  # fmt: skip
        """Draw its print, ``larger`` than usual on the tray; a deed's name may be left out."""
        draw_jail_card(surface, painter, rect, larger=larger)


class DeedTile(Tile):
    """A small deed; a mortgaged one says so.

    ``description`` is what the ear needs to know of it.
    """

    def __init__(
        self,
        board: Board,
        space: int,
        on_click: Callable[[], None],
        *,
        on: bool,
        mortgaged: bool,
        description: str,
        name: str,
        reason: str = "",
    ) -> None:
        label = board.spaces[space].name
        super().__init__(label, on_click, on=on, name=name, reason=reason)
        self.board, self.space, self.mortgaged = board, space, mortgaged
        self.about = description
        deed, money = board.spaces[space], board.money
        tip = (
            _("{deed}: price {price}, mortgage {mortgage}; mortgaged now.")
            if mortgaged
            else _("{deed}: price {price}, mortgage {mortgage}.")
        )
        self.tip = tip.format(deed=label, price=money(deed.price), mortgage=money(deed.mortgage))

    def spoken(self) -> Accessible:
        # the tip would only repeat that
        return replace(super().spoken(), value=self.about, more="")

    @property
    def print(self) -> Hashable:
        return self.board.title, self.space, self.mortgaged, self.named

    def draw_print(
        self, surface: Surface, painter: Painter, rect: Rect, larger: float = 1.0, *,
        named: bool = True,
    ) -> None:  # fmt: skip
        draw_small_deed(
            surface, painter, rect, self.board, self.space,
            name=self.label if named else "", mortgaged=self.mortgaged, larger=larger,
        )  # fmt: skip
