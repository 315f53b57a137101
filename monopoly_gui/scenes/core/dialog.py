"""The basis of all dialogs: a card in the middle, a title, and a row of buttons."""

from collections.abc import Callable, Sequence
from math import ceil

import pygame
from pygame import Rect, Surface

from ...language import _
from ...ui.layout.containers import AtEnd, Column, Scroll
from ...ui.layout.leaves import Control, Text
from ...ui.layout.node import Node
from ...ui.painting import layout
from ...ui.painting.theme_overrides import GroundName
from ...ui.text.log_words import plain
from ...ui.widgets import BODY, LARGE, Button
from ...ui.widgets.button import ButtonStyle
from .context import Context
from .scene import Scene
from .tree_scene import hold_ends, place_tree

#: its margin in a window that it nearly fills
AROUND = 20
#: design units across in which a dialog can be laid out: an upright window of 800x1280, or half
#: of a wide one, where all is twice as large
NARROWEST = 533.0


class Dialog(Scene):
    """A card ``width`` design units wide above the scenes below: a title, a tree, and buttons."""

    is_overlay = True
    #: its material: glass for controls, paper for reading
    ground: GroundName = "glass"
    #: in design units, at the sides, and above and below
    margin = (40, 34)
    #: whether its tree gives way to a low window, with enlarged text
    shrinks = False
    #: how dark the bare table is on which it is spread out in the whole window, of 255; 0 where it
    #: lies over the scene below
    bare = 0
    min_width = NARROWEST
    width = 760.0
    height = 420.0
    #: between the title and the buttons
    tree: Node
    whole: Node

    def __init__(self, context: Context, title: str, buttons: Sequence[Button] = ()) -> None:
        super().__init__(context)
        self.title = title
        self.buttons = list(buttons)
        for button in self.buttons:
            button.style = "light" if button.style == "ghost" else button.style
            button.style_disabled = "faded"
        self.tree = self.whole = Column([])
        self.box = Rect(0, 0, 0, 0)
        self.form.on_cancel = self.close
        self.form.replace(self.buttons)

    @property
    def min_size(self) -> tuple[float, float]:
        """Itself, and a margin around it."""
        return self.available_width(self.width + 2 * AROUND), self.height + 2 * AROUND

    @property
    def width_inside(self) -> float:
        """The design units across inside it, at the current width."""
        return self.available_width(self.width + 2 * AROUND) - 2 * AROUND - 2 * self.margin[0]

    def show_tree(self, tree: Node, default: Button | None = None) -> None:
        """Show a tree above the buttons; Enter uses the ``default`` one."""
        self.tree = tree
        self.form.replace([*tree.widgets(), *self.buttons], default)

    def has_sticky_footer(self) -> bool:
        return hold_ends(self, self.whole, self.box, headed=bool(self.title))

    def on_demand_text(self) -> Sequence[str]:
        """The texts read on demand only, not when it opens."""
        return ()

    def opening_text(self) -> list[str]:
        left_out = {plain(text) for text in self.on_demand_text()}
        return [text for text in self.full_text() if text not in left_out]

    def by_tab(self, buttons: Sequence[str]) -> str:
        if not buttons:
            return ""
        return _("Also with Tab: {buttons}").format(buttons=", ".join(buttons))

    @property
    def there(self) -> bool:
        """Whether it is open and its question still stands."""
        return True

    def framed(self) -> Node:
        """The title, the tree, and the buttons at the right."""
        title = Text(self.title, size=LARGE, weight="display", height=LARGE * 1.4, wrap=False)
        buttons = [Control(each, height=60, width=190, grow=0.0) for each in self.buttons]
        body = Column([title if self.title else None, Scroll(self.tree)], gap=14)
        return Column([body, AtEnd(buttons, gap=16) if buttons else None], gap=24)

    def measure(self) -> None:
        """Set ``height`` for the current width."""
        self.whole = self.framed()
        painter, around = self.context.painter, 2 * self.margin[1]
        span = self.whole.heights(painter, painter.px(self.width_inside))
        height = span.minimum if self.bare else span.preferred
        if self.shrinks and painter.scrolls:
            room = self.window.height - painter.px(2 * AROUND + around)
            height = max(span.minimum, min(height, room))
        self.height = ceil(height / painter.scale) + 1 + around

    def update_viewport(self) -> None:
        if self.there:
            self.measure()
        super().update_viewport()

    def closing(self, go: Callable[[], object]) -> Callable[[], None]:
        """A command that takes the dialog away first."""

        def close_first() -> None:
            self.close()
            go()

        return close_first

    def layout(self) -> None:
        self.update_viewport()
        px = self.context.painter.px
        self.box = self.place(px(self.width), px(self.height))
        covered = self.box.colliderect(self.help_spot())
        self.help_button.style = "light" if covered else "ghost"
        self.arrange()

    def place(self, width: int, height: int) -> Rect:
        """The position of a card of this size in pixels."""
        return layout.centre(self.bounds, width, height)

    def arrange(self) -> None:
        """Place the contents."""
        painter = self.context.painter
        inside = layout.inset(self.box, *map(painter.px, self.margin))
        place_tree(painter, self.whole, inside, self.bounds)

    def draw(self, surface: Surface) -> None:
        with self.context.painter.on(self.ground):
            super().draw(surface)

    def paint(self, surface: Surface) -> None:
        super().paint(surface)
        painter = self.context.painter
        painter.panel(surface, self.box, "dialog")
        self.whole.paint(surface, painter)


#: the height of a row
ROW = 62
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
        self.tree = Column([Control(button, height=ROW) for button in self.rows])
        self.form.replace(self.rows, default=self.rows[0])


def ask_to_delete(context: Context, name: str, text: str, delete: Callable[[], None]) -> None:
    """Ask before something with a name is deleted; ``text`` says what becomes of it."""
    title, yes = _("Delete “{name}”?").format(name=name), _("Delete")
    ConfirmScene(context, title, text, delete, yes=yes, no=_("Keep"), danger=True).open()


class ConfirmScene(Dialog):
    """A question, whose safe answer Enter gives; without ``no`` it is a notice."""

    width = 720.0

    def __init__(
        self,
        context: Context,
        title: str,
        text: str,
        on_yes: Callable[[], object],
        *,
        yes: str | None = None,
        no: str | None = None,
        danger: bool = False,
    ) -> None:
        self.text, self.on_yes = text, on_yes
        yes = _("Yes") if yes is None else yes
        no = _("Cancel") if no is None else no
        style: ButtonStyle = "light" if danger else "primary"
        buttons = [Button(yes, self.closing(on_yes), style=style, name="yes")]
        if no:
            style = "primary" if danger else "light"
            buttons.insert(0, Button(no, self.close, style=style, key=pygame.K_ESCAPE, name="no"))
        super().__init__(context, title, buttons)
        self.tree = Text(text)
        self.form.default = buttons[0 if danger else -1]

    def ask(self, needed: bool = True) -> None:
        """Open where it is ``needed`` and the player wants such questions; else go on at once."""
        if needed and self.context.settings.confirmations:
            self.open()
        else:
            self.on_yes()
