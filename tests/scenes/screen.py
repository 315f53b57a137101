"""A whole app on a dummy screen, driven by posted events and a clock that stands still."""

import os
from math import inf
from typing import Any, ClassVar, TypeVar

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pygame

from monopoly_gui import app, language, paths
from monopoly_gui.scenes.core.context import Context, NewGame
from monopoly_gui.scenes.core.manager import SceneManager
from monopoly_gui.scenes.core.scene import Scene
from monopoly_gui.storage import Settings
from monopoly_gui.storage.kept import Shelf
from monopoly_gui.ui.painting.painter import Painter
from monopoly_gui.ui.playback.sound import Sounds
from monopoly_gui.ui.widgets import Widget
from tests.scenes.lasting import LastingPainter
from tests.scenes.manual_clock import ManualClock

SIZE = (1280, 720)
S = TypeVar("S", bound=Scene)


class Calls:
    """The requests of the menus: games started, files loaded, and so on."""

    def __init__(self) -> None:
        self.started: list[NewGame] = []
        self.loaded: list[str] = []
        self.continued = 0
        self.no_game = "No game has been played yet."
        self.sounds: list[str] = []

    def go_on(self) -> None:
        self.continued += 1


class Heard(Sounds):
    """Notes what is played."""

    def __init__(self, calls: Calls) -> None:
        super().__init__(paths.assets() / "sounds")
        self.calls = calls

    def play(self, name: str) -> None:
        super().play(name)
        self.calls.sounds.append(name)


class Screen:
    """Looks and acts as a player does; after each action a frame is drawn."""

    #: one for all, so that what one test has drawn need not be drawn again for the next
    painter: ClassVar[Painter] = LastingPainter()
    #: the language of what it keeps
    worded_in: ClassVar[str] = language.USUAL

    def __init__(
        self, size: tuple[int, int] = SIZE, painter: Painter | None = None, **settings: Any
    ) -> None:
        pygame.display.init()
        surface = pygame.display.set_mode(size)
        self.calls = Calls()
        Screen.painter.touched = False
        self.clock = ManualClock(1.0)
        self.context = Context(
            threaded=False,
            painter=painter or Screen.painter,
            settings=Settings(**{"reduced_motion": True, "view": "flat", **settings}),
            sounds=Heard(self.calls),
            clock=self.clock,
            scenes=SceneManager(),
            saves=paths.user_saves(),
            scenarios=paths.scenarios(),
            shelf=Shelf(paths.user_games(), self.clock.now),
            continue_reason=lambda: self.calls.no_game,
            start_game=self.calls.started.append,
            load_game=lambda path: self.calls.loaded.append(path.name),
            continue_game=self.calls.go_on,
        )
        # what a frame shows must not hang on how fast the machine is just now
        self.context.scenes.arrival.patience = inf
        self.app = app.App(surface, self.context)
        if Screen.worded_in != language.current_language():
            self.context.painter.cache.clear()

    # looking ---------------------------------------------------------------

    @property
    def scene(self) -> Scene:
        """The scene on top."""
        top = self.context.scenes.top
        assert isinstance(top, Scene)
        return top

    def shows(self, kind: type[S]) -> S:
        """The scene on top, which has to be of this kind."""
        assert isinstance(self.scene, kind), f"{type(self.scene).__name__} is shown"
        return self.scene

    def find(self, name: str) -> Widget:
        return self.scene.form.find(name)

    @property
    def said(self) -> list[str]:
        """The messages that are shown now."""
        return self.context.scenes.toasts.texts

    # acting ----------------------------------------------------------------

    def open(self, scene: S) -> S:
        """Show a scene and nothing else."""
        self.context.scenes.reset(scene)
        self.frame()
        self.frame()
        return scene

    def frame(self, seconds: float = 0.05) -> list[pygame.Rect]:
        """Let time pass and draw; what was drawn."""
        self.app.tick(self.clock.advance(seconds))
        Screen.worded_in = language.current_language()
        return self.app.draw()

    def post(self, kind: int, **values: Any) -> None:
        self.app.handle(pygame.event.Event(kind, **values))

    def click(self, at: str | tuple[int, int]) -> None:
        """Click at a place, or on the widget of that name."""
        pos = self.find(at).rect.center if isinstance(at, str) else at
        self.post(pygame.MOUSEMOTION, pos=pos, rel=(1, 1), buttons=(0, 0, 0))
        self.post(pygame.MOUSEBUTTONDOWN, pos=pos, button=1)
        self.post(pygame.MOUSEBUTTONUP, pos=pos, button=1)
        self.frame()

    def key(self, key: int, mod: int = 0) -> None:
        letter = chr(key) if 32 <= key < 127 else ""
        self.post(pygame.KEYDOWN, key=key, mod=mod, unicode=letter)
        self.post(pygame.KEYUP, key=key, mod=mod)
        self.frame()

    def type(self, text: str) -> None:
        for letter in text:
            self.post(pygame.KEYDOWN, key=ord(letter.lower()), mod=0, unicode=letter)
            self.post(pygame.TEXTINPUT, text=letter)
            self.post(pygame.KEYUP, key=ord(letter.lower()), mod=0)
        self.frame()

    def write(self, name: str, text: str) -> None:
        """Replace what is in the text field of that name."""
        self.click(name)
        self.key(pygame.K_a, pygame.KMOD_LCTRL)
        self.key(pygame.K_BACKSPACE)
        self.type(text)
