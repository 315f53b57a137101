"""The real interface under random clicks, keys, wheels, resizes and changes of focus.

``python -m tools.campaigns.monkey --events 100000 --seed 1`` sends 100,000 events.  After each
event the screen must be intact and offer a way on, and a game must progress.
"""

import argparse
import os
import random
import sys
import time
import traceback
from collections import Counter, deque
from collections.abc import Iterator
from contextlib import contextmanager
from unittest.mock import patch

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pygame
from pygame.event import Event

from monopoly_gui import paths
from monopoly_gui.match.worker import InlineWorker
from monopoly_gui.scenes.menus.about import FailureScene
from monopoly_gui.scenes.menus.title import TitleScene
from monopoly_gui.scenes.session import Session
from monopoly_gui.storage.kept.entry import OWN
from monopoly_gui.ui.painting.painter import Painter
from monopoly_gui.ui.painting.theme import load_theme
from tests.robust.guard import Breach, temporary_home
from tests.scenes.screen import Screen

SIZES = ((1024, 640), (1280, 720), (1100, 900), (1600, 900), (700, 500), (320, 240), (1920, 600))
KEYS = (
    *(pygame.K_TAB,) * 6, *(pygame.K_RETURN,) * 8, *(pygame.K_SPACE,) * 6, *(pygame.K_ESCAPE,) * 5,
    pygame.K_UP, pygame.K_DOWN, pygame.K_LEFT, pygame.K_RIGHT, pygame.K_PAGEUP, pygame.K_PAGEDOWN,
    pygame.K_HOME, pygame.K_END, pygame.K_BACKSPACE, pygame.K_DELETE, pygame.K_F1, pygame.K_F2,
    pygame.K_F11, pygame.K_KP_ENTER, pygame.K_PLUS, pygame.K_MINUS, pygame.K_PRINTSCREEN,
    *range(pygame.K_a, pygame.K_z + 1), *range(pygame.K_0, pygame.K_9 + 1),
)  # fmt: skip
TEXTS = ("x", "7", "0", "é", "李", "🎲", " ", "\t", "'", "../", "{0}", "9" * 30, "\u202e", "\u0301")
MODS = (0, 0, 0, 0, pygame.KMOD_LSHIFT, pygame.KMOD_LCTRL, pygame.KMOD_LALT)
#: events that the window sends by itself
OTHERS = (
    pygame.WINDOWFOCUSLOST, pygame.WINDOWFOCUSGAINED, pygame.WINDOWLEAVE, pygame.WINDOWENTER,
    pygame.WINDOWEXPOSED, pygame.WINDOWRESTORED, pygame.WINDOWMINIMIZED, pygame.WINDOWMOVED,
    pygame.WINDOWSIZECHANGED, pygame.ACTIVEEVENT, pygame.USEREVENT, pygame.CLIPBOARDUPDATE,
)  # fmt: skip
#: events after which the picture of the screen must have become another one
PATIENCE = 3000
#: frames in which Escape and the like must have led to the title or to a table
WAY_OUT = 400


class Stuck(AssertionError):
    """There was no way on."""


