"""The menu of a challenge: go on, begin again, give up."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from ...language import _, mark
from ..core.rows_dialog import RowsDialog
from ..rules.book import show_rule

if TYPE_CHECKING:
    from ..core.context import Context


class ChallengeMenu(RowsDialog):
    """``again`` begins the challenge anew, ``away`` leads back to the list."""

    width = 480.0

    def __init__(
        self,
        context: Context,
        task: Callable[[], None],
        again: Callable[[], None],
        away: Callable[[], None],
    ) -> None:
        push, settings = context.scenes.push, context.routes.settings

        def tell() -> None:
            self.close()
            task()

        rows = (
            (mark("Continue"), "play", pygame.K_ESCAPE, self.close),
            (mark("Read the task again"), "star", pygame.K_g, tell),
            (mark("Start again"), "refresh", pygame.K_a, again),
            (mark("Settings"), "settings", pygame.K_t, lambda: push(settings())),
            (mark("Rules"), "book", pygame.K_r, lambda: show_rule(context)),
            (mark("Give up"), "exit", pygame.K_q, away),
        )
        super().__init__(context, _("Challenge"), rows)
