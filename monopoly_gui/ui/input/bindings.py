"""Keys and their effects, in one place: for handling, and for the list of keys."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass

import pygame
from pygame.event import Event

CTRL, META = pygame.KMOD_CTRL, pygame.KMOD_META
NOT_LETTERS = CTRL | META | pygame.KMOD_ALT


@dataclass(frozen=True, slots=True)
class Binding:
    """``go`` is called with the press and returns whether it was used; ``label`` describes it.

    With ``command`` the key counts only together with Ctrl, or with the Command key of a Mac, else
    only without them.  With both at once it belongs to the system.
    """

    keys: tuple[int, ...]
    label: str
    go: Callable[[Event], bool]
    command: bool = False
    #: the typed characters in place of keys, on any keyboard
    sign: str = ""

    def fits(self, event: Event) -> bool:
        """Whether the event is a press of one of the keys."""
        if event.type != pygame.KEYDOWN:
            return False
        if self.sign and getattr(event, "unicode", "") == self.sign:
            return True
        if event.key not in self.keys:
            return False
        if self.command:
            return bool(event.mod & CTRL) != bool(event.mod & META)
        return not event.mod & NOT_LETTERS


def press(bindings: Iterable[Binding], event: Event) -> bool:
    """Give the event to the first binding that fits and uses it."""
    return any(binding.fits(event) and binding.go(event) for binding in bindings)


def always(act: Callable[[], object]) -> Callable[[Event], bool]:
    """Make a callback for a binding from a function without a result; the press is used."""

    def go(event: Event) -> bool:
        act()
        return True

    return go
