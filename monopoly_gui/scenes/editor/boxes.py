"""The controls for one space and one player of the position."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from ...ai.levels import DEFAULT as USUAL_BOT
from ...ai.levels import LEVELS
from ...challenges.draft import MOST_CASH, PositionDraft
from ...engine.board import BANK
from ...engine.state import HOTEL
from ...language import _, mark
from ...ui.layout.containers import Column, Table, Wrap
from ...ui.layout.leaves import Control, Text
from ...ui.layout.node import Node
from ...ui.layout.parts import name_by
from ...ui.widgets import (
    BODY,
    SMALL,
    Button,
    Choice,
    Dropdown,
    NumberField,
    TextField,
    Toggle,
    Widget,
)
from ..setup.draft import LONGEST_NAME


def one_of(
    options: Sequence[tuple[str, str]], value: str, on_change: Callable[[str], None], name: str
) -> Choice | Dropdown:
    """A chooser between options (value and label)."""
    if len(options) <= 4:
        return Choice(options, value, on_change, size=SMALL, name=name)
    return Dropdown(options, value, on_change, name=name, on_card=False)


def labelled_row(label: str, widget: Widget) -> list[Node]:
    """A row of a label and a widget."""
    return [before(label, widget), Control(widget)]


def before(label: str, widget: Widget) -> Node:
    """The label before a widget, which gives the widget its name."""
    name_by(widget, label)
    return Text(label, size=SMALL, colour="light", width=(110, 120), alt_text="")


class SpaceBox:
    """Widgets for one space; ``changed`` is called after each change, and has them updated."""

    def __init__(self, draft: PositionDraft, space: int, changed: Callable[[], None]) -> None:
        self.draft, self.space, self.changed = draft, space, changed
        board = draft.board
        self.deed = board.spaces[space]
        owners = [(str(BANK), _("Bank"))]
        owners += [(str(player), seat.name) for player, seat in enumerate(draft.seats)]
        self.owner = one_of(owners, str(draft.owner[space]), self._give, "owner")
        levels = [(str(level), str(level)) for level in range(HOTEL)] + [(str(HOTEL), _("Hotel"))]
        self.buildings = Choice(
            levels, str(draft.buildings[space]), self._build, size=SMALL, name="buildings"
        )
        self.mortgage = Toggle(
            _("Mortgaged"), draft.mortgaged[space], self._mortgage, name="mortgaged"
        )

    def update(self) -> None:
        """Show the current values, and the reasons for disabled controls."""
        draft, space = self.draft, self.space
        self.owner.value = str(draft.owner[space])
        self.buildings.value = str(draft.buildings[space])
        self.mortgage.on = draft.mortgaged[space]
        sold = draft.owner[space] != BANK
        self.mortgage.reason = "" if sold else _("The Bank’s deeds are never mortgaged.")
        whole = all(draft.owner[s] == draft.owner[space] for s in draft.board.group_members[space])
        self.buildings.reason = (
            "" if sold and whole else _("Only the owner of the complete set can build on it.")
        )

    def _give(self, owner: str) -> None:
        self.draft.give(self.space, int(owner))
        self.changed()

    def _build(self, level: str) -> None:
        self.draft.buildings[self.space] = int(level)
        self.changed()

    def _mortgage(self, on: bool) -> None:
        self.draft.mortgaged[self.space] = on
        self.changed()

    def node(self) -> Node:
        """The name of the space, and its controls."""
        name = Text(self.deed.name, size=BODY + 4, weight="bold", colour="light")
        if not self.deed.is_deed:
            text = _("Nobody can own this space, but a token can stand on it.")
            return Column([name, Text(text, size=SMALL, colour="light_muted")])
        rows = [labelled_row(_("Owner"), self.owner)]
        if self.deed.kind == "street":
            rows.append(labelled_row(_("Houses"), self.buildings))
        mortgage = Control(self.mortgage, grow=0.0)
        return Column([name, Table(rows, grows=(0, 1), apart=8), mortgage], gap=8)


HUMAN = "human"
#: in Jail, by throws without doubles
MISSED = mark(("In Jail", "1 failed roll", "2 failed rolls"))


class PlayerBox:
    """Widgets for one player; ``changed`` is called after each change, ``put`` moves the token."""

    def __init__(
        self,
        draft: PositionDraft,
        player: int,
        changed: Callable[[], None],
        put: Callable[[], None],
    ) -> None:
        self.draft, self.player, self.changed = draft, player, changed
        seat, holding = draft.seats[player], draft.holdings[player]
        self.name = TextField(
            seat.name,
            placeholder=_("Name"),
            max_length=LONGEST_NAME,
            on_change=lambda name: self._edit(draft.seats, name=name),
            name="name",
            on_card=False,
        )
        kinds = [(HUMAN, _("Human")), *((level.code, _(level.name)) for level in LEVELS)]
        known = {code for code, _name in kinds}
        level = (seat.bot or USUAL_BOT).partition("/")[0]
        now = HUMAN if seat.kind == "human" else level if level in known else USUAL_BOT
        self.kind = Dropdown(kinds, now, self._seat, name="kind", on_card=False)
        self.cash = NumberField(
            holding.cash, 0, MOST_CASH, step=10, shows=draft.board.money, name="cash",
            on_change=lambda sum: self._edit(draft.holdings, cash=sum), on_card=False,
        )  # fmt: skip
        self.put = Button("", put, icon="target", size=SMALL, name="put")
        missed = [("-1", _("Free")), *((str(n), _(MISSED[n])) for n in range(3))]
        self.jail = Choice(missed, str(holding.jail), self._jail, size=SMALL, name="jail")
        self.cards = Choice(
            [(str(n), str(n)) for n in range(3)], str(holding.cards),
            lambda count: self._edit(draft.holdings, cards=int(count)), size=SMALL, name="cards",
            tip=_("Jail cards"),
        )  # fmt: skip
        self.turn = Toggle(_("Current player"), draft.current == player, self._turn, name="turn")
        self.kind.title = _("Player type")

    def update(self, chosen: str) -> None:
        """Show the current values; ``chosen`` is the space that the token could move to."""
        holding = self.draft.holdings[self.player]
        self.jail.value = str(holding.jail)
        self.turn.on = self.draft.current == self.player
        self.turn.reason = _("Give the turn to another player instead.") if self.turn.on else ""
        self.put.label = self.draft.board.spaces[holding.at].name
        self.put.tip = _("Put the token on {space}").format(space=chosen) if chosen else ""

    def _seat(self, kind: str) -> None:
        human = kind == HUMAN
        self._edit(self.draft.seats, kind="human" if human else "ai", bot="" if human else kind)

    def _edit(self, records: list[Any], **changes: object) -> None:
        records[self.player] = replace(records[self.player], **changes)
        self.changed()

    def _jail(self, missed: str) -> None:
        self.draft.lock_up(self.player, int(missed))
        self.changed()

    def _turn(self, on: bool) -> None:
        if on:
            self.draft.current = self.player
        self.changed()

    def node(self) -> Node:
        """The widgets that edit the player."""
        who = Wrap([Control(self.name, width=(130, 200)),
                    Control(self.kind, width=(130, 200))])  # fmt: skip
        rows = [
            [before(_("Name"), self.name), who],
            labelled_row(_("Cash"), self.cash),
            labelled_row(_("Token on"), self.put),
            labelled_row(_("Jail"), self.jail),
            labelled_row(_("Jail cards"), self.cards),
        ]
        turn = Control(self.turn, grow=0.0)
        return Column([Table(rows, grows=(0, 1), apart=8), turn], gap=8)
