"""The card of a space without a deed: its name on a band, its picture, its effect and facts."""

from pygame import Rect, Surface

from ...engine.board import Board
from ...language import _
from ..board.corners import draw_bars
from ..board.drawings import picture_of
from ..board.own_pictures import own_picture
from ..board.space_names import set_name
from ..painting.colour import darken, lighten
from ..painting.layout import placed
from ..painting.painter import Painter
from ..painting.shapes import outline, stamp
from .deed_card import SpaceProps
from .sheet import Sheet, ink_on_bar

#: width over height that suits it best
PLACE_SHAPE = 0.7
#: the colour of a band by the kind of the space
BANDS = {
    "go": "go", "chance": "chance", "community_chest": "chest", "tax": "board_frame",
    "jail": "jail", "free_parking": "parking", "go_to_jail": "police",
}  # fmt: skip
CORNERS = frozenset(("go", "jail", "free_parking", "go_to_jail"))
#: the side of a picture as a share of the room for it and its view
DRAWN = 0.86


def draw_place(
    painter: Painter, surface: Surface, rect: Rect, board: Board, props: SpaceProps
) -> None:
    """The card of a space as large as ``rect``, with its shadow."""
    painter.shadow(surface, rect, "lift")

    def draw() -> Surface:
        card = _PlaceCard(painter, board, props, rect.size)
        card.draw()
        return card.surface

    facts = props.caption, props.text, props.rows, props.due
    key = ("place", board.title, board.spaces[props.space], rect.size, facts)
    stamp(surface, painter.cached(key, draw), rect.topleft)


class _PlaceCard(Sheet):
    """One card being drawn, from both ends: the picture fills what is left between them."""

    def __init__(
        self, painter: Painter, board: Board, props: SpaceProps, size: tuple[int, int]
    ) -> None:
        super().__init__(painter, size)
        self.board, self.props, self.place = board, props, board.spaces[props.space]
        self.band = painter.theme.colour(BANDS[self.place.kind])

    def draw(self) -> None:
        self.paper()
        top = self._head()
        area = self.inside.inflate(-2 * self.px(12), 0)
        foot = area.bottom - self.px(10)
        if self.props.rows or self.props.caption:
            foot = self._facts(area, foot)
        foot = self._effect(area, foot - self.px(6))
        if self.props.due.amount:
            row = Rect(area.x, foot - self.px(66), area.width, self.px(62))
            self.write(self.props.due.amount, row, 60, weight="display", align="center")
            foot = row.y
        self._picture(Rect(area.x, top, area.width, max(1, foot - top)))

    def _head(self) -> int:
        """The band with the name, as on a deed; its lower end."""
        head = self.inside.inflate(-2 * self.px(6), 0)
        head.y, head.height = head.y + self.px(6), self.px(76)
        low, high = darken(self.band, 0.08), lighten(self.band, 0.03)
        self.painter.box(self.surface, head, high, to=low)
        outline(self.surface, head, 1, self.px(1.4), self.ink)
        # divided where its language does
        name, room = self.place.divided or self.place.name, head.inflate(-self.px(14), -self.px(6))
        large = min(29.0 * self.unit, 34.0 * self.painter.scale)
        found = set_name(self.painter.type, name, room.size, large, "display", (1.0,))
        self.painter.text(
            self.surface, "\n".join(found.lines), room, found.size / self.painter.scale,
            ink_on_bar(self.band), weight="display", align="center", wrap=True,
        )  # fmt: skip
        return head.bottom

    def _facts(self, area: Rect, bottom: int) -> int:
        """Who or what is there now, below a line; its upper end."""
        line = max(self.px(27), self.line)
        lines = [(self.props.caption, "bold")] if self.props.caption else []
        for row in self.props.rows:
            if self.fits((row.label, row.amount), area):
                text = _("{name}: {text}").format(name=row.label, text=row.amount)
                lines.append((text, "medium"))
            else:
                lines += [(row.label, "medium"), (row.amount, "bold")]
        y = bottom - line * len(lines)
        top = self.rule(area, y - self.px(10), self.px(10)) - self.px(10)
        for number, (text, weight) in enumerate(lines):
            row_ = Rect(area.x, y + number * line, area.width, line)
            self.write(text, row_, 20, weight=weight, align="center")
        return top

    def _effect(self, area: Rect, bottom: int) -> int:
        """What happens to a visitor, in as many lines as that needs; its upper end."""
        if not self.props.text:
            return bottom
        row = self.set_evenly(self.props.text, area, 22)
        row.bottom = bottom
        self.write(self.props.text, row, 22, align="center", wrap=True)
        return row.y

    def _picture(self, room: Rect) -> None:
        """The picture, before a view in the colour of the band, or the board's own in a frame."""
        side = round(min(room.width, room.height) * 0.84)
        if self._framed(placed((side, side), center=room.center)):
            return
        self.vignette(room.inflate(self.px(12), -self.px(12)), self.band)
        art = placed((round(min(room.size) * DRAWN),) * 2, center=room.center)
        self.painter.picture(self.surface, picture_of(self.place), art)

    def _framed(self, frame: Rect) -> bool:
        """What the board has in this corner, in a frame; whether it has anything."""
        kind, line = self.place.kind, self.px(2)
        if kind not in CORNERS:
            return False
        own = own_picture(self.painter, self.board.pictures, kind, frame.size)
        if own is not None:
            stamp(self.surface, own, frame.topleft)
        elif kind == "jail":
            self.painter.box(self.surface, frame, lighten(self.band, 0.1), to=self.band)
            window = frame.inflate(-frame.width // 4, -frame.width // 4)
            self.painter.box(self.surface, window, (58, 37, 18), to=(96, 63, 31))
            draw_bars(self.painter, self.surface, window)
        else:
            return False
        outline(self.surface, frame, 1, line, self.ink)
        return True
