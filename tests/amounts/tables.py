"""Random tables that compare the users of amounts with the engine."""

import random
from dataclasses import replace
from functools import lru_cache

from monopoly_gui.engine.board import BANK, Board
from monopoly_gui.engine.conflicts import tidy
from monopoly_gui.engine.frames import Turn
from monopoly_gui.engine.presets import problems
from monopoly_gui.engine.rules import Rules, Value, options, settled
from monopoly_gui.engine.state import State
from tests.amounts.boards import any_board
from tests.engine.positions import position
from tests.engine.random_tables import random_board, random_rules
from tests.engine.test_options_matter import NUMBERS

#: so much that nobody has to raise money
RICH = 100_000
#: so many rounds a game without a limit may have lasted
MOST_ROUNDS = 60
#: boards with sums of their own; more would be forgotten by those who look boards up
BOARDS = 10


@lru_cache(maxsize=BOARDS)
def _board(number: int) -> Board:
    rng = random.Random(number)
    return random_board(rng) if number < 3 else any_board(rng)


def every_value() -> list[tuple[str, Value]]:
    """Each value of each option; of those that hold numbers a usual one and another."""
    return [
        (option.name, value)
        for option in options()
        for value in (option.values or (option.default, *NUMBERS[option.name]))
    ]


def table(seed: int) -> State:
    """A position in which everybody is rich; each value of each option has its turn."""
    rng = random.Random(seed)
    board, players = _board(rng.randrange(BOARDS)), rng.randint(2, 6)
    values = every_value()
    state = position(rng, board, _rules(rng, board, players, *values[seed % len(values)]), players)
    if rng.random() < 0.4:
        _sell_out(rng, state)
    state.cash = [RICH + rng.randrange(500) for _ in range(players)]
    state.auto_claim = [True] * players
    state.bank = -sum(state.cash) - state.pot
    state.known = [rng.choice((0, len(pile) // 2, len(pile))) for pile in state.decks]
    state.doubles = 0 if state.in_jail(state.current) else rng.choice((0, 0, 1, 2))
    again = state.doubles > 0
    state.stack = [Turn(state.current, "roll", again, again)]
    _some_time(rng, state)
    return state


def _rules(rng: random.Random, board: Board, players: int, name: str, value: Value) -> Rules:
    """Random rules with this value, where rules with it can be found; else any."""
    for _ in range(20):
        wished: Rules = replace(random_rules(rng, board, players), **{name: value})  # type: ignore[arg-type]
        rules = settled(tidy(wished, board))
        if getattr(rules, name) == value and not problems(rules, players, board):
            return rules
    return random_rules(rng, board, players)


def _some_time(rng: random.Random, state: State) -> None:
    """A round and a turn of the game; where it is played against time, the time may be up."""
    state.round = rng.randint(1, state.rules.round_limit or MOST_ROUNDS)
    state.turn = (state.round - 1) * state.players + rng.randint(1, state.players)
    state.time_called = state.rules.time_limit_minutes > 0 and rng.random() < 0.5


def _sell_out(rng: random.Random, state: State) -> None:
    """Whatever the Bank still has is somebody's, some of it mortgaged."""
    for space in state.board.deeds:
        if state.owner[space] == BANK:
            state.owner[space] = rng.randrange(state.players)
            state.mortgaged[space] = rng.random() < 0.4
