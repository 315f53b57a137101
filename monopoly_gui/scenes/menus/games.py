"""All games played here: continue one, watch it, name it, keep it or delete it."""

import contextlib
from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, datetime
from functools import partial

import pygame
from pygame import Rect, Surface

from ...editions import catalogue
from ...editions.pictures import PictureError
from ...language import _, mark, plural
from ...storage import ListedSave
from ...storage.kept import GameEntry
from ...storage.kept.shelf import A_MOMENT, PATIENCE
from ...ui.painting.picture_files import load
from ...ui.text.log_words import have_won
from ...ui.widgets import SMALL, ListRow
from ..core.context import Context
from ..core.game_titles import kind_of, title_of
from ..core.kept_games import draw_picture, draw_torn, looks_of
from .load import DAMAGED, NOTHING_PLAYED
from .saved_list import RenameScene, SavedListPage, SaveScene, line_button, write_game

ELSEWHERE = mark("This game is open in another window.")


class GamesScene(SavedListPage):
    """The unfinished games first, from the index alone: only the chosen one is opened."""

    empty = mark(
        (
            "No game has been played yet.",
            "Every game is saved here automatically from its first roll.",
        )
    )
    open_label = mark("Continue")
    most = 190.0

    def __init__(self, context: Context) -> None:
        self.shelf = context.shelf
        self.entries: dict[str, GameEntry] = {}
        self._boards: dict[str, str] = {}
        self._pictures: dict[str, Surface | None] = {}
        self._removed = ""
        #: whether it was announced that games are still being read
        self._failure_shown = False

        to, small = context.routes, partial(line_button, size=SMALL)
        watch, charts = partial(self.lead_to, to.watch), partial(self.lead_to, to.charts)
        self.replay = small(mark("Watch"), watch, "rewind", pygame.K_w, "replay")
        self.charts = small(mark("Charts"), charts, "chart", pygame.K_c, "charts")
        self.export = small(mark("Export"), self._export, "save", pygame.K_e, "export")
        self.rename = small(mark("Rename"), self._rename, "edit", pygame.K_F2, "rename")
        self.pin = small(mark("Pin"), self._pin, "star", pygame.K_p, "pin")
        self.pin.tip = _("A pinned game is never deleted.")
        self.delete = small(mark("Remove"), self._remove, "trash", pygame.K_DELETE, "delete")
        self.back_again = small(mark("Restore"), self._restore, "undo", pygame.K_u, "restore")
        files = context.routes.load
        self.file = small(
            mark("Import"), lambda: context.scenes.push(files()), "load", pygame.K_f, "file"
        )
        self.others = (
            self.replay, self.charts, self.export, self.rename, self.pin, self.delete
        )  # fmt: skip
        super().__init__(context, _("Games"), self.shelf.folder)
        self.list.foot = 38
        self.at_title = (self.file, self.back_again)

    # the list ------------------------------------------------------------------------

    def read(self) -> list[ListedSave]:
        self._boards = {entry.id: entry.title for entry in catalogue()}
        self._pictures.clear()
        entries = self.shelf.entries(PATIENCE)
        if self.shelf.unread and not self._failure_shown:
            self._failure_shown = True
            text = _("Some games are still loading; they will appear in a moment.")
            self.context.scenes.toasts.say(text)
        self.entries = {entry.id: entry for entry in entries}
        # nobody looks for damaged games
        return sorted(map(self._line, entries), key=lambda line: bool(line.problem))

    def _line(self, entry: GameEntry) -> ListedSave:
        try:
            moment = datetime.fromisoformat(entry.updated)
        except ValueError:
            moment = datetime.fromtimestamp(0, UTC)
        players = tuple(seat.name for seat in entry.seats)
        path = self.shelf.path(entry.id)
        # nothing else is known of a game that could never be read
        name = _("Damaged game") if entry.name == entry.id else title_of(entry)
        return ListedSave(path, name, moment, players, entry.round, entry.problem)

    def entry(self, line: ListedSave) -> GameEntry:
        """The index entry of the game on a line."""
        return self.entries[line.path.stem]

    def summary(self, line: ListedSave) -> str:
        """The board, the round or the winner, and the kind of game."""
        entry = self.entry(line)
        if entry.winners and entry.seats:
            how = have_won([entry.seats[at].name for at in entry.winners if at < len(entry.seats)])
        else:
            how = _("Round {round}").format(round=entry.round)
        named = title_of(entry) == kind_of(entry)
        parts = [how, self._boards.get(entry.board, entry.board), "" if named else kind_of(entry)]
        if entry.name or named:
            parts.append(", ".join(line.players))
        return " · ".join(part for part in parts if part)

    def about(self, line: ListedSave) -> str:
        """The game's rules, and remarks on it."""
        entry = self.entry(line)
        rounds = plural("one round", "{count} rounds", entry.round).format(count=entry.round)
        rules = _(entry.rules) if entry.rules else kind_of(entry) or _("Your own rules")
        return _("{rules}, {rounds}").format(rules=rules, rounds=rounds)

    def _selected(self) -> None:
        super()._selected()
        line = self.chosen
        self.back_again.visible = bool(self._removed)
        if line is None:
            return
        entry = self.entry(line)
        game = self.opened(line).game
        free = self.shelf.is_free(entry.id)
        if not self.opened(line).backup:
            self.go.label = _("Show the end") if entry.finished else _(self.open_label)
        if not free:
            self.go.reason = _(ELSEWHERE)
        for button in (self.replay, self.charts):
            button.reason = "" if game and game.log else _(NOTHING_PLAYED if game else DAMAGED)
        self.export.reason = "" if game else _(DAMAGED)
        open_here = _("This game is already open.") if entry.id == self.shelf.held else ""
        self.delete.reason = open_here if free else _(ELSEWHERE)
        self.pin.label = _("Unpin") if entry.pinned else _("Pin")

    def go_on(self) -> None:
        line = self.chosen
        if line and not self.go.reason:
            self.context.play_kept(line.path.stem)

    # button commands --------------------------------------------------------------------

    def _export(self) -> None:
        context, line = self.context, self.chosen
        if line and (game := self.opened(line).game):
            write = partial(write_game, context, context.saves, lambda name: game)
            SaveScene(context, line.name, write).open()

    def _rename(self) -> None:
        if line := self.chosen:
            rename = partial(self.shelf.rename, line.path.stem)
            RenameScene(
                self.context, line.name, lambda name: self._try(partial(rename, name))
            ).open()

    def _pin(self) -> None:
        if line := self.chosen:
            entry = self.entry(line)
            if self._try(lambda: self.shelf.pin(entry.id, not entry.pinned)):
                self.context.announce(_("Unpinned.") if entry.pinned else _("Pinned."), "answer")

    def _remove(self) -> None:
        """Remove the game without a question, as it can be restored."""
        line = self.chosen
        if line and self._try(lambda: self.shelf.remove(line.path.stem)):
            self._removed = line.path.stem
            text = _("“{name}” was removed. “Restore” brings it back.").format(name=line.name)
            self.context.scenes.toasts.say(text, "good")
            self.refresh()

    def _restore(self) -> None:
        back, self._removed = self._removed, ""
        if back and self._try(lambda: self.shelf.restore(back)):
            ids = [line.path.stem for line in self.lines]
            self.list.select(ids.index(back) if back in ids else 0)

    def _try(self, do: Callable[[], None]) -> bool:
        """Do it and list the games again; False and a toast on failure."""
        done = self.context.attempt(do)
        if done:
            self.refresh()
        return done

    # the screen ---------------------------------------------------------------------------

    @property
    def unread(self) -> int:
        return self.shelf.unread

    def read_on(self) -> None:
        self.shelf.read_on(A_MOMENT)

    def _draw_missing(self, line: ListedSave) -> bool:
        """Draw the picture of a game that has none, in one step."""
        game = self.opened(line).game
        with contextlib.suppress(OSError, pygame.error):
            if game is not None:
                draw_picture(self.context.painter, self.shelf.picture(line.path.stem), game)
                self._pictures.pop(line.path.stem, None)
                self.list.dirty = True
        return False

    def pictured(self, row: ListRow, line: ListedSave) -> ListRow:
        """The position, with a star where the game is pinned, and the players' tokens."""
        painter, entry = self.context.painter, self.entry(line)
        inks, tokens = looks_of(painter, entry.seats)

        def draw_seats(surface: Surface, place: Rect) -> None:
            spot = Rect(place.topleft, (place.height, place.height))
            for ink, token in zip(inks, tokens, strict=True):
                if token:
                    painter.token(surface, token, spot, ink)
                spot = spot.move(round(1.2 * spot.width), 0)

        def draw(surface: Surface, place: Rect) -> None:
            side = place.width
            if (picture := self._picture(line)) is not None:
                key = ("kept", entry.id, entry.updated, side)
                small = painter.cached(
                    key, lambda: pygame.transform.smoothscale(picture, (side, side))
                )
                painter.stamp(surface, small, place.topleft)
            elif row.warning:
                draw_torn(painter, surface, place)
            if entry.pinned:
                star = Rect(0, 0, round(0.3 * side), round(0.3 * side))
                star.bottomright = place.bottomright
                painter.box(surface, star, "table", radius=99)
                painter.icon(surface, "star", star, "accent")

        return replace(row, picture=draw, foot=draw_seats)

    def _picture(self, line: ListedSave) -> Surface | None:
        """The picture of a game, read when it first comes into view; None without one."""
        entry = self.entry(line)
        if entry.id not in self._pictures:
            self._pictures[entry.id] = None
            with contextlib.suppress(PictureError):
                self._pictures[entry.id] = load(self.shelf.picture(entry.id)).convert_alpha()
        picture = self._pictures[entry.id]
        if picture is None and not entry.problem:
            self.unfinished.add(entry.id, partial(self._draw_missing, line))
        return picture
