"""A table in one of its two views, and larger than the window: the board zoomed."""

from __future__ import annotations

from collections.abc import Sequence

import pygame
from pygame import Rect

from ...language import _, mark
from ...ui.painting.layout import roomiest
from ...ui.panels.round_button import RoundIcon
from ...ui.panels.table_picture import TablePicture
from ...ui.panels.zoomed_layout import ZoomedLayout
from .context import Context
from .scene import Scene
from .viewport import ViewPane

VIEW = (pygame.K_d,)
VIEW_TOLD = mark("switch between flat and 3D board")
#: by the value of the setting
VIEWS = (("flat", mark("Flat")), ("seated", mark("3D")))


def turn_view(context: Context) -> None:
    """Show the board in the other view, and say which."""
    settings = context.settings
    settings.view = "flat" if settings.view == "seated" else "seated"
    context.settings_changed()
    title = _(dict(VIEWS)[settings.view])
    context.scenes.toasts.say(_("Board view: {view}.").format(view=title))


#: design units in which the board, the players and the log are still readable, also in an
#: upright window
SHAPES = ((1240.0, 930.0), (960.0, 1200.0))


class ZoomedTable(Scene):
    """A screen with a table, its ``picture``; enlarged, it is zoomed."""

    picture: TablePicture

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self.help_button = RoundIcon(
            "help", self.show_help, tip=_("Help and keys (F1)"), name="help"
        )
        self.form.fixtures = [self.help_button]
        #: the layout of the enlarged table, None where all of it is visible
        self.near: ZoomedLayout | None = None
        #: whether the board was enlarged too when all was laid out
        self._board_enlarged = context.settings.enlarge_board

    @property
    def min_size(self) -> tuple[float, float]:
        return roomiest(self.window.size, SHAPES)

    def near_layout(self) -> ZoomedLayout | None:
        """The layout of the table in a window smaller than it, None to show a part."""
        raise NotImplementedError

    @property
    def larger(self) -> bool:
        """Whether a table of this scale is larger than the window."""
        width, height = (int(units * self.context.painter.scale) for units in self.min_size)
        return width > self.window.width or height > self.window.height

    @property
    def misplaced(self) -> bool:
        """Whether the view of the board has changed and needs a new layout."""
        enlarged = self.context.settings.enlarge_board
        return self.picture.misplaced or enlarged != self._board_enlarged

    def update_viewport(self) -> None:
        """Let the board alone scroll where everything is larger than the window."""
        self._board_enlarged = self.context.settings.enlarge_board
        self.near = near = self.near_layout() if self.larger else None
        if near is None:
            super().update_viewport()
            return
        fixed = tuple(ViewPane(place, shown) for place, shown in near.fixed)
        self.viewport.split(self.window, Rect((0, 0), near.size), near.place, near.room, fixed)

    def help_spot(self) -> Rect:
        """At the end of the row of small buttons."""
        spot, row = super().help_spot(), self.picture.layout.icons
        side = min(spot.width, row.height)
        return Rect(row.right - side, row.centery - side // 2, side, side)

    def on_board(self, areas: Sequence[Rect]) -> list[Rect]:
        """The areas on the visible part of the zoomed board."""
        return [area for area in areas if self.near and self.near.room.contains(area)]
