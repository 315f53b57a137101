"""Buttons, switches, choices and numbers, used by mouse and by keyboard."""

from itertools import pairwise

import pygame
import pytest
from pygame import Rect

from monopoly_gui.ui.input.form import Form
from monopoly_gui.ui.painting import layout
from monopoly_gui.ui.painting.painter import Painter
from monopoly_gui.ui.widgets import (
    Button,
    Choice,
    ColourSwatches,
    Dropdown,
    IconButton,
    NumberField,
    Slider,
    Tabs,
    Toasts,
    Toggle,
    Widget,
)

from .conftest import Hands


def place(hands: Hands, *widgets: Widget, width: int = 200) -> None:
    """Put widgets side by side with a gap between them."""
    for number, widget in enumerate(widgets):
        widget.rect = Rect(20 + number * (width + 20), 40, width, 40)
    hands.form.replace(widgets)


class TestButton:
    def test_a_click_does_it_once(self, hands: Hands) -> None:
        done: list[str] = []
        roll = Button("Roll", lambda: done.append("roll"))
        place(hands, roll)
        hands.click(roll)
        assert done == ["roll"]

    def test_a_press_that_slides_off_does_nothing(self, hands: Hands) -> None:
        done: list[str] = []
        roll = Button("Roll", lambda: done.append("roll"))
        place(hands, roll)
        hands.drag(roll.rect.center, (900, 500))
        assert done == []

    def test_only_the_left_button_counts(self, hands: Hands) -> None:
        done: list[str] = []
        roll = Button("Roll", lambda: done.append("roll"))
        place(hands, roll)
        for button in (2, 3, 4, 5):
            hands.post(pygame.MOUSEBUTTONDOWN, pos=roll.rect.center, button=button)
            hands.post(pygame.MOUSEBUTTONUP, pos=roll.rect.center, button=button)
        assert done == []

    def test_its_key_does_it_too(self, hands: Hands) -> None:
        done: list[str] = []
        place(hands, Button("Roll", lambda: done.append("roll"), key=pygame.K_r))
        hands.key(pygame.K_r)
        assert done == ["roll"]

    def test_its_key_with_ctrl_does_not(self, hands: Hands) -> None:
        done: list[str] = []
        place(hands, Button("Roll", lambda: done.append("roll"), key=pygame.K_r))
        hands.key(pygame.K_r, pygame.KMOD_CTRL)
        assert done == []

    def test_greyed_out_it_does_nothing_and_says_why(self, hands: Hands) -> None:
        done: list[str] = []
        build = Button("Build", lambda: done.append("build"), reason="You own no full set.")
        place(hands, build)
        hands.click(build)
        hands.key(pygame.K_SPACE)
        hands.wait(0.1)
        assert done == []
        assert hands.form._tooltip.text == "You own no full set."

    def test_it_makes_its_sound(self, hands: Hands) -> None:
        heard: list[str] = []
        hands.form.play = heard.append
        roll, build = Button("Roll"), Button("Build", reason="Not now.")
        place(hands, roll, build)
        hands.click(roll)
        hands.click(build)
        assert heard == ["click", "error"]

    def test_a_wider_label_needs_more_room(self, painter: Painter) -> None:
        assert Button("Roll the dice").width(painter) > Button("Roll").width(painter)
        assert Button("Roll", key=pygame.K_r).width(painter) > Button("Roll").width(painter)


