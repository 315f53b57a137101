"""The places of all parts of a player's plate, whatever its height."""

from dataclasses import dataclass, field

from pygame import Rect

from ..cards.deed_rack import SHELF
from ..painting.layout import placed, split
from ..painting.painter import Painter

PAD = 11
#: a plate lower than these, in design units, has one line only, or its deeds beside the face
LINE, TALL = 62, 158
#: in design units: the least height above the deeds of a tall plate and their share of it, the
#: face, a standing token, and the margin around the deeds
HEAD, RACK, FACE, FIGURE, EDGE = 60, 0.63, 100, 84, 7
#: the height of the token on a tall plate, as a share of that of the deeds: where they have room,
#: and before the lower of two shelves, below the cards of the upper one
STANDS = (0.9, 0.52)
#: a face as high as this has three lines beside it
ROOMY = 86
#: on a plate that is not tall: its line, and a note beside the deeds
WRITTEN, NOTE = 36, 44
#: the token beside a face, as a share of it, and the share of the token that is beside it: the
#: rest is below the curve of the face
BESIDE, ASIDE = 0.72, 0.92


@dataclass(frozen=True, slots=True)
class PlateCut:
    """The places of all parts; ``deeds`` and ``figure`` have no height where they have no room.

    ``kept`` are the parts of the lower right corner of the deeds where a figure may stand.
    """

    face: Rect
    name: Rect
    cash: Rect
    deeds: Rect
    figure: Rect
    kept: tuple[tuple[int, int], ...] = ((0, 0),)
    #: of the latest change of cash; without height it is beside the cash
    change: Rect = field(default_factory=lambda: Rect(0, 0, 0, 0))

    @property
    def beside(self) -> bool:
        """Whether name and cash are side by side."""
        return self.name.right <= self.cash.left


def cut_plate(painter: Painter, rect: Rect) -> PlateCut:
    """Cut a plate: the face, the name, the cash, the deeds, and the token."""
    if rect.height < painter.px(LINE):
        return _one_line(painter, rect)
    return (_tall if rect.height >= painter.px(TALL) else _slim)(painter, rect)


def _one_line(painter: Painter, rect: Rect) -> PlateCut:
    px, nothing = painter.px, Rect(0, 0, 0, 0)
    inside = rect.inflate(-2 * px(PAD), -2 * min(px(PAD), max(2, rect.height // 9)))
    face, words = split(inside, "left", inside.height, px(9))
    cash, name = split(words, "right", words.width * 9 // 20, px(6))
    return PlateCut(face, name, cash, nothing, nothing)


def _slim(painter: Painter, rect: Rect) -> PlateCut:
    """Name and cash in one line beside the face; below them the token and the deeds."""
    px, edge = painter.px, painter.px(EDGE)
    inside = rect.inflate(-2 * px(PAD), -2 * edge)
    side = min(px(FACE), inside.height, inside.width // 4)
    face = Rect(inside.x - edge // 2, inside.centery - side // 2, side, side)
    words = Rect(face.right + edge, rect.y, inside.right - face.right - edge, rect.height)
    high = min(px(WRITTEN), words.height * 2 // 5)
    line = Rect(words.x, rect.y + px(3), words.width, high)
    cash, name = split(line, "right", line.width * 9 // 20, px(6))
    deeds = Rect(words.x, line.bottom, words.width, rect.bottom - edge - line.bottom)
    size = min(round(side * BESIDE), deeds.height)
    figure = placed((size, size), x=face.right - round(size * (1 - ASIDE)), bottom=deeds.bottom)
    change = Rect(deeds.x, deeds.bottom - px(NOTE), deeds.width, px(NOTE - SHELF))
    return PlateCut(face, name, cash, deeds, figure, change=change)


def _tall(painter: Painter, rect: Rect) -> PlateCut:
    """The face, and beside it name and cash; below them the deeds, and the token."""
    px, pad, edge = painter.px, painter.px(PAD), painter.px(EDGE)
    inside = Rect(rect.x + pad, rect.y + pad - px(2), rect.width - 2 * pad, 0)
    inside.height = rect.bottom - edge - inside.y
    head = max(px(HEAD), min(px(FACE), round(inside.height * (1 - RACK))))
    face = Rect(inside.topleft, (head, head))
    words = Rect(face.right + pad, face.y, inside.right - face.right - pad, head)
    change = Rect(0, 0, 0, 0)
    if head >= px(ROOMY):
        change, words = split(words, "bottom", head * 3 // 10)
    name, cash = split(words, "top", words.height * 9 // 20)
    deeds = Rect(inside.x, face.bottom + px(4), inside.width, 0)
    deeds.height = inside.bottom - deeds.y
    figures = [
        placed((side, side), right=rect.right - edge, bottom=deeds.bottom - 1)
        for side in (min(px(FIGURE), round(deeds.height * share)) for share in STANDS)
    ]
    kept = tuple((inside.right - figure.x, figure.height) for figure in figures)
    return PlateCut(face, name, cash, deeds, figures[-1], kept, change)
