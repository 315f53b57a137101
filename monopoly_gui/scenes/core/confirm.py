"""A question with two answers, and a message with one."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from ...language import _
from ...ui.layout.leaves import Text
from ...ui.widgets import Button
from ...ui.widgets.button import ButtonStyle
from .dialog import Dialog

if TYPE_CHECKING:
    from .context import Context


class ConfirmScene(Dialog):
    """Asks; ``on_yes`` is called after it has closed.  Without ``no`` it only tells.

    A dangerous question has its safe answer as the one that Enter gives.
    """

    width = 720.0

    def __init__(
        self,
        context: Context,
        title: str,
        text: str,
        on_yes: Callable[[], None],
        *,
        yes: str | None = None,
        no: str | None = None,
        danger: bool = False,
    ) -> None:
        self.text = text
        self.on_yes = on_yes
        yes = _("Yes") if yes is None else yes
        no = _("Cancel") if no is None else no
        self._yes = Button(yes, self._agree, style="light" if danger else "primary", name="yes")
        buttons = [self._yes]
        if no:
            style: ButtonStyle = "primary" if danger else "light"
            buttons.insert(0, Button(no, self.close, style=style, key=pygame.K_ESCAPE, name="no"))
        super().__init__(context, title, buttons)
        self.tree = Text(text, alt_text="")
        self.form.default = buttons[0] if danger else self._yes

    def _agree(self) -> None:
        self.close()
        self.on_yes()
