"""Simulated games: the same for one seed, however many processes play them."""

import csv
import io
import json
import subprocess
import sys
from argparse import Namespace
from pathlib import Path
from typing import Any

import pytest

from monopoly_gui import cli
from monopoly_gui.commands import simulate
from monopoly_gui.commands.simulate import FAULTS_TOLD, GameFailed, SimulationPlan, play_game
from monopoly_gui.engine import setup
from monopoly_gui.engine.rules import Rules
from monopoly_gui.engine.state import State
from monopoly_gui.simulation.checks import Checker
from monopoly_gui.simulation.progress import Progress
from monopoly_gui.simulation.tally import Totals
from tests.waiting import LONG

from .tables import Says

TOP = Path(__file__).parent.parent.parent
TIMES = ("seconds", "games_per_second")


def command(words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "monopoly_gui", "simulate", *words.split()],
        cwd=TOP,
        capture_output=True,
        text=True,
        timeout=LONG,
        check=False,
    )


def told(words: str, capsys: pytest.CaptureFixture[str]) -> dict[str, Any]:
    """The JSON of a simulation, without what the clock says."""
    assert cli.main(["simulate", *words.split(), "--format", "json"]) == 0
    out: dict[str, Any] = json.loads(capsys.readouterr().out)
    for name in TIMES:
        del out[name]
    return out


def test_json_is_one_object_with_what_was_promised() -> None:
    done = command("--games 2 --players 3 --seed 5 --edition uk --format json")
    assert (done.returncode, done.stderr) == (0, "")
    out = json.loads(done.stdout)
    assert out["games"] == 2
    assert out["players"] == 3
    assert out["edition"] == "uk"
    assert len(out["wins_by_seat"]) == 3
    assert out["finished"] == sum(out["wins_by_seat"])
    assert out["actions"] > out["turns"] > 0
    assert out["games_per_second"] == pytest.approx(2 / out["seconds"], rel=0.05)
    assert set(out["rent_by_group"]) >= {"brown", "railroad", "utility"}


def test_the_same_seed_gives_the_same_games(capsys: pytest.CaptureFixture[str]) -> None:
    words = "--games 3 --seed 8"
    assert told(words, capsys) == told(words, capsys)
    assert told(words, capsys) != told("--games 3 --seed 9", capsys)


def test_two_processes_play_the_same_games(capsys: pytest.CaptureFixture[str]) -> None:
    words = "--games 5 --seed 8"
    done = command(f"{words} --jobs 2 --format json")
    assert (done.returncode, done.stderr) == (0, "")
    out = {name: value for name, value in json.loads(done.stdout).items() if name not in TIMES}
    assert out == told(words, capsys)


def test_game_n_of_one_seed_is_game_one_of_another(capsys: pytest.CaptureFixture[str]) -> None:
    plan = SimulationPlan("us_2008", 3, 20, Rules())
    third = play_game(plan, 3)
    first = play_game(SimulationPlan("us_2008", 3, 22, Rules()), 1)
    assert third.seed == first.seed == 22
    assert third.visits == first.visits


def test_csv_is_a_row_a_game(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["simulate", "--games", "3", "--seed", "4", "--format", "csv"]) == 0
    rows = list(csv.DictReader(io.StringIO(capsys.readouterr().out)))
    assert [row["game"] for row in rows] == ["1", "2", "3"]
    assert [row["seed"] for row in rows] == ["4", "5", "6"]
    assert all(0 <= int(row["winner"]) <= 4 for row in rows)
    assert all(int(row["actions"]) > int(row["turns"]) for row in rows)


def test_the_summary_can_be_read(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["simulate", "--games", "2", "--players", "2"]) == 0
    out = capsys.readouterr().out
    assert out.startswith("2 games of 2 players on United States (from 2008), seeds 1 to 2\n")
    for word in ("Wins by seat", "seat 2", "Rent a game by group", "Railroads", "Jail"):
        assert word in out


def test_a_game_that_has_no_end_is_stopped_and_has_no_winner() -> None:
    game = play_game(SimulationPlan("us_2008", 4, 1, Rules(), rounds=3), 1)
    assert (game.winners, game.rounds) == ((), 4)


def test_checked_games_pass() -> None:
    rules = Rules(win_condition="richest_at_limit", round_limit=8, speed_die="on")
    checked = play_game(SimulationPlan("us_2008", 4, 3, rules, check=True), 1)
    assert checked == play_game(SimulationPlan("us_2008", 4, 3, rules), 1)
    assert checked.winners


def test_a_broken_invariant_stops_the_simulation(monkeypatch: pytest.MonkeyPatch) -> None:
    healthy = State.problems

    def ill(state: State) -> list[str]:
        return ["money is not conserved"] if state.version == 12 else healthy(state)

    monkeypatch.setattr(State, "problems", ill)
    with pytest.raises(GameFailed, match=r"Game 1 \(seed 6\) failed: after 12 actions.*conserved"):
        play_game(SimulationPlan("us_2008", 4, 6, Rules(), check=True), 1)


def test_a_replay_that_ends_elsewhere_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    class Meddling(Checker):
        def done(self, action: Any) -> None:
            if self.engine.state.version == 9:
                self.engine.state.bank -= 1
                self.engine.state.cash[0] += 1
            super().done(action)

    monkeypatch.setattr(simulate, "Checker", Meddling)
    with pytest.raises(GameFailed, match=r"after 9 actions.*another position"):
        play_game(SimulationPlan("us_2008", 4, 6, Rules(), check=True), 1)


def arguments(games: int) -> Namespace:
    return Namespace(
        games=games,
        players=2,
        seed=1,
        jobs=1,
        edition="us_2008",
        rules=Rules(win_condition="richest_at_limit", round_limit=3),
        format="json",
        check=False,
        shard=None,
    )


def test_a_failure_is_one_sentence_and_a_status(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def broken(board: Any, *others: Any) -> None:
        raise ZeroDivisionError("nothing to divide by")

    monkeypatch.setattr(setup, "start", broken)
    assert simulate.main(arguments(2)) == 1
    out = capsys.readouterr()
    assert out.out == ""
    assert out.err == (
        "The simulation stopped: Game 1 (seed 1) failed: ZeroDivisionError: nothing to divide by\n"
    )


def test_what_an_opponent_does_wrong_is_done_simply_and_told(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def broken(code: str) -> Says:
        return Says(lambda view: 1 // 0)  # type: ignore[arg-type,return-value]

    monkeypatch.setattr(simulate, "make_bot", broken)
    assert simulate.main(arguments(2)) == 0
    out = capsys.readouterr()
    assert json.loads(out.out)["faults"] > FAULTS_TOLD
    text = out.err.splitlines()
    assert len(text) == FAULTS_TOLD
    assert text[0].startswith("Game 1 (seed 1), seat ")
    assert text[0].endswith("; a simple move was made instead.")


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_progress_is_shown_on_a_terminal_only() -> None:
    terminal, pipe = Terminal(), io.StringIO()
    for stream in (terminal, pipe):
        progress = Progress(4, stream)
        for done in range(1, 5):
            progress.show(done)
        progress.clear()
    assert "4/4" in terminal.getvalue()
    assert terminal.getvalue().endswith("\r\x1b[K")
    assert pipe.getvalue() == ""


def test_games_without_a_winner_are_counted_as_such() -> None:
    totals = Totals(4)
    for number in (1, 2):
        totals.add(play_game(SimulationPlan("us_2008", 4, 1, Rules(), rounds=3), number))
    assert (totals.games, totals.finished, totals.wins) == (2, 0, [0, 0, 0, 0])
