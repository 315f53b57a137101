"""The layout of the table: one tree whose flexible part is the board, for any window and 2-8
players.

The players, texts and buttons are beside the board, in a window higher
than wide beneath it. The priorities of the parts are data. In the middle of the board are the
dice, and a card held up for reading.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from pygame import Rect

from ..cards.deed_card import TALL_SHAPE
from ..layout.containers import Column, FixedSize, Row
from ..layout.leaves import Spacer, Units, pixels
from ..layout.node import NONE, Node, Span
from ..painting.layout import centre, grid, placed, scale_for
from ..painting.painter import Painter

MARGIN = 16
GAP = 14
#: the minimum and preferred sizes of the parts of the room, in design units
TITLE = (40, 46)
ICONS = (46, 46)
#: the small buttons side by side, and the gap between them
BUTTONS, BUTTON_GAP = 5, 8
PROMPT = (38, 42)
#: beside a flat board, which is as high as the window, it has two lines
PROMPT_BESIDE = (62, 66)
BANK = (34, 38)
LOG = (36, 150)
LEFT = (196, 290)
RIGHT = (208, 320)
ACTIONS = (210, 380)
SLOT = (0, 500)
#: a deed that would have less height is shown elsewhere, when it is looked at
SLOT_LEAST = 380
#: a player's plate, that of a bankrupt player, and the gap between plates
PLATE, PLATE_OUT, BETWEEN = (40, 190), (30, 42), (5, 12)
#: the height that few plates share in a column, and the largest of them
SHARED, LARGEST = 796, 350
#: the widening of the sides beside a square board
SPARE = (0.35, 0.3)
#: the most design units by which the parts are spread
SPREAD = 420
#: width over height of a board in perspective, its reach into the gap at either side, and how far
#: below the middle of its room it lies
SEATED_SHAPE, ASIDE, LOWER = 1.37, 8, 16
#: a board lower than this (in pixels), or beside text this much larger
#: than designed, is drawn flat
SEATED_HEIGHT, LARGE_TEXT = 563, 1.3


@dataclass(frozen=True, slots=True)
class TableLayout:
    """Rectangles in pixels; ``panels`` are by seat, ``place`` is the room that the board has.

    ``slot`` is for what is read (a deed, a card, advice), empty where there is no room for it:
    what is looked at is then shown at ``reading``, which is over the players, so that the buttons
    stay at hand, and advice at ``strip``.
    ``seated`` says that the board is seen in perspective, ``upright`` that all else lies beneath
    it.
    """

    board: Rect
    place: Rect
    side: Rect
    title: Rect
    icons: Rect
    prompt: Rect
    panels: tuple[Rect, ...]
    bank: Rect
    log: Rect
    slot: Rect
    actions: Rect
    reading: Rect
    strip: Rect
    seated: bool = False
    upright: bool = False


@dataclass(eq=False, repr=False)
class Plates(Node):
    """The plates of all players, those of players who are out as low as a line."""

    alive: Sequence[bool]
    #: whether they may be side by side
    beside: bool
    places: tuple[Rect, ...] = ()

    def _columns(self, painter: Painter, width: int) -> int:
        fits = width // painter.px(210) if self.beside else 1
        return max(1, min(fits, len(self.alive)))

    def _rows(self, columns: int) -> list[bool]:
        """For each row, whether anybody in it still plays."""
        starts = range(0, len(self.alive), columns)
        return [any(self.alive[start : start + columns]) for start in starts]

    def heights(self, painter: Painter, width: int) -> Span:
        rows = self._rows(self._columns(painter, width))
        plate = PLATE[0], self._largest(rows)
        return Span(
            *(
                sum(painter.px((plate if row else PLATE_OUT)[end]) for row in rows)
                + painter.px(BETWEEN[end]) * (len(rows) - 1)
                for end in (0, 1)
            )
        )

    def _largest(self, rows: Sequence[bool]) -> int:
        """The preferred height of a plate in design units: few of them share the room of four."""
        playing = max(1, sum(rows))
        out = (len(rows) - playing) * PLATE_OUT[1]
        shared = (SHARED - out - (len(rows) - 1) * BETWEEN[1]) // playing
        return PLATE[1] if self.beside else max(PLATE[1], min(LARGEST, shared))

    def place(self, painter: Painter, rect: Rect) -> None:
        super().place(painter, rect)
        columns = self._columns(painter, rect.width)
        rows = self._rows(columns)
        wanted = self.heights(painter, rect.width)
        roomy = rect.height >= (wanted.minimum + wanted.preferred) / 2
        gap = painter.px(BETWEEN[roomy])
        out = min(painter.px(PLATE_OUT[roomy]), (rect.height - gap * (len(rows) - 1)) // len(rows))
        playing = max(1, sum(rows))
        rest = rect.height - gap * (len(rows) - 1) - out * (len(rows) - sum(rows))
        height = min(painter.px(self._largest(rows)), rest // playing)
        places: list[Rect] = []
        y = rect.y
        for row in rows:
            line = Rect(rect.x, y, rect.width, height if row else out)
            places += grid(line, columns, 1, gap)
            y = line.bottom + gap
        self.places = tuple(places[: len(self.alive)])


class _Room:
    """The nodes of a room, and how they are arranged."""

    def __init__(
        self,
        painter: Painter,
        window: Rect,
        alive: Sequence[bool],
        *,
        shape: float,
        upright: bool,
        strip: int,
        acts: bool,
        reads: bool,
        tight: bool = False,
        above: bool = True,
    ) -> None:
        def part(height: Units, width: Units = (0, 0), grow: float = 0.0) -> FixedSize:
            """A part of the room for another painter."""
            return FixedSize(Spacer(), pixels(painter, width), pixels(painter, height), grow=grow)

        self.painter, self.window, self.upright = painter, window, upright
        margin = painter.px(MARGIN)
        self.inside = window.inflate(-2 * margin, -2 * margin)
        self.title = part(TITLE, grow=1.0)
        self.icons = part(ICONS, RIGHT)
        button = painter.pressable(ICONS[1])
        self.icons.height = Span(button, button)
        # with a mouse they give way as the column does
        row = BUTTONS * (button + painter.px(BUTTON_GAP)) if painter.touched else 0
        self.wide_right = pixels(painter, RIGHT) | Span(row, row)
        #: whether there is anything on the right of the board, or else only small buttons above it
        self.right = reads or acts
        #: whether the prompt is above a board with everything else beside it
        self.above = above or not self.right
        self.prompt = part(PROMPT if self.above or upright else PROMPT_BESIDE)
        self.board = part((0, 0), grow=1.0)
        self.strip = FixedSize(Spacer(), NONE, Span(strip, strip))
        self.plates = Plates(alive, upright)
        self.bank = part((0, 0) if tight else BANK)
        self.tight = tight
        self.log = part(LOG, grow=1.0)
        self.slot = part(SLOT, grow=1.0)
        self.actions = part(ACTIONS if acts else (0, 0))
        self.acts, self.reads, self.strips = acts, reads, bool(strip)
        root = self._beneath() if upright else self._beside(shape)
        root.place(painter, self.inside)

    def _beside(self, shape: float) -> Node:
        """Players on the left, the board, and texts and buttons on the right."""
        painter = self.painter
        self.title.grow = 0.0
        left: list[Node | None] = [self.title, self.plates, self.bank, self.log]
        right: list[Node | None] = [self.icons, self.slot if self.reads else Spacer()]
        right += [None if self.above else self.prompt, self.actions if self.acts else None]
        prompt = painter.px(PROMPT[1]) + painter.px(GAP) if self.above else 0
        board = round((self.inside.height - prompt) * shape / painter.scale)
        most = painter.px(LEFT[1] + RIGHT[1] + 2 * GAP + board + SPREAD)
        if self.right:
            self.inside = centre(self.inside, most, self.inside.height)
        head: Node = self.prompt
        if not self.right:
            self.prompt.grow = 1.0
            self.icons.width = Span(painter.px(ICONS[0]), painter.px(ICONS[1]))
            head = Row([self.prompt, self.icons], gap=GAP)
        middle: list[Node | None] = [head if self.above else None, self.board]
        middle.append(self.strip if self.strips else None)
        return Row(
            [
                self._column(left, pixels(painter, LEFT), SPARE[0] if self.right else 0.0),
                self._column(middle, pixels(painter, (230, board)), 1 - sum(SPARE)),
                self._column(right, self.wide_right, SPARE[1]) if self.right else None,
            ],
            gap=GAP,
        )

    def _beneath(self) -> Node:
        """The board across the window, beneath it the players, and all else at the right."""
        painter = self.painter
        low = self._low()
        shown = [self.prompt, self.plates, None if self.tight else self.bank, self.log]
        text = self._column(shown, pixels(painter, (230, 560)), 1.0)
        done: list[Node | None] = [self.slot if self.reads else None]
        done.append(self.actions if self.acts else None)
        parts: list[Node | None] = [
            text,
            self._column(done, pixels(painter, RIGHT), 0.0) if any(done) else None,
        ]
        feet = FixedSize(Row(parts, gap=GAP), height=low)
        head = Row([self.title, self.icons], gap=GAP)
        return Column([head, self.board, self.strip if self.strips else None, feet], gap=GAP)

    def _column(self, children: Sequence[Node | None], width: Span, grow: float) -> Node:
        """A column of a width of its own."""
        return FixedSize(Column(children, gap=GAP), width=width, grow=grow)

    def _low(self) -> Span:
        """The height of everything beneath the board: the players' plates or the actions."""
        painter = self.painter
        text = self.inside.width - (painter.px(RIGHT[0] + GAP) if self.acts else 0)
        plates = self.plates.heights(painter, text)
        parts = [PROMPT] if self.tight else [PROMPT, BANK]
        fixed = sum(painter.px(height) for height, _more in parts) + len(parts) * painter.px(GAP)
        least = fixed + plates.minimum
        if self.acts:
            least = max(least, painter.px(ACTIONS[0]))
        square = self.inside.width + 2 * painter.px(GAP) + painter.px(ICONS[1])
        spare = self.inside.height - square
        most = fixed + plates.preferred + painter.px(GAP + LOG[1])
        return Span(least, max(least, min(spare, max(most, painter.px(ACTIONS[1] + SLOT[1])))))

    @property
    def board_side(self) -> int:
        return min(self.board.rect.size)

    def layout(self, seated: bool, shape: float) -> TableLayout:
        painter, inside = self.painter, self.inside
        place = self.board.rect
        room = place.inflate(2 * painter.px(ASIDE), 0) if seated else place
        height = min(room.height, round(room.width / shape))
        board = centre(room, round(height * shape), height)
        if seated:
            board.y += min((room.height - height) // 2, painter.px(LOWER))
        side = Rect(0, inside.y, min(painter.px(660), inside.width), inside.height)
        side.right = inside.right
        if self.upright:
            side = Rect(inside.x, place.bottom, inside.width, inside.bottom - place.bottom)
        # in the corner of the window, as on every screen
        icons = Rect(self.icons.rect)
        icons.right = self.window.right - painter.px(MARGIN)
        empty = Rect(self.icons.rect.bottomleft, (0, 0))
        slot = Rect(self.slot.rect if self.reads else empty)
        # no higher than a deed, with money below it
        slot.height = min(slot.height, round(slot.width / TALL_SHAPE))
        return TableLayout(
            board=board,
            place=place,
            side=side,
            title=self.title.rect,
            icons=icons,
            prompt=self.prompt.rect,
            panels=self.plates.places,
            bank=Rect(self.title.rect.bottomleft, (0, 0)) if self.tight else self.bank.rect,
            log=self.log.rect,
            slot=slot,
            actions=self.actions.rect if self.acts else Rect(empty),
            reading=self.plates.rect.union(self.log.rect),
            strip=self.strip.rect if self.strips else Rect(empty),
            seated=seated,
            upright=self.upright,
        )


def table_layout(
    window: Rect,
    painter: Painter,
    alive: Sequence[bool],
    *,
    seated: bool = False,
    strip: int = 0,
    acts: bool = True,
    tight: bool = False,
    near: bool = False,
) -> TableLayout:
    """The arrangement with the larger board: everything else beside it, or beneath it.

    ``seated`` asks for a board in perspective, which small windows and large text do not
    get; ``strip`` pixels are reserved for advice below the board. Without ``acts`` there are no
    buttons. A ``tight`` upright window leaves out the Bank; a ``near`` (zoomed) board
    is larger than its place.
    """
    large = painter.scale > LARGE_TEXT * scale_for(*window.size)

    def made(upright: bool, shape: float, reads: bool = True) -> _Room:
        room = _Room(
            painter, window, alive,
            shape=shape, upright=upright, strip=strip, acts=acts, reads=reads,
            tight=tight and upright,
            above=near or shape > 1,
        )  # fmt: skip
        if reads and room.slot.rect.height < painter.px(SLOT_LEAST):
            return made(upright, shape, reads=False)
        return room

    # a zoomed board shows more of itself without a place for texts
    reads = acts or not near
    beside, beneath = made(False, 1.0, reads), made(True, 1.0, reads)
    if beneath.board_side > beside.board_side:
        return beneath.layout(False, 1.0)
    if seated and not large:
        tilted = made(False, SEATED_SHAPE).layout(True, SEATED_SHAPE)
        if tilted.board.height >= SEATED_HEIGHT:
            return tilted
    return beside.layout(False, 1.0)


CARD_SHAPE = 1.55
#: the rotation of the dice at rest, in degrees
ANGLES = (-12.0, 9.0, -5.0, 21.0, -24.0, 4.0, 15.0)
#: the dice at rest, beside the engraved view, in shares of the middle: left, top, width, height
DICE = (0.71, 0.545, 0.28, 0.36)
#: from one die to the next, in sizes of a die: they lie in a row along the round of the view
PITCH, RISE = 1.2, 0.95


@dataclass(frozen=True, slots=True)
class StageLayout:
    """Rectangles in pixels; ``card`` is the place of a drawn card while it is read."""

    stage: Rect
    dice: Rect
    card: Rect

    @property
    def free_area(self) -> Rect:
        """The empty area: below the title and the decks, above the dice, between the figures."""
        apart, figure = self.dice.height // 5, self.stage.width // 14
        height = self.dice.y - self.stage.y - apart
        return Rect(self.stage.x + figure, self.stage.y, self.stage.width - 2 * figure, height)

    @property
    def kept(self) -> tuple[Rect, Rect]:
        """The areas always kept free: the dice, and the decks above the middle."""
        height = self.stage.height // 2
        dice = self.dice.inflate(self.dice.height // 2, self.dice.height // 3)
        return dice, Rect(self.stage.x, self.stage.y - height, self.stage.width, height)

    def die_spots(self, count: int, fall: int = 0) -> list[tuple[tuple[int, int], int, float]]:
        """The centre, size and angle of each die at rest; ``fall`` identifies the roll."""
        size = round(self.dice.width * min(0.35, 1 / (count * PITCH)))
        spots = []
        for number in range(count):
            fell, step = fall // (7 * (number + 1)), number - (count - 1) / 2
            across = step * PITCH + (fell % 7 - 3) / 30
            down = (fell // 7 % 7 - 3) / 30 - step * RISE
            at = self.dice.move(round(across * size), round(down * size)).center
            spots.append((at, size, ANGLES[fell // 49 % len(ANGLES)]))
        return spots


def stage_layout(stage: Rect) -> StageLayout:
    """The dice at the lower right, clear of the decks; a card over all of it."""
    parts = [round(share * side) for share, side in zip(DICE, stage.size * 2, strict=True)]
    dice = Rect(parts).move(stage.topleft)
    held = min(round(stage.width * 0.74), round(stage.height * 0.8 * CARD_SHAPE))
    card = placed((held, round(held / CARD_SHAPE)), center=stage.center)
    return StageLayout(stage, dice, card)
