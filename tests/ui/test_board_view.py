"""The board: cells that fill their square, names that can be read, marks and tokens in place."""

from collections.abc import Callable
from typing import Any
from unittest.mock import patch

import pygame
import pytest

from monopoly_gui import paths
from monopoly_gui.editions import edition_ids, load_edition
from monopoly_gui.engine import setup
from monopoly_gui.engine.board import Board
from monopoly_gui.engine.rules import Rules
from monopoly_gui.engine.state import HOTEL
from monopoly_gui.ui.board import flat_board as view_module
from monopoly_gui.ui.board.cards_art import CardProps, card_back, draw_card, draw_deck
from monopoly_gui.ui.board.cells import Cell, lettering
from monopoly_gui.ui.board.flat_board import ABOVE, FlatBoardView
from monopoly_gui.ui.board.layout import BoardLayout
from monopoly_gui.ui.board.marks import SpaceMark, red_ink
from monopoly_gui.ui.board.mortgaged import SIDE, dulled
from monopoly_gui.ui.board.space_names import set_name
from monopoly_gui.ui.cards.deed_card import SpaceProps, draw_deed
from monopoly_gui.ui.cards.rent_table import RentRow, due_row, rent_rows
from monopoly_gui.ui.painting.baked import sheet
from monopoly_gui.ui.painting.colour import contrast, rgb
from monopoly_gui.ui.painting.hyphens import hyphenated
from monopoly_gui.ui.painting.painter import Painter
from monopoly_gui.ui.painting.theme import THEMES, load_theme
from monopoly_gui.ui.painting.theme_overrides import with_overrides
from monopoly_gui.ui.pieces.rolling_die import PIPS, SPEED_FACES, Pose, SolidDie
from tests.ui.sight import BLIND, lab

SQUARES = [500, 690, 691, 1037, 2000]


@pytest.fixture(scope="module")
def uk() -> Board:
    return load_edition("uk")


def rgb_at(surface: pygame.Surface, at: tuple[int, int]) -> tuple[int, int, int]:
    found = surface.get_at(at)
    return found.r, found.g, found.b


def rows(board: Board, rules: Rules, space: int) -> tuple[RentRow, ...]:
    return rent_rows(setup.new_state(board, rules, 2, 1), space)


def view(painter: Painter, board: Board, size: int = 690) -> FlatBoardView:
    return FlatBoardView(painter, board, pygame.Rect(15, 11, size, size))


@pytest.mark.parametrize("size", SQUARES)
def test_the_cells_fill_the_board_without_gap_or_overlap(size: int) -> None:
    layout = BoardLayout(pygame.Rect(7, 5, size, size))
    cells = [layout.cell(space) for space in range(40)]

    area = sum(cell.width * cell.height for cell in cells)
    centre = layout.centre()
    assert area + centre.width * centre.height == layout.inner.width * layout.inner.height
    assert all(layout.inner.contains(cell) for cell in cells)
    for number, cell in enumerate(cells):
        assert cell.collidelist(cells[number + 1 :]) == -1
    widths = {cells[space].width for space in range(1, 10)}
    assert max(widths) - min(widths) <= 1


@pytest.mark.parametrize("size", SQUARES)
def test_a_point_on_a_space_finds_that_space(painter: Painter, uk: Board, size: int) -> None:
    board = view(painter, uk, size)

    for space in range(40):
        assert board.space_at(board.cell_rect(space).center) == space
        assert board.space_at(board.cell_rect(space).topleft) == space
    assert board.space_at(board.layout.centre().center) is None
    assert board.space_at((0, 0)) is None


def test_the_game_goes_clockwise_from_the_lower_right(painter: Painter, uk: Board) -> None:
    board = view(painter, uk)

    assert board.cell_rect(0).bottomright == board.layout.inner.bottomright
    assert board.cell_rect(1).right == board.cell_rect(0).left
    assert board.cell_rect(10).bottomleft == board.layout.inner.bottomleft
    assert board.cell_rect(11).bottom == board.cell_rect(10).top
    assert board.cell_rect(20).topleft == board.layout.inner.topleft
    assert board.cell_rect(30).topright == board.layout.inner.topright


