"""Screenshots of the program for Windows beside those of Linux, for inspection.

``python packaging/windows/photographs.py FOLDER [NAME ...]`` takes the pictures of
``tools/screenshots.py`` on both systems, at 100 and at 150 per cent, and joins each pair side by
side: Linux on the left. Needs the output of the step ``windows-programs``.
"""

import argparse
import shutil
import subprocess
import sys
import tempfile
import time
from datetime import UTC, datetime
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from build import Places
from identity import TOP
from monopoly_gui.storage import AUTOSAVE, save
from tests.window.desk import Desk, display
from tools.screenshots import PICTURES, Games, Picture, take
from windows import installer, played
from windows.bench import Bench
from windows.installed import Installed, install, lay_out

NAMES = ("title", "setup", "table", "auction", "trade", "debt", "result", "settings")
#: larger than any window: what fills the screen has no frame, and another size
SCREEN = (2560, 1440)
#: the window for each scale
SIZES = {1.0: (1280, 720), 1.5: (1920, 1080)}
#: seconds for all of them
LIMIT = 3600


def main() -> int:
    """Take them; the folder has a picture of each pair afterwards."""
    read = argparse.ArgumentParser(description=__doc__)
    read.add_argument("folder", type=Path)
    read.add_argument("names", nargs="*", metavar="NAME", default=NAMES)
    wanted = read.parse_args()
    bench = Bench(TOP / "build" / "windows", time.monotonic() + LIMIT)
    found = Installed(bench)
    if not found.folder.exists():
        lay_out(found)
        install(found, installer.setup(Places(bench.work)))
    games = Games(bench.work / "games")
    wanted.folder.mkdir(parents=True, exist_ok=True)
    with display(SCREEN) as server:
        found.windows.stop()
        try:
            for name in wanted.names:
                for scale in SIZES:
                    pair(found, server, games, name, scale, wanted.folder)
        finally:
            found.windows.stop()
    return 0


def pair(
    found: Installed, server: str, games: Games, name: str, scale: float, folder: Path
) -> None:
    """The same picture in both systems, side by side."""
    settings = {**played.SETTINGS, "scale": scale}
    with tempfile.TemporaryDirectory() as scratch:
        homes = {"linux": Path(scratch) / "linux", "windows": found.bench.work / "photographed"}
        shutil.rmtree(homes["windows"], ignore_errors=True)
        files = [str(Path(scratch) / f"{system}.png") for system in homes]
        for (system, home), file in zip(homes.items(), files, strict=True):
            played.settle(home, **settings)
            lay_down(home, PICTURES[name], games)
            desk: Desk
            if system == "linux":
                desk = Desk(home, server, SIZES[scale], settings)
            else:
                desk = played.start(found, server, home=home, size=SIZES[scale])
            try:
                take(PICTURES[name], desk, Path(file))
            finally:
                desk.kill()
        both = folder / f"{name}-{scale:.0%}.png"
        subprocess.run(["convert", *files, "+append", str(both)], check=True)
    print(both, flush=True)


def lay_down(home: Path, picture: Picture, games: Games) -> None:
    """The game that the picture shows."""
    (home / "saves").mkdir()
    if picture.game:
        save(home / "saves" / f"{AUTOSAVE}.json", games(picture.game), datetime.now(UTC))


if __name__ == "__main__":
    sys.exit(main())
