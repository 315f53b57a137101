"""The tests' cache of other windows and languages equals a fresh picture."""

from collections.abc import Callable, Hashable
from typing import Any

import pygame
import pytest
from pygame import Surface

from monopoly_gui.ui.painting.cache import SurfaceCache
from monopoly_gui.ui.painting.painter import Painter
from monopoly_gui.ui.painting.text import Typesetter
from monopoly_gui.ui.painting.theme import load_theme
from tests.scenes.lasting import wordless
from tests.scenes.pages import PAGES
from tests.scenes.screen import SIZE, Screen
from tests.scenes.test_layout import resize, worded_in
from tests.waiting import repeat_until

PAGES_SHOWN = ("settings", "purchase")


def seen(name: str, spoken: str) -> bytes:
    """The page as it looks in a language."""
    with worded_in(spoken):
        screen = PAGES[name]()
        resize(screen, SIZE, 1.0)
        repeat_until(lambda: not screen.scene.unfinished, screen.frame, "all boards are drawn")
        return pygame.image.tobytes(screen.app.surface, "RGB")


@pytest.mark.parametrize("name", PAGES_SHOWN)
def test_a_page_looks_the_same_after_another_window_and_language(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for spoken in ("de", "en"):
        resize(PAGES[name](), (1024, 768), 1.5)
        kept = seen(name, spoken)
        with monkeypatch.context() as patch:
            patch.setattr(Screen, "painter", Painter(load_theme("classic")))
            assert seen(name, spoken) == kept


class Nested(SurfaceCache):
    """Keeps nothing, and knows what is being drawn."""

    def __init__(self) -> None:
        super().__init__(0)
        self.within: list[Hashable] = []
        self.kinds = 0

    def get(self, key: Hashable, draw: Callable[[], Surface]) -> Surface:
        self.kinds += wordless(key)
        self.within.append(key)
        try:
            return draw()
        finally:
            self.within.pop()


@pytest.mark.parametrize("name", PAGES_SHOWN)
def test_pictures_that_are_not_drawn_anew_have_no_words(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    screen = PAGES[name]()
    nested = Nested()
    wordy: list[Hashable] = []
    render = Typesetter.render

    def spy(setter: Typesetter, text: str, *more: Any) -> Surface:
        wordy.extend(key for key in nested.within if wordless(key))
        return render(setter, text, *more)

    monkeypatch.setattr(screen.context.painter, "cache", nested)
    monkeypatch.setattr(Typesetter, "render", spy)
    with screen.scene.fitted():
        screen.scene.draw(Surface(SIZE))
    assert nested.kinds > 3
    assert wordy == []