class Monkey:
    """Sits before the screen; ``seed`` decides everything it does."""

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)
        self.scenes: Counter[str] = Counter()
        self.done: deque[str] = deque(maxlen=25)
        self.games = self.actions = self.starts = 0
        self._looks = ""
        self._since = 0
        self.painter = Painter(load_theme("classic"))
        self.start()

    def start(self) -> None:
        """Start the program, as after an end of it; what was drawn before is still known."""
        self.starts += 1
        if self.painter.theme.id != "classic":
            self.painter = Painter(load_theme("classic"))
        self.screen = Screen(self.rng.choice(SIZES[:2]), self.painter, speed="instant")
        self.screen.context.settings.reduced_motion = self.rng.random() < 0.7
        self.session = Session(self.screen.context)
        self.screen.context.scenes.push(TitleScene(self.screen.context))
        self.session.offer()
        self.screen.frame()
        self._match: object = None
        self._version = 0

    # -- doing -----------------------------------------------------------------------------
    def step(self) -> None:
        """One event, the time after it, and a look at what came of it."""
        screen = self.screen
        self._one()
        screen.app.tick(screen.clock.advance(self.rng.choice((0.0, 0.02, 0.05, 0.3))))
        if self.rng.random() < 0.1:
            screen.app.draw()
        self.check()

    def _one(self) -> None:
        luck = self.rng.random()
        if luck < 0.42:
            self._click(self._aim())
        elif luck < 0.5:
            self._click(self._anywhere())
        elif luck < 0.76:
            self._press(self.rng.choice(KEYS), self.rng.choice(MODS))
        elif luck < 0.81:
            self._post(pygame.TEXTINPUT, text=self.rng.choice(TEXTS))
        elif luck < 0.87:
            self._point(self._aim())
            turn = self.rng.choice((-30, -1, 1, 5))
            self._post(pygame.MOUSEWHEEL, x=0, y=turn, flipped=False, precise_y=float(turn))
        elif luck < 0.92:
            self._drag()
        elif luck < 0.95:
            self._click(self._aim(), self.rng.choice((2, 3, 6)))
        elif luck < 0.953:
            self._resize(self.rng.choice(SIZES))
        elif luck < 0.9605:
            self._post(pygame.QUIT)
        elif luck < 0.98:
            self._controller()
        else:
            self._post(self.rng.choice(OTHERS), x=self.rng.randrange(2000), y=3)

    def _aim(self) -> tuple[int, int]:
        """Somewhere on a widget of the scene on top, if it has any."""
        top = self.screen.context.scenes.top
        widgets = [w for w in top.form.widgets if w.visible and w.rect.width > 0] if top else []
        if not widgets:
            return self._anywhere()
        widget = self.rng.choice(widgets)
        rect = widget.overlay() or widget.rect
        if self.rng.random() < 0.7 and rect is widget.rect:
            return rect.center
        return (
            rect.x + self.rng.randrange(max(1, rect.width)),
            rect.y + self.rng.randrange(max(1, rect.height)),
        )

    def _anywhere(self) -> tuple[int, int]:
        width, height = self.screen.app.surface.get_size()
        return self.rng.randrange(-5, width + 5), self.rng.randrange(-5, height + 5)

    def _post(self, kind: int, **values: object) -> None:
        entries = {name: value for name, value in values.items() if name != "mod" or value}
        self.done.append(f"{pygame.event.event_name(kind)} {entries}")
        self.screen.app.handle(Event(kind, values))

    def _point(self, at: tuple[int, int]) -> None:
        self._post(pygame.MOUSEMOTION, pos=at, rel=(1, 1), buttons=(0, 0, 0))

    def _click(self, at: tuple[int, int], button: int = 1) -> None:
        self._point(at)
        self._post(pygame.MOUSEBUTTONDOWN, pos=at, button=button)
        if self.rng.random() < 0.97:
            self._post(pygame.MOUSEBUTTONUP, pos=at, button=button)

    def _drag(self) -> None:
        at, to = self._aim(), self._aim()
        self._point(at)
        self._post(pygame.MOUSEBUTTONDOWN, pos=at, button=1)
        self._post(pygame.MOUSEMOTION, pos=to, rel=(5, 5), buttons=(1, 0, 0))
        self._post(pygame.MOUSEBUTTONUP, pos=to, button=1)

    def _press(self, key: int, mod: int = 0) -> None:
        letter = chr(key) if 32 <= key < 127 and not mod else ""
        self._post(pygame.KEYDOWN, key=key, mod=mod, unicode=letter, scancode=0)
        if letter:
            self._post(pygame.TEXTINPUT, text=letter)
        if self.rng.random() < 0.95:
            self._post(pygame.KEYUP, key=key, mod=mod)

    def _resize(self, size: tuple[int, int]) -> None:
        pygame.display.set_mode(size)
        self._post(pygame.WINDOWSIZECHANGED, x=size[0], y=size[1])

    def _controller(self) -> None:
        rng = self.rng
        kind, values = rng.choice(
            (
                (pygame.JOYBUTTONDOWN, {"button": rng.randrange(16)}),
                (pygame.JOYBUTTONUP, {"button": rng.randrange(16)}),
                (pygame.JOYAXISMOTION, {"axis": rng.randrange(6), "value": rng.uniform(-1, 1)}),
                (pygame.JOYHATMOTION, {"hat": 0, "value": rng.choice(((0, 1), (-1, 0), (0, 0)))}),
                (pygame.CONTROLLERBUTTONDOWN, {"button": rng.randrange(16)}),
                (pygame.CONTROLLERBUTTONUP, {"button": rng.randrange(16)}),
                (pygame.CONTROLLERAXISMOTION, {"axis": rng.randrange(6), "value": 20000}),
            )
        )
        self._post(kind, joy=0, instance_id=0, **values)

    # -- looking ---------------------------------------------------------------------------
    def check(self) -> None:
        """The conditions of the screen at any time."""
        if not self.screen.app.running:
            self.end()
            self.start()
            return
        stack = self.screen.context.scenes.stack
        if not stack:
            raise Stuck("no scene is shown")
        top = stack[-1]
        name = type(top).__name__
        self.scenes[name] += 1
        if isinstance(top, FailureScene):
            raise Stuck("the program met a fault")
        match = self.session.match
        if match is not None and match is not self._match:
            self.games += 1
            self._match, self._version = match, match.state.version
        if match is not None and match.state.version != self._version:
            self.actions += abs(match.state.version - self._version)
            self._version = match.state.version
            if wrong := match.state.problems():
                raise Stuck(str(wrong))
        looks = f"{[type(scene).__name__ for scene in stack]} {self._version} {self.starts}"
        self._since = self._since + 1 if looks == self._looks else 0
        self._looks = looks
        if self._since > PATIENCE:
            raise Stuck(f"nothing but {looks} for {PATIENCE} events")

    def find_a_way(self) -> None:
        """From anywhere: the title is reached by keys alone, with the quiet answers."""
        screen = self.screen
        self.done.append("looking for the way to the title")
        if self.screen.app.surface.get_width() < 1024:
            self._resize((1280, 720))
        for _ in range(WAY_OUT):
            top = screen.context.scenes.top
            if isinstance(top, TitleScene) and screen.context.scenes.stack == [top]:
                return
            names = {w.name for w in top.form.widgets if w.visible and w.enabled} if top else set()
            if not names:
                screen.frame(0.1)
                continue
            self._press(pygame.K_ESCAPE) if self.rng.random() < 0.5 else self._press_any(names)
            screen.frame(0.1)
            if not screen.app.running:
                self.end()
                self.start()
                return
        raise Stuck(f"no way out of {[type(s).__name__ for s in screen.context.scenes.stack]}")

    def _press_any(self, names: set[str]) -> None:
        """Use a widget that leads away, or else any."""
        away = [n for n in names if any(w in n.lower() for w in ("title", "leave", "back", "yes"))]
        name = self.rng.choice(sorted(away) or sorted(names))
        self._click(self.screen.find(name).rect.center)

    def end(self) -> None:
        """Close the program in peace; its last game of one's own must wait to be gone on with."""
        screen, match = self.screen, self.session.match
        if screen.app._save_at:
            screen.app._keep_settings()
        screen.context.scenes.close()
        self.session.end()
        if match is not None and screen.context.settings.autosave and not self.session.failed:
            again = Session(screen.context)
            waits = match.kind in OWN and not match.state.over
            if waits and (reason := again.context.continue_reason()):
                raise Stuck(f"the last game is gone: {reason}")
            again.end()


