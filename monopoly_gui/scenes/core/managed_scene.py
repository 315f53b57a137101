"""The interface of a scene to the stack of scenes."""

from collections.abc import Mapping, Sequence
from contextlib import AbstractContextManager
from typing import Protocol, TypeAlias

from pygame import Rect, Surface
from pygame.event import Event

from ...engine.board import Board
from ...engine.rules import Rules
from ...ui.input.bindings import Binding
from ...ui.input.form import Form
from ...ui.widgets import IconButton
from .viewport import Scroller, Viewport

#: the rules and the board of a game, for help and the rules book
GameRules: TypeAlias = tuple[Rules, Board]


def game_rules_of(stack: Sequence["ManagedScene"]) -> GameRules | None:
    """The rules and the board of the topmost game among these scenes, if there is one."""
    return next((game for scene in reversed(stack) if (game := scene.rules_in_force)), None)


class ManagedScene(Protocol):
    """What the manager and neighbouring scenes know of a ``Scene``."""

    form: Form
    help_button: IconButton
    viewport: Viewport
    #: whether the scene below stays in sight
    is_overlay: bool = False
    #: the darkness of the scenes below, 0 to 255
    shade: int = 130
    #: whether it has a help card, and the button for it in the corner of the window
    helped: bool = True

    @property
    def covers(self) -> bool: ...
    @property
    def moving(self) -> bool: ...
    def full_text(self) -> list[str]: ...
    def announce_screen(self, came: bool) -> None: ...
    def show_help(self) -> None: ...
    def resize(self, bounds: Rect) -> None: ...
    def has_sticky_footer(self) -> bool: ...
    def fitted(self) -> AbstractContextManager[None]: ...
    def handle(self, event: Event) -> bool: ...
    def scroller(self, pos: tuple[int, int]) -> Scroller | None: ...
    def tick(self, now: float, dt: float) -> None: ...
    def damage(self) -> list[Rect]: ...
    def draw(self, surface: Surface) -> None: ...
    def paint(self, surface: Surface) -> None: ...

    def enter(self) -> None:
        """Called when it comes to the top: first, and after the scene above has closed."""
        return

    def leave(self) -> None:
        """Called when it leaves the stack or the program ends."""
        return

    def put_away(self) -> None:
        """Called when it is hidden, though it stays on the stack."""
        return

    def retranslate(self) -> None:
        """Bring texts with values up to date; the language has changed, all is laid out next."""
        return

    def bindings(self) -> Sequence[Binding]:
        """Keys of this screen that work wherever the focus is."""
        return ()

    @property
    def propagates(self) -> bool:
        """Whether unused keys go to the scene below."""
        return False

    @property
    def waiting(self) -> bool:
        """Whether a background computation for it is running."""
        return False

    @property
    def piece(self) -> str:
        """The scene's music, "" for that of the screen below."""
        return ""

    @property
    def rules_in_force(self) -> GameRules | None:
        """The rules and the board that the rules book shows when opened from here."""
        return None

    @property
    def theme_overrides(self) -> Mapping[str, str]:
        """The theme of this scene's board, as overrides; {} without one."""
        return {}

    @property
    def toast_rooms(self) -> Sequence[Rect]:
        """Areas of the window where a toast covers nothing important; none: at the top."""
        return ()

    @property
    def settled(self) -> bool:
        """Whether all its events have been shown."""
        return True

    @property
    def awaits_answer(self) -> bool:
        """Whether a requested answer is still to come."""
        return False

    def by_tab(self, buttons: Sequence[str]) -> str:
        """The buttons without a key, which Tab reaches."""
        return ""

    def consequences(self) -> list[str]:
        """The changes elsewhere on the screen caused by the focused control."""
        return []

    def announce_events(self) -> None:
        """Publish the events since the last frame."""
        return
