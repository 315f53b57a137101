"""At 150 and 200 % the pages show at once what matters, and a low footer."""

import pytest
from pygame import Rect

from monopoly_gui.language.option_words import groups
from monopoly_gui.scenes.core.scene import Scene
from monopoly_gui.scenes.replay.replay import ReplayScene
from monopoly_gui.scenes.setup.options import OptionsScene
from monopoly_gui.scenes.table.parts.zoomed_table import ZoomedTable
from monopoly_gui.ui.widgets import Widget
from tests.scenes.pages import PAGES
from tests.scenes.screen import Screen
from tests.scenes.test_layout import Size, resize, undrawn, worded_in

PLACES = [
    (size, scale) for size in ((1024, 600), (1280, 720), (1920, 1080)) for scale in (1.5, 2.0)
]


def opened(name: str, size: Size, scale: float) -> Screen:
    """A page as it is seen before anything is scrolled."""
    with undrawn():
        screen = PAGES[name]()
        resize(screen, size, scale)
    return screen


def in_sight(scene: Scene, rect: Rect) -> bool:
    """Whether all of a place is seen."""
    return rect.size in [part.size for part in scene.viewport.to_window(rect)]


def lowest(scene: Scene, widget: Widget) -> int:
    """The bottom edge of a widget in the window."""
    return max(part.bottom for part in scene.viewport.to_window(widget.rect))


@pytest.mark.parametrize("language", ["en", "de", "fr", "es"])
def test_four_options_are_in_sight_above_a_low_footer(language: str) -> None:
    with worded_in(language):
        screen = PAGES["options"]()
        scene = screen.shows(OptionsScene)
        for size, scale in PLACES:
            resize(screen, size, scale, drawn=False)
            for group, members in groups().items():
                scene.group.value = group
                scene.group.on_change(group)
                seen = [
                    row.option.name
                    for row in (scene.rows[option.name] for option in members)
                    if all(scene.list.rect.contains(w.rect) for w in row.widgets if w.visible)
                    and in_sight(scene, row.control.rect)
                ]
                assert len(seen) >= min(4, len(members)), (size, scale, group, seen)
            foot = [scene.official, scene.save, scene.done]
            high = size[1] - min(button.rect.top for button in foot)
            assert max(lowest(scene, button) for button in foot) <= size[1], (size, scale)
            assert high <= size[1] / 4, (size, scale)


@pytest.mark.parametrize("language", ["en", "de", "fr", "es"])
def test_the_bar_of_a_replay_is_low_and_its_words_have_room(language: str) -> None:
    with worded_in(language):
        screen = PAGES["replay"]()
        bar = screen.shows(ReplayScene).bar
        for size, scale in PLACES:
            resize(screen, size, scale, drawn=False)
            assert bar.tree.rect.height <= size[1] / 4, (size, scale)
            seen = [bar.words.rect, *(widget.rect for widget in bar.all if widget.visible)]
            assert all(bar.tree.rect.contains(rect) and rect.width for rect in seen), (size, scale)


def share_in_sight(scene: ZoomedTable) -> float:
    """The visible part of the board."""
    board = scene.picture.layout.board
    seen = scene.viewport.to_window(board)
    return sum(part.width * part.height for part in seen) / (board.width * board.height)


@pytest.mark.parametrize(("size", "scale"), [*PLACES, ((800, 1280), 1.5), ((800, 1280), 2.0)])
@pytest.mark.parametrize("name", ["replay", "challenge"])
def test_half_of_the_board_is_in_sight_in_a_replay_and_a_challenge(
    name: str, size: Size, scale: float
) -> None:
    scene = opened(name, size, scale).scene
    assert isinstance(scene, ZoomedTable)
    assert share_in_sight(scene) >= 0.5


@pytest.mark.parametrize("name", ["replay", "challenge", "table_four"])
def test_text_can_be_enlarged_without_the_board(name: str) -> None:
    screen = PAGES[name]()
    scene = screen.scene
    assert isinstance(scene, ZoomedTable)
    for size, scale in PLACES:
        screen.context.settings.enlarge_board = True
        resize(screen, size, scale, drawn=False)
        assert share_in_sight(scene) < 1, (size, scale)
        with scene.fitted():
            text = screen.context.painter.scale
        screen.context.settings.enlarge_board = False
        with undrawn():
            screen.frame()
        assert share_in_sight(scene) == 1, (size, scale)
        with scene.fitted():
            assert screen.context.painter.scale == text, (size, scale)
