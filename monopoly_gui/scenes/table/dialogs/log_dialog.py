"""The whole log beside the board: by kind, by player, and written to a file."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface

from ....engine.board import BANK
from ....language import _
from ....ui.painting import layout
from ....ui.panels.log_panel import FILTERS, LogPanel
from ....ui.widgets import BODY, SMALL, Choice, Dropdown
from ..shared.card_buttons import CardButton
from ..shared.explanations import explanations
from ..shared.log_export import save_log
from ..shared.table_dialog import TableDialog

if TYPE_CHECKING:
    from ..shared.port import TablePort

LINE = 50
FOOT = 54


class LogDialog(TableDialog):
    """Lies over the panels, so that the board stays in sight; the game goes on meanwhile.

    A click on a line, or Enter, shows its place on the board.
    """

    icon = "book"
    shade = 0

    def __init__(self, port: TablePort, small: LogPanel, pick: Callable[[int], None]) -> None:
        super().__init__(port)
        self.small = small
        self.kind = Choice(
            [(str(n), _(name)) for n, (name, _kinds) in enumerate(FILTERS)],
            str(small.filter),
            lambda value: self._show(),
            name="kind",
            on_card=True,
            size=SMALL,
        )
        people = [(str(p), seat.name) for p, seat in enumerate(port.match.seats)]
        self.who = Dropdown(
            [(str(BANK), _("Everybody")), *people],
            str(small.who),
            lambda value: self._show(),
            name="of whom",
        )
        self.lines = LogPanel(
            small.book,
            port.context.painter,
            port.colour,
            explanations(port.context, port.match.rules, port.board),
            on_pick=pick,
            name="lines",
        )
        self.lines.choose(small.filter, small.who)
        self.write = CardButton(
            _("Save as text"),
            lambda: save_log(self.context, port.match),
            icon="save",
            key=pygame.K_x,
            style="light",
            name="write",
        )
        self.leave_ = CardButton(
            _("Close"), self.close, key=pygame.K_l, style="primary", name="close"
        )
        self._note = Rect(0, 0, 0, 0)
        self.folding.button.visible = False
        self.form.on_cancel = self.close

    # the position -----------------------------------------------------------------

    def alive(self) -> bool:
        return True

    def advisee(self) -> int:
        return BANK

    def refresh(self) -> None:
        self.title = _("The log")
        self.subtitle = _("Click a line to see its place on the board.")
        if self.form.focused is None:
            self.show([self.kind, self.who, self.lines, self.write, self.leave_], self.leave_)

    def tick(self, now: float, dt: float) -> None:
        self.lines.follow()
        super().tick(now, dt)

    def _show(self) -> None:
        number, who = int(self.kind.value), int(self.who.value)
        self.lines.choose(number, who)
        self.small.choose(number, who)

    # the picture ------------------------------------------------------------------

    def place(self, width: int, height: int) -> Rect:
        return self.port.side_rect

    def arrange(self) -> None:
        px = self.context.painter.px
        foot, rest = layout.split(self.body, "bottom", px(FOOT), px(14))
        top, rest = layout.split(rest, "top", px(LINE), px(12))
        second, rest = layout.split(rest, "top", px(LINE), px(14))
        self.kind.rect = top
        label, self.who.rect = layout.row(second, [px(150), 1.0], px(12))
        self._note = label
        self.who.bounds = self.bounds
        self.lines.rect = rest
        self.write.rect, self.leave_.rect = layout.row(foot, [1.2, 1.0], px(14))

    def paint_body(self, surface: Surface) -> None:
        painter = self.context.painter
        colours, radius = painter.theme.colours, painter.theme.radii["card"]
        painter.box(surface, self.lines.rect, colours.table, radius=radius, to=colours.table_edge)
        painter.text(
            surface,
            _("Lines about"),
            self._note,
            size=BODY - 1,
            colour="muted",
            valign="center",
        )
