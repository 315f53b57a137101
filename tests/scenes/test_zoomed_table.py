"""The table at 200 %: the board is seen nearly, panels fold, and what is next stays in sight."""

import pygame
import pytest
from pygame import Rect

from monopoly_gui.engine.events import WentBankrupt
from monopoly_gui.scenes.table.dialogs.log_dialog import LogDialog
from monopoly_gui.scenes.table.table import TableScene
from monopoly_gui.ui.playback.great_moment_picture import GreatMomentPicture
from monopoly_gui.ui.widgets import Widget
from tests.scenes.pages import PAGES
from tests.scenes.screen import Screen
from tests.scenes.test_layout import resize
from tests.waiting import repeat_until

SMALL = (1280, 720)


@pytest.fixture
def screen() -> Screen:
    made = PAGES["table_four"]()
    resize(made, SMALL, 2.0)
    return made


def table_of(screen: Screen) -> TableScene:
    return screen.shows(TableScene)


def seen(screen: Screen, widget: Widget) -> Rect:
    """The place of a widget in the window, whole."""
    parts = table_of(screen).viewport.to_window(widget.rect)
    assert parts and parts[0].size == widget.rect.size, widget.name
    return parts[0]


def come_to(screen: Screen, name: str) -> None:
    """Go on by Tab to a widget."""
    for _ in range(40):
        screen.key(pygame.K_TAB)
        focused = screen.scene.form.focused
        if focused and focused.name == name:
            return
    raise AssertionError(name)


@pytest.mark.parametrize("turned", [False, True])
def test_all_that_is_used_is_in_the_window_in_both_views(screen: Screen, turned: bool) -> None:
    if turned:
        screen.key(pygame.K_d)
        assert screen.context.settings.view == "seated"
    for widget in table_of(screen).form.widgets:
        if widget.visible and widget.focusable and widget.name != "board":
            seen(screen, widget)


def test_it_begins_where_the_player_stands(screen: Screen) -> None:
    table = table_of(screen)
    cell = table.picture.cell(table.model.position[table.actor])
    assert table.viewport.shown.contains(cell)


def test_a_click_on_a_plate_offers_a_trade(screen: Screen) -> None:
    screen.click(seen(screen, table_of(screen).panels.spots[2]).center)
    assert not isinstance(screen.scene, TableScene)


def test_the_last_lines_of_the_log_open_all_of_it(screen: Screen) -> None:
    come_to(screen, "log")
    screen.key(pygame.K_RETURN)
    assert isinstance(screen.scene, LogDialog)


def test_the_board_follows_the_keys_and_its_space_is_told_in_large(screen: Screen) -> None:
    table = table_of(screen)
    come_to(screen, "board")
    for _ in range(8):
        screen.key(pygame.K_PAGEDOWN)
        screen.frame()
        space = table.board_spot.cursor
        assert table.viewport.shown.contains(table.picture.cell(space))
        assert table.reading.visible and table.reading.props
        assert table.reading.props.space == space
        seen(screen, table.reading)
        assert not any(table.reading.rect.colliderect(b.rect) for b in table.buttons.all)


def test_keys_of_buttons_without_room_still_work(screen: Screen) -> None:
    settings = screen.context.settings
    before = [settings.mute]
    screen.key(pygame.K_m)
    assert [settings.mute] != before


def test_advice_stands_above_the_buttons(screen: Screen) -> None:
    table = table_of(screen)
    screen.key(pygame.K_h)
    screen.frame()
    strip = table.side.adviser.strip
    assert strip.visible
    seen(screen, strip)
    assert not any(strip.rect.colliderect(spot.rect) for spot in table.panels.spots)
    screen.key(pygame.K_ESCAPE)
    assert not strip.visible


def test_at_100_percent_all_of_the_board_is_seen(screen: Screen) -> None:
    resize(screen, SMALL, 1.0)
    table = table_of(screen)
    assert table.near is None and table.viewport.whole


def test_a_great_moment_is_shown_in_what_is_seen_of_the_board(screen: Screen) -> None:
    table = table_of(screen)
    screen.context.settings.reduced_motion = False
    table.game.timeline.feed([WentBankrupt(1, 0)], "full")
    repeat_until(lambda: table.motion.in_the_middle, screen.frame, "the moment")
    shown = table.viewport.shown
    motion = next(
        one.cue.motion
        for one in table.game.timeline.running
        if isinstance(one.cue.motion, GreatMomentPicture)
    )
    assert shown.collidepoint(motion.area(table.picture, 0.5).center)
    assert shown.contains(table.picture.middle)
