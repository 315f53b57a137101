"""The result is celebrated, quietly where motion is reduced, and then rests."""

from __future__ import annotations

import pytest

from monopoly_gui.engine import events as ev
from monopoly_gui.engine.board import JAIL
from monopoly_gui.scenes.table.dialogs.result import ResultDialog
from monopoly_gui.ui.playback.confetti import LENGTH
from tests.scenes.dialogs.stories import middle_game
from tests.scenes.pages import PAGES
from tests.scenes.seat import Seat
from tests.waiting import repeat_until


@pytest.mark.parametrize("view", ["flat", "seated"])
def test_the_middle_of_the_board_is_cleared_for_the_winner(view: str) -> None:
    seat = Seat(middle_game(), range(4), view=view, reduced_motion=False)
    seat.table.game.timeline.feed([ev.GameEnded((0, 1, 2, 3), (4, 3, 2, 1), "last_left")])
    seat.frames(3)
    facts = seat.table._facts
    assert facts is not None and not seat.table.resting
    assert (facts.prompt, facts.slot, facts.dice) == (None, None, ())


def test_who_sets_out_from_the_jail_was_only_visiting() -> None:
    state = middle_game()
    state.position[0] = JAIL
    seat = Seat(state, range(4), reduced_motion=False)
    places = set()
    seat.table.game.timeline.feed([ev.TokenMoved(0, JAIL, 14, "forward")])

    def look() -> None:
        seat.frames()
        assert seat.table._facts is not None
        places.add(seat.table._facts.players[0].place)

    repeat_until(lambda: seat.table.resting, look, "the table rests")
    assert places == {"Jail, just visiting", "Virginia Avenue"}


def test_confetti_falls_over_the_result_and_then_it_rests() -> None:
    screen = PAGES["result"]()
    screen.shows(ResultDialog)
    assert not screen.scene.moving
    screen.context.settings.reduced_motion = False
    drawn = [bool(screen.frame(0.1)) for _ in range(round(LENGTH / 0.1) + 5)]
    assert all(drawn[:30]) and not any(drawn[-2:])


def test_the_result_can_be_used_while_confetti_falls() -> None:
    screen = PAGES["result"]()
    screen.context.settings.reduced_motion = False
    dialog = screen.shows(ResultDialog)
    assert screen.frame(0.3)
    screen.click("look")
    assert dialog.folded and not dialog.moving
