"""The result of a game: everything that statistics and achievements need of it."""

from __future__ import annotations

from dataclasses import dataclass

from ..storage.saved_game import Kind, Mark

#: the ways in which a game can come about that counts
COUNTING: tuple[Kind, ...] = ("game", "quick")


@dataclass(frozen=True, slots=True)
class Payment:
    """A rent: where it was due, how much, and the seat of the other side."""

    space: int
    amount: int
    other: int


@dataclass(frozen=True, slots=True)
class Bargain:
    """A trade by what it did to the chance of winning, in thousandths; with whom, and when."""

    change: int
    other: int
    round: int


@dataclass(frozen=True, slots=True)
class Holder:
    """The holder of a seat from a round on, until the next one."""

    round: int
    name: str
    kind: str
    bot: str
    profile: str


@dataclass(frozen=True, slots=True)
class SeatResult:
    """The result of a seat; ``holders`` are the players on it, the first one from the start.

    ``place`` counts from 1, equals share one.  ``luck`` is None where it cannot be told.
    ``lowest`` is the least chance of winning before the end, in thousandths.
    ``held`` is the deed owned for most turns and ``earner`` the one that brought most rent, -1
    if there is none; ``earned`` are the numbers of achievements of a person who sat there
    throughout.
    """

    holders: tuple[Holder, ...]
    place: int
    worth: int
    paid: Payment | None
    taken: Payment | None
    best: Bargain | None
    worst: Bargain | None
    held: int
    earner: int
    luck: int | None
    lowest: int
    earned: tuple[int, ...]

    @property
    def whole(self) -> bool:
        """Whether the same one sat there from the first throw to the last."""
        return len(self.holders) == 1

    @property
    def holder(self) -> Holder:
        """The holder at the end."""
        return self.holders[-1]


@dataclass(frozen=True, slots=True)
class Curve:
    """Everybody's chance of winning through the game, evenly spaced from the start to the end.

    ``version`` names the function that said them; ``chances`` are by seat, from 0 to 1.
    """

    version: str
    chances: tuple[tuple[float, ...], ...]


@dataclass(frozen=True, slots=True)
class Result:
    """A game that is over; ``game`` tells it from all others.

    ``program`` is the version that reckoned it.  ``started`` and ``ended`` are ISO 8601 in UTC;
    the kept game, if there is one, knows ``started`` too.
    ``rules`` is the id of a set of rules that comes with the game, "" for others.
    ``whole`` says whether all actions were made at this program's table, and none was read from a
    file; None where nothing tells it.
    """

    game: str
    started: str
    ended: str
    program: str
    board: str
    rules: str
    kind: Kind
    marks: tuple[Mark, ...]
    rounds: int
    turns: int
    seats: tuple[SeatResult, ...]
    curve: Curve
    whole: bool | None = None

    @property
    def counts(self) -> bool:
        """Whether statistics and achievements take notice of it."""
        return self.kind in COUNTING and not self.marks

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that won or share the win."""
        return tuple(seat for seat, each in enumerate(self.seats) if each.place == 1)
