"""The menu of the lesson: it has less in it than that of a game."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from ...language import _, mark
from ..core.rows_dialog import RowsDialog
from ..rules.book import show_rule

if TYPE_CHECKING:
    from ..core.context import Context


class LessonMenu(RowsDialog):
    """Back to the lesson, or on to the settings, the rules and the title."""

    width = 460.0

    def __init__(self, context: Context, to_title: Callable[[], None]) -> None:
        push, settings = context.scenes.push, context.routes.settings
        rows = (
            (mark("Continue"), "play", pygame.K_ESCAPE, self.close),
            (mark("Settings"), "settings", pygame.K_t, lambda: push(settings())),
            (mark("Rules"), "book", pygame.K_r, lambda: show_rule(context)),
            (mark("Leave the lesson"), "exit", pygame.K_q, to_title),
        )
        super().__init__(context, _("First game"), rows)
