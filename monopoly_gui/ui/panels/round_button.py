"""Round buttons of the table: a large one for the next step, small ones with a word beneath.

They are medallions of brass and enamel, baked by ``tools/art/buttons.py``.
"""

from itertools import pairwise
from math import cos, radians, sin

from pygame import Rect, Surface

from ..painting import baked
from ..painting.colour import Colour
from ..painting.layout import placed
from ..painting.painter import Painter, Tint
from ..painting.shadows import outline_shadow, spread
from ..painting.shapes import disc, multiply, stamp
from ..widgets import Button, IconButton
from ..widgets.keys import key_name
from .key_caps import caps_width, draw_caps

#: of a large one: its icon, its word and the word's width, as shares of its diameter
ICON, WORD, ROOM = 0.30, 0.38, 0.86
#: the baked pictures: the side of each, and its width in diameters of a medallion; the dice
PICTURE, AROUND = 320, 1.25
GOLDEN, DARK, DICE = range(3)
#: the width of the dice, and the widths of the faces of the two medallions, in diameters
ROLLING, FACES = 0.56, (0.86, 0.82)
#: the word beneath a small one, and the height of its line
SIZE, LINE = 17, 26
LARGE_SIZE = 23
#: the large one, the width of a small one in a row, and the edge below
DIAMETER, CELL_WIDE, FOOT = 168, 96, 12
#: in diameters of the large one: a small one, the most height and width with its word, all of
#: them, and their widening in a wide place
SMALL, LOW, CELL, ARC_WIDE, ARC_HIGH, STRETCH = 0.36, 0.57, (0.68, 0.56), 1.84, 1.8, 1.4
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
#: where that has no room for as many, or for words that are large beside the discs: the middles of
#: the small ones with their words, by their number
CORNER = ((-0.94, 0.14), (-0.94, -0.43), (-0.5, -1.0), (0.2, -1.0))
CORNERS = {
    3: (CORNER[0], (-0.8, -0.66), (0.0, -1.0)),
    5: (*CORNER[:2], (-0.94, -1.0), (-0.37, -1.0), CORNER[3]),
}
ON_ARC = 4
#: how narrow the letters of the words on the circle may be
NARROWEST = 0.85


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

    #: pixels of the line beneath, known once it has been placed for a painter, and the horizontal
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
        side, wide = round(face.width * ICON), round(face.width * ROLLING)
        rect = placed((side, side), centerx=face.centerx, y=face.y + round(face.height * 0.17))
        if is_gold and self.icon == "dice":
            rolling = placed((wide, wide), center=rect.center)
            stamp(surface, painter.cached_drawing(_baked, painter, DICE, wide), rolling.topleft)
        else:
            self._relief(surface, painter, rect, ink, CUT if is_gold else EDGE)
        words = placed((round(face.width * ROOM), round(face.height * WORD)), midtop=rect.midbottom)
        size = min(LARGE_SIZE, face.width * 0.135 / painter.scale)
        painter.text(
            surface, self._shown(painter), words.move(0, painter.px(3)), size, ink, weight="bold",
            align="center", wrap=True,
        )  # fmt: skip

    @property
    def style_now(self) -> str:
        return "round_off" if not self.enabled else "gold" if self.style == "primary" else "round"

    def _medallion(self, surface: Surface, painter: Painter) -> Rect:
        """Draw the empty medallion: the place of its face."""
        at = self.disc
        kind = GOLDEN if self.style_now == "gold" else DARK
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
        painter.text(
            surface, self._shown(painter), self._line_below, SIZE, word, weight="bold",
            align="center", narrow=self.narrow,
        )  # fmt: skip

    @property
    def _line_below(self) -> Rect:
        low = self.disc.bottom
        return Rect(self.rect.x, low, self.rect.width, self.rect.bottom - low)

    def _cap(self, surface: Surface, painter: Painter) -> None:
        """Its key, at the upper right of the disc, once keys are used."""
        keys = [key_name(self.key)] if self.key and painter.shows_keys else []
        if keys:
            disc, width = self.disc, caps_width(painter, keys)
            x = min(disc.right - round(disc.width * 0.25), self.rect.right - width)
            middle = disc.y + round(disc.height * 0.14)
            draw_caps(painter, surface, keys, (x, middle), "tooltip", "light")

    def _shown(self, painter: Painter) -> str:
        """The label, or its substitute: in a large one, or where there is no room for it."""
        if self.short and (self.large or self.word_width(painter) * self.narrow > self.rect.width):
            return self.short
        return self.label

    def word_width(self, painter: Painter) -> int:
        """The width of the word beneath a small one, in pixels."""
        return max(1, painter.measure(self.label, SIZE, "bold")[0])


