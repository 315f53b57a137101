"""Game controllers by posted events: known to SDL or not, plugged in and pulled out."""

from typing import Any

import pygame
import pytest

from monopoly_gui.scenes.challenge.page import ChallengesScene
from monopoly_gui.scenes.menus.help import HelpScene
from monopoly_gui.scenes.menus.settings import SettingsScene
from monopoly_gui.scenes.menus.title import TitleScene
from monopoly_gui.scenes.setup.setup import SetupScene
from monopoly_gui.scenes.table.dialogs.purchase import PurchaseDialog
from monopoly_gui.scenes.table.estate.estate import EstateDialog
from monopoly_gui.scenes.table.table import TableScene
from monopoly_gui.scenes.table.table_commands import TableMenu
from monopoly_gui.storage import SeatRecord
from monopoly_gui.ui.clock import REPEAT_AFTER
from monopoly_gui.ui.input.gamepad import (
    REPEAT_EVERY,
    START_AFTER,
    USUAL_BUTTONS,
    Device,
    Gamepad,
    read_mapping,
)
from tests.scenes.dialogs.desk import own_set, position
from tests.scenes.screen import Screen
from tests.scenes.seat import Seat

NUMBERS = {control: number for number, control in USUAL_BUTTONS.items()}
PLAYED = (SeatRecord("Zoe", "human", "cat", 3),)


def event(kind: int, **values: Any) -> pygame.event.Event:
    return pygame.event.Event(kind, {"instance_id": 0, "joy": 0, **values})


class Hands:
    """A controller in somebody's hands; it is the first of them."""

    def __init__(self, screen: Screen) -> None:
        self.screen = screen

    def post(self, kind: int, **values: Any) -> None:
        self.screen.app.handle(event(kind, **values))
        self.screen.frame()

    def press(self, control: str) -> None:
        button = NUMBERS[control]  # type: ignore[index]
        self.post(pygame.JOYBUTTONDOWN, button=button)
        self.post(pygame.JOYBUTTONUP, button=button)

    def hat(self, x: int, y: int) -> None:
        self.post(pygame.JOYHATMOTION, hat=0, value=(x, y))

    def stick(self, axis: int, value: float) -> None:
        self.post(pygame.JOYAXISMOTION, axis=axis, value=value)


def title() -> tuple[Screen, Hands]:
    screen = Screen(last_seats=PLAYED)
    screen.open(TitleScene(screen.context))
    return screen, Hands(screen)


def focused(screen: Screen) -> str:
    found = screen.scene.form.focused
    return found.name if found else ""


def test_the_cross_moves_the_focus_and_a_presses() -> None:
    screen, hands = title()
    parts = []
    for x, y in ((0, -1), (0, -1), (0, -1), (-1, 0), (-1, 0), (-1, 0), (-1, 0)):
        hands.hat(x, y)
        hands.hat(0, 0)
        parts.append(focused(screen))
    # the entries from the first that can be used, then along the tiles
    assert parts[:2] == ["New game", "First game"]
    assert parts[2:] == ["Scenarios", "Challenges", *["Quick game"] * 3]
    hands.hat(1, 0)
    hands.hat(0, 0)
    assert focused(screen) == "Challenges"
    hands.press("a")
    screen.shows(ChallengesScene)
    hands.press("b")
    screen.shows(TitleScene)


def test_crosses_that_are_buttons_do_the_same() -> None:
    screen, hands = title()
    hands.press("down")
    hands.press("down")
    hands.press("up")
    assert focused(screen) == "New game"
    hands.press("a")
    screen.shows(SetupScene)


def test_the_stick_counts_when_it_is_pushed_far_and_let_go() -> None:
    screen, hands = title()
    for value in (0.2, 0.45, 0.7, 0.9, 1.0, 0.5, 0.2, 0.0):
        hands.stick(1, value)
    assert focused(screen) == "New game"
    hands.stick(1, 0.9)
    assert focused(screen) == "First game"
    hands.stick(1, -0.9)
    assert focused(screen) == "New game"
    hands.stick(2, 1.0)
    hands.stick(1, 0.0)
    assert focused(screen) == "New game"


def test_a_direction_that_is_held_goes_on_and_ends_with_the_press() -> None:
    screen, hands = title()
    hands.screen.app.gamepad.start()
    hands.hat(0, -1)
    assert screen.app.moving
    assert focused(screen) == "New game"
    screen.frame(REPEAT_AFTER)
    screen.frame(0.01)
    assert focused(screen) == "First game"
    screen.frame(REPEAT_EVERY)
    assert focused(screen) == "Scenarios"
    hands.hat(0, 0)
    screen.frame(1.0)
    screen.frame(1.0)
    assert focused(screen) == "Scenarios"
    assert screen.app.gamepad.held is None


