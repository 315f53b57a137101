"""Tips: only the widget under the pointer shows its own."""

import pygame

from monopoly_gui.scenes.core.dialog import ConfirmScene
from monopoly_gui.scenes.setup.setup import SetupScene
from monopoly_gui.ui.input.form import Form
from tests.scenes.screen import Screen


def tip(form: Form) -> str:
    """The tip that is shown."""
    owner = form._tooltip.owner
    return (owner.reason or owner.tip) if owner else ""


def point(screen: Screen, pos: tuple[int, int]) -> None:
    screen.post(pygame.MOUSEMOTION, pos=pos, rel=(1, 1), buttons=(0, 0, 0))
    for _ in range(20):
        screen.frame()


def test_a_tip_goes_when_a_dialog_opens() -> None:
    screen = Screen()
    setup = screen.open(SetupScene(screen.context))
    point(screen, screen.find("look 1").rect.center)
    assert tip(setup.form) == "Choose token and colour"
    screen.click("look 1")
    screen.frame()
    assert screen.scene is not setup
    assert tip(setup.form) == ""


def test_what_comes_up_below_a_resting_pointer_gives_its_tip_when_the_pointer_moves() -> None:
    screen = Screen()
    question = ConfirmScene(screen.context, "Sure?", "Really?", lambda: None)
    screen.open(question)
    place = screen.find("yes").rect.center
    screen.context.scenes.pop()
    point(screen, place)
    again = ConfirmScene(screen.context, "Sure?", "Really?", lambda: None)
    again.form.find("yes").reason = "Not yet."
    screen.open(again)
    for _ in range(20):
        screen.frame()
    assert tip(again.form) == ""
    point(screen, (place[0] + 1, place[1]))
    assert tip(again.form) == "Not yet."


def test_a_tip_goes_when_the_window_changes_its_size() -> None:
    screen = Screen()
    setup = screen.open(SetupScene(screen.context))
    point(screen, screen.find("look 1").rect.center)
    assert tip(setup.form)
    screen.context.scenes.resize(pygame.Rect(0, 0, 1100, 700))
    screen.frame()
    assert tip(setup.form) == ""


def test_what_was_just_used_gives_no_tip_until_the_pointer_has_left_it() -> None:
    screen = Screen()
    setup = screen.open(SetupScene(screen.context))
    screen.click("more")
    dice = screen.find("shake").rect.center
    screen.click("shake")
    point(screen, dice)
    assert tip(setup.form) == ""
    point(screen, (2, 2))
    point(screen, dice)
    assert tip(setup.form) == "Another seed"
