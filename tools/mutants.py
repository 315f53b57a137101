"""Changes one thing at a time in the rules about money, and checks that a test fails.

    python tools/mutants.py                    # debts, bankruptcy, worth, rent and the like
    python tools/mutants.py debt worth         # some of the files

A change that no test notices is printed with its line; docs/history/campaigns.md explains the
remaining ones.  The tests are collected and run once; for each change a fork of the process
replaces the body of the changed function and runs them again until one fails.
"""

import argparse
import ast
import contextlib
import importlib
import os
import resource
import signal
import sys
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from types import CodeType, FunctionType, ModuleType

import pytest

TOP = Path(__file__).resolve().parents[1]
ENGINE = TOP / "monopoly_gui" / "engine"
#: the tests that are most likely to notice, by file; the rest of tests/engine comes after them
FIRST: dict[str, tuple[str, ...]] = {
    "debt": ("debt", "bankruptcy", "jail", "interactions", "trading"),
    "bankruptcy": ("bankruptcy", "debt", "interactions"),
    "worth": ("worth", "worth_lines", "debt", "bankruptcy", "taxes", "short_games", "ending"),
    "rent": ("rent", "interactions", "speed_die", "cards", "go"),
    "rents": ("rent", "interactions", "speed_die", "cards", "go"),
    "mortgage": ("mortgage", "bankruptcy", "trading"),
    "mortgages": ("mortgage", "bankruptcy", "trading"),
    "buildings": ("selling", "worth", "bankruptcy"),
    "selling": ("selling", "shortage", "debt"),
    "taxes": ("taxes",),
    "game": ("debt", "taxes", "go", "house_rules"),
    "machine": ("conformance", "turn"),
    "trading": ("trading", "interactions", "mortgage"),
    "auction": ("auction", "shortage", "bankruptcy", "purchase"),
}
#: seconds of the processor that a test may take with something changed, beside ten times what
#: it takes without; more means that it noticed, and so does more memory than so many bytes
PATIENCE, ROOM = 2, 4 * 2**30
SWAPPED: dict[type[ast.AST], type[ast.AST]] = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq, ast.Is: ast.IsNot, ast.IsNot: ast.Is, ast.In: ast.NotIn, ast.NotIn: ast.In,
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.Add, ast.FloorDiv: ast.Mult,
    ast.And: ast.Or, ast.Or: ast.And,
}  # fmt: skip


def places(tree: ast.AST, inside: bool = False) -> Iterator[ast.AST]:
    """Places for mutations: in functions, outside assertions and annotations."""
    for child in ast.iter_child_nodes(tree):
        if isinstance(child, ast.Assert | ast.arguments):
            continue
        if inside and _changeable(child):
            yield child
        yield from places(child, inside or isinstance(child, ast.FunctionDef))


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
        case ast.Expr():
            node.value = ast.Constant(None)
        case ast.Return():
            node.value = ast.Constant(None)


@dataclass(frozen=True)
class Mutant:
    """A change: where, what, and the module's code with it."""

    line: int
    what: str
    code: CodeType


def mutants(source: str, file: Path) -> Iterator[Mutant]:
    """Every change of a module, one after the other."""
    for number in range(len(list(places(ast.parse(source))))):
        tree = ast.parse(source)
        node = list(places(tree))[number]
        before = ast.unparse(node)
        change(node)
        ast.fix_missing_locations(tree)
        what = f"{before}  ->  {ast.unparse(node)}"
        yield Mutant(getattr(node, "lineno", 0), what, compile(tree, str(file), "exec"))


def functions(module: ModuleType) -> Iterator[FunctionType]:
    """The module's own functions and methods, also below a cache."""
    for value in list(vars(module).values()):
        if getattr(value, "__module__", "") != module.__name__:
            continue
        for each in vars(value).values() if isinstance(value, type) else (value,):
            inner = getattr(each, "__wrapped__", getattr(each, "fget", each))
            if isinstance(inner, FunctionType):
                yield inner


def bodies(code: CodeType) -> Iterator[CodeType]:
    """The code of the functions and methods in a module's code."""
    for const in code.co_consts:
        if isinstance(const, CodeType):
            yield const
            yield from bodies(const)


def put_in(module: ModuleType, code: CodeType) -> None:
    """Give the module's functions their bodies from other code."""
    new = {body.co_qualname: body for body in bodies(code)}
    for function in functions(module):
        if function.__qualname__ in new:
            function.__code__ = new[function.__qualname__]


