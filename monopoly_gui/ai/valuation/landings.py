"""The frequency of landing on each space, computed from the dice and the cards."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from ...engine.amounts.cards import move
from ...engine.amounts.rents import MEAN_THROW, rent
from ...engine.board import BANK, JAIL, SIZE, Board
from ...engine.cards import CHANCE, CHEST, Card
from ...engine.state import State

#: an entry that leads to Jail, in place of a board index
ARREST = -1
_DRAWS = 3  # a card may lead to a card, but counting stops here
_ROUNDS = 60
#: (sum, whether a double, odds) of two dice
_THROWS = tuple(
    (total, double, ways / 36)
    for total in range(2, 13)
    for double, ways in ((True, 1 - total % 2), (False, 5 - abs(total - 7) + total % 2))
    if ways
)


@dataclass(frozen=True, slots=True)
class Landings:
    """Expected arrivals in a turn of a player who leaves Jail at once; by space.

    ``charged`` counts an arrival as often as a card multiplies the rent;
    ``fresh`` is what the dice come to times the factor, of the cards that
    charge a multiple of a new throw; those arrivals are left out of ``charged``.
    """

    visits: tuple[float, ...]
    charged: tuple[float, ...]
    fresh: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class IdentityBoard:
    """A board that equals itself alone, so that results about it can be looked up."""

    board: Board

    def __hash__(self) -> int:
        return id(self.board)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, IdentityBoard) and other.board is self.board


def incomes_against(state: State, player: int) -> Iterator[float]:
    """The income of each of the others' deeds from one turn of the player, as things are now."""
    odds, owner = landings(IdentityBoard(state.board)), state.owner
    for space in state.board.deeds:
        if owner[space] not in (BANK, player):
            yield _income(state, odds, space)


def income(state: State, space: int) -> float:
    """A deed's current income from one turn of another player."""
    return _income(state, landings(IdentityBoard(state.board)), space)


def _income(state: State, odds: Landings, space: int) -> float:
    total = odds.charged[space] * rent(state, space)
    if odds.fresh[space]:
        total += odds.fresh[space] * rent(state, space, 1, fresh=True)
    return total


@dataclass(frozen=True, slots=True)
class _Arrival:
    space: int
    chance: float
    factor: int
    fresh: bool


@dataclass(frozen=True, slots=True)
class _Outcome:
    """A landing: arrivals on the way, and final spaces (ARREST: Jail) with their odds."""

    arrivals: tuple[_Arrival, ...]
    ends: tuple[tuple[int, float], ...]


@lru_cache(maxsize=16)
def landings(same: IdentityBoard) -> Landings:
    """The long-run arrivals of one player (a Markov chain over places and doubles thrown)."""
    board = same.board
    outcomes = [_outcome(board, space, 0) for space in range(SIZE)]
    mass = [[0.0] * SIZE for _ in range(3)]
    mass[0][0] = 1.0
    for _ in range(_ROUNDS):
        mass = _thrown(mass, outcomes)
    visits, charged, fresh = ([0.0] * SIZE for _ in range(3))
    turns = sum(mass[0])
    for doubles in range(3):
        for space in range(SIZE):
            for total, double, odds in _THROWS:
                if double and doubles == 2:
                    continue
                share = mass[doubles][space] * odds / turns
                for arrival in outcomes[(space + total) % SIZE].arrivals:
                    weight = share * arrival.chance
                    visits[arrival.space] += weight
                    if arrival.fresh:
                        fresh[arrival.space] += weight * arrival.factor * MEAN_THROW
                    else:
                        charged[arrival.space] += weight * arrival.factor
    return Landings(tuple(visits), tuple(charged), tuple(fresh))


def _thrown(mass: list[list[float]], outcomes: list[_Outcome]) -> list[list[float]]:
    """One throw further: ``mass[doubles][space]`` before a throw; the third double arrests."""
    after = [[0.0] * SIZE for _ in range(3)]
    for doubles in range(3):
        for space in range(SIZE):
            here = mass[doubles][space]
            if not here:
                continue
            for total, double, odds in _THROWS:
                share = here * odds
                if double and doubles == 2:
                    after[0][JAIL] += share
                    continue
                for end, part in outcomes[(space + total) % SIZE].ends:
                    if end == ARREST:
                        after[0][JAIL] += share * part
                    else:
                        after[doubles + 1 if double else 0][end] += share * part
    return after


def _outcome(
    board: Board, space: int, drawn: int, factor: int = 1, fresh: bool = False
) -> _Outcome:
    arrivals = [_Arrival(space, 1.0, factor, fresh)]
    kind = board.spaces[space].kind
    if kind == "go_to_jail":
        return _Outcome(tuple(arrivals), ((ARREST, 1.0),))
    if kind not in ("chance", "community_chest") or drawn == _DRAWS:
        return _Outcome(tuple(arrivals), ((space, 1.0),))
    deck = board.decks[CHANCE if kind == "chance" else CHEST]
    ends: dict[int, float] = {}
    for card in deck:
        onward = _obeyed(board, space, card, drawn + 1)
        share = 1 / len(deck)
        for end, part in onward.ends:
            ends[end] = ends.get(end, 0.0) + part * share
        arrivals += [
            _Arrival(a.space, a.chance * share, a.factor, a.fresh) for a in onward.arrivals
        ]
    return _Outcome(tuple(arrivals), tuple(ends.items()) or ((space, 1.0),))


def _obeyed(board: Board, space: int, card: Card, drawn: int) -> _Outcome:
    """The destinations of a card drawn on a space; none if it does not move the token."""
    to = move(board, space, card)
    if to is None:
        return _Outcome((), ((space, 1.0),))
    if to.way == "jail":
        return _Outcome((), ((ARREST, 1.0),))
    return _outcome(board, to.space, drawn, to.factor, to.fresh)
