"""From the menus into a game and back: starting, loading, saving, going on."""

import contextlib
import secrets
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path

import pygame

from ..editions import EditionError
from ..engine.errors import RulesError
from ..engine.presets import rules_from
from ..language import _, format_decimal, plural, translate, translate_error
from ..match.lesson import is_lesson
from ..match.match import Match
from ..match.seal import new_salt
from ..storage import (
    SavedGame,
    SaveError,
    SeatRecord,
    is_interrupted,
    load,
    save,
    warm_up,
    with_mark,
    with_seat_change,
)
from ..storage.autosave import Autosave, announce_once
from ..storage.kept import GameEntry, Shelf
from ..storage.kept.entry import timestamp
from ..storage.kept.legacy_import import import_legacy
from ..storage.kept.limits import MEGABYTE, ShelfLimits, games_to_remove
from ..storage.kept.shelf import PATIENCE
from ..system.fault_report import game_report
from ..ui.painting.painter import Painter
from .core.context import Context, NewGame
from .core.dialog import ConfirmScene
from .core.game_titles import title_of
from .core.home_board import brought_home
from .core.kept_games import draw_picture
from .core.last_game import why_not_continue
from .people.saved_results import keep_results
from .table.table import TableScene


class Keeping:
    """Keeps a match under an id of the shelf, held until ``close``, from the first ``keep`` on."""

    def __init__(self, shelf: Shelf, match: Match, id: str = "") -> None:
        """``id`` is that of the resumed game, which is already held; "" begins a new one."""
        self.shelf = shelf
        self.match = match
        self.id = id or shelf.begin()
        match.started = match.started or timestamp()
        self.autosave = Autosave(shelf.path(self.id), match.saved)
        self.entry: GameEntry | None = None

    def keep(self) -> None:
        """Write all actions to disk; the line of the index follows round by round."""
        match = self.match
        self.autosave.keep(match.log, match.elapsed)
        if self._outdated():
            self._note(playing=True)

    def undone(self) -> None:
        """Note an undo, whether or not that is kept now."""
        self.autosave.undone(len(self.match.log))

    def close(self, painter: Painter, whole: bool = True) -> None:
        """Finish writing; without ``whole`` the game stays as after a failure of the program."""
        self.autosave.close(whole=whole)
        if self.entry is not None:
            if whole:
                with contextlib.suppress(OSError, pygame.error):
                    draw_picture(painter, self.shelf.picture(self.id), self.match.saved())
            self._note(playing=not whole)
        self.shelf.release()

    def _outdated(self) -> bool:
        """Whether the list would show another round, or a finished game as unfinished."""
        entry, state = self.entry, self.match.state
        return entry is None or entry.round != state.round or bool(entry.finished) != state.over

    def _note(self, playing: bool) -> None:
        self.entry = self.shelf.note(self.match.saved(), self.id, playing, self.entry)


