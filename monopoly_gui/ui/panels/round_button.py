"""Round buttons of the table: a large one for the next step, small ones with a word beneath."""

from functools import partial
from itertools import pairwise
from math import cos, radians, sin

import pygame
from pygame import Rect, Surface

from ..board.frame import veneer
from ..painting.colour import Colour, Rgba, darken, mix
from ..painting.layout import placed
from ..painting.painter import Painter, Tint
from ..painting.shadows import outline_shadow, spread
from ..painting.shapes import disc, filled, multiply, stamp
from ..widgets import Button, IconButton
from ..widgets.keys import key_name
from .key_caps import caps_width, draw_caps

#: of a large one: its icon, its word and the word's width, as shares of its diameter
ICON, WORD, ROOM = 0.32, 0.38, 0.82
#: the word beneath a small one, and the height of its line
SIZE, LINE = 17, 26
LARGE_SIZE = 23
#: the large one, the width of a small one in a row, and the edge below
DIAMETER, CELL_WIDE, FOOT = 168, 96, 12
#: in diameters of the large one: a small one, the most height and width with its word, all of
#: them, and their widening in a wide place
SMALL, LOW, CELL, ARC_WIDE, ARC_HIGH, STRETCH = 0.36, 0.57, (0.68, 0.56), 1.84, 1.8, 1.4
#: the rounding of their tray, as a share of its lesser side, and the brass lip along its edge
ROUND, LIP = 0.2, (205, 164, 92, 190)
#: how much darker than the frame of the board the wood of the tray is, at its top and its foot
DARKER = (0.5, 0.3)
#: the brass ring around a golden one: its edges as shares of the diameter, and its light and shade
RIM, BEVEL, LIT, SHADED = 0.052, 0.022, (255, 233, 176, 255), (122, 78, 22, 255)
#: the same of a small one, and what is left of the light on one that cannot be used, of which
#: also the icon and the word keep that share
THIN, THIN_LIT, THIN_SHADED, OFF = 0.05, (222, 182, 108, 255), (116, 80, 32, 255), 0.6
#: the light along the upper left of a golden one: its distance from the ring, its thickness, alpha
GLEAM, CRESCENT, SHINE = 0.035, 0.028, 120
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


def _lay_ring(surface: Surface, painter: Painter, at: Rect, top: Rgba, bottom: Rgba) -> None:
    """One slope of a ring of brass, the rest of which something else covers."""
    key = ("ring_slope", at.width, top)
    picture = painter.cached(key, lambda: filled(disc(at.width), top, bottom))
    stamp(surface, picture, at.topleft)


def _dimmed(tone: Rgba) -> Rgba:
    red, green, blue = (round(OFF * part) for part in tone[:3])
    return red, green, blue, tone[3]


def _draw_gleam(surface: Surface, painter: Painter, face: Rect) -> None:
    """A soft light along the upper left edge of a golden face."""
    inset = round(GLEAM * face.width)
    at = face.inflate(-2 * inset, -2 * inset)
    stamp(surface, painter.cached(("gleam", at.width), partial(_gleam, at.width)), at.topleft)