def test_the_free_part_of_the_middle_lies_below_the_decks(painter: Painter, uk: Board) -> None:
    board = view(painter, uk)

    assert board.layout.centre().contains(board.stage_rect().inflate(-8, -8))
    for deck in (0, 1):
        assert not board.stage_rect().collidepoint(board.deck_card(deck).center)
        assert board.layout.centre().collidepoint(board.deck_card(deck).center)


@pytest.mark.parametrize("edition", edition_ids())
def test_every_name_is_set_whole_and_large_enough_to_read(painter: Painter, edition: str) -> None:
    """On a board 690 pixels wide no name is cut and none is set below eight and a half."""
    layout = BoardLayout(pygame.Rect(0, 0, 690, 690))
    for space in load_edition(edition).spaces:
        if space.index % 10 == 0:
            continue
        body = layout.parts(space.index, bar=space.kind == "street").body
        share = 1.0 if space.kind == "street" or space.index // 10 in (0, 2) else 0.58
        name, room = space.divided or space.name, (body.width * share - 4, body.height)
        found = set_name(painter.type, name, room, 12.3, "names")
        joined = "".join(found.lines).replace("-", "").replace(" ", "")
        assert joined == space.name.replace("-", "").replace(" ", ""), space.name
        assert found.size >= 8.5, space.name


def test_long_words_are_divided_where_one_would_divide_them() -> None:
    assert hyphenated("Mediterranean") == ["Mediter-", "ranean"]
    assert hyphenated("Whitechapel") == ["White-", "chapel"]
    assert hyphenated("Pentonville") == ["Penton-", "ville"]
    assert hyphenated("North\u00adumberland") == ["North-", "umberland"]
    assert hyphenated("Gemein\u00adschafts\u00adfeld") == ["Gemein-", "schafts\u00adfeld"]
    assert hyphenated("Henri-Martin") == ["Henri-", "Martin"]
    assert hyphenated("Park") == ["Park"]
    assert hyphenated("République") == ["Répu-", "blique"]
    assert hyphenated("Telegrama") == ["Tele-", "grama"]
    assert hyphenated("Fahrscheine") == ["Fahr-", "scheine"]
    assert hyphenated("Lamplighter") != ["Lampli-", "ghter"]
    assert hyphenated("Saint-Honoré") == ["Saint-", "Honoré"]


