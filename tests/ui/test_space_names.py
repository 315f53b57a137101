"""Names of spaces can be read on every board that comes with the game, and none is cut."""

import pytest
from pygame import Rect

from monopoly_gui.editions import edition_ids, load_edition
from monopoly_gui.ui.board.cells import Cell, lettering
from monopoly_gui.ui.board.flat_board import FlatBoardView
from monopoly_gui.ui.board.space_names import SetName, set_name
from monopoly_gui.ui.painting.layout import scale_for
from monopoly_gui.ui.painting.painter import Painter
from monopoly_gui.ui.painting.shapes import blank
from monopoly_gui.ui.painting.theme import load_theme
from monopoly_gui.ui.panels.table_layout import table_layout

SMALL = (1280, 720)


@pytest.mark.parametrize("edition", edition_ids())
def test_names_are_eleven_pixels_high_at_1280x720(
    edition: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    painter = Painter(load_theme("classic"))
    painter.fit_window(SMALL, scale_for(*SMALL))
    board = load_edition(edition)
    area = table_layout(Rect((0, 0), SMALL), painter, (True,) * 4).board
    set_: dict[str, SetName] = {}

    def note(type_: object, name: str, *how: object) -> SetName:
        set_[name] = set_name(type_, name, *how)
        return set_[name]

    monkeypatch.setattr("monopoly_gui.ui.board.cells.set_name", note)
    picture, view = blank(SMALL), FlatBoardView(painter, board, area)
    sizes = lettering(painter, view.layout, board, view.tall)
    for space in board.spaces:
        if space.index % 10:
            Cell(painter, view.layout, board, space, sizes).draw(picture)
    assert len(set_) >= 20
    for name, found in set_.items():
        # small letters are drawn in whole half pixels
        assert round(2 * found.size) / 2 >= 11, name
        assert not any("…" in line for line in found.lines), name
        letters = "".join(found.lines).replace("-", "").replace(" ", "")
        assert letters == name.replace("\u00ad", "").replace("-", "").replace(" ", "")


def test_a_long_name_is_drawn_narrower_before_it_is_too_small_to_be_read() -> None:
    type_ = Painter(load_theme("classic")).type
    name = "Avenida de los Reyes Católicos"
    found = set_name(type_, name, (51, 36), 12.4, "semibold")
    assert found.size > 11
    assert found.narrow < 1
    assert found.lines == ("Avenida de", "los Reyes", "Católicos")


@pytest.mark.parametrize("word", ["Connecticut Avenue", "Mediterranean Avenue", "Community Chest"])
def test_words_are_set_smaller_before_they_are_divided(word: str) -> None:
    """On a board of 1310 pixels the room for a name is 100 wide."""
    type_ = Painter(load_theme("classic")).type
    found = set_name(type_, word, (100, 90), 24.6, "semibold")
    assert list(found.lines) == word.split()
    assert found.size >= 18
