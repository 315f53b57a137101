"""Texts beside the board: last log lines, summary, and advice."""

from __future__ import annotations

from collections.abc import Callable

from pygame import Rect

from ...engine.actions import Action, OfferTrade
from ...engine.board import BANK
from ...language import _
from ...ui.panels.log_panel import LogLines
from ...ui.widgets import Widget
from .dialog_base.adviser import Adviser
from .dialog_base.table_dialog import TableDialog
from .parts.log_texts import rule_explanations
from .parts.table_host import TableHost
from .summary import Summary

#: a place that is lower has no room for a line of the log
LEAST_LOG = 24


#: the buttons that do what is advised, by the kind of the action
ADVISED = {
    "roll": "roll",
    "end_turn": "end",
    "pay_fine": "fine",
    "use_jail_card": "card",
    "skip_jail_turn": "sit",
    "claim_salary": "salary",
    "offer_trade": "trade",
    "build": "manage",
    "sell_building": "manage",
    "sell_down": "manage",
    "mortgage": "manage",
    "lift_mortgage": "manage",
}


def button_for(action: Action) -> str:
    """The button that does what is advised, "" if there is none."""
    return ADVISED.get(action.kind, "")


class LogSide:
    """The log in the corner, and in the place of the deed a summary or advice.

    ``changed`` and ``advised`` have it laid out anew.
    """

    def __init__(
        self,
        table: TableHost,
        show_space: Callable[[int], None],
        changed: Callable[[], None],
        advised: Callable[[], None],
        open_log: Callable[[], None],
    ) -> None:
        self.table = table
        self.adviser = Adviser(table, advised, self._take_advice, button_for)
        self.log = LogLines(
            table.game.book,
            table.context.painter,
            table.colour,
            rule_explanations(table.context, table.match.rules, table.board),
            open_log,
        )
        self.summary = Summary(table, show_space, changed)

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

    def dismiss(self) -> bool:
        """Put away what lies on the log; whether there was something."""
        if self.adviser.put_away():
            return True
        if self.summary.open:
            self.summary.dismiss()
            self.table.context.announce(_("Summary closed."))
            return True
        return False

    # -- places -----------------------------------------------------------------------------
    @property
    def covers(self) -> bool:
        """Whether something lies where else a deed is shown."""
        return self.adviser.open or self.summary.open

    def arrange(self, log: Rect, slot: Rect, strip: Rect) -> list[Widget]:
        """Lay out the log and what lies in the slot, or advice in the strip; its widgets."""
        self.log.visible = log.height >= self.table.context.painter.px(LEAST_LOG)
        if self.log.rect != log:
            self.log.rect = log
        if self.adviser.open:
            place = strip if strip.height else Rect(slot)
            place.height = self.adviser.height(place.width)
            self.adviser.arrange(place)
            return self.adviser.widgets
        if not slot.height:
            self.summary.yield_to_pending_offer()
        self.summary.arrange(slot)
        return self.summary.widgets
