"""The keys of a screen, and those that a game controller presses."""

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

import pygame

from ...language import _
from ...ui.board.cursor import BoardCursor
from ...ui.input.bindings import Binding
from ...ui.input.gamepad import KEYS, Control
from ...ui.input.mac import with_command
from ...ui.widgets import Button, Tabs
from ...ui.widgets.keys import key_name
from .managed_scene import ManagedScene
from .manager import SceneManager


def key_of(control: Control, scenes: SceneManager) -> tuple[int, int]:
    """The key and its modifiers; (0, 0) for a control without a function."""
    if control in KEYS:
        return KEYS[control], 0
    top = scenes.top
    if top is None:
        return 0, 0
    if control == "x":
        return _golden(top), 0
    if control == "y":
        return _named(top, "manage", "fold", "unfold", "search"), 0
    if control == "start":
        return pygame.K_ESCAPE, 0
    return _shoulder(top, control == "rb")


def _golden(top: ManagedScene) -> int:
    """The key of the golden button, which works wherever the focus is."""
    button = top.form.default_button
    if button is None or not button.enabled:
        return _named(top, "skip")
    if button.key:
        return button.key
    top.form.focus(None, visible=False)
    return pygame.K_RETURN


def _named(top: ManagedScene, *names: str) -> int:
    """The key of the first usable button of these names."""
    buttons = {
        w.name: w.key
        for w in top.form.widgets
        if isinstance(w, Button) and w.visible and w.enabled and w.key
    }
    return next((buttons[name] for name in names if name in buttons), 0)


def _shoulder(top: ManagedScene, on: bool) -> tuple[int, int]:
    """Turn pages if there are any, else go round the spaces of the board, else on by Tab."""
    if key := _named(top, "later", "next") if on else _named(top, "earlier"):
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


#: a key named at the end of a tip, which would be heard twice
_KEY_IN_TIP = re.compile(r"\s*\([^()]{1,12}\)(?=\.?$)")


@dataclass(frozen=True, slots=True)
class KeyLine:
    """Keys as printed, and their effect."""

    keys: tuple[str, ...]
    words: str


def keys_here(scenes: Sequence[ManagedScene]) -> list[KeyLine]:
    """The keys of these scenes, the topmost last: bindings, then buttons, each key only once."""
    taken: set[int] = set()
    out: list[KeyLine] = []
    for scene in reversed(scenes):
        mine: set[int] = set()
        for binding in scene.bindings():
            if not taken.intersection(binding.keys) or binding.command:
                out.append(line_of(binding))
            mine |= set() if binding.command else set(binding.keys)
        for button in scene.form.widgets:
            if not isinstance(button, Button) or not button.visible or not button.key:
                continue
            if button.key in taken | mine:
                continue
            mine.add(button.key)
            words = button.aloud or button.label or _KEY_IN_TIP.sub("", button.tip)
            out.append(KeyLine((key_name(button.key),), as_line(words)))
        taken |= mine
    return out


def keys_everywhere(scene: ManagedScene, everywhere: Iterable[Binding]) -> list[KeyLine]:
    """The keys that every screen understands: those of any form and of the program."""
    return [line_of(binding) for binding in (*scene.form.bindings, *everywhere)]


def line_of(binding: Binding) -> KeyLine:
    """The help line of a binding, without nameless keys."""
    names = tuple(name for key in binding.keys if (name := key_name(key)))
    names = tuple(dict.fromkeys(names))
    if binding.command:
        # of many keys with Ctrl only the first one says so
        text = 1 if len(names) > 2 else len(names)
        names = (*map(with_command, names[:text]), *names[text:])
    return KeyLine(names, as_line(_(binding.label)))


def as_line(words: str) -> str:
    """The text for a list: with a capital letter, and without a full stop."""
    return (words[:1].upper() + words[1:]).removesuffix(".")
