"""The installed program in its window: played to the end, closed in mid-thought, and killed."""

from __future__ import annotations

import json
import re
import shutil
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from subprocess import TimeoutExpired
from typing import TYPE_CHECKING

from frozen_play import kept, picture, rests
from monopoly_gui.paths import HOME_VARIABLE
from monopoly_gui.storage import AUTOSAVE, save
from tests.pictures.compare import FOLDER, difference, read
from tests.pictures.shown import quiet_game
from tests.window.desk import NotSeen, Told
from tests.window.hands import Mouse
from tests.window.player import Player
from windows.bench import WineFault, Wrong
from windows.window import WindowsDesk, gone
from windows.wine import windows_path

if TYPE_CHECKING:
    from windows.installed import Installed

WINDOW = (1280, 720)
SEED = "20"
#: how often Quit is pressed, and the seconds in which it should have been heard
TRIES, HEARD = 3, 10.0
#: the round in which the game is saved by name, and the one in which the plug is pulled
SAVED, PULLED = 2, 4
NAME = "Late shift"
#: how Wine tells that something crashed in it
CRASH = re.compile(r"wine: Unhandled ")
SETTINGS = {"reduced_motion": True, "speed": "instant", "mute": True}


def game(found: Installed, server: str) -> str:
    """Play a game by clicks: saved, killed in the middle, continued, and won by somebody."""
    settle(found.games)
    (found.games / "saves").mkdir(exist_ok=True)
    save(found.games / "saves" / f"{AUTOSAVE}.json", quiet_game())
    desk = start(found, server)
    desk.shows("TitleScene")
    desk.click("Continue")
    desk.wait_for(rests, "the table")
    as_kept(desk, found, "quiet")
    desk.quit()
    shutil.rmtree(found.games / "games")

    desk = start(found, server)
    desk.shows("TitleScene")
    as_kept(desk, found, "title")
    mouse = Mouse(desk)
    mouse.use("New game")
    desk.shows("SetupScene")
    mouse.use("more")
    mouse.write("seed", SEED)
    mouse.use("start")
    player = Player(mouse, 1)
    player.play(lambda told: in_round(told, SAVED))
    save_as(desk, NAME)
    left = kept(player.play(lambda told: in_round(told, PULLED)))
    desk.kill()

    desk = start(found, server)
    desk.shows("ConfirmScene")
    desk.click("yes")
    back = kept(desk.wait_for(rests, "the game that was interrupted"))
    if back != left:
        raise NotSeen(f"the plug was pulled at {left}, continued is {back}")
    end = Player(Mouse(desk), 2).play(over)
    title = str(end["scenes"][-1]["title"])
    if not end["table"]["over"]:
        raise NotSeen(f"the game ended with {title}")
    picture(desk, found.bench.work / "result.png")
    desk.click("title")
    desk.shows("TitleScene")
    desk.key("F11")
    desk.wait_for(lambda told: told["size"] != list(WINDOW) and told["still"], "the full screen")
    desk.key("F11")
    desk.wait_for(lambda told: told["size"] == list(WINDOW) and told["still"], "the window")
    ends_well(desk, quit_by_click(desk))
    return f"a game to round {end['table']['round']}: {title}"


def quit_by_click(desk: WindowsDesk) -> int:
    """Press Quit, again where a window that has just changed its size did not hear it."""
    for _attempt in range(TRIES):
        desk.click("Quit")
        try:
            desk.process.wait(HEARD)
            break
        except TimeoutExpired:
            continue
    return desk.ended()


def close_while_others_think(found: Installed, server: str) -> str:
    """Close the window in the middle of an opponent's turn; the game is there afterwards."""
    settle(found.games, speed="normal", reduced_motion=False)
    desk = start(found, server)
    desk.click("New game")
    desk.shows("SetupScene")
    desk.click("kind 1")
    desk.wait_for(lambda told: desk.find("kind 1", told)["value"] == "ai", "a computer there")
    desk.click("start")
    desk.wait_for(lambda told: told["table"] and told["table"]["playing"], "opponents at play")
    ends_well(desk, desk.quit())
    settle(found.games)
    desk = start(found, server)
    if not desk.find("Continue")["enabled"]:
        raise NotSeen("the game that was closed in mid-thought cannot be continued")
    ends_well(desk, desk.quit())
    return "closed while an opponent was thinking, and the game is there"


