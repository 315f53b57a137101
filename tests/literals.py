"""Texts in the code that players would read in English only, for nothing marks them."""

import ast
import re
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path

#: what is called with texts that the catalogues collect
WRAPPED = {"_", "plural", "counted", "mark", "Sentence", "IllegalAction", "Damage", "_option"}
TELLERS = {"_", "plural", "told"}
TABLES = {"Preset", "InertOption", "Contradiction", "Entry", "Words", "Join"}
#: what is called with words that nobody reads
UNSEEN = {"cached", "getenv", "setdefault", "getLogger", "TypeVar", "namedtuple", "fullmatch"}
UNSEEN_KEYWORDS = {"name", "icon", "style"}
#: raised for programmers, and never shown
FAULTS = {"ValueError", "AssertionError", "KeyError", "IndexError", "RuntimeError", "TypeError"}
#: ids of rules, names of files and pictures, what only the computer reads
UNREAD = re.compile(
    r"[A-Z]{2,}-(\d+)?|\{\}(-\{\})?\.[a-z]+|[A-Z0-9_]+|[A-Za-z]{1,2}|([A-Z][a-z]+){2,}"
)
READ = re.compile(r"[A-Za-z]{2}")
#: what holds a text
TEXTS = (ast.Constant, ast.JoinedStr)


def unmarked(file: Path) -> Iterator[tuple[int, str]]:
    """Each text that looks like one for players and is not marked, with its line."""
    tree = parsed(file.read_text("utf-8"))
    yield from _within(tree, documented(tree))


@lru_cache(maxsize=1)
def parsed(source: str) -> ast.Module:
    """The tree of a file, for two who look at it after each other."""
    return ast.parse(source)


def documented(tree: ast.AST) -> set[ast.AST]:
    """The docstrings."""
    bodies = (
        node.body
        for node in ast.walk(tree)
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef)
    )
    first = (body[0] for body in bodies if body)
    return {node.value for node in first if isinstance(node, ast.Expr)}


def misused(file: Path) -> Iterator[tuple[int, str]]:
    """Texts that no catalogue can find, or that are translated before a language is chosen."""
    tree = parsed(file.read_text("utf-8"))
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and _name(node) in WRAPPED and node.args:
            made = [arg for arg in node.args[:1] if isinstance(arg, ast.JoinedStr | ast.BinOp)]
            if made or (isinstance(node.args[0], ast.Call) and _name(node.args[0]) == "format"):
                yield node.lineno, "the values come after the telling: _(...).format(...)"
    yield from _early(tree)


def _early(node: ast.AST) -> Iterator[tuple[int, str]]:
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.FunctionDef | ast.Lambda):
            continue
        if isinstance(child, ast.Call) and _name(child) in TELLERS:
            yield (
                child.lineno,
                "told when the module is read: mark it, and tell it where it is shown",
            )
        yield from _early(child)


def _within(node: ast.AST, skipped: set[ast.AST]) -> Iterator[tuple[int, str]]:
    if node in skipped or isinstance(node, ast.Assert) or _unread(node):
        return
    if isinstance(node, TEXTS):
        text = _text(node)
        if _for_players(text):
            yield node.lineno, text
        return
    for field, child in ast.iter_fields(node):
        if field in ("annotation", "returns"):
            continue
        for part in child if isinstance(child, list) else [child]:
            if isinstance(part, ast.AST):
                yield from _within(part, skipped)


def _unread(node: ast.AST) -> bool:
    """Whether nothing below is read by a player in English."""
    if isinstance(node, ast.keyword):
        return node.arg in UNSEEN_KEYWORDS
    if isinstance(node, ast.AnnAssign):
        return getattr(node.target, "id", "") in UNSEEN_KEYWORDS
    if isinstance(node, ast.Raise) and isinstance(node.exc, ast.Call):
        return _name(node.exc) in FAULTS
    if isinstance(node, ast.Assign):
        return getattr(node.targets[0], "id", "") == "__all__"
    if isinstance(node, ast.Subscript):
        return getattr(node.value, "id", "") in ("Literal", "cast")
    return isinstance(node, ast.Call) and _name(node) in WRAPPED | TABLES | UNSEEN


def _name(call: ast.Call) -> str:
    return str(getattr(call.func, "id", getattr(call.func, "attr", "")))


def _text(node: ast.Constant | ast.JoinedStr) -> str:
    if isinstance(node, ast.JoinedStr):
        parts = (part.value if isinstance(part, ast.Constant) else "{}" for part in node.values)
        return "".join(map(str, parts))
    return node.value if isinstance(node.value, str) else ""


def _for_players(text: str) -> bool:
    """Whether it is more than one small word, which may be a code, and is no id."""
    if not READ.search(text) or UNREAD.fullmatch(text):
        return False
    return " " in text.strip() or text[:1].isupper()
