"""Deeds and Jail cards as small cards: on a side of a trade, and on the table."""

from collections.abc import Callable, Hashable, Iterator, Sequence
from dataclasses import replace
from functools import partial

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from ....language import _
from ....ui.cards.deed_card import DEED_SHAPE, SpaceProps, draw_deed
from ....ui.cards.descriptions import describe_holder
from ....ui.layout.node import Node, Span
from ....ui.painting import layout
from ....ui.painting.colour import ink_on
from ....ui.painting.painter import Painter
from ....ui.widgets import SMALL, Accessible, Widget
from ....ui.widgets.base import ignore
from ..parts.items import (
    BAR,
    draw_card_ground,
    draw_jail_card,
    draw_pile,
    draw_small_deed,
    mark_card,
    pile_size,
)
from ..parts.table_host import TableHost
from .negotiation import Terms

#: the size of a small card, its room, and the margin of its print
CARD, HIGH, INSET = (136, 146), 166, (3, 8)
#: the height of a large place, and the gap between cards, where there is room
TRAY, BETWEEN = 224, 12
#: the most of a whole deed's width over its height, in a low place
WIDE = 0.86
#: degrees by which cards fan out from one to the next, and small ones are turned
FANNED, TURNS = 3.4, (2.2, -1.8, 1.2, -2.4)
#: a deed so many times as wide as its least letters are high shows all that is printed on it
WHOLE = 9.2
#: the room at the sides of a large place
ASIDE = 48
#: the least share of the room for notes beside one or two cards, and more
SHARES = (0.34, 0.29, 0.22)
#: how many of its letters a whole Jail card is wide
JAIL_LETTERS = 8.5
#: a lower place shows nothing: chosen items have a tick below; the least with room for names
LEAST, NAMED = 0.7, 0.78


