"""Texts about changes of seats, at the time they happened."""

from __future__ import annotations

from ...ai.levels import DEFAULT, JOINT, is_known, level
from ...engine.sentence import Sentence
from ...storage import SavedGame, SeatRecord


def change_text(before: SeatRecord, after: SeatRecord) -> Sentence:
    """The log line for a seat that changed hands."""
    if after.kind == "human":
        return Sentence("{guest} takes {player}’s seat.", guest=after.name, player=before.name)
    code = after.bot if is_known(after.bot) else DEFAULT
    # as a sentence the level is told in the language of the moment
    text = Sentence(level(code.partition(JOINT)[0]).name)
    if before.kind == "human":
        return Sentence("{player} leaves the table, and a computer takes over: {level}.",
                        player=before.name, level=text)  # fmt: skip
    return Sentence("A computer plays {player}: {level}.", player=after.name, level=text)


def changes_at(game: SavedGame, moment: int) -> list[tuple[int, Sentence]]:
    """The seats that changed hands when the log had so many entries, each with its sentence."""
    out: list[tuple[int, Sentence]] = []
    after = list(game.seats)
    for change in reversed(game.changes):
        if change.at == moment:
            out.append((change.seat, change_text(change.before, after[change.seat])))
        after[change.seat] = change.before
    return out[::-1]
