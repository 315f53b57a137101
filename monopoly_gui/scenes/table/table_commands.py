"""The commands of the table's buttons: estate, trade, its menu, log, saving, pause, the title."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pygame

from ...engine.actions import SetAutoClaim
from ...engine.board import BANK
from ...language import _, mark
from ...language.asking_words import OTHERWISE, must_ask, switch_label
from ...ui.layout.containers import Column, MinWidth, Wrap
from ...ui.layout.leaves import Control, Spacer, Text
from ...ui.layout.node import Node
from ...ui.widgets import SMALL, Button, Toggle
from ..core.context import Context
from ..core.dialog import ROW, ConfirmScene, Dialog, row_buttons
from ..core.game_titles import players_of
from ..core.managed_scene import ManagedScene
from ..menus.help import show_help
from ..menus.more_settings import help_toggles
from ..menus.saved_list import SaveScene, write_game
from ..rules.book import show_rule
from .dialogs.charts import show_charts
from .leaving import EarlyEnd, leaving_buttons
from .parts.log_texts import save_log
from .parts.table_host import TableHost, ask_for_all
from .seats import SeatsDialog


class AutoClaims:
    """Keeps the humans of a table to the setting when it is changed during the game."""

    def __init__(self, table: TableHost) -> None:
        self.table = table
        self._setting = table.context.settings.auto_claim

    def follow(self) -> None:
        """Apply changed settings for everybody here."""
        wanted = self.table.context.settings.auto_claim
        if wanted == self._setting:
            return
        self._setting = wanted
        for player in self.table.humans():
            self.turn(player, wanted)

    def turn(self, player: int, on: bool) -> None:
        """Switch it for one human, and claim dues already waiting."""
        table = self.table
        if table.state.over or table.state.auto_claim[player] == on:
            return
        if on:
            ask_for_all(table, player)
        table.submit(SetAutoClaim(player, on))

    def players(self) -> tuple[int, ...]:
        """The humans with a switch; none under rules without claims."""
        table = self.table
        wanted = not table.state.over and must_ask(table.match.rules)
        return table.humans() if wanted else ()


class PauseScene(Dialog):
    """A screen during which the table rests; ``left`` is the remaining time in words."""

    width = 620.0
    shade = 236

    def __init__(self, context: Context, left: str) -> None:
        go = Button(
            _("Continue"), self.close, icon="play", style="primary", key=pygame.K_PAUSE,
            name="go on",
        )  # fmt: skip
        super().__init__(context, _("The clock is paused"), [go])
        text = _("The game is paused ({left}). Nobody can act until it resumes.")
        self.show_tree(Text(text.format(left=left)), go)


class TableMenu(Dialog):
    """Back to the game, or on to all else, with a switch for each who may claim money."""

    def __init__(self, commands: TableCommands) -> None:
        table = commands.table
        context, match = table.context, table.match
        super().__init__(context, _("Game"))
        self.commands = commands
        push, to = context.scenes.push, context.routes
        seats = self.closing(lambda: push(SeatsDialog(table)))
        rows = (
            (mark("Resume"), "play", pygame.K_ESCAPE, self.close),
            (mark("Export"), "save", pygame.K_s, commands.save),
            (mark("Games"), "load", pygame.K_l, lambda: push(to.games())),
            (mark("Replay of this game"), "rewind", pygame.K_w, lambda: to.watch(match.saved())),
            (mark("Charts"), "chart", pygame.K_c, lambda: show_charts(context, match)),
            (mark("Save the log as text"), "edit", pygame.K_x, lambda: save_log(context, match)),
            (mark("Seats"), "people", pygame.K_p, seats),
            (mark("Settings"), "settings", pygame.K_t, lambda: push(to.settings())),
            (mark("Help and keys"), "help", pygame.K_h, self.closing(self._help)),
            (mark("Rules"), "book", pygame.K_r, lambda: show_rule(context)),
            (mark("Quit to title"), "exit", pygame.K_q, self._leave),
        )
        self.rows = row_buttons(rows)
        self.helps = help_toggles(context)
        self.leaving = leaving_buttons(table, self.closing)
        collecting = commands.collecting
        players = collecting.players()
        self.collected = switch_label(match.rules) if players else ""
        self.claims = [
            Toggle(
                table.name(player) if len(players) > 1 else self.collected,
                table.state.auto_claim[player],
                partial(collecting.turn, player),
                on_card=True,
                name=f"collect {number}",
                tip=_(OTHERWISE),
            )
            for number, player in enumerate(players, 1)
        ]
        # a column of switches, one for each of several humans
        self.width = 1300 if len(self.claims) > 1 else 980
        self.show_tree(self._contents(), self.rows[0])

    def _help(self) -> None:
        """Open the help of the table below."""
        show_help(self.context, [scene for scene in self.context.scenes.stack if scene is not self])

    def _contents(self) -> Node:
        """The rows, and beside or below them the switches, then those of several humans."""
        rows = [Control(button, height=ROW) for button in self.rows]
        several = len(self.claims) > 1
        switches: list[Node] = [_heading(_("At this table"))]
        for toggle in (*self.helps, *(() if several else self.claims)):
            # which its switch describes
            note = toggle.explained or toggle.tip
            words = Text(note, size=SMALL - 1, colour="muted", alt_text="")
            switches.append(Column([Control(toggle, height=46), words], gap=0))
        switches.append(Spacer())
        switches += [Control(button, height=ROW, grow=0.0) for button in self.leaving]
        columns = [
            MinWidth(Column(rows), 370, grow=1.0),
            MinWidth(Column(switches, gap=10), 370, grow=1.0),
        ]
        if several:
            claims = [Control(toggle, height=46, grow=0.0) for toggle in self.claims]
            head = _heading(self.collected)
            columns.append(MinWidth(Column([head, *claims, Spacer()], gap=2), 284))
        return Wrap(columns, gap=36)

    def _leave(self) -> None:
        """Go to the title; ask first if that would lose something."""
        text = _(
            "Autosave is off, so the game has not been saved. Anything you haven’t "
            "exported will be lost."
        )
        ConfirmScene(
            self.context, _("Leave the game?"), text, self.commands.title, yes=_("Leave"),
            no=_("Stay"), danger=True,
        ).ask(not self.context.settings.autosave)  # fmt: skip


def _heading(text: str) -> Node:
    return Text(text, size=SMALL, colour="muted", weight="bold", height=36)


WHEN_IDLE = mark("It opens as soon as nothing is pending.")


class TableCommands:
    """Commands of the table; a human's wish waits until the board is idle."""

    def __init__(self, table: TableHost) -> None:
        self.table = table
        self.collecting = AutoClaims(table)
        self.early_end = EarlyEnd(table)
        self._wish: Callable[[], ManagedScene] | None = None

    def once_idle(self, make: Callable[[int], ManagedScene]) -> None:
        """Open the dialog for the acting human; while others play, when the board is next idle."""
        table, player = self.table, self.table.actor
        if player == BANK:
            return
        self._wish = lambda: make(player)
        table.game.until_idle = True
        if not table.game.can_act_now:
            table.context.scenes.toasts.say(_(WHEN_IDLE))

    def grant_wish(self) -> None:
        """Open the requested dialog: the board is idle."""
        wish, self._wish = self._wish, None
        self.table.game.until_idle = False
        if wish and not self.table.state.over:
            self.table.context.scenes.push(wish())

    def estate(self) -> None:
        self.once_idle(self.table.routes.estate)

    def trade(self, partner: int | None = None) -> None:
        """A trade with a player, None for one still to be chosen."""
        self.once_idle(lambda player: self.table.routes.trade(player, partner))

    def menu(self) -> None:
        TableMenu(self).open()

    def title(self) -> None:
        """Leave the table."""
        context = self.table.context
        context.scenes.reset(context.routes.title())

    def pause(self) -> None:
        """Stop the clock of a game against time."""
        game = self.table.game
        if game.clock and (left := game.time_left()):
            PauseScene(self.table.context, left).open()

    def save(self) -> None:
        """Ask for a name, with the players and the round as a suggestion, and save under it."""
        context, match = self.table.context, self.table.match
        who = players_of([seat.name for seat in match.seats])
        name = _("{who}, round {round}").format(who=who, round=match.state.round)
        write = partial(write_game, context, context.saves, match.saved)
        SaveScene(context, name, write).open()
