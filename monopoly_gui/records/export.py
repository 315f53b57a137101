"""The games of a person or a level as CSV and JSON, for a spreadsheet or a program."""

import csv
import io
import json
from collections.abc import Callable, Sequence
from dataclasses import asdict
from typing import Any

from ..engine.sentence import mark
from .achievements import IN_GAME
from .result import Bargain, Payment
from .statistics import PlayedSeat

#: the name of a space of a board
DeedName = Callable[[str, int], str]
COLUMNS = (
    "ended", "board", "rules", "kind", "counts", "marks", "players", "place", "won", "rounds",
    "opponents", "dearest_rent_paid", "dearest_rent_paid_on", "dearest_rent_taken",
    "dearest_rent_taken_on", "best_deal_points", "worst_deal_points", "longest_held",
    "best_earner", "luck", "lowest_chance_percent", "achievements", "program",
    "chances_said_by", "played_here",
)  # fmt: skip
#: the columns' titles in a table for people
HEADINGS = mark(
    {
        "ended": "Ended", "board": "Board", "rules": "Rules", "kind": "Kind of game",
        "counts": "Counts", "marks": "Remarks", "players": "Players", "place": "Place",
        "won": "Won", "rounds": "Rounds", "opponents": "Opponents",
        "dearest_rent_paid": "Highest rent paid",
        "dearest_rent_paid_on": "Where the highest rent was paid",
        "dearest_rent_taken": "Highest rent collected",
        "dearest_rent_taken_on": "Highest rent collected, where",
        "best_deal_points": "Best deal (points)", "worst_deal_points": "Worst deal (points)",
        "longest_held": "Held longest", "best_earner": "Best earner", "luck": "Luck",
        "lowest_chance_percent": "Lowest chance (%)", "achievements": "Achievements",
        "program": "Program", "chances_said_by": "Chances computed by",
        "played_here": "Played here from start to finish",
    }
)  # fmt: skip
_CODES = {each.number: each.code for each in IN_GAME}


def csv_row(game: PlayedSeat, deed: DeedName) -> dict[str, Any]:
    """One game in plain values; "" for missing ones."""
    result, mine = game.result, game.mine
    board = result.board

    def rent(payment: Payment | None) -> tuple[int | str, str]:
        return (payment.amount, deed(board, payment.space)) if payment else ("", "")

    def points(bargain: Bargain | None) -> float | str:
        return bargain.change / 10 if bargain else ""

    paid, paid_on = rent(mine.paid)
    taken, taken_on = rent(mine.taken)
    values = (
        result.ended, board, result.rules, result.kind, game.counts, " ".join(result.marks),
        len(result.seats), mine.place, game.won, result.rounds,
        " ".join(sorted(other.bot or "human" for other in game.others)),
        paid, paid_on, taken, taken_on, points(mine.best), points(mine.worst),
        deed(board, mine.held) if mine.held >= 0 else "",
        deed(board, mine.earner) if mine.earner >= 0 else "",
        "" if mine.luck is None else mine.luck, mine.lowest / 10,
        " ".join(_CODES[number] for number in mine.earned if number in _CODES),
        result.program, result.curve.version, "" if result.whole is None else result.whole,
    )  # fmt: skip
    return dict(zip(COLUMNS, values, strict=True))


def csv_of(
    games: Sequence[PlayedSeat],
    deed: DeedName,
    heading: Callable[[str], str] = str,
    cell: Callable[[str, Any], Any] = lambda column, value: value,
) -> str:
    """A heading and a line a game, the oldest first.

    ``heading`` says what a column is called, and ``cell`` what is written there for a value.
    """
    out = io.StringIO()
    writer = csv.DictWriter(out, COLUMNS, lineterminator="\r\n")
    writer.writerow({name: heading(name) for name in COLUMNS})
    for game in games:
        entries = {name: cell(name, value) for name, value in csv_row(game, deed).items()}
        writer.writerow({name: _safe(value) for name, value in entries.items()})
    return out.getvalue()


def _safe(value: Any) -> Any:
    """Text that no spreadsheet takes for a formula."""
    return f"'{value}" if isinstance(value, str) and value[:1] in "=+-@\t" and value else value


def json_of(about: dict[str, Any], games: Sequence[PlayedSeat], deed: DeedName) -> str:
    """The statistics of a person or level, and each game with its chances over time."""
    parts = [
        {**csv_row(game, deed), "chance_curve": game.result.curve.chances[game.seat],
         "sat_there": [asdict(holder) for holder in game.mine.holders]}
        for game in games
    ]  # fmt: skip
    return json.dumps({**about, "games": parts}, ensure_ascii=False, indent=1) + "\n"
