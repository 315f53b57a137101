"""Items in a dialog's head: a deed or card, a face, a payment."""

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from math import cos, radians, sin

from pygame import Rect, Surface

from ....engine.amounts.rents import collects
from ....engine.board import BANK, Board
from ....engine.notes import NOTES
from ....engine.state import State
from ....language import _
from ....ui.board.cells import draw_swatch
from ....ui.board.drawings import picture_of
from ....ui.board.marks import draw_stamp
from ....ui.cards.banknotes import draw_note, notes_for, single_size
from ....ui.cards.deed_card import DEED_SHAPE, SpaceProps
from ....ui.cards.descriptions import describe_deed, describe_space
from ....ui.cards.space_card import draw_space
from ....ui.layout.containers import Centred, Column, Grid, Panel, Row, SameWidth, Wrap
from ....ui.layout.leaves import CustomPaint, Picture, Text, Units
from ....ui.layout.node import Node
from ....ui.painting import layout
from ....ui.painting.painter import Painter, Tint
from ....ui.panels.face import FaceProps, draw_face
from ....ui.widgets import BODY, HEADING, SMALL, Choice, Widget
from ....ui.widgets.base import ignore
from .table_host import TableHost

#: width over height of the card of a space without a deed
PLACE_SHAPE = 1.04
#: the rotation of things on the table in degrees
TURN = 3.0
#: the size of a note and of one that is paid, and the visible part of it below the next one
NOTE, PAID_NOTE, FAN, FANNED = 118, 166, 0.42, (70, 74)
#: the most of a note spread out, and the steps to those below and beside it, in widths of a note
LARGE_NOTE, DOWN, LEAN, BESIDE = 330, 0.34, 0.05, 0.96
#: the height of a slightly turned note, in its widths
NOTE_HIGH = 0.7
#: the size of the sum that a dialog is about
SUM = 54
#: the cards of a set, and the token of the owner in the corner
CARD, CARD_HIGH, OWNER = (104, 168), (66, 116), 40
#: the least width of an upright place with a name
NAMED = 116


#: the height of a small deed's bar, and the width of a mortgage's stamp on it
BAR, TAG = 22, 84


