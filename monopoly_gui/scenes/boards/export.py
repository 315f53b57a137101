"""A board written to one file, to be given away; no other is replaced without asking."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface

from ...editions import EditionError
from ...editions.draft import give_away
from ...language import _, translate_error
from ...ui.widgets import SMALL, Button, TextField
from ..core.confirm import ConfirmScene
from ..core.dialog import Dialog

if TYPE_CHECKING:
    from ..core.context import Context

LONGEST_PATH = 400


class ExportBoardScene(Dialog):
    """``board`` is its file among one's own; the folder or the name of the other is typed."""

    width = 900.0
    height = 400.0

    def __init__(self, context: Context, board: Path) -> None:
        self.board = board
        cancel = Button(_("Cancel"), self.close, style="light", key=pygame.K_ESCAPE, name="cancel")
        self.write = Button(_("Write the file"), self._write, style="primary", name="write")
        self.path = TextField(
            str(Path.home() / board.name), max_length=LONGEST_PATH, name="path",
            on_submit=lambda text: self._write(), tip=_("A folder, or a folder and a name"),
        )  # fmt: skip
        self.path.title = _("Where it goes")
        super().__init__(context, _("Give the board away"), [cancel, self.write])
        self.form.replace([self.path, cancel, self.write], default=self.write)
        self.form.focus(self.path)

    @property
    def target(self) -> Path:
        """The file that was asked for; in a folder it is called as the board."""
        path = Path(self.path.text.strip().strip('"')).expanduser()
        if path.is_dir():
            return path / self.board.name
        return path if path.suffix else path.with_name(f"{path.name}.json")

    def _write(self) -> None:
        if not self.path.text.strip():
            self.context.scenes.toasts.say(_("Write first where it goes."), "bad")
            return
        target = self.target
        if not target.exists():
            self._give(target)
            return
        self.context.scenes.push(
            ConfirmScene(
                self.context,
                _("Replace the file?"),
                _("{file} is there already.").format(file=target),
                lambda: self._give(target),
                yes=_("Replace it"),
                no=_("Keep it"),
                danger=True,
            )
        )

    def _give(self, target: Path) -> None:
        toasts = self.context.scenes.toasts
        try:
            give_away(self.board, target)
        except EditionError as error:
            toasts.say(translate_error(error), "bad")
            return
        self.close()
        toasts.say(_("The board was written to {file}.").format(file=target), "good")

    def layout(self) -> None:
        super().layout()
        px = self.context.painter.px
        self.path.rect = Rect(self.body.x, self.body.y + px(34), self.body.width, px(54))

    def paint(self, surface: Surface) -> None:
        super().paint(surface)
        painter, field = self.context.painter, self.path.rect
        above = Rect(field.x, field.y - painter.px(34), field.width, painter.px(30))
        painter.text(
            surface, _("Where it goes"), above, size=SMALL, colour="muted", valign="center"
        )
        below = Rect(field.x, field.bottom + painter.px(12), field.width, 0)
        below.height = max(0, self.body.bottom - below.y)
        told = _(
            "Everything is in this one file. Who gets it opens “Boards of your own” in “New game” "
            "and takes it in there."
        )
        painter.text(surface, told, below, size=SMALL, colour="text", wrap=True)