def place_round(
    painter: Painter, rect: Rect, main: RoundButton | None, others: list[RoundButton]
) -> tuple[Rect, bool]:
    """The large one in the lower right corner, the others in an arc around it.

    Those for which the arc has no room are above it. Returns the tray of all, and whether that
    has the shape of a fan.
    """
    px, whole = painter.px, rect
    rect = rect.inflate(-px(8), -px(8))
    rect.height -= px(FOOT)
    arc = CORNERS.get(min(5, len(others)), CORNER)
    gap, line = px(8), max(px(LINE), painter.measure("", SIZE, "bold")[1])
    columns = max(2, rect.width // px(CELL_WIDE))
    rows = -(-max(0, len(others) - len(arc)) // columns)
    high = (rect.height - rows * gap) / (ARC_HIGH + rows * LOW)
    diameter = round(min(px(DIAMETER), rect.width / ARC_WIDE, high))
    cell = min(round(diameter * SMALL) + line, round(diameter * LOW) - 2)
    # clear of the seam at both sides
    seam = px(6)
    rect.width -= seam
    large = placed((diameter, diameter), bottomright=rect.bottomright)
    across = min(rect.width / ARC_WIDE, STRETCH * diameter)
    rect = Rect(rect.x + seam, rect.y, rect.width - seam, rect.height)
    below = 0
    if len(others) <= ON_ARC and cell == round(diameter * SMALL) + line:
        arc, below = _on_circle(len(others)), line // 2
    places = []
    for button, (x, y) in zip(others, arc, strict=False):
        wide = round(across * CELL[len(arc) > ON_ARC and y < CORNER[1][1]])
        if below or y < CORNER[1][1]:
            # beside others it is as wide as its word, or its key and itself
            least = cell - line if below else (cell - line) * 3 // 2
            wide = min(wide, max(least, button.word_width(painter) + 2))
        place = placed((wide, cell), center=large.center)
        places.append(place.move(round(x * across), round(y * diameter) + below).clamp(rect))
    if len(places) > ON_ARC:
        places[3].centerx = (places[2].centerx + places[4].centerx) // 2
    if below:
        _part(places)
    narrow = _narrow(painter, others, places) if below else 1.0
    top, width = min((place.y for place in places), default=large.y), rect.width // columns
    for number in range(rows * columns):
        row, column = divmod(number, columns)
        y = top - (row + 1) * (cell + gap)
        places.append(Rect(rect.x + column * width, max(rect.y, y), width, cell))
    if main:
        main.large, main.line = True, 0
        _put(main, large)
    for button, place in zip(others, places, strict=False):
        button.large, button.line, button.narrow = False, line, narrow
        _put(button, place)
    shown = [*places[: len(others)], large] if main else []
    if len(shown) < 2:
        return Rect(0, 0, 0, 0), False
    tray = large.unionall(shown).inflate(2 * gap, 4 * gap)
    left = max(whole.x, tray.x - gap)
    tray = Rect(left, tray.y, tray.right + seam - left, tray.height)
    return tray, below > 0 and len(others) > 2


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
