"""A finger, or a held mouse button, scrolls what it drags, and uses nothing of it."""

from collections.abc import Iterator
from itertools import pairwise

import pygame
import pytest

from monopoly_gui.engine.presets import preset, rules_from
from monopoly_gui.scenes.challenge.page import ChallengesScene
from monopoly_gui.scenes.menus.settings import SettingsScene
from monopoly_gui.scenes.rules.book import RulesScene
from monopoly_gui.scenes.setup.options import OptionsScene
from monopoly_gui.scenes.table.dialog_base.table_dialog import TableDialog
from monopoly_gui.scenes.table.table import TableScene
from monopoly_gui.ui.widgets import (
    Button,
    Choice,
    NumberField,
    RowList,
    ScrollArea,
    Slider,
    Tabs,
)
from tests.scenes.pages import PAGES
from tests.scenes.screen import Screen
from tests.scenes.test_layout import resize
from tests.scenes.test_options import BOARD

SMALL = (1280, 720)
Point = tuple[int, int]


def press(screen: Screen, at: Point) -> None:
    screen.post(pygame.MOUSEBUTTONDOWN, pos=at, button=1, touch=screen.context.painter.touched)


def hold(screen: Screen, start: Point, by: Point) -> Point:
    """Press, and move by so much in ten frames; where the finger is then."""
    press(screen, start)
    at = start
    for step in range(1, 11):
        last = at
        at = start[0] + by[0] * step // 10, start[1] + by[1] * step // 10
        rel = at[0] - last[0], at[1] - last[1]
        screen.post(pygame.MOUSEMOTION, pos=at, rel=rel, buttons=(1, 0, 0))
        screen.frame(1 / 60)
    return at


def drag(screen: Screen, start: Point, by: Point) -> None:
    """Press, move by so much, and let go."""
    at = hold(screen, start, by)
    screen.post(pygame.MOUSEBUTTONUP, pos=at, button=1, touch=screen.context.painter.touched)
    screen.frame(1 / 60)


def challenges(*, reduced_motion: bool = True) -> tuple[Screen, RowList]:
    """The list of challenges, which is longer than its window."""
    screen = Screen((1024, 640), reduced_motion=reduced_motion)
    scene = screen.open(ChallengesScene(screen.context))
    listed = next(w for w in scene.form.widgets if isinstance(w, RowList))
    assert listed.limit > 100 and scene.viewport.whole
    return screen, listed


class TestLists:
    def test_a_drag_scrolls_and_selects_nothing(self) -> None:
        screen, listed = challenges()
        chosen = listed.selected
        drag(screen, listed.row_rect(2).center, (0, -90))
        assert listed.offset == 90
        assert listed.selected == chosen
        drag(screen, listed.rect.center, (0, 60))
        assert listed.offset == 30
        drag(screen, listed.rect.center, (0, 500))
        assert listed.offset == 0
        assert listed.selected == chosen

    def test_a_drag_across_selects_nothing_either(self) -> None:
        screen, listed = challenges()
        chosen = listed.selected
        drag(screen, listed.row_rect(2).center, (80, 0))
        assert (listed.selected, listed.offset) == (chosen, 0)

    def test_a_click_selects_also_by_a_hand_that_trembles(self) -> None:
        screen, listed = challenges()
        screen.click(listed.row_rect(2).center)
        assert listed.selected == 2
        drag(screen, listed.row_rect(1).center, (2, 3))
        assert (listed.selected, listed.offset) == (1, 0)

    def test_the_bar_is_dragged_as_before(self) -> None:
        screen, listed = challenges()
        drag(screen, listed._thumb().center, (0, 40))
        assert listed.offset > 40

    def test_the_rules_are_dragged(self) -> None:
        screen = Screen((1024, 640), scale=1.3)
        scene = screen.open(RulesScene(screen.context))
        page = next(w for w in scene.form.widgets if w.name == "page")
        assert isinstance(page, ScrollArea)
        tabs = screen.find("tabs")
        assert isinstance(tabs, Tabs)
        tabs.choose(1)
        screen.frame()
        assert page.limit > 100
        drag(screen, page.rect.center, (0, -100))
        assert page.offset == 100

    def test_after_a_drag_the_wheel_turns_what_lies_there(self) -> None:
        screen, listed = challenges()
        drag(screen, listed.rect.center, (0, -30))
        screen.post(pygame.MOUSEWHEEL, x=0, y=1)
        assert listed.offset == 0

    def test_without_the_button_nothing_is_dragged(self) -> None:
        screen, listed = challenges()
        at = hold(screen, listed.rect.center, (0, -30))
        screen.post(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(0, 0, 0))
        screen.post(pygame.MOUSEMOTION, pos=(at[0], 0), rel=(0, -9), buttons=(1, 0, 0))
        assert listed.offset == 30


