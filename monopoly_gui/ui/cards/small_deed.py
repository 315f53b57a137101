"""A deed as a card on the table: its head, its buildings and its rent, or its mortgaged side."""

from collections.abc import Sequence

from pygame import Rect, Surface

from ...engine.board import Board, Space
from ...language import _
from ..board.buildings import SHAPES, draw_building
from ..board.cells import draw_bar
from ..board.drawings import picture_of
from ..board.patterns import draw_pattern
from ..painting.colour import WHITE, Colour, contrast, ink_on, mix, rgb
from ..painting.layout import inset
from ..painting.painter import Painter, Tint
from ..painting.shapes import blank
from .deed_card import WRITTEN, built, ink_of_reverse

#: shares of a card's height: its head, the picture of a railroad, and its rent
HEAD, PICTURE, RENT = 0.33, 0.3, 0.22
#: the reach of a card's shadow in design units
SHADOW = 12
#: the red of a mortgaged side, and the share of the deeds' ink in a changing rent
RED: Colour = (150, 24, 30)
DEEPER = 0.2


def draw_card(
    painter: Painter,
    surface: Surface,
    rect: Rect,
    board: Board,
    space: int,
    level: int,
    mortgaged: bool,
    rent: str,
    tint: str,
) -> None:
    """The deed of a space with its buildings; ``tint`` is the colour of its rent."""
    around = rect.inflate(4 * painter.px(SHADOW), 4 * painter.px(SHADOW))

    def draw() -> Surface:
        picture = blank(around.size)
        card = rect.move(-around.x, -around.y)
        _draw(painter, picture, card, board, board.spaces[space], level, mortgaged, rent, tint)
        return picture

    key = ("card", board.title, space, rect.size, level, mortgaged, rent, tint, _("mortgaged"))
    painter.stamp(surface, painter.cached(key, draw), around.topleft)


def _draw(
    painter: Painter,
    surface: Surface,
    rect: Rect,
    board: Board,
    deed: Space,
    level: int,
    mortgaged: bool,
    rent: str,
    tint: str,
) -> None:
    paper: Tint = mix(painter.tint("deed"), (196, 66, 60), 0.16) if mortgaged else "deed"
    painter.shadow(surface, rect, "soft")
    painter.paper(surface, rect, radius=9, colour=paper)
    inside = inset(rect, round(rect.width * 0.05))
    ink = ink_of_reverse(painter.tint(paper)) if mortgaged else painter.tint("deed_ink")
    painter.box(surface, inside, RED if mortgaged else ink, radius=4, line=1.2)
    inside = inset(inside, painter.px(3))
    size = _size(painter, [rent], min(rect.width * 0.15, rect.height * 0.115), inside.width * 0.97)
    high = painter.text_height(rent, size, inside.width, "bold")
    foot = Rect(inside.x, 0, inside.width, max(high, round(rect.height * RENT)))
    foot.bottom = inside.bottom
    if mortgaged:
        _draw_reverse(painter, surface, inside, board, deed, ink)
    elif deed.kind == "street":
        head = Rect(inside.x, inside.y, inside.width, round(rect.height * HEAD))
        head.height = max(head.height, _name_height(painter, head, deed))
        draw_bar(painter, surface, head, board, deed.group, max(4, head.height // 6), muted=True)
        colour = rgb(board.groups[deed.group].colour)
        on_bar = WHITE if contrast(colour, WHITE) >= WRITTEN else ink_on(colour)
        _name(painter, surface, head, deed, on_bar)
        plot = Rect(inside.x, head.bottom, inside.width, foot.y - head.bottom)
        _draw_buildings(painter, surface, inset(plot, painter.px(2)), level)
    else:
        picture = Rect(inside.x, inside.y + painter.px(4), inside.width, foot.y - inside.y)
        name = _name_height(painter, picture, deed) + painter.px(6)
        picture.height = min(round(rect.height * PICTURE), picture.height - name)
        painter.picture(surface, picture_of(deed), picture)
        words = Rect(inside.x, picture.bottom, inside.width, foot.y - picture.bottom)
        _name(painter, surface, words, deed, ink)
    if mortgaged and tint == "muted":
        return
    if tint != "muted":
        ink = mix(painter.tint(tint), painter.tint("deed_ink"), DEEPER)
    painter.text(surface, rent, foot, size, ink, weight="bold", align="center", wrap=True)


def _draw_buildings(painter: Painter, surface: Surface, plot: Rect, level: int) -> None:
    """Houses, each a little before the one to its left where they are many, or a hotel."""
    kind, count = built(level)
    high = min(plot.height, round(plot.width / SHAPES["hotel"] * 0.6))
    wide = round(high * SHAPES[kind])
    step = min(wide, (plot.width - wide) // max(1, count - 1))
    place = Rect(plot.centerx - (wide + step * (count - 1)) // 2, 0, wide, high)
    place.centery = plot.centery
    for number in range(count):
        draw_building(painter, surface, place.move(number * step, 0), kind, on_bar=True)


def _size(painter: Painter, words: Sequence[str], most: float, room: float) -> float:
    """The size up to ``most`` pixels at which the longest of some words has room."""
    widest = max(painter.type.width(word, most, "bold") for word in words)
    return most * min(1.0, room / widest) / painter.scale


def _name_size(painter: Painter, room: Rect, deed: Space) -> float:
    most = min(room.height * 0.42, room.width * 0.16)
    return _size(painter, deed.name.split(), most, room.width - painter.px(6))


def _name_height(painter: Painter, room: Rect, deed: Space) -> int:
    size, width = _name_size(painter, room, deed), room.width - 2 * painter.px(3)
    return painter.text_height(deed.name, size, width, "bold")


def _name(painter: Painter, surface: Surface, room: Rect, deed: Space, ink: Colour) -> None:
    size, words = _name_size(painter, room, deed), inset(room, painter.px(3), 0)
    painter.text(surface, deed.name, words, size, ink, weight="bold", align="center", wrap=True)


def _draw_reverse(
    painter: Painter, surface: Surface, inside: Rect, board: Board, deed: Space, ink: Colour
) -> None:
    """The side that lies up while there is a mortgage, as on a real deed."""
    draw_pattern(painter, surface, inside, "rise", max(4, inside.width // 12), (*RED, 26))
    bar = Rect(inside.x, inside.y, inside.width, round(inside.height * 0.1))
    if deed.kind == "street":
        draw_bar(painter, surface, bar, board, deed.group, max(4, bar.height // 2))
    band = Rect(inside.x, 0, inside.width, round(inside.height * 0.19))
    band.bottom = inside.bottom - round(inside.height * 0.22)
    painter.box(surface, band, (170, 32, 38), to=(132, 18, 26))
    size = inside.width * 0.15 / painter.scale
    painter.text(surface, _("mortgaged"), band, size, WHITE, weight="bold", align="center")
    _name(painter, surface, Rect(bar.bottomleft, (bar.width, band.y - bar.bottom)), deed, ink)
