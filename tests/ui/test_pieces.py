"""The pieces are baked, stand under one sun, and are distinct for everybody."""

from itertools import combinations
from pathlib import Path
from typing import Any

import pygame
import pytest
from pygame import Rect, Surface

from monopoly_gui.editions import edition_ids, load_edition
from monopoly_gui.ui.board.buildings import BESIDE, SHAPES, WIDTHS, draw_building
from monopoly_gui.ui.board.seated_board import SeatedView
from monopoly_gui.ui.painting import baked
from monopoly_gui.ui.painting.colour import Colour, contrast, rgb
from monopoly_gui.ui.painting.painter import Painter
from monopoly_gui.ui.painting.shapes import blank, stamp
from monopoly_gui.ui.painting.theme import load_theme
from monopoly_gui.ui.painting.tokens import FRONT, names
from monopoly_gui.ui.pieces.figures import (
    COLUMNS,
    DIRECTIONS,
    ROWS,
    SIDE,
    Figure,
    draw_figure,
    facing,
)
from monopoly_gui.ui.pieces.standing import KINDS, SLANT, building, place_of
from monopoly_gui.ui.pieces.sun import convex_hull, shadow_offset, solid_shadow
from tests.ui.sight import BLIND, seen

THEMES = ("classic", "dark", "high_contrast")
#: the colours of all groups of streets
BARS = {
    rgb(board.groups[space.group].colour)
    for board in map(load_edition, edition_ids())
    for space in board.spaces
    if space.kind == "street"
}


def _pixel(picture: Surface, x: int, y: int) -> Colour:
    red, green, blue, _ = picture.get_at((x, y))
    return red, green, blue


def on_bar(painter: Painter, space: int, level: int, bar: Colour) -> list[list[Colour]]:
    """The pixels of a building without its shadow, row by row, with those of the bar around it."""
    picture, ground = building(painter, level, 20, place_of(space))
    made = Surface(picture.get_size(), 0, 32)
    made.fill(bar)
    stamp(made, picture, (0, 0))
    width, _high = made.get_size()
    return [[_pixel(made, x, y) for x in range(width)] for y in range(ground[1])]


def contrasts(rows: list[list[Colour]], bar: Colour, eyes: str, least: int) -> list[float]:
    """The best contrast with the bar in each row of at least so many pixels, the lowest first."""
    return sorted(
        max(contrast(seen(pixel, eyes), seen(bar, eyes)) for pixel in set(row))
        for row in rows
        if sum(pixel != bar for pixel in row) >= least
    )


