"""The table of the first lesson, an ordinary one with a guide."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial

import pygame
from pygame import Rect

from ...engine.actions import Action
from ...engine.board import BANK
from ...engine.chance import LogMismatch
from ...language import _, mark
from ...match.lesson import is_lesson, lesson_from, new_lesson
from ...storage import SavedGame, SaveError, SeatRecord, load
from ...storage.kept.shelf import PATIENCE
from ...ui.layout.containers import Column, Columns, Panel, Row
from ...ui.layout.leaves import Text
from ...ui.layout.node import Node
from ...ui.layout.parts import Icon
from ...ui.widgets import SMALL, Button
from ..core.context import Context
from ..core.dialog import ConfirmScene, Dialog, RowsDialog
from ..core.home_board import in_home_language
from ..core.quick import quick_words
from ..rules.book import show_rule
from ..setup.own_seat import own_seat, play_quick, tokens_of
from ..table.table import TableScene
from ..table.table_commands import TableCommands
from .guide import Guide
from .progress import LearnerProgress, progress_of
from .steps import LessonContext, lesson_results

#: design units: the usual height of the guide, and the least one of a deed above it
BUBBLE, DEED = 298, 300


class LessonEnd(Dialog):
    """``done`` names the finished steps; the others have no tick."""

    width = 1180.0

    def __init__(self, context: Context, done: set[str], to_title: Callable[[], None]) -> None:
        self.points = lesson_results(done)
        quick = partial(play_quick, context, "easy")
        choices = (
            (_("To the title screen"), to_title, "", pygame.K_q, "title"),
            (_("Keep playing here"), self.close, "", pygame.K_ESCAPE, "on"),
            (_("Quick game"), quick, "speed", pygame.K_k, "quick"),
        )
        buttons = [
            Button(label, go, icon=icon, key=key, style="light", name=name)
            for label, go, icon, key, name in choices
        ]
        buttons[-1].style = "primary"
        super().__init__(context, _("Now you can"), buttons)
        self.show_tree(self._contents(context), buttons[-1])

    def _contents(self, context: Context) -> Node:
        text = _(
            "How about a quick game? You and three computers, about {minutes} minutes: "
            "everybody starts with two deeds, hotels need only three houses, and at the "
            "second bankruptcy, or after {rounds} rounds, the richest player wins."
        )
        invitation = Panel(Text(quick_words(context, text)), pad=(20, 14))
        more = _(
            "Press F1, or click the ? in the corner, at any time for an explanation of "
            "what you see, under the rules of your game. You can choose how strong your "
            "computer opponents are."
        )
        points = Columns([_point(*point) for point in self.points], width=330, gap=8)
        return Column([points, invitation, Text(more, size=SMALL + 1, colour="muted")], gap=14)


def _point(words: str, done: bool) -> Node:
    """A subject, learned or still to come."""
    icon = Icon("check" if done else "minus", 28, "good" if done else "muted")
    ink, weight = ("text", "bold") if done else ("muted", "regular")
    return Row([icon, Text(words, colour=ink, weight=weight, height=36, grow=1.0)])


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
    commands_of = LessonCommands

    def __init__(self, context: Context, saved: SavedGame | None = None, id: str = "") -> None:
        """A new lesson; or a resumed one, under the ``id`` by which it is kept."""
        if saved is None:
            seats, home = seats_of(context), in_home_language()
            match = new_lesson(*seats, threaded=context.threaded, edition=home)
            match.kind, match.marks = "lesson", ("lesson",)
            self.facts = LearnerProgress(turns=1)
        else:
            match = lesson_from(saved, context.threaded)
            self.facts = progress_of(saved)
        self._ended = False
        match.on_step.append(self.facts.note)
        super().__init__(context, match)
        context.attend(match, id)
        if saved is None:
            self.game.book.rewrite([])
            self.game.book.note(BANK, mark("A lesson: the dice and the cards are scripted."))
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
        rests = self.context.scenes.top is self and self.is_settled
        if not self._ended and rests and self.facts.complete(self.state):
            self._ended = True
            self.finish()

    def finish(self) -> None:
        """Show the learned subjects, and remember that the lesson was taken."""
        settings = self.context.settings
        if not settings.lesson_taken:
            settings.lesson_taken = True
            self.context.settings_changed()
        self.guide.note(LessonContext(self, self, self.facts))
        self.context.scenes.push(LessonEnd(self.context, self.guide.done, self.commands.title))

    # differences from other tables -------------------------------------------------------

    def submit(self, action: Action) -> bool:
        """Carry out the learner's action; a pinned deed closes with it."""
        done = super().submit(action)
        if done:
            self.board_spot.release()
        return done

    def ask_to_leave(self) -> None:
        """Go back to the title, after a question."""
        ConfirmScene(
            self.context,
            _("Leave the lesson"),
            _("You can continue it later under Games, or start it again."),
            self.commands.title,
            yes=_("Leave"),
            no=_("Stay"),
        ).open()

    def layout(self) -> None:
        super().layout()
        # the guide takes the usual place of a deed, as far as there is room
        place, px = self.picture.layout, self.context.painter.px
        self.guide.place = slot = Rect(place.slot)
        # and deeds lie above it
        low = self.picture.tray.y if self.picture.tray.height else place.actions.y
        room = low - px(BUBBLE) - slot.y
        if px(DEED) <= room < slot.height:
            shown = Rect(slot.topleft, (slot.width, room))
            self.picture.layout = replace(place, slot=shown)


def seats_of(context: Context) -> tuple[SeatRecord, SeatRecord]:
    """The learner with the name and token of the last game, and a partner with others."""
    own = own_seat(context)
    other = next(n for n in ("Robin", "Grace") if n.casefold() != own.name.casefold())
    token = next(t for t in tokens_of(context) if t != own.token)
    return own, SeatRecord(other, "ai", token, (own.colour + 1) % 8)


def open_lesson(context: Context) -> None:
    """Begin the lesson; ask first if the last one was interrupted."""
    if id := _left(context):
        context.scenes.push(LessonChoice(context, id))
    else:
        begin_lesson(context)


def begin_lesson(context: Context) -> None:
    """Begin a new lesson."""
    context.scenes.reset(LessonTable(context))


class LessonChoice(RowsDialog):
    """Asks whether to resume a lesson; it is kept until another has begun."""

    width = 560.0

    def __init__(self, context: Context, id: str) -> None:
        go_on, anew = partial(context.play_kept, id), partial(begin_lesson, context)
        rows = (
            (mark("Continue your lesson"), "play", pygame.K_c, self.closing(go_on)),
            (mark("Start again"), "refresh", pygame.K_a, self.closing(anew)),
            (mark("Cancel"), "close", pygame.K_ESCAPE, self.close),
        )
        super().__init__(context, _("First game"), rows)


def _left(context: Context) -> str:
    """The id of the last lesson, if it was interrupted and can be resumed."""
    kept = [e for e in context.shelf.entries(PATIENCE) if e.kind == "lesson"]
    last = max(kept, key=lambda entry: (entry.updated, entry.id), default=None)
    if last is None or last.finished or last.problem or not context.shelf.is_free(last.id):
        return ""
    try:
        game = load(context.shelf.path(last.id))
        # something was done in it, and not yet everything
        goes_on = is_lesson(game) and bool(game.log) and not progress_of(game).complete(game.state)
        return last.id if goes_on else ""
    except (SaveError, LogMismatch):
        return ""
