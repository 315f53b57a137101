"""Check a built program as a player uses it: ``python packaging/check_frozen.py PROGRAM``,
or with ``--one-file`` or ``--appimage`` instead the program of that kind in ``dist/``.

The program runs with an empty environment; with ``--bare-root`` in a root folder that contains
only the program and a few libraries, with ``--in-root FOLDER`` in that of another system, where
PROGRAM is its path (both require root). On Linux the check then plays in a window on Xvfb: it
starts a game by clicks, saves it, continues it in a second run and from the sources, and compares
the pictures. On other systems it only opens the window. The interpreter needs the requirements of
the game's tests.
"""

import argparse
import json
import os
import re
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import bare_root
import build
import identity
from identity import TOP
from monopoly_gui.commands import licences
from monopoly_gui.opening import MEASURE_VARIABLE
from monopoly_gui.paths import HOME_VARIABLE

#: seconds that a command may take on a busy machine
PATIENCE = 120
#: seconds between two looks
PAUSE = 0.1
#: how often the start is measured
STARTS = 5
LINUX = sys.platform.startswith("linux")
#: what an AppImage, and the program in one file, unpack themselves into
UNPACKED = ("monopoly-gui-image-*", "_MEI*")
#: without these no program runs on Windows
NEEDED = ("SYSTEMROOT", "TEMP", "TMP")


class Wrong(AssertionError):
    """A fault of the program, in a sentence."""


@dataclass(frozen=True, slots=True)
class Built:
    """A built program: its executable, the command that runs it, and the root it runs in.

    ``home`` is a folder for the user's files, ``inside`` the same as the program sees it.
    """

    program: Path
    command: list[str]
    home: Path
    inside: Path

    @property
    def environment(self) -> dict[str, str]:
        """The program's whole environment."""
        kept = {name: os.environ[name] for name in NEEDED if name in os.environ and not LINUX}
        return {**kept, HOME_VARIABLE: str(self.inside), "TMPDIR": str(self.inside)}

    def run(self, *words: str, told: str = "") -> subprocess.CompletedProcess[str]:
        """Run a command of the program with an empty environment, and some input."""
        return subprocess.run(
            [*self.command, *words],
            input=told,
            env=self.environment,
            cwd="/",
            capture_output=True,
            text=True,
            timeout=PATIENCE,
            check=False,
        )

    def says(self, *words: str) -> str:
        """The output of a command that has to succeed."""
        done = self.run(*words)
        if done.returncode or done.stderr:
            raise Wrong(f"{words} ended with {done.returncode}: {done.stdout}{done.stderr}")
        return done.stdout


# commands ------------------------------------------------------------------------


def version(built: Built) -> str:
    said = built.says("--version").strip()
    if said != f"{identity.NAME} {identity.version()}":
        raise Wrong(f"--version says {said!r}")
    return said


def selftest(built: Built) -> str:
    return built.says("selftest").strip()


def simulate(built: Built) -> str:
    words = "simulate --games 2 --jobs 2 --seed 1 --check --format json"
    found = json.loads(built.says(*words.split()))
    if found["games"] != 2:
        raise Wrong(f"two games were asked for: {found}")
    return f"{found['games']} games, {found['actions']} actions"


def print_licences(built: Built) -> str:
    said = built.says("licences")
    if said != licences.text() + "\n":
        raise Wrong("the licences are not those of the sources")
    return f"{len(said):,} characters"


def refuse_without_a_display(built: Built) -> str:
    if not LINUX:
        return "this desktop always has a display"
    done = built.run()
    said = done.stderr.splitlines()
    if done.returncode != 2 or done.stdout or len(said) != 1 or "needs a display" not in said[0]:
        raise Wrong(f"without a display: {done.returncode}, {done.stdout}{done.stderr}")
    return said[0]


#: what the process that speaks is asked
ASKED = '{"voices": "en"}\n'


def find_the_voice(built: Built) -> str:
    """The process that speaks answers; the library in it is whole, or was not packed."""
    done = built.run("speech-process", told=ASKED)
    try:
        answer = json.loads(done.stdout)
    except ValueError:
        raise Wrong(f"the voice says {done.returncode}: {done.stdout}{done.stderr}") from None
    said = str(answer.get("failed", ""))
    if "No module named 'prism'" in said and not list(built.program.parent.rglob("libprism*")):
        return "without the library: programs of the system speak"
    if "ImportError" in said or "ModuleNotFoundError" in said or "OSError" in said:
        raise Wrong(f"the library of the voice does not load: {said}")
    return f"the library is loaded; here: {said or answer}"


# files ---------------------------------------------------------------------------


def hold_all_assets(built: Built) -> str:
    """The folder holds every file of assets/ and saves/ as it is in the sources."""
    inside = built.program.parent / "_internal"
    if not inside.is_dir():
        return "in one file; the pictures show them"
    count = 0
    for folder in ("assets", "saves"):
        ours, theirs = files(TOP / folder), files(inside / folder)
        if ours != theirs:
            names = sorted({name for name, _ in ours.items() ^ theirs.items()})
            raise Wrong(f"{folder} differs in {', '.join(names)}")
        count += len(ours)
    return f"{count} files"


def files(folder: Path) -> dict[str, bytes]:
    """Every file under a folder, with what is in it."""
    found = (file for file in folder.rglob("*") if file.is_file())
    return {file.relative_to(folder).as_posix(): file.read_bytes() for file in found}


