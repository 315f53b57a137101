"""The checks of ``simulate --check`` notice what they are there for."""

from pathlib import Path

import pytest

from monopoly_gui.editions import load_edition
from monopoly_gui.engine import setup
from monopoly_gui.engine.actions import Action
from monopoly_gui.engine.machine import Engine
from monopoly_gui.engine.rules import Rules
from monopoly_gui.match.fallback import FallbackBot
from monopoly_gui.match.history import replay
from monopoly_gui.simulation import checks
from monopoly_gui.simulation.checks import Checker, CheckFailed
from monopoly_gui.simulation.driver import play
from monopoly_gui.storage import SavedGame, load
from monopoly_gui.storage.save_file import contents


@pytest.fixture
def engine() -> Engine:
    return setup.start(
        load_edition("us_2008"), Rules(win_condition="richest_at_limit", round_limit=2), 2, 3
    )


def play_on(engine: Engine, checker: Checker) -> None:
    """The whole game of two rounds."""
    bots = [FallbackBot(), FallbackBot()]
    play(engine, bots, 3, lambda events: None, checker.done)


def test_a_sound_game_passes(engine: Engine) -> None:
    checker = Checker(engine)
    play_on(engine, checker)
    checker.finish()
    assert engine.state.over


def test_money_from_nowhere_is_noticed_at_once(engine: Engine) -> None:
    class Generous(Checker):
        def done(self, action: Action) -> None:
            self.engine.state.cash[0] += 1
            super().done(action)

    with pytest.raises(CheckFailed, match="after 1 actions"):
        play_on(engine, Generous(engine))


def test_a_copy_that_shares_something_is_noticed(engine: Engine) -> None:
    class Sharing(Checker):
        def done(self, action: Action) -> None:
            self.before.owner = self.engine.state.owner
            super().done(action)

    with pytest.raises(CheckFailed, match="it changed a copy made before it"):
        play_on(engine, Sharing(engine))


def test_what_is_lost_on_the_way_through_a_file_is_noticed(
    engine: Engine, monkeypatch: pytest.MonkeyPatch
) -> None:
    def forgets_the_throw(saved: SavedGame) -> bytes:
        saved.state.dice = (0, 0)
        return real(saved)

    real = contents
    checker = Checker(engine)
    monkeypatch.setattr(checks, "contents", lambda saved: forgets_the_throw(_copied(saved)))
    with pytest.raises(CheckFailed, match="the position is another after saving and loading"):
        play_on(engine, checker)


def test_a_log_that_comes_back_otherwise_is_noticed(
    engine: Engine, monkeypatch: pytest.MonkeyPatch
) -> None:
    def forgets_the_log(saved: SavedGame) -> bytes:
        return real(SavedGame(saved.name, saved.seats, saved.start, saved.state, []))

    real = contents
    checker = Checker(engine)
    monkeypatch.setattr(checks, "contents", forgets_the_log)
    with pytest.raises(CheckFailed, match="its log entry is another"):
        play_on(engine, checker)


def test_a_whole_game_that_comes_back_otherwise_is_noticed(
    engine: Engine, monkeypatch: pytest.MonkeyPatch
) -> None:
    checker = Checker(engine)
    play_on(engine, checker)

    def shorter(path: Path) -> SavedGame:
        saved = load(path)
        del saved.log[-1]
        return saved

    monkeypatch.setattr(checks, "load", shorter)
    with pytest.raises(CheckFailed, match="the game is another after saving and loading"):
        checker.finish()


def test_a_replay_with_another_end_is_noticed(
    engine: Engine, monkeypatch: pytest.MonkeyPatch
) -> None:
    checker = Checker(engine)
    play_on(engine, checker)
    real = replay
    monkeypatch.setattr(checks, "replay", lambda start, log: real(start, log[:-1]))
    with pytest.raises(CheckFailed, match="the replay of the saved game ends elsewhere"):
        checker.finish()


def _copied(saved: SavedGame) -> SavedGame:
    return SavedGame(saved.name, saved.seats, saved.start, saved.state.clone(), saved.log)
