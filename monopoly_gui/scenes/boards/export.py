"""A board written to one file, to be given away; no other is replaced without asking."""

from __future__ import annotations

from pathlib import Path

import pygame

from ... import paths
from ...editions.draft import export_board
from ...language import _, mark
from ...ui.layout.containers import Column
from ...ui.layout.leaves import Text
from ...ui.layout.parts import labelled
from ...ui.widgets import SMALL, Button, Dropdown, TextField
from ..core.context import Context
from ..core.dialog import Dialog, ask

LONGEST_PATH = 400
#: what becomes of the file
ONE_FILE = mark(
    "Everything is in this one file. To use it, open “Custom boards” in “New game” and import it "
    "there."
)
#: of files that are passed on: systems open them with the game
SUFFIX = ".monopoly"


class ExportBoardScene(Dialog):
    """``board`` is its file among one's own; the folder of the other is chosen, or all is typed."""

    width = 900.0

    def __init__(self, context: Context, board: Path) -> None:
        self.board = board
        self.name = f"{board.stem}{SUFFIX}"
        cancel = Button(_("Cancel"), self.close, style="light", key=pygame.K_ESCAPE, name="cancel")
        self.write = Button(_("Save the file"), self._write, style="primary", name="write")
        folders = paths.usual_folders() or [Path.home()]
        self.folder = Dropdown(
            [(str(folder), folder.name or str(folder)) for folder in folders], str(folders[0]),
            self._put_there, name="folder",
        )  # fmt: skip
        self.folder.title = _("Folder")
        self.path = TextField(
            str(folders[0] / self.name), max_length=LONGEST_PATH, name="path",
            on_submit=lambda text: self._write(), tip=_("A folder, or a folder and a file name"),
        )  # fmt: skip
        self.path.title = _("Destination")
        super().__init__(context, _("Export the board"), [cancel, self.write])
        fields = [labelled(str(each.title), each) for each in (self.folder, self.path)]
        self.show_tree(Column([*fields, Text(_(ONE_FILE), size=SMALL)], gap=14), self.write)
        self.form.focus(self.path)

    def _put_there(self, folder: str) -> None:
        self.path.text = str(Path(folder) / self.name)

    @property
    def target(self) -> Path:
        """The file that was asked for; in a folder it is called as the board."""
        path = Path(self.path.text.strip().strip('"')).expanduser()
        if path.is_dir():
            return path / self.name
        return path if path.suffix else path.with_name(f"{path.name}{SUFFIX}")

    def _write(self) -> None:
        if not self.path.text.strip():
            self.context.scenes.toasts.say(_("Enter a destination first."), "bad")
            return
        target = self.target
        if not target.exists():
            self._give(target)
            return
        ask(
            self.context,
            _("Replace “{name}”?").format(name=target.name),
            _("“{name}” already exists and would be replaced.").format(name=target),
            lambda: self._give(target),
            yes=_("Replace"),
            no=_("Keep"),
            danger=True,
        )

    def _give(self, target: Path) -> None:
        if self.context.attempt(lambda: export_board(self.board, target)):
            self.close()
            text = _("Saved as “{name}”.").format(name=target)
            self.context.scenes.toasts.say(text, "good")
