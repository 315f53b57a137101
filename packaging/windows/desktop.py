"""The installed program among others: the clipboard, losing the focus, locked files."""

from __future__ import annotations

import os
import shutil
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from threading import Thread
from typing import TYPE_CHECKING

import identity
from frozen_play import rests
from monopoly_gui.paths import HOME_VARIABLE
from monopoly_gui.storage import AUTOSAVE, save
from tests.pictures.shown import quiet_game
from tests.window.desk import NotSeen, Told
from windows.bench import Wrong
from windows.commands import INSIDE, NAME, SHORT, inside
from windows.played import ends_well, save_as, settle, start
from windows.window import WindowsDesk, begin
from windows.wine import windows_path

if TYPE_CHECKING:
    from windows.installed import Installed

PROGRAM = f"{identity.NAME}.exe"
#: what a console is shown by
CONSOLE = "conhost.exe"
#: a program of Wine's own, to go to and come back from
OTHER = "notepad"
OTHER_TITLE = "Untitled - Notepad"
#: seconds in which nothing may happen
QUIET = 1.0
#: a place where nobody can write, not even an administrator
READ_ONLY = Path("/sys/kernel") / identity.NAME


def copy_and_paste(found: Installed, server: str) -> str:
    """A name comes from another program and goes to another, with every letter."""
    settle(found.games)
    desk = start(found, server)
    desk.click("New game")
    desk.shows("SetupScene")
    desk.click("name 1")
    inside(found, "put", NAME, display=server)
    desk.key("ctrl+a")
    desk.key("ctrl+v")
    desk.wait_for(lambda told: desk.find("name 1", told)["value"] == NAME, f"{NAME} pasted")
    desk.write("name 1", "Ada")
    desk.key("ctrl+a")
    desk.key("ctrl+c")
    if (told := inside(found, "get", display=server)) != "Ada":
        raise Wrong(f"Ada was copied, and on the clipboard is “{told}”")
    inside(found, "put", f"{NAME}\r\nII", display=server)
    desk.key("ctrl+v")
    whole = f"{NAME} II"
    desk.wait_for(lambda told: desk.find("name 1", told)["value"] == whole, f"{whole} in a line")
    desk.key("ctrl+a")
    desk.key("ctrl+x")
    if (told := inside(found, "get", display=server)) != whole:
        raise Wrong(f"“{whole}” was cut, and on the clipboard is “{told}”")
    desk.wait_for(lambda told: desk.find("name 1", told)["value"] == "", "an empty field")
    ends_well(desk, desk.quit())
    return f"“{NAME}” was pasted, copied and cut"


def go_away_and_come_back(found: Installed, server: str) -> str:
    """To another program and back by Alt and Tab, put away and brought back; no console behind."""
    settle(found.games)
    lay_down(found.games / "saves")
    desk = start(found, server)
    no_console(found)
    desk.click("Continue")
    before = desk.wait_for(rests, "the table")
    picture = desk.told()
    with other_program(desk, found) as other:
        # Tab is pressed while the game still has the keys, and Alt is let go after it has lost them
        desk.xdotool("keydown", "alt")
        desk.xdotool("windowfocus", "--sync", other)
        desk.xdotool("keyup", "alt")
        time.sleep(QUIET)
        heard = desk.told()["used"]
        desk.xdotool("key", "r", "e", "Escape")
        time.sleep(QUIET)
        if desk.told()["used"] != heard or desk.told()["stack"] != before["stack"]:
            raise NotSeen("the game hears keys that are pressed in another program")
        desk.xdotool("windowfocus", "--sync", desk.window)
    desk.wait_for(lambda told: told["still"], "the game")
    desk.key("l")
    desk.shows("LogDialog")
    desk.key("Escape")
    desk.shows("TableScene")
    if not inside(found, "minimise", identity.TITLE, display=server):
        raise NotSeen("the window was not put away")
    desk.wait_for(
        lambda told: (told["size"], told["table"]) == (picture["size"], picture["table"]),
        "the same table as before",
    )
    desk.key("F11")
    desk.wait_for(lambda told: told["size"] != picture["size"] and told["still"], "full screen")
    desk.key("F11")
    desk.wait_for(lambda told: told["size"] == picture["size"] and told["still"], "the window")
    ends_well(desk, desk.quit())
    return "left by Alt and Tab, put away, brought back; no console behind the game"


def find_settings_held(found: Installed, server: str) -> str:
    """Damaged settings that another program has for itself: a sentence, and nothing is lost."""
    home = found.bench.work / "held"
    shutil.rmtree(home, ignore_errors=True)
    home.mkdir()
    file, torn = home / "settings.json", b'{"mute": true, "speed": "inst'
    file.write_bytes(torn)
    with held(found, file, server):
        desk = start(found, server, home=home, first=says("cannot be read"))
        sentence = next(text for text in desk.told()["toasts"] if "cannot be read" in text)
        if "another program has it open" not in sentence:
            raise NotSeen(f"the game says of settings that are held: {sentence}")
        desk.click("Settings")
        desk.shows("SettingsScene")
        desk.click("mute")
        desk.wait_for(says("could not be saved"), "a sentence that nothing was saved")
    desk.click("mute")
    desk.wait_for(lambda _: (home / "settings.before.json").exists(), "the old settings aside")
    ends_well(desk, desk.quit())
    if (home / "settings.before.json").read_bytes() != torn or not file.is_file():
        raise Wrong(f"what was in {file} is lost")
    return f"settings that another program held: “{sentence}”"


