"""Scarce buildings: who wants how many of the last ones [SUPPLY-5]."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Rect, Surface

from ....engine.actions import Action, AnswerDemand
from ....engine.board import BANK
from ....engine.flow.building import spots, stock_of
from ....engine.frames import Shortage
from ....engine.state import HOTEL
from ....language import _
from ....ui.board.buildings import draw_hotel, draw_house
from ....ui.painting import layout
from ....ui.text.building_words import buildings
from ....ui.widgets import BODY, SMALL, Widget
from ..estate.estate import EstateDialog
from ..shared.card_buttons import CardButton, CardIconButton
from ..shared.habits import ASK, ESTATE, ESTATE_BEFORE, NO
from ..shared.parts import draw_player, draw_swatch, section
from ..shared.table_dialog import TableDialog

if TYPE_CHECKING:
    from ..shared.port import TablePort

ROW = 56
LINE = 42
#: what others say below the streets: its heading, and the space above that
BELOW = 50
#: so many streets stand below each other
STREETS = 8
#: with fewer design units across, the streets stand in one column, and the buttons in two rows
ACROSS, FOOT = 860.0, 58


class DemandDialog(TableDialog):
    """One's own streets with a count each; beside them what the others have said."""

    width = 840.0

    def __init__(self, port: TablePort, frame: Shortage) -> None:
        super().__init__(port, BANK)
        self.plan: tuple[int, ...] = ()
        self.building = frame.building
        self.streets: tuple[int, ...] = ()
        self.buttons_of: dict[int, tuple[CardIconButton, CardIconButton]] = {}
        self.want = CardButton(
            _("Ask"), self._ask, icon="check", key=ASK, style="primary", name="ask"
        )
        self.none = CardButton(_("None"), self._none, key=NO, style="light", name="none")
        self.raise_money = CardButton(
            _("Raise money"),
            self._raise,
            icon="mortgage",
            key=ESTATE,
            style="light",
            name="raise",
        )
        self.raise_money.keys_before = ESTATE_BEFORE
        self._places: dict[int, Rect] = {}
        self._left = Rect(0, 0, 0, 0)
        self._right = Rect(0, 0, 0, 0)

    def button_for(self, action: Action) -> str:
        """The button; what is advised to be asked for is put into the plan."""
        if not isinstance(action, AnswerDemand):
            return "raise"
        self.plan = action.spaces
        self._judge()
        return "ask" if action.spaces else "none"

    @property
    def frame(self) -> Shortage:
        frame = self.state.top
        assert isinstance(frame, Shortage)
        return frame

    def _asked(self) -> list[int]:
        return [p for p in self.port.humans() if self.frame.waiting >> p & 1]

    def alive(self) -> bool:
        frame = self.state.top
        return (
            isinstance(frame, Shortage) and frame.building == self.building and bool(self._asked())
        )

    def refresh(self) -> None:
        port = self.port
        if self.player not in self._asked():
            self.player, self.plan = self._asked()[0], ()
        left = stock_of(self.state, self.building)
        title = (
            _("{player}, do you want one of the last hotels?")
            if self.building == "hotel"
            else _("{player}, do you want one of the last houses?")
        )
        self.title = title.format(player=port.name(self.player))
        self.subtitle = _(
            "The Bank has {lot} left. If players want more, they are auctioned."
        ).format(lot=buildings(self.building, left))
        first = spots(self.state, self.player, self.building)
        self.streets = tuple(sorted({*first, *self._mates(first)}))
        self.buttons_of = {s: self._pair(s) for s in self.streets}
        self._judge()
        self.width = 840.0 if len(self.streets) <= STREETS else 1260.0

    def measure(self) -> None:
        rows = -(-len(self.streets) // self._columns) * (ROW + 6)
        table = len(self._table()) * LINE
        high = rows + BELOW + table if self._narrow else max(rows, table)
        self.height = 64 + 16 + 60 + 30 + high + 20 + FOOT + (FOOT + 14) * self._slim

    @property
    def _narrow(self) -> bool:
        """Whether what the others have said stands below the streets."""
        return self.narrower(self.width)

    @property
    def _columns(self) -> int:
        return 1 if len(self.streets) <= STREETS or self._slim else 2

    @property
    def _slim(self) -> bool:
        """Whether the streets stand in one column."""
        return self.narrower(ACROSS)

    def _mates(self, spaces: tuple[int, ...]) -> set[int]:
        """The streets of the same sets: they may be built on after the first."""
        return {mate for s in spaces for mate in self.state.board.mates[s]}

    def _pair(self, space: int) -> tuple[CardIconButton, CardIconButton]:
        name = self.port.deed_at(space).name
        return (
            CardIconButton(
                "minus",
                lambda: self._less(space),
                tip=_("One less on {name}").format(name=name),
                name=f"less {space}",
            ),
            CardIconButton(
                "plus",
                lambda: self._more(space),
                tip=_("One more on {name}").format(name=name),
                name=f"more {space}",
            ),
        )

    def _judge(self) -> None:
        port, player = self.port, self.player
        for space, (minus, plus) in self.buttons_of.items():
            plus.reason = port.why_not(AnswerDemand(player, (*self.plan, space)))
            minus.reason = "" if space in self.plan else _("None wanted here.")
            if space in self.plan and self._without(space):
                minus.reason = port.why_not(AnswerDemand(player, self._without(space)))
        count = len(self.plan)
        lot = buildings(self.building, count)
        self.want.label = _("Request {lot}").format(lot=lot) if count else _("Ask")
        self.want.reason = (
            port.why_not(AnswerDemand(player, self.plan)) if count else _("Choose streets first.")
        )
        self.none.label = _("I don’t want any")
        pairs: list[Widget] = [b for pair in self.buttons_of.values() for b in pair]
        default = self.want if self.want.enabled else self.none
        self.show([*pairs, self.want, self.none, self.raise_money], default)

    def _without(self, space: int) -> tuple[int, ...]:
        """The plan without its last building on that street."""
        at = len(self.plan) - 1 - self.plan[::-1].index(space)
        return self.plan[:at] + self.plan[at + 1 :]

    def _more(self, space: int) -> None:
        self.plan = (*self.plan, space)
        self._judge()
        self.redraw()

    def _less(self, space: int) -> None:
        self.plan = self._without(space)
        self._judge()
        self.redraw()

    def _ask(self) -> None:
        self.act(AnswerDemand(self.player, self.plan))

    def _none(self) -> None:
        self.act(AnswerDemand(self.player, ()))

    def _raise(self) -> None:
        self.context.scenes.push(EstateDialog(self.port, self.player))

    def _table(self) -> list[tuple[int, str, str]]:
        """What each player has said so far: player, words, colour."""
        frame, out = self.frame, []
        for player in self.state.order:
            if not self.state.alive[player]:
                continue
            count = len(frame.plans[player])
            if frame.waiting >> player & 1:
                mine = player == self.player
                out.append((player, _("deciding now") if mine else _("still to decide"), "warn"))
            elif count:
                out.append((player, _("wants {count}").format(count=count), "good"))
            else:
                out.append((player, _("wants none"), "muted"))
        return out

    # the picture ------------------------------------------------------------------------

    def arrange(self) -> None:
        px = self.context.painter.px
        high = px(FOOT) + px(FOOT + 14) * self._slim
        foot, rest = layout.split(self.body, "bottom", high, px(20))
        self._left, self._right = layout.row(rest, [1.35 * self._columns, 1.0], px(36))
        if self._narrow:
            table = px(30 + len(self._table()) * LINE)
            self._left, self._right = layout.column(rest, [1.0, table], px(BELOW - 30))
        cells = layout.row(foot, [1.1, 0.95, 1.15], px(14))
        if self._slim:
            first, low = layout.column(foot, [1.0, 1.0], px(14))
            cells = [first, *layout.row(low, [0.8, 1.0], px(14))]
        for button, cell in zip((self.want, self.none, self.raise_money), cells, strict=True):
            button.rect = cell
        _other, room = layout.split(self._left, "top", px(30))
        columns = layout.row(room, [1.0] * self._columns, px(24))
        rows = -(-len(self.streets) // self._columns)
        height = min(px(ROW + 6), room.height // max(1, rows))
        side = min(px(44), height - px(4))
        for number, space in enumerate(self.streets):
            column = columns[number // rows]
            y = column.y + number % rows * height + px(2)
            minus, plus = self.buttons_of[space]
            plus.rect = Rect(column.right - side, y, side, side)
            minus.rect = Rect(plus.rect.x - px(54) - side, y, side, side)
            self._places[space] = Rect(column.x, y, minus.rect.x - px(10) - column.x, side)

    def paint_body(self, surface: Surface) -> None:
        painter, port = self.context.painter, self.port
        section(surface, painter, self._left, _("Where you would build"))
        for space, (minus, plus) in self.buttons_of.items():
            row = self._places[space]
            swatch, words = layout.row(row, [painter.px(22), 1.0], painter.px(10))
            draw_swatch(surface, painter, layout.inset(swatch, 0, painter.px(6)), port.board, space)
            top, low = layout.column(words, [1.2, 1.0])
            deed = port.deed_at(space)
            painter.text(
                surface, deed.name, top, size=SMALL, colour="text", weight="bold", valign="center"
            )
            has = self.state.buildings[space]
            limit = self.state.rules.houses_for_hotel
            now = (
                _("a hotel") if has == HOTEL else _("{has} of {limit}").format(has=has, limit=limit)
            )
            painter.text(
                surface,
                _("{now}, {house_cost} each").format(
                    now=now.format(has=has, limit=limit), house_cost=port.money(deed.house_cost)
                ),
                low,
                size=SMALL - 3,
                colour="muted",
                valign="center",
            )
            count = Rect(minus.rect.right, minus.rect.y, 0, minus.rect.height)
            count.width = plus.rect.x - count.x
            painter.text(
                surface,
                str(self.plan.count(space)),
                count,
                size=BODY + 3,
                colour="text",
                weight="black",
                align="center",
                valign="center",
            )
        self._paint_others(surface)

    def _paint_others(self, surface: Surface) -> None:
        painter = self.context.painter
        rest = section(surface, painter, self._right, _("Wanted"))
        for number, (player, said, tint) in enumerate(self._table()):
            row = Rect(rest.x, rest.y + number * painter.px(LINE), rest.width, painter.px(34))
            draw_player(surface, painter, row, self.port, player, SMALL + 1)
            painter.text(
                surface,
                said,
                row,
                size=SMALL - 1,
                colour=tint,
                weight="bold",
                align="right",
                valign="center",
            )
        y = rest.y + len(self._table()) * painter.px(LINE) + painter.px(8)
        spot = Rect(rest.x, y, rest.width, self._right.bottom - y)
        if spot.height > painter.px(40):
            draw = draw_house if self.building == "house" else draw_hotel
            box = layout.centre(spot, spot.width, min(spot.height, painter.px(80)))
            draw(painter, surface, box)
