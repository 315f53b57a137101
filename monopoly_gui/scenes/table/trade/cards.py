"""Deeds and Jail cards as small cards: on a side of a trade, and on the table."""

from collections.abc import Callable, Hashable
from dataclasses import replace

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from ....engine.board import BANK, Board
from ....language import _
from ....ui.layout.node import Node, Span
from ....ui.painting import layout
from ....ui.painting.colour import Colour, ink_on
from ....ui.painting.painter import Painter
from ....ui.painting.shapes import blank
from ....ui.widgets import SMALL, Accessible, Widget
from ..parts.items import draw_jail_card, draw_notes, draw_small_deed, fan_width, small_deed_height
from ..parts.table_host import TableHost
from .negotiation import Terms

#: the size of a card, its room, and the margin of its print
CARD, HIGH, INSET = (136, 146), (0, 166), 8
#: the factor of a card where nothing else is to be seen
LARGE = 1.6
#: the gap between cards, where there is room
BETWEEN = 12
#: degrees by which they are turned, one after the other
TURNS = (2.2, -1.8, 1.2, -2.4)
#: the share of the room that a fan of notes takes at most beside cards
SHARE = 0.45
#: a lower place shows nothing: chosen items have a tick below
LEAST = 0.7

#: the light left on a card that cannot be traded
SHADED = (140, 134, 126)

Print = Callable[[Surface, Rect], None]


