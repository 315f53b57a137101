"""The full name of a space that is looked at, by mouse, by keys or nearly, is 14 pixels or more."""

import pygame
import pytest
from pygame import Rect, Surface

from monopoly_gui.editions import edition_ids, load_edition
from monopoly_gui.engine.board import BANK, Board
from monopoly_gui.engine.rules import Rules
from monopoly_gui.engine.setup import new_state
from monopoly_gui.scenes.table.table import TableScene
from monopoly_gui.ui.cards.deed_card import DEED_SHAPE, SpaceProps
from monopoly_gui.ui.cards.hovered_space import HoveredSpace
from monopoly_gui.ui.cards.rent_table import rent_rows
from monopoly_gui.ui.cards.space_card import draw_space
from monopoly_gui.ui.painting.layout import scale_for
from monopoly_gui.ui.painting.painter import Painter
from monopoly_gui.ui.painting.shapes import blank
from monopoly_gui.ui.painting.theme import load_theme
from monopoly_gui.ui.panels.table_layout import table_layout
from monopoly_gui.ui.panels.zoomed_layout import near_layout
from tests.scenes.drawn_anew import forget
from tests.scenes.pages import PAGES
from tests.scenes.screen import Screen
from tests.waiting import repeat_until

SMALL = (1280, 720)
LEAST = 14


class Heights:
    """The painted text, line by line, with the height of its letters in pixels."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.lines: list[tuple[str, float]] = []
        written = Painter.written

        def note(painter: Painter, line: str, size: float, *how: object) -> Surface:
            self.lines.append((line, size * painter.scale))
            return written(painter, line, size, *how)  # type: ignore[arg-type]

        monkeypatch.setattr(Painter, "written", note)

    def tells(self, name: str) -> bool:
        """Whether the whole name has been written high enough since the last look."""
        large = "".join(line for line, height in self.lines if height >= LEAST - 0.01)
        self.lines.clear()
        return letters(name) in letters(large)


def letters(text: str) -> str:
    return "".join(text.replace("\u00ad", "").replace("-", "").split()).casefold()


def bare_facts(board: Board, space: int) -> SpaceProps:
    """A space before anybody has come there, without a caption."""
    state = new_state(board, Rules(), 2, 1)
    rows = rent_rows(state, space) if board.spaces[space].is_deed else ()
    return SpaceProps(space, state.rules, BANK, 0, False, False, 0, None, "", "", rows)


@pytest.fixture
def heights(monkeypatch: pytest.MonkeyPatch) -> Heights:
    return Heights(monkeypatch)


@pytest.mark.parametrize("edition", edition_ids())
def test_every_name_of_every_board_is_told_in_full(edition: str, heights: Heights) -> None:
    board = load_edition(edition)
    painter = Painter(load_theme("classic"))
    painter.fit_window(SMALL, scale_for(*SMALL))
    slot = table_layout(Rect((0, 0), SMALL), painter, (True,) * 4).slot
    deed = Rect(slot.topleft, (slot.width, round(slot.width / DEED_SHAPE)))
    picture = blank(SMALL)
    for space in board.spaces:
        props = bare_facts(board, space.index)
        heights.lines.clear()
        draw_space(
            painter, picture, deed, Rect(deed.bottomleft, (deed.width, 30)), props, board, (0, 0, 0)
        )
        assert heights.tells(space.name), space.name


def test_a_long_name_is_set_a_little_smaller_and_not_divided(heights: Heights) -> None:
    board = load_edition("de_2008")
    painter = Painter(load_theme("classic"))
    painter.fit_window(SMALL, scale_for(*SMALL))
    chest = next(space for space in board.spaces if space.name == "Gemeinschaftsfeld")
    props = bare_facts(board, chest.index)
    draw_space(
        painter, blank(SMALL), Rect(0, 0, 200, 290), Rect(0, 300, 9, 9), props, board, (0,) * 3
    )
    assert "Gemeinschaftsfeld" in [line for line, _height in heights.lines]


@pytest.mark.parametrize("edition", ["de_2008", "fr_2008", "es_2008"])
def test_so_is_it_where_all_is_enlarged(edition: str, heights: Heights) -> None:
    board = load_edition(edition)
    painter = Painter(load_theme("classic"))
    painter.fit_window(SMALL, scale_for(*SMALL, 2.0))
    near = near_layout(Rect((0, 0), SMALL), painter, (True,) * 4)
    assert near
    card = HoveredSpace(board)
    card.rect = Rect((0, 0), near.table.reading.size)
    picture = blank(SMALL)
    for space in board.spaces:
        heights.lines.clear()
        card.show(bare_facts(board, space.index), (0, 0, 0))
        card.draw(picture, painter)
        assert heights.tells(space.name), space.name


def drawn_anew(screen: Screen) -> None:
    forget(screen.context.painter)
    screen.context.scenes.invalidate()
    for _ in range(3):
        screen.frame()


def test_it_is_told_of_what_is_pointed_at_and_of_what_the_keys_come_to(heights: Heights) -> None:
    screen = PAGES["table_four"]()
    table = screen.shows(TableScene)
    for space in (12, 39, 4):
        screen.post(
            pygame.MOUSEMOTION,
            pos=table.board_spot.cell(space).center,
            rel=(1, 1),
            buttons=(0, 0, 0),
        )
        heights.lines.clear()
        drawn_anew(screen)
        assert heights.tells(table.board.spaces[space].name)
    repeat_until(
        lambda: table.form.focused is table.board_spot and table.board_spot.ring,
        lambda: screen.key(pygame.K_TAB),
        "the board has the focus",
    )
    for _ in range(4):
        heights.lines.clear()
        forget(screen.context.painter)
        screen.key(pygame.K_PAGEDOWN)
        drawn_anew(screen)
        assert heights.tells(table.board.spaces[table.board_spot.cursor].name)