def close_by_button(found: Installed, server: str) -> str:
    """The same by the button in the frame, which Wine draws where no window manager does."""
    found.windows.stop()
    found.windows.set("X11 Driver", "Decorated", "N")
    found.windows.stop()
    settle(found.games, speed="normal", reduced_motion=False)
    game = quiet_game()
    seats = tuple(replace(seat, kind="ai") for seat in game.seats)
    save(found.games / "saves" / f"{AUTOSAVE}.json", replace(game, seats=seats))
    desk = start(found, server, size=None)
    desk.key("c")
    desk.wait_for(lambda told: told["table"] and told["table"]["playing"], "opponents at play")
    ends_well(desk, desk.quit_by_button())
    found.windows.set("X11 Driver", "Decorated", "Y")
    found.windows.stop()
    return "closed by the button in its frame while an opponent was thinking"


def killed_in_one_file(program: Path, found: Installed, server: str) -> str:
    """Kill the program in one file: the next start takes away what it left."""
    home = found.bench.work / "one file"
    settle(home)
    unpacked: set[Path] = set()
    desk = start(found, server, [program], home)
    desk.shows("TitleScene")
    unpacked = folders(found)
    if len(unpacked) != 1:
        raise Wrong(f"the program in one file lies in {unpacked}")
    desk.kill()
    found.windows.stop()
    if folders(found) != unpacked:
        raise Wrong("a killed program was to leave its folder")
    desk = start(found, server, [program], home)
    desk.shows("TitleScene")
    if not all(gone(folder, 30) for folder in unpacked):
        raise Wrong(f"{unpacked} is still there")
    ends_well(desk, desk.quit())
    if not all(gone(folder, 30) for folder in folders(found)):
        raise Wrong(f"{folders(found)} is left by a program that ended well")
    return "the folder of a killed program in one file was taken away by the next start"


# parts -------------------------------------------------------------------------------


def settle(home: Path, **settings: object) -> None:
    """Lay down the settings of somebody who has been here before."""
    home.mkdir(parents=True, exist_ok=True)
    text = json.dumps({**SETTINGS, **settings})
    (home / "settings.json").write_text(text, encoding="utf-8")


def start(
    found: Installed,
    server: str,
    command: Sequence[str | Path] = (),
    home: Path | None = None,
    more: Mapping[str, str] | None = None,
    first: Callable[[Told], object] = bool,
    size: tuple[int, int] | None = WINDOW,
) -> WindowsDesk:
    """Start the installed program, or another; for the rest see ``WindowsDesk``."""
    installed = found.folder / "monopoly-gui.exe"
    text = {HOME_VARIABLE: windows_path(home)} if home else {}
    return WindowsDesk(
        found.windows,
        command or [installed],
        server,
        home or found.games,
        size,
        {**text, **(more or {})},
        first,
    )


def folders(found: Installed) -> set[Path]:
    """The folders of unpacked one-file programs."""
    return {folder for place in found.temporary for folder in place.glob("_MEI*")}


def as_kept(desk: WindowsDesk, found: Installed, name: str) -> None:
    """Wrong if the window does not look as on Linux."""
    file = picture(desk, found.bench.work / f"{name}.png")
    if text := difference(read(FOLDER / f"{name}.png"), read(file)):
        raise Wrong(f"{file} is not as kept in {FOLDER}: {text}")


def in_round(told: Told, number: int) -> bool:
    """Whether a person is asked on the table in that round or later, and nothing moves."""
    here = told["stack"][-1:] == ["TableScene"] and rests(told)
    return bool(here and told["table"]["round"] >= number)


def over(told: Told) -> bool:
    return bool(told["stack"][-1:] == ["ResultDialog"] and told["still"])


def save_as(desk: WindowsDesk, name: str) -> None:
    desk.key("s")
    desk.shows("SaveScene")
    desk.write("name", name)
    desk.click("save")
    desk.wait_for(lambda told: f"Saved as “{name}”." in told["toasts"], "the game to be saved")


def ends_well(desk: WindowsDesk, status: int) -> None:
    check_end(status, desk.errors)


def check_end(status: int, errors: str) -> None:
    """Wrong if the program did not end well, WineFault if Wine alone complains."""
    if status or errors:
        lines = [line for line in errors.splitlines() if line.strip()]
        wine_alone = not status and all(CRASH.match(line) for line in lines)
        raise (WineFault if wine_alone else Wrong)(f"the program ended with {status}: {errors}")
