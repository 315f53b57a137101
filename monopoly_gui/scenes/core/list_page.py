"""The base of pages with a list and the details of its chosen entry."""

from collections.abc import Sequence

from ...ui.layout.containers import Column, Scroll, Share, Wrap
from ...ui.layout.leaves import Control, Spacer
from ...ui.layout.node import Node
from ...ui.widgets import Button
from .page import Page


class ListPage(Page):
    """Both are side by side where there is room, above the buttons."""

    def beside(self, listed: Node, detail: Node, go: Button, others: Sequence[Button]) -> Node:
        """The tree; ``go`` is the golden button."""
        parts = [Share(listed, 420, grow=1.0), Share(detail, 420, grow=1.2)]
        main = Control(go, width=(260, 420), grow=0.0)
        buttons = [*(Control(each, grow=0.0) for each in others), Spacer(), main]
        return Column([Scroll(Wrap(parts, gap=28), grow=1.0), Wrap(buttons)], gap=20)
