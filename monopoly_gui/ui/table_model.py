"""The table's model: the visible part of a position, and nothing else."""

from __future__ import annotations

from dataclasses import dataclass, field

from ..engine.actions import Bundle
from ..engine.board import BANK
from ..engine.frames import Auction, Over
from ..engine.setup import new_state
from ..engine.state import State

#: faces of the speed die as an event has them: 1 to 3, then these
BUS, MR_MONOPOLY = 4, 5


@dataclass(slots=True)
class ShownAuction:
    """An auction as everybody sees it; ``passed`` and ``out`` are bit masks of players."""

    space: int
    building: str = ""
    count: int = 1
    high: int = 0
    leader: int = BANK
    spot: int = -1
    passed: int = 0
    out: int = 0


@dataclass(slots=True)
class ShownOffer:
    """A trade offer that stands."""

    player: int
    partner: int
    give: Bundle
    get: Bundle
    settles: bool = False
    agreed: bool = False


@dataclass(slots=True)
class ShownClaim:
    """Rent that may be asked for."""

    owner: int
    debtor: int
    space: int
    amount: int


@dataclass(slots=True)
class TableModel:
    """The table; lists are by player or by space as in ``State``.

    The fields that are not compared are what was seen last and leaves no trace
    in a position: the throw that lies on the table (a third figure is the speed
    die's face), the last card (deck, id), and who threw what for the start.
    """

    order: tuple[int, ...]
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
    fallen: list[int]
    auto_claim: list[bool]
    cards: list[list[int]]
    owner: list[int]
    buildings: list[int]
    mortgaged: list[bool]
    houses_left: int
    hotels_left: int
    time_called: bool = False
    claims: dict[int, ShownClaim] = field(default_factory=dict)
    offers: dict[int, ShownOffer] = field(default_factory=dict)
    auction: ShownAuction | None = None
    ranking: tuple[int, ...] = ()
    worths: tuple[int, ...] = ()
    why: str = ""
    places: tuple[int, ...] = ()
    thrown: tuple[int, ...] = field(default=(), compare=False)
    thrower: int = field(default=BANK, compare=False)
    card: tuple[int, str] | None = field(default=None, compare=False)

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
        """Where a player came; equals share a place."""
        at = self.ranking.index(player)
        return self.places[at] if self.places else at + 1

    def deeds(self, player: int) -> list[int]:
        """Board indexes of a player's deeds, in board order."""
        return [space for space, owner in enumerate(self.owner) if owner == player]

    def in_jail(self, player: int) -> bool:
        return self.jail_turns[player] >= 0

    def slot(self, player: int) -> tuple[int, int]:
        """A player's place among those who stand on the same space, and how many they are.

        Prisoners and visitors are counted apart.
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
    return TableModel(
        order=tuple(state.order),
        current=state.current,
        round=state.round,
        turn=state.turn,
        dice=state.dice,
        cash=state.cash[:],
        pot=state.pot,
        position=state.position[:],
        placed=state.placed[:],
        jail_turns=state.jail_turns[:],
        alive=state.alive[:],
        fallen=state.fallen[:],
        auto_claim=state.auto_claim[:],
        cards=[held[:] for held in state.cards],
        owner=state.owner[:],
        buildings=state.buildings[:],
        mortgaged=state.mortgaged[:],
        houses_left=state.houses_left,
        hotels_left=state.hotels_left,
        time_called=state.time_called,
        claims={
            c.id: ShownClaim(c.owner, c.debtor, c.space, c.amount)
            for c in state.claims
            if not c.asked
        },
        offers={
            o.id: ShownOffer(o.player, o.partner, o.give, o.get, o.settles, o.agreed)
            for o in state.offers
        },
        auction=_shown(auction) if auction else None,
        ranking=over.ranking,
        worths=over.worths,
        why=over.why,
        places=over.places,
        thrown=state.dice,
        thrower=state.current if state.dice else BANK,
    )


def empty_model(state: State) -> TableModel:
    """The table before the first event of the game that this state belongs to."""
    model = model_of(new_state(state.board, state.rules, state.players, 0))
    model.auto_claim = state.auto_claim[:]
    return model


def state_as_shown(state: State, model: TableModel) -> State:
    """The state with what the table shows in it, so that the rules can be asked about that.

    Only good for questions about deeds, money, places and the moment of the game;
    what is pending is as it was in ``state``.
    """
    shown = state.clone()
    shown.current, shown.round, shown.turn = model.current, model.round, model.turn
    shown.time_called, shown.pot = model.time_called, model.pot
    shown.cash = model.cash[:]
    shown.position = model.position[:]
    shown.jail_turns = model.jail_turns[:]
    shown.owner = model.owner[:]
    shown.buildings = model.buildings[:]
    shown.mortgaged = model.mortgaged[:]
    shown.dice = model.dice
    return shown


def _shown(frame: Auction) -> ShownAuction:
    return ShownAuction(
        frame.space,
        frame.building,
        frame.count,
        frame.high,
        frame.leader,
        frame.spot,
        frame.passed,
        frame.out,
    )
