"""Gold in the lesson: only what is taught is golden, and Enter does that and nothing else."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from ...ui.widgets import Button
from ...ui.widgets.button import ButtonStyle
from ..core.managed_scene import ManagedScene
from ..table.shared.card_buttons import CardButton, CardIconButton

#: on a light card, and on the table
PLAIN: tuple[ButtonStyle, ButtonStyle] = ("light", "secondary")


class ButtonHighlight:
    """Which buttons wear another style than their own while something is taught."""

    def __init__(self) -> None:
        self._dressed: list[Button] = []

    def give(self, scenes: Iterable[ManagedScene], target: Button | None) -> None:
        """Let the target be golden, and no other button of these scenes."""
        wanted: dict[Button, ButtonStyle] = {}
        for scene in scenes:
            for button in (w for w in scene.form.widgets if isinstance(w, Button)):
                if button is target:
                    wanted[button] = "primary"
                elif button.style == "primary":
                    light = isinstance(button, CardButton | CardIconButton)
                    wanted[button] = PLAIN[0] if light else PLAIN[1]
        for button in self._dressed:
            if button not in wanted:
                wear(button, "")
        for button, style in wanted.items():
            wear(button, style)
        self._dressed = list(wanted)

    def take_back(self) -> None:
        """Let every button look as it is."""
        self.give((), None)


def wear(button: Button, style_override: ButtonStyle | Literal[""]) -> None:
    """Have a button look so, "" as it is."""
    if button.style_override != style_override:
        button.style_override = style_override
        button.dirty = True
