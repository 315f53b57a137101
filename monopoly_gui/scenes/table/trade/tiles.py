"""Deeds and Jail cards as small cards that are put into a trade and taken out again."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from ....engine.board import Board
from ....language import _
from ....ui.painting import layout
from ....ui.painting.colour import Colour, ink_on
from ....ui.painting.painter import Painter
from ....ui.widgets import Accessible, Widget
from ..parts.items import draw_jail_card, draw_small_deed, small_deed_height

#: pixels after which a press drags
DRAGGED = 8
#: around what is printed on it, and how large the tick of a chosen one is
MARGIN, TICK = 6, 26


def ignore_drop(pos: tuple[int, int]) -> None:
    """Do nothing with it."""


class Tile(Widget):
    """Something that is chosen or not; a click, Enter or Space changes that."""

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
        #: takes the place where it is let go after it was dragged
        self.on_drop: Callable[[tuple[int, int]], None] = ignore_drop
        self.sound = "click"
        self._pressed_at: tuple[int, int] | None = None
        #: how far it is dragged, None where it is not
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
        style = "selected" if self.on else "light" if self.enabled else "inset"
        self._draw(surface, painter, self.rect, style)

    def _draw(self, surface: Surface, painter: Painter, rect: Rect, style: str) -> None:
        # what can be traded lies there as paper, what cannot is no more than a place
        with painter.on("glass" if style == "inset" else "paper"):
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
            side = painter.px(TICK)
            spot = Rect(face.right - side * 2 // 3, face.y - side // 3, side, side)
            painter.dot(surface, spot.center, side, painter.tint("accent"))
            painter.icon(
                surface, "check", layout.inset(spot, side // 5), ink_on(painter.tint("accent"))
            )

    def draw_print(
        self, surface: Surface, painter: Painter, rect: Rect, ink: Colour, weight: str
    ) -> None:
        """Draw what is printed on it."""


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
        # the tip says nothing more than that
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
