"""A camera leans over the board of the table; all that is met is met where it is seen."""

import pygame
import pytest
from pygame import Rect, Surface

from monopoly_gui.engine import events as ev
from monopoly_gui.engine.board import JAIL, SIZE
from monopoly_gui.ui.playback.token_walk import TokenWalk
from monopoly_gui.ui.widgets import Button
from tests.scenes.dialogs.desk import position
from tests.scenes.dialogs.stories import middle_game
from tests.scenes.seat import Seat
from tests.waiting import repeat_until

SIZES = ((1280, 720), (1440, 900), (1920, 1080))
WALK = ev.TokenMoved(0, 31, 39, "forward")
#: a figure is pointed at so far above its foot, as a share of its height
CHEST = 0.45


def walking(
    size: tuple[int, int] = SIZES[0],
    view: str = "seated",
    *,
    camera: bool = True,
    calm: bool = False,
) -> Seat:
    """A table at which a token is under way along the right column."""
    state = middle_game()
    state.position[0] = 31
    seat = Seat(state, size=size, view=view, camera=camera, reduced_motion=calm)
    seat.frames(4)
    seat.table.game.timeline.feed([WALK])
    seat.frames(12)
    assert any(isinstance(r.cue.motion, TokenWalk) for r in seat.table.game.timeline.running)
    return seat


def window() -> Surface:
    shown = pygame.display.get_surface()
    assert shown is not None
    return shown.copy()


def alike(one: Surface, other: Surface) -> bool:
    """Whether two pictures are the same in every pixel."""
    return pygame.image.tobytes(one, "RGB") == pygame.image.tobytes(other, "RGB")


@pytest.mark.parametrize("view", ["flat", "seated"])
def test_it_leans_towards_the_token_and_is_back_when_somebody_decides(view: str) -> None:
    seat = walking(view=view)
    camera = seat.table.motion.camera
    assert camera.seen.centerx > camera.area.centerx
    repeat_until(lambda: seat.table.is_settled, lambda: seat.frames(1, 0.02), "the table rests")
    assert camera.seen == camera.area, "at once, in the frame in which the table rests"
    shown = window()
    seat.screen.context.scenes.invalidate()
    seat.frames(1)
    assert alike(shown, window())


