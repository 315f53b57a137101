"""The menu of a running game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface

from ...language import _, mark
from ...ui.painting import layout
from ...ui.widgets import BODY, SMALL, Button
from ..core.confirm import ConfirmScene
from ..core.dialog import Dialog
from ..menus.help import show_help
from ..menus.help_toggles import HELPS, help_toggles
from ..rules.book import show_rule

if TYPE_CHECKING:
    from ..core.context import Context

ROW = 62
GAP = 12
#: the height of a switch, and of what is said about it below
LINE = 46
NOTE = 66


class TableMenu(Dialog):
    """Back to the game, or on to saving, settings, the rules and the title; help at the table.

    ``leaving`` makes the buttons that end the game early, which close the menu first;
    ``on_save`` opens what asks for a name, ``on_replay`` the film, ``on_charts`` the pictures of
    the game, ``on_log`` writes its log; ``saved`` says whether leaving now would lose nothing.
    """

    width = 900.0

    def __init__(
        self,
        context: Context,
        on_save: Callable[[], None],
        on_replay: Callable[[], None],
        on_charts: Callable[[], None],
        on_log: Callable[[], None],
        saved: Callable[[], bool],
        to_title: Callable[[], None],
        leaving: Callable[[Callable[[], None]], Sequence[Button]],
    ) -> None:
        super().__init__(context, _("Game"))
        self._saved = saved
        self._to_title = to_title
        push = context.scenes.push
        rows = (
            (mark("Resume"), "play", pygame.K_ESCAPE, self.close),
            (mark("Save as"), "save", pygame.K_s, on_save),
            (mark("Load"), "load", pygame.K_l, lambda: push(context.routes.load())),
            (mark("Replay of this game"), "rewind", pygame.K_w, on_replay),
            (mark("Charts"), "chart", pygame.K_c, on_charts),
            (mark("Save the log as text"), "edit", pygame.K_x, on_log),
            (mark("Settings"), "settings", pygame.K_t, lambda: push(context.routes.settings())),
            (mark("Help and keys"), "help", pygame.K_h, self._help),
            (mark("Rules"), "book", pygame.K_r, lambda: show_rule(context)),
            (mark("Quit to title"), "exit", pygame.K_q, self._leave),
        )
        self.rows = [
            Button(
                _(text),
                go,
                icon=icon,
                key=key,
                style="light",
                size=BODY + 2,
                align="left",
                name=text,
            )
            for text, icon, key, go in rows
        ]
        self.rows[0].style = "primary"
        self.helps = help_toggles(context)
        self.leaving = list(leaving(self.close))
        self._right = Rect(0, 0, 0, 0)
        self.height = 2 * 34 + 50 + 14 + len(self.rows) * (ROW + GAP)
        self.form.replace([*self.rows, *self.helps, *self.leaving], default=self.rows[0])

    def _help(self) -> None:
        """Tell of the table that lies below."""
        self.close()
        below = [scene for scene in self.context.scenes.stack if scene is not self]
        show_help(self.context, below)

    def layout(self) -> None:
        super().layout()
        px = self.context.painter.px
        left, right = layout.row(self.body, [1.0, 1.0], px(36))
        cells = layout.column(left, [1.0] * len(self.rows), px(GAP))
        for button, cell in zip(self.rows, cells, strict=True):
            button.rect = cell
        self._right = right
        y = right.y + px(46)
        for toggle in self.helps:
            toggle.rect = Rect(right.x, y, right.width, px(LINE))
            y += px(LINE + NOTE)
        for button, cell in zip(self.leaving, cells[-len(self.leaving) :], strict=True):
            button.rect = Rect(right.x, cell.y, right.width, cell.height)

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
        for toggle in self.helps:
            rect = toggle.rect
            painter.text(
                surface,
                _(HELPS[toggle.name][1]),
                Rect(rect.x, rect.bottom, rect.width - painter.px(70), painter.px(NOTE)),
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
                    "The game has not been saved automatically, because that is switched off. What "
                    "you have not saved under a name will be lost."
                ),
                self._to_title,
                yes=_("Leave"),
                no=_("Stay"),
                danger=True,
            )
        )
