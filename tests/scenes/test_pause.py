"""A game against time: its clock on the table, and the pause."""

import pygame
import pytest

from monopoly_gui.language import LANGUAGES as NAMED
from monopoly_gui.scenes.table.table import TableScene
from monopoly_gui.scenes.table.table_commands import PauseScene
from monopoly_gui.scenes.table.table_props import table_props
from monopoly_gui.ui.widgets.keys import key_name
from tests.scenes.dialogs.desk import own_set, position
from tests.scenes.layout_watch import Watch
from tests.scenes.seat import Seat
from tests.scenes.test_layout import SCALES, SHAPES, resize


def timed() -> Seat:
    return Seat(position(2, rules={"time_limit_minutes": 10, "win_condition": "richest_at_limit"}))


def test_only_a_game_against_time_can_be_paused() -> None:
    assert timed().button("pause").tip == "Pause the clock"
    with pytest.raises(KeyError):
        Seat(position(2)).button("pause")


def test_a_game_of_so_many_rounds_counts_them_down_and_has_no_clock_to_stop() -> None:
    left = {}
    for limit in (17, 16, 15):
        seat = Seat(position(2, rules={"round_limit": limit, "win_condition": "richest_at_limit"}))
        left[limit - seat.table.state.round] = seat.table.game.time_left()
    assert left == {2: "2 more rounds", 1: "1 more round", 0: "the last round"}
    seat.key(pygame.K_PAUSE)
    seat.screen.shows(TableScene)


def test_the_clock_stands_while_the_game_is_paused() -> None:
    seat = timed()
    seat.click("pause")
    assert "10:00 left" in seat.screen.shows(PauseScene).full_text()[1]
    before = seat.table.game.time_left()
    seat.frames(100, 0.1)
    assert seat.table.game.time_left() == before
    seat.click("go on")
    seat.screen.shows(TableScene)
    seat.frames(20, 0.1)
    assert seat.table.game.time_left() != before


def test_the_pause_key_pauses_and_goes_on() -> None:
    seat = timed()
    seat.key(pygame.K_PAUSE)
    seat.screen.shows(PauseScene)
    seat.key(pygame.K_PAUSE)
    seat.screen.shows(TableScene)
    assert key_name(pygame.K_PAUSE) == "Pause"


def written(seat: Seat, size: tuple[int, int], scale: float) -> list[str]:
    """The texts written in full after a change of the window's size."""
    watch = Watch()
    with watch.over(pygame.Surface((1, 1))):
        resize(seat.screen, size, scale)
    return [text.text for text in watch.written if text.text not in watch.shortened]


LANGUAGES = list(NAMED)
#: every shape of window, and the narrowest in every language
NARROW = (1024, 600)
WINDOWS = [*((shape, "en") for shape in SHAPES[:4]), *((NARROW, x) for x in LANGUAGES[1:])]


@pytest.mark.parametrize(("size", "language"), WINDOWS, ids=str)
def test_the_time_that_is_left_is_never_cut(size: tuple[int, int], language: str) -> None:
    """Not in any window, at any scale, in any language, on the longest of clocks."""
    rules = {"time_limit_minutes": 1440, "win_condition": "richest_at_limit"}
    seat = Seat(position(8, rules=rules), language=language)
    assert "1440:00" in seat.table.game.time_left()
    for scale in SCALES[::2]:
        assert seat.table.game.time_left() in written(seat, size, scale)
    seat.table.model.time_called = True
    assert ":" not in seat.table.game.time_left()
    assert seat.table.game.time_left() in written(seat, size, 1.0)


LIMITED = {"win_condition": "richest_at_limit"}
ENDS: tuple[dict[str, object], ...] = (
    {"goal_sets": 2},
    {"goal_cash": 20000},
    {"round_limit": 30, **LIMITED},
    {"end_after_bankruptcies": 2, **LIMITED},
)


@pytest.mark.parametrize("rules", ENDS, ids=lambda rules: next(iter(rules)))
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_round_and_the_goal_are_never_cut(language: str, rules: dict[str, object]) -> None:
    seat = Seat(position(4, rules=rules), language=language)
    seat.table.model.round = 12
    title = table_props(seat.table, seat.table.board_spot, None).title
    assert title.left
    for scale in SCALES:
        assert {title.round, title.left} <= {*written(seat, NARROW, scale)}


def test_what_ends_the_game_is_named_and_who_is_close_to_it() -> None:
    """The goal stands above the plates, and beside the cash what players have of it."""
    out = position(4, rules={"end_after_bankruptcies": 2, "win_condition": "richest_at_limit"})
    assert Seat(out).table.game.time_left() == "until 2 more are out"
    start = position(2, rules={"goal_sets": 2})
    own_set(start, 0, "brown")
    table = Seat(start).table
    assert table.game.time_left() == "first to 2 sets"
    plates = table_props(table, table.board_spot, None).players
    assert [plate.notes for plate in plates] == [("1/2",), ()]
