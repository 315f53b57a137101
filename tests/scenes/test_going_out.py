"""A person goes bankrupt while the others play on [BANKR-1]."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pygame
import pytest

from monopoly_gui.engine.actions import DeclareBankruptcy
from monopoly_gui.match.background_tasks import BackgroundTask
from monopoly_gui.records.result_of_game import holders_of
from monopoly_gui.records.retelling import retold
from monopoly_gui.scenes.menus.title import TitleScene
from monopoly_gui.scenes.replay.replay import ReplayScene
from monopoly_gui.scenes.table.questions import BankruptDialog
from monopoly_gui.scenes.table.seats import SeatsDialog
from monopoly_gui.storage import with_seat_change
from monopoly_gui.ui.playback.pace import PACES
from tests.scenes.dialogs.ruin import ruined
from tests.scenes.seat import Seat
from tests.waiting import repeat_until


def fallen(**settings: Any) -> Seat:
    seat = Seat(ruined(), dice=((1, 2),), **settings)
    seat.key(pygame.K_r)
    seat.until_rest()
    seat.table.submit(DeclareBankruptcy(0))
    repeat_until(
        lambda: isinstance(seat.screen.scene, BankruptDialog), seat.frames, "the dialog opens"
    )
    return seat


def test_the_table_waits_and_tells_the_persons_own_story() -> None:
    seat = fallen()
    dialog = seat.screen.shows(BankruptDialog)
    assert seat.state.current == 1 and not seat.table.match.log[2:]
    assert dialog.title == "Ada, you held out 15 rounds"
    assert dialog.subtitle == "Ada owed Blaise $2,000 and went bankrupt."
    version = seat.state.version
    seat.frames(20)
    assert seat.state.version == version
    assert dialog.tree is not None
    said = [each.name for each in dialog.tree.spoken()]
    assert said[0].startswith("Ada had neither the sets nor the dice"), "the person comes first"
    voices = [text for text in said if ": “" in text]
    assert voices[0].startswith("Blaise: “") and voices[1].startswith("Chen: “")
    chronicle, swings = retold(seat.table.match.saved())
    chronicle.received[0] = 75
    assert "You collected $75 in rent." in [*dialog._story(chronicle, swings)]


def test_the_story_is_computed_beside_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    seat = Seat(ruined(), dice=((1, 2),))
    seat.key(pygame.K_r)
    seat.until_rest()
    tasks: list[BackgroundTask[Any]] = []

    def send(work: Callable[[], Any]) -> BackgroundTask[Any]:
        tasks.append(BackgroundTask(work))
        return tasks[-1]

    monkeypatch.setattr(seat.table.match.background_tasks, "send", send)
    seat.table.submit(DeclareBankruptcy(0))
    repeat_until(lambda: bool(tasks), seat.frames, "the story is asked for")
    version = seat.state.version
    seat.frames(20)
    assert seat.screen.scene is seat.table and seat.state.version == version
    tasks[0].run()
    seat.frames(2)
    assert seat.screen.shows(BankruptDialog).story and len(tasks) == 1


def test_what_the_others_say_is_said_once() -> None:
    """Not in the dialog, and in a bubble below it too."""
    seat = fallen()
    assert not seat.table.remark_bubble.text and seat.table.game.remark is None


def test_watching_goes_on_four_times_as_fast() -> None:
    seat = fallen(reduced_motion=False)
    seat.key(pygame.K_RETURN)
    game = seat.table.game
    assert game.watching
    version = seat.state.version
    repeat_until(lambda: seat.state.version > version, seat.frames, "the others play on")
    assert {pace for _event, pace in game.timeline._queue} <= {"watched"}
    before, now = PACES["brief"], PACES["watched"]
    assert (now.moves, now.reads) == (4 * before.moves, 4 * before.reads)


def test_the_end_is_seen_at_once() -> None:
    seat = fallen()
    seat.key(pygame.K_e)
    assert seat.table.game.skipping


@pytest.mark.parametrize(
    ("key", "scene"),
    [(pygame.K_s, SeatsDialog), (pygame.K_f, ReplayScene), (pygame.K_q, TitleScene)],
)
def test_other_ways_on(key: int, scene: type) -> None:
    seat = fallen()
    seat.key(key)
    seat.frames(2)
    seat.screen.shows(scene)


def test_a_fall_is_told_once() -> None:
    seat = fallen()
    seat.key(pygame.K_w)
    seat.frames(30)
    assert not any(isinstance(s, BankruptDialog) for s in seat.screen.context.scenes.stack)
    again = Seat.of(seat.table.match.saved())
    again.frames(5)
    assert not isinstance(again.screen.scene, BankruptDialog)


def test_a_seat_taken_over_does_not_count() -> None:
    """The loss stays with the person; the new seat has changed hands, so nobody wins with it."""
    seat = fallen()
    saved = seat.table.match.saved()
    guest = replace(saved.seats[1], name="Ada II", kind="human", bot="")
    taken = with_seat_change(saved, 1, guest)
    rounds = [15] * (len(taken.log) + 1)
    assert [holder.kind for holder in holders_of(taken, 1, rounds)] == ["ai", "human"]
    assert len(holders_of(taken, 0, rounds)) == 1
    on = Seat.of(taken)
    on.until_rest()
    assert on.table.humans() == (1,)
    assert len(on.table.match.log) >= len(saved.log)
