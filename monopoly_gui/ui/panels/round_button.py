"""Round buttons of the table: a large one for the next step, small ones with a word beneath.

They are medallions of brass and enamel, baked by ``tools/art/buttons.py``.
"""

from dataclasses import dataclass
from itertools import pairwise, product
from math import cos, radians, sin

from pygame import Rect, Surface

from ..painting import baked
from ..painting.colour import Colour
from ..painting.layout import grid, placed
from ..painting.painter import Painter, Tint
from ..painting.shadows import outline_shadow, spread
from ..painting.shapes import disc, multiply, stamp
from ..widgets import Button, IconButton
from ..widgets.keys import key_name
from .key_caps import GAP as APART
from .key_caps import caps_width, draw_caps

#: of the face of a large one: its icon, the middles of this and of the word below it, in one line
#: and in two, and the most width and height of the word
ICON, MIDDLES, ROOM, WORD = 0.30, ((0.32, 0.68), (0.29, 0.70)), 0.86, 0.44
#: the baked pictures: the side of each, and its width in diameters of a medallion; the dice
PICTURE, AROUND = 320, 1.25
GOLDEN, DARK, DICE = range(3)
#: the width of the dice, and the widths of the faces of the two medallions, in diameters
ROLLING, FACES = 0.56, (0.86, 0.82)
#: the word beneath a small one, and the height of its line
SIZE, LINE = 17, 26
LARGE_SIZE = 23
#: the large one, the gap between others, the edge below, and that with the seam at both sides
DIAMETER, GAP, FOOT, SEAM = 168, 8, 12, 14
#: in diameters of the large one: a small one, the height of one with its word on the circle, the
#: most width, all of them, and their widening in a wide place
SMALL, LOW, CELL, ARC_WIDE, ARC_HIGH, STRETCH = 0.36, 0.57, 0.68, 1.84, 1.8, 1.4
#: icons stand out in brass from dark enamel, and are cut into that which is gold; what is left of
#: the light on one that cannot be used
BRASS, EDGE, CUT, OFF = (240, 204, 134), (0, 0, 0), (255, 232, 158), 0.55
#: the colours of the icon and of the word of one that cannot be used
DULL, QUIET = (158, 132, 92), (196, 182, 162)
#: the light on one under the pointer, which comes in steps, and the shade on one that is pressed
LIGHT, STEPS, SHADE = 44, 4, 52
#: the middles of the small discs on a circle around the large one: the first and last angle in
#: degrees, and its radius in diameters
FIRST, LAST, RADIUS = 186, 75, 1.02
ON_ARC = 4
#: where that has no room for their words: so many are beside the large one, which may have these
#: shares of its size, and the others in rows of so many above it
BESIDE, SHARES, COLUMNS = 2, (1.0, 0.92, 0.84, 0.76, 0.68, 0.6, 0.52), (3, 2)
#: how far a key reaches into a disc, as a share: not as far as the icon
CLEAR = 0.25
#: how far above the seam the lowest of rows ends
LIFT = 6
#: how narrow the letters of the words may be, and the most lines of a word
NARROWEST, LINES = 0.85, 2


def cast_shadow(painter: Painter, surface: Surface, disc_at: Rect) -> None:
    """The soft shadow of a round thing on the table."""
    cast = painter.theme.shadows["lift"]
    blur, side = cast.blur * painter.scale, disc_at.width
    reach = spread(blur)
    picture = painter.cached(
        ("round shadow", side), lambda: outline_shadow(disc(side), blur, cast.alpha)
    )
    stamp(surface, picture, (disc_at.x - reach, disc_at.y - reach + painter.px(cast.drop)))


def _baked(painter: Painter, number: int, side: int, light: float = 1.0) -> Surface:
    """One of the baked pictures at this size, with so much of its light."""
    file = painter.assets / "pieces" / "buttons.png"
    sheet = baked.sheet(file, (3 * PICTURE, PICTURE))
    cell = Rect(number * PICTURE, 0, PICTURE, PICTURE)
    picture, level = baked.cut_scaled(sheet, cell, (side, side)), round(255 * light)
    multiply(picture, (level, level, level, 255))
    return picture


class RoundIcon(IconButton):
    """A small round one with an icon only."""

    def draw(self, surface: Surface, painter: Painter) -> None:
        cast_shadow(painter, surface, self.rect)
        self._draw_icon(surface, painter, self._face(surface, painter)[0], 0.5)

    @property
    def style_now(self) -> str:
        return "round" if self.enabled else "round_off"


