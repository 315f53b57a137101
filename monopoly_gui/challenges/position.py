"""A position as data: deeds, money and tokens, by the places of deeds on any board."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Annotated, TypeAlias

from pydantic import Field

from ..engine.board import BANK, Board
from ..engine.chance import CHANCE_DECK, CHEST_DECK, SeededChance
from ..engine.frames import BEGUN, MOVING, Debt, Estate, Frame, Purchase
from ..engine.machine import Engine
from ..engine.rules import Rules
from ..engine.setup import new_state
from ..engine.state import DECK_STEP, HOTEL, HOTELS, HOUSES, State

#: the places of the deeds of each group, which are the same on every board of the game
GROUPS: Mapping[str, tuple[int, ...]] = {
    "brown": (1, 3),
    "light_blue": (6, 8, 9),
    "pink": (11, 13, 14),
    "orange": (16, 18, 19),
    "red": (21, 23, 24),
    "yellow": (26, 27, 29),
    "green": (31, 32, 34),
    "dark_blue": (37, 39),
    "railroads": (5, 15, 25, 35),
    "utilities": (12, 28),
}


#: buildings by place or group; in a file a place is a string of digits
Levels: TypeAlias = Annotated[
    Mapping[int, int] | Mapping[str, int] | Mapping[int | str, int],
    Field(union_mode="left_to_right"),
]


@dataclass(frozen=True, slots=True)
class Holding:
    """A player's holding: ``deeds`` by place or group, ``buildings`` as levels by either.

    ``jail`` is the number of throws missed there, -1 outside; ``cards`` how many Get Out of Jail
    Free cards.
    """

    cash: int
    at: int
    deeds: tuple[int | str, ...] = ()
    mortgaged: tuple[int, ...] = ()
    buildings: Levels = field(default_factory=dict)
    jail: int = -1
    cards: int = 0

    def spaces(self) -> tuple[int, ...]:
        """The places of all deeds, those of groups one by one."""
        return tuple(space for deed in self.deeds for space in places_of(deed))

    def levels(self) -> dict[int, int]:
        """The buildings by place."""
        return {s: level for deed, level in self.buildings.items() for s in places_of(deed)}


def places_of(deed: int | str) -> tuple[int, ...]:
    """The places of a group, or one place."""
    return GROUPS[deed] if isinstance(deed, str) else (deed,)


@dataclass(frozen=True, slots=True)
class ChallengePosition:
    """Players by seat; ``current`` has the turn.

    ``bought`` is a deed that this one has just landed on (-1: none), ``owes`` what is owed then to
    each of ``creditors`` (BANK: the Bank), ``estate`` what the Bank auctions now.
    """

    players: tuple[Holding, ...]
    round: int = 10
    bought: int = -1
    owes: int = 0
    creditors: tuple[int, ...] = (BANK,)
    estate: tuple[int, ...] = ()
    current: int = 0


def playable_state(position: ChallengePosition, board: Board, rules: Rules, seed: int) -> State:
    """The position as a playable game; ValueError names its contradictions."""
    state = draft_state(position, board, rules, seed)
    if problems := state.problems():
        raise ValueError("; ".join(problems))
    Engine(state, SeededChance()).settle()
    return state


def draft_state(position: ChallengePosition, board: Board, rules: Rules, seed: int) -> State:
    """The position as it is, with every contradiction except a deed of two owners."""
    players = len(position.players)
    state = new_state(board, rules, players, seed)
    chance = SeededChance()
    for deck, stream in enumerate((CHANCE_DECK, CHEST_DECK)):
        order = chance.order(state, stream, len(state.decks[deck]))
        state.decks[deck] = [deck * DECK_STEP + at for at in order]
    state.round = position.round
    state.turn = (position.round - 1) * players + 1 + position.current
    state.current = position.current
    for player, holding in enumerate(position.players):
        _seat(state, player, holding)
    state.bank = -sum(state.cash)
    state.houses_left = HOUSES - sum(level for level in state.buildings if level < HOTEL)
    state.hotels_left = HOTELS - state.buildings.count(HOTEL)
    state.stack[:] = _pending(position)
    return state


def _pending(position: ChallengePosition) -> list[Frame]:
    current = position.current
    moved = MOVING[current]
    if position.owes:
        return [moved, Debt(current, position.creditors, position.owes, "card")]
    if position.bought >= 0:
        return [moved, Purchase(current, position.bought)]
    if position.estate:
        return [moved, Estate(position.estate)]
    return [BEGUN[current]]


def _seat(state: State, player: int, holding: Holding) -> None:
    state.cash[player], state.position[player] = holding.cash, holding.at
    state.jail_turns[player], state.lapped[player] = holding.jail, True
    for space in holding.spaces():
        if state.owner[space] != BANK:
            raise ValueError(f"space {space} has two owners")
        state.owner[space] = player
    for space in holding.mortgaged:
        state.mortgaged[space] = True
    for space, level in holding.levels().items():
        state.buildings[space] = level
    for key in _jail_cards(state)[: holding.cards]:
        state.decks[key // DECK_STEP].remove(key)
        state.cards[player].append(key)


def _jail_cards(state: State) -> list[int]:
    """The keys of the Get Out of Jail Free cards without a holder."""
    decks = state.board.decks
    return [
        key
        for deck in state.decks
        for key in deck
        if decks[key // DECK_STEP][key % DECK_STEP].kind == "jail_free"
    ]
