"""The program's own test passes, and says in a sentence what does not work."""

from argparse import Namespace
from collections.abc import Callable
from pathlib import Path

import pytest

from monopoly_gui import cli
from monopoly_gui.commands import selftest
from monopoly_gui.match.history import replay
from monopoly_gui.storage import SavedGame, SaveError
from monopoly_gui.storage import load as real_load

from .tables import Says


def test_it_passes_and_prints_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["selftest"]) == 0
    out = capsys.readouterr()
    assert out.out.startswith("Self-test passed: saved after 150 actions (")
    assert out.out.count("\n") == 1
    assert out.err == ""


def fails(capsys: pytest.CaptureFixture[str]) -> str:
    """Its message on failure."""
    assert selftest.main(Namespace()) == 1
    out = capsys.readouterr()
    assert out.out == ""
    assert out.err.count("\n") == 1
    return out.err


def refuses(path: Path) -> SavedGame:
    raise SaveError("The game cannot be opened: no luck.", "no luck")


def changes(path: Path) -> SavedGame:
    saved = real_load(path)
    saved.state.cash[0] += 1
    saved.state.bank -= 1
    return saved


@pytest.mark.parametrize(
    ("load", "why"),
    [(refuses, "no luck"), (changes, "another after saving and loading")],
)
def test_a_failure_is_one_sentence(
    load: Callable[[Path], SavedGame],
    why: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(selftest, "load", load)
    assert why in fails(capsys)


def test_an_opponent_that_has_to_be_replaced_is_a_failure(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def broken(code: str) -> Says:
        return Says(lambda view: None)  # type: ignore[arg-type,return-value]

    monkeypatch.setattr("monopoly_gui.match.opponents.make_bot", broken)
    assert "chose something invalid" in fails(capsys)


def test_a_game_that_does_not_end_is_a_failure(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(selftest, "MAX_ACTIONS", 5)
    assert "the game is not over after 5 actions" in fails(capsys)


def test_a_replay_that_ends_elsewhere_is_a_failure(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    real = replay
    monkeypatch.setattr(selftest, "replay", lambda start, log: real(start, log[:-1]))
    assert "the replay of the game ends elsewhere" in fails(capsys)


def test_opponents_that_fall_silent_are_a_failure(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("monopoly_gui.match.match.Match.poll", lambda match: None)
    assert "the opponents stopped playing" in fails(capsys)
