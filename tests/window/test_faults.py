"""Faults of the program in a real window: nothing is lost, the player is informed, and play goes
on.
"""

import re
from pathlib import Path

import pytest

from monopoly_gui.storage import SavedGame, SeatRecord, save
from tests.engine.scenes import P1, game
from tests.window.desk import Desk, desk

pytestmark = pytest.mark.window

SEATS = (SeatRecord("Zoë Nobody", "human", "car", 0), SeatRecord("Robot", "ai", "dog", 1))
FAILURE = "FailureScene"


def for_sale(home: Path) -> None:
    """A last game in which the human has just come to a free deed."""
    scene = game(2, at={P1: 3})
    start = scene.roll(1, 2).state.clone()
    save(home / "saves" / "autosave.json", SavedGame("Last game", SEATS, start, start, []))


def break_in(program: Desk, place: str) -> str:
    """Let something fail; the report of it."""
    reports = program.home / "reports"
    before = set(reports.glob("*.txt"))
    (program.home / f"break-{place}").touch()
    # something has to be drawn again
    program.point(300, 200)
    program.point(600, 400)
    program.wait_for(lambda told: told["stack"] == [FAILURE], f"word of the fault in {place}")
    (report,) = set(reports.glob("*.txt")) - before
    text = report.read_text(encoding="utf-8")
    assert re.search(rf"RuntimeError: {place} of \((data|settings)\) broke", text)
    assert "Zoë" not in text
    assert str(program.home) not in text
    return text


def test_faults_everywhere_lose_nothing_and_play_goes_on(home: Path) -> None:
    for_sale(home)
    command = ("-m", "tests.window.faulty")
    with desk(home, speed="instant", reduced_motion=True) as open_program:
        program = open_program(command)
        program.forgives = True
        program.shows("TitleScene")
        assert "actions" not in break_in(program, "title")
        program.click("yes")
        program.shows("TitleScene")

        program.click("Continue")
        program.shows("PurchaseDialog")
        assert "pending ['turn', 'purchase']" in break_in(program, "dialog")
        program.click("yes")
        program.shows("TitleScene")
        program.click("Continue")
        program.shows("PurchaseDialog")
        program.click("buy")
        bought = program.shows("TableScene")["table"]["cash"]
        assert bought["Zoë Nobody"] == 1400
        assert '"kind": "buy"' in break_in(program, "table")
        program.click("no")
        assert program.ended() == 0, program.errors
        assert program.errors == ""

        program = open_program(command)
        told = program.shows("ConfirmScene")
        assert told["scenes"][-1]["title"] == "Your last game was interrupted"
        program.click("yes")
        assert program.shows("TableScene")["table"]["cash"] == bought
        (program.home / "break-opponent").touch()
        program.click("end")
        program.wait_for(
            lambda told: any("a simple move was made instead" in t for t in told["table"]["log"]),
            "word of the opponent's fault",
        )
        program.wait_for(lambda told: told["table"]["round"] == 2, "the next round")
        assert program.quit() == 0, program.errors
