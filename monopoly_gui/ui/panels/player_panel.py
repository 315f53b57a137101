"""A player's plate: face or token, name, cash, and the deeds that the player owns."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from pygame import Rect, Surface

from ..cards.deed_marks import GroupMarks
from ..cards.deed_rack import Rack, draw_rack, rack_for
from ..painting.colour import WHITE, Colour, contrast, darken, mix
from ..painting.layout import placed, split
from ..painting.painter import Painter
from ..pieces.medallion import draw_cast, draw_rim
from ..widgets import BODY, SMALL
from .plate_cut import NOTE, PAD, PlateCut, cut_plate
from .plate_tray import draw_tray, tray_tone

#: how far the lining is from the player's colour, towards that of the wood
CALM = 0.55
MOST_CASH, BESIDE_CASH, CHANGE, APART = 44.0, BODY + 5, 20, 9
#: the rim of brass around a face
RIM, BRASS = 3, (205, 164, 92)
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
    #: whether the player has a debt to pay
    owes: bool
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


def draw_plate(
    painter: Painter, surface: Surface, rect: Rect, style: str, colour: Colour | None = None
) -> None:
    """The empty plate with its shadow, larger and glowing for the current player."""
    if style == "turn":
        rect = grown_plate(painter, rect)
        accent, radius = painter.tint("accent"), painter.theme.panels["turn"].radius
        for reach, alpha in GLOW:
            around = rect.inflate(2 * painter.px(reach), 2 * painter.px(reach))
            painter.box(surface, around, (*accent, alpha), radius=radius + reach, line=reach)
    draw_tray(painter, surface, rect, style, colour)


def grown_plate(painter: Painter, rect: Rect) -> Rect:
    """The plate of the current player."""
    more = min(painter.px(GROWN), max(1, rect.height // 16))
    return rect.inflate(2 * more, 2 * more)


def draw_player(
    painter: Painter, surface: Surface, rect: Rect, props: PlayerProps, rack: Rack
) -> None:
    """Draw the content of the plate."""
    _Plate(painter, surface, rect, props, rack).draw()


def common_rack(painter: Painter, rects: Sequence[Rect], players: Sequence[PlayerProps]) -> Rack:
    """The rack of all plates: their deeds are equally large."""
    living = [(rect, props) for rect, props in zip(rects, players, strict=True) if props.alive]
    cuts = [cut_plate(painter, rect) for rect, _props in living]
    rooms = [_rack_room(painter, cut, props) for cut, (_, props) in zip(cuts, living, strict=True)]
    hands = [
        (props.groups, room.width, props.face)
        for (_, props), room in zip(living, rooms, strict=True)
    ]
    return rack_for(painter, min(room.height for room in rooms), hands, cuts[0].kept)


def _rack_room(painter: Painter, cut: PlateCut, props: PlayerProps) -> Rect:
    """The room of a player's deeds, without that of a note and of a token before them."""
    note = painter.px(NOTE) if props.notes and cut.beside and cut.deeds.height else 0
    room = split(cut.deeds, "right", note)[1]
    token = cut.figure.right - room.x if props.face and cut.beside else 0
    return split(room, "left", max(0, token))[1]


def deeds_spot(painter: Painter, rect: Rect) -> Rect:
    """The place of the deeds on a plate, or the whole plate where they have no row."""
    deeds = cut_plate(painter, rect).deeds
    return deeds if deeds.height else rect


def panel_reach(painter: Painter) -> int:
    """The reach of a plate's shadow or glow beyond it, in pixels."""
    styles = max(painter.panel_reach(style) for style in ("turn", "dark"))
    return max(styles, painter.px(GLOW[-1][0])) + painter.px(GROWN)


def figure_place(painter: Painter, rect: Rect, rack: Rack) -> Rect:
    """The place of the token that stands on a plate, without height where it has no room."""
    cut = cut_plate(painter, rect)
    figure, side = cut.figure, rack.kept[1] or cut.figure.height
    return placed((side, side), right=figure.right, bottom=figure.bottom)


def on_wood(painter: Painter, colour: Colour) -> Colour:
    """A colour, brightened until it is readable on the wood of a plate."""
    return _brightened(colour, tray_tone(painter, turn=True))


@lru_cache(maxsize=64)
def _brightened(colour: Colour, ground: Colour) -> Colour:
    tries = (mix(colour, WHITE, share / 10) for share in range(11))
    return next((c for c in tries if contrast(c, ground) >= 4.6), WHITE)