def test_a_turn_at_the_table() -> None:
    state = position(2)
    own_set(state, 0, "brown")
    seat = Seat(state, dice=[(1, 3)], humans=(0, 1))
    hands = Hands(seat.screen)
    hands.press("x")
    seat.until_rest()
    assert seat.state.position[0] == 4
    hands.press("y")
    seat.screen.shows(EstateDialog)
    hands.press("b")
    seat.screen.shows(TableScene)
    hands.press("start")
    seat.screen.shows(TableMenu)
    hands.press("b")
    hands.press("rb")
    hands.press("rb")
    assert seat.table.board_spot.pointed == 2
    hands.press("lb")
    hands.press("a")
    assert seat.table.board_spot.pinned == 1
    hands.press("b")
    hands.press("x")
    seat.until_rest()
    assert seat.state.current == 1


def test_a_purchase_and_the_help_card() -> None:
    seat = Seat(position(2), dice=[(1, 2)])
    hands = Hands(seat.screen)
    hands.press("x")
    for _ in range(80):
        seat.frames(1, 0.1)
        if isinstance(seat.screen.scene, PurchaseDialog):
            break
    hands.press("back")
    seat.screen.shows(HelpScene)
    hands.press("b")
    hands.press("y")
    assert seat.screen.shows(PurchaseDialog).folded
    hands.press("y")
    assert not seat.screen.shows(PurchaseDialog).folded
    hands.press("x")
    assert seat.state.owner[3] == 0


def test_values_are_changed_by_the_cross() -> None:
    screen = Screen()
    screen.open(SettingsScene(screen.context, "sound"))
    hands = Hands(screen)
    screen.scene.form.focus(screen.find("volume"), visible=True)
    before = screen.context.settings.volume
    hands.press("left")
    assert screen.context.settings.volume < before


def holds(screen: Screen) -> bool:
    """Whether a direction is held."""
    return screen.app.gamepad.held is not None


def test_a_controller_that_goes_leaves_nothing_held() -> None:
    screen, hands = title()
    hands.hat(0, -1)
    assert holds(screen)
    hands.post(pygame.JOYDEVICEREMOVED)
    assert not holds(screen)
    assert screen.context.pads() == []
    hands.post(pygame.JOYDEVICEREMOVED, instance_id=7)
    screen.frame(REPEAT_AFTER + REPEAT_EVERY)
    screen.frame(REPEAT_EVERY)
    assert focused(screen) == "New game"


def test_a_device_that_cannot_be_opened_is_left_alone() -> None:
    screen, hands = title()
    screen.app.gamepad.start()
    hands.post(pygame.JOYDEVICEADDED, device_index=5)
    assert screen.context.pads() == []


def test_the_help_card_names_the_buttons_while_one_is_plugged_in() -> None:
    screen, _hands = title()
    screen.key(pygame.K_F1)
    assert len(screen.shows(HelpScene).groups) == 2
    screen.key(pygame.K_F1)
    screen.app.gamepad.devices[0] = Device("Eight buttons")
    screen.key(pygame.K_F1)
    groups = screen.shows(HelpScene).groups
    assert groups[-1][0] == "Eight buttons"
    assert {key for line in groups[-1][1] for key in line.keys} >= {"A", "B", "X", "Y", "Start"}


@pytest.mark.parametrize(
    ("mapping", "control", "number"),
    [
        ({"a": "b0", "b": "b1", "dpup": "h0.1", "leftx": "a0", "lefty": "a1"}, "a", 0),
        ({"a": "b0", "start": "b6", "dpup": "b11", "leftx": "a0", "lefty": "a1"}, "up", 11),
        ({"a": "b1", "b": "b0", "x": "b3", "leftshoulder": "b9", "leftx": "a2"}, "lb", 9),
    ],
)
def test_sdls_table_is_read(mapping: dict[str, str], control: str, number: int) -> None:
    buttons, _axes = read_mapping(mapping)
    assert buttons[number] == control


def test_the_axes_of_the_stick_come_from_the_table_too() -> None:
    assert read_mapping({"leftx": "a3", "lefty": "a4~"})[1] == (3, 4)
    assert read_mapping({"leftx": "b3"})[1] == (0, 1)


def test_controllers_are_looked_for_once_a_moment_after_the_start() -> None:
    pad = Gamepad()
    started: list[float] = []
    pad.start = lambda: started.append(1.0) or setattr(pad, "_started", True)  # type: ignore[method-assign,func-returns-value]
    for now in (5.0, 5.1, 5.0 + START_AFTER, 6.0, 7.0):
        pad.tick(now)
    assert started == [1.0]
