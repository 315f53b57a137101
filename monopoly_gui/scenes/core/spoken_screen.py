"""What a screen says of itself, and what can be done there by key."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame
from pygame import Surface

from ...language import _, retranslate
from ...ui.layout.node import Node
from ...ui.painting.painter import Painter
from ...ui.text.log_words import plain
from ...ui.widgets import Button
from ...ui.widgets.keys import key_name
from .managed_scene import ManagedScene
from .reader import Reader

ENTER = (pygame.K_RETURN, pygame.K_KP_ENTER)


def title_of(scene: ManagedScene) -> str:
    """What a screen is called, "" where it has no heading."""
    return plain(retranslate(str(getattr(scene, "title", ""))))


def written(reader: Reader, scene: ManagedScene) -> list[str]:
    """What stands on a screen behind its widgets."""

    def draw(surface: Surface, painter: Painter) -> None:
        scene.paint(surface)

    with scene.fitted():
        return reader.read(draw)


def spoken_by(tree: Node) -> list[str]:
    """What a tree says apart from its widgets, a text for each of its parts."""
    texts = (", ".join(filter(None, (each.name, each.value))) for each in tree.spoken())
    return [plain(text) for text in texts]


def with_title(reader: Reader, scene: ManagedScene) -> list[str]:
    """The title of a screen, then what else stands on it behind its widgets."""
    title = title_of(scene)
    return [title, *(text for text in written(reader, scene) if text != title)]


def describe_keys(scene: ManagedScene, familiar: Callable[[str], bool] = lambda name: False) -> str:
    """The buttons that can be used now by a key, each with it; what Enter does comes first.

    Of the others those are left out that are ``familiar`` by their names.
    What the focused field takes for itself is left out. In a dialog those without a key come last:
    Tab goes to them.
    """
    parts: list[str] = []
    others: list[str] = []
    form = scene.form
    default = form.default_button
    # Enter belongs to what has been chosen by the keyboard
    taken = form.focused is not None and form.focus_visible and form.focused.visible
    for button in scene.form.widgets:
        if not isinstance(button, Button) or not button.visible or not button.enabled:
            continue
        default_button = button is default and button.key not in ENTER and not taken
        if default_button:
            keys = key_name(ENTER[0])
            if button.key:
                keys = _("{key} or {other}").format(key=key_name(button.key), other=keys)
            parts.insert(0, f"{keys}: {label_of(button)}")
        elif button.key and button.label:
            if taken and form.focused and form.focused.takes(button.key):
                continue
            if familiar(button.name or button.label) and default:
                continue
            parts.append(f"{key_name(button.key)}: {label_of(button)}")
        elif button.label and button is not default:
            others.append(label_of(button))
    more = scene.by_tab(others)
    if more and familiar("tab"):
        more = ""
    return ". ".join([*parts, more] if more else parts)


def label_of(button: Button) -> str:
    """What a button says, with what it is about."""
    label = retranslate(button.aloud or button.label)
    return f"{retranslate(button.title)}, {label}" if button.title else label


def everything(reader: Reader, scene: ManagedScene) -> list[str]:
    """A whole screen from top to bottom: what it says, then each thing that can have the focus."""
    widgets = [w for w in scene.form.widgets if w.visible and w.focusable]
    controls = (reader.spoken(scene, widget).sentence() for widget in widgets)
    return [*scene.full_text(), *controls]


def sentences(texts: Sequence[str]) -> str:
    """Texts one after another, each with an end of its own."""
    parts = [text.strip() for text in texts if text.strip()]
    return " ".join(text if text[-1] in ".!?:…”" else f"{text}." for text in parts)
