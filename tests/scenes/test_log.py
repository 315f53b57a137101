"""The log at the table: by kind and by player, shown on the board, written to a file."""

import pygame

from monopoly_gui import paths
from monopoly_gui.engine.rules import Rules
from monopoly_gui.match.match import Match
from monopoly_gui.scenes.table.dialogs.log_dialog import LogDialog
from monopoly_gui.scenes.table.parts.log_texts import log_text
from monopoly_gui.scenes.table.table import TableScene
from monopoly_gui.storage import SeatRecord
from monopoly_gui.ui.text.log_words import plain
from tests.scenes.dialogs.desk import own, position
from tests.scenes.seat import Seat


def played() -> Seat:
    """Ada came to Blaise's Oriental Avenue, and Blaise to Baltic Avenue."""
    state = position(2)
    own(state, 1, "oriental_avenue")
    seat = Seat(state, dice=[(2, 4), (1, 2)], humans=(0, 1))
    for key in (pygame.K_r, pygame.K_e, pygame.K_r):
        seat.key(key)
        seat.until_rest()
    return seat


def opened() -> tuple[Seat, LogDialog]:
    seat = played()
    seat.frames(3)
    seat.screen.context.scenes.push(LogDialog(seat.table, seat.table.log, seat.table.show_space))
    seat.frames(2)
    return seat, seat.screen.shows(LogDialog)


def test_the_whole_log_opens_and_closes_by_its_key() -> None:
    seat = Seat(position(2))
    seat.key(pygame.K_l)
    seat.frames(2)
    seat.screen.shows(LogDialog)
    seat.key(pygame.K_l)
    seat.frames(2)
    seat.screen.shows(TableScene)
    seat.click("open log")
    seat.frames(2)
    seat.screen.shows(LogDialog)
    seat.key(pygame.K_ESCAPE)
    seat.frames(2)
    seat.screen.shows(TableScene)


def test_its_lines_fill_all_the_height_between_the_filters_and_the_buttons() -> None:
    seat, dialog = opened()
    gap, edge = seat.screen.context.painter.px(14), seat.screen.context.painter.px(30)
    assert dialog.lines.rect.top - dialog.who.rect.bottom == gap
    assert dialog.write.rect.top - dialog.lines.rect.bottom == gap
    assert dialog.box.bottom - dialog.leave_.rect.bottom <= edge + 1
    assert dialog.lines.rect.height > dialog.box.height / 2


def test_only_lines_about_a_player() -> None:
    seat, dialog = opened()
    dialog.who.choose(2)
    assert "Ada pays Blaise $6 rent for Oriental Avenue." in dialog.lines.shown
    assert "Ada rolls 2 + 4 and moves to Oriental Avenue." not in dialog.lines.shown
    dialog.kind.value = "1"
    dialog._show()
    assert "Blaise rolls 1 + 2 and moves to Baltic Avenue." not in dialog.lines.shown
    assert seat.table.log.shown == dialog.lines.shown


def test_a_line_shows_its_place_by_mouse_and_by_keys() -> None:
    seat, dialog = opened()
    entry = next(e for e in dialog.lines._entries if "Oriental" in e.line.text)
    seat.click((dialog.lines.rect.x + 60, dialog.lines.rect.y + entry.top + 4))
    assert seat.table.board_spot.pinned == 6
    dialog.form.focus(dialog.lines, visible=True)
    for key in (*[pygame.K_DOWN] * 3, pygame.K_RETURN):
        seat.key(key)
    assert seat.table.board_spot.pinned == 3


def test_it_is_written_by_its_key() -> None:
    seat, _dialog = opened()
    seat.key(pygame.K_x)
    [path] = (paths.user_data() / "logs").glob("*.txt")
    assert "Ada pays Blaise $6 rent for Oriental Avenue." in path.read_text(encoding="utf-8")


def test_a_game_gone_on_with_remembers_how_it_began() -> None:
    seats = [SeatRecord("Ada", "human", "car", 0), SeatRecord("Blaise", "human", "dog", 1)]
    match = Match.new("us_2008", Rules(), seats, seed=5, threaded=False)
    again = Seat.of(match.saved())
    parts = [plain(line.text) for line in again.table.game.book.lines]
    assert "The game begins." in parts
    assert any("to see who starts" in line for line in parts)
    assert log_text(again.table.match) == log_text(match)
