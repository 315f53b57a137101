"""The screens of which pictures are kept, each in a position that is always the same."""

from collections.abc import Callable
from functools import partial

import pygame
from pygame import Surface

from monopoly_gui.engine.events import CardDrawn
from monopoly_gui.scenes.setup.setup import SetupRequest, SetupScene
from monopoly_gui.storage import SavedGame, SeatRecord
from tests.pictures.compare import small
from tests.scenes.contrast_watch import dress
from tests.scenes.dialogs.desk import NAMES, TOKENS, settle_books
from tests.scenes.dialogs.stories import middle_game
from tests.scenes.pages import PAGES, page
from tests.scenes.screen import Screen
from tests.scenes.seat import Seat
from tests.waiting import repeat_until

SEED = 588373


def setup() -> Screen:
    """The set-up screen with a seed that does not change, and all boards of its gallery drawn."""
    return finished(page(lambda s: SetupScene(s.context, SetupRequest(None, None, SEED))))


def finished(screen: Screen) -> Screen:
    """A page whose boards are all drawn."""
    # one board is drawn in each frame, unless another test has drawn it before
    repeat_until(lambda: not screen.scene.moving, screen.frame, "all boards are drawn", most=100)
    return screen


def quiet_game() -> SavedGame:
    """A game in which nothing happens before somebody at the screen acts."""
    state = settle_books(middle_game())
    seats = tuple(SeatRecord(NAMES[p], "human", TOKENS[p], p) for p in range(state.players))
    return SavedGame("Quiet", seats, state.clone(), state)


def quiet() -> Screen:
    """That game as a start of the program continues it."""
    screen = Seat.of(quiet_game()).screen
    screen.context.settings.speed = "instant"
    return screen


def drawn(name: str) -> Screen:
    """A page; dialogs of the table over the board instead of an empty ground."""
    screen = PAGES[name]()
    for scene in screen.context.scenes.stack:
        if hasattr(scene, "drawn"):
            scene.drawn = True
    return screen


def seated(name: str) -> Screen:
    """A page with the board as it is seen from one's seat."""
    screen = drawn(name)
    screen.context.settings.view = "seated"
    return screen


def card() -> Screen:
    """The tilted table while a card is shown, where nothing slides."""
    seat = Seat(middle_game(), range(4), view="seated", reduced_motion=True)
    seat.table.game.timeline.feed((CardDrawn(0, 0, "ch_back_3"),))
    return seat.screen


SHOWN: dict[str, Callable[[], Screen]] = {
    "setup": setup,
    "settings": lambda: finished(PAGES["settings"]()),
    "quiet": quiet,
    "table_four_seated": partial(seated, "table_four"),
    "card_seated": card,
    **{
        name: partial(drawn, name)
        for name in (
            "title", "people_games_won", "people_achievements", "options", "rules",
            "table_four", "table_eight", "purchase", "auction", "trade_edit", "trade_answer",
            "estate_plan", "debt", "jail", "received", "charts_cash",
            "charts_landings", "charts_dice", "replay", "result", "challenges",
            "editor", "days", "games",
        )
    },
}  # fmt: skip
#: pages that are also kept in the other themes
THEMED = ("table_four", "trade_edit")
OTHERS = ("dark", "high_contrast")
PICTURES: dict[str, tuple[str, str]] = {
    **{name: (name, "classic") for name in SHOWN},
    **{f"{name}-{theme}": (name, theme) for name in THEMED for theme in OTHERS},
    **{f"table_four_seated-{theme}": ("table_four_seated", theme) for theme in OTHERS},
}


def take(name: str) -> Surface:
    """The picture of that name as it is drawn now, in the size in which pictures are kept."""
    page_name, theme = PICTURES[name]
    screen = SHOWN[page_name]()
    dress(screen, theme)
    screen.context.scenes.invalidate()
    for _ in range(8):
        screen.frame(0.1)
    surface = pygame.display.get_surface()
    assert surface is not None
    return small(surface)
