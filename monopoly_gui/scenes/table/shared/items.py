"""Items in a dialog's head: a deed or card, a face, a payment."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import replace
from functools import partial
from math import cos, radians, sin
from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface

from ....engine.board import BANK
from ....engine.notes import NOTES
from ....language import _
from ....ui.cards.banknotes import change_for, single, single_size
from ....ui.cards.deed_card import DEED_SHAPE
from ....ui.cards.descriptions import describe_deed, describe_space
from ....ui.cards.space_card import draw_space
from ....ui.layout.containers import AtTop, Centred, Column, Grid, Panel, Wrap
from ....ui.layout.leaves import CustomPaint, Picture, Text, Units
from ....ui.layout.node import Node
from ....ui.painting import layout
from ....ui.painting.shapes import blank
from ....ui.panels.face import FaceProps, draw_face
from ....ui.widgets import HEADING, SMALL
from .drawing import draw_small_deed

if TYPE_CHECKING:
    from ....ui.painting.painter import Painter
    from .table_host import TableHost

#: width over height of the card of a space without a deed
PLACE_SHAPE = 1.04
#: degrees by which what lies on the table is turned
TURN = 3.0
#: pixels around it before it is turned
CLEAR = 2
#: how large a note is, and how much of it is seen below the next one
NOTE, FAN, FANNED = 118, 0.42, (70, 74)
#: the cards of a set, and the token of the owner in the corner
CARD, CARD_HIGH, OWNER = (104, 168), (66, 116), 40


def describe_lot(host: TableHost, space: int) -> list[str]:
    """The accessible description of a deed for sale: its place and income."""
    return [describe_space(host.state, host.people, space), describe_deed(host.state, space)]


def would_own(host: TableHost, space: int, player: int) -> str:
    """How much of its set a player would own with a deed that is for sale."""
    board, group_members = host.board, host.board.group_members[space]
    return _("{player} would own {owned} of {members}: {group}.").format(
        player=host.name(player),
        owned=1 + sum(host.state.owner[mate] == player for mate in group_members),
        members=len(group_members),
        group=board.groups[board.spaces[space].group].name,
    )


class PaperItem(Picture):
    """Something of paper that is drawn by ``draw(surface, rect)``, a little turned.

    ``key`` tells it from other things, and from how it looked before; ``lies`` is told where
    it is drawn.
    """

    def __init__(
        self,
        key: Hashable,
        draw: Callable[[Surface, Rect], None],
        shape: float,
        *,
        height: Units,
        alt_text: Sequence[str] = (),
        lies: Callable[[Rect], None] = lambda place: None,
    ) -> None:
        across, up = sin(radians(TURN)), cos(radians(TURN))
        #: how much of the height and the width is left when it is turned
        self.part = 1 / (up + across * shape), shape / (shape * up + across)
        super().__init__(
            draw, (shape * up + across) / (up + shape * across), height=height, alt_text=alt_text
        )
        self.key, self.lies = key, lies

    def paint(self, surface: Surface, painter: Painter) -> None:
        width, height = self.rect.size
        size = round(width * self.part[1]), round(height * self.part[0])
        if min(size) < 2:
            return

        def draw() -> Surface:
            # clear all around, so that its edges are smooth when it is turned
            result = blank((size[0] + 2 * CLEAR, size[1] + 2 * CLEAR))
            with painter.on("paper"):
                self.draw(result, result.get_rect().inflate(-2 * CLEAR, -2 * CLEAR))
            return pygame.transform.rotozoom(result, TURN, 1.0)

        around = Rect(0, 0, *size)
        around.center = self.rect.center
        self.lies(around)
        painter.shadow(surface, layout.inset(around, painter.px(6)), "dialog")
        picture = painter.cached(("turned", self.key, size), draw)
        painter.stamp(surface, picture, picture.get_rect(center=self.rect.center).topleft)


def space_item(host: TableHost, space: int, height: Units) -> PaperItem:
    """The deed of a space, or its event; described elsewhere."""
    deed = host.board.spaces[space].is_deed
    props = replace(host.about(space), caption="", pinned=False, visits=())

    def draw(surface: Surface, rect: Rect) -> None:
        painter, nowhere = host.context.painter, Rect(0, 0, 0, 0)
        draw_space(painter, surface, rect, nowhere, props, host.board, (0, 0, 0))

    def lies(place: Rect) -> None:
        host.lay_deed(props, place, TURN)

    if not deed:
        return PaperItem((host.board.title, props), draw, PLACE_SHAPE, height=height)
    return PaperItem((host.board.title, props), draw, DEED_SHAPE, height=height, lies=lies)


def on_the_table(item: Node | None, asked: Node) -> Node:
    """What a moment is about on the darkened table, and what is asked beside it."""
    pane = Centred(Panel(asked, "veil", pad=(30, 24)), grow=1.0)
    return Wrap([AtTop(item) if item else None, pane], gap=26)


def face(
    host: TableHost,
    player: int,
    side: Units,
    mood: str = "",
    *,
    align: str = "center",
    alt_text: Sequence[str] = (),
) -> Node:
    """The face of an opponent in this mood, else in the one of the moment; of others the token."""
    character = host.people.faces[player] if player != BANK else ""

    def draw(surface: Surface, rect: Rect) -> None:
        painter = host.context.painter
        round_ = layout.centre(rect, min(rect.size), min(rect.size))
        if align != "center":
            round_.x = rect.x if align == "left" else rect.right - round_.width
        if character:
            token, colour = host.token(player), host.colour(player)
            props = FaceProps(character, mood or host.mood(player), player, token, colour)
            draw_face(painter, surface, round_, props, (0.0, 0.0))
        elif player != BANK:
            painter.token(surface, host.token(player), round_, host.colour(player))
        else:
            painter.icon(surface, "bank", round_, "muted")

    return CustomPaint(draw, height=side, width=side, alt_text=alt_text)


def payment(host: TableHost, cash: int, price: int) -> Node:
    """The cash before and after a payment, and the notes that go over the table."""
    money, left = host.money, cash - price
    after = (
        Text(money(left), size=HEADING - 4, weight="black", colour="good", wrap=False, alt_text="")
        if left >= 0
        else Text(
            _("{sum} to raise").format(sum=money(-left)),
            size=HEADING - 12, weight="black", colour="bad", wrap=False, alt_text="",
        )
    )  # fmt: skip
    text = _("Still to raise") if left < 0 else _("Cash after buying")
    figures = Wrap(
        [
            Text(money(cash), size=HEADING - 4, weight="black", wrap=False, alt_text=""),
            Text("→", size=HEADING - 8, colour="muted", wrap=False, alt_text=""),
            after,
        ],
        gap=12,
    )
    words = Text(
        _("Your cash"), size=SMALL, colour="muted",
        alt_text=f"{text}: {money(abs(left))}",
    )  # fmt: skip
    return Wrap([Column([words, figures], gap=0), notes(host, price)], gap=18)


def notes(host: TableHost, amount: int, *, kept: bool = True) -> Node:
    """The notes of an amount in a fan; not ``kept``, they are left out where they have no room."""
    across = fan_width(host, amount)
    least = min(across, NOTE * 1.5) if kept else 0
    draw = partial(draw_notes, host, amount=amount)
    return CustomPaint(draw, height=FANNED if kept else (0, FANNED[1]), width=(least, across))


def fan_width(host: TableHost, amount: int) -> float:
    """Design units across for the notes of an amount."""
    return NOTE * (1 + FAN * (len(_fan(host, amount)) - 1))


def draw_notes(host: TableHost, surface: Surface, rect: Rect, amount: int) -> None:
    """The notes of an amount, closer together where there is little room for them."""
    painter, fan = host.context.painter, _fan(host, amount)
    width = painter.px(NOTE)
    if rect.width < width or rect.height < painter.px(FANNED[0]):
        return
    room, height = single_size(width)
    step = min(round(width * FAN), (rect.width - width) // max(1, len(fan) - 1))
    x = rect.x - (room - width) // 2
    for number, value in enumerate(fan):
        note = single(painter, value, host.money(value), width, number)
        painter.stamp(surface, note, (x + number * step, rect.centery - height // 2))


def _fan(host: TableHost, amount: int) -> list[int]:
    """The fewest notes that make up an amount."""
    values = tuple(value for value, _number in NOTES[host.state.rules.cash_denominations])
    return [value for value, count in change_for(amount, values) for _again in range(count)]


def set_cards(host: TableHost, space: int) -> Node:
    """The deeds of a space's set and whose they are; the one it is about is outlined."""
    return Grid(
        [_set_card(host, space, mate) for mate in host.board.group_members[space]], columns=(2, 4)
    )


