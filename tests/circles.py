"""Imports between modules of the package, and circles among them."""

import ast
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path

Imports = Mapping[str, set[str]]
Statement = ast.Import | ast.ImportFrom


@dataclass(frozen=True)
class Source:
    """A file's own declarations and all its imports, for the tests.

    ``late`` are the imports inside functions, which are among ``statements`` too.
    """

    docstring: str | None
    statements: tuple[Statement, ...]
    late: tuple[Statement, ...]


@cache
def read(file: Path) -> Source:
    """The file, read and parsed once for all tests."""
    tree = ast.parse(file.read_text(encoding="utf-8"))
    found = list(_statements(tree.body, False))
    late = tuple(statement for statement, inside in found if inside)
    return Source(ast.get_docstring(tree), tuple(statement for statement, _ in found), late)


def _statements(body: Sequence[ast.AST], inside: bool) -> Iterator[tuple[Statement, bool]]:
    """The imports of a block and the blocks in it, and whether they are inside a function."""
    for node in body:
        if isinstance(node, Statement):
            yield node, inside
            continue
        within = inside or isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        for name in ("body", "orelse", "finalbody", "handlers", "cases"):
            block = getattr(node, name, None)
            if isinstance(block, list):
                yield from _statements(block, within)


def modules(package: Path) -> dict[str, Path]:
    """The files of a package by the full names of their modules."""
    out = {}
    for file in sorted(package.rglob("*.py")):
        inside = file.relative_to(package.parent).with_suffix("").parts
        out[".".join(inside[:-1] if file.name == "__init__.py" else inside)] = file
    return out


def imports(found: Mapping[str, Path]) -> dict[str, set[str]]:
    """By module, those that it imports: at its head, inside functions, or for its types alone."""
    return {name: set(_imported(name, file, found)) - {name} for name, file in found.items()}


def _imported(name: str, file: Path, found: Mapping[str, Path]) -> Iterator[str]:
    package = name.split(".") if file.name == "__init__.py" else name.split(".")[:-1]
    for node in read(file).statements:
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names if alias.name in found)
        else:
            base = package[: len(package) - node.level + 1] if node.level else []
            source = ".".join([*base, *([node.module] if node.module else [])])
            for alias in node.names:
                whole = f"{source}.{alias.name}"
                yield from [each for each in (whole, source) if each in found][:1]


def circles(graph: Imports) -> list[set[str]]:
    """The largest groups of modules that all lead to each other (Tarjan 1972)."""
    order: dict[str, int] = {}
    low: dict[str, int] = {}
    open_: list[str] = []
    out: list[set[str]] = []

    def visit(name: str) -> None:
        order[name] = low[name] = len(order)
        open_.append(name)
        for other in sorted(graph[name]):
            if other not in order:
                visit(other)
                low[name] = min(low[name], low[other])
            elif other in open_:
                low[name] = min(low[name], order[other])
        if low[name] == order[name]:
            at = open_.index(name)
            if len(open_) - at > 1:
                out.append(set(open_[at:]))
            del open_[at:]

    for name in graph:
        if name not in order:
            visit(name)
    return out