class RoundButton(Button):
    """``large`` for the next step, gold while it is the default."""

    large = False

    @property
    def disc(self) -> Rect:
        """The place of the button itself."""
        height = self.rect.height if self.large else self.rect.height - self.line
        side = min(self.rect.width, height)
        rect = Rect(0, self.rect.y, side, side)
        rect.centerx = self.rect.centerx
        return rect

    #: pixels of the lines beneath, known once it has been placed for a painter, and the horizontal
    #: scale of all words around a large one
    line, narrow = 0, 1.0

    def width(self, painter: Painter) -> int:
        """The width for its word, or for the longest of a large one, in pixels."""
        if not self.large:
            return self.word_width(painter)
        words = self._shown(painter).split()
        widest = max(painter.measure(word, LARGE_SIZE, "bold")[0] for word in words)
        return round(widest / ROOM)

    def draw(self, surface: Surface, painter: Painter) -> None:
        if not self.rect.width:
            return
        face = self._medallion(surface, painter)
        if self.large:
            self._draw_large(surface, painter, face)
        else:
            self._draw_small(surface, painter, face)
        self._cap(surface, painter)

    def _draw_large(self, surface: Surface, painter: Painter, face: Rect) -> None:
        """The icon and the word in it."""
        is_gold, ink = self.style_now == "gold", painter.ink(self.style_now)
        lines, size = self._lines_within(painter, face.width)
        high, low = (face.y + round(y * face.height) for y in MIDDLES[len(lines) > 1])
        side, wide = round(face.width * ICON), round(face.width * ROLLING)
        if is_gold and self.icon == "dice":
            rolling = placed((wide, wide), center=(face.centerx, high))
            stamp(surface, painter.cached_drawing(_baked, painter, DICE, wide), rolling.topleft)
        else:
            rect = placed((side, side), center=(face.centerx, high))
            self._relief(surface, painter, rect, ink, CUT if is_gold else EDGE)
        words = placed((round(face.width * ROOM), round(face.height * WORD)), centerx=face.centerx)
        words.centery = low
        painter.text(
            surface, "\n".join(lines), words, size, ink, weight="bold", align="center", wrap=True
        )

    def _lines_within(self, painter: Painter, face: int) -> tuple[list[str], float]:
        """The word of a large one with a face of this width in lines, and their size."""
        size = min(LARGE_SIZE, face * 0.135 / painter.scale)
        return painter.wrap(self._shown(painter), size, round(face * ROOM), "bold"), size

    def has_room(self, painter: Painter, diameter: int) -> bool:
        """Whether a large one of this diameter has room for its word."""
        face = round(FACES[self._kind] * diameter)
        lines, size = self._lines_within(painter, face)
        high = len(lines) * painter.measure("", size, "bold")[1]
        return high <= WORD * face and _is_whole(painter, lines, size, face * ROOM)

    @property
    def style_now(self) -> str:
        return "round_off" if not self.enabled else "gold" if self.style == "primary" else "round"

    @property
    def _kind(self) -> int:
        return GOLDEN if self.style_now == "gold" else DARK

    def _medallion(self, surface: Surface, painter: Painter) -> Rect:
        """Draw the empty medallion: the place of its face."""
        at = self.disc
        kind = self._kind
        side, light = round(AROUND * at.width), 1.0 if self.enabled else OFF
        picture = painter.cached_drawing(_baked, painter, kind, side, light)
        at = at.move(0, painter.px(2) if self.pressed else 0)
        stamp(surface, picture, picture.get_rect(center=at.center).topleft)
        wide = round(FACES[kind] * at.width)
        face = placed((wide, wide), center=at.center)
        glow = round(self.glow * STEPS) * LIGHT // STEPS
        veil = (0, 0, 0, SHADE) if self.pressed else (255, 255, 255, glow)
        if veil[3]:
            painter.dot(surface, face.center, wide, veil)
        if self.ringed:
            far = painter.px(3)
            painter.focus_ring(surface, at.inflate(2 * far, 2 * far), at.width)
        return face

    def _relief(
        self, surface: Surface, painter: Painter, rect: Rect, ink: Tint, edge: Colour
    ) -> None:
        """The icon, with an edge at its lower right that is in shade, or in light if cut in."""
        far = max(1, painter.px(1))
        painter.icon(surface, self.icon, rect.move(far, far), edge)
        painter.icon(surface, self.icon, rect, ink)

    def _draw_small(self, surface: Surface, painter: Painter, face: Rect) -> None:
        """The icon of a small one, and the word beneath."""
        side = round(face.width * 0.56)
        strong = painter.theme.strong
        ink: Tint = painter.ink(self.style_now) if strong else BRASS if self.enabled else DULL
        word: Tint = "light" if self.enabled else ink if strong else QUIET
        self._relief(surface, painter, placed((side, side), center=face.center), ink, EDGE)
        below = Rect(self.rect.x, self.disc.bottom, self.rect.width, self.line)
        below.height = len(self.lines(painter, below.width)) * painter.measure("", SIZE, "bold")[1]
        painter.text(
            surface, self._shown(painter), below, SIZE, word, weight="bold", align="center",
            wrap=True, narrow=self.narrow,
        )  # fmt: skip

    def lines(self, painter: Painter, width: int) -> list[str]:
        """The word beneath a small one of this width."""
        return painter.wrap(self._shown(painter), SIZE, width / self.narrow, "bold")

    def _cap(self, surface: Surface, painter: Painter) -> None:
        """Its key, at the upper right of the disc and clear of the icon, once keys are used."""
        if self.key and painter.shows_keys:
            disc, keys = self.disc, [key_name(self.key)]
            x = disc.right - round(disc.width * CLEAR)
            x = min(x, self.rect.right - caps_width(painter, keys) + painter.px(APART))
            middle = disc.y + max(painter.px(14), round(disc.height * 0.14))
            draw_caps(painter, surface, keys, (x, middle), "tooltip", "light")

    def _shown(self, painter: Painter) -> str:
        """The label, or its substitute: in a large one, or where there is no room for it."""
        if self.short and (self.large or self.word_width(painter) * self.narrow > self.rect.width):
            return self.short
        return self.label

    def word_width(self, painter: Painter) -> int:
        """The width of the word beneath a small one in a single line, in pixels."""
        return max(1, painter.measure(self.label, SIZE, "bold")[0])

    def least_wide(self, painter: Painter, disc: int) -> int:
        """The least width of a small one with its icon in the middle, and its key beside that."""
        keys = [key_name(self.key)] if self.key else []
        return max(disc, 2 * (caps_width(painter, keys) + round((0.5 - CLEAR) * disc)))


