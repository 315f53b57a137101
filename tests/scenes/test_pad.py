"""The leather pad of round buttons: no word of any of them is ever cut, whatever is on it."""

from collections.abc import Callable

import pygame
import pytest

from monopoly_gui.engine.state import State
from monopoly_gui.language import LANGUAGES
from monopoly_gui.ui.panels.round_button import LINES, SIZE, RoundButton
from tests.scenes.dialogs.desk import hold_jail_card, imprison, position
from tests.scenes.seat import Seat
from tests.scenes.test_layout import lay_out, undrawn, worded_in

WINDOWS = [
    ((1024, 600), 1.0), ((1280, 640), 1.0), ((1280, 720), 1.0), ((1920, 1080), 1.0),
    ((800, 1280), 1.0), ((1280, 720), 1.5), ((1024, 600), 2.0), ((1280, 720), 2.0),
]  # fmt: skip


def usual() -> State:
    return position(4)


def in_jail() -> State:
    state = position(4)
    imprison(state, 0)
    return state


def with_a_card() -> State:
    state = in_jail()
    hold_jail_card(state, 0)
    return state


def with_all() -> State:
    state = position(4, rules={"jail_skip": True})
    imprison(state, 0)
    hold_jail_card(state, 0)
    state.salaries[0] = 1
    return state


@pytest.mark.parametrize("view", ["seated", "flat"])
@pytest.mark.parametrize("spoken", LANGUAGES)
@pytest.mark.parametrize("humans", [1, 2])
@pytest.mark.parametrize("story", [usual, in_jail, with_a_card, with_all])
def test_all_words_of_the_pad_are_whole_and_clear_of_its_edge(
    story: Callable[[], State], humans: int, spoken: str, view: str
) -> None:
    with worded_in(spoken), undrawn():
        seat = Seat(story(), humans=range(humans), view=view)
        if seat.screen.scene is not seat.table:
            seat.key(pygame.K_v)
        wrong = []
        for size, larger in WINDOWS:
            lay_out(seat.screen, size, larger)
            seat.frames(2)
            wrong += [f"{size} at {larger:.0%}: {each}" for each in cut_words(seat)]
    assert not wrong, "\n".join(wrong)


def cut_words(seat: Seat) -> list[str]:
    """The buttons whose words have no room, or which lie over another or on the edge."""
    table = seat.table
    with table.fitted():
        painter = table.context.painter
        shown = [b for b in table.buttons.all if b.rect.width and b.visible]
        tray = table.picture.tray.inflate(-2 * painter.px(8), -painter.px(8))
        assert len(shown) > 1

        def has_room(button: RoundButton) -> bool:
            if button.large:
                return button.has_room(painter, button.disc.width)
            lines = button.lines(painter, button.rect.width)
            widest = max(painter.measure(line, SIZE, "bold")[0] for line in lines)
            high = len(lines) * painter.measure("", SIZE, "bold")[1]
            fits = widest * button.narrow <= button.rect.width and high <= button.line
            whole = len(lines) <= LINES and not lines[0].endswith("-")
            return fits and whole and tray.contains(button.rect)

        return [
            button.label
            for at, button in enumerate(shown)
            if not has_room(button)
            or button.disc.collidelist([other.disc for other in shown[at + 1 :]]) >= 0
        ]
