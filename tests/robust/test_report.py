"""An unexpected fault: the game is kept, a report names no persons, and play goes on."""

import getpass
from pathlib import Path

import pygame
import pytest

from monopoly_gui import paths
from monopoly_gui.engine.actions import Roll
from monopoly_gui.scenes.core.context import NewGame
from monopoly_gui.scenes.menus.about import AboutScene, FailureScene
from monopoly_gui.scenes.menus.title import TitleScene
from monopoly_gui.scenes.session import Session
from monopoly_gui.scenes.table.table import TableScene
from monopoly_gui.storage import SeatRecord, is_interrupted, load
from monopoly_gui.storage.profiles import keep_profile, new_profile
from monopoly_gui.system import fault_report
from tests.scenes.screen import Screen
from tests.scenes.test_menus_app import run_until_quiet

SEATS = [SeatRecord("Ada Lovelace", "human"), SeatRecord("Chen", "human")]


@pytest.fixture
def screen(home: Path) -> Screen:
    return Screen()


def fault_in_a_game(screen: Screen, monkeypatch: pytest.MonkeyPatch) -> tuple[Session, str]:
    """A game in which painting the table fails once; the session and the report.

    Zoe has a profile here, and is not at the table.
    """
    keep_profile(new_profile("Zoe"))
    session = Session(screen.context)
    screen.context.start_game(NewGame(SEATS, "us_2008", {}, 7))
    screen.frame()
    match = session.match
    assert match is not None
    match.submit(Roll(match.state.current))

    def fail(self: TableScene, now: float, dt: float) -> None:
        text = f"{Path.home()}/dice of {getpass.getuser()}, seen by Zoe"
        raise RuntimeError(f"Ada Lovelace lost {text}")

    with monkeypatch.context() as broken:
        broken.setattr(TableScene, "tick", fail)
        broken.setattr(screen.context.scenes, "close", lambda: None)
        run_until_quiet(screen)
    screen.app.running = True
    (file,) = (paths.user_data() / "reports").iterdir()
    return session, file.read_text(encoding="utf-8")


def test_the_report_tells_what_happened_and_of_nobody(
    screen: Screen, monkeypatch: pytest.MonkeyPatch, home: Path
) -> None:
    session, text = fault_in_a_game(screen, monkeypatch)
    assert "(player 1) lost ~/dice of (user), seen by (player 3)" in text
    assert "RuntimeError" in text
    assert '"kind": "roll"' in text
    assert "Board us_2008; seats human, human" in text
    for word in ("Ada", "Chen", "Zoe", str(home), str(Path.home()) + "/"):
        assert word not in text
    session.end()


def test_the_game_is_kept_and_can_be_gone_on_with(
    screen: Screen, monkeypatch: pytest.MonkeyPatch
) -> None:
    session, _ = fault_in_a_game(screen, monkeypatch)
    assert session.match is not None
    before = session.match.state.clone()
    scene = screen.shows(FailureScene)
    assert "Your game has been saved" in scene.text
    assert str(paths.user_data() / "reports") in scene.text
    assert load(session.path).state == before
    screen.click("yes")
    screen.shows(TitleScene)
    screen.key(pygame.K_c)
    assert session.match is not None
    assert session.match.state == before
    session.end()


def test_leaving_after_a_fault_the_next_start_offers_the_game(
    screen: Screen, monkeypatch: pytest.MonkeyPatch
) -> None:
    session, _ = fault_in_a_game(screen, monkeypatch)
    screen.click("no")
    assert not screen.app.running
    session.end()
    assert is_interrupted(session.path)


def test_without_a_game_nothing_is_said_to_be_saved(screen: Screen) -> None:
    session = Session(screen.context)
    screen.open(TitleScene(screen.context))
    assert session.rescue() is False
    screen.open(FailureScene(screen.context, None, saved=None))
    assert "nothing is lost" in screen.shows(FailureScene).text


def test_reports_of_the_same_second_do_not_replace_one_another(home: Path) -> None:
    files = {fault_report.write_report(ValueError(str(n))) for n in range(3)}
    assert len(files) == 3
    assert all(file and file.is_file() for file in files)


def test_a_fault_that_cannot_even_be_printed_is_reported(home: Path) -> None:
    class Mute(Exception):
        def __str__(self) -> str:
            raise RuntimeError

    file = fault_report.write_report(Mute())
    assert file is not None
    assert "Mute" in file.read_text(encoding="utf-8")


def test_a_report_never_grows_without_bound(home: Path) -> None:
    file = fault_report.write_report(ValueError("x" * 10**6))
    assert file is not None
    assert file.stat().st_size < 2 * fault_report.LONGEST


def test_no_folder_no_report(home: Path) -> None:
    (home / "reports").write_text("in the way")
    assert fault_report.write_report(ValueError()) is None


def shown(scene: AboutScene) -> str:
    """The texts on the page."""
    assert scene.tree
    return " ".join(word.name for word in scene.tree.spoken())


def test_a_player_reports_a_problem_of_the_game_just_left(screen: Screen) -> None:
    """From the title: the last game and the settings are in it, and no name."""
    session = Session(screen.context)
    screen.context.settings.theme = "contrast"
    screen.context.start_game(NewGame(SEATS, "us_2008", {}, 7))
    assert session.match is not None
    session.match.submit(Roll(session.match.state.current))
    screen.open(TitleScene(screen.context))
    screen.key(pygame.K_i)
    scene = screen.shows(AboutScene)
    screen.click("report")
    (file,) = (paths.user_data() / "reports").iterdir()
    assert str(file) in shown(scene)
    text = file.read_text(encoding="utf-8")
    assert '"kind": "roll"' in text
    assert '"theme": "contrast"' in text
    assert "Board us_2008; seats human, human" in text
    assert "Ada" not in text
    assert "Traceback" not in text
    session.end()


def test_a_report_that_cannot_be_written_is_said_to_be_so(screen: Screen, home: Path) -> None:
    (home / "reports").write_text("in the way")
    screen.open(AboutScene(screen.context))
    screen.click("report")
    scene = screen.shows(AboutScene)
    assert "could not be saved" in shown(scene)
