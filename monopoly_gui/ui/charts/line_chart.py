"""Lines over the turns of a game, distinguished by colour, dashes, and a letter at their end."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import KW_ONLY, dataclass, field
from itertools import pairwise
from math import ceil, floor, hypot, log10

import pygame
from pygame import Rect, Surface

from ...language import _
from ..painting import layout
from ..painting.colour import Colour, mix
from ..painting.painter import Painter
from ..painting.shapes import blank, filled, stamp
from ..pieces.medallion import GOLD, Portrait, draw_medallion
from ..pieces.pin import RULED
from ..widgets import Accessible
from .chart import SIZE, Chart, TipRow, draw_badge, draw_ledger, draw_mark, draw_tip

Place = tuple[float, float]
#: lengths of line and gap by turns, in design units; () is a whole line
DASHES: tuple[tuple[float, ...], ...] = (
    (),
    (14, 8),
    (4, 7),
    (18, 7, 4, 7),
    (26, 9),
    (9, 6),
    (22, 6, 4, 6, 4, 6),
    (2, 5),
)
OVER = 2
#: the width of a line in design units, of the paper around it, and the share of paper between
#: its dashes
THICK, CASING, PALE = 6.4, 2.6, 0.5
#: pieces of a rounded bend, and the pixels that one of them is long at least
PIECES, PIECE = 8, 3 * OVER
#: the face of a player who left, in design units, and the share of the cross beside it
LEFT, CROSS = 46, 0.46
#: the distance from the end of the lower axis to its label, past half of its last number
UNIT = 24


@dataclass(frozen=True, slots=True)
class ChartLine:
    """One player's values; ``points`` are (round, value), ``dash`` a place in DASHES.

    Turns within a round are fractions of it. The others are thin beside a ``filled`` one; a
    ``portrait`` replaces the letter.
    """

    name: str
    mark: str
    colour: Colour
    dash: int
    points: tuple[Place, ...]
    filled: bool = False
    portrait: Portrait | None = None


@dataclass(frozen=True, slots=True)
class ChartScale:
    """From values to pixels and back; ``ticks`` are the labelled values."""

    low: float
    high: float
    ticks: tuple[float, ...]

    def share(self, value: float) -> float:
        """0 at the low end to 1 at the high one."""
        return (value - self.low) / (self.high - self.low)


def scale_of(low: float, high: float, most: int, whole: bool = False) -> ChartScale:
    """A scale with at most about ``most`` round steps that holds both values."""
    high = max(high, low + 1)
    rough = (high - low) / max(1, most)
    power = 10.0 ** floor(log10(rough))
    step = next(s * power for s in (1, 2, 2.5, 5, 10) if s * power >= rough * 0.999)
    if whole:
        step = max(1.0, ceil(step))
    first, last = floor(low / step), ceil(high / step)
    return ChartScale(first * step, last * step, tuple(n * step for n in range(first, last + 1)))


def bends(points: Sequence[Place]) -> list[Place]:
    """The places without those in the middle of level stretches, of which long games have many."""
    return [
        place
        for n, place in enumerate(points)
        if not 0 < n < len(points) - 1 or not points[n - 1][1] == place[1] == points[n + 1][1]
    ]


def rounded(places: Sequence[Place]) -> list[Place]:
    """A smooth course through these places, with no peaks but theirs."""
    slopes = [(y1 - y0) / (x1 - x0) for (x0, y0), (x1, y1) in pairwise(places)]
    inner = (2 * a * b / (a + b) if a * b > 0 else 0.0 for a, b in pairwise(slopes))
    tangents = [*slopes[:1], *inner, *slopes[-1:]]
    result = list(places[:1])
    for n, ((x0, y0), (x1, y1)) in enumerate(pairwise(places)):
        width = x1 - x0
        count = max(1, min(PIECES, int(hypot(width, y1 - y0) / PIECE))) if y0 != y1 else 1
        for t in (step / count for step in range(1, count + 1)):
            eased = t * t * (3 - 2 * t)
            leaning = (1 - t) * tangents[n] - t * tangents[n + 1]
            y = y0 + (y1 - y0) * eased + width * t * (1 - t) * leaning
            result.append((x0 + width * t, y))
    return result


def dashed_pieces(
    points: Sequence[Place], pattern: Sequence[float]
) -> Iterator[tuple[Place, Place]]:
    """The drawn pieces of a line; without a pattern all of it."""
    left, at, on = (pattern[0] if pattern else 0.0), 0, True
    for (x0, y0), (x1, y1) in pairwise(points):
        length = hypot(x1 - x0, y1 - y0)
        if not pattern:
            yield (x0, y0), (x1, y1)
            continue
        done = 0.0
        while done < length:
            step = min(left, length - done)
            if on:
                a, b = done / length, (done + step) / length
                yield (
                    (x0 + (x1 - x0) * a, y0 + (y1 - y0) * a),
                    (x0 + (x1 - x0) * b, y0 + (y1 - y0) * b),
                )
            done += step
            left -= step
            if left <= 1e-9:
                at = (at + 1) % len(pattern)
                left, on = pattern[at], not on


def spread_apart(wanted: Sequence[float], distance: float, low: float, high: float) -> list[float]:
    """The nearest places to the wanted ones without overlap."""
    order = sorted(range(len(wanted)), key=lambda n: wanted[n])
    placed = [0.0] * len(wanted)
    floor_ = low
    for n in order:
        placed[n] = max(wanted[n], floor_)
        floor_ = placed[n] + distance
    ceiling = high
    for n in reversed(order):
        placed[n] = min(placed[n], ceiling)
        ceiling = placed[n] - distance
    return placed


@dataclass(eq=False, repr=False)
class LineChart(Chart[float]):
    """Lines; the pointer, or the left and right keys, read their values off.

    ``money`` writes a value.
    """

    #: the side of the mark at the end of a line, in design units
    end = 30
    #: whether what lies below the strong line is tinted
    tinted = False
    money: Callable[[int], str]
    _: KW_ONLY
    name: str = "chart"
    lines: list[ChartLine] = field(init=False, default_factory=list)
    unit: str = field(init=False, default_factory=lambda: _("Round"))
    _picture: Surface | None = field(init=False, default=None)
    _plot: Rect = field(init=False, default_factory=lambda: Rect(0, 0, 0, 0))
    _x = _y = ChartScale(0, 1, ())

    def show(self, lines: Sequence[ChartLine]) -> None:
        """Show other lines."""
        self.lines = list(lines)
        self._picture = None
        self.at = None
        self.dirty = True

    def placed(self) -> None:
        self._picture = None

    # reading ---------------------------------------------------------------------

    def turns(self) -> list[float]:
        """All places on the lower axis with a value."""
        return sorted({x for line in self.lines for x, _other in line.points})

    def values(self) -> list[tuple[ChartLine, float]]:
        """The values at the selected turn, the largest first."""
        found = [(line, y) for line in self.lines for x, y in line.points if x == self.at]
        return sorted(found, key=lambda pair: -pair[1])

    def spoken(self) -> Accessible:
        """The values at the selected turn, else each line in a sentence."""
        if not self.turns():
            return self.accessible("chart", value=_("There is nothing here yet."))
        if self.at is None:
            return self.accessible("chart", value=" ".join(map(self._course, self.lines)))
        values = [f"{line.name} {self.money(round(y))}" for line, y in self.values()]
        when = f"{self.unit} {ceil(self.at)}"
        return self.accessible("chart", value=f"{when}: {', '.join(values)}")

    def _course(self, line: ChartLine) -> str:
        """The course of a line: its start, its highest and its last value."""
        if not line.points:
            return ""
        top = max(line.points, key=lambda point: point[1])
        text = _("{name}: starts at {first}, peaks at {most} ({unit} {turn}), ends at {last}.")
        return text.format(
            name=line.name,
            first=self.money(round(line.points[0][1])),
            most=self.money(round(top[1])),
            unit=self.unit,
            turn=str(ceil(top[0])),
            last=self.money(round(line.points[-1][1])),
        )

    def place_at(self, pos: tuple[int, int]) -> float | None:
        turns = self.turns() if self._plot.inflate(30, 30).collidepoint(pos) else []
        return min(turns, key=lambda turn: abs(self._left(turn) - pos[0]), default=None)

    def step(self, by: int) -> bool:
        turns = self.turns()
        if not turns:
            return False
        place = turns.index(self.at) + by if self.at in turns else len(turns) - 1
        self.at = turns[max(0, min(len(turns) - 1, place))]
        return True

    # drawing -----------------------------------------------------------------------

    def _left(self, turn: float) -> float:
        return self._plot.x + self._x.share(turn) * self._plot.width

    def _top(self, value: float) -> float:
        return self._plot.bottom - self._y.share(value) * self._plot.height

    def _lay_out(self, painter: Painter) -> None:
        """Find scales and the room for labels."""
        xs = self.turns() or [0]
        ys = [y for line in self.lines for _other, y in line.points] or [0]
        px = painter.px
        height = self.rect.height - px(66)
        most = max(2, min(4, height // px(80)))
        self._y = scale_of(min(0, *ys), max(ys), most, whole=max(ys) - min(0, *ys) < most)
        texts = [self.money(round(tick)) for tick in self._y.ticks]
        left = max(painter.measure(text, SIZE, "display")[0] for text in texts) + px(16)
        words = (text for line in self.lines for text in (line.name, self._last(line)))
        names = [painter.measure(text, SIZE, "display")[0] for text in words] or [0]
        most = max(self.rect.width // 6, min(px(150), self.rect.width // 4))
        right = px(self.end + 34) + min(max(names), most)
        right = max(right, px(UNIT) + painter.measure(self.unit, SIZE, "display")[0])
        width = max(10, self.rect.width - left - right)
        self._plot = Rect(self.rect.x + left, self.rect.y + px(14), width, max(10, height))
        steps = scale_of(xs[0], xs[-1], max(2, min(8, self._plot.width // px(110))), whole=True)
        inside = tuple(tick for tick in steps.ticks if xs[0] <= tick <= xs[-1])
        self._x = ChartScale(xs[0], max(xs[-1], xs[0] + 1), inside)

    def draw(self, surface: Surface, painter: Painter) -> None:
        if self._picture is None:
            self._lay_out(painter)
            self._picture = self._drawn(painter)
        self._draw_axes(surface, painter)
        stamp(surface, self._picture, (self._plot.x - painter.px(8), self._plot.y - painter.px(8)))
        self._draw_ends(surface, painter)
        if self.at is not None:
            self._draw_reading(surface, painter)
        if self.ringed:
            painter.focus_ring(surface, self.rect.inflate(8, 8))

    def _draw_axes(self, surface: Surface, painter: Painter) -> None:
        plot, px = self._plot, painter.px
        ticks = [
            (round(self._top(tick)), self.money(round(tick)), tick == 0) for tick in self._y.ticks
        ]
        draw_ledger(surface, painter, ticks, plot.x, plot.width)
        for tick in self._x.ticks:
            x = round(self._left(tick))
            painter.box(surface, Rect(x, plot.y, 1, plot.height), RULED)
            painter.box(surface, Rect(x, plot.bottom, max(1, px(1.4)), px(6)), "text")
            at, text = (x, plot.bottom + px(10)), f"{tick:.0f}"
            painter.text(
                surface, text, at, SIZE, "text", weight="display", align="center", valign="top"
            )
        at = (plot.right + px(UNIT), plot.bottom + px(10))
        painter.text(surface, self.unit, at, SIZE, "text", weight="display", valign="top")

    def _drawn(self, painter: Painter) -> Surface:
        """All lines, drawn too large and shrunk."""
        plot, margin = self._plot, painter.px(8)
        size = (plot.width + 2 * margin, plot.height + 2 * margin)
        large = blank((size[0] * OVER, size[1] * OVER))
        thick = max(2, round(THICK * painter.scale * OVER))
        paper = painter.tint("light" if sum(painter.tint("text")) < 380 else "board_frame")
        bottom = (self._top(0) - plot.y + margin) * OVER
        strong = any(line.filled for line in self.lines)
        for line in sorted(self.lines, key=lambda line: line.filled):
            points = rounded(
                [
                    (
                        (self._left(x) - plot.x + margin) * OVER,
                        (self._top(y) - plot.y + margin) * OVER,
                    )
                    for x, y in bends(line.points)
                ]
            )
            if self.tinted and line.filled and points:
                _fill_below(large, line.colour, points, bottom)
            dashes = () if line.filled else DASHES[line.dash % len(DASHES)]
            pattern = [unit * painter.scale * OVER for unit in dashes]
            wide = 2 * thick // 3 if strong and not line.filled else thick
            if len(points) < large.get_width():
                # paper around it keeps apart what crosses
                _stroke(large, paper, pairwise(points), wide + round(CASING * painter.scale * OVER))
            if pattern and len(points) > 1:
                # what holds the dashes together
                pygame.draw.lines(large, mix(line.colour, paper, PALE), False, points, wide)
            _stroke(large, line.colour, dashed_pieces(points, pattern), wide)
        return pygame.transform.smoothscale(large, size)

    def _draw_ends(self, surface: Surface, painter: Painter) -> None:
        """Portraits or letters, names and values at the right, each near the end of its line."""
        plot, px, lines = self._plot, painter.px, [line for line in self.lines if line.points]
        side = min(px(self.end), plot.height // max(1, len(lines)) - px(4))
        wanted = [self._top(line.points[-1][1]) for line in lines]
        tops = spread_apart(wanted, side + px(4), plot.y + side / 2, plot.bottom - side / 2)
        for line, top, end in zip(lines, tops, wanted, strict=True):
            if line.points[-1][0] < self._x.high:
                at = round(self._left(line.points[-1][0])), round(end)
                self._draw_left(surface, painter, line, at)
            centre = (plot.right + px(20) + side // 2, round(top))
            if line.portrait:
                place = Rect(centre[0] - side // 2, centre[1] - side // 2, side, side)
                ring = GOLD if line.filled else line.colour
                draw_medallion(painter, surface, place, line.portrait, ring)
                if line.filled:
                    crown = layout.placed((side * 9 // 20,) * 2, center=place.midtop)
                    painter.picture(surface, "crown", crown)
            else:
                draw_mark(surface, painter, centre, side, line.mark, line.colour)
            beside = centre[0] + side // 2 + px(10)
            words = [(line.name, "display"), (self._last(line), "regular")]
            high = painter.measure("", SIZE)[1]
            if side < 2 * high:
                words.pop()
            y = centre[1] - (len(words) - 1) * high // 2
            for text, weight in words:
                room, at = self.rect.right - beside, (beside, y)
                painter.text(surface, text, at, SIZE, "text", weight=weight, max_width=room)
                y += high

    def _draw_left(
        self, surface: Surface, painter: Painter, line: ChartLine, at: tuple[int, int]
    ) -> None:
        """Where a player left: the face, with a red cross."""
        side = min(painter.px(LEFT), self._plot.height // 6)
        face = layout.placed((side, side), center=at).clamp(self._plot)
        painter.dot(surface, at, painter.px(12), line.colour)
        if line.portrait:
            draw_medallion(painter, surface, face, line.portrait, line.colour)
        seal = layout.placed((round(side * CROSS),) * 2, center=face.bottomright)
        seal.move_ip(-side // 7, -side // 7)
        draw_badge(surface, painter, seal, "close", "bad")

    def _last(self, line: ChartLine) -> str:
        """The value at the end of a line."""
        return self.money(round(line.points[-1][1])) if line.points else ""

    def _draw_reading(self, surface: Surface, painter: Painter) -> None:
        plot, px = self._plot, painter.px
        if self.at is None:
            return
        x = round(self._left(self.at))
        painter.box(surface, Rect(x, plot.y, max(1, px(1.6)), plot.height), "muted")
        rows = []
        for line, value in self.values():
            centre = (x, round(self._top(value)))
            painter.dot(surface, centre, px(14), "light")
            painter.dot(surface, centre, px(10), line.colour)
            rows.append(TipRow(line.name, self.money(round(value)), line.mark, line.colour))
        when = f"{self.unit} {ceil(self.at)}"
        draw_tip(surface, painter, when, rows, (x, plot.centery), self.rect)


def _fill_below(target: Surface, colour: Colour, points: Sequence[Place], bottom: float) -> None:
    """Tint the area between a line and a height, fading towards the bottom."""
    mask = blank(target.get_size())
    corners = [(points[0][0], bottom), *points, (points[-1][0], bottom)]
    pygame.draw.polygon(mask, (255, 255, 255, 255), corners)
    stamp(target, filled(mask, (*colour, 96), (*colour, 0)), (0, 0))


def _stroke(
    target: Surface, colour: Colour, pieces: Iterable[tuple[Place, Place]], thick: int
) -> None:
    """Thick lines with round ends and joints."""
    before: Place | None = None
    for start, end in pieces:
        (x0, y0), (x1, y1) = start, end
        length = hypot(x1 - x0, y1 - y0) or 1.0
        dx, dy = (y1 - y0) / length * thick / 2, (x0 - x1) / length * thick / 2
        corners = ((x0 + dx, y0 + dy), (x1 + dx, y1 + dy), (x1 - dx, y1 - dy), (x0 - dx, y0 - dy))
        pygame.draw.polygon(target, colour, corners)
        for place in (end,) if start == before else (start, end):
            pygame.draw.circle(target, colour, place, thick / 2)
        before = end
