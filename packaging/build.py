"""Build the programs that need no Python: ``python packaging/build.py [--folder] [--one-file]``.

Everything is made in ``build/frozen``, in a virtual environment of its own, and lies
in ``dist/`` afterwards. A program that has grown over its limit fails the build.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import tarfile
import time
from pathlib import Path

import identity
from identity import TOP

WORK = TOP / "build" / "frozen"
DIST = TOP / "dist"
MB = 1_000_000
#: the largest that each may be, in MB
LIMITS = {"folder": 60, "one file": 30}


def main() -> int:
    """Build what is asked for (both without a word); 1 if something is too large."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--folder", action="store_true", help="a folder with the program in it")
    parser.add_argument("--one-file", action="store_true", help="the program in a single file")
    wanted = parser.parse_args()
    both = not (wanted.folder or wanted.one_file)
    kinds = [
        *(["--folder"] if wanted.folder or both else []),
        *(["--one-file"] if wanted.one_file or both else []),
    ]
    shutil.rmtree(WORK, ignore_errors=True)
    WORK.mkdir(parents=True)
    DIST.mkdir(exist_ok=True)
    python = environment()
    run("draw icons", python, TOP / "packaging" / "icons.py", WORK / "made")
    run("tell the version", python, TOP / "packaging" / "version_info.py", WORK / "made")
    freeze(python, kinds)
    sizes = {}
    if "--folder" in kinds:
        folder = DIST / identity.NAME
        add_papers(python, folder)
        sizes["folder"] = size(folder)
        print_largest(folder)
        print(f"    packed: {pack(folder).stat().st_size / MB:.1f} MB")
    if "--one-file" in kinds:
        sizes["one file"] = size(one_file())
    return judge(sizes)


def environment() -> Path:
    """The interpreter of a fresh virtual environment with the game and PyInstaller in it."""
    home = WORK / "venv"
    run("make an environment", sys.executable, "-m", "venv", home)
    python = home / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    constraints = TOP / "packaging" / "constraints.txt"
    pip = (python, "-m", "pip", "install", "-q", "--disable-pip-version-check")
    run("install the game and PyInstaller", *pip, "-c", constraints, f"{TOP}[package]")
    return python


def freeze(python: Path, kinds: list[str]) -> None:
    """Let PyInstaller work by the spec."""
    spec = TOP / "packaging" / "monopoly-gui.spec"
    places = ("--distpath", DIST, "--workpath", WORK / "work")
    words = (spec, *places, "--noconfirm", "--clean", "--log-level", "ERROR")
    run("freeze", python, "-m", "PyInstaller", *words, "--", *kinds, "--made", WORK / "made")


def run(what: str, *command: str | Path) -> None:
    """Run a step, and say how long it took."""
    start = time.monotonic()
    env = {**os.environ, "PYGAME_HIDE_SUPPORT_PROMPT": "1", "PYINSTALLER_CONFIG_DIR": str(WORK)}
    subprocess.run([str(word) for word in command], check=True, cwd=WORK, env=env)
    print(f"--- {what}: {time.monotonic() - start:.0f} s", flush=True)


def add_papers(python: Path, folder: Path) -> None:
    """Put beside the program what a person looks for first."""
    shutil.copy(TOP / "LICENSE", folder / "LICENSE.txt")
    command = [str(python), "-m", "monopoly_gui", "licences"]
    licences = subprocess.run(command, cwd=WORK, check=True, capture_output=True)
    (folder / "LICENSES.txt").write_bytes(licences.stdout)


def pack(folder: Path) -> Path:
    """The folder as one file to download: .zip on Windows, elsewhere .tar.gz."""
    name = DIST / f"{identity.NAME}-{identity.version()}-{identity.system()}"
    if sys.platform == "win32":
        return Path(shutil.make_archive(str(name), "zip", folder.parent, folder.name))
    packed = name.with_name(f"{name.name}.tar.gz")
    with tarfile.open(packed, "w:gz") as archive:
        archive.add(folder, folder.name, filter=_nobody)
    return packed


def _nobody(entry: tarfile.TarInfo) -> tarfile.TarInfo:
    """Whoever built it is nobody's business."""
    entry.uid = entry.gid = 0
    entry.uname = entry.gname = ""
    return entry


def one_file() -> Path:
    """Where the program in one file lies."""
    return DIST / (identity.one_file() + (".exe" if sys.platform == "win32" else ""))


def size(place: Path) -> int:
    """Bytes in a file, or in all files of a folder; a link counts nothing."""
    files = place.rglob("*") if place.is_dir() else [place]
    return sum(file.stat().st_size for file in files if file.is_file() and not file.is_symlink())


def print_largest(folder: Path, count: int = 12) -> None:
    """List the largest files and folders, so that it is seen what makes the size."""
    inside = [*folder.iterdir(), *(folder / "_internal").glob("*")]
    parts = sorted((p for p in inside if p.name != "_internal"), key=size, reverse=True)
    for part in parts[:count]:
        print(f"{size(part) / MB:8.1f} MB  {part.relative_to(folder)}")


def judge(sizes: dict[str, int]) -> int:
    """Print each size with its limit; 1 if one is over it."""
    for kind, bytes_ in sizes.items():
        print(f"{kind}: {bytes_ / MB:.1f} MB (limit {LIMITS[kind]} MB)")
    return int(any(bytes_ > LIMITS[kind] * MB for kind, bytes_ in sizes.items()))


if __name__ == "__main__":
    sys.exit(main())
