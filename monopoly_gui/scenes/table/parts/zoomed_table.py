"""A game on a table in one of its two views, and larger than the window: the board zoomed."""

from collections.abc import Mapping, Sequence

import pygame
from pygame import Rect

from ....engine.amounts.printed import as_played
from ....engine.board import BANK
from ....engine.state import State
from ....language import _, mark
from ....ui.board.cursor import BoardCursor
from ....ui.cards.deed_card import SpaceProps
from ....ui.cards.descriptions import describe_space
from ....ui.cards.hovered_space import HoveredSpace
from ....ui.cards.space_card import space_props
from ....ui.painting.layout import roomiest
from ....ui.panels.round_button import RoundIcon
from ....ui.panels.table_picture import TablePicture
from ....ui.panels.table_props import TableProps
from ....ui.panels.zoomed_layout import ZoomedLayout
from ....ui.table_model import state_as_shown
from ...core.context import Context
from ...core.managed_scene import GameRules
from ...core.scene import Scene
from ...core.viewport import ViewPane
from ...menus.settings import VIEWS
from .animation import TableAnimation
from .remark_bubble import RemarkBubble
from .shown_game import ShownGame

VIEW = (pygame.K_d,)
VIEW_TOLD = mark("switch between flat and 3D board")


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
    """A screen with a game on a table, its ``picture``; enlarged, it is zoomed."""

    def __init__(self, context: Context, game: ShownGame) -> None:
        super().__init__(context)
        self.help_button = RoundIcon(
            "help", self.show_help, tip=_("Help and keys (F1)"), name="help"
        )
        self.form.fixtures = [self.help_button]
        self._game = game
        board, settings = game.state.board, context.settings
        self.picture = TablePicture(
            context.painter,
            as_played(board, game.state.rules),
            game.people,
            lambda: settings.view == "seated",
            lambda: game.model.alive,
        )
        self.board_spot = spot = BoardCursor()
        self.motion = TableAnimation(
            self.picture, settings, spot, lambda: game.timeline.running, self._may_lean
        )
        spot.title, spot.describe = _("Board"), self.describe_space
        spot.space_at, spot.cell = self.motion.space_at, self.motion.cell
        self.reading = HoveredSpace(board)
        self.remark_bubble = RemarkBubble(context, self.picture, game.take_remark)
        #: the layout of the enlarged table, None where all of it is visible
        self.near: ZoomedLayout | None = None
        #: whether the board was enlarged too when all was laid out
        self._board_enlarged = settings.enlarge_board
        #: the facts at the last update
        self._look: object = None

    @property
    def rules_in_force(self) -> GameRules:
        return self._game.state.rules, self._game.state.board

    @property
    def theme_overrides(self) -> Mapping[str, str]:
        return self._game.state.board.theme

    @property
    def shown_state(self) -> State:
        """The position as far as it has been shown."""
        return state_as_shown(self._game.state, self._game.model)

    def describe_space(self, space: int) -> str:
        """The accessible description of a space as shown."""
        return describe_space(self.shown_state, self._game.people, space)

    def about(self, space: int) -> SpaceProps:
        """The description of a space now, as the table shows it."""
        return space_props(self.shown_state, self._game.people, space)

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

    def _follow_view(self) -> None:
        """Lay all out anew once the view of the board has changed."""
        enlarged = self.context.settings.enlarge_board
        if self.picture.misplaced or enlarged != self._board_enlarged:
            self.resize(self.window)
            self.context.scenes.crossfade()

    def _follow_motion(self, now: float, dt: float) -> list[Rect]:
        """Follow all that moves, and let the camera lean; the areas that have changed."""
        moved = self.motion.follow(now)
        for area in (*moved, *self.remark_bubble.follow(now)):
            self.invalidate(area)
        if self.motion.lean(dt):
            self.invalidate(self.motion.camera.area)
        return moved

    def _may_lean(self) -> bool:
        """Whether the camera may lean over the board now."""
        return self.viewport.whole and self.context.scenes.top is self

    def _read_space(self, wanted: bool = True) -> None:
        """Show the chosen space over the plates, where it has no place of its own."""
        space = self.board_spot.shown if wanted and not self.picture.layout.slot.height else None
        props = self.about(space) if space is not None else None
        owner, theme = props.owner if props else BANK, self.context.painter.theme
        self.reading.show(props, self._game.people.colour(owner, theme))

    def _show_props(self, props: TableProps) -> None:
        """Show these; only differences are drawn again."""
        for area in self.picture.show(self._game.model, props, self._game.timeline.running):
            self.invalidate(area)

    def leave(self) -> None:
        self.picture.forget()

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
