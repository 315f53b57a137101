"""What lies on the table beside a leaning board hides nothing, and is there only where it fits."""

from pathlib import Path
from typing import get_args

import pygame
import pytest
from pygame import Rect

from monopoly_gui.editions.entries import Material
from monopoly_gui.editions.library import load_edition
from monopoly_gui.ui.board.seated_board import SeatedView
from monopoly_gui.ui.painting.painter import Painter
from monopoly_gui.ui.painting.table import CLOTH
from monopoly_gui.ui.painting.theme import THEMES, load_theme
from monopoly_gui.ui.panels.still_lifes import SIZE, filled, lay_still_lifes, still_life_places
from monopoly_gui.ui.panels.table_layout import TableLayout, table_layout

#: kilobytes of all pictures
MOST = 600


def laid(
    painter: Painter, size: tuple[int, int], players: int = 4
) -> tuple[SeatedView, TableLayout]:
    layout = table_layout(Rect((0, 0), size), painter, (True,) * players, seated=True)
    return SeatedView(painter, load_edition("us_2008"), layout.board), layout


@pytest.mark.parametrize("players", [2, 4, 8])
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (2560, 1080), (1600, 1200)])
def test_they_hide_nothing(size: tuple[int, int], players: int) -> None:
    painter = Painter(load_theme("classic"), size[1] / 1080)
    view, layout = laid(painter, size, players)
    if not layout.seated:
        return
    clips = [view.mark_area(space) for space in range(40)]
    around = [layout.title, layout.icons, layout.prompt, layout.bank, layout.log, layout.actions]
    for place in still_life_places(view, layout).values():
        assert Rect((0, 0), size).contains(place)
        assert filled(place).collidelist([*around, *clips]) < 0
        assert place.collidelist([*layout.panels, layout.slot]) < 0


def test_they_are_there_where_there_is_room() -> None:
    view, layout = laid(Painter(load_theme("classic")), (1920, 1080))
    assert set(still_life_places(view, layout)) == {"left", "right"}


@pytest.mark.parametrize("scale", [2.0, 3.0])
def test_there_is_no_room_where_all_is_enlarged(scale: float) -> None:
    painter = Painter(load_theme("classic"), scale)
    view, layout = laid(painter, (1920, 1080))
    assert not layout.seated or not still_life_places(view, layout)


@pytest.mark.parametrize("theme", THEMES)
def test_they_can_be_seen_in_every_light(theme: str) -> None:
    view, layout = laid(Painter(load_theme(theme)), (1920, 1080))
    surface = pygame.Surface((1920, 1080), 0, 32)
    lay_still_lifes(view, surface, layout)
    for place in still_life_places(view, layout).values():
        seen = pygame.mask.from_threshold(surface.subsurface(place), (255,) * 3, (195, 255, 255))
        assert seen.count() > 0.05 * place.width * place.height


def test_each_material_but_cloth_has_two_small_pictures(painter: Painter) -> None:
    files = list((Path(painter.assets) / "table").glob("*.png"))
    own = {load_theme(name).material for name in THEMES}
    materials = {*get_args(Material), *own} - {CLOTH}
    sides = {f"{material}_{side}" for material in materials for side in ("left", "right")}
    assert {file.stem for file in files} == sides
    assert all(pygame.image.load(file).get_size() == SIZE for file in files)
    assert sum(file.stat().st_size for file in files) < MOST * 1024
