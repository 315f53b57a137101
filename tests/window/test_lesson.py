"""The first lesson in a real window, by real clicks and by keys in turn."""

import time
from pathlib import Path

from monopoly_gui.match.lesson import ASKS
from tests.window.desk import Desk, NotSeen, Told, desk
from tests.window.hands import Hands, Keyboard, Mouse

MOST = 120
#: the others have the word: look again after so many seconds
PAUSE = 0.2


def guide(told: Told) -> Told:
    """The guide's text, {} where it is silent."""
    top = told["scenes"][-1]
    return dict(top) if top["name"] == "Guide" and top["says"] else {}


def listen(program: Desk) -> Told:
    """Wait until the guide speaks or the lesson is over."""
    told = program.wait_for(
        lambda told: told["stack"][-1:] == ["LessonEnd"] or (guide(told) and told["still"]),
        "the guide",
    )
    return guide(told)


def follow(hands: Hands, hint: Told) -> None:
    """Do what the guide says."""
    program = hands.desk
    names = {w["name"] for w in hint["widgets"]}
    if "guide go" in names:
        program.key("Return") if isinstance(hands, Keyboard) else hands.use("guide go")
    elif hint["space"] >= 0 and isinstance(hands, Keyboard):
        program.key("F2")
    elif hint["space"] >= 0:
        x, y, width, height = hint["target"]
        program.click_at(x + width // 2, y + height // 2)
    elif hint["wants"] == "my cash":
        hands.go_to("my cash") if isinstance(hands, Keyboard) else hands.use("my cash")
        program.type(str(ASKS))
    elif hint["target"]:
        hands.use(hint["wants"])
    else:
        time.sleep(PAUSE)


def test_the_first_lesson(tmp_path: Path) -> None:
    with desk(tmp_path / "home", speed="instant", mute=True) as start:
        program = start()
        mouse, keys = Mouse(program), Keyboard(program)
        program.shows("TitleScene")
        mouse.use("First game")
        seen: list[str] = []
        for number in range(MOST):
            hint = listen(program)
            if not hint:
                break
            seen.append(hint["step"])
            try:
                follow(mouse if number % 2 else keys, hint)
            except NotSeen:
                # an auction goes on by itself: look again
                if "bid" not in seen[-1:]:
                    raise
        program.shows("LessonEnd")
        assert {"buy", "bid", "trade", "build", "mortgage", "jail", "out"} <= set(seen)
        assert not (tmp_path / "home" / "saves").exists() or not list(
            (tmp_path / "home" / "saves").iterdir()
        )
        keys.use("quick")
        program.wait_for(lambda told: told["stack"][-1:] != ["LessonEnd"], "a quick game")
        assert program.quit() == 0
        assert "Traceback" not in program.errors
