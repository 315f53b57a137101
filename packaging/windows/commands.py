"""The installed program without a window: consoles, pipes, processes, own bots, deep folders."""

from __future__ import annotations

import json
import shutil
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any

import identity
from monopoly_gui.storage import save
from tests.pictures.shown import quiet_game
from windows.bench import Wrong
from windows.wine import windows_path

if TYPE_CHECKING:
    from windows.installed import Installed

INSIDE = Path(__file__).with_name("inside.py")
#: code pages of consoles: of the first IBM PC, of western Europe, of western Windows, and UTF-8
PAGES = (437, 850, 1252, 65001)
#: a name with letters of western Windows, and with signs that it has not
NAME = "Jörg ♦ Łódź"
#: what comes out of a pipe in cp1252
IN_PIPE = "Jörg ? ?ód?"
#: characters of the longest name that Windows takes without being told
SHORT = 260
BOT = '''"""A bot that does as little as it may."""

from monopoly_gui.match.fallback import FallbackBot


class Calm:
    def __init__(self):
        self.reason = ""
        self.simple = FallbackBot()

    def decide(self, view):
        return self.simple.decide(view)

    def interject(self, view):
        return self.simple.interject(view)
'''


def prove(found: Installed) -> None:
    """All of it; Wrong says what does not hold."""
    for check in (speak_in_consoles, speak_in_a_pipe, play_with_a_bot, reach_deep_folders):
        print(check(found))


def program(found: Installed) -> Path:
    return found.folder / f"{identity.NAME}-console.exe"


def inside(found: Installed, *words: str | Path, display: str = "") -> Any:
    """The findings of ``inside.py`` in this Windows."""
    bench = found.bench
    done = found.windows.run(
        *(bench.python, INSIDE, *words),
        log=bench.work / f"inside-{words[0]}.log",
        limit=bench.seconds(60),
        more={"DISPLAY": display, "PYTHONUTF8": "1"} if display else {"PYTHONUTF8": "1"},
    )
    if done.status:
        raise Wrong(f"{' '.join(map(str, words))}: {done.printed}")
    return json.loads(done.printed)


def speak_in_consoles(found: Installed) -> str:
    """A console shows every sign, whichever code page it has."""
    for page in PAGES:
        text = inside(found, "console", str(page), program(found), "verify", f"{NAME}.json")
        if (text["status"], text["page"]) != (1, page) or f"{NAME}.json" not in "".join(
            text["lines"]
        ):
            raise Wrong(f"in a console of code page {page}: {text}")
    return f"“{NAME}” stands in consoles of the code pages {', '.join(map(str, PAGES))}"


def speak_in_a_pipe(found: Installed) -> str:
    """A pipe gets what its code page has, and a question mark for the rest."""
    status, said = found.run(program(found), "verify", f"{NAME}.json")
    if status != 1 or f"{IN_PIPE}.json" not in said:
        raise Wrong(f"in a pipe: {status}, {said}")
    return f"in a pipe it is “{IN_PIPE}”"


def play_with_a_bot(found: Installed) -> str:
    """Two processes play with a bot in the user's own folder, by a name with a drive letter."""
    folder = found.profile / "Documents" / "own bots = mine"
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "calm.py").write_text(BOT, encoding="utf-8")
    file = f"C:\\users\\{found.profile.name}\\Documents\\{folder.name}\\calm.py"
    wanted = ["arena", "--seats", "Jörg,easy", "--games", "4", "--jobs", "2", "--format", "json"]
    status, said = found.run(program(found), *wanted, "--bot", f"Jörg={file}:Calm")
    if status:
        raise Wrong(f"with {file}: {status}, {said}")
    text = json.loads(said[said.index("{") :])
    if text["games"] != 4 or text["entrants"]["Jörg"]["faults"]:
        raise Wrong(f"with {file}: {said}")
    return f"two processes played {text['games']} games with {file}"


def reach_deep_folders(found: Installed) -> str:
    """A saved game and a bot may lie deeper than 260 characters."""
    deep = found.profile / "Documents"
    while len(windows_path(deep)) < SHORT:
        deep /= "a folder in a folder in a folder"
    deep.mkdir(parents=True, exist_ok=True)
    save(deep / "quiet.json", quiet_game(), datetime.now(UTC))
    (deep / "calm.py").write_text(BOT, encoding="utf-8")
    status, said = found.run(program(found), "verify", windows_path(deep / "quiet.json"))
    if "Every throw and every card" not in said and "Nothing has been thrown" not in said:
        raise Wrong(f"a game in a deep folder: {status}, {said}")
    bot = f"{windows_path(deep / 'calm.py')}:Calm"
    wanted = ["arena", "--seats", "calm,easy", "--games", "2", "--jobs", "2", "--format", "csv"]
    status, said = found.run(program(found), *wanted, "--bot", f"calm={bot}")
    if status:
        raise Wrong(f"a bot in a deep folder: {status}, {said}")
    shutil.rmtree(deep)
    return f"a game and a bot were found at {len(windows_path(deep))} characters"
