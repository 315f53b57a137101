"""Every page and dialog fits every window at every scale, also when it is resized while open.

``python -m tests.scenes.test_layout [PAGE ...]`` tries all sizes with all scales in all languages;
``--part 1/4`` each size with each scale in one language, and the four parts together all of them.
"""

import argparse
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from itertools import product
from tempfile import mkdtemp
from unittest.mock import patch

import pygame
import pytest
from pygame import Rect, Surface

from monopoly_gui import language, paths
from monopoly_gui.editions import edition_ids, load_edition
from monopoly_gui.scenes.core.dialog import NARROWEST
from monopoly_gui.scenes.core.manager import SceneManager
from monopoly_gui.scenes.core.page import Page
from monopoly_gui.scenes.replay.replay import ReplayScene
from monopoly_gui.scenes.table.parts.remark_bubble import RemarkBubble
from monopoly_gui.scenes.table.parts.zoomed_table import ZoomedTable
from monopoly_gui.scenes.table.trade import buttons
from monopoly_gui.scenes.table.trade.trade import TradeDialog
from monopoly_gui.ui.board.seated_picture import SeatedPicture
from monopoly_gui.ui.characters.remarks import Remark, remarks_in
from monopoly_gui.ui.layout.containers import Column
from monopoly_gui.ui.layout.node import Node
from monopoly_gui.ui.widgets import Button
from tests.home import own_home
from tests.scenes.layout_watch import faults
from tests.scenes.pages import PAGES
from tests.scenes.screen import Screen

Size = tuple[int, int]
#: 16:10, 16:9, 4:3, 21:9, upright, half a screen, and what lies between, small and large
SIZES: tuple[Size, ...] = (
    (640, 480), (683, 768), (1024, 600), (1366, 768), (960, 1080), (800, 1280), (1080, 1920),
    (1024, 640), (1024, 768), (1280, 720), (1280, 1024), (1440, 900), (1600, 1200),
    (1920, 1080), (2560, 1080), (3440, 1440), (3840, 2160),
)  # fmt: skip
SCALES = (0.75, 1.0, 1.25, 1.5, 2.0)
#: each shape of window once, small, for the short form; a layout knows only shapes and scales
SHAPES: tuple[Size, ...] = (
    (1024, 600), (1024, 768), (1280, 720), (1512, 648), (800, 1280), (683, 768), (960, 1080),
)  # fmt: skip
#: the smallest windows for these scales: nothing is wider than those but a table seen nearly
ENLARGED: tuple[tuple[Size, float], ...] = (((1280, 720), 2.0), ((1024, 600), 1.5))
#: narrow ones, and how many design units across they have: nothing is wider there that says it
#: is laid out for so many, and only these pages need more than 720
NARROW: dict[tuple[Size, float], float] = {
    ((800, 1280), 2.0): 540.0, ((1024, 768), 2.0): 720.0, ((800, 1280), 1.5): 720.0,
}  # fmt: skip
WIDER = ("board_editor", "editor")
#: pages that are also opened in the largest windows, which take long to draw
LARGE = ("table_four", "settings", "trade_edit")


def resize(screen: Screen, size: Size, scale: float, drawn: bool = True) -> None:
    """Change the window and the scale under whatever is open; two frames, drawn or not."""
    lay_out(screen, size, scale)
    with nullcontext() if drawn else undrawn():
        screen.frame()
        screen.frame()


def lay_out(screen: Screen, size: Size, scale: float) -> None:
    """Change the window and the scale, and let no time pass."""
    screen.context.settings.scale = scale
    screen.app.resize(pygame.display.set_mode(size))


@contextmanager
def undrawn() -> Iterator[None]:
    """Let frames pass without drawing them, where only places are looked at."""
    with (
        patch.object(SceneManager, "draw", return_value=[]),
        patch.object(SeatedPicture, "build", return_value=False),
    ):
        yield


@contextmanager
def worded_in(spoken: str) -> Iterator[None]:
    """Open what is opened in a language."""
    try:
        with patch.dict(os.environ, LC_ALL=spoken):
            yield
    finally:
        language.speak(language.USUAL, paths.assets() / "locale")


