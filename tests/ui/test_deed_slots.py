"""Deeds on the plates: visible in every theme, and distinct by more than hue."""

from dataclasses import replace
from itertools import product

import pygame
import pytest
from pygame import Rect, Surface

from monopoly_gui.editions import load_edition
from monopoly_gui.engine.rules import Rules
from monopoly_gui.engine.setup import new_state
from monopoly_gui.ui.board.cells import group_pattern
from monopoly_gui.ui.cards.deed_card import without_one
from monopoly_gui.ui.cards.deed_marks import DeedMark, GroupMarks, deed_marks, draw_deed_mark
from monopoly_gui.ui.cards.deed_rack import Rack, rack_for
from monopoly_gui.ui.cards.rent_table import RentRow
from monopoly_gui.ui.painting.colour import BLACK, contrast, rgb
from monopoly_gui.ui.painting.layout import scale_for
from monopoly_gui.ui.painting.painter import Painter
from monopoly_gui.ui.painting.theme import THEMES, load_theme, usable_theme
from monopoly_gui.ui.painting.theme_overrides import with_overrides
from monopoly_gui.ui.panels.plate_cut import cut_plate
from monopoly_gui.ui.panels.plate_tray import stained, tray_tone
from monopoly_gui.ui.panels.player_panel import common_rack, on_wood
from monopoly_gui.ui.panels.table_layout import table_layout
from monopoly_gui.ui.panels.table_props import player_props
from monopoly_gui.ui.table_model import model_of
from monopoly_gui.ui.text.people import People, Person

#: what a shape must stand out from what is around it
SEEN = 3.0
#: the plates of players, whose turn it is and whose it is not
PANELS = ("turn", "dark")
BOARDS = ("us_2008", "uk", "de_2008", "lantern_quay")
#: the place of a deed
PLACE = Rect(60, 40, 18, 25)


def painted(painter: Painter, panel: str, group: GroupMarks) -> Surface:
    """A player's panel with one group on it."""
    picture = Surface((400, 100), 0, 32)
    painter.background(picture)
    painter.panel(picture, picture.get_rect().inflate(-20, -20), panel)
    draw_deed_mark(painter, picture, PLACE, group, group.marks[0], PLACE.width)
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
        row = [tuple(picture.get_at((x, PLACE.centery)))[:3] for x in range(40, 76)]
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
def test_a_mortgaged_deed_is_dark_with_a_light_lock_below_the_colour(theme: str) -> None:
    painter = Painter(load_theme(theme))
    for up, down in zip(groups("us_2008"), groups("us_2008", mortgaged=True), strict=True):
        free, mortgaged = (painted(painter, "dark", group) for group in (up, down))
        beside, body = (PLACE.x + 3, PLACE.bottom - 8), (PLACE.centerx - 2, PLACE.bottom - 6)
        dark, lock = (tuple(mortgaged.get_at(spot)[:3]) for spot in (beside, body))
        assert contrast(dark, lock) > 4.5, up.colour
        if not up.pattern:
            continue
        paper = tuple(free.get_at((PLACE.x + 3, PLACE.bottom - 4))[:3])
        assert contrast(paper, dark) > 3, up.colour
        head = (PLACE.centerx, PLACE.y + 4)
        pairs = zip(free.get_at(head)[:3], mortgaged.get_at(head)[:3], strict=True)
        assert max(abs(one - other) for one, other in pairs) < 40, up.colour


def test_a_deed_with_buildings_shows_how_many(painter: Painter) -> None:
    group = groups("us_2008")[0]
    shown = []
    for level in range(6):
        picture = painted(painter, "dark", replace(group, marks=(DeedMark(level),)))
        shown.append(pygame.image.tobytes(picture.subsurface(PLACE), "RGB"))
    assert len(set(shown)) == 6


def hand(board: str, *counts: int) -> tuple[GroupMarks, ...]:
    """Some deeds of the first groups of a board."""
    wanted = zip(groups(board), counts, strict=False)
    return tuple(replace(group, marks=group.marks * count) for group, count in wanted)


def laid(rack: Rack, deeds: tuple[GroupMarks, ...], room: Rect) -> list[Rect]:
    placed = rack.place(deeds, room)
    assert [group for group, _place, _starts in placed] == list(deeds)
    return [place for _group, place, _starts in placed]


@pytest.mark.parametrize("counts", [(1,), (3, 3), (1,) * 9, (2, 3, 3, 3, 3, 3, 3, 2, 4, 2)])
def test_deeds_stand_on_shelves_clear_of_each_other_and_of_the_token(
    counts: tuple[int, ...], painter: Painter
) -> None:
    room, deeds = Rect(20, 30, 264, 160), hand("us_2008", *counts)
    rack = rack_for(painter, room.height, [(deeds, room.width, True)], [(60, 60)])
    places = laid(rack, deeds, room)
    token = Rect(room.right - 60, room.bottom - 60, 60, 60)
    allowed = round(token.height * 0.4)
    for number, place in enumerate(places):
        assert room.contains(place)
        assert place.clip(token).height <= allowed
        assert place.collidelist(places[number + 1 :]) < 0


