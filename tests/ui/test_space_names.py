"""Names of spaces can be read on every board that comes with the game, and none is cut."""

import pytest
from pygame import Rect

from monopoly_gui.editions import edition_ids, load_edition
from monopoly_gui.ui.board.cells import NAME, Cell, lettering
from monopoly_gui.ui.board.flat_board import FlatBoardView
from monopoly_gui.ui.board.layout import SIDE_BOTTOM, SIDE_LEFT, SIDE_RIGHT, SIDE_TOP, side_of
from monopoly_gui.ui.board.seated_board import SeatedView
from monopoly_gui.ui.board.space_names import NEARLY, SetName, set_name
from monopoly_gui.ui.painting.layout import scale_for
from monopoly_gui.ui.painting.painter import Painter
from monopoly_gui.ui.painting.shapes import blank
from monopoly_gui.ui.painting.theme import load_theme
from monopoly_gui.ui.panels.table_layout import table_layout

SMALL = (1280, 720)


def view_of(edition: str, seated: bool) -> FlatBoardView:
    painter = Painter(load_theme("classic"))
    painter.fit_window(SMALL, scale_for(*SMALL))
    area = table_layout(Rect((0, 0), SMALL), painter, (True,) * 4, seated=seated).board
    return (SeatedView if seated else FlatBoardView)(painter, load_edition(edition), area)


def names_set(
    view: FlatBoardView, monkeypatch: pytest.MonkeyPatch
) -> dict[int, dict[str, SetName]]:
    """The names and prices as they are drawn, by space."""
    found: dict[int, dict[str, SetName]] = {}
    sizes = lettering(view.painter, view.layout, view.board, view.tall)
    for space in view.board.spaces:
        if space.index % 10 == 0:
            continue
        here = found.setdefault(space.index, {})

        def note(
            type_: object, name: str, *how: object, here: dict[str, SetName] = here
        ) -> SetName:
            here[name] = set_name(type_, name, *how)
            return here[name]

        monkeypatch.setattr("monopoly_gui.ui.board.cells.set_name", note)
        picture = blank(view.layout.outer.size)
        Cell(view.painter, view.layout, view.board, space, sizes).draw(picture)
    return found


@pytest.mark.parametrize("edition", edition_ids())
def test_names_are_eleven_pixels_high_at_1280x720(
    edition: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = names_set(view_of(edition, seated=False), monkeypatch)
    assert len(found) == 36
    for name, set_ in (pair for here in found.values() for pair in here.items()):
        # small letters are drawn in whole half pixels
        assert round(2 * set_.size) / 2 >= 11, name
        assert not any("…" in line for line in set_.lines), name
        letters = "".join(set_.lines).replace("-", "").replace(" ", "")
        assert letters == name.replace("\u00ad", "").replace("-", "").replace(" ", "")


@pytest.mark.parametrize("edition", edition_ids())
def test_names_and_prices_along_a_row_are_of_one_height(
    edition: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The longest may be hardly smaller; words are divided only where their board says so."""
    view = view_of(edition, seated=True)
    found = names_set(view, monkeypatch)
    for sides in ((SIDE_BOTTOM,), (SIDE_TOP,), (SIDE_LEFT, SIDE_RIGHT)):
        spaces = [space for space in found if side_of(space) in sides]
        for price in (False, True):
            sizes = [
                set_.size
                for space in spaces
                for name, set_ in found[space].items()
                if any(letter.isdigit() for letter in name) == price
            ]
            assert min(sizes) >= (1 if price else NEARLY[-1]) * max(sizes) - 0.01
    divided = [
        name
        for here in found.values()
        for name, set_ in here.items()
        if "".join(set_.lines).count("-") > name.count("-")
    ]
    assert all("\u00ad" in name for name in divided)


def test_compounds_of_a_row_are_divided_where_that_makes_all_names_of_the_row_larger() -> None:
    view = view_of("de_2008", seated=True)
    far = lettering(view.painter, view.layout, view.board, view.tall)[SIDE_TOP][0]
    assert far > 1.2 * NAME * view.layout.side


@pytest.mark.parametrize("edition", edition_ids())
def test_names_of_the_far_row_are_hardly_lower_than_those_of_the_near_one(edition: str) -> None:
    """Though they are farther away and seen foreshortened."""
    view = view_of(edition, seated=True)
    assert isinstance(view, SeatedView)
    sizes = lettering(view.painter, view.layout, view.board, view.tall)
    seen = []
    for side, space in ((SIDE_BOTTOM, 5), (SIDE_TOP, 25)):
        line = Rect(0, 0, 1, 100)
        line.center = view.layout.cell(space).center
        high = view.lens.project(line.midbottom)[1] - view.lens.project(line.midtop)[1]
        seen.append(sizes[side].name * high / 100)
    near, far = seen
    assert far > 0.8 * near
    assert far > 11.5


@pytest.mark.parametrize("edition", edition_ids())
def test_a_picture_is_larger_than_a_line_or_left_out(
    edition: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    view = view_of(edition, seated=True)
    areas: list[Rect] = []
    for draw in ("picture", "icon"):
        monkeypatch.setattr(
            Painter,
            draw,
            lambda _painter, _surface, _what, area, *_how, **_lean: areas.append(area),
        )
    names_set(view, monkeypatch)
    assert len(areas) >= 12
    assert min(min(area.size) for area in areas) > 1.5 * NAME * view.layout.side


def test_a_long_name_is_drawn_narrower_before_it_is_too_small_to_be_read() -> None:
    type_ = Painter(load_theme("classic")).type
    name = "Avenida de los Reyes Católicos"
    found = set_name(type_, name, (42, 36), 12.4, "names")
    assert found.size > 11
    assert found.narrow < 1
    assert found.lines == ("Avenida de", "los Reyes", "Católicos")


@pytest.mark.parametrize("word", ["Connecticut Avenue", "Mediterranean Avenue", "Community Chest"])
def test_words_are_set_smaller_before_they_are_divided(word: str) -> None:
    """On a board of 1310 pixels the room for a name is 100 wide."""
    type_ = Painter(load_theme("classic")).type
    found = set_name(type_, word, (100, 90), 24.6, "names")
    assert list(found.lines) == word.split()
    assert found.size >= 18