def play_without_a_place(found: Installed, server: str) -> str:
    """A game goes on in a read-only folder, and says so."""
    home = found.bench.work / "no place"
    home.mkdir(exist_ok=True)
    more = {HOME_VARIABLE: windows_path(READ_ONLY.parent) + f"\\{READ_ONLY.name}"}
    desk = start(found, server, home=home, more=more)
    without_a_name(desk)
    desk.click("New game")
    desk.shows("SetupScene")
    desk.click("start")
    desk.wait_for(says("game could not be saved"), "a sentence that nothing was saved")
    told = next(text for text in desk.told()["toasts"] if "game could not be saved" in text)
    before = desk.wait_for(lambda told: rests(told) and desk.has("roll"), "a turn of the player")
    desk.click("roll")
    # after doubles it may be the same player's turn to throw
    desk.wait_for(
        lambda told: rests(told) and told["table"]["log"] != before["table"]["log"],
        "what the dice bring",
    )
    desk.quit()
    return f"played where nothing can be written: “{told}”"


def play_far_down(found: Installed, server: str) -> str:
    """A user's folder may lie deeper than 260 characters."""
    top = home = found.bench.work / "far down"
    shutil.rmtree(top, ignore_errors=True)
    while len(windows_path(home)) < SHORT:
        home /= "a folder in a folder in a folder"
    settle(home)
    lay_down(home / "saves")
    near = found.bench.work / "near"
    # what the program complained of the last time lies there
    shutil.rmtree(near, ignore_errors=True)
    desk = start(found, server, home=near, more={HOME_VARIABLE: windows_path(home)})
    desk.click("Continue")
    desk.wait_for(rests, "the table")
    save_as(desk, "Far down")
    ends_well(desk, desk.quit())
    if len(files := sorted((home / "saves").glob("*.monopoly"))) != 1:
        raise Wrong(f"saved by name in {home} are {files}")
    shutil.rmtree(top)
    return f"a game was continued and saved at {len(windows_path(home))} characters"


def speak_as_the_system(found: Installed, server: str) -> str:
    """At its first start the game speaks the language in which Windows shows itself."""
    home = found.bench.work / "first start"
    shutil.rmtree(home, ignore_errors=True)
    locales = found.bench.work / "locales"
    locales.mkdir(exist_ok=True)
    make = ["localedef", "-i", "de_DE", "-f", "UTF-8", "./de_DE.UTF-8"]
    subprocess.run(make, cwd=locales, env={**os.environ, "LC_ALL": "C"}, check=True)
    # Wine takes its language from here when it starts; the game is not to
    found.windows.stop()
    entries = {"LC_ALL": "de_DE.UTF-8", "LOCPATH": str(locales), "MONOPOLY_GUI_LANGUAGE": ""}
    game = windows_path(found.folder / PROGRAM)
    command = (found.bench.python, windows_path(INSIDE), "start", game)
    desk = start(found, server, command, home, entries)
    without_a_name(desk)
    if (seen := desk.find("New game")["label"]) != "Neues Spiel":
        raise NotSeen(f"in a German Windows the game says “{seen}”")
    ends_well(desk, desk.quit())
    found.windows.stop()
    return f"in a German Windows the game says “{seen}”"


# parts -------------------------------------------------------------------------------


CHECKS = (
    copy_and_paste,
    go_away_and_come_back,
    find_settings_held,
    play_without_a_place,
    play_far_down,
    speak_as_the_system,
)


def lay_down(saves: Path) -> None:
    """A game to be continued in which nothing happens by itself."""
    saves.mkdir(parents=True, exist_ok=True)
    save(saves / f"{AUTOSAVE}.json", quiet_game(), datetime.now(UTC))


def without_a_name(desk: WindowsDesk) -> None:
    """Leave out what is asked at the first start."""
    desk.shows("FirstNameScene")
    desk.click("later")
    desk.shows("TitleScene")


def says(words: str) -> Callable[[Told], bool]:
    """Whether a message with those words is shown."""
    return lambda told: any(words in text for text in told["toasts"])


def no_console(found: Installed) -> None:
    """Wrong if a console runs for the game."""
    running = inside(found, "processes")
    games = [pid for pid, _, name in running if name.lower() == PROGRAM]
    if len(games) != 1:
        raise Wrong(f"the game is to run once: {running}")
    if [name for _, parent, name in running if parent in games and name.lower() == CONSOLE]:
        raise Wrong(f"a console runs behind the game: {running}")


@contextmanager
def other_program(desk: WindowsDesk, found: Installed) -> Iterator[str]:
    """Another program's window on the same screen, by its number."""
    process = begin(found.windows, [OTHER], {"DISPLAY": desk.environment["DISPLAY"]})
    try:
        yield desk.xdotool("search", "--sync", "--onlyvisible", "--name", OTHER_TITLE).split()[0]
    finally:
        process.kill()
        process.wait()


@contextmanager
def held(found: Installed, file: Path, server: str) -> Iterator[None]:
    """Meanwhile another program has the file for itself alone."""
    sign = found.bench.work / "held.sign"
    sign.unlink(missing_ok=True)
    words = (windows_path(file), windows_path(sign))
    thread = Thread(target=inside, args=(found, "hold", *words), kwargs={"display": server})
    thread.start()
    end = time.monotonic() + 30
    while not sign.exists() and time.monotonic() < end:
        time.sleep(0.1)
    try:
        yield
    finally:
        sign.unlink(missing_ok=True)
        thread.join()
