"""Deeds on the plates: visible in every theme, and distinct by more than hue."""

from itertools import product

import pytest
from pygame import Rect, Surface

from monopoly_gui.editions import load_edition
from monopoly_gui.engine.rules import Rules
from monopoly_gui.engine.setup import new_state
from monopoly_gui.ui.board.cells import group_pattern
from monopoly_gui.ui.cards.deed_card import without_one
from monopoly_gui.ui.cards.deed_marks import DeedMark, GroupMarks, deed_marks, draw_deed_marks
from monopoly_gui.ui.cards.rent_table import RentRow
from monopoly_gui.ui.painting.colour import contrast, rgb
from monopoly_gui.ui.painting.painter import Painter
from monopoly_gui.ui.painting.theme import THEMES, load_theme, usable_theme
from monopoly_gui.ui.table_model import model_of

#: what a shape must stand out from what is around it
SEEN = 3.0
#: the plates of players, whose turn it is and whose it is not
PANELS = ("turn", "dark")
BOARDS = ("us_2008", "uk", "de_2008", "lantern_quay")
#: groups that lie where a mark is so wide, in pixels
PLACE = Rect(60, 40, 80, 24)


def painted(painter: Painter, panel: str, group: GroupMarks) -> Surface:
    """A player's panel with one group on it."""
    picture = Surface((400, 100), 0, 32)
    painter.background(picture)
    painter.panel(picture, picture.get_rect().inflate(-20, -20), panel)
    draw_deed_marks(painter, picture, PLACE, [group])
    return picture


def groups(board: str, *, mortgaged: bool = False) -> list[GroupMarks]:
    edition = load_edition(board)
    return [
        GroupMarks(
            rgb(group.colour),
            (DeedMark(mortgaged=mortgaged),),
            group_pattern(edition, group.id),
        )
        for group in edition.groups.values()
    ]


@pytest.mark.parametrize(("theme", "panel"), list(product(THEMES, PANELS)))
def test_a_deed_is_seen(theme: str, panel: str) -> None:
    painter = Painter(load_theme(theme))
    for group in (group for board in BOARDS for group in groups(board)):
        picture = painted(painter, panel, group)
        row = [tuple(picture.get_at((x, PLACE.centery)))[:3] for x in range(40, 70)]
        ground = row[0]
        assert max(contrast(colour, ground) for colour in row[10:]) >= SEEN, group.colour


def test_a_deed_of_somebody_else_is_not_shown() -> None:
    board = load_edition("us_2008")
    model = model_of(new_state(board, Rules(), 2, 0))
    assert deed_marks(board, model, 0) == ()
    model.owner[1] = model.owner[39] = 1
    assert deed_marks(board, model, 0) == ()
    assert [len(group.marks) for group in deed_marks(board, model, 1)] == [1, 1]


@pytest.mark.parametrize("theme", THEMES)
def test_a_mortgaged_deed_lies_face_down_with_an_edge_in_its_colour(theme: str) -> None:
    """Its back is paler than any group."""
    painter = Painter(load_theme(theme))
    for up, down in zip(groups("us_2008"), groups("us_2008", mortgaged=True), strict=True):
        face, back = (painted(painter, "dark", group) for group in (up, down))
        upper, foot = (PLACE.x + 4, PLACE.y + 3), (PLACE.x + 4, PLACE.bottom - 4)
        assert contrast(back.get_at(upper)[:3], (0, 0, 0)) > 17
        assert contrast(face.get_at(upper)[:3], (0, 0, 0)) < 15, up.colour
        assert face.get_at(foot) == back.get_at(foot)


@pytest.mark.parametrize("mortgaged", [False, True])
def test_groups_differ_also_where_no_colour_is_seen(mortgaged: bool) -> None:
    """With patterns no two streets' groups are alike as grey pictures."""
    painter = Painter(usable_theme("classic", patterns=True))
    streets = [group for group in groups("us_2008", mortgaged=mortgaged) if group.pattern]
    assert len({group.pattern for group in streets}) == len(streets) == 8
    for group in streets:
        plain = GroupMarks(group.colour, group.marks)
        with_pattern, without = (painted(painter, "dark", one) for one in (group, plain))
        inside = PLACE.inflate(-4, -4)
        inside.width = 9
        differ = sum(
            with_pattern.get_at((x, y)) != without.get_at((x, y))
            for x in range(inside.left, inside.right)
            for y in range(inside.top, inside.bottom)
        )
        assert differ >= 8, group.pattern


def test_the_dark_theme_has_dark_deeds() -> None:
    assert contrast(load_theme("dark").colours.deed, (0, 0, 0)) < SEEN
    assert contrast(load_theme("classic").colours.deed, (0, 0, 0)) > 12


@pytest.mark.parametrize("due", range(7))
def test_a_small_deed_lets_go_of_the_rent_of_a_bare_set_first(due: int) -> None:
    """A gap in the rows of houses would look like a mistake."""
    rows = tuple(RentRow(str(number), "", max(0, number - 1)) for number in range(7))
    kept, marked = without_one(rows, due)
    assert [row.label for row in kept] == [n for n in "0123456" if n != ("0" if due == 1 else "1")]
    assert marked is not None and kept[marked] == rows[due]
