"""A finished game as a story: six to ten sentences, each with a picture."""

from dataclasses import dataclass

from ...language import _
from ...match.chronicle import ChronicleMoment
from ...match.swings import Swing
from .great_moment_text import ICONS, great_moment_sentence
from .log_words import have_won
from .people import People

#: the fewest and the most sentences
FEWEST, MOST = 6, 10
#: a chance below this share of an equal one is worth a word
UNLIKELY = 0.75
#: the most swings in a story, and the least share of the chances that one moves
SWINGS, SWING = 3, 0.05
#: luck of less than this is hardly worth a word
HARDLY = 100


@dataclass(frozen=True, slots=True)
class FinishedGame:
    """The facts of a finished game; seats as players.

    ``chances`` are everybody's chances of winning by turn, ``rounds`` the round of each;
    ``luck`` is by player, () where it cannot be measured; ``earner`` is the deed that brought the
    winner most, -1 for none.
    """

    rounds: tuple[int, ...]
    ranking: tuple[int, ...]
    winners: tuple[int, ...]
    moments: tuple[ChronicleMoment, ...]
    swings: tuple[Swing, ...]
    chances: tuple[tuple[float, ...], ...]
    luck: tuple[int, ...]
    earner: int

    @property
    def lowest(self) -> float:
        """The winner's least chance."""
        return min(self.chances[self.winners[0]], default=0.0) if self.chances else 0.0


@dataclass(frozen=True, slots=True)
class Passage:
    """A sentence and its picture; ``player`` is its subject, -1 for nobody."""

    icon: str
    text: str
    player: int = -1


#: a sentence, and the turn in which it happened
Dated = tuple[int, Passage]


def story_of(course: FinishedGame, people: People) -> list[Passage]:
    """The story, in order of time as far as that is known."""
    winner = course.winners[0]
    names = [people.name(player) for player in course.winners]
    turn = _turning_point(course)
    chosen = [swing for swing in _great_swings(course) if not turn or swing is not turn[0]]
    dated = _first_set(course, people)
    dated += [(swing.moment.turn, _swing(course, people, swing)) for swing in chosen]
    dated += _worst_roll(course, people, {swing.moment.turn for swing in chosen})
    dated += _tipping(course, people)
    parts = [sentence for _when, sentence in sorted(dated, key=lambda each: each[0])]
    parts += _luck(course, people)
    parts += _earner(course, people)
    respect = _respect(course, people)
    if len(parts) + len(respect) < FEWEST - 1 or course.lowest < UNLIKELY / len(people):
        parts += _comeback(course, people)
    parts = parts[: MOST - 1 - len(respect)] + respect
    won = next((m for m in course.moments if m.kind == "won" and len(names) == 1), None)
    words = great_moment_sentence(won, people) if won else have_won(names)
    return [*parts, Passage("trophy", words, winner)]


def _passage(people: People, icon: str, text: str, player: int, **values: object) -> Passage:
    """A sentence about a player, with its values."""
    return Passage(icon, text.format(player=people.name(player), **values), player)


def _values(people: People, moment: ChronicleMoment) -> dict[str, object]:
    """The values of a sentence about a moment."""
    return {
        "other": people.name(moment.other),
        "roll": moment.roll,
        "space": people.board.spaces[moment.space].name,
        "money": people.board.money(moment.amount),
    }


def _great_swings(course: FinishedGame) -> list[Swing]:
    """The events that moved the chances most, and the greatest deal."""
    great = sorted((s for s in course.swings if s.size >= SWING), key=lambda s: -s.size)
    return great[:SWINGS] + [swing for swing in great[SWINGS:] if swing is _greatest_deal(course)]


def _greatest_deal(course: FinishedGame) -> Swing | None:
    deals = [swing for swing in course.swings if swing.moment.kind == "deal"]
    return max(deals, key=lambda swing: swing.size, default=None)


def _swing(course: FinishedGame, people: People, swing: Swing) -> Passage:
    """What happened, and the chance of winning that it changed most."""
    moment, player = swing.moment, swing.most
    partners = (moment.player, moment.other)
    # a deal changes the chances of both who made it
    shown = partners if moment.kind == "deal" and player in partners else (player,)
    effects = [_effect(people, swing, each) for each in shown]
    text = _("Round {round}: {event} {effect}")
    if swing is _greatest_deal(course):
        text = _("The deal that mattered most, in round {round}: {event} {effect}")
    event, effect = great_moment_sentence(moment, people), " ".join(effects)
    text = text.format(round=moment.round, event=event, effect=effect)
    return Passage(ICONS[moment.kind], text, player)


def _effect(people: People, swing: Swing, player: int) -> str:
    """How the chance of a player changed."""
    effect = _("{player}’s chance of winning rose from {before}% to {after}%.")
    if swing.change(player) < 0:
        effect = _("{player}’s chance of winning fell from {before}% to {after}%.")
    before, after = (round(100 * chances[player]) for chances in (swing.before, swing.after))
    return effect.format(player=people.name(player), before=before, after=after)


def _worst_roll(course: FinishedGame, people: People, chosen: set[int]) -> list[Dated]:
    """The costliest roll, unless the story tells of its turn anyway."""
    hits = [m for m in course.moments if m.roll and m.amount and m.space >= 0]
    worst = max(hits, key=lambda moment: moment.amount, default=None)
    if worst is None or worst.turn in chosen:
        return []
    text = _("The worst roll: {player} rolled {roll}, landed on {space} and owed {money}.")
    if worst.kind == "bankrupt":
        text = _(
            "The worst roll: {player} rolled {roll}, landed on {space}, owed {other} {money} and "
            "went bankrupt."
        )
    return [(worst.turn, _passage(people, "dice", text, worst.player, **_values(people, worst)))]


