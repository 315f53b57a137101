"""Imports run one way, so that the rules never hear of the screen."""

from __future__ import annotations

import ast
import sys
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from tests.circles import circles, imports, late, modules, statements

PACKAGE = Path(__file__).parent.parent / "monopoly_gui"

# what each part of the package may import from the others
MAY_IMPORT = {
    "engine": set[str](),
    "paths": set(),
    "ai": {"engine", "paths"},
    "language": {"engine"},
    "files": {"engine"},
    "editions": {"engine", "files", "language", "paths"},
    "storage": {"engine", "editions", "files", "language", "paths"},
    "match": {"engine", "ai", "editions", "storage"},
    "records": {"engine", "ai", "match", "paths", "storage"},
    "challenges": {"engine", "storage"},
    "simulation": {"engine", "ai", "match", "storage"},
    "speech": set(),
    "commands": {
        "engine",
        "ai",
        "editions",
        "language",
        "match",
        "paths",
        "simulation",
        "storage",
    },
    "ui": {"engine", "ai", "editions", "language", "match", "paths"},
    "system": {"engine", "match", "paths", "ui"},
    "scenes": {
        "engine",
        "ai",
        "challenges",
        "commands",
        "editions",
        "files",
        "language",
        "match",
        "paths",
        "records",
        "speech",
        "storage",
        "system",
        "ui",
    },
    "app": {"language", "paths", "scenes", "speech", "storage", "system", "ui"},
    "start": {
        "app",
        "language",
        "match",
        "paths",
        "scenes",
        "speech",
        "storage",
        "system",
        "ui",
    },
    "cli": {
        "start",
        "commands",
        "editions",
        "engine",
        "language",
        "simulation",
        "speech",
        "system",
    },
    "__main__": {"cli"},
    "__init__": set(),
}
# the rooms of a part, from the ground up: each may import those before it, none behind it;
# rooms on one line know nothing of each other
ROOMS = {
    "ai": [["ai/valuation"], ["ai/bargaining"], ["ai"]],
    "ui": [
        ["ui"],
        ["ui/painting"],
        ["ui/text", "ui/widgets"],
        ["ui/layout"],
        ["ui/pieces"],
        ["ui/input", "ui/board"],
        ["ui/cards", "ui/charts"],
        ["ui/playback"],
        ["ui/characters"],
        ["ui/panels"],
    ],
    "storage": [["storage"], ["storage/kept"]],
    "simulation": [["simulation/outside"], ["simulation"]],
    "scenes": [
        ["scenes/core"],
        ["scenes/rules"],
        ["scenes/boards"],
        ["scenes/menus", "scenes/setup"],
        ["scenes/people"],
        ["scenes/table/shared"],
        ["scenes/table/estate"],
        ["scenes/table/trade", "scenes/table/auction"],
        ["scenes/table/dialogs"],
        ["scenes/table"],
        ["scenes/replay", "scenes/lesson", "scenes/challenge", "scenes/editor"],
        ["scenes/narration"],
        ["scenes"],
    ],
}
# a folder with more files than this wants to be two
MOST_FILES = 23
# imports inside functions: the command line loads no more than what it is asked for
LATE = {"cli": 10}
# of the libraries, what only some parts may know
ONLY_IN = {
    "pygame": {"ui", "scenes", "system", "app", "start", "cli"},
    "pydantic": {"files", "editions", "storage"},
    "pydantic_core": {"files", "storage"},
    "platformdirs": {"paths"},
}
# an engine that could read these would not play the same game twice
FORBIDDEN_IN_ENGINE = {"io", "os", "pathlib", "random", "secrets", "socket", "tempfile", "time"}


def sources() -> list[Path]:
    return sorted(PACKAGE.rglob("*.py"))


def part(file: Path) -> str:
    """The part of the package that a file belongs to: its folder, or itself."""
    first = file.relative_to(PACKAGE).parts[0]
    return first.removesuffix(".py")


def room(file: Path) -> str:
    """The folder that a file lies in, as ``ui/board``; "" for the root."""
    return file.relative_to(PACKAGE).parent.as_posix().removeprefix(".")


def rooms_imported(file: Path) -> set[str]:
    """The rooms that a file imports from, but its own."""
    found = set()
    for first, *rest in names(file):
        if first == "monopoly_gui":
            path = PACKAGE.joinpath(*rest)
            while not (path.is_dir() or path.with_suffix(".py").is_file()):
                path = path.parent
            found.add(room(path / "x.py" if path.is_dir() else path))
    return found - {room(file)}


def imported(file: Path) -> Iterator[str]:
    """Full names of the modules that a file imports, wherever in it."""
    here = ("monopoly_gui", *file.relative_to(PACKAGE).with_suffix("").parts)
    for node in statements(file):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        else:
            base = here[: -node.level] if node.level else ()
            module = ".".join((*base, *([node.module] if node.module else [])))
            yield from (f"{module}.{alias.name}" for alias in node.names)


@cache
def names(file: Path) -> list[list[str]]:
    return [name.split(".") for name in imported(file)]