class Session:
    """The current game, if any, and its place on the shelf."""

    def __init__(self, context: Context) -> None:
        self.context = context
        self.shelf = context.shelf
        self.match: Match | None = None
        self.keeping: Keeping | None = None
        #: the file of the last opened game
        self.path = Path()
        self.failed = False
        import_legacy(context.saves, self.shelf)
        context.start_game = self.start
        context.load_game = self.load
        context.play_kept = self.play_kept
        context.attend = self.attend
        context.reseat = self.reseat
        context.play_from = self.play_from
        context.leave_game = self.close
        context.warm_up = warm_up
        context.continue_game = self.go_on
        context.continue_reason = partial(why_not_continue, self.shelf)
        context.rescue = self.rescue
        context.story = self.story
        context.players = self.players

    def start(self, new: NewGame) -> None:
        """Begin the game of the set-up screen."""
        seed = secrets.randbits(48) if new.seed is None else new.seed
        automatic = self.context.settings.auto_claim if new.collects is None else new.collects
        claims = [seat.kind == "ai" or automatic for seat in new.seats]
        try:
            rules = rules_from(new.rules)
            match = Match.new(new.edition, rules, new.seats, seed, auto_claim=claims)
        except (EditionError, RulesError) as error:
            self.context.scenes.toasts.say(translate_error(error), "bad")
            return
        match.kind, match.marks, match.salt = new.kind, new.marks, new_salt()
        self._open(match)

    def load(self, path: Path) -> None:
        """Begin a game from a file: a scenario, or a saved game."""
        if (game := self.context.obtain(lambda: load(path))) is None:
            return
        scenario = path.parent in (self.context.scenarios, self.context.own_scenarios)
        marks = with_mark(game.marks, "scenario" if scenario else "foreign")
        kind = "scenario" if scenario else game.kind
        if path.parent == self.context.scenarios:
            game = brought_home(game)
        self.play_from(replace(game, kind=kind, marks=marks, started=""))

    def play_kept(self, id: str) -> None:
        """Resume a game of the shelf, or its backup if it is damaged."""
        self.close()
        if not self.shelf.hold(id):
            self._warn(_("This game is open in another window."))
            return
        path = self.shelf.path(id)
        try:
            game = load(path)
        except SaveError as error:
            if error.backup is None:
                self.shelf.release()
                self._warn(translate_error(error))
                return
            game = load(error.backup)
            self._warn(_("The last game was damaged; this is its previous version."))
        self.play_from(game, id)

    def play_from(self, game: SavedGame, id: str = "") -> None:
        """Put a game on the table, anew or on under its ``id``; a lesson with its guide."""
        if is_lesson(game):
            self.context.scenes.reset(self.context.routes.lesson(game, id))
        else:
            self._open(Match.from_saved(game), id)

    def reseat(self, match: Match, seat: int, record: SeatRecord) -> TableScene | None:
        """Give a seat to another player from now on, at a table rebuilt from the current save."""
        if match is not self.match or self.keeping is None or match.state.over:
            return None
        saved, id = with_seat_change(match.saved(), seat, record), self.keeping.id
        self.close()
        return self._open(Match.from_saved(saved), id) if self.shelf.hold(id) else None

    def go_on(self) -> None:
        """Continue the last game of one's own that no other program is playing."""
        self.close()
        last = self.shelf.last()
        if last is not None:
            self.play_kept(last.id)

    def offer(self) -> None:
        """Say that another program is playing, or ask whether to resume an interrupted game."""
        entries = self.shelf.entries(PATIENCE)
        elsewhere = [e for e in entries if e.playing and not self.shelf.is_free(e.id)]
        last = self.shelf.last(entries)
        if elsewhere:
            self._offer_another_game(elsewhere[0], last)
        elif last is not None and is_interrupted(self.shelf.path(last.id)):
            title = _("Your last game was interrupted")
            text = _("It was saved up to the last action. You can also continue it later.")
            yes, no = _("Continue"), _("Later")
            ConfirmScene(self.context, title, text, self.go_on, yes=yes, no=no).open()

    def _offer_another_game(self, played: GameEntry, last: GameEntry | None) -> None:
        """Offer another game while one is played in another window."""
        text = _(
            "“{game}” is open in another window and continues there. You can play "
            "another game here."
        ).format(game=title_of(played))
        games = self.context.routes.games
        ConfirmScene(
            self.context,
            _("The game is already running"),
            text,
            self.go_on if last else lambda: self.context.scenes.push(games()),
            yes=_("Continue “{game}”").format(game=title_of(last)) if last else _("Games"),
            no=_("Later"),
        ).open()

    def _open(self, match: Match, id: str = "") -> TableScene:
        self.attend(match, id)
        table = TableScene(self.context, match)
        self.context.scenes.reset(table)
        return table

    def attend(self, match: Match, id: str = "") -> None:
        """Keep a game from now on, under its id or as a new one."""
        self.close()
        self.match = match
        self.keeping = keeping = Keeping(self.shelf, match, id)
        self.path = self.shelf.path(keeping.id)
        warn = announce_once(keeping.autosave, lambda text: self._report_trouble(keeping, text))

        def undone() -> None:
            keeping.undone()
            self._keep(warn)

        match.on_step.append(lambda step: self._keep(warn))
        match.on_undo.append(undone)
        self._keep(warn)

    def _keep(self, warn: Callable[[], None]) -> None:
        """Save the current position, where the player wants that."""
        if self.keeping is not None and self.context.settings.autosave:
            self.keeping.keep()
            warn()

    def _report_trouble(self, keeping: Keeping, text: str) -> None:
        """Say that the game could not be kept, and on a full disk name files to remove."""
        self._warn(text)
        if not keeping.autosave.full:
            return
        count, size = self.shelf.removable()
        if count:
            sentence = plural(
                "Under Games you could delete one finished game, which frees {number} MB.",
                "Under Games you could delete {count} finished games, which frees {number} MB.",
                count,
            ).format(count=count, number=format_decimal(size / MEGABYTE, 1))
        else:
            sentence = _("There is no finished game to remove: free some disk space.")
        # a note waits for the warning
        self.context.scenes.toasts.say(sentence)

    def _warn(self, text: str) -> None:
        self.context.scenes.toasts.say(translate(text), "bad")

    def rescue(self) -> bool:
        """Save the game after an error: whether there was one; SaveError if that fails."""
        if self.match is None or self.keeping is None:
            return False
        self.failed = True
        if self.context.settings.autosave:
            self.keeping.keep()
            if not self.keeping.autosave.trouble:
                return True
        save(self.shelf.path(self.keeping.id), self.match.saved())
        return True

    def story(self) -> list[str]:
        """The current game, or the last one, for a report: no names."""
        if self.match is not None:
            return game_report(self.match)
        newest = max(self.shelf.entries(PATIENCE), key=lambda e: e.updated, default=None)
        if newest is None:
            return []
        match = Match.from_saved(load(self.shelf.path(newest.id)), threaded=False)
        try:
            return game_report(match)
        finally:
            match.close()

    def players(self) -> list[str]:
        """The names at the table."""
        return [seat.name for seat in self.match.seats] if self.match is not None else []

    def close(self) -> None:
        """Finish writing, let the opponents go, and keep to the limits."""
        keeping, self.keeping = self.keeping, None
        if keeping is not None:
            if self.context.settings.autosave and not self.failed:
                # keeping may have been chosen after the last action
                keeping.keep()
            keeping.close(self.context.painter, whole=not self.failed)
        self.failed = False
        if self.match is not None:
            self.match.close()
            self.match = None
        if keeping is not None:
            self.keep_to_limits()

    def keep_to_limits(self) -> None:
        """Delete the oldest finished games beyond the limits; their results stay."""
        settings = self.context.settings
        limits = ShelfLimits(settings.keep_games, settings.keep_megabytes)
        going = games_to_remove(self.shelf.entries(PATIENCE), limits)
        for entry in going:
            if entry.finished:
                keep_results(self.shelf, entry)
        self.shelf.delete(entry.id for entry in going)

    def end(self) -> None:
        """Close for good."""
        self.close()
        self.shelf.empty_bin()
