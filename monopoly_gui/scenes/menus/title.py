"""The first screen: the game's name, and the ways into it."""

from collections.abc import Callable
from functools import partial

import pygame
from pygame import Rect, Surface

from ... import __version__
from ...language import _, mark
from ...storage.kept.shelf import PATIENCE
from ...ui.board.centre import SIGN_SHAPE, TITLE, draw_plate
from ...ui.board.seated_picture import SeatedPicture
from ...ui.cards.played_board import BEYOND, draw_played
from ...ui.cards.still_life import draw_things
from ...ui.layout.containers import Column, Grid, IfFits, MinWidth, Panel, Scroll, Wrap
from ...ui.layout.leaves import Control, CustomPaint, Picture, Spacer, Text
from ...ui.layout.node import Node
from ...ui.painting.painter import Painter
from ...ui.widgets import SMALL, Button, CardButton, IconButton, TileButton
from ..core.context import Context
from ..core.dialog import NARROWEST
from ..core.game_titles import title_of
from ..core.home_board import home_board
from ..core.managed_scene import ManagedScene
from ..core.quick import quick_words
from ..core.tree_scene import TreeScene

#: across, in design units: the entries, and the board beside them at least and at best
ENTRIES, BOARD = 620, (420, 1100)
#: the pieces of the large entries, which take the places of their icons
PIECES = {"play": "token:car", "dice": "die:5", "bulb": "house"}


class TitleScene(TreeScene):
    """Three large entries and the other ways below, beside a board with a game on it."""

    min_width = NARROWEST

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        to = context.routes
        self.title = TITLE.capitalize()
        self.art = SeatedPicture(context.painter, home_board(), draw_played, BEYOND)
        self.resume = _entry(
            mark("Continue"), _("Resume your last game."), "play", pygame.K_c,
            context.continue_game,
        )  # fmt: skip
        self.new = _entry(
            mark("New game"), _("Two to eight players, on any board, with any rules."), "dice",
            pygame.K_n, self._to(to.set_up),
        )  # fmt: skip
        self.lesson = _entry(
            mark("First game"), _("A short guided game that teaches the rules as you play."),
            "bulb", pygame.K_f, to.learn,
        )  # fmt: skip
        self.quick = _tile(mark("Quick game"), "speed", pygame.K_k, to.quick)
        self.tiles = [
            self.quick,
            _tile(mark("Challenges"), "star", pygame.K_h, self._to(to.challenges)),
            _tile(mark("Scenarios"), "map", pygame.K_s, self._to(to.scenarios)),
            _tile(mark("Games"), "save", pygame.K_g, self._to(to.games)),
            _tile(mark("People"), "people", pygame.K_p, self._to(to.people)),
            _tile(mark("Rules"), "book", pygame.K_r, self._to(to.rules)),
            _tile(mark("Settings"), "settings", pygame.K_t, self._to(to.settings)),
            _tile(mark("Quit"), "exit", pygame.K_q, context.quit),
        ]
        self.about = IconButton(
            "info", self._to(to.about), key=pygame.K_i, tip=_("About"), name="about"
        )
        self.form.fixtures.insert(0, self.about)
        #: a question at the start may be on top before it is entered
        self.entries: list[CardButton] = []
        self._arrange(self.resume, self.new, self.lesson)

    def enter(self) -> None:
        """Forget the last game, check for one to continue, and follow language and speed."""
        text = _(
            "You against three computers: about {minutes} minutes, {most} at most. It ends at the "
            "second bankruptcy, or after {rounds} rounds."
        )
        self.quick.tip = quick_words(self.context, text)
        self.context.leave_game()
        self.resume.reason = reason = self.context.continue_reason()
        last = None if reason else self.context.shelf.last()
        self.resume.note = _("Resume your last game.")
        if last:
            self.resume.note = f"{title_of(last)} · " + _("Round {round}").format(round=last.round)
        settings = self.context.settings
        played = settings.last_seats or self.context.shelf.entries(PATIENCE)
        if reason and not settings.lesson_taken and not played:
            # what a newcomer cannot use yet comes last
            self._arrange(self.lesson, self.new, self.resume)
        else:
            first = self.new if reason else self.resume
            self._arrange(self.resume, self.new, self.lesson, first=first)
        self.update_viewport()
        self.layout()
        self.invalidate()

    def _arrange(self, *entries: CardButton, first: CardButton | None = None) -> None:
        """Order the entries, and highlight ``first``, by default the top one."""
        first = first or entries[0]
        self.entries = list(entries)
        for each in entries:
            each.style = "primary" if each is first else "ghost"
        self.form.replace([*entries, *self.tiles], first)

    def _to(self, make: Callable[[], ManagedScene]) -> Callable[[], None]:
        """A callback that puts that screen on top of this one."""
        return lambda: self.context.scenes.push(make())

    def compose(self) -> Node:
        about = _(
            "Version {version}. An independent game, not made by or connected with Hasbro."
        ).format(version=__version__)
        entries = [Control(each, height=(46, 104), tight=True) for each in self.entries]
        tiles = [Control(tile, height=(48, 82), width=(104, 104)) for tile in self.tiles]
        column = Column(
            [
                Spacer(),
                plate(self.context.painter, (38, 150)),
                Spacer(grow=0.3),
                Scroll(Column(entries)),
                Spacer(grow=0.3),
                Grid(tiles, columns=(2, 4), gap=10),
                Spacer(),
                IfFits(Text(about, size=SMALL - 3, colour="light_muted", align="center")),
            ],
            gap=8,
        )  # fmt: skip
        self._board = CustomPaint(self._draw_board, height=(0, 700), width=BOARD, grow=1.0)
        if self.is_low(ENTRIES + BOARD[0]):
            # neither beside nor below is there room for the board
            return Panel(column, "", pad=(40, 40))
        both = Wrap([MinWidth(column, ENTRIES), self._board], gap=24)
        return Panel(both, "", pad=(40, 40))

    def layout(self) -> None:
        painter = self.context.painter
        self.tree.place(painter, self.bounds)
        self.about.rect = self.help_spot().move(-painter.px(60), 0)
        self.art.board = home_board()
        self.art.place(self._board.rect)

    def paint(self, surface: Surface) -> None:
        super().paint(surface)
        if self.art.stale:
            self.unfinished.add(self.art, self._draw_art)

    def _draw_art(self) -> bool:
        """Go on with the picture, which comes up softly when the rest is visible."""
        if self.art.build(self.context.scenes.arrival.patience):
            self.context.warm_up()
            for entry in self.entries:
                piece = PIECES[entry.icon]
                entry.picture = partial(draw_things, self.context.painter, home_board(), piece)
            self.invalidate()
            self.context.scenes.crossfade()
        return self.art.stale

    def _draw_board(self, surface: Surface, place: Rect) -> None:
        """The board, where there is room to recognise it."""
        if place.height >= self.context.painter.px(160):
            self.art.draw(surface, place)


def _entry(text: str, note: str, icon: str, key: int, go: Callable[[], None]) -> CardButton:
    """A large entry, which has the same name in every language."""
    return CardButton(_(text), go, note=note, icon=icon, key=key, size=30, name=text)


def _tile(text: str, icon: str, key: int, go: Callable[[], None]) -> Button:
    """A smaller entry, with its word below its picture."""
    return TileButton(_(text), go, icon=icon, key=key, style="dark", size=SMALL - 1, name=text)


def plate(painter: Painter, height: tuple[float, float]) -> Picture:
    """The sign with the name of the game."""
    return Picture(partial(draw_plate, painter), SIGN_SHAPE, height=height)
