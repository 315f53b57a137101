"""The fonts: Lato to read, the board's own for its print, the system's for other scripts."""

import json
import unicodedata
from collections import OrderedDict, defaultdict
from collections.abc import Iterator
from functools import cache, lru_cache
from pathlib import Path

import fontpkg
import fontpkg_lato
import pygame
import pygame.freetype

from ... import paths

#: the weights of Lato by name
WEIGHTS = {
    "light": 300,
    "regular": 400,
    "medium": 500,
    "semibold": 600,
    "bold": 700,
}
#: the fonts of the board: narrow letters for names and prices, and those of display words
OWN = ("names", "display")
#: system fonts with wide coverage, asked in this order before all others
PREFERRED = (
    "notosans",
    "dejavusans",
    "segoeui",
    "arialunicodems",
    "notosanscjksc",
    "notosanscjkjp",
    "wenquanyizenhei",
    "msyahei",
    "malgungothic",
    "yugothic",
    "hiraginosans",
    "applegothic",
    "notosanshebrew",
    "notosansarabic",
    "notosansdevanagari",
    "notosansthai",
    "segoeuisymbol",
    "notosanssymbols",
    "notosanssymbols2",
    "symbola",
    "notoemoji",
    "freesans",
    "unifont",
)
#: fonts of one file and height that stay open; each keeps the letters that it has drawn
MOST_OPEN = 40
MISSING = "\N{REPLACEMENT CHARACTER}"


@cache
def font_file(weight: str) -> Path:
    """The font file of a weight name; KeyError for an unknown one."""
    if weight in OWN:
        return paths.assets() / "fonts" / f"{weight}.ttf"
    # its own folder: to look through everything installed takes long
    number, root = WEIGHTS[weight], fontpkg_lato.ROOT
    described = json.loads((root / "metadata.json").read_text(encoding="utf-8"))
    found = fontpkg.select_file(
        fontpkg.family_from_metadata(described, root), number, "normal", False
    )
    return Path(found.path)


@lru_cache(maxsize=1024)
def clean(text: str) -> str:
    """The text in one line without undrawable characters: control characters, lone surrogates."""
    text = unicodedata.normalize("NFC", text)
    if text.replace("\u00a0", " ").isprintable():
        return text
    kept = (" " if c in "\t\n\r\u2028\u2029" else c for c in text)
    return "".join(c for c in kept if unicodedata.category(c) not in ("Cc", "Cf", "Cs", "Cn"))


class Fonts:
    """Opened fonts, and which of them can draw which character."""

    def __init__(self) -> None:
        pygame.font.init()
        pygame.freetype.init()
        self._open: OrderedDict[tuple[Path, int], pygame.font.Font] = OrderedDict()
        self._faces: dict[Path, pygame.freetype.Font | None] = {}
        self._home: dict[tuple[str, str], tuple[Path, str]] = {}
        #: for each weight, characters that its own font draws
        self._own: defaultdict[str, set[str]] = defaultdict(set)
        self._system: list[Path] | None = None

    def font(self, file: Path, pixels: int) -> pygame.font.Font:
        """The font of this file at a height in pixels."""
        key = (file, pixels)
        found = self._open.pop(key, None) or pygame.font.Font(str(file), pixels)
        self._open[key] = found
        if len(self._open) > MOST_OPEN:
            self._open.popitem(last=False)
        return found

    def close(self) -> None:
        """Close all fonts; they are reopened on demand."""
        self._open.clear()

    def runs(self, text: str, weight: str) -> list[tuple[Path, str]]:
        """The text in pieces, each for one font file."""
        main = font_file(weight)
        if text.isascii() or self._own[weight].issuperset(text):
            return [(main, text)] if text else []
        runs: list[tuple[Path, str]] = []
        for char in text:
            file, shown = self._place(char, weight)
            if runs and runs[-1][0] is file:
                runs[-1] = (file, runs[-1][1] + shown)
            else:
                runs.append((file, shown))
        return runs

    def missing(self, text: str) -> str:
        """The characters of the text that no font here can draw, each once."""
        if text.isascii():
            return ""
        lacking = (c for c in clean(text) if self._place(c, "regular")[1] != c)
        return "".join(dict.fromkeys(lacking))

    def _place(self, char: str, weight: str) -> tuple[Path, str]:
        """The file that draws this character, and its substitute if none can."""
        key = (char, weight)
        found = self._home.get(key)
        if found is None:
            main = font_file(weight)
            found = next(
                ((file, char) for file in self._candidates(main) if self._draws(file, char)),
                (main, MISSING if self._draws(main, MISSING) else "?"),
            )
            self._home[key] = found
            if found == (main, char):
                self._own[weight].add(char)
        return found

    def _candidates(self, main: Path) -> Iterator[Path]:
        yield main
        yield font_file("bold")
        if self._system is None:
            self._system = system_files()
        yield from self._system

    def _draws(self, file: Path, char: str) -> bool:
        face = self._faces.get(file)
        if file not in self._faces:
            try:
                face = pygame.freetype.Font(str(file), 20)
            except (OSError, RuntimeError, pygame.error):
                face = None
            self._faces[file] = face
        if face is None:
            return False
        metrics = face.get_metrics(char)
        return bool(metrics) and metrics[0] is not None


def system_files() -> list[Path]:
    """Font files of the system, those with wide coverage first."""
    names = pygame.font.get_fonts()
    order = [name for name in PREFERRED if name in names]
    order += sorted(name for name in names if name not in PREFERRED)
    found = (pygame.font.match_font(name) for name in order)
    scalable = (".ttf", ".otf", ".ttc")
    return [Path(file) for file in found if file and file.lower().endswith(scalable)]
