"""The board in perspective: what is seen at a place is what is met there."""

import pygame
import pytest
from pygame import Rect

from monopoly_gui.editions import load_edition
from monopoly_gui.ui.board import seated_board as seated_module
from monopoly_gui.ui.board.cells import NAME
from monopoly_gui.ui.board.flat_board import FlatBoardView
from monopoly_gui.ui.board.layout import BoardLayout
from monopoly_gui.ui.board.marks import SpaceMark
from monopoly_gui.ui.board.perspective import FAR, Perspective
from monopoly_gui.ui.board.seated_board import SeatedView
from monopoly_gui.ui.painting.cache import DrawDeferred
from monopoly_gui.ui.painting.painter import Painter
from monopoly_gui.ui.pieces.standing import HOTEL_WIDE, building, place_of

AREAS = [Rect(11, 11, 810, 698), Rect(16, 16, 1216, 1048), Rect(5, 90, 720, 680)]
VIEWS = (FlatBoardView, SeatedView)


def seated(painter: Painter, area: Rect) -> SeatedView:
    return SeatedView(painter, load_edition("us_2008"), area)


@pytest.mark.parametrize("area", AREAS, ids=str)
def test_each_point_of_the_board_comes_back_from_the_screen(area: Rect) -> None:
    lens = Perspective(area, 2000)
    for x in range(0, 2001, 125):
        for y in range(0, 2001, 125):
            back = lens.unproject(lens.project((x, y)))
            assert back == pytest.approx((x, y), abs=1e-6)


@pytest.mark.parametrize("area", AREAS, ids=str)
def test_the_near_edge_is_the_foot_of_its_place_and_the_far_one_shorter(area: Rect) -> None:
    lens = Perspective(area, 2000)
    far_left, far_right = lens.project((0, 0)), lens.project((2000, 0))
    near_left, near_right = lens.project((0, 2000)), lens.project((2000, 2000))
    assert near_left == pytest.approx(area.bottomleft)
    assert near_right == pytest.approx(area.bottomright)
    assert far_right[0] - far_left[0] == pytest.approx(area.width * FAR)
    assert far_left[1] == far_right[1] == area.top


def test_straight_lines_stay_straight() -> None:
    lens = Perspective(AREAS[0], 2000)
    (ax, ay), (bx, by), (cx, cy) = (lens.project((100 + 300 * n, 200 + 500 * n)) for n in range(3))
    assert (bx - ax) * (cy - ay) == pytest.approx((cx - ax) * (by - ay))


def test_letters_lean_in_print_so_that_they_are_upright_on_the_screen(painter: Painter) -> None:
    view = seated(painter, AREAS[0])
    flat = FlatBoardView(painter, load_edition("us_2008"), AREAS[0])
    for space in range(40):
        assert flat.layout.lean(flat.layout.cell(space)) == 0
        cell = view.layout.cell(space)
        lean = view.layout.lean(cell)
        top, foot = (
            view.lens.project((cell.centerx + lean * rows, cell.centery + rows))[0]
            for rows in (-20, 20)
        )
        assert top == pytest.approx(foot, abs=0.1)
        assert abs(lean) > 0.01 or space in (5, 25)


@pytest.mark.parametrize("area", AREAS, ids=str)
def test_each_space_comes_back_from_where_it_is_seen(painter: Painter, area: Rect) -> None:
    view = seated(painter, area)
    for space in range(40):
        cell = view.layout.cell(space)
        x, y = view.lens.unproject(view.lens.project(cell.center))
        assert cell.collidepoint(x, y)


@pytest.mark.parametrize("look", VIEWS)
@pytest.mark.parametrize("area", AREAS, ids=str)
def test_a_click_at_the_middle_of_a_space_meets_it(
    painter: Painter, area: Rect, look: type[FlatBoardView]
) -> None:
    view = look(painter, load_edition("us_2008"), area)
    for space in range(40):
        assert view.space_at(view.cell_rect(space).center) == space


def test_a_token_lies_on_its_space(painter: Painter) -> None:
    view = FlatBoardView(painter, load_edition("us_2008"), AREAS[0])
    for space in range(40):
        for slot in range(3):
            assert view.space_at(view.token_pos(space, slot, 3)[0]) == space


def test_a_figure_stands_on_its_space_or_just_inside_the_middle(painter: Painter) -> None:
    view = seated(painter, AREAS[0])
    beside = 9 * view.layout.bar // 2
    for space in range(40):
        for slot in range(3):
            (x, y), size = view.token_pos(space, slot, 3)
            foot = x, y + size // 2
            assert view.space_at(foot) in (space, None)
            assert (
                view.layout.cell(space)
                .inflate(beside, beside)
                .collidepoint(view.lens.unproject(foot))
            )


