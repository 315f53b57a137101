"""The folders of the steps of ``prove_windows.py``, and their exchanged files."""

import shutil
import time
from dataclasses import dataclass, field
from pathlib import Path

#: Debian's packages that are needed, each with the program by which it is found
TOOLS = {
    "wine": "wine",
    "wineserver": "wine64",
    "x86_64-w64-mingw32-gcc": "gcc-mingw-w64-x86-64",
    "makensis": "nsis",
}
#: of the same, what a Windows in another language is made from
LOCALES = Path("/usr/share/i18n/locales")


class Wrong(Exception):
    """A failure on Windows, in a sentence."""


class WineFault(Wrong):
    """Wine reported a crash of its own, although the program ended well."""


class NotHere(Exception):
    """The reason why nothing can be tried on this machine, in a sentence; nothing has failed."""


@dataclass(frozen=True, slots=True)
class Figure:
    """Something measured on both systems, as it is to be read: a value with its unit."""

    name: str
    windows: str
    linux: str


@dataclass(slots=True)
class Bench:
    """The folder of all that is made, and the time that is left for the step."""

    work: Path
    #: by ``time.monotonic``
    ends: float
    figures: list[Figure] = field(default_factory=list)

    @property
    def home(self) -> Path:
        """The folder of the Windows Python that the step ``python`` makes."""
        return self.work / "python"

    @property
    def python(self) -> Path:
        """Its program."""
        return self.home / "python.exe"

    def seconds(self, at_most: float) -> float:
        """A time limit for work that usually takes ``at_most``."""
        left = self.ends - time.monotonic()
        if left <= 0:
            raise Wrong("no time was left for this")
        return min(left, at_most)


def missing() -> list[str]:
    """The Debian packages that are not there."""
    lacking = {package for program, package in TOOLS.items() if not shutil.which(program)}
    return sorted(lacking if LOCALES.is_dir() else {*lacking, "locales"})
