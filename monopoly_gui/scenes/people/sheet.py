"""A person’s games as lines of a chart, and as a table: in English in codes, for programs."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from ...ai.levels import is_known
from ...language import USUAL, _, current_language, mark
from ...records.achievements import IN_GAME
from ...records.export import HEADINGS
from ...records.statistics import PlayedSeat
from ...ui.charts.line_chart import ChartLine
from ...ui.painting.theme import Theme
from ..setup.seat_card import title_of
from .rows import KINDS, MARKS, board_title, rules_title

HUMAN = "human"
ORDINARY: Mapping[str, str] = mark({"game": "an ordinary game", "quick": "a quick game"})
_ACHIEVED = {each.code: each.name for each in IN_GAME}


def column_heading(column: str) -> str:
    """The heading of a column."""
    return column if current_language() == USUAL else _(HEADINGS[column])


def column_entry(column: str, value: Any) -> Any:
    """The text of a column's cell; figures and entries without words stay as they are."""
    if current_language() == USUAL:
        return value
    if isinstance(value, bool):
        return _("Yes") if value else _("No")
    words = _WORDS.get(column)
    return words(value) if words and value else value


def _each(title: Callable[[str], str]) -> Callable[[str], str]:
    """Several codes with spaces between them."""
    return lambda codes: "; ".join(title(code) for code in codes.split())


def _opponent(code: str) -> str:
    if code == HUMAN:
        return _("Human")
    return title_of(code) if is_known(code) else code


_KINDS = {**ORDINARY, **{str(kind): title for kind, title in KINDS.items()}}
_MARKS = {str(each): title for each, title in MARKS.items()}
_WORDS: Mapping[str, Callable[[str], str]] = {
    "board": board_title,
    "rules": rules_title,
    "kind": lambda kind: _(_KINDS[kind]) if kind in _KINDS else kind,
    "marks": _each(lambda code: _(_MARKS[code]) if code in _MARKS else code),
    "opponents": _each(_opponent),
    "achievements": _each(lambda code: _(_ACHIEVED[code]) if code in _ACHIEVED else code),
}


CHARTS = (("wins", mark("Wins")), ("luck", mark("Luck")))
WORDS = mark(
    {
        "wins": "Games won so far, compared with an even share.",
        "luck": "Luck with dice and cards, added up game by game.",
    }
)


def lines(games: Sequence[PlayedSeat], kind: str, theme: Theme) -> list[ChartLine]:
    """One or two lines over the games that count, from the first on."""
    counting = [game for game in games if game.counts]
    own, other = theme.players[0], theme.players[1 % len(theme.players)]
    if not counting:
        return []
    if kind == "luck":
        return [ChartLine(_("Luck"), "L", own, 0, _sums([g.mine.luck or 0 for g in counting]))]
    won = _sums([float(game.won) for game in counting])
    fair = _sums([1 / len(game.result.seats) for game in counting])
    return [ChartLine(_("Won"), "W", own, 0, won), ChartLine(_("Even share"), "=", other, 1, fair)]


def _sums(values: Sequence[float]) -> tuple[tuple[float, float], ...]:
    """The sum after each game; before the first it is 0."""
    total, points = 0.0, [(0.0, 0.0)]
    for number, value in enumerate(values, 1):
        total += value
        points.append((float(number), total))
    return tuple(points)
