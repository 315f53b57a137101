"""The layout tree: nodes ask for what they need, get it where there is room, and give way."""

import pytest
from pygame import Rect, Surface

from monopoly_gui.ui.layout.containers import Column, Columns, Grid, Panel, Row, Scroll, Table, Wrap
from monopoly_gui.ui.layout.leaves import Control, CustomPaint, Picture, Spacer, Text
from monopoly_gui.ui.layout.node import Node, Span, divide
from monopoly_gui.ui.painting.painter import Painter
from monopoly_gui.ui.painting.theme import load_theme
from monopoly_gui.ui.widgets import Button

Units = tuple[float, float]


@pytest.fixture
def painter(screen: Surface) -> Painter:
    """One design unit is one pixel, so that sizes can be compared."""
    return Painter(load_theme("classic"), 1.0)


def box(high: Units = (10, 10), wide: Units = (10, 10), grow: float = 0.0) -> CustomPaint:
    """Something of a size that draws nothing."""
    return CustomPaint(lambda surface, rect: None, height=high, width=wide, grow=grow)


def lay(painter: Painter, node: Node, size: tuple[int, int]) -> Node:
    node.place(painter, Rect((0, 0), size))
    return node


def rects(node: Node) -> list[tuple[int, int, int, int]]:
    return [(r.x, r.y, r.width, r.height) for r in (child.rect for child in node.children)]


class TestColumns:
    def test_they_are_of_about_the_same_height_and_keep_the_order(self, painter: Painter) -> None:
        node = Columns([box((40, 40)), box((20, 20)), box((50, 50))], width=100, gap=10)
        lay(painter, node, (210, 90))
        assert rects(node) == [(0, 0, 100, 40), (0, 50, 100, 20), (110, 0, 100, 50)]
        assert node.heights(painter, 210) == Span(70, 70)

    def test_there_is_one_where_two_have_no_room(self, painter: Painter) -> None:
        node = Columns([box((40, 40)), box((20, 20))], width=100, gap=10)
        assert node.heights(painter, 200) == Span(70, 70)


class TestDivide:
    def test_all_get_what_they_want_and_the_growing_ones_the_rest(self) -> None:
        spans = [Span(10, 20), Span(10, 20), Span(10, 20)]
        assert divide(90, spans, [0, 1, 2]) == [20, 30, 40]

    def test_without_a_growing_one_the_rest_stays_free(self) -> None:
        assert divide(90, [Span(10, 20), Span(10, 20)], [0, 0]) == [20, 20]

    def test_all_give_way_in_proportion_to_what_they_can_spare(self) -> None:
        assert divide(40, [Span(10, 20), Span(10, 40)], [0, 0]) == [15, 25]

    def test_what_is_needed_is_given_up_last(self) -> None:
        assert divide(20, [Span(10, 90), Span(10, 10)], [0, 0]) == [10, 10]
        assert divide(10, [Span(10, 90), Span(10, 10)], [0, 0]) == [5, 5]

    def test_no_pixel_is_lost(self) -> None:
        assert sum(divide(100, [Span(0, 0)] * 7, [1.0] * 7)) == 100


class TestColumn:
    def test_it_is_as_high_as_its_parts_and_the_gaps(self, painter: Painter) -> None:
        column = Column([box((10, 20)), None, box((30, 40))], gap=5)
        assert column.heights(painter, 100) == Span(45, 65)

    def test_each_part_is_as_wide_as_the_column(self, painter: Painter) -> None:
        column = lay(painter, Column([box((10, 20)), box((30, 40))], gap=5), (100, 65))
        assert rects(column) == [(0, 0, 100, 20), (0, 25, 100, 40)]

    def test_free_room_pushes_what_follows_to_the_foot(self, painter: Painter) -> None:
        column = lay(painter, Column([box(), Spacer(), box()], gap=0), (50, 100))
        assert rects(column)[2] == (0, 90, 50, 10)


