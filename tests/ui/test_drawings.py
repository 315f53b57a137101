"""Each space of the game's boards has a drawing that belongs to it."""

import pygame
import pytest

from monopoly_gui import paths
from monopoly_gui.editions import edition_ids, load_edition
from monopoly_gui.ui.board.board_tile import EMBLEMS, board_tile
from monopoly_gui.ui.board.drawings import drawings, picture_of
from monopoly_gui.ui.painting.painter import Painter

#: boards of our own, on which nothing need be a railroad or a water works
OURS = ("lantern_quay", "farlight_station", "kitchen_table", "orrowmere", "otter_park")
#: pictures of dialogs, of great moments and of the first corner
THINGS = {
    "go_arrow",
    "sunrise",
    "cell",
    "dungeon",
    "gavel",
    "gavel_raised",
    "cliff",
    "rays",
    "red_light",
    "blue_light",
}


def test_every_drawing_is_there_and_every_space_that_is_named() -> None:
    files = {file.stem for file in (paths.assets() / "icons" / "art").glob("*.svg")}
    assert {*drawings().values(), *EMBLEMS.values(), *THINGS} == files
    spaces = [space for edition in edition_ids() for space in load_edition(edition).spaces]
    names = {name for space in spaces for name in (space.id, space.kind)}
    assert set(drawings()) - names <= {"luxury_tax", "super_tax"}


@pytest.mark.parametrize("edition", OURS)
def test_no_locomotive_stands_where_no_train_runs(edition: str) -> None:
    spaces = load_edition(edition).spaces
    lines = {picture_of(space) for space in spaces if space.kind == "railroad"}
    assert len(lines) == 1 and lines != {"train"}
    assert "bulb" not in {picture_of(space) for space in spaces if space.kind == "utility"}
    assert picture_of(spaces[20]) != "car"


def test_a_board_shown_again_reads_no_file_of_its_table_again(
    painter: Painter, monkeypatch: pytest.MonkeyPatch
) -> None:
    board = load_edition("uk")
    first = board_tile(painter, (78, 66), board)
    monkeypatch.setattr("monopoly_gui.ui.painting.table.pygame.image.load", None)
    again = board_tile(painter, (78, 66), board)
    assert pygame.image.tobytes(again, "RGBA") == pygame.image.tobytes(first, "RGBA")
