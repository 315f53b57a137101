"""Figures on a board in perspective stand apart from each other and from the print below them."""

from collections.abc import Sequence
from dataclasses import replace
from itertools import product

import pygame
import pytest
from pygame import Rect, Surface

from monopoly_gui.editions import load_edition
from monopoly_gui.engine.board import JAIL, SIZE
from monopoly_gui.ui.board.corners import SHORT_WAY
from monopoly_gui.ui.board.layout import CORNERS, part_of, side_of
from monopoly_gui.ui.board.seated_board import SeatedView
from monopoly_gui.ui.board.stage import square_around
from monopoly_gui.ui.painting.cache import DrawDeferred
from monopoly_gui.ui.painting.painter import Painter
from monopoly_gui.ui.panels.table_picture import TablePicture
from monopoly_gui.ui.pieces.figures import FLAT, FOOT_WIDE, Figure, facing
from monopoly_gui.ui.table_model import TableModel, model_of
from tests.ui.test_table_picture import TOKENS, game, people, props

AREA = Rect(11, 11, 810, 698)
WINDOW = Rect(0, 0, 1280, 720)
GO, FREE_PARKING, BOARDWALK = 0, 20, 39
#: at least so much of a foot can be seen before the figures that stand nearer
SEEN = 0.5
#: a foot beyond the inner edge of its space is at most so far from it, in widths of a bar
BEFORE = 2.7


def seated(painter: Painter) -> SeatedView:
    return SeatedView(painter, load_edition("us_2008"), AREA)


def spots(
    view: SeatedView,
    space: int,
    of: int,
    jailed: bool = False,
    built: bool = False,
    turn: int | None = None,
) -> list[Rect]:
    places = (view.token_pos(space, slot, of, jailed, built, turn) for slot in range(of))
    return [square_around(*place) for place in places]


