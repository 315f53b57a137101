"""The quick ways to raise money, as a list of deeds with a button each."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface

from ....engine.actions import Mortgage, SellBuilding, SellDown
from ....engine.amounts.rents import collects
from ....engine.state import HOTEL
from ....language import _
from ....ui.layout.containers import Centred, Column, Row
from ....ui.layout.leaves import Control, CustomPaint, Heading, Text
from ....ui.layout.node import Node
from ....ui.painting import layout
from ....ui.text.building_words import buildings
from ....ui.text.log_words import joined
from ....ui.widgets import BODY, SMALL
from ..shared.card_buttons import CardButton
from ..shared.drawing import draw_swatch
from ..shared.funding import FundingOption, ways

if TYPE_CHECKING:
    from ..shared.table_host import TableHost

SHOWN = 5
#: how high a row is, and how wide its words are at least
ROW, WORDS = (52, 80), 190
#: of a suggestion of several ways, so many are named
NAMED = 6


class FundingOptions:
    """``raise_`` is called with the way whose button was used."""

    def __init__(
        self, host: TableHost, player: int, raise_: Callable[[FundingOption], None]
    ) -> None:
        self.host, self.player, self.raise_ = host, player, raise_
        #: what can be done about a debt that cannot be raised, "" for one that can
        self.remains = ""
        self.ways: list[FundingOption] = []
        self.buttons: list[CardButton] = []

    def refresh(self) -> None:
        """Look again what can be sold and mortgaged."""
        self.ways = ways(self.host.state, self.player)
        self.buttons = [
            CardButton(
                f"+{self.host.money(way.gain)}",
                partial(self.raise_, way),
                style="light",
                size=SMALL + 1,
                name=f"way {number}",
                key=pygame.K_1 + number,
                tip=f"{self.say(way)}: {self._loss(way)}.",
            )
            for number, way in enumerate(self.ways[:SHOWN])
        ]
        for way, button in zip(self.ways, self.buttons, strict=False):
            button.title = self.say(way)

    def all_of(self, chosen: list[FundingOption]) -> str:
        """Several ways in a sentence."""
        text = "; ".join(self.say(way) for way in chosen[:NAMED])
        more = len(chosen) - NAMED
        return (
            _("{problems}; and {more} more").format(problems=text, more=more) if more > 0 else text
        )

    def say(self, way: FundingOption) -> str:
        """What would be done, such as "Sell a house on Boardwalk"."""
        name = self.host.deed_at(self._space(way)).name
        if isinstance(way.action, Mortgage):
            return _("Mortgage {name}").format(name=name)
        if isinstance(way.action, SellBuilding):
            hotel = self.host.state.buildings[way.action.space] == HOTEL
            text = _("Sell a hotel on {deed}") if hotel else _("Sell a house on {deed}")
            return text.format(deed=name)
        if rest := self._rest(way):
            return _("Sell {way} down to {rest}").format(way=self._title(way), rest=rest)
        return _("Sell all of {way}").format(way=self._title(way))

    def _rest(self, way: FundingOption) -> str:
        """What stays of a set that is sold down, "" if nothing does."""
        if not isinstance(way.action, SellDown):
            return ""
        levels = way.action.levels
        hotels, houses = levels.count(HOTEL), sum(level % HOTEL for level in levels)
        kept = [buildings(kind, n) for kind, n in (("hotel", hotels), ("house", houses)) if n]
        return joined(kept)

    def _space(self, way: FundingOption) -> int:
        if isinstance(way.action, SellDown):
            return self.host.board.groups[way.action.group].members[0]
        return way.action.space

    def _title(self, way: FundingOption) -> str:
        if isinstance(way.action, SellDown):
            return self.host.board.groups[way.action.group].name
        return self.host.deed_at(way.action.space).name

    def _how(self, way: FundingOption) -> str:
        words = {"mortgage": _("Mortgage it"), "sell_down": _("Sell all its buildings")}
        text = words.get(way.action.kind, _("Sell a building"))
        if rest := self._rest(way):
            text = _("Sell down to {rest}").format(rest=rest)
        return _("{way}; {loss}").format(way=text, loss=self._loss(way))

    def _loss(self, way: FundingOption) -> str:
        if not way.loss:
            return _("loses no rent")
        free = collects(self.host.state, self.player)
        text = _("{loss} less rent") if free else _("{loss} less rent after Jail")
        return text.format(loss=self.host.money(way.loss))

    # the picture ----------------------------------------------------------------

    def contents(self, beyond: str) -> Node:
        """A row for each of the first, and how many more there are.

        ``beyond`` says that none of them helps, and what still does.
        """
        if beyond:
            # what is heard of it is asked for
            return Column([Text(beyond, alt_text="", width=(WORDS, WORDS))], grow=1.3)
        rows: list[Node] = [
            self._row(way, button) for way, button in zip(self.ways, self.buttons, strict=False)
        ]
        if not rows:
            nothing = _("You have nothing left to sell or mortgage.")
            rows = [Text(nothing, size=BODY - 1, colour="muted", width=(WORDS, WORDS))]
        if len(self.ways) > SHOWN:
            text = _("More ways among your properties: {ways}").format(ways=len(self.ways) - SHOWN)
            rows.append(Text(text, size=SMALL - 2, colour="muted", width=(WORDS, WORDS)))
        heading = Heading(_("Quick fixes, least painful first"))
        return Column([heading, *rows], gap=6, grow=1.3)

    def _row(self, way: FundingOption, button: CardButton) -> Node:
        painter = self.host.context.painter

        def swatch(surface: Surface, rect: Rect) -> None:
            mark = layout.centre(rect, rect.width, painter.px(44))
            draw_swatch(surface, painter, mark, self.host.board, self._space(way))

        words = [
            Text(self._title(way), size=SMALL, weight="bold", width=(WORDS, WORDS)),
            Text(self._how(way), size=SMALL - 3, colour="muted", width=(WORDS, WORDS)),
        ]
        return Row(
            [
                CustomPaint(swatch, height=ROW, width=(22, 22)),
                Centred(Column(words, gap=2), grow=1.0),
                Centred(Control(button, width=(142, 142))),
            ],
            gap=10,
        )
