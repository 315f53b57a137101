"""The widgets of one seat, while a game is set up."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Protocol

from pygame import Rect, Surface

from ...language import _, mark, translate_titles
from ...ui.painting import layout
from ...ui.painting.tokens import token_title
from ...ui.text.people import COLOURS
from ...ui.widgets import SMALL, Button, Choice, IconButton, Spoken, TextField, Widget
from ...ui.widgets.spoken import Read
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
        self._slim = False
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
            tip=_("How well the computer plays, and its personality"),
            name=f"opponent {number}",
        )
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

    @property
    def widgets(self) -> list[Widget]:
        """In the order in which they lie."""
        opponent = [self.opponent] if self.seat.kind == "ai" else []
        if self._slim:
            return [self.look, self.name, self.remove, self.kind, *opponent]
        return [self.look, self.name, self.kind, *opponent, self.remove]

    def place(self, rect: Rect, painter: Painter, slim: bool = False) -> None:
        """In one line, or in two where there is no room."""
        px = painter.px
        self._slim = slim
        if slim:
            upper, lower = layout.column(layout.inset(rect, 0, px(6)), [1.0, 1.0], px(8))
            side = upper.height
            look, name, self.remove.rect = layout.row(upper, [side, 1.0, side], px(12))
            self.look.rect, self.name.rect = look, name
            lower = Rect(name.x, lower.y, lower.right - name.x, lower.height)
            self.kind.rect, self.opponent.rect = layout.row(lower, [1.2, 1.0], px(12))
            return
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

    def spoken(self, read: Read) -> Spoken:
        """Which token, and of which colour."""
        looks = [token_title(self.seat.token), _(COLOURS[self.seat.colour % len(COLOURS)])]
        return replace(super().spoken(read), value=", ".join(looks))

    def draw(self, surface: Surface, painter: Painter) -> None:
        if self.glow or (self.focused and self.ring):
            ring = self.focused and self.ring
            painter.panel(surface, self.rect, "ghost", hover=self.glow, focus=ring)
        box = self.rect.inflate(-painter.px(8), -painter.px(8))
        painter.token(surface, self.seat.token, box, painter.theme.players[self.seat.colour])
