"""What lies on the chosen space: its owner, its buildings, a mortgage."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from pygame import Rect, Surface

from ...challenges.draft import Draft
from ...engine.board import BANK
from ...engine.state import HOTEL
from ...language import _
from ...ui.painting import layout
from ...ui.widgets import BODY, SMALL, Choice, Toggle, Widget
from .one_of import one_of

if TYPE_CHECKING:
    from ...ui.painting.painter import Painter

ROW, LABEL = 50, 130


class SpaceBox:
    """Widgets for one space; ``changed`` is called after each change."""

    def __init__(self, draft: Draft, space: int, changed: Callable[[], None]) -> None:
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
        self.rows: list[Rect] = []
        self.place = Rect(0, 0, 0, 0)
        self.tell()

    @property
    def widgets(self) -> list[Widget]:
        if not self.deed.is_deed:
            return []
        return [self.owner, *([self.buildings] if self._street else []), self.mortgage]

    @property
    def _street(self) -> bool:
        return self.deed.kind == "street"

    def tell(self) -> None:
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
        self.tell()
        self.changed()

    def arrange(self, painter: Painter, box: Rect) -> None:
        """Place everything in a box."""
        px = painter.px
        self.place = box
        _head, rest = layout.split(box, "top", px(40), px(6))
        self.rows = []
        for widget in self.widgets:
            row, rest = layout.split(rest, "top", px(ROW), px(8))
            self.rows.append(row)
            label = 0 if widget is self.mortgage else px(LABEL)
            widget.rect = Rect(row.x + label, row.y, row.width - label, row.height)

    def paint(self, painter: Painter, surface: Surface) -> None:
        """The name of the space, and what stands before the widgets."""
        head = Rect(self.place.x, self.place.y, self.place.width, painter.px(40))
        painter.text(
            surface, self.deed.name, head, size=BODY + 4, colour="light", weight="bold",
            valign="center",
        )  # fmt: skip
        if not self.deed.is_deed:
            rest = Rect(head.x, head.bottom + painter.px(6), head.width, painter.px(60))
            sentence = _("Nobody can own this space, but a token can stand on it.")
            painter.text(surface, sentence, rest, size=SMALL, colour="light_muted", wrap=True)
        for row, text in zip(self.rows, (_("Owner"), _("Houses")), strict=False):
            label = Rect(row.x, row.y, painter.px(LABEL - 12), row.height)
            if self._street or text == _("Owner"):
                painter.text(surface, text, label, size=SMALL, colour="light", valign="center")
