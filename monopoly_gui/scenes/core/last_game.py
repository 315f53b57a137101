"""The last game of one's own, and whether it can be continued."""

from ...language import _, translate
from ...storage.kept import Shelf
from ...storage.kept.shelf import PATIENCE


def why_not_continue(shelf: Shelf) -> str:
    """The reason why there is no game to continue, "" if there is."""
    entries = shelf.entries(PATIENCE)
    if not entries:
        return _("No game has been played yet.")
    if shelf.last(entries) is not None:
        return ""
    for entry in entries:
        if entry.own and entry.problem:
            return _("The last game is damaged: {problem}.").format(
                problem=translate(entry.problem)
            )
    if any(entry.resumable for entry in entries):
        return _("Your last game is open in another window.")
    return _("All your games are finished.")
