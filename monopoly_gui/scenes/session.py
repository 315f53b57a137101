"""From the menus into a game and back: starting, loading, saving, going on."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from pathlib import Path

from ..editions import EditionError
from ..engine.errors import RulesError
from ..engine.presets import rules_from
from ..language import _, mark, translate, translate_error
from ..match.match import Match
from ..storage import SavedGame, SaveError, Slots, interrupted, load, problem, save
from ..storage.autosave import Autosave, told_once
from ..system.fault_report import story
from .core.confirm import ConfirmScene
from .core.context import Context, NewGame
from .table.table import TableScene

SEED_BITS = 48
AUTOSAVE_NAME = mark("Last game")


class Session:
    """The game that is being played, if there is one, and the way to its files."""

    def __init__(self, context: Context) -> None:
        self.context = context
        self.match: Match | None = None
        self.autosave: Autosave | None = None
        self.slots = Slots(context.saves)
        self.failed = False
        context.start_game = self.start
        context.load_game = self.load
        context.play_from = self.play_from
        context.continue_game = self.go_on
        context.continue_reason = self.why_not_continue
        context.rescue = self.rescue
        context.story = self.story
        context.players = self.players

    @property
    def autosave_path(self) -> Path:
        return self.slots.path

    # -- into a game ----------------------------------------------------------------
    def start(self, new: NewGame) -> None:
        """Begin what was decided on the set-up screen."""
        seed = secrets.randbits(SEED_BITS) if new.seed is None else new.seed
        automatic = self.context.settings.auto_claim if new.collects is None else new.collects
        claims = [seat.kind == "ai" or automatic for seat in new.seats]
        try:
            rules = rules_from(new.rules)
            match = Match.new(new.edition, rules, new.seats, seed, auto_claim=claims)
        except (EditionError, RulesError) as error:
            self.context.scenes.toasts.say(translate_error(error), "bad")
            return
        self._open(match)

    def load(self, path: Path) -> None:
        """Go on with a saved game, or open a scenario."""
        self.close()
        try:
            game = load(path)
        except SaveError as error:
            self._warn(translate_error(error))
            return
        self._open(Match.from_saved(game))

    def play_from(self, saved: SavedGame) -> None:
        """Go on with a game that is not in a file, such as a moment of another one."""
        self._open(Match.from_saved(saved))

    def go_on(self) -> None:
        """Continue the last game, or the version before it where the last one is damaged."""
        self.close()
        path = self.slots.newest()
        self.slots.hold(path)
        try:
            game = load(path)
        except SaveError as error:
            if error.backup is None:
                self._warn(translate_error(error))
                return
            game = load(error.backup)
            self._warn(_("The last game was damaged; this is the version before it."))
        self._open(Match.from_saved(game))

    def why_not_continue(self) -> str:
        """Why there is no game to go on with, "" if there is."""
        path = self.slots.newest()
        if not path.is_file():
            return _("No game has been played yet.")
        if wrong := problem(path):
            try:
                load(path)
            except SaveError as error:
                if error.backup is None:
                    return _("The last game is damaged: {problem}.").format(problem=wrong)
        return ""

    def offer(self) -> None:
        """Ask whether to go on with a game that ended with the program, if there is one."""
        if interrupted(self.slots.newest()):
            self.context.scenes.push(
                ConfirmScene(
                    self.context,
                    _("Your last game was interrupted"),
                    _("It was kept up to the last action. You can also continue it later."),
                    self.go_on,
                    yes=_("Continue"),
                    no=_("Later"),
                )
            )

    def _open(self, match: Match) -> None:
        self.close()
        self.match = match
        self.slots.hold()
        if self.slots.number > 1:
            running = _("The game is running twice: this one is kept as “{name}”.")
            self.context.scenes.toasts.say(running.format(name=self._name()))
        self.autosave = autosave = Autosave(self.autosave_path, self.snapshot)
        warn = told_once(self.autosave, self._warn)

        def undone() -> None:
            autosave.undone(len(match.log))
            self._keep(warn)

        match.on_step.append(lambda step: self._keep(warn))
        match.on_undo.append(undone)
        self._keep(warn)
        self.context.scenes.reset(TableScene(self.context, match))

    def _keep(self, warn: Callable[[], None]) -> None:
        """Keep the position as it is, where the player wants that."""
        if self.autosave is None or self.match is None:
            return
        if self.context.settings.autosave:
            self.autosave.keep(self.match.log, self.match.elapsed)
            warn()

    def _warn(self, text: str) -> None:
        self.context.scenes.toasts.say(translate(text), "bad")

    def _name(self) -> str:
        name = _(AUTOSAVE_NAME)
        return name if self.slots.number < 2 else f"{name} {self.slots.number}"

    # -- out of it --------------------------------------------------------------------
    def snapshot(self) -> SavedGame:
        assert self.match is not None
        return self.match.saved(self._name())

    def rescue(self) -> bool:
        """Save what there is after a failure: whether there was a game; SaveError if it cannot."""
        if self.match is None:
            return False
        self.failed = True
        if self.autosave is not None and self.context.settings.autosave:
            self.autosave.keep(self.match.log, self.match.elapsed)
            if not self.autosave.trouble:
                return True
        save(self.autosave_path, self.snapshot())
        return True

    def story(self) -> list[str]:
        """What was played, for a report: no names, only seats, rules and the last actions."""
        return story(self.match) if self.match is not None else []

    def players(self) -> list[str]:
        """The names at the table."""
        return [seat.name for seat in self.match.seats] if self.match is not None else []

    def close(self) -> None:
        """Finish writing, and let the opponents go."""
        if self.autosave is not None:
            if self.match is not None and self.context.settings.autosave and not self.failed:
                # keeping may have been chosen after the last action
                self.autosave.keep(self.match.log, self.match.elapsed)
            self.autosave.close(whole=not self.failed)
            self.autosave = None
        self.failed = False
        if self.match is not None:
            self.match.close()
            self.match = None

    def end(self) -> None:
        """Close for good, so that another program may have the place of the last game."""
        self.close()
        self.slots.release()