def test_many_deeds_are_fanned_out_more_closely_before_they_are_smaller(painter: Painter) -> None:
    room = Rect(0, 0, 264, 90)
    heights, reach = [], []
    for count in (2, 3):
        deeds = hand("us_2008", *[count] * 6)
        rack = rack_for(painter, room.height, [(deeds, room.width, True)], [(0, 0)])
        heights.append(rack.size[1])
        reach.append(laid(rack, deeds, room)[0].width / count)
    assert heights[0] == heights[1] and reach[1] < reach[0]


def test_cards_overlap_only_where_their_own_shelf_is_too_short(painter: Painter) -> None:
    rack = Rack((30, 40), ((1.0, 4), (0.5, 4)), 2, (0, 0), 3, 5)
    starts = [each for _g, _p, each in rack.place(hand("us_2008", 2, 3, 2), Rect(0, 0, 130, 100))]
    assert starts == [(0, 15), (0, 15, 30), (0, 30)]


def test_who_has_few_deeds_on_one_shelf_has_wider_cards(painter: Painter) -> None:
    room = Rect(0, 0, 150, 48)
    few, many = hand("us_2008", 2), hand("us_2008", 1, 2, 3, 3)
    rack = rack_for(
        painter, room.height, [(few, room.width, True), (many, room.width, True)], [(0, 0)]
    )
    widths = [rack.widened(deeds, room).size[0] for deeds in (few, many)]
    assert widths[0] > widths[1] == rack.size[0]
    for deeds in (few, many):
        assert all(room.contains(place) for place in laid(rack.widened(deeds, room), deeds, room))


@pytest.mark.parametrize("players", [6, 8])
def test_a_token_stands_beside_the_face_and_before_the_deeds(players: int) -> None:
    painter = Painter(load_theme("classic"), scale_for(1280, 720))
    alive = [True] * players
    for plate in table_layout(Rect(0, 0, 1280, 720), painter, alive, seated=True).panels:
        cut = cut_plate(painter, plate)
        assert cut.figure.height >= 30 and plate.contains(cut.figure)
        assert cut.figure.clip(cut.face).width <= cut.figure.width * 0.22
        assert cut.figure.y >= cut.name.bottom


@pytest.mark.parametrize("players", [2, 4, 6, 8])
@pytest.mark.parametrize("size", [(1024, 600), (1280, 720), (800, 1280)], ids=str)
def test_one_plate_has_room_for_all_deeds(size: tuple[int, int], players: int) -> None:
    painter = Painter(load_theme("classic"), scale_for(*size))
    plates = table_layout(Rect((0, 0), size), painter, [True] * players, seated=True).panels
    board = load_edition("us_2008")
    state = new_state(board, Rules(), players, 0)
    model = model_of(state)
    for space in board.deeds:
        model.owner[space] = 0
        model.buildings[space] = 4 if board.spaces[space].kind == "street" else 0
    everybody = [Person(f"Player {p}", "car", p, False) for p in range(players)]
    people = People(everybody, board, state.rules)
    shown = player_props(state, model, people, painter.theme)
    rack = common_rack(painter, plates, shown)
    room = cut_plate(painter, plates[0]).deeds
    if room.height:
        laid(rack, shown[0].groups, room)


def test_deeds_are_equally_large_on_all_plates(painter: Painter) -> None:
    few, many = hand("us_2008", 1), hand("us_2008", 2, 3, 3, 3, 3, 3, 3, 2)
    both = rack_for(painter, 90, [(few, 264, True), (many, 264, True)], [(0, 0)])
    alone = rack_for(painter, 90, [(many, 264, True)], [(0, 0)])
    assert both == alone


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
        differ = sum(
            with_pattern.get_at((x, y)) != without.get_at((x, y))
            for x in range(inside.left, inside.right)
            for y in range(inside.top, inside.bottom)
        )
        assert differ >= 8, group.pattern


def test_deeds_are_light_paper_that_is_dimmer_in_the_evening() -> None:
    evening, day = (contrast(load_theme(name).colours.deed, BLACK) for name in ("dark", "classic"))
    assert 12 < evening < day


@pytest.mark.parametrize("due", range(7))
def test_a_small_deed_lets_go_of_the_rent_of_a_bare_set_first(due: int) -> None:
    """A gap in the rows of houses would look like a mistake."""
    rows = tuple(RentRow(str(number), "", max(0, number - 1)) for number in range(7))
    kept, marked = without_one(rows, due)
    assert [row.label for row in kept] == [n for n in "0123456" if n != ("0" if due == 1 else "1")]
    assert marked is not None and kept[marked] == rows[due]


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("frame", ["#382519", "#c8e0d0", "#f0f0f0", "#20306a"])
def test_words_on_a_plate_can_be_read_whatever_the_frame_of_the_board(
    theme: str, frame: str
) -> None:
    painter = Painter(with_overrides(load_theme(theme), {"board_frame": frame}))
    for turn in (False, True):
        wood = tray_tone(painter, turn)
        inks = [painter.ink("dark"), *(painter.tint(name) for name in ("light", "light_muted"))]
        inks += [on_wood(painter, painter.tint(name)) for name in ("accent", "bad", "good")]
        woods = [wood, *(stained(wood, colour) for colour in painter.theme.players)]
        assert min(contrast(*pair) for pair in product(inks, woods)) >= 4.5
