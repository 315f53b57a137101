"""Text that only says something."""

from dataclasses import KW_ONLY, dataclass
from typing import Literal

from pygame import Surface

from ..painting.painter import Painter
from .accessible import Accessible
from .base import BODY, Redrawn, Widget


@dataclass(eq=False, repr=False)
class Label(Widget):
    """One line cut to fit, or several when ``wrap`` is set."""

    glows = False
    yields = True
    text: Redrawn[str] = Redrawn()
    _: KW_ONLY
    size: int = BODY
    weight: str = "regular"
    colour: str = "light"
    align: Literal["left", "center", "right"] = "left"
    valign: Literal["top", "center", "bottom"] = "center"
    wrap: bool = False

    def spoken(self) -> Accessible:
        return self.accessible("note", self.text)

    def height(self, painter: Painter, width: int) -> int:
        if not self.wrap:
            return painter.measure("", self.size, self.weight)[1]
        return painter.text_height(self.text, self.size, width, self.weight)

    def draw(self, surface: Surface, painter: Painter) -> None:
        painter.text(
            surface,
            self.text,
            self.rect,
            self.size,
            self.colour,
            weight=self.weight,
            align=self.align,
            valign=self.valign,
            max_width=self.rect.width,
            wrap=self.wrap,
        )
