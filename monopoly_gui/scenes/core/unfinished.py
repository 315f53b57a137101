"""Drawings that take several frames."""

from collections.abc import Callable, Hashable


class Unfinished:
    """Each has a step for one frame, which returns whether it goes on."""

    def __init__(self) -> None:
        self._steps: dict[Hashable, Callable[[], bool]] = {}

    def __bool__(self) -> bool:
        return bool(self._steps)

    def add(self, key: Hashable, step: Callable[[], bool]) -> None:
        """Begin a drawing with the next frame, if it has not begun."""
        self._steps.setdefault(key, step)

    def go_on(self) -> None:
        """Do one step of the first."""
        for key in [*self._steps][:1]:
            if not self._steps[key]():
                self._steps.pop(key, None)

    def clear(self) -> None:
        """Drop all; what is still seen asks for itself again."""
        self._steps.clear()
