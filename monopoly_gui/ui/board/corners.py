"""The four corners of the board: GO, Jail, Free Parking, Go To Jail."""

from collections.abc import Iterable
from dataclasses import dataclass

from pygame import Rect, Surface

from ...engine.board import Board
from ...language import board_text, mark
from ..painting.colour import Colour, ink_on, mix
from ..painting.engraving import CREAM
from ..painting.painter import Painter
from ..painting.shapes import blank, fill, flat, leaning, rotated, rounded, stamp
from .drawings import picture_of
from .layout import BoardLayout, part_of
from .own_pictures import own_picture

WEIGHT = "display"
#: the height of the words for visitors, as a share of the strip beside the Jail
VISITING_SHARE = 0.4
#: the part of that strip in the middle of which they are
VISITING_HIGH = 0.6
#: the margins beside the words of a corner, and the width of the words, as shares of its own
MARGIN, WORDY = 0.065, 0.87
#: how narrow letters become for the size of the words around them
NARROW = 0.76
#: the letters of GO in two lines, as a share of those in one
HALF = 0.52
#: the places of a picture between the two lines of a corner, and of the arrow on GO
PICTURE, ARROW = (0.09, 0.21, 0.82, 0.58), (0.04, 0.64, 0.92, 0.33)
#: a longer name than this leaves room for an emblem: the places of the name, of the emblem, of it
#: and a short arrow, and of that arrow, which is also beside a figure
SHORT, NAME = 3, (0.085, 0.285, 0.83, 0.31)
EMBLEM, FOOT = (0.55, 0.6, 0.4, 0.38), (0.06, 0.6, 0.89, 0.38)
SHORT_WAY = (0.06, 0.685, 0.47, 0.21)
#: how much of the paper is in the wash of the Jail
MUTED = 0.25
#: the bars of the Jail: how many, in light and in shade, and the dark behind them
BARS, IRON, SHADED, DARKNESS = 5, (206, 207, 203), (150, 152, 152), (92, 72, 56)


