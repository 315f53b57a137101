"""Buttons that stand on a light card, and a number that Enter hands in."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from pygame import Rect, Surface

from ....ui.widgets import BODY, Button, IconButton, NumberField
from ....ui.widgets.button import ButtonStyle, nothing
from ....ui.widgets.number import ignore_number

if TYPE_CHECKING:
    from ....ui.painting.painter import Painter


class CardButton(Button):
    """A button that stays readable on a card when it cannot be used."""

    def _cap_width(self, painter: Painter) -> int:
        return super()._cap_width(painter) if self.enabled else 0

    def width(self, painter: Painter) -> int:
        cap = 0 if self.enabled else super()._cap_width(painter)
        return super().width(painter) + (cap + painter.px(16) if cap else 0)

    def _face(self, surface: Surface, painter: Painter) -> tuple[Rect, str]:
        if self.enabled:
            return super()._face(surface, painter)
        focus = self.focused and self.ring
        return painter.panel(surface, self.rect, "faded", focus=focus), "faded"


class CardIconButton(IconButton):
    """A square button with an icon that stays readable on a card."""

    def __init__(
        self,
        icon: str,
        on_click: Callable[[], None] = nothing,
        *,
        tip: str,
        key: int = 0,
        style: ButtonStyle = "light",
        name: str = "",
        reason: str = "",
    ) -> None:
        super().__init__(icon, on_click, tip=tip, key=key, style=style, name=name, reason=reason)

    def _face(self, surface: Surface, painter: Painter) -> tuple[Rect, str]:
        if self.enabled:
            return super()._face(surface, painter)
        focus = self.focused and self.ring
        return painter.panel(surface, self.rect, "faded", focus=focus), "faded"


class Figure(NumberField):
    """A number; Enter in it does what ``on_enter`` says."""

    def __init__(
        self,
        value: int,
        low: int,
        high: int,
        *,
        step: int = 1,
        shows: Callable[[int], str] = str,
        on_change: Callable[[int], None] = ignore_number,
        on_enter: Callable[[], None] = nothing,
        name: str = "",
        tip: str = "",
        reason: str = "",
    ) -> None:
        super().__init__(
            value,
            low,
            high,
            step=step,
            shows=shows,
            on_change=on_change,
            name=name,
            tip=tip,
            reason=reason,
        )
        self.on_enter = on_enter

    def activate(self) -> None:
        self.on_enter()

    def draw(self, surface: Surface, painter: Painter) -> None:
        if self.enabled:
            super().draw(surface, painter)
            return
        painter.panel(surface, self.rect, "faded", focus=self.focused and self.ring)
        painter.text(
            surface,
            self.shows(self.value),
            self.rect,
            size=BODY,
            colour="text" if self.value else "muted",
            weight="bold",
            align="center",
            valign="center",
        )
