"""Imports run one way, so that the rules never hear of the screen."""

from __future__ import annotations

import ast
import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

import pytest

from tests.circles import Imports, circles, imports, modules, read

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
    "challenges": {"engine", "paths", "storage"},
    "simulation": {"engine", "ai", "match", "paths", "storage"},
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
        "simulation",
        "speech",
        "storage",
        "system",
        "ui",
    },
    "app": {"language", "paths", "scenes", "speech", "storage", "system", "ui"},
    "opening": {"language", "paths", "scenes", "storage", "system", "ui"},
    "start": {
        "app",
        "language",
        "opening",
        "scenes",
        "speech",
        "storage",
        "system",
        "ui",
    },
    "cli": {
        "opening",
        "start",
        "match",
        "paths",
        "storage",
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
        ["scenes/table/parts"],
        ["scenes/table/dialog_base"],
        ["scenes/table/estate"],
        ["scenes/table/trade", "scenes/table/auction"],
        ["scenes/table/dialogs"],
        ["scenes/table"],
        ["scenes/replay", "scenes/lesson", "scenes/challenge", "scenes/editor"],
        ["scenes/narration"],
        ["scenes"],
    ],
}
# imports inside functions: the command line loads no more than what it is asked for
LATE = {"cli": 13}
# of the libraries, what only some parts may know
ONLY_IN = {
    "pygame": {"ui", "scenes", "system", "app", "opening", "start", "cli"},
    "pydantic": {"challenges", "files", "editions", "storage"},
    "pydantic_core": {"files", "storage"},
    "platformdirs": {"paths"},
}
# an engine that could read these would not play the same game twice
FORBIDDEN_IN_ENGINE = {"io", "os", "pathlib", "random", "secrets", "socket", "tempfile", "time"}


@cache
def sources() -> tuple[Path, ...]:
    return tuple(sorted(PACKAGE.rglob("*.py")))


def shown(file: Path) -> str:
    """The file as a failure names it."""
    return file.relative_to(PACKAGE).as_posix()


def part(file: Path) -> str:
    """The part of the package that a file belongs to: its folder, or itself."""
    first = file.relative_to(PACKAGE).parts[0]
    return first.removesuffix(".py")


def room(file: Path) -> str:
    """The folder that a file lies in, as ``ui/board``; "" for the root."""
    return file.relative_to(PACKAGE).parent.as_posix().removeprefix(".")


@cache
def rooms() -> frozenset[str]:
    return frozenset(room(file) for file in sources())


def rooms_imported(file: Path) -> set[str]:
    """The rooms that a file imports from, but its own."""
    found = set()
    for first, *rest in names(file):
        if first == "monopoly_gui":
            while (inside := "/".join(rest)) not in rooms():
                rest.pop()
            found.add(inside)
    return found - {room(file)}


def imported(file: Path) -> Iterator[str]:
    """Full names of the modules that a file imports, wherever in it."""
    here = ("monopoly_gui", *file.relative_to(PACKAGE).with_suffix("").parts)
    for node in read(file).statements:
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        else:
            base = here[: -node.level] if node.level else ()
            module = ".".join((*base, *([node.module] if node.module else [])))
            yield from (f"{module}.{alias.name}" for alias in node.names)


@cache
def names(file: Path) -> list[list[str]]:
    return [name.split(".") for name in imported(file)]


def parts_imported(file: Path) -> set[str]:
    """The parts of the package that a file imports from."""
    return {name[1] for name in names(file) if name[0] == "monopoly_gui" and len(name) > 1}


def libraries(file: Path) -> set[str]:
    """A file's imports from outside the package."""
    return {name[0] for name in names(file)} - {"monopoly_gui"}


def fail_for(wrong: Iterable[str]) -> None:
    """Fail if there is anything wrong, and say all of it."""
    lines = "\n".join(wrong)
    assert not lines, lines


def test_every_part_says_what_it_may_import() -> None:
    assert {part(file) for file in sources()} == set(MAY_IMPORT)