@dataclass(frozen=True, slots=True)
class Corners:
    """The four corners being drawn."""

    painter: Painter
    surface: Surface
    layout: BoardLayout
    board: Board

    def draw(self) -> None:
        """Draw the four corners, as far as they fit on the surface."""
        room = self.surface.get_rect()
        go, jail = self.layout.cell(0), self.layout.cell(10)
        if go.colliderect(room):
            self._go(go)
        if jail.colliderect(room):
            self._jail()
        for number in (20, 30):
            cell, space = self.layout.cell(number), self.board.spaces[number]
            if not cell.colliderect(room):
                continue
            if self._own(cell, space.kind):
                self._named_below(cell, space.name.upper())
            else:
                self._two_lines(cell, space.name, picture_of(space))

    def _own(self, area: Rect, place: str) -> bool:
        """Cover an area with the board's own picture, if it has one."""
        picture = own_picture(self.painter, self.board.pictures, place, area.size)
        if picture is not None:
            stamp(self.surface, picture, area.topleft)
        return picture is not None

    def _named_below(self, cell: Rect, name: str) -> None:
        """The name on a plate at the foot of a corner, in two lines if it is long."""
        pixels = cell.width * 0.15
        long = self.painter.type.width(name, pixels, WEIGHT) > cell.width * 1.3
        if not long or " " not in name:
            self._words(name, self._plate(part_of(cell, 0, 0.77, 1, 0.23)), pixels)
            return
        self._plate(part_of(cell, 0, 0.68, 1, 0.32))
        for number, line in enumerate(_halves(name)):
            self._words(
                line, part_of(cell, MARGIN, 0.69 + 0.15 * number, WORDY, 0.15), pixels * 0.9
            )

    def _plate(self, area: Rect) -> Rect:
        """The ground of words on a picture; the place for the words."""
        ground = (*self.painter.theme.colours.board, 226)
        stamp(self.surface, flat(rounded(area.size, 0), ground), area.topleft)
        return area.inflate(-area.width // 8, 0)

    def _words(
        self,
        text: str,
        rect: Rect,
        pixels: float,
        colour: str | Colour = "board_ink",
    ) -> None:
        """A line centred in a rectangle; if it is too wide, narrower, and then smaller."""
        type_, room = self.painter.type, rect.width * 0.99
        # what is farther away is foreshortened, which makes letters wide
        most = self.layout.far if rect.y < self.layout.inner.centery else 1.0
        narrow = max(NARROW, min(most, room / max(1, type_.width(text, pixels, WEIGHT))))
        pixels = type_.fitted_size(text, pixels, room / narrow, WEIGHT)
        self.painter.print_text(
            self.surface, text, rect, pixels, colour, weight=WEIGHT, max_width=rect.width * 1.1,
            narrow=narrow, lean=self.layout.lean(rect),
        )  # fmt: skip

    def _picture(self, name: str, place: Rect) -> None:
        self.painter.picture(self.surface, name, place, lean=self.layout.lean(place))

    def _go(self, cell: Rect) -> None:
        board, small = self.board, cell.width * 0.112
        amount, name = board.money(board.salary), board.spaces[0].name.upper()
        upper = board_text(mark("COLLECT {salary}"), board.language).format(salary=amount)
        lower = board_text(mark("AS YOU PASS"), board.language)
        top, words, way, pixels = 0.05, (0.085, 0.282, 0.83, 0.34), ARROW, 0.41
        if self._own(cell, "go"):
            self._plate(part_of(cell, 0, 0, 1, 0.26))
            self._plate(part_of(cell, 0, 0.7, 1, 0.3))
            top, words, way, pixels = 0.02, (0.36, 0.7, 0.575, 0.3), (0.05, 0.785, 0.28, 0.13), 0.21
        elif has_emblem(board):
            words, way, pixels = NAME, SHORT_WAY, 0.36
            # the usual drawing has an arrow of its own
            drawing = picture_of(board.spaces[0])
            self._picture("sunrise" if drawing == "go" else drawing, part_of(cell, *EMBLEM))
        self._words(upper, part_of(cell, MARGIN, top, WORDY, 0.12), small)
        self._words(lower, part_of(cell, MARGIN, top + 0.115, WORDY, 0.12), small)
        self._name_of_go(name, part_of(cell, *words), cell.width * pixels)
        self._picture("go_arrow", part_of(cell, *way))

    def _name_of_go(self, name: str, rect: Rect, pixels: float) -> None:
        """In two lines where its letters are larger so."""

        def size(lines: tuple[str, ...]) -> float:
            most, width = pixels * (HALF if len(lines) > 1 else 1), rect.width * 0.99
            return min(self.painter.type.fitted_size(s, most, width, WEIGHT) for s in lines)

        lines = max((name,), _halves(name), key=size)
        high = rect.height // len(lines)
        for number, line in enumerate(lines):
            row = Rect(rect.x, rect.y + high * number, rect.width, high)
            self._words(line, row, size(lines), "go")

    def _jail(self) -> None:
        name, language = self.board.spaces[10].name.upper(), self.board.language
        cell, box = self.layout.cell(10), self.layout.jail_box()
        painter, surface, line = self.painter, self.surface, self.layout.line
        colours = painter.theme.colours
        fill(surface, mix(colours.jail, CREAM, MUTED), box)
        fill(surface, colours.board_line, (box.x, box.y, line, box.height))
        fill(surface, colours.board_line, (box.x, box.bottom - line, box.width, line))
        window = self.layout.jail_window()
        if not self._own(window, "jail"):
            fill(surface, DARKNESS, window)
            painter.picture(surface, "dungeon", window)
            draw_bars(painter, surface, window)
        painter.box(surface, window, painter.inks.line, line=max(1.0, 1.6 * line) / painter.scale)
        words = part_of(box, MARGIN, 0.76, WORDY, 0.22)
        inside = name if " " in name else board_text(mark("IN {jail}"), language).format(jail=name)
        self._words(inside, words, box.width * 0.19, ink_on(colours.jail))
        strip = cell.width - box.width
        size = strip * VISITING_SHARE
        # close to the box, which leaves visitors the foot of the space
        below = Rect(box.x, box.bottom, box.width, round(strip * VISITING_HIGH))
        self._words(board_text(mark("VISITING"), language), below, size)
        self._words_up(_just(self.board), just_rect(painter, self.layout, self.board), size)

    def _words_up(self, text: str, rect: Rect, pixels: float) -> None:
        """A line that reads downwards, in the direction of the walk around the Jail."""
        room = Rect(0, 0, rect.height * 2, rect.width * 2)
        layer = blank(room.size)
        size = self.painter.type.fitted_size(text, pixels * 2, room.width * 0.99, WEIGHT)
        self.painter.print_text(layer, text, room, size, "board_ink", weight=WEIGHT)
        turned = leaning(rotated(layer, -90), self.layout.lean(rect))
        stamp(self.surface, turned, turned.get_rect(center=rect.center).topleft)

    def _two_lines(self, cell: Rect, name: str, middle: str) -> None:
        """Draw a name with its last word below the picture in the middle."""
        size = cell.width * 0.2
        first, _, last = name.upper().rpartition(" ")
        self._words(first, part_of(cell, MARGIN, 0.03, WORDY, 0.18), size)
        self._picture(middle, part_of(cell, *PICTURE))
        self._words(last, part_of(cell, MARGIN, 0.79, WORDY, 0.18), size)


def _halves(name: str) -> tuple[str, ...]:
    """Two lines as even as can be; one for a single word."""
    words = name.split(" ")
    cuts = [(" ".join(words[:at]), " ".join(words[at:])) for at in range(1, len(words))]
    return min(cuts, key=lambda cut: max(map(len, cut)), default=(name,))


def corner_picture(board: Board, layout: BoardLayout, space: int) -> Rect | None:
    """The place of what is drawn between the words of a corner; none on a board's own picture."""
    if board.pictures.get(board.spaces[space].kind):
        return None
    foot = FOOT if has_emblem(board) else ARROW
    return part_of(layout.cell(space), *(PICTURE if space else foot))


def has_emblem(board: Board) -> bool:
    """Whether there is a drawing beside the arrow on GO."""
    return len(board.spaces[0].name) > SHORT


def _just(board: Board) -> str:
    return board_text(mark("JUST"), board.language)


def just_rect(painter: Painter, layout: BoardLayout, board: Board) -> Rect:
    """The place of the word beside the Jail, in the upper part of the strip for visitors."""
    cell, box = layout.cell(10), layout.jail_box()
    strip = cell.width - box.width
    width = painter.type.width(_just(board), strip * VISITING_SHARE, WEIGHT)
    return Rect(cell.x, box.y, strip, min(box.height, round(width + strip * 0.3)))


def draw_bars(
    painter: Painter, surface: Surface, window: Rect, bars: Iterable[int] = range(BARS)
) -> None:
    """The bars in the window of the Jail, or some of them."""
    width, ink = max(4, round(window.width * 0.062)), painter.inks.line
    edge, shade = max(1, width // 5), max(1, width // 4)
    for number in bars:
        x = window.x + round((number + 0.5) * window.width / BARS) - width // 2
        bar = Rect(x, window.y, width, window.height)
        fill(surface, ink, bar)
        iron = bar.inflate(-2 * edge, 0)
        fill(surface, IRON, iron)
        fill(surface, SHADED, (iron.right - shade, bar.y, shade, bar.height))
