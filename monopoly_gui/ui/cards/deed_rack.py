"""The rack of a plate: a player's deeds on shelves, each group fanned out like a hand of cards."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import accumulate, chain, product

import pygame
from pygame import Rect, Surface

from ..painting.colour import Colour, darken, lighten
from ..painting.layout import split
from ..painting.painter import Painter
from ..painting.shapes import blank, gradient, rounded, stamp
from ..painting.table import lay_table
from .deed_marks import GroupMarks, draw_deed_mark

#: width and height of a card, in design units, and by how much it may be larger or smaller
WIDE, HIGH = 30, 41
SIZES = tuple(share / 20 for share in range(36, 3, -1))
#: how much wider it may be where no card hides much of another one, and narrower elsewhere, the
#: last two where no token keeps a corner
WIDER = (1.34, 1.22, 1.1, 1.0, 0.84, 0.7, 0.6)
#: what is seen of a card behind another one, as a share of its width, and the gap between groups in
#: design units, the more the better; of a card with buildings there is this much at least
FANS = (
    (1.04, 8.0), (1.04, 5.0), (0.88, 6.0), (0.74, 8.0),
    (0.6, 7.0), (0.45, 6.0), (0.34, 5.0), (0.26, 3.5),
)  # fmt: skip
BUILT = 0.7
#: around a complete group, and a shelf, in design units
FRAME, SHELF = 3, 5
#: the most of a shelf's height that a token before it may hide, which is its board
HIDDEN = 0.06
#: how high a mortgaged card stands, so that those that earn rent are seen above it
LOW = 0.86
#: a shelf of wood: its upper side in the light, and its front; the shade above it
LIT, FRONT, LOWER = (222, 176, 118, 255), (134, 92, 56, 255), (66, 42, 25, 255)
DEEP, SHALLOW = (0, 0, 0, 0), (0, 0, 0, 64)
#: the cloth behind them: by how much it is darker than its player, and the shade at its top
CLOTH_DARK, CLOTH_DEEP, CLOTH_SHADE = 0.36, 14, (0, 0, 0, 150)
#: the share of the room that large cards fill, and the most shelves
FULL, MOST_ROWS = 0.7, 5
#: a group, its place with its frame, and where each of its cards begins
FannedGroup = tuple[GroupMarks, Rect, tuple[int, ...]]
#: a player's deeds, the width of the room for them, and whether a token stands there
Hand = tuple[tuple[GroupMarks, ...], int, bool]


@dataclass(frozen=True, slots=True)
class Rack:
    """The arrangement of one plate's deeds, in pixels; equal for all plates of a table.

    Cards of ``size`` stand on ``rows`` shelves, with so much of them and between their groups to be
    seen as there is room for, of ``fans``.  The corner at the lower right is kept free for
    something as large as ``kept``.
    """

    size: tuple[int, int]
    fans: tuple[tuple[float, int], ...]
    rows: int
    kept: tuple[int, int]
    frame: int
    shelf: int

    def shelves(self, room: Rect) -> list[Rect]:
        """The shelves with all that stands on them, the highest first."""
        high = room.height // self.rows
        found = []
        for number in range(self.rows):
            shelf = Rect(room.x, room.bottom - high * (self.rows - number), room.width, high)
            if shelf.bottom - (room.bottom - self.kept[1]) > HIDDEN * high:
                shelf.width -= self.kept[0]
            found.append(shelf)
        return found

    @property
    def without_figure(self) -> "Rack":
        """The same where no token stands in the corner."""
        return replace(self, kept=(0, 0))

    def widened(self, groups: Sequence[GroupMarks], room: Rect) -> "Rack":
        """A single shelf with its cards as wide as one player's have room for side by side."""
        tall, wide = self.size[1], self.size[1] * WIDE // HIGH if self.rows == 1 else 0
        tries = (replace(self, size=(w, tall)) for w in range(wide, self.size[0], -1))
        fits = (one for one in tries if one._set_out(groups, room, self.fans[1], room.width))
        return next(fits, self)

    def holds(self, groups: Sequence[GroupMarks], room: Rect) -> bool:
        """Whether it has room for some groups, fanned out as closely as they may be."""
        return self._set_out(groups, room, self.fans[-1], room.width) is not None

    def place(self, groups: Sequence[GroupMarks], room: Rect) -> list[FannedGroup]:
        """Each group with its place, as even as possible on all shelves."""
        found = _evenly(self, tuple(groups), room.size)
        return [(group, place.move(room.topleft), starts) for group, place, starts in found]

    def evenly(self, groups: Sequence[GroupMarks], room: Rect) -> list[FannedGroup]:
        """The same, tried out: in the widest fan with room, on as little of a shelf as can be."""
        shelves = self.shelves(room)
        for fan in self.fans:
            found = self._set_out(groups, room, fan, room.width)
            if found is not None:
                least, most = 0, room.width
                while most - least > 1:
                    middle = (least + most) // 2
                    even = self._set_out(groups, room, fan, middle)
                    least, most = (least, middle) if even is not None else (middle, most)
                    found = even if even is not None else found
                return list(chain.from_iterable(self._spread(found, shelf) for shelf in shelves))
        return []

    def _spread(self, found: Sequence[FannedGroup], shelf: Rect) -> list[FannedGroup]:
        """The groups of a shelf, fanned out as widely as it has room for."""
        here = [group for group, place, _starts in found if shelf.collidepoint(place.midbottom)]
        alone = replace(self, rows=1, kept=(0, 0))
        tries = (alone._set_out(here, shelf, fan, shelf.width) for fan in self.fans)
        return next((wide for wide in tries if wide is not None), [])

    def _set_out(
        self, groups: Sequence[GroupMarks], room: Rect, fan: tuple[float, int], most: int
    ) -> list[FannedGroup] | None:
        """The same in one fan on the first pixels of each shelf; None where they have no room."""
        shelves, found = iter(self.shelves(room)), list[FannedGroup]()
        shelf = next(shelves)
        x = shelf.x
        for group in groups:
            starts = self._starts(group, fan[0])
            wide = starts[-1] + self.size[0] + 2 * self.frame * group.whole
            while x + wide > shelf.x + min(most, shelf.width):
                after = next(shelves, None)
                if after is None:
                    return None
                shelf, x = after, after.x
            foot = shelf.bottom - self.shelf + 1
            found.append((group, Rect(x, foot - self.size[1], wide, self.size[1]), starts))
            x += wide + fan[1]
        return found

    def _starts(self, group: GroupMarks, fan: float) -> tuple[int, ...]:
        """Where each card of a group begins, from its left edge or its frame on."""
        steps = [self.size[0] * (max(BUILT, fan) if mark.level else fan) for mark in group.marks]
        return tuple(round(x) for x in accumulate(steps[:-1], initial=0.0))


