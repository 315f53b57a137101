"""What is written on a page over a board's own table stands out."""

import pytest
from pygame import Surface, transform

from monopoly_gui.editions.library import edition_ids, load_edition
from monopoly_gui.ui.painting.colour import contrast
from monopoly_gui.ui.painting.painter import Painter
from monopoly_gui.ui.painting.theme import load_theme

#: the least contrast of small text to the lightest spot of any table, which are few
LEAST = 3.7


@pytest.mark.parametrize("theme", ["classic", "dark"])
def test_text_stands_out_from_the_table_of_every_board(theme: str) -> None:
    painter, surface = Painter(load_theme(theme)), Surface((640, 360))
    for name in edition_ids():
        with painter.wearing(load_edition(name).theme):
            painter.page(surface)
            ink = painter.theme.colours.light_muted
        small = transform.smoothscale(surface, (32, 18))
        spots = ((x, y) for x in range(32) for y in range(18))
        assert min(contrast(ink, small.get_at(spot)[:3]) for spot in spots) >= LEAST, name
