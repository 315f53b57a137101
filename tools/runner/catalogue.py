"""The steps by which a change and a release are checked."""

import os
import re
import sys
from dataclasses import dataclass
from pathlib import Path

from tools.runner.steps import Step

TOP = Path(__file__).resolve().parents[2]
#: the line in the README by which a newcomer runs the tests
TESTS = re.compile(r"^python3 -m venv \.venv .*\[test\].*pytest.*$", re.MULTILINE)
#: the interpreter of the environment that this line makes
FRESH = ".venv/bin/python"
FOLDER = "dist/monopoly-gui/monopoly-gui"
WINDOWS_MAKES = {
    "python": "build/windows/python/python.exe",
    "programs": "build/windows/dist/*-setup.exe",
}
ROOT_ONLY = "only root can give a program a root folder of its own"

#: what everybody runs beside their work, and what every change must pass; the rest is for releases
QUICK = ("lint", "format", "types", "tests")
CHANGE = (
    "environment",
    "tests",
    "program",
    "lint",
    "format",
    "types",
    "window",
    "windows-python",
    "windows-platform",
    "deb",
    "deb-check",
    "wheel",
    "instructions",
)


@dataclass(frozen=True, slots=True)
class Setting:
    """The folder of the steps: a fresh copy, which makes its environment first, or a checkout.

    ``history`` is the repository with the commit before.
    """

    fresh: bool = False
    history: Path = TOP

    @property
    def python(self) -> str:
        return FRESH if self.fresh else sys.executable


def readme_command(readme: str) -> tuple[str, str]:
    """The README's test command: what makes the environment, and what runs the tests in it."""
    (line,) = TESTS.findall(readme)
    environment, _, tests = line.rpartition(" && ")
    return environment, tests


def catalogue(setting: Setting) -> tuple[Step, ...]:
    """All steps; one that needs another stands behind it."""
    python = setting.python
    environment, tests = readme_command((TOP / "README.md").read_text(encoding="utf-8"))
    first = ("environment",) if setting.fresh else ()
    root = sys.platform != "win32" and os.geteuid() == 0

    def bash(words: str) -> tuple[str, ...]:
        return ("bash", "-euo", "pipefail", "-c", words)

    def windows(name: str, shows: str, minutes: float, *needs: str, alone: bool = True) -> Step:
        limit = str(minutes - 1)  # its own, so that it can say what was left
        command = (python, "packaging/prove_windows.py", name, "--minutes", limit)
        makes = WINDOWS_MAKES.get(name, "")
        return Step(f"windows-{name}", shows, command, needs, minutes, alone, makes=makes)

    fresh_steps = (
        Step("environment", "the README makes an environment", bash(environment)),
        Step(
            "tests",
            "the README's test command passes",
            (python, "tools/twice.py", python, "--", *bash(tests)),
            first,
            minutes=20,
            alone=True,
        ),
    )
    here = Step(
        "tests",
        "every test passes",
        (python, "tools/twice.py", python, "--", python, "-m", "pytest", "-q", "-n", "auto"),
        minutes=30,
        alone=True,
    )
    check_frozen = (python, "packaging/check_frozen.py")
    return (
        *(fresh_steps if setting.fresh else (here,)),
        Step(
            "program",
            "the program in a folder is built without a Python to find",
            (python, "packaging/build.py", "--folder"),
            first,
            makes=FOLDER,
        ),
        Step("lint", "ruff has nothing against it", (python, "-m", "ruff", "check", "."), first),
        Step(
            "format",
            "it is formatted",
            (python, "-m", "ruff", "format", "--check", "."),
            first,
        ),
        Step("types", "mypy has nothing against it", (python, "-m", "mypy"), first),
        Step(
            "window",
            "its commands work, and a game in its window is left and continued",
            (*check_frozen, FOLDER),
            ("program",),
            again=True,
        ),
        windows("python", "a Python for Windows starts under Wine", 8, *first, alone=False),
        windows(
            "platform",
            "selftest and the tests that depend on the system, under Wine",
            10,
            "windows-python",
            alone=False,
        ),
        Step(
            "deb",
            "the Debian package is made",
            (python, "packaging/deb.py"),
            ("program",),
            makes="dist/*.deb",
        ),
        Step(
            "deb-check",
            "Debian's tools have nothing against it, and it installs and goes without a trace",
            (python, "packaging/check_deb.py", *(("--install",) if root else ())),
            ("deb",),
        ),
        Step(
            "wheel",
            "the wheel is the whole game, and the one out of the source distribution",
            (python, "packaging/check_wheel.py"),
            first,
        ),
        Step(
            "instructions",
            "fixed games take no more instructions than recorded",
            (python, "tools/speed_gate.py"),
            first,
        ),
        # for a release
        Step(
            "pythons",
            "the short form passes with every Python, pygame and pygame-ce",
            (python, "tools/pythons.py", "--minutes", "60"),
            first,
            minutes=90,
            alone=True,
        ),
        Step(
            "speed",
            "nothing has become much slower since the commit before",
            (python, "tools/perf_ratio.py", "--repo", str(setting.history)),
            first,
            alone=True,
        ),
        Step(
            "bare-root",
            "the program works with nothing but a few libraries around it",
            (*check_frozen, "--bare-root", FOLDER),
            ("program",),
            again=True,
            lacking="" if root else ROOT_ONLY,
        ),
        Step(
            "one-file",
            "the program in one file is built",
            (python, "packaging/build.py", "--one-file"),
            first,
            # it works where the program in a folder is built too
            alone=True,
            makes="dist/monopoly-gui-*-*64",
        ),
        Step(
            "one-file-window",
            "its commands work, and a game in its window is left and continued",
            (*check_frozen, "--one-file"),
            ("one-file",),
            again=True,
        ),
        Step(
            "appimage",
            "the AppImage is made",
            (python, "packaging/appimage.py"),
            ("program",),
            makes="dist/*.AppImage",
        ),
        Step(
            "appimage-window",
            "it starts without anything mounted, is played in a window, and leaves nothing behind",
            (*check_frozen, "--appimage"),
            ("appimage",),
            again=True,
        ),
        windows("suite", "every test passes there, or says why not", 60, "windows-python"),
        windows("figures", "its start and memory, beside this system's", 8, "windows-python"),
        windows("programs", "folder, one file and installer are whole", 25, "windows-python"),
        windows("installed", "installed, played by clicks, uninstalled", 30, "windows-programs"),
    )
