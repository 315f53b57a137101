"""Moves of tokens, and the salary on the way; `landing.py` goes on [TURN-2, GO-1]."""

from ..amounts import salaries
from ..board import BANK, GO, SIZE
from ..events import SalaryDue, TokenMoved
from ..frames import ARRIVALS, Arrival
from ..game import Game


def forward(game: Game, player: int, count: int) -> None:
    """Go on by ``count`` spaces; the landing comes next."""
    state = game.state
    start = state.position[player]
    space = state.position[player] = (start + count) % SIZE
    if not game.quiet:
        game.events.append(TokenMoved(player, start, space, "forward"))
    if space <= start:
        pass_go(game, player, space == GO)
    state.stack.append(ARRIVALS[player][space])


def advance_to(
    game: Game,
    player: int,
    space: int,
    *,
    salary: bool = True,
    factor: int = 1,
    fresh: bool = False,
) -> None:
    """Go forward to a space, past GO if it lies behind, and act on it next [GO-1, CARD-7].

    The salary comes before the effects of the space.  ``factor`` and
    ``fresh`` are a card's rent rule.
    """
    state = game.state
    start = state.position[player]
    state.position[player] = space
    game.emit(TokenMoved(player, start, space, "forward"))
    if space <= start and salary:
        pass_go(game, player, space == GO)
    game.push(Arrival(player, space, factor, fresh))


def back_to(game: Game, player: int, space: int) -> None:
    """Go backwards to a space, to act on it next; never a salary [CARD-7, SC-018]."""
    state = game.state
    start = state.position[player]
    state.position[player] = space
    game.emit(TokenMoved(player, start, space, "back"))
    game.push(ARRIVALS[player][space])


def pass_go(game: Game, player: int, landed: bool) -> None:
    """Pay the salary, each time, or open a claim to it [GO-1, GO-2, GO-3, BANK-6]."""
    state = game.state
    amount = salaries.salary(state.board, state.rules, landed)
    state.lapped[player] = True
    if state.rules.salary_claim == "automatic" or state.auto_claim[player]:
        game.pay(BANK, player, amount, "salary", GO)
    else:
        state.salaries[player] += amount
        game.emit(SalaryDue(player, amount))
