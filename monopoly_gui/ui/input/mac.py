"""Differences of a Mac: the Command key, and keys reserved by the system.

SDL's menu bar hides the window (Cmd+H), makes it small (Cmd+M), closes it (Cmd+W), leaves (Cmd+Q)
and fills the screen (Ctrl+Cmd+F). F11 shows the desktop there, and there are no Home and End.
"""

import sys

import pygame
from pygame.event import Event

from ...language import _

#: with Cmd, the replacements for keys of other keyboards
WITH_COMMAND = {
    pygame.K_LEFT: pygame.K_HOME,
    pygame.K_UP: pygame.K_HOME,
    pygame.K_RIGHT: pygame.K_END,
    pygame.K_DOWN: pygame.K_END,
}


def on_mac() -> bool:
    """Whether this is a Mac."""
    return sys.platform == "darwin"


def on_this_system(elsewhere: str, on_a_mac: str) -> str:
    """The one of two texts for this computer."""
    return on_a_mac if on_mac() else elsewhere


def with_command(key: str) -> str:
    """The name of a key together with Ctrl, or with Cmd on a Mac."""
    return on_this_system(_("Ctrl+{key}"), _("Cmd+{key}")).format(key=key)


def as_elsewhere(event: Event) -> Event:
    """A Mac's key as named on other keyboards; others unchanged."""
    if not on_mac() or event.type != pygame.KEYDOWN or not event.mod & pygame.KMOD_META:
        return event
    key = WITH_COMMAND.get(event.key)
    if key is None:
        return event
    return Event(pygame.KEYDOWN, key=key, mod=event.mod & ~pygame.KMOD_META, unicode="")