def sideways(screen: Screen, name: str = "") -> list[str]:
    """Pages that would scroll sideways; nothing is drawn."""
    wrong = []
    for size, scale in (*ENLARGED, *NARROW):
        lay_out(screen, size, scale)
        wide = too_wide(screen, name, (size, scale))
        wrong += [f"{size[0]}x{size[1]} at {scale:.0%}: {each}" for each in wide]
    return wrong


def too_wide(screen: Screen, name: str, place: tuple[Size, float]) -> list[str]:
    """The width of a page in a window that it should fit and does not."""
    top = screen.scene
    most = top.min_width if name.startswith(WIDER) else NARROWEST
    if NARROW.get(place, most) < most or isinstance(top, ZoomedTable):
        return []
    wide = top.bounds.width
    return [f"{wide} pixels wide"] if wide > place[0][0] else []


def unseen(screen: Screen) -> list[str]:
    """The golden button of a dialog, where it is not seen before anything is scrolled."""
    top = screen.scene
    default_button = top.form.default_button
    if not default_button or not default_button.visible:
        return []
    seen = [part.size for part in top.viewport.to_window(default_button.rect)]
    return [] if default_button.rect.size in seen else [f"{default_button.name} is not in sight"]


def found(name: str, pairs: list[tuple[Size, float]], spoken: str = language.USUAL) -> list[str]:
    """The faults of a page at some sizes and scales, in a language."""
    known = {s.name for edition in edition_ids() for s in load_edition(edition).spaces}
    wrong = []
    with worded_in(spoken):
        screen = PAGES[name]()
        assert language.current_language() == spoken
        wrong += [f"{name} in {spoken}, {parts}" for parts in sideways(screen, name)]
        for size, scale in pairs:
            # drawing takes most of the time, and what is looked at is drawn apart; but a board
            # in perspective is printed in strips, across which its words go
            drawn = (size, scale) == pairs[0] or name == "table_seated"
            resize(screen, size, scale, drawn)
            where = f"{name} {size[0]}x{size[1]} at {scale:.0%} in {spoken}"
            parts = [*unseen(screen), *faults(screen, frozenset(known))]
            wrong += [f"{where}: {fault}" for fault in parts]
    return wrong


@pytest.mark.parametrize("name", LARGE)
def test_it_also_does_in_large_windows(name: str) -> None:
    assert found(name, [((3440, 1440), 1.25)]) == []


def test_a_page_that_is_too_wide_is_found() -> None:
    screen = Screen()
    page = screen.open(Crowded(screen))
    assert sideways(screen) == []
    page.preferred_width, page.min_width = 1240.0, 1240.0
    assert len(sideways(screen)) == len(ENLARGED) + len(NARROW)


@pytest.mark.parametrize(
    "name", ["jail", "jail_last", "result", "lesson_end", "trade_edit", "presets", "days"]
)
def test_the_golden_button_is_seen_before_anything_is_scrolled(name: str) -> None:
    screen = PAGES[name]()
    for size, scale in product(SHAPES, (1.5, 2.0)):
        resize(screen, size, scale, drawn=False)
        assert unseen(screen) == [], (size, scale)


