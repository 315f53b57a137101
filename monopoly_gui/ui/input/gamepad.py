"""Game controllers: their buttons and sticks become the keys of every screen.

SDL's own table of controllers says which button of a device is which; devices that it does not
know are taken to be laid out like the most common one.  Only joystick events are listened to, so
that a controller is heard once whatever it is.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

import pygame
from pygame.event import Event

from ...language import mark
from ..clock import Repeat

Control = Literal[
    "a", "b", "x", "y", "lb", "rb", "back", "start", "up", "down", "left", "right"
]  # fmt: skip

#: the names of our controls in SDL's table
SDL_NAMES: dict[str, Control] = {
    "a": "a",
    "b": "b",
    "x": "x",
    "y": "y",
    "leftshoulder": "lb",
    "rightshoulder": "rb",
    "back": "back",
    "start": "start",
    "dpup": "up",
    "dpdown": "down",
    "dpleft": "left",
    "dpright": "right",
}
#: of a device that SDL does not know: as the most common one is laid out
USUAL_BUTTONS: dict[int, Control] = {
    0: "a", 1: "b", 2: "x", 3: "y", 4: "lb", 5: "rb", 6: "back", 7: "start",
    11: "up", 12: "down", 13: "left", 14: "right",
}  # fmt: skip
#: the keys of the controls that mean the same everywhere
KEYS: dict[Control, int] = {
    "a": pygame.K_RETURN,
    "b": pygame.K_ESCAPE,
    "back": pygame.K_F1,
    "up": pygame.K_UP,
    "down": pygame.K_DOWN,
    "left": pygame.K_LEFT,
    "right": pygame.K_RIGHT,
}
#: the buttons and their effects, as players read them
PAD_KEYS: tuple[tuple[str, str], ...] = (
    ("✛", mark("move to a neighbouring control, or change a value")),
    ("A", mark("activate the selected control, or the gold button")),
    ("B", mark("back, or close")),
    ("X", mark("the gold button: roll, end the turn and so on")),
    ("Y", mark("manage what you own; in a dialog, look at the board")),
    ("LB", mark("previous space, page or player")),
    ("RB", mark("next space, page or player")),
    ("Start", mark("the menu")),
    ("Back", mark("help")),
)
EVENTS = (
    pygame.JOYDEVICEADDED,
    pygame.JOYDEVICEREMOVED,
    pygame.JOYBUTTONDOWN,
    pygame.JOYBUTTONUP,
    pygame.JOYHATMOTION,
    pygame.JOYAXISMOTION,
)
DIRECTIONS: dict[tuple[int, int], Control] = {
    (-1, 0): "left",
    (1, 0): "right",
    (0, -1): "up",
    (0, 1): "down",
}
#: the deflection from which a stick counts, and the one below which it is released
PUSHED, LET_GO = 0.6, 0.4
#: seconds between the repeats of a held direction
REPEAT_EVERY = 0.13
#: seconds after the start until controllers are looked for, so that the first picture is not late
START_AFTER = 0.6


@dataclass(slots=True)
class Device:
    """One controller: the meaning of its buttons and hat, and the state of its stick."""

    name: str = ""
    buttons: Mapping[int, Control] = field(default_factory=lambda: USUAL_BUTTONS)
    axes: tuple[int, int] = (0, 1)
    joystick: object = None
    hat: tuple[int, int] = (0, 0)
    stick: dict[int, int] = field(default_factory=dict)


class Gamepad:
    """All controllers together; ``take`` gives the controls that an event presses.

    Nothing happens before ``start``, which ``tick`` calls by itself a moment after the first
    picture, and nothing at all where there is no controller.
    """

    def __init__(self) -> None:
        self.devices: dict[int, Device] = {}
        self.held: Control | None = None
        self._repeat = Repeat(REPEAT_EVERY)
        self._started = False
        self._since = 0.0

    @property
    def connected(self) -> list[str]:
        """The names of the connected controllers."""
        return [device.name for device in self.devices.values()]

    def start(self) -> None:
        """Look for controllers; connected ones, now or later, arrive as events."""
        self._started = True
        try:
            pygame.joystick.init()
        except pygame.error:
            return

    def take(self, event: Event) -> list[Control]:
        """The controls just pressed."""
        if event.type == pygame.JOYDEVICEADDED:
            self._added(event.device_index)
            return []
        number = int(getattr(event, "instance_id", 0))
        if event.type == pygame.JOYDEVICEREMOVED:
            self.devices.pop(number, None)
            self.held = None
            return []
        device = self.devices.setdefault(number, Device())
        if event.type == pygame.JOYBUTTONDOWN:
            return self._press(device.buttons.get(event.button))
        if event.type == pygame.JOYBUTTONUP:
            if device.buttons.get(event.button) == self.held:
                self.held = None
            return []
        if event.type == pygame.JOYHATMOTION:
            return self._turned(device, (int(event.value[0]), -int(event.value[1])))
        if event.type == pygame.JOYAXISMOTION and event.axis in device.axes:
            return self._pushed(device, device.axes.index(event.axis), float(event.value))
        return []

    def _press(self, control: Control | None) -> list[Control]:
        if control is None:
            return []
        if control in DIRECTIONS.values():
            self.held = control
            self._repeat.restart()
        return [control]

    def _turned(self, device: Device, hat: tuple[int, int]) -> list[Control]:
        """A hat in a corner means the side to which it has just been turned."""
        before, device.hat = device.hat, hat
        fresh = [
            DIRECTIONS[way]
            for way in ((hat[0], 0), (0, hat[1]))
            if way in DIRECTIONS and way not in ((before[0], 0), (0, before[1]))
        ]
        if fresh:
            return self._press(fresh[0])
        if hat == (0, 0):
            self.held = None
        return []

    def _pushed(self, device: Device, axis: int, value: float) -> list[Control]:
        """A stick counts once when pushed far, and again after release."""
        before = device.stick.get(axis, 0)
        limit = LET_GO if before and before * value > 0 else PUSHED
        now = (value > limit) - (value < -limit)
        device.stick[axis] = now
        if now == before:
            return []
        if not now:
            self.held = None
            return []
        return self._press(DIRECTIONS[(now, 0) if axis == 0 else (0, now)])

    def _added(self, index: int) -> None:
        try:
            stick = pygame.joystick.Joystick(index)
        except pygame.error:
            return
        buttons, axes = layout_of(index)
        device = Device(stick.get_name(), buttons or USUAL_BUTTONS, axes, stick)
        self.devices[stick.get_instance_id()] = device

    def tick(self, now: float) -> list[Control]:
        """The held direction, at the repeat rate; it starts everything once."""
        if not self._started:
            self._since = self._since or now
            if now - self._since >= START_AFTER:
                self.start()
            return []
        return [self.held] if self.held and self._repeat.due(now) else []

    def let_go(self) -> None:
        """Forget held controls: the window has lost the focus."""
        self.held = None


def layout_of(index: int) -> tuple[dict[int, Control], tuple[int, int]]:
    """SDL's description of a device: its buttons ({} if unknown) and the axes of its stick."""
    try:
        from pygame._sdl2 import controller

        controller.init()
        if not controller.is_controller(index):
            return {}, (0, 1)
        known = controller.Controller(index)
        mapping = known.get_mapping()
        known.quit()
    except (ImportError, AttributeError, pygame.error):
        return {}, (0, 1)
    return read_mapping(mapping)


def read_mapping(mapping: Mapping[str, str]) -> tuple[dict[int, Control], tuple[int, int]]:
    """Buttons and left stick of an entry of SDL's table, like {"a": "b0", "leftx": "a0"}.

    A cross that is a hat ("h0.1") needs no entry: hats speak for themselves.
    """
    buttons: dict[int, Control] = {}
    for name, control in SDL_NAMES.items():
        place = mapping.get(name, "")
        if place[:1] == "b" and place[1:].isdigit():
            buttons[int(place[1:])] = control
    axes = [mapping.get(name, "").strip("+-~") for name in ("leftx", "lefty")]
    if all(axis[:1] == "a" and axis[1:].isdigit() for axis in axes):
        return buttons, (int(axes[0][1:]), int(axes[1][1:]))
    return buttons, (0, 1)
