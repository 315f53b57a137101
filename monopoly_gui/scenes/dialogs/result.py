"""The end of the game: who came where, and with what [END-1]."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface

from ...engine.frames import Over
from ...ui import layout
from ...ui.widgets import BODY, LARGE, SMALL
from ..setup import SetupScene
from ..title import TitleScene
from .base import TableDialog
from .buttons import CardButton

if TYPE_CHECKING:
    from ..table_link import TableLink

ROW = 66
ENDS = {
    "bankruptcies": "The others are bankrupt.",
    "limit": "The limit of the game is reached: worth decides.",
}


class ResultDialog(TableDialog):
    """The ranking, and ways to go on."""

    width = 820.0
    icon = "trophy"

    def __init__(self, link: TableLink, frame: Over) -> None:
        super().__init__(link, frame.ranking[0])
        self.frame = frame
        self.look = CardButton(
            "Look at the board", self.fold, icon="eye", key=pygame.K_l, style="light", name="look"
        )
        self.title_button = CardButton(
            "To the title", self._to_title, icon="exit", key=pygame.K_t, style="light", name="title"
        )
        self.again = CardButton(
            "New game", self._again, icon="dice", key=pygame.K_n, style="primary", name="new"
        )
        self.height = 64 + 16 + 60 + 34 + len(frame.ranking) * ROW + 24 + 58
        self._list = Rect(0, 0, 0, 0)

    def alive(self) -> bool:
        return self.state.over

    def refresh(self) -> None:
        state = self.state
        self.title = f"{self.link.name(self.frame.ranking[0])} has won!"
        ending = ENDS.get(self.frame.why, "")
        living = state.living()
        if self.frame.why == "bankruptcies" and len(living) > 1:
            ending = "There have been enough bankruptcies: worth decides."
        self.subtitle = f"{ending} {state.round} rounds, {state.turn} turns."
        self.show([self.again, self.look, self.title_button], self.again)

    def _to_title(self) -> None:
        self.context.scenes.reset(TitleScene(self.context))

    def _again(self) -> None:
        self.context.scenes.reset(TitleScene(self.context))
        self.context.scenes.push(SetupScene(self.context))

    def arrange(self) -> None:
        px = self.context.painter.px
        foot, self._list = layout.split(self.body, "bottom", px(58), px(24))
        cells = layout.row(foot, [1.15, 1.5, 1.2], px(14))
        for button, cell in zip((self.again, self.look, self.title_button), cells, strict=True):
            button.rect = cell

    def paint_body(self, surface: Surface) -> None:
        painter, link = self.context.painter, self.link
        head, rest = layout.split(self._list, "top", painter.px(30), painter.px(4))
        cells = self._columns(head)
        for cell, text in ((cells[2], "Player"), (cells[3], "Deeds"), (cells[4], "Worth")):
            painter.text(
                surface,
                text,
                cell,
                size=SMALL - 2,
                colour="muted",
                align="left" if text == "Player" else "right",
                valign="center",
            )
        height = rest.height // len(self.frame.ranking)
        for place, player in enumerate(self.frame.ranking):
            row = Rect(rest.x, rest.y + place * height, rest.width, height - painter.px(6))
            painter.panel(surface, row, "selected" if not place else "inset")
            ink = painter.ink("selected" if not place else "inset")
            number, disc, name, deeds, worth = self._columns(row)
            if place:
                painter.text(
                    surface,
                    f"{place + 1}.",
                    number,
                    size=BODY,
                    colour="muted",
                    weight="bold",
                    align="center",
                    valign="center",
                )
            else:
                painter.icon(surface, "trophy", layout.inset(number, 0, painter.px(14)), ink)
            painter.token(
                surface,
                link.token(player),
                layout.inset(disc, 0, painter.px(5)),
                link.colour(player),
            )
            out = not self.state.alive[player]
            painter.text(
                surface,
                link.name(player) + (", bankrupt" if out else ""),
                name,
                size=LARGE - 3,
                colour="muted" if out else ink,
                weight="bold",
                valign="center",
            )
            held = len(self.state.deeds(player))
            for cell, text, weight in (
                (deeds, str(held), "regular"),
                (worth, link.money(self.frame.worths[place]), "black"),
            ):
                painter.text(
                    surface,
                    text,
                    cell,
                    size=LARGE - 3,
                    colour="muted" if out else ink,
                    weight=weight,
                    align="right",
                    valign="center",
                )

    def _columns(self, row: Rect) -> list[Rect]:
        """Place, token, name, deeds, worth."""
        px = self.context.painter.px
        inside = layout.inset(row, px(14), 0)
        return layout.row(inside, [px(40), px(56), 1.0, px(90), px(150)], px(12))
