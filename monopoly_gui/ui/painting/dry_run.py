"""A surface on which drawing can be gone through without leaving anything."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from pygame import Rect, Surface


class DryRunSurface(Surface):
    """Accepts pictures without drawing them, so that their parts are cached."""

    _unmarked = False

    @contextmanager
    def unmarked(self) -> Iterator[None]:
        """Lay nothing down meanwhile, which takes most of the time of drawing."""
        self._unmarked = True
        try:
            yield
        finally:
            self._unmarked = False

    def blit(self, *args: Any, **named: Any) -> Rect:
        return Rect(0, 0, 0, 0) if self._unmarked else super().blit(*args, **named)

    def fill(self, *args: Any, **named: Any) -> Rect:
        return Rect(0, 0, 0, 0) if self._unmarked else super().fill(*args, **named)
