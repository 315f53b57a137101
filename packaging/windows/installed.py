"""Install the game as a player does, play it to its end, and uninstall it, under Wine."""

import json
import shutil
import subprocess
import sys
from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path

import identity
from build import Places
from identity import TOP
from tools.runner.steps import unstable
from windows import installer
from windows.bench import Bench, WineFault, Wrong
from windows.programs import lend_stand_in, one_file_of
from windows.wine import Wine

#: whose computer it is: umlauts, a blank and a letter of no other alphabet
USER = "Jörg Groß-Müller"
#: seconds that the installer, the uninstaller and a command may take
LIMIT = 180
KEY = rf"HKCU\Software\Microsoft\Windows\CurrentVersion\Uninstall\{{{identity.WINDOWS_ID}}}"
SCREEN = (1920, 1080)


class Installed:
    """A Windows with a user, and where things are in it."""

    def __init__(self, bench: Bench) -> None:
        self.bench = bench
        self.windows = Wine(bench.work / "installed", bench.python, USER)
        self.profile = self.windows.prefix / "drive_c" / "users" / USER
        local = self.profile / "AppData" / "Local"
        self.folder = local / "Programs" / identity.TITLE
        self.games = local / identity.NAME
        self.temporary = (local / "Temp", self.profile / "Temp")
        menu = self.profile / "AppData" / "Roaming" / "Microsoft" / "Windows" / "Start Menu"
        self.link = menu / "Programs" / f"{identity.TITLE}.lnk"

    def run(
        self, program: Path, *words: str, more: Mapping[str, str] | None = None
    ) -> tuple[int, str]:
        """The status of a command and what it prints; ``more`` is added to its environment."""
        log = self.bench.work / f"{program.stem}.log"
        limit = self.bench.seconds(LIMIT)
        done = self.windows.run(program, *words, log=log, limit=limit, more=more)
        return done.status, done.printed

    def registered(self) -> dict[str, str]:
        """The entry in Windows' list of programs; empty without one."""
        code = (
            "import json, sys, winreg\n"
            f"key = winreg.OpenKey(winreg.HKEY_CURRENT_USER, {KEY.partition(chr(92))[2]!r})\n"
            "count = winreg.QueryInfoKey(key)[1]\n"
            "print(json.dumps({n: str(v) for n, v, _ in "
            "(winreg.EnumValue(key, i) for i in range(count))}))\n"
        )
        script = self.bench.work / "registered.py"
        script.write_text(code, encoding="utf-8")
        log = self.bench.work / "registered.log"
        limit = self.bench.seconds(LIMIT)
        done = self.windows.run(self.bench.python, script, log=log, limit=limit)
        return dict(json.loads(done.printed)) if not done.status else {}


def prove(bench: Bench) -> None:
    """From the installer to the last file gone."""
    places = Places(bench.work)
    found = Installed(bench)
    lay_out(found)
    install(found, installer.setup(places))
    # the driver of a real window is that of the tests
    sys.path.append(str(TOP))
    from tests.window.desk import display, missing
    from windows import commands, desktop, played

    commands.prove(found)
    if why := missing():
        raise Wrong(why)
    with display(SCREEN) as server:
        try:
            found.windows.stop()
            for check in (
                played.game,
                played.close_while_others_think,
                played.close_by_button,
                *desktop.CHECKS,
            ):
                print(hold(check, found, server))
            single = partial(played.killed_in_one_file, one_file_of(places))
            print(hold(single, found, server))
        finally:
            found.windows.stop()
    saves = sorted(found.games.rglob("*.json"))
    if not saves:
        raise Wrong(f"no game was saved in {found.games}")
    uninstall(found)
    if sorted(found.games.rglob("*.json")) != saves:
        raise Wrong(f"the uninstaller touched the games in {found.games}")
    install(found, installer.setup(places))
    uninstall(found, "/GAMES")
    if found.games.exists():
        raise Wrong(f"the uninstaller was to remove the games in {found.games}")
    print("uninstalled, once with the games kept and once with them gone")


def hold(check: Callable[[Installed, str], str], found: Installed, server: str) -> str:
    """The result of a check; it is repeated once if Wine alone had something to complain of."""
    try:
        return check(found, server)
    except WineFault as fault:
        found.windows.stop()
        shutil.rmtree(found.games, ignore_errors=True)
        (found.games / "saves").mkdir(parents=True)
        text = check(found, server)
        name = getattr(check, "func", check).__name__
        print(unstable(name.replace("_", " "), str(fault), text))
        return text


def lay_out(found: Installed) -> None:
    """A Windows without the game, for somebody who has just bought it."""
    found.windows.stop()
    shutil.rmtree(found.windows.prefix, ignore_errors=True)
    found.windows.make()
    # there is no window manager: who is given the keys by X is in front
    found.windows.set("X11 Driver", "UseTakeFocus", "N")
    lend_stand_in(found.bench, found.windows)


def install(found: Installed, setup: Path) -> None:
    """Install it without questions; Wrong if something is not where it should be."""
    status, said = found.run(setup, "/S")
    if status:
        raise Wrong(f"the installer ended with {status}: {said}")
    names = ("monopoly-gui.exe", "monopoly-gui-console.exe", "uninstall.exe", "LICENSE.txt")
    wanted = [*(found.folder / name for name in names), found.link]
    if lacking := [str(file) for file in wanted if not file.is_file()]:
        raise Wrong(f"not installed: {', '.join(lacking)}")
    text = found.registered()
    inside = found.folder.relative_to(found.profile).as_posix().replace("/", "\\")
    if text.get("DisplayVersion") != identity.version() or not text["InstallLocation"].endswith(
        inside
    ):
        raise Wrong(f"Windows knows of the program: {text}")
    status, said = found.run(found.folder / f"{identity.NAME}-console.exe", "selftest")
    if status:
        raise Wrong(f"the installed program's selftest ended with {status}: {said}")
    print(f"installed in {found.folder}: {said.strip()}")


def uninstall(found: Installed, *words: str) -> None:
    """Uninstall it without questions; Wrong if something of the program is left."""
    from windows.window import gone

    program = found.folder / "uninstall.exe"
    status, said = found.run(program, "/S", *words)
    # it goes on from a copy of itself, as its own file has to go
    if status or not gone(found.folder, LIMIT):
        left = subprocess.run(["ls", "-R", str(found.folder)], capture_output=True, check=False)
        raise Wrong(f"the uninstaller ended with {status}: {said}{left.stdout.decode()[:2000]}")
    if found.link.exists() or found.registered():
        raise Wrong(f"left of the program: {found.link}, or {KEY}")
