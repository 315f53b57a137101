"""A dummy screen, and a hand and a keyboard that post events to it."""

from collections.abc import Iterator
from typing import Any

import pygame
import pytest

from monopoly_gui.ui.input.form import Form
from monopoly_gui.ui.painting.painter import Painter
from monopoly_gui.ui.painting.theme import load_theme
from monopoly_gui.ui.widgets import Widget

SIZE = (1280, 720)


@pytest.fixture(scope="module", autouse=True)
def display() -> None:
    """Opened for each file, for tests elsewhere close it."""
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode(SIZE)


@pytest.fixture
def screen() -> pygame.Surface:
    """Opened for each test, for others change its size."""
    return pygame.display.set_mode(SIZE)


@pytest.fixture(scope="session")
def painter() -> Painter:
    """One for all, so that what one test has drawn need not be drawn again for the next."""
    return Painter(load_theme("classic"), SIZE[1] / 1080)


@pytest.fixture
def mixer() -> Iterator[None]:
    """A sound card that nobody uses: what an earlier scene still plays would keep it."""
    pygame.mixer.quit()
    yield
    pygame.mixer.quit()


class Hands:
    """Drives a form as a player does; time passes only on command."""

    def __init__(self, form: Form, painter: Painter, screen: pygame.Surface) -> None:
        self.form = form
        self.painter = painter
        self.screen = screen
        self.now = 1.0
        form.bounds = screen.get_rect()

    def post(self, kind: int, **values: Any) -> bool:
        return self.form.handle(pygame.event.Event(kind, **values))

    def move(self, pos: tuple[int, int], *, held: bool = False) -> None:
        self.post(pygame.MOUSEMOTION, pos=pos, rel=(1, 1), buttons=(int(held), 0, 0))

    def press(self, pos: tuple[int, int]) -> None:
        self.post(pygame.MOUSEBUTTONDOWN, pos=pos, button=1)

    def release(self, pos: tuple[int, int]) -> None:
        self.post(pygame.MOUSEBUTTONUP, pos=pos, button=1)

    def click(self, at: Widget | tuple[int, int]) -> None:
        pos = at.rect.center if isinstance(at, Widget) else at
        self.move(pos)
        self.press(pos)
        self.release(pos)

    def drag(self, start: tuple[int, int], end: tuple[int, int]) -> None:
        self.move(start)
        self.press(start)
        self.move(end, held=True)
        self.release(end)

    def wheel(self, notches: int) -> None:
        self.post(pygame.MOUSEWHEEL, x=0, y=notches)

    def key(self, key: int, mod: int = 0) -> bool:
        letter = chr(key) if 32 <= key < 127 else ""
        return self.post(pygame.KEYDOWN, key=key, mod=mod, unicode=letter)

    def type(self, text: str) -> None:
        for letter in text:
            self.key(ord(letter.lower()))
            self.post(pygame.TEXTINPUT, text=letter)

    def wait(self, seconds: float) -> None:
        self.now += seconds
        self.form.tick(self.now, seconds)

    def draw(self) -> list[pygame.Rect]:
        """Draw what is out of date; the places that were."""
        damage = self.form.damage(self.painter)
        for rect in damage:
            self.screen.set_clip(rect)
            self.form.draw(self.screen, self.painter)
        self.screen.set_clip(None)
        return damage


@pytest.fixture
def hands(painter: Painter, screen: pygame.Surface) -> Hands:
    return Hands(Form(), painter, screen)
