"""The lot of an auction, its bids and its bidders, in picture and speech."""

from dataclasses import KW_ONLY, dataclass

from pygame import Rect, Surface

from ....engine.amounts.worth import from_bank
from ....engine.board import BANK
from ....engine.flow import auction
from ....engine.frames import Auction
from ....engine.machine import deciders
from ....engine.state import State
from ....language import _, mark
from ....ui.board.buildings import draw_building
from ....ui.cards.banknotes import note_paper
from ....ui.cards.deed_card import DEED_SHAPE
from ....ui.layout.containers import Centred, Column, Grid, Panel, Row
from ....ui.layout.leaves import CustomPaint, Picture, Text, Units
from ....ui.layout.node import Node
from ....ui.painting import layout
from ....ui.painting.colour import darken
from ....ui.painting.painter import Painter
from ....ui.painting.shapes import multiply
from ....ui.widgets import BODY, SMALL
from ....ui.widgets.base import Redrawn
from ..parts.bid_history import last_of
from ..parts.card_buttons import DialogButton
from ..parts.items import face_item, large_sum, notes_item, space_item
from ..parts.table_host import TableHost

#: the size of a face
SMALL_FACE = (38, 76)


def bidder_status(state: State, frame: Auction, player: int) -> tuple[str, str]:
    """A player's status in the auction, and its colour."""
    if player == frame.leader:
        return _("leading"), "text"
    if not auction.eligible(state, frame, player):
        return _("not taking part"), "muted"
    if frame.out >> player & 1:
        return _("out"), "muted"
    if frame.passed >> player & 1:
        return _("passed"), "muted"
    if not auction.could_bid(state, frame, player):
        return _("can’t go higher"), "muted"
    if player not in deciders(state):
        return _("waiting"), "muted"
    return _("still in"), "warn"


def _describe(host: TableHost, player: int) -> str:
    """A row as a sentence: the player, the role, the last bid, and the money."""
    state, frame = host.state, host.state.top
    assert isinstance(frame, Auction)
    text, tint = bidder_status(state, frame, player)
    bid, cash, most = last_of(host.bids, player), state.cash[player], from_bank(state, player)
    able = most > cash and auction.could_bid(state, frame, player)
    more = _("can raise {sum}").format(sum=host.money(most)) if able else ""
    money = _("{sum} in cash").format(sum=host.money(cash))
    if bid:
        said = _("bid {sum}").format(sum=host.money(bid))
        text = f"{text}, {said}" if tint == "warn" else f"{text} {host.money(bid)}"
    parts = (text, money, more)
    return f"{host.name(player)}: {', '.join(part for part in parts if part)}"


def _people(host: TableHost) -> list[int]:
    return [player for player in host.state.order if host.state.alive[player]]


def describe_bidders(host: TableHost) -> list[str]:
    """All of them, a sentence each."""
    return [_describe(host, player) for player in _people(host)]


def bidders(host: TableHost, speaker: int) -> Node:
    """All but the leader, who is above with the bid, each with a face."""
    leader = auction_of(host).leader
    others = [_bidder(host, p, speaker) for p in _people(host) if p != leader]
    return Grid(others, columns=(1, min(4, len(others) or 1)), gap=8)


def _bidder(host: TableHost, player: int, speaker: int) -> Node:
    """The face, the last bid, and how far the player can go; the current speaker is marked."""
    state, frame = host.state, auction_of(host)
    marked = "selected" if player == speaker and len(host.humans()) > 1 else ""
    text, tint = bidder_status(state, frame, player)
    bid, out = last_of(host.bids, player), bool(frame.out >> player & 1)
    said = _("bid {sum}").format(sum=host.money(bid)) if bid and tint == "warn" else text
    able = not out and auction.could_bid(state, frame, player)
    words = [
        _line(host.name(player), BODY, "muted" if out else "text", marked),
        _line(said, SMALL - 1, tint, marked),
        _line(_reach(host, player), SMALL - 2, "muted", marked, "regular") if able else None,
    ]
    face = face_item(
        host, player, SMALL_FACE, "sad" if out else "", align="left",
        alt_text=[_describe(host, player)],
    )  # fmt: skip
    return Panel(Row([face, Centred(Column(words, gap=0), grow=1.0)], gap=10), marked, pad=(6, 3))


