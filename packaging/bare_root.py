"""A root folder without Python: it contains only the program and the few libraries it takes from
every system."""

import os
import re
import shutil
import stat
import subprocess
from pathlib import Path

#: all that the program asks of a system: the C and C++ libraries, zlib, and those of an X client
LIBRARIES = (
    "libc.so.6",
    "libdl.so.2",
    "libm.so.6",
    "libpthread.so.0",
    "libresolv.so.2",
    "librt.so.1",
    "libutil.so.1",
    "libgcc_s.so.1",
    "libstdc++.so.6",
    "libz.so.1",
    "libX11.so.6",
    "libXcursor.so.1",
    "libXext.so.6",
    "libXfixes.so.3",
    "libXi.so.6",
    "libXrandr.so.2",
)
FOLDERS = ("dev/shm", "home", "tmp")


def make(root: Path, program: Path) -> list[str]:
    """Fill the folder; the command that runs the program inside it.

    ``program`` is the executable: alone, or with all that lies beside it.
    """
    for folder in FOLDERS:
        (root / folder).mkdir(parents=True)
    os.mknod(root / "dev" / "null", 0o666 | stat.S_IFCHR, os.makedev(1, 3))
    for library in closure(of_the_system()):
        target = root / library.relative_to("/")
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(library, target)
    inside = root / "program"
    if (program.parent / "_internal").is_dir():
        shutil.copytree(program.parent, inside, symlinks=True)
    else:
        inside.mkdir()
        shutil.copy2(program, inside)
    return ["/usr/sbin/chroot", str(root), f"/program/{program.name}"]


def of_the_system() -> list[Path]:
    """The folder of this system's libraries."""
    cache = subprocess.run(["/sbin/ldconfig", "-p"], check=True, capture_output=True, text=True)
    # the first of a name is the one for this machine's own kind of programs
    places: dict[str, str] = {}
    for name, place in re.findall(r"^\s*(\S+) \(.*\) => (\S+)$", cache.stdout, re.MULTILINE):
        places.setdefault(name, place)
    return [Path(places[name]) for name in LIBRARIES]


def closure(libraries: list[Path]) -> set[Path]:
    """The libraries and all that they need, the loader of programs included."""
    command = ["ldd", *map(str, libraries)]
    text = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    needed = re.findall(r"(?:=> |^\t)(/\S+) \(", text, re.MULTILINE)
    return {*libraries, *map(Path, needed)}