class Offered(Node):
    """The current terms, read at each drawing, for they change without a new tree.

    The dialog describes all of it in words.
    """

    def __init__(self, host: TableHost, terms: Terms, own: bool, large: bool) -> None:
        super().__init__(grow=1.0)
        self.host, self.terms, self.own = host, terms, own
        self.factor = LARGE if large else 1.0

    def heights(self, painter: Painter, width: int) -> Span:
        least = HIGH[1] * LEAST if self.factor > 1 else HIGH[0]
        return Span(painter.px(least) + 1, painter.px(HIGH[1] * self.factor))

    def paint(self, surface: Surface, painter: Painter) -> None:
        if self.rect.height < painter.px(HIGH[1]) * LEAST:
            return
        side, px = self.terms.side(self.own), painter.px
        gap, count = px(BETWEEN), len(side.deeds) + len(side.cards)
        room = self.rect.width - gap
        notes = min(px(fan_width(self.host, side.cash)), room) if side.cash else 0
        if notes and count:
            notes = min(notes, round(room * SHARE))
            room -= notes + 2 * gap
        width, height = self._card_size(painter, (room + gap) // max(1, count) - gap)
        if not count and not side.cash:
            self._paint_places(surface, painter, (width, height))
            return
        larger = max(1.0, width / px(CARD[0]))
        cards = [self._deed(space, larger) for space in side.deeds]
        cards += [self._jail_card(key, larger) for key in side.cards]
        step = min(width + gap, (room - width) // max(1, count - 1))
        laid = width + (count - 1) * step if cards else 0
        x = self.rect.x + gap // 2
        if not self.own:
            # it lies before the giver, whose face is at the right
            x = self.rect.right - gap // 2 - laid - notes - (2 * gap if notes and cards else 0)
        for number, (key, draw) in enumerate(cards):
            place = Rect(x + number * step, 0, width, height)
            place.centery = self.rect.centery
            self._paint_card(surface, painter, place, (key, number % len(TURNS)), draw)
        if notes:
            beside = x + laid + (2 * gap if cards else 0)
            draw_notes(
                self.host, surface, Rect(beside, self.rect.y, notes, self.rect.height), side.cash
            )

    def _card_size(self, painter: Painter, room: int) -> tuple[int, int]:
        """As large as all have room side by side, but no smaller than usual."""
        px, shape = painter.px, CARD[0] / CARD[1]
        high = min(px(CARD[1] * self.factor), self.rect.height - px(HIGH[1] - CARD[1]))
        width = max(px(CARD[0]), min(round(high * shape), room))
        return width, min(high, round(width / shape))

    def _paint_card(
        self,
        surface: Surface,
        painter: Painter,
        place: Rect,
        key: tuple[Hashable, int],
        draw: Print,
    ) -> None:
        def turned() -> Surface:
            result = blank((place.width + 4, place.height + 4))
            paper = result.get_rect().inflate(-4, -4)
            with painter.on("paper"):
                painter.paper(result, paper, radius=9)
                draw(result, layout.inset(paper, painter.px(INSET)))
            return pygame.transform.rotozoom(result, TURNS[key[1]], 1.0)

        painter.shadow(surface, layout.inset(place, painter.px(2)), "soft")
        picture = painter.cached(("offered", self.host.board.title, key, place.size), turned)
        painter.stamp(surface, picture, picture.get_rect(center=place.center).topleft)

    def _paint_places(self, surface: Surface, painter: Painter, size: tuple[int, int]) -> None:
        """An empty place with a word, for a side that gives nothing."""
        place = Rect(self.rect.x + painter.px(BETWEEN // 2), 0, *size)
        place.centery = self.rect.centery
        if not self.own:
            place.right = self.rect.right - painter.px(BETWEEN // 2)
        painter.box(surface, place, "line", radius=9, line=1.6)
        painter.text(
            surface, _("nothing"), layout.inset(place, painter.px(INSET)), size=SMALL - 1,
            colour="muted", align="center", valign="center", wrap=True,
        )  # fmt: skip

    def _deed(self, space: int, larger: float) -> tuple[Hashable, Print]:
        host = self.host
        mortgaged = host.state.mortgaged[space] and host.state.owner[space] != BANK

        def draw(surface: Surface, rect: Rect) -> None:
            painter = host.context.painter
            draw_small_deed(
                surface,
                painter,
                rect,
                host.board,
                space,
                mortgaged=mortgaged,
                larger=larger,
            )

        return (space, mortgaged), draw

    def _jail_card(self, key: int, larger: float) -> tuple[Hashable, Print]:
        def draw(surface: Surface, rect: Rect) -> None:
            draw_jail_card(surface, self.host.context.painter, rect, "deed_ink", larger=larger)

        return ("jail", key), draw


#: pixels after which a press drags
DRAGGED = 8
#: the margin of its print, and the size of the tick on a chosen one
MARGIN, TICK = 6, 26


def ignore_drop(pos: tuple[int, int]) -> None:
    """Do nothing with it."""


class Tile(Widget):
    """A card that is selected or not; a click, Enter or Space toggles it."""

    focusable = True

    def __init__(
        self, label: str, on_click: Callable[[], None], *, on: bool, name: str, reason: str = ""
    ) -> None:
        super().__init__(name=name, reason=reason)
        self.label = label
        self.on_click = on_click
        self.on = on
        #: whether it is a line, where there are very many
        self.low = False
        #: receives the place of the drop after a drag
        self.on_drop: Callable[[tuple[int, int]], None] = ignore_drop
        self.sound = "click"
        self._pressed_at: tuple[int, int] | None = None
        #: its offset while dragged, None at rest
        self._moved: tuple[int, int] | None = None

    def spoken(self) -> Accessible:
        return self.accessible(
            "tile", self.label, state=_("chosen") if self.on else _("not chosen")
        )

    def height(self, painter: Painter, width: int) -> int:
        if self.low:
            return 0
        margin = 2 * painter.px(MARGIN)
        return small_deed_height(painter, self.label, width - margin) + margin

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
            self._draw(surface, painter, over, "light")

    def draw(self, surface: Surface, painter: Painter) -> None:
        if painter.theme.strong:
            style = "chosen" if self.on else "light" if self.enabled else "inset"
            self._draw(surface, painter, self.rect, style)
            return
        self._draw(surface, painter, self.rect, "light")
        if not self.enabled:
            # what cannot be traded lies in the shade
            surface.fill(SHADED, self.rect, pygame.BLEND_MULT)

    def _draw(self, surface: Surface, painter: Painter, rect: Rect, style: str) -> None:
        with painter.on("paper" if style == "light" else "glass"):
            self._draw_on(surface, painter, rect, style)

    def _draw_on(self, surface: Surface, painter: Painter, rect: Rect, style: str) -> None:
        focus = self.focused and self.ring
        face = painter.panel(surface, rect, style, hover=self.glow, focus=focus)
        margin = painter.px(MARGIN)
        inside = layout.inset(face, margin, 0 if self.low else margin)
        weight = "bold" if self.on else "semibold"
        ink = painter.tint("muted") if style == "inset" else painter.ink(style)
        self.draw_print(surface, painter, inside, ink, weight)
        if self.on:
            painter.box(surface, face, painter.tint("accent"), radius=12, line=3)
            side = painter.px(TICK)
            spot = Rect(face.right - side * 2 // 3, face.y - side // 3, side, side)
            painter.dot(surface, spot.center, side, painter.tint("accent"))
            painter.icon(
                surface, "check", layout.inset(spot, side // 5), ink_on(painter.tint("accent"))
            )

    def draw_print(
        self, surface: Surface, painter: Painter, rect: Rect, ink: Colour, weight: str
    ) -> None:
        """Draw its print."""


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

    def draw_print(
        self, surface: Surface, painter: Painter, rect: Rect, ink: Colour, weight: str
    ) -> None:
        draw_small_deed(
            surface, painter, rect, self.board, self.space, ink=ink, weight=weight,
            mortgaged=self.mortgaged, low=self.low,
        )  # fmt: skip


class JailCardTile(Tile):
    """A Get Out of Jail Free card."""

    def draw_print(
        self, surface: Surface, painter: Painter, rect: Rect, ink: Colour, weight: str
    ) -> None:
        draw_jail_card(surface, painter, rect, ink, weight, low=self.low)
