"""A screen with a layout tree as its contents."""

from __future__ import annotations

from pygame import Rect, Surface

from ...ui.layout.containers import Column, Scroll
from ...ui.layout.node import Node
from ...ui.painting.painter import Painter
from ...ui.widgets import Dropdown
from .context import Context
from .scene import Scene

#: the sticky footer's largest share of the window
FOOT = 0.25
#: half of the least gap between two parts, in design units
HALF_GAP = 4


def place_tree(painter: Painter, tree: Node, rect: Rect, bounds: Rect) -> None:
    """Place a tree; lists that open above it stay inside ``bounds``."""
    tree.place(painter, rect)
    for widget in tree.widgets():
        if isinstance(widget, Dropdown):
            widget.bounds = bounds


class TreeScene(Scene):
    """Subclasses ``compose`` the tree and define its width, ``tree_width``."""

    #: the width in design units from which the parts of the tree are side by side
    preferred_width = 1240.0
    tree: Node

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self.tree = Column([])
        self._tree_height = 0.0

    @property
    def around(self) -> float:
        """Design units above and below the tree together."""
        return 0.0

    def compose(self) -> Node:
        """The tree, composed again for each layout."""
        raise NotImplementedError

    def tree_width(self, width: int) -> int:
        """The width of the tree on a screen of this width in pixels."""
        return width

    @property
    def min_size(self) -> tuple[float, float]:
        return self.available_width(self.preferred_width), self._tree_height + self.around

    def update_viewport(self) -> None:
        """Measure the tree at the current width."""
        self.tree = self.compose()
        painter = self.context.painter
        width = max(self.window.width, painter.px(self.available_width(self.preferred_width)))
        span = self.tree.heights(painter, self.tree_width(width))
        self._tree_height = span.minimum / painter.scale
        super().update_viewport()

    def has_sticky_footer(self) -> bool:
        """Keep the part below the scrolling one visible, or the default button's line."""
        moving = next((node.rect for node in self.tree.walk() if isinstance(node, Scroll)), None)
        wider = self.bounds.width > self.window.width
        if moving is None or wider or self.viewport.whole or self.viewport.holds:
            return False
        default, gap = self.form.default, self.context.painter.px(HALF_GAP)
        tops = [moving.bottom + gap, *([default.rect.top - gap] if default else [])]
        for top in tops:
            foot = Rect(self.bounds.x, top, self.bounds.width, self.bounds.bottom - top)
            below = [w.rect.top >= top for w in self.tree.widgets()]
            whole = all(w.rect.top >= top or w.rect.bottom <= top for w in self.tree.widgets())
            if (
                whole
                and any(below)
                and moving.bottom < top
                and foot.height <= FOOT * self.window.height
            ):
                return self.viewport.hold(foot)
        return False

    def paint(self, surface: Surface) -> None:
        super().paint(surface)
        self.tree.paint(surface, self.context.painter)
