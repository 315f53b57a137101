"""The widgets of one seat, while a game is set up."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol

from pygame import Rect, Surface

from ...language import _, mark, translate_titles
from ...ui.painting import layout
from ...ui.widgets import SMALL, Button, Choice, IconButton, TextField, Widget
from .draft import LONGEST_NAME, SeatDraft
from .opponent_choice import title_of

if TYPE_CHECKING:
    from ...ui.painting.painter import Painter

KINDS = (("human", mark("Human")), ("ai", mark("Computer")))


class SeatChanges(Protocol):
    """What the widgets of a seat have done; ``index`` counts seats from 0."""

    def choose_look(self, seat: SeatDraft) -> None: ...
    def rename(self, seat: SeatDraft, name: str) -> None: ...
    def set_kind(self, seat: SeatDraft, kind: str) -> None: ...
    def choose_opponent(self, seat: SeatDraft) -> None: ...
    def remove(self, index: int) -> None: ...


class SeatRow:
    """The widgets of one seat; ``parts`` are its places from left to right."""

    def __init__(self, scene: SeatChanges, seat: SeatDraft, number: int) -> None:
        self.seat = seat
        self.look = LookButton(seat, lambda: scene.choose_look(seat), name=f"look {number}")
        self.name = TextField(
            seat.name,
            placeholder=_("Name"),
            max_length=LONGEST_NAME,
            on_change=lambda text: scene.rename(seat, text),
            name=f"name {number}",
        )
        self.kind = Choice(
            translate_titles(KINDS),
            seat.kind,
            lambda kind: scene.set_kind(seat, kind),
            name=f"kind {number}",
        )
        self.opponent = Button(
            title_of(seat.bot),
            lambda: scene.choose_opponent(seat),
            icon="robot",
            style="ghost",
            size=SMALL,
            tip=_("How well the computer plays, and in which manner"),
            name=f"opponent {number}",
        )
        self.remove = IconButton(
            "close",
            lambda: scene.remove(number - 1),
            tip=_("Empty this seat"),
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

    @property
    def widgets(self) -> list[Widget]:
        opponent = [self.opponent] if self.seat.kind == "ai" else []
        return [self.look, self.name, self.kind, *opponent, self.remove]

    def place(self, rect: Rect, painter: Painter) -> None:
        px = painter.px
        height = min(px(54), rect.height - px(8))
        line = rect.inflate(0, height - rect.height)
        side = rect.height - px(4)
        parts = layout.row(line, [side, 1.05, 1.3, 1.1, height], px(12))
        self.look.rect = Rect(parts[0].x, rect.y + px(2), side, side)
        self.name.rect, self.kind.rect, self.opponent.rect, self.remove.rect = parts[1:]


class LookButton(Button):
    """The token of a seat; a press lets its player choose another one or another colour."""

    def __init__(self, seat: SeatDraft, on_click: Callable[[], None], name: str) -> None:
        super().__init__("", on_click, style="ghost", name=name, tip=_("Choose token and colour"))
        self.seat = seat

    def draw(self, surface: Surface, painter: Painter) -> None:
        if self.glow or (self.focused and self.ring):
            ring = self.focused and self.ring
            painter.panel(surface, self.rect, "ghost", hover=self.glow, focus=ring)
        box = self.rect.inflate(-painter.px(8), -painter.px(8))
        painter.token(surface, self.seat.token, box, painter.theme.players[self.seat.colour])
