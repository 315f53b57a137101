"""A number shows what it is, also while more is typed than it can be."""

import pygame
from pygame.event import Event

from monopoly_gui.ui.widgets import NumberField


def test_digits_beyond_the_limit_give_the_limit() -> None:
    field = NumberField(0, 0, 10)
    for digit in "120":
        field.handle(Event(pygame.TEXTINPUT, text=digit))
    assert field.value == 10
    assert field._typed == "10"