@contextmanager
def alike(seed: int) -> Iterator[None]:
    """Seeds from one seed, and opponents that answer at once: every run is the same."""
    dice = random.Random(seed)
    with (
        patch("secrets.randbits", dice.getrandbits),
        patch("monopoly_gui.match.opponents.ThreadWorker", InlineWorker),
        patch("os.fsync"),  # nobody pulls a plug here, and disks are slow
    ):
        yield


def campaign(events: int, seed: int, way_every: int = 1500) -> Monkey:
    """So many events; a fault is raised with the last things that were done."""
    with alike(seed):
        monkey = Monkey(seed)
        began = time.monotonic()
        for number in range(1, events + 1):
            try:
                monkey.step()
                if number % way_every == 0:
                    monkey.find_a_way()
            except (Exception, Breach):
                print(f"seed {seed}, event {number}; done before:", file=sys.stderr)
                print("\n".join(monkey.done), file=sys.stderr, flush=True)
                raise
            if number % 5000 == 0:
                print(f"{number} events, {time.monotonic() - began:.0f} s", flush=True)
        monkey.end()
    return monkey


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.campaigns.monkey", description=__doc__)
    parser.add_argument("--events", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args(arguments)
    os.environ[paths.HOME_VARIABLE] = str(temporary_home())
    began = time.monotonic()
    try:
        monkey = campaign(given.events, given.seed)
    except Exception:
        traceback.print_exc()
        return 1
    print(
        f"{given.events} events, {monkey.games} games, {monkey.actions} actions, "
        f"{monkey.starts} starts, {time.monotonic() - began:.0f} s"
    )
    print(", ".join(f"{name} {times}" for name, times in monkey.scenes.most_common()))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
