"""The head of a dialog at the table: whose it is, what it asks, and its buttons."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Rect, Surface

from ....engine.board import BANK
from ....ui.painting import layout
from ....ui.widgets import LARGE, SMALL, IconButton
from .port import TablePort

if TYPE_CHECKING:
    from ....ui.painting.painter import Painter

HEAD = 64
#: the side of a button, and the space before it
SIDE, APART = 48, 10


class Head:
    """A disc with a token or a picture, two lines, and the buttons at the right."""

    def __init__(self, fold: IconButton, advice: IconButton) -> None:
        self.fold = fold
        self.advice = advice
        self.rect = Rect(0, 0, 0, 0)

    def arrange(self, painter: Painter, help_button: IconButton, covered: bool) -> None:
        """Place the buttons, beside the one for help if the dialog covers that."""
        px = painter.px
        side, apart = px(SIDE), px(APART)
        help_button.style = "light" if covered else "ghost"
        right = help_button.rect.left - apart if covered else self.rect.right
        self.fold.rect = Rect(right - side, self.rect.y, side, side)
        self.advice.rect = self.fold.rect.move(-side - apart, 0)

    def paint_disc(self, surface: Surface, port: TablePort, player: int, icon: str) -> None:
        """The token of the player, a picture where no player is asked."""
        painter = port.context.painter
        disc = Rect(self.rect.x, self.rect.y, self.rect.height, self.rect.height)
        if player == BANK:
            painter.icon(surface, icon, layout.inset(disc, painter.px(8)), "text")
        else:
            painter.token(surface, port.token(player), disc, port.colour(player))

    def paint_words(
        self, surface: Surface, painter: Painter, title: str, subtitle: str, advised: bool
    ) -> None:
        """Both lines, as far as the buttons; ``advised`` if the one for advice is among them."""
        left = self.rect.x + self.rect.height + painter.px(16)
        words = Rect(left, self.rect.y, 0, self.rect.height)
        first = self.advice if advised else self.fold
        words.width = first.rect.left - painter.px(12) - words.x
        above, under = layout.column(words, [1.25, 1.0])
        painter.text(
            surface,
            title,
            above if subtitle else words,
            size=LARGE,
            colour="text",
            weight="black",
            valign="center",
        )
        painter.text(surface, subtitle, under, size=SMALL, colour="muted", valign="center")
