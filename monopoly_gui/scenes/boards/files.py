"""Files of boards and pictures: chosen from a list or by their path, and written to give away."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pygame

from ... import paths
from ...editions import title_in
from ...editions.draft import export_board
from ...editions.library import MAX_BYTES
from ...editions.pictures import MOST_READ
from ...files.found_files import NamedFile, find_files
from ...language import _, mark
from ...storage.file_names import SUFFIX
from ...ui.layout.containers import Column
from ...ui.layout.leaves import Text
from ...ui.layout.parts import Rows, labelled
from ...ui.widgets import SMALL, Button, Dropdown, ListRow, RowList, TextField
from ..core.context import Context
from ..core.dialog import ConfirmScene, Dialog

#: the fate of the file
ONE_FILE = mark(
    "Everything is in this one file. To use it, open “Custom boards” in “New game” and import it "
    "there."
)
SHARED = mark("One file with all languages and pictures, to share.")


class ExportBoardScene(Dialog):
    """``board`` is one of one's own files; the target folder is chosen, or the path typed."""

    width = 900.0

    def __init__(self, context: Context, board: Path) -> None:
        self.board = board
        self.name = f"{board.stem}{SUFFIX}"
        cancel = Button(_("Cancel"), self.close, key=pygame.K_ESCAPE, name="cancel")
        self.write = Button(_("Save the file"), self._write, style="primary", name="write")
        folders = paths.usual_folders() or [Path.home()]
        self.folder = Dropdown(
            [(str(folder), folder.name or str(folder)) for folder in folders], str(folders[0]),
            self._put_there, name="folder",
        )  # fmt: skip
        self.path = TextField(
            str(folders[0] / self.name), max_length=400, name="path",
            on_submit=lambda text: self._write(), tip=_("A folder, or a folder and a file name"),
        )  # fmt: skip
        super().__init__(context, _("Export the board"), [cancel, self.write])
        fields = [labelled(_("Folder"), self.folder), labelled(_("Destination"), self.path)]
        self.show_tree(Column([*fields, Text(_(ONE_FILE), size=SMALL)], gap=14), self.write)
        self.form.focus(self.path)

    def _put_there(self, folder: str) -> None:
        self.path.text = str(Path(folder) / self.name)

    @property
    def target(self) -> Path:
        """The target file; in a folder it is named after the board."""
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
        ConfirmScene(
            self.context,
            _("Replace “{name}”?").format(name=target.name),
            _("“{name}” already exists and would be replaced.").format(name=target),
            lambda: self._give(target),
            yes=_("Replace"),
            no=_("Keep"),
            danger=True,
        ).open()

    def _give(self, target: Path) -> None:
        if self.context.attempt(lambda: export_board(self.board, target)):
            self.close()
            text = _("Saved as “{name}”.").format(name=target)
            self.context.scenes.toasts.say(text, "good")


#: the files in the list
FOLDERS = mark(
    "From your Downloads, Documents, Desktop and Pictures folders, newest first. You can also drop "
    "a file on the window."
)


@dataclass(frozen=True, slots=True)
class FileKind:
    """A sort of files: the dialog's title, the suffixes, and the label."""

    title: str
    endings: tuple[str, ...]
    most: int
    name_of: Callable[[Path], str]


BOARDS = FileKind(mark("Import a board"), (SUFFIX, ".json"), MAX_BYTES, title_in)
PICTURES = FileKind(
    mark("Choose a picture"), (".png", ".jpg", ".jpeg"), MOST_READ, lambda path: path.name
)


class FindFileScene(Dialog):
    """``on_file`` receives the chosen file, and returns whether it could be used."""

    width = 1000.0

    def __init__(self, context: Context, sort: FileKind, on_file: Callable[[Path], bool]) -> None:
        self.sort, self.on_file = sort, on_file
        self.found = find_files(paths.usual_folders(), sort.endings, sort.most, sort.name_of)
        self.list = RowList(
            self._row, lines=1, on_select=self._chosen, on_activate=lambda index: self._take(),
            name="files",
        )  # fmt: skip
        self.list.title = _("Files found")
        self.path = TextField(
            placeholder=_("File path"), max_length=400, name="path",
            on_submit=lambda text: self._take(), tip=_("File path"),
        )  # fmt: skip
        cancel = Button(_("Cancel"), self.close, key=pygame.K_ESCAPE, name="cancel")
        self.take = Button(_("Import"), self._take, icon="plus", style="primary", name="take in")
        super().__init__(context, _(sort.title), [cancel, self.take])
        self.list.count = len(self.found)
        nothing = _("No files found in the usual folders.")
        none = Text(nothing, colour="muted", align="center", height=200)
        files = Rows(self.list, seen=(2, max(2, min(6, len(self.found))))) if self.found else none
        parts = [Text(_(FOLDERS), size=SMALL), files, labelled(_("File path"), self.path)]
        self.show_tree(Column(parts), self.take)
        if self.found:
            self.list.selected = 0
            self._chosen(0)
        self.form.focus(self.list if self.found else self.path)

    def _chosen(self, index: int) -> None:
        self.path.text = str(self.found[index].path)

    def _take(self) -> None:
        written = self.path.text.strip().strip('"')
        if not written:
            text = _("Choose a file first, or enter its path.")
            self.context.scenes.toasts.say(text, "bad")
        elif self.on_file(Path(written).expanduser()):
            self.close()

    def take_file(self, file: Path) -> bool:
        self.path.text = str(file)
        self._take()
        return True

    def _row(self, index: int) -> ListRow:
        file = self.found[index]
        return ListRow(file.name, place_text(file))


def place_text(file: NamedFile) -> str:
    """The folder of a file, with its name if that differs; the whole path is below."""
    folder = file.path.parent.name or str(file.path.parent)
    return folder if file.name == file.path.name else f"{folder} – {file.path.name}"