def _gleam(side: int) -> Surface:
    """A crescent: what a disc that is moved to the lower right leaves of another."""
    picture, by = disc(side).copy(), max(1, round(CRESCENT * side))
    picture.blit(disc(side), (by, by), special_flags=pygame.BLEND_RGBA_SUB)
    multiply(picture, (SHINE, SHINE, SHINE, SHINE))
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
    """``large`` for the next step, golden while it is the default."""

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
        if self.enabled:
            cast_shadow(painter, surface, self.disc)
        face, style = self._face(surface, painter, self._bezel(surface, painter))
        if not self.large:
            self._draw_small(surface, painter, face)
            self._cap(surface, painter)
            return
        ink = painter.ink(style)
        if style == "gold":
            _draw_gleam(surface, painter, face)
        side = round(face.width * ICON)
        rect = Rect(face.centerx - side // 2, face.y + round(face.height * 0.15), side, side)
        painter.icon(surface, self.icon, rect, ink)
        width = round(face.width * ROOM)
        words = Rect(face.centerx - width // 2, rect.bottom + painter.px(3), width, 0)
        words.height = round(face.height * WORD)
        size = min(LARGE_SIZE, face.width * 0.135 / painter.scale)
        painter.text(
            surface, self._shown(painter), words, size, ink, weight="bold", align="center",
            wrap=True,
        )  # fmt: skip
        self._cap(surface, painter)

    @property
    def style_now(self) -> str:
        return "round_off" if not self.enabled else "gold" if self.style == "primary" else "round"

    def _bezel(self, surface: Surface, painter: Painter) -> Rect:
        """Draw the brass ring, thinner around a small one: what is left for its face."""
        disc_at = self.disc
        if self.large and self.style_now != "gold":
            return disc_at
        rim, bevel, lit, shaded = RIM, BEVEL, LIT, SHADED
        if not self.large:
            rim, bevel, lit, shaded = THIN, THIN / 2, THIN_LIT, THIN_SHADED
        if not self.enabled:
            lit, shaded = (_dimmed(tone) for tone in (lit, shaded))
        # the ring falls off to both sides: its outer slope is lit from above, its inner from below
        _lay_ring(surface, painter, disc_at, lit, shaded)
        edge = max(1, round(bevel * disc_at.width))
        _lay_ring(surface, painter, disc_at.inflate(-2 * edge, -2 * edge), shaded, lit)
        rim_wide = max(edge + 1, round(rim * disc_at.width))
        return disc_at.inflate(-2 * rim_wide, -2 * rim_wide)

    def _draw_small(self, surface: Surface, painter: Painter, face: Rect) -> None:
        """The icon of a small one, cut in where it is disabled, and the word beneath."""
        side = round(min(face.size) * 0.46)
        icon = placed((side, side), center=face.center)
        ink: Tint = painter.ink(self.style_now)
        word: Tint = "light" if self.enabled else ink
        if not self.enabled:
            dark = darken(painter.theme.colours.board_frame, 0.5)
            ink = word = mix(dark, painter.tint("light"), OFF)
            # the upper edge of what is cut in is in shade
            painter.icon(surface, self.icon, icon.move(0, -1), (0, 0, 0))
        painter.icon(surface, self.icon, icon, ink)
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
) -> Rect:
    """The large one in the lower right corner, the others in an arc around it; the tray of all.

    Those for which the arc has no room are above it.
    """
    px = painter.px
    rect = rect.inflate(-px(8), -px(8))
    rect.height -= px(FOOT)
    arc = CORNERS.get(min(5, len(others)), CORNER)
    gap, line = px(8), max(px(LINE), painter.measure("", SIZE, "bold")[1])
    columns = max(2, rect.width // px(CELL_WIDE))
    rows = -(-max(0, len(others) - len(arc)) // columns)
    high = (rect.height - rows * gap) / (ARC_HIGH + rows * LOW)
    diameter = round(min(px(DIAMETER), rect.width / ARC_WIDE, high))
    cell = min(round(diameter * SMALL) + line, round(diameter * LOW) - 2)
    large = placed((diameter, diameter), bottomright=rect.bottomright)
    across = min(rect.width / ARC_WIDE, STRETCH * diameter)
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
        return Rect(0, 0, 0, 0)
    tray = large.unionall(shown).inflate(2 * gap, 4 * gap)
    # the words at its left edge keep clear of its round corners
    return Rect(tray.x - gap // 2, tray.y, tray.width + gap // 2, tray.height)


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


def draw_tray(surface: Surface, painter: Painter, rect: Rect) -> None:
    """A hollow in wood as that of the board's frame, with a lip of brass."""
    if not rect.width:
        return
    radius = round(min(rect.size) * ROUND / painter.scale)
    top, foot = (darken(painter.theme.colours.board_frame, share) for share in DARKER)
    stamp(surface, _wood(painter, rect.size, top, foot, painter.px(radius)), rect.topleft)
    painter.box(surface, rect, LIP, radius=radius, line=2)
    inner = rect.inflate(-2 * painter.px(3), -2 * painter.px(3))
    painter.box(surface, inner, (0, 0, 0, 150), radius=radius - 3, line=2)


def _wood(
    painter: Painter, size: tuple[int, int], top: Colour, foot: Colour, radius: int
) -> Surface:
    draw = partial(veneer, painter, size, top, foot, radius)
    return painter.cached(("tray", size, top), draw)


def _put(button: RoundButton, rect: Rect) -> None:
    if button.rect != rect:
        button.rect = rect
