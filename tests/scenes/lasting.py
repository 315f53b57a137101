"""A painter for many tests: what it has drawn for one window or language is there again later."""

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

import pygame

from monopoly_gui import language
from monopoly_gui.ui.painting.cache import SurfaceCache
from monopoly_gui.ui.painting.fonts import Fonts
from monopoly_gui.ui.painting.painter import Painter
from monopoly_gui.ui.painting.text import Typesetter
from monopoly_gui.ui.painting.theme import load_theme

#: how many bytes of pictures are kept, and how many widths of texts
KEPT, MEASURED = 256 * 1024 * 1024, 200_000
#: how many bytes of pictures are kept with what was noted of them
NOTED = 96 * 1024 * 1024
#: pictures that the painter draws by itself: there is no text in them
WORDLESS = frozenset(
    {
        "panel", "box", "dot", "shadow", "icon", "picture", "card picture", "face", "token",
        "background", "shade",
    }
)  # fmt: skip


class LastingCache(SurfaceCache):
    """Keeps the pictures of every window under names of their own, and of every language.

    Pictures without words are the same in all languages.
    """

    def __init__(self, place: Callable[[], Hashable]) -> None:
        super().__init__(KEPT)
        self.place = place
        self.noted = Records()
        #: which of the languages that tests make up is spoken
        self.made_up = 0

    def name(self, key: Hashable) -> Hashable:
        """Under what a picture is kept: the window, the language it is worded in, and its key."""
        spoken = language.current_language()
        worded: Hashable = spoken if spoken in language.LANGUAGES else (spoken, self.made_up)
        return self.place(), None if wordless(key) else worded, key

    def get(self, key: Hashable, draw: Callable[[], pygame.Surface]) -> pygame.Surface:
        return super().get(self.name(key), draw)

    def find(self, key: Hashable) -> pygame.Surface | None:
        return super().find(self.name(key))

    def trim(self, limit: int) -> None:
        """Keep more than a program should."""
        super().trim(KEPT)

    def clear(self) -> None:
        """Keep what was drawn for other windows and languages."""

    def forget(self) -> None:
        """Begin with nothing."""
        super().clear()
        self.noted = Records()


@dataclass(frozen=True, slots=True)
class Noted:
    """A picture, and what each list of notes got while it was drawn."""

    picture: pygame.Surface
    notes: Sequence[Sequence[Any]]


class Records(dict[Hashable, Noted]):
    """Pictures with their notes; begins anew when they have become too many."""

    def __init__(self) -> None:
        self._bytes = 0

    def keep(self, name: Hashable, noted: Noted) -> None:
        self._bytes += noted.picture.get_height() * noted.picture.get_pitch()
        if self._bytes > NOTED:
            self.clear()
            self._bytes = 0
        self[name] = noted


class WordsAnew(SurfaceCache):
    """Has everything drawn in which something is written; the rest is taken from before."""

    def __init__(self, before: SurfaceCache) -> None:
        super().__init__(before.limit)
        self.before = before

    def get(self, key: Hashable, draw: Callable[[], pygame.Surface]) -> pygame.Surface:
        return self.before.get(key, draw) if wordless(key) else super().get(key, draw)


class WordsNoted(SurfaceCache):
    """Has what is written drawn once for each window and language, and notes it every time.

    ``notes`` are lists to which somebody who looks over the painter's shoulder adds; ``within``
    says what else these notes depend on.
    """

    def __init__(
        self, before: LastingCache, notes: Sequence[list[Any]], within: Callable[[], Hashable]
    ) -> None:
        super().__init__(before.limit)
        self.before, self.notes, self.within = before, notes, within
        #: what has been noted this time
        self.seen: dict[Hashable, Noted] = {}
        #: for each picture that is just being drawn, its parts that had been noted before it
        self.parts: list[list[Noted]] = []

    def get(self, key: Hashable, draw: Callable[[], pygame.Surface]) -> pygame.Surface:
        if wordless(key):
            return self.before.get(key, draw)
        name = (self.before.name(key), len(self.notes), self.within())
        noted = self.seen.get(name)
        if noted is not None:
            for earlier in self.parts:
                earlier.append(noted)
            return noted.picture
        noted = self.before.noted.get(name)
        if noted is None:
            noted = self._note(draw)
            self.before.noted.keep(name, noted)
        else:
            for all_notes, more in zip(self.notes, noted.notes, strict=True):
                all_notes.extend(more)
        self.seen[name] = noted
        return noted.picture

    def _note(self, draw: Callable[[], pygame.Surface]) -> Noted:
        """Draw a picture, and keep what is noted of it and of its parts."""
        starts = [len(each) for each in self.notes]
        parts: list[Noted] = []
        self.parts.append(parts)
        try:
            picture = draw()
        finally:
            self.parts.pop()
        return Noted(
            picture,
            [
                [*all_notes[start:], *(note for part in parts for note in part.notes[number])]
                for number, (all_notes, start) in enumerate(zip(self.notes, starts, strict=True))
            ],
        )

    def find(self, key: Hashable) -> pygame.Surface | None:
        noted = self.seen.get((self.before.name(key), len(self.notes), self.within()))
        return noted.picture if noted else None


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
        self.cache = LastingCache(lambda: (self._fitted, language.current_language()))
        self.type = LastingType()
