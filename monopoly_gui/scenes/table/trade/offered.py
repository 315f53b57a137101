"""What one side of a trade lays on the table: deeds and Jail cards as cards, cash as notes."""

from __future__ import annotations

from collections.abc import Callable, Hashable

import pygame
from pygame import Rect, Surface

from ....engine.board import BANK
from ....language import _
from ....ui.layout.node import Node, Span
from ....ui.painting import layout
from ....ui.painting.painter import Painter
from ....ui.painting.shapes import blank
from ....ui.widgets import SMALL
from ..parts.items import draw_jail_card, draw_notes, draw_small_deed, fan_width
from ..parts.table_host import TableHost
from .negotiation import Terms

#: how large a card is, the room it has, and what is printed on it is away from its edge
CARD, HIGH, MARGIN = (136, 146), (0, 166), 8
#: between cards, where there is room
BETWEEN = 12
#: degrees by which they are turned, one after the other
TURNS = (2.2, -1.8, 1.2, -2.4)
#: the share of the room that a fan of notes takes at most beside cards
SHARE = 0.45
#: a lower place shows nothing: what is chosen is ticked below
LEAST = 0.7

Print = Callable[[Surface, Rect], None]


class Offered(Node):
    """It looks at the terms whenever it is drawn, for they change without a new tree.

    All of it is told in words by the dialog.
    """

    def __init__(self, host: TableHost, terms: Terms, own: bool) -> None:
        super().__init__(grow=1.0)
        self.host, self.terms, self.own = host, terms, own

    def heights(self, painter: Painter, width: int) -> Span:
        return Span(painter.px(HIGH[0]), painter.px(HIGH[1]))

    def paint(self, surface: Surface, painter: Painter) -> None:
        if self.rect.height < painter.px(HIGH[1]) * LEAST:
            return
        side, px = self.terms.side(self.own), painter.px
        cards = [self._deed(space) for space in side.deeds]
        cards += [self._jail_card(key) for key in side.cards]
        width, height = px(CARD[0]), min(px(CARD[1]), self.rect.height - px(HIGH[1] - CARD[1]))
        if not cards and not side.cash:
            self._paint_places(surface, painter, (width, height))
            return
        gap, count = px(BETWEEN), len(cards)
        room = self.rect.width - gap
        notes = min(px(fan_width(self.host, side.cash)), room) if side.cash else 0
        if notes and cards:
            notes = min(notes, round(room * SHARE))
            room -= notes + 2 * gap
        step = min(width + gap, (room - width) // max(1, count - 1))
        laid = width + (count - 1) * step if cards else 0
        x = self.rect.x + gap // 2
        if not self.own:
            # it lies before who gives it, whose face is at the right
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
                draw(result, layout.inset(paper, painter.px(MARGIN)))
            return pygame.transform.rotozoom(result, TURNS[key[1]], 1.0)

        painter.shadow(surface, layout.inset(place, painter.px(2)), "soft")
        picture = painter.cached(("offered", self.host.board.title, key, place.size), turned)
        painter.stamp(surface, picture, picture.get_rect(center=place.center).topleft)

    def _paint_places(self, surface: Surface, painter: Painter, size: tuple[int, int]) -> None:
        """Nothing is given: an empty place, and a word in it."""
        place = Rect(self.rect.x + painter.px(BETWEEN // 2), 0, *size)
        place.centery = self.rect.centery
        if not self.own:
            place.right = self.rect.right - painter.px(BETWEEN // 2)
        painter.box(surface, place, "line", radius=9, line=1.6)
        painter.text(
            surface, _("nothing"), layout.inset(place, painter.px(MARGIN)), size=SMALL - 1,
            colour="muted", align="center", valign="center", wrap=True,
        )  # fmt: skip

    def _deed(self, space: int) -> tuple[Hashable, Print]:
        host = self.host
        mortgaged = host.state.mortgaged[space] and host.state.owner[space] != BANK

        def draw(surface: Surface, rect: Rect) -> None:
            painter = host.context.painter
            draw_small_deed(surface, painter, rect, host.board, space, mortgaged=mortgaged)

        return (space, mortgaged), draw

    def _jail_card(self, key: int) -> tuple[Hashable, Print]:
        def draw(surface: Surface, rect: Rect) -> None:
            draw_jail_card(surface, self.host.context.painter, rect, "deed_ink")

        return ("jail", key), draw
