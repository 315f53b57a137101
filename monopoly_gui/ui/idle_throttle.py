"""A low frame rate while nothing happens, so that the program hardly uses the processor.

SDL has no cheaper wait: where controllers are open, waiting for an event asks a thousand times a
second whether there is one.
"""

#: frames a second where something moves, and where something has just happened
BUSY_RATE, IDLE_RATE = 60, 30
#: seconds after an event or a movement in which every frame counts
AWAKE = 1.0
#: idle seconds after which it checks for events less often still
ASLEEP = 10.0
#: checks for events a second at rest, and after a while of it
DOZING_RATE, SLEEPING_RATE = 10, 8
#: seconds between frames at rest, as clocks go on
PAUSE = 0.5


class IdleThrottle:
    """Decides in the main loop whether a turn is worth a frame, and when the next one is."""

    def __init__(self) -> None:
        self._moving = True
        self._stirred = 0.0
        self._last = 0.0

    def skips(self, now: float, heard: bool) -> bool:
        """Whether nothing has happened that this turn could show."""
        if heard or self._moving:
            self._stirred = now
        if now - self._stirred < AWAKE or not 0.0 <= now - self._last < PAUSE:
            self._last = now
            return False
        return True

    def asleep(self, now: float) -> bool:
        """Whether nothing has happened for quite a while."""
        return now - self._stirred >= ASLEEP

    def rate(self, now: float) -> int:
        """The current frames a second."""
        if self._moving:
            return BUSY_RATE
        if now - self._stirred < AWAKE:
            return IDLE_RATE
        return SLEEPING_RATE if self.asleep(now) else DOZING_RATE

    def drawn(self, now: float, moving: bool, waiting: bool) -> None:
        """Note a drawn frame: whether there is motion, or a pending computation."""
        self._moving = moving
        if waiting:
            self._stirred = now
