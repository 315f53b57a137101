"""Every main screen looks as in the picture that is kept of it.

After a change that is meant: look at the screens, then ``python -m tests.pictures renew``.
"""

import pygame
import pytest
from pygame import Rect, Surface

from tests.pictures.compare import FOLDER, difference, read, small
from tests.pictures.shown import PICTURES, take

#: all kept pictures together, in bytes
MOST = 2_600_000


@pytest.mark.parametrize("name", PICTURES)
def test_it_looks_as_it_did(name: str) -> None:
    text = difference(read(FOLDER / f"{name}.png"), take(name))
    assert text == "", f"{name}: {text}; if it is meant: python -m tests.pictures renew {name}"


def test_the_kept_pictures_are_these_and_small() -> None:
    files = list(FOLDER.glob("*.png"))
    assert {file.stem for file in files} == set(PICTURES)
    assert sum(file.stat().st_size for file in files) < MOST


def kept() -> Surface:
    return read(FOLDER / "table_four.png")


def test_letters_and_edges_drawn_otherwise_are_no_difference() -> None:
    """As on another machine: everything softer, and up to a pixel of the window away."""
    full = pygame.transform.smoothscale(kept(), (1280, 720))
    for step in ((1, 0), (0, 1), (-1, -1)):
        for alpha in (128, 255):
            other, over = full.copy(), full.copy()
            over.set_alpha(alpha)
            other.blit(over, step)
            assert difference(small(full), small(other)) == ""


@pytest.mark.parametrize(
    "missing",
    [Rect(180, 13, 138, 22), Rect(30, 60, 58, 22), Rect(181, 157, 72, 9), Rect(6, 28, 21, 14)],
    ids=["a panel", "the prompt", "a button", "a cell of the board"],
)
def test_what_is_missing_is_found(missing: Rect) -> None:
    table = kept()
    without = table.copy()
    without.fill(table.get_at((missing.x - 1, missing.y - 1)), missing)
    assert difference(table, without) != ""


def test_other_colours_are_found() -> None:
    assert difference(kept(), read(FOLDER / "table_four-dark.png")) != ""
