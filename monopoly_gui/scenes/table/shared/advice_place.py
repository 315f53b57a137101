"""Where the advice in a dialog is: the button that asks for it, and the strip below."""

from __future__ import annotations

import pygame
from pygame import Rect

from ....engine.board import BANK
from ....language import _
from ....ui.widgets import IconButton
from .adviser import Adviser
from .card_buttons import CardIconButton
from .dialog_host import DialogHost

GAP = 16
#: what a dialog and its strip keep from the edge of the window
EDGE = 16


def advice_button(dialog: DialogHost, adviser: Adviser) -> IconButton:
    """Asks what the one who is asked in the dialog should do."""

    def ask() -> None:
        if (player := dialog.advisee()) != BANK:
            adviser.ask(player)

    return CardIconButton(
        "bulb", ask, tip=_("What an Expert would do here (H)"), key=pygame.K_h, name="advice"
    )


def put_below(dialog: DialogHost, adviser: Adviser) -> None:
    """Put the strip below the dialog, whose box moves up where it has to."""
    px, box, bounds = dialog.context.painter.px, dialog.box, dialog.bounds
    height, gap, edge = adviser.height(box.width), px(GAP - 4), px(EDGE)
    over = box.bottom + gap + height - (bounds.bottom - edge)
    box.y = max(bounds.y + edge, box.y - max(0, over))
    top = min(box.bottom + gap, bounds.bottom - edge - height)
    adviser.arrange(Rect(box.x, top, box.width, height))
