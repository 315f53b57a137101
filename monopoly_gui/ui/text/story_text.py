"""A finished game as a story: a headline and up to six sentences, each with a picture."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from ...engine.events import GameEnded
from ...engine.frames import Over
from ...language import _, mark, plural
from ...match.chronicle import ChronicleMoment
from ...match.finished_game import SWING, FinishedGame, greatest_deal, turning_point
from ...match.swings import Swing
from .great_moment_text import ICONS, great_moment_sentence
from .log_words import have_won
from .people import People

#: the fewest and the most sentences
FEWEST, MOST = 4, 7
#: sentences about events
DEAL = mark("The deal that mattered most, in round {round}: {event} {effect}")
EVENT = mark("Round {round}: {event} {effect}")
#: luck of less than this is hardly worth a word
HARDLY = 100


@dataclass(frozen=True, slots=True)
class Passage:
    """A sentence and its picture; ``player`` is its subject, -1 for nobody, ``round`` its time."""

    icon: str
    text: str
    player: int = -1
    round: int = 0


def hero_of(ranking: Sequence[int], people: People) -> int:
    """The best-placed person, or the winner if only computers played."""
    return next((player for player in ranking if people.is_human(player)), ranking[0])


def story_of(course: FinishedGame, people: People) -> list[Passage]:
    """The headline, the events in their order, and what else is to be said about the hero."""
    hero, winner = hero_of(course.ranking, people), course.winners[0]
    won = hero in course.winners
    turn, deal = turning_point(course), greatest_deal(course)
    tipping = _tipping(turn, course, people)
    # a roll that turned a lost game is mentioned once
    turned = () if won else [passage.round for passage in tipping]
    rolls = _worst_roll(course, people, None if won else hero)
    dated = [roll for roll in rolls if roll.round not in turned]
    if deal and deal.size >= SWING and (not turn or deal is not turn[0]):
        dated.append(_swing(people, deal, DEAL, hero))
    dated += _first_set(course, people, hero)
    if won:
        headline, rest = tipping, _luck(course, people, hero) + _earner(course, people)
    else:
        dated += tipping
        headline = [consolation(course, people, hero)]
        rest = _missing(course, hero) + _luck(course, people, hero)
    covered = {passage.round for passage in (*dated, *headline)}
    great = sorted((s for s in course.swings if s.size >= SWING), key=lambda s: -s.size)
    for swing in great:
        if len(headline) + len(dated) + len(rest) >= FEWEST:
            break
        if swing.moment.round not in covered:
            dated.append(_swing(people, swing, EVENT, hero))
    parts = [*sorted(dated, key=lambda passage: passage.round), *rest][: MOST - 2]
    if won and headline:
        return [*headline, *parts]
    names = [people.name(player) for player in course.winners]
    end = next((m for m in course.moments if m.kind == "won" and len(names) == 1), None)
    words = great_moment_sentence(end, people) if end else have_won(names)
    return [*headline, *parts, Passage("trophy", words, winner)]


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


def _swing(people: People, swing: Swing, text: str, hero: int) -> Passage:
    """What happened, and how it changed the hero's chance of winning, or whose most."""
    moment = swing.moment
    player = hero if abs(swing.change(hero)) >= SWING else swing.most
    event, effect = great_moment_sentence(moment, people), _effect(people, swing, player)
    text = _(text).format(round=moment.round, event=event, effect=effect)
    return Passage(ICONS[moment.kind], text, player, moment.round)


def _effect(people: People, swing: Swing, player: int) -> str:
    """How the chance of a player changed."""
    effect = _("{player}’s chance of winning rose from {before}% to {after}%.")
    if swing.change(player) < 0:
        effect = _("{player}’s chance of winning fell from {before}% to {after}%.")
    before, after = (round(100 * chances[player]) for chances in (swing.before, swing.after))
    return effect.format(player=people.name(player), before=before, after=after)


