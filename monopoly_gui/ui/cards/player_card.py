"""A close view of a player: the cash in notes, its worth, and every deed with its rent."""

from dataclasses import KW_ONLY, dataclass, field

from pygame import Rect, Surface

from ...engine.board import Board
from ...engine.notes import Notes
from ..board.cells import draw_swatch
from ..painting.colour import Colour
from ..painting.layout import inset
from ..painting.painter import Painter
from ..widgets import Widget
from ..widgets.base import Redrawn
from .banknotes import draw_notes

WIDTH = 755
PAD = 22
HEAD, NOTES = 68, 150
FACT = 30
ROW = 27


@dataclass(frozen=True, slots=True)
class DeedProps:
    """A deed of the player: its buildings or mortgage in a word, and its current rent."""

    space: int
    name: str
    note: str
    rent: str
    mortgaged: bool


@dataclass(frozen=True, slots=True)
class PlayerCardProps:
    """All properties of the card, in words and figures; equal facts look the same."""

    name: str
    about: str
    token: str
    colour: Colour
    cash: str
    notes: Notes
    props: tuple[tuple[str, str], ...]
    deeds: tuple[DeedProps, ...]
    #: the effect of a click on the plate, "" for none
    hint: str = ""

    @property
    def height(self) -> int:
        """Design units that the contents need, without the hint."""
        rows, lines = -(-len(self.deeds) // 2), -(-len(self.props) // 2)
        height = HEAD + 8 + NOTES + 12 + lines * FACT
        return height + (rows * ROW + 14 if rows else 0)


@dataclass(eq=False, repr=False)
class PlayerCard(Widget):
    """Opens beside a plate under the pointer or with the focus; it takes no events."""

    glows = False
    unfelt = True
    visible = Redrawn(False)

    board: Board
    _: KW_ONLY
    name: str = "player card"
    props: PlayerCardProps | None = field(init=False, default=None)
    #: the reach of its shadow, in pixels
    _reach = 0

    def show(
        self, painter: Painter, props: PlayerCardProps | None, beside: Rect, area: Rect
    ) -> None:
        """Show a player at the right of a plate, inside the room; None hides the card."""
        if props is None:
            self.visible = False
            return
        if props == self.props and self.visible:
            return
        self.props = props
        px = painter.px
        height = 2 * PAD + props.height + (FACT if props.hint else 0)
        rect = Rect(0, 0, min(px(WIDTH), area.width), px(height))
        rect.midleft = (beside.right + px(14), beside.centery)
        self._reach = painter.panel_reach("dialog")
        self.rect = rect.clamp(area)
        self.visible = self.dirty = True

    def area(self) -> Rect:
        return self.rect.inflate(2 * self._reach, 2 * self._reach)

    def draw(self, surface: Surface, painter: Painter) -> None:
        if self.props is None:
            return
        px, props = painter.px, self.props
        painter.panel(surface, self.rect, "dialog")
        inside = inset(self.rect, px(PAD), px(PAD))
        self.draw_into(surface, painter, inside, props)
        if props.hint:
            foot = Rect(inside.x, inside.bottom - px(FACT), inside.width, px(FACT))
            painter.icon(
                surface, "mouse", Rect(foot.x, foot.y + px(4), px(20), px(FACT - 8)), "muted"
            )
            foot.x, foot.width = foot.x + px(28), foot.width - px(28)
            painter.text(surface, props.hint, foot, FACT * 0.6, "muted")

    def draw_into(
        self, surface: Surface, painter: Painter, inside: Rect, props: PlayerCardProps
    ) -> None:
        """Draw the contents into a room of their height."""
        px = painter.px
        head = Rect(inside.x, inside.y, inside.width, px(HEAD))
        self._draw_head(surface, painter, head, props)
        notes = Rect(inside.x, inside.y + px(HEAD + 8), inside.width, px(NOTES))
        painter.panel(surface, notes, "inset")
        if props.notes:
            draw_notes(painter, surface, inset(notes, px(10), px(8)), props.notes, self.board)
        y = notes.bottom + px(12)
        half = (inside.width - px(28)) // 2
        for number, (label, value) in enumerate(props.props):
            line, column = divmod(number, 2)
            row = Rect(inside.x + column * (half + px(28)), y + line * px(FACT), half, px(FACT))
            _line(surface, painter, row, label, value)
        y += -(-len(props.props) // 2) * px(FACT) + px(14)
        rows = -(-len(props.deeds) // 2)
        for number, deed in enumerate(props.deeds):
            column, line = divmod(number, max(1, rows))
            row = Rect(inside.x + column * (half + px(28)), y + line * px(ROW), half, px(ROW))
            self._draw_deed(surface, painter, row, deed)

    def _draw_head(
        self, surface: Surface, painter: Painter, head: Rect, props: PlayerCardProps
    ) -> None:
        px = painter.px
        disc = Rect(head.x, head.y, head.height, head.height)
        painter.token(surface, props.token, disc, props.colour)
        cash = painter.text(surface, props.cash, head, 38, "good", weight="display", align="right")
        x = disc.right + px(16)
        words = Rect(x, head.y + px(6), cash.x - px(12) - x, px(34))
        painter.text(surface, props.name, words, 27, "text", weight="display")
        words.y += px(32)
        words.height = px(26)
        painter.text(surface, props.about, words, 18, "muted")

    def _draw_deed(self, surface: Surface, painter: Painter, row: Rect, deed: DeedProps) -> None:
        px = painter.px
        mark = Rect(row.x, row.y + px(4), px(17), row.height - px(8))
        draw_swatch(painter, surface, mark, self.board, deed.space)
        ink = "muted" if deed.mortgaged else "text"
        figure = painter.text(surface, deed.rent, row, 17, ink, weight="bold", align="right")
        x = mark.right + px(9)
        area = Rect(x, row.y, figure.x - px(8) - x, row.height)
        text = f"{deed.name}  {deed.note}" if deed.note else deed.name
        size = painter.fitting(text, 17, area.width)
        painter.text(surface, text, area, size, ink)


def _line(surface: Surface, painter: Painter, row: Rect, label: str, value: str) -> None:
    text = painter.text(surface, value, row, 19, "text", weight="bold", align="right")
    area = Rect(row.x, row.y, text.x - painter.px(8) - row.x, row.height)
    painter.text(surface, label, area, 17, "muted")
