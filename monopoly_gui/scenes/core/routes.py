"""Ways from one screen to another: a screen names where it leads, and knows nothing of it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from ...storage import SavedGame
from .shown import Shown


@dataclass(frozen=True, slots=True)
class Routes:
    """What makes each screen; ``scenes/routes.py`` fills it in.

    ``help``, ``edit``, ``watch`` and ``charts`` put their screen on the stack themselves: they
    may have to refuse; ``quick`` begins a short game at once, and ``learn`` the lesson, or goes
    on with the last one.
    """

    help: Callable[[], None]
    title: Callable[[], Shown]
    set_up: Callable[[], Shown]
    quick: Callable[[], None]
    games: Callable[[], Shown]
    load: Callable[[], Shown]
    scenarios: Callable[[], Shown]
    challenges: Callable[[], Shown]
    editor: Callable[[], Shown]
    edit: Callable[[SavedGame], None]
    lesson: Callable[[SavedGame, str], Shown]
    learn: Callable[[], None]
    people: Callable[[], Shown]
    settings: Callable[[], Shown]
    rules: Callable[[], Shown]
    about: Callable[[], Shown]
    licences: Callable[[], Shown]
    watch: Callable[[SavedGame], None]
    charts: Callable[[SavedGame], None]
