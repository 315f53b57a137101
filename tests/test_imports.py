"""Imports run one way, so that the rules never hear of the screen."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parent.parent / "monopoly_gui"

# what each part of the package may import from the others
MAY_IMPORT = {
    "engine": set[str](),
    "ai": {"engine", "paths"},
    "paths": set(),
    "heap": set(),
    "language": {"engine"},
    "json_lines": set(),
    "small_files": {"engine"},
    "plain_errors": {"json_lines"},
    "licences": {"paths"},
    "edition_file": {"engine"},
    "edition_writer": {"engine", "edition_file"},
    "editions": {
        "engine",
        "paths",
        "json_lines",
        "plain_errors",
        "edition_file",
        "small_files",
    },
    "storage": {
        "engine",
        "paths",
        "plain_errors",
        "editions",
        "edition_writer",
        "small_files",
    },
    "match": {"engine", "ai", "language", "paths", "editions", "storage"},
    "ui": {"engine", "ai", "language", "match", "paths", "editions", "storage"},
    "scenes": {
        "engine",
        "ai",
        "match",
        "ui",
        "language",
        "paths",
        "editions",
        "storage",
        "option_words",
        "licences",
        "rule_sets",
    },
    "autosave": {"engine", "storage"},
    "option_words": {"engine", "language"},
    "rule_sets": {"engine", "language", "storage"},
    "report": {"engine", "paths", "match"},
    "session": {
        "engine",
        "language",
        "match",
        "scenes",
        "editions",
        "storage",
        "autosave",
        "report",
    },
    "probe": {"engine", "ui", "scenes"},
    "window": {"paths", "ui"},
    "app": {
        "window",
        "engine",
        "heap",
        "language",
        "match",
        "ui",
        "scenes",
        "session",
        "report",
        "probe",
        "paths",
        "editions",
        "storage",
    },
    "rules_command": {"engine", "editions", "option_words", "rule_sets"},
    "light_pygame": set(),
    "cli": {
        "app",
        "window",
        "language",
        "light_pygame",
        "match",
        "engine",
        "editions",
        "licences",
        "rules_command",
    },
    "__main__": {"cli"},
    "__init__": set(),
}
# of the libraries, what only some parts may know
ONLY_IN = {
    "pygame": {"ui", "scenes", "probe", "app", "window", "cli", "light_pygame"},
    "pydantic": {"plain_errors", "edition_file", "editions", "storage"},
    "pydantic_core": {"plain_errors", "storage"},
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


def imported(file: Path) -> Iterator[str]:
    """Full names of the modules that a file imports, wherever in it."""
    here = ("monopoly_gui", *file.relative_to(PACKAGE).with_suffix("").parts)
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = here[: -node.level] if node.level else ()
            module = ".".join((*base, *([node.module] if node.module else [])))
            yield from (f"{module}.{alias.name}" for alias in node.names)


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
