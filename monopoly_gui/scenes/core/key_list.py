"""The keys that work on a screen, gathered from what really handles them."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from ...language import _
from ...ui.input.bindings import Binding
from ...ui.input.mac import with_command
from ...ui.widgets import Button
from ...ui.widgets.keys import key_name
from .managed_scene import ManagedScene

#: a key that is named at the end of a tip, which would be told twice
_KEY_IN_TIP = re.compile(r"\s*\([^()]{1,12}\)(?=\.?$)")
#: of so many keys that are pressed with Ctrl only the first one says so
MANY = 3


@dataclass(frozen=True, slots=True)
class KeyLine:
    """Keys as they are printed, and what they do."""

    keys: tuple[str, ...]
    words: str


def keys_here(scenes: Sequence[ManagedScene]) -> list[KeyLine]:
    """What belongs to these scenes, the highest last: bindings first, then buttons with a key.

    A key that a higher scene has taken is not told again.
    """
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
    """What every screen understands: as any form does, and as the program does."""
    return lines_of((*scene.form.bindings, *everywhere))


def lines_of(bindings: Iterable[Binding]) -> list[KeyLine]:
    return [line_of(binding) for binding in bindings]


def line_of(binding: Binding) -> KeyLine:
    """The help line of a binding, without nameless keys."""
    names = tuple(name for key in binding.keys if (name := key_name(key)))
    names = tuple(dict.fromkeys(names))
    if binding.command:
        text = 1 if len(names) >= MANY else len(names)
        names = (*map(with_command, names[:text]), *names[text:])
    return KeyLine(names, as_line(_(binding.label)))


def as_line(words: str) -> str:
    """As it stands in a list: with a capital letter, and no full stop at the end."""
    return (words[:1].upper() + words[1:]).removesuffix(".")
