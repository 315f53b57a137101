"""Boards of the player's own: their folder, their list, and their problems."""

from collections.abc import Callable
from pathlib import Path

import pygame

from ... import paths
from ...editions import catalogue, copy_edition, is_built_in, load_edition
from ...editions.draft import BoardDraft, delete, import_board
from ...language import _, mark, translate
from ...ui.layout.containers import Column, Share, Wrap
from ...ui.layout.leaves import Control, Picture
from ...ui.painting.picture_files import fault
from ...ui.widgets import Button, Dropdown, IconButton
from ..core.board_pictures import draw_small
from ..core.context import Context
from ..core.dialog import Dialog, ask_to_delete
from ..core.home_board import in_home_language
from ..rules.page import RulesPage
from ..rules.text import Block, Chapter
from .editor import BoardEditorScene
from .files import BOARDS, SHARED, ExportBoardScene, FindFileScene

TITLE = mark("Custom boards")
EDITS = mark(
    "“Edit” opens the board selected below in the editor. Built-in boards are copied first and "
    "stay unchanged."
)


class OwnBoardsScene(Dialog):
    """Changes the board ``edition``, or a copy of it; ``on_use`` receives one to play on."""

    width = 1100.0

    def __init__(
        self, context: Context, edition: str, on_use: Callable[[str], None] = lambda name: None
    ) -> None:
        self.edition, self.on_use = edition, on_use
        copy = Button(_("Duplicate and edit"), self._copy, icon="plus", name="copy")
        done = Button(_("Done"), self.close, style="primary", key=pygame.K_RETURN, name="done")
        self.change = Button(_("Edit"), self._edit, icon="edit", name="edit", tip=_(EDITS))
        self.give = Button(_("Export"), self._give, icon="save", name="export", tip=_(SHARED))
        self.delete = IconButton(
            "trash", self._ask, key=pygame.K_DELETE, style="light", name="delete", tip=_("Delete")
        )
        self.which = Dropdown(every_board(), edition, self._chosen, name="board")
        self.which.title = _("Board")
        take = Button(_("Import a board"), self._find, icon="plus", style="light", name="take in")
        super().__init__(context, "", [self.change, copy, self.give, done])
        self.page = RulesPage(small=True)
        self.page.title = _("Custom boards")
        self.page.show([Chapter(_(TITLE), blocks())])
        picture = Picture(
            lambda surface, rect: draw_small(self, self.edition, surface, rect),
            1.0,
            height=(140, 430),
        )
        about = Control(self.page, height=(180, 430))
        line = [
            Control(self.which, height=(50, 54), width=(240, 400)),
            Control(self.delete, height=(50, 54), width=(50, 54), grow=0.0),
            Control(take, height=(50, 54), grow=0.0),
        ]
        parts = Wrap([Share(picture, 360, grow=1.0), Share(about, 400, grow=1.4)], gap=24)
        self.show_tree(Column([parts, Wrap(line)], gap=18), done)
        self.form.focus(self.page)
        self._chosen(edition)

    def _copy(self) -> None:
        if file := self.context.obtain(lambda: copy_edition(self.edition)):
            text = _("{name} was created: edit it with any text editor.")
            self.context.scenes.toasts.say(text.format(name=file.name), "good")
            self._chosen(file.stem)
            self._list()

    def _edit(self) -> None:
        """Edit the chosen board, or a copy of one of the game's."""
        draft_of = BoardDraft.copied if is_built_in(self.edition) else BoardDraft.opened
        if draft := self.context.obtain(lambda: draft_of(self.edition)):
            self.context.scenes.replace(BoardEditorScene(self.context, draft, self.on_use))

    def _chosen(self, edition: str) -> None:
        self.edition = edition
        self.invalidate()
        reason = _("You can only do this with your own boards.") if is_built_in(edition) else ""
        self.give.reason = self.delete.reason = reason

    def _give(self) -> None:
        file = paths.user_editions() / f"{self.edition}.json"
        ExportBoardScene(self.context, file).open()

    def _find(self) -> None:
        FindFileScene(self.context, BOARDS, self.import_board).open()

    def _ask(self) -> None:
        """Delete the chosen board, after a question."""
        board = dict(self.which.options).get(self.edition, self.edition)
        ask_to_delete(self.context, board, _("Games that use it keep working."), self._delete)

    def _delete(self) -> None:
        if self.context.attempt(lambda: delete(self.edition)):
            self._chosen(in_home_language())
            self._list()

    def take_file(self, file: Path) -> bool:
        self.import_board(file)
        return True

    def import_board(self, file: Path) -> bool:
        """Copy a valid board file into the folder; whether that worked."""
        name = import_own_board(self.context, file)
        if not name:
            return False
        self._chosen(name)
        self.on_use(name)
        self._list()
        return True

    def _list(self) -> None:
        self.which.options = every_board()
        self.which.value = self.edition
        self.which.dirty = True
        self.page.show([Chapter(_(TITLE), blocks())])
        self.layout()
        self.invalidate()


def import_own_board(context: Context, file: Path) -> str:
    """Copy a foreign board into the folder and say so; its id, "" on failure."""
    if not (name := context.obtain(lambda: import_board(file, fault))):
        return ""
    text = _("{name} was imported. You will find it among the boards of a new game.")
    context.scenes.toasts.say(text.format(name=load_edition(name).title), "good")
    return name


def every_board() -> list[tuple[str, str]]:
    """All boards, unusable ones included."""
    return [(entry.id, entry.title) for entry in catalogue()]


def blocks() -> list[Block]:
    """The texts about the folder and its files."""
    own = [entry for entry in catalogue() if not entry.built_in]
    folder = _(
        "Custom boards are text files in the folder {user_editions}. You can "
        "also edit them there; docs/EDITIONS.md explains every field."
    ).format(user_editions=paths.user_editions())
    found = [Block("text", _(EDITS)), Block("text", folder)]
    if not own:
        found.append(Block("text", _("You have no custom boards yet.")))
    for entry in own:
        name = f"{entry.id}.json" if entry.problem else entry.title
        ready = translate(entry.problem) or _("This board is ready to use.")
        found += [Block("section", name), Block("note" if entry.problem else "item", ready)]
    return found