def _worst_roll(course: FinishedGame, people: People, player: int | None) -> list[Passage]:
    """The costliest roll of a player, None for anybody."""
    hits = [m for m in course.moments if m.roll and m.amount and m.space >= 0]
    mine = (m for m in hits if player in (None, m.player))
    worst = max(mine, key=lambda moment: moment.amount, default=None)
    if worst is None:
        return []
    text = _("{player}’s worst roll was {roll}: it led to {space} and cost {money}.")
    if worst.kind == "bankrupt":
        text = _(
            "The worst roll: {player} rolled {roll}, landed on {space}, owed {other} {money} and "
            "went bankrupt."
        )
    passage = _passage(people, "dice", text, worst.player, **_values(people, worst))
    return [replace(passage, round=worst.round)]


def _first_set(course: FinishedGame, people: People, hero: int) -> list[Passage]:
    """The first set of the hero or of the winner."""
    owners = (hero, *course.winners)
    found = next((m for m in course.moments if m.kind == "set" and m.player in owners), None)
    if found is None:
        return []
    text = great_moment_sentence(found, people)
    return [Passage(ICONS["set"], text, found.player, found.round)]


def _missing(course: FinishedGame, hero: int) -> list[Passage]:
    """What would have helped a loser most: a set, or houses on it."""
    if not any(m.kind == "set" and m.player == hero for m in course.moments):
        return [Passage("bulb", _("What was missing: a complete set. Next time, trade for one."))]
    if any(s.moment.kind == "building" and s.moment.player == hero for s in course.swings):
        return []
    return [Passage("bulb", _("What was missing: houses. Next time, build sooner."))]


def _tipping(
    turn: tuple[Swing, bool] | None, course: FinishedGame, people: People
) -> list[Passage]:
    """The event of the turning point, if any was, and the winner's chances around it."""
    winner = course.winners[0]
    if turn is None:
        text = _("{player} was ahead from start to finish.")
        known = len(course.winners) == 1 and len(course.rounds) > 1
        return [_passage(people, "chart", text, winner)] if known else []
    swing, known = turn
    if swing.change(winner) < SWING:
        return []  # the end was agreed before anything turned the game
    event = great_moment_sentence(swing.moment, people) if known else ""
    text = _("The turning point was round {round}: {event}").format(
        round=swing.moment.round,
        event=f"{event} {_effect(people, swing, winner)}".strip(),
    )
    return [Passage("chart", text, winner, swing.moment.round)]


def _earner(course: FinishedGame, people: People) -> list[Passage]:
    if course.earner < 0:
        return []
    text = _("Nothing earned {player} more than {space}.")
    space = people.board.spaces[course.earner].name
    return [_passage(people, "house", text, course.winners[0], space=space)]


def _luck(course: FinishedGame, people: People, hero: int) -> list[Passage]:
    """The dice of the hero, where that is kind to say."""
    won, luck = hero in course.winners, course.luck[hero] if course.luck else None
    if luck is None or (luck > -HARDLY and not won):
        return []
    text = luck_text(people, hero, luck)
    if luck <= -HARDLY and won:
        text = _("{player} won against the dice: they cost {money} more than average.").format(
            player=people.name(hero), money=people.board.money(-luck)
        )
    return [Passage("star", text, hero)]


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
        text = _("{player} came close: in round {round}, the chance of winning was {percent}%.")
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
    text = _("{player} had neither the sets nor the dice this time. Next game, new dice.")
    return _passage(people, "crown", text, player)


#: the first words to a person who has beaten somebody, by the place
PLACES = {2: mark("Second place, {player}!"), 3: mark("Third place, {player}!")}


def farewell(end: Over | GameEnded, people: People, player: int, rounds: int) -> str:
    """The first words to a person who has lost; 0 ``rounds`` for one who was never out."""
    name, at = people.name(player), end.ranking.index(player)
    place = end.places[at] if end.places else at + 1
    if place in PLACES and at + 1 < len(end.ranking):
        return _(PLACES[place]).format(player=name)
    return held_out(name, rounds)


def held_out(name: str, rounds: int) -> str:
    """How long a person who has lost held out; 0 ``rounds`` for one who was never out."""
    if not rounds:
        return _("{player}, you played on to the end").format(player=name)
    text = plural(
        "{player}, you held out {count} round", "{player}, you held out {count} rounds", rounds
    )
    return text.format(player=name, count=rounds)
