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
    return str(value).replace("_", " ").capitalize()
