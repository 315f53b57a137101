"""The board under the pointer, and the log."""

from typing import Any

import pygame
import pytest
from pygame import Rect, Surface

from monopoly_gui.editions import load_edition
from monopoly_gui.engine import events as ev
from monopoly_gui.engine.rules import Rules
from monopoly_gui.ui.board.cursor import BoardCursor
from monopoly_gui.ui.board.layout import BoardLayout
from monopoly_gui.ui.painting.painter import Painter
from monopoly_gui.ui.panels.bank_panel import BankProps, draw_bank
from monopoly_gui.ui.panels.log_panel import LogLines, LogPanel
from monopoly_gui.ui.panels.round_button import RoundButton, place_round
from monopoly_gui.ui.pieces.pin import SIDE
from monopoly_gui.ui.text.log_text import LogBook
from monopoly_gui.ui.text.people import People, Person
from monopoly_gui.ui.text.rich_text import cut_rows, set_rows
from monopoly_gui.ui.widgets import Button
from tests.ui.conftest import Hands

BOARD = load_edition("us_2008")
PEOPLE = People([Person("Ada", "car", 0, True), Person("Bo", "dog", 1, False)], BOARD, Rules())


def board(hands: Hands) -> BoardCursor:
    layout = BoardLayout(Rect(0, 0, 700, 700))
    cursor = BoardCursor()
    cursor.cell, cursor.space_at = layout.cell, layout.space_at
    cursor.rect = layout.outer
    hands.form.replace([cursor])
    return cursor


def shown(cursor: BoardCursor) -> int | None:
    """The space described now."""
    return cursor.shown


def test_pointing_at_a_space_shows_it_until_the_pointer_leaves(hands: Hands) -> None:
    cursor = board(hands)
    hands.move(cursor.cell(5).center)
    assert shown(cursor) == 5
    hands.move((350, 350))
    assert shown(cursor) is None
    hands.move(cursor.cell(39).center)
    hands.move((1000, 500))
    assert shown(cursor) is None


def test_a_click_pins_a_space_and_another_lets_it_go(hands: Hands) -> None:
    cursor = board(hands)
    hands.click(cursor.cell(24).center)
    hands.move((1000, 500))
    assert shown(cursor) == 24
    hands.click(cursor.cell(24).center)
    hands.move((1000, 500))
    assert shown(cursor) is None


def test_arrows_walk_along_and_across_the_board(hands: Hands) -> None:
    cursor = board(hands)
    hands.key(pygame.K_TAB)
    assert shown(cursor) == 0
    hands.key(pygame.K_LEFT)
    assert shown(cursor) == 1
    hands.key(pygame.K_UP)
    assert shown(cursor) == 29
    hands.key(pygame.K_DOWN)
    hands.key(pygame.K_RIGHT)
    assert shown(cursor) == 0
    hands.key(pygame.K_UP)
    assert shown(cursor) == 39
    hands.key(pygame.K_RETURN)
    assert cursor.pinned == 39


def log(painter: Painter, hands: Hands, lines: int) -> LogPanel:
    book = LogBook(PEOPLE)
    for number in range(lines):
        book.add(ev.CashMoved(0, 1, number + 1, "rent", 39))
    rules = {"RENT-1": "Rent is due."}
    panel = LogPanel(book, painter, lambda player: (200, 0, 0), lambda rule: rules.get(rule, ""))
    panel.rect = Rect(100, 100, 400, 200)
    hands.form.replace([panel])
    return panel


def test_the_log_keeps_to_its_foot(painter: Painter, hands: Hands) -> None:
    panel = log(painter, hands, 60)
    assert panel.offset == panel.limit > 0
    panel.book.add(ev.WentBankrupt(1, -1))
    panel.follow()
    assert panel.offset == panel.limit
    assert panel.shown[-1] == "Bo is bankrupt; the Bank gets everything."


def last_lines(painter: Painter, lines: int, high: int) -> LogLines:
    book = LogBook(PEOPLE)
    for number in range(lines):
        book.add(ev.CashMoved(0, 1, number + 1, "rent", 39))
    last = LogLines(book, painter, lambda player: (200, 0, 0), lambda rule: "", lambda: None)
    last.rect = Rect(10, 10, 190, high)
    return last


@pytest.mark.parametrize("high", range(60, 160, 4))
@pytest.mark.parametrize("lines", [1, 9])
def test_the_page_of_the_last_lines_is_as_high_as_its_room(
    painter: Painter, lines: int, high: int
) -> None:
    surface, last = Surface((210, high + 40), pygame.SRCALPHA), last_lines(painter, lines, high)
    last.draw(surface, painter)
    # without its shadow, and with the head of its pin
    paper, row = surface.get_bounding_rect(255), painter.measure("", 19)[1]
    assert paper.bottom == last.rect.bottom
    assert paper.top >= last.rect.top - painter.px(SIDE)
    assert paper.height > high - row


