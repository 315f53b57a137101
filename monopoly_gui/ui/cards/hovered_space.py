"""A close view of a space over the panels, where everything is enlarged and the board has no
room.
"""

from dataclasses import KW_ONLY, dataclass, field

from pygame import Rect, Surface

from ...engine.board import BANK, Board, Space
from ..painting.colour import Colour, ink_on, rgb
from ..painting.layout import column, split
from ..painting.painter import Painter, Tint
from ..widgets import Widget
from ..widgets.base import Redrawn
from .deed_card import SpaceProps
from .rent_table import costs

PAD = 12
#: heights of the band with the name, of the line below it, and of a row at the most
HEAD, CAPTION, ROW = 46, 32, 32
NAME, LEAST, SIZE, DOT = 28, 14, 20, 18


@dataclass(eq=False, repr=False)
class HoveredSpace(Widget):
    """Covers the panels while a space is looked at; it takes no events."""

    glows = False
    unfelt = True
    visible = Redrawn(False)

    board: Board
    _: KW_ONLY
    name: str = "reading"
    props: SpaceProps | None = field(init=False, default=None)
    _colour: Colour = field(init=False, default=(0, 0, 0))

    def show(self, props: SpaceProps | None, colour: Colour) -> None:
        """Show a space; None shows nothing."""
        if (props, colour) == (self.props, self._colour):
            return
        self.props, self._colour = props, colour
        self.visible, self.dirty = props is not None, True

    def draw(self, surface: Surface, painter: Painter) -> None:
        props = self.props
        if props is None:
            return
        px, space = painter.px, self.board.spaces[props.space]
        card = Rect(self.rect)
        if not space.is_deed:
            # no larger than its words, as it covers the picture
            inside, size = card.width - 2 * px(PAD), painter.readable(SIZE + 2)
            lines = painter.wrap(props.text, size, inside)
            height = px(2 * PAD + HEAD + 6 + (CAPTION + 4 if props.caption else 0))
            height += (len(lines) + 1) * painter.measure("", size)[1]
            card.height = min(card.height, height)
        painter.panel(surface, card, "card")
        head, rest = split(card.inflate(-2 * px(PAD), -2 * px(PAD)), "top", px(HEAD), px(6))
        self._draw_name(surface, painter, head, space)
        if props.caption:
            caption, rest = split(rest, "top", px(CAPTION), px(4))
            self._draw_caption(surface, painter, caption, props)
        if space.is_deed:
            self._draw_rows(surface, painter, rest, props)
        else:
            painter.text(surface, props.text, rest, SIZE + 2, "text", wrap=True, valign="top")

    def _draw_name(self, surface: Surface, painter: Painter, rect: Rect, space: Space) -> None:
        """The whole name in one line on a band in the colour of its group."""
        ink: Tint = "text"
        if space.is_deed:
            colour = rgb(self.board.groups[space.group].colour)
            painter.box(surface, rect, colour, radius=8)
            ink = ink_on(colour)
        room, size = rect.width - painter.px(20), float(NAME)
        while painter.measure(space.name, size, "bold")[0] > room and size > LEAST:
            size -= 1
        painter.text(surface, space.name, rect, size, ink, weight="bold", align="center")

    def _draw_caption(
        self, surface: Surface, painter: Painter, rect: Rect, props: SpaceProps
    ) -> None:
        """Draw the owner in their colour, and the rent due."""
        words = rect
        if props.owner != BANK:
            dot, words = split(rect, "left", painter.px(DOT), painter.px(8))
            painter.dot(surface, dot.center, dot.width, self._colour)
        painter.text(surface, props.caption, words, SIZE, "text", weight="bold")

    def _draw_rows(self, surface: Surface, painter: Painter, rect: Rect, props: SpaceProps) -> None:
        """The rents, the due one lit up, and the mortgage value."""
        rows = [(row.label, row.amount) for row in props.rows] + costs(self.board, props.space)
        height = min(painter.px(ROW), rect.height // len(rows))
        lines = column(rect, [height] * len(rows))
        for number, (line, (label, amount)) in enumerate(zip(lines, rows, strict=True)):
            due = number == props.row
            if due:
                painter.panel(surface, line, "selected")
            line = line.inflate(-2 * painter.px(8), 0)
            size = min(float(SIZE), height * 0.72 / painter.scale)
            weight = "bold" if due else "regular"
            figure = painter.text(surface, amount, line, size, "text", weight="bold", align="right")
            line.width = figure.x - painter.px(8) - line.x
            painter.text(surface, label, line, size, "text", weight=weight)
