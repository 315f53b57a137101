"""A deed as a card on the table: its head, its buildings and its rent, or its mortgaged side."""

from collections.abc import Sequence
from dataclasses import dataclass

from pygame import Rect, Surface
from pygame.transform import smoothscale

from ...engine.board import Board, Space
from ...language import _
from ..board.buildings import SHAPES, built, draw_building
from ..board.cells import draw_bar
from ..board.drawings import picture_of
from ..board.marks import draw_stamp_askew
from ..board.rosette import draw_rosette
from ..painting.colour import Colour, mix, rgb
from ..painting.layout import inset, placed, split
from ..painting.painter import Painter
from ..painting.shapes import blank
from .sheet import ink_on_bar

#: shares of a card's height: its head, the picture of a railroad, and its rent
HEAD, PICTURE, RENT = 0.33, 0.3, 0.22
#: the reach of a card's shadow in design units
SHADOW = 12
#: the share of the deeds' ink in a changing rent
DEEPER = 0.2
#: a card in a picture is drawn this many times too large and shrunk
OVER = 2


def draw_card(
    painter: Painter, surface: Surface, rect: Rect, board: Board, space: int, level: int,
    mortgaged: bool, rent: str, tint: str,
) -> None:  # fmt: skip
    """The deed of a space with its buildings; ``tint`` is the colour of its ``rent``."""
    around = rect.inflate(4 * painter.px(SHADOW), 4 * painter.px(SHADOW))

    def draw() -> Surface:
        picture, card = blank(around.size), rect.move(-around.x, -around.y)
        _Card(painter, picture, card, board, board.spaces[space], level, rent, tint).draw(mortgaged)
        return picture

    key = ("card", board.title, space, rect.size, level, mortgaged, rent, tint, _("mortgaged"))
    painter.stamp(surface, painter.cached(key, draw), around.topleft)


def draw_tiny_card(
    painter: Painter, surface: Surface, rect: Rect, board: Board, space: int
) -> None:
    """The deed of a space with its price, its letters as small as a picture needs them."""

    def draw() -> Surface:
        large = blank((2 * OVER * rect.width, 2 * OVER * rect.height))
        card = placed((OVER * rect.width, OVER * rect.height), center=large.get_rect().center)
        price = board.money(board.spaces[space].price)
        _Card(painter, large, card, board, board.spaces[space], 0, price, "muted").draw(False)
        return smoothscale(large, (2 * rect.width, 2 * rect.height))

    picture = painter.cached(("tiny card", board.title, space, rect.size), draw)
    painter.stamp(surface, picture, picture.get_rect(center=rect.center).topleft)


@dataclass(frozen=True, slots=True)
class _Card:
    """One card being drawn."""

    painter: Painter
    surface: Surface
    rect: Rect
    board: Board
    deed: Space
    level: int
    rent: str
    tint: str

    def draw(self, mortgaged: bool) -> None:
        painter, surface, rect, deed = self.painter, self.surface, self.rect, self.deed
        painter.shadow(surface, rect, "soft")
        painter.paper(surface, rect, radius=9, colour="deed")
        inside = inset(rect, round(rect.width * 0.05))
        ink = painter.tint("deed_ink")
        painter.box(surface, inside, ink, radius=4, line=1.2)
        inside = inset(inside, painter.px(3))
        most = min(rect.width * 0.15, rect.height * 0.115)
        size = self._size([self.rent], most, inside.width * 0.97)
        high = painter.text_height(self.rent, size, inside.width, "bold")
        foot, above = split(inside, "bottom", max(high, round(rect.height * RENT)))
        if mortgaged:
            self._draw_reverse(inside, ink)
        elif deed.kind == "street":
            head, plot = split(above, "top", self._head_height(above))
            pitch = max(4, head.height // 6)
            draw_bar(painter, surface, head, self.board, deed.group, pitch, muted=True)
            self._name(head, ink_on_bar(rgb(self.board.groups[deed.group].colour)))
            self._draw_buildings(inset(plot, painter.px(2)))
        else:
            picture = Rect(inside.x, inside.y + painter.px(4), inside.width, foot.y - inside.y)
            name = self._name_height(picture) + painter.px(6)
            picture.height = min(round(rect.height * PICTURE), picture.height - name)
            painter.picture(surface, picture_of(deed), picture)
            words = Rect(inside.x, picture.bottom, inside.width, foot.y - picture.bottom)
            self._name(words, ink)
        if self.tint != "muted":
            ink = mix(painter.tint(self.tint), painter.tint("deed_ink"), DEEPER)
        elif mortgaged:
            return
        painter.text(surface, self.rent, foot, size, ink, weight="bold", align="center", wrap=True)

    def _head_height(self, above: Rect) -> int:
        """The height of the head, enough for its name."""
        usual = round(self.rect.height * HEAD)
        needed = self._name_height(Rect(above.topleft, (above.width, usual)))
        return max(usual, needed + 2 * self.painter.px(3))

    def _draw_buildings(self, plot: Rect) -> None:
        """Houses, each a little before the one to its left where they are many, or a hotel."""
        kind, count = built(self.level)
        if not count:
            # an ornament in the colour of the street, as on its deed
            side = max(0, min(plot.size)) * 92 // 100
            colour = rgb(self.board.groups[self.deed.group].colour)
            ink = mix(colour, self.painter.tint("deed"), 0.6)
            draw_rosette(self.surface, ink, placed((side, side), center=plot.center))
        high = min(plot.height, round(plot.width / SHAPES["hotel"] * 0.6))
        wide = round(high * SHAPES[kind])
        step = min(wide, (plot.width - wide) // max(1, count - 1))
        left = plot.centerx - (wide + step * (count - 1)) // 2
        place = placed((wide, high), x=left, centery=plot.centery)
        for number in range(count):
            moved = place.move(number * step, 0)
            draw_building(self.painter, self.surface, moved, kind, on_bar=True)

    def _size(self, words: Sequence[str], most: float, room: float) -> float:
        """The size up to ``most`` pixels at which the longest of some words has room."""
        fits = (self.painter.type.fitted_size(word, most, room, "bold") for word in words)
        return min(fits) / self.painter.scale

    def _name_size(self, room: Rect) -> float:
        most = min(room.height * 0.42, room.width * 0.16)
        return self._size(self.deed.name.split(), most, room.width - self.painter.px(6))

    def _name_height(self, room: Rect) -> int:
        size, width = self._name_size(room), room.width - 2 * self.painter.px(3)
        return self.painter.text_height(self.deed.name, size, width, "bold")

    def _name(self, room: Rect, ink: Colour) -> None:
        size, words = self._name_size(room), inset(room, self.painter.px(3), 0)
        self.painter.text(
            self.surface, self.deed.name, words, size, ink, weight="bold", align="center",
            wrap=True,
        )  # fmt: skip

    def _draw_reverse(self, inside: Rect, ink: Colour) -> None:
        """The side that lies up while there is a mortgage, as on a real deed."""
        painter, surface, deed = self.painter, self.surface, self.deed
        bar = Rect(inside.x, inside.y, inside.width, round(inside.height * 0.1))
        if deed.kind == "street":
            draw_bar(painter, surface, bar, self.board, deed.group, max(4, bar.height // 2))
        bottom = inside.bottom - round(inside.height * 0.22)
        size = round(inside.width * 0.9), round(inside.height * 0.17)
        band = placed(size, centerx=inside.centerx, bottom=bottom)
        draw_stamp_askew(painter, surface, band, _("mortgaged"))
        self._name(Rect(bar.bottomleft, (bar.width, band.y - bar.bottom)), ink)
