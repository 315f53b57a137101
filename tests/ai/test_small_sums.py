"""Opponents think in the sums of the board that they play on."""

from monopoly_gui.ai.levels import LEVELS, PERSONALITIES, knobs_of
from monopoly_gui.ai.valuation.bot_config import SUMS, BotConfig, on_board
from monopoly_gui.ai.valuation.outlook import Outlook
from monopoly_gui.cli import read
from monopoly_gui.commands.rules import chosen
from monopoly_gui.editions import load_edition
from monopoly_gui.engine import setup
from monopoly_gui.engine.presets import rules_from
from monopoly_gui.engine.rules import Rules
from monopoly_gui.engine.state import State

US = load_edition("us_2008")
KITCHEN = load_edition("kitchen_table")


def short(**changes: int | str) -> State:
    rules = rules_from({**KITCHEN.rules, **changes})
    return setup.start(KITCHEN, rules, 4, seed=1).state


def test_on_the_usual_board_the_knobs_are_as_they_are_set() -> None:
    for level in LEVELS:
        for manner in ("", *(f"/{each.code}" for each in PERSONALITIES)):
            config = knobs_of(level.code + manner)
            assert on_board(config, US) == config


def test_a_board_of_small_sums_has_small_thresholds() -> None:
    """A salary of 10 in place of 200: a twentieth."""
    usual, small = BotConfig(reserve=200), on_board(BotConfig(reserve=200), KITCHEN)
    assert (small.reserve, small.hotel_reserve, small.hoard, small.lift_reserve) == (
        10,
        10,
        150,
        15,
    )
    assert all(getattr(small, name) * 20 == getattr(usual, name) for name in SUMS)
    assert all(type(getattr(small, name)) is type(getattr(usual, name)) for name in SUMS)
    assert (small.unit, small.near) == (1, 2)
    assert small.horizon == usual.horizon


def test_a_short_game_is_judged_by_the_chance_of_winning_until_its_last_rounds() -> None:
    state = short()
    assert Outlook.applies(state) and Outlook.applies(short(end_after_bankruptcies=2))
    assert not Outlook.knows(state)
    state.round = 23
    assert not Outlook.applies(state)
    assert not Outlook.applies(short(end_after_bankruptcies=0))


def test_the_command_line_plays_by_the_rules_that_a_board_proposes() -> None:
    words = ["arena", "--seats", "normal,normal", "--edition", "kitchen_table"]
    assert chosen(read(words), 4).rules == rules_from(KITCHEN.rules)
    changed = chosen(read([*words, "--rule", "start_cash=90"]), 4).rules
    assert (changed.start_cash, changed.round_limit) == (90, 25)
    assert chosen(read([*words, "--preset", "official_2008"]), 4).rules == Rules()