def test_no_space_is_met_in_the_middle_or_beside_the_board(painter: Painter) -> None:
    view = seated(painter, AREAS[0])
    assert view.space_at(view.stage_rect().center) is None
    for corner in (AREAS[0].topleft, (AREAS[0].x + 3, AREAS[0].y + 60), (5, 5)):
        assert view.space_at(corner) is None


def test_the_stage_lies_in_the_middle_of_the_board_as_it_is_seen(painter: Painter) -> None:
    view = seated(painter, AREAS[0])
    stage = view.stage_rect()
    for corner in (stage.topleft, stage.topright, stage.bottomleft, stage.bottomright):
        flat = view.lens.unproject(corner)
        assert view.layout.centre().collidepoint(flat)


def test_every_house_stands_on_the_bar_of_its_street(painter: Painter) -> None:
    """A hotel at the far edge does with its rear, clear of the name behind it."""
    view = seated(painter, AREAS[0])
    streets = [s.index for s in view.board.spaces if s.kind == "street"]
    for space in streets:
        bar = view.layout.parts(space, bar=True).bar
        for level in range(1, 6):
            spots = view.building_spots(space, level)
            assert len(spots) == (1 if level == 5 else level)
            for at, wide in spots:
                x, y = view.lens.unproject(at)
                assert bar.inflate(view.layout.bar, view.layout.bar).collidepoint(x, y)
                assert view.mark_area(space).contains(Rect(at[0] - wide // 2, at[1], wide, 1))


def test_the_picture_shows_the_print_where_the_cells_are(painter: Painter) -> None:
    view = seated(painter, AREAS[0])
    made = pygame.Surface((1280, 720), 0, 32)
    view.draw_static(made)
    for space in (1, 3, 11, 19, 21, 29, 31, 39):
        bar = view.layout.parts(space, bar=True).bar
        group = view.board.groups[view.board.spaces[space].group]
        at = view.lens.project(bar.center)
        seen = made.get_at((round(at[0]), round(at[1])))
        wanted = pygame.Color(group.colour)
        assert max(abs(a - b) for a, b in zip(seen[:3], wanted[:3], strict=True)) < 90, space


def test_names_are_as_legible_as_on_the_plan_but_for_the_depth(painter: Painter) -> None:
    """At 1280x720: 11 pixels at the near edge, and at the far one what depth takes."""
    seat, plan = seated(painter, AREAS[0]), BoardLayout(Rect(11, 11, 698, 698))
    printed = NAME * seat.layout.side

    def high(space: int) -> float:
        room = seat.layout.name_room(space)
        middle = room.centery
        return printed * (_row(seat, middle + 10) - _row(seat, middle - 10)) / 20

    def wide(space: int) -> float:
        room = seat.layout.name_room(space)
        return printed * seat.lens.size_at(_row(seat, room.centery))

    flat = NAME * plan.side
    assert min(high(8), wide(8)) >= max(11, flat)
    for space in (21, 24, 29, 11, 19, 31, 39):
        assert min(high(space), wide(space)) >= FAR * flat - 0.3


def _row(view: SeatedView, flat_y: float) -> float:
    return view.lens.project((0, flat_y))[1]


def test_buildings_leave_the_name_of_their_street_free(painter: Painter) -> None:
    """Standing things may hide a little behind them, never a name in the columns."""
    view = seated(painter, AREAS[0])
    for space in (11, 13, 14, 16, 18, 19, 31, 32, 34, 37, 39):
        name = view.lens.around(view.layout.name_room(space)).inflate(-6, 0)
        for level in (1, 4, 5):
            for (x, _y), long in view.building_spots(space, level):
                # a hotel lies along its bar
                wide = round(long / HOTEL_WIDE) if level == 5 else long
                assert not name.left < x - wide // 2 + 3 < name.right, (space, level)
                assert not name.left < x + wide // 2 - 3 < name.right, (space, level)


@pytest.mark.parametrize("area", AREAS, ids=str)
def test_four_houses_at_the_far_edge_stay_on_their_space_below_its_name(
    painter: Painter, area: Rect
) -> None:
    view = seated(painter, area)
    for space in (21, 23, 24, 26, 27, 29):
        name = view.lens.within(view.layout.name_room(space))
        bar = view.lens.around(view.layout.parts(space, bar=True).bar)
        for at, wide in view.building_spots(space, 4):
            picture, foot = building(painter, 4, wide, place_of(space))
            house = picture.get_bounding_rect(min_alpha=200).move(at[0] - foot[0], at[1] - foot[1])
            assert house.top >= name.bottom - 2, space
            assert bar.left <= house.left and house.right <= bar.right, space


def test_the_strips_of_the_board_fit_together(
    painter: Painter, monkeypatch: pytest.MonkeyPatch
) -> None:
    area = AREAS[0]
    pictures = []
    for strips in (1, seated_module.STRIPS):
        monkeypatch.setattr(seated_module, "STRIPS", strips)
        made = pygame.Surface((1280, 720), 0, 32)
        seated(painter, area).draw_static(made)
        pictures.append(made)
    whole, parts = pictures
    apart = [
        max(abs(a - b) for a, b in zip(whole.get_at((x, y)), parts.get_at((x, y)), strict=True))
        for y in range(area.top - 2, area.bottom)
        for x in range(area.left, area.right, 5)
    ]
    # the cloth in the middle is stretched otherwise, with other grain
    assert max(apart) < 24


def test_the_board_is_drawn_a_strip_at_a_time(painter: Painter) -> None:
    view = seated(painter, AREAS[0])
    painter.cache.clear()
    made = pygame.Surface((1280, 720), pygame.SRCALPHA)
    broken_off = 0
    for _ in range(400):
        try:
            with painter.cache.hurry(0.0):
                view.draw_static(made)
            break
        except DrawDeferred:
            assert not made.get_bounding_rect().width, "what is half ready is not seen"
            broken_off += 1
    assert seated_module.STRIPS <= broken_off < 400


def shown(
    view: FlatBoardView,
    space: int,
    *,
    owner: int = -1,
    mortgaged: bool = False,
    whole: bool = False,
) -> pygame.Surface:
    """The board with what a game puts on one space."""
    made = pygame.Surface((1280, 720), 0, 32)
    view.draw_static(made)
    mark = SpaceMark(space, owner, 0, mortgaged, whole)
    view.draw_mark(made, mark, [(200, 40, 40)], ["A"], ["car"])
    return made


@pytest.mark.parametrize("space", [8, 14, 24, 34])
def test_a_mortgaged_space_is_duller_with_a_seal_and_its_price(
    painter: Painter, space: int
) -> None:
    view = seated(painter, AREAS[0])
    parts = view.layout.parts(space, bar=True)
    usual, mortgaged = shown(view, space), shown(view, space, mortgaged=True)
    seal = view._cell(view.board.spaces[space]).seal_place()
    bar = parts.bar.clip(view.layout.inside(space))
    free = Rect(bar.topleft, (bar.width // 4, bar.height // 4))
    areas = [view.lens.within(part) for part in (free, parts.body, parts.price)]
    vivid, pale = (
        [pygame.Color(*pygame.transform.average_color(made, area)[:3]) for area in areas]
        for made in (usual, mortgaged)
    )
    assert pale[0].hsva[1] < vivid[0].hsva[1] * 0.95
    turned = abs(pale[0].hsva[0] - vivid[0].hsva[0])
    assert min(turned, 360 - turned) < 20, "the set is still known by its colour"
    for paper in (1, 2):
        assert vivid[paper].hsva[2] * 0.8 < pale[paper].hsva[2] < vivid[paper].hsva[2] * 0.97
    # the ink of the price is as dark as before
    dark = [darkest(made.subsurface(areas[2])) for made in (usual, mortgaged)]
    assert dark[1] < dark[0] + 30
    wax = mortgaged.subsurface(view.lens.within(seal))
    brown = pygame.mask.from_threshold(wax, (70, 44, 32), (40, 32, 30))
    assert brown.count() > 0.2 * wax.get_width() * wax.get_height()
    for part in (view.cell_rect(space - 1), view.cell_rect(space + 1)):
        assert not differ(usual, mortgaged, part.inflate(-part.width // 2, -part.height // 2))


@pytest.mark.parametrize("look", VIEWS)
def test_an_owner_is_told_beside_the_space_and_a_set_by_gold(
    painter: Painter, look: type[FlatBoardView]
) -> None:
    """A clip on the frame, inside what the marks of the space cover; the paper is left as it is."""
    view = look(painter, load_edition("us_2008"), AREAS[0])
    plain = shown(view, 39)
    for space in (5, 12, 24, 39):
        owned, whole = shown(view, space, owner=0), shown(view, space, owner=0, whole=True)
        assert not differ(plain, owned, view.cell_rect(space).inflate(-24, -24))
        assert differ(plain, owned, view.mark_area(space))
        assert differ(owned, whole, view.mark_area(space))
        for made in (owned, whole):
            outside = made.copy()
            outside.blit(plain, view.mark_area(space), view.mark_area(space))
            assert not differ(plain, outside, made.get_rect())


def darkest(picture: pygame.Surface) -> int:
    """The least brightness of any pixel, of 765."""
    width, height = picture.get_size()
    return min(sum(picture.get_at((x, y))[:3]) for x in range(width) for y in range(height))


def differ(a: pygame.Surface, b: pygame.Surface, area: Rect) -> bool:
    """Whether two pictures differ there."""
    one, other = (pygame.image.tobytes(each.subsurface(area), "RGB") for each in (a, b))
    return one != other
