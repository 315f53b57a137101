"""The demand for the last buildings [SUPPLY-5]."""

import pygame

from monopoly_gui.engine.actions import AnswerDemand
from monopoly_gui.engine.frames import Shortage
from monopoly_gui.scenes.table.dialogs.demand import DemandDialog
from tests.scenes.dialogs.desk import Desk
from tests.scenes.dialogs.stories import demand, shortage_state


def test_by_mouse_two_are_asked_for() -> None:
    desk = demand()
    desk.click("more 16")
    desk.click("more 19")
    assert desk.label("ask") == "Request 2 houses"
    desk.click("ask")
    assert desk.done == [AnswerDemand(0, (16, 19))]
    assert desk.top is desk.table


def test_by_keys_none() -> None:
    desk = demand()
    desk.key(pygame.K_n)
    assert desk.done == [AnswerDemand(0, ())]


def test_by_keys_one() -> None:
    desk = demand()
    desk.tab_to("more 18")
    desk.key(pygame.K_SPACE)
    desk.key(pygame.K_a)
    assert desk.done == [AnswerDemand(0, (18,))]


def test_the_engine_says_where_no_more_fits() -> None:
    desk = demand()
    desk.click("more 16")
    assert desk.reason("more 16") == "Build evenly: build on another street first."
    desk.click("less 16")
    assert desk.reason("more 16") == ""
    assert desk.reason("ask") == "Choose streets first."


def test_what_the_others_said_is_shown() -> None:
    said = demand().shows(DemandDialog).full_text()
    assert said[-4:] == [
        "Ada: deciding now", "Blaise: wants 2", "Chen: wants none", "Dorothy: still to decide",
    ]  # fmt: skip


def test_two_humans_are_asked_one_after_the_other() -> None:
    state = shortage_state()
    state.stack.append(Shortage(1, "house", ((), (21, 23), (), ()), 1 << 0 | 1 << 3))
    desk = Desk(state, humans=(0, 3))
    desk.key(pygame.K_n)
    dialog = desk.shows(DemandDialog)
    assert dialog.player == 3
    desk.click("more 11")
    desk.key(pygame.K_RETURN)
    assert desk.done == [AnswerDemand(0, ()), AnswerDemand(3, (11,))]