@pytest.mark.parametrize("count", range(1, 9))
def test_the_last_lines_are_as_many_whole_sentences_as_have_room(
    painter: Painter, count: int
) -> None:
    last = last_lines(painter, 9, 140)
    whole, shown = last.newest(30), last.newest(count)
    rows = [len(rows) for _line, rows in whole]
    fitting = sum(sum(rows[: n + 1]) <= count for n in range(len(rows)))
    assert len(whole) == 9 and max(rows) > 1
    assert [line for line, _rows in shown] == last.book.lines[-max(1, fitting) :][::-1]
    assert not fitting or shown == whole[:fitting]


def test_a_sentence_without_room_ends_with_an_ellipsis(painter: Painter) -> None:
    rows = set_rows(painter, "Ada pays Bo $20 rent for St. Charles Place.", 19, 100)
    assert len(rows) > 2 and cut_rows(painter, rows, len(rows), 19, 100) is rows
    first, second = cut_rows(painter, rows, 2, 19, 100)
    assert first == rows[0] and second[-1].text.endswith("…")
    assert second[-1].x + painter.measure(second[-1].text, 19)[0] <= 100


def test_the_log_stays_where_the_player_reads(painter: Painter, hands: Hands) -> None:
    panel = log(painter, hands, 60)
    panel.scroll_to(40)
    panel.book.add(ev.WentBankrupt(1, -1))
    panel.follow()
    assert panel.offset == 40


def test_the_log_can_show_money_only(painter: Painter, hands: Hands) -> None:
    panel = log(painter, hands, 2)
    panel.book.add(ev.TokenMoved(0, 0, 5, "forward"))
    panel.choose(1)
    assert [line.split()[2] for line in panel.shown] == ["Bo", "Bo"]
    panel.choose(0)
    assert len(panel.shown) == 3


def test_two_events_in_one_line_replace_the_line_of_the_first(
    painter: Painter, hands: Hands
) -> None:
    panel = log(painter, hands, 0)
    panel.book.add(ev.DiceRolled(0, (1, 2), "move"))
    panel.follow()
    assert panel.shown == ["Ada rolls 1 + 2."]
    panel.book.add(ev.TokenMoved(0, 0, 3, "forward"))
    panel.follow()
    assert panel.shown == ["Ada rolls 1 + 2 and moves to Baltic Avenue."]


def test_a_line_tells_its_rule(painter: Painter, hands: Hands) -> None:
    panel = log(painter, hands, 1)
    hands.move((200, panel.rect.y + 15))
    assert panel.tip == "Rent is due."
    hands.move((200, panel.rect.bottom - 5))
    assert panel.tip == ""


def test_a_long_log_is_drawn_in_any_width(painter: Painter, hands: Hands) -> None:
    panel = log(painter, hands, 30)
    for width in (120, 300, 900):
        panel.rect = Rect(0, 0, width, 300)
        hands.draw()
        assert panel.offset == panel.limit


def words_drawn(painter: Painter, monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, Rect]]:
    """The texts painted from now on, and their room."""
    found: list[tuple[str, Rect]] = []
    write = painter.text

    def note(surface: pygame.Surface, text: str, at: Any, *look: Any, **style: Any) -> Rect:
        found.append((text, Rect(at)))
        return write(surface, text, at, *look, **style)

    monkeypatch.setattr(painter, "text", note)
    return found


def test_the_bank_leaves_words_out_where_they_do_not_fit(
    painter: Painter, screen: pygame.Surface, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = words_drawn(painter, monkeypatch)
    props = BankProps(32, 12, 28, "$1,250")
    draw_bank(painter, screen, Rect(0, 0, 700, 40), props)
    assert found[-1][0] == "$1,250 in the pot"
    draw_bank(painter, screen, Rect(0, 0, 400, 40), props)
    assert found[-1][0] == "$1,250"
    assert found[-1][1].left + painter.measure("$1,250", 20, "bold")[0] <= 400


def test_a_narrow_button_leaves_its_icon_out_before_its_word(
    painter: Painter, screen: pygame.Surface, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = words_drawn(painter, monkeypatch)
    button = Button("Manage", icon="house", key=pygame.K_b)
    word = painter.measure("Manage", button.size, "bold")[0]
    button.rect = Rect(0, 0, word + painter.px(24), 40)
    button.draw(screen, painter)
    assert found == [("Manage", found[0][1])]
    assert found[0][1].width >= word


@pytest.mark.parametrize("number", range(1, 8))
def test_round_buttons_cover_no_other_and_lie_clear_of_the_edge(
    painter: Painter, number: int
) -> None:
    area = Rect(0, 0, painter.px(312), painter.px(340))
    main, *others = [RoundButton("Undo", icon="undo", name=str(n)) for n in range(number + 1)]
    place_round(painter, area, main, others)
    for at, button in enumerate(others):
        assert button.rect.collidelist([other.rect for other in others[at + 1 :]]) < 0
        assert area.contains(button.rect)
        assert area.bottom - button.rect.bottom >= painter.px(12)
