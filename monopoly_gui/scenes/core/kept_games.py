"""Names and pictures of kept games, and the changes of their seats in words."""

from collections.abc import Sequence
from pathlib import Path

from pygame import Rect, Surface

from ...ai.levels import DEFAULT, JOINT, is_known, level
from ...engine.sentence import Sentence
from ...files import atomic
from ...language import mark
from ...storage import SavedGame, SeatRecord
from ...storage.kept.entry import SeatLine
from ...ui.board.position_picture import position_picture, torn_board
from ...ui.painting import layout
from ...ui.painting.colour import Colour
from ...ui.painting.painter import Painter
from ...ui.painting.picture_files import as_png
from .home_board import home_board


def change_text(before: SeatRecord, after: SeatRecord) -> Sentence:
    """The log line for a seat that changed hands."""
    if after.kind == "human" and after.name == before.name:
        return Sentence(mark("A person takes {player}’s seat."), player=before.name)
    if after.kind == "human":
        return Sentence("{guest} takes {player}’s seat.", guest=after.name, player=before.name)
    code = after.bot if is_known(after.bot) else DEFAULT
    # a sentence, so that the level follows the current language
    text = Sentence(level(code.partition(JOINT)[0]).name)
    if before.kind == "human":
        return Sentence("{player} leaves the table, and a computer takes over: {level}.",
                        player=before.name, level=text)  # fmt: skip
    return Sentence("A computer plays {player}: {level}.", player=after.name, level=text)


def changes_at(game: SavedGame, moment: int) -> list[tuple[int, Sentence]]:
    """The seats that changed hands at this length of the log, each with its sentence."""
    return [(seat, text) for at, seat, text in seat_changes(game) if at == moment]


def seat_changes(game: SavedGame) -> list[tuple[int, int, Sentence]]:
    """All seats that changed hands, each with the length of the log and its sentence."""
    out: list[tuple[int, int, Sentence]] = []
    after = list(game.seats)
    for change in reversed(game.changes):
        text = change_text(change.before, after[change.seat])
        out.append((change.at, change.seat, text))
        after[change.seat] = change.before
    return out[::-1]


def looks_of(
    painter: Painter, seats: Sequence[SeatRecord | SeatLine]
) -> tuple[list[Colour], list[str]]:
    """The colours of the players in this theme and their tokens, one a seat."""
    palette = painter.theme.players
    return [palette[seat.colour % len(palette)] for seat in seats], [seat.token for seat in seats]


def draw_picture(painter: Painter, path: Path, game: SavedGame) -> None:
    """Draw the position of a game into a file; OSError or pygame.error if that fails."""
    # rows of a list show it smaller or hardly larger
    drawn = position_picture(painter, 180, game.state, *looks_of(painter, game.seats))
    atomic.write(path, as_png(drawn), keep_old=False)


def draw_torn(painter: Painter, surface: Surface, place: Rect) -> None:
    """The picture of a game that cannot be read, as large as fits."""
    side = min(place.size)
    drawn = painter.cached(("torn", side), lambda: torn_board(painter, side, home_board()))
    painter.stamp(surface, drawn, layout.centre(place, side, side).topleft)
