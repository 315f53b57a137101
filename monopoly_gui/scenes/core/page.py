"""The base of the menu's screens: heading, way back, and a body of readable width."""

from collections.abc import Callable, Sequence

import pygame
from pygame import Rect
from pygame.event import Event

from ...language import _, mark
from ...ui.input.bindings import Binding, always
from ...ui.input.mac import with_command
from ...ui.layout.containers import Centred, Column, MinWidth, Row, Scroll, Share, Wrap
from ...ui.layout.leaves import Control, Spacer, Text
from ...ui.layout.node import Node
from ...ui.painting import layout
from ...ui.widgets import (
    HEADING,
    LARGE,
    Button,
    IconButton,
    ListRow,
    RowList,
    Tabs,
    TextField,
    Widget,
)
from .context import Context
from .dialog import NARROWEST
from .scene import HELP
from .tree_scene import TreeScene, place_tree


class Page(TreeScene):
    """Subclasses ``compose`` the tree below the title."""

    def __init__(self, context: Context, title: str) -> None:
        super().__init__(context)
        self.title = title
        self.back = IconButton("arrow_left", self.close, tip=_("Back (Esc)"), name="back")
        # Tab leads to the contents first, as Esc leads back
        self.form.fixtures.insert(0, self.back)
        self.form.replace([])
        self.form.on_cancel = self.close
        #: widgets at the right of the title, the first at its end
        self.at_title: Sequence[Widget] = ()

    min_width = NARROWEST

    @property
    def around(self) -> float:
        return 2 * self._margins[0]

    @property
    def _margins(self) -> tuple[int, int]:
        """The margins around the page, and below its title; less in a low window."""
        painter = self.context.painter
        low = painter.scrolls and self.window.height < 760 * painter.wished
        return (8, 12) if low else (44, 28)

    def tree_width(self, width: int) -> int:
        px = self.context.painter.px
        margin = px(20 if self.is_compact(640) else 56)
        return min(width - 2 * margin, px(1760))

    def beside_title(self) -> Sequence[Node]:
        """What stands at the end of the title's line, or below it if there is no room."""
        buttons = reversed(self.at_title)
        return [Centred(Control(b, height=56, width=150, grow=0.0)) for b in buttons]

    def framed(self) -> Node:
        """The way back and the title, and below them all else."""
        title = Text(
            self.title, size=HEADING, weight="display", colour="light", wrap=False, height=72,
            alt_text="", grow=1.0,
        )  # fmt: skip
        back = Centred(Control(self.back, height=64, width=64, grow=0.0))
        line = Wrap([Row([back, title], gap=24, grow=1.0), *self.beside_title()], grow=1.0)
        # the button for help ends the line of the title
        tree = self.compose()
        tree.grow = 1.0
        return Column([Row([line, MinWidth(Node(), HELP)]), tree], gap=self._margins[1])

    def recompose(self) -> None:
        """Compose the tree again after a change of contents, and lay it out."""
        if self.window.width:
            self.resize(self.window)
        else:
            self._take_in(self.framed())

    def update_viewport(self) -> None:
        super().update_viewport()
        # the tree may depend on the room
        self._take_in(self.tree)

    def _take_in(self, tree: Node) -> None:
        """Fill the form with the widgets of the tree."""
        widgets = [each for each in tree.widgets() if each is not self.back]
        if self.form.widgets != [*widgets, *self.form.fixtures]:
            self.form.replace(widgets, self.form.default)

    def layout(self) -> None:
        width, edge = self.tree_width(self.bounds.width), self.context.painter.px(self._margins[0])
        page = layout.centre(self.bounds, width, self.bounds.height - 2 * edge)
        place_tree(self.context.painter, self.tree, page, self.bounds)

    def help_spot(self) -> Rect:
        """At the end of the line of the title."""
        spot = super().help_spot()
        width = self.tree_width(self.bounds.width)
        spot.right = self.bounds.centerx + width // 2
        spot.centery = self.back.rect.centery
        return spot


class ListPage(Page):
    """A list beside the details of its chosen entry; ``go`` is the golden button below both."""

    def __init__(
        self, context: Context, title: str, label: str, go: Callable[[], None],
        icon: str = "play", name: str = "go",
    ) -> None:  # fmt: skip
        super().__init__(context, title)
        self.go = Button(label, go, icon=icon, style="primary", size=LARGE, name=name)
        self.form.default = self.go

    def list_of(self, row: Callable[[int], ListRow], size: int, name: str) -> RowList:
        """The list, whose chosen entry is shown, and used by the golden button."""
        return RowList(
            row, lines=2, ends=True, size=size, name=name,
            on_select=lambda index: self._selected(), on_activate=lambda index: self.go.on_click(),
        )  # fmt: skip

    def _selected(self) -> None:
        """Show the chosen entry."""

    def beside(self, listed: Node, detail: Node, others: Sequence[Button] = ()) -> Node:
        """The tree, with ``others`` at the beginning of the line of buttons."""
        parts = [Share(listed, 420, grow=1.0), Share(detail, 420, grow=1.2)]
        main = Control(self.go, width=(260, 420), grow=0.0)
        buttons = [*(Control(each, grow=0.0) for each in others), Spacer(), main]
        return Column([Scroll(Wrap(parts, gap=28), grow=1.0), Wrap(buttons)], gap=20)


class SearchPage(Page):
    """Parts shown one at a time, and a search through all of them."""

    tabs: Tabs

    def __init__(self, context: Context, title: str) -> None:
        super().__init__(context, title)
        self.field = TextField(
            placeholder=_("Search ({key})").format(key=with_command("F")),
            on_change=lambda text: self._turn(), icon="search", name="search", on_card=False,
        )  # fmt: skip
        self.field.title = self.field.placeholder

    def _turn_to(self, part: str) -> None:
        self.tabs.value = part
        self._turn()

    def _turn(self) -> None:
        """Show the chosen part, or the search results."""
        raise NotImplementedError

    def bindings(self) -> Sequence[Binding]:
        search = always(lambda: self.form.focus(self.field, visible=True))
        return (
            Binding((pygame.K_f,), mark("search"), search, command=True),
            Binding((pygame.K_ESCAPE,), mark("end the search, or go back"), self._end_search),
        )

    def _end_search(self, event: Event) -> bool:
        if not self.field.text:
            return False
        self.field.text = ""
        self._turn()
        return True
