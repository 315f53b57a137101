"""Which modules of the package import which, and where that goes round in circles."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

Imports = Mapping[str, set[str]]


@cache
def statements(file: Path) -> tuple[ast.Import | ast.ImportFrom, ...]:
    """What a file imports, wherever in it."""
    tree = ast.parse(file.read_text(encoding="utf-8"))
    return tuple(n for n in ast.walk(tree) if isinstance(n, ast.Import | ast.ImportFrom))


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
    for node in statements(file):
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


def late(file: Path) -> list[str]:
    """What a file imports of its own package inside functions, as it is written."""
    own = [node for node in statements(file) if isinstance(node, ast.ImportFrom) and node.level]
    if all(node.col_offset == 0 for node in own):
        return []
    nodes = ast.walk(ast.parse(file.read_text(encoding="utf-8")))
    rules = [n for n in nodes if isinstance(n, ast.FunctionDef)]
    lines = {line for n in rules for line in range(n.lineno, (n.end_lineno or n.lineno) + 1)}
    return [ast.unparse(n) for n in own if n.lineno in lines]