class Offered(Node):
    """What a side gives: its notes and chosen cards, whole if ``large``, taken back if ``live``."""

    def __init__(
        self,
        host: TableHost,
        terms: Terms,
        own: bool,
        tiles: Sequence["Tile"],
        *,
        live: bool,
        large: bool,
    ) -> None:
        super().__init__(grow=1.0)
        self.host, self.terms, self.own = host, terms, own
        self.tiles, self.live, self.large = tiles, live, large
        #: the places of the cards and of the notes
        self.places: list[Rect] = []
        self.notes = Rect(0, 0, 0, 0)

    def heights(self, painter: Painter, width: int) -> Span:
        least = painter.px(HIGH * NAMED) + 1 if self.large else 0
        return Span(least, painter.px(TRAY if self.large else HIGH))

    def widgets(self) -> Iterator[Widget]:
        yield from self.chosen if self.live else ()

    @property
    def chosen(self) -> list["Tile"]:
        """The cards that are given."""
        return [tile for tile in self.tiles if tile.on]

    def place(self, painter: Painter, rect: Rect) -> None:
        """Lay cards and notes in the middle, as large as all have room."""
        super().place(painter, rect)
        chosen, cash = self.chosen, self.terms.side(self.own).cash
        below, apart = rect.height > rect.width, 2 * painter.px(BETWEEN)
        # turned, they reach beyond their places
        aside = min(painter.px(ASIDE), rect.width // 16) if self.large and not below else 0
        rect = layout.inset(rect, aside, 0)
        cards, notes = Rect(rect), Rect(rect)
        if not cash:
            notes.size = 0, 0
        elif chosen and below:
            notes.height = round(rect.height * SHARES[1])
        elif chosen:
            whole = round((rect.height - apart) * DEED_SHAPE) * len(chosen)
            least = SHARES[min(len(chosen), len(SHARES)) - 1] * rect.width
            notes.width = round(min(rect.width / 2, max(least, rect.width - whole - 3 * apart)))
        if cash:
            notes.size = pile_size(self.host, painter, notes.size, cash)
        if cash and below:
            cards.height -= notes.height + apart
        elif cash:
            cards.width -= notes.width + apart
        places, whole = self._spread(painter, cards.size, max(1, len(chosen)))
        cards.size = places[0].unionall(places).size if chosen else (0, 0)
        apart = apart if cash and chosen else 0
        if below:
            cards.midtop = rect.centerx, rect.centery - (cards.height + apart + notes.height) // 2
            notes.midtop = rect.centerx, cards.bottom + apart
        else:
            cards.midleft = rect.centerx - (cards.width + apart + notes.width) // 2, rect.centery
            notes.midleft = cards.right + apart, rect.centery
        self.notes = notes
        fans = whole and cards.height == places[0].height and len(chosen) > 1
        self.places = [place.move(cards.topleft) for place in places[: len(chosen)]]
        for number, (tile, place) in enumerate(zip(chosen, self.places, strict=True)):
            covered = place.collidelist(self.places[number + 1 :]) >= 0
            tile.whole, tile.named = whole, whole or (not covered and tile.fits(painter, place))
            fan = FANNED * ((len(chosen) - 1) / 2 - number)
            tile.turn = fan if fans else TURNS[number % len(TURNS)]
            if self.live:
                tile.rect, tile.laid = place, True

    def _spread(
        self, painter: Painter, room: tuple[int, int], count: int
    ) -> tuple[list[Rect], bool]:
        """The places of so many cards in rows, and whether they show all that is printed."""
        gap, edge = painter.px(BETWEEN), painter.px(HIGH - CARD[1])

        def size(per: int, shape: float) -> tuple[int, int]:
            rows = -(-count // per)
            high = (room[1] - edge - (rows - 1) * gap) // rows
            return min(round(high * shape), (room[0] + gap) // per - gap), high

        def best(shape: float) -> int:
            return max(range(1, count + 1), key=lambda per: (size(per, shape)[0], per))

        per, shape, usual = best(WIDE), DEED_SHAPE, painter.px(CARD[0])
        wide, high = size(per, WIDE)
        whole = self.large and wide >= WHOLE * painter.readable(0) * painter.scale
        if not whole:
            shape = CARD[0] / CARD[1]
            per = best(shape) if size(best(shape), shape)[0] >= usual else count
            high = size(per, shape)[1]
            wide = max(usual * 3 // 4, min(usual, (room[0] + gap) // per - gap))
        high = min(high, round(max(wide, usual) / shape))
        step = min(wide + gap, (room[0] - wide) // max(1, per - 1))
        cells = (divmod(number, per) for number in range(count))
        return [Rect(x * step, y * (high + gap), wide, high) for y, x in cells], whole

    def paint(self, surface: Surface, painter: Painter) -> None:
        if self.rect.height < painter.px(HIGH) * LEAST:
            return
        for tile, place in zip(() if self.live else self.chosen, self.places, strict=False):
            tile.draw_card(surface, painter, place)
        if cash := self.terms.side(self.own).cash:
            draw_pile(self.host, surface, self.notes, cash)
        elif not self.chosen:
            self._paint_empty(surface, painter)

    def _paint_empty(self, surface: Surface, painter: Painter) -> None:
        """An empty place with a word, for a side that gives nothing."""
        place = self._spread(painter, self.rect.size, 1)[0][0]
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

    def __init__(self, on_click: Callable[[], None], *, on: bool, name: str) -> None:
        super().__init__(name=name)
        self.label, self.on_click, self.on = _("Get Out of Jail Free"), on_click, on
        #: whether it lies on the tray as a card, and not in the list
        self.laid = False
        #: whether its words are whole there, all of its print is shown, and how it is turned
        self.named, self.whole, self.turn = True, False, 0.0
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

    def fits(self, painter: Painter, place: Rect) -> bool:
        """Whether its words have room on a small card there."""
        across = place.width - 2 * painter.px(INSET[0])
        words = painter.text_height(self.label, SMALL - 2, across, "bold")
        return painter.px(BAR + 2 * INSET[1]) + words <= place.height

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
        shade = "lift" if self.whole else "soft"
        painter.shadow(surface, layout.inset(place, painter.px(2)), shade)
        draw = partial(self.draw_paper, painter)
        painter.turned(surface, ("offered", self.print), place, draw, self.turn)

    @property
    def print(self) -> Hashable:
        """What its print depends on."""
        return self.label, self.named, self.whole

    def draw_paper(self, painter: Painter, surface: Surface, rect: Rect) -> None:
        """Draw it as it lies on the tray."""
        if self.whole:
            self.draw_whole(surface, painter, rect)
            return
        painter.paper(surface, rect, radius=9)
        printed = layout.inset(rect, *map(painter.px, INSET))
        self.draw_print(surface, painter, printed, named=self.named)

    def draw_whole(self, surface: Surface, painter: Painter, rect: Rect) -> None:
        """Draw all that is printed on it."""
        painter.paper(surface, rect, radius=9)
        frame = layout.inset(rect, rect.width // 20)
        painter.box(surface, frame, "deed_ink", radius=6, line=1.6)
        key, words = layout.split(frame, "top", frame.height * 5 // 8)
        painter.card_picture(surface, "ch_jail_free", layout.inset(key, key.width // 12))
        painter.text(
            surface, self.label, layout.inset(words, words.width // 16, 0),
            words.width / JAIL_LETTERS / painter.scale, "deed_ink", weight="display",
            align="center", valign="top", wrap=True,
        )  # fmt: skip

    def draw_print(
        self, surface: Surface, painter: Painter, rect: Rect, *, named: bool = True
    ) -> None:
        """Draw its small print; a deed's name may be left out."""
        draw_jail_card(surface, painter, rect)


class DeedTile(Tile):
    """A small deed; a mortgaged one says so."""

    def __init__(
        self, host: TableHost, space: int, on_click: Callable[[], None], *, on: bool
    ) -> None:
        super().__init__(on_click, on=on, name=f"deed {space}")
        deed, money = host.deed_at(space), host.money
        self.host, self.space, self.label = host, space, deed.name
        self.mortgaged = host.state.mortgaged[space]
        tip = (
            _("{deed}: price {price}, mortgage {mortgage}; mortgaged now.")
            if self.mortgaged
            else _("{deed}: price {price}, mortgage {mortgage}.")
        )
        self.tip = tip.format(
            deed=deed.name, price=money(deed.price), mortgage=money(deed.mortgage)
        )

    def spoken(self) -> Accessible:
        # the tip would only repeat that
        about = describe_holder(self.host.state, self.space)
        return replace(super().spoken(), value=about, more="")

    @property
    def print(self) -> Hashable:
        facts = self._facts if self.whole else None
        return self.host.board.title, self.space, self.mortgaged, self.named, facts

    @property
    def _facts(self) -> SpaceProps:
        """The facts on a whole deed, without those of its present owner."""
        about = self.host.about(self.space)
        return replace(about, row=None, owned=0, whole_set=False)

    def draw_whole(self, surface: Surface, painter: Painter, rect: Rect) -> None:
        draw_deed(painter, surface, rect, self.host.board, self._facts)

    def draw_print(
        self, surface: Surface, painter: Painter, rect: Rect, *, named: bool = True
    ) -> None:
        draw_small_deed(
            surface, painter, rect, self.host.board, self.space,
            name=self.label if named else "", mortgaged=self.mortgaged,
        )  # fmt: skip