@pytest.mark.parametrize("eyes", BLIND)
@pytest.mark.parametrize("level", [1, 5])
@pytest.mark.parametrize("theme", THEMES)
def test_a_building_stands_out_from_the_bar_of_every_group(
    theme: str, level: int, eyes: str
) -> None:
    """Something around nearly its whole outline has a contrast of two: its rim or its side."""
    painter = Painter(load_theme(theme), 1.0)
    for bar in BARS:
        for space in (8, 14, 24, 34):
            found = contrasts(on_bar(painter, space, level, bar), bar, eyes, 7)
            assert found[len(found) // 4] >= 2, (bar, space)


@pytest.mark.parametrize("eyes", BLIND)
@pytest.mark.parametrize("kind", SHAPES)
@pytest.mark.parametrize("theme", THEMES)
def test_a_sign_of_a_building_stands_out_from_the_bar_of_every_group(
    theme: str, kind: str, eyes: str
) -> None:
    """On the flat board, where buildings are low; its rim thins out towards the gable."""
    painter = Painter(load_theme(theme), 1.0)
    for bar in BARS:
        for height in (10, 14, 18):
            sign = Surface((round(height * SHAPES[kind]), height), 0, 32)
            sign.fill(bar)
            draw_building(painter, sign, sign.get_rect(), kind, on_bar=True)
            rows = [[_pixel(sign, x, y) for x in range(sign.get_width())] for y in range(height)]
            found = contrasts(rows, bar, eyes, 5)
            least = 2 if eyes == "everybody" else 1.75
            assert found[len(found) // 3] >= least, (bar, height)


@pytest.mark.parametrize("eyes", BLIND)
@pytest.mark.parametrize("space", [8, 14, 24, 34])
def test_numbers_of_houses_and_hotels_are_told_apart_without_colours(
    painter: Painter, space: int, eyes: str
) -> None:
    """A hotel is longer than a house along its bar and far larger, whatever colour is seen."""
    shapes: dict[int, Any] = {}
    for level in (1, 5):
        kind, side = "hotel" if level == 5 else "house", space // 10
        wide = round(20 * WIDTHS[kind][side] / WIDTHS["house"][side])
        picture, _ground = building(painter, level, wide, place_of(space))
        shapes[level] = pygame.mask.from_surface(picture, 200).get_bounding_rects()[0]
    along = "height" if space // 10 % 2 else "width"
    assert getattr(shapes[5], along) > 1.3 * getattr(shapes[1], along)
    areas = {level: shape.width * shape.height for level, shape in shapes.items()}
    assert areas[5] > 2.2 * areas[1]


def test_neighbouring_houses_are_parted_by_their_lit_edges(painter: Painter) -> None:
    """Along four houses in a row the light rises and falls four times, for every eye."""
    picture, ground = building(painter, 4, 20, place_of(8))
    row = Surface((100, picture.get_height()), 0, 32)
    row.fill((190, 220, 240))
    pitch = 20 * BESIDE[0] / WIDTHS["house"][0]
    for number in range(4):
        stamp(row, picture, (14 + round(number * pitch) - ground[0], 0))
    for eyes in BLIND:
        line = [seen(_pixel(row, x, ground[1] - 12), eyes) for x in range(100)]
        light = [contrast(colour, (0, 0, 0)) for colour in line]
        dark = [level < 9 for level in light]
        assert sum(dark[x] and not dark[x - 1] for x in range(1, 100)) >= 4, eyes


def standing(
    view: SeatedView, space: int, level: int
) -> list[tuple[Surface, pygame.mask.Mask, tuple[int, int]]]:
    """The buildings on a space: their pictures, their masks without shadows, and their corners."""
    found = []
    for (x, y), width in view.building_spots(space, level):
        picture, (ground_x, ground_y) = building(view.painter, level, width, place_of(space))
        mask = pygame.mask.from_surface(picture, 200)
        found.append((picture, mask, (x - ground_x, y - ground_y)))
    return found


HOUSE_AREAS = [Rect(0, 0, 852, 623), Rect(0, 0, 1216, 1048)]


@pytest.mark.parametrize("area", HOUSE_AREAS, ids=str)
@pytest.mark.parametrize("space", [6, 24, 26])
def test_neighbouring_houses_in_a_row_do_not_touch(
    painter: Painter, space: int, area: Rect
) -> None:
    view = SeatedView(painter, load_edition("us_2008"), area)
    for level in range(2, 5):
        for (_, one, at), (_, other, there) in combinations(standing(view, space, level), 2):
            assert not one.overlap(other, (there[0] - at[0], there[1] - at[1])), level


@pytest.mark.parametrize("area", HOUSE_AREAS, ids=str)
@pytest.mark.parametrize("level", [2, 3, 4])
@pytest.mark.parametrize("space", [11, 14, 16, 19, 31, 34, 37, 39])
def test_every_house_in_a_column_is_seen_with_its_light_roof_and_its_dark_gable(
    painter: Painter, space: int, level: int, area: Rect
) -> None:
    """No nearer house hides more than a tip of its rim; the two are seen by every eye."""
    houses = standing(SeatedView(painter, load_edition("us_2008"), area), space, level)
    for number, (picture, mask, at) in enumerate(houses):
        bare = mask.copy()
        for _, nearer, there in houses[number + 1 :]:
            bare.erase(nearer, (there[0] - at[0], there[1] - at[1]))
        assert bare.count() > 0.97 * mask.count(), number
        width, height = mask.get_size()
        spots = [(x, y) for x in range(width) for y in range(height) if bare.get_at((x, y))]
        for eyes in BLIND:
            lights = sorted(
                contrast(seen(_pixel(picture, x, y), eyes), (0, 0, 0)) for x, y in spots
            )
            tenth = len(lights) // 10
            assert lights[-tenth] >= 2 * lights[tenth], (number, eyes)


def test_every_token_has_its_pictures_and_no_two_look_alike(painter: Painter) -> None:
    folder = painter.assets / "tokens"
    found = names(folder)
    for name in found:
        front = baked.sheet(folder / f"{name}.png", (FRONT, FRONT))
        around = baked.sheet(folder / f"{name}_around.png", (COLUMNS * SIDE, ROWS * SIDE))
        assert front.get_at((0, 0))[3] == around.get_at((0, 0))[3] == 0, name
    shapes = set()
    for name in found:
        made = blank((100, 100))
        draw_figure(painter, made, Figure(name, Rect(20, 20, 60, 60), (200, 40, 40)))
        shapes.add(pygame.image.tobytes(made, "RGBA"))
    assert len(shapes) == len(found)
    files = [*folder.glob("*.png"), *(painter.assets / "pieces").glob("*.png")]
    assert sum(file.stat().st_size for file in files) < 3_000_000


def test_a_token_can_be_seen_from_twelve_directions_and_turns_with_the_board(
    painter: Painter,
) -> None:
    looks = set()
    for turn in range(DIRECTIONS):
        made = blank((100, 100))
        draw_figure(painter, made, Figure("car", Rect(20, 20, 60, 60), (200, 40, 40), turn=turn))
        looks.add(pygame.image.tobytes(made, "RGBA"))
    assert len(looks) == DIRECTIONS == 12
    assert [facing(space) for space in (0, 9, 10, 19, 20, 30, 39)] == [11, 11, 0, 0, 5, 6, 6]


@pytest.mark.parametrize("damage", ["missing", "text", "cut", "size", "folder"])
def test_a_damaged_picture_is_replaced_by_something_plain(tmp_path: Path, damage: str) -> None:
    file = tmp_path / "house.png"
    _room, fine, _, _ = KINDS["house"]
    size = (fine, fine)
    good = (Painter(load_theme("classic"), 1.0).assets / "pieces" / "foot.png").read_bytes()
    if damage == "folder":
        file.mkdir()
    elif damage != "missing":
        file.write_bytes({"text": b"house", "cut": good[:200], "size": good}[damage])
    made = baked.sheet(file, size)
    assert made.get_size() == size and tuple(made.get_at((3, 3))) == baked.PLAIN


def test_all_shadows_fall_to_the_right_and_towards_the_viewer() -> None:
    dx, dy = shadow_offset(100, SLANT)
    assert (dx, dy) == (55, round(38 * SLANT.squash))
    box = [(x, y, z) for x in (-10.0, 10.0) for y in (-10.0, 10.0) for z in (0.0, 30.0)]
    shade, (x, y) = solid_shadow(box, SLANT, 30)
    assert shade.get_width() - x > x and shade.get_height() - y > y


def test_the_hull_of_points_is_around_all_of_them() -> None:
    points = [(0.0, 0.0), (4.0, 0.0), (4.0, 3.0), (0.0, 3.0), (2.0, 1.0), (1.0, 2.0)]
    assert sorted(convex_hull(points)) == sorted(points[:4])
