"""The spoken text of a screen, and its keys."""

from collections.abc import Callable
from dataclasses import replace

import pygame

from ...language import _, retranslate
from ...ui.layout.node import Node
from ...ui.text.log_words import plain
from ...ui.widgets import Accessible, Button, Widget
from ...ui.widgets.accessible import join_sentences as join_sentences
from ...ui.widgets.keys import key_name
from .managed_scene import ManagedScene

ENTER = (pygame.K_RETURN, pygame.K_KP_ENTER)


def title_of(scene: ManagedScene) -> str:
    """The title of a screen, "" without a heading."""
    return plain(retranslate(getattr(scene, "title", "")))


def tree_texts(tree: Node | None) -> list[str]:
    """The texts of a tree apart from its widgets, one for each part."""
    texts = (plain(each.text) for each in tree.spoken()) if tree else ()
    return [text for text in texts if text]


def spoken_widget(scene: ManagedScene, widget: Widget) -> Accessible:
    """The accessible description of a widget, or of its screen where it has none."""
    text = widget.spoken()
    others = (text.name, widget.tip, getattr(widget, "placeholder", ""))
    name = next((plain(retranslate(each)) for each in others if each), title_of(scene))
    value, more = plain(retranslate(text.value)), retranslate(text.more)
    return replace(text, name=name if text.name else name.rstrip("."), value=value, more=more)


def describe_keys(scene: ManagedScene, familiar: Callable[[str], bool] = lambda name: False) -> str:
    """The buttons with an active key, and the keys; the default button comes first.

    Others whose names are ``familiar`` are left out, and so are keys that the focused
    field takes for itself. In a dialog those without a key come last:
    Tab goes to them.
    """
    parts: list[str] = []
    others: list[str] = []
    form = scene.form
    default = form.default_button
    # Enter belongs to the widget chosen by the keyboard
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
    if (more := scene.by_tab(others)) and not familiar("tab"):
        parts.append(more)
    return ". ".join(parts)


def label_of(button: Button) -> str:
    """The label of a button with its title."""
    label = retranslate(button.aloud or button.label)
    return f"{retranslate(button.title)}, {label}" if button.title else label


def read_screen(scene: ManagedScene) -> list[str]:
    """A whole screen from top to bottom: its text, then each widget that can have the focus."""
    widgets = [w for w in scene.form.widgets if w.visible and w.focusable]
    controls = (spoken_widget(scene, widget).sentence() for widget in widgets)
    return [*scene.full_text(), *controls]
