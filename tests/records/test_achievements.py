"""Each achievement is reached by what it says, and not by a little less."""

from collections import Counter
from dataclasses import replace
from functools import cache
from types import SimpleNamespace
from typing import Any, cast

import pytest

from monopoly_gui.editions import load_edition
from monopoly_gui.engine.board import GO
from monopoly_gui.records.achievements import IN_GAME, earned
from monopoly_gui.records.career import CAREER, EVERY
from monopoly_gui.records.result import Bargain, Payment
from monopoly_gui.records.story import AuctionWin, SeatStory, Story

BOARD = load_edition("us_2008")
GROUPS = frozenset(BOARD.groups)
#: the salary of that board
UNIT = 200


def of(**changes: Any) -> SeatStory:
    return SeatStory(**changes)


def won(**changes: Any) -> SeatStory:
    """A winner in no danger, who has traded, been in Jail and had a mortgage."""
    usual = {
        "place": 1,
        "lowest": 0.3,
        "lowest_later": 0.2,
        "poorest": 400,
        "deeds": 12,
        "mortgaged": 1,
        "jailed": ["space"],
        "trades": [Bargain(10, 1, 3)],
    }
    return SeatStory(**{**usual, **changes})


def deal(points: int) -> list[Bargain]:
    return [Bargain(10 * points, 1, 3)]


def rent(amount: int) -> Payment:
    return Payment(39, amount, 1)


def street(kind: str) -> str:
    """A group of that kind."""
    return next(
        name for name, group in BOARD.groups.items() if BOARD.spaces[group.members[0]].kind == kind
    )


def place(name: str) -> int:
    return BOARD.find(name)


#: by code: a course that reaches it, and one that just does not
SCENES: dict[str, tuple[SeatStory, SeatStory]] = {
    "first_set": (of(sets={"brown"}), of(sets={street("railroad")})),
    "railroads": (of(sets={street("railroad")}), of(sets={"brown"})),
    "utilities": (of(sets={street("utility")}), of(sets={"brown"})),
    "one_of_each": (of(kinds=len(GROUPS)), of(kinds=len(GROUPS) - 1)),
    "three_sets": (of(groups=3), of(groups=2)),
    "half_town": (of(deeds=14), of(deeds=13)),
    "first_house": (of(built=1), of()),
    "hotel": (of(hotels=1), of(houses=4)),
    "five_hotels": (of(hotels=5), of(hotels=4)),
    "housing_shortage": (of(houses=16), of(houses=15)),
    "best_address": (of(whole_hotels={"dark_blue"}), of(whole_hotels={"green"})),
    "cheap_hotels": (of(whole_hotels={"brown"}), of(whole_hotels={"light_blue"})),
    "rent_day": (of(taken=rent(1000)), of(taken=rent(999))),
    "jackpot": (of(taken=rent(1800)), of(taken=rent(1700))),
    "ouch": (of(paid=rent(1000)), of(taken=rent(1000), paid=rent(999))),
    "tickets": (of(railroad_rents=10), of(railroad_rents=9, rents_taken=30)),
    "home_office": (of(rent_in_jail=200), of(rent_in_jail=199)),
    "landlord": (of(rents_taken=50), of(rents_taken=49)),
    "first_ruin": (of(ruined={2}), of()),
    "clean_sweep": (of(ruined={1, 2, 3}), of(ruined={1, 2})),
    "debt_settled": (of(debts=1), of()),
    "first_deal": (of(trades=deal(0)), of()),
    "five_deals": (of(trades=deal(1) * 5), of(trades=deal(1) * 4)),
    "great_deal": (of(trades=deal(20)), of(trades=deal(19))),
    "both_gain": (of(both_gained=True), of(trades=deal(5))),
    "first_lot": (of(lots=[AuctionWin(1, 60)]), of()),
    "half_price": (of(lots=[AuctionWin(39, 199)]), of(lots=[AuctionWin(39, 200)])),
    "fever": (of(lots=[AuctionWin(1, 121)]), of(lots=[AuctionWin(1, 120)])),
    "speeding": (of(jailed=["doubles"]), of(jailed=["space", "card"])),
    "regular_guest": (of(jailed=["card"] * 5), of(jailed=["card"] * 4)),
    "lucky_break": (of(left_jail=["doubles"]), of(left_jail=["fine", "card"])),
    "two_keys": (of(jail_cards=2), of(jail_cards=1)),
    "snake_eyes": (of(throws=[(3, 4), (1, 1)]), of(throws=[(1, 2), (2, 1)])),
    "sevens": (of(throws=[(3, 4), (1, 6), (2, 5)]), of(throws=[(3, 4), (1, 6), (2, 4), (3, 4)])),
    "parking": (of(landed=Counter({20: 3})), of(landed=Counter({20: 2, GO: 4}))),
    "on_go": (of(landed=Counter({GO: 1})), of(landed=Counter({1: 1}))),
    "tour": (of(landed=Counter(range(30))), of(landed=Counter(range(29)))),
    "salaries": (of(salaries=15), of(salaries=14)),
    "taxpayer": (of(taxes=1000), of(taxes=900)),
    "wallet": (of(cash=4000), of(cash=3999)),
    "comeback": (won(lowest=0.049), won(lowest=0.05)),
    "never_behind": (won(lowest_later=0.25), won(lowest_later=0.24)),
    "last_coin": (won(poorest=9), won(poorest=10)),
    "hilt": (won(mortgaged=6), won(mortgaged=5)),
    "clean_record": (won(jailed=[]), won()),
    "no_mortgage": (won(mortgaged=0), won(mortgaged=1)),
    "lone_wolf": (won(trades=[]), won()),
    "bad_deal": (won(trades=deal(-10)), won(trades=deal(-9))),
    "small": (won(deeds=8), won(deeds=9)),
    "blitz": (won(), of(place=2)),
    "marathon": (won(), of(place=2)),
    "crowd": (won(), of(place=2)),
    "photo_finish": (won(), of(place=2)),
}
#: what else the story is: of how many seats, in which round; usually four in round 30
STORIES = {"blitz": (4, 25), "marathon": (4, 100), "crowd": (6, 30), "photo_finish": (4, 30)}
#: and where a round or a seat less is too little
TOO_LITTLE = {"blitz": (4, 26), "marathon": (4, 99), "crowd": (5, 30)}


