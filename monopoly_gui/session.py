"""From the menus into a game and back: starting, loading, saving, going on."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from pathlib import Path

from .autosave import Autosave, told_once
from .editions import EditionError
from .engine.errors import RulesError
from .engine.presets import rules_from
from .match.match import Match
from .scenes.context import Context, NewGame
from .scenes.table import TableScene
from .storage import AUTOSAVE, SavedGame, SaveError, listing, load, save

SEED_BITS = 48
AUTOSAVE_NAME = "Last game"


class Session:
    """The game that is being played, if there is one, and the way to its files."""

    def __init__(self, context: Context) -> None:
        self.context = context
        self.match: Match | None = None
        self.autosave: Autosave | None = None
        context.start_game = self.start
        context.load_game = self.load
        context.play_from = self.play_from
        context.continue_game = self.go_on
        context.continue_reason = self.why_not_continue
        context.rescue = self.rescue

    @property
    def autosave_path(self) -> Path:
        return self.context.saves / f"{AUTOSAVE}.json"

    # -- into a game ----------------------------------------------------------------
    def start(self, new: NewGame) -> None:
        """Begin what was decided on the set-up screen."""
        seed = secrets.randbits(SEED_BITS) if new.seed is None else new.seed
        automatic = self.context.settings.auto_claim
        claims = [seat.kind == "ai" or automatic for seat in new.seats]
        try:
            rules = rules_from(new.rules)
            match = Match.new(new.edition, rules, new.seats, seed, auto_claim=claims)
        except (EditionError, RulesError) as error:
            self.context.scenes.toasts.say(str(error), "bad")
            return
        self._open(match)

    def load(self, path: Path) -> None:
        """Go on with a saved game, or open a scenario."""
        self.close()
        try:
            game = load(path)
        except SaveError as error:
            self.context.scenes.toasts.say(str(error), "bad")
            return
        self._open(Match.from_saved(game))

    def play_from(self, saved: SavedGame) -> None:
        """Go on with a game that is not in a file, such as a moment of another one."""
        self._open(Match.from_saved(saved))

    def go_on(self) -> None:
        """Continue the last game."""
        self.load(self.autosave_path)

    def why_not_continue(self) -> str:
        """Why there is no game to go on with, "" if there is."""
        if not self.autosave_path.is_file():
            return "No game has been played yet."
        for line in listing(self.context.saves):
            if line.path == self.autosave_path and line.problem:
                return f"The last game is damaged: {line.problem}."
        return ""

    def _open(self, match: Match) -> None:
        self.close()
        self.match = match
        self.autosave = Autosave(self.autosave_path)
        warn = told_once(self.autosave, self._warn)
        match.on_step.append(lambda step: self._keep(warn))
        match.on_undo.append(lambda: self._keep(warn))
        self._keep(warn)
        self.context.scenes.reset(TableScene(self.context, match))

    def _keep(self, warn: Callable[[], None]) -> None:
        """Keep the position as it is, where the player wants that."""
        if self.autosave is not None and self.context.settings.autosave:
            self.autosave.keep(self.snapshot())
            warn()

    def _warn(self, text: str) -> None:
        self.context.scenes.toasts.say(text, "bad")

    # -- out of it --------------------------------------------------------------------
    def snapshot(self) -> SavedGame:
        assert self.match is not None
        return self.match.saved(AUTOSAVE_NAME)

    def rescue(self) -> None:
        """Save what there is after a failure; SaveError if that is impossible."""
        if self.match is not None:
            save(self.autosave_path, self.snapshot())

    def close(self) -> None:
        """Finish writing, and let the opponents go."""
        if self.autosave is not None:
            self.autosave.close()
            self.autosave = None
        if self.match is not None:
            self.match.close()
            self.match = None
