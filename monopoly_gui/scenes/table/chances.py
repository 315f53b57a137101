"""Each player's chance of winning, thought out beside the game after every action that is shown."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from ...ai.advice import chances

if TYPE_CHECKING:
    from ...match.background_tasks import BackgroundTask
    from .shared.table_host import TableHost


class Chances:
    """``shown`` by seat, () as long as nothing is known or nobody wants to know."""

    def __init__(self, host: TableHost) -> None:
        self.host = host
        self.shown: tuple[float, ...] = ()
        self._task: BackgroundTask[list[float]] | None = None
        self._asked: tuple[int, int] | None = None

    def follow(self, at_rest: bool) -> bool:
        """Request the chances of the shown position; True if there are new ones."""
        if not self.host.context.settings.chances:
            known, self.shown = bool(self.shown), ()
            self._asked = self._task = None
            return known
        state = self.host.state
        moment = (id(state), state.version)
        if at_rest and moment != self._asked and self._task is None:
            self._asked = moment
            self._task = self.host.match.background_tasks.send(partial(chances, state.clone()))
        if self._task is None or not self._task.done:
            return False
        found, self._task = self._task.result, None
        before = self.shown
        self.shown = tuple(found or ())
        return self.shown != before
