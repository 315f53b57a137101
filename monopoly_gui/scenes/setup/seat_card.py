"""One seat as a card while a game is set up: a portrait, a name, and who plays."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Protocol

import pygame
from pygame import Rect, Surface
from pygame.event import Event

from ...ai.characters import level_of
from ...language import _, mark, translate_titles
from ...ui.cards import medallion
from ...ui.layout.containers import Column, Panel, Row
from ...ui.layout.leaves import Control, Spacer, Text
from ...ui.layout.node import Node
from ...ui.painting.painter import Painter
from ...ui.painting.tokens import token_title
from ...ui.text.people import COLOURS
from ...ui.widgets import SMALL, Accessible, Button, Choice, IconButton, TextField
from .draft import LONGEST_NAME, SeatDraft
from .pickers import title_of

HUMAN, COMPUTER = mark("Human"), mark("Computer")
KINDS = (("human", HUMAN), ("ai", COMPUTER))
#: the picture of each kind
ICONS = {"human": "person", "ai": "robot"}
#: the portrait, at least and at best; a field; the small buttons beside these
PORTRAIT, SMALL_PORTRAIT, FIELD, SMALL_BUTTON = (64, 152), (64, 104), (42, 46), 44
PAD = (12, 12)


class SeatChanges(Protocol):
    """Callbacks of a seat's widgets; ``index`` counts seats from 0."""

    def choose_look(self, seat: SeatDraft) -> None: ...
    def rename(self, seat: SeatDraft, name: str) -> None: ...
    def set_kind(self, seat: SeatDraft, kind: str) -> None: ...
    def choose_opponent(self, seat: SeatDraft) -> None: ...
    def remove(self, index: int) -> None: ...


class SeatCard:
    """The widgets of one seat."""

    def __init__(self, scene: SeatChanges, seat: SeatDraft, number: int) -> None:
        self.seat = seat
        self.look = Portrait(seat, lambda: scene.choose_look(seat), name=f"look {number}")
        self.name = TextField(
            seat.name,
            placeholder=_("Name"),
            max_length=LONGEST_NAME,
            on_change=lambda text: scene.rename(seat, text),
            name=f"name {number}",
            on_card=False,
        )
        self.kind = KindSwitch(
            translate_titles(KINDS),
            seat.kind,
            lambda kind: scene.set_kind(seat, kind),
            name=f"kind {number}",
            tip=_("Human or computer"),
        )
        self.opponent = Button(
            title_of(seat.bot),
            lambda: scene.choose_opponent(seat),
            style="ghost",
            size=SMALL,
            tip=_("How well the computer plays, and its personality"),
            name=f"opponent {number}",
        )
        # where the personality has no room, the face and the name still tell it
        self.opponent.short = title_of(level_of(seat.bot))
        self.opponent.visible = seat.kind == "ai"
        self.remove = IconButton(
            "close",
            lambda: scene.remove(number - 1),
            tip=_("Clear this seat"),
            name=f"remove {number}",
        )

        for widget, title in (
            (self.look, _("Seat {number}, token and colour")),
            (self.name, _("Seat {number}, name")),
            (self.kind, _("Seat {number}, human or computer")),
            (self.opponent, _("Seat {number}, opponent")),
            (self.remove, _("Seat {number}")),
        ):
            widget.title = title.format(number=number)

    def node(self, large: bool) -> Node:
        """Its part of the layout tree; a ``large`` portrait has a line of its own."""
        side = (SMALL_BUTTON, SMALL_BUTTON)
        kind, remove = (
            Control(widget, height=FIELD, width=side, grow=0.0)
            for widget in (self.kind, self.remove)
        )
        name = Control(self.name, height=FIELD)
        plays: Node = Control(self.opponent, height=FIELD, tight=True)
        if self.seat.kind == "human":
            plays = Text(
                _(HUMAN), size=SMALL, colour="light_muted", align="center", height=FIELD[1],
                grow=1.0,
            )  # fmt: skip
        parts: list[Node] = [
            Control(self.look, height=PORTRAIT),
            Row([name, remove], gap=6),
            Row([kind, plays], gap=6),
        ]
        if not large:
            ends = (Column([each, Spacer()]) for each in (kind, remove))
            look = Control(self.look, height=SMALL_PORTRAIT, width=SMALL_PORTRAIT)
            parts = [Row([next(ends), look, next(ends)], gap=6), name, plays]
        return Panel(Column(parts, gap=8), "dark", pad=PAD)


class KindSwitch(Choice):
    """Human or computer as one button that shows which it is."""

    def cells(self) -> list[Rect]:
        return [self.rect] * len(self.options)

    def handle(self, event: Event) -> bool:
        if event.type == pygame.MOUSEBUTTONUP:
            self.activate()
            return True
        return super().handle(event)

    def draw(self, surface: Surface, painter: Painter) -> None:
        focus = self.focused and self.ring
        painter.panel(surface, self.rect, "ghost", hover=self.glow, focus=focus)
        side = round(min(self.rect.size) * 0.56)
        rect = Rect(0, 0, side, side)
        rect.center = self.rect.center
        painter.icon(surface, ICONS[self.value], rect, painter.ink("ghost"))


class Portrait(Button):
    """The face of a computer, or the token of a human; a press changes token and colour."""

    def __init__(self, seat: SeatDraft, on_click: Callable[[], None], name: str) -> None:
        super().__init__("", on_click, style="ghost", name=name, tip=_("Choose token and colour"))
        self.seat = seat

    def width(self, painter: Painter) -> int:
        return 0

    def spoken(self) -> Accessible:
        """The token and its colour."""
        looks = [token_title(self.seat.token), _(COLOURS[self.seat.colour % len(COLOURS)])]
        return replace(super().spoken(), value=", ".join(looks))

    def draw(self, surface: Surface, painter: Painter) -> None:
        side = min(self.rect.size) - painter.px(8)
        box = Rect(0, 0, side, side)
        box.center = self.rect.center
        if self.glow or (self.focused and self.ring):
            ring, around = self.focused and self.ring, box.inflate(painter.px(8), painter.px(8))
            painter.panel(surface, around, "ghost", hover=self.glow, focus=ring)
        colour = painter.theme.players[self.seat.colour]
        mood = "happy" if self.glow else "calm"
        face = self.seat.face if self.seat.kind == "ai" else ""
        looks = medallion.Portrait(self.seat.token, colour, face, mood)
        medallion.draw_medallion(painter, surface, box, looks, colour)
