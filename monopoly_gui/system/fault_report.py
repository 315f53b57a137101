"""The report of a fault or a problem, which says nothing about who plays."""

import getpass
import json
import os
import platform
import re
import traceback
from collections.abc import Iterable, Sequence
from dataclasses import asdict
from datetime import datetime
from itertools import count
from pathlib import Path

from .. import __version__, paths
from ..engine.presets import differences
from ..match.match import Match

#: of the log, at the end
LAST_ACTIONS = 20
#: characters; a fault that repeats a line a thousand times is cut in the middle
LONGEST = 40_000


def game_report(match: Match) -> list[str]:
    """The game as a programmer needs it: seats without names, rules, the last actions."""
    state = match.state
    kinds = ", ".join(
        seat.kind if seat.kind == "human" else f"ai {seat.bot}" for seat in match.seats
    )
    lines = [
        f"Board {state.board.id}; seats {kinds}",
        f"Rules: {json.dumps(differences(match.rules))}",
        f"Round {state.round}, turn {state.turn}, version {state.version}, "
        f"pending {[frame.kind for frame in state.stack]}",
    ]
    for version, action, drawn in match.log[-LAST_ACTIONS:]:
        lines.append(f"{version}: {json.dumps(asdict(action))} drew {json.dumps(drawn)}")
    return lines


def write_report(
    error: BaseException | None = None,
    details: Sequence[str] = (),
    names: Iterable[str] = (),
    library: str = "",
) -> Path | None:
    """Write a report into the user's folder and return its path; None on failure.

    Without an ``error`` it is a player's own report of a problem. ``details`` are its
    lines, ``names`` the players' names, which are left out, ``library`` a version to note.
    """
    now = datetime.now()
    text = "\n".join(
        (
            f"Monopoly {__version__}, {now:%Y-%m-%d %H:%M:%S}",
            f"Python {platform.python_version()}, {library}{platform.platform()}",
            "",
            *([_short(_traceback(error))] if error else []),
            *details,
            "",
        )
    )
    folder = paths.user_data() / "reports"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        return _new_file(folder, f"report-{now:%Y%m%d-%H%M%S}", anonymised(text, names))
    except OSError:
        return None


def anonymised(text: str, names: Iterable[str] = ()) -> str:
    """The text without the user's folders and name, and without the names of players."""
    folders = {
        str(paths.user_data()): "(data)",
        str(paths.user_config()): "(settings)",
        str(Path.home()): "~",
        str(Path(__file__).parent): "monopoly_gui",
    }
    for folder in sorted(folders, key=len, reverse=True):
        if len(folder) > 1:
            for form in (folder, folder.replace("\\", "\\\\")):
                text = text.replace(form, folders[folder])
    words = {name: f"(player {number})" for number, name in enumerate(names, 1)}
    words[_user()] = "(user)"
    for word in sorted(words, key=len, reverse=True):
        if word:
            text = re.sub(rf"(?<!\w){re.escape(word)}(?!\w)", words[word], text)
    return text


def _traceback(error: BaseException) -> str:
    try:
        return "".join(traceback.format_exception(error))
    except Exception:  # an error that cannot even be printed
        return f"{type(error).__name__}\n" + "".join(traceback.format_tb(error.__traceback__))


def _short(text: str) -> str:
    half = LONGEST // 2
    return text if len(text) <= LONGEST else f"{text[:half]}\n...\n{text[-half:]}"


def _user() -> str:
    try:
        return getpass.getuser()
    except (OSError, KeyError, ImportError):
        return ""


def _new_file(folder: Path, stem: str, text: str) -> Path:
    """Write the file under a free name."""
    for number in count(1):
        file = folder / (f"{stem}-{number}.txt" if number > 1 else f"{stem}.txt")
        try:
            handle = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        except FileExistsError:
            continue
        with os.fdopen(handle, "w", encoding="utf-8", errors="backslashreplace") as opened:
            opened.write(text)
        return file
    raise AssertionError