@dataclass(slots=True)
class _Places:
    """Where the large one and the others are."""

    large: Rect
    others: list[Rect]
    #: pixels of the lines beneath each
    lines: list[int]
    narrow: float = 1.0
    #: whether they have the shape of a fan, and whether all words have room
    fan: bool = False
    fits: bool = True


def place_round(
    painter: Painter, rect: Rect, main: RoundButton | None, others: list[RoundButton]
) -> tuple[Rect, bool]:
    """The large one in the lower right corner, the others in an arc around it, or in rows.

    Returns the tray of all, and whether that has the shape of a fan.
    """
    if not main:
        return Rect(0, 0, 0, 0), False
    px, whole, gap = painter.px, rect, painter.px(GAP)
    rect = rect.inflate(-2 * px(SEAM), -px(8))
    rect.height -= px(FOOT)
    found = _fan(painter, rect, main, others)
    if not found.fits:
        found = _in_rows(painter, rect, main, others)
    main.large, main.line = True, 0
    _put(main, found.large)
    for button, place, line in zip(others, found.others, found.lines, strict=True):
        button.large, button.line, button.narrow = False, line, found.narrow
        _put(button, place)
    if not others:
        return Rect(0, 0, 0, 0), False
    tray = found.large.unionall(found.others).inflate(2 * px(SEAM), 4 * gap)
    left = max(whole.x, tray.x - gap)
    tray = Rect(left, tray.y, tray.right - left, tray.height)
    return tray, found.fan


