"""One visit to a page: it is opened once, and whatever only looks at it has its turn."""

import traceback
from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from functools import cache, partial
from unittest.mock import patch

import pygame

from monopoly_gui import language
from monopoly_gui.editions import edition_ids, load_edition
from monopoly_gui.scenes.core.scene import Scene
from monopoly_gui.scenes.menus.help import HelpScene
from monopoly_gui.scenes.menus.title import TitleScene
from monopoly_gui.scenes.setup.setup import SetupScene
from monopoly_gui.ui.board.seated_picture import SeatedPicture
from monopoly_gui.ui.painting.painter import FINGER, MOUSE
from tests.scenes.focus_watch import misnamed, out_of_order
from tests.scenes.keys_watch import misused
from tests.scenes.layout_watch import Watch, draw_watched, faults, told
from tests.scenes.pages import PAGES
from tests.scenes.plan import Place, Plan
from tests.scenes.screen import SIZE, Screen
from tests.scenes.speech_watch import unspeakable
from tests.scenes.test_layout import (
    ENLARGED,
    NARROW,
    lay_out,
    resize,
    too_wide,
    unseen,
    worded_in,
)
from tests.scenes.test_readable import described, noting, part_of_a_picture
from tests.scenes.touch_watch import low, small, undragged

Check = Callable[[Screen], list[str]]
#: the window and the scale in which a page is opened
OPENED: Place = (SIZE, 1.0)
#: windows in which pages are laid out in two columns, and in one
COLUMNS: tuple[Place, ...] = (((1280, 720), 2.0), ((1024, 768), 2.0))
#: pages with words that are not the game's: licences are in English, the title names the version
FOREIGN_WORDS = ("licences", "title")
#: pages without a button for help
HELPLESS = ("help",)


class Visit:
    """A page in one language; ``faults`` gathers all that any check finds, each with its place."""

    def __init__(self, name: str, plan: Plan) -> None:
        self.name, self.plan = name, plan
        self.screen = PAGES[name]()
        self.place = OPENED
        self.faults: list[str] = []
        if language.current_language() != plan.language:
            self.note("language", f"it speaks {language.current_language()}")

    def look(self) -> None:
        """Let all checks look, first in the window in which the page was opened."""
        self.check("drawing", drawing)
        self.check("ground", shining_through)
        self.check("names", misnamed)
        self.check("focus", out_of_order)
        self.check("fingers", lambda screen: small(screen.scene))
        self.check("mouse", lambda screen: low(screen.scene, MOUSE))
        self.check("keys", lambda screen: misused(screen.scene))
        if self.name not in FOREIGN_WORDS:
            self.check("speech", unspeakable)
        if self.name not in HELPLESS:
            # it leads back to the page as it was, and costs least where that has been drawn
            self.check("help", help_at_hand)
        self.screen.context.painter.touched = True
        self.move(self.place, drawn=False)
        self.check("touch", lambda screen: low(screen.scene, FINGER))
        self.check("drag", undragged)
        self.screen.context.painter.touched = False
        for place in (*ENLARGED, *NARROW):
            if place in COLUMNS:
                self.move(place, drawn=False)
                self.check("focus", out_of_order)
                self.check("drag", undragged)
            else:
                self.place = place
                lay_out(self.screen, *place)
            self.check("width", partial(too_wide, name=self.name, place=place))
        in_strips = self.screen.context.settings.view == "seated"
        for number, place in enumerate((self.plan.window, self.plan.narrow)):
            # drawing takes most of the time, and what is looked at is drawn apart; but a board
            # in perspective is printed in strips, across which its words go
            self.move(place, drawn=number == 0 or in_strips)
            self.check("golden button", unseen)
            self.check("layout", layout)

    def move(self, place: Place, drawn: bool) -> None:
        """Go on in another window."""
        self.place = place
        resize(self.screen, *place, drawn)

    def check(self, title: str, check: Check) -> None:
        """Note what a check finds; one that fails itself does not keep the others from looking."""
        try:
            found = check(self.screen)
        except Exception:
            found = [traceback.format_exc()]
        for fault in found:
            self.note(title, fault)

    def note(self, title: str, fault: str) -> None:
        (width, height), scale = self.place
        where = f"{self.name} {width}x{height} at {scale:.0%} in {self.plan.language}"
        self.faults.append(f"{where}, {title}: {fault}")


def visit(name: str, plan: Plan) -> list[str]:
    """All that is wrong with a page."""
    with worded_in(plan.language):
        visited = Visit(name, plan)
        with behind(visited.screen.scene):
            visited.look()
    return visited.faults


def behind(scene: Scene) -> AbstractContextManager[object]:
    """Draw no board in perspective on a page behind this scene: it is looked at on its own."""
    if isinstance(scene, TitleScene | SetupScene):
        return nullcontext()
    return patch.object(SeatedPicture, "build", return_value=False)


@cache
def names(_spoken: str) -> frozenset[str]:
    """The names of all spaces in the language that is spoken, which may be shortened on a board."""
    return frozenset(
        space.name for board in map(load_edition, edition_ids()) for space in board.spaces
    )


def layout(screen: Screen) -> list[str]:
    """Texts that are cut or left out, or lie outside or on something else."""
    return faults(screen, names(language.current_language()))


def drawing(screen: Screen) -> list[str]:
    """Layout faults, and texts too small to read, in one drawing."""
    letters: list[tuple[float, str]] = []
    watch = Watch()
    with noting(letters):
        draw_watched(screen, watch, (*watch.notes, letters), part_of_a_picture)
    return [*told(screen.scene, watch, names(language.current_language())), *described(letters)]


def shining_through(screen: Screen) -> list[str]:
    """Where something of an earlier picture can be seen, if at all."""
    scenes, drawn = screen.context.scenes, []
    for colour in ("black", "white"):
        surface = pygame.Surface(scenes.bounds.size, 0, 32)
        surface.fill(colour)
        scenes.invalidate()
        scenes.draw(surface, screen.context.painter)
        drawn.append(surface)
    # what is drawn on white less what is drawn on black
    drawn[1].blit(drawn[0], (0, 0), special_flags=pygame.BLEND_SUB)
    covered = pygame.mask.from_threshold(drawn[1], (0, 0, 0), (1, 1, 1, 255))
    covered.invert()
    return [
        f"the picture of before shines through at {rect}" for rect in covered.get_bounding_rects()
    ]


def help_at_hand(screen: Screen) -> list[str]:
    """Faults of the help card: opened by a click in the corner, and closed by its key."""
    page, bounds = screen.scene, screen.context.scenes.bounds
    spot = screen.find("help").rect
    wrong = [] if spot.right > bounds.width - 80 else [f"its button is not in the corner: {spot}"]
    screen.click(spot.center)
    card = screen.scene
    if not isinstance(card, HelpScene):
        return [*wrong, f"its button opens {type(card).__name__}"]
    if not bounds.contains(card.box):
        wrong.append(f"its card leaves the window: {card.box}")
    if not (card.text and card.groups):
        wrong.append("its card tells nothing")
    screen.key(pygame.K_F1)
    screen.frame()
    return wrong if screen.scene is page else [*wrong, "its card does not close"]
