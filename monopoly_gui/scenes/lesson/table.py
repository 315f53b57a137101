"""The table of the first lesson: an ordinary table with a guide."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame
from pygame import Rect

from ...engine.actions import Action
from ...engine.board import BANK
from ...language import _, mark
from ...match.lesson import lesson_from, new_lesson
from ...storage import SavedGame, SeatRecord
from ..core.dialog import ConfirmScene, RowsDialog
from ..core.home_board import in_home_language
from ..rules.book import show_rule
from ..setup.own_seat import own_seat, tokens_of
from ..table.table import TableScene
from ..table.table_commands import TableCommands
from .end import LessonEnd
from .guide import Guide
from .progress import LearnerProgress, progress_of
from .steps import LessonContext

if TYPE_CHECKING:
    from ..core.context import Context


#: said at the start of the log, where other games tell of their seed
ARRANGED = mark("A lesson: the dice and the cards are scripted.")


class LessonMenu(RowsDialog):
    """Back to the lesson, or on to the settings, the rules and the title."""

    width = 460.0

    def __init__(self, context: Context, to_title: Callable[[], None]) -> None:
        push, settings = context.scenes.push, context.routes.settings
        rows = (
            (mark("Continue"), "play", pygame.K_ESCAPE, self.close),
            (mark("Settings"), "settings", pygame.K_t, lambda: push(settings())),
            (mark("Rules"), "book", pygame.K_r, lambda: show_rule(context)),
            (mark("Leave the lesson"), "exit", pygame.K_q, to_title),
        )
        super().__init__(context, _("First game"), rows)


class LessonCommands(TableCommands):
    """A lesson has a menu of its own, and is not written to files."""

    def menu(self) -> None:
        context = self.table.context
        context.scenes.push(LessonMenu(context, self.title))

    def save(self) -> None:
        toasts = self.table.context.scenes.toasts
        toasts.say(_("The lesson is saved under Games; start it again at any time."))


class LessonTable(TableScene):
    """An ordinary table with a watching guide; only the last lesson is kept."""

    leans = False

    def __init__(
        self,
        context: Context,
        saved: SavedGame | None = None,
        id: str = "",
        threaded: bool = True,
    ) -> None:
        """A new lesson; or one that is gone on with, under the ``id`` by which it is kept."""
        if saved is None:
            match = new_lesson(*seats_of(context), threaded=threaded, edition=in_home_language())
            match.kind, match.marks = "lesson", ("lesson",)
            self.facts = LearnerProgress(turns=1)
        else:
            match = lesson_from(saved, threaded)
            self.facts = progress_of(saved)
        self._ended = False
        match.on_step.append(self.facts.note)
        super().__init__(context, match)
        context.attend(match, id)
        if saved is None:
            self.game.book.rewrite([])
            self.game.book.note(BANK, ARRANGED)
        self.guide = Guide(self, self.facts, self.ask_to_leave)

    # life ------------------------------------------------------------------------------

    def enter(self) -> None:
        super().enter()
        if self.context.scenes.overlay is not self.guide:
            self.context.scenes.overlay = self.guide
            self.guide.resize(self.window)

    def leave(self) -> None:
        if self.context.scenes.overlay is self.guide:
            self.context.scenes.overlay = None
        super().leave()

    def tick(self, now: float, dt: float) -> None:
        super().tick(now, dt)
        if not self._ended and self.context.scenes.top is self and self.is_settled and self._over:
            self._ended = True
            self.finish()

    @property
    def _over(self) -> bool:
        return self.facts.complete(self.state)

    def finish(self) -> None:
        """Show what has been learnt, and remember that the lesson was taken."""
        settings = self.context.settings
        if not settings.lesson_taken:
            settings.lesson_taken = True
            self.context.settings_changed()
        self.guide.note(LessonContext(self, self, self.facts))
        self.context.scenes.push(LessonEnd(self.context, self.guide.done, self.commands.title))

    # what is different from other tables -------------------------------------------------

    def make_commands(self) -> LessonCommands:
        return LessonCommands(self)

    def submit(self, action: Action) -> bool:
        """Carry out what the learner does; a pinned deed goes with it."""
        done = super().submit(action)
        if done:
            self.board_spot.release()
        return done

    def ask_to_leave(self) -> None:
        """Go back to the title, if that is meant."""
        self.context.scenes.push(
            ConfirmScene(
                self.context,
                _("Leave the lesson?"),
                _("You can start it again from the title screen whenever you like."),
                self.commands.title,
                yes=_("Leave"),
                no=_("Stay"),
            )
        )

    def layout(self) -> None:
        super().layout()
        # the guide stands where else a deed is shown, as far as it finds room there
        self.guide.place = Rect(self.picture.layout.slot)


def seats_of(context: Context) -> tuple[SeatRecord, SeatRecord]:
    """The learner with the name and token of the last game, and a partner who is neither."""
    own = own_seat(context)
    other = next(n for n in ("Robin", "Grace") if n.casefold() != own.name.casefold())
    token = next(t for t in tokens_of(context) if t != own.token)
    return own, SeatRecord(other, "ai", token, (own.colour + 1) % 8)
