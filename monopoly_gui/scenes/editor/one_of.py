"""One of several people: side by side where there is room, else in a list to be opened."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ...ui.widgets import SMALL, Choice, Dropdown

#: so many names fit side by side
FEW = 4


def one_of(
    options: Sequence[tuple[str, str]], value: str, on_change: Callable[[str], None], name: str
) -> Choice | Dropdown:
    """What chooses one of the options (value and label)."""
    if len(options) <= FEW:
        return Choice(options, value, on_change, size=SMALL, name=name)
    return Dropdown(options, value, on_change, name=name, on_card=False)
