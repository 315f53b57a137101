"""The light on a tilted board: gentle on its print, and none in full contrast."""

import pygame
import pytest
from pygame import Rect

from monopoly_gui.ui.board.daylight import shine
from monopoly_gui.ui.painting.colour import Colour, contrast
from monopoly_gui.ui.painting.painter import Painter
from monopoly_gui.ui.painting.theme import THEMES, load_theme

BOARD = Rect(204, 76, 854, 624)
WHITE: Colour = (255, 255, 255)


def lit(theme: str, colour: Colour) -> list[Colour]:
    """Places of a sheet of this colour as large as the board, lit, from the far left corner on."""
    sheet = pygame.Surface(BOARD.size, pygame.SRCALPHA)
    sheet.fill(colour)
    shine(Painter(load_theme(theme)), sheet, BOARD.topleft, BOARD)
    found = []
    for y in range(0, BOARD.height, 20):
        for x in range(0, BOARD.width, 20):
            red, green, blue, _ = sheet.get_at((x, y))
            found.append((red, green, blue))
    return found


@pytest.mark.parametrize("theme", THEMES)
def test_print_keeps_its_contrast_everywhere(theme: str) -> None:
    colours = load_theme(theme).colours
    paper, ink = lit(theme, colours.board), lit(theme, colours.board_ink)
    assert min(map(contrast, paper, ink)) > 5.4


@pytest.mark.parametrize("theme", THEMES)
def test_a_board_is_lit_but_in_full_contrast(theme: str) -> None:
    places = lit(theme, WHITE)
    if load_theme(theme).strong:
        assert set(places) == {WHITE}
    else:
        # warm, and weaker in the near right corner
        assert max(map(sum, places)) > 1.2 * sum(places[-1])
        assert all(red >= blue for red, _green, blue in places)