@pytest.mark.parametrize("file", sources(), ids=lambda file: str(file.relative_to(PACKAGE)))
def test_imports_run_one_way(file: Path) -> None:
    own = part(file)
    assert own in MAY_IMPORT, f"say in MAY_IMPORT what {own} may import"
    others = {name[1] for name in names(file) if name[0] == "monopoly_gui" and len(name) > 1}
    wrong = others - MAY_IMPORT[own] - {own, "__version__"}
    assert not wrong, f"{own} must not import {', '.join(sorted(wrong))}"
    for library, parts in ONLY_IN.items():
        if own not in parts:
            assert library not in {name[0] for name in names(file)}


@pytest.mark.parametrize("inside", ROOMS)
def test_rooms_stand_on_each_other(inside: str) -> None:
    levels = {room: level for level, rooms in enumerate(ROOMS[inside]) for room in rooms}
    for file in sources():
        if part(file) != inside:
            continue
        own = room(file)
        assert own in levels, f"say in ROOMS on which level {own} lies"
        above = {
            other
            for other in rooms_imported(file)
            if other in levels and levels[other] >= levels[own]
        }
        assert not above, f"{file.name} in {own} must not import {', '.join(sorted(above))}"


@pytest.mark.parametrize(
    "folder",
    sorted({file.parent for file in sources() if part(file) != "paths"}),
    ids=lambda folder: folder.relative_to(PACKAGE).as_posix(),
)
def test_a_room_says_what_it_is_for_and_is_not_too_full(folder: Path) -> None:
    said = ast.get_docstring(ast.parse((folder / "__init__.py").read_text(encoding="utf-8")))
    assert said, f"{folder.name}/__init__.py says what the folder is for and where to begin"
    assert len(list(folder.glob("*.py"))) <= MOST_FILES


@pytest.mark.parametrize("file", sources(), ids=lambda file: str(file.relative_to(PACKAGE)))
def test_imports_inside_the_package_are_relative(file: Path) -> None:
    for node in statements(file):
        if isinstance(node, ast.ImportFrom) and not node.level:
            assert not (node.module or "").startswith("monopoly_gui")
        if isinstance(node, ast.Import):
            assert not any(alias.name.startswith("monopoly_gui") for alias in node.names)


@pytest.mark.parametrize(
    "file",
    [file for file in sources() if part(file) == "engine"],
    ids=lambda file: str(file.relative_to(PACKAGE)),
)
def test_the_engine_needs_only_the_standard_library(file: Path) -> None:
    outside = {name[0] for name in names(file)} - {"monopoly_gui"}
    assert outside <= set(sys.stdlib_module_names)
    assert not outside & FORBIDDEN_IN_ENGINE


def test_relative_imports_are_read_in_full() -> None:
    board = PACKAGE / "engine" / "board.py"
    assert "monopoly_gui.engine.cards.Card" in list(imported(board))


def test_no_module_needs_one_that_needs_it() -> None:
    """Nor for its types alone: what knows each other is one thing, or wants a third below both."""
    found = modules(PACKAGE)
    each = circles(imports(found))
    assert each == [], "in circles: " + "; ".join(", ".join(sorted(circle)) for circle in each)


def test_circles_are_found() -> None:
    """Of any size, apart from each other, and not where modules only lead to a circle."""
    graph = {
        "a": {"b"},
        "b": {"c", "d"},
        "c": {"b"},
        "d": {"e"},
        "e": {"f"},
        "f": {"d"},
        "g": {"a"},
    }
    assert sorted(map(sorted, circles(graph))) == [["b", "c"], ["d", "e", "f"]]
    assert circles({"a": {"b"}, "b": {"c"}, "c": set()}) == []


def test_imports_for_types_alone_and_inside_functions_count(tmp_path: Path) -> None:
    files = {
        "p/__init__.py": "",
        "p/a.py": "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from .b import B\n",
        "p/b.py": "def f():\n    from . import a\n",
        "p/q/__init__.py": "from ..b import f\n",
        "p/q/c.py": "import p.a\nfrom . import d\nfrom .. import q\n",
        "p/q/d.py": "",
    }
    for name, text in files.items():
        (tmp_path / name).parent.mkdir(exist_ok=True, parents=True)
        (tmp_path / name).write_text(text, encoding="utf-8")
    assert imports(modules(tmp_path / "p")) == {
        "p": set(),
        "p.a": {"p.b"},
        "p.b": {"p.a"},
        "p.q": {"p.b"},
        "p.q.c": {"p.a", "p.q.d", "p.q"},
        "p.q.d": set(),
    }


def test_imports_stand_at_the_head_of_a_file() -> None:
    """One inside a function hides a circle; only the command line has another reason."""
    each = [(part(file), f"{file.name}: {text}") for file in sources() for text in late(file)]
    found = Counter(part for part, _text in each)
    told = "\n".join(text for _part, text in each)
    assert found == LATE, f"inside functions (where they are fewer, say so in LATE):\n{told}"
