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
from monopoly_gui.ui.painting.colour import Colour, rgb
from tests.test_editions import OURS

USUAL = load_edition("us_2008")
#: what those see who lack one kind of cone (Machado and others, 2009)
BLIND = {
    "all": ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)),
    "red": ((0.152, 1.053, -0.205), (0.115, 0.786, 0.099), (-0.004, -0.048, 1.052)),
    "green": ((0.367, 0.861, -0.228), (0.280, 0.673, 0.047), (-0.012, 0.043, 0.969)),
}


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


def seen(colour: Colour, by: str) -> tuple[float, float, float]:
    """A colour as lightness and two axes (CIELAB), seen without a kind of cone."""

    def linear(part: int) -> float:
        share = part / 255
        return share / 12.92 if share <= 0.04045 else float(((share + 0.055) / 1.055) ** 2.4)

    def root(part: float) -> float:
        return part ** (1 / 3) if part > 0.008856 else 7.787 * part + 16 / 116

    lit = [linear(part) for part in colour]
    red, green, blue = (
        min(1.0, max(0.0, sum(a * b for a, b in zip(row, lit, strict=True)))) for row in BLIND[by]
    )
    x = root((0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505)
    y = root(0.2126 * red + 0.7152 * green + 0.0722 * blue)
    z = root((0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089)
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


@pytest.mark.parametrize("by", BLIND)
def test_colours_of_the_streets_are_told_apart(board: Board, by: str) -> None:
    """Patterns distinguish them as well; so less will do where a kind of cone is missing."""
    least = 20.0 if by == "all" else 8.0
    groups = [g for g in board.groups.values() if board.spaces[g.members[0]].kind == "street"]
    for one, other in combinations(groups, 2):
        a, b = seen(rgb(one.colour), by), seen(rgb(other.colour), by)
        apart = sum((p - q) ** 2 for p, q in zip(a, b, strict=True)) ** 0.5
        assert apart >= least, (one.name, other.name, round(apart, 1))


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