def _set_card(host: TableHost, space: int, mate: int) -> Node:
    """A small deed with its owner's token; of the others what is owned is said."""
    board, owner = host.board, host.state.owner[mate]
    name, here = board.spaces[mate].name, mate == space

    def draw(surface: Surface, rect: Rect) -> None:
        painter = host.context.painter
        card = layout.inset(rect, painter.px(6))
        held = here or owner != BANK
        if held:
            painter.shadow(surface, card, "soft")
            painter.paper(surface, card, radius=9)
        else:
            # nobody has it: its place is kept
            painter.panel(surface, card, "inset")
        draw_small_deed(
            surface, painter, layout.inset(card, painter.px(7)), board, mate,
            ink="deed_ink" if held else "muted", weight="bold" if held else "regular",
            mortgaged=host.state.mortgaged[mate],
        )  # fmt: skip
        if here:
            painter.box(surface, rect, "accent", radius=13, line=2.4)
        if owner != BANK:
            side = painter.px(OWNER)
            spot = Rect(card.right - side * 3 // 4, card.y - side // 4, side, side)
            painter.token(surface, host.token(owner), spot, host.colour(owner))

    text = () if here or owner == BANK else (f"{name}: {host.name(owner)}",)
    return CustomPaint(draw, height=CARD_HIGH, width=CARD, alt_text=text, grow=1.0)
