"""Which key a control of a game controller presses on the screen that is shown."""

from __future__ import annotations

import pygame

from ...ui.board.cursor import BoardCursor
from ...ui.input.gamepad import KEYS, Control
from ...ui.widgets import Button, Tabs
from .managed_scene import ManagedScene
from .manager import SceneManager

#: the buttons that Y presses, by their names: the first of them that is there
SECOND = ("manage", "fold", "unfold", "search")
#: what X presses where nothing is golden
FIRST = ("skip",)
#: what shoulders press for want of anything better: one of these buttons, else Tab
BEFORE, AFTER = ("earlier",), ("later", "next")


def key_of(control: Control, scenes: SceneManager) -> tuple[int, int]:
    """The key and its modifiers; (0, 0) where the control does nothing."""
    if control in KEYS:
        return KEYS[control], 0
    top = scenes.top
    if top is None:
        return 0, 0
    if control == "x":
        return _golden(top), 0
    if control == "y":
        return _named(top, SECOND), 0
    if control == "start":
        return pygame.K_ESCAPE, 0
    return _shoulder(top, control == "rb")


def _golden(top: ManagedScene) -> int:
    """The key of the golden button, which works wherever the focus is."""
    button = top.form.default_button
    if button is None or not button.enabled:
        return _named(top, FIRST)
    if button.key:
        return button.key
    top.form.focus(None, visible=False)
    return pygame.K_RETURN


def _named(top: ManagedScene, names: tuple[str, ...]) -> int:
    """The key of the first usable button of these names."""
    buttons = {
        w.name: w.key
        for w in top.form.widgets
        if isinstance(w, Button) and w.visible and w.enabled and w.key
    }
    return next((buttons[name] for name in names if name in buttons), 0)


def _shoulder(top: ManagedScene, on: bool) -> tuple[int, int]:
    """Turn pages where there are any, else go round the spaces of the board, else on by Tab."""
    if key := _named(top, AFTER if on else BEFORE):
        return key, 0
    for widget in top.form.widgets:
        if isinstance(widget, Tabs) and widget.visible and widget.enabled:
            top.form.focus(widget, visible=True)
            back, ahead = (
                (pygame.K_UP, pygame.K_DOWN) if widget.vertical
                else (pygame.K_LEFT, pygame.K_RIGHT)
            )  # fmt: skip
            return ahead if on else back, 0
        if isinstance(widget, BoardCursor) and widget.visible and widget.by_shoulder:
            top.form.focus(widget, visible=True)
            widget.step(1 if on else -1)
            return 0, 0
    return pygame.K_TAB, 0 if on else pygame.KMOD_SHIFT
