"""The result of a game: everything for statistics and achievements."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from hashlib import sha256

from .. import paths
from ..storage.saved_game import Kind, Mark

#: the ways in which a game can come about that counts
COUNTING: tuple[Kind, ...] = ("game", "quick")


@dataclass(frozen=True, slots=True)
class Payment:
    """A rent: its space, its amount, and the seat of the other side."""

    space: int
    amount: int
    other: int


@dataclass(frozen=True, slots=True)
class Bargain:
    """A trade by its effect on the chance of winning, in thousandths."""

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

    ``place`` counts from 1, equals share one.  ``luck`` is None where it cannot be measured.
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
    """A finished game; ``game`` identifies it.

    ``program`` is the version that computed it.  ``started`` and ``ended`` are ISO 8601 in UTC;
    the kept game, if there is one, knows ``started`` too.
    ``rules`` is the id of a set of rules that comes with the game, "" for others.
    ``whole`` says whether all actions were made at this program's table, and none was read from a
    file; None where that is unknown.
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


#: a letter for each chance from 0 to 1
LETTERS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_"
_CHANCES = {letter: at / (len(LETTERS) - 1) for at, letter in enumerate(LETTERS)}
#: the most moments kept of a game, the start and the end among them
MOMENTS = 24
#: raised when ``ai.advice.chances`` reckons otherwise with the same weights
REVISION = 1


@lru_cache(maxsize=1)
def chances_version() -> str:
    """The name of the chance function: its revision and its weights."""
    weights = (paths.assets() / "ai" / "weights.json").read_bytes()
    return f"{REVISION}-{sha256(weights).hexdigest()[:6]}"


def condense_curve(points: Sequence[tuple[float, ...]], moments: int = MOMENTS) -> Curve:
    """Some of the points, evenly spaced, the first and the last in any case."""
    count = min(len(points), moments)
    steps = [round(n * (len(points) - 1) / max(1, count - 1)) for n in range(count)]
    seats = range(len(points[0]))
    return Curve(chances_version(), tuple(tuple(points[n][seat] for n in steps) for seat in seats))


def encode_chances(chances: Sequence[float]) -> str:
    """Chances as text, a letter each, to a sixty-third."""
    return "".join(LETTERS[round(chance * (len(LETTERS) - 1))] for chance in chances)


def decode_chances(text: str) -> tuple[float, ...]:
    """The chances in a text; KeyError for an invalid one."""
    return tuple(map(_CHANCES.__getitem__, text))