@pytest.mark.parametrize("spoken", language.LANGUAGES)
@pytest.mark.parametrize("name", ["trade_refused", "trade_answer"])
def test_a_trade_has_room_for_one_more_button_at_200_percent(
    name: str, spoken: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(buttons.KINDS, "more", ("Show the terms", "eye", pygame.K_s, "light"))
    for mode in ("edit", "answer"):
        monkeypatch.setitem(buttons.ROWS, mode, ("more", *buttons.ROWS[mode]))
    usual = TradeDialog._commands
    more = {"more": lambda: None}
    monkeypatch.setattr(TradeDialog, "_commands", lambda dialog: {**usual(dialog), **more})
    assert found(name, [(size, 2.0) for size in SHAPES], spoken) == []


@pytest.mark.parametrize("spoken", language.LANGUAGES)
def test_all_that_the_title_leads_to_is_seen_at_once(spoken: str) -> None:
    with worded_in(spoken):
        screen = PAGES["title"]()
        for size, scale in product(SHAPES, SCALES):
            resize(screen, size, scale, drawn=False)
            assert screen.scene.viewport.whole, (size, scale)
            for button in screen.scene.form.widgets:
                assert isinstance(button, Button) and button.width(screen.context.painter) > 0
                assert screen.scene.window.contains(button.rect), (size, scale, button.name)


def test_a_golden_button_out_of_sight_is_found() -> None:
    screen = PAGES["jail"]()
    resize(screen, (1024, 768), 2.0, drawn=False)
    default_button = screen.scene.form.default_button
    assert default_button
    default_button.rect = default_button.rect.move(0, 600)
    assert unseen(screen) == ["roll is not in sight"]


@pytest.mark.parametrize("size", [(960, 1080), (683, 768), (800, 1280)], ids=str)
def test_a_replay_in_half_of_a_window_shows_the_board_nearly_and_what_is_said(size: Size) -> None:
    screen = PAGES["replay"]()
    scene = screen.scene
    assert isinstance(scene, ReplayScene)
    resize(screen, size, 2.0)
    assert scene.near is not None
    character, kinds = next(iter(remarks_in(language.USUAL).items()))
    remark = Remark(1, character, next(iter(kinds)), 0)
    scene.remark_bubble = RemarkBubble(screen.context, scene.picture, lambda: remark)
    scene.remark_bubble.follow(0.0)
    with scene.fitted():
        said = scene.picture.bubble(1, scene.remark_bubble.text)
    assert not said.colliderect(scene.picture.cash_place(1))
    assert faults(screen) == []


class Crowded(Page):
    """A page with every fault that is looked for."""

    def __init__(self, screen: Screen) -> None:
        super().__init__(
            screen.context, "A title that is far too long to be seen on this page " * 3
        )
        self.one, self.other = Button("One"), Button("A label that is too long for its button")

    def compose(self) -> Node:
        return Column([])

    def layout(self) -> None:
        super().layout()
        self.form.replace([self.back, self.one, self.other])
        self.one.rect = Rect(self.bounds.right - 50, 300, 100, 50)
        self.other.rect = Rect(self.bounds.right - 90, 320, 60, 50)

    def paint(self, surface: Surface) -> None:
        super().paint(surface)
        painter = self.context.painter
        painter.text(surface, "over", (400, 300), size=30, colour="light")
        painter.text(surface, "under", (410, 300), size=30, colour="light")
        painter.text(surface, "beyond", (self.bounds.right - 20, 500), size=30, colour="light")


def test_faults_are_found() -> None:
    screen = Screen()
    screen.open(Crowded(screen))
    text = "\n".join(faults(screen))
    for fault in (
        "is shortened", "leaves the window", "overlap", "over each other", "reaches out",
    ):  # fmt: skip
        assert fault in text


def size_of(text: str) -> Size:
    """Width and height as 1280x720."""
    wide, high = map(int, text.split("x"))
    return wide, high


def part_of(text: str) -> tuple[int, int]:
    """The part out of all, as 1/4."""
    number, parts = map(int, text.split("/"))
    return number, parts


def main() -> int:
    """All sizes with all scales in all languages; 1 if anything is wrong."""
    read = argparse.ArgumentParser(description=__doc__)
    read.add_argument("pages", nargs="*", default=list(PAGES))
    read.add_argument("--scales", nargs="+", type=float, default=SCALES)
    read.add_argument("--largest", type=int, default=4000, help="the widest window to try")
    read.add_argument("--languages", nargs="+", default=list(language.LANGUAGES))
    read.add_argument("--sizes", nargs="+", type=size_of, default=SIZES, help="like 1280x720")
    read.add_argument("--part", type=part_of, default=(1, 1), help="one of several parts, like 1/4")
    args = read.parse_args()
    os.environ[paths.HOME_VARIABLE] = mkdtemp()
    sizes = [size for size in args.sizes if size[0] <= args.largest]
    wrong = tried = 0
    for (number, name), (turn, spoken) in product(enumerate(args.pages), enumerate(args.languages)):
        chosen = [
            (size, scale)
            for (row, size), (column, scale) in product(enumerate(sizes), enumerate(args.scales))
            if (number + turn + row + column) % args.part[1] == args.part[0] - 1
        ]
        tried += len(chosen)
        for line in found(name, chosen, spoken):
            print(line, flush=True)
            wrong += 1
        print(f"{name} in {spoken}: looked at, {tried} so far", flush=True)
    print(f"{wrong} faults")
    return 1 if wrong else 0


if __name__ == "__main__":
    own_home()
    sys.exit(main())
