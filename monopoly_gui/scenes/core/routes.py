"""Ways from one screen to another: a screen names where it leads, and knows nothing of it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from ...storage import SavedGame
from .stacked_scene import StackedScene


@dataclass(frozen=True, slots=True)
class Routes:
    """What makes each screen; ``scenes/routes.py`` fills it in.

    ``help``, ``edit``, ``watch`` and ``charts`` put their screen on the stack themselves: they
    may have to refuse; ``quick`` begins a short game at once, and ``learn`` the lesson, or goes
    on with the last one.
    """

    help: Callable[[], None]
    title: Callable[[], StackedScene]
    set_up: Callable[[], StackedScene]
    quick: Callable[[], None]
    games: Callable[[], StackedScene]
    load: Callable[[], StackedScene]
    scenarios: Callable[[], StackedScene]
    challenges: Callable[[], StackedScene]
    editor: Callable[[], StackedScene]
    edit: Callable[[SavedGame], None]
    lesson: Callable[[SavedGame, str], StackedScene]
    learn: Callable[[], None]
    people: Callable[[], StackedScene]
    settings: Callable[[], StackedScene]
    rules: Callable[[], StackedScene]
    about: Callable[[], StackedScene]
    licences: Callable[[], StackedScene]
    watch: Callable[[SavedGame], None]
    charts: Callable[[SavedGame], None]
