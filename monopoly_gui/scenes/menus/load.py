"""Games in files of the user's folder: play one, watch it, or delete it."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from ...language import _, mark
from ...storage import ListedSave, Listing
from ...storage.kept.shelf import A_MOMENT, PATIENCE
from ...ui.widgets import Button
from ..core.context import Context
from .saved_list import SavedListPage

DAMAGED = mark("This game is damaged.")
NOTHING_PLAYED = mark("Nothing has happened yet.")


class LoadScene(SavedListPage):
    """The newest game comes first."""

    empty = mark(
        (
            "There are no game files yet.",
            "Games you export are listed here, along with files you put in the same folder.",
        )
    )

    def __init__(self, context: Context) -> None:
        self.delete = Button(
            _("Delete"), self._ask, icon="trash", key=pygame.K_DELETE, style="ghost", name="delete"
        )
        self.replay = Button(
            _("Replay"), self._watch, icon="rewind", key=pygame.K_w, style="ghost", name="replay"
        )
        self.listing = Listing(context.saves, context.shelf.now)
        super().__init__(context, _("Game files"), context.saves)

    def more_buttons(self) -> Sequence[Button]:
        return [self.replay, self.delete]

    def read(self) -> list[ListedSave]:
        return self.listing.lines(PATIENCE)

    def tick(self, now: float, dt: float) -> None:
        """Read on where there are more files than could be read at once."""
        super().tick(now, dt)
        if self.listing.left and self.context.scenes.top is self:
            self.listing.lines(A_MOMENT)
            if not self.listing.left:
                self.refresh()

    @property
    def moving(self) -> bool:
        return self.listing.left > 0 or super().moving

    def _selected(self) -> None:
        super()._selected()
        game = self.opened(self.chosen).game if self.chosen else None
        if game is None:
            self.replay.reason = _(DAMAGED)
        else:
            self.replay.reason = "" if game.log else _(NOTHING_PLAYED)

    def _watch(self) -> None:
        game = self.opened(self.chosen).game if self.chosen else None
        if game:
            self.context.routes.watch(game)

    def _ask(self) -> None:
        if line := self.chosen:
            self.ask_to_delete(
                _("Delete “{name}”?").format(name=line.name),
                _("Its previous version is deleted too."),
                _("Keep"),
                _("“{game}” was deleted.").format(game=line.name),
            )
