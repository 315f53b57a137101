"""The base of the menu's screens: heading, way back, and a body of readable width."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Rect, Surface

from ...language import _
from ...ui.layout.node import Node
from ...ui.painting import layout
from ...ui.widgets import HEADING, IconButton, Widget
from .context import Context
from .dialog import NARROWEST
from .tree_scene import TreeScene, place_tree

#: a page is never wider than this, in design units
WIDEST = 1760
MARGIN = 56
#: the same below this width in design units
NEAR_EDGE, SLIM_PAGE = 20, 640.0
HEADER = 72
#: with fewer design units across, the buttons at the title may need a line of their own below it
BESIDE_TITLE, TITLE_LINE = 900.0, 76
#: between two parts of a page
BETWEEN = 28
#: below this height in design units, with enlarged text, the surroundings of a page shrink:
#: the margins above and below it, and the gap below the title
LOW, LOW_EDGE, LOW_BETWEEN = 760.0, 8, 12


class Page(TreeScene):
    """Subclasses ``compose`` the tree below the title."""

    def __init__(self, context: Context, title: str) -> None:
        super().__init__(context)
        self.title = title
        self.body = Rect(0, 0, 0, 0)
        self.header = Rect(0, 0, 0, 0)
        self.back = IconButton("arrow_left", self.close, tip=_("Back (Esc)"), name="back")
        self.form.replace([self.back])
        self.form.on_cancel = self.close
        #: widgets at the right of the title, the first at its end
        self.at_title: Sequence[Widget] = ()

    min_width = NARROWEST

    @property
    def around(self) -> float:
        below = TITLE_LINE if self.at_title and self.is_compact(BESIDE_TITLE) else 0
        edge, between = self._margins
        return 2 * edge + HEADER + between + below

    @property
    def _margins(self) -> tuple[int, int]:
        """The margins above and below the page, and below its title."""
        painter = self.context.painter
        low = painter.scrolls and self.window.height < LOW * painter.wished
        return (LOW_EDGE, LOW_BETWEEN) if low else (MARGIN - 12, BETWEEN)

    def tree_width(self, width: int) -> int:
        px = self.context.painter.px
        margin = px(NEAR_EDGE if self.is_compact(SLIM_PAGE) else MARGIN)
        return min(width - 2 * margin, px(WIDEST))

    def beside_title(self, width: int, height: int) -> Rect:
        """A place at the right of the title, or in a line of its own below if it has no room."""
        px = self.context.painter.px
        title = self.context.painter.measure(self.title, HEADING, "display")[0]
        line = self.header
        if self.back.rect.right + 2 * px(24) + title + width > line.right:
            line, self.body = layout.split(self.body, "top", height, px(20))
        width = min(width, line.width)
        return Rect(line.right - width, line.centery - height // 2, width, height)

    def _place_at_title(self) -> None:
        """Place the buttons at the right of the title, or below it."""
        painter = self.context.painter
        gap = painter.px(12)
        widths = [max(painter.px(150), button.width(painter)) for button in self.at_title]
        if widths:
            place = self.beside_title(sum(widths) + gap * (len(widths) - 1), painter.pressable(56))
            cells = layout.fitting(place, widths[::-1], gap)
            for button, cell in zip(reversed(self.at_title), cells, strict=True):
                button.rect = cell

    def recompose(self) -> None:
        """Compose the tree again after a change of contents, and lay it out."""
        if self.window.width:
            self.resize(self.window)
        else:
            self._take_in(self.compose())

    def update_viewport(self) -> None:
        super().update_viewport()
        # the tree may depend on the room
        self._take_in(self.tree)

    def _take_in(self, tree: Node) -> None:
        """Fill the form with the widgets of the tree."""
        widgets = [self.back, *reversed(self.at_title), *tree.widgets()]
        if self.form.widgets != [*widgets, *self.form.fixtures]:
            self.form.replace(widgets, self.form.default)

    def close(self) -> None:
        """Go back to where the player came from."""
        self.context.scenes.pop(self)

    def layout(self) -> None:
        px = self.context.painter.px
        width = self.tree_width(self.bounds.width)
        edge, between = self._margins
        page = layout.centre(self.bounds, width, self.bounds.height - 2 * px(edge))
        self.header, self.body = layout.split(page, "top", px(HEADER), px(between))
        # the button for help ends the line of the title
        self.header.width = self.help_spot().left - px(12) - self.header.x
        self.back.rect = Rect(self.header.x, self.header.y, px(64), px(64))
        self.back.rect.centery = self.header.centery
        self._place_at_title()
        place_tree(self.context.painter, self.tree, self.body, self.bounds)

    def help_spot(self) -> Rect:
        """At the end of the line of the title."""
        spot = super().help_spot()
        width = self.tree_width(self.bounds.width)
        spot.right = self.bounds.centerx + width // 2
        spot.centery = self.bounds.y + self.context.painter.px(self._margins[0] + HEADER / 2)
        return spot

    def paint(self, surface: Surface) -> None:
        super().paint(surface)
        painter = self.context.painter
        x = self.back.rect.right + painter.px(24)
        area = Rect(x, self.header.y, self.header.right - x, self.header.height)
        painter.text(
            surface,
            self.title,
            area,
            size=painter.fitting(self.title, HEADING, area.width, "display"),
            colour="light",
            weight="display",
            valign="center",
        )
