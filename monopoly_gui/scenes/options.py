"""The list of rule options, made from the rules themselves."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface

from ..engine.rules import Option, options
from ..ui import layout
from ..ui.widgets import BODY, SMALL, Button
from ..ui.widgets.scroll import ScrollArea
from .dialog import Dialog

if TYPE_CHECKING:
    from ..ui.painter import Painter
    from .context import Context


class OptionsScene(Dialog):
    """Shows how every option stands; ``chosen`` holds those that differ from the official rules."""

    width = 1180.0
    height = 920.0

    def __init__(self, context: Context, chosen: dict[str, object]) -> None:
        done = Button("Done", self.close, style="primary", key=pygame.K_RETURN, name="done")
        super().__init__(context, "Rules of this game", [done])
        self.list = OptionList(chosen)
        self.form.replace([self.list, done], default=done)

    def layout(self) -> None:
        super().layout()
        self.list.measure(self.context.painter, self.body)


class OptionList(ScrollArea):
    """Options under the headings of their groups."""

    def __init__(self, chosen: dict[str, object]) -> None:
        super().__init__(name="options")
        self.chosen = chosen
        self._lines: list[tuple[int, int, str | Option]] = []

    def measure(self, painter: Painter, rect: Rect) -> None:
        """Set where it is, and how high its contents are."""
        width = rect.width - painter.px(340)
        y = 0
        group = ""
        self._lines = []
        for option in options():
            if option.group != group:
                group = option.group
                height = painter.px(58)
                self._lines.append((y, height, group))
                y += height
            lines = len(painter.wrap(option.help, SMALL, width))
            height = painter.measure("", BODY)[1] + painter.px(18)
            height += lines * painter.measure("", SMALL)[1]
            self._lines.append((y, height, option))
            y += height
        self.content = y
        self.line = painter.px(60)
        self.rect = rect

    def draw_content(self, surface: Surface, painter: Painter) -> None:
        view = self.view()
        for y, height, what in self._lines:
            box = Rect(view.x, view.y + y - self.offset, view.width, height)
            if not box.colliderect(surface.get_clip()):
                continue
            if isinstance(what, str):
                painter.text(
                    surface, what, box, size=BODY, colour="warn", weight="bold", valign="center"
                )
            else:
                self._draw_option(surface, painter, box, what)

    def _draw_option(self, surface: Surface, painter: Painter, box: Rect, option: Option) -> None:
        surface.fill(painter.tint("line"), Rect(box.x, box.y, box.width, 1))
        right, left = layout.split(box, "right", painter.px(290), painter.px(24))
        top = left.y + painter.px(8)
        painter.text(
            surface,
            option.label,
            (left.x, top),
            size=BODY,
            colour="text",
            weight="bold",
            max_width=left.width,
        )
        below = top + painter.measure("", BODY)[1]
        painter.text(
            surface,
            option.help,
            Rect(left.x, below, left.width, left.bottom - below),
            size=SMALL,
            colour="muted",
            wrap=True,
        )
        painter.text(
            surface,
            spoken(self.chosen.get(option.name, option.default)),
            right,
            size=BODY,
            colour="text",
            align="right",
            valign="center",
            max_width=right.width,
        )


def spoken(value: object) -> str:
    """The value of an option as people say it."""
    if isinstance(value, bool):
        return "Yes" if value else "No"
    if isinstance(value, int):
        return f"{value:,}"
    return SPOKEN.get(str(value)) or str(value).replace("_", " ").capitalize()


#: values that need more than a capital letter
SPOKEN = {
    "world_2008": "As in sets of 2008",
    "classic": "As in old sets",
    "us_2021": "As in sets of 2021",
    "setup": "Before the game",
    "first_turn": "At the first turn",
    "on_go": "On GO",
    "highest_then_clockwise": "Highest throw, then clockwise",
    "ranked_by_roll": "In the order of the throws",
    "random": "By lot",
    "tied_reroll": "The tied throw again",
    "all_reroll": "All throw again",
    "mandatory": "You must",
    "optional": "You may",
    "automatic": "By itself",
    "claim_before_next_turn": "If asked for in time",
    "free_move": "Move anywhere",
    "jail": "Go to Jail",
    "open": "Anybody, any time",
    "round_robin": "Round the table",
    "cash": "Cash in hand",
    "raisable": "What can be raised",
    "unlimited": "No limit",
    "before_next_roll": "Asked before the next throw",
    "before_second_roll": "Asked before the throw after",
    "dice": "By the dice",
    "flat": "A fixed sum",
    "arriving": "Those that brought you",
    "fresh": "A fresh throw",
    "none": "None",
    "pay": "Ten times the throw",
    "as_printed": "As on the board",
    "choice": "200 or 10 %",
    "up": "Up",
    "pay_only": "The fine only",
    "pay_or_card": "Fine or card",
    "full": "All business",
    "no_rent": "No rent",
    "no_trade_no_rent": "No trade, no rent",
    "any_idle": "Any idle moment",
    "own_turn_or_between": "Own turn or between turns",
    "own_turn_before_roll": "Before the own throw",
    "four_on_each": "All houses on each street",
    "four_on_this": "All houses on this street",
    "limited": "32 houses, 12 hotels",
    "each": "One by one",
    "lot": "As one lot",
    "lowest_deed": "The lowest deed price",
    "own_deed": "The own deed price",
    "buyers": "Buyers first",
    "both": "Either way",
    "exchange_only": "For houses only",
    "outright_only": "Outright only",
    "set": "The whole set",
    "street": "The street",
    "lift_or_10": "Lift it, or pay 10 %",
    "always_10_first": "10 % first",
    "forbid": "Forbidden",
    "allow": "Allowed",
    "settle_only": "If they settle the debt",
    "free": "Free",
    "resign": "Allowed",
    "half_to_creditor": "Half price to the creditor",
    "no_cash": "For nothing",
    "as_is": "As they are",
    "liquidate": "Mortgaged first",
    "turn_order": "In turn order",
    "equal_split": "Equal shares",
    "last_standing": "The last one standing",
    "richest_at_limit": "The richest at the limit",
    "nothing": "Nothing",
    "pot": "The pot",
}
