"""The view engraved in the middle of each board."""

from typing import get_args

import pygame
import pytest
from pygame import Color, Rect, Surface

from monopoly_gui import paths
from monopoly_gui.editions.entries import View
from monopoly_gui.editions.library import edition_ids, load_edition
from monopoly_gui.ui.board.rosette import SHADES, SIDE, WASHED, engrave
from monopoly_gui.ui.painting.baked import picture
from monopoly_gui.ui.painting.colour import contrast, luminance
from monopoly_gui.ui.painting.theme import load_theme

FOLDER = paths.assets() / "centre"
PLACE = Rect(10, 10, 80, 80)


def test_each_board_has_a_view_of_its_own() -> None:
    views = [load_edition(edition).theme.get("picture", "town") for edition in edition_ids()]
    assert sorted(views) == sorted(get_args(View))


@pytest.mark.parametrize("view", get_args(View))
def test_a_view_is_a_plate_of_sixteen_shades(view: str) -> None:
    plate = picture(FOLDER / f"{view}.png", (SIDE, SIDE))
    assert plate.get_bitsize() == 8
    used = {plate.get_at_mapped((x, y)) for x in range(0, SIDE, 4) for y in range(0, SIDE, 4)}
    assert used == set(range(SHADES))
    assert plate.get_at_mapped((0, 0)) == 0, "nothing is printed outside the round"


@pytest.mark.parametrize("view", get_args(View))
def test_a_view_is_tinted_inside_its_round(view: str) -> None:
    washes = picture(FOLDER / f"{view}_wash.png", (WASHED, WASHED))
    assert washes.get_bitsize() == 8
    assert washes.get_at((0, 0)) == Color("white")
    inside = [washes.get_at((x, y)) for x in range(96, 416, 8) for y in range(96, 416, 8)]
    hues = {round(colour.hsva[0] / 30) for colour in inside if colour.hsva[1] > 15}
    assert len(hues) >= 2


@pytest.mark.parametrize("name", ["classic", "dark", "high_contrast"])
def test_it_is_printed_on_paper_of_its_own_and_nowhere_else(name: str) -> None:
    theme = load_theme(name)
    colours = theme.colours
    surface = Surface((100, 100), 0, 32)
    surface.fill(colours.board_centre)
    engrave(surface, FOLDER, "stars", PLACE, theme)
    printed = surface.subsurface(PLACE)
    corners = [printed.get_at((x, y)) for x in (0, 79) for y in (0, 79)]
    assert corners == [Color(colours.board_centre)] * 4
    assert len({tuple(printed.get_at((x, y))) for x in range(20, 60) for y in range(20, 60)}) > 100


@pytest.mark.parametrize("view", get_args(View))
def test_in_high_contrast_it_is_as_rich_in_colours_and_lighter_than_the_field(view: str) -> None:
    place, theme = Rect(0, 0, 400, 400), load_theme("high_contrast")
    surface = Surface(place.size, 0, 32)
    engrave(surface, FOLDER, view, place, theme)
    inside = [surface.get_at((x, y)) for x in range(80, 320, 3) for y in range(80, 320, 3)]
    # dice and tokens stand out from it, as most of it is light
    middle = sorted(inside, key=lambda colour: luminance(colour[:3]))[len(inside) // 2]
    assert contrast(middle[:3], theme.colours.board_centre) > 2
    assert sum(colour.hsva[1] > 15 for colour in inside) > len(inside) / 2


def test_it_is_lit_on_a_dark_board_too() -> None:
    light = []
    for theme in ("classic", "dark"):
        surface = Surface((100, 100), 0, 32)
        engrave(surface, FOLDER, "town", PLACE, load_theme(theme))
        light.append(luminance(pygame.transform.average_color(surface, PLACE)[:3]))
    assert light[1] > light[0] * 0.7


def test_a_missing_view_leaves_the_middle_as_it_is() -> None:
    surface = Surface((100, 100), 0, 32)
    engrave(surface, FOLDER, "nowhere", PLACE, load_theme("classic"))
    assert surface.get_at(PLACE.center) == Color(0, 0, 0)
