"""What moves on the table, drawn above what stands."""

from __future__ import annotations

from pygame import Rect, Surface

from .controller import TableController


class Motion:
    """Follows the running cues of a table."""

    def __init__(self, table: TableController) -> None:
        self.table = table
        self._moved: list[Rect] = []
        self._now = 0.0

    @property
    def _calm(self) -> bool:
        return self.table.context.settings.reduced_motion

    def follow(self, now: float) -> list[Rect]:
        """Where the picture is out of date now, for things have moved there."""
        self._now = now
        running = self.table.game.timeline.running
        moved = self.table.picture.moving_areas(running, now, self._calm)
        before, self._moved = self._moved, moved
        return [*before, *moved]

    def draw(self, surface: Surface) -> None:
        """Draw what moves."""
        running = self.table.game.timeline.running
        self.table.picture.draw_moving(surface, running, self._now, self._calm)
