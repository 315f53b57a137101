"""The expected length of games in the set-up, and the quick game of the title."""

from dataclasses import replace
from itertools import pairwise

import pygame
import pytest

from monopoly_gui.engine.presets import PRESETS, preset, rules_from
from monopoly_gui.engine.rules import Rules
from monopoly_gui.scenes.core.quick import LAST_ROUND, RULES
from monopoly_gui.scenes.menus.title import TitleScene
from monopoly_gui.scenes.setup.setup import SetupScene
from monopoly_gui.simulation.lengths import PLAYERS, Length, estimate, turns_of
from monopoly_gui.storage import SeatRecord
from tests.scenes.screen import Screen
from tools.measure_lengths import Table, tables, turns


def test_every_set_of_rules_was_measured() -> None:
    for each in PRESETS:
        for players in range(2, 9):
            least, usual, most = turns_of(rules_from(each.changes), players)
            assert 0 < least < usual < most


def test_figures_are_of_games_that_the_tool_plays() -> None:
    table = next(t for t in tables() if t.name == "short_1997" and t.players == 4)
    least, _usual, most = turns_of(rules_from(dict(table.changes)), 4)
    again = sorted(turns(table, seed) for seed in range(1, 7))
    assert any(least <= number <= most for number in again)
    assert turns(table, 1) == turns(table, 1)
    assert Table("x", "us_2008", (), 2) not in tables()


def test_numbers_of_players_between_those_measured_lie_between() -> None:
    for low, high in pairwise(PLAYERS):
        ends = [turns_of(Rules(), n)[1] for n in (low, high)]
        assert min(ends) <= turns_of(Rules(), low + 1)[1] <= max(ends)


def test_people_take_longer_than_computers_and_slow_ones_longer_than_fast_ones() -> None:
    four = [estimate(Rules(), people, 4 - people, "normal").usual for people in range(5)]
    assert four == sorted(four) and four[0] < four[4]
    speeds = [
        estimate(Rules(), 1, 3, speed).usual for speed in ("instant", "fast", "normal", "slow")
    ]
    assert speeds == sorted(speeds) and speeds[0] < speeds[3]


@pytest.mark.parametrize(
    ("changes", "most"),
    [
        ({"round_limit": 5, "win_condition": "richest_at_limit"}, 12),
        ({"time_limit_minutes": 15, "win_condition": "richest_at_limit"}, 20),
    ],
)
def test_a_limit_ends_the_game(changes: dict[str, object], most: int) -> None:
    found = estimate(rules_from(changes), 1, 3, "normal")
    assert found.usual <= found.most <= most


def test_options_that_make_games_shorter_are_counted() -> None:
    usual = estimate(Rules(), 1, 3, "normal").usual
    short = replace(Rules(), end_after_bankruptcies=1, win_condition="richest_at_limit")
    assert estimate(short, 1, 3, "normal").usual < usual
    poor = replace(Rules(), start_cash=900)
    assert estimate(poor, 1, 3, "normal").usual > usual


def test_set_up_tells_how_long_the_table_will_play() -> None:
    screen = Screen()
    scene = screen.open(SetupScene(screen.context))
    assert scene.length.text == told(estimate(Rules(), 1, 3, "normal"))
    screen.click("add")
    assert scene.length.text == told(estimate(Rules(), 1, 4, "normal"))


def told(length: Length) -> str:
    return f"About {length.usual} minutes ({length.least} to {length.most})"


def test_a_quick_game_begins_at_one_click_by_the_rules_of_a_short_game() -> None:
    hard = SeatRecord("Robot", "ai", "dog", 3, "hard")
    me = SeatRecord("Fela", "human", "hat", 5)
    screen = Screen(last_seats=(hard, me))
    screen.open(TitleScene(screen.context))
    screen.click("Quick game")
    screen.key(pygame.K_k)
    game, again = screen.calls.started
    assert game.kind == again.kind == "quick" and game.marks == () and game.collects
    rules = rules_from(game.rules)
    assert rules == rules_from({**preset(RULES).changes, "round_limit": LAST_ROUND})
    assert (game.seats[0].name, game.seats[0].token) == ("Fela", "hat")
    assert [seat.bot for seat in game.seats[1:]] == ["hard"] * 3
    found = estimate(rules, 1, 3, "normal")
    assert abs(found.usual - 15) <= 3 and found.most <= 20
    title = screen.open(TitleScene(screen.context))
    assert f"about {found.usual} minutes, {found.most} at most" in title.quick.tip
    screen.click("Settings")
    screen.context.change("speed", "slow")
    screen.key(pygame.K_ESCAPE)
    assert f"about {estimate(rules, 1, 3, 'slow').usual} minutes" in title.quick.tip
