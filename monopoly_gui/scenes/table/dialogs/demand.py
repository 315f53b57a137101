"""Scarce buildings: the claims to the last ones [SUPPLY-5]."""

from collections.abc import Sequence

import pygame

from ....engine.actions import Action, AnswerDemand, PlaceBuilding
from ....engine.amounts.rents import GroupHolding, rent
from ....engine.flow.building import next_level, spots, stock_of
from ....engine.frames import Deliver, Shortage
from ....engine.state import HOTEL
from ....language import _
from ....ui.layout.containers import Centred, Column, Columns, MinWidth, Row, Scroll, Wrap
from ....ui.layout.leaves import Control, Heading, Text
from ....ui.layout.node import Node
from ....ui.text.log_words import buildings
from ....ui.widgets import BODY, LARGE, SMALL
from ..auction.lot import buildings_item
from ..dialog_base.table_dialog import TableDialog
from ..parts.card_buttons import DialogButton, DialogIconButton
from ..parts.items import deed_line, face_item, on_the_table
from ..parts.shared_keys import ASK, NO
from ..parts.table_host import TableHost
from .space_choice import SpaceChoice

#: the height and width of a button
BUTTON = (40, 44)
#: the height of the buildings in question
LOT = (120, 360)


def want_one(building: str, player: str) -> str:
    """The question to a player about scarce buildings."""
    text = (
        _("{player}, do you want one of the last hotels?")
        if building == "hotel"
        else _("{player}, do you want one of the last houses?")
    )
    return text.format(player=player)


class PlaceBuildingDialog(SpaceChoice):
    """The possible streets, each with its rent after the building."""

    frame: Deliver

    def __init__(self, host: TableHost, frame: Deliver) -> None:
        build = DialogButton(
            _("Build here"), icon="house", key=pygame.K_b, style="primary", name="place"
        )
        super().__init__(host, frame, spots(host.state, frame.player, frame.building), build)

    def refresh(self) -> None:
        name, lot = self.host.name(self.player), buildings(self.frame.building, 1)
        self.title = _("{name} wins {lot}").format(name=name, lot=lot)
        self.subtitle = _("Choose a street for it.")
        self.compose_list()

    def action(self, space: int) -> Action:
        return PlaceBuilding(self.player, space)

    def note(self, space: int) -> str:
        state = self.state
        owned, built = len(state.board.group_members[space]), state.buildings[space]
        brings = rent(state, space, held=GroupHolding(owned, next_level(state, built)))
        return _("rent {amount}").format(amount=self.host.money(brings))


