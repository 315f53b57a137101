"""The head of a dialog at the table: whose it is, what it asks, and its buttons."""

from __future__ import annotations

from pygame import Rect, Surface

from ....engine.board import BANK
from ....ui.layout.node import Node, Span
from ....ui.painting import layout
from ....ui.painting.painter import Painter
from ....ui.widgets import LARGE, SMALL, IconButton
from .state_bound_dialog import StateBoundDialog

HEAD = 64
#: the side of a button, and the space before it
SIDE, APART = 48, 10
#: design units across that it needs at least
NARROWEST = 330
#: how high the line of the title is, in sizes of its letters
LINE = 1.37


class DialogHeader(Node):
    """A disc with a token or a picture, a title and a line below it, buttons at the right.

    It lies above the tree of a dialog; one that shows a thing first has it in its tree, with a
    larger title and without the disc.
    """

    def __init__(self, dialog: StateBoundDialog, fold: IconButton, advice: IconButton) -> None:
        super().__init__()
        self.dialog = dialog
        self.fold = fold
        self.advice = advice
        self.size: float = LARGE
        self.disc = True
        self.colour = "text"
        #: pixels at the right that belong to the buttons
        self._taken = 0

    def arrange(self, painter: Painter, help_button: IconButton, covered: bool) -> bool:
        """Place the buttons, beside the one for help if the dialog covers that.

        True if they leave another width for the words than before.
        """
        px = painter.px
        side, apart = painter.pressable(SIDE), px(APART)
        help_button.style = "light" if covered else "ghost"
        right = help_button.rect.left - apart if covered else self.rect.right
        self.fold.rect = Rect(right - side, self.rect.y, side, side)
        self.advice.rect = self.fold.rect.move(-side - apart, 0)
        first = self.advice if self.advice in self.dialog.form.widgets else self.fold
        before, self._taken = self._taken, self.rect.right - first.rect.left + px(12)
        return self._taken != before

    def widths(self, painter: Painter) -> Span:
        return Span(painter.px(NARROWEST), painter.px(NARROWEST))

    def heights(self, painter: Painter, width: int) -> Span:
        wide = max(1, width - self._left(painter) - self._taken)
        lines = painter.wrap(self.dialog.subtitle, SMALL, wide)
        height = self._title_high(painter, wide) + len(lines) * painter.measure("", SMALL)[1]
        return Span(max(painter.px(HEAD), height), max(painter.px(HEAD), height))

    def _left(self, painter: Painter) -> int:
        """Pixels at the left that belong to the disc."""
        return painter.px(HEAD + 16) if self.disc else 0

    def _title_high(self, painter: Painter, width: int) -> int:
        """How high the title is, in as many lines as it needs."""
        title = self.dialog.title
        size = painter.fitting(title, self.size, width, "black")
        more = len(painter.wrap(title, size, width, "black")) - 1
        return painter.px(self.size * LINE) + more * painter.measure("", size, "black")[1]

    def paint(self, surface: Surface, painter: Painter) -> None:
        if self.disc:
            self._paint_disc(surface, painter)
        words = Rect(self.rect)
        words.x += self._left(painter)
        words.width = max(1, self.rect.right - self._taken - words.x)
        title, subtitle = self.dialog.title, self.dialog.subtitle
        above, under = layout.split(words, "top", self._title_high(painter, words.width))
        painter.text(
            surface,
            title,
            above if subtitle else words,
            size=self.size,
            colour=self.colour,
            weight="black",
            valign="center",
            wrap=True,
        )
        painter.text(
            surface, subtitle, under, size=SMALL, colour="muted", valign="center", wrap=True
        )

    def _paint_disc(self, surface: Surface, painter: Painter) -> None:
        """The token of the player, a picture where no player is asked."""
        side, host, player = painter.px(HEAD), self.dialog.host, self.dialog.player
        disc = Rect(self.rect.x, self.rect.y, side, side)
        if player == BANK:
            painter.icon(surface, self.dialog.icon, layout.inset(disc, painter.px(8)), "text")
        else:
            painter.token(surface, host.token(player), disc, host.colour(player))
