"""A painter for many tests: what it has drawn for one window or language is there again later."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import lru_cache

import pygame

from monopoly_gui import language
from monopoly_gui.ui.painting.cache import SurfaceCache
from monopoly_gui.ui.painting.fonts import Fonts
from monopoly_gui.ui.painting.painter import Painter
from monopoly_gui.ui.painting.text import Typesetter
from monopoly_gui.ui.painting.theme import load_theme

#: how many bytes of pictures are kept, and how many widths of texts
KEPT, MEASURED = 256 * 1024 * 1024, 200_000
#: pictures that the painter draws by itself: there is no text in them
WORDLESS = frozenset(
    {
        "panel", "box", "dot", "shadow", "icon", "picture", "card picture", "face", "token",
        "background", "shade",
    }
)  # fmt: skip


class LastingCache(SurfaceCache):
    """Keeps the pictures of every window and every language under names of their own."""

    def __init__(self, place: Callable[[], Hashable]) -> None:
        super().__init__(KEPT)
        self.place = place

    def get(self, key: Hashable, draw: Callable[[], pygame.Surface]) -> pygame.Surface:
        return super().get((self.place(), key), draw)

    def find(self, key: Hashable) -> pygame.Surface | None:
        return super().find((self.place(), key))

    def trim(self, limit: int) -> None:
        """Keep more than a program should."""
        super().trim(KEPT)

    def clear(self) -> None:
        """Keep what was drawn for other windows; a language that a test made up comes once."""
        if language.spoken() not in language.LANGUAGES:
            self.forget()

    def forget(self) -> None:
        """Begin with nothing."""
        super().clear()


class WordsAnew(SurfaceCache):
    """Has everything drawn in which something is written; the rest is taken from before."""

    def __init__(self, before: SurfaceCache) -> None:
        super().__init__(before.limit)
        self.before = before

    def get(self, key: Hashable, draw: Callable[[], pygame.Surface]) -> pygame.Surface:
        return self.before.get(key, draw) if wordless(key) else super().get(key, draw)


def wordless(key: Hashable) -> bool:
    """Whether a painter keeps a picture without any text under this key."""
    parts = key if isinstance(key, tuple) else ()
    return any(isinstance(part, tuple) and part and part[0] in WORDLESS for part in parts)


class LastingType(Typesetter):
    """Keeps its fonts open, and knows more widths by heart."""

    def __init__(self) -> None:
        super().__init__(Fonts())
        self._width = lru_cache(maxsize=MEASURED)(self._measure)

    def forget(self) -> None:
        """Fonts that are opened again would have to draw their letters again."""


class LastingPainter(Painter):
    """Draws as any other."""

    def __init__(self) -> None:
        super().__init__(load_theme("classic"))
        self.cache = LastingCache(lambda: (self._fitted, language.spoken()))
        self.type = LastingType()