def _fan(painter: Painter, rect: Rect, main: RoundButton, others: list[RoundButton]) -> _Places:
    """A few others on a circle around the large one, each with its word in one line."""
    line = max(painter.px(LINE), painter.measure("", SIZE, "bold")[1])
    diameter = round(min(painter.px(DIAMETER), rect.width / ARC_WIDE, rect.height / ARC_HIGH))
    large = placed((diameter, diameter), bottomright=rect.bottomright)
    disc = round(diameter * SMALL)
    across = min(rect.width / ARC_WIDE, STRETCH * diameter)
    places = []
    for button, (x, y) in zip(others, _on_circle(len(others)), strict=False):
        least = button.least_wide(painter, disc)
        wide = max(least, min(round(across * CELL), button.word_width(painter) + 2))
        place = placed((wide, disc + line), center=large.center)
        at = place.move(round(x * across), round(y * diameter) + line // 2)
        places.append(at.clamp(rect))
    _part(places)
    narrow = _narrow(painter, others, places)
    words = (one.word_width(painter) * narrow for one in others)
    fits = len(others) <= ON_ARC and disc + line <= LOW * diameter
    fits = fits and all(word <= at.width for word, at in zip(words, places, strict=False))
    fits = fits and main.has_room(painter, diameter)
    return _Places(large, places, [line] * len(places), narrow, len(others) > 2, fits)


def _in_rows(painter: Painter, rect: Rect, main: RoundButton, others: list[RoundButton]) -> _Places:
    """Two beside the large one, all else above, as large as words in two lines have room."""
    usual = min(painter.px(DIAMETER), rect.width / ARC_WIDE)
    diameters = [round(usual * share) for share in SHARES]
    least = min((size for size in diameters if main.has_room(painter, size)), default=diameters[0])
    for diameter, columns, narrow in product(diameters, COLUMNS, (1.0, NARROWEST)):
        large = placed((max(diameter, least),) * 2, bottomright=rect.bottomright)
        found = _rows(painter, rect, large, round(diameter * SMALL), others, columns, narrow)
        if found.fits:
            break
    return found


def _rows(
    painter: Painter,
    rect: Rect,
    large: Rect,
    disc: int,
    others: list[RoundButton],
    columns: int,
    narrow: float,
) -> _Places:
    """The large one in its corner, and rows of so many others of this size above it."""
    gap = painter.px(GAP)
    beside, above = others[:BESIDE], others[BESIDE:]
    rows = [[button] for button in beside]
    count = -(-len(above) // columns)
    rows += [above[len(above) * n // count : len(above) * (n + 1) // count] for n in range(count)]
    found = _Places(large, [], [], narrow)
    y = rect.bottom - painter.px(LIFT)
    for number, row in enumerate(rows):
        wide = rect.width if number >= len(beside) else rect.width - large.width - gap
        if number == len(beside):
            y = min(y, large.y - gap)
        line = _lines_high(painter, row, wide // len(row), narrow)
        found.fits = found.fits and line > 0
        y -= disc + line
        found.others += grid(Rect(rect.x, y, wide, disc + line), len(row), 1)
        found.lines += [line] * len(row)
        y -= gap
    found.fits = found.fits and y + gap >= rect.y
    return found


def _is_whole(painter: Painter, lines: list[str], size: float, room: float) -> bool:
    """Whether these few lines fit into a room, and no word of them is divided."""
    widest = max(painter.measure(line, size, "bold")[0] for line in lines)
    return len(lines) <= LINES and widest <= room + 1 and not lines[0].endswith("-")


def _lines_high(painter: Painter, row: list[RoundButton], width: int, narrow: float) -> int:
    """The height of the words of a row of small ones of this width, 0 if one has no room."""
    most, room = 1, (width - painter.px(GAP)) / narrow
    for button in row:
        lines = painter.wrap(button.short or button.label, SIZE, room, "bold")
        if not _is_whole(painter, lines, SIZE, room):
            return 0
        most = max(most, len(lines))
    return most * painter.measure("", SIZE, "bold")[1]


def _on_circle(number: int) -> tuple[tuple[float, float], ...]:
    """So many middles on a circle, at equal angles."""
    step = (LAST - FIRST) / ((number if number > 2 else ON_ARC) - 1)
    angles = (radians(FIRST + step * n) for n in range(number))
    return tuple((RADIUS * cos(angle), -RADIUS * sin(angle)) for angle in angles)


def _part(places: list[Rect]) -> None:
    """Narrow two neighbours on a circle whose words would meet, the wider one more."""
    for left, right in pairwise(places):
        while left.colliderect(right) and left.centerx < right.centerx:
            wider = max(left, right, key=lambda place: place.width)
            wider.inflate_ip(-2, 0)


def _narrow(painter: Painter, buttons: list[RoundButton], places: list[Rect]) -> float:
    """The letters of all words alike, so narrow that the longest has room."""
    rooms = (place.width / b.word_width(painter) for b, place in zip(buttons, places, strict=True))
    return max(NARROWEST, min((1.0, *rooms)))


def _put(button: RoundButton, rect: Rect) -> None:
    if button.rect != rect:
        button.rect = rect
