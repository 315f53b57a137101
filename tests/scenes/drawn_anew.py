"""Everything drawn once more, for somebody who looks over the painter's shoulder."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from monopoly_gui.ui.painting.cache import SurfaceCache
from monopoly_gui.ui.painting.painter import Painter


@contextmanager
def all_anew(painter: Painter) -> Iterator[None]:
    """Have all pictures drawn, and keep none of them; those of before are there again after it."""
    kept, painter.cache = painter.cache, SurfaceCache(painter.cache.limit)
    try:
        yield
    finally:
        painter.cache = kept
