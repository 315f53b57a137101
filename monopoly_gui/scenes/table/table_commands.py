"""Where the buttons of the table lead: estate, trade, menu, log, saving, the title."""

from __future__ import annotations

from collections.abc import Callable

from ...engine.board import BANK
from ...language import _, mark, translate_error
from ...match.match import Match
from ...storage import SaveError, file_name, save
from ...ui.panels.log_panel import LogPanel
from ..core.context import Context
from ..core.kept_games import players_of
from ..core.managed_scene import ManagedScene
from ..menus.save import SaveScene
from .dialogs.charts import show_charts
from .dialogs.log_dialog import LogDialog
from .leaving import leaving_buttons
from .menu import AutoClaims, PauseScene, TableMenu
from .parts.log_texts import save_log
from .parts.table_host import TableHost
from .seats import SeatsDialog

WHEN_IDLE = mark("It opens as soon as nothing is pending.")


def save_as(context: Context, match: Match) -> SaveScene:
    """The dialog that asks for a name and saves."""

    def write(name: str) -> None:
        try:
            save(context.saves / file_name(name), match.saved(name))
        except SaveError as error:
            context.scenes.toasts.say(translate_error(error), "bad")
        else:
            context.scenes.toasts.say(_("Saved as “{name}”.").format(name=name), "good")

    return SaveScene(context, suggested_name(match), write)


def suggested_name(match: Match) -> str:
    """A name that says who plays, and how far they are."""
    who = players_of([seat.name for seat in match.seats])
    return _("{who}, round {round}").format(who=who, round=match.state.round)


class TableCommands:
    """Commands of the table; a human's wish waits until the board is idle."""

    def __init__(self, table: TableHost) -> None:
        self.table = table
        self.collecting = AutoClaims(table)
        self._wish: Callable[[], ManagedScene] | None = None

    def _push(self, scene: ManagedScene) -> None:
        self.table.context.scenes.push(scene)

    # -- as soon as the board is idle ---------------------------------------------------------
    def once_idle(self, make: Callable[[int], ManagedScene]) -> None:
        """Open what the acting human wants; while others play, when the board is idle next."""
        table, player = self.table, self.table.actor
        if player == BANK:
            return
        self._wish = lambda: make(player)
        table.game.until_idle = True
        if not table.game.can_act_now:
            table.context.scenes.toasts.say(_(WHEN_IDLE))

    def grant_wish(self) -> None:
        """Open what was wanted: the board is idle."""
        wish, self._wish = self._wish, None
        self.table.game.until_idle = False
        if wish and not self.table.state.over:
            self._push(wish())

    def estate(self) -> None:
        self.once_idle(self.table.routes.estate)

    def trade(self) -> None:
        self.trade_with(None)

    def trade_with(self, partner: int | None) -> None:
        """A trade with a player, None for one still to be chosen."""
        self.once_idle(lambda player: self.table.routes.trade(player, partner))

    # -- at once ------------------------------------------------------------------------------
    def menu(self) -> None:
        context, match = self.table.context, self.table.match
        self._push(
            TableMenu(
                context,
                self.save,
                lambda: context.routes.watch(match.saved()),
                lambda: show_charts(context, match),
                lambda: save_log(context, match),
                lambda: context.settings.autosave,
                self.title,
                lambda: self._push(SeatsDialog(self.table)),
                lambda close: leaving_buttons(self.table, close),
                self.collecting.switches(),
            )
        )

    def title(self) -> None:
        """Leave the table."""
        context = self.table.context
        context.scenes.reset(context.routes.title())

    def pause(self) -> None:
        """Stop the clock of a game against time."""
        if left := self.table.game.time_left():
            self._push(PauseScene(self.table.context, left))

    def settings(self) -> None:
        self._push(self.table.context.routes.settings())

    def save(self) -> None:
        self._push(save_as(self.table.context, self.table.match))

    def log(self, small: LogPanel, pick: Callable[[int], None]) -> None:
        """Show the whole log beside the board, to be filtered and saved."""
        self._push(LogDialog(self.table, small, pick))
