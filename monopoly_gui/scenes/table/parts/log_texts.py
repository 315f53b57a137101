"""The log of a game as a text file, and the rule behind a line of it."""

from collections.abc import Callable
from datetime import datetime
from functools import cache
from pathlib import Path

from .... import paths
from ....engine.amounts.printed import as_played
from ....engine.board import Board
from ....engine.chance import LogMismatch
from ....engine.rules import Rules
from ....files import atomic
from ....files.sharing import why_failed
from ....language import _, mark, translate
from ....match.history import Replay, opening_of
from ....match.match import Match
from ....ui.text.log_text import LogBook
from ....ui.text.log_words import plain
from ...core.context import Context
from ...rules.text import read_rules, rules_file
from .game import follow_seats, people_of


def rule_explanations(context: Context, rules: Rules, board: Board) -> Callable[[str], str]:
    """A function from a rule's id to its text, with the game's sums; "" if the book lacks it."""

    @cache
    def book() -> dict[str, str]:
        entries: dict[str, str] = {}
        for chapter in read_rules(rules_file(context), as_played(board, rules)):
            for block in chapter.blocks:
                if block.kind != "section":
                    for rule in block.ids:
                        entries.setdefault(rule, block.text)
        return entries

    return lambda rule: book().get(rule, "")


BROKEN = mark("This game’s log can’t be replayed, so it can’t be saved as text.")


def log_text(match: Match) -> str:
    """Every sentence of the log, an empty line before each turn; LogMismatch if it is damaged."""
    seats = match.seats
    book = LogBook(people_of(seats, match.state), longest=None)
    saved = match.saved()
    follow_seats(book, saved, 0, match.state)
    book.add_all(match.opening or opening_of(saved.start))
    again = Replay(saved.start)
    for number, entry in enumerate(saved.log, 1):
        book.add_all(again.apply(entry))
        follow_seats(book, saved, number, match.state)
    players = ", ".join(seat.name for seat in seats)
    lines = [_("{name}: {text}").format(name=match.board.title, text=players)]
    for line in book.lines:
        if line.kind == "turn":
            lines.append("")
        if line.kind != "detail":
            lines.append(plain(line.text))
    return "\n".join(lines) + "\n"


def write_log(match: Match, folder: Path, now: datetime) -> Path:
    """Write the log into the folder, named by the date; OSError on a write error."""
    path = folder / f"{now:%Y-%m-%d %H-%M-%S}.txt"
    atomic.write(path, log_text(match).encode(), keep_old=False)
    return path


def save_log(context: Context, match: Match) -> None:
    """Write the log, and report its place or the failure in a toast."""
    say = context.scenes.toasts.say
    try:
        path = write_log(match, paths.user_data() / "logs", datetime.now())
    except LogMismatch:
        say(_(BROKEN), "bad")
    except OSError as error:
        reason = translate(why_failed(error))
        say(_("The log could not be written: {value}.").format(value=reason), "bad")
    else:
        say(_("Saved as “{name}”.").format(name=path), "good")
