"""Imports pygame without the libraries for parts of it that the game never uses.

Where numpy or setuptools happen to be installed, pygame imports them for its
arrays and its own data files; together they take longer than pygame itself.
"""

import os
import sys

UNUSED = ("numpy", "pkg_resources")
#: SDL's drivers without a visible display
WINDOWLESS = ("dummy", "offscreen", "evdev")
NO_ANSWER = "the display named by DISPLAY or WAYLAND_DISPLAY does not answer"


def bring_in() -> None:
    """Import pygame for the first time; modules kept from it can be imported afterwards."""
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    kept = [name for name in UNUSED if name not in sys.modules]
    for name in kept:
        sys.modules[name] = None  # type: ignore[assignment]  # "not to be found"
    try:
        import pygame  # noqa: F401
    finally:
        for name in kept:
            del sys.modules[name]


def is_windowless() -> bool:
    """Whether the open display shows no window although nobody asked for that."""
    import pygame

    wanted = os.environ.get("SDL_VIDEODRIVER", "")
    return not wanted and pygame.display.get_driver() in WINDOWLESS
