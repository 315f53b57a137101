"""Typing into fields, and scrolling lists and long texts."""

import sys

import pygame
import pytest
from pygame import Rect

from monopoly_gui.ui.widgets import Button, ListRow, RowList, TextField, clipboard

from .conftest import Hands


def field(hands: Hands, text: str = "", **more: object) -> TextField:
    made = TextField(text, name="name", **more)  # type: ignore[arg-type]
    made.rect = Rect(40, 40, 300, 44)
    hands.form.replace([made])
    hands.form.focus(made)
    return made


class TestTextField:
    def test_typing_moving_and_deleting(self, hands: Hands) -> None:
        name = field(hands)
        hands.type("Adda")
        hands.key(pygame.K_LEFT)
        hands.key(pygame.K_BACKSPACE)
        hands.key(pygame.K_HOME)
        hands.key(pygame.K_DELETE)
        hands.type("E")
        assert name.text == "Eda"

    def test_letters_of_other_scripts(self, hands: Hands) -> None:
        name = field(hands)
        hands.post(pygame.TEXTINPUT, text="Zoë 王")
        assert name.text == "Zoë 王"

    def test_nothing_unprintable_gets_in(self, hands: Hands) -> None:
        name = field(hands)
        name.insert("A\x00d\na")
        assert name.text == "Ada"

    def test_it_is_never_longer_than_it_may_be(self, hands: Hands) -> None:
        name = field(hands, max_length=4)
        hands.type("Charles")
        assert name.text == "Char"

    def test_only_what_is_accepted(self, hands: Hands) -> None:
        seed = field(hands, accepts=str.isdigit)
        hands.type("1a2b")
        assert seed.text == "12"

    def test_typing_replaces_the_selection(self, hands: Hands) -> None:
        name = field(hands, "Charles")
        hands.key(pygame.K_a, pygame.KMOD_LCTRL)
        hands.type("Ada")
        assert name.text == "Ada"

    def test_shift_and_arrow_select(self, hands: Hands) -> None:
        name = field(hands, "Ada")
        hands.key(pygame.K_LEFT, pygame.KMOD_LSHIFT)
        hands.key(pygame.K_LEFT, pygame.KMOD_LSHIFT)
        assert name.selection == (1, 3)
        hands.key(pygame.K_BACKSPACE)
        assert name.text == "A"

    def test_a_click_puts_the_caret_there(self, hands: Hands) -> None:
        name = field(hands, "William")
        hands.draw()
        hands.click((name.rect.left + 3, name.rect.centery))
        assert name.caret == 0
        hands.click((name.rect.right - 3, name.rect.centery))
        assert name.caret == 7

    def test_a_click_after_deleting_and_before_the_next_picture(self, hands: Hands) -> None:
        name = field(hands, "William")
        hands.draw()
        hands.key(pygame.K_a, pygame.KMOD_LCTRL)
        hands.key(pygame.K_BACKSPACE)
        hands.click((name.rect.right - 3, name.rect.centery))
        hands.draw()
        hands.type("Ada")
        assert name.text == "Ada"

    def test_dragging_selects(self, hands: Hands) -> None:
        name = field(hands, "William")
        hands.draw()
        y = name.rect.centery
        hands.drag((name.rect.left + 3, y), (name.rect.right - 3, y))
        assert name.selection == (0, 7)

    def test_accelerators_sleep_while_it_is_typed_into(self, hands: Hands) -> None:
        done: list[str] = []
        name = field(hands)
        roll = Button("Roll", lambda: done.append("roll"), key=pygame.K_r)
        hands.form.widgets.append(roll)
        hands.type("r")
        assert (name.text, done) == ("r", [])

    def test_enter_submits(self, hands: Hands) -> None:
        heard: list[str] = []
        field(hands, "Ada", on_submit=heard.append)
        hands.key(pygame.K_RETURN)
        assert heard == ["Ada"]

    def test_each_change_is_told(self, hands: Hands) -> None:
        heard: list[str] = []
        field(hands, on_change=heard.append)
        hands.type("ab")
        hands.key(pygame.K_BACKSPACE)
        assert heard == ["a", "ab", "a"]

    def test_a_key_held_down_goes_on(self, hands: Hands) -> None:
        name = field(hands, "Ada Lovelace")
        hands.key(pygame.K_BACKSPACE)
        for _ in range(12):
            hands.wait(0.1)
        left = len(name.text)
        assert left < 9
        hands.post(pygame.KEYUP, key=pygame.K_BACKSPACE, mod=0)
        hands.wait(0.5)
        assert len(name.text) == left

    def test_pasting(self, hands: Hands, monkeypatch: pytest.MonkeyPatch) -> None:
        name = field(hands, "A")
        monkeypatch.setattr(clipboard, "paste", lambda: "da")
        hands.key(pygame.K_v, pygame.KMOD_LCTRL)
        assert name.text == "Ada"

    @pytest.mark.skipif(sys.platform == "win32", reason="only a Unix may have no clipboard")
    def test_a_desktop_without_a_clipboard(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(clipboard, "_ready", lambda: False)
        clipboard.copy("Ada")
        assert clipboard.paste() == ""

    @pytest.mark.skipif(sys.platform != "win32", reason="on Unix it takes a desktop")
    def test_every_letter_goes_through_the_clipboard(self, hands: Hands) -> None:
        clipboard.copy("Jörg ♦ Łódź")
        assert clipboard.paste() == "Jörg ♦ Łódź"

    def test_the_caret_blinks(self, hands: Hands) -> None:
        field(hands, "Ada")
        hands.draw()
        assert hands.draw() == []
        hands.wait(0.6)
        hands.wait(0.6)
        assert hands.draw()

    def test_a_text_wider_than_the_field_keeps_the_caret_in_sight(self, hands: Hands) -> None:
        name = field(hands, "W" * 40)
        hands.draw()
        assert name.rect.collidepoint(name._edges[name.caret], name.rect.centery)
        hands.key(pygame.K_HOME)
        hands.draw()
        assert name.rect.collidepoint(name._edges[0], name.rect.centery)


class TestRowList:
    def make(self, hands: Hands, count: int = 50) -> tuple[RowList, set[int], list[int]]:
        drawn, chosen = set[int](), list[int]()

        def row(index: int) -> ListRow:
            drawn.add(index)
            return ListRow(str(index))

        rows = RowList(row, on_activate=chosen.append)
        rows.rect = Rect(40, 40, 300, 200)
        rows.rows_of(count, 40)
        hands.form.replace([rows])
        return rows, drawn, chosen

    def test_only_rows_in_sight_are_drawn(self, hands: Hands) -> None:
        _, drawn, _ = self.make(hands)
        hands.draw()
        assert drawn <= set(range(6))

    def test_the_wheel_moves_what_is_under_the_pointer(self, hands: Hands) -> None:
        rows, _, _ = self.make(hands)
        hands.wheel(-1)
        assert rows.offset == 0
        hands.move(rows.rect.center)
        hands.wheel(-1)
        assert rows.offset == 80
        hands.wheel(5)
        assert rows.offset == 0

    def test_dragging_the_bar_reaches_the_end(self, hands: Hands) -> None:
        rows, _, _ = self.make(hands)
        top = rows._thumb().center
        hands.drag(top, (top[0], rows.rect.bottom + 50))
        assert rows.offset == rows.limit == 50 * 40 - 200

    def test_keys_choose_and_keep_the_choice_in_sight(self, hands: Hands) -> None:
        rows, _, chosen = self.make(hands)
        hands.form.focus(rows)
        for _ in range(8):
            hands.key(pygame.K_DOWN)
        assert rows.selected == 7
        assert rows.rect.contains(rows.row_rect(7))
        hands.key(pygame.K_END)
        hands.key(pygame.K_RETURN)
        assert chosen == [49]

    def test_a_click_chooses_and_a_second_one_takes(self, hands: Hands) -> None:
        rows, _, chosen = self.make(hands)
        hands.click(rows.row_rect(2).center)
        assert (rows.selected, chosen) == (2, [])
        hands.click(rows.row_rect(2).center)
        assert chosen == [2]

    def test_an_empty_list_takes_everything_calmly(self, hands: Hands) -> None:
        rows, _, chosen = self.make(hands, count=0)
        hands.click(rows.rect.center)
        hands.key(pygame.K_DOWN)
        hands.key(pygame.K_RETURN)
        hands.draw()
        assert (rows.selected, chosen) == (-1, [])

    def test_fewer_rows_move_the_choice(self, hands: Hands) -> None:
        rows, _, _ = self.make(hands)
        rows.select(49)
        rows.rows_of(3, 40)
        assert (rows.selected, rows.offset) == (2, 0)
