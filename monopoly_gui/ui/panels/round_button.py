"""Round buttons of the table: a large one for the next step, small ones with a word beneath."""

from pygame import Rect, Surface

from ..painting.painter import Painter
from ..painting.shadows import outline_shadow, spread
from ..painting.shapes import disc, stamp
from ..widgets import Button, IconButton
from ..widgets.keys import key_name
from .key_caps import caps_width, draw_caps

#: of a large one: its icon, its word and the word's width, as shares of its diameter
ICON, WORD, ROOM = 0.3, 0.4, 0.82
#: the word beneath a small one, and the height of its line
SIZE, LINE = 17, 26
LARGE_SIZE = 23
#: the large one, a small one, the least of that with its word, and the greatest width of its word
DIAMETER, CELL, LEAST, CELL_WIDE = 168, 68, 56, 150
#: the small buttons at the left of the large one
BESIDE = 2


def cast_shadow(painter: Painter, surface: Surface, disc_at: Rect) -> None:
    """The soft shadow of a round thing on the table."""
    cast = painter.theme.shadows["lift"]
    blur, side = cast.blur * painter.scale, disc_at.width
    reach = spread(blur)
    picture = painter.cached(
        ("round shadow", side), lambda: outline_shadow(disc(side), blur, cast.alpha)
    )
    stamp(surface, picture, (disc_at.x - reach, disc_at.y - reach + painter.px(cast.drop)))


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
        height = self.rect.height if self.large else self.rect.height - self._line
        side = min(self.rect.width, height)
        rect = Rect(0, self.rect.y, side, side)
        rect.centerx = self.rect.centerx
        return rect

    @property
    def _line(self) -> int:
        """The height of the word beneath, known once it has been placed for a painter."""
        return self.line if self.label else 0

    #: pixels of the line beneath
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
        face, style = self._face(surface, painter, self.disc)
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
        colour = "light" if self.enabled else "light_muted"
        painter.text(
            surface, self._shown(painter), line, SIZE, colour, weight="bold", align="center"
        )


def place_round(
    painter: Painter, rect: Rect, main: RoundButton | None, others: list[RoundButton]
) -> None:
    """The large one in the lower right corner, always there; the others at its left and above."""
    px = painter.px
    gap, line = px(8), max(px(LINE), painter.measure("", SIZE, "bold")[1])
    diameter = min(px(DIAMETER), rect.width * 11 // 20, rect.height * 11 // 20)
    cell = px(CELL) + line
    columns = max(2, rect.width // px(CELL_WIDE))
    rows = _rows(len(others), columns)
    if max(diameter, 2 * (cell + gap)) + rows * (cell + gap) > rect.height:
        columns += 1
        rows = _rows(len(others), columns)
    least = max(px(LEAST), line + px(30))
    cell = min(cell, max(least, rect.height // (BESIDE + rows) - gap))
    beside = Rect(rect.x, 0, rect.width - diameter - gap, BESIDE * (cell + gap) - gap)
    beside.bottom = rect.bottom
    places = []
    for number in range(BESIDE):
        places.append(
            Rect(beside.x, beside.bottom - (number + 1) * (cell + gap) + gap, beside.width, cell)
        )
    width = (rect.width - gap * (columns - 1)) // columns
    foot = min(beside.y, rect.bottom - diameter) - gap
    for number in range(rows * columns):
        row, column = divmod(number, columns)
        x = rect.x + column * (width + gap)
        places.append(Rect(x, foot - (row + 1) * (cell + gap) + gap, width, cell))
    if main:
        main.large, main.line = True, 0
        spot = Rect(0, 0, diameter, diameter)
        spot.bottomright = rect.bottomright
        _put(main, spot)
    for button, place in zip(others, places, strict=False):
        button.large, button.line = False, line
        _put(button, place)


def _rows(count: int, columns: int) -> int:
    """The number of rows above the large one."""
    return -(-max(0, count - BESIDE) // columns)


def _put(button: RoundButton, rect: Rect) -> None:
    if button.rect != rect:
        button.rect = rect
