"""What the menu's screens share: a heading, a way back, and a body of sensible width."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from pygame import Rect, Surface

from ...language import _
from ...ui.painting import layout
from ...ui.widgets import HEADING, Button, IconButton
from .dialog import NARROWEST
from .tree_scene import TreeScene, place_tree

if TYPE_CHECKING:
    from .context import Context

#: a page is never wider than this, in design units
WIDEST = 1760
MARGIN = 56
#: the same with fewer design units across than so many
NEAR_EDGE, SLIM_PAGE = 20, 640.0
HEADER = 72
#: with fewer design units across, the buttons at the title may need a line of their own below it
BESIDE_TITLE, TITLE_LINE = 900.0, 76
#: between two parts of a page
BETWEEN = 28


class Page(TreeScene):
    """Subclasses ``compose`` the tree of all that lies below the title.

    Those that have no tree yet put widgets into ``self.form`` and place them inside ``body``.
    """

    def __init__(self, context: Context, title: str) -> None:
        super().__init__(context)
        self.title = title
        self.body = Rect(0, 0, 0, 0)
        self.header = Rect(0, 0, 0, 0)
        #: its parts, where they lie beside each other
        self._columns: list[Rect] = []
        self.back = IconButton("arrow_left", self.close, tip=_("Back (Esc)"), name="back")
        self.form.replace([self.back])
        self.form.on_cancel = self.close
        #: buttons at the right of the title, the first at its end
        self.at_title: Sequence[Button] = ()

    min_width = NARROWEST
    #: and how many it needs from top to bottom: 16:9 has as many at 125 %
    min_height = 864.0
    #: with fewer than these across the others lie below the first part, which is so high then
    compact_below = 1200.0
    primary_height = 0.0

    @property
    def around(self) -> float:
        below = TITLE_LINE if self.at_title and self.is_compact(BESIDE_TITLE) else 0
        return 2 * (MARGIN - 12) + HEADER + BETWEEN + below

    def tree_width(self, width: int) -> int:
        px = self.context.painter.px
        margin = px(NEAR_EDGE if self.is_compact(SLIM_PAGE) else MARGIN)
        return min(width - 2 * margin, px(WIDEST))

    @property
    def min_size(self) -> tuple[float, float]:
        if self.tree:
            return super().min_size
        more = self.primary_height + BETWEEN if self.stacked else 0.0
        return self.available_width(self.preferred_width), self.min_height + more

    @property
    def stacked(self) -> bool:
        """Whether its parts lie below each other, as all is enlarged."""
        return self.primary_height > 0 and self.is_compact(self.compact_below)

    def beside(self, box: Rect, parts: Sequence[float]) -> list[Rect]:
        """The places of two parts in a box: beside each other, or below where it is narrow."""
        gap = self.context.painter.px(BETWEEN)
        self._columns = []
        if self.stacked:
            first = self.context.painter.px(self.primary_height)
            return list(layout.split(box, "top", first, gap))
        self._columns = layout.row(box, parts, gap)
        return [Rect(column) for column in self._columns]

    def has_sticky_footer(self) -> bool:
        """Of parts beside each other, keep the buttons that end the one with the golden one."""
        if self.tree:
            return super().has_sticky_footer()
        default_button = self.form.default_button
        columns = [c for c in self._columns if default_button and c.contains(default_button.rect)]
        return self._hold_foot_of(None, columns[0] if columns else None)

    def beside_title(self, width: int, height: int) -> Rect:
        """A place at the right of the title; where it has no room, in a line of its own below."""
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
            place = self.beside_title(sum(widths) + gap * (len(widths) - 1), painter.px(56))
            cells = layout.fitting(place, widths[::-1], gap)
            for button, cell in zip(reversed(self.at_title), cells, strict=True):
                button.rect = cell

    def recompose(self) -> None:
        """Compose the tree anew, as there is more or less in it, and lay all out."""
        if tree := self.compose():
            widgets = [self.back, *reversed(self.at_title), *tree.widgets()]
            self.form.replace(widgets, self.form.default)
        if self.window.width:
            self.resize(self.window)

    def close(self) -> None:
        """Go back to where the player came from."""
        self.context.scenes.pop(self)

    def layout(self) -> None:
        px = self.context.painter.px
        width = self.tree_width(self.bounds.width)
        page = layout.centre(self.bounds, width, self.bounds.height - 2 * px(MARGIN - 12))
        self.header, self.body = layout.split(page, "top", px(HEADER), px(28))
        # the button for help ends the line of the title
        self.header.width = self.help_spot().left - px(12) - self.header.x
        self.back.rect = Rect(self.header.x, self.header.y, px(64), px(64))
        self.back.rect.centery = self.header.centery
        self._place_at_title()
        if self.tree:
            place_tree(self.context.painter, self.tree, self.body, self.bounds)

    def help_spot(self) -> Rect:
        """At the end of the line of the title."""
        spot = super().help_spot()
        width = self.tree_width(self.bounds.width)
        spot.right = self.bounds.centerx + width // 2
        spot.centery = self.bounds.y + self.context.painter.px(MARGIN - 12 + HEADER / 2)
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
