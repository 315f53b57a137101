"""The board can be seen flat or from one's seat, and all that is met in one is met in the other."""

import pygame
import pytest

from monopoly_gui.scenes.menus.settings import SettingsScene
from monopoly_gui.ui.board.seated_board import SeatedView
from tests.scenes.dialogs.desk import position
from tests.scenes.dialogs.stories import middle_game
from tests.scenes.drawn_anew import forget
from tests.scenes.screen import Screen
from tests.scenes.seat import Seat

D = pygame.K_d


def test_one_key_turns_the_view_and_the_table_says_which_it_is() -> None:
    seat = Seat(middle_game(), view="flat")
    assert not seat.table.picture.layout.seated
    seat.key(D)
    seat.frames(2)
    assert seat.screen.context.settings.view == "seated"
    assert isinstance(seat.table.picture.view, SeatedView)
    seat.key(D)
    seat.frames(2)
    assert not isinstance(seat.table.picture.view, SeatedView)


def test_the_setting_is_followed() -> None:
    screen = Screen(view="flat")
    page = SettingsScene(screen.context)
    screen.open(page)
    screen.frame()
    for view, cell in zip(("seated", "flat"), reversed(page.view.cells()), strict=True):
        screen.click(cell.center)
        assert screen.context.settings.view == page.view.value == view


@pytest.mark.parametrize("view", ["flat", "seated"])
def test_each_space_is_told_of_when_it_is_pointed_at_and_clicked(view: str) -> None:
    seat = Seat(position(3), view=view)
    table = seat.table
    for space in range(40):
        middle = table.picture.cell(space).center
        seat.move(middle)
        assert table.board_spot.pointed == space
        seat.click(middle)
        assert table.board_spot.pinned == space
        seat.click(middle)
        assert table.board_spot.pinned is None


@pytest.mark.parametrize("view", ["flat", "seated"])
def test_the_arrow_keys_go_around_the_board(view: str) -> None:
    spot = Seat(position(3), view=view).table.board_spot
    space, seen = 0, set()
    for way, steps in (((-1, 0), 10), ((0, -1), 10), ((1, 0), 10), ((0, 1), 10)):
        for _ in range(steps):
            seen.add(space)
            space = spot.beside(space, way)
    assert space == 0
    assert seen == set(range(40))


def test_a_small_window_shows_the_board_flat_though_the_seat_is_wished_for() -> None:
    seat = Seat(position(3), size=(1024, 640), view="seated")
    assert not isinstance(seat.table.picture.view, SeatedView)


def test_nothing_is_drawn_again_in_perspective_while_nothing_moves() -> None:
    seat = Seat(middle_game(), view="seated")
    seat.frames(10)
    table = seat.table
    assert table._facts is not None
    assert table.picture.show(table.model, table._facts) == []
    assert not table.moving


def test_the_other_view_is_drawn_a_little_in_each_frame() -> None:
    seat = Seat(middle_game(), view="flat", reduced_motion=False)
    seat.frames(20)
    scenes, painter = seat.screen.context.scenes, seat.screen.context.painter
    for view in ("seated", "flat"):
        forget(painter)
        scenes.arrival.patience = 0.0
        before = pygame.image.tobytes(seat.screen.app.surface, "RGB")
        seat.key(D)
        for _ in range(10):
            seat.frames(1)
            assert pygame.image.tobytes(seat.screen.app.surface, "RGB") == before
        assert seat.table.picture.layout.seated == (view == "seated")
        scenes.arrival.patience = 600.0
        seat.frames(20)
        assert pygame.image.tobytes(seat.screen.app.surface, "RGB") != before


@pytest.mark.parametrize("view", ["flat", "seated"])
def test_nothing_is_drawn_while_opponents_with_their_faces_wait(view: str) -> None:
    seat = Seat(middle_game(), view=view)
    seat.frames(20)
    table = seat.table
    assert table._facts is not None and any(table._facts.faces)
    drawn = [seat.screen.frame() for _ in range(60)]
    assert not any(drawn)
    assert not seat.screen.app.moving
