"""A dialog that asks for a name."""

from collections.abc import Callable, Sequence

from ...language import _
from ...storage.file_names import clean_name
from ...ui.layout.containers import Column, Grid
from ...ui.layout.leaves import Control
from ...ui.widgets import SMALL, Button, Label, TextField
from .context import Context
from .dialog import ConfirmScene, Dialog


class NameDialog(Dialog):
    """One field, and buttons for the first four ``known`` names; ``on_name`` is the effect."""

    width = 720.0
    #: the height of the note, 0 for none
    note_height = 60
    #: gets the valid name; the dialog has closed
    on_name: Callable[[str], object]

    def __init__(
        self, context: Context, title: str, go: Button, placeholder: str, longest: int,
        suggestion: str = "", known: Sequence[Button] = (),
    ) -> None:  # fmt: skip
        self.go = go
        cancel = Button(_("Cancel"), self.close, style="light", name="cancel")
        super().__init__(context, title, [cancel, go])
        self.field = TextField(
            suggestion[:longest],
            placeholder=placeholder,
            max_length=longest,
            on_change=lambda text: self.check(),
            name="name",
        )
        self.field.anchor = 0
        self._note = Label("", size=SMALL, wrap=True, valign="top", name="note")
        chips = [Control(button, height=52) for button in known[:4]]
        parts = [
            Control(self.field, height=58),
            Grid(chips, columns=(1, 4)) if chips else None,
            Control(self._note, height=self.note_height, grow=0.0) if self.note_height else None,
        ]
        self.show_tree(Column(parts, gap=10), go)
        self.form.focus(self.field)
        self.check()

    def trouble(self) -> str:
        """The reason why the name is invalid, "" if it is valid."""
        return "" if self.name else _("Type a name first.")

    @property
    def replaces(self) -> bool:
        """Whether there is something of this name, which is replaced after a question."""
        return False

    def note(self) -> tuple[str, str]:
        """The note below the field, and its colour."""
        if self.replaces:
            return _("“{name}” already exists and would be replaced.").format(name=self.name), "bad"
        return "", "muted"

    def submit(self) -> None:
        """Accept the name; the player is asked before it replaces something."""
        take = self.closing(lambda: self.on_name(self.name))
        title = _("Replace “{name}”?").format(name=self.name)
        yes, no = _("Replace"), _("Back")
        ConfirmScene(self.context, title, self.note()[0], take, yes=yes, no=no).ask(self.replaces)

    @property
    def name(self) -> str:
        return clean_name(self.field.text)

    def check(self) -> None:
        """Check the name again."""
        self.go.reason = self.trouble()
        self._note.text, self._note.colour = self.note()
