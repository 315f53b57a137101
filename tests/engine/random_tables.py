"""Boards and rules at random.

Each option is drawn from a stream of its own, named by it: a new option changes the tables on which
it is switched on, and no others.
"""

import random
from dataclasses import replace
from itertools import count

from monopoly_gui.editions import load_edition
from monopoly_gui.engine.board import Board
from monopoly_gui.engine.conflicts import tidy
from monopoly_gui.engine.presets import problems, rules_from
from monopoly_gui.engine.rules import Rules, Value, options

BOARDS = ("us_2008", "us_pre2008", "uk")


def random_board(rng: random.Random) -> Board:
    """One of the game's own, now and then an odd one."""
    return odd_board() if rng.random() < 0.1 else load_edition(rng.choice(BOARDS))


def odd_board() -> Board:
    """A board as a person might make it: odd sums, no fine, free rents, a tax of 15 %."""
    board = load_edition("uk")
    spaces = list(board.spaces)
    spaces[38] = replace(spaces[38], tax=0, tax_percent=15)
    for index in board.streets[:8]:
        space = spaces[index]
        spaces[index] = replace(space, house_cost=35, mortgage=33, rents=(0, *space.rents[1:]))
    chance = tuple(card for card in board.decks[0] if card.kind != "jail_free")
    return replace(
        board,
        id="odd",
        salary=137,
        jail_fine=0,
        spaces=tuple(spaces),
        decks=(chance, board.decks[1]),
    )


#: what ends a game before one player is left
#: how often somebody may win at a goal: such games are short, and show little else
GOAL = 0.03
ENDS = ("round_limit", "time_limit_minutes", "end_after_bankruptcies")


def random_rules(rng: random.Random, board: Board, players: int) -> Rules:
    """Rules with about a third of the options changed, as far as they go together."""
    seed = rng.getrandbits(64)
    for attempt in count():
        changes: dict[str, Value] = {}
        for option in options():
            own = stream(seed, attempt, option.name)
            if own.random() < (GOAL if option.name.startswith("goal_") else 0.3):
                low, high = option.limits
                numbers = (low, max(low, 1), min(high, 25), min(high, 600))
                if option.name == "goal_cash":
                    numbers = (1800, 2000, 2500, 4000)
                changes[option.name] = own.choice(option.values or numbers)
        if changes.get("start_cash", 1500) == 0:
            del changes["start_cash"]
        ending = stream(seed, attempt, "the end of the game")
        if ending.random() < 0.85:
            _end(ending, changes)
        if any(changes.get(name) for name in ENDS):
            changes["win_condition"] = "richest_at_limit"
        else:
            changes.pop("win_condition", None)
        rules = tidy(rules_from(changes), board)
        if not problems(rules, players, board):
            return rules
    raise AssertionError("count() has no end")


def stream(*named: object) -> random.Random:
    """Dice of their own for what is named, always the same."""
    return random.Random(" ".join(map(str, named)))


def _end(rng: random.Random, changes: dict[str, Value]) -> None:
    """See to it that random players, who rarely ruin one another, come to an end some day."""
    if rng.random() < 0.5:
        changes["voluntary_bankruptcy"] = "resign"
    elif not changes.get("round_limit"):
        changes["round_limit"] = rng.randint(3, 25)
