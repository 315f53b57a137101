"""Starting the first lesson, or resuming an unfinished one."""

from __future__ import annotations

import pygame

from ...engine.chance import LogMismatch
from ...language import _, mark
from ...match.lesson import is_lesson
from ...storage import SavedGame, SaveError, load
from ...storage.kept.shelf import PATIENCE
from ..core.context import Context
from ..core.dialog import RowsDialog
from .progress import progress_of
from .table import LessonTable


def open_lesson(context: Context) -> None:
    """Begin the lesson; where the last one was left in the middle, ask."""
    id = _left(context)
    if id:
        context.scenes.push(LessonChoice(context, id))
    else:
        begin_lesson(context)


def begin_lesson(context: Context) -> None:
    """Begin a new lesson."""
    context.scenes.reset(LessonTable(context))


class LessonChoice(RowsDialog):
    """Asks whether to go on with a lesson; it is kept until another has begun."""

    width = 560.0

    def __init__(self, context: Context, id: str) -> None:
        def go_on() -> None:
            self.close()
            context.play_kept(id)

        def anew() -> None:
            self.close()
            begin_lesson(context)

        rows = (
            (mark("Continue your lesson"), "play", pygame.K_c, go_on),
            (mark("Start again"), "refresh", pygame.K_a, anew),
            (mark("Cancel"), "close", pygame.K_ESCAPE, self.close),
        )
        super().__init__(context, _("First game"), rows)


def _left(context: Context) -> str:
    """The id of the last lesson, if it was left in the middle and can be gone on with."""
    kept = [e for e in context.shelf.entries(PATIENCE) if e.kind == "lesson"]
    last = max(kept, key=lambda entry: (entry.updated, entry.id), default=None)
    if last is None or last.finished or last.problem or not context.shelf.is_free(last.id):
        return ""
    try:
        game = load(context.shelf.path(last.id))
        return last.id if _goes_on(game) else ""
    except (SaveError, LogMismatch):
        return ""


def _goes_on(game: SavedGame) -> bool:
    """Whether something was done in it, and not yet everything."""
    return is_lesson(game) and bool(game.log) and not progress_of(game).complete(game.state)
