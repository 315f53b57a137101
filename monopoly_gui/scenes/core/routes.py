"""Ways from one screen to another: a screen names its target without knowing it."""

from collections.abc import Callable
from dataclasses import dataclass

from ...storage import SavedGame
from .managed_scene import ManagedScene


@dataclass(frozen=True, slots=True)
class Routes:
    """The factories of all screens; ``scenes/routes.py`` fills it in.

    ``help``, ``edit``, ``watch`` and ``charts`` put their screen on the stack themselves: they
    may have to refuse; ``quick`` begins a short game at once, and ``learn`` the lesson, or goes
    on with the last one.
    """

    help: Callable[[], None]
    title: Callable[[], ManagedScene]
    set_up: Callable[[], ManagedScene]
    quick: Callable[[], None]
    games: Callable[[], ManagedScene]
    load: Callable[[], ManagedScene]
    scenarios: Callable[[], ManagedScene]
    challenges: Callable[[], ManagedScene]
    editor: Callable[[], ManagedScene]
    edit: Callable[[SavedGame], None]
    lesson: Callable[[SavedGame, str], ManagedScene]
    learn: Callable[[], None]
    people: Callable[[], ManagedScene]
    settings: Callable[[], ManagedScene]
    rules: Callable[[], ManagedScene]
    about: Callable[[], ManagedScene]
    licences: Callable[[], ManagedScene]
    watch: Callable[[SavedGame], None]
    charts: Callable[[SavedGame], None]
