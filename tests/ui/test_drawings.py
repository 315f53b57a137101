"""Every drawing fills its place at every size, however SDL_image would scale it."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest
from pygame import Rect

from monopoly_gui import paths
from monopoly_gui.ui.painting.icons import shape_of, straight_svg

DRAWINGS = sorted(
    file
    for folder in ("icons", "icons/art", "tokens")
    for file in (paths.assets() / folder).glob("*.svg")
)
#: the side of the picture in which a drawing's extent is found: so large that it is exact enough
LARGE = 640
SIZES = ((16, 16), (24, 24), (33, 33), (64, 64), (120, 120), (70, 40), (30, 80))
#: how opaque a point is that counts, 0 to 255, and how far an edge may lie from its place, in
#: points: half a point of rounding and what a soft edge takes
OPAQUE, NEAR = 40, 1.0

GIVEN = """<?xml version="1.0" encoding="utf-8"?>
<svg xmlns="http://www.w3.org/2000/svg" viewBox="10 20 40 20" width="7" height="900">
  <path d="M16 24H44V36H16Z" fill="#f00" stroke="#00f" stroke-width="4"/>
</svg>
"""


def extent(picture: pygame.Surface) -> Rect:
    """The least rectangle around all that can be seen."""
    return picture.get_bounding_rect(OPAQUE)


def edges(rect: Rect) -> tuple[float, float, float, float]:
    return rect.left, rect.top, rect.right, rect.bottom


def colour(picture: pygame.Surface, at: tuple[int, int]) -> tuple[int, int, int]:
    red, green, blue, _ = picture.get_at(at)
    return red, green, blue


@pytest.fixture
def given(tmp_path: Path) -> Path:
    """From 14 to 46 in a box from 10 to 50, and from 22 to 38 in one from 20 to 40."""
    file = tmp_path / "given.svg"
    file.write_text(GIVEN, encoding="utf-8")
    return file


@pytest.mark.parametrize(
    ("size", "expected"),
    [
        ((40, 20), Rect(4, 2, 32, 16)),
        ((20, 10), Rect(2, 1, 16, 8)),
        ((200, 100), Rect(20, 10, 160, 80)),
        ((200, 200), Rect(20, 60, 160, 80)),
        ((500, 100), Rect(170, 10, 160, 80)),
    ],
)
def test_a_known_drawing_is_as_large_as_fits(
    given: Path, size: tuple[int, int], expected: Rect
) -> None:
    picture = straight_svg(given, size)
    assert picture.get_size() == size
    assert extent(picture) == expected
    assert colour(picture, expected.center) == (255, 0, 0)
    # the line is as much wider as the drawing is larger
    line = expected.width // 8
    assert colour(picture, (expected.x + line - 1, expected.centery)) == (0, 0, 255)
    assert colour(picture, (expected.x + line + 1, expected.centery)) == (255, 0, 0)


def test_its_shape_is_that_of_its_box(given: Path) -> None:
    assert shape_of(given) == 2


def test_a_file_without_a_box_is_no_drawing(tmp_path: Path) -> None:
    file = tmp_path / "boxless.svg"
    file.write_text(GIVEN.replace("viewBox", "id"), encoding="utf-8")
    with pytest.raises(ValueError, match="viewBox"):
        straight_svg(file, (20, 20))


@pytest.mark.parametrize("file", DRAWINGS, ids=lambda file: f"{file.parent.name}/{file.stem}")
def test_every_drawing_has_the_same_extent_at_every_size(file: Path) -> None:
    shape = shape_of(file)
    across, down = (LARGE, LARGE / shape) if shape >= 1 else (LARGE * shape, LARGE)
    large = edges(extent(straight_svg(file, (round(across), round(down)))))
    for width, height in SIZES:
        scale = min(width / across, height / down)
        right, lower = (width - scale * across) / 2, (height - scale * down) / 2
        expected = [right, lower, right, lower]
        found = edges(extent(straight_svg(file, (width, height))))
        for edge, large_edge, start in zip(found, large, expected, strict=True):
            assert abs(edge - (start + scale * large_edge)) <= NEAR, (width, height, found)
