"""The table fits into every window, for any number of players."""

import itertools

import pytest
from pygame import Rect

from monopoly_gui.ui.painting.layout import scale_for
from monopoly_gui.ui.painting.painter import Painter
from monopoly_gui.ui.painting.theme import load_theme
from monopoly_gui.ui.panels.table_layout import (
    SEATED_SHAPE,
    TableLayout,
    stage_layout,
    table_layout,
)
from monopoly_gui.ui.text.people import initials

THEME = load_theme("classic")
SIZES = [
    (1024, 640),
    (1280, 720),
    (1920, 1080),
    (1024, 768),
    (1600, 1200),
    (2560, 1080),
    (3440, 1440),
    (1024, 600),
    (800, 1280),
    (1080, 1920),
    (960, 1080),
    (683, 768),
]


def laid_out(
    size: tuple[int, int],
    players: int,
    factor: float = 1.0,
    *,
    seated: bool = False,
    out: int = 0,
) -> TableLayout:
    painter = Painter(THEME, scale_for(*size, factor))
    alive = [number >= out for number in range(players)]
    return table_layout(Rect((0, 0), size), painter, alive, seated=seated)


def parts(table: TableLayout) -> list[Rect]:
    """The board, then all that is always there."""
    fixed = (table.title, table.icons, table.prompt, table.bank, table.actions)
    return [table.board, *fixed, *table.panels]


@pytest.mark.parametrize("players", range(2, 9))
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_nothing_overlaps_and_all_is_inside(size: tuple[int, int], players: int) -> None:
    for factor, seated in itertools.product((0.85, 1.0, 1.3), (False, True)):
        here = f"at {factor:.0%}, seated {seated}"
        table = laid_out(size, players, factor, seated=seated)
        assert len(table.panels) == players, here
        assert table.seated or table.board.width == table.board.height, here
        shown = [*parts(table), *(part for part in (table.log, table.slot) if part.height)]
        for part in shown:
            assert part.width > 0 and part.height > 0, (here, part)
            assert Rect((0, 0), size).contains(part), (here, part)
        for one, other in itertools.combinations(shown, 2):
            assert not one.colliderect(other), (here, one, other)


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_the_board_is_the_largest_thing(size: tuple[int, int]) -> None:
    board = laid_out(size, 4).board
    assert board.height >= 0.6 * min(size)


@pytest.mark.parametrize("size", [(800, 1280), (1080, 1920)], ids=str)
def test_upright_the_board_is_as_wide_as_the_window(size: tuple[int, int]) -> None:
    table = laid_out(size, 4)
    assert table.upright and table.board.width > 0.95 * size[0]
    beneath = (table.prompt, *table.panels, table.bank, table.actions)
    assert all(part.top >= table.board.bottom for part in beneath)


@pytest.mark.parametrize(("players", "share"), [(2, 0.7), (4, 0.7), (6, 0.6), (8, 0.6)])
def test_in_half_of_a_wide_screen_the_board_takes_most_of_the_width(
    players: int, share: float
) -> None:
    assert laid_out((960, 1080), players).board.width >= share * 960


@pytest.mark.parametrize("size", [(1280, 720), (1366, 768), (1920, 1080), (1600, 1200)], ids=str)
def test_a_board_in_perspective_has_the_shape_of_the_one_camera(size: tuple[int, int]) -> None:
    table = laid_out(size, 4, seated=True)
    assert table.seated
    assert table.board.width / table.board.height == pytest.approx(SEATED_SHAPE, abs=0.01)
    assert not laid_out(size, 4).seated


@pytest.mark.parametrize(
    ("size", "factor"),
    [((1024, 640), 1.0), ((1024, 600), 1.0), ((800, 1280), 1.0), ((1920, 1080), 1.5)],
    ids=str,
)
def test_small_windows_and_large_text_get_a_flat_board(
    size: tuple[int, int], factor: float
) -> None:
    wished = laid_out(size, 4, factor, seated=True)
    assert not wished.seated
    assert wished == laid_out(size, 4, factor)


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (1024, 600)], ids=str)
def test_a_deed_has_room_beside_the_board(size: tuple[int, int]) -> None:
    table = laid_out(size, 8, seated=True)
    assert table.slot.height and table.slot.left >= table.place.right


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)], ids=str)
def test_who_is_out_makes_room_for_those_who_play(size: tuple[int, int]) -> None:
    before, after = laid_out(size, 8), laid_out(size, 8, out=3)
    assert max(plate.height for plate in after.panels[:3]) < before.panels[0].height
    assert after.panels[3].height > before.panels[3].height


@pytest.mark.parametrize("side", [420, 560, 730])
def test_the_middle_of_the_board_holds_the_dice_and_a_card(side: int) -> None:
    stage = stage_layout(Rect(100, 100, side, round(side * 0.74)))
    assert stage.stage.contains(stage.dice) and stage.stage.contains(stage.card)
    for count in (2, 3):
        for at, size, _angle in stage.die_spots(count):
            die = Rect(0, 0, size, size)
            die.center = at
            assert stage.dice.inflate(4, 4).contains(die)


def test_everybody_gets_a_letter_of_their_own() -> None:
    assert initials(["Ada", "Blaise", "Chen"]) == ("A", "B", "C")
    assert initials(["Ada", "Adam", "ada"]) == ("A", "D", "3")
    assert initials(["!", "Émile"]) == ("1", "É")
