"""Changes one thing at a time in the rules about money, and looks whether a test notices.

    python tools/mutants.py                    # debts, bankruptcy, worth, rent and the like
    python tools/mutants.py debt worth         # some of the files

A change that no test notices is printed with its line; docs/TESTING.md says what those that
are left come to.  Each is tried in a process of its own, so that nothing has to be put back.
"""

from __future__ import annotations

import argparse
import ast
import contextlib
import os
import signal
import sys
import time
from collections.abc import Iterator
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec
from importlib.util import spec_from_loader
from pathlib import Path
from types import ModuleType

TOP = Path(__file__).resolve().parents[1]
ENGINE = TOP / "monopoly_gui" / "engine"
#: the tests that are most likely to notice, by file; the rest of tests/engine comes after them
FIRST: dict[str, tuple[str, ...]] = {
    "debt": ("debt", "bankruptcy", "jail", "interactions"),
    "bankruptcy": ("bankruptcy", "debt", "interactions"),
    "worth": (
        "worth",
        "worth_lines",
        "debt",
        "bankruptcy",
        "taxes",
        "short_games",
        "ending",
        "mortgage",
    ),
    "rent": ("rent", "interactions", "speed_die"),
    "mortgage": ("mortgage", "bankruptcy", "trading"),
    "selling": ("selling", "shortage", "debt"),
    "taxes": ("taxes",),
    "machine": ("debt", "taxes", "go", "house_rules", "conformance", "turn"),
    "trading": ("trading", "interactions", "mortgage"),
    "auction": ("auction", "shortage", "bankruptcy", "purchase"),
}
AFTER = (
    "building", "cards", "conformance", "doubles", "fuzz", "go", "house_rules", "options",
    "selling", "short_games", "shortage", "turn", "taxes",
)  # fmt: skip
#: seconds that tests may take with something changed; longer means that they noticed
PATIENCE = 300
SWAPPED: dict[type[ast.AST], type[ast.AST]] = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq, ast.Is: ast.IsNot, ast.IsNot: ast.Is, ast.In: ast.NotIn, ast.NotIn: ast.In,
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.Add, ast.FloorDiv: ast.Mult,
    ast.And: ast.Or, ast.Or: ast.And,
}  # fmt: skip


class Changed(MetaPathFinder, Loader):
    """Gives one module another source."""

    def __init__(self, name: str, file: Path, source: str) -> None:
        self.name, self.file, self.source = name, file, source

    def find_spec(
        self, fullname: str, path: object, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        return spec_from_loader(fullname, self) if fullname == self.name else None

    def exec_module(self, module: ModuleType) -> None:
        exec(compile(self.source, str(self.file), "exec"), module.__dict__)


def places(tree: ast.AST) -> Iterator[ast.AST]:
    """Where something can be changed, outside assertions and annotations."""
    for child in ast.iter_child_nodes(tree):
        if isinstance(child, ast.Assert | ast.arguments) or _is_checking(child):
            continue
        if _changeable(child):
            yield child
        yield from places(child)


def _is_checking(node: ast.AST) -> bool:
    return isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING"


def _changeable(node: ast.AST) -> bool:
    match node:
        case ast.BinOp() | ast.AugAssign() | ast.BoolOp():
            return type(node.op) in SWAPPED
        case ast.Compare():
            return type(node.ops[0]) in SWAPPED
        case ast.Constant():
            return type(node.value) in (int, bool)
        case ast.UnaryOp():
            return isinstance(node.op, ast.Not)
        case ast.Expr():
            return isinstance(node.value, ast.Call)
        case ast.Return():
            return node.value is not None
    return False


def change(node: ast.AST) -> None:
    """Turn the node into its opposite, or take it away."""
    match node:
        case ast.BinOp() | ast.AugAssign() | ast.BoolOp():
            node.op = SWAPPED[type(node.op)]()  # type: ignore[assignment]
        case ast.Compare():
            node.ops[0] = SWAPPED[type(node.ops[0])]()  # type: ignore[call-overload]
        case ast.Constant():
            node.value = not node.value if isinstance(node.value, bool) else int(node.value) + 1  # type: ignore[arg-type]
        case ast.UnaryOp():
            node.operand = ast.UnaryOp(ast.Not(), node.operand)
        case ast.Expr() | ast.Return():
            node.value = ast.Constant(None)


def mutants(source: str) -> Iterator[tuple[int, str, str]]:
    """The line of each change, the statement as it is then, and the whole source with it."""
    count = len(list(places(ast.parse(source))))
    for number in range(count):
        tree = ast.parse(source)
        node = list(places(tree))[number]
        line = getattr(node, "lineno", 0)
        before = ast.unparse(node)
        change(node)
        ast.fix_missing_locations(tree)
        yield line, f"{before}  ->  {ast.unparse(node)}", ast.unparse(tree)


def file_of(name: str) -> Path:
    """Where it is: most are in engine/flow."""
    flow = ENGINE / "flow" / f"{name}.py"
    return flow if flow.exists() else ENGINE / f"{name}.py"


def noticed(finder: Changed, tests: list[str]) -> bool:
    """Whether one of the tests fails with the change."""
    child = os.fork()
    if child == 0:
        _run(finder, tests)
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        done, status = os.waitpid(child, os.WNOHANG)
        if done:
            return os.waitstatus_to_exitcode(status) != 0
        time.sleep(0.02)
    os.kill(child, signal.SIGKILL)
    os.waitpid(child, 0)
    return True


def _run(finder: Changed, tests: list[str]) -> None:
    import pytest

    null = os.open(os.devnull, os.O_WRONLY)
    os.dup2(null, 1)
    os.dup2(null, 2)
    sys.meta_path.insert(0, finder)
    code = 1
    with contextlib.suppress(BaseException):
        code = int(pytest.main(["-x", "-q", "-n0", "-p", "no:cacheprovider", *tests]))
    os._exit(code)


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python tools/mutants.py", description=__doc__)
    parser.add_argument("files", nargs="*", choices=[[], *FIRST], help="files of the engine")
    parser.add_argument("--quick", action="store_true", help="ask only the nearest tests")
    given = parser.parse_args(arguments)
    os.chdir(TOP)
    sys.path.insert(0, str(TOP))
    for heavy in ("pydantic", "pytest"):
        __import__(heavy)
    survivors = tried = 0
    for name in given.files or FIRST:
        file = file_of(name)
        source = file.read_text(encoding="utf-8")
        near = [f"tests/engine/test_{test}.py" for test in FIRST[name]]
        far = [f"tests/engine/test_{test}.py" for test in AFTER if test not in FIRST[name]]
        module = ".".join(file.relative_to(TOP).with_suffix("").parts)
        if noticed(Changed(module, file, ast.unparse(ast.parse(source))), [*near, *far]):
            print(f"The tests fail with {name}.py as it is.", file=sys.stderr)
            return 2
        for line, what, changed in mutants(source):
            finder = Changed(module, file, changed)
            tried += 1
            if noticed(finder, near) or (not given.quick and noticed(finder, far)):
                continue
            survivors += 1
            print(f"{name}.py:{line}: {what}", flush=True)
        print(f"{name}: {tried} changes so far, {survivors} not noticed", flush=True)
    return 1 if survivors else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