def _reach(host: TableHost, player: int) -> str:
    """A player's highest bid with everything sold and mortgaged, or the cash."""
    most, cash = from_bank(host.state, player), host.state.cash[player]
    text = _("can raise {sum}") if most > cash else _("{sum} in cash")
    return text.format(sum=host.money(max(most, cash)))


def _line(text: str, size: int, colour: str, on: str, weight: str = "bold") -> Text:
    """A line below another, described by the face."""
    return Text(text, size=size, colour=colour, on=on, weight=weight, wrap=False, alt_text="")


#: the height of the lot, less in a low window
LOT, LOW_LOT = (180, 640), (180, 400)
#: the size of the highest bidder's face
FACE = (48, 190)
#: a larger lot is not drawn in full, and each building at most so high
MOST_DRAWN, BUILDING = 6, 190


#: the effects of two of the buttons
PASSING = mark("Pass: asked again after a higher bid. I’m out: not asked again in this auction.")


def auction_of(host: TableHost) -> Auction:
    """The open auction."""
    frame = host.state.top
    assert isinstance(frame, Auction)
    return frame


def lot_node(host: TableHost, low: bool) -> Picture:
    """The deed, or the buildings."""
    frame, height = auction_of(host), LOW_LOT if low else LOT
    if not frame.building:
        return space_item(host, frame.space, height)
    return buildings_item(host, frame.building, frame.count, height)