class DemandDialog(TableDialog):
    """One's own streets with a count each; beside them the others' claims."""

    frame: Shortage
    follows = ("building",)
    panelled = False

    def __init__(self, host: TableHost, frame: Shortage) -> None:
        super().__init__(host)
        self.frame = frame
        self.head.size, self.head.disc = LARGE + 8, False
        self.plan: tuple[int, ...] = ()
        self.building = frame.building
        self.streets: tuple[int, ...] = ()
        self.raise_money = self.raise_button()

    def button_for(self, action: Action) -> str:
        """The button; the advised claim is filled into the plan."""
        if not isinstance(action, AnswerDemand):
            return "raise"
        self._want(action.spaces)
        return "ask" if action.spaces else "none"

    def _asked(self) -> list[int]:
        return [p for p in self.host.humans() if self.frame.waiting >> p & 1]

    def alive(self) -> bool:
        return super().alive() and bool(self._asked())

    def refresh(self) -> None:
        host = self.host
        if self.player not in self._asked():
            self.player, self.plan = self._asked()[0], ()
        left = stock_of(self.state, self.building)
        self.title = want_one(self.building, host.name(self.player))
        self.subtitle = _(
            "The Bank has {lot} left. If players want more than that, the buildings are auctioned."
        ).format(lot=buildings(self.building, left))
        first = spots(self.state, self.player, self.building)
        # the streets of the same sets may be built on after the first
        others = {other for s in first for other in self.state.board.group_members[s]}
        self.streets = tuple(sorted({*first, *others}))
        #: the streets in more columns than one
        self.wide = len(self.streets) > 8
        self.width = 1520.0 if self.wide else 1180.0
        self._judge()

    def _pair(self, space: int) -> tuple[DialogIconButton, DialogIconButton]:
        """Takes a building for a street back, and claims one more."""
        name, more, less = self.host.deed_at(space).name, (*self.plan, space), self.plan
        if space in self.plan:
            # the last one on that street
            at = len(self.plan) - 1 - self.plan[::-1].index(space)
            less = self.plan[:at] + self.plan[at + 1 :]
        none = _("None requested here.") if less == self.plan else ""
        return (
            DialogIconButton(
                "minus", lambda: self._want(less), reason=none or self._why_not(less),
                tip=_("One less on {name}").format(name=name), name=f"less {space}",
            ),
            DialogIconButton(
                "plus", lambda: self._want(more), reason=self._why_not(more),
                tip=_("One more on {name}").format(name=name), name=f"more {space}",
            ),
        )  # fmt: skip

    def _why_not(self, plan: tuple[int, ...]) -> str:
        return self.host.why_not(AnswerDemand(self.player, plan)) if plan else ""

    def _judge(self) -> None:
        player = self.player
        lot = buildings(self.building, len(self.plan))
        label = _("Request {lot}").format(lot=lot) if self.plan else _("Request")
        want = self.button("ask", label, AnswerDemand(player, self.plan), "check", ASK, "primary")
        want.reason = want.reason if self.plan else _("Choose streets first.")
        none = self.button("none", _("I don’t want any"), AnswerDemand(player, ()), key=NO)
        answers = (want, none, self.raise_money)
        self.compose(self._contents(answers), want if want.enabled else none)

    def _want(self, plan: tuple[int, ...]) -> None:
        """Ask for this, and show it."""
        self.plan = plan
        self._judge()
        self.redraw()

    def _contents(self, answers: Sequence[DialogButton]) -> Node:
        """The streets beside the others' claims, or above them; the answers at the foot."""
        rows = [self._street(space) for space in self.streets]
        streets = Columns(rows, width=380, most=2 if self.wide else 1, gap=16)
        left = Column([Heading(_("Where you would build")), streets], gap=4, grow=1.35)
        parts = [self._player(p) for p in self.state.order if self.state.alive[p]]
        right = Column([Heading(_("Wanted")), *parts], gap=6, grow=1.0)
        about = Column(
            [
                self.head,
                Scroll(Wrap([left, MinWidth(right, 300)], gap=36)),
                Wrap([Control(button, tight=True) for button in answers]),
            ],
            gap=20,
        )
        left_over = stock_of(self.state, self.building)
        lot = None if self.low else buildings_item(self.host, self.building, left_over, LOT)
        return on_the_table(lot, about, tight=True)

    def _street(self, space: int) -> Node:
        """A street with its buildings, and the number to claim for it."""
        host, deed = self.host, self.host.deed_at(space)
        has, limit = self.state.buildings[space], self.state.rules.houses_for_hotel
        now = (
            _("a hotel")
            if has == HOTEL
            else _("{number} of {count}").format(number=has, count=limit)
        )
        each = _("{now}, {house_cost} each").format(now=now, house_cost=host.money(deed.house_cost))
        minus, plus = (
            Centred(Control(button, height=BUTTON, width=BUTTON)) for button in self._pair(space)
        )
        count = Text(
            str(self.plan.count(space)), size=BODY + 3, weight="display", align="center",
            width=(44, 54),
        )  # fmt: skip
        return Row([deed_line(host, space, each, (130, 200)), minus, count, plus], gap=10)

    def _player(self, player: int) -> Node:
        """A player, and the answer so far."""
        count, name = len(self.frame.plans[player]), self.host.name(player)
        if self.frame.waiting >> player & 1:
            mine = player == self.player
            words, tint = _("deciding now") if mine else _("still to decide"), "warn"
        elif count:
            words, tint = _("wants {count}").format(count=count), "good"
        else:
            words, tint = _("wants none"), "muted"
        who = Text(
            name, size=SMALL + 1, weight="bold", wrap=False, alt_text=f"{name}: {words}", grow=1.0
        )
        says = Text(words, size=SMALL - 1, colour=tint, weight="bold", wrap=False, alt_text="")
        return Row([face_item(self.host, player, (34, 54)), who, says])
