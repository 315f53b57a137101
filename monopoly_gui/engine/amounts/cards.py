"""Effects of a card: money and movement [CARD-2]."""

from collections.abc import Callable
from dataclasses import dataclass

from ..board import JAIL, SIZE, Board
from ..cards import Card
from ..state import DECK_STEP, HOTEL, State


@dataclass(frozen=True, slots=True)
class Move:
    """A movement by a card: ``way`` is forward, back or jail.

    ``factor`` and ``fresh`` are the card's rent rule for the space [CARD-7].
    """

    space: int
    way: str = "forward"
    factor: int = 1
    fresh: bool = False


def repairs(state: State, player: int, card: Card) -> int:
    """The bill for everything that the player has built [SC-080]."""
    levels = [state.buildings[s] for s in state.deeds(player)]
    houses = sum(level for level in levels if level < HOTEL)
    return card.per_house * houses + card.per_hotel * levels.count(HOTEL)


def money(state: State, player: int, card: Card) -> dict[int, int]:
    """The money a card brings, by seat; losses are negative.

    Where a fine or another card may be chosen, it is the fine.  What comes of the space that a
    card leads to is not counted.
    """
    return _MONEY[card.kind](state, player, card)


def to_come(state: State, deck: int) -> list[Card]:
    """The possible next cards of a deck, from what everybody at the table has seen [CARD-4]."""
    pile = state.decks[deck]
    unseen = pile[: len(pile) - state.known[deck]]
    return [state.board.decks[key // DECK_STEP][key % DECK_STEP] for key in unseen or pile[:1]]


def move(board: Board, start: int, card: Card) -> Move | None:
    """The movement of a card from a space; None where the token stays [CARD-7, SC-089]."""
    return _MOVES[card.kind](board, start, card)


def _nothing(state: State, player: int, card: Card) -> dict[int, int]:
    return {}


def _collected(state: State, player: int, card: Card) -> dict[int, int]:
    return {player: card.amount}


def _paid(state: State, player: int, card: Card) -> dict[int, int]:
    return {player: -card.amount}


def _from_each(state: State, player: int, card: Card) -> dict[int, int]:
    others = state.others(player)
    return {player: card.amount * len(others), **dict.fromkeys(others, -card.amount)}


def _to_each(state: State, player: int, card: Card) -> dict[int, int]:
    others = state.others(player)
    return {player: -card.amount * len(others), **dict.fromkeys(others, card.amount)}


def _repaired(state: State, player: int, card: Card) -> dict[int, int]:
    return {player: -repairs(state, player, card)}


_MONEY: dict[str, Callable[[State, int, Card], dict[int, int]]] = {
    "collect_bank": _collected,
    "pay_bank": _paid,
    "collect_each": _from_each,
    "pay_each": _to_each,
    "repairs": _repaired,
    "choice_pay_or_draw": _paid,
    "move_to": _nothing,
    "move_nearest": _nothing,
    "move_back": _nothing,
    "move_back_to": _nothing,
    "go_to_jail": _nothing,
    "jail_free": _nothing,
}


def _stays(board: Board, start: int, card: Card) -> Move | None:
    return None


def _to(board: Board, start: int, card: Card) -> Move | None:
    return Move(card.target)


def _nearest(board: Board, start: int, card: Card) -> Move | None:
    """The nearest one ahead, at last the space itself [SC-089]; nowhere if there is none."""
    for step in range(1, SIZE + 1):
        space = (start + step) % SIZE
        if board.spaces[space].kind == card.target_kind:
            return Move(space, factor=card.factor, fresh=card.fresh_dice)
    return None


def _back(board: Board, start: int, card: Card) -> Move | None:
    return Move((start - card.steps) % SIZE, "back")


def _back_to(board: Board, start: int, card: Card) -> Move | None:
    return Move(card.target, "back")


def _to_jail(board: Board, start: int, card: Card) -> Move | None:
    return Move(JAIL, "jail")


_MOVES: dict[str, Callable[[Board, int, Card], Move | None]] = {
    "collect_bank": _stays,
    "pay_bank": _stays,
    "collect_each": _stays,
    "pay_each": _stays,
    "repairs": _stays,
    "choice_pay_or_draw": _stays,
    "jail_free": _stays,
    "move_to": _to,
    "move_nearest": _nearest,
    "move_back": _back,
    "move_back_to": _back_to,
    "go_to_jail": _to_jail,
}
