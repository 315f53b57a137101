"""Nothing is left out of the frozen program that the game uses."""

import ast
from pathlib import Path

import fonts
import trim
from identity import TOP
from monopoly_gui.ui.painting.fonts import WEIGHTS, font_file
from tests.circles import read


def imported() -> set[str]:
    """Full names of all modules that the game imports, and of what they lie in."""
    found: set[str] = set()
    for file in (TOP / "monopoly_gui").rglob("*.py"):
        for node in read(file).statements:
            if isinstance(node, ast.Import):
                found |= {alias.name for alias in node.names}
            elif node.module and not node.level:
                found |= {node.module, *(f"{node.module}.{alias.name}" for alias in node.names)}
    return found


def test_the_game_imports_nothing_that_is_left_out() -> None:
    left_out = set(trim.MODULES)
    used = imported()
    assert not left_out & used
    assert not {name for name in used if name.split(".")[0] in left_out}


def test_what_ends_slow_bots_and_gives_memory_back_is_packed() -> None:
    assert {"ctypes", "_ctypes"}.isdisjoint(trim.MODULES)


def test_files_are_left_out_by_their_place() -> None:
    assert trim.left_out("pygame/freesansbold.ttf")
    assert trim.left_out("pygame\\pygame_icon.bmp")
    assert trim.left_out("libX11.so.6")
    assert not trim.left_out("assets/icons/app.svg")
    assert not trim.left_out("pygame.libs/libSDL2-2-1667c208.0.so.0.2800.4")


def test_every_font_that_is_used_is_packed_where_it_is_looked_for() -> None:
    packed = dict(fonts.files())
    for weight in WEIGHTS:
        file = font_file(weight)
        assert file.as_posix().endswith(f"{packed[str(file)]}/{file.name}")
    assert {"metadata.json", "LICENSE"} <= {Path(source).name for source in packed}