@pytest.mark.parametrize("edition", edition_ids())
def test_tokens_do_not_hide_the_name_of_their_space(painter: Painter, edition: str) -> None:
    board = load_edition(edition)
    shown = view(painter, board, 690)
    sizes = lettering(painter, shown.layout, board, shown.tall)
    written: list[tuple[str, pygame.Rect]] = []

    def write(self: Painter, surface: pygame.Surface, text: str, *a: Any, **k: Any) -> pygame.Rect:
        at = text_of(self, surface, text, *a, **k)
        written.append((text, at))
        return at

    text_of = Painter.text
    for space in board.spaces:
        if space.index % 10 == 0:
            continue
        written.clear()
        with patch.object(Painter, "text", write):
            Cell(painter, shown.layout, board, space, sizes).draw(pygame.Surface((700, 700)))
        names = [at for text, at in written if not any(c.isdigit() for c in text)]
        (x, y), size = shown.token_pos(space.index, 0, 1)
        token = pygame.Rect(x - size // 2, y - size // 2, size, size)
        for at in names:
            # a line is higher than its letters
            letters = at.inflate(0, -at.height // 2)
            assert not token.colliderect(letters), space.name


@pytest.mark.parametrize("size", [500, 690, 1040])
def test_tokens_on_one_space_stay_on_it_and_apart(painter: Painter, uk: Board, size: int) -> None:
    board = view(painter, uk, size)
    for space in range(40):
        for of in range(1, 9):
            places = [board.token_pos(space, slot, of) for slot in range(of)]
            cell = board.cell_rect(space)
            assert all(cell.collidepoint(centre) for centre, _ in places)
            assert all(diameter >= 12 for _, diameter in places)
            if space == 10:
                continue
            for number, (a, wide) in enumerate(places):
                for b, _ in places[number + 1 :]:
                    assert max(abs(a[0] - b[0]), abs(a[1] - b[1])) >= wide - 2


def test_prisoners_stand_behind_the_bars_and_visitors_beside_the_jail(
    painter: Painter, uk: Board
) -> None:
    board = view(painter, uk)
    box = board.layout.jail_box()

    for of in range(1, 9):
        for slot in range(of):
            inside, _ = board.token_pos(10, slot, of, in_jail=True)
            beside, _ = board.token_pos(10, slot, of)
            assert box.collidepoint(inside)
            assert not box.collidepoint(beside)


def test_an_owner_a_house_and_a_mortgage_change_only_their_own_cell(
    painter: Painter, uk: Board
) -> None:
    board = view(painter, uk)
    plain = pygame.Surface((720, 720), 0, 32)
    board.draw_static(plain)
    marked = plain.copy()

    for mark in (SpaceMark(39, 1, 3, False), SpaceMark(5, 0, 0, True)):
        board.draw_mark(marked, mark, painter.theme.players, "ABCDEFGH")

    for space in range(40):
        cell = board.cell_rect(space).inflate(-4, -4)
        same = pygame.image.tobytes(plain.subsurface(cell), "RGB") == pygame.image.tobytes(
            marked.subsurface(cell), "RGB"
        )
        assert same == (space not in (5, 39)), space


def test_a_highlight_is_drawn_around_its_space(painter: Painter, uk: Board) -> None:
    board = view(painter, uk)
    surface = pygame.Surface((720, 720), 0, 32)

    board.highlight(surface, 24, (255, 200, 0))

    cell = board.cell_rect(24)
    assert rgb_at(surface, (cell.left + 1, cell.centery)) == (255, 200, 0)
    assert rgb_at(surface, cell.center) == (0, 0, 0)


def test_the_printed_board_is_drawn_once_for_each_size(painter: Painter, uk: Board) -> None:
    board = view(painter, uk)
    first, second = (pygame.Surface((720, 720), 0, 32) for _ in range(2))
    board.draw_static(first)
    kept = len(painter.cache)

    board.draw_static(second)

    assert len(painter.cache) == kept
    assert pygame.image.tobytes(first, "RGB") == pygame.image.tobytes(second, "RGB")


@pytest.mark.parametrize("edition", edition_ids())
def test_every_deed_can_be_drawn_with_each_of_its_rents_marked(
    painter: Painter, edition: str
) -> None:
    board = load_edition(edition)
    surface = pygame.Surface((240, 320), 0, 32)
    rect = pygame.Rect(10, 10, 200, 270)
    for space in board.deeds:
        shown = rows(board, Rules(), space)
        for row in range(len(shown)):
            draw_deed(
                painter, surface, rect, board, SpaceProps(space, Rules(), row=row, rows=shown)
            )
        props = SpaceProps(space, Rules(), mortgaged=True, rows=shown)
        draw_deed(painter, surface, rect, board, props)


def test_the_rent_that_is_due_is_the_row_that_is_marked(uk: Board) -> None:
    street, station = uk.find("mayfair"), uk.find("kings_cross_station")

    def row(space: int, buildings: int = 0, whole: bool = False, owned: int = 0) -> str:
        at = due_row(
            uk, space, buildings=buildings, owner_has_set=whole, owned=owned, most_houses=4
        )
        return rows(uk, Rules(), space)[at].amount

    assert row(street) == "£50"
    assert row(street, whole=True) == "£100"
    assert row(street, buildings=1, whole=True) == "£200"
    assert row(street, buildings=5, whole=True) == "£2,000"
    assert row(station, owned=1) == "£25"
    assert row(station, owned=4) == "£200"


def test_a_deed_has_no_row_for_houses_that_the_rules_never_allow(uk: Board) -> None:
    mayfair, rules = uk.find("mayfair"), Rules(houses_for_hotel=3)
    shown = rows(uk, rules, mayfair)
    assert [row.label for row in shown[-2:]] == ["3 houses", "Hotel"]
    hotel = due_row(uk, mayfair, buildings=HOTEL, owner_has_set=True, owned=2, most_houses=3)
    assert shown[hotel].amount == "£2,000"
    house = due_row(uk, mayfair, buildings=3, owner_has_set=True, owned=2, most_houses=3)
    assert shown[house].label == "3 houses"


def test_a_deed_tells_what_lifting_it_costs_by_the_rules(
    painter: Painter, uk: Board, monkeypatch: pytest.MonkeyPatch
) -> None:
    """MORT-5: Park Lane is mortgaged for 175; the interest of 17.5 is rounded as the table says."""
    space, rect = uk.find("park_lane"), pygame.Rect(0, 0, 330, 446)
    surface = pygame.Surface(rect.size, 0, 32)
    for rounding, cost in (("up", "£193"), ("nearest", "£193"), ("down", "£192")):
        rules = Rules(mortgage_rounding=rounding)
        texts: list[str] = []
        monkeypatch.setattr(painter, "text", _noting(painter.text, texts))
        shown = rows(uk, rules, space)
        draw_deed(painter, surface, rect, uk, SpaceProps(space, rules, mortgaged=True, rows=shown))
        assert any(cost in text for text in texts), texts


def test_a_small_deed_says_what_it_says_at_all_with_houses_or_in_two_lines(
    painter: Painter, uk: Board, monkeypatch: pytest.MonkeyPatch
) -> None:
    buildings: list[str] = []
    monkeypatch.setattr(
        "monopoly_gui.ui.cards.deed_card.draw_building",
        lambda *facts: buildings.append(facts[-1]),
    )
    rect = pygame.Rect(0, 0, 131, 156)
    surface = pygame.Surface(rect.size, 0, 32)

    def drawn(name: str) -> list[str]:
        texts: list[str] = []
        with monkeypatch.context() as patch:
            patch.setattr(painter, "print_text", _noting(painter.print_text, texts))
            space = uk.find(name)
            shown = rows(uk, Rules(), space)
            draw_deed(painter, surface, rect, uk, SpaceProps(space, Rules(), rows=shown))
        return texts

    assert "£2,000" in drawn("mayfair")
    assert buildings == ["house"] * 10 + ["hotel"]
    assert "10 × the dice" in drawn("water_works")


def _noting(text: Callable[..., pygame.Rect], texts: list[str]) -> Callable[..., pygame.Rect]:
    """Write as before, and keep what is written."""

    def write(surface: pygame.Surface, string: str, *args: Any, **words: Any) -> pygame.Rect:
        texts.append(string)
        return text(surface, string, *args, **words)

    return write


def test_a_deed_tells_rents_by_the_rules(uk: Board) -> None:
    """RENT-13: where the rents of utilities are fixed they are no multiple of the dice."""
    utility = uk.find("electric_company")
    rules = Rules(utility_rent="flat", utility_flat_one=31, utility_flat_both=72)
    assert [row.amount for row in rows(uk, rules, utility)] == ["£31", "£72"]
    assert [row.amount for row in rows(uk, Rules(), utility)] == [
        "4 × the dice",
        "10 × the dice",
    ]


def test_dice_and_cards_can_be_drawn_at_any_size_and_angle(painter: Painter, uk: Board) -> None:
    surface = pygame.Surface((400, 300), 0, 32)
    for size in (8, 31, 90):
        for turn in (0, 17, 90, 359):
            for face in PIPS:
                SolidDie(painter, size, ABOVE).draw(surface, (200, 150), Pose(face, turn))
            for face in SPEED_FACES:
                SolidDie(painter, size, ABOVE, True).draw(surface, (200, 150), Pose(face, turn))
    for deck in (0, 1):
        draw_deck(painter, surface, deck, (200, 150), 90, degrees=12)
        for width in (1, 5, 60, 200):
            assert card_back(painter, deck, (width, 120)).get_size() == (width, 120)
        for card in uk.decks[deck]:
            draw_card(painter, surface, pygame.Rect(20, 20, 260, 170), CardProps(deck, card.text))


@pytest.mark.parametrize("side", [470, 560, 616, 696, 1048, 2100])
@pytest.mark.parametrize("edition", ["us_2008", "uk"])
def test_names_of_streets_are_whole_and_clear_of_every_mark(
    edition: str, side: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither the price nor the seal of a mortgage lies on a name."""
    painter = Painter(load_theme("classic"), side / 1080)
    board = load_edition(edition)
    shown = FlatBoardView(painter, board, pygame.Rect(0, 0, side, side))
    layout, sizes = shown.layout, lettering(painter, shown.layout, board, shown.tall)
    page = pygame.Surface((side, side))
    written: list[tuple[str, pygame.Rect, float]] = []
    text = Painter.text

    def write(painter: Painter, surface: pygame.Surface, string: str, *a: Any, **k: Any) -> Any:
        at = text(painter, surface, string, *a, **k)
        written.append((string, at, a[1] * painter.scale))
        return at

    monkeypatch.setattr(Painter, "text", write)
    for space in (s for s in board.spaces if s.kind == "street"):
        written.clear()
        Cell(painter, shown.layout, board, space, sizes).draw(page)
        name = [(string, at, size) for string, at, size in written if string[0] not in "$£"]
        letters_of = "".join(string for string, _, _ in name).replace("-", "").replace(" ", "")
        assert letters_of == space.name.replace("\u00ad", "").replace("-", "").replace(" ", "")
        price = layout.parts(space.index, bar=True).price
        seal = Cell(painter, shown.layout, board, space, sizes).seal_place()
        seal.inflate_ip(-seal.width // 8, -seal.height // 8)
        for string, at, size in name:
            letters = pygame.Rect(at.x, at.centery - round(size * 0.4), at.width, round(size * 0.8))
            assert not letters.colliderect(price), (space.name, string)
            assert not letters.colliderect(seal), (space.name, string)


def test_the_strips_of_the_print_fit_together(
    painter: Painter, uk: Board, monkeypatch: pytest.MonkeyPatch
) -> None:
    pictures = []
    for strips in (1, view_module.STRIPS):
        monkeypatch.setattr(view_module, "STRIPS", strips)
        made = pygame.Surface((700, 700), 0, 32)
        FlatBoardView(painter, uk).draw_static(made, made.get_rect())
        pictures.append(made)
    whole, parts = pictures
    apart = [
        max(abs(a - b) for a, b in zip(whole.get_at((x, y)), parts.get_at((x, y)), strict=True))
        for y in range(700)
        for x in range(0, 700, 5)
    ]
    # the cloth in the middle is stretched otherwise, with other grain
    assert max(apart) < 24


@pytest.mark.parametrize("edition", edition_ids())
@pytest.mark.parametrize("theme", THEMES)
def test_a_mortgage_can_be_read_in_every_theme(theme: str, edition: str) -> None:
    colours = with_overrides(load_theme(theme), load_edition(edition).theme).colours
    paper, ink = (dulled(colour, colours) for colour in (colours.board, colours.board_ink))
    assert contrast(paper, ink) >= 6
    assert contrast(colours.deed, red_ink(colours.deed)) >= 4.5


@pytest.mark.parametrize("edition", edition_ids())
@pytest.mark.parametrize("theme", THEMES)
def test_the_paper_of_a_mortgaged_space_is_not_as_light_or_as_dark_as_that_of_others(
    theme: str, edition: str
) -> None:
    colours = with_overrides(load_theme(theme), load_edition(edition).theme).colours
    assert 1.08 <= contrast(dulled(colours.board, colours), colours.board) <= 1.5


@pytest.mark.parametrize("eyes", BLIND)
@pytest.mark.parametrize("edition", edition_ids())
def test_a_seal_stands_out_from_every_colour(edition: str, eyes: str) -> None:
    """The dark wax or its light rim does, and the padlock does from the wax."""
    board = load_edition(edition)
    whole = sheet(paths.assets() / "pieces" / "seal.png", (2 * SIDE, SIDE))
    for left in (0, SIDE):
        wax, lock, rim = (
            lab(rgb_at(whole, (left + x, y)), eyes)[0]
            for x, y in ((SIDE // 4, 2 * SIDE // 3), (SIDE // 3, SIDE // 2 + 4), (SIDE // 2, 6))
        )
        assert lock - wax > 30 and rim - wax > 30
        for group in board.groups.values():
            bar = lab(rgb(group.colour), eyes)[0]
            assert max(rim - bar, bar - wax) > 20, group.id