class TestFling:
    @pytest.fixture
    def flung(self) -> tuple[Screen, RowList]:
        """A list that was let go while it moved."""
        screen, listed = challenges(reduced_motion=False)
        drag(screen, listed.rect.center, (0, -60))
        return screen, listed

    def test_it_goes_on_more_and_more_slowly_and_comes_to_rest(
        self, flung: tuple[Screen, RowList]
    ) -> None:
        screen, listed = flung
        places = [listed.offset]
        for _ in range(180):
            assert screen.context.scenes.moving or places[-1] == listed.offset
            screen.frame(1 / 60)
            places.append(listed.offset)
        steps = [after - before for before, after in pairwise(places)]
        assert places[-1] > 60
        assert all(one >= next_ - 1 for one, next_ in pairwise(steps))
        assert steps[-1] == 0

    def test_a_press_stops_it(self, flung: tuple[Screen, RowList]) -> None:
        screen, listed = flung
        press(screen, listed.rect.center)
        before = listed.offset
        for _ in range(30):
            screen.frame(1 / 60)
        assert listed.offset == before

    def test_a_finger_that_rests_before_it_lets_go_flings_nothing(self) -> None:
        screen, listed = challenges(reduced_motion=False)
        at = hold(screen, listed.rect.center, (0, -60))
        for _ in range(20):
            screen.frame(1 / 60)
        screen.post(pygame.MOUSEBUTTONUP, pos=at, button=1)
        for _ in range(30):
            screen.frame(1 / 60)
        assert listed.offset == 60

    def test_with_reduced_motion_it_stays_where_it_was_let_go(self) -> None:
        screen, listed = challenges(reduced_motion=True)
        drag(screen, listed.rect.center, (0, -60))
        for _ in range(30):
            screen.frame(1 / 60)
        assert listed.offset == 60


class TestControls:
    @pytest.fixture
    def editor(self) -> Iterator[tuple[Screen, OptionsScene]]:
        screen = Screen((1024, 640))
        rules = rules_from({**preset("short_1997").changes, "start_cash": 2000})
        scene = screen.open(OptionsScene(screen.context, rules, BOARD, lambda _: None))
        scene.tabs.choose(0)
        screen.frame()
        assert scene.list.limit
        yield screen, scene

    def test_a_drag_over_a_choice_scrolls_the_options(
        self, editor: tuple[Screen, OptionsScene]
    ) -> None:
        screen, scene = editor
        choice = next(w for w in scene.list.tree.widgets() if isinstance(w, Choice))
        scene.list.follow(choice)
        screen.frame()
        value, other = choice.value, choice.cells()[1 - choice.index].center
        before = scene.list.offset
        drag(screen, other, (0, -20))
        assert scene.list.offset == before + 20
        assert choice.value == value
        screen.click((other[0], other[1] - 20))
        assert choice.value != value

    def test_a_number_keeps_its_own_presses(self, editor: tuple[Screen, OptionsScene]) -> None:
        screen, scene = editor
        found = (w for w in scene.list.tree.widgets() if isinstance(w, NumberField))
        number = next(w for w in found if w.enabled)
        scene.list.follow(number)
        screen.frame()
        before, top = number.value, scene.list.offset
        plus = number.rect.right - number.rect.height // 2, number.rect.centery
        press(screen, plus)
        assert number.value > before
        assert scene.list.offset == top

    def test_a_drag_that_begins_on_a_figure_scrolls(
        self, editor: tuple[Screen, OptionsScene]
    ) -> None:
        screen, scene = editor
        inside = scene.list.rect.contains
        found = (w for w in scene.list.tree.widgets() if isinstance(w, NumberField))
        number = next(w for w in found if w.enabled and inside(w.rect))
        before = number.value
        drag(screen, number.rect.center, (0, -20))
        assert (number.value, scene.list.offset) == (before, 20)


