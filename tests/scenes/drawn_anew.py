"""What is written drawn once more, for somebody who looks over the painter's shoulder."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from monopoly_gui.ui.painting.painter import Painter
from tests.scenes.lasting import LastingCache, WordsAnew


def forget(painter: Painter) -> None:
    """Keep nothing of what was drawn, in whatever window or language."""
    if isinstance(painter.cache, LastingCache):
        painter.cache.forget()
    painter.cache.clear()


@contextmanager
def all_anew(painter: Painter) -> Iterator[None]:
    """Have all pictures with words drawn, and keep none of them; those of before come back."""
    kept, painter.cache = painter.cache, WordsAnew(painter.cache)
    try:
        yield
    finally:
        painter.cache = kept
