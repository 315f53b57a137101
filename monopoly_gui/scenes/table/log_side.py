"""The log, with the summary on its head or advice on its foot."""

from __future__ import annotations

from collections.abc import Callable

from pygame import Rect

from ...engine.actions import Action, OfferTrade
from ...engine.board import BANK
from ...language import _
from ...ui.panels.log_panel import LogPanel
from ...ui.widgets import SMALL, Button, Widget
from .advised import button_for
from .controller import TableController
from .shared.adviser import Adviser
from .shared.explanations import explanations
from .shared.table_dialog import TableDialog
from .summary import Summary

#: between the log and what lies above or below it; a log that is lower than this is not shown
LOG_GAP, LEAST_LOG = 8, 44
#: kept free beside its heading for the button in its corner
CORNER = 48


class LogSide:
    """What is told beside the board; ``changed`` has it laid out anew."""

    def __init__(
        self,
        table: TableController,
        show_space: Callable[[int], None],
        changed: Callable[[], None],
        advised: Callable[[], None],
    ) -> None:
        self.table = table
        self.adviser = Adviser(table, advised, self._take_advice, button_for)
        self.log = LogPanel(
            table.game.book,
            table.context.painter,
            table.colour,
            explanations(table.context, table.match.rules, table.board),
            on_pick=show_space,
        )
        self.summary = Summary(table, show_space, changed)
        #: opens the log where it is folded
        self.heading = Button(
            _("Log"),
            self._open_log,
            icon="chevron_down",
            size=SMALL,
            align="left",
            name="unfold log",
        )
        #: that heading, where it is
        self.folded: list[Widget] = []

    # -- advice -----------------------------------------------------------------------------
    def ask_advice(self) -> None:
        """What an Expert would do in the place of the human who acts; asked again, put it by."""
        top = self.table.context.scenes.top
        if isinstance(top, TableDialog) and top.advisee() != BANK:
            top.adviser.ask(top.advisee())
        elif self.table.actor != BANK:
            self.adviser.ask(self.table.actor)

    def _take_advice(self, action: Action) -> None:
        """Do what is advised; the terms of a trade are shown first."""
        if isinstance(action, OfferTrade):
            self.table.context.scenes.push(self.table.routes.terms(action))
        else:
            self.table.submit(action)

    def put_by(self) -> bool:
        """Put away what lies on the log; whether there was something."""
        if self.adviser.put_away():
            return True
        if self.summary.open:
            self.summary.dismiss()
            self.table.context.tell(_("Summary closed."))
            return True
        return False

    # -- places -----------------------------------------------------------------------------
    def arrange(self, place: Rect, strip: Rect | None = None) -> list[Widget]:
        """Lay out what lies on the log, then the log; the widgets that lie on it.

        ``strip`` is where advice goes that does not lie on the log.
        """
        px = self.table.context.painter.px
        self.folded = []
        if self.table.near and place.height < px(LEAST_LOG):
            return self._folded(place, strip)
        whole = self.table.picture.layout
        # a log of a few lines is covered by advice, together with the Bank above it
        above = self._above(place.union(whole.bank) if whole.low else place, strip)
        room = place if strip else self._room(place)
        self.log.visible = room.height >= px(LEAST_LOG)
        if self.log.rect != room:
            self.log.rect = room
        return above

    def _folded(self, place: Rect, strip: Rect | None) -> list[Widget]:
        """Only the heading that opens the log, and advice."""
        self.log.visible = False
        self.heading.rect = Rect(place)
        self.heading.rect.width -= self.table.context.painter.px(CORNER)
        self.folded = [self.heading]
        return self._above(Rect(0, 0, 0, 0), strip)

    def _open_log(self) -> None:
        """Open the log, with the focus if its heading had it."""
        form = self.table.form
        seen = form.focus_visible
        self.table.unfold(BANK)
        if seen and self.log.visible:
            form.focus(self.log, visible=True)

    def head(self, place: Rect) -> Rect:
        """Where the log's own button goes: on the log, or where it would be."""
        return self.log.rect if self.log.visible else place

    def _above(self, place: Rect, strip: Rect | None) -> list[Widget]:
        """The summary over the head of the log, or the strip with the advice over its foot."""
        if not self.adviser.open:
            if not place.height:
                return []
            self.summary.arrange(place)
            return self.summary.widgets
        if strip:
            self.adviser.arrange(strip)
            return self.adviser.widgets
        high = self.adviser.height(place.width)
        self.adviser.arrange(Rect(place.x, place.bottom - high, place.width, high))
        return self.adviser.widgets

    def _room(self, place: Rect) -> Rect:
        """What the summary or the advice leaves free of the log."""
        gap = self.table.context.painter.px(LOG_GAP)
        if self.adviser.open:
            return Rect(place.x, place.y, place.width, self.adviser.strip.rect.y - gap - place.y)
        if self.summary.open:
            top = self.summary.card.rect.bottom + gap
            return Rect(place.x, top, place.width, max(0, place.bottom - top))
        return place
