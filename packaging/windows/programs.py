"""Build the programs for Windows and the installer, and check their contents."""

import json
import re
import shutil
from pathlib import Path

import build
import icons
import identity
from build import Places, one_file, size
from identity import TOP
from windows import installer, interpreter, resources
from windows.bench import Bench, Figure, NotHere, Wrong
from windows.interpreter import STAND_IN
from windows.wine import Wine, windows_path

#: what PyInstaller needs on Windows alone, which pip does not see from here
PACKAGES = (
    "pyinstaller",
    "pyinstaller-hooks-contrib",
    "altgraph",
    "packaging",
    "pefile",
    "pywin32-ctypes",
    "setuptools",
)
#: the library for screen readers, and what it needs
VOICE = ("prismatoid", "cffi")
#: seconds that the two programs may take
LIMIT = 900
MB = 1_000_000
#: what the manifest has to say
SAID = ("PerMonitorV2", "longPathAware", 'level="asInvoker"')


def make(bench: Bench) -> None:
    """Build folder, one file and installer; each carries what it has to, and nothing of Wine."""
    interpreter.install(bench, *PACKAGES)
    try:
        interpreter.install(bench, *VOICE)
    except NotHere:
        print(build.NO_VOICE)
    done = Wine(bench.work / "prefix", bench.python).run(
        *(bench.python, TOP / "packaging" / "build.py", "--here", "--below", bench.work),
        log=bench.work / "build.log",
        limit=bench.seconds(LIMIT),
        cwd=TOP / "packaging",
        more={"PYTHONPATH": windows_path(TOP)},
    )
    print(done.printed[-2000:])
    if done.status:
        raise Wrong(f"the programs were not built: {done.status}")
    places = Places(bench.work)
    setup = installer.make(places)
    single = one_file_of(places)
    for program, subsystem in (
        (folder(places) / f"{identity.NAME}.exe", resources.WINDOWS),
        (folder(places) / f"{identity.NAME}-console.exe", resources.CONSOLE),
        (single, resources.WINDOWS),
    ):
        look_at(program, subsystem)
    hold_nothing_of_wine(folder(places), single)
    linux = Places(TOP).dist
    for name, windows_size, linux_size in (
        ("program in a folder", size(folder(places)), size(linux / identity.NAME)),
        ("program in one file", size(single), size(one_file(linux))),
        ("installer (Linux: Debian package)", size(setup), size(deb(linux))),
    ):
        bench.figures.append(Figure(name, told(windows_size), told(linux_size)))


def folder(places: Places) -> Path:
    return places.dist / identity.NAME


def one_file_of(places: Places) -> Path:
    """The program in one file; its name is made where it is built."""
    (found,) = places.dist.glob(f"{identity.NAME}-{identity.version()}-windows-*.exe")
    return found


def deb(dist: Path) -> Path:
    return next(dist.glob("*.deb"), dist / "none.deb")


def told(bytes_: int) -> str:
    return f"{bytes_ / MB:.1f} MB" if bytes_ else "not built here"


def look_at(file: Path, subsystem: int) -> None:
    """Wrong if a program has not the console, icons, version and manifest that it should."""
    program = resources.Program(file)
    if program.subsystem != subsystem:
        raise Wrong(f"{file.name} is of subsystem {program.subsystem}, not {subsystem}")
    found = program.resources()
    sizes = {n for r in found if r.kind == resources.GROUP for n in resources.icon_sizes(r.data)}
    if sizes != set(icons.WINDOWS):
        raise Wrong(f"{file.name} has icons of {sorted(sizes)} pixels, not {icons.WINDOWS}")
    (version,) = (r.data for r in found if r.kind == resources.VERSION)
    strings = resources.version_strings(version)
    if strings.get("ProductVersion") != identity.version():
        raise Wrong(f"{file.name} says of itself {strings}")
    (manifest,) = (r.data.decode() for r in found if r.kind == resources.MANIFEST)
    if lacking := [word for word in SAID if word not in manifest]:
        raise Wrong(f"the manifest of {file.name} does not say {', '.join(lacking)}")
    print(f"{file.name}: icons of {sorted(sizes)}, {json.dumps(strings)}")


def hold_nothing_of_wine(folder: Path, single: Path) -> None:
    """Wrong if the stand-in for Windows' own library is in a program."""
    if inside := [f for f in folder.rglob("*") if f.name.lower() == STAND_IN]:
        raise Wrong(f"{inside[0]} must not be in the program")
    # the table of contents of a program in one file names each file as it is; the only other
    # place with the name is the list of what pydantic's library asks of Windows, which is packed
    if re.search(re.escape(STAND_IN).encode(), single.read_bytes(), re.IGNORECASE):
        raise Wrong(f"{STAND_IN} must not be in {single.name}")


def lend_stand_in(bench: Bench, windows: Wine) -> None:
    """Put the stand-in where Windows has the real one, for programs that are tried."""
    place = windows.prefix / "drive_c" / "windows" / "system32"
    shutil.copy(bench.home / STAND_IN, place / STAND_IN)