def story(
    course: SeatStory, players: int = 4, round: int = 30, winners: int = 1, left: int = 1
) -> Story:
    """As a story is asked by achievements: the course is that of seat 0, ``left`` are not out."""
    others = [SeatStory(place=1 if seat < winners else 2) for seat in range(1, players)]
    state = SimpleNamespace(board=BOARD, round=round, living=lambda: [0] * left)
    start = SimpleNamespace(players=players)
    made = SimpleNamespace(state=state, start=start, courses=[course, *others], unit=UNIT)
    return cast(Story, made)


@cache
def number_of(code: str) -> int:
    return next(each.number for each in IN_GAME if each.code == code)


@pytest.mark.parametrize("code", sorted(SCENES))
def test_each_is_reached_by_what_it_says_and_by_no_less(code: str) -> None:
    reached, missed = SCENES[code]
    seats, round = STORIES.get(code, (4, 30))
    winners = 2 if code == "photo_finish" else 1
    assert number_of(code) in earned(story(reached, seats, round, winners), 0)
    assert number_of(code) not in earned(story(missed, seats, round), 0)
    if code in TOO_LITTLE:
        assert number_of(code) not in earned(story(reached, *TOO_LITTLE[code]), 0)


def test_a_limit_of_rounds_is_no_short_work() -> None:
    assert number_of("blitz") not in earned(story(won(), 4, 25, left=3), 0)


WINS = sorted(code for code, (reached, _missed) in SCENES.items() if reached.place == 1)


@pytest.mark.parametrize("code", WINS)
def test_what_takes_a_win_is_not_reached_before_the_end(code: str) -> None:
    reached = replace(SCENES[code][0], place=0)
    assert number_of(code) not in earned(story(reached, *STORIES.get(code, (4, 30))), 0)


def test_every_achievement_has_its_scene() -> None:
    assert {each.code for each in IN_GAME} == set(SCENES)
    assert len(IN_GAME) >= 40


def test_numbers_codes_and_names_are_each_used_once() -> None:
    for field in ("number", "code", "name", "about"):
        values = [getattr(each, field) for each in EVERY]
        assert len(set(values)) == len(values), field
    assert max(each.number for each in IN_GAME) < min(each.number for each in CAREER)
