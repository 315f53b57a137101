"""Build the standalone programs: ``python packaging/build.py [--folder] [--one-file]``.

The build runs in ``build/frozen``, in a virtual environment of its own, and writes to
``dist/``; ``--below FOLDER`` creates both folders there. A program above its size limit
fails the build. With ``--here`` the running interpreter builds, which needs access to the
game (PYTHONPATH) and PyInstaller.
"""

import argparse
import gzip
import os
import shutil
import subprocess
import sys
import tarfile
import time
from dataclasses import dataclass, replace
from pathlib import Path

import identity
import locked
from identity import TOP

MB = 1_000_000
#: what is said where the library for screen readers has no wheel for this system
NO_VOICE = (
    "--- the voice: prismatoid cannot be had here; the game will speak by the system's programs"
)
#: the largest that each may be, in MB
LIMITS = {"folder": 80, "one file": 40}


@dataclass(frozen=True, slots=True)
class Places:
    """The folders in which programs are made and laid down, and the interpreter that makes them."""

    below: Path
    python: Path = Path(sys.executable)

    @property
    def work(self) -> Path:
        return self.below / "build" / "frozen"

    @property
    def dist(self) -> Path:
        return self.below / "dist"

    @property
    def made(self) -> Path:
        """Icons and the version resource."""
        return self.work / "made"

    def run(self, what: str, *words: str | Path) -> None:
        """Run a step with the interpreter, and say how long it took."""
        start = time.monotonic()
        env = {
            **os.environ,
            "PYGAME_HIDE_SUPPORT_PROMPT": "1",
            "PYINSTALLER_CONFIG_DIR": str(self.work),
            # files and modules come in one order, so that two builds are the same
            "PYTHONHASHSEED": "0",
        }
        command = [str(self.python), *map(str, words)]
        subprocess.run(command, check=True, cwd=self.work, env=env)
        print(f"--- {what}: {time.monotonic() - start:.0f} s", flush=True)


def main() -> int:
    """Build what is asked for (both without a word); 1 if something is too large."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--folder", action="store_true", help="a folder with the program in it")
    parser.add_argument("--one-file", action="store_true", help="the program in a single file")
    parser.add_argument("--here", action="store_true", help="make no environment")
    parser.add_argument("--below", type=Path, default=TOP, help="where build/ and dist/ are made")
    wanted = parser.parse_args()
    both = not (wanted.folder or wanted.one_file)
    kinds = [
        *(["--folder"] if wanted.folder or both else []),
        *(["--one-file"] if wanted.one_file or both else []),
    ]
    places = Places(wanted.below.absolute())
    shutil.rmtree(places.work, ignore_errors=True)
    places.work.mkdir(parents=True)
    places.dist.mkdir(exist_ok=True)
    if not wanted.here:
        places = environment(places)
    places.run("draw icons", TOP / "packaging" / "icons.py", places.made)
    places.run("tell the version", TOP / "packaging" / "version_info.py", places.made)
    freeze(places, kinds)
    sizes = {}
    if "--folder" in kinds:
        folder = places.dist / identity.NAME
        add_papers(places, folder)
        sizes["folder"] = size(folder)
        print_largest(folder)
        print(f"    packed: {pack(folder).stat().st_size / MB:.1f} MB")
    if "--one-file" in kinds:
        sizes["one file"] = size(one_file(places.dist))
    return judge(sizes)


def environment(places: Places) -> Places:
    """The same with a fresh virtual environment with the game and PyInstaller in it."""
    home = places.work / "venv"
    places.run("make an environment", "-m", "venv", home)
    python = home / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    places = replace(places, python=python)
    pip = ("-m", "pip", "install", "-q", "--disable-pip-version-check")
    files = (places.work / "needed.txt", places.work / "voice.txt")
    for file, lines in zip(files, locked.parts(locked.FILE.read_text("utf-8")), strict=True):
        file.write_text(lines, encoding="utf-8")
    needed, voice = files
    # what is installed is what is listed and has its hash, whatever else the packages ask for
    hashed = (*pip, "--no-deps", "--require-hashes", "-r")
    places.run("install PyInstaller and what the game needs", *hashed, needed)
    places.run("install the game", *pip, "--no-deps", TOP)
    try:
        places.run("install the voice", *hashed, voice)
    except subprocess.CalledProcessError:
        print(NO_VOICE, flush=True)
    return places


def freeze(places: Places, kinds: list[str]) -> None:
    """Let PyInstaller work by the spec."""
    spec = TOP / "packaging" / "monopoly-gui.spec"
    folders = ("--distpath", places.dist, "--workpath", places.work / "work")
    words = (spec, *folders, "--noconfirm", "--clean", "--log-level", "ERROR")
    places.run("freeze", "-m", "PyInstaller", *words, "--", *kinds, "--made", places.made)


def add_papers(places: Places, folder: Path) -> None:
    """Put beside the program what a person looks for first."""
    shutil.copy(TOP / "LICENSE", folder / "LICENSE.txt")
    command = [str(places.python), "-m", "monopoly_gui", "licences"]
    licences = subprocess.run(command, cwd=places.work, check=True, capture_output=True)
    (folder / "LICENSES.txt").write_bytes(licences.stdout)


def pack(folder: Path) -> Path:
    """The folder as one file to download: .zip on Windows, elsewhere .tar.gz."""
    name = folder.parent / f"{identity.NAME}-{identity.version()}-{identity.system()}"
    if sys.platform == "win32":
        return Path(shutil.make_archive(str(name), "zip", folder.parent, folder.name))
    packed = name.with_name(f"{name.name}.tar.gz")
    with (
        packed.open("wb") as file,
        gzip.GzipFile("", "wb", fileobj=file, mtime=0) as squeezed,
        tarfile.open(fileobj=squeezed, mode="w") as archive,
    ):
        archive.add(folder, folder.name, filter=_reproducible)
    return packed


def _reproducible(entry: tarfile.TarInfo) -> tarfile.TarInfo:
    """The entry without a builder or its umask, with the date of the release where one is given."""
    entry.mode = 0o755 if entry.mode & 0o100 else 0o644
    entry.uid = entry.gid = 0
    entry.uname = entry.gname = ""
    entry.mtime = int(os.environ.get("SOURCE_DATE_EPOCH", entry.mtime))
    return entry


def one_file(dist: Path) -> Path:
    """The path of the one-file program."""
    return dist / (identity.one_file() + (".exe" if sys.platform == "win32" else ""))


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
