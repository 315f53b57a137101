"""Text that only says something."""

from __future__ import annotations

from typing import Literal, Unpack

from pygame import Surface

from ..painting.painter import Painter
from .accessible import Accessible
from .base import BODY, Widget, WidgetOptions, redrawn


class Label(Widget):
    """One line cut to fit, or several when ``wrap`` is set."""

    glows = False
    yields = True
    text: str = redrawn("_text")

    def __init__(
        self,
        text: str,
        *,
        size: int = BODY,
        weight: str = "regular",
        colour: str = "light",
        align: Literal["left", "center", "right"] = "left",
        valign: Literal["top", "center", "bottom"] = "center",
        wrap: bool = False,
        **options: Unpack[WidgetOptions],
    ) -> None:
        super().__init__(**options)
        self._text = text
        self.size = size
        self.weight = weight
        self.colour: str = colour
        self.align = align
        self.valign = valign
        self.wrap = wrap

    def spoken(self) -> Accessible:
        return self.accessible("note", self._text)

    def height(self, painter: Painter, width: int) -> int:
        if not self.wrap:
            return painter.measure("", self.size, self.weight)[1]
        return painter.text_height(self._text, self.size, width, self.weight)

    def draw(self, surface: Surface, painter: Painter) -> None:
        painter.text(
            surface,
            self._text,
            self.rect,
            self.size,
            self.colour,
            weight=self.weight,
            align=self.align,
            valign=self.valign,
            max_width=self.rect.width,
            wrap=self.wrap,
        )