def name_all_libraries(built: Built) -> str:
    """Every library in the folder is in the list of licences."""
    inside = built.program.parent / "_internal"
    if not (inside.is_dir() and LINUX):
        return "looked at in the folder on Linux"
    named = set(re.findall(r"`(lib[^`]+)`", licences.contents()))
    found = {library(file.name) for file in inside.rglob("lib*.so*")}
    if unnamed := found - named:
        raise Wrong(f"assets/LICENSES.md does not name {', '.join(sorted(unnamed))}")
    return f"{len(found)} libraries"


def library(name: str) -> str:
    """libpng16-bb793e21.so.16.37.0 is libpng16, libpulsecommon-14-80414fd3.2.so libpulsecommon."""
    stem = re.sub(r"\.so.*$", "", name)
    stem = re.sub(r"-[0-9a-f]{8}(\.\d+)*$", "", stem)
    return re.sub(r"(?<!SDL2)([-.]\d+)+$|(?<=python3)\.\d+$|(?<=libpcre2)-8$", "", stem)


def leave_nothing(built: Built) -> str:
    """The folder of an unpacked program is gone after its end, also after it was killed."""
    process = subprocess.Popen(
        [*built.command, "speech-process"],
        env=built.environment,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    assert process.stdin and process.stdout
    process.stdin.write(ASKED)
    process.stdin.flush()
    process.stdout.readline()
    seen = unpacked(built)
    process.kill()
    process.communicate()
    built.says("selftest")  # the program in one file removes what a killed one left
    late = time.monotonic() + PATIENCE
    while left := unpacked(built):
        if time.monotonic() > late:
            raise Wrong(f"left behind: {', '.join(map(str, left))}")
        time.sleep(PAUSE)
    return f"{len(seen)} folders came and went"


def unpacked(built: Built) -> list[Path]:
    """The folders that programs have unpacked themselves into and not removed yet."""
    return [folder for name in UNPACKED for folder in built.home.glob(name)]


# windows -------------------------------------------------------------------------


def play(built: Built) -> str:
    """Play it on Xvfb, and measure how long its start takes."""
    # the driver of a real window is that of the tests
    sys.path.append(str(TOP))
    from frozen_play import play
    from tests.window.desk import display, missing

    if why := missing():
        raise Wrong(why)
    with display((1920, 1080)) as server:
        return f"{play(built, server)}; {measure(built, {'DISPLAY': server})}"


def measure(built: Built, display: Mapping[str, str]) -> str:
    """The duration of the start; a report, not a check: machines differ."""
    seconds = sorted(start_time(built, display) for _ in range(STARTS))
    return f"starts in {seconds[0]:.2f} s at best, {statistics.median(seconds):.2f} s usually"


def start_time(built: Built, display: Mapping[str, str]) -> float:
    """Seconds from the start to the first picture."""
    env = {**built.environment, **display, MEASURE_VARIABLE: "1"}
    start = time.time()
    process = subprocess.Popen(
        built.command, env=env, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    )
    assert process.stdout
    said = process.stdout.readline()
    process.terminate()
    process.wait()
    if not said.startswith("first frame at "):
        raise Wrong(f"the start says {said!r}")
    return float(said.split()[-1]) - start


def open_window(built: Built) -> str:
    """Open the window on the desktop that is there."""
    return measure(built, {})


# all of them -----------------------------------------------------------------------

CHECKS: tuple[Callable[[Built], str], ...] = (
    version,
    selftest,
    simulate,
    print_licences,
    refuse_without_a_display,
    find_the_voice,
    hold_all_assets,
    name_all_libraries,
    play if LINUX else open_window,
    leave_nothing,
)


@contextmanager
def built(program: Path, bare: bool, other: Path | None) -> Iterator[Built]:
    """The program where it lies, alone in a root folder of its own, or in another system's."""
    with tempfile.TemporaryDirectory(dir=other and other / "home") as folder:
        root = Path(folder)
        if other:
            command = ["/usr/sbin/chroot", str(other), str(program)]
            yield Built(
                other / program.relative_to("/"), command, root, "/" / root.relative_to(other)
            )
        elif bare:
            command = bare_root.make(root, program)
            yield Built(program, command, root / "home", Path("/home"))
        else:
            yield Built(program, [str(program)], root, root)


def main() -> int:
    """Print a line a check; 1 at the first that fails."""
    parser = argparse.ArgumentParser(description=__doc__)
    which = parser.add_mutually_exclusive_group(required=True)
    which.add_argument("program", type=Path, nargs="?")
    dist = TOP / "dist"
    for word, built_there in (
        ("--one-file", build.one_file(dist)),
        ("--appimage", dist / identity.appimage()),
    ):
        which.add_argument(word, action="store_const", const=built_there, dest="made")
    where = parser.add_mutually_exclusive_group()
    where.add_argument("--bare-root", action="store_true")
    where.add_argument("--in-root", type=Path, metavar="FOLDER")
    args = parser.parse_args()
    program = args.made or args.program
    with built(
        program if args.in_root else program.resolve(), args.bare_root, args.in_root
    ) as found:
        for check in CHECKS:
            name = check.__name__.replace("_", " ")
            start = time.monotonic()
            try:
                text = check(found)
            except AssertionError as error:
                print(f"FAILED {name}: {error}")
                return 1
            print(f"ok {name} ({time.monotonic() - start:.0f} s): {text}", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
