"""A player's plate: face or token, name, cash, and the deeds that the player owns."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from pygame import Rect, Surface

from ..cards.deed_marks import GroupMarks, draw_deed_marks
from ..painting.colour import WHITE, Colour, contrast, darken, mix
from ..painting.layout import split
from ..painting.painter import Painter
from ..widgets import BODY, SMALL

PAD = 11
CASH, CHANGE = 30, 20
#: a plate lower than this, in design units, has one line only; a higher one has a row of deeds
LINE, TALL = 62, 122
#: the height of the deeds at the foot of a plate, the largest where all above them has this much
DEEDS, MOST_DEEDS, HEAD, LEAST_DEEDS = 34, 80, 74, 15
#: the enlargement of the current player's plate, and the reach and strength of its glow
GROWN = 5
GLOW = ((2, 40), (4, 34), (6, 28), (8, 20), (10, 14), (12, 10))


@dataclass(frozen=True, slots=True)
class PlayerProps:
    """All properties of a panel, in words and figures; equal facts look the same.

    Of ``notes`` the first that has room stands beside the cash (a bankrupt, a place in the
    ranking);
    ``acts`` marks the player to act, ``chosen`` the human whom the buttons
    belong to where there are several.
    """

    name: str
    token: str
    colour: Colour
    human: bool
    cash: str
    poor: bool
    groups: tuple[GroupMarks, ...]
    jail_cards: int = 0
    in_jail: bool = False
    current: bool = False
    acts: bool = False
    chosen: bool = False
    alive: bool = True
    notes: tuple[str, ...] = ()
    #: whether a face takes the place of the token
    face: bool = False
    #: the latest gain or payment, with its sign
    change: str = ""


def plate_style(props: PlayerProps) -> str:
    """With a golden edge if it is the player's turn."""
    return "turn" if props.current and props.alive else "dark"


def draw_plate(painter: Painter, surface: Surface, rect: Rect, style: str) -> None:
    """The empty plate with its shadow, larger and glowing for the current player."""
    if style == "turn":
        rect = grown_plate(painter, rect)
        accent, radius = painter.tint("accent"), painter.theme.panels["turn"].radius
        for reach, alpha in GLOW:
            around = rect.inflate(2 * painter.px(reach), 2 * painter.px(reach))
            painter.box(surface, around, (*accent, alpha), radius=radius + reach, line=reach)
    painter.panel(surface, rect, style)


