"""Games and positions in files: exported games, and scenarios to start from."""

from dataclasses import replace
from functools import partial

import pygame

from ...language import _, mark
from ...storage import ListedSave, Listing, listing
from ...storage.kept.shelf import A_MOMENT, PATIENCE
from ..core.context import Context
from ..core.home_board import brought_home
from .saved_list import OpenedSave, SavedListPage, line_button

DAMAGED = mark("This game is damaged.")


class ScenariosScene(SavedListPage):
    """A text file of the same name beside a position describes it."""

    empty = mark(("There are no scenarios.", "Scenario files belong in the game’s “saves” folder."))
    open_label = mark("Play this position")

    def __init__(self, context: Context) -> None:
        to, push = context.routes, context.scenes.push
        self.new = line_button(
            mark("New position"), lambda: push(to.editor()), "plus", pygame.K_n, "new"
        )
        # the result becomes one of the player's own
        edit = partial(self.lead_to, to.edit)
        self.change = line_button(mark("Edit"), edit, "edit", pygame.K_e, "edit")
        ask = partial(self.ask, _("It will be deleted for good."))
        self.delete = line_button(mark("Delete"), ask, "trash", pygame.K_DELETE, "delete")
        self.delete.label, self.delete.tip = "", self.delete.label
        self.others = (self.delete, self.change)
        super().__init__(context, _("Scenarios"), context.scenarios)
        # a new position is begun from the heading: it belongs to no line
        self.at_title = (self.new,)

    def read(self) -> list[ListedSave]:
        """The scenarios, the player's own first."""
        lines = [*listing(self.folder), *listing(self.context.own_scenarios)]
        return sorted(lines, key=lambda line: (not self._own(line), bool(line.problem), line.name))

    def opened(self, line: ListedSave) -> OpenedSave:
        """The contents of the file; built-in scenarios use the board of the language."""
        found = super().opened(line)
        if self._own(line) or not found.game:
            return found
        return replace(found, game=brought_home(found.game))

    def _own(self, line: ListedSave) -> bool:
        return line.path.parent != self.folder

    def about(self, line: ListedSave) -> str:
        try:
            text = line.path.with_suffix(".txt").read_text(encoding="utf-8")
        except (OSError, UnicodeDecodeError):
            return ""
        return _(" ".join(text.split())[:600])

    def called(self, line: ListedSave) -> str:
        return line.name if self._own(line) else _(line.name)

    def stamp(self, line: ListedSave) -> str:
        if not line.players:
            return ""
        text = _("{players} players").format(players=len(line.players))
        return _("{players}, your own").format(players=text) if self._own(line) else text

    def _selected(self) -> None:
        super()._selected()
        if line := self.chosen:
            self.change.reason = "" if self.opened(line).game else _(DAMAGED)
            self.delete.reason = "" if self._own(line) else _("This position comes with the game.")


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
        watch = partial(self.lead_to, context.routes.watch)
        ask = partial(self.ask, _("Its previous version is deleted too."))
        self.delete = line_button(mark("Delete"), ask, "trash", pygame.K_DELETE, "delete")
        self.replay = line_button(mark("Replay"), watch, "rewind", pygame.K_w, "replay")
        self.others = (self.replay, self.delete)
        self.listing = Listing(context.saves, context.shelf.now)
        super().__init__(context, _("Game files"), context.saves)

    def read(self) -> list[ListedSave]:
        return self.listing.lines(PATIENCE)

    @property
    def unread(self) -> int:
        return self.listing.left

    def read_on(self) -> None:
        self.listing.lines(A_MOMENT)

    def _selected(self) -> None:
        super()._selected()
        game = self.opened(self.chosen).game if self.chosen else None
        if game is None:
            self.replay.reason = _(DAMAGED)
        else:
            self.replay.reason = "" if game.log else _(NOTHING_PLAYED)
