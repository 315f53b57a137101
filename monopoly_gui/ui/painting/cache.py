"""A bounded cache of drawn surfaces."""

import time
from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager

from pygame import Surface

#: bytes from which on a picture gets memory of its own, and from which on drafts have it too
LARGE, LARGEST = 64 * 1024, 1024 * 1024


class DrawDeferred(Exception):
    """The picture is postponed to a later frame; this one has taken long enough."""


class SurfaceCache:
    """Keeps recent pictures, up to ``limit`` bytes of pixels, and drops the oldest."""

    def __init__(self, limit: int) -> None:
        self.limit = limit
        #: the moment after which nothing more is drawn, how many seconds later what has been
        #: begun is broken off, how many it may take in any case, and how many it has taken
        self._until = float("inf")
        self._grace = self._least = self._spent = 0.0
        self.used = 0
        #: called when drafts are drawn from now on, and when new pictures are kept
        self.drafting: Callable[[bool], object] | None = None
        self._begun = False
        self._kept: OrderedDict[Hashable, Surface] = OrderedDict()

    def __len__(self) -> int:
        return len(self._kept)

    def get(self, key: Hashable, draw: Callable[[], Surface]) -> Surface:
        """The surface cached under this key, drawn now if missing."""
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
            return found
        spent, start = self._spent, time.perf_counter()
        until = self._until + self._grace if self._begun else self._until
        if start > until and spent > self._least:
            raise DrawDeferred
        result = self._drawn(draw)
        self._spent = spent + time.perf_counter() - start
        self._kept[key] = result
        self.used += _cost(result)
        self.trim(self.limit)
        return result

    def _drawn(self, draw: Callable[[], Surface]) -> Surface:
        """A new picture, in memory of its own: its parts were in memory for drafts."""
        before, self._begun = self._begun, True
        drafting = self.drafting or _nothing
        try:
            if not before:
                drafting(True)
            result = draw()
            if not self.drafting or not LARGE <= _cost(result) < LARGEST:
                return result
            drafting(False)
            kept = result.copy()
            if before:
                drafting(True)
            return kept
        finally:
            self._begun = before
            if not before:
                drafting(False)

    def find(self, key: Hashable) -> Surface | None:
        """The surface under this key, if there is one, which is then the newest."""
        if key in self._kept:
            self._kept.move_to_end(key)
        return self._kept.get(key)

    def drop(self, key: Hashable) -> None:
        """Forget a picture that will hardly be needed again."""
        if (old := self._kept.pop(key, None)) is not None:
            self.used -= _cost(old)

    def trim(self, limit: int) -> None:
        """Drop the oldest pictures beyond this many bytes."""
        while self.used > limit and len(self._kept) > 1:
            _, old = self._kept.popitem(last=False)
            self.used -= _cost(old)

    @contextmanager
    def hurry(self, until: float, least: float = 0.0, grace: float = 0.0) -> Iterator[None]:
        """Let ``get`` raise DrawDeferred after that moment, by ``time.perf_counter``.

        Pictures are drawn for ``least`` seconds in any case, and one at least, so that whoever
        tries again comes further. One that has been begun has ``grace`` seconds more, as all of
        it is drawn again where it is broken off.
        """
        self._until, self._least, self._grace, self._spent = until, least, grace, 0.0
        try:
            yield
        finally:
            self._until = float("inf")

    def clear(self) -> None:
        self._kept.clear()
        self.used = 0


def _nothing(_drafts: bool) -> None:
    """Switch nothing, where the system has no memory for drafts."""


def _cost(surface: Surface) -> int:
    return surface.get_width() * surface.get_height() * surface.get_bytesize() + 200
