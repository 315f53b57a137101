"""A game in the window of a built program: started, left, continued, compared with the sources."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from frozen_desk import BOARD, FrozenDesk, source_command, verify_kept, verify_same
from monopoly_gui.storage import AUTOSAVE, save
from tests.pictures.shown import quiet_game
from tests.window.desk import NotSeen, Told

if TYPE_CHECKING:
    from check_frozen import Built

#: nothing moves, and the opponents need no time
SETTINGS = {"reduced_motion": True, "speed": "instant"}
#: one game like another
SEED = "7"
#: of a game, what another start has to show again
KEPT = ("round", "turn", "current", "waiting", "pending", "cash")


def play(built: Built, server: str) -> str:
    """The result; NotSeen names the missing text."""
    tools = {**os.environ, "DISPLAY": server}
    home = built.home / "player"
    other = built.home / "sources"
    for folder in (home, other):
        folder.mkdir()
        (folder / "settings.json").write_text(json.dumps(SETTINGS), encoding="utf-8")

    def start_in(folder: Path) -> FrozenDesk:
        return FrozenDesk(built.command, tools, folder, built.inside / folder.name)

    def start() -> FrozenDesk:
        return start_in(home)

    look_at_table(start_in, built.home / "quiet")
    desk = start()
    title = picture(desk, home / "title.png")
    verify_kept(title, "title")
    left = begin(desk)
    table = picture(desk, home / "table.png")
    leave(desk)

    desk = start()
    go_on(desk, left)
    continued = picture(desk, home / "continued.png")
    verify_same(table, continued, "the board after a second start", BOARD)
    leave(desk)

    desk = FrozenDesk(source_command(), tools, other, other)
    verify_same(title, picture(desk, other / "title.png"), "the title screen of the sources")
    leave(desk)

    desk = FrozenDesk(source_command(), tools, home, home)
    go_on(desk, left)
    verify_same(continued, picture(desk, home / "sources.png"), "the game in the sources")
    leave(desk)
    return f"a game of {', '.join(left['cash'])} was left in turn {left['turn']} and continued"


def look_at_table(start: Callable[[Path], FrozenDesk], home: Path) -> None:
    """Continue a game in which nothing moves, and look whether it is drawn as it always is."""
    home.mkdir()
    (home / "settings.json").write_text(json.dumps(SETTINGS), encoding="utf-8")
    (home / "saves").mkdir()
    save(home / "saves" / f"{AUTOSAVE}.json", quiet_game())
    desk = start(home)
    desk.click("Continue")
    desk.wait_for(rests, "the table")
    verify_kept(picture(desk, home / "quiet.png"), "quiet")
    leave(desk)


def begin(desk: FrozenDesk) -> dict[str, Any]:
    """Start a game and throw the dice, by clicks; what has to be kept of it."""
    desk.click("New game")
    desk.shows("SetupScene")
    desk.click("more")
    desk.write("seed", SEED)
    desk.click("start")
    desk.wait_for(lambda told: rests(told) and desk.has("roll"), "a turn of the player")
    desk.click("roll")
    told = desk.wait_for(lambda told: rests(told) and not desk.has("roll"), "what the dice bring")
    return kept(told)


def rests(told: Told) -> bool:
    """Whether the game waits for a person, and nothing moves."""
    table = told["table"]
    return bool(table and table["waiting"] and not table["playing"] and told["still"])


def kept(told: Told) -> dict[str, Any]:
    return {name: told["table"][name] for name in KEPT}


def go_on(desk: FrozenDesk, left: dict[str, Any]) -> None:
    """Continue the last game; NotSeen if it is not the one that was left."""
    desk.shows("TitleScene")
    desk.click("Continue")
    found = kept(desk.wait_for(rests, "the game that was left"))
    if found != left:
        raise NotSeen(f"left was {left}, continued is {found}")


def picture(desk: FrozenDesk, path: Path) -> Path:
    """The picture of the window, without a pointer over anything."""
    desk.point(0, 0)
    desk.screenshot(path)
    return path


def leave(desk: FrozenDesk) -> None:
    """Close the window; the program has to end well and without a complaint."""
    status = desk.quit()
    if status:
        raise NotSeen(f"the program ended with {status}: {desk.errors}")
