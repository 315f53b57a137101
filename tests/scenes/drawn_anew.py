"""The painted text, drawn once more for a spy on the painter."""

from collections.abc import Callable, Hashable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from monopoly_gui.ui.painting.painter import Painter
from tests.scenes.lasting import LastingCache, WordsAnew, WordsNoted


def forget(painter: Painter) -> None:
    """Keep nothing of what was drawn, in whatever window or language."""
    if isinstance(painter.cache, LastingCache):
        painter.cache.forget()
    painter.cache.clear()


def make_up_language(painter: Painter) -> None:
    """Take a language that is made up from now on for another one than before."""
    if isinstance(painter.cache, LastingCache):
        painter.cache.made_up += 1


def break_anew(painter: Painter) -> None:
    """Have all texts broken into lines again."""
    painter._set.cache_clear()
    painter.type.wrap.cache_clear()


@contextmanager
def all_anew(painter: Painter) -> Iterator[None]:
    """Have all pictures with words drawn, and keep none of them; those of before come back."""
    break_anew(painter)
    kept, painter.cache = painter.cache, WordsAnew(painter.cache)
    try:
        yield
    finally:
        painter.cache = kept


@contextmanager
def all_noted(
    painter: Painter, notes: Sequence[list[Any]], within: Callable[[], Hashable] = lambda: None
) -> Iterator[None]:
    """Have all that is written noted in these lists, as if it were drawn anew."""
    if not isinstance(painter.cache, LastingCache):
        with all_anew(painter):
            yield
        return
    break_anew(painter)
    kept = painter.cache
    painter.cache = WordsNoted(kept, notes, within)
    try:
        yield
    finally:
        painter.cache = kept
