"""The table's model: the visible part of a position, and nothing else."""

from copy import copy
from dataclasses import dataclass, field
from typing import Any

from ..engine.board import BANK
from ..engine.frames import Auction, Over
from ..engine.setup import new_state
from ..engine.state import State

#: faces of the speed die as an event has them: 1 to 3, then these
BUS, MR_MONOPOLY = 4, 5
#: the state for questions to the rules, as shown
ASKED = (
    "current", "round", "turn", "time_called", "pot", "cash", "position", "jail_turns", "owner",
    "buildings", "mortgaged", "dice",
)  # fmt: skip


@dataclass(slots=True)
class ShownAuction:
    """An auction as everybody sees it; ``space`` is -1 for buildings."""

    space: int
    leader: int = BANK


@dataclass(slots=True)
class TableModel:
    """The table; lists are by player or by space as in ``State``.

    The fields that are not compared are what was seen last and leaves no trace
    in a position: the throw that lies on the table (a third figure is the speed
    die's face), and who threw it.
    """

    current: int
    round: int
    turn: int
    dice: tuple[int, ...]
    cash: list[int]
    pot: int
    position: list[int]
    placed: list[bool]
    jail_turns: list[int]
    alive: list[bool]
    cards: list[list[int]]
    owner: list[int]
    buildings: list[int]
    mortgaged: list[bool]
    houses_left: int
    hotels_left: int
    time_called: bool = False
    auction: ShownAuction | None = None
    ranking: tuple[int, ...] = ()
    places: tuple[int, ...] = ()
    thrown: tuple[int, ...] = field(default=(), compare=False)
    thrower: int = field(default=BANK, compare=False)

    @property
    def players(self) -> int:
        return len(self.cash)

    @property
    def over(self) -> bool:
        return bool(self.ranking)

    @property
    def winners(self) -> tuple[int, ...]:
        """The winners, () while the game is on."""
        return tuple(p for p in self.ranking if self.place(p) == 1)

    def place(self, player: int) -> int:
        """The final place of a player; equals share a place."""
        at = self.ranking.index(player)
        return self.places[at] if self.places else at + 1

    def in_jail(self, player: int) -> bool:
        return self.jail_turns[player] >= 0

    def slot(self, player: int) -> tuple[int, int]:
        """A player's slot among those on the same space, and their number.

        Prisoners and visitors are counted separately.
        """
        where = (self.position[player], self.in_jail(player))
        there = [
            p
            for p in range(self.players)
            if self.alive[p] and self.placed[p] and (self.position[p], self.in_jail(p)) == where
        ]
        return (there.index(player) if player in there else 0), max(1, len(there))


def model_of(state: State) -> TableModel:
    """The table of a position."""
    auction = next((f for f in reversed(state.stack) if isinstance(f, Auction)), None)
    top = state.stack[-1] if state.stack else None
    over = top if isinstance(top, Over) else Over((), (), "")
    alike: dict[str, Any] = {name: copy(getattr(state, name)) for name in ASKED}
    return TableModel(
        **alike,
        placed=state.placed[:],
        alive=state.alive[:],
        cards=[held[:] for held in state.cards],
        houses_left=state.houses_left,
        hotels_left=state.hotels_left,
        auction=ShownAuction(auction.space, auction.leader) if auction else None,
        ranking=over.ranking,
        places=over.places,
        thrown=state.dice,
        thrower=state.current if state.dice else BANK,
    )


def empty_model(state: State) -> TableModel:
    """The table before the first event of the game that this state belongs to."""
    return model_of(new_state(state.board, state.rules, state.players, 0))


def state_as_shown(state: State, model: TableModel) -> State:
    """The state with the contents of the table, so that the rules can be asked about them.

    It serves questions about deeds, money, places and the moment of the game only;
    pending decisions are those of ``state``.
    """
    shown = state.clone()
    for name in ASKED:
        setattr(shown, name, copy(getattr(model, name)))
    return shown
