"""The window: the only place that opens a display."""

import contextlib
import os
import sys
import time
from pathlib import Path

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame
from pygame import Surface

from .. import paths
from ..ui.painting.icons import straight_svg
from .desktop_scale import desktop_scale
from .light_pygame import NO_ANSWER, is_windowless

MIN_SIZE = (640, 480)
DEFAULT_SIZE = (1280, 720)
#: the window's first share of the desktop, if that is more than the default
SHARE = 0.85
#: the title and task bars' part of the desktop, in unscaled points
BARS = 80
#: the greatest width of the first window, as a multiple of its height
WIDEST = 2.0
TITLE = "Monopoly"
#: the tries to open the display until it answers, and the seconds in between
TRIES, PAUSE = 20, 0.1
#: the task bar of Windows distinguishes programs by it
APP_ID = "MonopolyGui.Monopoly"


class NoDisplay(RuntimeError):
    """No window can be opened; the text says why."""


def prepare_display() -> None:
    """Open the display after preparing SDL; NoDisplay if there is none."""
    os.environ.setdefault("SDL_VIDEO_X11_WMCLASS", "monopoly-gui")
    os.environ.setdefault("SDL_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR", "0")
    if sys.platform.startswith("linux") and not list(Path("/dev").glob("dri/renderD*")):
        # without a graphics card an accelerated window is an emulated one, and slow
        os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
    # on Windows: points of the screen are points of ours, not enlarged and blurred ones
    os.environ.setdefault("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2")
    _group_windows()
    _open_display()
    _name()


def _open_display() -> None:
    """Open the display again after the first look at it.

    An X server without other clients resets after that look, and does not answer for
    a moment; SDL then falls back to a driver without a window.
    """
    for _ in range(TRIES):
        pygame.display.quit()
        try:
            pygame.display.init()
        except pygame.error as error:
            raise NoDisplay(str(error)) from error
        if not is_windowless():
            return
        time.sleep(PAUSE)
    raise NoDisplay(NO_ANSWER)


def first_size(desktop: tuple[int, int], enlarged: float = 1.0) -> tuple[int, int]:
    """The initial size of the window: most of the desktop, all of a small one.

    ``enlarged`` is the desktop's scale.
    """
    least_wide, least_high = (round(side * enlarged) for side in DEFAULT_SIZE)
    room = desktop[0], desktop[1] - round(BARS * enlarged)
    width = min(room[0], max(round(desktop[0] * SHARE), least_wide))
    height = min(room[1], max(round(desktop[1] * SHARE), least_high))
    return large_enough((min(width, round(height * WIDEST)), height))


def open_display(fullscreen: bool, size: tuple[int, int] | None = None) -> Surface:
    """The window, of its usual size by default, or the whole screen; NoDisplay if both fail."""
    try:
        if fullscreen:
            return pygame.display.set_mode((0, 0), pygame.FULLSCREEN)
        size = size or first_size(pygame.display.get_desktop_sizes()[0], desktop_scale())
        pygame.display.set_mode(size, pygame.RESIZABLE)
        # coming back from the whole screen, the first answer may still be that large
        pygame.event.pump()
        return pygame.display.set_mode(size, pygame.RESIZABLE)
    except (pygame.error, IndexError) as error:
        raise NoDisplay(str(error)) from error


def large_enough(size: tuple[int, int]) -> tuple[int, int]:
    """The size, grown to the least at which everything can be shown."""
    return max(size[0], MIN_SIZE[0]), max(size[1], MIN_SIZE[1])


def _name() -> None:
    """Set the window's title, and the name in the task bar until the desktop knows better.

    This precedes opening, or the window would lack them for a moment. On a Mac the picture
    replaces the bundle's large one in the Dock.
    """
    side = 512 if sys.platform == "darwin" else 64
    pygame.display.set_caption(TITLE)
    pygame.display.set_icon(straight_svg(paths.assets() / "icons" / "app.svg", (side, side)))


def _group_windows() -> None:
    """Let the task bar of Windows show the game's icon, not that of Python."""
    if sys.platform == "win32":
        import ctypes

        with contextlib.suppress(OSError, AttributeError):
            ctypes.windll.shell32.SetCurrentProcessExplicitAppUserModelID(APP_ID)
