"""Check the wheel that pip installs: ``python packaging/check_wheel.py`` (needs hatchling).

The wheel built from the source distribution must equal the one built from the checkout, file by
file; installed into a fresh virtual environment it must be the whole game.
"""

import os
import subprocess
import sys
import tarfile
import tempfile
import venv
import zipfile
from pathlib import Path

import identity
from identity import TOP

#: run in the fresh environment: where are the assets, and how many files are there?
COUNT = """
from monopoly_gui import paths
for folder in (paths.assets(), paths.scenarios()):
    print(len([file for file in folder.rglob("*") if file.is_file()]), folder)
"""


def main() -> int:
    """Print a line a check; an exception at the first that fails."""
    with tempfile.TemporaryDirectory() as folder:
        work = Path(folder)
        wheel = build(TOP, "wheel", work / "wheel")
        with tarfile.open(build(TOP, "sdist", work / "sdist")) as archive:
            archive.extractall(work, filter="data")
        sources = work / f"{identity.NAME.replace('-', '_')}-{identity.version()}"
        compare(contents(wheel), contents(build(sources, "wheel", work / "again")))
        print(f"ok {wheel.name} is the same out of the source distribution")
        install(wheel, work / "venv")
    return 0


def build(sources: Path, kind: str, folder: Path) -> Path:
    """Build a distribution without a network; its file."""
    command = [sys.executable, "-m", "hatchling", "build", "-t", kind, "-d", str(folder)]
    subprocess.run(command, cwd=sources, check=True, stdout=subprocess.DEVNULL)
    (built,) = folder.iterdir()
    return built


def contents(wheel: Path) -> dict[str, bytes]:
    """Every file in a wheel."""
    with zipfile.ZipFile(wheel) as archive:
        return {name: archive.read(name) for name in archive.namelist()}


def compare(one: dict[str, bytes], other: dict[str, bytes]) -> None:
    """Fail if two wheels do not hold the same."""
    differ = sorted({name for name, _ in one.items() ^ other.items()})
    assert not differ, f"the wheels differ in {', '.join(differ)}"


def install(wheel: Path, home: Path) -> None:
    """Install the wheel by itself, and use it from elsewhere."""
    venv.create(home, with_pip=True)
    scripts = home / ("Scripts" if os.name == "nt" else "bin")
    run(scripts / "python", "-m", "pip", "install", "-q", "--disable-pip-version-check", wheel)
    env = {**os.environ, "MONOPOLY_GUI_HOME": str(home / "player")}
    env.pop("PYTHONPATH", None)
    said = run(scripts / identity.NAME, "selftest", env=env)
    print(f"ok {said.strip()}")
    lines = run(scripts / "python", "-I", "-c", COUNT, env=env).splitlines()
    for line, name in zip(lines, ("assets", "saves"), strict=True):
        count, place = line.split(" ", 1)
        wanted = len([file for file in (TOP / name).rglob("*") if file.is_file()])
        assert int(count) == wanted, f"{place} holds {count} files, not {wanted}"
        assert Path(place).is_relative_to(home), f"{place} is not what was installed"
        print(f"ok {count} files in {name}")


def run(*command: str | Path, env: dict[str, str] | None = None) -> str:
    """The output of a command; it has to succeed."""
    words = [str(word) for word in command]
    done = subprocess.run(words, check=True, env=env, stdout=subprocess.PIPE, text=True)
    return done.stdout


if __name__ == "__main__":
    sys.exit(main())