def _first_set(course: FinishedGame, people: People) -> list[Dated]:
    found = next((m for m in course.moments if m.kind == "set"), None)
    if found is None:
        return []
    passage = Passage(ICONS["set"], great_moment_sentence(found, people), found.player)
    return [(found.turn, passage)]


def _turning_point(course: FinishedGame) -> tuple[Swing, bool] | None:
    """The steepest rise of a single winner's curve; whether an event made it.

    None where there is no curve, or the winner was always ahead.
    """
    points = [*zip(*course.chances, strict=True)]
    winner = course.winners[0]
    if len(course.winners) > 1 or len(points) < 2 or _always_ahead(course):
        return None
    at = max(range(1, len(points)), key=lambda at: points[at][winner] - points[at - 1][winner])
    when, before, after = course.rounds[at - 1], points[at - 1], points[at]
    rise = Swing(ChronicleMoment(at, "won", winner, round=when), before, after)
    causes = [swing for swing in course.swings if swing.moment.round == when]
    cause = max(causes, key=lambda swing: swing.change(winner), default=rise)
    found = 2 * cause.change(winner) > rise.change(winner)
    return (cause, cause is not rise) if found else (rise, False)


def _always_ahead(course: FinishedGame) -> bool:
    """Whether the winner led at every point after the first, where chances are equal."""
    winner, (_first, *points) = course.winners[0], zip(*course.chances, strict=True)
    return all(sorted(point)[-2] < point[winner] == max(point) for point in points)


def _tipping(course: FinishedGame, people: People) -> list[Dated]:
    """The event of the turning point, and the winner's chances before and after it."""
    turn, winner = _turning_point(course), course.winners[0]
    if turn is None:
        text = _("{player} was ahead from start to finish.")
        known = len(course.winners) == 1 and len(course.rounds) > 1
        return [(0, _passage(people, "chart", text, winner))] if known else []
    swing, known = turn
    event = great_moment_sentence(swing.moment, people) if known else ""
    text = _("The turning point was round {round}: {event}").format(
        round=swing.moment.round,
        event=f"{event} {_effect(people, swing, winner)}".strip(),
    )
    return [(swing.moment.turn, Passage("chart", text, winner))]


def _earner(course: FinishedGame, people: People) -> list[Passage]:
    if course.earner < 0:
        return []
    text = _("Nothing earned {player} more than {space}.")
    space = people.board.spaces[course.earner].name
    return [_passage(people, "house", text, course.winners[0], space=space)]


def _comeback(course: FinishedGame, people: People) -> list[Passage]:
    text = _("At the lowest point, {player}’s chance of winning was {percent}%.")
    if course.lowest > AHEAD:
        text = _("{player}’s chance of winning never fell below {percent}%.")
    percent = round(100 * course.lowest)
    return [_passage(people, "target", text, course.winners[0], percent=percent)]


def _luck(course: FinishedGame, people: People) -> list[Passage]:
    """The luckiest of all, or of the humans the first."""
    if not course.luck:
        return []
    humans = [p for p in range(len(people)) if people.is_human(p)]
    player = humans[0] if humans else course.winners[0]
    return [Passage("star", luck_text(people, player, course.luck[player]), player)]


def luck_text(people: People, player: int, amount: int) -> str:
    """The money that dice and cards brought a player, beside the average."""
    money = people.board.money(abs(amount))
    text = _("The dice and cards were about average for {player}.")
    if amount >= HARDLY:
        text = _("The dice and cards brought {player} {money} more than average.")
    elif amount <= -HARDLY:
        text = _("The dice and cards cost {player} {money} more than average.")
    return text.format(player=people.name(player), money=money)


#: the chance of winning from which on a game was almost won
AHEAD = 0.5


def consolation(course: FinishedGame, people: People, player: int) -> Passage:
    """A true and kind sentence for a loser: the best moment, or the cause of the defeat."""
    mine = course.chances[player] if course.chances else ()
    best = max(mine, default=0.0)
    taken = [m for m in course.moments if m.kind == "rent" and m.other == player]
    deals = [s for s in course.swings if s.moment.kind == "deal" and s.change(player) > 0]
    if best >= AHEAD:
        when = course.rounds[mine.index(best)]
        text = _("{player} came close, with a {percent}% chance of winning in round {round}.")
        return _passage(people, "target", text, player, round=when, percent=round(100 * best))
    if taken:
        rent = max(taken, key=lambda moment: moment.amount)
        text, payer = _("{player}’s best moment: {payer} paid {money} on {space}."), rent.player
        values = _values(people, rent)
        return _passage(people, "cash", text, player, payer=people.name(payer), **values)
    if deals := [deal for deal in deals if player in (deal.moment.player, deal.moment.other)]:
        deal = max(deals, key=lambda deal: deal.change(player)).moment
        text = _("{player}’s best deal was the one with {other} in round {round}.")
        other = people.name(deal.other if player == deal.player else deal.player)
        return _passage(people, "handshake", text, player, other=other, round=deal.round)
    text = _("{player} finished ahead of {count} others.")
    behind = len(people) - 1 - course.ranking.index(player)
    if behind < 1:
        text = _("{player} had neither the sets nor the dice this time. Next game, new dice.")
    elif behind == 1:
        text = _("{player} finished ahead of {other}.")
    other = people.name(course.ranking[-1])
    return _passage(people, "crown", text, player, count=behind, other=other)


def _respect(course: FinishedGame, people: People) -> list[Passage]:
    """A word for each human who has lost, two at most."""
    lost = [p for p in course.ranking if people.is_human(p) and p not in course.winners]
    return [consolation(course, people, p) for p in lost[:2]]
