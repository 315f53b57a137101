"""A new picture of the window: drawn out of sight, a part in each frame, then faded in."""

import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager
from math import inf

from pygame import Rect, Surface

from ...ui.painting.areas import merged
from ...ui.painting.cache import DrawDeferred
from ...ui.painting.dry_run import DryRunSurface
from ...ui.painting.painter import Painter

#: seconds after which a frame leaves the rest of a new picture to the next one
PATIENCE = 0.012
#: the share of frames that a new picture gets however long all else takes, and the addition for
#: a part of it already begun
LEAST, GRACE = 0.4, 0.25

#: draws on a surface
Draw = Callable[[Surface], None]


class SceneTransition:
    """The picture that fades in, if there is one."""

    def __init__(self) -> None:
        #: seconds of a frame after which the rest of a new picture waits for the next frame
        self.patience = PATIENCE
        self._began = 0.0
        self._sheet: DryRunSurface | None = None
        #: the place still to be drawn, and the painter of its parts, some in each frame
        self._missing: list[Rect] = []
        self._drawing: Iterator[None] = iter(())
        #: the wanted progress of its fade-in, and the current one
        self._faded = self._shown = 0.0
        #: kept for the next one, as a new surface of that size is slow to begin with
        self._spare: DryRunSurface | None = None

    @property
    def coming(self) -> bool:
        """Whether a new picture is being drawn or fading in."""
        return self._sheet is not None

    @property
    def drawing(self) -> bool:
        """Whether it is still being drawn, and invisible."""
        return bool(self._missing)

    def begin_frame(self) -> None:
        """Begin a frame's work."""
        self._began = time.perf_counter()

    def tick(self, dt: float) -> None:
        """Advance a picture that is ready."""
        if self.coming and not self.drawing:
            self._faded = min(1.0, self._faded + dt / 0.14)

    def drop(self) -> None:
        """Show no new picture after all."""
        self._sheet = None

    def forget(self) -> None:
        """Drop the kept pictures: the window has another size."""
        self._sheet = self._spare = None

    def start(
        self, surface: Surface, painter: Painter, parts: Callable[[], Sequence[Draw]], sudden: bool
    ) -> None:
        """Fade ``parts`` in over the surface, or follow it at once."""
        whole = surface.get_rect()
        if self._spare is None or self._spare.get_size() != whole.size:
            self._spare = DryRunSurface(whole.size, 0, surface)
        self._spare.set_clip(None)
        self._sheet, self._missing = self._spare, [whole]
        self._shown = 0.0
        self._faded = 1.0 if sudden else 0.0
        self._drawing = self._in_slices(self._spare, painter, parts)

    def lacks(self, areas: Sequence[Rect], bounds: Rect) -> None:
        """Redraw these areas before it is shown further."""
        if areas:
            self._missing = merged([*self._missing, *areas], bounds)

    def ready(self, paint: Callable[[Surface, Sequence[Rect]], None]) -> bool:
        """Draw the missing parts; False if that takes too long for this frame."""
        if not self._missing or self._sheet is None:
            return True
        for _ in self._drawing:
            return False
        paint(self._sheet, self._missing)
        self._missing = []
        return True

    def come_up(self, surface: Surface) -> list[Rect]:
        """Draw the part of it still missing over the old picture."""
        if self._sheet is None or self._faded <= self._shown:
            return []
        if self._faded < 1.0:
            self._sheet.set_alpha(round(255 * (1 - (1 - self._faded) / (1 - self._shown))))
            surface.blit(self._sheet, (0, 0))
            self._sheet.set_alpha(None)
            self._shown = self._faded
        else:
            surface.blit(self._sheet, (0, 0))
            self._sheet = None
        return [surface.get_rect()]

    def _in_slices(
        self, sheet: DryRunSurface, painter: Painter, parts: Callable[[], Sequence[Draw]]
    ) -> Iterator[None]:
        """Cache slow parts of the new picture, a few in each frame, before it is drawn."""
        if self.patience == inf:
            return  # no frame is pending: the picture itself is drawn at once
        if self._late:
            yield
        for draw in parts():
            for tried in range(60):
                # longer and longer, so that it also comes soon where much else is done
                try:
                    with sheet.unmarked(), self._hurried(painter, 1 + tried / 10):
                        draw(sheet)
                    break
                except DrawDeferred:
                    sheet.set_clip(None)
                    yield
        if self._late:
            yield

    @property
    def late(self) -> float:
        """The end of this frame's time for work that can wait."""
        return self._began + self.patience / 2

    @property
    def _late(self) -> bool:
        return time.perf_counter() > self.late

    def _hurried(self, painter: Painter, times: float) -> AbstractContextManager[None]:
        """Draw missing parts for at most this multiple of a frame's time."""
        most = self.patience * times
        return painter.cache.hurry(self._began + most, LEAST * most, GRACE * most)
