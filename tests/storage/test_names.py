"""Any name that a person gives becomes a file name that every system takes."""

import re

import pytest

from monopoly_gui.storage import AUTOSAVE, file_name
from monopoly_gui.storage.file_names import MAX_NAME, clean_name
from tests.storage.some import chances, text


@pytest.mark.parametrize(
    ("name", "file"),
    [
        ("friday", "friday.monopoly"),
        ("game-2", "game-2.monopoly"),
        ("Friday night", r"friday-night-\w{8}\.monopoly"),
        ("FRIDAY", r"friday-\w{8}\.monopoly"),
        ("../../etc/passwd", r"etc-passwd-\w{8}\.monopoly"),
        ("Café Zürich", r"cafe-zurich-\w{8}\.monopoly"),
        ("大富翁", r"\w{8}\.monopoly"),
        ("", r"\w{8}\.monopoly"),
        ("con", r"con-\w{8}\.monopoly"),
        ("COM1", r"com1-\w{8}\.monopoly"),
        (AUTOSAVE, r"autosave-\w{8}\.monopoly"),
        ("x" * 500, r"x{40}-\w{8}\.monopoly"),
        ("nul\0", r"nul-\w{8}\.monopoly"),
        ("half \ud800", r"half-\w{8}\.monopoly"),
    ],
)
def test_names_of_files(name: str, file: str) -> None:
    assert re.fullmatch(file, file_name(name))


def test_two_names_are_two_files_wherever_they_lie() -> None:
    for rng in chances(100):
        one, other = text(rng), text(rng)
        assert re.fullmatch(r"[a-z0-9][a-z0-9-]{0,60}\.monopoly", file_name(one))
        assert (file_name(one) == file_name(other)) == (one == other)


@pytest.mark.parametrize("other", ["Friday", "FRIDAY", "fri day", "friday ", "friday.", "fríday"])
def test_names_that_look_alike_are_two_files(other: str) -> None:
    assert file_name("friday") != file_name(other)


def test_clean_names() -> None:
    assert clean_name("  two\n lines\t ") == "two lines"
    assert clean_name("a\0b\x1b[31m\ud800") == "ab[31m"
    assert clean_name("Zoë 🎲 大") == "Zoë 🎲 大"
    assert len(clean_name("x" * 99)) == MAX_NAME