def buildings_item(host: TableHost, kind: str, count: int, height: Units) -> Picture:
    """The houses or hotels in question."""
    painter, drawn = host.context.painter, min(count, MOST_DRAWN)
    columns = 1 if drawn <= MOST_DRAWN // 2 else 2

    def draw(surface: Surface, rect: Rect) -> None:
        for cell in layout.grid(rect, columns, -(-drawn // columns), painter.px(14))[:drawn]:
            place = layout.centre(cell, cell.width, min(cell.height, painter.px(BUILDING)))
            draw_building(painter, surface, place, kind)

    return Picture(draw, DEED_SHAPE, height=height)


def is_final_call(host: TableHost) -> bool:
    """Whether the hammer falls unless a person bids more."""
    leader, asked = auction_of(host).leader, deciders(host.state)
    return leader != BANK and not host.is_human(leader) and all(map(host.is_human, asked))


def leading_text(host: TableHost, lowest: int) -> str:
    """The leader and the bid; without one, the ``lowest`` opening bid."""
    frame, money = auction_of(host), host.money
    if frame.leader == BANK:
        return _("No bids yet; bidding starts at {bid}.").format(bid=money(lowest))
    return _("{leader} leads with {sum}.").format(
        leader=host.name(frame.leader), sum=money(frame.high)
    )


def price_text(host: TableHost, lowest: int) -> Node:
    """The highest bid and its player; without one, the ``lowest`` opening bid."""
    frame, money, once = auction_of(host), host.money, is_final_call(host)
    leader, led = frame.leader, frame.leader != BANK
    who, figure, tint = _("No bid yet"), _("from {bid}").format(bid=money(lowest)), "muted"
    if led:
        who = _("Going once to {leader} …") if once else _("Highest bid, by {leader}")
        who, figure, tint = who.format(leader=host.name(leader)), money(frame.high), "good"
    about = [_describe(host, leader)] if led else ()
    face = face_item(host, leader, FACE, "happy" if once else "", alt_text=about)
    words = Text(who, size=BODY - 1, colour="muted", alt_text=leading_text(host, lowest))
    # the buttons above the gavel grow with the text
    gavel = None if host.context.painter.scrolls else _gavel(host)
    caption = Row([words, gavel], gap=0)
    notes = notes_item(host, frame.high, kept=False) if led else None
    return large_sum(face, caption, figure, tint, notes)


#: the size of the gavel
GAVEL = 140
#: the size of the second line of a button
LASTS = SMALL - 2
#: the gap between the label of a button and its key
APART = 10


def _gavel(host: TableHost) -> Node:
    """The gavel on its block, raised before it falls, where there is room."""
    name, painter = "gavel_raised" if is_final_call(host) else "gavel", host.context.painter

    def draw(surface: Surface, rect: Rect) -> None:
        side = painter.px(GAVEL)
        if rect.width >= side:
            at = layout.placed((side, side), bottomright=rect.bottomright)
            painter.picture(surface, name, at)

    return CustomPaint(draw, height=0, width=(0, GAVEL), grow=1.0)


@dataclass(eq=False, repr=False)
class WayOut(DialogButton):
    """A way not to bid; below its label is how long it lasts."""

    _: KW_ONLY
    lasts: Redrawn[str] = Redrawn("")

    def width(self, painter: Painter) -> int:
        return max(super().width(painter), self._below(painter))

    def least_width(self, painter: Painter) -> int:
        return max(super().least_width(painter), self._below(painter))

    def _below(self, painter: Painter) -> int:
        """Pixels across for the second line."""
        return painter.measure(self.lasts, LASTS)[0] + painter.px(30) if self.lasts else 0

    def draw(self, surface: Surface, painter: Painter) -> None:
        if not self.lasts:
            super().draw(surface, painter)
            return
        face, style = self._face(surface, painter)
        ink = painter.ink(style if self.enabled else self.style_disabled)
        words = layout.inset(face, painter.px(12), painter.px(4))
        label, lasts = layout.split(words, "top", words.height * 11 // 20)
        if painter.shows_keys and (cap := self._cap_width(painter)):
            # beside the label alone, clear of the longer line below
            across = cap + painter.px(APART) + painter.measure(self.label, self.size, "bold")[0]
            label = layout.centre(label, min(across, label.width), label.height)
            key, label = layout.split(label, "right", cap, painter.px(APART))
            self._draw_cap(surface, painter, key)
        painter.text(surface, self.label, label, self.size, ink, weight="bold", align="center")
        painter.text(surface, self.lasts, lasts, LASTS, ink, align="center")


@dataclass(eq=False, repr=False)
class BidNote(DialogButton):
    """A bid as a note: its sum, and in the corner how much more than the last one it is."""

    _: KW_ONLY
    value: int = 1
    #: its sum
    printed = ""
    size: int = BODY + 9

    def draw(self, surface: Surface, painter: Painter) -> None:
        if painter.theme.strong:
            super().draw(surface, painter)
            return
        rect = self.rect.move(0, 0 if self.pressed or not self.glow else -painter.px(3))
        able = self.enabled

        def drawn() -> Surface:
            picture, (_paper, ink, _icon) = note_paper(painter, self.value, rect.size)
            ink = darken(ink, 0.45)
            words = picture.get_rect().inflate(-painter.px(44), 0)
            painter.text(
                picture, self.printed, words, self.size, ink, weight="bold", align="center"
            )
            corner = Rect(painter.px(14), painter.px(8), rect.width // 3, painter.px(26))
            painter.text(picture, f"+{self.value}", corner, SMALL - 2, ink, weight="bold")
            if not able:
                multiply(picture, (96, 96, 96, 96))
            return picture

        key = "bid_note", self.value, self.printed, rect.size, able
        picture = painter.cached(key, drawn)
        if able:
            painter.shadow(surface, rect, "soft")
        painter.stamp(surface, picture, rect.topleft)
        if self.ringed:
            painter.focus_ring(surface, rect)
        if painter.shows_keys and able:
            cap = self._cap_width(painter)
            at = Rect(rect.right - cap - painter.px(8), rect.y + painter.px(6), cap, painter.px(28))
            self._draw_cap(surface, painter, at)


#: explanations given once in a game
EXPLAINED = "passing"


def auction_question(host: TableHost, frame: Auction, player: int) -> str:
    """The question to a player: whether to outbid the leader; "" for none."""
    leads = frame.leader in (BANK, player)
    silent = (frame.passed | frame.out) >> player & 1
    if leads or silent or not auction.could_bid(host.state, frame, player):
        return ""
    several, once = len(host.humans()) > 1, is_final_call(host)
    text = _("Going once: {leader} leads with {sum}.") if once else _("{leader} leads with {sum}.")
    if several and once:
        text = _("Going once: {leader} leads with {sum}. {player}, will you bid more?")
    elif several:
        text = _("{leader} leads with {sum}. {player}, will you bid more?")
    return text.format(
        leader=host.name(frame.leader),
        sum=host.money(frame.high),
        player=host.name(player),
    )
