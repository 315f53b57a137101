"""The whole log beside the board: by kind, by player, and written to a file."""

from collections.abc import Callable
from functools import partial

import pygame
from pygame import Rect

from ....engine.board import BANK
from ....language import _
from ....ui.layout.containers import Column, Row
from ....ui.layout.leaves import Control, Text
from ....ui.layout.node import Node
from ....ui.panels.log_panel import FILTERS, LogPanel
from ....ui.widgets import BODY, SMALL, Choice, Dropdown
from ...core.dialog import NARROWEST
from ..dialog_base.table_dialog import TableDialog
from ..parts.card_buttons import DialogButton
from ..parts.log_texts import save_log
from ..parts.table_host import TableHost


class LogDialog(TableDialog):
    """A log over the panels; a click on a line, or Enter, shows its place on the board."""

    icon = "book"
    shade = 0

    def __init__(self, host: TableHost, small: LogPanel, pick: Callable[[int], None]) -> None:
        super().__init__(host)
        self.small = small
        kinds = [(str(n), _(name)) for n, (name, _kinds) in enumerate(FILTERS)]
        self.kind = Choice(
            kinds, str(small.filter), lambda value: self._show(), name="kind", on_card=True,
            size=SMALL,
        )  # fmt: skip
        people = [(str(p), seat.name) for p, seat in enumerate(host.match.seats)]
        people.insert(0, (str(BANK), _("Everybody")))
        self.who = Dropdown(people, str(small.who), lambda value: self._show(), name="of whom")
        self.lines = LogPanel(
            small.book, small.painter, small.colour_of, small.explain, on_pick=pick, name="lines"
        )
        self.lines.choose(small.filter, small.who)
        write = partial(save_log, host.context, host.match)
        self.write = DialogButton(
            _("Save as text"), write, icon="save", key=pygame.K_x, name="write"
        )
        self.leave_ = DialogButton(
            _("Close"), self.close, key=pygame.K_l, style="primary", name="close"
        )
        self.folding.button.visible = False
        self.form.on_cancel = self.close

    def alive(self) -> bool:
        return True

    def advisee(self) -> int:
        return BANK

    def refresh(self) -> None:
        self.title = _("The log")
        self.subtitle = _("Click a line to see its place on the board.")
        if self.form.focused is None:
            self.compose(self._contents(), self.leave_)

    def tick(self, now: float, dt: float) -> None:
        self.lines.follow()
        super().tick(now, dt)

    def _show(self) -> None:
        number, who = int(self.kind.value), int(self.who.value)
        self.lines.choose(number, who)
        self.small.choose(number, who)

    def place(self, width: int, height: int) -> Rect:
        side, narrowest = self.host.side_rect, self.context.painter.px(NARROWEST)
        return side if side.width >= narrowest else super().place(self.window.width, height)

    def _contents(self) -> Node:
        """The filters, the lines, and the buttons."""
        about = Text(_("Show"), size=BODY - 1, colour="muted", wrap=False, alt_text="")
        return Column(
            [
                Control(self.kind, grow=0.0),
                Row([about, Control(self.who)]),
                Control(self.lines, height=(140, 320)),
                Row([Control(self.write, tight=True), Control(self.leave_, tight=True)]),
            ],
            gap=14,
            grow=1.0,
        )
