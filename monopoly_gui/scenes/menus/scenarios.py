"""Ready-made positions to start from, each with a few words about it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...language import _, mark
from ...storage import Listed, listing
from .saved_list import SavedListPage

if TYPE_CHECKING:
    from ..core.context import Context

LONGEST_ABOUT = 600


class ScenariosScene(SavedListPage):
    """A text file beside a position, of the same name, says what it is about."""

    empty = mark(("There are no scenarios.", "They lie in the game's folder called saves."))
    open_label = mark("Play this position")

    def __init__(self, context: Context) -> None:
        super().__init__(context, _("Scenarios"), context.scenarios)

    def read(self) -> list[Listed]:
        return sorted(listing(self.folder), key=lambda line: (bool(line.problem), line.name))

    def about(self, line: Listed) -> str:
        try:
            text = line.path.with_suffix(".txt").read_text(encoding="utf-8")
        except (OSError, UnicodeDecodeError):
            return ""
        return _(" ".join(text.split())[:LONGEST_ABOUT])

    def called(self, line: Listed) -> str:
        return _(line.name)

    def stamp(self, line: Listed) -> str:
        return _("{players} players").format(players=len(line.players)) if line.players else ""
