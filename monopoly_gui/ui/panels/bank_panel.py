"""The Bank: its houses and hotels, its deeds, and the pot where there is one."""

from dataclasses import dataclass

from pygame import Rect, Surface

from ...language import _
from ..board.buildings import SHAPES, draw_building
from ..cards.deed_marks import DeedMark, GroupMarks, draw_deed_mark
from ..painting.layout import inset, placed
from ..painting.painter import Painter
from ..text.log_words import buildings, deeds

SIZE = 20
#: the height of an icon, and of a building with its chimney
PICTURE, BUILDING = 24, 31


@dataclass(frozen=True, slots=True)
class BankProps:
    """The Bank's stock; -1 houses or hotels is "unlimited", ``pot`` "" is no pot."""

    houses: int
    hotels: int
    deeds: int
    pot: str = ""


def draw_bank(painter: Painter, surface: Surface, rect: Rect, props: BankProps) -> None:
    """What is on the tray, evenly spaced; a narrow one has no words.

    A still narrower one leaves out its name.
    """
    if not rect.height:
        return
    inside = inset(rect, painter.px(14), 0)
    figures, before = _parts(props, words=False), painter.px(PICTURE * 1.55 + 8)
    for parts in (_parts(props, words=True), figures, figures[1:]):
        widths = [before + painter.measure(text, SIZE, "bold")[0] for text, _other in parts]
        if sum(widths) + painter.px(6) * (len(parts) - 1) <= inside.width:
            break
    gap = (inside.width - sum(widths)) // max(1, len(parts) - 1)
    gap = max(painter.px(6), min(gap, painter.px(70)))
    x = inside.x
    for (text, picture), width in zip(parts, widths, strict=True):
        spot = placed((painter.px(PICTURE * 1.55), painter.px(PICTURE)), x=x, centery=rect.centery)
        _draw(painter, surface, spot, picture)
        area = Rect(spot.right + painter.px(8), rect.y, x + width - spot.right, rect.height)
        painter.text(surface, text, area, SIZE, "light", weight="bold")
        x += width + gap


def _parts(props: BankProps, words: bool) -> list[tuple[str, str]]:
    """The parts with their icons; figures only without ``words``."""
    parts = [
        (_("Bank"), "bank"),
        (_stock("house", props.houses, words), "house"),
        (_stock("hotel", props.hotels, words), "hotel"),
        (deeds(props.deeds) if words else str(props.deeds), "deed"),
    ]
    if props.pot:
        pot = _("{pot} in the pot").format(pot=props.pot) if words else props.pot
        parts.append((pot, "coins"))
    return parts


def bank_spot(painter: Painter, rect: Rect) -> Rect:
    """The start and the target of money flights at the Bank."""
    side = painter.px(PICTURE * 1.55)
    return Rect(rect.x + painter.px(14), rect.centery - side // 2, side, side)


def _draw(painter: Painter, surface: Surface, rect: Rect, picture: str) -> None:
    """A building, a deed, or an icon."""
    if picture == "deed":
        card = placed((rect.height * 4 // 5, rect.height), center=rect.center)
        gold = GroupMarks(painter.tint("accent"), ())
        draw_deed_mark(painter, surface, card, gold, DeedMark(), card.width)
        return
    if picture not in SHAPES:
        painter.icon(surface, picture, rect, "light_muted")
        return
    high = painter.px(BUILDING)
    width = min(rect.width, round(high * SHAPES[picture]))
    standing = placed((width, high), center=rect.center)
    draw_building(painter, surface, standing, picture, plastic=True)


def _stock(kind: str, count: int, words: bool) -> str:
    figure = "∞" if count < 0 else str(count)
    return buildings(kind, count if count >= 0 else 2, figure) if words else figure
