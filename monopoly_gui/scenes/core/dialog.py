"""The basis of all dialogs: a card in the middle, a title, and a row of buttons."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import islice
from math import ceil

import pygame
from pygame import Rect, Surface

from ...language import _
from ...ui.layout.containers import Column
from ...ui.layout.leaves import Control, Text
from ...ui.layout.node import Node
from ...ui.painting import layout
from ...ui.painting.theme_overrides import Ground
from ...ui.text.log_words import plain
from ...ui.widgets import BODY, LARGE, Button
from ...ui.widgets.button import ButtonStyle
from .context import Context
from .scene import Scene
from .tree_scene import place_tree

PAD = 40
BUTTON_HEIGHT = 60
BUTTON_WIDTH = 190
#: between two buttons
BETWEEN = 16
#: its margin in a window that it nearly fills
AROUND = 20
#: design units across in which a dialog can be laid out: an upright window of 800x1280, or half
#: of a wide one, where all is twice as large
NARROWEST = 533.0


class Dialog(Scene):
    """A card ``width`` design units wide above the scenes below.

    Subclasses show a tree inside ``body``, between the title and the buttons.
    """

    is_overlay = True
    #: its material: glass for controls, paper for reading
    ground: Ground = "glass"
    min_width = NARROWEST
    width = 760.0
    height = 420.0
    tree: Node

    def __init__(self, context: Context, title: str, buttons: Sequence[Button] = ()) -> None:
        super().__init__(context)
        self.title = title
        self.buttons = list(buttons)
        for button in self.buttons:
            button.style = "light" if button.style == "ghost" else button.style
            button.style_disabled = "faded"
        self.tree = Column([])
        self.box = Rect(0, 0, 0, 0)
        self.body = Rect(0, 0, 0, 0)
        self.form.on_cancel = self.close
        self.form.replace(self.buttons)

    @property
    def min_size(self) -> tuple[float, float]:
        """Itself, and a margin around it."""
        width = self.width + 2 * AROUND
        return self.available_width(width), self.height + self._more_rows + 2 * AROUND

    @property
    def inside(self) -> float:
        """The design units across inside it, at the current width."""
        return self.available_width(self.width + 2 * AROUND) - 2 * AROUND - 2 * PAD

    @property
    def _more_rows(self) -> int:
        """The extra height of buttons that need more than one row, in design units."""
        rows = self._button_rows(self.context.painter.px(self.inside))
        return (len(rows) - 1) * (BUTTON_HEIGHT + BETWEEN)

    def show_tree(self, tree: Node, default: Button | None = None) -> None:
        """Show a tree above the buttons; Enter uses the ``default`` one."""
        self.tree = tree
        self.form.replace([*tree.widgets(), *self.buttons], default)

    def has_sticky_footer(self) -> bool:
        return self._hold_foot_of(self.box)

    def on_demand_text(self) -> Sequence[str]:
        """The texts read on demand only, not when it opens."""
        return ()

    def more_hint(self) -> str:
        """The hint how to hear what was left out, "" where that is obvious."""
        return ""

    def opening_text(self) -> list[str]:
        left_out = {plain(text) for text in self.on_demand_text()}
        texts = [text for text in self.full_text() if text not in left_out]
        return [*texts, self.more_hint()]

    def by_tab(self, buttons: Sequence[str]) -> str:
        if not buttons:
            return ""
        return _("Also with Tab: {buttons}").format(buttons=", ".join(buttons))

    @property
    def there(self) -> bool:
        """Whether it is open and its question still stands."""
        return True

    def measure(self) -> None:
        """Set ``height`` for the current width."""
        painter = self.context.painter
        height = self.tree.heights(painter, painter.px(self.inside)).preferred
        around = 2 * (PAD - 6) + (LARGE * 1.4 + 14 if self.title else 0)
        foot = BUTTON_HEIGHT + 24 if self.buttons else 0
        self.height = ceil(height / painter.scale) + around + foot

    def update_viewport(self) -> None:
        if self.there:
            self.measure()
        super().update_viewport()

    def open(self) -> None:
        """Put the dialog on top."""
        self.context.scenes.push(self)

    def close(self) -> None:
        """Take the dialog away."""
        self.context.scenes.pop(self)

    def layout(self) -> None:
        self.update_viewport()
        px = self.context.painter.px
        self.box = layout.centre(self.bounds, px(self.width), px(self.height + self._more_rows))
        covered = self.box.colliderect(self.help_spot())
        self.help_button.style = "light" if covered else "ghost"
        inside = layout.inset(self.box, px(PAD), px(PAD - 6))
        _, rest = layout.split(inside, "top", px(LARGE * 1.4) if self.title else 0, px(14))
        rows = self._button_rows(rest.width)
        height = len(rows) * px(BUTTON_HEIGHT) + (len(rows) - 1) * px(BETWEEN)
        foot, self.body = layout.split(rest, "bottom", height, px(24))
        if not self.buttons:
            self.body = rest
        for row in reversed(rows):
            right = foot.right
            for button in reversed(row):
                width = self._wide(button)
                button.rect = Rect(right - width, 0, width, px(BUTTON_HEIGHT))
                button.rect.bottom = foot.bottom
                right -= width + px(BETWEEN)
            foot.height -= px(BUTTON_HEIGHT + BETWEEN)
        self.arrange()

    def arrange(self) -> None:
        """Place the contents."""
        place_tree(self.context.painter, self.tree, self.body, self.bounds)

    def _wide(self, button: Button) -> int:
        return max(self.context.painter.px(BUTTON_WIDTH), button.width(self.context.painter))

    def _button_rows(self, width: int) -> list[list[Button]]:
        """The buttons in one row, or in as many as they need at this width."""
        needs, left = [self._wide(button) for button in self.buttons], iter(self.buttons)
        counts = layout.items_per_line(needs, width, self.context.painter.px(BETWEEN))
        return [list(islice(left, count)) for count in counts]

    def draw(self, surface: Surface) -> None:
        with self.context.painter.on(self.ground):
            super().draw(surface)

    def paint(self, surface: Surface) -> None:
        super().paint(surface)
        painter = self.context.painter
        painter.panel(surface, self.box, "dialog")
        if self.title:
            top = layout.inset(self.box, painter.px(PAD), painter.px(PAD - 6))
            painter.text(
                surface,
                self.title,
                Rect(top.x, top.y, top.width, painter.px(LARGE * 1.4)),
                size=LARGE,
                colour="text",
                weight="black",
                valign="center",
            )
        self.tree.paint(surface, painter)


ROW = 62
GAP = 12
#: a row's text (in English), its icon, its key, and its command
Row = tuple[str, str, int, Callable[[], None]]


def row_buttons(rows: Sequence[Row]) -> list[Button]:
    """A button for each, the most common choice first."""
    buttons = [
        Button(
            _(text), go, icon=icon, key=key, style="light", size=BODY + 2, align="left", name=text
        )
        for text, icon, key, go in rows
    ]
    buttons[0].style = "primary"
    return buttons


class RowsDialog(Dialog):
    """``rows`` from top to bottom."""

    def __init__(self, context: Context, title: str, rows: Sequence[Row]) -> None:
        super().__init__(context, title)
        self.rows = row_buttons(rows)
        self.tree = Column([Control(button, height=(ROW, ROW)) for button in self.rows], gap=GAP)
        self.form.replace(self.rows, default=self.rows[0])


def ask_to_delete(context: Context, name: str, text: str, delete: Callable[[], None]) -> None:
    """Ask before something with a name is deleted; ``text`` says what becomes of it."""
    title, yes = _("Delete “{name}”?").format(name=name), _("Delete")
    ConfirmScene(context, title, text, delete, yes=yes, no=_("Keep"), danger=True).open()


class ConfirmScene(Dialog):
    """A question; ``on_yes`` is called after it has closed.  Without ``no`` it is a notice.

    Enter gives the safe answer to a dangerous question.
    """

    width = 720.0

    def __init__(
        self,
        context: Context,
        title: str,
        text: str,
        on_yes: Callable[[], None],
        *,
        yes: str | None = None,
        no: str | None = None,
        danger: bool = False,
    ) -> None:
        self.text = text
        self.on_yes = on_yes
        yes = _("Yes") if yes is None else yes
        no = _("Cancel") if no is None else no
        self._yes = Button(yes, self._agree, style="light" if danger else "primary", name="yes")
        buttons = [self._yes]
        if no:
            style: ButtonStyle = "primary" if danger else "light"
            buttons.insert(0, Button(no, self.close, style=style, key=pygame.K_ESCAPE, name="no"))
        super().__init__(context, title, buttons)
        self.tree = Text(text)
        self.form.default = buttons[0] if danger else self._yes

    def _agree(self) -> None:
        self.close()
        self.on_yes()