class TestFocus:
    def test_tab_goes_round_and_back(self, hands: Hands) -> None:
        first, second = Button("One"), Button("Two")
        place(hands, first, second)
        seen = []
        for mod in (0, 0, 0, pygame.KMOD_LSHIFT):
            hands.key(pygame.K_TAB, mod)
            seen.append(hands.form.focused)
        assert seen == [first, second, first, second]

    def test_arrows_go_to_what_lies_there(self, hands: Hands) -> None:
        form = hands.form
        buttons = [Button(name) for name in "abcd"]
        form.replace(buttons)
        for button, cell in zip(buttons, layout.grid(Rect(0, 0, 400, 200), 2, 2, 10), strict=True):
            button.rect = cell
        form.focus(buttons[0])
        path = []
        for key in (pygame.K_RIGHT, pygame.K_DOWN, pygame.K_LEFT, pygame.K_UP):
            hands.key(key)
            path.append(form.focused.name if form.focused else "")
        assert path == ["b", "d", "c", "a"]

    def test_the_ring_shows_for_the_keyboard_only(self, hands: Hands) -> None:
        one = Button("One")
        place(hands, one)
        hands.click(one)
        assert one.focused and not one.ring
        hands.key(pygame.K_TAB)
        assert one.ring

    def test_enter_takes_the_default_until_something_else_is_chosen(self, hands: Hands) -> None:
        done: list[str] = []
        yes = Button("Yes", lambda: done.append("yes"))
        no = Button("No", lambda: done.append("no"))
        place(hands, no, yes)
        hands.form.default = yes
        hands.key(pygame.K_RETURN)
        hands.key(pygame.K_TAB)
        hands.key(pygame.K_RETURN)
        assert done == ["yes", "no"]

    def test_escape_cancels(self, hands: Hands) -> None:
        done: list[str] = []
        hands.form.on_cancel = lambda: done.append("cancel")
        assert hands.key(pygame.K_ESCAPE)
        assert done == ["cancel"]

    def test_the_focus_survives_new_widgets_of_the_same_name(self, hands: Hands) -> None:
        place(hands, Button("Roll"), Button("Build"))
        hands.key(pygame.K_TAB)
        again = Button("Roll")
        place(hands, Button("Trade"), again)
        assert hands.form.focused is again

    def test_what_is_hidden_cannot_be_used(self, hands: Hands) -> None:
        done: list[str] = []
        roll = Button("Roll", lambda: done.append("roll"), key=pygame.K_r)
        place(hands, roll)
        roll.visible = False
        hands.click(roll)
        hands.key(pygame.K_r)
        assert done == []
        assert not hands.key(pygame.K_TAB)


class TestTip:
    def test_it_waits_for_the_pointer_to_rest(self, hands: Hands) -> None:
        save = IconButton("save", tip="Save the game")
        place(hands, save)
        hands.move(save.rect.center)
        hands.wait(0.1)
        assert hands.form._tooltip.text == ""
        hands.wait(0.6)
        assert hands.form._tooltip.text == "Save the game"
        hands.move((900, 600))
        hands.wait(0.1)
        assert not hands.form._tooltip.visible

    def test_it_stays_inside_the_window(self, hands: Hands) -> None:
        far = Button("Far", reason="A long reason that needs several words to be told in full.")
        hands.form.replace([far])
        far.rect = Rect(1180, 690, 90, 25)
        hands.click(far)
        hands.wait(0.1)
        hands.draw()
        tip = hands.form._tooltip.rect
        assert tip.width > 0
        assert hands.screen.get_rect().contains(tip)


class TestDamage:
    def test_nothing_to_draw_when_nothing_changed(self, hands: Hands) -> None:
        place(hands, Button("One"), Toggle("Two"))
        assert hands.draw()
        assert hands.draw() == []
        hands.wait(1.0)
        assert hands.draw() == []

    def test_pointing_at_a_button_lights_only_that_up(self, hands: Hands) -> None:
        one, two = Button("One"), Button("Two")
        place(hands, one, two)
        hands.draw()
        hands.move(two.rect.center)
        hands.wait(0.05)
        damage = hands.draw()
        assert damage
        assert all(rect.colliderect(two.rect) for rect in damage)
        assert not any(rect.collidepoint(one.rect.center) for rect in damage)


