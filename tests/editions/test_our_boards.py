"""Our own boards: consistent sums, distinct colours, and texts that state the payments."""

import re
from itertools import combinations

import pytest

from monopoly_gui import language, paths
from monopoly_gui.ai.valuation.incomes import incomes
from monopoly_gui.ai.valuation.landings import IdentityBoard
from monopoly_gui.editions import HOMES, load_edition
from monopoly_gui.engine.board import Board
from monopoly_gui.engine.rules import Rules
from tests.test_editions import OURS

USUAL = load_edition("us_2008")


@pytest.fixture(params=OURS)
def board(request: pytest.FixtureRequest) -> Board:
    return load_edition(request.param)


def paybacks(board: Board) -> list[float]:
    """Opponents' turns until deeds and the best houses of each street set have paid."""
    return [
        (sum(board.spaces[s].price for s in group.order) + group.best * group.cost)
        / group.steps[group.best]
        for group in incomes(IdentityBoard(board), Rules(), 1)
        if group.steps
    ]


def test_sets_pay_back_in_the_time_of_the_classics(board: Board) -> None:
    usual, own = paybacks(USUAL), paybacks(board)
    assert len(own) == 8
    assert min(own) > 0.75 * min(usual)
    assert max(own) < 1.25 * max(usual)


def test_dearer_streets_earn_more(board: Board) -> None:
    streets = [board.spaces[s] for s in board.streets]
    for cheap, dear in combinations(streets, 2):
        if cheap.price < dear.price:
            assert cheap.rents[5] <= dear.rents[5], (cheap.name, dear.name)


@pytest.mark.parametrize("code", HOMES)
@pytest.mark.parametrize("edition", OURS)
def test_cards_say_what_they_pay(edition: str, code: str) -> None:
    language.speak(code, paths.assets() / "locale")
    board = load_edition(edition)
    for card in (card for deck in board.decks for card in deck):
        sign = re.escape(board.currency)
        form = rf"{sign}(\d+)" if code == "en" else rf"(\d+)\s{sign}"
        parts = [int(figure) for figure in re.findall(form, card.text)]
        sums = [s for s in (card.amount, card.per_house, card.per_hotel) if s]
        passing = card.kind == "move_to" and parts in ([], [board.salary])
        assert parts == sums or passing, card.text
