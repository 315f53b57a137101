"""Games, people, challenges and positions with a game controller and nothing else."""

from datetime import date

from monopoly_gui.scenes.challenge.calendar import DaysScene
from monopoly_gui.scenes.challenge.page import ChallengesScene
from monopoly_gui.scenes.challenge.table import ChallengeMenu, ChallengeTable
from monopoly_gui.scenes.challenge.task import TaskDialog
from monopoly_gui.scenes.editor.page import EditorScene
from monopoly_gui.scenes.menus.games import GamesScene
from monopoly_gui.scenes.people.people import PeopleScene
from monopoly_gui.scenes.session import Session
from monopoly_gui.scenes.table.table import TableScene
from monopoly_gui.storage.profiles import keep_profile, new_profile
from tests.scenes.screen import Screen
from tests.scenes.test_gamepad import Hands, focused
from tests.storage.games import played

MOST = 90


def go_to(hands: Hands, name: str) -> None:
    """Go on by the shoulder until the focus is there."""
    for _ in range(MOST):
        if focused(hands.screen) == name:
            return
        hands.press("rb")
    raise AssertionError(f"the shoulder does not lead to {name}")


def test_a_kept_game_is_chosen_and_gone_on_with() -> None:
    screen = Screen()
    session = Session(screen.context)
    for seed in (1, 2):
        session.shelf.put(played(seed, 3, 10))
    scene = screen.open(GamesScene(screen.context))
    hands = Hands(screen)
    hands.press("down")
    wanted = scene.lines[1].path.stem
    assert scene.chosen is scene.lines[1]
    hands.press("a")
    screen.frame()
    assert isinstance(screen.context.scenes.stack[0], TableScene)
    assert session.path.stem == wanted
    session.end()


def test_the_people_are_looked_at() -> None:
    screen = Screen()
    for name in ("Zoe", "Tom"):
        keep_profile(new_profile(name))
    scene = screen.open(PeopleScene(screen.context))
    hands = Hands(screen)
    hands.press("down")
    assert scene.chosen is not None and scene.chosen.title == "Tom"
    hands.press("b")


def test_a_challenge_is_taken_and_given_up() -> None:
    screen = Screen()
    screen.open(ChallengesScene(screen.context))
    hands = Hands(screen)
    hands.press("down")
    hands.press("a")
    screen.frame()
    screen.shows(TaskDialog)
    hands.press("a")
    screen.frame()
    screen.shows(ChallengeTable)
    hands.press("start")
    screen.shows(ChallengeMenu)
    hands.press("b")
    screen.shows(ChallengeTable)


def test_the_challenge_of_a_day_is_taken() -> None:
    screen = Screen()
    days = screen.open(DaysScene(screen.context, today=date(2026, 11, 22)))
    hands = Hands(screen)
    hands.press("left")
    assert days.month.chosen == date(2026, 11, 21)
    hands.press("x")
    screen.frame()
    screen.shows(TaskDialog)


def test_a_position_is_put_together_and_played() -> None:
    screen = Screen()
    session = Session(screen.context)
    screen.open(EditorScene(screen.context))
    hands = Hands(screen)
    go_to(hands, "cash")
    hands.press("up")
    go_to(hands, "play")
    hands.press("a")
    screen.frame()
    screen.shows(TableScene)
    assert session.match is not None and session.match.state.cash[0] > 1500
    session.end()
