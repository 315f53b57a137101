"""Rows of a person's page: a text, a figure, and a line below."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Literal

from ...ai.levels import LEVELS
from ...engine.money import figures as in_figures
from ...engine.presets import PRESETS
from ...language import _, format_decimal, mark, plural
from ...records.career import EVERY
from ...records.result import Bargain, Payment
from ...records.statistics import Deed, PlayedSeat, Score, Statistics, Suggestion
from ...storage.saved_game import Kind, Mark
from ..menus.saved_list import date_text, whole_date
from .saved_results import board_of, deed_name

Style = Literal["heading", "line", "score", "record", "reached", "medal", "open", "game", "empty"]
#: the reasons why a game does not count, by its origin and by its marks
KINDS: Mapping[Kind, str] = mark(
    {
        "scenario": "a scenario",
        "lesson": "a lesson",
        "challenge": "a challenge",
        "daily": "a daily challenge",
        "position": "an edited position",
        "continued": "continued from an earlier moment",
    }
)
MARKS: Mapping[Mark, str] = mark(
    {
        "foreign": "from somebody else’s file",
        "scenario": "a scenario",
        "lesson": "a lesson",
        "arranged": "not played with ordinary dice",
        "seed": "the seed was chosen by hand",
        "rewound": "a roll was undone",
    }
)
FROM_A_FILE = mark("Part of the game comes from a saved file.")
CHANGED_HANDS = mark("the seat changed hands")


@dataclass(frozen=True, slots=True)
class PageRow:
    """A line of the page; ``note`` is below it in small letters.

    ``picture`` is an icon or a level, ``share`` the games won and an even share, ``place`` that of
    a game, and ``places`` how often each was reached.
    """

    text: str
    figure: str = ""
    note: str = ""
    style: Style = "line"
    picture: str = ""
    share: tuple[float, float] | None = None
    place: int = 0
    places: tuple[tuple[int, int], ...] = ()


def heading(text: str) -> PageRow:
    return PageRow(text, style="heading")


def empty(text: str, note: str) -> PageRow:
    """The only row of an empty list, with the next step."""
    return PageRow(text, note=note, style="empty")


# -- games and wins -------------------------------------------------------------------------


def figures(found: Statistics, next_level: Suggestion | None) -> list[PageRow]:
    """Games, wins and places: in all, by level, by board, by rules."""
    if not found.all.games:
        return [empty(_("No finished game counts yet."), _(NOTHING_YET))]
    rows = [
        heading(_("All games")),
        _score(_("Games that count"), found.all, "dice", "line"),
        PageRow(
            _("Places"),
            _places(found.places),
            picture="trophy",
            places=tuple(sorted(found.places.items())),
        ),
        PageRow(
            _("Rounds per game"), format_decimal(found.rounds / found.all.games, 1), picture="clock"
        ),
    ]
    if next_level:
        text, note = suggestion_text(next_level), _("Choose it when you set up a game.")
        rows.insert(0, PageRow(text, note=note, style="reached", picture="trophy"))
    if found.by_level or found.against_people.games:
        rows.append(heading(_("Against")))
        for level in LEVELS:
            if level.code in found.by_level:
                rows.append(_score(_(level.name), found.by_level[level.code], level.code))
        if found.against_people.games:
            rows.append(_score(_("Human players"), found.against_people, "people"))
    rows.append(heading(_("Boards")))
    boards = sorted(found.by_board.items())
    rows += [_score(board_title(name), score, "map") for name, score in boards]
    rows.append(heading(_("Rules")))
    rules = sorted(found.by_rules.items())
    rows += [_score(rules_title(name), score, "book") for name, score in rules]
    return rows


PLAY_ONE = mark("Every game that you play to its end is listed here.")
NOTHING_YET = mark(
    "Every game that you play to its end counts here. Lessons and scenarios don’t count."
)


def suggestion_text(found: Suggestion) -> str:
    """The suggestion as a sentence."""
    names = {level.code: _(level.name) for level in LEVELS}
    values = {"now": names[found.now], "better": names[found.better]}
    if found.wins:
        text = _("You beat {now} in {wins} of the last {games} games: try {better}.")
        return text.format(wins=found.wins, games=found.games, **values)
    text = _("You have lost {games} games against {now}: {better} may be more fun.")
    return text.format(games=found.games, **values)


def _score(name: str, score: Score, picture: str, style: Style = "score") -> PageRow:
    games = plural("{count} game", "{count} games", score.games).format(count=score.games)
    share = round(100 * score.wins / score.games)
    won = _("{wins} won, {share}%").format(wins=score.wins, share=share)
    fair = _("An even share would be {count}.").format(count=format_decimal(score.fair, 2))
    shares = score.wins / score.games, score.fair / score.games
    return PageRow(name, f"{games}, {won}", fair, style, picture, share=shares)


def _places(places: Counter[int]) -> str:
    text = _("{count} × place {place}")
    return ", ".join(text.format(count=places[place], place=place) for place in sorted(places))


def board_title(name: str) -> str:
    """The title of a board by its id; the id itself if it is gone."""
    board = board_of(name)
    return board.title if board else name


def rules_title(name: str) -> str:
    """The title of a set of rules by its id."""
    return next((_(p.name) for p in PRESETS if p.id == name), _("Other rules"))


# -- records --------------------------------------------------------------------------------


def records(found: Statistics) -> list[PageRow]:
    """The dearest rents, the best and the worst deal, favourite deeds, luck."""
    if not found.all.games:
        return [empty(_("No finished game counts yet."), _(NOTHING_YET))]
    rows = [
        _rent(_("Highest rent collected"), found.taken),
        _rent(_("Highest rent paid"), found.paid),
        _deal(_("Best deal"), found.best),
        _deal(_("Worst deal"), found.worst),
        _deeds(_("Held longest"), found.held),
        _deeds(_("Best earner"), found.earners),
    ]
    if found.luck:
        mean = _signed(round(sum(found.luck) / len(found.luck)))
        about = _("{mean} per game; 0 is neither lucky nor unlucky.").format(mean=mean)
        luck = _signed(sum(found.luck))
        rows.append(PageRow(_("Luck with dice and cards"), luck, about, "record", "dice"))
    return rows


def _rent(name: str, found: tuple[PlayedSeat, Payment] | None) -> PageRow:
    if found is None:
        return PageRow(name, "–", style="record", picture="coins")
    game, payment = found
    other = game.result.seats[payment.other].holder.name if payment.other >= 0 else ""
    values = {"deed": deed_name(game.result.board, payment.space), "player": other}
    text = _("{deed}, with {player}").format(**values) if other else values["deed"]
    return PageRow(name, rent_sum(found), f"{text} – {day_text(game)}", "record", "coins")


def rent_sum(found: tuple[PlayedSeat, Payment]) -> str:
    """A rent in the money of its board."""
    game, payment = found
    board = board_of(game.result.board)
    return board.money(payment.amount) if board else str(payment.amount)


def _deal(name: str, found: tuple[PlayedSeat, Bargain] | None) -> PageRow:
    if found is None:
        return PageRow(name, "–", style="record", picture="handshake")
    game, bargain = found
    points = _("{points} points").format(points=_signed(round(bargain.change / 10)))
    other = game.result.seats[bargain.other].holder.name
    text = _("percentage points, with {player} in round {round}").format(
        player=other, round=bargain.round
    )
    return PageRow(name, points, f"{text} – {day_text(game)}", "record", "handshake")


def _deeds(name: str, found: Counter[Deed]) -> PageRow:
    if not found:
        return PageRow(name, "–", style="record", picture="house")
    (board, space), count = found.most_common(1)[0]
    games = plural("in {count} game", "in {count} games", count).format(count=count)
    return PageRow(name, deed_name(board, space), games, "record", "house")


def _signed(number: int) -> str:
    sign = "+" if number >= 0 else "−"
    return sign + in_figures(abs(number))


# -- achievements -----------------------------------------------------------------------------


def achieved_numbers(
    games: Sequence[PlayedSeat], career: Mapping[int, PlayedSeat]
) -> dict[int, PlayedSeat]:
    """The numbers of the achievements, each with its first game."""
    found = dict(career)
    for game in games:
        if game.counts:
            for number in game.mine.earned:
                found.setdefault(number, game)
    return found


def achievements(found: Mapping[int, PlayedSeat]) -> list[PageRow]:
    """All achievements, the reached ones first."""
    reached, open_ = [], []
    for each in EVERY:
        if each.number in found:
            game = found[each.number]
            about = _(each.about)
            if game.result.whole is False:
                about = _("{about} {note}").format(about=about, note=_(FROM_A_FILE))
            reached.append(PageRow(_(each.name), day_text(game, clock=False), about, "medal"))
        else:
            open_.append(PageRow(_(each.name), "", _(each.about), "open"))
    count = _("{count} of {all} earned").format(count=len(reached), all=len(EVERY))
    return [heading(count), *reached, *open_]


# -- all games ----------------------------------------------------------------------------------


def games_played(games: Sequence[PlayedSeat]) -> list[PageRow]:
    """All games, the newest first, also those that do not count."""
    if not games:
        return [empty(_("No game has been played yet."), _(PLAY_ONE))]
    return [_game(game) for game in reversed(games)]


def last_game(game: PlayedSeat) -> str:
    """A game's course, in a line."""
    row = _game(game)
    return f"{row.figure} – {row.text} – {day_text(game)}"