def draw_small_deed(
    surface: Surface,
    painter: Painter,
    rect: Rect,
    board: Board,
    space: int,
    *,
    ink: Tint = "deed_ink",
    weight: str = "bold",
    mortgaged: bool = False,
    name: str | None = None,
) -> None:
    """A small deed: the colour or picture of its group above its own or another ``name``."""
    deed = board.spaces[space]
    bar, words = layout.split(rect, "top", painter.px(BAR))
    if deed.kind == "street":
        draw_swatch(painter, surface, bar, board, space)
    elif not mortgaged:
        painter.picture(surface, picture_of(deed), bar.inflate(0, bar.height // 3))
    if mortgaged:
        tag = layout.centre(bar, min(bar.width, painter.px(TAG)), bar.height - painter.px(2))
        painter.box(surface, tag, "deed", radius=5)
        draw_stamp(painter, surface, tag, _("mortgaged"), "deed")
    _draw_name(surface, painter, words, deed.name if name is None else name, ink, weight)


def _draw_name(
    surface: Surface, painter: Painter, words: Rect, name: str, ink: Tint, weight: str
) -> None:
    painter.text(surface, name, words, SMALL - 2, ink, weight=weight, align="center", wrap=True)


def draw_card_ground(surface: Surface, painter: Painter, rect: Rect, held: bool) -> None:
    """The paper of a small card, or its empty place if it has no owner."""
    if held:
        painter.shadow(surface, rect, "soft")
        painter.paper(surface, rect, radius=9)
    else:
        painter.panel(surface, rect, "inset")


def small_deed_height(painter: Painter, name: str, width: int) -> int:
    """The height of a small deed with room for its name."""
    return painter.px(BAR) + painter.text_height(name, SMALL - 2, width, "bold")


def draw_jail_card(surface: Surface, painter: Painter, rect: Rect) -> None:
    """Draw a small Get Out of Jail Free card."""
    key, words = layout.split(rect, "top", painter.px(BAR))
    painter.icon(surface, "key", key, "deed_ink")
    _draw_name(surface, painter, words, _("Get Out of Jail Free"), "deed_ink", "bold")


def deed_line(host: TableHost, space: int, note: str, width: Units) -> Node:
    """A deed's colour and its name, with a note below."""

    def swatch(surface: Surface, rect: Rect) -> None:
        painter = host.context.painter
        mark = layout.centre(rect, rect.width, painter.px(34))
        draw_swatch(painter, surface, mark, host.board, space)

    words = [
        Text(host.deed_at(space).name, size=SMALL + 1, weight="bold", width=width),
        Text(note, size=SMALL - 2, colour="muted", width=width),
    ]
    mark = CustomPaint(swatch, height=(40, 48), width=24)
    return Row([mark, Centred(Column(words, gap=0), grow=1.0)], gap=10, grow=1.0)


def for_the_ear(*texts: str) -> Node:
    """Words that are spoken, and said otherwise by the picture."""
    return CustomPaint(lambda surface, rect: None, height=0, alt_text=texts)


def describe_lot(host: TableHost, space: int) -> list[str]:
    """The accessible description of a deed for sale: its place and income."""
    return [describe_space(host.state, host.people, space), describe_deed(host.state, space)]


def rents_label(state: State, player: int) -> str:
    """The label of a player's total rents; a prisoner may have to wait for them [JAIL-7]."""
    return _("Total rent") if collects(state, player) else _("Total rent after Jail")


def would_own(host: TableHost, space: int, player: int) -> str:
    """The part of its set that a player would own with a deed for sale."""
    board, group_members = host.board, host.board.group_members[space]
    return _("{player} would own {owned} of {members}: {group}.").format(
        player=host.name(player),
        owned=1 + sum(host.state.owner[mate] == player for mate in group_members),
        members=len(group_members),
        group=board.groups[board.spaces[space].group].name,
    )


class PaperItem(Picture):
    """Paper, slightly turned; ``key`` stands for its look, ``lies`` receives its place.

    ``space`` is where it belongs on the board, if anywhere.
    """

    def __init__(
        self,
        key: Hashable,
        draw: Callable[[Surface, Rect], None],
        shape: float,
        *,
        height: Units,
        alt_text: Sequence[str] = (),
        lies: Callable[[Rect], None] = ignore,
        space: int | None = None,
    ) -> None:
        across, up = sin(radians(TURN)), cos(radians(TURN))
        #: the remaining shares of height and width after the rotation
        self.part = 1 / (up + across * shape), shape / (shape * up + across)
        super().__init__(
            draw, (shape * up + across) / (up + shape * across), height=height, alt_text=alt_text
        )
        self.key, self.lies, self.space = key, lies, space

    def paint(self, surface: Surface, painter: Painter) -> None:
        width, height = self.rect.size
        size = round(width * self.part[1]), round(height * self.part[0])
        if min(size) < painter.px(24):
            return  # it would be too small
        around = layout.placed(size, center=self.rect.center)
        self.lies(around)
        painter.shadow(surface, layout.inset(around, painter.px(6)), "thing")
        painter.turned(surface, self.key, around, self.draw, TURN)


def space_item(
    host: TableHost, space: int, height: Units, planned: SpaceProps | None = None
) -> PaperItem:
    """The deed of a space, perhaps as it is ``planned``, or its event; described elsewhere."""
    props = replace(planned or host.about(space), caption="", pinned=False)

    def draw(surface: Surface, rect: Rect) -> None:
        painter, nowhere = host.context.painter, Rect(0, 0, 0, 0)
        draw_space(painter, surface, rect, nowhere, props, host.board, (0, 0, 0))

    key = host.board.title, props
    if not host.board.spaces[space].is_deed:
        return PaperItem(key, draw, PLACE_SHAPE, height=height, space=space)
    lies = ignore if planned else partial(host.lay_deed, props, turned=TURN)
    return PaperItem(key, draw, DEED_SHAPE, height=height, lies=lies, space=space)


def on_the_table(item: Node | None, asked: Node, *, tight: bool) -> Node:
    """The subject on the table, with the question on the mat beside it."""
    pane = Centred(Panel(asked, "", pad=(22, 14) if tight else (28, 30)), grow=1.0)
    return OnMat([Column([item]) if item else None, pane], pane.child, gap=20)


@dataclass(eq=False, repr=False)
class OnMat(Wrap):
    """A question on a mat that reaches under its subject, as far as the middle."""

    pane: Node

    def paint(self, surface: Surface, painter: Painter) -> None:
        mat, item = self.pane.rect.inflate(2 * painter.px(10), 0), self.children[0].rect
        if item.right <= self.pane.rect.x:
            mat.width, mat.x = mat.right - item.centerx, item.centerx
        painter.mat(surface, mat)
        super().paint(surface, painter)


def aligned(rows: Sequence[Sequence[Node]]) -> list[list[Node]]:
    """The cells of rows, each as wide as all in its column."""
    columns = list(zip(*rows, strict=True))
    return [
        [SameWidth(cell, column, grow=cell.grow) for cell, column in zip(row, columns, strict=True)]
        for row in rows
    ]


def face_item(
    host: TableHost,
    player: int,
    side: Units,
    mood: str = "",
    *,
    align: str = "center",
    alt_text: Sequence[str] = (),
) -> Node:
    """The face of an opponent in this mood or the current one; a person's token."""

    def draw(surface: Surface, rect: Rect) -> None:
        round_ = layout.centre(rect, min(rect.size), min(rect.size))
        if align != "center":
            round_.x = rect.x if align == "left" else rect.right - round_.width
        draw_person(surface, host, round_, player, mood)

    return CustomPaint(draw, height=side, width=side, alt_text=alt_text)


def draw_person(surface: Surface, host: TableHost, rect: Rect, player: int, mood: str = "") -> None:
    """An opponent's face, a person's token, or the Bank."""
    painter = host.context.painter
    if player == BANK:
        painter.icon(surface, "bank", rect, "muted")
        return
    character, token, colour = host.people.faces[player], host.token(player), host.colour(player)
    if character:
        props = FaceProps(character, mood or host.mood(player), player, token, colour)
        draw_face(painter, surface, rect, props, (0.0, 0.0))
    else:
        painter.token(surface, token, rect, colour)


class PeopleChoice(Choice):
    """A choice of a player, by name and face."""

    def __init__(self, host: TableHost, choose: Callable[[str], None], name: str) -> None:
        super().__init__([], "", choose, name=name, on_card=True, size=BODY - 1)
        self.host = host

    def _draw_cell(self, surface: Surface, painter: Painter, index: int, cell: Rect) -> None:
        super()._draw_cell(surface, painter, index, cell)
        player, label = self.options[index]
        beside = (cell.width - painter.measure(label, self.size, "bold")[0]) // 2
        side = min(cell.height * 4 // 5, beside - painter.px(10))
        if side >= painter.px(24):
            place = Rect(cell.x + beside - painter.px(8) - side, 0, side, side)
            place.centery = cell.centery
            draw_person(surface, self.host, place, int(player))


def captioned(label: str, value: str, size: int, tint: str = "text") -> Node:
    """A figure below its label."""
    said = f"{label}: {value}"
    words = Text(label, size=SMALL - 2, colour="muted", wrap=False, alt_text=said)
    figure = Text(value, size=size, colour=tint, weight="display", wrap=False, alt_text="")
    return Column([words, figure], gap=0)


def payment_item(host: TableHost, cash: int, price: int) -> Node:
    """The cash before and after a payment, and the notes that go over the table."""
    money, left = host.money, cash - price
    after = Text(
        money(left) if left >= 0 else _("{sum} to raise").format(sum=money(-left)),
        size=HEADING - (4 if left >= 0 else 12), weight="display", wrap=False, alt_text="",
        colour="good" if left >= 0 else "bad",
    )  # fmt: skip
    text = _("Still to raise") if left < 0 else _("Cash after buying")
    figures = Wrap(
        [
            Text(money(cash), size=HEADING - 4, weight="display", wrap=False, alt_text=""),
            Text("→", size=HEADING - 8, colour="muted", wrap=False, alt_text=""),
            after,
        ]
    )
    after_words = f"{text}: {money(abs(left))}"
    words = Text(_("Your cash"), size=SMALL, colour="muted", alt_text=after_words)
    return Wrap([Column([words, figures], gap=0), notes_item(host, price)], gap=18)


def large_sum(
    face: Node | None, caption: Node, figure: str, tint: str, notes: Node | None, *more: Node
) -> Node:
    """A large sum below its caption, with its notes beside it, next to the face it is about."""
    amount = [
        Text(figure, size=SUM, colour=tint, weight="display", alt_text="", wrap=False),
        Centred(notes) if notes else None,
    ]
    words = Column([caption, Row(amount, gap=24), *more], gap=0)
    return Row([face, Centred(words, grow=1.0)], gap=24)


def notes_item(host: TableHost, amount: int, *, kept: bool = True) -> Node:
    """The notes of an amount in a fan; not ``kept``, they are left out where they have no room."""
    # an amount that changes moves nothing
    across = fan_width(host, amount) if kept else NOTE * 3
    least = min(across, NOTE * 1.5) if kept else 0
    draw = partial(draw_notes, host, amount=amount)
    return CustomPaint(draw, height=FANNED if kept else (0, FANNED[1]), width=(least, across))


def fan_width(host: TableHost, amount: int) -> float:
    """Design units across for the notes of an amount."""
    return NOTE * (1 + FAN * (len(_fan(host, amount)) - 1))


def draw_notes(
    host: TableHost, surface: Surface, rect: Rect, amount: int, wide: float = NOTE
) -> None:
    """The notes of an amount, closer together where there is little room."""
    painter, fan = host.context.painter, _fan(host, amount)
    width = painter.px(wide)
    if rect.width < width or rect.height < painter.px(FANNED[0] * wide / NOTE):
        return
    room, height = single_size(width)
    step = min(round(width * FAN), (rect.width - width) // max(1, len(fan) - 1))
    x = rect.x - (room - width) // 2
    for number, value in enumerate(fan):
        note = draw_note(painter, value, host.money(value), width, number)
        painter.stamp(surface, note, (x + number * step, rect.centery - height // 2))


def draw_payment(host: TableHost, surface: Surface, rect: Rect, amount: int) -> None:
    """The notes of an amount, large and in the middle."""
    wide = host.context.painter.px(fan_width(host, amount) * PAID_NOTE / NOTE)
    at = layout.centre(rect, min(rect.width, wide), rect.height)
    draw_notes(host, surface, at, amount, PAID_NOTE)


def draw_pile(host: TableHost, surface: Surface, rect: Rect, amount: int) -> None:
    """The notes of an amount spread out one above the other, as large as fits."""
    painter, fan = host.context.painter, _fan(host, amount)
    wide, per = _pile(painter, rect.size, len(fan))
    (room, high), down = single_size(wide), wide * DOWN
    x = rect.centerx - (_across(wide, per, len(fan)) + room - wide) / 2
    y = rect.centery - (high + (per - 1) * down) / 2
    for number, value in enumerate(fan):
        column, row = divmod(number, per)
        note = draw_note(painter, value, host.money(value), wide, number)
        at = round(x + wide * (column * BESIDE + row * LEAN)), round(y + row * down)
        painter.stamp(surface, note, at)


def pile_size(
    host: TableHost, painter: Painter, size: tuple[int, int], amount: int
) -> tuple[int, int]:
    """Pixels across and down for the notes of an amount in a place of this size."""
    count = len(_fan(host, amount))
    wide, per = _pile(painter, size, count)
    return round(_across(wide, per, count)), round(wide * (DOWN * (per - 1) + NOTE_HIGH))


def _pile(painter: Painter, size: tuple[int, int], count: int) -> tuple[int, int]:
    """The width of so many notes spread out, and how many lie one above the other."""

    def wide(per: int) -> float:
        high = size[1] / (DOWN * (per - 1) + NOTE_HIGH)
        return min(size[0] / _across(1, per, count), high, painter.px(LARGE_NOTE))

    per = max(range(1, count + 1), key=lambda per: (wide(per), per))
    return int(wide(per)), per


def _across(wide: float, per: int, count: int) -> float:
    """The width of notes spread out in columns of so many."""
    return wide * (1 + BESIDE * (-(-count // per) - 1) + LEAN * (per - 1))


def _fan(host: TableHost, amount: int) -> list[int]:
    """The fewest notes that make up an amount."""
    notes = NOTES[host.state.rules.cash_denominations]
    return notes_for(amount, [value for value, _number in notes])


def set_cards(host: TableHost, space: int) -> Node:
    """The deeds of a space's set with their owners; the one in question is outlined."""
    cards = [
        place_of(
            host, mate, CARD_HIGH, CARD, here=mate == space,
            held=mate == space or host.state.owner[mate] != BANK,
        )
        for mate in host.board.group_members[space]
    ]  # fmt: skip
    return Grid(cards, columns=(2, 4))


def place_of(
    host: TableHost,
    mate: int,
    high: Units,
    wide: Units,
    *,
    here: bool = False,
    held: bool = False,
    grow: float = 1.0,
) -> Node:
    """A small deed, or its empty place, with its owner's token; accessible text says the rest."""
    board, owner = host.board, host.state.owner[mate]

    def draw(surface: Surface, rect: Rect) -> None:
        painter = host.context.painter
        card, tall = layout.inset(rect, painter.px(6)), rect.height > rect.width
        # without room for words it is the edge of a card that somebody has
        edge = tall and rect.width < painter.px(NAMED)
        draw_card_ground(surface, painter, card, held or (edge and owner != BANK))
        draw_small_deed(
            surface, painter, layout.inset(card, painter.px(7)), board, mate,
            ink="deed_ink" if held else "text", weight="bold" if held else "regular",
            mortgaged=host.state.mortgaged[mate] and not edge, name="" if edge else None,
        )  # fmt: skip
        if here:
            painter.box(surface, rect, "accent", radius=13, line=2.4)
        if owner != BANK:
            side = min(painter.px(2 * OWNER), rect.width * 3 // 4) if tall else painter.px(OWNER)
            spot = Rect(card.right - side * 3 // 4, card.y - side // 4, side, side)
            if tall:
                spot.midbottom = card.centerx, card.bottom - painter.px(7)
            painter.token(surface, host.token(owner), spot, host.colour(owner))

    text = () if here or owner == BANK else (f"{board.spaces[mate].name}: {host.name(owner)}",)
    return CustomPaint(draw, height=high, width=wide, alt_text=text, grow=grow)


def mark_card(surface: Surface, painter: Painter, rect: Rect, widget: Widget) -> None:
    """The ring around a card with the focus, or its outline under the pointer."""
    if widget.ringed:
        painter.focus_ring(surface, rect)
    elif widget.hovered:
        painter.box(surface, rect, "muted", radius=12, line=2)
