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

    def lacks(self, painter: Painter, title: str, subtitle: str, advised: bool) -> int:
        """How many pixels it is too low for all lines of the title and the subtitle."""
        wide = max(1, self._words(painter, advised).width)
        lines = painter.wrap(subtitle, SMALL, wide)
        more = (len(lines) - 1) * painter.measure("", SMALL)[1]
        return more + self._more_title(painter, title, wide)

    def _more_title(self, painter: Painter, title: str, wide: int) -> int:
        """How many pixels the title needs for its second line, where one is not enough."""
        size = painter.fitting(title, LARGE, wide, "black")
        lines = painter.wrap(title, size, wide, "black")
        return (len(lines) - 1) * painter.measure("", size, "black")[1]

    def _words(self, painter: Painter, advised: bool) -> Rect:
        """The place of the lines, as far as the buttons."""
        left = self.rect.x + painter.px(HEAD + 16)
        first = self.advice if advised else self.fold
        right = first.rect.left - painter.px(12)
        return Rect(left, self.rect.y, right - left, self.rect.height)

    def paint_disc(self, surface: Surface, port: TablePort, player: int, icon: str) -> None:
        """The token of the player, a picture where no player is asked."""
        painter = port.context.painter
        side = painter.px(HEAD)
        disc = Rect(self.rect.x, self.rect.y, side, side)
        if player == BANK:
            painter.icon(surface, icon, layout.inset(disc, painter.px(8)), "text")
        else:
            painter.token(surface, port.token(player), disc, port.colour(player))

    def paint_words(
        self, surface: Surface, painter: Painter, title: str, subtitle: str, advised: bool
    ) -> None:
        """Both lines, as far as the buttons; ``advised`` if the one for advice is among them."""
        words = self._words(painter, advised)
        high = painter.px(HEAD * 5 / 9) + self._more_title(painter, title, words.width)
        above, under = layout.split(words, "top", high)
        painter.text(
            surface,
            title,
            above if subtitle else words,
            size=LARGE,
            colour="text",
            weight="black",
            valign="center",
            wrap=True,
        )
        painter.text(
            surface, subtitle, under, size=SMALL, colour="muted", valign="center", wrap=True
        )
