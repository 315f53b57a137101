"""Keys and what they do, in one place: handled from here, and listed for the player from here."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

import pygame
from pygame.event import Event

CTRL, META = pygame.KMOD_CTRL, pygame.KMOD_META
COMMAND = CTRL | META
NOT_LETTERS = COMMAND | pygame.KMOD_ALT


@dataclass(frozen=True, slots=True)
class Binding:
    """``go`` is called with the press and says whether it was used; ``label`` says what it does.

    With ``command`` the key counts only together with Ctrl, or with the Command key of a Mac, else
    only without them.  With both at once it belongs to the system.
    """

    keys: tuple[int, ...]
    label: str
    go: Callable[[Event], bool]
    command: bool = False
    #: what is typed instead of the keys, on whatever keyboard
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
    """Let the first binding that fits and wants it use the event."""
    return any(binding.fits(event) and binding.go(event) for binding in bindings)


def always(act: Callable[[], object]) -> Callable[[Event], bool]:
    """Make an act without a result into what a binding calls; the press is used."""

    def go(event: Event) -> bool:
        act()
        return True

    return go
