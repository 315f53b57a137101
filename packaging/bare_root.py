"""A root folder for a program that must not find a Python: nothing in it but a C library,
an X client's libraries, and the program."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from pathlib import Path

#: libraries that SDL looks for by itself, so that no program names them
LOOKED_FOR = (
    "libX11.so.6",
    "libXcursor.so.1",
    "libXext.so.6",
    "libXfixes.so.3",
    "libXi.so.6",
    "libXrandr.so.2",
)
FOLDERS = ("dev/shm", "etc", "home", "proc", "tmp")


def make(root: Path, program: Path) -> list[str]:
    """Fill the folder; the command that runs the program inside it.

    ``program`` is the executable: alone, or with all that lies beside it.
    """
    for folder in FOLDERS:
        (root / folder).mkdir(parents=True)
    inside = root / "program"
    if (program.parent / "_internal").is_dir():
        shutil.copytree(program.parent, inside, symlinks=True)
    else:
        inside.mkdir()
        shutil.copy2(program, inside)
    wanted = [file for file in inside.rglob("*") if is_elf(file)] + looked_for()
    for library in sorted(needed(wanted, inside)):
        put(library, root)
    os.mknod(root / "dev" / "null", 0o666 | 0o020000, os.makedev(1, 3))
    return ["/usr/sbin/chroot", str(root), f"/program/{program.name}"]


def is_elf(file: Path) -> bool:
    """Whether this is a program or a library."""
    if not file.is_file():
        return False
    with file.open("rb") as stream:
        return stream.read(4) == b"\x7fELF"


def looked_for() -> list[Path]:
    """Where this system has the libraries that SDL looks for."""
    cache = subprocess.run(["/sbin/ldconfig", "-p"], check=True, capture_output=True, text=True)
    places = dict(re.findall(r"^\s*(\S+) \(.*\) => (\S+)$", cache.stdout, re.MULTILINE))
    return [Path(places[name]) for name in LOOKED_FOR]


def needed(files: list[Path], inside: Path) -> set[Path]:
    """What the files ask of the system, themselves included if they are the system's."""
    done = subprocess.run(
        ["ldd", *map(str, files)], check=False, capture_output=True, text=True
    ).stdout
    found = {Path(place) for place in re.findall(r"(?:=> |^\t)(/\S+)", done, re.MULTILINE)}
    found |= {file for file in files if not file.is_relative_to(inside)}
    return {file for file in found if not file.is_relative_to(inside)}


def put(library: Path, root: Path) -> None:
    """Copy a library to the same place under the root."""
    target = root / library.relative_to("/")
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copy(library, target)
