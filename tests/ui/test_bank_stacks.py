"""The Bank's notes behind the far edge of the tilted board."""

import pytest
from pygame import Rect, Surface, mask

from monopoly_gui.editions.library import load_edition
from monopoly_gui.ui.board.seated_board import SeatedView
from monopoly_gui.ui.cards.bank_stacks import draw_stacks
from monopoly_gui.ui.painting.painter import Painter
from monopoly_gui.ui.painting.theme import THEMES, load_theme

#: at 1280x720
AREA, PILL_ENDS = Rect(207, 81, 849, 594), 39


def drawn(theme: str, top: int) -> tuple[SeatedView, Rect]:
    """The view, and what the notes cover of the window, without their shadows."""
    view = SeatedView(Painter(load_theme(theme)), load_edition("us_2008"), AREA)
    surface = Surface((1280, 720))
    draw_stacks(view, surface, top)
    bright = mask.from_threshold(surface, (255, 255, 255), (150, 150, 150, 255))
    return view, bright.to_surface(unsetcolor=(0, 0, 0, 0)).get_bounding_rect()


@pytest.mark.parametrize("theme", THEMES)
def test_they_lie_between_the_pill_and_the_owners_clips(theme: str) -> None:
    view, found = drawn(theme, PILL_ENDS)
    assert found.width > AREA.width // 3
    assert abs(found.centerx - AREA.centerx) < 8
    assert found.top > PILL_ENDS
    assert found.bottom <= view.lens.area.top


def test_there_are_none_without_room() -> None:
    assert not drawn("classic", 55)[1]