def _game(game: PlayedSeat) -> PageRow:
    result = game.result
    place = _("Place {place} of {players}").format(place=game.mine.place, players=len(result.seats))
    others = ", ".join(other.name for other in game.others if other.name)
    text = _("{board}, {rounds} rounds, with {others}").format(
        board=board_title(result.board), rounds=result.rounds, others=others or _("unknown")
    )
    why = why_not(game)
    note = day = day_text(game)
    if why:
        note = _("{day}. Does not count: {why}.").format(day=day, why=why)
    if result.whole is False:
        note = _("{about} {note}").format(about=note if why else f"{note}.", note=_(FROM_A_FILE))
    style: Style = "reached" if game.won and not why else "game"
    return PageRow(text, place, note, style, place=game.mine.place)


def why_not(game: PlayedSeat) -> str:
    """The reason why a game does not count, "" if it does."""
    result = game.result
    found = [_(KINDS[result.kind])] if result.kind in KINDS else []
    found += [_(MARKS[each]) for each in result.marks if each != result.kind]
    if not game.mine.whole:
        found.append(_(CHANGED_HANDS))
    return ", ".join(found)


def day_text(game: PlayedSeat, clock: bool = True) -> str:
    """The day a game ended, as people say it, with or without the time."""
    try:
        moment = datetime.fromisoformat(game.result.ended)
        moment = moment if moment.tzinfo else moment.replace(tzinfo=UTC)
        now = datetime.now().astimezone()
        return date_text(moment, now) if clock else whole_date(moment.astimezone(now.tzinfo))
    except (ValueError, OverflowError):
        return ""
