"""The result of a finished game, by playing its log again."""

from dataclasses import replace
from hashlib import sha256

from .. import __version__
from ..engine.chance import LogMismatch, SeededChance
from ..engine.errors import IllegalAction
from ..engine.frames import Over
from ..engine.machine import Engine
from ..engine.presets import PRESETS, rules_from
from ..engine.rules import Rules
from ..engine.sentence import Sentence
from ..match.chronicle import chronicle_of
from ..match.history import old_result, opening_of
from ..storage import Mark, SavedGame
from .achievements import earned
from .result import Holder, Result, SeatResult, condense_curve
from .story import Story


class ResultUnavailable(ValueError):
    """The game has none; the sentence says why."""


def result_of(saved: SavedGame) -> Result:
    """The result of a game; NoResult if it is not over or its log does not lead there."""
    over = saved.state.top
    if not isinstance(over, Over):
        raise ResultUnavailable(Sentence("The game is not over yet."))
    story = Story(saved.start)
    try:
        story.update(saved.log)
        chronicle = chronicle_of(saved.start, saved.log)
    except LogMismatch as reason:
        text = Sentence("The log of the game doesn’t add up: {why}.", why=str(reason))
        raise ResultUnavailable(text) from None
    if story.state != saved.state and old_result(story.state, saved.state) is None:
        raise ResultUnavailable(
            Sentence("The log of the game does not lead to the saved position.")
        )
    return Result(
        game=name_of(saved),
        started=saved.started,
        ended=saved.saved,
        program=__version__,
        board=saved.state.board.id,
        rules=rules_name(saved.state.rules),
        kind=saved.kind,
        marks=marks_of(saved),
        rounds=saved.state.round,
        turns=saved.state.turn,
        seats=tuple(
            _seat(
                holders_of(saved, seat, story.rounds),
                story,
                seat,
                over.place(over.ranking.index(seat)),
                over.worths[over.ranking.index(seat)],
                round(chronicle.luck[seat]) if chronicle.lucky else None,
            )
            for seat in range(saved.state.players)
        ),
        curve=condense_curve(story.curve),
    )


def _seat(
    holders: tuple[Holder, ...], story: Story, seat: int, place: int, worth: int, luck: int | None
) -> SeatResult:
    course = story.courses[seat]
    trades = sorted(course.trades, key=lambda trade: trade.change)
    gains = [trade for trade in trades if trade.change > 0]
    losses = [trade for trade in trades if trade.change < 0]
    return SeatResult(
        holders=holders,
        place=place,
        worth=worth,
        paid=course.paid,
        taken=course.taken,
        best=gains[-1] if gains else None,
        worst=losses[0] if losses else None,
        held=most_frequent(course.turns_held),
        earner=most_frequent(course.income),
        luck=luck,
        lowest=round(1000 * course.lowest),
        earned=earned(story, seat) if len(holders) == 1 and holders[0].kind == "human" else (),
    )


def most_frequent(by_space: list[int]) -> int:
    """The space with the most, -1 where all have none."""
    most = max(by_space)
    return by_space.index(most) if most else -1


def holders_of(saved: SavedGame, seat: int, rounds: list[int]) -> tuple[Holder, ...]:
    """The holders of a seat in order; ``rounds`` has the round after each number of actions."""
    begins = [0, *(change.at for change in saved.changes if change.seat == seat)]
    found: list[Holder] = []
    for at in begins:
        record = saved.seats_at(at)[seat]
        bot = record.bot if record.kind == "ai" else ""
        holder = Holder(rounds[at], record.name, record.kind, bot, record.profile)
        if not found or replace(found[-1], round=holder.round) != holder:
            found.append(holder)
    return tuple(found)


def marks_of(saved: SavedGame) -> tuple[Mark, ...]:
    """The saved marks of the game, and those visible in its log."""
    marks = set(saved.marks)
    if not opening_of(saved.start) or not follows_from_seed(saved):
        marks.add("arranged")
    return tuple(sorted(marks))


def follows_from_seed(saved: SavedGame) -> bool:
    """Whether all random results followed from the seed, as in any unedited game."""
    engine = Engine(saved.start.clone(), SeededChance())
    try:
        for _version, action, drawn in saved.log:
            engine.apply(action)
            if tuple(engine.drawn) != drawn:
                return False
    except (IllegalAction, ArithmeticError, LookupError, TypeError, ValueError):
        return False
    return True


def rules_name(rules: Rules) -> str:
    """The id of the shipped set with exactly these rules, "" for none."""
    return next((p.id for p in PRESETS if rules_from(p.changes) == rules), "")


def recompute_result(before: Result, again: Result) -> Result:
    """A result reckoned again by another version, with the chances of winning as they were said."""
    seats = [
        replace(new, best=old.best, worst=old.worst, lowest=old.lowest)
        for old, new in zip(before.seats, again.seats, strict=True)
    ]
    return replace(
        again, ended=before.ended, seats=tuple(seats), curve=before.curve, whole=before.whole
    )


def name_of(saved: SavedGame) -> str:
    """A unique name for the game: the hash of its seed and of all actions."""
    start = saved.start
    text = repr((start.seed, start.board.id, start.order, start.cash, start.decks, saved.log))
    return sha256(text.encode()).hexdigest()[:12]