def grown_plate(painter: Painter, rect: Rect) -> Rect:
    """The plate of the current player."""
    more = min(painter.px(GROWN), max(1, rect.height // 16))
    return rect.inflate(2 * more, 2 * more)


def draw_player(painter: Painter, surface: Surface, rect: Rect, props: PlayerProps) -> None:
    """Draw the content of the plate."""
    _Plate(painter, surface, rect, props).draw()


def deeds_spot(painter: Painter, rect: Rect) -> Rect:
    """The place of the deeds on a plate, or the whole plate where they have no row."""
    deeds = cut_plate(painter, rect).deeds
    return deeds if deeds.height else rect


def panel_reach(painter: Painter) -> int:
    """The reach of a plate's shadow or glow beyond it, in pixels."""
    styles = max(painter.panel_reach(style) for style in ("turn", "dark"))
    return max(styles, painter.px(GLOW[-1][0])) + painter.px(GROWN)


@dataclass(frozen=True, slots=True)
class _Cut:
    """The places of all parts; ``deeds`` has no height where there is no row for them."""

    face: Rect
    name: Rect
    cash: Rect
    deeds: Rect


def cut_plate(painter: Painter, rect: Rect) -> _Cut:
    """Cut a plate: the face or the token, the name, the cash, and the deeds."""
    px = painter.px
    pad = min(px(PAD), max(2, rect.height // 9))
    inside = rect.inflate(-2 * px(PAD), -2 * pad)
    if rect.height < px(LINE):
        face, words = split(inside, "left", inside.height, px(9))
        cash, name = split(words, "right", words.width * 9 // 20, px(6))
        return _Cut(face, name, cash, Rect(0, 0, 0, 0))
    tall, row, head = rect.height >= px(TALL), inside.height * 9 // 20, inside
    row = max(px(LEAST_DEEDS), min(px(DEEDS), row))
    if tall:
        row = max(px(DEEDS), min(px(MOST_DEEDS), inside.height - px(HEAD + 4)))
        head = split(inside, "bottom", row, px(4))[1]
    side = min(px(76), head.height)
    face = Rect(head.x, head.centery - side // 2, side, side)
    words = split(head, "left", side, px(12))[1]
    deeds, rest = split(inside if tall else words, "bottom", row)
    if not tall:
        # into the margins, which leaves the marks of eight players larger
        words, deeds.height = rest, deeds.height + pad * 3 // 5
        words.y, words.height = words.y - pad * 3 // 5, words.height + pad * 3 // 5
    name, cash = split(words, "top", words.height * 9 // 20)
    return _Cut(face, name, cash, deeds)


def on_glass(painter: Painter, colour: Colour) -> Colour:
    """A colour, brightened until it is readable on dark glass."""
    return _brightened(colour, painter.theme.panels["dark"].top[:3])


@lru_cache(maxsize=64)
def _brightened(colour: Colour, ground: Colour) -> Colour:
    tries = (mix(colour, WHITE, share / 10) for share in range(11))
    return next((c for c in tries if contrast(c, ground) >= 4.6), WHITE)


class _Plate:
    """One plate being drawn."""

    def __init__(self, painter: Painter, surface: Surface, rect: Rect, props: PlayerProps) -> None:
        self.painter, self.surface, self.rect, self.props = painter, surface, rect, props
        self.places = cut_plate(painter, rect)
        self.line = rect.height < painter.px(LINE)

    def draw(self) -> None:
        props, places = self.props, self.places
        if not props.alive:
            self._out()
            return
        if not props.face:
            self.painter.token(self.surface, props.token, places.face, props.colour)
        figure = self._cash()
        name = Rect(places.name)
        if self.line:
            name.width = figure.x - self.painter.px(6) - name.x
        self._name(name)
        if places.deeds.height:
            draw_deed_marks(self.painter, self.surface, places.deeds, props.groups)

    def _cash(self) -> Rect:
        """The cash, and beside it the latest gain or payment."""
        painter, props, place = self.painter, self.props, self.places.cash
        colour = painter.tint("light")
        if props.poor:
            colour = on_glass(painter, painter.tint("bad"))
        elif props.current:
            colour = on_glass(painter, painter.tint("accent"))
        size = min(float(CASH), place.height * 0.82 / painter.scale)
        figure = painter.text(
            self.surface, props.cash, place, size if not self.line else BODY, colour,
            weight="display", align="right" if self.line else "left",
        )  # fmt: skip
        text, tint = (props.change, "bad" if props.change.startswith("−") else "good")
        x = figure.right + painter.px(9)
        if props.notes:
            text, tint = self._longest(props.notes, place.right - x), "light_muted"
        if text and not self.line and x < place.right:
            ink, room = painter.tint(tint), place.right - x
            small = CHANGE * room / max(1, painter.measure(text, CHANGE, "bold")[0])
            painter.text(
                self.surface, text, Rect(x, place.y, room, place.height), min(CHANGE, small),
                on_glass(painter, ink), weight="bold",
            )  # fmt: skip
        return figure

    def _longest(self, notes: Sequence[str], room: int) -> str:
        """The first of them with enough room, else the last."""
        fits = (n for n in notes if self.painter.measure(n, CHANGE, "bold")[0] <= room)
        return next(fits, notes[-1])

    def _name(self, area: Rect) -> None:
        """The name, and signs of the player's state, as far as they have room."""
        painter, props = self.painter, self.props
        side, gap = painter.px(19), painter.px(6)
        weight = "black" if props.current else "bold"
        wide = painter.measure(props.name, BODY, weight)[0]
        signs = self._signs()
        while signs and wide + len(signs) * (side + gap) > area.width:
            signs.pop()
        width = max(1, area.width - len(signs) * (side + gap))
        name = painter.text(
            self.surface, props.name, Rect(area.x, area.y, width, area.height), BODY, "light",
            weight=weight,
        )  # fmt: skip
        x = name.right + gap
        for sign in signs:
            rect = Rect(x, area.centery - side // 2, side, side)
            ink = painter.tint("accent" if sign != "robot" else "light_muted")
            painter.icon(self.surface, sign, rect, on_glass(painter, ink))
            x = rect.right + gap
        if props.chosen:
            line = Rect(name.x, name.bottom - painter.px(3), name.width, painter.px(3))
            painter.box(self.surface, line, "accent", radius=99)

    def _signs(self) -> list[str]:
        """The most important first."""
        props = self.props
        signs = ["jail"] if props.in_jail else []
        signs += ["bell"] if props.acts and not props.current else []
        signs += ["key"] * props.jail_cards
        return signs + ([] if props.human else ["robot"])

    def _out(self) -> None:
        """Draw a player who is out: the name, and how it ended."""
        painter, props = self.painter, self.props
        side = min(self.rect.height - 2 * painter.px(4), painter.px(34))
        rect = Rect(self.rect.x + painter.px(PAD), self.rect.centery - side // 2, side, side)
        grey = mix(props.colour, darken(painter.theme.panels["dark"].top[:3], 0.2), 0.72)
        painter.token(self.surface, props.token, rect, grey)
        x = rect.right + painter.px(10)
        area = Rect(x, self.rect.y, self.rect.right - painter.px(PAD) - x, self.rect.height)
        note = painter.text(
            self.surface, props.notes[0], area, SMALL, "light_muted", align="right",
            max_width=area.width * 3 // 5,
        )  # fmt: skip
        area.width = note.x - painter.px(8) - area.x
        painter.text(self.surface, props.name, area, BODY - 2, "light_muted", weight="bold")