class TestLines:
    def test_a_row_stays_on_one_line(self, painter: Painter) -> None:
        row = lay(painter, Row([box(wide=(60, 60)), box(wide=(60, 60))], gap=0), (60, 10))
        assert rects(row) == [(0, 0, 30, 10), (30, 0, 30, 10)]

    def test_what_has_no_room_wraps(self, painter: Painter) -> None:
        wrap = Wrap([box(wide=(40, 40), grow=1.0) for _ in range(3)], gap=10)
        assert wrap.heights(painter, 100) == Span(30, 30)
        assert rects(lay(painter, wrap, (100, 30))) == [
            (0, 0, 45, 10), (55, 0, 45, 10), (0, 20, 100, 10)
        ]  # fmt: skip

    def test_parts_give_way_before_they_wrap(self, painter: Painter) -> None:
        wrap = Wrap([box(wide=(40, 90)), box(wide=(40, 40))], gap=10)
        assert wrap.heights(painter, 100) == Span(10, 10)
        assert rects(lay(painter, wrap, (100, 10))) == [(0, 0, 50, 10), (60, 0, 40, 10)]

    def test_a_text_beside_something_is_as_high_as_its_width_asks(self, painter: Painter) -> None:
        words = "one two three four five six seven eight nine ten"
        alone = Text(words).heights(painter, 400).preferred
        beside = Row([box(wide=(300, 300)), Text(words, grow=1.0)], gap=0)
        assert beside.heights(painter, 400).preferred > alone


class TestGrid:
    def test_it_has_as_many_columns_as_fit(self, painter: Painter) -> None:
        grid = Grid([box((10, 20), (30, 30)) for _ in range(5)], columns=(1, 4), gap=0)
        assert grid.heights(painter, 100) == Span(20, 40)
        assert grid.heights(painter, 500) == Span(20, 40)
        assert grid.heights(painter, 29) == Span(50, 100)

    def test_cells_are_kept_free(self, painter: Painter) -> None:
        grid = Grid([box()], columns=(2, 2), cells=5, gap=0)
        assert grid.heights(painter, 100) == Span(30, 30)


class TestTable:
    def table(self) -> Table:
        rows = [
            (box(wide=(20, 30)), box((10, 40), wide=(50, 50))),
            (box(wide=(30, 60)), box(wide=(50, 50))),
        ]
        return Table(rows, grows=(0.0, 1.0), gap=10, apart=5, folded_gap=2)

    def test_its_cells_stand_below_each_other(self, painter: Painter) -> None:
        table = lay(painter, self.table(), (200, 55))
        assert rects(table) == [
            (0, 0, 60, 40), (70, 0, 130, 40), (0, 45, 60, 10), (70, 45, 130, 10)
        ]  # fmt: skip

    def test_it_folds_where_it_is_narrow(self, painter: Painter) -> None:
        table = self.table()
        assert table.heights(painter, 80).preferred == 10 + 2 + 40 + 5 + 10 + 2 + 10
        assert [rect[0] for rect in rects(lay(painter, table, (80, 79)))] == [0, 0, 0, 0]


class TestLeaves:
    def test_a_button_is_as_wide_as_its_words(self, painter: Painter) -> None:
        button = Button("Something long enough")
        assert Control(button).widths(painter) == Span(button.width(painter), button.width(painter))

    def test_a_picture_keeps_its_shape(self, painter: Painter) -> None:
        picture = Picture(lambda surface, rect: None, 0.5, height=(40, 100))
        assert picture.widths(painter) == Span(20, 50)
        assert picture.heights(painter, 30) == Span(40, 60)
        picture.place(painter, Rect(0, 0, 100, 80))
        assert tuple(picture.rect) == (30, 0, 40, 80)

    def test_a_panel_is_larger_by_its_margin(self, painter: Painter) -> None:
        panel = Panel(box(), pad=(5, 3))
        assert panel.widths(painter) == Span(20, 20)
        assert panel.heights(painter, 50) == Span(16, 16)

    def test_one_that_scrolls_is_as_large_as_what_is_in_it(self, painter: Painter) -> None:
        assert Scroll(box((10, 30))).heights(painter, 50) == Span(10, 30)


def test_what_is_said_and_the_order_of_tab_are_those_of_the_tree() -> None:
    first, last = Button("First"), Button("Last")
    price = CustomPaint(lambda surface, rect: None, height=10, alt_text=("Price: $60", "Sold"))
    tree = Column(
        [Text("Words"), Row([price, Control(first)]), Control(last), Text("", alt_text="")]
    )
    assert list(tree.widgets()) == [first, last]
    assert [each.name for each in tree.spoken()] == ["Words", "Price: $60", "Sold"]
