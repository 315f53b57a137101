"""The quick ways to raise money, as small deeds to press."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pygame
from pygame import Rect, Surface

from ....engine.actions import Mortgage, SellBuilding, SellDown
from ....engine.amounts.rents import collects
from ....engine.state import HOTEL
from ....language import _
from ....match.funding import FundingOption, funding_options
from ....ui.layout.containers import Column, Grid
from ....ui.layout.leaves import Control, Heading, Text
from ....ui.layout.node import Node
from ....ui.painting import layout
from ....ui.painting.painter import Painter
from ....ui.text.log_words import buildings, joined
from ....ui.widgets import BODY, SMALL
from ..parts.card_buttons import DialogButton
from ..parts.items import draw_notes, draw_small_deed, for_the_ear, small_deed_height
from ..parts.table_host import TableHost

#: the margin of a card, the height of its foot, and the width of a note in that
MARGIN, FOOT, NOTE = 10, 48, 76


class FundingOptions:
    """``raise_`` receives the way of the pressed button."""

    def __init__(
        self, host: TableHost, player: int, raise_: Callable[[FundingOption], None]
    ) -> None:
        self.host, self.player, self.raise_ = host, player, raise_
        #: the ways out of a debt beyond one's means, "" for one within them
        self.remains = ""
        self.options: list[FundingOption] = []
        self.buttons: list[FundingCard] = []

    def refresh(self) -> None:
        """Update the list of deeds to sell and mortgage."""
        self.options = funding_options(self.host.state, self.player)
        self.buttons = [
            FundingCard(self, way, number) for number, way in enumerate(self.options[:3])
        ]

    def all_of(self, chosen: list[FundingOption]) -> str:
        """Several ways in a sentence."""
        named = [self.say(way) for way in chosen[:6]]
        text, more = "; ".join(named), len(chosen) - len(named)
        return _("{problems}; and {more} more").format(problems=text, more=more) if more else text

    def say(self, way: FundingOption) -> str:
        """The action, such as "Sell a house on Boardwalk"."""
        name = self.host.deed_at(self.space(way)).name
        if isinstance(way.action, Mortgage):
            return _("Mortgage {name}").format(name=name)
        if isinstance(way.action, SellBuilding):
            hotel = self.host.state.buildings[way.action.space] == HOTEL
            text = _("Sell a hotel on {deed}") if hotel else _("Sell a house on {deed}")
            return text.format(deed=name)
        if rest := self._rest(way):
            return _("Sell {way} down to {rest}").format(way=self.title(way), rest=rest)
        return _("Sell all {way} buildings").format(way=self.title(way))

    def _rest(self, way: FundingOption) -> str:
        """The rest of a set that is sold down, "" for none."""
        if not isinstance(way.action, SellDown):
            return ""
        levels = way.action.levels
        hotels, houses = levels.count(HOTEL), sum(level % HOTEL for level in levels)
        kept = [buildings(kind, n) for kind, n in (("hotel", hotels), ("house", houses)) if n]
        return joined(kept)

    def space(self, way: FundingOption) -> int:
        """The deed, or the first one of the set."""
        if isinstance(way.action, SellDown):
            return self.host.board.groups[way.action.group].members[0]
        return way.action.space

    def title(self, way: FundingOption) -> str:
        """The name of the deed or of the set."""
        if isinstance(way.action, SellDown):
            return self.host.board.groups[way.action.group].name
        return self.host.deed_at(way.action.space).name

    def how(self, way: FundingOption) -> str:
        """The means and its cost, each in a line."""
        words = {"mortgage": _("Mortgage it"), "sell_down": _("Sell all its buildings")}
        text = words.get(way.action.kind, _("Sell a building"))
        if rest := self._rest(way):
            text = _("Sell down to {rest}").format(rest=rest)
        return f"{text}\n{self.loss(way)}"

    def loss(self, way: FundingOption) -> str:
        if not way.loss:
            return _("loses no rent")
        free = collects(self.host.state, self.player)
        text = _("{loss} less rent") if free else _("{loss} less rent after Jail")
        return text.format(loss=self.host.money(way.loss))

    def contents(self, beyond: str) -> Node:
        """A card for each of the first, or ``beyond``, which says what helps otherwise."""
        if beyond:
            # its words are heard on request
            return Text(beyond, alt_text="", width=(190, 500))
        if not self.buttons:
            nothing = _("You have nothing left to sell or mortgage.")
            return Text(nothing, colour="muted", width=(190, 500))
        heading = Heading(_("Quick fixes, least rent lost first"))
        cards = [each.node() for each in self.buttons]
        cells = Grid(cards, columns=(min(2, len(cards)), 3), gap=14)
        return Column([heading, cells], gap=6)


class FundingCard(DialogButton):
    """A small deed, the action with it, and the money it brings."""

    def __init__(self, options: FundingOptions, way: FundingOption, number: int) -> None:
        super().__init__(
            f"+{options.host.money(way.gain)}", partial(options.raise_, way), size=BODY + 4,
            name=f"way {number}", key=pygame.K_1 + number,
            tip=f"{options.say(way)}: {options.loss(way)}.",
        )  # fmt: skip
        self.options, self.way, self.title = options, way, options.say(way)

    def node(self) -> Node:
        """The card, with its words for the ear."""
        said = for_the_ear(self.options.title(self.way), *self.options.how(self.way).splitlines())
        return Column([said, Control(self, height=(108, 150), width=128)], gap=0)

    def width(self, painter: Painter) -> int:
        sum_ = painter.measure(self.label, self.size, "display")[0]
        return sum_ + self._cap_width(painter) + 2 * painter.px(MARGIN)

    def height(self, painter: Painter, width: int) -> int:
        deed, text = self._parts_high(painter, width - 2 * painter.px(MARGIN))
        return deed + text + painter.px(FOOT) + 3 * painter.px(MARGIN)

    def _parts_high(self, painter: Painter, width: int) -> tuple[int, int]:
        """The height of the deed and its description."""
        name, text = self.options.title(self.way), self.options.how(self.way)
        return (
            small_deed_height(painter, name, width),
            painter.text_height(text, SMALL - 3, width),
        )

    def draw(self, surface: Surface, painter: Painter) -> None:
        with painter.on("paper"):
            face, style = self._face(surface, painter)
            inside = layout.inset(face, painter.px(MARGIN))
            foot, rest = layout.split(inside, "bottom", painter.px(FOOT))
            high, words = self._parts_high(painter, inside.width)
            spare = max(0, rest.height - high - words)
            deed, text = layout.split(rest, "top", high + spare // 2)
            draw_small_deed(
                surface, painter, deed, self.options.host.board, self.options.space(self.way),
                name=self.options.title(self.way), ink="text",
            )  # fmt: skip
            how, ink = self.options.how(self.way), painter.ink(style)
            painter.text(surface, how, text, SMALL - 3, ink, align="center", wrap=True)
            cap = self._cap_width(painter) if painter.shows_keys else 0
            if cap:
                self._draw_cap(surface, painter, Rect(foot.right - cap, foot.y, cap, foot.height))
                foot.width -= cap
            sum_ = painter.measure(self.label, self.size, "display")[0]
            place, notes = layout.split(foot, "right", sum_ + 1, painter.px(8))
            draw_notes(self.options.host, surface, notes, self.way.gain, NOTE)
            painter.text(surface, self.label, place, self.size, "good", weight="display")
