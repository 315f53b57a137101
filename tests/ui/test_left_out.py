"""Text without room is never dropped silently: it is shortened, and visits to pages report it."""

import ast
from collections.abc import Iterator
from pathlib import Path

from pygame import Rect, Surface

from monopoly_gui.ui.painting.painter import Painter
from monopoly_gui.ui.panels.title_bar import TitleProps, draw_title
from tests.scenes.layout_watch import Watch

PACKAGE = Path(__file__).resolve().parents[2] / "monopoly_gui"
#: how a text is measured, in the code and in its tree
MEASURED = "painter.measure("
#: functions that measure a text to choose a shorter wording of it
SHORTER = {"draw"}
NARROW = TitleProps("Round 12", "12:34 left")


def careless() -> Iterator[str]:
    """Functions that write or do not write a text by its measure, all the same."""
    for file in sorted(PACKAGE.rglob("*.py")):
        source = file.read_text("utf-8")
        for node in ast.walk(ast.parse(source)) if MEASURED in source else ():
            if isinstance(node, ast.FunctionDef) and node.name not in SHORTER and drops(node):
                yield f"{file.relative_to(PACKAGE).as_posix()}: {node.name}"


def drops(function: ast.FunctionDef) -> bool:
    """Whether a text is written only where its measure allows it."""
    return any(
        MEASURED in ast.unparse(node.test)
        and (
            any(isinstance(part, ast.Return | ast.Break | ast.Continue) for part in node.body)
            or ("painter.text(" in ast.unparse(node) and not node.orelse)
        )
        for node in ast.walk(function)
        if isinstance(node, ast.If)
    )


def test_who_measures_a_text_writes_it() -> None:
    assert list(careless()) == []


def test_a_careless_painter_would_be_found() -> None:
    text = "def f(painter, room):\n    if painter.measure(a)[0] <= room:\n        painter.text(a)"
    (function,) = ast.parse(text).body
    assert isinstance(function, ast.FunctionDef) and drops(function)


def test_what_has_no_room_is_reported(painter: Painter) -> None:
    surface, watch = Surface((300, 60)), Watch()
    with watch.over(surface):
        draw_title(painter, surface, Rect(0, 0, 300, 60), NARROW)
        assert watch.shortened == []
        draw_title(painter, surface, Rect(0, 0, 50, 60), NARROW)
    assert watch.shortened == ["Round 12", "12:34 left"]
