"""What a throw brings on average, so that what it did bring can be called luck."""

from __future__ import annotations

from ..engine.amounts.rents import collects, rent
from ..engine.amounts.salaries import salary
from ..engine.amounts.taxes import fixed_tax
from ..engine.board import BANK, GO, SIZE
from ..engine.cards import CHANCE, CHEST, Card
from ..engine.flow.jail import misses_allowed
from ..engine.sentence import mark
from ..engine.state import HOTEL, State

#: money that comes and goes by dice and cards; everything else is somebody's choice
REASONS = frozenset({"rent", "tax", "card", "salary", "pot", "snake_eyes"})
HELP = mark(
    "Luck is the money that dice and cards have moved to a player or away (rent, taxes, salaries, "
    "cards), less what the same throws bring on average: the mean over all 36 throws from where "
    "the token stood, with the rents of that moment. 0 is neither lucky nor unlucky."
)
_MEAN = 7
_DEEP = 2  # a card may lead to another card; a third one is left out
_WAYS = tuple(
    (total, double, ways)
    for total in range(2, 13)
    for double, ways in ((True, 1 - total % 2), (False, 5 - abs(total - 7) + total % 2))
    if ways
)


def measured(state: State) -> bool:
    """Whether luck can be told for a game: not with the speed die."""
    return state.rules.speed_die != "on"


def expected(state: State, player: int) -> list[float]:
    """Mean money to each player (by seat) of the throw that ``player`` is about to make."""
    total = [0.0] * state.players
    jailed = state.jail_turns[player] >= 0
    stays = jailed and state.jail_turns[player] + 1 < misses_allowed(state.rules)
    for throw, double, ways in _WAYS:
        share = ways / 36
        if (stays and not double) or (double and not jailed and state.doubles == 2):
            continue
        if throw == 2 and not jailed:
            total[player] += share * state.rules.snake_eyes_bonus
        _go_on(state, player, state.position[player], throw, share, total)
    return total


def _go_on(
    state: State, player: int, start: int, steps: int, share: float, total: list[float]
) -> None:
    end = (start + steps) % SIZE
    if end <= start:
        _salary(state, player, end, share, total)
    _land(state, player, end, steps, share, total, 0)


def _salary(state: State, player: int, end: int, share: float, total: list[float]) -> None:
    total[player] += share * salary(state.board, state.rules, end == GO)


def _land(
    state: State,
    player: int,
    space: int,
    throw: int,
    share: float,
    total: list[float],
    drawn: int,
    factor: int = 1,
    fresh: bool = False,
) -> None:
    """Add what a space brings; free deeds bring nothing, to buy is a choice."""
    where = state.board.spaces[space]
    if where.is_deed:
        owner = state.owner[space]
        if owner in (BANK, player) or state.mortgaged[space] or not collects(state, owner):
            return
        due = factor * (_MEAN if fresh else rent(state, space, throw))
        total[player] -= share * due
        total[owner] += share * due
    elif where.kind in ("chance", "community_chest"):
        deck = state.board.decks[CHANCE if where.kind == "chance" else CHEST]
        if drawn < _DEEP:
            for card in deck:
                _obey(state, player, space, card, throw, share / len(deck), total, drawn + 1)
    elif where.kind == "tax":
        total[player] -= share * fixed_tax(state, space)
    elif where.kind == "free_parking":
        total[player] += share * state.pot


def _obey(
    state: State,
    player: int,
    space: int,
    card: Card,
    throw: int,
    share: float,
    total: list[float],
    drawn: int,
) -> None:
    """Add what a card brings."""
    others = state.others(player)
    if card.kind == "collect_bank":
        total[player] += share * card.amount
    elif card.kind in ("pay_bank", "choice_pay_or_draw"):
        total[player] -= share * card.amount
    elif card.kind in ("collect_each", "pay_each"):
        amount = share * (card.amount if card.kind == "collect_each" else -card.amount)
        total[player] += amount * len(others)
        for other in others:
            total[other] -= amount
    elif card.kind == "repairs":
        levels = [state.buildings[s] for s in state.deeds(player)]
        houses = sum(level for level in levels if level < HOTEL)
        bill = card.per_house * houses + card.per_hotel * levels.count(HOTEL)
        total[player] -= share * bill
    elif card.kind in ("move_to", "move_nearest"):
        end = card.target
        if card.kind == "move_nearest":
            end = _nearest(state, space, card.target_kind)
        if end <= space:
            _salary(state, player, end, share, total)
        _land(state, player, end, throw, share, total, drawn, card.factor, card.fresh_dice)
    elif card.kind in ("move_back", "move_back_to"):
        end = (space - card.steps) % SIZE if card.kind == "move_back" else card.target
        _land(state, player, end, throw, share, total, drawn)


def _nearest(state: State, space: int, kind: str) -> int:
    ahead = ((space + step) % SIZE for step in range(1, SIZE + 1))
    return next((s for s in ahead if state.board.spaces[s].kind == kind), space)
