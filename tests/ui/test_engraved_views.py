"""The view engraved in the middle of each board."""

from typing import get_args

import pygame
import pytest
from pygame import Color, Rect, Surface

from monopoly_gui import paths
from monopoly_gui.editions.entries import View
from monopoly_gui.editions.library import edition_ids, load_edition
from monopoly_gui.ui.board.rosette import SHADES, SIDE, engrave
from monopoly_gui.ui.painting.baked import picture
from monopoly_gui.ui.painting.colour import luminance
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


@pytest.mark.parametrize(("theme", "darker"), [("classic", True), ("dark", False)])
def test_it_is_ink_by_day_and_pale_at_night(theme: str, darker: bool) -> None:
    colours = load_theme(theme).colours
    surface = Surface((100, 100), 0, 32)
    surface.fill(colours.board_centre)
    engrave(surface, FOLDER / "stars.png", PLACE, colours)
    printed = luminance(pygame.transform.average_color(surface, PLACE)[:3])
    assert (printed < luminance(colours.board_centre)) is darker
    assert surface.get_at((5, 5)) == Color(colours.board_centre)


def test_a_missing_view_leaves_the_middle_as_it_is() -> None:
    colours = load_theme("classic").colours
    surface = Surface((100, 100), 0, 32)
    engrave(surface, FOLDER / "nowhere.png", PLACE, colours)
    assert surface.get_at(PLACE.center) == Color(0, 0, 0)