class TestEnlarged:
    @pytest.fixture
    def screen(self) -> Screen:
        """The settings at 200 %, which are larger than the window."""
        screen = Screen(SMALL)
        screen.open(SettingsScene(screen.context))
        resize(screen, SMALL, 2.0)
        assert not screen.scene.viewport.whole
        return screen

    def test_a_page_is_dragged_and_its_buttons_are_not_used(self, screen: Screen) -> None:
        viewport = screen.scene.viewport
        back = viewport.to_window(screen.find("back").rect)[0].center
        drag(screen, back, (0, -100))
        assert viewport.shown.top == 100
        assert isinstance(screen.scene, SettingsScene)
        drag(screen, (20, 500), (0, 100))
        assert viewport.shown.top == 0
        screen.click(back)
        screen.frame()
        assert not screen.context.scenes.stack

    def test_a_button_looks_pressed_until_it_is_dragged(self, screen: Screen) -> None:
        button = screen.find("back")
        at = screen.scene.viewport.to_window(button.rect)[0].center
        press(screen, at)
        assert isinstance(button, Button) and button.pressed
        screen.post(pygame.MOUSEMOTION, pos=(at[0], at[1] + 60), rel=(0, 60), buttons=(1, 0, 0))
        assert not button.pressed

    def test_a_slider_is_dragged_and_the_page_stays(self) -> None:
        screen = PAGES["voice"]()
        resize(screen, SMALL, 2.0)
        viewport, form = screen.scene.viewport, screen.scene.form
        slider = next(w for w in form.widgets if isinstance(w, Slider) and w.value < w.high)
        viewport.reveal(slider.rect)
        at = viewport.to_window(slider.track())[0].center
        press(screen, at)
        before, shown = slider.value, viewport.shown
        screen.post(pygame.MOUSEMOTION, pos=(at[0] + 40, at[1]), rel=(40, 0), buttons=(1, 0, 0))
        screen.post(pygame.MOUSEBUTTONUP, pos=(at[0] + 40, at[1]), button=1)
        assert slider.value > before
        assert viewport.shown == shown


class TestBoard:
    @pytest.fixture
    def screen(self) -> Screen:
        """A table at 200 %, of whose board a part is seen."""
        screen = PAGES["table_four"]()
        resize(screen, SMALL, 2.0)
        return screen

    def test_the_board_is_dragged_and_no_space_is_pinned(self, screen: Screen) -> None:
        table = screen.shows(TableScene)
        viewport, board = table.viewport, table.viewport.views[0].place
        assert table.near
        before = viewport.shown
        way = -60 if before.top - table.near.room.top < 80 else 60
        drag(screen, board.center, (0, way))
        assert viewport.shown == before.move(0, -way)
        assert table.board_spot.pinned is None
        space = table.picture.cell(table.model.position[table.actor])
        viewport.reveal(space)
        screen.click(viewport.to_window(space)[0].center)
        assert table.board_spot.pinned is not None

    def test_nothing_else_moves_the_board_while_a_finger_holds_it(self, screen: Screen) -> None:
        table = screen.shows(TableScene)
        viewport, board = table.viewport, table.viewport.views[0].place
        at = hold(screen, board.center, (0, 60))
        held, far = viewport.shown, table.picture.cell(20)
        assert not viewport.reveal(far) and viewport.shown == held
        screen.post(pygame.MOUSEBUTTONUP, pos=at, button=1)
        assert viewport.reveal(far)

    def test_a_drag_beside_the_board_does_not_move_it(self, screen: Screen) -> None:
        viewport = screen.scene.viewport
        fixed = viewport.views[1].place
        before = viewport.shown
        drag(screen, fixed.center, (0, 60))
        assert viewport.shown == before

    def test_the_board_is_dragged_beside_an_open_dialog(self) -> None:
        screen = PAGES["place"]()
        resize(screen, SMALL, 1.5)
        dialog = screen.scene
        assert isinstance(dialog, TableDialog) and not dialog.modal
        below = screen.context.scenes.stack[-2].viewport
        board, before = below.views[0].place, below.shown
        beside = board.x + 60, board.centery
        assert not dialog.box.collidepoint(dialog.viewport.to_scene(beside))
        drag(screen, beside, (0, 30))
        drag(screen, beside, (0, -60))
        assert below.shown != before
        assert screen.scene is dialog

    def test_the_board_is_dragged_below_a_folded_dialog(self) -> None:
        screen = PAGES["purchase"]()
        resize(screen, SMALL, 2.0)
        dialog = screen.scene
        assert isinstance(dialog, TableDialog) and not dialog.modal
        table = screen.context.scenes.stack[-2]
        below = table.viewport
        board = below.views[0].place
        before = below.shown
        drag(screen, board.center, (0, 30))
        assert below.shown == before, "an open dialog covers the board"
        screen.key(pygame.K_v)
        assert dialog.folded
        before = below.shown
        drag(screen, board.center, (0, 30))
        drag(screen, board.center, (0, -60))
        assert below.shown != before
        assert screen.scene is dialog and dialog.folded
