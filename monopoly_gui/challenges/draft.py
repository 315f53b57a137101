"""A position under construction: ``problems`` names its contradictions."""

from dataclasses import dataclass, field, replace

from ..engine.board import BANK, GO, JAIL, MAX_PLAYERS, MIN_PLAYERS, SIZE, Board
from ..engine.frames import Turn
from ..engine.presets import problems
from ..engine.rules import Rules
from ..engine.sentence import Sentence, mark
from ..engine.state import HOTELS, HOUSES, State
from ..storage import SavedGame, SeatRecord
from .position import ChallengePosition, Holding, draft_state, playable_state

#: the most that can be given to a player
MOST_CASH = 100_000
MOST_ROUNDS = 999


@dataclass(slots=True)
class PositionDraft:
    """Holdings by player; ``owner``, ``buildings`` and ``mortgaged`` by space."""

    board: Board
    seats: list[SeatRecord]
    holdings: list[Holding]
    owner: list[int] = field(default_factory=lambda: [BANK] * SIZE)
    buildings: list[int] = field(default_factory=lambda: [0] * SIZE)
    mortgaged: list[bool] = field(default_factory=lambda: [False] * SIZE)
    current: int = 0
    round: int = 1
    rules: Rules = field(default_factory=Rules)

    @property
    def players(self) -> int:
        return len(self.seats)

    def give(self, space: int, owner: int) -> None:
        """Give a deed to a player or the Bank; the Bank's deeds carry nothing."""
        self.owner[space] = owner
        if owner == BANK:
            self.buildings[space], self.mortgaged[space] = 0, False

    def put(self, player: int, space: int) -> None:
        """Put a player's token on a space; on the Jail it only visits."""
        self.holdings[player] = replace(self.holdings[player], at=space, jail=-1)

    def lock_up(self, player: int, missed: int) -> None:
        """Put a player into Jail after this many missed rolls, or release them with -1."""
        at = JAIL if missed >= 0 else self.holdings[player].at
        self.holdings[player] = replace(self.holdings[player], at=at, jail=missed)

    def add(self, seat: SeatRecord) -> None:
        """Seat one more player, on GO with the starting cash."""
        self.seats.append(seat)
        self.holdings.append(Holding(self.rules.start_cash, GO))

    def remove(self, player: int) -> None:
        """Remove a player, whose deeds fall to the Bank."""
        for space in range(SIZE):
            if self.owner[space] == player:
                self.give(space, BANK)
            elif self.owner[space] > player:
                self.owner[space] -= 1
        del self.seats[player], self.holdings[player]
        if self.current >= player:
            self.current = max(0, self.current - 1)

    def position(self) -> ChallengePosition:
        """All of it as a position."""
        players = tuple(
            replace(
                holding,
                deeds=tuple(s for s in self.board.deeds if self.owner[s] == player),
                mortgaged=tuple(
                    s for s in self.board.deeds if self.owner[s] == player and self.mortgaged[s]
                ),
                buildings={
                    s: self.buildings[s]
                    for s in self.board.deeds
                    if self.owner[s] == player and self.buildings[s]
                },
            )
            for player, holding in enumerate(self.holdings)
        )
        return ChallengePosition(players, self.round, current=self.current)

    def problems(self) -> list[str]:
        """The contradictions of a position, as sentences; [] if it can be played."""
        if not MIN_PLAYERS <= self.players <= MAX_PLAYERS:
            return [
                Sentence(
                    "A game has {least} to {most} players.", least=MIN_PLAYERS, most=MAX_PLAYERS
                )
            ]
        found: list[str] = [*problems(self.rules, self.players, self.board)]
        if any(not seat.name.strip() for seat in self.seats):
            found.append(Sentence("Every player needs a name."))
        found += self._stock()
        both = [s for s in self.board.deeds if self.mortgaged[s] and self.buildings[s]]
        found += [
            Sentence("{deed} is mortgaged and has buildings.", deed=self.board.spaces[s].name)
            for s in both
        ]
        return found or list(self.state(1).problems())

    def _stock(self) -> list[str]:
        """Whether the Bank's buildings and the Jail cards suffice."""
        found: list[str] = []
        state = self.state(1)
        limited = self.rules.building_supply == "limited"
        if limited and state.houses_left < 0:
            text = mark("There are only {most} houses, but {count} are on the board.")
            found.append(Sentence(text, most=HOUSES, count=HOUSES - state.houses_left))
        if limited and state.hotels_left < 0:
            text = mark("There are only {most} hotels, but {count} are on the board.")
            found.append(Sentence(text, most=HOTELS, count=HOTELS - state.hotels_left))
        held = sum(holding.cards for holding in self.holdings)
        if held > sum(map(len, state.cards)):
            text = mark(
                "There are only {most} Get Out of Jail Free cards, but players hold {count}."
            )
            found.append(Sentence(text, most=sum(map(len, state.cards)), count=held))
        return found

    def state(self, seed: int) -> State:
        """The position as it is, for inspection."""
        return draft_state(self.position(), self.board, self.rules, seed)

    def saved(self, name: str, seed: int) -> SavedGame:
        """The game that begins so; ValueError for an impossible one."""
        state = playable_state(self.position(), self.board, self.rules, seed)
        seats = tuple(self.seats)
        return SavedGame(name, seats, state.clone(), state, kind="position", marks=("arranged",))


def empty_draft(board: Board, seats: list[SeatRecord]) -> PositionDraft:
    """Everybody on GO with the starting cash, and nothing sold."""
    draft = PositionDraft(board, [], [])
    for seat in seats:
        draft.add(seat)
    return draft


def draft_of(saved: SavedGame) -> PositionDraft:
    """An editable copy of a game's position; ValueError names the obstacle."""
    state = saved.state
    if not isinstance(state.top, Turn) or state.top.rolled or state.offers or state.claims:
        raise ValueError(Sentence("Something is still pending in this position."))
    if not all(state.alive):
        raise ValueError(Sentence("Somebody is bankrupt in this position."))
    holdings = [
        Holding(
            state.cash[player],
            state.position[player],
            jail=state.jail_turns[player],
            cards=len(state.cards[player]),
        )
        for player in range(state.players)
    ]
    draft = PositionDraft(state.board, list(saved.seats), holdings, rules=state.rules)
    draft.owner, draft.buildings = list(state.owner), list(state.buildings)
    draft.mortgaged, draft.round = list(state.mortgaged), state.round
    draft.current = state.current
    return draft
