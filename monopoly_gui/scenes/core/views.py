"""The two views of the board: as a plan, or from one's seat."""

from __future__ import annotations

import pygame

from ...language import _, mark
from .context import Context

VIEW = (pygame.K_d,)
VIEW_TOLD = mark("switch between flat and 3D board")
#: by the value of the setting
VIEWS = (("flat", mark("Flat")), ("seated", mark("Seated")))


def turn_view(context: Context) -> None:
    """Show the board in the other view, and say which."""
    settings = context.settings
    settings.view = "flat" if settings.view == "seated" else "seated"
    context.settings_changed()
    title = _(dict(VIEWS)[settings.view])
    context.scenes.toasts.say(_("Board view: {view}.").format(view=title))
