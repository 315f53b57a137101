"""Whole games in a real window: from the title screen to the winner, by hand."""

from pathlib import Path

import pytest

from tests.window.desk import Desk, Told, desk
from tests.window.hands import Hands, Keyboard, Mouse
from tests.window.player import Player

pytestmark = pytest.mark.window

SEED = "20"
NAME = "Under the hammer"


def over(told: Told) -> bool:
    """The result is shown."""
    return bool(told["stack"][-1:] == ["ResultDialog"] and told["still"])


def ends(title: str) -> bool:
    """Whether a result has it: of the winner, or of the only person, who has lost."""
    said = ("has won!", "you held out", "you played on", "Second place", "Third place")
    return any(words in title for words in said)


def in_auction(told: Told) -> bool:
    """A deed is under the hammer, and the human has not spoken yet."""
    return told["stack"][-1:] == ["AuctionDialog"] and bool(told["table"]["waiting"])


def title_of(told: Told) -> str:
    return str(told["scenes"][-1]["title"])


def play_at_instant_speed(hands: Hands) -> None:
    """Set the speed of the opponents, from the title screen and back to it."""
    hands.use("Settings")
    hands.desk.shows("SettingsScene")
    hands.use("tabs", "game")
    hands.use("speed", "instant")
    hands.go_back()
    hands.desk.shows("TitleScene")


def choose(hands: Hands, name: str) -> None:
    """Open a game of the list that is shown."""
    games = hands.desk.told()["scenes"][-1]["games"]
    hands.use("games", str(games.index(name)))
    hands.use("open")


def start(hands: Hands) -> Told:
    """From the set-up screen to the first question of the game."""
    hands.use("more")
    hands.write("seed", SEED)
    hands.use("start")
    return hands.desk.wait_for(lambda told: told["table"] is not None, "the table")


def save_as(program: Desk, name: str) -> None:
    program.key("s")
    program.shows("SaveScene")
    program.write("name", name)
    program.click("save")
    program.wait_for(lambda told: f"Saved as “{name}”." in told["toasts"], "the game to be saved")


def test_a_game_is_played_to_its_end_by_clicks_and_continued_in_mid_auction(home: Path) -> None:
    """One human and three opponents; the program is closed while a deed is under the hammer."""
    with desk(home, (1280, 720)) as open_program:
        program = open_program()
        mouse = Mouse(program)
        program.shows("TitleScene")
        play_at_instant_speed(mouse)
        mouse.use("New game")
        program.shows("SetupScene")
        kinds = [program.find(f"kind {seat}")["value"] for seat in (1, 2, 3, 4)]
        assert kinds == ["human", "ai", "ai", "ai"]
        start(mouse)
        before = Player(mouse, 1, leaves=1.0).play(lambda told: over(told) or in_auction(told))
        assert in_auction(before), "no deed came under the hammer"
        save_as(program, NAME)
        assert program.quit() == 0, program.errors

        program = open_program()
        mouse = Mouse(program)
        program.shows("TitleScene")
        mouse.use("Games")
        program.shows("GamesScene")
        mouse.use("file")
        program.shows("LoadScene")
        choose(mouse, NAME)
        after = program.shows("AuctionDialog")
        assert title_of(after) == title_of(before)
        assert after["table"]["cash"] == before["table"]["cash"]
        player = Player(mouse, 2)
        end = player.play(over)
        assert ends(title_of(end))
        assert end["table"]["over"]
        mouse.use("title")
        program.shows("TitleScene")
        mouse.use("Quit")
        assert program.ended() == 0, program.errors
        assert program.errors == ""


def test_the_keyboard_alone_is_enough(home: Path) -> None:
    """A game of two is begun and left; then a position with two players is played out."""
    with desk(home, (1366, 768)) as open_program:
        program = open_program()
        keys = Keyboard(program)
        program.shows("TitleScene")
        play_at_instant_speed(keys)
        keys.use("New game")
        program.shows("SetupScene")
        keys.use("remove 4")
        keys.use("remove 3")
        start(keys)
        Player(keys, 3).play(lambda told: told["table"]["round"] > 2)
        program.shows("TableScene")
        if program.has("put summary by"):
            keys.go_back()
            program.wait_for(lambda told: not program.has("put summary by"), "the whole log")
        keys.go_back()
        program.shows("TableMenu")
        keys.use("Quit to title")
        program.shows("TitleScene")
        assert program.find("Continue")["enabled"]

        keys.use("Scenarios")
        told = program.shows("ScenariosScene")
        choose(keys, next(name for name in told["scenes"][-1]["games"] if "two" in name.lower()))
        end = Player(keys, 4).play(lambda told: told["table"] is not None and over(told))
        assert ends(title_of(end))
        keys.use("title")
        program.shows("TitleScene")
        keys.use("Quit")
        assert program.ended() == 0, program.errors
        assert program.errors == ""
