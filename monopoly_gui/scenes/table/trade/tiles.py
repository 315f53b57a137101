"""Deeds and Jail cards as tiles that are put into a trade and taken out again."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from ....engine.board import Board
from ....language import _
from ....ui.painting import layout
from ....ui.painting.colour import ink_on
from ....ui.widgets import SMALL, Accessible, Widget
from ..shared.drawing import draw_swatch

if TYPE_CHECKING:
    from ....ui.painting.painter import Painter

#: pixels after which a press drags
DRAGGED = 8


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
        style = "selected" if self.on else "light" if self.enabled else "faded"
        self._draw(surface, painter, self.rect, style)

    def _draw(self, surface: Surface, painter: Painter, rect: Rect, style: str) -> None:
        # what can be traded lies there as paper, what cannot is no more than a place
        with painter.on("glass" if style == "faded" else "paper"):
            self._draw_on(surface, painter, rect, style)

    def _draw_on(self, surface: Surface, painter: Painter, rect: Rect, style: str) -> None:
        focus = self.focused and self.ring
        face = painter.panel(surface, rect, style, hover=self.glow, focus=focus)
        colour = painter.ink(style)
        mark = Rect(face.x + painter.px(6), face.y, painter.px(26), face.height)
        self.draw_mark(surface, painter, layout.inset(mark, 0, painter.px(6)))
        words = Rect(mark.right + painter.px(8), face.y, 0, face.height)
        whole = words.width = face.right - painter.px(8) - words.x
        pitch = painter.measure("", SMALL - 2)[1]
        for check in (painter.px(20) if self.on else 0, 0):
            words.width = whole - check
            lines = painter.wrap(self.label, SMALL - 2, words.width, "bold")
            if len(lines) * pitch <= words.height:
                break
        # where a side has very many deeds, their names are as small as their tiles ask
        crowded = len(lines) * pitch > words.height
        size = SMALL - 4 if crowded else SMALL - 2
        painter.text(
            surface,
            self.label,
            words,
            size=size,
            colour=colour,
            weight="bold" if self.on else "semibold",
            valign="center",
            wrap=True,
            printed=crowded,
        )
        if check:
            spot = Rect(words.right, face.y, check, face.height)
            painter.icon(surface, "check", spot, colour)

    def draw_mark(self, surface: Surface, painter: Painter, rect: Rect) -> None:
        """Draw what is at the left of the label."""


class DeedTile(Tile):
    """A deed by the colour of its group; a mortgaged one says so.

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

    def draw_mark(self, surface: Surface, painter: Painter, rect: Rect) -> None:
        draw_swatch(surface, painter, rect, self.board, self.space)
        if self.mortgaged:
            tag = Rect(0, 0, rect.width, painter.px(18))
            tag.center = rect.center
            painter.box(surface, tag, "bad", radius=4)
            painter.text(
                surface,
                "M",
                tag,
                size=SMALL - 4,
                colour=ink_on(painter.tint("bad")),
                weight="black",
                align="center",
                valign="center",
            )


class JailCardTile(Tile):
    """A Get Out of Jail Free card."""

    def draw_mark(self, surface: Surface, painter: Painter, rect: Rect) -> None:
        painter.icon(surface, "key", rect, "text")
