"""Round buttons of the table: a large one for the next step, small ones with a word beneath."""

from pygame import Rect, Surface

from ..painting.colour import Rgba
from ..painting.layout import placed
from ..painting.painter import Painter
from ..painting.shadows import outline_shadow, spread
from ..painting.shapes import disc, filled, stamp
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
SMALL, LOW, CELL, ARC_WIDE, ARC_HIGH, STRETCH = 0.38, 0.57, (0.68, 0.56), 1.76, 1.8, 1.4
#: the rounding of their tray, as a share of its lesser side, and the brass lip along its edge
ROUND, LIP = 0.31, (205, 164, 92, 150)
#: the brass ring around a golden one: its edges as shares of the diameter, and its light and shade
RIM, BEVEL, LIT, SHADED = 0.052, 0.022, (255, 233, 176, 255), (122, 78, 22, 255)
#: the middles of the small ones around that of the large one, by their number: an arc, a corner
ARC = ((-0.94, 0.14), (-0.94, -0.43), (-0.5, -1.0), (0.2, -1.0))
ARCS = {
    3: (ARC[0], (-0.8, -0.66), (0.0, -1.0)),
    5: (*ARC[:2], (-0.94, -1.0), (-0.37, -1.0), ARC[3]),
}


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
    key = ("slope of a ring", at.width, top)
    picture = painter.cached(key, lambda: filled(disc(at.width), top, bottom))
    stamp(surface, picture, at.topleft)


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

    #: pixels of the line beneath, known once it has been placed for a painter
    line = 0

    def width(self, painter: Painter) -> int:
        """The width for its word, or for the longest of a large one, in pixels."""
        if not self.large:
            return self._wide(painter)
        words = self._shown(painter).split()
        widest = max(painter.measure(word, LARGE_SIZE, "bold")[0] for word in words)
        return round(widest / ROOM)

    def draw(self, surface: Surface, painter: Painter) -> None:
        if not self.rect.width:
            return
        if self.enabled:
            cast_shadow(painter, surface, self.disc)
        face, style = self._face(surface, painter, self._bezel(surface, painter))
        ink = painter.ink(style)
        if not self.large:
            self._draw_icon(surface, painter, face, 0.44)
            self._write_below(surface, painter)
            self._cap(surface, painter)
            return
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
        """Draw the brass ring of a golden one: what is left for its face."""
        disc_at = self.disc
        if self.style_now != "gold" or painter.theme.strong:
            return disc_at
        # the ring falls off to both sides: its outer slope is lit from above, its inner from below
        _lay_ring(surface, painter, disc_at, LIT, SHADED)
        edge = round(BEVEL * disc_at.width)
        _lay_ring(surface, painter, disc_at.inflate(-2 * edge, -2 * edge), SHADED, LIT)
        rim = round(RIM * disc_at.width)
        return disc_at.inflate(-2 * rim, -2 * rim)

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
        if self.short and (self.large or self._wide(painter) > self.rect.width):
            return self.short
        return self.label

    def _wide(self, painter: Painter) -> int:
        return painter.measure(self.label, SIZE, "bold")[0]

    def _write_below(self, surface: Surface, painter: Painter) -> None:
        disc = self.disc
        line = Rect(self.rect.x, disc.bottom, self.rect.width, self.rect.bottom - disc.bottom)
        colour = "light" if self.enabled else painter.ink(self.style_now)
        painter.text(
            surface, self._shown(painter), line, SIZE, colour, weight="bold", align="center"
        )


def place_round(
    painter: Painter, rect: Rect, main: RoundButton | None, others: list[RoundButton]
) -> Rect:
    """The large one in the lower right corner, the others in an arc around it; the tray of all.

    Those for which the arc has no room are above it.
    """
    px = painter.px
    rect = rect.inflate(-px(8), -px(8))
    rect.height -= px(FOOT)
    arc = ARCS.get(min(5, len(others)), ARC)
    gap, line = px(8), max(px(LINE), painter.measure("", SIZE, "bold")[1])
    columns = max(2, rect.width // px(CELL_WIDE))
    rows = -(-max(0, len(others) - len(arc)) // columns)
    high = (rect.height - rows * gap) / (ARC_HIGH + rows * LOW)
    diameter = round(min(px(DIAMETER), rect.width / ARC_WIDE, high))
    cell = min(round(diameter * SMALL) + line, round(diameter * LOW) - 2)
    large = placed((diameter, diameter), bottomright=rect.bottomright)
    across = min(rect.width / ARC_WIDE, STRETCH * diameter)
    places = []
    for button, (x, y) in zip(others, arc, strict=False):
        wide = round(across * CELL[len(arc) > 4 and y < ARC[1][1]])
        if y < ARC[1][1]:
            # beside others it is as wide as its word, or its key and itself
            wide = min(wide, max((cell - line) * 3 // 2, button._wide(painter) + 2))
        place = placed((wide, cell), center=large.center)
        places.append(place.move(round(x * across), round(y * diameter)).clamp(rect))
    if len(places) > 4:
        places[3].centerx = (places[2].centerx + places[4].centerx) // 2
    top, width = min((place.y for place in places), default=large.y), rect.width // columns
    for number in range(rows * columns):
        row, column = divmod(number, columns)
        y = top - (row + 1) * (cell + gap)
        places.append(Rect(rect.x + column * width, max(rect.y, y), width, cell))
    if main:
        main.large, main.line = True, 0
        _put(main, large)
    for button, place in zip(others, places, strict=False):
        button.large, button.line = False, line
        _put(button, place)
    shown = [*places[: len(others)], large] if main else []
    if len(shown) < 2:
        return Rect(0, 0, 0, 0)
    tray = large.unionall(shown).inflate(2 * gap, 4 * gap)
    # the words at its left edge keep clear of its round corners
    return Rect(tray.x - gap // 2, tray.y, tray.width + gap // 2, tray.height)


def draw_tray(surface: Surface, painter: Painter, rect: Rect) -> None:
    """A hollow in the table in which the buttons lie, with a lip of brass."""
    if not rect.width:
        return
    radius = round(min(rect.size) * ROUND / painter.scale)
    painter.box(surface, rect, (4, 2, 1, 190), to=(22, 14, 9, 150), radius=radius)
    painter.box(surface, rect, LIP, radius=radius, line=2)
    inner = rect.inflate(-2 * painter.px(3), -2 * painter.px(3))
    painter.box(surface, inner, (0, 0, 0, 150), radius=radius - 3, line=2)


def _put(button: RoundButton, rect: Rect) -> None:
    if button.rect != rect:
        button.rect = rect
