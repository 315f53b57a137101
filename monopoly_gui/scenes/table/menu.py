"""The menu of a running game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface

from ...language import _, mark
from ...language.asking_words import OTHERWISE
from ...ui.painting import layout, lines
from ...ui.widgets import SMALL, Button, Toggle
from ..core.confirm import ConfirmScene
from ..core.dialog import AROUND, PAD, Dialog
from ..core.rows_dialog import GAP, ROW, height_of, row_buttons
from ..menus.help import show_help
from ..menus.help_toggles import HELPS, help_toggles
from ..rules.book import show_rule
from .collecting import Switches

if TYPE_CHECKING:
    from ...ui.painting.painter import Painter
    from ..core.context import Context

#: the height of a switch, and what lies below what is said about it
LINE = 46
NOTE = 10
#: the height of a heading above switches, and what lies between columns
HEAD = 46
BETWEEN = 36
#: the width of the dialog; a column of switches, one for each of several humans, makes it wider
WIDTH = 980
COLUMN = 320
#: with fewer design units across, all lies in one column
ACROSS = 860.0


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
        collecting: Switches | None = None,
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
        self._right = Rect(0, 0, 0, 0)
        #: what is said below switches
        self._notes: list[tuple[Toggle, str]] = []
        self._claims_head = Rect(0, 0, 0, 0)
        self.width = WIDTH + (COLUMN if len(self.claims) > 1 else 0)
        self.height = height_of(len(self.rows))
        self.form.replace(
            [*self.rows, *self.helps, *self.claims, *self.leaving], default=self.rows[0]
        )

    def _away(self, on: Callable[[], None]) -> None:
        """Close the menu and open something else over the table."""
        self.close()
        on()

    def _help(self) -> None:
        """Tell of the table that lies below."""
        self.close()
        below = [scene for scene in self.context.scenes.stack if scene is not self]
        show_help(self.context, below)

    @property
    def _slim(self) -> bool:
        """Whether all lies in one column."""
        return self.is_compact(ACROSS)

    def update_viewport(self) -> None:
        self.height = height_of(len(self.rows))
        if self._slim:
            width = self.context.painter.px(self.available_width(ACROSS) - 2 * (AROUND + PAD))
            self.height += (
                HEAD
                + BETWEEN / 2
                + sum(
                    LINE + NOTE + self._high(note, width) / self.context.painter.scale
                    for note in [_(HELPS[toggle.name][1]) for toggle in self.helps]
                    + [_(OTHERWISE)] * (len(self.claims) == 1)
                )
            )
            several = len(self.claims) if len(self.claims) > 1 else 0
            self.height += (HEAD + several * (LINE + 2)) * bool(several)
            self.height += len(self.leaving) * (ROW + GAP)
        super().update_viewport()

    def _lay_below(self) -> None:
        """The rows, the switches below them, then those of several humans, then what ends it."""
        px = self.context.painter.px
        room, rest = layout.split(
            self.body, "top", px(len(self.rows) * (ROW + GAP) - GAP), px(BETWEEN / 2)
        )
        for button, cell in zip(
            self.rows, layout.column(room, [1.0] * len(self.rows), px(GAP)), strict=True
        ):
            button.rect = cell
        self._right = rest
        y = self._place_switches(rest)
        if len(self.claims) > 1:
            self._place_claims(Rect(rest.x, y, rest.width, rest.bottom - y))
            y = self.claims[-1].rect.bottom
        for button in self.leaving:
            button.rect = Rect(rest.x, y + px(GAP), rest.width, px(ROW))
            y = button.rect.bottom

    def layout(self) -> None:
        super().layout()
        if self._slim:
            self._lay_below()
            return
        px = self.context.painter.px
        room, gap = self.body, px(BETWEEN)
        if len(self.claims) > 1:
            column, room = layout.split(room, "right", px(COLUMN) - gap, gap)
            self._place_claims(column)
        left, right = layout.row(room, [1.0, 1.0], gap)
        cells = layout.column(left, [1.0] * len(self.rows), px(GAP))
        for button, cell in zip(self.rows, cells, strict=True):
            button.rect = cell
        self._right = right
        self._place_switches(right)
        last = cells[-len(self.leaving) :]
        for button, cell in zip(self.leaving, last, strict=True):
            button.rect = Rect(right.x, cell.y, right.width, cell.height)

    def _place_switches(self, right: Rect) -> int:
        """The switches with what is said about each; where they end."""
        px = self.context.painter.px
        alone = self.claims if len(self.claims) == 1 else []
        y = right.y + px(HEAD)
        self._notes = [(toggle, _(HELPS[toggle.name][1])) for toggle in self.helps]
        self._notes += [(toggle, _(OTHERWISE)) for toggle in alone]
        for toggle, note in self._notes:
            toggle.rect = Rect(right.x, y, right.width, px(LINE))
            y += px(LINE) + self._high(note, right.width) + px(NOTE)
        return y

    def _high(self, note: str, width: int) -> int:
        """How high a note below a switch is, in pixels."""
        painter = self.context.painter
        return lines.text_height(painter, note, SMALL - 1, width)

    def _place_claims(self, column: Rect) -> None:
        """A heading and a switch for each of several humans."""
        px = self.context.painter.px
        self._claims_head, room = layout.split(column, "top", px(HEAD), 0)
        for number, toggle in enumerate(self.claims):
            toggle.rect = Rect(room.x, room.y + number * px(LINE + 2), room.width, px(LINE))

    def paint(self, surface: Surface) -> None:
        super().paint(surface)
        painter = self.context.painter
        head, _rest = layout.split(self._right, "top", painter.px(40), 0)
        painter.text(
            surface,
            _("At this table"),
            head,
            size=SMALL,
            colour="muted",
            weight="bold",
            valign="center",
        )
        if self.collecting and len(self.claims) != 1:
            painter.text(
                surface,
                self.collecting.label,
                self._claims_head,
                size=SMALL,
                colour="muted",
                weight="bold",
                valign="center",
            )
        # each is told with its switch
        with painter.unread():
            self._draw_notes(surface, painter)

    def _draw_notes(self, surface: Surface, painter: Painter) -> None:
        for toggle, note in self._notes:
            rect = toggle.rect
            painter.text(
                surface,
                note,
                Rect(rect.x, rect.bottom, rect.width, self._high(note, rect.width)),
                size=SMALL - 1,
                colour="muted",
                wrap=True,
            )

    def _leave(self) -> None:
        """Go to the title; ask first if that would lose something."""
        if self._saved() or not self.context.settings.confirmations:
            self._to_title()
            return
        self.context.scenes.push(
            ConfirmScene(
                self.context,
                _("Leave the game?"),
                _(
                    "Autosave is off, so the game has not been saved. What you have "
                    "not exported will be lost."
                ),
                self._to_title,
                yes=_("Leave"),
                no=_("Stay"),
                danger=True,
            )
        )
