"""Make the installer for Windows: ``python packaging/windows/installer.py [--below FOLDER]``.

Needs the program in a folder and the icon, both made by ``packaging/build.py`` with the same
``--below``, and makensis, on Linux or on Windows. The installer goes to ``dist/``.
"""

import argparse
import os
import shutil
import subprocess
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

import identity
from build import MB, Places
from identity import TOP
from version_info import numbers
from windows.bench import Wrong

SCRIPT = Path(__file__).with_name("monopoly-gui.nsi")
#: the largest that it may be, in MB
LIMIT = 25
#: what runs the installer; the makensis that is published for Windows knows only the other
TARGET = "x86-unicode" if sys.platform == "win32" else "amd64-unicode"
#: where Windows has makensis if it is not on the path
USUAL = r"C:\Program Files (x86)\NSIS\makensis.exe"
PATIENCE = 900


def main() -> int:
    """Make it; 1 if something is missing, or if it is too large."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--below", type=Path, default=TOP, help="where build/ and dist/ are")
    try:
        make(Places(parser.parse_args().below.absolute()))
    except Wrong as wrong:
        print(wrong, file=sys.stderr)
        return 1
    return 0


def make(places: Places) -> Path:
    """The installer, made anew; Wrong says what is missing."""
    if not (folder(places) / f"{identity.NAME}.exe").is_file():
        raise Wrong(f"There is no program in {folder(places)}: run packaging/build.py first.")
    makensis = shutil.which("makensis") or USUAL
    if not Path(makensis).is_file():
        raise Wrong("makensis is missing: install nsis.")
    words = [f"-D{name}={value}" for name, value in defined(places).items()]
    command = [makensis, "-V2", "-WX", "-INPUTCHARSET", "UTF8", *words, str(SCRIPT)]
    subprocess.run(command, check=True, timeout=PATIENCE)
    made = setup(places)
    size = made.stat().st_size
    print(f"{made}: {size / MB:.1f} MB (limit {LIMIT} MB)")
    if size > LIMIT * MB:
        raise Wrong(f"{made} is too large.")
    return made


def folder(places: Places) -> Path:
    return places.dist / identity.NAME


def setup(places: Places) -> Path:
    """The path of the installer."""
    return places.dist / f"{identity.NAME}-{identity.version()}-setup.exe"


def defined(places: Places) -> dict[str, str | os.PathLike[str]]:
    """The script's input."""
    return {
        "TARGET": TARGET,
        "NAME": identity.NAME,
        "TITLE": identity.TITLE,
        "PUBLISHER": identity.PUBLISHER,
        "COPYRIGHT": identity.COPYRIGHT,
        "ID": identity.WINDOWS_ID,
        "VERSION": identity.version(),
        "NUMBERS": ".".join(map(str, numbers(identity.version()))),
        "ICON": places.made / f"{identity.NAME}.ico",
        "SIDE": places.made / "side.bmp",
        "FOLDER": folder(places),
        "OUT": setup(places),
    }


if __name__ == "__main__":
    sys.exit(main())
