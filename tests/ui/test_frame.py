"""The wooden frame of the tilted board."""

import pytest
from pygame import Rect, Surface

from monopoly_gui.editions.library import load_edition
from monopoly_gui.ui.board.frame import reach
from monopoly_gui.ui.board.seated_board import SeatedView
from monopoly_gui.ui.painting.colour import Colour
from monopoly_gui.ui.painting.painter import Painter
from monopoly_gui.ui.painting.shadows import spread
from monopoly_gui.ui.painting.theme import THEMES, load_theme

AREA = Rect(207, 81, 849, 594)


def corner(theme: str) -> Colour:
    """The colour of the near left corner of the frame."""
    view = SeatedView(Painter(load_theme(theme)), load_edition("us_2008"), AREA)
    surface = Surface((1280, 720))
    view.draw_static(surface)
    frame = view.layout.frame
    spot = (view.layout.outer.x + frame // 2, view.layout.outer.bottom - frame // 2)
    x, y = view.lens.project(spot)
    found = surface.get_at((round(x), round(y)))
    return found.r, found.g, found.b


@pytest.mark.parametrize("theme", THEMES)
def test_its_corners_are_of_brass(theme: str) -> None:
    red, _green, blue = corner(theme)
    assert red > 2 * blue > 0


@pytest.mark.parametrize("scale", [0.8, 1.0, 1.5, 3.0])
def test_its_shadow_ends_where_the_table_keeps_room_for_it(
    painter: Painter, scale: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(painter, "scale", scale)
    cast = painter.theme.shadows["dialog"]
    assert reach(painter) <= spread(cast.blur * scale) + painter.px(cast.drop)
