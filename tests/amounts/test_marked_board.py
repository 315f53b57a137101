"""A board with other sums: they appear wherever amounts are shown, and the usual ones nowhere."""

import pygame
import pytest

from monopoly_gui.engine.amounts.bids import FIXED
from monopoly_gui.engine.amounts.salaries import scaled
from monopoly_gui.engine.state import State
from monopoly_gui.scenes.menus.help_lines import sentences
from monopoly_gui.scenes.menus.help_texts import TOPICS
from monopoly_gui.scenes.rules.in_force import the_board
from monopoly_gui.ui.board.flat_board import FlatBoardView
from monopoly_gui.ui.cards.rent_table import rent_rows
from monopoly_gui.ui.cards.space_card import space_props, space_text
from tests.amounts.askers import people
from tests.amounts.marked import MARKED, RULES, STALE, SUMS, USUAL, agreed, figures, marked_board
from tests.scenes.dialogs import desk
from tests.scenes.dialogs.stories import STORIES, middle_game
from tests.scenes.layout_watch import Watch
from tests.scenes.pages import at_table
from tests.scenes.reading import written
from tests.scenes.screen import Screen

#: what the plan of a story comes to as a whole
PLANNED = {"estate_plan": {88}}


@pytest.fixture(autouse=True)
def marked(monkeypatch: pytest.MonkeyPatch) -> None:
    """All positions of the dialogs' tests are played on the other board."""
    monkeypatch.setattr(desk, "load_edition", marked_board)


def stale(text: str, state: State) -> set[int]:
    """The usual board's sums in a text, apart from those that players brought about."""
    own = set(agreed(state))
    own |= {abs(one - two) for one in own for two in own} | {a + b for a in own for b in own}
    return (figures(text) & STALE) - own


#: what has to be read in some of them
TOLD = {
    "purchase": {space.price for space in MARKED.spaces},
    "jail": {70},
    "tax": {MARKED.spaces[4].tax},
    "estate_full": {space.house_cost for space in MARKED.spaces},
    "received": SUMS,
    "debt": SUMS,
}


@pytest.mark.parametrize("name", list(STORIES))
def test_every_dialog_tells_the_sums_of_its_board(name: str) -> None:
    shown = STORIES[name]((1280, 720))
    text = "  ".join(written(shown.screen))
    assert stale(text, shown.state) <= PLANNED.get(name, set())
    if name in TOLD:
        assert figures(text) & (TOLD[name] - {0})


def test_the_table_tells_the_sums_of_its_board() -> None:
    for key in ((), (pygame.K_F1,)):
        screen = at_table(4, *key)
        text = "  ".join(written(screen))
        assert stale(text, middle_game()) == set()


def test_every_cell_of_the_board_prints_its_own_sums() -> None:
    painter, surface = Screen().context.painter, pygame.Surface((900, 900))
    watch = Watch()
    with watch.over(surface):
        FlatBoardView(painter, MARKED, pygame.Rect(0, 0, 900, 900)).draw_static(surface)
    text = "  ".join(each.text for each in watch.written)
    assert figures(text) & STALE == set()
    assert {space.price for space in MARKED.spaces} - {0} <= figures(text)
    assert 180 in figures(text)


@pytest.mark.parametrize("space", range(40))
def test_every_space_tells_its_own_sums(space: int) -> None:
    state = middle_game()
    state.rules = RULES
    who, board = people(state), state.board
    texts = []
    for owner in range(-1, 4):
        state.owner[space] = owner if board.spaces[space].is_deed else -1
        texts.append(space_props(state, who, space).caption)
    if board.spaces[space].is_deed:
        texts += [row.amount for row in rent_rows(state, space)]
    else:
        texts += space_text(state, who, space)
    assert figures(" ".join(texts)) <= SUMS
    if board.spaces[space].is_deed or board.spaces[space].kind in ("go", "tax", "jail"):
        assert figures(" ".join(texts))


def test_go_tells_both_salaries() -> None:
    state = middle_game()
    state.rules = RULES
    assert figures(space_text(state, people(state), 0)[0]) == {180, 360}


@pytest.mark.parametrize("name", list(TOPICS))
def test_help_tells_the_sums_of_the_board(name: str) -> None:
    text = " ".join(sentences(TOPICS[name].lines, RULES, MARKED))
    bids = {RULES.auction_min_open, RULES.auction_min_raise}
    for_buildings = {scaled(MARKED, FIXED)}
    assert figures(text) <= {180, 2 * 180, 70} | bids | for_buildings
    usual = " ".join(sentences(TOPICS[name].lines, RULES, USUAL))
    assert (text != usual) == bool(figures(usual) - bids or figures(text) & for_buildings)


def test_the_rules_of_the_game_tell_the_sums_of_the_board() -> None:
    text = " ".join(block.text for block in the_board(RULES, MARKED))
    taxes = {MARKED.spaces[4].tax, MARKED.spaces[38].tax}
    assert figures(text) == {180, 70} | taxes
