"""What lies on the chosen space: its owner, its buildings, a mortgage."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ...challenges.draft import PositionDraft
from ...engine.board import BANK
from ...engine.state import HOTEL
from ...language import _
from ...ui.layout.containers import Column, Table
from ...ui.layout.leaves import Control, Text
from ...ui.layout.node import Node
from ...ui.layout.parts import name_by
from ...ui.widgets import BODY, SMALL, Choice, Dropdown, Toggle, Widget

#: how high a widget is
ROW = (46, 52)


#: so many names fit side by side
FEW = 4


def one_of(
    options: Sequence[tuple[str, str]], value: str, on_change: Callable[[str], None], name: str
) -> Choice | Dropdown:
    """What chooses one of the options (value and label)."""
    if len(options) <= FEW:
        return Choice(options, value, on_change, size=SMALL, name=name)
    return Dropdown(options, value, on_change, name=name, on_card=False)


def labelled_row(label: str, widget: Widget) -> list[Node]:
    """What stands before a widget, and the widget."""
    return [before(label, widget), Control(widget, height=ROW)]


def before(label: str, widget: Widget) -> Node:
    """What stands before a widget, which is called so."""
    name_by(widget, label)
    return Text(label, size=SMALL, colour="light", width=(110, 120), alt_text="")


class SpaceBox:
    """Widgets for one space; ``changed`` is called after each change."""

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
        self.update()

    @property
    def _street(self) -> bool:
        return self.deed.kind == "street"

    def update(self) -> None:
        """Show what is so now, and why something cannot be changed."""
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
        self._done()

    def _build(self, level: str) -> None:
        self.draft.buildings[self.space] = int(level)
        self._done()

    def _mortgage(self, on: bool) -> None:
        self.draft.mortgaged[self.space] = on
        self._done()

    def _done(self) -> None:
        self.update()
        self.changed()

    def node(self) -> Node:
        """The name of the space, and what can be changed there."""
        name = Text(self.deed.name, size=BODY + 4, weight="bold", colour="light")
        if not self.deed.is_deed:
            text = _("Nobody can own this space, but a token can stand on it.")
            return Column([name, Text(text, size=SMALL, colour="light_muted")])
        rows = [labelled_row(_("Owner"), self.owner)]
        if self._street:
            rows.append(labelled_row(_("Houses"), self.buildings))
        mortgage = Control(self.mortgage, height=ROW, grow=0.0)
        return Column([name, Table(rows, grows=(0, 1), apart=8), mortgage], gap=8)