class TestToggle:
    def test_click_space_and_enter_switch_it(self, hands: Hands) -> None:
        heard: list[bool] = []
        mute = Toggle("Mute", False, heard.append)
        place(hands, mute)
        hands.click(mute)
        hands.key(pygame.K_TAB)
        hands.key(pygame.K_SPACE)
        hands.key(pygame.K_RETURN)
        assert heard == [True, False, True]


class TestChoice:
    options = (("a", "Apple"), ("b", "Banana"), ("c", "Cherry"))

    def test_a_click_and_the_arrows_choose(self, hands: Hands) -> None:
        heard: list[str] = []
        fruit = Choice(self.options, "a", heard.append)
        place(hands, fruit, width=300)
        hands.click(fruit.cells()[2].center)
        hands.key(pygame.K_LEFT)
        assert heard == ["c", "b"]
        assert fruit.value == "b"

    def test_at_the_end_the_arrow_leaves_it(self, hands: Hands) -> None:
        fruit, beside = Choice(self.options, "c"), Button("Beside")
        place(hands, fruit, beside, width=300)
        hands.form.focus(fruit)
        hands.key(pygame.K_RIGHT)
        assert hands.form.focused is beside

    def test_choosing_what_is_chosen_says_nothing(self, hands: Hands) -> None:
        heard: list[str] = []
        fruit = Choice(self.options, "a", heard.append)
        place(hands, fruit, width=300)
        hands.click(fruit.cells()[0].center)
        assert heard == []

    def test_tabs_at_the_side_go_up_and_down(self, hands: Hands) -> None:
        heard: list[str] = []
        tabs = Tabs(self.options, "a", heard.append, vertical=True)
        place(hands, tabs)
        hands.form.focus(tabs)
        hands.key(pygame.K_DOWN)
        hands.key(pygame.K_UP)
        assert heard == ["b", "a"]

    def test_tabs_without_room_lie_in_rows_and_a_click_finds_each(self, hands: Hands) -> None:
        heard: list[str] = []
        tabs = Tabs(self.options, "a", heard.append)
        place(hands, tabs, width=300)
        painter = hands.painter
        widest = max(painter.measure(label, tabs.size, "bold")[0] for _, label in self.options)
        high = tabs.fold(painter, 2 * (widest + painter.px(60)), 40)
        assert tabs.columns == 2
        assert high == 40 * -(-len(self.options) // 2)
        tabs.rect.height = high
        last = tabs.cells()[-1]
        assert (last.x, last.bottom) == (tabs.rect.x, tabs.rect.bottom)
        hands.click(last.center)
        assert heard == [self.options[-1][0]]


class TestDropdown:
    options = tuple((str(number), f"Number {number}") for number in range(6))

    def make(self, hands: Hands) -> tuple[Dropdown, list[str]]:
        heard: list[str] = []
        number = Dropdown(self.options, "0", heard.append)
        place(hands, number, Button("Beside"))
        return number, heard

    def test_click_opens_and_click_chooses(self, hands: Hands) -> None:
        number, heard = self.make(hands)
        hands.click(number)
        box = number.overlay()
        assert box is not None
        hands.click((box.centerx, box.y + box.height * 3 // 6 + 5))
        assert heard == ["3"]
        assert not number.open

    def test_keys_open_move_and_choose(self, hands: Hands) -> None:
        _, heard = self.make(hands)
        hands.key(pygame.K_TAB)
        for key in (pygame.K_RETURN, pygame.K_DOWN, pygame.K_DOWN, pygame.K_RETURN):
            hands.key(key)
        assert heard == ["2"]

    def test_escape_closes_the_list_only(self, hands: Hands) -> None:
        number, heard = self.make(hands)
        gone: list[str] = []
        hands.form.on_cancel = lambda: gone.append("gone")
        hands.click(number)
        hands.key(pygame.K_ESCAPE)
        assert (number.open, heard, gone) == (False, [], [])

    def test_a_press_outside_closes_it_and_does_nothing_else(self, hands: Hands) -> None:
        number, heard = self.make(hands)
        done: list[str] = []
        beside = hands.form.find("Beside")
        assert isinstance(beside, Button)
        beside.on_click = lambda: done.append("beside")
        hands.click(number)
        hands.click(beside)
        assert (number.open, heard, done) == (False, [], [])

    def test_the_open_list_fits_in_the_window(self, hands: Hands) -> None:
        number, _ = self.make(hands)
        number.rect = Rect(1000, 670, 200, 40)
        hands.click(number)
        box = number.overlay()
        assert box and hands.screen.get_rect().contains(box)


class TestNumber:
    def test_buttons_arrows_and_typing(self, hands: Hands) -> None:
        heard: list[int] = []
        bid = NumberField(10, 1, 500, on_change=heard.append)
        place(hands, bid)
        hands.click((bid.rect.right - 5, bid.rect.centery))
        hands.click((bid.rect.left + 5, bid.rect.centery))
        hands.key(pygame.K_UP)
        hands.type("25")
        assert heard == [11, 10, 11, 2, 25]
        assert bid.value == 25

    def test_it_never_leaves_its_limits(self, hands: Hands) -> None:
        bid = NumberField(10, 5, 40)
        place(hands, bid)
        hands.form.focus(bid)
        hands.type("99")
        assert bid.value == 40
        hands.key(pygame.K_HOME)
        hands.key(pygame.K_DOWN)
        assert bid.value == 5
        bid.limit(20, 30)
        assert bid.value == 20

    def test_arrows_leave_it_sideways_and_at_its_limits(self, hands: Hands) -> None:
        bid, beside, below = NumberField(1, 0, 9), Button("beside"), Button("below")
        place(hands, bid)
        beside.rect, below.rect = bid.rect.move(300, 0), bid.rect.move(0, 100)
        hands.form.replace([bid, beside, below])
        hands.form.focus(bid)
        hands.key(pygame.K_RIGHT)
        assert beside.focused and bid.value == 1
        hands.form.focus(bid)
        hands.key(pygame.K_DOWN)
        assert bid.focused and bid.value == 0
        hands.key(pygame.K_DOWN)
        assert below.focused

    def test_holding_the_button_goes_on(self, hands: Hands) -> None:
        bid = NumberField(0, 0, 500)
        place(hands, bid)
        hands.press((bid.rect.right - 5, bid.rect.centery))
        for _ in range(20):
            hands.wait(0.1)
        hands.release((bid.rect.right - 5, bid.rect.centery))
        held = bid.value
        hands.wait(1.0)
        assert held > 5
        assert bid.value == held

    def test_it_stops_with_the_button_where_its_page_is_laid_out_anew(self, hands: Hands) -> None:
        bid = NumberField(0, 0, 500, lambda _: hands.form.replace([bid]), name="bid")
        place(hands, bid)
        hands.click((bid.rect.right - 5, bid.rect.centery))
        for _ in range(20):
            hands.wait(0.1)
        assert bid.value == 1
        hands.type("25")
        assert bid.value == 25

    def test_it_stops_where_it_can_be_used_no_more_or_the_window_is_left(
        self, hands: Hands
    ) -> None:
        bid = NumberField(0, 0, 500)
        place(hands, bid)
        hands.press((bid.rect.right - 5, bid.rect.centery))
        bid.reason = "not now"
        for _ in range(9):
            hands.wait(0.1)
        bid.reason = ""
        hands.post(pygame.WINDOWFOCUSLOST)
        for _ in range(9):
            hands.wait(0.1)
        assert bid.value == 1

    def test_letters_are_left_alone(self, hands: Hands) -> None:
        done: list[str] = []
        bid = NumberField(10, 1, 500)
        place(hands, bid, Button("Pass", lambda: done.append("pass"), key=pygame.K_p))
        hands.form.focus(bid)
        hands.type("p")
        assert (bid.value, done) == (10, ["pass"])


class TestSlider:
    def test_drag_click_and_arrows(self, hands: Hands) -> None:
        volume = Slider(50, 0, 100, step=5)
        place(hands, volume, width=400)
        track = volume.track()
        hands.drag(track.center, (track.right + 300, track.centery))
        assert volume.value == 100
        hands.click((track.left, track.centery))
        assert volume.value == 0
        hands.key(pygame.K_RIGHT)
        assert volume.value == 5


class TestSwatches:
    def test_what_is_taken_cannot_be_chosen(self, hands: Hands) -> None:
        heard: list[str] = []
        colours = {"red": (200, 0, 0), "green": (0, 200, 0), "blue": (0, 0, 200)}
        swatches = ColourSwatches(
            colours, "red", heard.append, columns=3, taken={"green": "Ada has it."}
        )
        place(hands, swatches, width=300)
        hands.click(swatches.cells()[1].center)
        assert heard == []
        assert swatches.tip == "Ada has it."
        hands.key(pygame.K_RIGHT)
        assert heard == ["blue"]


class TestToasts:
    def test_they_come_stay_and_go(self, painter: Painter, screen: pygame.Surface) -> None:
        toasts = Toasts()
        toasts.say("Saved.", "good")
        now = 5.0
        toasts.tick(now, 0.3)
        assert toasts.damage(painter, screen.get_rect())
        assert toasts.damage(painter, screen.get_rect()) == []
        for _ in range(10):
            now += 0.5
            toasts.tick(now, 0.5)
        assert toasts.texts == []
        assert toasts.damage(painter, screen.get_rect())

    def test_only_one_is_seen_and_a_refusal_goes_first(
        self, painter: Painter, screen: pygame.Surface
    ) -> None:
        toasts, now = Toasts(), 5.0
        for text in ("One.", "Two."):
            toasts.say(text)
        toasts.tick(now, 0.3)
        assert toasts.texts == ["One.", "Two."]
        toasts.say("Not now.", "bad", "TURN-1")
        assert toasts.texts == ["Not now.", "Two."] and toasts.rule == "TURN-1"
        for _ in range(5):
            now += 0.5
            toasts.tick(now, 0.5)
        assert toasts.texts == ["Two."]


class TestLayout:
    def test_shares_lose_no_pixel(self) -> None:
        parts = layout.row(Rect(3, 0, 1000, 10), [1.0, 1.0, 1.0, 100], gap=7)
        assert parts[0].x == 3
        assert parts[-1].right == 1003
        assert all(b.x - a.right == 7 for a, b in pairwise(parts))

    @pytest.mark.parametrize(("width", "widths"), [(350, [70, 90, 170]), (260, [40, 60, 140])])
    def test_what_is_left_or_lacking_is_shared(self, width: int, widths: list[int]) -> None:
        cells = layout.fitting(Rect(0, 0, width, 10), [60, 80, 160], gap=10)
        assert [cell.width for cell in cells] == widths

    @pytest.mark.parametrize("side", ["left", "right", "top", "bottom"])
    def test_split_gives_the_piece_and_the_rest(self, side: layout.Side) -> None:
        whole = Rect(0, 0, 100, 80)
        piece, rest = layout.split(whole, side, 30)
        assert piece.width * piece.height + rest.width * rest.height == 100 * 80
        assert piece.union(rest) == whole

    @pytest.mark.parametrize("size", [(1024, 640), (1024, 768), (1920, 1080), (3440, 1440)])
    def test_the_scale_fits_every_window(self, size: tuple[int, int]) -> None:
        scale = layout.scale_for(*size)
        assert 1080 * scale <= size[1] + 1
        assert 1440 * scale <= size[0] + 1


def test_a_form_without_widgets_takes_nothing() -> None:
    form = Form()
    assert not form.handle(
        pygame.event.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode="")
    )
    assert not form.handle(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=(5, 5), button=1))
