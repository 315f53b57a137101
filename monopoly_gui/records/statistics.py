"""The games of a person, or of the computers of a level, and their totals."""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field

from ..ai.levels import JOINT, LEVELS
from .result import Bargain, Holder, Payment, Result, SeatResult

#: the board and one of its spaces
Deed = tuple[str, int]


@dataclass(frozen=True, slots=True)
class PlayedSeat:
    """One seat of one result."""

    result: Result
    seat: int

    @property
    def mine(self) -> SeatResult:
        return self.result.seats[self.seat]

    @property
    def counts(self) -> bool:
        """Whether the game counts, and was played from the first throw to the last."""
        return self.result.counts and self.mine.whole

    @property
    def won(self) -> bool:
        return self.mine.place == 1

    @property
    def others(self) -> list[Holder]:
        """The other holders at the end."""
        return [each.holder for at, each in enumerate(self.result.seats) if at != self.seat]

    @property
    def levels(self) -> set[str]:
        """The levels of the computers at the table."""
        return {level_of(other) for other in self.others if other.kind == "ai"} - {""}

    @property
    def characters(self) -> set[str]:
        """The personalities of the computers at the table."""
        bots = [other.bot for other in self.others if other.kind == "ai"]
        return {bot.partition(JOINT)[2] for bot in bots} - {""}

    @property
    def people(self) -> int:
        """The number of people at the table, oneself among them."""
        return sum(each.holder.kind == "human" for each in self.result.seats)


def level_of(holder: Holder) -> str:
    """The level of a computer, "" for a foreign one."""
    code = holder.bot.partition(JOINT)[0]
    return code if code in {level.code for level in LEVELS} else ""


def played_by(results: Iterable[Result], profile: str) -> list[PlayedSeat]:
    """The seats on which a person sat at any time, the oldest game first."""
    return _seats(
        results,
        lambda seat: any(profile and holder.profile == profile for holder in seat.holders),
    )


def played_at(results: Iterable[Result], level: str) -> list[PlayedSeat]:
    """The seats on which computers of a level sat, the oldest game first."""
    return _seats(
        results,
        lambda seat: any(h.kind == "ai" and level_of(h) == level for h in seat.holders),
    )


def _seats(results: Iterable[Result], wanted: Callable[[SeatResult], bool]) -> list[PlayedSeat]:
    ordered = sorted(results, key=lambda result: result.ended)
    return [
        PlayedSeat(result, at)
        for result in ordered
        for at, seat in enumerate(result.seats)
        if wanted(seat)
    ]


@dataclass(slots=True)
class Score:
    """Games, wins, and the wins expected of an average player at the table."""

    games: int = 0
    wins: int = 0
    fair: float = 0.0

    def add(self, game: PlayedSeat) -> None:
        self.games += 1
        self.wins += game.won
        self.fair += 1 / len(game.result.seats)


@dataclass(slots=True)
class Statistics:
    """Statistics of the games that count; amounts in the units of their boards."""

    all: Score = field(default_factory=Score)
    places: Counter[int] = field(default_factory=Counter)
    by_level: dict[str, Score] = field(default_factory=dict)
    by_board: dict[str, Score] = field(default_factory=dict)
    by_rules: dict[str, Score] = field(default_factory=dict)
    against_people: Score = field(default_factory=Score)
    rounds: int = 0
    paid: tuple[PlayedSeat, Payment] | None = None
    taken: tuple[PlayedSeat, Payment] | None = None
    best: tuple[PlayedSeat, Bargain] | None = None
    worst: tuple[PlayedSeat, Bargain] | None = None
    held: Counter[Deed] = field(default_factory=Counter)
    earners: Counter[Deed] = field(default_factory=Counter)
    luck: list[int] = field(default_factory=list)


def statistics(games: Sequence[PlayedSeat]) -> Statistics:
    """The sums over the games that count."""
    result = Statistics()
    for game in games:
        if not game.counts:
            continue
        mine, board = game.mine, game.result.board
        result.all.add(game)
        result.places[mine.place] += 1
        for level in sorted(game.levels):
            result.by_level.setdefault(level, Score()).add(game)
        if game.people > (mine.holder.kind == "human"):
            result.against_people.add(game)
        result.by_board.setdefault(board, Score()).add(game)
        result.by_rules.setdefault(game.result.rules, Score()).add(game)
        result.rounds += game.result.rounds
        if mine.paid and (result.paid is None or mine.paid.amount > result.paid[1].amount):
            result.paid = game, mine.paid
        if mine.taken and (result.taken is None or mine.taken.amount > result.taken[1].amount):
            result.taken = game, mine.taken
        if mine.best and (result.best is None or mine.best.change > result.best[1].change):
            result.best = game, mine.best
        if mine.worst and (result.worst is None or mine.worst.change < result.worst[1].change):
            result.worst = game, mine.worst
        if mine.held >= 0:
            result.held[board, mine.held] += 1
        if mine.earner >= 0:
            result.earners[board, mine.earner] += 1
        if mine.luck is not None:
            result.luck.append(mine.luck)
    return result


#: the games looked at, and the wins or losses among them that mean something
UP_GAMES, UP_WINS = 4, 3
DOWN_GAMES = 6


@dataclass(frozen=True, slots=True)
class Suggestion:
    """``wins`` of the last ``games`` were won at level ``now``; ``better`` is the one to try."""

    now: str
    better: str
    wins: int
    games: int


def suggest_level(games: Sequence[PlayedSeat]) -> Suggestion | None:
    """The level to try next, None while all is well; games of any kind, the oldest first.

    The last games in which all computers were of one level are looked at.
    """
    alike = [(min(game.levels), game) for game in games if game.counts and len(game.levels) == 1]
    if not alike:
        return None
    codes = [level.code for level in LEVELS]
    now = alike[-1][0]
    run: list[PlayedSeat] = []
    for level, game in reversed(alike):
        if level != now:
            break
        run.append(game)
    at = codes.index(now)
    latest = run[:UP_GAMES]
    won = sum(game.won for game in latest)
    if len(latest) == UP_GAMES and won >= UP_WINS and at + 1 < len(codes):
        return Suggestion(now, codes[at + 1], won, UP_GAMES)
    latest = run[:DOWN_GAMES]
    if len(latest) == DOWN_GAMES and not any(game.won for game in latest) and at > 0:
        return Suggestion(now, codes[at - 1], 0, DOWN_GAMES)
    return None
