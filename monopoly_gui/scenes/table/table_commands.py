"""Where the buttons of the table lead: estate, trade, its menu, log, saving, pause, the title."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

import pygame

from ...engine.actions import SetAutoClaim
from ...engine.board import BANK
from ...language import _, mark, translate_error
from ...language.asking_words import OTHERWISE, must_ask, switch_label
from ...match.match import Match
from ...storage import SaveError, file_name, save
from ...ui.layout.containers import Column, MinWidth, Wrap
from ...ui.layout.leaves import Control, Spacer, Text
from ...ui.layout.node import Node
from ...ui.panels.log_panel import LogPanel
from ...ui.widgets import SMALL, Button, Toggle
from ..core.context import Context
from ..core.dialog import GAP, ROW, ConfirmScene, Dialog, row_buttons
from ..core.kept_games import players_of
from ..core.managed_scene import ManagedScene
from ..menus.help import show_help
from ..menus.more_settings import HELPS, help_toggles
from ..menus.saved_list import SaveScene
from ..rules.book import show_rule
from .dialogs.charts import show_charts
from .dialogs.log_dialog import LogDialog
from .leaving import leaving_buttons
from .parts.log_texts import save_log
from .parts.table_host import TableHost, ask_for_all
from .seats import SeatsDialog


@dataclass(frozen=True, slots=True)
class ClaimSwitch:
    """The switch of one human; ``turn`` flips it."""

    player: str
    on: bool
    turn: Callable[[bool], None]


@dataclass(frozen=True, slots=True)
class ClaimSwitches:
    """What they are called together, and those of the humans still in the game."""

    label: str
    switches: tuple[ClaimSwitch, ...]


class AutoClaims:
    """Keeps the humans of a table to the setting when it is changed during the game."""

    def __init__(self, table: TableHost) -> None:
        self.table = table
        self._setting = table.context.settings.auto_claim

    def follow(self) -> None:
        """Do for everybody here what has been changed in the settings."""
        wanted = self.table.context.settings.auto_claim
        if wanted == self._setting:
            return
        self._setting = wanted
        for player in self.table.humans():
            self.turn(player, wanted)

    def turn(self, player: int, on: bool) -> None:
        """Switch it for one human, and ask for what waits already."""
        table = self.table
        if table.state.over or table.state.auto_claim[player] == on:
            return
        if on:
            ask_for_all(table, player)
        table.submit(SetAutoClaim(player, on))

    def switches(self) -> ClaimSwitches | None:
        """None where these rules want nothing asked for, or nobody is left to ask."""
        table = self.table
        humans = table.humans()
        if table.state.over or not humans or not must_ask(table.match.rules):
            return None
        state = table.state
        return ClaimSwitches(
            switch_label(table.match.rules),
            tuple(
                ClaimSwitch(table.name(p), state.auto_claim[p], partial(self.turn, p))
                for p in humans
            ),
        )


class PauseScene(Dialog):
    """As long as it is shown the table rests; ``left`` is the time that is left in words."""

    width = 620.0
    shade = 236

    def __init__(self, context: Context, left: str) -> None:
        go = Button(
            _("Continue"),
            self.close,
            icon="play",
            style="primary",
            key=pygame.K_PAUSE,
            name="go on",
        )
        super().__init__(context, _("The clock is paused"), [go])
        text = _("The game is paused ({left}). Nobody can act until it resumes.")
        self.show_tree(Text(text.format(left=left)), go)


#: the height of a switch, and what lies below what is said about it
LINE = 46
NOTE = 10
#: the height of a heading above switches, and what lies between columns
HEAD = 46
BETWEEN = 36
#: the width of the dialog; a column of switches, one for each of several humans, makes it wider
WIDTH = 980
COLUMN = 320
#: how wide another column is at least
WIDE = 370


class TableMenu(Dialog):
    """Back to the game, or on to saving, settings, the rules and the title; help at the table.

    ``leaving`` makes the buttons that end the game early, which close the menu first;
    ``on_seats`` opens who sits where,
    ``on_save`` opens what asks for a name, ``on_replay`` the film, ``on_charts`` the pictures of
    the game, ``on_log`` writes its log; ``saved`` says whether leaving now would lose nothing.
    ``collecting`` has a switch for each human who may have money asked for at once; those of
    several stand in a column of their own.
    """

    def __init__(
        self,
        context: Context,
        on_save: Callable[[], None],
        on_replay: Callable[[], None],
        on_charts: Callable[[], None],
        on_log: Callable[[], None],
        saved: Callable[[], bool],
        to_title: Callable[[], None],
        on_seats: Callable[[], None],
        leaving: Callable[[Callable[[], None]], Sequence[Button]],
        collecting: ClaimSwitches | None = None,
    ) -> None:
        super().__init__(context, _("Game"))
        self._saved = saved
        self._to_title = to_title
        push = context.scenes.push
        rows = (
            (mark("Resume"), "play", pygame.K_ESCAPE, self.close),
            (mark("Export"), "save", pygame.K_s, on_save),
            (mark("Games"), "load", pygame.K_l, lambda: push(context.routes.games())),
            (mark("Replay of this game"), "rewind", pygame.K_w, on_replay),
            (mark("Charts"), "chart", pygame.K_c, on_charts),
            (mark("Save the log as text"), "edit", pygame.K_x, on_log),
            (mark("Seats"), "people", pygame.K_p, lambda: self._away(on_seats)),
            (mark("Settings"), "settings", pygame.K_t, lambda: push(context.routes.settings())),
            (mark("Help and keys"), "help", pygame.K_h, self._help),
            (mark("Rules"), "book", pygame.K_r, lambda: show_rule(context)),
            (mark("Quit to title"), "exit", pygame.K_q, self._leave),
        )
        self.rows = row_buttons(rows)
        self.helps = help_toggles(context)
        self.leaving = list(leaving(self.close))
        self.collecting = collecting
        switches = collecting.switches if collecting else ()
        self.claims = [
            Toggle(
                switch.player if len(switches) > 1 else collecting.label,
                switch.on,
                switch.turn,
                on_card=True,
                name=f"collect {number}",
                tip=_(OTHERWISE),
            )
            for number, switch in enumerate(switches, 1)
            if collecting
        ]
        self.width = WIDTH + (COLUMN if len(self.claims) > 1 else 0)
        self.show_tree(self._contents(), self.rows[0])

    def _away(self, on: Callable[[], None]) -> None:
        """Close the menu and open something else over the table."""
        self.close()
        on()

    def _help(self) -> None:
        """Tell of the table that lies below."""
        self.close()
        below = [scene for scene in self.context.scenes.stack if scene is not self]
        show_help(self.context, below)

    def _contents(self) -> Node:
        """The rows, and beside or below them the switches, then those of several humans."""
        rows = [Control(button, height=(ROW, ROW)) for button in self.rows]
        notes = [(toggle, _(HELPS[toggle.name][1])) for toggle in self.helps]
        several = len(self.claims) > 1
        notes += [] if several else [(toggle, _(OTHERWISE)) for toggle in self.claims]
        switches: list[Node] = [_heading(_("At this table"))]
        for toggle, note in notes:
            # which is told with its switch
            words = Text(note, size=SMALL - 1, colour="muted", alt_text="")
            switches.append(Column([Control(toggle, height=(LINE, LINE)), words], gap=0))
        switches.append(Spacer())
        switches += [Control(button, height=(ROW, ROW), grow=0.0) for button in self.leaving]
        columns = [
            MinWidth(Column(rows, gap=GAP), WIDE, grow=1.0),
            MinWidth(Column(switches, gap=NOTE), WIDE, grow=1.0),
        ]
        if self.collecting and several:
            claims = [Control(toggle, height=(LINE, LINE), grow=0.0) for toggle in self.claims]
            head = _heading(self.collecting.label)
            columns.append(MinWidth(Column([head, *claims, Spacer()], gap=2), COLUMN - BETWEEN))
        return Wrap(columns, gap=BETWEEN)

    def _leave(self) -> None:
        """Go to the title; ask first if that would lose something."""
        if self._saved() or not self.context.settings.confirmations:
            self._to_title()
            return
        ConfirmScene(
            self.context,
            _("Leave the game?"),
            _(
                "Autosave is off, so the game has not been saved. Anything you haven’t "
                "exported will be lost."
            ),
            self._to_title,
            yes=_("Leave"),
            no=_("Stay"),
            danger=True,
        ).open()


def _heading(text: str) -> Node:
    return Text(text, size=SMALL, colour="muted", weight="bold", height=HEAD - NOTE)


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