@lru_cache(maxsize=32)
def _evenly(rack: Rack, groups: tuple[GroupMarks, ...], size: tuple[int, int]) -> list[FannedGroup]:
    return rack.evenly(groups, Rect((0, 0), size))


def rack_for(
    painter: Painter, height: int, hands: Sequence[Hand], kept: Sequence[tuple[int, int]]
) -> Rack:
    """The largest cards with room on all plates: fanned out closely rather than small.

    The first of ``kept`` that leaves them room stays free in the corner.
    """
    return _rack_for(painter.scale, height, tuple(hands), tuple(kept))


@lru_cache(maxsize=16)
def _rack_for(
    scale: float, height: int, hands: tuple[Hand, ...], kept: tuple[tuple[int, int], ...]
) -> Rack:
    *racks, last = _racks(scale, height, kept)

    def fits(rack: Rack, hand: Hand) -> bool:
        groups, width, figure = hand
        shelves = rack if figure else rack.without_figure
        return shelves.holds(groups, Rect(0, 0, width, height))

    return next((rack for rack in racks if all(fits(rack, hand) for hand in hands)), last)


def _racks(scale: float, height: int, kept: Sequence[tuple[int, int]]) -> Iterator[Rack]:
    """All racks that are not too high for a room, the best first, and one that always fits."""

    def px(units: float) -> int:
        return max(1, round(units * scale))

    frame, shelf = px(FRAME), px(SHELF)
    fans = tuple((fan, px(apart)) for fan, apart in FANS)
    for share in SIZES:
        size = px(WIDE * share), px(HIGH * share)
        rows = min(MOST_ROWS, height // (size[1] + frame + shelf))
        # larger ones on a single shelf would leave half of the room empty
        if share > 1 and rows * (size[1] + frame + shelf) < FULL * height:
            continue
        for corner, wider in product(kept if rows else (), WIDER[: -2 if any(kept[0]) else None]):
            shown = fans[:4] if wider > 1 else fans if share <= 1 else fans[:5]
            wide = round(size[0] * wider)
            yield Rack((wide, size[1]), shown, rows, corner, frame, shelf)
    high = max(2, height - frame - shelf)
    yield Rack((max(1, high * WIDE // HIGH), high), ((0.1, 1),), 1, kept[-1], 1, shelf)


def draw_rack(
    painter: Painter,
    surface: Surface,
    room: Rect,
    groups: Sequence[GroupMarks],
    rack: Rack,
    lining: Colour,
) -> None:
    """The shelves, before cloth in the colour of the lining, and the player's deeds on them."""
    if not surface.get_clip().colliderect(room):
        return
    around = room.inflate(2 * rack.frame, 0)
    stamp(surface, painter.cached_drawing(_cloth, painter, around.size, lining), around.topleft)
    for shelf in rack.shelves(room):
        shelf.width = room.width
        _draw_shelf(painter, surface, shelf, rack.shelf)
    for group, place, starts in rack.place(groups, room):
        _draw_group(painter, surface, place, group, starts, rack)


def _cloth(painter: Painter, size: tuple[int, int], colour: Colour) -> Surface:
    """Felt in the shade of the edge above it."""
    felt = painter.assets / "pieces" / "felt.jpg"
    picture, deep = blank(size), min(size[1], painter.px(CLOTH_DEEP))
    dark = CLOTH_DARK + (1 - CLOTH_DARK) / 3 * painter.theme.evening
    cloth = lay_table(felt, size, darken(colour, dark))
    picture.blit(pygame.transform.smoothscale(cloth, size), (0, 0))
    stamp(picture, gradient((size[0], deep), CLOTH_SHADE, (0, 0, 0, 0)), (0, 0))
    picture.fill((0, 0, 0, 255), special_flags=pygame.BLEND_RGBA_ADD)
    mask = rounded(size, painter.px(FRAME))
    picture.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return picture


def _draw_shelf(painter: Painter, surface: Surface, place: Rect, thick: int) -> None:
    board, above = split(place, "bottom", thick)
    painter.box(surface, above, DEEP, to=SHALLOW)
    painter.box(surface, board, FRONT, to=LOWER, radius=2)
    painter.box(surface, Rect(board.topleft, (board.width, max(1, thick // 4))), LIT)


def _draw_group(
    painter: Painter,
    surface: Surface,
    place: Rect,
    group: GroupMarks,
    starts: Sequence[int],
    rack: Rack,
) -> None:
    frame, (wide, tall) = rack.frame * group.whole, rack.size
    ends, foot = (*starts[1:], place.width), place.bottom
    # a frame has no steps: only where all of its cards are mortgaged is it lower
    level = bool(frame) and not all(mark.mortgaged for mark in group.marks)
    highs = [round(tall * LOW) if m.mortgaged and not level else tall for m in group.marks]
    around = Rect(place.x, foot - max(highs), place.width, max(highs)).inflate(0, 2 * frame)
    if frame:
        gold = painter.tint("accent")
        painter.box(surface, around, lighten(gold, 0.3), to=darken(gold, 0.3), radius=4)
    for x, end, high, mark in zip(starts, ends, highs, group.marks, strict=True):
        card = Rect(place.x + frame + x, foot - high, wide, high)
        draw_deed_mark(painter, surface, card, group, mark, end - x)