def test_after_a_great_moment_it_is_back_before_somebody_decides() -> None:
    seat = Seat(middle_game(), size=SIZES[0], view="seated", camera=False, reduced_motion=False)
    seat.frames(4)
    state, motion = seat.state, seat.table.motion
    space = next(s for s in state.board.deeds if state.owner[s] == 1)
    rent = ev.CashMoved(0, 1, state.cash[0] // 2, "rent", space)
    seat.table.game.timeline.feed([rent], "full")
    leant, last = 0, motion.camera.seen
    while not seat.table.is_settled:
        leant, last = max(leant, motion.camera.area.width - last.width), motion.camera.seen
        seat.frames(1, 0.02)
    assert leant > 40 and motion.camera.area.width - last.width < leant / 3


@pytest.mark.parametrize(("camera", "calm"), [(False, False), (True, True)])
def test_it_stays_where_it_is_not_wished_for(camera: bool, calm: bool) -> None:
    seat = walking(camera=camera, calm=calm)
    assert not seat.table.motion.camera.leaning


def test_a_key_that_shows_all_at_once_brings_it_back() -> None:
    seat = walking()
    seat.key(pygame.K_SPACE)
    assert not seat.table.motion.camera.leaning


def test_what_is_opened_over_the_table_brings_it_back() -> None:
    seat = walking()
    seat.table.commands.menu()
    seat.frames(2)
    assert not seat.table.motion.camera.leaning


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_each_space_is_met_where_the_camera_shows_it(size: tuple[int, int]) -> None:
    seat = walking(size)
    table = seat.table
    before = table.motion.camera.seen.copy()
    met = 0
    for space in range(SIZE):
        spot = table.motion.cell(space)
        # what the camera has left out cannot be pointed at
        if min(spot.size) < 12 or table.picture.cell(space).colliderect(before) != before.contains(
            table.picture.cell(space)
        ):
            continue
        seat.screen.post(pygame.MOUSEMOTION, pos=spot.center, rel=(1, 1), buttons=(0, 0, 0))
        assert table.board_spot.pointed == space
        seat.screen.post(pygame.MOUSEBUTTONDOWN, pos=spot.center, button=1)
        seat.screen.post(pygame.MOUSEBUTTONUP, pos=spot.center, button=1)
        assert table.board_spot.pinned == space
        table.board_spot.release()
        met += 1
    assert met >= 15
    assert table.motion.camera.seen == before


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_the_picture_shows_the_print_where_the_spaces_are_met(size: tuple[int, int]) -> None:
    seat = walking(size)
    table, view = seat.table, seat.table.picture.view
    shown = window()
    for space in (26, 27, 31, 37, 39):
        bar = view.layout.parts(space, bar=True).bar
        corner = bar.midleft if space > 30 else bar.midtop
        at = view.lens.project((corner[0] + 6, corner[1] + 6))  # type: ignore[attr-defined]
        place = table.motion.camera.to_screen(Rect(round(at[0]) - 2, round(at[1]) - 2, 5, 5))
        group = table.picture.board.groups[table.picture.board.spaces[space].group]
        seen, wanted = shown.get_at(place.center), pygame.Color(group.colour)
        assert max(abs(a - b) for a, b in zip(seen[:3], wanted[:3], strict=True)) < 90, space


def test_a_space_that_moves_away_below_a_resting_pointer_is_no_longer_pointed_at() -> None:
    seat = walking(camera=True)
    table = seat.table
    middle = table.motion.cell(37).center
    seat.move(middle)
    while table.motion.space_at(middle) == 37 and not table.is_settled:
        seat.frames(1, 0.03)
    assert table.board_spot.pointed != 37


def test_focus_by_keys_is_where_the_space_is_seen() -> None:
    seat = walking()
    table = seat.table
    table.board_spot.cursor = 39
    assert table.board_spot.spot == table.motion.cell(39)
    assert table.motion.space_at(table.board_spot.spot.center) == 39


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("leans", [False, True], ids=["upright", "leaning"])
def test_every_button_is_met_where_it_is_seen(size: tuple[int, int], leans: bool) -> None:
    seat = walking(size, camera=leans)
    table = seat.table
    assert table.motion.camera.leaning is leans
    buttons = [w for w in table.form.widgets if isinstance(w, Button) and w.visible and w.enabled]
    assert len(buttons) >= 4
    for button in buttons:
        seat.screen.post(pygame.MOUSEMOTION, pos=button.rect.center, rel=(1, 1), buttons=(0, 0, 0))
        assert [w.name for w in table.form.widgets if w.hovered] == [button.name]


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_a_figure_is_met_on_its_own_space(size: tuple[int, int]) -> None:
    state = position(4)
    seat = Seat(state, size=size, view="seated")
    picture, model = seat.table.picture, seat.table.model
    assert picture.layout.seated
    for space in range(SIZE):
        model.position[:] = [space, (space + 13) % SIZE, (space + 22) % SIZE, (space + 31) % SIZE]
        assert seat.table._facts is not None
        picture.show(model, seat.table._facts)
        for player in range(4):
            here = model.position[player]
            at, high = picture.token_place(player, here, here == JAIL and model.in_jail(player))
            chest = at[0], round(at[1] + high / 2 - high * CHEST)
            assert picture.space_at(chest) == here
            seat.screen.post(pygame.MOUSEMOTION, pos=chest, rel=(1, 1), buttons=(0, 0, 0))
            assert seat.table.board_spot.pointed == here


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_each_space_is_met_from_the_seat_at_every_size(size: tuple[int, int]) -> None:
    seat = Seat(position(3), size=size, view="seated")
    spot = seat.table.board_spot
    for space in range(SIZE):
        middle = seat.table.picture.cell(space).center
        seat.screen.post(pygame.MOUSEMOTION, pos=middle, rel=(1, 1), buttons=(0, 0, 0))
        assert spot.pointed == space
