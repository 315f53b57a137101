"""Text is at least 14 pixels high in a window of 1280x720, in every language.

``tools/campaigns/readable.py`` tries all pages in all languages.
"""

import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any
from unittest.mock import patch

from pygame import Surface

from monopoly_gui.scenes.core.scene import Scene
from monopoly_gui.ui.painting.text import Typesetter
from tests.scenes.drawn_anew import all_anew
from tests.scenes.pages import PAGES
from tests.scenes.screen import Screen
from tests.scenes.test_layout import resize, worded_in

SMALL = (1280, 720)
LEAST = 14.0
#: where pictures of things are drawn that are not read but known by sight: the board, its cards
#: and banknotes, standing figures, and the letter of a player in a mark
PICTURES = (
    "monopoly_gui.ui.board.",
    "monopoly_gui.ui.pieces.",
    "monopoly_gui.ui.cards.banknotes",
    "monopoly_gui.ui.cards.deed_marks",
)
#: "T I T L E   D E E D" above the name of a deed, an ornament in every language
ORNAMENT = re.compile(r"\w(\s+\w)+")


def part_of_a_picture() -> bool:
    """Whether what is written now belongs to a picture."""
    frame = sys._getframe(1)
    while frame.f_back:
        if str(frame.f_globals.get("__name__")).startswith(PICTURES):
            return True
        frame = frame.f_back
    return False


@contextmanager
def noting(small: list[tuple[float, str]]) -> Iterator[None]:
    """Note the texts that are set smaller than can be read."""
    render = Typesetter.render

    def spy(setter: Typesetter, text: str, size: float, *more: Any) -> Surface:
        if size < LEAST - 0.01 and len(text.strip()) > 1 and not part_of_a_picture():
            small.append((size, text))
        return render(setter, text, size, *more)

    with patch.object(Typesetter, "render", spy):
        yield


def too_small(scene: Scene) -> list[str]:
    """Texts too small on a scene."""
    surface = Surface(scene.bounds.size)
    small: list[tuple[float, str]] = []
    with all_anew(scene.context.painter), noting(small), scene.fitted():
        scene.draw(surface)
    return described(small)


def described(small: list[tuple[float, str]]) -> list[str]:
    """Sentences about texts that are set too small."""
    return [
        f"“{text}” has {size:.1f} pixels" for size, text in small if not ORNAMENT.fullmatch(text)
    ]


def found(name: str, spoken: str) -> list[str]:
    """Texts too small on a page in a language."""
    with worded_in(spoken):
        screen = PAGES[name]()
        resize(screen, SMALL, 1.0)
        return too_small(screen.scene)


class Fine(Scene):
    """Fine print, read and as part of a picture."""

    def paint(self, surface: Surface) -> None:
        super().paint(surface)
        painter = self.context.painter
        painter.text(surface, "read", (40, 40), size=9, colour="light")
        painter.text(surface, "printed", (40, 80), size=9, colour="light", printed=True)


def test_fine_print_is_enlarged_unless_it_is_part_of_a_picture_and_that_is_noticed() -> None:
    screen = Screen(SMALL)
    screen.open(Fine(screen.context))
    assert too_small(screen.scene) == ["“printed” has 6.0 pixels"]
