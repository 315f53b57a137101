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
from ....ui.painting import layout
from ....ui.painting.reading import told_as
from ....ui.text.building_words import buildings
from ....ui.text.log_words import joined
from ....ui.widgets import BODY, SMALL
from ..shared.card_buttons import CardButton
from ..shared.parts import draw_swatch, section
from ..shared.ways import Way, ways

if TYPE_CHECKING:
    from ..shared.port import TablePort

SHOWN = 5
#: a name and two lines of text
ROW = 80
#: how high a button in it is
HIGH = 50
GAP = 6
HEAD = 30
#: of a suggestion of several ways, so many are named
NAMED = 6


class QuickWays:
    """``raise_`` is called with the way whose button was used."""

    def __init__(self, port: TablePort, player: int, raise_: Callable[[Way], None]) -> None:
        self.port, self.player, self.raise_ = port, player, raise_
        #: what can be done about a debt that cannot be raised, "" for one that can
        self.remains = ""
        self.ways: list[Way] = []
        self.buttons: list[CardButton] = []
        self.rect = Rect(0, 0, 0, 0)

    def refresh(self) -> None:
        """Look again what can be sold and mortgaged."""
        self.ways = ways(self.port.state, self.player)
        self.buttons = [
            CardButton(
                f"+{self.port.money(way.gain)}",
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

    @property
    def height(self) -> int:
        """Design units that the list needs."""
        lines = max(2, min(SHOWN, len(self.ways)))
        return HEAD + lines * (ROW + GAP) + HEAD * (len(self.ways) > SHOWN)

    def all_of(self, chosen: list[Way]) -> str:
        """Several ways in a sentence."""
        said = "; ".join(self.say(way) for way in chosen[:NAMED])
        more = len(chosen) - NAMED
        return _("{said}; and {more} more").format(said=said, more=more) if more > 0 else said

    def say(self, way: Way) -> str:
        """What would be done, such as "Sell a house on Boardwalk"."""
        name = self.port.deed_at(self._space(way)).name
        if isinstance(way.action, Mortgage):
            return _("Mortgage {name}").format(name=name)
        if isinstance(way.action, SellBuilding):
            hotel = self.port.state.buildings[way.action.space] == HOTEL
            text = _("Sell a hotel on {deed}") if hotel else _("Sell a house on {deed}")
            return text.format(deed=name)
        if rest := self._rest(way):
            return _("Sell {way} down to {rest}").format(way=self._title(way), rest=rest)
        return _("Sell all of {way}").format(way=self._title(way))

    def _rest(self, way: Way) -> str:
        """What stays of a set that is sold down, "" if nothing does."""
        if not isinstance(way.action, SellDown):
            return ""
        levels = way.action.levels
        hotels, houses = levels.count(HOTEL), sum(level % HOTEL for level in levels)
        kept = [buildings(kind, n) for kind, n in (("hotel", hotels), ("house", houses)) if n]
        return joined(kept)

    def _space(self, way: Way) -> int:
        if isinstance(way.action, SellDown):
            return self.port.board.groups[way.action.group].members[0]
        return way.action.space

    def _title(self, way: Way) -> str:
        if isinstance(way.action, SellDown):
            return self.port.board.groups[way.action.group].name
        return self.port.deed_at(way.action.space).name

    def _how(self, way: Way) -> str:
        words = {"mortgage": _("Mortgage it"), "sell_down": _("Sell all its buildings")}
        said = words.get(way.action.kind, _("Sell a building"))
        if rest := self._rest(way):
            said = _("Sell down to {rest}").format(rest=rest)
        return _("{way}; {loss}").format(way=said, loss=self._loss(way))

    def _loss(self, way: Way) -> str:
        if not way.loss:
            return _("no rent is lost")
        free = collects(self.port.state, self.player)
        text = _("{loss} less rent") if free else _("{loss} less rent after Jail")
        return text.format(loss=self.port.money(way.loss))

    # the picture ----------------------------------------------------------------

    def arrange(self, rect: Rect) -> None:
        """Place the buttons at the right of a rectangle."""
        px = self.port.context.painter.px
        self.rect = rect
        for number, button in enumerate(self.buttons):
            y = rect.y + px(HEAD) + number * px(ROW + GAP) + px((ROW - HIGH) / 2)
            button.rect = Rect(rect.right - px(142), y, px(142), px(HIGH))

    def paint(self, surface: Surface) -> None:
        """Draw what stands beside the buttons."""
        painter, rect = self.port.context.painter, self.rect
        rest = section(surface, painter, rect, _("Quick ways, the gentlest first"))
        if not self.ways:
            nothing = _("There is nothing left to sell or mortgage.")
            with told_as(painter, rest, nothing):
                painter.text(
                    surface,
                    f"{nothing} {self.remains}",
                    Rect(rest.x, rest.y + painter.px(8), rest.width, painter.px(90)),
                    size=BODY - 1,
                    colour="muted",
                    wrap=True,
                )
        for way, button in zip(self.ways, self.buttons, strict=False):
            self._paint_row(surface, way, button)
        if len(self.ways) > SHOWN:
            last = self.buttons[-1].rect
            painter.text(
                surface,
                _("More ways in your estate: {ways}").format(ways=len(self.ways) - SHOWN),
                Rect(
                    rect.x,
                    last.bottom + painter.px((ROW - HIGH) / 2 + 2),
                    rect.width,
                    painter.px(24),
                ),
                size=SMALL - 2,
                colour="muted",
                valign="center",
            )

    def _paint_row(self, surface: Surface, way: Way, button: CardButton) -> None:
        painter = self.port.context.painter
        row = Rect(self.rect.x, 0, button.rect.x - painter.px(10) - self.rect.x, painter.px(ROW))
        row.centery = button.rect.centery
        swatch, words = layout.row(row, [painter.px(22), 1.0], painter.px(10))
        mark = layout.inset(swatch, 0, painter.px(18))
        draw_swatch(surface, painter, mark, self.port.board, self._space(way))
        how, line = self._how(way), painter.measure("", SMALL)[1]
        lines = min(2, len(painter.wrap(how, SMALL - 3, words.width)))
        words = layout.centre(words, words.width, (1 + lines) * line)
        top, low = layout.split(words, "top", line)
        painter.text(
            surface,
            self._title(way),
            top,
            size=SMALL,
            colour="text",
            weight="bold",
            valign="center",
        )
        painter.text(surface, how, low, size=SMALL - 3, colour="muted", wrap=True)