def foot_of(spot: Rect) -> Rect:
    width = round(spot.width * FOOT_WIDE)
    height = round(width * FLAT.squash)
    return Rect(spot.centerx - width // 2, spot.bottom - height, width, height)


@pytest.mark.parametrize("built", [False, True])
def test_every_foot_is_on_its_space_or_right_before_it(painter: Painter, built: bool) -> None:
    view = seated(painter)
    for space in sorted({*range(SIZE)} - {*CORNERS}):
        cell = view.layout.cell(space).inflate(2, 2)
        inwards = ((0, -1), (1, 0), (0, 1), (-1, 0))[side_of(space)]
        ground = cell.union(cell.move([BEFORE * view.layout.bar * way for way in inwards]))
        for of, turn in product(range(1, 5), (None, 0)):
            for spot in spots(view, space, of, built=built, turn=turn):
                assert ground.collidepoint(view.lens.unproject(foot_of(spot).center)), (space, of)


@pytest.mark.parametrize("space", [*CORNERS, 5, 12, 25, 38])
@pytest.mark.parametrize("of", [2, 3, 4])
def test_the_feet_of_a_few_on_one_space_can_be_seen(painter: Painter, space: int, of: int) -> None:
    view = seated(painter)
    for jailed, turn in product((False, True) if space == JAIL else (False,), (None, *range(of))):
        unsorted = spots(view, space, of, jailed, turn=turn)
        standing = sorted(unsorted, key=lambda spot: spot.bottom)
        for number, spot in enumerate(standing):
            foot = foot_of(spot)
            seen = pygame.mask.Mask(foot.size, fill=True)
            for nearer, token in zip(standing[number + 1 :], TOKENS, strict=False):
                shape = figure(view, nearer, token, space)
                seen.erase(shape, (nearer.x - foot.x, nearer.y - foot.y))
            assert seen.count() > SEEN * foot.width * foot.height


def test_whose_turn_it_is_is_clearly_larger_where_print_leaves_room(painter: Painter) -> None:
    view = seated(painter)
    for space in range(SIZE):
        (alone,), (turn,) = (spots(view, space, 1, turn=turn) for turn in (None, 0))
        assert turn.height >= alone.height
        if view.board.spaces[space].kind == "street" and space % 10 not in (1, 9):
            assert turn.height >= 1.1 * alone.height, space
        first, second = spots(view, space, 2, turn=1)
        assert second.height > first.height


@pytest.mark.parametrize("built", [False, True])
@pytest.mark.parametrize(("of", "least"), [(1, 0.75), (2, 0.55)])
def test_no_figure_is_much_smaller_than_others(
    painter: Painter, of: int, least: float, built: bool
) -> None:
    """Sizes follow the distance from the viewer, in corners too."""
    view = seated(painter)
    alone = spots(view, 5, 1)[0].height
    for space in range(SIZE):
        streets = built and view.board.spaces[space].kind == "street"
        for spot in spots(view, space, of, built=streets):
            assert least * alone <= spot.height <= alone, space


def figure(view: SeatedView, spot: Rect, token: str, space: int) -> pygame.Mask:
    """The shape of a figure in its square."""
    made = Surface((AREA.right, AREA.bottom), pygame.SRCALPHA)
    view.draw_token(made, Figure(token, spot, (200, 40, 40), turn=facing(space)))
    return pygame.mask.from_surface(made.subsurface(spot), 200)


def test_no_bar_is_before_a_prisoner(painter: Painter) -> None:
    view = seated(painter)
    made = Surface((AREA.right, AREA.bottom), pygame.SRCALPHA)
    view.draw_jail_bars(made)
    bars = pygame.mask.from_surface(made, 150)
    assert bars.count()
    (spot,) = spots(view, JAIL, 1, jailed=True)
    assert not bars.overlap_area(figure(view, spot, "boot", JAIL), spot.topleft)


def test_a_picture_gives_way_where_much_of_it_is_hidden(painter: Painter) -> None:
    view = seated(painter)
    for space, of, papers in (
        (5, 1, 0),
        (12, 1, 0),
        (12, 2, 1),
        (25, 1, 1),
        (FREE_PARKING, 1, 1),
        (GO, 1, 1),
        (GO, 2, 1),
    ):
        standing = spots(view, space, of)
        assert len([*view.ground(space, False, standing)]) == papers, (space, of)


def test_the_arrow_is_beside_one_figure_on_go_and_that_within_the_frame(painter: Painter) -> None:
    view = seated(painter)
    arrow = view.lens.within(part_of(view.layout.cell(GO), *SHORT_WAY))
    inner = view.lens.around(view.layout.outer)
    for turn in (None, 0):
        (spot,) = spots(view, GO, 1, turn=turn)
        shape = figure(view, spot, "ship", GO)
        whole = pygame.mask.Mask(arrow.size, fill=True)
        assert not shape.overlap(whole, (arrow.x - spot.x, arrow.y - spot.y))
        assert foot_of(spot).bottom < inner.bottom - view.layout.frame // 2


def table(painter: Painter, positions: Sequence[int]) -> tuple[TablePicture, TableModel]:
    engine = game(len(positions))
    made = TablePicture(painter, engine.state.board, people(engine), seated=lambda: True)
    made.place(WINDOW)
    model = model_of(engine.state)
    model.position[:] = positions
    model.jail_turns[:] = [-1] * len(positions)
    model.alive[:] = model.placed[:] = [True] * len(positions)
    return made, model


def test_the_print_fades_below_a_figure_and_comes_back_when_it_leaves(painter: Painter) -> None:
    engine = game(3)
    made, model = table(painter, [FREE_PARKING, BOARDWALK, 5])
    shown = Surface(WINDOW.size, 0, 32)
    made.show(model, props(painter, engine, model))
    made.draw(shown)
    for positions in ([BOARDWALK, 38, 5], [GO, BOARDWALK, FREE_PARKING], [5, 5, 5]):
        model.position[:] = positions
        # only what has changed is drawn
        for area in made.show(model, props(painter, engine, model)):
            shown.set_clip(area)
            made.draw(shown)
        shown.set_clip(None)
        fresh, there = table(painter, positions)
        whole = Surface(WINDOW.size, 0, 32)
        fresh.show(there, props(painter, engine, there))
        fresh.draw(whole)
        board = fresh.layout.board
        assert differences(shown.subsurface(board), whole.subsurface(board)) == 0, positions


def differences(one: Surface, other: Surface) -> int:
    """The number of pixels in which two pictures differ."""
    apart = one.copy()
    apart.blit(other, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    back = other.copy()
    back.blit(one, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    apart.blit(back, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    same = pygame.mask.from_threshold(apart, (0, 0, 0), (1, 1, 1))
    return apart.get_width() * apart.get_height() - same.count()


def test_the_ground_is_drawn_however_often_that_is_interrupted(painter: Painter) -> None:
    engine = game(3)
    painter.cache.clear()
    pictures = []
    for patience in (None, 0.0):
        made, model = table(painter, [FREE_PARKING, BOARDWALK, 5])
        made.show(model, props(painter, engine, model))
        shown = Surface(WINDOW.size, 0, 32)
        patiently(painter, made, shown, patience)
        pictures.append(shown.subsurface(made.layout.board))
        painter.cache.clear()
    assert differences(*pictures) == 0


def patiently(
    painter: Painter, made: TablePicture, surface: Surface, patience: float | None
) -> None:
    """Draw a table, in as many turns as it takes if there is no time in each of them."""
    if patience is None:
        made.draw(surface)
        return
    for _ in range(2000):
        try:
            with painter.cache.hurry(patience):
                made.draw(surface)
            return
        except DrawDeferred:
            continue
    raise AssertionError("it is never ready")


@pytest.mark.parametrize("current", [0, 1])
def test_whose_turn_it_is_stands_before_others_in_its_row(
    painter: Painter, current: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    engine = game(3)
    made, model = table(painter, [38, 38, 38])
    whole = props(painter, engine, model)
    order: list[str] = []

    def note(_self: SeatedView, _surface: Surface, shown: Figure) -> None:
        order.append(shown.token)

    monkeypatch.setattr(SeatedView, "draw_token", note)
    made.show(model, replace(whole, current=current))
    made.draw(Surface(WINDOW.size, 0, 32))
    assert order[-1] == TOKENS[current]
