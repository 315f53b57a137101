"""The frequency of landing on spaces, and the income of groups."""

from dataclasses import replace

import pytest

from monopoly_gui.ai.valuation.bot_config import BotConfig
from monopoly_gui.ai.valuation.incomes import GroupIncome, incomes, rent_rules
from monopoly_gui.ai.valuation.landings import IdentityBoard, landings
from monopoly_gui.ai.valuation.valuation_cache import ValuationCache
from monopoly_gui.editions import edition_ids, load_edition
from monopoly_gui.engine.board import SIZE, Board
from monopoly_gui.engine.cards import Card
from monopoly_gui.engine.rules import Rules
from tests.engine.scenes import game


def group(board: Board, name: str, **rules: int) -> GroupIncome:
    rent = rent_rules(replace(Rules(), **rules))  # type: ignore[arg-type]
    return next(each for each in incomes(IdentityBoard(board), rent, 1) if each.id == name)


@pytest.mark.parametrize("edition", edition_ids())
def test_the_places_most_visited(edition: str) -> None:
    visits = landings(IdentityBoard(load_edition(edition))).visits
    ranked = sorted(range(SIZE), key=lambda s: -visits[s])
    # Illinois (or Trafalgar Square), GO and New York (Vine Street), as every table has it
    assert ranked[0] in (24, 0) and {0, 19, 24} <= set(ranked[:4])
    assert sum(visits) == pytest.approx(1.24, abs=0.03), "throws in a turn, and cards that move"
    assert all(visit > 0 for visit in visits)


@pytest.mark.parametrize(
    ("name", "bare", "three", "hotel"),
    [
        ("brown", 0.3, 6.9, 17.9),
        ("orange", 3.1, 59.3, 101.2),
        ("green", 4.9, 86.3, 121.8),
        ("dark_blue", 4.9, 72.2, 101.2),
    ],
)
def test_income_of_whole_sets(name: str, bare: float, three: float, hotel: float) -> None:
    found = group(load_edition("us_2008"), name)
    size = len(found.order)
    assert found.steps[0] == pytest.approx(bare, abs=0.1)
    assert found.steps[3 * size] == pytest.approx(three, abs=0.1)
    assert found.steps[5 * size] == pytest.approx(hotel, abs=0.1)
    assert len(found.steps) == 5 * size + 1
    assert list(found.steps) == sorted(found.steps)


def test_hotels_after_three_houses_are_one_step_nearer() -> None:
    found = group(load_edition("us_2008"), "orange", houses_for_hotel=3)
    assert len(found.steps) == 4 * 3 + 1
    assert found.steps[-1] == pytest.approx(101.2, abs=0.1)


def test_railroads_earn_by_their_number() -> None:
    found = group(load_edition("us_2008"), "railroad")
    ones = [earned for mask, earned in found.part.items() if mask.bit_count() == 1]
    (four,) = [earned for mask, earned in found.part.items() if mask.bit_count() == 4]
    assert four == pytest.approx(8 * sum(ones), rel=0.01)
    assert found.steps == ()


def test_cards_that_lead_to_cards_for_ever_are_followed_only_so_far() -> None:
    board = load_edition("us_2008")
    hop = Card("hop", "move_to", "Go to the next Chance.", target=22)
    back = Card("back", "move_back_to", "Go back to Chance.", target=7)
    circle = replace(board, decks=((hop, back), board.decks[1]))
    assert sum(landings(IdentityBoard(circle)).visits) > 1.2


def test_a_board_without_cards() -> None:
    plain = replace(load_edition("us_2008"), decks=((), ()))
    visits = landings(IdentityBoard(plain)).visits
    assert visits[24] > 0.02
    assert sum(visits) < sum(landings(IdentityBoard(load_edition("us_2008"))).visits)


def test_worths_shrink_towards_the_last_round() -> None:
    def whole_orange(round: int) -> float:
        scene = game(round=round, round_limit=30, win_condition="richest_at_limit")
        scale = ValuationCache(BotConfig()).scale(scene.state)
        return next(
            g.whole for g, n in zip(scale.groups, scale.names, strict=True) if n == "orange"
        )

    assert whole_orange(1) == whole_orange(10) > whole_orange(25) > whole_orange(29)