def file_of(name: str) -> Path:
    """Its place: most are in engine/flow, those about amounts in engine/amounts."""
    rooms = (ENGINE / "flow", ENGINE / "amounts", ENGINE)
    return next(found for room in rooms if (found := room / f"{name}.py").exists())


@dataclass(eq=False)
class Trials:
    """Takes the place of the plain run of the collected tests."""

    names: Sequence[str]
    quick: bool
    tried: int = 0
    survivors: int = 0
    seconds: dict[str, float] = field(default_factory=dict)

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        if self.failing(session, session.items) >= 0:
            raise pytest.UsageError("The tests fail without any change.")
        for name in self.names:
            self.try_all(session, name)
        return True

    def try_all(self, session: pytest.Session, name: str) -> None:
        """Every change of one file."""
        file = file_of(name)
        module = importlib.import_module(".".join(file.relative_to(TOP).with_suffix("").parts))
        near = {f"test_{each}.py" for each in FIRST[name]}
        items = sorted(
            (i for i in session.items if not self.quick or i.path.name in near),
            key=lambda item: (item.path.name not in near, self.seconds[item.nodeid]),
        )
        for mutant in mutants(file.read_text(encoding="utf-8"), file):
            self.tried += 1
            found = self.noticed(session, items, module, mutant)
            if found is None:
                self.survivors += 1
                say(f"{name}.py:{mutant.line}: {mutant.what}")
            elif found >= 0:
                # what notices one change often notices the next one
                items.insert(0, items.pop(found))
        say(f"{name}: {self.tried} changes so far, {self.survivors} not noticed")

    def noticed(
        self,
        session: pytest.Session,
        items: list[pytest.Item],
        module: ModuleType,
        mutant: Mutant,
    ) -> int | None:
        """The place of the test that fails with the change, -1 if all ends; None if none does."""
        read, write = os.pipe()
        child = os.fork()
        if child == 0:
            os.close(read)
            with contextlib.suppress(BaseException):
                quiet()
                put_in(module, mutant.code)
                failed = self.failing(session, items)
                os.write(write, b"none" if failed < 0 else b"%d" % failed)
            os._exit(0)
        os.close(write)
        text = os.read(read, 20)
        os.close(read)
        os.waitpid(child, 0)
        return None if text == b"none" else int(text or -1)

    def failing(self, session: pytest.Session, items: list[pytest.Item]) -> int:
        """Run tests until one fails: its place, or -1; the process ends where one does not end."""
        before = session.testsfailed
        for place, item in enumerate(items):
            following = items[place + 1] if place + 1 < len(items) else None
            if item.nodeid in self.seconds:
                allowed = PATIENCE + 10 * self.seconds[item.nodeid]
                signal.setitimer(signal.ITIMER_VIRTUAL, allowed)
            begun = time.process_time()
            item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
            self.seconds.setdefault(item.nodeid, time.process_time() - begun)
            if session.testsfailed > before:
                return place
        return -1


def say(text: str) -> None:
    """Print past pytest, which catches what is printed while tests run."""
    os.write(SAY, f"{text}\n".encode())


def quiet() -> None:
    """Print nothing, and let the system end what grows without end."""
    null = os.open(os.devnull, os.O_WRONLY)
    os.dup2(null, 1)
    os.dup2(null, 2)
    resource.setrlimit(resource.RLIMIT_AS, (ROOM, ROOM))


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python tools/mutants.py", description=__doc__)
    parser.add_argument("files", nargs="*", choices=[[], *FIRST], help="files of the engine")
    parser.add_argument("--quick", action="store_true", help="ask only the nearest tests")
    given = parser.parse_args(arguments)
    os.chdir(TOP)
    sys.path.insert(0, str(TOP))
    names = given.files or list(FIRST)
    trials = Trials(names, given.quick)
    near = sorted({f"tests/engine/test_{test}.py" for name in names for test in FIRST[name]})
    tests = near if given.quick else ["tests/engine", "tests/golden"]
    code = pytest.main(
        ["-q", "-n0", "-p", "no:cacheprovider", "--no-header", "-s", *tests], plugins=[trials]
    )
    if code not in (pytest.ExitCode.OK, pytest.ExitCode.TESTS_FAILED):
        return 2
    return 1 if trials.survivors else 0


SAY = os.dup(1)

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