def test_imports_run_one_way() -> None:
    fail_for(
        f"{shown(file)} must not import {other}"
        for file in sources()
        for other in sorted(parts_imported(file) - {part(file), "__version__"})
        if other not in MAY_IMPORT[part(file)]
    )


def test_libraries_are_known_to_few_parts() -> None:
    fail_for(
        f"{shown(file)} must not import {library}"
        for file in sources()
        for library in sorted(libraries(file))
        if part(file) not in ONLY_IN.get(library, {part(file)})
    )


@pytest.mark.parametrize("inside", ROOMS)
def test_rooms_stand_on_each_other(inside: str) -> None:
    levels = {room: level for level, rooms in enumerate(ROOMS[inside]) for room in rooms}
    files = [file for file in sources() if part(file) == inside]
    assert {room(file) for file in files} == set(levels)
    fail_for(
        f"{shown(file)} must not import {other}"
        for file in files
        for other in sorted(rooms_imported(file))
        if levels.get(other, -1) >= levels[room(file)]
    )


def test_a_room_says_what_it_is_for() -> None:
    folders = {file.parent for file in sources() if part(file) != "paths"}
    fail_for(
        f"{shown(folder / '__init__.py')} says what the folder is for and where to begin"
        for folder in sorted(folders)
        if not read(folder / "__init__.py").docstring
    )


def test_no_module_is_left_over() -> None:
    """Whatever lies in a room is needed by another module of the game, not by its tests alone."""
    needed = set[str]().union(*graph().values())
    fail_for(
        f"{shown(file)} is imported by nobody"
        for name, file in modules(PACKAGE).items()
        if name not in needed and file.name not in ("__init__.py", "__main__.py")
    )


def test_imports_inside_the_package_are_relative() -> None:
    fail_for(
        f"{shown(file)}: {ast.unparse(node)}"
        for file in sources()
        for node in read(file).statements
        if any(name.split(".")[0] == "monopoly_gui" for name in absolute(node))
    )


def absolute(node: ast.Import | ast.ImportFrom) -> list[str]:
    """The modules that a statement names in full."""
    if isinstance(node, ast.Import):
        return [alias.name for alias in node.names]
    return [] if node.level else [node.module or ""]


def test_the_engine_needs_only_the_standard_library() -> None:
    fail_for(
        f"{shown(file)} must not import {library}"
        for file in sources()
        if part(file) == "engine"
        for library in sorted(libraries(file))
        if library not in sys.stdlib_module_names or library in FORBIDDEN_IN_ENGINE
    )


def test_relative_imports_are_read_in_full() -> None:
    board = PACKAGE / "engine" / "board.py"
    assert "monopoly_gui.engine.cards.Card" in list(imported(board))


@cache
def graph() -> Imports:
    """By module of the package, those that it imports."""
    return imports(modules(PACKAGE))


def test_no_module_needs_one_that_needs_it() -> None:
    """Nor for its types alone: what knows each other is one thing, or wants a third below both."""
    each = circles(graph())
    assert each == [], "in circles: " + "; ".join(", ".join(sorted(circle)) for circle in each)


def test_circles_are_found() -> None:
    """Of any size, apart from each other, and not where modules only lead to a circle."""
    led = {
        "a": {"b"},
        "b": {"c", "d"},
        "c": {"b"},
        "d": {"e"},
        "e": {"f"},
        "f": {"d"},
        "g": {"a"},
    }
    assert sorted(map(sorted, circles(led))) == [["b", "c"], ["d", "e", "f"]]
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
    each = [
        (part(file), f"{shown(file)}: {ast.unparse(node)}")
        for file in sources()
        for node in read(file).late
        if isinstance(node, ast.ImportFrom) and node.level
    ]
    found = Counter(part for part, _text in each)
    sentence = "\n".join(text for _part, text in each)
    assert found == LATE, f"inside functions (where they are fewer, say so in LATE):\n{sentence}"
