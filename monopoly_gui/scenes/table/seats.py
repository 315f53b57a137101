"""Seats that change hands in the middle of a game: a person gets up, a late guest sits down."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial

import pygame

from ...ai.levels import DEFAULT, is_known
from ...language import _
from ...storage import SeatRecord
from ...storage.profiles import Profile, load_profiles
from ...ui.layout.containers import Centred, Column, MinWidth, Row, Wrap
from ...ui.layout.leaves import Control, Text
from ...ui.layout.node import Node
from ...ui.widgets import SMALL, Button
from ..core.dialog import Dialog
from ..core.name_dialog import NameDialog
from ..setup.draft import LONGEST_NAME
from ..setup.seat_card import OpponentChoice, title_of
from .parts.items import face_item
from .parts.table_host import TableHost


class SeatsDialog(Dialog):
    """A row for each player still in the game, with the actions on the seat."""

    width = 900.0

    def __init__(self, table: TableHost) -> None:
        self.table = table
        done = Button(_("Done"), self.close, style="primary", key=pygame.K_ESCAPE,
                      name="done")  # fmt: skip
        super().__init__(table.context, _("Seats"), [done])
        about = _("The new player takes over from here; the log shows who played when.")
        rows = [self._row(player) for player, alive in enumerate(table.state.alive) if alive]
        self.show_tree(Column([Text(about, size=SMALL, colour="muted"), *rows]), done)

    def _seat_buttons(self, player: int) -> list[Button]:
        """The actions on a seat: one for a person, two for a computer."""
        seat = self.table.match.seats[player]
        number = player + 1

        def button(text: str, go: Callable[[], None], icon: str, name: str) -> Button:
            result = Button(text, go, icon=icon, style="light", size=SMALL, name=f"{name} {number}")
            result.title = seat.name
            return result

        hand_over = partial(hand_to_computer, self.table, player, True)
        if seat.kind == "human":
            return [button(_("A computer takes over"), hand_over, "robot", name="hand over")]
        sit_down = partial(seat_guest, self.table, player)
        return [
            button(_("Change level"), hand_over, "edit", name="level"),
            button(_("Take this seat"), sit_down, "person", name="sit down"),
        ]

    def _row(self, player: int) -> Node:
        """The seat's player, with its buttons beside or below."""
        seat = self.table.match.seats[player]
        who = _("A person") if seat.kind == "human" else title_of(known_code(seat.bot))
        words = [Text(seat.name, weight="bold", wrap=False), Text(who, size=SMALL, colour="muted")]
        named = Row(
            [face_item(self.table, player, 52), Centred(Column(words, gap=0), grow=1.0)], gap=14
        )
        ways = self._seat_buttons(player)
        buttons = [Control(way, height=52, width=190, grow=0.0) for way in ways]
        return Wrap([MinWidth(named, 220, grow=1.0), *buttons])


class GuestDialog(NameDialog):
    """Asks for a late guest's name, or offers the known people who have no seat."""

    def __init__(self, table: TableHost, player: int, on_name: Callable[[str], None]) -> None:
        self.on_name = on_name
        self.taken = {
            seat.name.casefold() for p, seat in enumerate(table.match.seats) if p != player
        }
        before = table.match.seats[player].name
        about = _("The new player takes over the deeds, money and debts of {player}.")
        self.about = about.format(player=before)
        go = Button(_("Sit down"), self.submit, icon="person", style="primary", name="sit")
        title = _("Who sits here?")
        known = [
            Button(
                person.name, self.closing(partial(on_name, person.name)), icon="person",
                style="light", size=SMALL, name=f"person {person.name}",
            )
            for person in people_without_seat(table)
        ]  # fmt: skip
        super().__init__(table.context, title, go, _("Name"), LONGEST_NAME, before, known)

    def trouble(self) -> str:
        if self.name.casefold() in self.taken:
            return _("Somebody here already has this name.")
        return super().trouble()

    def note(self) -> tuple[str, str]:
        return self.about, "muted"


def people_without_seat(table: TableHost) -> list[Profile]:
    """The known people without a seat at the table, or a namesake there."""
    seats = table.match.seats
    seated = {seat.profile for seat in seats if seat.kind == "human"}
    names = {seat.name.casefold() for seat in seats}
    people = load_profiles()[0]
    return [p for p in people if p.id not in seated and p.name.casefold() not in names]


def known_code(code: str) -> str:
    """The code of a computer's seat, or the default one if it is unknown."""
    return code if is_known(code) else DEFAULT


def _reseat(table: TableHost, player: int, record: SeatRecord, again: bool = True) -> None:
    """Rebuild the table with another player, and open the seats ``again`` if wanted."""
    rebuilt = table.context.reseat(table.match, player, record)
    if again and isinstance(rebuilt, TableHost):
        table.context.scenes.push(SeatsDialog(rebuilt))


def hand_to_computer(table: TableHost, player: int, again: bool = False) -> None:
    """Give the seat to a computer of the player's choice; ``again`` opens the seats anew."""
    seat = table.match.seats[player]

    def take(code: str) -> None:
        _reseat(table, player, replace(seat, kind="ai", bot=code, profile=""), again)

    OpponentChoice(table.context, seat.name, known_code(seat.bot), take, None).open()


def seat_guest(table: TableHost, player: int) -> None:
    """Ask who sits down in place of a computer, and open the seats anew."""
    seat = table.match.seats[player]

    def take(name: str) -> None:
        called = name.casefold()
        profile = next(
            (p.id for p in people_without_seat(table) if p.name.casefold() == called), ""
        )
        guest = replace(seat, name=name, kind="human", bot="", profile=profile)
        _reseat(table, player, guest)

    GuestDialog(table, player, take).open()
