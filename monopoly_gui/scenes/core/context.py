"""The services of a scene, passed in at its creation; there are no globals."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from ... import paths
from ...editions import EditionError
from ...language import translate_error
from ...storage import SaveError
from ...ui.widgets.base import ignore

if TYPE_CHECKING:
    from ...match.match import Match
    from ...speech.announcement import Priority
    from ...storage import Kind, Mark, SavedGame, SeatRecord, Settings
    from ...storage.kept import Shelf
    from ...ui.clock import Clock
    from ...ui.input.bindings import Binding
    from ...ui.painting.painter import Painter
    from ...ui.playback.sound import Sounds
    from .announcements import Announcements
    from .managed_scene import ManagedScene
    from .manager import SceneManager


T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class NewGame:
    """The choices of the set-up screen; ``seed`` None is "any".

    ``collects`` says whether humans have rent and salary asked for at once; None: as in the
    settings.
    ``kind`` and ``marks`` say how the game came about, and why it counts for nothing.
    """

    seats: list[SeatRecord]
    edition: str
    rules: dict[str, object] = field(default_factory=dict)
    seed: int | None = None
    collects: bool | None = None
    kind: Kind = "game"
    marks: tuple[Mark, ...] = ()


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


@dataclass(slots=True)
class Context:
    """The app fills it; the callbacks lead out of the menus into a game.

    ``load_game`` begins a game from a file, ``play_kept`` goes on with one of the shelf, and
    ``play_from`` begins one from a moment of another; each is kept by itself from then on.
    ``attend`` keeps a game that has a table of its own, such as the lesson, under its id or
    ("") as a new one.
    ``reseat`` puts somebody else on a seat of the game on the table from now on; the new table.
    ``leave_game`` ends the writing of what was played.
    ``warm_up`` makes ready, beside what is shown, what the beginning of a game would wait for.
    ``continue_reason`` says why there is nothing to continue, "" if there is.
    ``settings_changed`` makes changed settings take effect and keeps them; ``speak`` switches
    the language at once.
    ``rescue`` saves what can be saved when the program fails, and says whether there was a
    game; ``story`` describes that game for the report, ``players`` are the names to leave out.
    ``report`` writes such a report where nothing has failed; None if it could not.
    """

    painter: Painter
    settings: Settings
    sounds: Sounds
    clock: Clock
    scenes: SceneManager
    saves: Path
    scenarios: Path
    #: the games played here
    shelf: Shelf
    start_game: Callable[[NewGame], None] = ignore
    load_game: Callable[[Path], None] = ignore
    play_kept: Callable[[str], None] = ignore
    attend: Callable[[Match, str], None] = ignore
    reseat: Callable[[Match, int, SeatRecord], ManagedScene | None] = ignore
    play_from: Callable[[SavedGame], None] = ignore
    leave_game: Callable[[], None] = ignore
    warm_up: Callable[[], None] = ignore
    continue_game: Callable[[], None] = ignore
    continue_reason: Callable[[], str] = str
    settings_changed: Callable[[], None] = ignore
    speak: Callable[[str], None] = ignore
    rescue: Callable[[], bool] = bool
    story: Callable[[], list[str]] = list
    players: Callable[[], list[str]] = list
    report: Callable[[], Path | None] = ignore
    #: keys that work on every screen, and the connected controllers
    bindings: Sequence[Binding] = ()
    #: the folder of positions made in the editor
    own_scenarios: Path = field(default_factory=paths.user_scenarios)
    pads: Callable[[], list[str]] = list
    #: the voices for the current language, and the reason why there is none
    voices: Callable[[], list[str]] = list
    mute_because: Callable[[], str] = str
    quit: Callable[[], None] = ignore
    #: whether opponents think in threads of their own; tests wait for them
    threaded: bool = True
    #: ways to other screens, filled in once the context is complete
    routes: Routes = field(init=False)

    def change(self, setting: str, value: object) -> None:
        """Change a setting; it takes effect at once and is saved."""
        setattr(self.settings, setting, value)
        self.settings_changed()

    @property
    def announcements(self) -> Announcements:
        """The stream of announcements."""
        return self.scenes.announcements

    def familiar(self, name: str) -> bool:
        """Whether the text of this name may be shortened; counts this time."""
        known = self.announcements.familiar(name)
        return known and self.settings.speech_length != "long"

    def announce(self, text: str, priority: Priority = "event", source: str = "") -> None:
        """Announce an effect that only the picture shows."""
        self.announcements.publish(text, priority, source)

    def attempt(self, do: Callable[[], object]) -> bool:
        """Do something with files; report a failure."""
        return self.obtain(lambda: (do(),)) is not None

    def obtain(self, get: Callable[[], T]) -> T | None:
        """Get something from files; None after a failure, which is reported."""
        try:
            return get()
        except (SaveError, EditionError) as error:
            self.scenes.toasts.say(translate_error(error), "bad")
            return None
