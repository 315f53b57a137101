"""Dragging with a finger or a held mouse button scrolls, as the wheel does."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from pygame.event import Event

from ...ui.widgets import ScrollArea
from .viewport import Viewport

#: design units that a press moves before it scrolls and does nothing else any more
THRESHOLD = 8
#: seconds in which what was let go while it moved loses half of its speed
HALF_LIFE = 0.2
#: pixels a second at which it stops, and the most it begins with
SLOWEST, FASTEST = 40.0, 5000.0
#: how much the last frame counts in the speed
NEWEST = 0.6


@dataclass(frozen=True, slots=True)
class Scroller:
    """The target of a drag: a list first, then the view of an enlarged scene."""

    area: ScrollArea | None
    viewport: Viewport | None
    #: called when the view has moved
    on_look: Callable[[], None]
    #: pixels before a press becomes a drag
    threshold: int

    def move(self, x: int, y: int) -> bool:
        """Follow a finger by so many pixels; whether anything moved."""
        before = self.area.offset if self.area else 0
        if self.area:
            self.area.scroll_to(before - y)
            y -= before - self.area.offset
        looked = self.viewport is not None and self.viewport.move((-x, -y))
        if looked:
            self.on_look()
        return looked or (self.area is not None and self.area.offset != before)


class Drag:
    """A press that is held back until it is let go, or moves so far that it scrolls instead."""

    def __init__(self) -> None:
        #: the press that is held back, None where no button is down
        self.press: Event | None = None
        #: whether it scrolls
        self.scrolls = False
        self._scroller: Scroller | None = None
        self._last = (0, 0)
        #: pixels moved since the last frame, and in a second
        self._moved = [0, 0]
        self._speed = [0.0, 0.0]

    @property
    def flings(self) -> bool:
        """Whether what was let go still moves."""
        return self._scroller is not None and self.press is None

    @property
    def moving(self) -> bool:
        return self.scrolls or self.flings

    def begin(self, press: Event, scroller: Scroller) -> None:
        """Hold a press back."""
        self.stop()
        self.press, self._scroller, self._last = press, scroller, press.pos

    def stop(self) -> None:
        """Forget the press, and stop what moves."""
        self.press, self.scrolls, self._scroller = None, False, None
        self._moved, self._speed = [0, 0], [0.0, 0.0]

    def follow(self, pos: tuple[int, int]) -> bool:
        """Scroll as the finger moves; whether that begins now."""
        if self._scroller is None:
            return False
        x, y = pos[0] - self._last[0], pos[1] - self._last[1]
        begins = not self.scrolls
        if begins and max(abs(x), abs(y)) < self._scroller.threshold:
            return False
        self.scrolls, self._last = True, pos
        self._moved = [self._moved[0] + x, self._moved[1] + y]
        self._scroller.move(x, y)
        return begins

    def let_go(self, fling: bool) -> Event | None:
        """The press if it was one; else what was dragged may go on for a moment."""
        press, scrolls = self.press, self.scrolls
        self.press, self.scrolls, self._moved = None, False, [0, 0]
        if not (scrolls and fling):
            self.stop()
        return None if scrolls else press

    def tick(self, dt: float) -> bool:
        """Measure how fast the finger moves, or let what it left go on; whether that ends now."""
        if dt <= 0 or self._scroller is None:
            return False
        if self.press:
            for axis in (0, 1):
                now = self._moved[axis] / dt
                speed = self._speed[axis] + NEWEST * (now - self._speed[axis])
                self._speed[axis] = max(-FASTEST, min(FASTEST, speed))
            self._moved = [0, 0]
            return False
        self._speed = [speed * 0.5 ** (dt / HALF_LIFE) for speed in self._speed]
        x, y = (round(speed * dt) for speed in self._speed)
        slow = max(abs(speed) for speed in self._speed) < SLOWEST
        if not slow and (self._scroller.move(x, y) or not (x or y)):
            return False
        self.stop()
        return True
