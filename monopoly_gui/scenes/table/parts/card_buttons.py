"""Buttons on a light card."""

from dataclasses import KW_ONLY, dataclass

from ....ui.painting.painter import Painter
from ....ui.widgets import Button, IconButton
from ....ui.widgets.button import ButtonStyle
from .shared_keys import ESTATE, ESTATE_BEFORE


@dataclass(eq=False, repr=False)
class DialogButton(Button):
    """A light button that stays readable on a card while it is disabled."""

    _: KW_ONLY
    style: ButtonStyle = "light"
    style_disabled = "faded"

    def __post_init__(self) -> None:
        super().__post_init__()
        self.keys_before = ESTATE_BEFORE if self.key == ESTATE else ()

    def _cap_width(self, painter: Painter) -> int:
        return super()._cap_width(painter) if self.enabled else 0

    def width(self, painter: Painter) -> int:
        cap = 0 if self.enabled else super()._cap_width(painter)
        return super().width(painter) + (cap + painter.px(16) if cap else 0)


class DialogIconButton(IconButton):
    """A square button with an icon that stays readable on a card."""

    usual_style = "light"
    style_disabled = "faded"