class _Plate:
    """One plate being drawn."""

    def __init__(
        self, painter: Painter, surface: Surface, rect: Rect, props: PlayerProps, rack: Rack
    ) -> None:
        self.painter, self.surface, self.rect, self.props = painter, surface, rect, props
        self.rack = rack
        self.places = cut_plate(painter, rect)
        self.beside = self.places.beside

    def draw(self) -> None:
        props, places = self.props, self.places
        if not props.alive:
            self._out()
            return
        if self.places.figure.height:
            rim = 2 * self.painter.px(RIM)
            draw_rim(self.painter, self.surface, places.face.inflate(rim, rim), BRASS)
        if not props.face:
            draw_cast(self.painter, self.surface, places.face, props.token, props.colour)
        if places.deeds.height:
            room = _rack_room(self.painter, places, props)
            rack = self.rack if props.face else self.rack.without_figure
            rack = rack.widened(props.groups, room)
            lining = mix(props.colour, tray_tone(self.painter), CALM)
            draw_rack(self.painter, self.surface, room, props.groups, rack, lining)
        cash = self._cash()
        name = Rect(places.name)
        if self.beside:
            name.width = cash.x - self.painter.px(4) - name.x
        self._name(name)

    def _cash(self) -> Rect:
        """The cash, and beside or below it the latest gain or payment."""
        painter, props, place = self.painter, self.props, self.places.cash
        colour = painter.ink("dark")
        if props.owes:
            colour = on_wood(painter, painter.tint("bad"))
        elif props.current:
            colour = on_wood(painter, painter.tint("accent"))
        size = min(MOST_CASH, place.height * 0.8 / painter.scale)
        text, tint = self._change()
        if self.beside:
            size = min(size, BESIDE_CASH)
        elif text and not self.places.change.height:
            # both in one line
            room = place.width - painter.measure(text, CHANGE, "bold")[0] - painter.px(APART)
            wide = painter.measure(props.cash, size, "display")[0]
            size = min(size, max(SMALL, size * room / wide))
        wide = painter.measure(props.cash, size, "display")[0]
        if wide > place.width:
            size = max(SMALL, size * (place.width - 1) / wide)
        figure = painter.text(
            self.surface, props.cash, place, size, colour, weight="display",
            align="right" if self.beside else "left",
        )  # fmt: skip
        if text and self.places.deeds.height:
            self._write_change(text, tint, figure)
        return figure

    def _change(self) -> tuple[str, str]:
        """The latest gain or payment, or what is noted about the player, and its colour."""
        props, places = self.props, self.places
        if not props.notes:
            return props.change, "bad" if props.change.startswith("−") else "good"
        if self.beside:
            return props.notes[-1], "light_muted"
        room = places.change.width or places.cash.width // 2
        return self._longest(props.notes, room), "light_muted"

    def _write_change(self, text: str, tint: str, cash: Rect) -> None:
        """Beside the cash, below it, or over the deeds."""
        painter, place = self.painter, Rect(self.places.change)
        if not place.height:
            x = cash.right + painter.px(APART)
            place = Rect(x, cash.y, self.places.cash.right - x, cash.height)
        elif self.beside:
            pad = painter.px(7)
            place.width = painter.measure(text, CHANGE, "bold")[0] + 2 * pad
            place.right = self.places.change.right
            painter.box(self.surface, place, (*darken(tray_tone(painter), 0.4), 240), radius=99)
            place.inflate_ip(-2 * pad, 0)
        ink = on_wood(painter, painter.tint(tint))
        painter.text(self.surface, text, place, CHANGE, ink, weight="bold")

    def _longest(self, notes: Sequence[str], room: int) -> str:
        """The first of them with enough room, else the last."""
        fits = (n for n in notes if self.painter.measure(n, CHANGE, "bold")[0] <= room)
        return next(fits, notes[-1])

    def _name(self, area: Rect) -> None:
        """The name, and signs of the player's state, as far as they have room."""
        painter, props = self.painter, self.props
        side, gap = painter.px(19), painter.px(4)
        wide = painter.measure(props.name, BODY, "bold")[0]
        signs = self._signs()
        while signs and wide + len(signs) * (side + gap) > area.width:
            signs.pop()
        width = max(1, area.width - len(signs) * (side + gap))
        name = painter.text(
            self.surface, props.name, Rect(area.x, area.y, width, area.height), BODY, "light",
            weight="bold",
        )  # fmt: skip
        x = name.right + gap
        for sign in signs:
            rect = Rect(x, area.centery - side // 2, side, side)
            ink = painter.tint("accent" if sign != "robot" else "light_muted")
            painter.icon(self.surface, sign, rect, on_wood(painter, ink))
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
        grey = mix(props.colour, darken(tray_tone(painter), 0.2), 0.72)
        painter.token(self.surface, props.token, rect, grey)
        x = rect.right + painter.px(10)
        area = Rect(x, self.rect.y, self.rect.right - painter.px(PAD) - x, self.rect.height)
        note = painter.text(
            self.surface, props.notes[0], area, SMALL, "light_muted", align="right",
            max_width=area.width * 3 // 5,
        )  # fmt: skip
        area.width = note.x - painter.px(8) - area.x
        painter.text(self.surface, props.name, area, BODY - 2, "light_muted", weight="bold")
