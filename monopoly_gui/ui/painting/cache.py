"""A bounded cache of drawn surfaces."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable

import pygame


class SurfaceCache:
    """Keeps what was drawn last, up to ``limit`` bytes of pixels, and forgets the oldest."""

    def __init__(self, limit: int) -> None:
        self.limit = limit
        self.used = 0
        self._kept: OrderedDict[Hashable, pygame.Surface] = OrderedDict()

    def __len__(self) -> int:
        return len(self._kept)

    def get(self, key: Hashable, draw: Callable[[], pygame.Surface]) -> pygame.Surface:
        """The surface kept under this key, drawn now if it is not there."""
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
            return found
        made = draw()
        self._kept[key] = made
        self.used += _cost(made)
        while self.used > self.limit and len(self._kept) > 1:
            _, old = self._kept.popitem(last=False)
            self.used -= _cost(old)
        return made

    def clear(self) -> None:
        self._kept.clear()
        self.used = 0


def _cost(surface: pygame.Surface) -> int:
    return surface.get_width() * surface.get_height() * surface.get_bytesize() + 200
