"""A dialog that follows the position, and goes when its question has gone."""

from __future__ import annotations

from pygame import Rect

from ....engine.actions import Action
from ....engine.board import BANK
from ....engine.machine import deciders
from ....engine.state import State
from ...core.dialog import Dialog
from ..parts.table_host import TableHost, offer_to_human


class StateBoundDialog(Dialog):
    """Subclasses say in ``alive`` whether to stay, and in ``refresh`` what has changed."""

    #: whether the table gets no events as long as it is open
    modal = False
    #: the picture in the head where no player is asked
    icon = "info"

    def __init__(self, host: TableHost, player: int = BANK) -> None:
        super().__init__(host.context, "")
        self.host = host
        self.player = player
        self.subtitle = ""
        #: whether it is only a button below the board now
        self.folded = False
        self._seen: tuple[int, int] | None = None
        #: whether it has just been laid out by the position, before it came to lie on top
        self._fresh = False
        self._gone = False

    def alive(self) -> bool:
        """Whether there is still something to ask."""
        raise NotImplementedError

    def refresh(self) -> None:
        """Bring titles, widgets and their reasons up to date with the position."""
        raise NotImplementedError

    def advisee(self) -> int:
        """The human who may be advised here now, BANK if nobody may."""
        asked = self.host.is_human(self.player) and self.player in deciders(self.state)
        return self.player if asked else BANK

    def space_card_room(self) -> Rect:
        """Where a deed that is looked at is shown, in pixels of the window."""
        return self.box

    @property
    def state(self) -> State:
        return self.host.state

    @property
    def there(self) -> bool:
        """Whether it is open and there is still something to ask."""
        return not self._gone and self.alive()

    @property
    def gone(self) -> bool:
        """Whether it has been closed."""
        return self._gone

    def act(self, action: Action) -> None:
        """Have an action carried out; a toast says why, if it may not be."""
        self.host.submit(action)
        self.follow()

    def close(self) -> None:
        self._gone = True
        super().close()

    def enter(self) -> None:
        if not self._fresh:
            self._seen = None
        self._fresh = False
        self.follow()

    def follow(self) -> None:
        """Look whether the position has changed, and if so change with it."""
        now = self._moment()
        if now == self._seen or self._gone:
            return
        self._seen = now
        if not self.alive():
            self.close()
            return
        self.refresh()
        self.layout()
        self.redraw()

    def look_first(self) -> None:
        """Look at the position before the first layout."""
        if self._seen is None:
            self._seen, self._fresh = self._moment(), True
            self.refresh()

    def _moment(self) -> tuple[int, int]:
        return id(self.state), self.state.version

    def yield_to_pending_offer(self) -> None:
        """Ask for the answer to an offer above the dialog: everybody waits for it."""
        scenes, host = self.context.scenes, self.host
        if self.modal or scenes.top is not self or host.state.over:
            return
        if offer := offer_to_human(host):
            scenes.push(host.routes.answer(offer))

    def retranslate(self) -> None:
        if self.there:
            self.refresh()

    def redraw(self) -> None:
        """Have the whole dialog drawn again."""
        reach = self.context.painter.panel_reach("dialog")
        self.invalidate(self.box.inflate(2 * reach, 2 * reach))
