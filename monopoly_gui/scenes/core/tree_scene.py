"""A screen with a layout tree as its contents."""

from itertools import product

from pygame import Rect, Surface

from ...ui.layout.containers import Column, Scroll
from ...ui.layout.node import Node
from ...ui.painting.painter import Painter
from ...ui.widgets import Dropdown
from .context import Context
from .scene import Scene

#: the sticky footer's largest share of the window, and the least height left to scroll
FOOT, MOVING = 0.25, 0.4


def place_tree(painter: Painter, tree: Node, rect: Rect, bounds: Rect) -> None:
    """Place a tree; lists that open above it stay inside ``bounds``."""
    tree.place(painter, rect)
    for widget in tree.widgets():
        if isinstance(widget, Dropdown):
            widget.bounds = bounds


def scrolling_part(tree: Node) -> tuple[Rect | None, list[Rect]]:
    """The places of the part of a tree that scrolls, if any, and of the widgets below it."""
    moving = next((node.rect for node in tree.walk() if isinstance(node, Scroll)), None)
    return moving, [w.rect for w in tree.widgets() if moving and w.rect.top >= moving.bottom]


def hold_ends(scene: Scene, tree: Node, across: Rect, headed: bool) -> bool:
    """Keep the parts of a tree below its scrolling one visible; whether that is new.

    If it is ``headed``, so are those above, where there is room. ``across`` is as wide as all.
    """
    viewport, bounds, window = scene.viewport, scene.bounds, scene.window
    moving, ends = scrolling_part(tree)
    if not (moving and ends) or viewport.whole or viewport.holds or bounds.width > window.width:
        return False
    margin = scene.context.painter.px(4)
    tops = [moving.bottom + margin, *(top - margin for top in sorted({r.top for r in ends}))]
    # the edge is given up before one of the lines is
    edge = max(rect.bottom for rect in ends) + 2 * margin
    bottoms = (bounds.bottom, max(edge, bounds.top + window.height))
    fits = (pair for pair in product(tops, bottoms) if pair[1] - pair[0] <= FOOT * window.height)
    top, bottom = next(fits, (bounds.bottom, bounds.bottom))
    default = scene.form.default_button
    lowest = bounds.top + window.height - (bottom - top)
    if default and default.rect in ends and lowest < default.rect.bottom <= top:
        # a higher footer is better than a default button out of sight
        top = max(line for line in tops if line <= default.rect.top)
    head = Rect(bounds.topleft, (bounds.width, moving.top - bounds.top if headed else 0))
    if head.height + bottom - top > window.height * (1 - MOVING):
        head.height = 0
    return viewport.hold(Rect(across.x, top, across.width, bottom - top), head)


class TreeScene(Scene):
    """Subclasses ``compose`` the tree and define its width, ``tree_width``."""

    #: the width in design units from which the parts of the tree are side by side
    preferred_width = 1240.0
    tree: Node

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self.tree = Column([])
        self._tree_height = 1.0

    @property
    def around(self) -> float:
        """Design units above and below the tree together."""
        return 0.0

    def compose(self) -> Node:
        """The tree, composed again for each layout."""
        raise NotImplementedError

    def framed(self) -> Node:
        """The whole tree."""
        return self.compose()

    def tree_width(self, width: int) -> int:
        """The width of the tree on a screen of this width in pixels."""
        return width

    @property
    def min_size(self) -> tuple[float, float]:
        return self.available_width(self.preferred_width), self._tree_height + self.around

    def update_viewport(self) -> None:
        """Measure the tree at the current width."""
        self.tree = self.framed()
        painter = self.context.painter
        width = max(self.window.width, painter.px(self.available_width(self.preferred_width)))
        span = self.tree.heights(painter, self.tree_width(width))
        self._tree_height = span.minimum / painter.scale
        super().update_viewport()

    def has_sticky_footer(self) -> bool:
        return hold_ends(self, self.tree, self.bounds, headed=False)

    def paint(self, surface: Surface) -> None:
        super().paint(surface)
        self.tree.paint(surface, self.context.painter)
