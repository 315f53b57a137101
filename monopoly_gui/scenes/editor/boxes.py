"""The controls for one space and one player of the position."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

from pygame import Rect, Surface

from ...ai.levels import DEFAULT as USUAL_BOT
from ...ai.levels import LEVELS
from ...challenges.draft import MOST_CASH, PositionDraft
from ...engine.board import BANK
from ...engine.notes import notes_of
from ...engine.state import HOTEL
from ...language import _, mark
from ...ui.cards.banknotes import draw_notes
from ...ui.cards.deed_card import Due
from ...ui.cards.space_card import draw_space, lay_space, space_props
from ...ui.charts.chart_data import portrait_of
from ...ui.layout.containers import Column, Row, Sheet, Table
from ...ui.layout.leaves import Control, CustomPaint, Text
from ...ui.layout.node import Node
from ...ui.layout.parts import WrappedChoice, labelled, name_by
from ...ui.painting.painter import Painter
from ...ui.pieces.medallion import draw_medallion
from ...ui.widgets import SMALL, Button, Choice, Dropdown, NumberField, TextField, Toggle, Widget
from ..setup.draft import LONGEST_NAME
from ..table.parts.game import people_of

#: the card of the space, the portrait and the money of the player, and the margin on their papers
CARD, PORTRAIT, NOTES, PAD = (300, 640), 112, (0, 240), (30, 26)


def one_of(
    options: Sequence[tuple[str, str]], value: str, on_change: Callable[[str], None], name: str
) -> Choice | Dropdown:
    """A chooser between options (value and label)."""
    if len(options) <= 4:
        return Choice(options, value, on_change, size=SMALL, name=name, on_card=True)
    return Dropdown(options, value, on_change, name=name)


def labelled_row(label: str, widget: Widget) -> list[Node]:
    """A row of a widget and its label, which gives the widget its name."""
    name_by(widget, label)
    field = WrappedChoice(widget, line=44) if isinstance(widget, Choice) else Control(widget)
    return [
        Text(label, size=SMALL, weight="bold", colour="muted", width=(96, 104), alt_text=""),
        field,
    ]


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
            levels, str(draft.buildings[space]), self._build, size=SMALL, name="buildings",
            on_card=True,
        )  # fmt: skip
        # the hotel has a word, not a figure
        self.buildings.shares = (*[1.0] * HOTEL, 2.0)
        self.mortgage = Toggle(
            _("Mortgaged"), draft.mortgaged[space], self._mortgage, name="mortgaged", on_card=True
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

    def node(self, painter: Painter) -> Node:
        """The card of the space, and its controls."""
        draw = partial(self._draw_card, painter)
        card = CustomPaint(draw, height=CARD, alt_text=[self.deed.name])
        card.grow = 1.0
        parts = [labelled(_("Owner"), self.owner, height=44, grow=0.0)]
        if self.deed.kind == "street":
            parts.append(labelled(_("Houses"), self.buildings, height=44, grow=0.0))
        parts.append(Control(self.mortgage, height=44, grow=0.0))
        if not self.deed.is_deed:
            text = _("Nobody can own this space, but a token can stand on it.")
            parts = [Text(text, size=SMALL, colour="muted")]
        return Column([card, Sheet(Column(parts, gap=8), pad=PAD)], gap=20)

    def _draw_card(self, painter: Painter, surface: Surface, place: Rect) -> None:
        """The card as it lies on the table in this position; its owner is named below it."""
        state = self.draft.state(1)
        props = space_props(state, people_of(self.draft.seats, state), self.space)
        if self.deed.is_deed:
            props = replace(props, caption="", due=Due())
        rect, caption = lay_space(painter, place, props)
        rect.centery = place.centery
        draw_space(painter, surface, rect, caption, props, self.draft.board, (0, 0, 0))


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
        )
        kinds = [(HUMAN, _("Human")), *((level.code, _(level.name)) for level in LEVELS)]
        known = {code for code, _name in kinds}
        level = (seat.bot or USUAL_BOT).partition("/")[0]
        now = HUMAN if seat.kind == "human" else level if level in known else USUAL_BOT
        self.kind = Dropdown(kinds, now, self._seat, name="kind")
        self.cash = NumberField(
            holding.cash, 0, MOST_CASH, step=10, shows=draft.board.money, name="cash",
            on_change=lambda sum: self._edit(draft.holdings, cash=sum),
        )  # fmt: skip
        self.put = Button("", put, icon="target", size=SMALL, style="secondary", name="put")
        missed = [("-1", _("Free")), *((str(n), _(MISSED[n])) for n in range(3))]
        self.jail = Choice(
            missed, str(holding.jail), self._jail, size=SMALL, name="jail", on_card=True
        )
        self.cards = Choice(
            [(str(n), str(n)) for n in range(3)], str(holding.cards),
            lambda count: self._edit(draft.holdings, cards=int(count)), size=SMALL, name="cards",
            tip=_("Jail cards"), on_card=True,
        )  # fmt: skip
        self.turn = Toggle(
            _("Current player"), draft.current == player, self._turn, name="turn", on_card=True
        )
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

    def node(self, painter: Painter) -> Node:
        """The portrait, and the widgets that edit the player."""
        name_by(self.name, _("Name"))
        face = CustomPaint(
            partial(self._draw_portrait, painter), height=PORTRAIT, width=(PORTRAIT, PORTRAIT)
        )
        fields = Column([Control(self.name), Control(self.kind)], gap=8, grow=1.0)
        rows = [
            labelled_row(_("Cash"), self.cash),
            labelled_row(_("Token on"), self.put),
            labelled_row(_("Jail"), self.jail),
            labelled_row(_("Jail cards"), self.cards),
        ]
        turn = Control(self.turn, grow=0.0)
        who = Row([face, fields], gap=18)
        notes = CustomPaint(partial(self._draw_notes, painter), height=NOTES)
        notes.grow = 1.0
        return Column([who, Table(rows, grows=(0, 1), apart=14), turn, notes], gap=18, grow=1.0)

    def _draw_notes(self, painter: Painter, surface: Surface, rect: Rect) -> None:
        notes = notes_of(self.draft.state(1), self.player)
        draw_notes(painter, surface, rect, notes, self.draft.board)

    def _draw_portrait(self, painter: Painter, surface: Surface, rect: Rect) -> None:
        people = people_of(self.draft.seats, self.draft.state(1))
        portrait = portrait_of(people, self.player, painter.theme)
        draw_medallion(painter, surface, rect, portrait, portrait.colour)
